"""A line of the log as it is shown; knows no match."""

from samba_desktop.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    text: str
    side: int | None = None
    """The side whose turn it tells; None for what concerns all."""
