"""Opens the tutorial, and remembers how far one has come."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.window_place import put_in_place_of

if TYPE_CHECKING:
    from samba_desktop.ui.learn.tutorial import TutorialWindow


class Tutorials(QObject):
    """Holds the window of the tutorial while it is open."""

    rules_wanted = Signal(object)
    """The record whose rules are to be shown."""

    def __init__(self, folder: Path, language: Language, beside: QWidget) -> None:
        super().__init__(beside)
        self._folder = folder
        self._language = language
        self._beside = beside
        self.window: TutorialWindow | None = None

    def show(self, preferences: Preferences, player: str) -> None:
        """Go on with the tutorial where it was left, or begin it."""
        from samba_desktop.ui.learn.tutorial import TutorialWindow

        if self.window is None:
            window = TutorialWindow(self._folder, self._language, preferences, player, self._beside)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            put_in_place_of(window, self._beside)
            window.rules_wanted.connect(self.rules_wanted)
            window.closed.connect(self._on_closed)
            self.window = window
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()

    def close(self) -> None:
        """Leave the tutorial; its place is kept."""
        if self.window is not None:
            self.window.close()

    def _on_closed(self) -> None:
        self.window = None
        self._beside.activateWindow()
