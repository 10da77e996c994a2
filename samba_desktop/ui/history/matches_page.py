"""The page of matches: what was played, told, exported, imported, deleted."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QMenu,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.wording import shown
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.timing import Retry, one_shot
from samba_desktop.scene.tips import tip
from samba_desktop.store.backup import SUFFIX as BACKUP
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.exchange import SUFFIX, TakenIn, file_name, give_away_all, take_in, write_record
from samba_desktop.store.listing import MatchLine, listed
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.store import Store
from samba_desktop.ui.history.match_detail import MatchDetail, OpenedMatch
from samba_desktop.ui.history.match_list import HistoryWords, MatchFilters, MatchList, MatchModel
from samba_desktop.ui.kit.controls import Flow, MenuButton, button, label
from samba_desktop.ui.kit.look import dress
from samba_desktop.ui.kit.shared_words import counted, said_of
from samba_desktop.ui.kit.window_place import file_place


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
        dialog.fileSelected.connect(lambda path: self.make_sure(Path(path)))
        dialog.open()

    def restore(self, path: Path) -> None:
        """Put the matches of a backup in the place of those that are here."""

        def put() -> str:
            done = restore(self._store, path)
            self.restored.emit()
            text = self.tr("The backup was restored; what was here before is kept in {name}.")
            return " ".join([text.format(name=shown(done.kept.name)), *map(said_of, done.left_out[:2])])

        self._try(put)

    def make_sure(self, path: Path) -> None:
        """Ask whether the matches of a backup are to take the place of all that are there."""
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


REST = 120
"""Milliseconds for which a match has to stay chosen before it is opened, while keys run through the list."""
SHARES = (56, 44)
"""How list and match share the width."""


class MatchesPage(QWidget):
    """All matches that are kept, and what can be done with one."""

    go_on_wanted = Signal(int)
    """The number of the match that is to lie on the table."""
    changed = Signal()
    """A match was deleted, brought back or taken in."""
    restored = Signal()

    def __init__(
        self, store: Store, words: HistoryWords, scale: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._words = words
        self.playing: int | None = None
        """The match on the table, which cannot be deleted."""
        self._undone: int | None = None
        """The match that was deleted last."""
        self.model = MatchModel(words, self)
        self.filters = MatchFilters(words, scale)
        self.list = MatchList(self.model, self.tr("The matches"))
        self.detail = MatchDetail(words)
        self.files = RecordFiles(store, self)
        self.nothing = label("", "heading", wraps=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.go_on = button(self.tr("&Continue"), primary=True)
        self.replay = button(self.tr("Repla&y"))
        self.save = button(self.tr("Sa&ve…"))
        self.delete = button(self.tr("&Delete"))
        self.erase = button(self.tr("Delete for good"))
        self.more = MenuButton(self.tr("&More"))
        self.undo = button(self.tr("&Undo"))
        self.message = label("", "dim", wraps=True)
        self.damaged = label("", "warning", wraps=True)
        self._seen = (-1, False)
        """How much had been written when the list was made, and whether it is of the deleted matches."""
        self._unread = False
        """Whether it is shown that the list could not be read."""
        self._lists = QStackedWidget()
        self._rest = one_shot(self, REST)
        self._retry, self._reopening = Retry(self), Retry(self)
        self._lay_out(scale)
        self._join()

    def refresh(self) -> None:
        """List what is kept now, and stay at the match that was chosen; where that fails, once more later."""
        seen = (self._store.changes, self.filters.deleted)
        try:
            lines, left_out = listed(self._store, deleted=self.filters.deleted)
        except SaveError as error:
            self._retry.later(self.refresh)
            self.show_message(said_of(error))
            self._unread = True
            return
        self._retry.forget()
        if self._unread:
            self._unread = False
            self.show_message("")
        self._seen = seen
        self.damaged.setText(self._left_out_text(left_out))
        self.damaged.setVisible(bool(left_out))
        self.filters.offer(lines)
        self._show(lines)

    def _show(self, lines: tuple[MatchLine, ...]) -> None:
        """List those of the matches that are wanted, and stay at the one that was chosen."""
        chosen, row = self._chosen, self.list.currentIndex().row()
        self.model.show_lines(lines, self.filters.wanted)
        found = self.model.row_of(chosen)
        self.list.choose(row if found is None else found)
        self._show_emptiness()

    def refresh_if_changed(self) -> None:
        """List what is kept now, where anything was written since the list was made."""
        if not self._is_new:
            self.refresh()

    @property
    def _is_new(self) -> bool:
        """Whether the list is as the store is now."""
        return self._seen == (self._store.changes, self.filters.deleted)

    def _take_out(self, line: MatchLine) -> None:
        """List all but a match that was just deleted or brought back: reading all again takes a while."""
        lines = tuple(one for one in self.model.lines if one is not line)
        self._seen = (self._store.changes, self.filters.deleted)
        self.filters.offer(lines)
        self._show(lines)

    def _left_out_text(self, left_out: int) -> str:
        text = self.tr(
            "%n damaged (match is|matches are) not shown; “samba-desktop doctor” says more.", "", left_out
        )
        return counted(text, left_out)

    def stop(self) -> None:
        """Stop what is still being read."""
        self._rest.stop()
        self._retry.forget()
        self._reopening.forget()
        self.detail.stop()

    @property
    def _chosen(self) -> int | None:
        line = self.list.line
        return line.match_id if line else None

    def _on_filter(self) -> None:
        if self._is_new:
            self._show(self.model.lines)
        else:
            self.refresh()

    def _show_emptiness(self) -> None:
        if self.model.shown:
            self._lists.setCurrentWidget(self.list)
            return
        if self.filters.deleted:
            text = self.tr("Nothing was deleted.")
        elif self.model.lines:
            text = self.tr("No match is like that: choose others above.")
        else:
            text = self.tr("There are no matches yet. Each match that you begin is kept here, move by move.")
        self.nothing.setText(text)
        self._lists.setCurrentWidget(self.nothing)

    def _on_moved(self) -> None:
        self._enable()
        self._rest.start()

    def show_chosen(self) -> None:
        """Open the match that is chosen."""
        self._rest.stop()
        line = self.list.line
        opened = self.detail.opened
        if line is None:
            self.detail.show_match(None, None)
            return
        try:
            kept = self._store.load(line.match_id)
        except SaveError as error:
            self.detail.show_match(line, None, said_of(error))
            if isinstance(error, UnusableError):
                self._reopening.later(self.show_chosen)
            return
        self._reopening.forget()
        if opened is None or opened.record != kept.record:
            self.detail.show_match(line, OpenedMatch(kept.record, kept.damage))

    def _enable(self) -> None:
        line, deleted = self.list.line, self.filters.deleted
        lies = line is not None and line.match_id == self.playing
        self.go_on.setEnabled(line is not None and line.winners is None and not deleted)
        self.go_on.setText(self.tr("&Back to the table") if lies else self.tr("&Continue"))
        self.replay.setEnabled(line is not None)
        self.save.setEnabled(line is not None)
        self.delete.setText(self.tr("&Bring back") if deleted else self.tr("&Delete"))
        self.delete.setEnabled(line is not None and (deleted or not lies))
        self.delete.setToolTip(tip(self.tr("This match lies on the table.") if lies else ""))
        self.erase.setVisible(deleted)
        self.go_on.setVisible(not deleted)
        self.save.setVisible(not deleted)
        self.erase.setEnabled(line is not None)

    def _on_entered(self) -> None:
        self.show_chosen()
        self.detail.rounds.setFocus()

    def _on_go_on(self) -> None:
        if self._chosen is not None:
            self.go_on_wanted.emit(self._chosen)

    def on_delete(self) -> None:
        """Delete the match that is chosen, or bring it back where it was deleted."""
        line = self.list.line
        if line is None or not self.delete.isEnabled():
            return
        if self.filters.deleted:
            self._do(line, self.tr("The match is among the others again."), None)
        else:
            text = self.tr("The match of {date} was deleted.").format(date=self._words.date(line.played))
            self._do(line, text, line.match_id)

    def on_undo(self) -> None:
        """Bring the match back that was deleted last."""
        if self._undone is None:
            return
        brought, self._undone = self._undone, None
        try:
            self._store.bring_back(brought)
        except SaveError as error:
            self.show_message(said_of(error))
            return
        self.show_message(self.tr("The match is back."))
        self.refresh()
        row = self.model.row_of(brought)
        if row is not None:
            self.list.choose(row)
        self.list.setFocus()
        self.changed.emit()

    def on_erase(self) -> None:
        """Delete a match for good, which was deleted before."""
        line = self.list.line
        if line is None or not self.filters.deleted:
            return
        try:
            self._store.erase(line.match_id)
        except SaveError as error:
            self.show_message(said_of(error))
            return
        self._undone = None
        self.show_message(self.tr("The match is gone for good."))
        self.refresh()
        self.changed.emit()

    def _do(self, line: MatchLine, message: str, undone: int | None) -> None:
        was_new = self._is_new
        try:
            if undone is None:
                self._store.bring_back(line.match_id)
            else:
                self._store.delete(line.match_id)
        except SaveError as error:
            self.show_message(said_of(error))
            return
        self._undone = undone
        self.show_message(message)
        if was_new:
            self._take_out(line)
        else:
            self.refresh()
        self.list.setFocus()
        self.changed.emit()

    def show_message(self, sentence: str) -> None:
        """Show what came of something; what was deleted can be undone as long as that is shown."""
        self.message.setText(sentence)
        self.undo.setVisible(self._undone is not None)

    def _on_came(self) -> None:
        self.refresh()
        self.changed.emit()

    def _on_restored(self) -> None:
        self._undone = None
        self.restored.emit()
        self.refresh()
        self.changed.emit()

    def _ask_save(self) -> None:
        line = self.list.line
        if line is not None:
            name = f"{self._words.game_of(line)} {line.created[:10]}"
            self.files.ask_export(line.match_id, name)

    def _join(self) -> None:
        self.filters.changed.connect(self._on_filter)
        self.list.moved.connect(self._on_moved)
        self.list.entered.connect(self._on_entered)
        self.list.deleted.connect(self.on_delete)
        self._rest.timeout.connect(self.show_chosen)
        self.go_on.clicked.connect(self._on_go_on)
        self.replay.clicked.connect(lambda: self.detail.replay_wanted.emit(-1, -1))
        self.save.clicked.connect(self._ask_save)
        self.delete.clicked.connect(self.on_delete)
        self.erase.clicked.connect(self.on_erase)
        self.undo.clicked.connect(self.on_undo)
        self.files.reported.connect(self._on_reported)
        self.files.came.connect(self._on_came)
        self.files.restored.connect(self._on_restored)
        undo = QShortcut(QKeySequence("Ctrl+Z"), self)
        undo.activated.connect(self.on_undo)
        find = QShortcut(QKeySequence("Ctrl+F"), self)
        find.activated.connect(self.filters.players.setFocus)

    def _on_reported(self, sentence: str) -> None:
        self._undone = None
        self.show_message(sentence)

    def _lay_out(self, scale: float) -> None:
        menu = QMenu(self.more)
        self.files.fill(menu)
        self.more.setMenu(menu)
        self._lists.addWidget(self.list)
        self._lists.addWidget(self.nothing)
        self.undo.hide()
        self.undo.setAutoDefault(False)
        buttons = Flow(8)
        for one in (self.go_on, self.replay, self.save, self.delete, self.erase, self.more):
            one.setAutoDefault(False)
            buttons.addWidget(one)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.message, 1)
        foot.addWidget(self.undo)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._lists, 1)
        column.addLayout(buttons)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(round(14 * scale))
        split.addWidget(left)
        split.addWidget(self.detail)
        for at, share in enumerate(SHARES):
            split.setStretchFactor(at, share)
        split.setSizes([share * 10 for share in SHARES])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addWidget(self.filters)
        whole.addWidget(split, 1)
        whole.addWidget(self.damaged)
        whole.addLayout(foot)
