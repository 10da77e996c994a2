"""The player by rules: what a seat knows, what things are worth, and how a turn is chosen from that."""
