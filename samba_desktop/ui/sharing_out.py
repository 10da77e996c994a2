"""How what is told is shared out among the free rooms of the table; measures words, paints nothing."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from samba_desktop.scene.kit import FONT_FAMILY
from samba_desktop.scene.layout.geometry import Rect
from samba_desktop.scene.layout.spots import Picture, rooms_beside_pile, rooms_in_zones

WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
PAD = 0.6
"""Round the words, in sizes of the text."""
BETWEEN = 0.3
"""From line to line, in sizes of the text."""
NARROWEST = 9
"""No panel is narrower than this, in sizes of the text."""
WIDEST = 34
EASY, TIGHT = (1.0, 0.9), (1.0, 0.9, 0.8, 0.72, 0.67)
"""How large the words are, of the table's, until all has room."""
LEAST_TEXT = 11
"""Pixels that words are high at least, where those of the table are."""


class ToldTurn(Struct, frozen=True):
    """What is told of a turn."""

    whole: str
    short: str
    gist: str
    """Only what matters most."""
    weight: int
    """How much it matters to know of it; what weighs least is left out first."""


class Panel(Struct, frozen=True):
    """Words that stand together."""

    rect: Rect
    lines: tuple[str, ...]


class Sharing(Struct, frozen=True):
    """Where everything stands."""

    panels: tuple[Panel, ...] = ()
    size: int = LEAST_TEXT
    """The height of the words in pixels."""
    left_out: tuple[int, ...] = ()
    """The numbers of the turns that have no room."""


def telling_font(size: float) -> QFont:
    """Return the type of this height in pixels."""
    made = QFont(FONT_FAMILY)
    made.setPixelSize(max(1, round(size)))
    made.setWeight(QFont.Weight.DemiBold)
    return made


