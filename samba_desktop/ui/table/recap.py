"""What the others did since the own last move: a few sentences where there is room, their cards marked."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    AskedToGoOut,
    Discarded,
    Drawn,
    Event,
    Laid,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    ThreeLaid,
    TopTaken,
    WithheldTaken,
)
from samba_desktop.engine.melds import is_complete, set_size
from samba_desktop.engine.table import InHand, InMeld, Phase, Place, View
from samba_desktop.scene.kit import FONT_FAMILY
from samba_desktop.scene.layout.geometry import Rect, around
from samba_desktop.scene.layout.reconcile import renamed, trails
from samba_desktop.scene.layout.spots import Picture, rooms_beside_pile, rooms_in_zones
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts, ShortTurns, TurnEvent
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.controller import Controller

PLAIN, THREE, CARDS, MELD, GREAT = range(5)
"""Drawn and discarded; a red three; cards added; something new; the pile, a complete set, the end near."""


def weights(view: View, turns: Sequence[Sequence[TurnEvent]]) -> tuple[int, ...]:
    """Weigh turns that follow one another, the last one just before `view`."""
    found = []
    for at, turn in enumerate(turns):
        later = [event for one in turns[at + 1 :] for event in one]
        weight = max(_weight(event) for event in turn)
        found.append(GREAT if _completes(view, turn, later) else weight)
    return tuple(found)


def gist(turn: Sequence[TurnEvent]) -> tuple[TurnEvent, ...]:
    """Return what weighs most of a turn."""
    most = max(_weight(event) for event in turn)
    return tuple(event for event in turn if _weight(event) == most)


def _weight(event: TurnEvent) -> int:
    match event:
        case PileTaken() | WithheldTaken() | AskedToGoOut():
            return GREAT
        case Laid() | TopTaken() | Merged():
            return MELD
        case ThreeLaid():
            return THREE
        case Drawn() | Replaced() | Discarded() | Passed():
            return PLAIN
        case _:
            return CARDS


def _completes(view: View, turn: Sequence[TurnEvent], later: Sequence[TurnEvent]) -> bool:
    """Tell whether a turn has made a canasta or the like of a meld that lies there now."""
    now, after = _brought([*turn, *later]), _brought(later)
    for place in set(_brought(turn, later)):
        melds = view.table.melds[place.side]
        if not 0 < place.number <= len(melds):
            continue
        meld = melds[place.number - 1]
        size = set_size(view.rules, meld)
        if size is None or not is_complete(view.rules, meld):
            continue
        if len(meld.cards) - now.count(place) < size <= len(meld.cards) - after.count(place):
            return True
    return False


def _brought(events: Sequence[TurnEvent], later: Sequence[TurnEvent] = ()) -> list[InMeld]:
    """List for each card that came to a meld that meld, as it is numbered at the end."""
    found: list[Place] = []
    for at, event in enumerate(events):
        then = [*events[at + 1 :], *later]
        found += [renamed(place, then) for place in _places(event)]
    return [place for place in found if isinstance(place, InMeld)]


def _places(event: TurnEvent) -> Iterator[InMeld]:
    match event:
        case Laid(side=side, meld=meld, cards=cards) | Added(side=side, meld=meld, cards=cards):
            yield from [InMeld(side, meld)] * len(cards)
        case PileTaken(side=side, meld=int(meld), used=used):
            yield from [InMeld(side, meld)] * (len(used) + 1)
        case TopTaken(side=side, meld=meld):
            yield InMeld(side, meld)
        case _:
            return


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


class RecapPanel(Struct, frozen=True):
    """Words that stand together."""

    rect: Rect
    lines: tuple[str, ...]


class Sharing(Struct, frozen=True):
    """Where everything stands."""

    panels: tuple[RecapPanel, ...] = ()
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

    def panel(self, lines: Sequence[str], room: Rect) -> RecapPanel:
        """Let lines stand in the middle of a room, no wider than they are."""
        inner = max(self.line(line, room.width)[0] for line in lines)
        wide = min(room.width, inner + 2 * PAD * self.size + 2)
        x = room.x + (room.width - wide) / 2
        return RecapPanel(Rect(x, room.y, wide, self.high(lines, room.width)), tuple(lines))


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


def _placed(lines: Sequence[str], rooms: Sequence[Rect], measure: Measured) -> tuple[RecapPanel, ...] | None:
    """Fill one room after the other as one reads; None where something has no room."""
    left = list(lines)
    panels: list[RecapPanel] = []
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


def _scattered(
    lines: Sequence[str], rooms: Sequence[Rect], measure: Measured
) -> tuple[RecapPanel, ...] | None:
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


FORCED = (ThreeLaid, Replaced)
"""What a seat also does at the deal, where it is no move."""


def since(history: Sequence[Event], you: int) -> tuple[TurnEvent, ...]:
    """Return what the others did after your last move of a round."""
    deeds = [event for event in history if isinstance(event, TurnEvent)]
    moves = [at for at, event in enumerate(deeds) if event.seat == you and not isinstance(event, FORCED)]
    begin = moves[-1] + 1 if moves else 0
    return tuple(event for event in deeds[begin:] if event.seat != you)


def news(events: tuple[Event, ...]) -> tuple[tuple[Card, Place], ...]:
    """List the cards that the events brought to where all can see them."""
    return tuple(
        (trail.card, trail.goal)
        for trail in trails(events)
        if trail.card is not None and not isinstance(trail.goal, InHand)
    )


def told(
    view: View, events: tuple[TurnEvent, ...], company: Company, language: Language
) -> tuple[ToldTurn, ...]:
    """Tell the last turns before a view."""
    whole, short = EventTexts(language), ShortTurns(language)
    turns = [tuple(turn) for _, turn in groupby(events, key=lambda event: event.seat)]
    return tuple(
        ToldTurn(
            whole.turn(turn, company),
            short.turn(turn, company),
            f"{short.turn(gist(turn), company)} …" if weight > PLAIN else short.turn(turn, company),
            weight,
        )
        for turn, weight in zip(turns, weights(view, turns), strict=True)
    )


class SinceYourMove(QWidget):
    """The sentences; they stand there until the person acts and never take a click."""

    def __init__(
        self, controller: Controller, scene: TableScene, view: TableView, language: Language
    ) -> None:
        super().__init__(view)
        self._controller = controller
        self._scene = scene
        self._table = view
        self._language = language
        self._events: tuple[TurnEvent, ...] = ()
        self._turns: tuple[ToldTurn, ...] = ()
        self._measured: Measured | None = None
        self._shown_at = controller.match.moment
        """How far the match had come in the picture; the match itself may be ahead."""
        self.lines: tuple[str, ...] = ()
        self.sharing = Sharing()
        """What is shown of them, and where on the table."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fan: Rect | None = None
        """Where cards are fanned out over the table."""
        self.hide()
        controller.happened.connect(self.on_happened)
        scene.settled.connect(self.on_settled)
        scene.fanned.connect(self.on_fanned)
        scene.font_scaled.connect(self._place)
        self._carrying = (scene.picked, scene.dropped, scene.cancelled)
        for signal in self._carrying:
            signal.connect(self.on_carried)
        view.installEventFilter(self)

    def leave(self) -> None:
        """Take the sentences away for good."""
        self._table.removeEventFilter(self)
        self._scene.settled.disconnect(self.on_settled)
        self._scene.fanned.disconnect(self.on_fanned)
        self._scene.font_scaled.disconnect(self._place)
        for signal in self._carrying:
            signal.disconnect(self.on_carried)
        self._scene.mark_news(())
        self.hide()
        self.deleteLater()

    def on_happened(self, _events: tuple[Event, ...]) -> None:
        """Put the sentences away as soon as they are old."""
        self._shown_at = self._controller.match.moment
        if self._wanted() != self._events:
            self._show(())

    def on_settled(self) -> None:
        """Show what the others did, once it has been seen."""
        if self._controller.match.moment == self._shown_at:
            self._show(self._wanted())

    def on_fanned(self, rect: Rect | None) -> None:
        """Make way for cards that are fanned out over the table, and come back after them."""
        self._fan = rect
        self.update()

    def on_carried(self) -> None:
        """Leave the zones free while cards are carried over the table."""
        self.update()

    def _wanted(self) -> tuple[TurnEvent, ...]:
        controller = self._controller
        view = controller.view
        if controller.you is None or not controller.is_your_turn or view.turn.phase is not Phase.DRAW:
            return ()
        return since(view.table.history, controller.you)

    def _show(self, events: tuple[TurnEvent, ...]) -> None:
        self._scene.mark_news(news(events))
        if events != self._events:
            self._events = events
            self._say()
        self._place()

    def _say(self) -> None:
        controller = self._controller
        self._turns = told(controller.view, self._events, controller.company, self._language)
        self.lines = tuple(one.whole for one in self._turns)
        self.setAccessibleName(
            self.tr("Since your last move: {sentences}").format(sentences=" ".join(self.lines))
        )

    def changeEvent(self, event: QEvent) -> None:
        """Say it anew in the new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._place()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the sentences beside the pile."""
        if watched is self._table and event.type() == QEvent.Type.Resize:
            # The table itself lays out only after this.
            QTimer.singleShot(0, self, self._place)
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        picture = self._scene.picture
        if picture is None or not self._turns:
            self.hide()
            return
        self.sharing = share_out(self._turns, picture, self.tr("More in the log (L)."))
        if not self.sharing.panels:
            self.hide()
            return
        self._measured = Measured(self.sharing.size)
        whole = around(one.rect for one in self.sharing.panels)
        self.setGeometry(QRectF(*whole).toAlignedRect())
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panels."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(self.pos()))
        painter.setFont(telling_font(self.sharing.size))
        for panel in self.sharing.panels:
            if not self._is_in_the_way(panel):
                self._paint(painter, panel)
        painter.end()

    def _is_in_the_way(self, panel: RecapPanel) -> bool:
        """Tell whether words would lie over cards that are fanned out or carried."""
        if self._fan is not None and panel.rect.overlap(self._fan) > 0:
            return True
        zones = self._scene.picture.zones if self._scene.picture is not None else ()
        return self._scene.is_held and any(panel.rect.overlap(zone.rect) > 0 for zone in zones)

    def _paint(self, painter: QPainter, panel: RecapPanel) -> None:
        """Paint sentences on a dark ground."""
        assert self._measured is not None
        palette, size, rect = self._scene.colours, self.sharing.size, QRectF(*panel.rect)
        painter.setPen(QPen(palette.line(0.2), 1))
        painter.setBrush(QColor(palette.info))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.6, size * 0.6)
        painter.setPen(QColor(palette.text))
        y = rect.y() + PAD * size
        for line in panel.lines:
            high = self._measured.line(line, panel.rect.width)[1]
            words = QRectF(rect.x() + PAD * size, y, rect.width() - 2 * PAD * size, high + 1)
            painter.drawText(words, WRAPPED, line)
            y += high + BETWEEN * size
