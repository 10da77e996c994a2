"""`samba-desktop bench`: how fast parts of the game are, as ratios to a baseline of the same run.

For developers, so it tells its figures in English alone.
"""
