"""The fonts and distances of the list of rules at one scale."""

from msgspec import Struct
from PySide6.QtGui import QFont

from samba_desktop.ui.look import font, pixels

SMALL = 13
"""Pixels of a sentence under a label, at scale 1."""


class TypeSizes(Struct, frozen=True):
    """Fonts, and lengths in pixels."""

    label: QFont
    sentence: QFont
    mark: QFont
    title: QFont
    pad: int
    """Above and below the words of a row."""
    gap: int
    """Between the words and the control."""
    line: int
    """Between two lines of a row that say different things."""
    inset: int
    """Between the edge of a card and what is on it."""
    between: int
    """Between two cards."""
    controls: tuple[int, int]
    """The least and the greatest width of the column of controls."""

    @classmethod
    def at(cls, scale: float) -> "TypeSizes":
        """Make the sizes for a scale."""
        half = QFont.Weight.DemiBold
        return cls(
            font(scale, weight=half),
            font(scale, SMALL),
            font(scale, SMALL, half),
            font(scale, 18, QFont.Weight.Bold),
            pixels(9, scale),
            pixels(26, scale),
            pixels(3, scale),
            pixels(18, scale),
            pixels(14, scale),
            (pixels(216, scale), pixels(300, scale)),
        )
