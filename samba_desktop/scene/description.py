"""What stands on the table now, as a tree for whoever reads it; it is made only when it is asked for."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from samba_desktop.engine.table import InHand, Place, View
from samba_desktop.scene.accessible_tree import Described, Element, Marks, Part, StopName, TableWords, tree
from samba_desktop.scene.captions import Captions, MessageKind
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.keyboard import Stop
from samba_desktop.scene.spots import Picture


class Pictured(Protocol):
    """The table that is described."""

    @property
    def picture(self) -> Picture | None:
        """The layout that is shown."""
        ...

    @property
    def card_items(self) -> tuple[CardItem, ...]:
        """The items of all cards."""
        ...


class Description(QObject):
    """The tree of one table."""

    changed = Signal()
    """Somebody who reads along may look again; told only while a screen reader is there."""
    focus_moved = Signal()
    """The keyboard points at something else."""
    worded = Signal(str, str)
    """The message has changed, to this one of this kind."""

    def __init__(self, table: Pictured, stops: Callable[[], tuple[Stop, ...]], parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._stops = stops
        self.words: TableWords | None = None
        """None while nothing is played."""
        self.name = ""
        """What the table as a whole is called."""
        self.focus: StopName | None = None
        """What the keyboard points at."""
        self._view: View | None = None
        self._captions = Captions()
        self._thinking: int | None = None
        self._made: Element | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.changed)

    @property
    def root(self) -> Element:
        """The table with all that is on it."""
        if self._made is None:
            self._made = self._described()
        return self._made

    def show(self, view: View, captions: Captions) -> None:
        """Describe another moment."""
        self._view = view
        self.say(captions)

    def say(self, captions: Captions) -> None:
        """Describe the moment with other words."""
        before, self._captions = self._captions, captions
        self.touch()
        if (before.message, before.message_kind) != (captions.message, captions.message_kind):
            self._tell(captions.message, captions.message_kind)

    def think(self, seat: int | None) -> None:
        """Say of a seat that it thinks."""
        self._thinking = seat
        self.touch()

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

    def _tell(self, message: str, kind: MessageKind) -> None:
        if message:
            self.worded.emit(message, kind)

    def _described(self) -> Element:
        picture = self._table.picture
        if picture is None or self._view is None or self.words is None:
            return Element("table", Part.TABLE, self.name, Rect(0, 0, 0, 0))
        now = Described(
            picture, self._view, self._captions, self.words, self._stops(), self._marks(), self._thinking
        )
        return tree(now, self.name)

    def _marks(self) -> Marks:
        selected, hinted, news = set[int](), set[tuple[Place, int]](), set[tuple[Place, int]]()
        for item in self._table.card_items:
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
