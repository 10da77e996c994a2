"""What every window is made of, and what it does between two frames; knows no game."""
