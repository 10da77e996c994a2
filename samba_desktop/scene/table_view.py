"""The widget that shows the table, and the hand on it: mouse, keyboard, focus and what screen readers ask."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from samba_desktop.engine.table import InHand, Place
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.description import Description
from samba_desktop.scene.gestures import Gestures
from samba_desktop.scene.keyboard import TableKeys, Walker, asks_for_enter
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.scene.table_scene import TableScene

PREVIEW_AFTER = 350
"""Milliseconds for which the pointer rests on a place before its cards are fanned out."""
REASONS = {True: Qt.FocusReason.TabFocusReason, False: Qt.FocusReason.BacktabFocusReason}


def focus_within(panel: QWidget, focused: QWidget, *, forward: bool) -> None:
    """Give the keyboard to the next control of a panel that Tab reaches, after the last one to the first."""
    at = _next(focused, forward=forward)
    while at is not focused:
        if panel.isAncestorOf(at) and _is_reached(at):
            at.setFocus(REASONS[forward])
            return
        at = _next(at, forward=forward)


def panel_over(below: QWidget, focused: QWidget | None) -> QWidget | None:
    """Return the child of a widget that holds the focused control; None where it has the focus itself."""
    while focused is not None and focused.parentWidget() is not below:
        focused = focused.parentWidget()
    return focused


def _next(widget: QWidget, *, forward: bool) -> QWidget:
    found = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
    assert found is not None
    return found


def _is_reached(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.focusProxy() is None and widget.isVisible() and widget.isEnabled()


SMALLEST = (800, 500)
PASSING = (
    Qt.FocusReason.ActiveWindowFocusReason,
    Qt.FocusReason.PopupFocusReason,
    Qt.FocusReason.MenuBarFocusReason,
)
"""Why the keyboard leaves for something that lies over the table, and comes back."""
if TYPE_CHECKING:
    from samba_desktop.scene.accessible import TableAccess


class TableView(QGraphicsView):
    """A view of the table in which one pixel of the scene is one logical pixel of the window."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.description = Description(scene, self)
        """The table in words, for screen readers."""
        self.gestures = Gestures(scene)
        self.walker = Walker(scene, self.description.point_at)
        self.keys = TableKeys(scene, self.walker, self.gestures)
        self._resting: Place | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PREVIEW_AFTER)
        self._pause.timeout.connect(self._on_pause)
        scene.laid_out.connect(self._on_laid_out)
        scene.settled.connect(self._on_settled)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheNone)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(*SMALLEST)
        self._access: TableAccess | None = None
        QAccessible.installFactory(accessible_table)

    @property
    def access(self) -> "TableAccess":
        """What screen readers ask about the table."""
        from samba_desktop.scene.accessible import TableAccess  # noqa: PLC0415 - where nobody asks, nobody waits

        if self._access is None:
            self._access = TableAccess(self, self.keys, self.description)
        return self._access

    def focus_point(self) -> QPointF | None:
        """Return the lower right corner of what the keyboard points at; None while it is not used."""
        stop = self.walker.now
        return QPointF(stop.rect.right, stop.rect.bottom) if stop is not None else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture with the left button; any other brings cards home, and the right one lowers all."""
        self._on_press(event, is_double=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture with the second press of a double click."""
        self._on_press(event, is_double=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        x, y = self._point(event)
        self.gestures.move(x, y)
        self._rest_on(None if self._table.is_held else self._table.place_at(x, y))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.gestures.release(*self._point(event))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, select and press by keys."""
        if not self.keys.take(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Notice another pixel ratio, and keep Enter from shortcuts while the keyboard points at a place."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif asks_for_enter(event) and self.walker.points_at_place():
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.gestures.leave()
            self._rest_on(None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard point at something as soon as Tab has led here."""
        super().focusInEvent(event)
        self.walker.rest(rests=False)
        by_tab = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in by_tab and self.walker.now is None:
            self.walker.tab(by_tab[event.reason()])
        self.description.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Bring cards in the air home, and show the focus only where it is."""
        self.gestures.cancel()
        self.walker.rest(rests=event.reason() not in PASSING)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab walk the groups of the table before it leaves, or within a panel over the table."""
        focused = QApplication.focusWidget()
        panel = panel_over(self, focused)
        if panel is not None and focused is not None and panel is not self.viewport():
            focus_within(panel, focused, forward=forward)
            return True
        step = 1 if forward else -1
        if self.walker.tab(step):
            return True
        found = super().focusNextPrevChild(forward)
        if self.hasFocus():
            # There is nothing else in the window: it begins anew.
            self.walker.tab(step)
        return found

    def _fit(self) -> None:
        area = self.viewport().size()
        self._table.fit(Size(area.width(), area.height()), self.devicePixelRatioF())

    def _point(self, event: QMouseEvent) -> tuple[float, float]:
        pos = self.mapToScene(event.position().toPoint())
        return (pos.x(), pos.y())

    def _on_press(self, event: QMouseEvent, *, is_double: bool) -> None:
        event.accept()
        self.walker.hide()
        self._pause.stop()
        self._table.preview(None)
        if event.button() != Qt.MouseButton.LeftButton:
            if not self.gestures.cancel() and event.button() == Qt.MouseButton.RightButton:
                self.keys.escape()
            return
        if not is_double and self._table.go_on(by_key=False):
            return
        run = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        x, y = self._point(event)
        item = self._table.card_at(x, y)
        if item is not None and item.spot is not None and isinstance(item.spot.place, InHand):
            self.walker.start_from(item.spot.place, item.spot.index)
        self.gestures.press(x, y, run=run, is_double=is_double)

    def _on_laid_out(self, gone: list[CardItem]) -> None:
        self.gestures.forget(gone)
        self.description.touch()
        self.walker.refresh()

    def _on_settled(self) -> None:
        if self._resting is not None:
            self._pause.start()

    def _rest_on(self, place: Place | None) -> None:
        """Wait a moment before the cards under a resting pointer are fanned out."""
        if place == self._resting:
            return
        self._resting = place
        self._table.preview(None)
        if place is None:
            self._pause.stop()
        else:
            self._pause.start()

    def _on_pause(self) -> None:
        self._table.preview(self._resting)


def accessible_table(_key: str, widget: QObject) -> QAccessibleInterface | None:
    """Answer Qt what screen readers are to ask about a table; None for everything else."""
    return widget.access if isinstance(widget, TableView) else None
