"""What the others did since the own last move: a few sentences beside the pile, and their cards marked."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event, Replaced, ThreeLaid
from samba_desktop.engine.table import InHand, Phase, Place, View
from samba_desktop.scene.layout.geometry import Rect, around
from samba_desktop.scene.layout.reconcile import trails
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts, ShortTurns, TurnEvent
from samba_desktop.texts.words import Company
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.sharing_out import (
    BETWEEN,
    PAD,
    WRAPPED,
    Measured,
    Panel,
    Sharing,
    ToldTurn,
    share_out,
    telling_font,
)
from samba_desktop.ui.turn_weights import PLAIN, gist, weights

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

    def _is_in_the_way(self, panel: Panel) -> bool:
        """Tell whether words would lie over cards that are fanned out or carried."""
        if self._fan is not None and panel.rect.overlap(self._fan) > 0:
            return True
        zones = self._scene.picture.zones if self._scene.picture is not None else ()
        return self._scene.is_held and any(panel.rect.overlap(zone.rect) > 0 for zone in zones)

    def _paint(self, painter: QPainter, panel: Panel) -> None:
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
