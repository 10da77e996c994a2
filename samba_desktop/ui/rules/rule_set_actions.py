"""What can be done with somebody's own rule sets: saving, naming, deleting, files and codes."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rules.changes import RulesError
from samba_desktop.engine.rules.presets import name_key
from samba_desktop.engine.rules.sharing import code_of, looks_like_code, rules_from_code
from samba_desktop.engine.wording import LONGEST_NAME, typed_name
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.tips import titled
from samba_desktop.store.rule_sets import RuleSet, RuleSets, checked_name, export_rule_set, import_rule_set
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, in_role, pixels, repolish
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.kit.window_place import file_place
from samba_desktop.ui.rules.match_plan import Game, game_origin, game_title

Check = Callable[[str], str]
"""Says what is wrong with a name; nothing where it is possible."""
LEAST_WIDTH = 480
"""Pixels of a small dialog, at scale 1."""
SUFFIX = ".json"
LONGEST_SHOWN = 60
"""Signs of a code for which there is room at the foot."""


class Message(Struct, frozen=True):
    """A sentence, and what can be done about it."""

    text: str
    wrong: bool = False
    """Whether something is wrong."""
    offer: str = ""
    """What a button beside it says; empty for no button."""
    do: Callable[[], object] | None = None


def lay_out_question(
    dialog: QDialog, title: str, shown: Sequence[QWidget], buttons: Sequence[QWidget]
) -> None:
    """Put a title, what is shown and the buttons under one another in a small dialog, and dress it."""
    dialog.setWindowTitle(titled(title))
    dialog.setObjectName("ground")
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addStretch(1)
    for one in buttons:
        row.addWidget(one)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(26, 20, 26, 20)
    column.setSpacing(8)
    column.addWidget(label(title, "title", wraps=True))
    for one in shown:
        column.addWidget(one)
    column.addStretch(1)
    column.addSpacing(8)
    column.addLayout(row)
    scale = dialog_scale(dialog.parentWidget())
    dress(dialog, scale)
    dialog.setMinimumWidth(pixels(LEAST_WIDTH, scale))


class NameField(QWidget):
    """A field for a name with what is wrong with it below."""

    def __init__(self, text: str, name: str, check: Check) -> None:
        super().__init__()
        self._check = check
        self.field = QLineEdit(name)
        self.field.setMaxLength(LONGEST_NAME)
        self.field.selectAll()
        self.field.textChanged.connect(lambda _text: self._on_changed())
        head = QLabel(text)
        in_role(head, "dim")
        head.setBuddy(self.field)
        self.field.setAccessibleName(text.replace("&", ""))
        self.warning = label("", "warning", wraps=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(head)
        column.addWidget(self.field)
        column.addWidget(self.warning)
        self._on_changed()

    @property
    def name(self) -> str:
        """The name in its plain form."""
        return typed_name(self.field.text())

    @property
    def is_possible(self) -> bool:
        """Tell whether the name can be given."""
        return not self.warning.text()

    def _on_changed(self) -> None:
        sentence = self._check(self.name)
        self.warning.setText(sentence)
        self.field.setAccessibleDescription(sentence)
        self.field.setProperty("wrong", bool(sentence))
        repolish(self.field)


class NameDialog(QDialog):
    """Asks what rules are to be called."""

    def __init__(self, title: str, offer: str, name: str, check: Check, parent: QWidget) -> None:
        super().__init__(parent)
        self.asked = NameField(self.tr("&Name"), name, check)
        self.ok = button(offer, primary=True)
        self.cancel = button(self.tr("&Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        lay_out_question(self, title, [self.asked], [self.cancel, self.ok])

    @property
    def name(self) -> str:
        """The name that was given."""
        return self.asked.name

    def accept(self) -> None:
        """Close with a name that is possible."""
        if self.asked.is_possible:
            super().accept()
        else:
            self.asked.field.setFocus(Qt.FocusReason.OtherFocusReason)


class CodeDialog(QDialog):
    """Asks for a code of rules, says what it stands for, and what the rules are to be called."""

    def __init__(self, code: str, name: str, check: Check, parent: QWidget) -> None:
        super().__init__(parent)
        title = self.tr("Rules from a code")
        self._game: Game | None = None
        self.code = QLineEdit(code)
        self.code.setPlaceholderText(self.tr("Paste or type the code"))
        self.code.textChanged.connect(lambda _text: self._read())
        head = QLabel(self.tr("C&ode"))
        in_role(head, "dim")
        head.setBuddy(self.code)
        self.code.setAccessibleName(self.tr("Code"))
        self.reading = label("", "small", wraps=True)
        self.asked = NameField(self.tr("&Name"), name, check)
        self.ok = button(self.tr("&Add these rules"), primary=True)
        self.cancel = button(self.tr("&Cancel"))
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)
        lay_out_question(self, title, [head, self.code, self.reading, self.asked], [self.cancel, self.ok])
        self._read()
        (self.asked.field if self._game else self.code).setFocus()

    @property
    def game(self) -> Game | None:
        """What the code stands for, under the name that was given; None where it isn't one."""
        return Game(self._game.preset, self._game.rules, self.asked.name) if self._game else None

    def accept(self) -> None:
        """Close with rules and a name that is possible."""
        if self._game is None:
            self.code.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.asked.is_possible:
            self.asked.field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().accept()

    def _read(self) -> None:
        text = self.code.text()
        try:
            self._game = Game(*rules_from_code(text))
            sentence = game_origin(self._game)
        except RulesError as error:
            self._game = None
            sentence = said_of(error) if text.strip() else ""
        in_role(self.reading, "small" if self._game else "warning")
        repolish(self.reading)
        self.reading.setText(sentence)
        self.code.setAccessibleDescription(sentence)


