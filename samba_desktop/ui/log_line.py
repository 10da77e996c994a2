"""A line of the log as it is shown; knows no match."""

from msgspec import Struct


class LogLine(Struct, frozen=True):
    """One line of the log."""

    text: str
    side: int | None = None
    """The side whose turn it tells; None for what concerns all."""
