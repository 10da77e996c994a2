"""The controls that change options of the rules, chosen by what an option may hold, and by nothing else."""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from itertools import pairwise
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QSignalBlocker, Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rule_checks import PLAYERS_OF
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import (
    Bands,
    ByPlayers,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    Option,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
)
from samba_desktop.engine.rules.rules import Rules, describe, for_players
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import Language, capital, whole_number
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.ui.kit.controls import (
    ChoiceBox,
    RingedButton,
    StepField,
    Stepper,
    SwitchBox,
    Tick,
    button,
    label,
)
from samba_desktop.ui.kit.look import repolish
from samba_desktop.ui.kit.shared_words import counted, shape_name

STEPPER = 0.8
"""Of the column, for a single number."""
MOST_LISTED = 20
"""The widest range whose numbers stand in a list, together with none of them."""
SHORTEST = 8
"""Letters for which a list has room at least; longer words are cut, and stand whole in the list."""
STEPS = ((40, 1), (500, 10), (2000, 50))
"""The width of a range up to which a press on + or − is so much."""
WIDEST_STEP = 100
MOST_NUMBERS = 6
"""Of a list: what the new-match dialog has room for."""
BETWEEN = (r"\s*;\s*|,\s+", r"\s*[,;]\s*", r"[\s,;]+")
"""What may stand between numbers of a list, tried in this order.

A comma without a blank belongs to a number where one comes of it that is possible: "1,500" is fifteen
hundred, while "500,1000" and "100,200" are two numbers each, as no target is 100,200.
"""
COUNTS = (2, 3, 4, 5, 6)
Shapes = tuple[tuple[int, tuple[StrEnum, ...]], ...]
Minimums = tuple[tuple[int | None, int], ...]
MOST_ROWS = 10
LOWEST_TOTAL, HIGHEST_TOTAL, TOTAL_STEP = -20_000, 50_000, 500
LOWEST, HIGHEST, STEP = 0, 1000, 5
NEXT_TOTAL = 1000
"""How far above the last row a new one begins."""


class OptionControl(Struct, frozen=True):
    """A widget that shows a value of an option and emits another one."""

    widget: QWidget
    show_value: Callable[[Any, Rules], None]
    changed: SignalInstance | None = None
    """Emits the new value; None where an option has just one."""
    complained: SignalInstance | None = None
    """Emits a sentence about what was typed, or an empty one."""
    reshaped: SignalInstance | None = None
    """Emitted when the widget wants another height."""
    share: float = 0.0
    """How much of the column the widget uses; 0 for just what it needs."""


def control_for(name: str, texts: OptionTexts) -> OptionControl:
    """Make the control of an option."""
    declared, spoken = describe(name), texts.label(name)
    match declared.allowed:
        case Switch():
            return _switch(spoken)
        case Choice(kinds):
            return _list(spoken, [(kind, capital(texts.rule(declared.names[kind]))) for kind in kinds])
        case Number():
            return _number(spoken, declared.allowed, texts)
        case NumberByPlayers():
            by_players = ByPlayersControl(spoken, declared.allowed, texts.language)
            return _of(by_players, reshaped=by_players.reshaped, complained=by_players.complained)
        case Subset():
            return _of(KindsControl(spoken, _kinds(declared, declared.allowed, texts)))
        case PlayerCounts():
            return _of(CountsControl(spoken))
        case ShapesByPlayers():
            return _of(ShapesControl(spoken))
        case Bands():
            bands = BandsControl(spoken, texts.language)
            return _of(bands, complained=bands.complained)
        case Numbers():
            numbers = NumbersControl(spoken, declared.allowed, texts.language)
            return _of(numbers, complained=numbers.complained)
    raise AssertionError(declared.allowed)


def _of(
    widget: Any,  # noqa: ANN401 - each kind has its own class
    share: float = 1.0,
    **signals: SignalInstance,
) -> OptionControl:
    return OptionControl(widget, widget.show_value, widget.changed, share=share, **signals)


def _switch(spoken: str) -> OptionControl:
    made = SwitchBox(spoken)
    return OptionControl(made, lambda value, _rules: made.setChecked(value), made.clicked)


