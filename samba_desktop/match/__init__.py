"""A sitting: the record of a match, taking back, whose turn it is, and what a gesture means."""
