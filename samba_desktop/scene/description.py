"""The table now as a tree of named things, for screen readers; made only when it is asked for."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum, auto
from typing import Protocol

from msgspec import Struct, field
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place, View
from samba_desktop.scene.captions import Bubble, ButtonCaption, Captions, MessageKind
from samba_desktop.scene.keyboard import Stop, StopName, table_stops
from samba_desktop.scene.layout.geometry import Rect
from samba_desktop.scene.layout.spots import Picture, Spot, ZoneSpot
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.timing import one_shot


class ElementKind(Enum):
    """What kind of thing it is."""

    TABLE = auto()
    TEXT = auto()
    MESSAGE = auto()
    GROUP = auto()
    LIST = auto()
    CARD = auto()
    BUTTON = auto()


class Element(Struct, frozen=True):
    """One thing on the table."""

    key: str
    """What it is known by as long as it is there; cards by their number at a place."""
    kind: ElementKind
    name: str
    rect: Rect
    detail: str = ""
    stop: StopName | None = None
    """What pressing it does what a click there would; None where nothing is to be pressed."""
    accelerator: str = ""
    is_enabled: bool = True
    is_selected: bool | None = None
    """None where it cannot be selected."""
    parts: tuple["Element", ...] = ()

    def every(self) -> Iterator["Element"]:
        """Give it and all that is in it."""
        yield self
        for part in self.parts:
            yield from part.every()


class TableWords(Protocol):
    """The words that the captions lack."""

    def card(self, card: Card, stands: Card | None) -> str:
        """Name a card, with the one that it stands for."""
        ...

    def mark(self, *, hinted: bool, news: bool) -> str:
        """Say how a card is marked."""
        ...

    def hand(self, view: View) -> str:
        """Name the hand."""
        ...

    def meld(self, view: View, side: int, number: int) -> str:
        """Say what a meld is."""
        ...

    def red_threes(self, count: int) -> str:
        """Name the red threes of a side."""
        ...

    def spoken(self, text: str) -> str:
        """Write a short text of the table as it is said."""
        ...

    def seat(self, view: View, seat: int, *, thinks: bool) -> str:
        """Say how a seat stands."""
        ...

    def actions(self) -> str:
        """Name the column of buttons."""
        ...

    def bubble(self, seat: int, text: str) -> str:
        """Say what somebody says."""
        ...

    def key(self, key: str) -> str:
        """Name the key on a button."""
        ...


class Marks(Struct, frozen=True):
    """How the cards are marked, by place and number there."""

    selected: frozenset[int] = frozenset()
    """Numbers within the hand."""
    hinted: frozenset[tuple[Place, int]] = frozenset()
    news: frozenset[tuple[Place, int]] = frozenset()


class Described(Struct, frozen=True):
    """What the tree is made of."""

    picture: Picture
    view: View
    captions: Captions
    words: TableWords
    stops: tuple[Stop, ...] = ()
    marks: Marks = field(default_factory=Marks)
    thinking: int | None = None


def tree(now: Described, name: str) -> Element:
    """Describe the table in the order in which it is best read: what to do, who plays, what lies there."""
    picture = now.picture
    parts = [*_message(now), *_bubbles(now)]
    parts += [_plate(now, seat) for seat in _seats(now)]
    parts += [_zone(now, zone) for zone in picture.zones]
    parts += [_pile(now), _stock(now), _hand(now), _buttons(now)]
    return Element("table", ElementKind.TABLE, name, Rect(0, 0, *picture.size), parts=tuple(parts))


def _message(now: Described) -> Iterator[Element]:
    words, picture = now.captions, now.picture
    yield Element("message", ElementKind.MESSAGE, words.message, picture.message)
    if words.message_button is not None:
        yield _button(now, words.message_button, _rects(now), picture.message)
    if words.ring is not None:
        yield _button(now, words.ring, _rects(now), picture.pile_label)
    said = ". ".join(now.words.spoken(line) for line in (words.title, words.subtitle) if line)
    yield Element("title", ElementKind.TEXT, said, picture.title)


def _bubbles(now: Described) -> Iterator[Element]:
    rects = _rects(now)
    for number, bubble in enumerate(now.captions.bubbles):
        plate = now.picture.plate(bubble.seat)
        where = plate.rect if plate is not None else now.picture.hand
        answers = tuple(_button(now, one, rects, where) for one in bubble.buttons)
        yield Element(f"bubble {number}", ElementKind.GROUP, _says(now, bubble), where, parts=answers)


def _says(now: Described, bubble: Bubble) -> str:
    return now.words.bubble(bubble.seat, bubble.text)


def _seats(now: Described) -> Iterable[int]:
    """List the seats with plates in the order of play, from the reader's left."""
    players = now.view.table.seating.players
    order = ((now.view.seat + step) % players for step in range(1, players))
    return [seat for seat in order if now.picture.plate(seat) is not None]