class RuleSetActions(QObject):
    """Does to the own rule sets what is wanted, and reports what was done."""

    saved = Signal(str)
    """What is shown is kept under this name."""
    added = Signal(str)
    """There is another set of this name."""
    renamed = Signal(str)
    """The set that is shown is called so now."""
    gone = Signal(str)
    """The set of this name was deleted."""
    reported = Signal(object)
    """What was done, or why not, as `Message`."""

    def __init__(self, own: RuleSets, window: QWidget) -> None:
        super().__init__(window)
        self._own = own
        self._window = window
        self.file_dialog: QFileDialog | None = None

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
            self.reported.emit(Message(text, offer=self.tr("U&ndo"), do=undo))

        self._do(do)

    def _have_back(self, deleted: RuleSet) -> None:
        self._do(lambda: self._keep(deleted, self.added, self.tr("“{name}” is there again.")))

    def _keep(self, rule_set: RuleSet, signal: SignalInstance, text: str) -> None:
        kept = self._own.save(rule_set)
        signal.emit(kept.name)
        self.reported.emit(Message(text.format(name=kept.name)))

    def _rename(self, old: str, new: str) -> None:
        renamed = self._own.rename(old, new)
        self.renamed.emit(renamed.name)
        text = self.tr("“{old}” is called “{name}” now.")
        self.reported.emit(Message(text.format(old=old, name=renamed.name)))

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
        self.reported.emit(Message(text.format(name=game_title(game), path=path)))

    def import_file(self) -> None:
        """Ask for a file and keep the rules in it."""
        asking = self._ask_file(self.tr("Import rules"), QFileDialog.AcceptMode.AcceptOpen)
        asking.setFileMode(QFileDialog.FileMode.ExistingFile)
        asking.fileSelected.connect(lambda path: self._do(lambda: self.import_from(Path(path))))

    def import_from(self, path: Path) -> None:
        """Keep the rules in a file; whoever calls deals with SaveError and RulesError."""
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
        self.file_dialog = asking
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
        self.reported.emit(Message(text))

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
            self.reported.emit(Message(said_of(error), wrong=True))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