class Measured:
    """Words in one type: how wide and high they are."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._metrics = QFontMetricsF(telling_font(size))
        self._known: dict[tuple[str, float], tuple[float, float]] = {}

    def line(self, text: str, wide: float) -> tuple[float, float]:
        """Return width and height of words in a panel of a width."""
        found = self._known.get((text, wide))
        if found is None:
            room = QRectF(0, 0, wide - 2 * PAD * self.size, 10_000)
            rect = self._metrics.boundingRect(room, WRAPPED, text)
            found = self._known[text, wide] = (rect.width(), rect.height())
        return found

    def high(self, lines: Sequence[str], wide: float) -> float:
        """Return the height of a panel."""
        heights = sum(self.line(line, wide)[1] for line in lines)
        return heights + 2 * PAD * self.size + BETWEEN * self.size * (len(lines) - 1)

    def fits(self, lines: Sequence[str], room: Rect) -> bool:
        """Tell whether lines have room, no word of them being broken or cut."""
        wide = room.width
        inner = wide - 2 * PAD * self.size + 0.5
        return self.high(lines, wide) <= room.height and all(
            self.line(line, wide)[0] <= inner for line in lines
        )

    def panel(self, lines: Sequence[str], room: Rect) -> Panel:
        """Let lines stand in the middle of a room, no wider than they are."""
        inner = max(self.line(line, room.width)[0] for line in lines)
        wide = min(room.width, inner + 2 * PAD * self.size + 2)
        x = room.x + (room.width - wide) / 2
        return Panel(Rect(x, room.y, wide, self.high(lines, room.width)), tuple(lines))


def share_out(turns: Sequence[ToldTurn], picture: Picture, more: str) -> Sharing:
    """Find room for all turns, beside the pile where that can be, else for the weightiest and for `more`."""
    whole, short = [one.whole for one in turns], [one.short for one in turns]
    sizes = _Sizes(picture)
    for lines, rooms, share in _ways(whole, short, picture):
        measure = sizes.of(share)
        found = _placed(lines, rooms, measure)
        if found is not None:
            return Sharing(found, measure.size)
    for share in TIGHT:
        measure = sizes.of(share)
        found = _scattered(short, _every_room(picture), measure)
        if found is not None:
            return Sharing(found, measure.size)
    return _weightiest(turns, picture, more, sizes.of(TIGHT[-1]))


class _Sizes:
    """The sizes in which words are measured, each made when it is first tried."""

    def __init__(self, picture: Picture) -> None:
        self._text = picture.lengths.text
        self._made: dict[int, Measured] = {}

    def of(self, share: float) -> Measured:
        size = round(max(self._text * share, min(self._text, LEAST_TEXT)))
        if size not in self._made:
            self._made[size] = Measured(size)
        return self._made[size]


Way = tuple[Sequence[str], Sequence[Rect], float]


def _ways(whole: Sequence[str], short: Sequence[str], picture: Picture) -> Iterator[Way]:
    """List from the best on what may be said in which rooms how large."""
    beside, zones = rooms_beside_pile(picture), rooms_in_zones(picture)
    near = [[room] for room in sorted(beside, key=lambda one: one.width, reverse=True)] + [list(beside)]
    far = [[zone] for zone in zones] + [[*beside, *zones[:count]] for count in range(1, len(zones) + 1)]
    for lines in (whole, short):
        for share in EASY:
            for rooms in near:
                yield lines, rooms, share
    for lines, shares in ((whole, EASY), (short, TIGHT)):
        for share in shares:
            for rooms in far:
                yield lines, rooms, share


def _every_room(picture: Picture) -> list[Rect]:
    return [*rooms_beside_pile(picture), *rooms_in_zones(picture)]


def _placed(lines: Sequence[str], rooms: Sequence[Rect], measure: Measured) -> tuple[Panel, ...] | None:
    """Fill one room after the other as one reads; None where something has no room."""
    left = list(lines)
    panels: list[Panel] = []
    for room in sorted((_narrowed(one, measure.size) for one in rooms), key=_as_read):
        if room.width < NARROWEST * measure.size:
            continue
        count = 0
        while count < len(left) and measure.fits(left[: count + 1], room):
            count += 1
        if count:
            panels.append(measure.panel(left[:count], room))
            left = left[count:]
    return None if left else tuple(panels)


def _narrowed(room: Rect, size: int) -> Rect:
    wide = min(room.width, WIDEST * size)
    return Rect(room.x + (room.width - wide) / 2, room.y, wide, room.height)


def _as_read(room: Rect) -> tuple[float, float]:
    return (room.y, room.x)


def _scattered(lines: Sequence[str], rooms: Sequence[Rect], measure: Measured) -> tuple[Panel, ...] | None:
    """Put each line where it has room, the longest first; None where one has none."""
    held: dict[Rect, list[int]] = {room: [] for room in rooms if room.width >= NARROWEST * measure.size}
    for at in sorted(range(len(lines)), key=lambda one: len(lines[one]), reverse=True):
        # The smallest room that will do leaves the others for what comes.
        for room in sorted(held, key=lambda one: one.area):
            together = sorted([*held[room], at])
            if measure.fits([lines[one] for one in together], room):
                held[room] = together
                break
        else:
            return None
    return tuple(
        measure.panel([lines[at] for at in held[room]], room)
        for room in sorted(held, key=_as_read)
        if held[room]
    )


def _weightiest(turns: Sequence[ToldTurn], picture: Picture, more: str, measure: Measured) -> Sharing:
    """Tell only what matters most of each turn, and leave out what weighs least until the rest has room."""
    rooms = _every_room(picture)
    order = sorted(range(len(turns)), key=lambda at: turns[at].weight)
    for count in range(len(turns) + 1):
        told = [turns[at] for at in sorted(order[count:])]
        for lines in ([one.short for one in told], [one.gist for one in told]):
            found = _placed([*lines, more], rooms, measure) or _scattered([*lines, more], rooms, measure)
            if found is not None:
                return Sharing(found, measure.size, tuple(sorted(order[:count])))
    return Sharing(left_out=tuple(range(len(turns))))