def _kinds(declared: Option, allowed: Subset, texts: OptionTexts) -> dict[StrEnum, str]:
    offered = (kind for kind in allowed.kinds if kind.value not in allowed.leaving_out)
    return {kind: capital(texts.rule(declared.names[kind])) for kind in offered}


def _number(spoken: str, allowed: Number, texts: OptionTexts) -> OptionControl:
    none = texts.rule(allowed.none) if allowed.none else ""
    if allowed.low == allowed.high and not none:
        only = label(texts.language.number(allowed.low), "strong")
        only.setAccessibleName(spoken)
        return OptionControl(only, lambda _value, _rules: None)
    if allowed.only or (none and allowed.high - allowed.low <= MOST_LISTED):
        numbers = allowed.only or range(allowed.low, allowed.high + 1)
        values: list[tuple[Any, str]] = [(number, texts.language.number(number)) for number in numbers]
        return _list(spoken, [*values, (None, capital(none))] if none else values)
    made = NumberControl(spoken, allowed, none, texts.language)
    return _of(made, STEPPER, complained=made.complained)


def _list(spoken: str, values: list[tuple[Any, str]]) -> OptionControl:
    made = ValueList(spoken, values)
    return OptionControl(made, made.show_value, made.changed)


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


def step_within(low: int, high: int) -> int:
    """Choose by how much a press on + or − changes a number between two bounds."""
    return next((step for width, step in STEPS if high - low <= width), WIDEST_STEP)


class BoundedStepper(Stepper):
    """A stepper that emits only possible numbers, and puts the last one back when it is left with another."""

    chosen = Signal(object)
    complained = Signal(str)

    def __init__(self, name: str, low: int, high: int, language: Language) -> None:
        super().__init__(name, low, high, step_within(low, high))
        self._right = self._settled = low
        """The last possible number, and the one that stood there before it was typed in."""
        self._bounds = self.tr("Possible is {low} to {high}.").format(
            low=language.number(low), high=language.number(high)
        )
        self.name_steps(self.tr("Less"), self.tr("More"))
        self.field.setToolTip(tip(self._bounds))
        self.value = low
        self.changed.connect(self._on_changed)
        self.field.left.connect(self._on_left)

    @property
    def number(self) -> int:
        """The last possible number."""
        return self._right

    def show_number(self, number: int) -> None:
        """Show a number without emitting it; what is being typed stays where it is the number that counts."""
        if number == self._right and self._is_wrong:
            return
        if number != self._right:
            self._right = self._settled = number
        self._write()

    def _on_changed(self, number: int) -> None:
        fits = self.is_possible and self.field.number is not None
        self._mark(wrong=not fits)
        # On the way to a number that is not possible others stood there, which nobody wanted.
        wanted = number if fits else self._settled
        if wanted != self._right:
            self._right = wanted
            self.chosen.emit(wanted)

    def _on_left(self) -> None:
        self._settled = self._right
        self._write()

    def _write(self) -> None:
        if self.field.number != self._right:
            self.value = self._right
        self._mark(wrong=False)

    @property
    def _is_wrong(self) -> bool:
        return bool(self.field.property("wrong"))

    def _mark(self, *, wrong: bool) -> None:
        if self._is_wrong is not wrong:
            self.field.mark_wrong(wrong=wrong)
            self.complained.emit(self._bounds if wrong else "")


class NumberControl(QWidget):
    """A number between two bounds, and a tick for none where that has a meaning."""

    changed = Signal(object)
    complained = Signal(str)

    def __init__(self, name: str, allowed: Number, none: str, language: Language) -> None:
        super().__init__()
        self.stepper = BoundedStepper(name, allowed.low, allowed.high, language)
        self.stepper.chosen.connect(self.changed)
        self.stepper.complained.connect(self.complained)
        self.none = Tick(capital(none)) if none else None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.stepper)
        if self.none is not None:
            self.none.setAccessibleName(f"{name}: {none}")
            self.none.clicked.connect(self._on_none)
            column.addWidget(self.none)

    def show_value(self, value: int | None, _rules: Rules) -> None:
        """Show a number or none."""
        if self.none is not None:
            self.none.setChecked(value is None)
        self.stepper.setVisible(value is not None)
        if value is not None:
            self.stepper.show_number(value)

    def _on_none(self, checked: bool) -> None:
        # The stepper keeps the last number, so that the tick can be taken away again.
        self.changed.emit(None if checked else self.stepper.number)


