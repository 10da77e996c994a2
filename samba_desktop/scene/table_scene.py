"""The table as a graphics scene: shows views, tells gestures; knows neither rules nor words."""

import math
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event
from samba_desktop.engine.table import InHand, Place, View
from samba_desktop.scene.accessible_tree import StopName
from samba_desktop.scene.backdrop import Backdrop
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.colours import Palette
from samba_desktop.scene.description import Description
from samba_desktop.scene.geometry import Size
from samba_desktop.scene.gestures import Gestures, Voice
from samba_desktop.scene.hand_order import HandOrder
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.measures import Strip
from samba_desktop.scene.spots import Picture
from samba_desktop.scene.stage import TableStage
from samba_desktop.scene.table_keys import KeyVoice, TableKeys
from samba_desktop.scene.walker import Walker

PREVIEW_AFTER = 350
"""Milliseconds for which the pointer rests on a place before its cards are fanned out."""
FIRST_SIZE = Size(1280, 800)
"""The size laid out for until a view says its own."""


class TableScene(QGraphicsScene):
    """The table of one seat; words come in through `Captions`, gestures go out as signals with plain values.

    `deck` draws the cards; `strip` says which share of a card must show for its index to be read.
    """

    picked = Signal(object, object)
    """Cards and their place: a drag began, or the selection changed."""
    dropped = Signal(object, object, object)
    """Cards, the place they came from and the one they were dropped on."""
    pressed_place = Signal(object)
    """A place other than the hand was clicked, or Enter pressed on it."""
    pressed_button = Signal(str)
    activated = Signal(object)
    """A card of the hand was double-clicked."""
    hovered = Signal(object)
    """The place under the pointer has changed; None where there is none."""
    settled = Signal()
    """Nothing moves any more; once for each showing, always after `show_view` has returned."""
    selection_changed = Signal(object)
    cancelled = Signal()
    """Cards in the air went home without a drop, or Escape was pressed."""
    font_scaled = Signal()
    fanned = Signal(object)
    """The rectangle where the cards of a place are fanned out over the table now; None where no longer."""

    def __init__(
        self,
        deck: CardPictures,
        strip: Strip | None = None,
        palette: Palette | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(QRectF(0, 0, *FIRST_SIZE))
        self.font_scale = 1.0
        """How large the words are; 1 is the usual size."""
        colours = palette or Palette()
        self._backdrop = Backdrop(colours)
        self._stage = TableStage(
            self, deck, strip or Strip(), colours, self._on_selected, self._on_done, self.fanned.emit
        )
        self._stage.settling.settled.connect(self._on_settled)
        self._gestures = Gestures(
            self._stage,
            Voice(
                picked=self.picked.emit,
                dropped=self.dropped.emit,
                pressed_place=self.pressed_place.emit,
                pressed_button=self.pressed_button.emit,
                activated=self.activated.emit,
                hovered=self.hovered.emit,
                cancelled=self.cancelled.emit,
            ),
        )
        self.description = Description(self, self._stage.stops, self)
        """The table in words, for screen readers."""
        self._walker = Walker(self._stage, self.hovered.emit, self.description.point_at)
        self._keys = TableKeys(
            self._stage,
            self._walker,
            KeyVoice(self.pressed_button.emit, self.pressed_place.emit, self._on_escape, self._end_showing),
        )
        self._owed = 0
        """How many showings have not been told to be at rest."""
        self._is_showing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PREVIEW_AFTER)
        self._pause.timeout.connect(self._on_pause)
        self._resting: Place | None = None

    @property
    def speed(self) -> float:
        """The speed factor of animations: 0 is off, 1 normal, 2 fast."""
        return self._stage.animator.speed

    @speed.setter
    def speed(self, factor: float) -> None:
        self._stage.animator.speed = factor

    @property
    def is_held(self) -> bool:
        """Tell whether cards are in the air, or a frame is being drawn around some."""
        return self._gestures.is_dragging

    @property
    def is_moving(self) -> bool:
        """Tell whether cards fly."""
        return self._stage.is_moving

    @property
    def is_showing(self) -> bool:
        """Tell whether what happened is still being shown; cards being lifted or lowered do not count."""
        return self._is_showing

    @property
    def picture(self) -> Picture | None:
        """The layout that is shown; None before the first view."""
        return self._stage.picture

    @property
    def card_items(self) -> tuple[CardItem, ...]:
        """The items of all cards that are part of the picture."""
        return tuple(self._stage.cards.items)

    def prepared(self, view: View) -> Iterator[None]:
        """Make ready what takes long of a view that will be shown, a little at each step."""
        return self._stage.prepared(view)

    def show_view(self, view: View, events: tuple[Event, ...], captions: Captions) -> None:
        """Show a view of the table: every item goes to where the layout wants it, animated along the events.

        May be called at any time and with the same view again; cards that were dropped then glide home.
        """
        self._owed += 1
        self._is_showing = True
        self._gestures.free()
        gone = self._stage.show(view, events, captions)
        self._gestures.forget(gone)
        self.description.show(view, captions)
        self._walker.refresh()

    def set_captions(self, captions: Captions) -> None:
        """Show other words with the same view."""
        self._stage.set_captions(captions)
        self.description.say(captions)
        self._walker.refresh()

    def light(self, legal: Mapping[Place, object] | AbstractSet[Place]) -> None:
        """Let these places glow, and only these."""
        self._stage.light(legal)

    def unlight(self) -> None:
        """Let no place glow, and unmark the cards of a hint."""
        self._stage.light(())
        self._stage.hint(())

    def hint(self, cards: Iterable[Card], places: Iterable[Place]) -> None:
        """Mark cards of the hand and let places glow."""
        self._stage.hint(cards)
        self._stage.light(tuple(places))
        self.description.touch()

    def mark_news(self, news: Iterable[tuple[Card, Place]]) -> None:
        """Mark exactly these cards where they lie, until it is said otherwise."""
        self._stage.cards.mark_news(news)
        self.description.touch()

    def selection(self) -> tuple[Card, ...]:
        """Return the selected cards of the hand in the order shown."""
        return self._stage.selection()

    def select(self, cards: Iterable[Card]) -> None:
        """Select exactly these cards of the hand; of equal ones as many as are named."""
        self._stage.select(tuple(cards))

    def clear_selection(self) -> None:
        """Lower all cards of the hand."""
        self._stage.select(())

    def set_order(self, order: HandOrder) -> None:
        """Show the hand in another order; changing to the order by hand keeps what is shown."""
        self._stage.set_order(order)
        self.description.touch()

    def set_thinking(self, seat: int | None) -> None:
        """Let the plate of a seat pulse quietly; None for nobody's."""
        self._stage.set_thinking(seat)
        self.description.think(seat)

    def set_font_scale(self, scale: float) -> None:
        """Show larger or smaller text; 1 is the usual size."""
        self.font_scale = scale
        self._stage.set_font_scale(scale)
        self.font_scaled.emit()

    def set_look(self, deck: CardPictures, strip: Strip, palette: Palette) -> None:
        """Draw the cards with another deck, or the same in another style, and the table in other colours."""
        self._backdrop.palette = palette
        self._stage.set_look(deck, strip, palette)
        self._walker.refresh()
        self.update()

    def fit(self, size: Size, ratio: float) -> None:
        """Lay out for a window of this size in logical pixels at this many device pixels each."""
        self.setSceneRect(QRectF(0, 0, size.width, size.height))
        self._stage.fit(size, ratio)
        self._backdrop.hurries = self._stage.settling.is_open
        self._backdrop.prepare(size, ratio)
        self.description.touch()
        self._walker.refresh()
        self.update()

    def image(self, ratio: float) -> QImage:
        """Paint the whole table as it is seen now, at this many device pixels for each logical one."""
        self._stage.settling.end()
        size = (math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        area = QRectF(0, 0, self.width(), self.height())
        self.render(painter, area, area)
        painter.end()
        return image

    def _on_settled(self) -> None:
        self._backdrop.hurries = False
        self.update()

    def finish(self) -> None:
        """End all animation at once."""
        self._stage.finish()

    def hold(self) -> None:
        """Let cards that are being dropped stay there until `let_go`, or until a view is shown."""
        self._gestures.hold()

    def let_go(self) -> None:
        """Let cards that stayed where they were dropped go home."""
        self._gestures.let_go()

    def focus_point(self) -> QPointF | None:
        """Return the lower right corner of what the keyboard points at; None while it is not used."""
        stop = self._walker.now
        return QPointF(stop.rect.right, stop.rect.bottom) if stop is not None else None

    @property
    def colours(self) -> Palette:
        """The colours of the table."""
        return self._backdrop.palette

    @property
    def pictures(self) -> CardPictures:
        """What draws the cards."""
        return self._stage.deck

    def cancel(self) -> bool:
        """Bring cards in the air home; answers whether there were any."""
        return self._gestures.cancel()

    def leave(self) -> None:
        """Tell that the pointer has left the table."""
        self._gestures.leave()
        self._rest_on(None)

    def focus_step(self, step: int) -> bool:
        """Let the keyboard point at the next (1) or previous (-1) group; answers False at the table's end."""
        return self._walker.tab(step)

    def point_at(self, stop: StopName) -> None:
        """Let the keyboard point at something, if it can."""
        self._walker.go_to(stop)

    def rest_focus(self, *, rests: bool) -> None:
        """Show what the keyboard points at, or not while it is used elsewhere."""
        self._walker.rest(rests=rests)

    def press_stop(self, stop: StopName) -> None:
        """Do what Space would on what the keyboard can point at."""
        self.finish()
        self._keys.press(*stop)

    def wants_enter(self) -> bool:
        """Tell whether Enter is meant for what the keyboard points at."""
        return self._walker.points_at_place()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the felt."""
        self._backdrop.draw(painter, QRectF(rect), Size(self.width(), self.height()))

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture with the left button; any other brings cards home, and the right one lowers all."""
        self._on_press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture with the second press of a double click."""
        self._on_press(event, is_double=True)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Follow the pointer."""
        x, y = _point(event.scenePos())
        self._gestures.move(x, y)
        self._rest_on(None if self._gestures.is_dragging else self._stage.place_at(x, y))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End the gesture."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._gestures.release(*_point(event.scenePos()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, select and press by keys."""
        if not self._keys.take(event):
            super().keyPressEvent(event)

    def _on_press(self, event: QGraphicsSceneMouseEvent, *, is_double: bool) -> None:
        event.accept()
        self._walker.hide()
        self._pause.stop()
        self._stage.preview(None)
        if event.button() != Qt.MouseButton.LeftButton:
            if not self._gestures.cancel() and event.button() == Qt.MouseButton.RightButton:
                self._on_escape()
            return
        run = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        x, y = _point(event.scenePos())
        item = self._stage.card_at(x, y)
        if item is not None and item.spot is not None and isinstance(item.spot.place, InHand):
            self._walker.start_from(item.spot.place, item.spot.index)
        self._gestures.press(x, y, run=run, is_double=is_double)

    def _on_escape(self) -> None:
        if not self._gestures.cancel():
            self._walker.hide()
            self.clear_selection()
            self.cancelled.emit()

    def _end_showing(self) -> bool:
        shown = self.is_showing
        self.finish()
        return shown

    def _on_selected(self, cards: tuple[Card, ...], place: Place) -> None:
        self.description.touch()
        self.selection_changed.emit(cards)
        self.picked.emit(cards, place)

    def _on_done(self) -> None:
        self._is_showing = False
        if self._resting is not None:
            self._pause.start()
        self._timer.start()

    def _rest_on(self, place: Place | None) -> None:
        """Wait a moment before the cards under a resting pointer are fanned out."""
        if place == self._resting:
            return
        self._resting = place
        self._stage.preview(None)
        if place is None:
            self._pause.stop()
        else:
            self._pause.start()

    def _on_pause(self) -> None:
        self._stage.preview(self._resting)

    def _on_timer(self) -> None:
        while self._owed and not self._is_showing:
            self._owed -= 1
            self.settled.emit()


def _point(pos: QPointF) -> tuple[float, float]:
    return (pos.x(), pos.y())
