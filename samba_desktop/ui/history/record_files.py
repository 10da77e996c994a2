"""Matches that go to files and come from them, asked for in file dialogs; shows no match."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from samba_desktop.engine.wording import shown
from samba_desktop.match.saving import SaveError
from samba_desktop.store.backup import SUFFIX as BACKUP
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.exchange import SUFFIX, write_record
from samba_desktop.store.store import Store
from samba_desktop.store.transfer import TakenIn, file_name, give_away_all, take_in
from samba_desktop.ui.file_place import file_place
from samba_desktop.ui.look import dress
from samba_desktop.ui.troubles import said_of
from samba_desktop.ui.wording import counted


class RecordFiles(QObject):
    """Asks for files around a window, and does what was asked."""

    reported = Signal(str)
    """What came of it."""
    came = Signal()
    """There are other matches now."""
    restored = Signal()
    """All matches are others now."""

    def __init__(self, store: Store, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._window = window

    def fill(self, menu: QMenu) -> None:
        """Offer what concerns all matches."""
        menu.addAction(self.tr("&Import matches…")).triggered.connect(self.ask_import)
        menu.addAction(self.tr("&Export all matches…")).triggered.connect(self.ask_export_all)
        menu.addSeparator()
        menu.addAction(self.tr("&Back up everything…")).triggered.connect(self.ask_back_up)
        menu.addAction(self.tr("&Restore a backup…")).triggered.connect(self.ask_restore)

    def ask_export(self, match_id: int, name: str) -> None:
        """Ask where the record of a match is to go."""
        kinds = self.tr("Records of matches (*.{suffix})").format(suffix=SUFFIX)
        dialog = self._saving(self.tr("Save the record of the match"), SUFFIX, kinds, name)
        dialog.fileSelected.connect(lambda path: self.export(match_id, Path(path)))
        dialog.open()

    def export(self, match_id: int, path: Path) -> None:
        """Write the record of a match to a file."""

        def write() -> str:
            write_record(self._store.load(match_id).record, path)
            return self.tr("The record of the match is saved as {name}.").format(name=shown(path.name))

        self._try(write)

    def ask_export_all(self) -> None:
        """Ask for the folder into which all matches are to go, a file each."""
        dialog = self._asking(self.tr("Export all matches into a folder"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda path: self.export_all(Path(path)))
        dialog.open()

    def export_all(self, folder: Path) -> None:
        """Write all matches into a folder, a file each."""

        def write() -> str:
            count = give_away_all(self._store, folder)
            text = self.tr("%n (match was|matches were) saved in {folder}.", "", count)
            return counted(text, count).format(folder=shown(folder.name))

        self._try(write)

    def ask_import(self) -> None:
        """Ask for files with records."""
        dialog = self._asking(self.tr("Import matches"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        kinds = self.tr("Records of matches (*.{suffix} *.json)").format(suffix=SUFFIX)
        dialog.setNameFilters([kinds, self.tr("All files (*)")])
        dialog.filesSelected.connect(lambda paths: self.take_in(tuple(map(Path, paths))))
        dialog.open()

    def take_in(self, paths: tuple[Path, ...]) -> None:
        """Take in the matches of files."""
        found = take_in(self._store, paths)
        self.reported.emit(self._import_summary(found))
        if found.new:
            self.came.emit()

    def ask_back_up(self) -> None:
        """Ask where a backup of everything is to go."""
        kinds = self.tr("Backups of Samba (*.{suffix})").format(suffix=BACKUP)
        date = QDate.currentDate().toString(Qt.DateFormat.ISODate)
        name = self.tr("Samba backup of {date}").format(date=date)
        dialog = self._saving(self.tr("Back up everything"), BACKUP, kinds, name)
        dialog.fileSelected.connect(lambda path: self.back_up(Path(path)))
        dialog.open()

    def back_up(self, path: Path) -> None:
        """Write all matches and own rules to one file."""

        def write() -> str:
            back_up(self._store, path)
            text = self.tr("All matches and your own rules are saved as {name}.")
            return text.format(name=shown(path.name))

        self._try(write)

    def ask_restore(self) -> None:
        """Ask for a backup, and whether it is to take the place of all that is here."""
        dialog = self._asking(self.tr("Restore a backup"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Backups of Samba (*.{suffix})").format(suffix=BACKUP)])
        dialog.fileSelected.connect(lambda path: self._make_sure(Path(path)))
        dialog.open()

    def restore(self, path: Path) -> None:
        """Put the matches of a backup in the place of those that are here."""

        def put() -> str:
            done = restore(self._store, path)
            self.restored.emit()
            text = self.tr("The backup was restored; what was here before is kept in {name}.")
            return " ".join([text.format(name=shown(done.kept.name)), *map(said_of, done.left_out[:2])])

        self._try(put)

    def _make_sure(self, path: Path) -> None:
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Restore a backup"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(
            self.tr("Shall the backup {name} take the place of all matches?").format(name=shown(path.name))
        )
        box.setInformativeText(
            self.tr("A match on the table is left. A copy of the matches that are here now is kept.")
        )
        do = box.addButton(self.tr("&Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        dress(box)
        box.buttonClicked.connect(lambda pressed: self.restore(path) if pressed is do else None)
        box.open()

    def _import_summary(self, found: TakenIn) -> str:
        parts = []
        if found.new or not (found.known or found.problems):
            count = len(found.new)
            parts.append(counted(self.tr("%n (match was|matches were) imported.", "", count), count))
        if found.known:
            count = found.known
            parts.append(counted(self.tr("%n (match was|matches were) here already.", "", count), count))
        return " ".join([*parts, *(said_of(problem) for problem in found.problems[:2])])

    def _try(self, do: Callable[[], str]) -> None:
        try:
            self.reported.emit(do())
        except SaveError as error:
            self.reported.emit(said_of(error))

    def _asking(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title, file_place())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def _saving(self, title: str, suffix: str, kinds: str, name: str) -> QFileDialog:
        dialog = self._asking(title)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.setNameFilters([kinds])
        dialog.selectFile(f"{file_name(name)}.{suffix}")
        return dialog
