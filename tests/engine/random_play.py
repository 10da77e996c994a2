"""Random rounds: players by chance that like to lay, watched at each of their steps."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct, field

from samba_desktop.engine.actions import (
    Action,
    Answer,
    Ask,
    Deal,
    Draw,
    PlayerAction,
    Reason,
    Refusal,
    write_action,
)
from samba_desktop.engine.casefile import position_to_json
from samba_desktop.engine.events import Event
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import IllegalAction, deal_refusal, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import Phase, Seating, View
from samba_desktop.match.match import Moves
from tests.engine.dice import Dice
from tests.engine.random_actions import ending, melding, taking
from tests.engine.random_checks import (
    ROUND_OVER,
    check_cards,
    check_events,
    check_hidden,
    check_melds,
    check_threes,
    check_written,
)
from tests.engine.random_counts import check_sheets, sets_of
from tests.engine.random_debts import Debts
from tests.engine.random_provocations import any_action, seldom
from tests.engine.random_reasons import possible_actions, possible_ends, possible_reasons
from tests.engine.random_records import check_journal, check_record

CHECKED = 2
"""Of how many steps and provocations in a hundred the dearer checks are made."""
SAVED = 20
"""In how many rounds of a hundred the record is played again."""
PROVOCATIONS = 1
"""How many actions by chance are judged at each step, beside what the position asks for."""
MANY_STEPS = 300
"""After so many actions players rather draw: the end of the stock ends the round."""
MOST_STEPS = 4000
NOTED = 150
"""How many of the last actions are told where something fails."""


class Watch(Struct):
    """What was seen in random rounds."""

    actions: Counter[str] = field(default_factory=Counter)
    reasons: Counter[Reason] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    """By the kind of the end; `match over` beside it where the match ended too, and `concealed`."""
    sets: Counter[str] = field(default_factory=Counter)
    """Complete sets at the end, by the option that rewards them."""
    fixes: int = 0
    steps: int = 0

    def add(self, other: "Watch") -> None:
        for name in ("actions", "reasons", "events", "ends", "sets"):
            getattr(self, name).update(getattr(other, name))
        self.fixes += other.fixes
        self.steps += other.steps


class RandomRound:
    """One round from a position on; it fails with the record of what was played.

    `before` is the record of the match so far, up to the deal of this round; None for a position that has no
    record.
    """

    def __init__(self, state: State, dice: Dice, watch: Watch, before: tuple[str, ...] | None = None) -> None:
        self.start = state
        self.moves = Moves(state)
        self.dice = dice
        self.watch = watch
        self.before = before
        self.debts = Debts(state)
        self.played: list[str] = []
        self.plan: list[PlayerAction] = []
        """What is left of the way by which a seat that is bound to go out does so."""
        self.meek = False
        """Whether nothing more is laid in this turn, as it led into a debt that could not be paid."""

    @property
    def state(self) -> State:
        return self.moves.state

    @property
    def record(self) -> tuple[str, ...]:
        """The record of the match so far; empty for a position that has none."""
        return () if self.before is None else (*self.before, *self.played)

    def play(self) -> State:
        """Play to the end of the round, checking all the time."""
        try:
            self._play()
        except Exception as error:
            last = self.played if len(self.played) < NOTED else ["...", *self.played[-NOTED:]]
            error.add_note(f"seed: {self.dice.seed}\nposition: {position_to_json(self.start)}")
            error.add_note(f"actions: {last}")
            raise
        return self.state

    def _play(self) -> None:
        self._check(None)
        self.watch.reasons.update(deal_refusals(self.state))
        saved_at = self.dice.number(1, 120) if self.record and self.dice.happens(SAVED) else 0
        while self.state.table.turn.phase not in ROUND_OVER:
            before = self.state
            self._act()
            self._check(before)
            if len(self.played) == saved_at:
                self.watch.reasons.update(check_record(self.state, self.record))
            assert len(self.played) < MOST_STEPS, "the round has no end"
        check_sheets(self.start, self.state)
        if saved_at:
            check_record(self.state, self.record)
            check_journal(self.state, self.record, self.dice)
        self.watch.reasons.update(deal_refusals(self.state))
        self._note_end()

    def _note_end(self) -> None:
        table = self.state.table
        assert table.result is not None
        self.watch.ends[table.result.end.value] += 1
        self.watch.ends["match over"] += table.turn.phase is Phase.MATCH_OVER
        self.watch.ends["concealed"] += table.result.concealed
        for side in range(table.seating.sides):
            self.watch.sets.update(sets_of(table, side))

    def _act(self) -> None:
        view = observe(self.state, self.state.table.turn.to_act)
        self._provoke(view)
        action = self._choice(view)
        if action is None:
            self._take_back()
            return
        seat = self.state.table.turn.seat
        before = self.state
        events = self._played(action)
        self.watch.actions[type(action).__name__] += 1
        self.watch.events.update(type(event).__name__ for event in events)
        self.watch.steps += 1
        if self.state.table.turn.seat != seat:
            self.meek = False
            assert not self.plan, "a way out did not lead out"
        check_events(before, self.state, events)

    def _played(self, action: Action) -> tuple[Event, ...]:
        """Play an action; now and then take it back, where that goes, and play it again."""
        before = self.state
        actor = before.table.turn.to_act
        events = self.moves.play(action)
        self.played.append(write_action(action))
        if self.dice.happens(CHECKED) and self.moves.may_take_back(actor) is None:
            after = self.state
            assert self.moves.back() is None
            assert self.state == before
            assert self.moves.play(action) == events
            assert self.state == after
            self.played += ["back", write_action(action)]
        return events

    def _take_back(self) -> None:
        """Take everything of this turn back: there must be a way, or the seat were stuck."""
        seat = self.state.table.turn.to_act
        assert self.moves.may_take_back(seat) is None, "stuck with nothing to take back"
        while self.moves.may_take_back(seat) is None:
            self.moves.back()
            self.played.append("back")
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
                takes = not self.meek and self.dice.happens(75 if len(self.played) < MANY_STEPS else 25)
                action = self._one_of(view, taking(view)) if takes else None
                return action or self._one_of(view, iter([Draw()])) or self._one_of(view, taking(view))
        bound = view.turn.must_go_out
        if bound:
            way = self.plan or way_out(view)
            if way:
                self.plan = list(way[1:])
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
        for action in waiting[first:] + waiting[:first]:
            refused = refusal(view, action)
            if refused is None:
                return action
            self.watch.reasons[refused.reason] += 1
        return None

    def _provoke(self, view: View) -> None:
        """Judge actions by chance: a refusal and `step` must agree, and a fix must be legal."""
        for action in self._provocations(view):
            refused = refusal(view, action)
            if refused is not None:
                self.watch.reasons[refused.reason] += 1
            if self.dice.happens(CHECKED):
                self._agrees(action, refused)
                self._check_fix(view, action)
        other = observe(self.state, (view.seat + 1) % len(self.state.hands))
        stranger = refusal(other, Draw())
        assert stranger is not None
        self.watch.reasons[stranger.reason] += 1

    def _provocations(self, view: View) -> Iterator[PlayerAction]:
        yield from (any_action(view, self.dice) for _ in range(PROVOCATIONS))
        yield from seldom(view, self.dice)

    def _agrees(self, action: PlayerAction, refused: Refusal | None) -> None:
        try:
            step(self.state, action)
            raised = None
        except IllegalAction as error:
            raised = error.refusal.reason
        assert raised is (refused.reason if refused else None), action

    def _check_fix(self, view: View, action: PlayerAction) -> None:
        told = explained(view, action)
        if told is not None and told.fix is not None:
            self.watch.fixes += 1
            step(self.state, told.fix)

    def _check(self, before: State | None) -> None:
        check_cards(self.state)
        check_threes(self.state)
        check_melds(before.table if before else None, self.state.table)
        turn = self.state.table.turn
        self.debts.check(before, self.state)
        if turn.owed:
            assert self.moves.may_take_back(turn.seat) is None, "owed with nothing to take back"
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


def check_seen(watch: Watch, rules: Rules, seating: Seating) -> None:
    """Nothing came up that cannot by these rules."""
    assert set(watch.reasons) <= possible_reasons(rules, seating)
    assert set(watch.actions) <= possible_actions(rules, seating)
    assert {end for end, count in watch.ends.items() if count} <= possible_ends(rules, seating)
