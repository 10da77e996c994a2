"""What the others did since the own last move: a few sentences beside the pile, and their cards marked."""

from collections.abc import Sequence
from itertools import takewhile

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event
from samba_desktop.engine.places import InHand, Place
from samba_desktop.engine.table import Phase
from samba_desktop.scene.fonts import FONT_FAMILY
from samba_desktop.scene.free_room import room_beside_pile
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.trails import trails
from samba_desktop.texts.deeds import Deed
from samba_desktop.texts.events import EventTexts
from samba_desktop.texts.language import Language
from samba_desktop.ui.controller import Controller

WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
PAD = 0.6
"""Round the sentences, in sizes of the text."""
BETWEEN = 0.3
"""From sentence to sentence, in sizes of the text."""
NARROWEST = 13
"""No room is narrower than this, in sizes of the text."""
WIDEST = 30
SMALLER = (1.0, 0.9, 0.8)
"""How large the words are, of the table's, until all sentences have room."""
LEAST_TEXT = 11
"""Pixels that words are high at least, where those of the table are."""


def since(history: Sequence[Event], you: int) -> tuple[Event, ...]:
    """Return what the others did after your last move of a round."""
    deeds = [event for event in history if isinstance(event, Deed)]
    latest = list(takewhile(lambda event: event.seat != you, reversed(deeds)))
    return tuple(reversed(latest))


def news(events: tuple[Event, ...]) -> tuple[tuple[Card, Place], ...]:
    """List the cards that the events brought to where all can see them."""
    return tuple(
        (trail.card, trail.goal)
        for trail in trails(events)
        if trail.card is not None and not isinstance(trail.goal, InHand)
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
        self._texts = EventTexts(language)
        self._events: tuple[Event, ...] = ()
        self._shown_at = controller.match.moment
        """How far the match had come in the picture; the match itself may be ahead."""
        self.lines: tuple[str, ...] = ()
        self.shown: tuple[str, ...] = ()
        """Those that have room."""
        # Its own: that of the widget is the dialogs', and as large as theirs.
        self._font = _font(1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        controller.happened.connect(self.on_happened)
        scene.settled.connect(self.on_settled)
        view.installEventFilter(self)

    def leave(self) -> None:
        """Take the sentences away for good."""
        self._table.removeEventFilter(self)
        self._scene.settled.disconnect(self.on_settled)
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

    def _wanted(self) -> tuple[Event, ...]:
        controller = self._controller
        view = controller.view
        if controller.you is None or not controller.is_your_turn or view.turn.phase is not Phase.DRAW:
            return ()
        return since(view.table.history, controller.you)

    def _show(self, events: tuple[Event, ...]) -> None:
        self._scene.mark_news(news(events))
        if events != self._events:
            self._events = events
            self._say()
        self._place()

    def _say(self) -> None:
        self.lines = tuple(self._texts.lines(self._events, self._controller.company))
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
        if picture is None or not self.lines:
            self.hide()
            return
        size = picture.lengths.text
        room = room_beside_pile(picture)
        wide = min(room.width, WIDEST * size)
        if wide < NARROWEST * size:
            self.hide()
            return
        for share in SMALLER:
            self._font = _font(max(size * share, min(size, LEAST_TEXT)))
            self.shown = self._fitting(wide, room.height)
            if len(self.shown) == len(self.lines):
                break
        if not self.shown:
            self.hide()
            return
        high = self._height(self.shown, wide)
        x = room.x + (room.width - wide) / 2
        self.setGeometry(round(x), round(room.y), round(wide), round(high))
        self.show()
        self.update()

    def _height(self, lines: Sequence[str], wide: float) -> float:
        size = self._font.pixelSize()
        heights = sum(self._line_height(line, wide) for line in lines)
        return heights + 2 * PAD * size + BETWEEN * size * (len(lines) - 1)

    def _line_height(self, line: str, wide: float) -> float:
        room = QRectF(0, 0, wide - 2 * PAD * self._font.pixelSize(), 10_000)
        return QFontMetricsF(self._font).boundingRect(room, WRAPPED, line).height()

    def _fitting(self, wide: float, high: float) -> tuple[str, ...]:
        """Return the latest sentences that have room, and where the others are told."""
        if self._height(self.lines, wide) <= high:
            return self.lines
        more = self.tr("What was before: in the log (L).")
        for left in range(1, len(self.lines)):
            lines = (more, *self.lines[left:])
            if self._height(lines, wide) <= high:
                return lines
        last = self.lines[-1:]
        return last if self._height(last, wide) <= high else ()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentences on a dark ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, size = self._scene.colours, self._font.pixelSize()
        whole = QRectF(self.rect())
        painter.setPen(QPen(palette.line(0.2), 1))
        painter.setBrush(QColor(palette.info))
        painter.drawRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), size * 0.6, size * 0.6)
        painter.setFont(self._font)
        painter.setPen(QColor(palette.text))
        y = PAD * size
        for line in self.shown:
            high = self._line_height(line, whole.width())
            painter.drawText(QRectF(PAD * size, y, whole.width() - 2 * PAD * size, high + 1), WRAPPED, line)
            y += high + BETWEEN * size
        painter.end()


def _font(size: float) -> QFont:
    made = QFont(FONT_FAMILY)
    made.setPixelSize(max(1, round(size)))
    made.setWeight(QFont.Weight.DemiBold)
    return made
