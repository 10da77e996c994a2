"""The small table of the minimums of the first meld; knows that totals rise from row to row."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import Language
from samba_desktop.ui.controls import StepField, button, label

Bands = tuple[tuple[int | None, int], ...]

MOST_ROWS = 10
LOWEST_TOTAL, HIGHEST_TOTAL, TOTAL_STEP = -20_000, 50_000, 500
LOWEST, HIGHEST, STEP = 0, 1000, 5
NEXT_TOTAL = 1000
"""How far above the last row a new one begins."""


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
        self._value: Bands = ((None, LOWEST),)
        self._settled: Bands = self._value
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

    def show_value(self, value: Bands, _rules: Rules) -> None:
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

    def _take(self, changed: Bands, field: StepField, complaint: str) -> None:
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

    def _replace(self, value: Bands) -> None:
        self._value = value
        self._write()
        self.changed.emit(value)


def _field(name: str, low: int, high: int) -> StepField:
    made = StepField(low, high)
    made.setAccessibleName(name)
    return made
