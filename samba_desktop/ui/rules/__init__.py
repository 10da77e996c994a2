"""Agreeing what is played: the rules dialog, the new match and the page with the rules in force.

`match_plan` is what is agreed, without a widget; `rules_dialog` shows and changes rules,
`new_match_dialog` asks for a match, `rules_window` shows rules to read or to print.
"""
