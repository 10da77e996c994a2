"""The window, in rooms: `kit` is what all is made of, `table` one match, `window` the window around it.

`rules`, `history`, `learn` and `fair` are opened from it; `speed` is what the bench measures in it.
"""