class ByPlayersControl(QWidget):
    """One number for all counts of players, or one for each."""

    changed = Signal(object)
    complained = Signal(str)
    reshaped = Signal()

    def __init__(self, name: str, allowed: NumberByPlayers, language: Language) -> None:
        super().__init__()
        self._alike = allowed.alike
        self._value: ByPlayers | int = allowed.low
        self._counts: tuple[int, ...] = ()
        self._apart = False
        self.same = Tick(self.tr("The same for all"))
        self.same.setAccessibleName(f"{name}: {self.same.text()}")
        self.same.clicked.connect(self._on_same)
        self.all = BoundedStepper(name, allowed.low, allowed.high, language)
        self.all.chosen.connect(self._on_all)
        self.all.complained.connect(self.complained)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.same, 0, 0, 1, 2)
        grid.addWidget(self.all, 1, 0, 1, 2)
        self.rows: dict[int, tuple[QLabel, BoundedStepper]] = {}
        for line, count in enumerate(COUNTS, start=2):
            players = counted(self.tr("%n player(s)", "", count), count)
            stepper = BoundedStepper(f"{name}, {players}", allowed.low, allowed.high, language)
            stepper.chosen.connect(lambda number, count=count: self._on_one(count, number))
            stepper.complained.connect(self.complained)
            stepper.make_narrow()
            self.rows[count] = (label(players, "dim", wraps=True), stepper)
            grid.addWidget(self.rows[count][0], line, 0)
            grid.addWidget(stepper, line, 1)

    def show_value(self, value: ByPlayers | int, rules: Rules) -> None:
        """Show the numbers for the counts of players that the rules offer."""
        self._counts = tuple(sorted(rules.deck.player_counts))
        numbers = {count: for_players(value, count) for count in self._counts}
        if value != self._value:
            self._apart = len(set(numbers.values())) > 1
        self._value = value
        self.all.show_number(next(iter(numbers.values())))
        for count, number in numbers.items():
            self.rows[count][1].show_number(number)
        self._show_rows()

    def _show_rows(self) -> None:
        differ = len({for_players(self._value, count) for count in self._counts}) > 1
        apart = (self._apart or differ) and len(self._counts) > 1
        self.same.setVisible(len(self._counts) > 1)
        self.same.setChecked(not apart)
        self.all.setVisible(not apart)
        for count, shown in self.rows.items():
            for one in shown:
                one.setVisible(apart and count in self._counts)

    def _on_same(self, checked: bool) -> None:
        self._apart = not checked
        if checked:
            self._on_all(self.all.number)
        self._show_rows()
        self.reshaped.emit()

    def _on_all(self, number: int) -> None:
        self._emit(number if self._alike else tuple((count, number) for count in self._named))

    def _on_one(self, count: int, number: int) -> None:
        pairs = {each: for_players(self._value, each) for each in self._named} | {count: number}
        if self._alike and len(set(pairs.values())) == 1:
            self._emit(number)
        else:
            self._emit(tuple(sorted(pairs.items())))

    @property
    def _named(self) -> tuple[int, ...]:
        """The counts for which the value is to have a number: those offered, and those it had before."""
        known = () if isinstance(self._value, int) else (count for count, _ in self._value)
        return tuple(sorted({*known, *self._counts}))

    def _emit(self, value: ByPlayers | int) -> None:
        if value != self._value:
            self._value = value
            self.changed.emit(value)


