"""The window of the history: the matches on one page, the statistics on another; plays nothing itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from samba_desktop.store.preferences import Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.ui.history.deal_dialog import DealDialog
from samba_desktop.ui.history.match_detail import OpenedRound
from samba_desktop.ui.history.match_list import HistoryWords, levels_of
from samba_desktop.ui.history.matches_page import MatchesPage
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.history.statistics_page import StatisticsPage
from samba_desktop.ui.kit.controls import Segments
from samba_desktop.ui.kit.look import dress, pixels, plain_scale
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.kit.window_place import SmallestSize, put_in_place_of, size_within
from samba_desktop.ui.table.score_sheet import RoundSheet

MATCHES, STATISTICS = range(2)
SMALLEST = QSize(1000, 600)


class HistoryWindow(QWidget):
    """Shows what was played on this computer."""

    go_on_wanted = Signal(int)
    """The number of the match that is to lie on the table."""
    play_wanted = Signal(object, str)
    """The `CodedDeal` that is to be played, and the level of the others; empty for that of the last time."""
    restored = Signal()
    """All matches are others now; none of those that were open may be written to."""
    closed = Signal()

    def __init__(
        self,
        store: Store,
        language: Language,
        preferences: Callable[[], Preferences],
        parent: QWidget | None = None,
    ) -> None:
        """`preferences` tells how the table of a replay is to look."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("History"))
        self._store, self._language, self._preferences = store, language, preferences
        self._words = HistoryWords(language)
        room = parent.window().size() if parent else QSize(1280, 760)
        scale = plain_scale(room)
        self.parts = Segments(self.tr("What is shown"), 2)
        self.parts.offer([self.tr("M&atches"), self.tr("S&tatistics")], MATCHES)
        self.parts.setMaximumWidth(pixels(380, scale))
        self.matches = MatchesPage(store, self._words, scale)
        self.statistics = StatisticsPage(store, self._words, scale)
        self._pages = QStackedWidget()
        self.over = OverTable(self)
        self._lay_out()
        self._join()
        dress(self, scale)
        SmallestSize(self, wished=SMALLEST)
        self.resize(size_within(self.screen().availableGeometry(), room).expandedTo(self.minimumSize()))

    def show_page(self, at: int, playing: int | None) -> None:
        """Show a page with what is kept now; `playing` is the match that lies on the table."""
        self.matches.playing = playing
        self.parts.choose(at)
        self._on_part(at)
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what is still being read."""
        self.matches.stop()
        self.statistics.stop()
        self.closed.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the table; where another language is spoken, be made anew by whoever opens it."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.close()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            # The match on the table may have gone on meanwhile.
            self.matches.refresh_if_changed()

    def ask_deal(self, code: str = "", level: str = "") -> None:
        """Ask for the code of a deal, or show what was made of one; `level` is what the others played at."""
        dialog = DealDialog(self._store, self._words, code, self, level=level)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.play_wanted.connect(self.play_wanted)
        dialog.open()

    def _on_part(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        if at == MATCHES:
            self.matches.refresh()
            self.matches.list.setFocus()
        else:
            self.statistics.refresh()
            self.statistics.setFocus()

    def _show_sheet(self, one: OpenedRound) -> None:
        opened = self.matches.detail.opened
        if opened is None or one.result is None:
            return
        sheet = RoundSheet(
            one.result,
            one.table,
            opened.company,
            opened.totals[: one.number],
            self._language,
            self,
        )
        sheet.show_code(one.code)
        sheet.look.setText(self.tr("&Close"))
        sheet.setFocusProxy(sheet.look)
        sheet.next.hide()
        sheet.next.clicked.connect(sheet.look.click)
        sheet.closed.connect(self._on_sheet_closed)
        self.over.show(sheet)

    def _on_sheet_closed(self) -> None:
        self.over.close()
        self.matches.detail.rounds.setFocus()

    def _replay(self, number: int, line: int) -> None:
        opened = self.matches.detail.opened
        if opened is None:
            return
        row = self.matches.list.line
        title = self._words.game_of(row) if row else ""
        company = opened.company if opened.company.you is not None else None
        window = ReplayWindow(
            opened.record, self._language, title, company, preferences=self._preferences(), parent=self
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if line >= 0:
            window.show_line(line)
        elif number > 0:
            window.show_round(number)
        window.bar.leave.setText(self.tr("&Close"))
        put_in_place_of(window, self)
        window.closed.connect(self.activateWindow)
        window.show()

    def _on_deal(self, one: OpenedRound | None) -> None:
        if one is not None and one.result is not None:
            line = self.matches.list.line
            levels = levels_of(line) if line is not None else frozenset()
            self.ask_deal(one.code, next(iter(levels)) if len(levels) == 1 else "")

    def _join(self) -> None:
        self.parts.chosen.connect(self._on_part)
        self.matches.go_on_wanted.connect(self.go_on_wanted)
        self.matches.restored.connect(self.restored)
        self.matches.changed.connect(self.statistics.forget)
        detail = self.matches.detail
        detail.round_opened.connect(self._show_sheet)
        detail.replay_wanted.connect(self._replay)
        detail.deal_wanted.connect(self._on_deal)

    def _lay_out(self) -> None:
        self._pages.addWidget(self.matches)
        self._pages.addWidget(self.statistics)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 12)
        whole.setSpacing(10)
        whole.addWidget(self.parts)
        whole.addWidget(self._pages, 1)
