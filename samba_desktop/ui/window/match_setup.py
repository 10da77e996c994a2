"""Sets up the next match: its game, its players, its rules."""

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import LEVEL_NAMES, Seating
from samba_desktop.match.record import Record
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import button
from samba_desktop.ui.kit.window_place import open_centred, put_over
from samba_desktop.ui.rules.match_plan import Game, MatchPlan, game_of


def offer_learning(dialog: "NewMatchDialog", after: QWidget) -> QPushButton:
    """Put a button into a dialog, after another one of its foot; whoever asked shows the tutorial then."""
    text = QT_TRANSLATE_NOOP("Learning", "&Learn to play")
    made = button(QCoreApplication.translate("Learning", text))
    made.clicked.connect(dialog.reject)
    dialog.foot.insertWidget(dialog.foot.indexOf(dialog.cancel), made)
    for one, other in pairwise((after, made, dialog.cancel, dialog.start)):
        QWidget.setTabOrder(one, other)
    return made


if TYPE_CHECKING:
    from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
    from samba_desktop.ui.rules.rules_window import RulesWindow


class Agreeing(QObject):
    """Opens the dialogs over a window and tells what was agreed, which can be read at any time."""

    typed = Signal(object)
    """The commands of programs that were typed for a match that is to begin; `agreed` follows."""
    agreed = Signal(object)
    """The `MatchPlan` of a match that is to begin."""
    declined = Signal()
    """No match is to begin now."""
    learning = Signal()
    """Somebody would rather learn the game first."""
    chosen = Signal(object)
    """The `Game` that the next match is to be."""

    def __init__(self, own: RuleSets, language: Language, window: QWidget) -> None:
        super().__init__(window)
        self._own = own
        self._language = language
        self._window = window
        self._shown: tuple[Game, Seating] | None = None
        self.page: RulesWindow | None = None
        """The rules as a page; None before they were read for the first time."""
        self.history: RulesWindow | None = None
        """The page about the game; None before it was read for the first time."""

    def game_of(self, record: Record) -> Game:
        """Return the game that a match is played by."""
        return game_of(record.rules, record.rules_name, self._own.all())

    def agree(self, plan: MatchPlan, person: str, playing: Game | None, *, newcomer: bool = False) -> None:
        """Ask who plays what; at first it is as in `plan`, and the person is called so."""
        from samba_desktop.ui.fair.receipts import FairDeal
        from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog

        dialog = NewMatchDialog(
            self._own,
            plan,
            LEVEL_NAMES,
            self._window,
            language=self._language,
            person=person,
            playing=playing,
        )
        fair = FairDeal(dialog, self._language)
        dialog.accepted.connect(lambda: self.typed.emit(dialog.seats.typed))
        dialog.accepted.connect(lambda: self.agreed.emit(fair.plan()))
        dialog.rejected.connect(self.declined)
        if newcomer:
            offer_learning(dialog, fair.button).clicked.connect(self.learning)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        open_centred(dialog, self._window)

    def change_rules(self, plan: MatchPlan, playing: Game | None) -> None:
        """Choose and change the rules of the next match, which so far is to be as in `plan`."""
        from samba_desktop.ui.rules.rules_dialog import RulesDialog

        chosen = game_of(plan.rules, plan.rules_name, self._own.all())
        dialog = RulesDialog(self._own, chosen, self._language, self._window, match=playing)
        dialog.accepted.connect(lambda: self.chosen.emit(dialog.game))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def show_page(self, record: Record | None, plan: MatchPlan) -> None:
        """Show the rules of the match that is played, for its table; without one those of the next match."""
        if self.page is None:
            self.page = self._opened_page()
        if record is None:
            game = game_of(plan.rules, plan.rules_name, self._own.all())
            self._write(self.page, game, plan.seating)
        else:
            self._write(self.page, self.game_of(record), record.seating)
        self.page.show()
        self.page.raise_()

    def show_history(self) -> None:
        """Show where the game and its rules come from."""
        if self.history is None:
            self.history = self._opened_page()
            self.history.show_history(self._language)
        self.history.show()
        self.history.raise_()

    def _opened_page(self) -> "RulesWindow":
        from samba_desktop.ui.rules.rules_window import RulesWindow

        page = RulesWindow(self._window)
        put_over(page, self._window)
        return page

    def say_anew(self) -> None:
        """Make open rules anew, in the language of now, and put away the page about the game."""
        from samba_desktop.ui.rules.rules_window import RulesWindow

        if self.history is not None:
            self.history.close()
            self.history.deleteLater()
            self.history = None
        before, self.page = self.page, None
        if before is None:
            return
        shown, place = self._shown, before.geometry()
        if before.isVisible() and shown is not None:
            self.page = RulesWindow(self._window)
            self.page.setGeometry(place)
            self._write(self.page, *shown)
            self.page.show()
        before.close()
        before.deleteLater()

    def follow(self, record: Record) -> None:
        """Let a page that is open show the rules of a match that begins or goes on."""
        if self.page is not None and self.page.isVisible():
            self._write(self.page, self.game_of(record), record.seating)

    def _write(self, page: "RulesWindow", game: Game, seating: Seating) -> None:
        self._shown = (game, seating)
        page.show_rules(
            game.origin,
            self._language,
            game.rules,
            title=game.name,
            players=seating.players,
            shape=seating.shape,
        )