class NumbersControl(QWidget):
    """A few numbers, written one after another."""

    changed = Signal(object)
    complained = Signal(str)

    def __init__(self, name: str, allowed: Numbers, language: Language) -> None:
        super().__init__()
        self._allowed = allowed
        self._value: tuple[int, ...] = ()
        self._settled: tuple[int, ...] = ()
        """What stood there before it was typed in."""
        self._wanted = self.tr(
            "Write one to {most} numbers from {low} to {high}, with commas between."
        ).format(most=MOST_NUMBERS, low=language.number(allowed.low), high=language.number(allowed.high))
        self.field = QLineEdit()
        self.field.setAccessibleName(name)
        self.field.setToolTip(tip(self._wanted))
        self.field.textEdited.connect(self._on_edited)
        self.field.editingFinished.connect(self._write)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field, 0, Qt.AlignmentFlag.AlignTop)

    def show_value(self, value: tuple[int, ...], _rules: Rules) -> None:
        """Show the numbers."""
        if value != self._value or not self.field.hasFocus():
            self._value = value
            self._write()

    def _write(self) -> None:
        self._settled = self._value
        self.field.setText(", ".join(map(str, self._value)))
        self._mark(wrong=False)

    def _on_edited(self, text: str) -> None:
        read = self._read(text)
        self._mark(wrong=read is None)
        wanted = self._settled if read is None else read
        if wanted != self._value:
            self._value = wanted
            self.changed.emit(wanted)

    def _read(self, text: str) -> tuple[int, ...] | None:
        for between in BETWEEN:
            parts = re.split(between, re.sub(r"[\s,;]+$", "", text))
            numbers = [number for number in map(whole_number, parts) if number is not None]
            fits = all(self._allowed.low <= number <= self._allowed.high for number in numbers)
            if fits and len(numbers) == len(parts) and len(set(numbers)) <= MOST_NUMBERS:
                return tuple(sorted(set(numbers)))
        return None

    def _mark(self, *, wrong: bool) -> None:
        if bool(self.field.property("wrong")) is not wrong:
            self.field.setProperty("wrong", wrong)
            repolish(self.field)
            self.complained.emit(self._wanted if wrong else "")


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
            tick.clicked.connect(lambda _checked: self._on_clicked())
            self.ticks[kind] = tick
            column.addWidget(tick)

    def show_value(self, value: frozenset[StrEnum], _rules: Rules) -> None:
        """Tick what belongs to the set."""
        for kind, tick in self.ticks.items():
            tick.setChecked(kind in value)

    def _on_clicked(self) -> None:
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


