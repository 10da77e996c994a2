"""The commands that need no window: a thin face over the engine, the opponents, the match and the store."""
