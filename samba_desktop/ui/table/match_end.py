"""The panel at the end of a match: who won, the totals, the chart, what to do next."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Table
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.results import Endings
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.controls import SideDisc, button, label
from samba_desktop.ui.kit.look import dress, panel_room, panel_size, scale_for
from samba_desktop.ui.kit.panels import put_away
from samba_desktop.ui.kit.score_chart import ScoreChart, framed
from samba_desktop.ui.kit.shared_words import counted, joined

SHARE = (0.78, 0.82)
"""Of the greatest panel's width and height."""


class MatchEnd(QFrame):
    """The result of a match over the middle of the table."""

    wanted = Signal(str)
    """What comes next: "new" for another match, "again" for the same players, "same deals" for them with the
    cards that were dealt in this match; or "replay" or "save" for the match that is over."""
    closed = Signal()
    """The person wants to look at the table; the panel has hidden itself."""

    def __init__(  # noqa: PLR0913, PLR0917 - what the panel is about, each a value of its own
        self,
        result: RoundResult,
        table: Table,
        company: Company,
        totals: tuple[tuple[int, ...], ...],
        language: Language = ENGLISH,
        parent: QWidget | None = None,
    ) -> None:
        """`totals` holds the totals of the sides after each round."""
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._company, self._language = company, language
        self._texts = TableTexts(language)
        sides = range(table.seating.sides)
        names = tuple(self._texts.side(side, company) for side in sides)
        self.chart = ScoreChart(totals, names, target(table), language)
        self._same = button(self.tr("&Same players again"), primary=True)
        self.close_button = button(self.tr("&Close"))
        self.close_button.clicked.connect(self._on_close)
        self.ways = {
            "replay": button(self.tr("&Replay")),
            "save": button(self.tr("Save the rec&ord…")),
            "new": button(self.tr("&New match")),
            "same deals": button(self.tr("Same &deals again")),
            "again": self._same,
        }
        for name, way in self.ways.items():
            way.clicked.connect(partial(self.wanted.emit, name))
        self.ways["same deals"].setToolTip(tip(self.tr("Every round is dealt as it was in this match.")))
        sentence = Endings(language).of_match(table.winners, company, result.totals)
        self.setAccessibleName(sentence)
        rounds = len(totals)
        played = counted(self.tr("The match took %n round(s).", "", rounds), rounds)
        self.note = label(played, "dim", wraps=True)
        """How long the match was, until there is something else to tell."""
        self._lay_out(sentence, self._ranking(table, result))
        self.setFocusProxy(self._same)
        self._scale = 0.0
        self._fit()

    def sizeHint(self) -> QSize:
        """Wish for most of what lies behind."""
        self._fit()
        most = panel_size(panel_room(self))
        return QSize(round(most.width() * SHARE[0]), round(most.height() * SHARE[1]))

    def minimumSizeHint(self) -> QSize:
        """Be content with little."""
        return QSize(480, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the type grow with the table."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play again with Enter, look at the table with Esc."""
        if event.key() in ENTER:
            self._same.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        else:
            super().keyPressEvent(event)

    def tell(self, sentence: str) -> None:
        """Show what came of something that was asked for here."""
        self.note.setText(sentence)

    def _on_close(self) -> None:
        put_away(self)
        self.closed.emit()

    def _fit(self) -> None:
        scale = scale_for(panel_room(self))
        if scale != self._scale:
            self._scale = scale
            dress(self, scale)

    def _lay_out(self, sentence: str, ranking: QWidget) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.close_button)
        buttons.addStretch(1)
        for name in ("new", "same deals", "again"):
            buttons.addWidget(self.ways[name])
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.note, 1)
        for name in ("replay", "save"):
            above.addWidget(self.ways[name])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 20)
        whole.setSpacing(4)
        whole.addWidget(label(sentence, "headline", wraps=True))
        whole.addLayout(above)
        whole.addSpacing(12)
        whole.addWidget(ranking)
        whole.addSpacing(10)
        whole.addWidget(framed(self.chart), 1)
        whole.addSpacing(12)
        whole.addLayout(buttons)

    def _ranking(self, table: Table, result: RoundResult) -> QWidget:
        """List the sides, the best first."""
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        merit = [(side not in table.winners, -total) for side, total in enumerate(result.totals)]
        for row, side in enumerate(sorted(range(len(merit)), key=merit.__getitem__)):
            place = 1 + sum(other < merit[side] for other in merit)
            total = self._language.number(result.totals[side])
            grid.addWidget(label(f"{place}.", "dim"), row, 0)
            self._add_side(grid, row, side, label(total, "sum" if side in table.winners else "heading"))
        return box

    def _add_side(self, grid: QGridLayout, row: int, side: int, points: QLabel) -> None:
        company = self._company
        seats = company.seating.seats_of(side)
        names = tuple(self._texts.seat_name(seat, company) for seat in seats)
        discs = QHBoxLayout()
        discs.setSpacing(4)
        for name in names:
            disc = SideDisc()
            disc.show_seat(name[:1].upper(), side)
            discs.addWidget(disc)
        discs.addStretch(1)
        grid.addLayout(discs, row, 1)
        grid.addWidget(label(joined(names), "strong", wraps=True), row, 2)
        grid.addWidget(points, row, 3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