class BandRow:
    """The widgets of one row."""

    def __init__(self, name: str, number: int, more: str) -> None:
        self.below = label("", "dim", wraps=True)
        self.total = _field(f"{name}, {number}", LOWEST_TOTAL, HIGHEST_TOTAL)
        self.minimum = _field(f"{name}, {number}", LOWEST, HIGHEST)
        self.remove = QToolButton()
        self.remove.setText("×")
        self.remove.setProperty("step", True)
        self.remove.setProperty("narrow", True)
        self.remove.setAccessibleName(f"{more}, {number}")
        self.remove.setToolTip(tip(more))
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All of them."""
        return (self.below, self.total, self.minimum, self.remove)


class BandsControl(QWidget):
    """A row for each band: the total from which it holds, the minimum, and a button that removes it."""

    changed = Signal(object)
    complained = Signal(str)

    def __init__(self, name: str, language: Language) -> None:
        super().__init__()
        self._language = language
        self._value: Minimums = ((None, LOWEST),)
        self._settled: Minimums = self._value
        """What stood there before it was typed in."""
        self._rising = self.tr("Totals must rise from row to row.")
        self._possible = self.tr("A minimum is possible from {low} to {high}.").format(
            low=language.number(LOWEST), high=language.number(HIGHEST)
        )
        self._name = name
        self.rows: list[BandRow] = []
        self.add: QPushButton = button(self.tr("Add a row"))
        self.add.setAutoDefault(False)
        self.add.clicked.connect(self._on_add)
        self._heads = (label(self.tr("From total"), "small"), label(self.tr("Minimum"), "small"))
        self._grid = QGridLayout()
        self._grid.setSpacing(6)
        for at, head in enumerate(self._heads):
            self._grid.setColumnStretch(at, 1)
            self._grid.addWidget(head, 0, at)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._grid)
        column.addWidget(self.add)

    def _make_row(self) -> None:
        at = len(self.rows)
        row = BandRow(self._name, at + 1, self.tr("Remove this row"))
        for column, one in zip((0, 0, 1, 2), row.widgets, strict=True):
            self._grid.addWidget(one, at + 1, column)
        for head, field in zip(self._heads, (row.total, row.minimum), strict=True):
            field.setAccessibleDescription(f"{self._name}: {head.text()}")
        before = self.rows[-1].remove if self.rows else self.add.previousInFocusChain()
        assert before is not None
        for one, other in pairwise([before, row.total, row.minimum, row.remove]):
            QWidget.setTabOrder(one, other)
        self._join(at, row)
        self.rows.append(row)

    def _join(self, at: int, row: BandRow) -> None:
        row.total.textEdited.connect(lambda _text: self._on_total(at))
        row.total.stepped.connect(lambda way: self._step(row.total, way, TOTAL_STEP))
        row.minimum.textEdited.connect(lambda _text: self._on_minimum(at))
        row.minimum.stepped.connect(lambda way: self._step(row.minimum, way, STEP))
        row.total.left.connect(self._write)
        row.minimum.left.connect(self._write)
        row.remove.clicked.connect(lambda _checked: self._on_remove(at))

    def show_value(self, value: Minimums, _rules: Rules) -> None:
        """Show the bands; a field that is being typed in keeps what stands there."""
        if value != self._value or not self._is_typed_in:
            self._value = value
            self._write()

    @property
    def _is_typed_in(self) -> bool:
        return any(field.hasFocus() for row in self.rows for field in (row.total, row.minimum))

    def _write(self) -> None:
        self._settled = self._value
        while len(self.rows) < len(self._value):
            self._make_row()
        for at, row in enumerate(self.rows):
            shown = at < len(self._value)
            for one in row.widgets:
                one.setVisible(shown and one is not (row.total if at == 0 else row.below))
            row.remove.setEnabled(len(self._value) > 1)
            if shown:
                total, minimum = self._value[at]
                row.total.setText("" if total is None else str(total))
                row.minimum.setText(str(minimum))
            row.total.mark_wrong(wrong=False)
            row.minimum.mark_wrong(wrong=False)
        self.rows[0].below.setText(self._below())
        self.add.setEnabled(len(self._value) < MOST_ROWS and self._last_total <= HIGHEST_TOTAL - NEXT_TOTAL)
        self.complained.emit("")

    def _below(self) -> str:
        if len(self._value) == 1:
            return self.tr("any")
        following = self._value[1][0]
        assert following is not None
        return self.tr("below {total}").format(total=self._language.number(following))

    @property
    def _last_total(self) -> int:
        return self._value[-1][0] or 0

    def _step(self, field: StepField, way: int, step: int) -> None:
        start = field.number or 0
        goal = (start // step + 1) if way > 0 else -(-start // step) - 1
        field.setText(str(goal * step))
        field.textEdited.emit(field.text())

    def _on_total(self, at: int) -> None:
        total = self.rows[at].total.number
        changed = (*self._value[:at], (total, self._value[at][1]), *self._value[at + 1 :])
        totals = [one for one, _ in changed[1:] if one is not None]
        rises = total is not None and all(low < high for low, high in pairwise(totals))
        rises = rises and LOWEST_TOTAL <= (total or 0) <= HIGHEST_TOTAL
        self._take(changed, self.rows[at].total, "" if rises else self._rising)

    def _on_minimum(self, at: int) -> None:
        minimum = self.rows[at].minimum.number
        fits = minimum is not None and LOWEST <= minimum <= HIGHEST
        changed = (*self._value[:at], (self._value[at][0], minimum or 0), *self._value[at + 1 :])
        self._take(changed, self.rows[at].minimum, "" if fits else self._possible)

    def _take(self, changed: Minimums, field: StepField, complaint: str) -> None:
        field.mark_wrong(wrong=bool(complaint))
        self.complained.emit(complaint)
        wanted = self._settled if complaint else changed
        if wanted != self._value:
            self._value = wanted
            self.rows[0].below.setText(self._below())
            self.changed.emit(wanted)

    def _on_add(self) -> None:
        total = self._last_total + NEXT_TOTAL if len(self._value) > 1 else 0
        self._replace((*self._value, (total, self._value[-1][1])))
        field = self.rows[len(self._value) - 1].total
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _on_remove(self, at: int) -> None:
        left = (*self._value[:at], *self._value[at + 1 :])
        (_, lowest), *others = left
        self._replace(((None, lowest), *others))
        row = self.rows[min(at, len(self._value) - 1)]
        (row.remove if row.remove.isEnabled() else self.add).setFocus(Qt.FocusReason.OtherFocusReason)

    def _replace(self, value: Minimums) -> None:
        self._value = value
        self._write()
        self.changed.emit(value)


def _field(name: str, low: int, high: int) -> StepField:
    made = StepField(low, high)
    made.setAccessibleName(name)
    return made
