"""The control for one of several values: a list that opens."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.tips import tip
from samba_desktop.ui.controls import ChoiceBox

SHORTEST = 8
"""Letters for which a list has room at least; longer words are cut, and stand whole in the list."""


class ValueList(QWidget):
    """Offers values by their words."""

    changed = Signal(object)

    def __init__(self, name: str, values: Sequence[tuple[Any, str]]) -> None:
        super().__init__()
        self._values = [value for value, _ in values]
        self.box = ChoiceBox()
        self.box.setAccessibleName(name)
        self.box.addItems([words for _, words in values])
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.box.setMinimumContentsLength(SHORTEST)
        self.box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(lambda at: self.changed.emit(self._values[at]))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)

    def show_value(self, value: Any, _rules: Rules) -> None:  # noqa: ANN401 - an option's value
        """Show a value."""
        at = self._values.index(value)
        self.box.setCurrentIndex(at)
        self.box.setToolTip(tip(self.box.itemText(at)))
