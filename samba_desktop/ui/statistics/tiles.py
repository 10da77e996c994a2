"""The figures of the statistics as tiles: a big number and under it what it counts; sums nothing."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.store.statistics import Summary
from samba_desktop.texts.language import Language
from samba_desktop.ui.controls import label
from samba_desktop.ui.wording import counted

COLUMNS = 5
NONE = "–"


class Tile(QFrame):
    """One figure."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("raised")
        self.value = label("", "sum")
        self.caption = label("", "strong")
        self.detail = label("", "small", wraps=True, lines=2)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 7, 12, 7)
        column.setSpacing(0)
        for one in (self.value, self.caption, self.detail):
            column.addWidget(one)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_figure(self, value: str, caption: str, detail: str) -> None:
        """Show another figure."""
        self.value.setText(value)
        self.caption.setText(caption)
        self.detail.setText(detail)
        self.setAccessibleName(f"{caption}: {value}. {detail}")


class Tiles(QWidget):
    """All figures."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = TileWords(language)
        self.tiles = tuple(Tile() for _ in range(2 * COLUMNS))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for at, tile in enumerate(self.tiles):
            grid.addWidget(tile, at // COLUMNS, at % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)

    def show_summary(self, found: Summary) -> None:
        """Show the figures of a summary."""
        for tile, figure in zip(self.tiles, self._words.figures(found), strict=True):
            tile.show_figure(*figure)


class TileWords(QObject):
    """What stands on the tiles: value, caption, detail."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self._language = language

    def figures(self, found: Summary) -> tuple[tuple[str, str, str], ...]:
        """Write all figures, in the order of the tiles."""
        number = self._language.number
        best = found.best
        return (
            (
                self._share(found.won, found.matches),
                self.tr("Matches won"),
                self._matches(found),
            ),
            (
                self._share(found.rounds_won, found.rounds),
                self.tr("Rounds won"),
                self._of(found.rounds_won, found.rounds),
            ),
            (
                self._whole(found.points),
                self.tr("Points per round"),
                self.tr("the others {points}").format(points=self._whole(found.others)),
            ),
            (
                number(best.points) if best else NONE,
                self.tr("Best round"),
                self.tr("of your side"),
            ),
            (
                number(found.streak),
                self.tr("Won in a row"),
                self.tr("now {count}").format(count=number(found.streak_now)),
            ),
            (
                self._mean(found.canastas),
                self.tr("Canastas per round"),
                self.tr("natural ones {count}").format(count=self._mean(found.natural)),
            ),
            (self._mean(found.sambas), self.tr("Sambas per round"), self.tr("of your side")),
            (
                number(found.out_you),
                self.tr("You went out"),
                self._out(found),
            ),
            (
                self._whole(found.first_points),
                self.tr("First meld"),
                self._first(found),
            ),
            (
                self._mean(found.red_threes),
                self.tr("Red threes per round"),
                self.tr("laid out by your side"),
            ),
        )

    def _share(self, part: int, whole: int) -> str:
        return self.tr("{percent} %").format(percent=round(100 * part / whole)) if whole else NONE

    def _of(self, part: int, whole: int) -> str:
        number = self._language.number
        return self.tr("{part} of {whole}").format(part=number(part), whole=number(whole))

    def _matches(self, found: Summary) -> str:
        number = self._language.number
        told = [self._of(found.won, found.matches)]
        if found.drawn:
            told.append(self.tr("drawn {count}").format(count=number(found.drawn)))
        if found.running:
            told.append(self.tr("running {count}").format(count=number(found.running)))
        return ", ".join(told)

    def _out(self, found: Summary) -> str:
        number = self._language.number
        text = self.tr("partners {partners}, others {others}; concealed {concealed}")
        return text.format(
            partners=number(found.out_partner),
            others=number(found.out_others),
            concealed=number(found.concealed),
        )

    def _first(self, found: Summary) -> str:
        if found.first_lap is None:
            return self.tr("none yet")
        told = self.tr("points, in your turn {turn}").format(turn=self._mean(found.first_lap))
        if not found.never_melded:
            return told
        never = self.tr("none in %n round(s)", "", found.never_melded)
        return f"{told}; {counted(never, found.never_melded)}"

    def _whole(self, value: float | None) -> str:
        return NONE if value is None else self._language.number(round(value))

    def _mean(self, value: float | None) -> str:
        """Write a small number with one place after the point, as the language does."""
        if value is None:
            return NONE
        return self._language.decimal(value)
