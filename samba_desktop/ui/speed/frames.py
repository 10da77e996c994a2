"""How long a frame takes while four cards fly over a table on which all 162 are in play."""

import time
from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import View
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.table.appearance import table_scene
from samba_desktop.ui.table.prompts import Moment, Teller

MOVING = 4
FLIGHT = 30
"""Frames of one flight."""
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FULL_TABLE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "JK JK JK JK 2S 2S 2S 2H 2H 2H 2D 2D 2D", "2": 2, "3": 2, "4": 2},
    "melds": {
        "A": [f"{rank}S {rank}S {rank}S {rank}H {rank}H {rank}H" for rank in RANKS],
        "B": [f"{rank}D {rank}D {rank}D {rank}C {rank}C {rank}C" for rank in RANKS],
    },
    "pile": "3S 3S 3S 3C 3C 3C 2C JK",
}
"""All cards are in play, nearly all of them lie open, and none is covered by a canasta."""


class Frame(Struct, frozen=True):
    """What one frame took, in milliseconds."""

    wall: float
    worked: float
    """By this thread alone, without what others had of the processor."""


def full_view() -> View:
    """Return the table as the first seat sees it."""
    return observe(read_case(FULL_TABLE), 0)


class FullTable:
    """The real table, with four cards that fly from the hand to the far side and back."""

    def __init__(self, width: int, height: int) -> None:
        view = full_view()
        company = Company(tuple(NAMES[: view.table.seating.players]), view.table.seating, view.seat)
        teller = Teller(ENGLISH, company, (None, *[USUAL_LEVEL] * (len(company.names) - 1)), "Swedish Samba")
        self._pictures = CardPixmaps()
        self._scene = table_scene(pictures=self._pictures)
        self._scene.speed = 0.0
        self.view = shown(TableView(self._scene), width, height)
        self._scene.show_view(view, (), teller.captions(view, Moment()))
        self.moving = sorted(self._scene.cards.items, key=lambda card: card.y())[-MOVING:]
        """The cards that move: some of the hand, which are the largest and have the longest way."""
        self._start = [card.pos() for card in self.moving]

    @property
    def scene(self) -> TableScene:
        """The scene that is measured."""
        return self._scene

    def move(self, number: int) -> None:
        """Take the next step."""
        at = number % FLIGHT
        if at == 0:
            for card, start in zip(self.moving, self._start, strict=True):
                self._send(card, start, back=bool(number // FLIGHT % 2))
        for card in self.moving:
            card.setProperty("progress", (at + 1) / FLIGHT)

    def _send(self, card: CardItem, start: QPointF, *, back: bool) -> None:
        card.is_smooth = True
        end = start if back else QPointF(start.x() * 0.8, start.y() * 0.15)
        card.take_off(end, card.width, turned=False, face_up=True)


class BareTable:
    """A plain graphics view with as many pictures of that size, of which four move."""

    def __init__(self, full: FullTable, width: int, height: int) -> None:
        self._scene = QGraphicsScene(0, 0, width, height)
        ratio = full.view.devicePixelRatioF()
        cards = {item: self._card(item, ratio) for item in full.scene.cards.items}
        self._moving = [cards[item] for item in full.moving]
        self.view = shown(QGraphicsView(self._scene), width, height)

    def _card(self, item: CardItem, ratio: float) -> QGraphicsPixmapItem:
        size = item.rect.size() * ratio
        picture = QPixmap(round(size.width()), round(size.height()))
        picture.setDevicePixelRatio(ratio)
        picture.fill(0xFFFFFF)
        card = self._scene.addPixmap(picture)
        card.setPos(item.pos())
        return card

    def move(self, number: int) -> None:
        """Take the next step."""
        share = (number % FLIGHT + 1) / FLIGHT
        share = 1 - share if number // FLIGHT % 2 else share
        height = self._scene.height()
        for at, card in enumerate(self._moving):
            card.setPos(at * card.boundingRect().width(), height * (0.8 - 0.65 * share))


def shown(view: QGraphicsView, width: int, height: int) -> QGraphicsView:
    """Show a view in a size and have it painted."""
    view.resize(width, height)
    view.show()
    QApplication.processEvents()
    return view


def frames(move: Callable[[int], object], count: int) -> list[Frame]:
    """Take so many steps and measure each until it is painted."""
    found = []
    for number in range(count):
        wall, worked = time.perf_counter(), time.thread_time()
        move(number)
        QApplication.processEvents()
        found.append(
            Frame((time.perf_counter() - wall) * 1000, (time.thread_time() - worked) * 1000),
        )
    return found


def full_repaints(view: QGraphicsView, count: int) -> list[Frame]:
    """Paint everything so many times."""

    def repaint(_number: int) -> None:
        view.viewport().update()

    return frames(repaint, count)


def summed(found: Sequence[Frame]) -> dict[str, float]:
    """Say how frames lie: the median of both times, and what all but five of a hundred stay under."""
    wall = sorted(one.wall for one in found)
    worked = sorted(one.worked for one in found)
    middle, high = len(found) // 2, len(found) * 95 // 100
    return {"wall_ms": wall[middle], "worked_ms": worked[middle], "most_of_95_ms": worked[high]}


def measured_frames(width: int, height: int, count: int) -> dict[str, dict[str, float]]:
    """Measure the table and the bare view by turns, in logical pixels; the same processor serves both."""
    full = FullTable(width, height)
    bare = BareTable(full, width, height)
    tables: dict[str, list[Frame]] = {"table": [], "bare": [], "whole": [], "bare_whole": []}
    share = max(FLIGHT * 2, count // 5 // (FLIGHT * 2) * FLIGHT * 2)
    for _ in range(max(1, count // share)):
        tables["table"] += frames(full.move, share)
        tables["bare"] += frames(bare.move, share)
        tables["whole"] += full_repaints(full.view, share // 4)
        tables["bare_whole"] += full_repaints(bare.view, share // 4)
    return {name: summed(found) for name, found in tables.items()}
