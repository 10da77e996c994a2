"""Words: the sentences for refusals, events, rules and sheets; knows no Qt and is handed a translation."""
