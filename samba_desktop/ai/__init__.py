"""Opponents and hints: they see what one seat may see, and never a whole state."""
