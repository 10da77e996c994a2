"""Controls for the sets among the rules: any of several kinds, counts of players, team shapes."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from samba_desktop.engine.rules.checks import PLAYERS_OF
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.ui.controls import label
from samba_desktop.ui.ringed import RingedButton
from samba_desktop.ui.rules_dialog.numbers import COUNTS
from samba_desktop.ui.toggles import Tick
from samba_desktop.ui.wording import counted, shape_name

Shapes = tuple[tuple[int, tuple[StrEnum, ...]], ...]


class KindsControl(QWidget):
    """A tick for each kind."""

    changed = Signal(object)

    def __init__(self, name: str, kinds: Mapping[StrEnum, str]) -> None:
        super().__init__()
        self.ticks: dict[StrEnum, Tick] = {}
        column = _column(self)
        for kind, words in kinds.items():
            tick = Tick(words)
            tick.setAccessibleName(f"{name}: {words}")
            tick.clicked.connect(lambda _checked: self._tell())
            self.ticks[kind] = tick
            column.addWidget(tick)

    def show_value(self, value: frozenset[StrEnum], _rules: Rules) -> None:
        """Tick what belongs to the set."""
        for kind, tick in self.ticks.items():
            tick.setChecked(kind in value)

    def _tell(self) -> None:
        self.changed.emit(frozenset(kind for kind, tick in self.ticks.items() if tick.isChecked()))


class CountsControl(QWidget):
    """A button for each count of players that can be offered; at least one stays down."""

    changed = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.buttons: dict[int, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for count in COUNTS:
            made = RingedButton(str(count))
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setProperty("segment", True)
            made.setAccessibleName(counted(self.tr("%n player(s)", "", count), count))
            made.setAccessibleDescription(name)
            # Some screen readers toggle a button, which is no click.
            made.toggled.connect(lambda _checked, count=count: self._on_toggled(count))
            self.buttons[count] = made
            row.addWidget(made, 1)

    def show_value(self, value: frozenset[int], _rules: Rules) -> None:
        """Press the counts that are offered."""
        for count, made in self.buttons.items():
            with QSignalBlocker(made):
                made.setChecked(count in value)

    def _on_toggled(self, count: int) -> None:
        down = frozenset(one for one, made in self.buttons.items() if made.isChecked())
        if down:
            self.changed.emit(down)
        else:
            with QSignalBlocker(self.buttons[count]):
                self.buttons[count].setChecked(True)


class ShapesControl(QWidget):
    """A tick for each team shape, where a count of players leaves a choice; the first is the usual one."""

    changed = Signal(object)
    reshaped = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._value: Shapes = ()
        self.heads: dict[int, QLabel] = {}
        self.ticks: dict[int, dict[Shape, Tick]] = {}
        column = _column(self)
        for count in COUNTS:
            players = counted(self.tr("%n player(s)", "", count), count)
            self.heads[count] = label(players, "dim")
            self.ticks[count] = {shape: self._tick(name, players, count, shape) for shape in _possible(count)}
            column.addWidget(self.heads[count])
            for tick in self.ticks[count].values():
                column.addWidget(tick)

    def _tick(self, name: str, players: str, count: int, shape: Shape) -> Tick:
        tick = Tick(shape_name(shape))
        tick.setAccessibleName(f"{name}, {players}: {shape_name(shape)}")
        tick.clicked.connect(lambda checked: self._on_clicked(count, shape, checked=checked))
        return tick

    def show_value(self, value: Shapes, rules: Rules) -> None:
        """Tick what is offered, for the counts of players that the rules have."""
        self._value = value
        offered = dict(value)
        for count, ticks in self.ticks.items():
            chosen = offered.get(count, ())
            needs_choice = len(ticks) > 1 or set(chosen) != set(ticks)
            visible = count in rules.deck.player_counts and needs_choice
            self.heads[count].setVisible(visible)
            for shape, tick in ticks.items():
                tick.setVisible(visible)
                tick.setChecked(shape in chosen)
                usual = len(chosen) > 1 and chosen[0] == shape
                text = self.tr("{teams} (usual)") if usual else "{teams}"
                tick.setText(text.format(teams=shape_name(shape)))

    def _on_clicked(self, count: int, shape: Shape, *, checked: bool) -> None:
        offered = dict(self._value)
        # Teams that so many players cannot form go as soon as anything is chosen.
        before = tuple(one for one in offered.get(count, ()) if one in _possible(count))
        after = (*before, shape) if checked else tuple(one for one in before if one != shape)
        if after:
            offered[count] = after
        else:
            offered.pop(count, None)
        if offered:
            self.changed.emit(tuple(sorted(offered.items())))
        else:
            self.ticks[count][shape].setChecked(True)


def _possible(count: int) -> tuple[Shape, ...]:
    return tuple(shape for shape in Shape if PLAYERS_OF.get(shape, count) == count)


def _column(of: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(of)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    return column
