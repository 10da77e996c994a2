"""Somebody's own rule sets as the dialog handles them: saving, naming, deleting, files and codes."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from samba_desktop.engine.rules.presets import name_key
from samba_desktop.engine.rules.saving import RulesError
from samba_desktop.engine.rules.sharing import code_of, looks_like_code
from samba_desktop.match.saving import SaveError
from samba_desktop.store.rule_sets import RuleSet, RuleSets, checked_name, export_rule_set, import_rule_set
from samba_desktop.ui.file_place import file_place
from samba_desktop.ui.rules.games import Game, game_title
from samba_desktop.ui.rules_dialog.naming import CodeDialog, NameDialog
from samba_desktop.ui.rules_dialog.notice import Told
from samba_desktop.ui.troubles import said_of

SUFFIX = ".json"
LONGEST_SHOWN = 60
"""Signs of a code for which there is room at the foot."""


class Shelf(QObject):
    """Does to the own rule sets what is wanted, and tells what was done."""

    saved = Signal(str)
    """What is shown is kept under this name."""
    added = Signal(str)
    """There is another set of this name."""
    renamed = Signal(str)
    """The set that is shown is called so now."""
    gone = Signal(str)
    """The set of this name was deleted."""
    told = Signal(object)
    """What was done, or why not, as `Told`."""

    def __init__(self, own: RuleSets, window: QWidget) -> None:
        super().__init__(window)
        self._own = own
        self._window = window
        self._asking: QFileDialog | None = None

    # names

    def check(self, name: str, *, but: str = "") -> str:
        """Say what is wrong with a name for a set; `but` is the name that it has already."""
        try:
            checked_name(name)
        except SaveError as error:
            return said_of(error)
        taken = {name_key(one.name) for one in self._own.all()} - {name_key(but)}
        if name_key(name) in taken:
            text = self.tr("There are already rules of your own called “{name}”: choose another name.")
            return text.format(name=name)
        return ""

    def free_name(self, wanted: str) -> str:
        """Find a name that can be given, as near as possible to the one wanted."""
        name, number = wanted, 2
        while self.check(name):
            name, number = f"{wanted} {number}", number + 1
        return name

    # keeping

    def save(self, game: Game) -> None:
        """Keep a game under the name that it has."""
        self._do(lambda: self._keep(game.rule_set, self.saved, self.tr("“{name}” is saved.")))

    def save_as(self, game: Game) -> None:
        """Ask for a name and keep the game under it."""
        name = self.free_name(game.name or self.tr("Our rules"))
        asking = self._ask_name(self.tr("Save as your own rules"), self.tr("&Save"), name, "")
        asking.accepted.connect(lambda: self.save(Game(game.preset, game.rules, asking.name)))

    def rename(self, game: Game) -> None:
        """Ask for another name."""
        title = self.tr("Rename “{name}”").format(name=game.name)
        asking = self._ask_name(title, self.tr("&Rename"), game.name, game.name)
        asking.accepted.connect(lambda: self._do(lambda: self._rename(game.name, asking.name)))

    def delete(self, game: Game) -> None:
        """Delete a set, and offer to have it back."""

        def do() -> None:
            kept = self._own.find(game.name)
            self._own.delete(game.name)
            self.gone.emit(game.name)
            undo = (lambda: self._have_back(kept)) if kept else None
            text = self.tr("“{name}” is deleted.").format(name=game.name)
            self.told.emit(Told(text, offer=self.tr("U&ndo"), do=undo))

        self._do(do)

    def _have_back(self, deleted: RuleSet) -> None:
        self._do(lambda: self._keep(deleted, self.added, self.tr("“{name}” is there again.")))

    def _keep(self, rule_set: RuleSet, tell: SignalInstance, text: str) -> None:
        kept = self._own.save(rule_set)
        tell.emit(kept.name)
        self.told.emit(Told(text.format(name=kept.name)))

    def _rename(self, old: str, new: str) -> None:
        renamed = self._own.rename(old, new)
        self.renamed.emit(renamed.name)
        text = self.tr("“{old}” is called “{name}” now.")
        self.told.emit(Told(text.format(old=old, name=renamed.name)))

    def _ask_name(self, title: str, offer: str, name: str, but: str) -> NameDialog:
        made = NameDialog(title, offer, name, lambda text: self.check(text, but=but), self._window)
        _open(made)
        return made

    # files

    def export(self, game: Game) -> None:
        """Ask for a file and write the game to it."""
        asking = self._ask_file(self.tr("Export rules"), QFileDialog.AcceptMode.AcceptSave)
        asking.setDefaultSuffix(SUFFIX.lstrip("."))
        asking.selectFile(f"{game_title(game)}{SUFFIX}")
        asking.fileSelected.connect(lambda path: self._do(lambda: self._export(game, Path(path))))

    def _export(self, game: Game, path: Path) -> None:
        export_rule_set(game.rule_set, path)
        text = self.tr("“{name}” is written to {path}.")
        self.told.emit(Told(text.format(name=game_title(game), path=path)))

    def import_file(self) -> None:
        """Ask for a file and keep the rules in it."""
        asking = self._ask_file(self.tr("Import rules"), QFileDialog.AcceptMode.AcceptOpen)
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self._do(lambda: self._import(Path(path))))

    def _import(self, path: Path) -> None:
        found = import_rule_set(path)
        name = self.free_name(found.name or self.tr("Imported rules"))
        text = self.tr("“{name}” is among your rules now.")
        self._keep(RuleSet(name, found.preset, found.rules), self.added, text)

    def _ask_file(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        # Without a parent, as the system's own dialog or Qt's must not take on the look of ours.
        asking = QFileDialog(None, title, file_place())
        asking.setAcceptMode(mode)
        asking.setNameFilters([self.tr("Rules of Samba (*.json)"), self.tr("All files (*)")])
        asking.setWindowModality(Qt.WindowModality.ApplicationModal)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.show()
        self._asking = asking
        return asking

    # codes

    def copy_code(self, game: Game) -> None:
        """Put the code of a game on the clipboard."""
        code = code_of(game.rules, game.preset)
        QGuiApplication.clipboard().setText(code)
        if len(code) <= LONGEST_SHOWN:
            text = self.tr("The code is on the clipboard: {code}").format(code=code)
        else:
            text = self.tr("The code is on the clipboard.")
        self.told.emit(Told(text))

    def paste_code(self) -> None:
        """Ask for a code and keep the rules for which it stands."""
        text = QGuiApplication.clipboard().text()
        code = text.strip() if looks_like_code(text) else ""
        asking = CodeDialog(code, self.free_name(self.tr("Our rules")), self.check, self._window)

        def on_accepted() -> None:
            game = asking.game
            if game is not None:
                added = self.tr("“{name}” is among your rules now.")
                self._do(lambda: self._keep(game.rule_set, self.added, added))

        asking.accepted.connect(on_accepted)
        _open(asking)

    def _do(self, do: Callable[[], None]) -> None:
        """Do something with files, or say why it was not possible."""
        try:
            do()
        except (SaveError, RulesError) as error:
            self.told.emit(Told(said_of(error), wrong=True))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
