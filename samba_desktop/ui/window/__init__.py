"""The window of the game, and all that is opened from it.

`main_window` joins a table, its `menus`, the log and what lies over the table after a round
(`round_end`). `match_setup` agrees the next match. `windows` opens dialogs when they are first wanted,
`settings_dialog` among them.
"""
