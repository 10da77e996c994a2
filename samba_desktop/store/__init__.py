"""What lasts: one database of matches as they are played; knows no screen and no opponents."""
