"""Controls for the numbers among the rules: one, none or one, one for each count of players, several."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from samba_desktop.engine.rules.option import ByPlayers, Number, NumberByPlayers, Numbers
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import Language, capital, whole_number
from samba_desktop.ui.controls import Stepper, label
from samba_desktop.ui.look import repolish
from samba_desktop.ui.toggles import Tick
from samba_desktop.ui.wording import counted

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


def step_within(low: int, high: int) -> int:
    """Choose by how much a press on + or − changes a number between two bounds."""
    return next((step for width, step in STEPS if high - low <= width), WIDEST_STEP)


class BoundedStepper(Stepper):
    """A stepper that tells only possible numbers, and puts the last one back when it is left with another."""

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
        """Show a number without telling; what is being typed stays where it is the number that counts."""
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
        self._tell(number if self._alike else tuple((count, number) for count in self._named))

    def _on_one(self, count: int, number: int) -> None:
        pairs = {each: for_players(self._value, each) for each in self._named} | {count: number}
        if self._alike and len(set(pairs.values())) == 1:
            self._tell(number)
        else:
            self._tell(tuple(sorted(pairs.items())))

    @property
    def _named(self) -> tuple[int, ...]:
        """The counts for which the value is to have a number: those offered, and those it had before."""
        known = () if isinstance(self._value, int) else (count for count, _ in self._value)
        return tuple(sorted({*known, *self._counts}))

    def _tell(self, value: ByPlayers | int) -> None:
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
