"""What lies over the table after a round and after the match: the sheet, then the result."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.scene.kit import CardPictures
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.learn.moments_after import Moments
from samba_desktop.ui.table.controller import Controller

if TYPE_CHECKING:
    from samba_desktop.ui.table.score_sheet import RoundSheet


class Afterwards(QObject):
    """Shows how rounds and matches ended."""

    wanted = Signal(str)
    """What the person wants after the match: "new", "again", "same deals", "replay" or "save"."""

    def __init__(
        self,
        over: OverTable,
        language: Language,
        pictures: CardPictures,
        window: QWidget,
        moments: Moments | None = None,
    ) -> None:
        """Show what ends over the table of a window; `moments` has decisions looked at meanwhile."""
        super().__init__(window)
        self._over = over
        self._language = language
        self._pictures = pictures
        self._window = window
        self._moments = moments
        self._looked_at: QWidget | None = None
        if moments is not None:
            # Whoever wants to go on, or to see the table, reads no more.
            over.shown.connect(lambda shown: None if shown else moments.cancel())

    def show_sheet(self, match: Match, company: Company, deal: Callable[[], object]) -> None:
        """Show the sheet of the last round; `deal` begins the next one, after the last the result follows."""
        from samba_desktop.match.receipt import receipt_of
        from samba_desktop.texts.fair_play import ReceiptTexts

        if not match.results:
            return
        sheet = self._sheet(match, company)
        if match.phase is Phase.MATCH_OVER:
            sheet.next.setText(self.tr("&Result of the match"))
            sheet.next_round.connect(lambda: self.show_result(match, company))
        else:
            sheet.next_round.connect(deal)
            receipt = receipt_of(match.record, match.table.round_no + 1)
            if receipt is not None:
                sheet.note.setText(ReceiptTexts(self._language).of_next(receipt.digest))
        self._over.show(sheet)
        panel = self._moments.begin(match, company) if self._moments is not None else None
        if panel is not None:
            sheet.take_moments(panel)

    def _sheet(self, match: Match, company: Company) -> "RoundSheet":
        """Make the sheet of the last finished round, from which those before it are one press away."""
        from samba_desktop.match.deal_code import codes_of_rounds
        from samba_desktop.ui.table.score_sheet import CountedRound, RoundSheet

        codes = codes_of_rounds(match)
        sheet = RoundSheet(
            match.results[-1],
            replace(match.table, round_no=match.counts[-1].round_no),
            company,
            match.totals,
            self._language,
            self._window,
            pictures=self._pictures,
            before=tuple(map(CountedRound, match.results[:-1], codes[:-1])),
        )
        sheet.show_code(codes[-1])
        sheet.closed.connect(self._over.on_hidden)
        sheet.turned.connect(self._over.place)
        return sheet

    @property
    def looks_back(self) -> bool:
        """Tell whether a sheet lies over the table that was asked for while a round is played."""
        return self._looked_at is not None and self._over.held is self._looked_at

    def show_again(self, controller: Controller) -> None:
        """Show the sheet of the last round that is over, at any time, or say when there will be one."""
        match = controller.match
        if self._over.is_open:
            return
        if not match.results:
            controller.say(self.tr("The score sheet comes when the round is over."))
        elif match.phase not in {Phase.DEAL, Phase.MATCH_OVER}:
            sheet = self._looked_at = self._sheet(match, controller.company)
            sheet.next.setText(self.tr("&Back to the table"))
            sheet.next.clicked.connect(sheet.look.click)
            sheet.look.hide()
            self._over.show(sheet)
        elif controller.may_go_on:
            controller.go_on()
        else:
            self.show_sheet(match, controller.company, controller.deal)

    def show_result(self, match: Match, company: Company) -> None:
        """Show who won the match."""
        from samba_desktop.ui.table.match_end import MatchEnd

        end = MatchEnd(match.results[-1], match.table, company, match.totals, self._language, self._window)
        end.wanted.connect(self.wanted)
        end.closed.connect(self._over.on_hidden)
        self._over.show(end)
