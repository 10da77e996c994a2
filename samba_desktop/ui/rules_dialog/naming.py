"""The small dialogs that ask for a name, or for a code and a name; keep nothing themselves."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from samba_desktop.engine.plain import LONGEST_NAME, typed_name
from samba_desktop.engine.rules.saving import RulesError
from samba_desktop.engine.rules.sharing import rules_from_code
from samba_desktop.scene.tips import titled
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.games import Game, game_origin
from samba_desktop.ui.look import dialog_scale, dress, in_role, pixels, repolish
from samba_desktop.ui.troubles import said_of

Check = Callable[[str], str]
"""Says what is wrong with a name; nothing where it is possible."""


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
        self.setWindowTitle(titled(title))
        self.setObjectName("ground")
        self.asked = NameField(self.tr("&Name"), name, check)
        self.ok = button(offer, primary=True)
        self.cancel = button(self.tr("&Cancel"))
        _lay_out(self, title, [self.asked], self.cancel, self.ok)

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
        self.setWindowTitle(titled(title))
        self.setObjectName("ground")
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
        _lay_out(self, title, [head, self.code, self.reading, self.asked], self.cancel, self.ok)
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


def _lay_out(dialog: QDialog, title: str, shown: list[QWidget], cancel: QPushButton, ok: QPushButton) -> None:
    cancel.clicked.connect(dialog.reject)
    ok.clicked.connect(dialog.accept)
    buttons = QHBoxLayout()
    buttons.setSpacing(10)
    buttons.addStretch(1)
    buttons.addWidget(cancel)
    buttons.addWidget(ok)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(26, 20, 26, 20)
    column.setSpacing(8)
    column.addWidget(label(title, "title"))
    for one in shown:
        column.addWidget(one)
    column.addStretch(1)
    column.addSpacing(8)
    column.addLayout(buttons)
    scale = dialog_scale(dialog.parentWidget())
    dress(dialog, scale)
    dialog.setMinimumWidth(pixels(460, scale))
