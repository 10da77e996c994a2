"""One match at one table: what is seen of it, who plays, and what lies over it; knows no window around it.

`session` joins all: the `controller` plays the match, `person` turns gestures, keys and choices into actions,
`runner` and `talk` ask the opponents, `prompts` are the words of the moment, `recap` what the others did.
`commands` is the table of commands and keys. `score_sheet`, `moments` and `match_end` lie over the table,
the log (`log_lines`, `log_panel`) beside it; `reading` and `sounds` are for the ear.
"""
