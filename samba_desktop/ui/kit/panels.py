"""Holds one panel over the middle of the table, such as the sheet of a round; knows not what is on it."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.scene.timing import Job


@runtime_checkable
class Gradual(Protocol):
    """A panel that is made in steps."""

    def steps(self) -> Iterator[None]:
        """Make what is still missing, a little at each step."""
        ...


@runtime_checkable
class Scaled(Protocol):
    """A panel whose type grows with the table before it is known how large the panel is."""

    def grow_with(self, room: QSize) -> None:
        """Have the type that befits a table of this size."""
        ...


@runtime_checkable
class Telling(Protocol):
    """A panel with room for a sentence that would stand behind it."""

    def tell(self, sentence: str) -> None:
        """Show what came of something that was asked for while the panel is there."""
        ...


class OverTable(QObject):
    """The one panel that may lie over the table."""

    shown = Signal(bool)
    """Whether a panel takes the keyboard now."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self.held: QWidget | None = None
        """What lies there or is being made; None while nothing does."""
        self._job = Job(self)
        self._job.done.connect(self._lay)
        table.installEventFilter(self)

    def show(self, panel: QWidget) -> None:
        """Lay a panel over the table in place of the one before; a gradual one as soon as it is made."""
        self.close()
        self.held = panel
        panel.setParent(self._table)
        if isinstance(panel, Gradual):
            self._job.start(panel.steps())
        else:
            self._lay()

    @property
    def is_open(self) -> bool:
        """Tell whether a panel is seen."""
        return self.held is not None and self.held.isVisibleTo(self._table)

    def tell(self, sentence: str) -> None:
        """Show a sentence on the panel too, which hides what is said on the table."""
        if self.is_open and isinstance(self.held, Telling):
            self.held.tell(sentence)

    def close(self) -> None:
        """Take the panel away."""
        self._job.stop()
        if self.held is not None:
            put_away(self.held)
            self.held.deleteLater()
            self.held = None
            self.on_hidden()

    def on_hidden(self) -> None:
        """Give the keyboard back to the table when a panel has hidden itself."""
        self.shown.emit(False)
        self._table.setFocus()

    def _lay(self) -> None:
        if self.held is None:
            return
        self.place()
        self.held.show()
        self.held.raise_()
        self.held.setFocus()
        self.shown.emit(True)

    def place(self) -> None:
        """Put the panel into the middle, as large as it wants to be."""
        if self.held is None:
            return
        room = self._table.rect()
        if isinstance(self.held, Scaled):
            self.held.grow_with(room.size())
        self.held.resize(self.held.sizeHint().boundedTo(room.size()))
        self.held.move(room.center() - self.held.rect().center())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the panel in the middle."""
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self.place()
        return super().eventFilter(watched, event)


def put_away(panel: QWidget) -> None:
    """Hide a panel; the table gets the keys as if by a click, and not by Tab, which would point at a card."""
    focused = QApplication.focusWidget()
    if focused is not None and (focused is panel or panel.isAncestorOf(focused)):
        focused.clearFocus()
    panel.hide()
