"""What stands over the list of rules: the game, what can be done with it, and what of it is shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.ui.controls import ChoiceBox, button, label
from samba_desktop.ui.toggles import Tick


class GameHeading(QWidget):
    """The name of a game, a line about it, and the buttons for what was changed in it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "heading", wraps=True)
        self.detail = label("", "small", wraps=True)
        self.save = button(self.tr("&Save"))
        self.save_as = button(self.tr("Save &as…"))
        self.put_back = button(self.tr("Put all &back"))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addLayout(words, 1)
        for one in (self.save, self.save_as, self.put_back):
            row.addWidget(one, 0, Qt.AlignmentFlag.AlignVCenter)


class SearchField(QLineEdit):
    """A field that Escape empties before it closes anything."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape empty the field."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class Filters(QWidget):
    """A search, the groups to go to, and a tick for what was changed."""

    changed = Signal()
    group = Signal(int)
    """The number of the group to go to."""

    def __init__(self, groups: tuple[str, ...]) -> None:
        super().__init__()
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search a rule, e.g. red three"))
        self.search.setAccessibleName(self.tr("Search a rule"))
        self.search.setMinimumWidth(150)
        self.search.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.groups = ChoiceBox()
        self.groups.setAccessibleName(self.tr("Go to a group of rules"))
        self.groups.addItems(list(groups))
        self.groups.setMinimumContentsLength(12)
        self.groups.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.groups.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.only_changed = Tick(self.tr("Only changed"))
        self.only_changed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.only_changed.clicked.connect(lambda _checked: self.changed.emit())
        self.groups.activated.connect(self.group)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.search, 1)
        row.addWidget(self.groups)
        row.addWidget(self.only_changed)

    def clear(self) -> None:
        """Show everything again."""
        self.only_changed.setChecked(False)
        self.search.clear()
        self.changed.emit()
