"""The rule player of medium strength: one choice from one view, the rest of the turn planned with it."""

import random

from samba_desktop.ai.asking import answer, wants_to_play_on, would_ask
from samba_desktop.ai.discarding import Discarding
from samba_desktop.ai.fallback import simple_action
from samba_desktop.ai.finish import quick_way_out
from samba_desktop.ai.hopes import hope_of_wilds
from samba_desktop.ai.opening import NO_LEAST, debt, find_opening, lay_opening
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.reasons import laying_reason
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.spreading import HARD_FLOOR, Spreading
from samba_desktop.ai.taking import Taking
from samba_desktop.ai.thought import Because, Code, NoChoice, Thought
from samba_desktop.ai.threes import lays_out
from samba_desktop.ai.weights import MEDIUM, Weights
from samba_desktop.ai.worth import Worth, worth_of
from samba_desktop.engine.actions import Ask, LayThree, Pass, PlayerAction
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.kinds import FinalDiscard
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.engine.scoring import has_opened, minimum
from samba_desktop.engine.table import Phase, View


def choose(view: View, rng: random.Random, weights: Weights = MEDIUM) -> Thought:
    """Choose what the seat does now.

    Raises NoChoice where the only way on is to take the last action back.
    """
    outlook = Outlook(view, weights.urgent_from)
    match view.turn.phase:
        case Phase.ASKED:
            return Thought(*answer(view, outlook))
        case Phase.DRAW:
            return Taking(view, outlook, weights).choose(rng)
        case Phase.PLAY | Phase.DEAL | Phase.MATCH_OVER:
            thought = _Turn(view, outlook, worth_of(view.rules, weights), rng).choose()
    if thought is not None and (isinstance(thought.action, Ask) or refusal(view, thought.action) is None):
        return thought
    action = simple_action(view)
    if action is None:
        raise NoChoice
    return Thought(action, Because(Code.SIMPLE))


class _Turn:
    """The choice of a whole turn after the drawing."""

    def __init__(self, view: View, outlook: Outlook, worth: Worth, rng: random.Random) -> None:
        self.view = view
        self.outlook = outlook
        self.worth = worth
        self.weights = worth.weights
        self.rng = rng
        self.sketch = Sketch(view)

    def choose(self) -> Thought | None:
        """Choose; None where nothing was found."""
        view = self.view
        if view.turn.must_go_out:
            plan = way_out(view)
            return self._going_out(plan) if plan else None
        if not view.turn.owed:
            thought = self._red_three() or self._finish()
            if thought is not None:
                return thought
        because: Because | None = None
        if view.turn.owed or not has_opened(view.table, view.seat):
            because = self._open()
            if view.turn.owed and because is None:
                return None
            if view.turn.withheld:
                return self._thought(because)
        if because is not None or has_opened(view.table, view.seat):
            self._spread()
        return self._ended(because)

    def _going_out(self, plan: tuple[PlayerAction, ...]) -> Thought:
        table, side = self.view.table, self.view.side
        caught = sum(
            size for seat, size in enumerate(table.hand_sizes) if table.seating.side_of(seat) != side
        )
        return Thought(plan[0], Because(Code.GO_OUT, {"caught": caught}), plan[1:])

    def _red_three(self) -> Thought | None:
        threes = self.sketch.red_threes
        if not threes or not lays_out(self.view, self.outlook, self.weights, len(threes)):
            return None
        action = LayThree(threes[0])
        if refusal(self.view, action) is not None:
            return None
        penalty = self.view.rules.red_threes.red_three_hand_penalty
        return Thought(action, Because(Code.LAY_RED_THREE, {"penalty": penalty}))

    def _finish(self) -> Thought | None:
        """Go out, or ask the partners first, where there is a way and playing on promises less."""
        view = self.view
        if view.turn.answer is False or self._overlooks(self.weights.overlook_out):
            return None
        plan = quick_way_out(view, self.sketch)
        if plan is None or wants_to_play_on(view, plan, self.outlook, self.worth):
            return None
        if would_ask(view, self.outlook, self.weights) and refusal(view, Ask()) is None:
            partners = view.table.seating.partners_of(view.seat)
            held = sum(view.table.hand_sizes[seat] for seat in partners)
            return Thought(Ask(), Because(Code.ASK_PARTNER, {"held": held}))
        return self._going_out(plan)

    def _overlooks(self, oversight: float) -> bool:
        """Tell whether a beginner overlooks something this time."""
        return bool(oversight) and self.rng.random() < oversight

    def _open(self) -> Because | None:
        """Write the first meld into the sketch where it is found good; say why."""
        view, sketch = self.view, self.sketch
        needed = minimum(view.rules, view.table.scores[view.side])
        owed = debt(view)
        spare = sketch.left if view.turn.withheld else sketch.left - HARD_FLOOR
        least = NO_LEAST if view.turn.owed else self._patience()
        opening = find_opening(sketch, owed, spare, self.worth, least)
        if opening is None:
            return None
        lay_opening(sketch, opening)
        points = opening.points + needed - owed
        return Because(Code.OPEN, {"points": points, "needed": needed, "wilds": opening.wilds})

    def _patience(self) -> float:
        """Return the worth below which a first meld waits for a better one."""
        late = self.outlook.rounds_left < 4 or self.outlook.others_ready or self.worth.is_plain
        if late:
            return NO_LEAST
        dealt = for_players(self.view.rules.deck.hand_size, self.view.table.seating.players)
        grown = max(0, len(self.view.hand) - dealt - 2)
        return self.weights.patience - self.weights.impatience * grown

    def _spread(self) -> None:
        hope = hope_of_wilds(self.sketch, self.outlook)
        # Who may go out wants a short hand.
        urgent = self.outlook.is_urgent or self.outlook.own_ready
        spreading = Spreading(self.sketch, self.worth, self.weights.keep, urgent=urgent, hope=hope)
        if self.weights.overlook_meld:
            spreading.overlook(self.rng)
        spreading.run()

    def _ended(self, because: Because | None) -> Thought | None:
        """Add the end of the turn to what the sketch lays."""
        sketch = self.sketch
        if sketch.left == 1 and not self._may_throw_last():
            return self._thought(because, Pass(), Because(Code.PASS_LAST_CARD))
        discard = Discarding(sketch, self.outlook, self.worth, self.rng).choose()
        if discard is None:
            return self._thought(because, Pass(), Because(Code.PASS_NO_DISCARD))
        return self._thought(because, *discard)

    def _may_throw_last(self) -> bool:
        """Tell whether the last card may be discarded, as far as a sketch can say."""
        forbidden = self.view.rules.going_out.final_discard is FinalDiscard.FORBIDDEN
        return not forbidden and self.sketch.is_ready() and self.view.turn.answer is not False

    def _thought(
        self, because: Because | None, last: PlayerAction | None = None, why_last: Because | None = None
    ) -> Thought | None:
        laid = tuple(self.sketch.actions)
        actions = laid if last is None else (*laid, last)
        if not actions:
            return None
        if laid and because is None:
            because = laying_reason(self.view, laid[0], urgent=self.outlook.is_urgent)
        reason = because if laid else why_last
        assert reason is not None
        return Thought(actions[0], reason, actions[1:], why_last if laid else None)
