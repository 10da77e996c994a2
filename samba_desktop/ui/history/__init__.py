"""What was played: the matches and the statistics, what can be done with a match, and replays.

`history_window` holds both pages. `matches_page` is the `match_list` beside the `match_detail` of one
match, and takes matches to files and back; `deal_dialog` plays the same cards again. `replays` opens
records in a `replay_window`.
"""
