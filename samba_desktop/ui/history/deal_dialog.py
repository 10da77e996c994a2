"""The dialog in which a deal is named by its code, played again, and compared; deals no cards itself."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rules.changes import RulesError, nearest_preset
from samba_desktop.engine.table import LEVEL_NAMES, PERSON
from samba_desktop.match.deal_code import CodedDeal, coded, deal_from_code, settled
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.timing import Retry
from samba_desktop.store.listing import DealResult, means_of, results_of
from samba_desktop.store.store import Store
from samba_desktop.ui.history.match_list import HistoryWords, RowTable, add_named
from samba_desktop.ui.kit.controls import ChoiceBox, button, label, put_field
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.kit.shared_words import counted, said_of, shape_name
from samba_desktop.ui.rules.match_plan import Game, game_heading

SIZE = (760, 520)
"""At scale 1, in pixels."""
PERSON_SEAT = 0


class DealDialog(QDialog):
    """Takes the code of a deal and shows what was made of these cards."""

    play_wanted = Signal(object, str)
    """The `CodedDeal` that is to be played."""

    def __init__(
        self,
        store: Store,
        words: HistoryWords,
        code: str = "",
        parent: QWidget | None = None,
        *,
        level: str = "",
    ) -> None:
        """Begin with a code and a level of the others, where the cards of a match are meant."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("The same deal"))
        self._store = store
        self._words = words
        self._deal: CodedDeal | None = None
        self._retry = Retry(self)
        self.code = QLineEdit(code)
        self.code.setPlaceholderText("DE-…")
        self.code.setClearButtonEnabled(False)
        self.copy = button(self.tr("C&opy"))
        self.about = label("", "dim", wraps=True, lines=2)
        self.table = RowTable()
        self.table.setAccessibleName(self.tr("Points on these cards"))
        self.levels = ChoiceBox()
        self.levels.addItem(self.tr("as last time"), "")
        for name in LEVEL_NAMES:
            self.levels.addItem(words.level(name), name)
        self.levels.setCurrentIndex(max(0, self.levels.findData(level)))
        self.play = button(self.tr("&Play these cards"), primary=True)
        self.other = button(self.tr("Play from the other &side"))
        self.close_it = button(self.tr("&Close"))
        scale = dialog_scale(parent)
        self._lay_out()
        self._join()
        dress(self, scale)
        self.resize(*(pixels(length, scale) for length in SIZE))
        self._on_code()

    def _join(self) -> None:
        self.code.textChanged.connect(self._on_code)
        self.copy.clicked.connect(self._on_copy)
        self.play.clicked.connect(lambda: self._play(other=False))
        self.other.clicked.connect(lambda: self._play(other=True))
        self.close_it.clicked.connect(self.reject)

    def _on_code(self) -> None:
        text = self.code.text()
        self._deal, about, role = None, "", "dim"
        if not text.strip():
            about = self.tr("Type or paste the code of a deal; it stands on the score sheet of each round.")
        else:
            try:
                self._deal = deal_from_code(text)
                about = self._summary(self._deal)
            except RulesError as error:
                about, role = said_of(error), "warning"
        self.about.setText(about)
        self.about.setProperty("role", role)
        self.about.style().unpolish(self.about)
        self.about.style().polish(self.about)
        for one in (self.play, self.other, self.copy):
            one.setEnabled(self._deal is not None)
        self._compare(self._deal)

    def _summary(self, deal: CodedDeal) -> str:
        rules = settled(deal.rules)
        seating = deal.seating
        self.other.setText(
            self.tr("Play from the other &side")
            if seating.sides == 2
            else self.tr("Play from the next &seat")
        )
        text = self.tr("{game} · {count} players · {shape} · you get hand {place} after the dealer")
        return text.format(
            game=game_heading(Game(nearest_preset(rules), rules)),
            count=seating.players,
            shape=shape_name(seating.shape),
            place=deal.place(PERSON_SEAT),
        )

    def _compare(self, deal: CodedDeal | None) -> None:
        """Show the results on these cards, a row for each player, a column for each side's hands."""
        try:
            results = results_of(self._store, deal) if deal is not None else ()
        except SaveError as error:
            self._retry.later(lambda: self._compare(deal))
            self.table.clear()
            self.table.setRowCount(1)
            self.table.setColumnCount(1)
            self.table.put(0, 0, said_of(error))
            return
        self._retry.forget()
        means = means_of(results)
        places = self._places(deal, results)
        players = sorted({player for player, _ in means}, key=lambda one: (one != PERSON, one))
        self.table.clear()
        self.table.setRowCount(max(1, len(players)))
        self.table.setColumnCount(1 + len(places))
        self.table.setHorizontalHeaderLabels(
            [self.tr("Points"), *(self._hands(deal, place) for place in places if deal is not None)]
        )
        if not players:
            text = self.tr("These cards were not played to the end of a round yet.")
            self.table.put(0, 0, text if deal is not None else "")
            if places:
                self.table.setSpan(0, 0, 1, 1 + len(places))
        else:
            self.table.clearSpans()
        for row, player in enumerate(players):
            self.table.put(row, 0, self._words.level(player))
            for column, place in enumerate(places, start=1):
                self.table.put(row, column, self._mean(means.get((player, place))))

    def _hands(self, deal: CodedDeal, first: int) -> str:
        """Name the hands of the side whose first one after the dealer is given."""
        seating = deal.seating
        sides = [seating.seats_of(side) for side in range(seating.sides)]
        places = next(
            found for seats in sides if first in (found := sorted(deal.place(seat) for seat in seats))
        )
        hands = self.tr("Hand {places}") if len(places) == 1 else self.tr("Hands {places}")
        named = hands.format(places=" & ".join(map(str, places)))
        return self.tr("{hands} (yours)").format(hands=named) if deal.place(PERSON_SEAT) in places else named

    def _places(self, deal: CodedDeal | None, results: tuple[DealResult, ...]) -> tuple[int, ...]:
        """Return the places of the sides after the dealer, by the first seat of each."""
        if deal is None:
            return ()
        seating = deal.seating
        found = {min(deal.place(seat) for seat in seating.seats_of(side)) for side in range(seating.sides)}
        found |= {result.place(side) for result in results for side in range(seating.sides)}
        return tuple(sorted(found))

    def _mean(self, found: tuple[float, int] | None) -> str:
        if found is None:
            return "–"
        points, count = found
        text = self.tr("{points}, in %n round(s)", "", count) if count > 1 else "{points}"
        return counted(text, count).format(points=self._words.language.number(round(points)))

    def _play(self, *, other: bool) -> None:
        if self._deal is not None:
            deal = self._deal.from_next_seat() if other else self._deal
            self.play_wanted.emit(deal, str(self.levels.currentData()))
            self.accept()

    def _on_copy(self) -> None:
        if self._deal is not None:
            QGuiApplication.clipboard().setText(coded(self._deal))

    def _lay_out(self) -> None:
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.code, 1)
        row.addWidget(self.copy)
        self.copy.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.close_it)
        buttons.addStretch(1)
        buttons.addWidget(self.other)
        buttons.addWidget(self.play)
        for one in (self.close_it, self.other):
            one.setAutoDefault(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 18, 22, 18)
        whole.setSpacing(12)
        put_field(whole, self.tr("Code of the &deal"), field, self.code)
        self.code.setAccessibleName(self.tr("Code of the deal"))
        whole.addWidget(self.about)
        text = self.tr("What you and the computer players made of these cards, each with whose hands:")
        whole.addWidget(label(text, "dim", wraps=True))
        whole.addWidget(self.table, 1)
        against = QHBoxLayout()
        against.setSpacing(8)
        add_named(against, self.tr("&Level of the computer players"), self.levels)
        against.addStretch(1)
        whole.addLayout(against)
        whole.addLayout(buttons)
        self.code.setAlignment(Qt.AlignmentFlag.AlignLeft)
