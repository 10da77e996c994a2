"""Rectangles and sizes as plain values, and the lengths that follow from the window alone; pure."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct


class Size(NamedTuple):
    """The size of the window's table in logical pixels."""

    width: float
    height: float


class Rect(NamedTuple):
    """A rectangle in logical pixels, from its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Return the x of its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y of its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Return the point in its middle."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    @property
    def area(self) -> float:
        """Return its area, 0 where it is empty."""
        return max(0.0, self.width) * max(0.0, self.height)

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Make it smaller by `dx` at the left and right and `dy` (else `dx`) at top and bottom."""
        down = dx if dy is None else dy
        return Rect(self.x + dx, self.y + down, self.width - 2 * dx, self.height - 2 * down)

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def overlap(self, other: "Rect") -> float:
        """Return the area that both share."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def is_within(self, other: "Rect", slack: float = 0.01) -> bool:
        """Tell whether it lies wholly in `other`."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def clamped(self, other: "Rect") -> "Rect":
        """Return it moved as little as needed to lie in `other`."""
        x = max(other.x, min(self.x, other.right - self.width))
        y = max(other.y, min(self.y, other.bottom - self.height))
        return Rect(x, y, self.width, self.height)


def around(rects: Iterable[Rect]) -> Rect:
    """Return the smallest rectangle that holds all of `rects`, of which there must be one."""
    every = list(rects)
    x, y = min(one.x for one in every), min(one.y for one in every)
    return Rect(x, y, max(one.right for one in every) - x, max(one.bottom for one in every) - y)


def clamp(value: float, low: float, high: float) -> float:
    """Keep a number between two others."""
    return max(low, min(value, high))


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
    """Work out the lengths for a window; `font_scale` is how much larger the player wants the text."""
    unit = clamp(
        min(size.width / DESIGN.width, size.height / DESIGN.height),
        SMALLEST_UNIT,
        LARGEST_UNIT,
    )
    return Measures(unit, max(SMALLEST_TEXT, 13.5 * unit) * font_scale, strip)
