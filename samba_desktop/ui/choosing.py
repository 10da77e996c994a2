"""Offers at the table what a gesture can mean, and tells which of it was chosen; plays nothing itself."""

from collections import Counter

from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, Signal

from samba_desktop.engine.actions import PlayerAction, TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import View
from samba_desktop.match.outcomes import outcome
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.choices import ActionWords, Doubt, Questions
from samba_desktop.texts.language import Language
from samba_desktop.ui.choice import Choice, Option

MOST_OFFERED = 6
"""Ways to take the pile up to which they are offered; where there are more, the cards are to be picked."""


def choosing_cards(actions: tuple[PlayerAction, ...]) -> tuple[Card, ...]:
    """Return the cards of the hand among which to pick where many ways take the pile, else none."""
    takes = [action for action in actions if isinstance(action, TakePile)]
    if len(takes) < len(actions) or len(takes) <= MOST_OFFERED:
        return ()
    most: Counter[Card] = Counter()
    for action in takes:
        most |= Counter(action.cards)
    return tuple(most.elements())


class Choosing(QObject):
    """The one choice that may be open."""

    chosen = Signal(object)
    """The action that was chosen."""
    confirmed = Signal(object)
    """The action that was asked about and is meant."""
    asked = Signal(str)
    """What is to be said while the choice is open; empty once it is not."""

    def __init__(self, scene: TableScene, table: TableView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._table = table
        self._words = ActionWords(language)
        self._spoken = ActionWords(language, spoken=True)
        self._questions = Questions(language)
        self.opened: Choice | None = None

    @property
    def pick_cards(self) -> str:
        """What is said where the cards that take the pile are to be picked."""
        return self._words.pick_cards()

    def offer(self, view: View, actions: tuple[PlayerAction, ...]) -> None:
        """Open a choice; cards that were being dropped stay where they are meanwhile."""
        options = [self._option(view, action) for action in actions]
        question = self._words.question()
        self._ask(question, options).chosen.connect(lambda at: self._on_chosen(actions[at]))
        self.asked.emit(self._questions.to_choose(question))

    def doubt(self, view: View, action: PlayerAction, doubt: Doubt) -> None:
        """Ask whether an action is meant; Enter says so, and Escape or a press elsewhere leaves it."""
        meant, questions = self._option(view, action), self._questions
        leave = Option(questions.no(), questions.no(spoken=True), ())
        options = [replace(meant, words=questions.yes(meant.words)), leave]
        question = questions.question(action, doubt)
        choice = self._ask(question, options)
        choice.chosen.connect(lambda at: self._on_cancelled() if at else self._on_confirmed(action))
        self.asked.emit(questions.to_answer(question))

    def _option(self, view: View, action: PlayerAction) -> "Option":
        return Option(
            self._words.label(view, action), self._spoken.label(view, action), outcome(view, action)
        )

    def _ask(self, question: str, options: "list[Option]") -> "Choice":
        self.close()
        self._scene.hold()
        choice = Choice(question, options, self._scene.pictures, self._table)
        choice.cancelled.connect(self._on_cancelled)
        self.opened = choice
        choice.open_at(self._point())
        return choice

    def close(self) -> None:
        """Put an open choice away without a choice."""
        if self.opened is not None:
            self.opened.close()

    def _point(self) -> QPoint | None:
        """Return where the keyboard points, on the screen."""
        corner = self._table.focus_point()
        if corner is None:
            return None
        return self._table.viewport().mapToGlobal(self._table.mapFromScene(corner))

    def _on_chosen(self, action: PlayerAction) -> None:
        self.opened = None
        self.chosen.emit(action)

    def _on_confirmed(self, action: PlayerAction) -> None:
        self.opened = None
        self.confirmed.emit(action)

    def _on_cancelled(self) -> None:
        self.opened = None
        self.asked.emit("")
        self._scene.let_go()
