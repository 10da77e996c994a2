"""The window of the matches that were played, and what is done with them."""
