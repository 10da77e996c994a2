"""What was played: the window with all matches and the statistics, and what can be done with a match.

`history_window` holds both pages. `matches_page` is the `match_list` beside the `match_detail` of one match,
`deal_dialog` plays the same cards again, and `record_files` takes matches to files and back.
"""
