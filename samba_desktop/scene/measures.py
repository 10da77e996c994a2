"""The sizes that follow from the window alone: unit, margins, text and the index strips of the deck; pure."""

from msgspec import Struct

from samba_desktop.scene.geometry import Size, clamp

DESIGN = Size(1440, 900)
"""The window in which one unit is one pixel."""
SMALLEST_UNIT, LARGEST_UNIT = 0.72, 4.0
SMALLEST_TEXT = 11.0
"""Pixels under which no text on the table goes."""
ASPECT = 1.4
"""Height of a card divided by its width."""


class Strip(Struct, frozen=True):
    """Which share of a card must show for its index to be read."""

    width: float = 0.235
    height: float = 0.175


class Measures(Struct, frozen=True):
    """All lengths that depend on the window's size alone, in logical pixels."""

    unit: float
    """What one pixel of the design window has become."""
    text: float
    """Height of ordinary text."""
    strip: Strip

    @property
    def margin(self) -> float:
        """Return the distance from the window's edge."""
        return 20 * self.unit

    @property
    def gap(self) -> float:
        """Return the distance between neighbours."""
        return 10 * self.unit

    @property
    def small(self) -> float:
        """Return the height of secondary text."""
        return max(SMALLEST_TEXT, self.text * 0.92)

    @property
    def line(self) -> float:
        """Return the height of a line of ordinary text with its air."""
        return self.text * 1.6

    @property
    def plate_height(self) -> float:
        """Return the height of a seat's plate."""
        return max(60 * self.unit, self.text * 3.2)

    @property
    def plate_width(self) -> float:
        """Return the width of a seat's plate."""
        return max(236 * self.unit, self.text * 14.5)


def measures(size: Size, strip: Strip, font_scale: float = 1.0) -> Measures:
    """Work out the lengths for a window; `font_scale` is the player's wish for larger text."""
    unit = clamp(
        min(size.width / DESIGN.width, size.height / DESIGN.height),
        SMALLEST_UNIT,
        LARGEST_UNIT,
    )
    return Measures(unit, max(SMALLEST_TEXT, 13.5 * unit) * font_scale, strip)
