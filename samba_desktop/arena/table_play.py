"""A table of computer players: plays rounds without a screen, the only owner of the truth there.

Players get views; the engine judges what they choose, and a simple action stands in where it will not do.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from msgspec import Struct

from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.thought import Lost, NoChoice, Thought
from samba_desktop.engine.actions import Answer, Ask, Deal, Draw, LayThree, PlayerAction, Refusal
from samba_desktop.engine.cards import Chance
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.events import Drawn, Event, Replaced, RoundEnd, RoundResult
from samba_desktop.engine.game import IllegalAction, new_match, step
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import Phase, Seating, View

MOST_ACTIONS = 60
"""After so many actions in one turn the seat is played simply to its end."""
MOST_REFUSALS = 3
MOST_BACKS = 1
"""How often a player may take back in a turn; its own plan would only lead there again."""
PLAYER_SALT = 0x706C6179657273


class Chooser(Protocol):
    """Whoever plays a seat."""

    def choose(self, view: View) -> Thought:
        """Choose what the seat does now.

        Raises NoChoice where the last action is to be taken back, Lost where nothing could be had.
        """

    def refused(self, action: PlayerAction, refusal: Refusal) -> Thought:
        """Choose again after a refusal; raises as `choose` does."""

    def round_over(self, result: RoundResult) -> None:
        """Hear how a round was counted."""


class RoundReport(Struct, frozen=True):
    """A round as it was played."""

    code: str
    """The code of its deal."""
    result: RoundResult
    turns: int
    actions: tuple[tuple[int, PlayerAction], ...]
    """Seat and action, in order; what was taken back is left out."""
    replaced: tuple[tuple[int, Lost], ...]
    """Where a simple action stood in for a seat, and why."""
    is_last: bool
    """Whether the match was decided with it."""

    @property
    def points(self) -> tuple[int, ...]:
        """Return the points of each side in this round."""
        return tuple(sheet.total for sheet in self.result.sheets)

    @property
    def went_out(self) -> bool:
        """Tell whether the round ended by going out."""
        return self.result.end is RoundEnd.OUT


def deal_codes(seed: int) -> Iterator[str]:
    """Draw the codes of deals from a seed, without end."""
    chance = Chance(seed)
    while True:
        yield deal_code(chance.word())


def player_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """Draw a seed for each player, apart from those of the deals."""
    chance = Chance(seed ^ PLAYER_SALT)
    return tuple(chance.word() for _ in range(seats))


def play_rounds(
    rules: Rules, seating: Seating, players: Sequence[Chooser], codes: Iterator[str], rounds: int
) -> Iterator[RoundReport]:
    """Play so many rounds, match after match, and report each as it ends."""
    state = new_match(rules, seating, 0)
    for _ in range(rounds):
        if state.table.turn.phase is Phase.MATCH_OVER:
            state = new_match(rules, seating, 0)
        state, report = play_round(state, players, next(codes))
        yield report


def play_round(state: State, players: Sequence[Chooser], code: str) -> tuple[State, RoundReport]:
    """Play one round from its deal to its count."""
    state, _ = step(state, Deal(code))
    return play_dealt(state, players, code)


def play_dealt(state: State, players: Sequence[Chooser], code: str = "") -> tuple[State, RoundReport]:
    """Play a round that is dealt already to its count; `code` is what it was dealt from, where known."""
    table = _Table(state, players)
    while table.state.table.turn.phase in (Phase.DRAW, Phase.PLAY, Phase.ASKED):
        table.act()
    result = table.state.table.result
    assert result is not None
    for one in players:
        one.round_over(result)
    over = table.state.table.turn.phase is Phase.MATCH_OVER
    report = RoundReport(code, result, table.turns, tuple(table.actions), tuple(table.replaced), is_last=over)
    return table.state, report


class _Table:
    """A round in progress."""

    def __init__(self, state: State, players: Sequence[Chooser]) -> None:
        self.state = state
        self.players = players
        self.actions: list[tuple[int, PlayerAction]] = []
        self.replaced: list[tuple[int, Lost]] = []
        self.turns = 0
        self._plan: list[PlayerAction] = []
        self._earlier: list[State] = []
        """The states of this turn since the last reveal, to go back to."""
        self._planned = False
        """Whether the last action came from a plan."""
        self._in_turn = 0
        self._refusals = 0
        self._backs = 0
        self._refused: tuple[PlayerAction, Refusal] | None = None
        """What was refused last, until the player has heard of it."""
        self._simply = False
        """Whether the seat is played simply to the end of its turn."""

    def act(self) -> None:
        """Play one action of whoever is to act."""
        seat = self.state.table.turn.to_act
        view = observe(self.state, seat)
        action = self._next_action(view)
        if action is None:
            self._take_back()
            return
        before = self.state
        try:
            self.state, events = step(before, action)
        except IllegalAction as error:
            self._on_refused(seat, action, error.refusal)
            return
        self._note(seat, action, events, before)

    def _next_action(self, view: View) -> PlayerAction | None:
        self._planned = bool(self._plan)
        if self._plan:
            return self._plan.pop(0)
        seat = view.seat
        if self._in_turn >= MOST_ACTIONS and not self._simply:
            why = QT_TRANSLATE_NOOP("Players", "It took more than {most} actions in one turn.")
            self._play_simply(seat, Lost(why, most=MOST_ACTIONS))
        if self._simply:
            return simple_action(view)
        refused, self._refused = self._refused, None
        try:
            if refused is None:
                thought = self.players[seat].choose(view)
            else:
                thought = self.players[seat].refused(*refused)
        except NoChoice:
            self._backs += 1
            if not self._earlier:
                self._play_simply(seat, Lost(QT_TRANSLATE_NOOP("Players", "There is nothing to take back.")))
                return simple_action(view)
            if self._backs > MOST_BACKS:
                self._play_simply(seat, Lost(QT_TRANSLATE_NOOP("Players", "It takes back again and again.")))
            return None
        except Lost as error:
            self._play_simply(seat, error)
            return simple_action(view)
        self._plan = list(thought.then)
        return thought.action

    def _play_simply(self, seat: int, why: Lost) -> None:
        self._simply = True
        self._plan = []
        self.replaced.append((seat, why))

    def _on_refused(self, seat: int, action: PlayerAction, refusal: Refusal) -> None:
        """Give the player another choice; what refused a later action of its plan is asked about anew."""
        if self._planned:
            self._plan = []
            return
        self._refusals += 1
        if self._refusals >= MOST_REFUSALS:
            why = QT_TRANSLATE_NOOP("Players", "It was refused {most} times, lastly as {reason}.")
            self._play_simply(seat, Lost(why, most=MOST_REFUSALS, reason=refusal.reason.value))
        else:
            self._refused = action, refusal

    def _take_back(self) -> None:
        """Go back to before the last action, or where the seat is played simply, to where nothing is owed."""
        assert self._earlier, "what was revealed leaves nothing owed"
        self._plan = []
        self._in_turn += 1
        while True:
            self.state = self._earlier.pop()
            self.actions.pop()
            turn = self.state.table.turn
            if not (self._simply and self._earlier and (turn.owed or turn.must_go_out)):
                return

    def _note(self, seat: int, action: PlayerAction, events: tuple[Event, ...], before: State) -> None:
        self.actions.append((seat, action))
        after = self.state.table.turn
        if after.seat != before.table.turn.seat or after.phase in (Phase.DEAL, Phase.MATCH_OVER):
            self.turns += 1
            self._plan = []
            self._earlier = []
            self._in_turn = self._refusals = self._backs = 0
            self._simply = False
            return
        self._in_turn += 1
        if reveals(action, events):
            self._plan = []
            self._earlier = []
        else:
            self._earlier.append(before)


def reveals(action: PlayerAction, events: tuple[Event, ...]) -> bool:
    """Tell whether an action showed something hidden, so that it cannot be taken back."""
    if isinstance(action, Draw | Ask | Answer):
        return True
    if isinstance(action, LayThree):
        return any(isinstance(event, Replaced) for event in events)
    return any(isinstance(event, Drawn | Replaced) for event in events)
