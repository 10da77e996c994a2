"""The score sheet after a round: a column per side, the chart of the match; deals no cards itself."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Table
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.results import Endings, SheetTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.held_cards import HeldCards, row_height
from samba_desktop.ui.kit.panels import put_away
from samba_desktop.ui.look import dress, panel_room, panel_size, polish, scale_for
from samba_desktop.ui.moments_panel import MomentsPanel
from samba_desktop.ui.score_chart import ScoreChart, framed
from samba_desktop.ui.sheet_column import ColumnMaker
from samba_desktop.ui.sheet_columns import SheetColumns

FEW_SIDES = 3
"""Up to this many sides there is room for the chart beside the columns."""
BESIDE = (7, 3)
"""How columns and chart share the width."""
FOOT, ROOMY_FOOT = 0.22, 0.4
"""The chart's least share of the height where it stands under the columns, and the share it wishes for."""
LOWEST = 0.7
"""The panel's least share of its greatest height."""
MARGIN, SPACING = 20, 10
TOLD_SHARE = 0.42
"""Of the width, for what is told at the foot."""
LONGEST_CODE = 40
"""Signs of the code of a deal that are shown at most."""
SCROLLS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -6, Qt.Key.Key_PageDown: 6}


class RoundSheet(QFrame):
    """The count of a finished round over the middle of the table.

    It is made in steps, as a long one takes longer than a frame may; asked for its size it makes the rest.
    """

    next_round = Signal()
    closed = Signal()
    """The person wants to look at the table; the sheet has hidden itself."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a sheet is about, each a value of its own
        self,
        result: RoundResult,
        table: Table,
        company: Company,
        totals: tuple[tuple[int, ...], ...],
        language: Language = ENGLISH,
        parent: QWidget | None = None,
        *,
        pictures: CardPictures | None = None,
    ) -> None:
        """`totals` holds the totals of the sides after each round, the one that is shown last."""
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._sides = table.seating.sides
        maker = ColumnMaker(result, table.rules, company, language, pictures or CardPixmaps())
        self.columns = SheetColumns()
        maker.opened.connect(self.columns.bring_in_sight)
        maker.opened.connect(lambda part: QTimer.singleShot(0, part, self._leave_room))
        self._steps = self._filled(maker)
        names = tuple(maker.name(side) for side in range(self._sides))
        self.chart = ScoreChart(totals, names, target(table), language)
        self.next = button(self.tr("&Next round"), primary=True)
        self.look = button(self.tr("&Look at the table"))
        self.note = label("", "small")
        self._told = ""
        """What else is to be read before going on; empty at first."""
        self.code = label("", "small")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for one in (self.next, self.look):
            one.installEventFilter(self)
        self.next.clicked.connect(self.next_round)
        self.look.clicked.connect(self._on_look)
        self._moments: MomentsPanel | None = None
        self._counted: tuple[QWidget, ...] = ()
        """What makes room for the moments."""
        heading = SheetTexts(language, table.rules).heading(table.round_no)
        self.setAccessibleName(heading)
        self._lay_out(heading, Endings(language).of_round(result, company))
        self.setFocusProxy(self.next)
        self._scale = 0.0

    def show_code(self, code: str) -> None:
        """Show the code of the deal, with which the same cards can be played again."""
        # That of much changed rules is long; it stands in full in the history, and where it is pointed at.
        shown = code if len(code) <= LONGEST_CODE else f"{code[:LONGEST_CODE]}…"
        self.code.setText(self.tr("Deal {code}").format(code=shown))
        self.code.setToolTip(tip(code))
        self.code.setAccessibleName(self.tr("Deal {code}").format(code=code))

    def take_moments(self, panel: MomentsPanel) -> None:
        """Show in a line what becomes of the looking for moments; they come in place of the count."""
        self._moments = panel
        self._whole.insertWidget(1, panel.page, round(100 * (1 - FOOT)))
        self._whole.insertWidget(self._whole.count() - 1, panel)
        polish(panel)
        panel.updateGeometry()
        panel.opened.connect(self._on_moments_opened)

    def _on_moments_opened(self, opened: bool) -> None:
        panel = self._moments
        assert panel is not None
        for part in self._counted:
            part.setVisible(not opened)
        panel.page.setVisible(opened)
        for one in panel.buttons:
            one.installEventFilter(self)

    def steps(self) -> Iterator[None]:
        """Make what is still missing, a little at each step."""
        return self._steps

    def _filled(self, maker: ColumnMaker) -> Iterator[None]:
        self._fit()
        for side in range(self._sides):
            column = maker.column(side)
            self.columns.add(column)
            yield
            polish(column.head)
            polish(column.totals)
            for _ in maker.fill(side, column.grid):
                yield
                polish(column.lines)
            for held in column.lines.findChildren(HeldCards):
                yield from held.rendered()

    def sizeHint(self) -> QSize:
        """Wish for as much of what lies behind as the lines need."""
        for _ in self._steps:
            pass
        self._fit()
        most = panel_size(panel_room(self))
        inner = most.width() - 2 * MARGIN
        beside = self._sides <= FEW_SIDES
        # What has changed in it meanwhile is known to the layout around it alone.
        self._head.invalidate()
        wide = inner if not beside else round((inner - SPACING) * BESIDE[0] / sum(BESIDE))
        high = self.columns.whole_height(wide) + self._head.heightForWidth(inner) + 2 * MARGIN + 2 * SPACING
        foot = max(round(most.height() * ROOMY_FOOT), self.chart.minimumSizeHint().height())
        high += self.next.sizeHint().height() if beside else foot
        if self._moments is not None:
            high += self._moments.sizeHint().height() + SPACING
        return QSize(most.width(), min(most.height(), max(high, round(most.height() * LOWEST))))

    def minimumSizeHint(self) -> QSize:
        """Be content with little; the lines scroll."""
        return QSize(480, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the type grow with the table."""
        super().resizeEvent(event)
        self._fit()
        self._leave_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys scroll while a button has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in SCROLLS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, look at the table with Esc, scroll with the arrow keys."""
        key = Qt.Key(event.key())
        if key in ENTER:
            self.next.click()
        elif key == Qt.Key.Key_Escape:
            self.look.click()
        elif key in SCROLLS:
            self._scroll(SCROLLS[key])
        else:
            super().keyPressEvent(event)

    def _scroll(self, steps: int) -> None:
        if self._moments is not None and self._moments.page.isVisible():
            bar = self._moments.page.verticalScrollBar()
            bar.setValue(bar.value() + steps * self.fontMetrics().lineSpacing())
        else:
            self.columns.scroll_lines(steps)

    def _on_look(self) -> None:
        put_away(self)
        self.closed.emit()

    def _fit(self) -> None:
        scale = scale_for(panel_room(self))
        if scale != self._scale:
            self._scale = scale
            dress(self, scale)

    def _leave_room(self) -> None:
        """Leave to the chart under the columns what they have no use for.

        Where there is plenty they keep room for the cards of a line, so that nothing moves when it is opened.
        """
        if self._sides > FEW_SIDES:
            whole = self.columns.whole_height(self.width() - 2 * MARGIN)
            plenty = round(self.height() * (1 - ROOMY_FOOT)) - whole
            self.columns.setMaximumHeight(whole + max(0, min(plenty, row_height(self.font().pixelSize()))))

    def _lay_out(self, heading: str, ended: str) -> None:
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 4)
        whole.setSpacing(SPACING)
        head = self._head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(label(heading, "title"))
        head.addWidget(label(ended, "dim", wraps=True), 1)
        head.addWidget(self.code)
        whole.addLayout(head)
        if self._sides <= FEW_SIDES:
            middle = QHBoxLayout()
            middle.setSpacing(SPACING)
            middle.addWidget(self.columns, BESIDE[0])
            chart = framed(self.chart)
            middle.addWidget(chart, BESIDE[1])
            self._counted = (self.columns, chart)
            whole.addLayout(middle, 1)
            whole.addLayout(self._buttons(QHBoxLayout()))
        else:
            foot = QHBoxLayout()
            foot.setSpacing(18)
            foot.addWidget(self.chart, 1)
            foot.addLayout(self._buttons(QVBoxLayout()))
            self._counted = (self.columns,)
            whole.addWidget(self.columns, round(100 * (1 - FOOT)))
            whole.addLayout(foot, round(100 * FOOT))

    def tell(self, sentence: str) -> None:
        """Show what came of something that was asked for meanwhile, above what stands at the foot anyhow."""
        room = round(self.width() * TOLD_SHARE)
        lasting = self.note.text().removeprefix(self._told).strip()
        self._told = self.note.fontMetrics().elidedText(sentence, Qt.TextElideMode.ElideMiddle, room)
        self.note.setText(f"{self._told}\n{lasting}".strip())

    def _buttons(self, row: QHBoxLayout | QVBoxLayout) -> QLayout:
        row.setSpacing(10)
        row.addWidget(self.note)
        row.addStretch(1)
        row.addWidget(self.look)
        row.addWidget(self.next)
        return row