def _plate(now: Described, seat: int) -> Element:
    plate, caption = now.picture.plate(seat), now.captions.seat(seat)
    assert plate is not None
    state = now.words.seat(now.view, seat, thinks=now.thinking == seat)
    name = ", ".join(part for part in (caption.name, caption.detail, caption.warning, state) if part)
    played = next((one.sentence for one in now.captions.tickets if one.seat == seat), "")
    spoken = now.words.spoken(". ".join(part for part in (name, played) if part))
    return Element(f"plate {seat}", ElementKind.TEXT, spoken, plate.rect)


def _zone(now: Described, zone: ZoneSpot) -> Element:
    caption, view, side = now.captions.zone(zone.side), now.view, zone.side
    parts = []
    threes = _at(now.picture, AmongRedThrees(side))
    if threes:
        name, key = now.words.red_threes(len(threes)), f"threes {side}"
        parts.append(Element(key, ElementKind.LIST, name, zone.heading, parts=_cards(now, key, threes)))
    numbers = range(1, len(view.table.melds[side]) + 1)
    parts += [_meld(now, InMeld(side, number), zone.inner) for number in numbers]
    new = now.picture.places.get(NewMeld(side))
    if new is not None:
        place = NewMeld(side)
        parts.append(
            Element(f"new {side}", ElementKind.BUTTON, now.captions.new_meld, new, stop=_stop(now, place))
        )
    name = now.words.spoken("  ".join(part for part in (caption.left, caption.right) if part))
    return Element(f"zone {side}", ElementKind.GROUP, name, zone.rect, parts=tuple(parts))


def _meld(now: Described, place: InMeld, room: Rect) -> Element:
    key = f"meld {place.side} {place.number}"
    rect = now.picture.places.get(place, room)
    name = now.words.meld(now.view, place.side, place.number)
    cards = _cards(now, key, _at(now.picture, place))
    return Element(key, ElementKind.LIST, name, rect, stop=_stop(now, place), parts=cards)


def _pile(now: Described) -> Element:
    rect = now.picture.places.get(OnPile(), now.picture.empty_pile)
    said = now.captions.pile_in_full or now.captions.pile
    if now.captions.takes:
        said = f"{said}. {now.captions.pile}"
    name = now.words.spoken(said)
    cards = _cards(now, "pile", tuple(reversed(_at(now.picture, OnPile()))))
    return Element("pile", ElementKind.LIST, name, rect, stop=_stop(now, OnPile()), parts=cards)


def _stock(now: Described) -> Element:
    rect = now.picture.places.get(OnStock(), now.picture.stock)
    return Element("stock", ElementKind.BUTTON, now.captions.stock, rect, stop=_stop(now, OnStock()))


def _hand(now: Described) -> Element:
    spots = _at(now.picture, InHand(now.view.seat))
    name = now.words.hand(now.view)
    return Element("hand", ElementKind.LIST, name, now.picture.hand, parts=_cards(now, "hand", spots))


def _cards(now: Described, key: str, spots: tuple[Spot, ...]) -> tuple[Element, ...]:
    return tuple(_card(now, f"{key} card {spot.index}", spot) for spot in spots if spot.card is not None)


