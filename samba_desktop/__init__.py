"""Samba, a card game of the canasta family; this file tells its version and imports nothing."""

__version__ = "0.2.0"
