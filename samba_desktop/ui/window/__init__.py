"""The window of the game, and all that is opened from it."""
