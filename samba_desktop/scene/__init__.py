"""The table on the screen: where cards lie, how they are drawn and picked up; knows no rule.

`layout` says where everything lies (pure, without Qt), `deck` draws the cards. `table_scene` is the table as
it stands: its cards are items (`card_item`) of the `card_layer`, all else is `furniture`, painted by looks
of `table_look` and `control_look` with the tools of `kit`. `table_view` is the widget with the hand on it:
`gestures` of the mouse, the `keyboard`, and the `description` that `accessible` lends to screen readers.
Words come in as `captions`; `warmer` renders cards before they are needed.
"""
