"""Where the log lies in the window: at its right, shown and put away by a button, a key and the menu."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from samba_desktop.match.match import Match
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language
from samba_desktop.ui.log_lines import MatchLog
from samba_desktop.ui.log_panel import LogPanel


class LogDock(QDockWidget):
    """Holds the log beside the table."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("log")
        self.log = LogPanel(self)
        self.setWidget(self.log)
        # The button, the key and the menu put it away; it stays where it is.
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.told: MatchLog | None = None
        """The log of the match on the table."""
        self.visibilityChanged.connect(lambda _visible: self.write())
        self._name()

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
        self.log.view.setAccessibleName(self.tr("Log of the turns"))