def _card(now: Described, key: str, spot: Spot) -> Element:
    assert spot.card is not None
    at, marks = (spot.place, spot.index), now.marks
    name = now.words.card(spot.card, spot.stands)
    detail = now.words.mark(hinted=at in marks.hinted, news=at in marks.news)
    rect = spot.strip if spot.strip.area > 0 else spot.rect
    if not isinstance(spot.place, InHand):
        return Element(key, ElementKind.CARD, name, rect, detail)
    stop = (spot.place, spot.index, "")
    return Element(
        key, ElementKind.CARD, name, rect, detail, stop=stop, is_selected=spot.index in marks.selected
    )


def _buttons(now: Described) -> Element:
    rects = {**{spot.name: spot.rect for spot in now.picture.buttons}, **_rects(now)}
    parts = tuple(_button(now, one, rects, now.picture.column) for one in now.captions.buttons)
    return Element("buttons", ElementKind.GROUP, now.words.actions(), now.picture.column, parts=parts)


def _button(now: Described, caption: ButtonCaption, rects: Mapping[str, Rect], room: Rect) -> Element:
    return Element(
        f"button {caption.name}",
        ElementKind.BUTTON,
        caption.label,
        rects.get(caption.name, room),
        caption.tooltip,
        stop=(None, 0, caption.name),
        accelerator=now.words.key(caption.key) if caption.key else "",
        is_enabled=caption.enabled,
    )


def _at(picture: Picture, place: Place) -> tuple[Spot, ...]:
    return tuple(sorted((spot for spot in picture.spots if spot.place == place), key=lambda spot: spot.index))


def _rects(now: Described) -> dict[str, Rect]:
    return {stop.button: stop.rect for stop in now.stops if stop.button}


def _stop(now: Described, place: Place) -> StopName | None:
    return (place, 0, "") if any(stop.place == place for stop in now.stops) else None


class Description(QObject):
    """The tree of one table."""

    changed = Signal()
    """Somebody who reads along may look again; told only while a screen reader is there."""
    focus_moved = Signal()
    """The keyboard points at something else."""
    worded = Signal(str, str)
    """The message has changed, to this one of this kind."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        scene.marked.connect(self.touch)
        self.words: TableWords | None = None
        """None while nothing is played."""
        self.name = ""
        """What the table as a whole is called."""
        self.focus: StopName | None = None
        """What the keyboard points at."""
        self._message: tuple[str, MessageKind] = ("", "info")
        self._made: Element | None = None
        self._soon = one_shot(self)
        self._soon.timeout.connect(self.changed)

    @property
    def root(self) -> Element:
        """The table with all that is on it."""
        if self._made is None:
            self._made = self._described()
        return self._made

    def point_at(self, stop: Stop | None) -> None:
        """Say what the keyboard points at."""
        name = stop.name if stop is not None else None
        if name != self.focus:
            self.focus = name
            self.focus_moved.emit()

    def touch(self) -> None:
        """Describe anew what may have changed."""
        self._made = None
        if QAccessible.isActive():
            self._soon.start()
        now = self._scene.now
        if now is not None and (now.captions.message, now.captions.message_kind) != self._message:
            self._message = (now.captions.message, now.captions.message_kind)
            if now.captions.message:
                self.worded.emit(*self._message)

    def _described(self) -> Element:
        now = self._scene.now
        if now is None or self.words is None:
            return Element("table", ElementKind.TABLE, self.name, Rect(0, 0, 0, 0))
        every = table_stops(self._scene)
        described = Described(
            now.picture, now.view, now.captions, self.words, every, self._marks(), now.thinking
        )
        return tree(described, self.name)

    def _marks(self) -> Marks:
        selected, hinted, news = set[int](), set[tuple[Place, int]](), set[tuple[Place, int]]()
        for item in self._scene.cards.items:
            if item.spot is None:
                continue
            at = (item.spot.place, item.spot.index)
            if item.is_chosen and isinstance(item.spot.place, InHand):
                selected.add(item.spot.index)
            if item.is_hinted:
                hinted.add(at)
            if item.is_news:
                news.add(at)
        return Marks(frozenset(selected), frozenset(hinted), frozenset(news))
