"""Learning the game: the tutorial, and moments practised again."""
