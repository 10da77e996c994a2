"""Opens records and replays them; asks where they are kept."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.wording import shown
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.kit.window_place import Growing, file_place, put_in_place_of
from samba_desktop.ui.table.controller import Controller

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from samba_desktop.ui.history.replay_window import ReplayWindow


class Replays(QObject):
    """The one replay that may be seen beside a window, and the files that records come from and go to."""

    said = Signal(str)
    """What came of it, where it is not seen anyhow: that a record was saved, or why it could not be."""

    def __init__(self, title_of: Callable[[Record], str], language: Language, window: QWidget) -> None:
        super().__init__(window)
        self.title_of = title_of
        """Names the game of a record."""
        self._language = language
        self._beside = window
        self.window: ReplayWindow | None = None
        """The replay that is seen now."""

    def show(
        self,
        record: Record,
        preferences: Preferences,
        company: Company | None,
        line: int | None = None,
        *,
        moment: int | None = None,
    ) -> None:
        """Show a record from its beginning or at a moment, or what a line of its log tells.

        `company` says who reads, where the record is of the reader's own match.
        """
        window = self._made(record, preferences, company)
        if line is not None:
            window.show_line(line)
        elif moment is not None:
            window.show_moment(moment)
        self._present(window)

    def show_table(self, controller: Controller | None, preferences: Preferences, line: int | None) -> None:
        """Show the match on the table from its beginning, or what a line of its log tells."""
        if controller is None:
            self.said.emit(
                QCoreApplication.translate(
                    "MainWindow", "There is no match on the table to show again; open a record instead."
                )
            )
            return
        self.show(controller.match.record, preferences, controller.company, line)

    def save_table(self, controller: Controller | None) -> None:
        """Ask where the record of the match on the table is to be saved, and save it."""
        if controller is None:
            self.said.emit(
                QCoreApplication.translate(
                    "MainWindow", "There is no match on the table whose record could be saved."
                )
            )
            return
        self.save(controller.match.record)

    def open_file(self, preferences: Preferences) -> None:
        """Ask for a file with a record, and show it."""
        dialog = self._asking(self.tr("Open a record"))
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.show_file(Path(name), preferences))
        dialog.open()

    def show_file(self, path: Path, preferences: Preferences) -> None:
        """Show the record that a file holds, or say why that is not possible."""
        from samba_desktop.store.exchange import read_record

        try:
            record = read_record(path)
        except SaveError as error:
            self.said.emit(said_of(error))
            return
        window = self._made(record, preferences, None)
        try:
            window.prepare()
        except SaveError as error:
            window.deleteLater()
            self.said.emit(said_of(error))
            return
        self._present(window)

    def save(self, record: Record) -> None:
        """Ask where the record is to be saved, and save it."""
        from samba_desktop.store.exchange import SUFFIX

        dialog = self._asking(self.tr("Save the record of the match"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        date = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        name = self.tr("Samba of {date}").format(date=date)
        dialog.selectFile(f"{name}.{SUFFIX}")
        dialog.fileSelected.connect(lambda name: self.save_to(record, Path(name)))
        dialog.open()

    def save_to(self, record: Record, path: Path) -> None:
        """Save a record, and say what came of it."""
        from samba_desktop.store.exchange import write_record

        try:
            write_record(record, path)
        except SaveError as error:
            self.said.emit(said_of(error))
            return
        self.said.emit(self.tr("The record of the match is saved as {name}.").format(name=shown(path.name)))

    def close(self) -> None:
        """Put the replay away."""
        if self.window is not None:
            self.window.close()

    def _asking(self, title: str) -> "QFileDialog":
        from PySide6.QtWidgets import QFileDialog

        from samba_desktop.store.exchange import SUFFIX

        dialog = QFileDialog(self._beside, title, file_place())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        kinds = self.tr("Records of matches (*.{suffix} *.json)").format(suffix=SUFFIX)
        dialog.setNameFilters([kinds, self.tr("All files (*)")])
        return dialog

    def _made(self, record: Record, preferences: Preferences, company: Company | None) -> "ReplayWindow":
        from samba_desktop.ui.history.replay_window import ReplayWindow

        title = self.title_of(record)
        window = ReplayWindow(
            record, self._language, title, company, preferences=preferences, parent=self._beside
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        Growing(window, window.scene, (window.log,))
        return window

    def _present(self, window: "ReplayWindow") -> None:
        """Show a replay in the place of the one before, at first where the table is."""
        before, self.window = self.window, window
        place: QWidget = before if before is not None else self._beside.window()
        put_in_place_of(window, place)
        window.closed.connect(lambda: self._on_closed(window))
        if before is not None:
            before.close()
        window.show()

    def _on_closed(self, window: "ReplayWindow") -> None:
        if self.window is window:
            self.window = None
            self._beside.activateWindow()
