"""The widget that shows the table: keeps the scene as large as itself and hands over focus."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from samba_desktop.scene.enter import asks_for_enter
from samba_desktop.scene.focus_chain import focus_within, panel_over
from samba_desktop.scene.geometry import Size
from samba_desktop.scene.table_scene import TableScene

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
            self._access = TableAccess(self, self._table, self._table.description)
        return self._access

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out for the new size."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Notice another pixel ratio, and keep Enter from shortcuts while the keyboard points at a place."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif asks_for_enter(event) and self._table.wants_enter():
            event.accept()
            return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._table.leave()
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the keyboard point at something as soon as Tab has led here."""
        super().focusInEvent(event)
        self._table.rest_focus(rests=False)
        by_tab = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in by_tab and self._table.focus_point() is None:
            self._table.focus_step(by_tab[event.reason()])
        self._table.description.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Bring cards in the air home, and show the focus only where it is."""
        self._table.cancel()
        self._table.rest_focus(rests=event.reason() not in PASSING)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab walk the groups of the table before it leaves, or within a panel over the table."""
        focused = QApplication.focusWidget()
        panel = panel_over(self, focused)
        if panel is not None and focused is not None and panel is not self.viewport():
            focus_within(panel, focused, forward=forward)
            return True
        step = 1 if forward else -1
        if self._table.focus_step(step):
            return True
        found = super().focusNextPrevChild(forward)
        if self.hasFocus():
            # There is nothing else in the window: it begins anew.
            self._table.focus_step(step)
        return found

    def _fit(self) -> None:
        area = self.viewport().size()
        self._table.fit(Size(area.width(), area.height()), self.devicePixelRatioF())


def accessible_table(_key: str, widget: QObject) -> QAccessibleInterface | None:
    """Answer Qt what screen readers are to ask about a table; None for everything else."""
    return widget.access if isinstance(widget, TableView) else None
