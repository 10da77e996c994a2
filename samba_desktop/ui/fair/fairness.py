"""What can be asked about fairness, from the menu."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QMenu, QWidget

from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.scene.tips import unmarked
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import WhyTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.why import Whys
from samba_desktop.ui.table.runner import OpponentRunner

if TYPE_CHECKING:
    from samba_desktop.ui.table.log_panel import LogPanel


class Fairness(QObject):
    """Opens the dialogs over a window; `follow` tells it of the match on the table."""

    line_chosen = Signal(int)
    """The number of a line of the log whose moment is to be seen again."""

    def __init__(
        self, window: QWidget, folder: Path, language: Language, tell: Callable[[str], object]
    ) -> None:
        """`tell` says a sentence where nothing can be shown."""
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._language = language
        self._log: LogPanel | None = None
        self._tell = tell
        self.match: Match | None = None
        self._company: Company | None = None
        self.whys: Whys | None = None

    def watch(self, log: "LogPanel") -> None:
        """Offer what can be done with the lines of a log."""
        self._log = log
        log.view.installEventFilter(self)
        log.view.viewport().installEventFilter(self)

    def follow(self, match: Match, runner: OpponentRunner) -> None:
        """Look after the match that is played from now on.

        Whoever plays what the runner answers is to follow it later, as reasons belong to what stands before.
        """
        plans = match.seats
        persons = [seat for seat, plan in enumerate(plans) if plan.level == PERSON]
        names = tuple(plan.name for plan in plans)
        self.match = match
        self._company = Company(names, match.record.seating, persons[0] if persons else None)
        whys = self.whys = Whys(match, self._company, runner, self._language, runner)
        # Nothing of a match is kept when its table is left.
        runner.destroyed.connect(lambda: self._leave(whys))

    def _leave(self, whys: Whys) -> None:
        if self.whys is whys:
            self.whys = self.match = self._company = None

    def tell_why(self, line: int | None = None) -> None:
        """Tell the reasons of the opponents, of the last round that is over or of a line of the log."""
        from samba_desktop.ui.fair.why_dialog import WhyDialog

        if self.whys is None:
            self._tell(self._no_match())
        else:
            WhyDialog(self.whys, self._language, self._window, line=line).open()

    def prove(self) -> None:
        """Prove that nobody peeks."""
        from samba_desktop.ui.fair.proof import ProofDialog

        if self.match is None or self._company is None:
            self._tell(self._no_match())
        else:
            ProofDialog(self.match, self._company, self._language, self._window).open()

    def show_receipts(self) -> None:
        """Show the receipts of the match."""
        from samba_desktop.ui.fair.receipts import ReceiptDialog

        if self.match is None:
            self._tell(self._no_match())
        else:
            ReceiptDialog(self.match, self._language, self._window).open()

    def show_luck(self) -> None:
        """Show how wild cards and red threes fell in all own matches."""
        from samba_desktop.ui.fair.luck_dialog import LuckDialog

        LuckDialog(self._folder, self._language, self._window).open()

    def _no_match(self) -> str:
        return self.tr("There is no match on the table.")

    # the log

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Offer what can be done with a line of the log, by mouse or by the key for menus."""
        if self._log is None or not isinstance(event, QContextMenuEvent):
            return super().eventFilter(watched, event)
        view = self._log.view
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = (
            view.currentIndex() if by_key else view.indexAt(view.viewport().mapFromGlobal(event.globalPos()))
        )
        if index.isValid():
            place = (
                view.viewport().mapToGlobal(view.visualRect(index).center()) if by_key else event.globalPos()
            )
            self._offer(index.row(), place)
        return True

    def _offer(self, line: int, place: QPoint) -> None:
        menu = self.menu_of(line)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def menu_of(self, line: int) -> QMenu:
        """Make the menu of a line of the log."""
        texts = WhyTexts(self._language)
        known = self.whys.line(line) if self.whys is not None else None
        menu = QMenu(self._log)
        company = self._company
        question = texts.question_of_all()
        if known is not None and known.seat is not None and company is not None:
            question = (
                "" if company.is_you(known.seat) else texts.question(unmarked(company.names[known.seat]))
            )
        if question:
            menu.addAction(question).triggered.connect(lambda _checked: self.tell_why(line))
        again = menu.addAction(texts.replay())
        again.triggered.connect(lambda _checked: self.line_chosen.emit(line))
        return menu
