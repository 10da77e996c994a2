"""Random rounds: players by chance that like to lay, watched at each of their steps."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from samba_desktop.engine.actions import Add, Answer, Ask, Deal, Discard, Draw, Lay, Pass, PlayerAction
from samba_desktop.engine.casewriting import position_to_json
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import IllegalAction, deal_refusal, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.notation import write_action
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.sheet import RoundEnd
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View, observe
from samba_desktop.match.moves import Moves
from tests.engine.dice import Dice
from tests.engine.random_actions import any_action, ending, melding, seldom, taking
from tests.engine.random_checks import (
    ROUND_OVER,
    check_cards,
    check_events,
    check_hidden,
    check_sheets,
    check_written,
)

CHECKED = 4
"""At how many steps of a hundred the dearer checks are made."""
PROVOCATIONS = 2
"""How many actions by chance are judged at each step beside the one that is played."""
MOST_STEPS = 4000


@dataclass
class Watch:
    """What was seen in random rounds."""

    actions: Counter[str] = field(default_factory=Counter)
    reasons: Counter[Reason] = field(default_factory=Counter)
    ends: Counter[RoundEnd] = field(default_factory=Counter)
    fixes: int = 0
    steps: int = 0


class RandomRound:
    """One round from a position on; it fails with the record of what was played."""

    def __init__(self, state: State, dice: Dice, watch: Watch) -> None:
        self.start = state
        self.moves = Moves(state)
        self.dice = dice
        self.watch = watch
        self.record: list[str] = []
        self.meek = False
        """Whether nothing more is laid in this turn, as it led into a debt that could not be paid."""

    @property
    def state(self) -> State:
        return self.moves.state

    def play(self) -> State:
        """Play to the end of the round, checking all the time."""
        try:
            self._check()
            self.watch.reasons.update(deal_refusals(self.state))
            while self.state.table.turn.phase not in ROUND_OVER:
                self._act()
                self._check()
                assert len(self.record) < MOST_STEPS, "the round has no end"
            check_sheets(self.start, self.state)
            self.watch.reasons.update(deal_refusals(self.state))
        except (AssertionError, IllegalAction) as error:
            position = position_to_json(self.start)
            error.add_note(f"position: {position}\nactions: {self.record}")
            raise
        assert self.state.table.result is not None
        self.watch.ends[self.state.table.result.end] += 1
        return self.state

    def _act(self) -> None:
        view = observe(self.state, self.state.table.turn.to_act)
        self._provoke(view)
        action = self._choice(view)
        if action is None:
            self._take_back()
            return
        seat = self.state.table.turn.seat
        self.record.append(write_action(action))
        before = self.state
        events = self.moves.play(action)
        self.watch.actions[type(action).__name__] += 1
        self.watch.steps += 1
        if self.state.table.turn.seat != seat:
            self.meek = False
        check_events(before, self.state, events)

    def _take_back(self) -> None:
        """Take everything of this turn back: there must be a way, or the seat were stuck."""
        seat = self.state.table.turn.to_act
        assert self.moves.may_take_back(seat) is None, "stuck with nothing to take back"
        while self.moves.may_take_back(seat) is None:
            self.moves.back()
            self.record.append("back")
        refused = self.moves.may_take_back(seat)
        assert refused is not None
        self.watch.reasons[refused.reason] += 1
        self.meek = True

    def _choice(self, view: View) -> PlayerAction | None:
        """Choose an action that is legal; None where only taking back is left."""
        match view.turn.phase:
            case Phase.ASKED:
                return Answer(self.dice.happens(60))
            case Phase.DRAW:
                takes = not self.meek and self.dice.happens(90)
                action = self._one_of(view, taking(view)) if takes else None
                return action or self._one_of(view, iter([Draw()])) or self._one_of(view, taking(view))
        bound = view.turn.must_go_out
        if bound:
            way = way_out(view)
            if way is not None:
                return way[0]
        if self.dice.happens(10) and refusal(view, Ask()) is None:
            return Ask()
        lays = not self.meek and self.dice.happens(93)
        action = (self._one_of(view, melding(view)) if lays else None) or self._one_of(view, ending(view))
        if action is not None or self.meek or bound or view.turn.owed:
            return action
        return self._one_of(view, melding(view))

    def _one_of(self, view: View, actions: Iterator[PlayerAction]) -> PlayerAction | None:
        """Choose a legal one of these actions, if there is any."""
        waiting = list(actions)
        first = self.dice.below(len(waiting)) if waiting else 0
        turned = waiting[first:] + waiting[:first]
        return next((action for action in turned if refusal(view, action) is None), None)

    def _provoke(self, view: View) -> None:
        """Judge actions by chance: a refusal and `step` must agree, and a fix must be legal."""
        for action in self._provocations(view):
            refused = refusal(view, action)
            self._agrees(action, refused)
            if refused is None:
                continue
            self.watch.reasons[refused.reason] += 1
            if self.dice.happens(CHECKED):
                self._check_fix(view, action)
        other = observe(self.state, (view.seat + 1) % len(self.state.hands))
        stranger = refusal(other, Draw())
        assert stranger is not None
        self.watch.reasons[stranger.reason] += 1

    def _provocations(self, view: View) -> Iterator[PlayerAction]:
        yield from (any_action(view, self.dice) for _ in range(PROVOCATIONS))
        yield from seldom(view)
        if len(view.hand) < 4:
            yield from (Pass(), Lay(view.hand))
        if view.turn.must_go_out:
            yield Ask()
        if view.turn.answer is False:
            yield Discard(view.hand[0])
            yield Ask()
            yield from (Add(number, view.hand) for number in range(1, len(view.table.melds[view.side]) + 1))

    def _agrees(self, action: PlayerAction, refused: Refusal | None) -> None:
        try:
            step(self.state, action)
            raised = None
        except IllegalAction as error:
            raised = error.refusal.reason
        assert raised is (refused.reason if refused else None), action

    def _check_fix(self, view: View, action: PlayerAction) -> None:
        told = explained(view, action)
        assert told is not None
        if told.fix is not None:
            self.watch.fixes += 1
            step(self.state, told.fix)

    def _check(self) -> None:
        check_cards(self.state)
        if self.dice.happens(CHECKED):
            seat = self.dice.below(len(self.state.hands))
            check_written(self.state, seat)
            check_hidden(self.state, seat)


def deal_refusals(state: State) -> Iterator[Reason]:
    """Name why a deal and an action are refused in a position."""
    for code in ("7", "nonsense"):
        refused = deal_refusal(state.table, Deal(code))
        if refused:
            yield refused.reason
    refused = refusal(observe(state, 0), Draw())
    if refused:
        yield refused.reason
