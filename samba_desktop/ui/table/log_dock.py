"""Where the log lies in the window: at its right, shown and put away by a button, a key and the menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow

from samba_desktop.match.match import Match
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.log_lines import MatchLog

if TYPE_CHECKING:
    from samba_desktop.ui.table.log_panel import LogPanel


class LogDock(QDockWidget):
    """Holds the log beside the table, which is made when it is first seen."""

    line_chosen = Signal(int)
    """The number of a line, from 0, that was clicked or entered."""
    made = Signal(object)
    """The `LogPanel` that it holds from now on."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("log")
        self._log: LogPanel | None = None
        # The button, the key and the menu put it away; it stays where it is.
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.told: MatchLog | None = None
        """The log of the match on the table."""
        self.visibilityChanged.connect(lambda _visible: self.write())
        self._name()

    @property
    def log(self) -> "LogPanel":
        """The log itself."""
        return self._held()

    def _held(self) -> "LogPanel":
        from samba_desktop.ui.table.log_panel import LogPanel

        if self._log is None:
            self._log = LogPanel(self)
            self._log.line_chosen.connect(self.line_chosen)
            self.setWidget(self._log)
            self._name()
            self.made.emit(self._log)
        return self._log

    def setVisible(self, visible: bool) -> None:
        """Have the log there before it is seen."""
        if visible:
            self._held()
        super().setVisible(visible)

    def follow(self, match: Match, company: Company, language: Language) -> None:
        """Tell another match, or the same one in another language."""
        self.told = MatchLog(match, company, language)
        self.write()

    def forget(self) -> None:
        """Tell no match any more; what was told stays until there is another one."""
        self.told = None

    def write(self) -> None:
        """Tell what has happened meanwhile, where it is seen."""
        if self.told is not None and self.isVisible():
            self.log.show_turns(self.told.lines())

    def changeEvent(self, event: QEvent) -> None:
        """Take the name of another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Log"))
        if self._log is not None:
            self._log.view.setAccessibleName(self.tr("Log of the turns"))
