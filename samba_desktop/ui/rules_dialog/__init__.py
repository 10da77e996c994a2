"""The dialog in which the rules of the next match are chosen, changed, kept and handed on."""
