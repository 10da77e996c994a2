"""The player by rules chooses: a whole turn, from what the seat can know."""

import random

from samba_desktop.ai.rule_player.asking import answer, wants_to_play_on, would_ask
from samba_desktop.ai.rule_player.discarding import Discarding
from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.rule_player.first_meld import NO_LEAST, debt, find_opening, lay_opening
from samba_desktop.ai.rule_player.knowledge import Knowledge, Outlook
from samba_desktop.ai.rule_player.meld_values import MEDIUM, MeldValues, Weights, meld_values_of
from samba_desktop.ai.rule_player.melding import Spreading
from samba_desktop.ai.rule_player.sketch import HARD_FLOOR, LEAST, WILD_MELD, Sketch
from samba_desktop.ai.rule_player.taking import DrawChoice
from samba_desktop.ai.thought import Because, Code, NoChoice, Thought
from samba_desktop.engine.actions import Add, Ask, Lay, LayThree, Merge, Pass, PlayerAction, SwapWild
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import BlackThreeMeld, FinalDiscard, RedThreesPositive, WildSwap
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.scoring import card_points, has_opened, melded_points, minimum
from samba_desktop.engine.table import Phase, View

USUAL_STEPS = 60
"""How many positions a search looks at; nearly all ways out of real rounds are found within twenty-five, and
half of the others within twice as many."""


def quick_way_out(view: View, sketch: Sketch) -> tuple[PlayerAction, ...] | None:
    """Find the actions by which the seat goes out now; None where none were found quickly."""
    if not may_have_way_out(sketch):
        return None
    return way_out(view, steps=USUAL_STEPS)


def may_have_way_out(sketch: Sketch) -> bool:
    """Tell whether a way out is not plainly impossible: at most one card of the hand has no place to go."""
    if not _could_gain_sets(sketch) or not _could_reach_points(sketch):
        return False
    rules = sketch.rules
    stuck = 1 if rules.going_out.final_discard is not FinalDiscard.FORBIDDEN else 0
    stuck -= len(sketch.red_threes)
    wilds = _wilds_at_hand(sketch)
    blacks = len(sketch.black_threes)
    if blacks and not _may_lay_black_threes(sketch, blacks, wilds):
        stuck -= blacks
    if stuck < 0:
        return False
    groups = {meld.rank for meld in (*sketch.groups, *sketch.foreign) if not meld.suit}
    filling = bool(wilds and sketch.run_wilds)
    most = sketch.rules.groups.group_max_wilds
    fill = wilds if most is None else min(wilds, most)
    for suit, row in sketch.held.items():
        for rank in range(3, len(row)):
            if not row[rank]:
                continue
            if rank in groups or sketch.ranks[rank] + fill >= LEAST:
                continue
            if filling or _fits_suit(sketch, suit, rank):
                continue
            stuck -= row[rank]
            if stuck < 0:
                return False
    return not wilds or bool(sketch.melds or sketch.foreign) or any(sketch.ranks)


def _may_lay_black_threes(sketch: Sketch, blacks: int, wilds: int) -> bool:
    match sketch.rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return False
        case BlackThreeMeld.GOING_OUT_NATURAL:
            return blacks >= LEAST
        case _:
            return blacks + wilds >= LEAST


def _could_gain_sets(sketch: Sketch) -> bool:
    """Tell whether the hand could complete so many melds that the side may go out."""
    lacking = sketch.needed - sketch.sets()
    sambas = sketch.sambas_lacking()
    if lacking <= 0 and sambas <= 0:
        return True
    runs = _wilds_for_runs(sketch)
    if len(runs) < sambas:
        return False
    costs = sorted(runs + _wilds_for_groups(sketch))
    return len(costs) >= lacking and sum(costs[: max(0, lacking)]) <= _wilds_at_hand(sketch)


def _wilds_at_hand(sketch: Sketch) -> int:
    """Count the wild cards of the hand and those that naturals could be exchanged for, rather too many."""
    swap = sketch.rules.groups.wild_swap
    held = len(sketch.wilds)
    if swap is WildSwap.NEVER:
        return held
    for meld in sketch.groups:
        if meld.wilds and not sketch.is_set(meld):
            held += min(meld.wilds, sketch.ranks[meld.rank])
    if swap is WildSwap.INCOMPLETE_ANY:
        held += sum(meld.wilds for meld in sketch.sequences if not sketch.is_set(meld))
    return held


def _wilds_for_groups(sketch: Sketch) -> list[int]:
    """List how many wild cards each group would take that the hand could complete."""
    wilds = _wilds_at_hand(sketch)
    most = sketch.rules.groups.group_max_wilds
    fill = wilds if most is None else min(wilds, most)
    needs = [
        sketch.canasta - meld.size - sketch.ranks[meld.rank]
        for meld in sketch.groups
        if not sketch.is_set(meld)
    ]
    needs += [sketch.canasta - have for have in sketch.ranks if have]
    found = [max(0, need) for need in needs if need <= fill]
    lacks = [WILD_MELD - meld.size for meld in sketch.wild_melds] + [WILD_MELD]
    if sketch.rules.groups.wild_melds:
        found += [lack for lack in lacks if 0 < lack <= wilds]
    return found


def _wilds_for_runs(sketch: Sketch) -> list[int]:
    """List how many wild cards each sequence would take that the hand could complete."""
    fill = min(_wilds_at_hand(sketch), sketch.run_wilds)
    suits = {suit: sum(map(bool, row)) for suit, row in sketch.held.items()}
    needs = [
        sketch.samba - meld.size - suits[meld.suit] for meld in sketch.sequences if not sketch.is_set(meld)
    ]
    needs += [sketch.samba - have for have in suits.values()]
    return [max(0, need) for need in needs if need <= fill]


def _could_reach_points(sketch: Sketch) -> bool:
    """Tell whether the hand's points suffice for what a seat must have melded, its first meld included."""
    view = sketch.view
    least = sketch.rules.going_out.go_out_min_meld_points
    if least and melded_points(view.table, view.side) + card_points(sketch.rules, sketch.hand) < least:
        return False
    return has_opened(view.table, view.seat) or len(sketch.hand) >= LEAST


def _fits_suit(sketch: Sketch, suit: str, rank: int) -> bool:
    """Tell whether a card is in a run of the hand, or in one that reaches a sequence on the table."""
    if rank > sketch.high or rank < sketch.low:
        return sketch.low < 3
    row = sketch.held[suit]
    low = high = rank
    while low > sketch.low and row[low - 1]:
        low -= 1
    while high < sketch.high and row[high + 1]:
        high += 1
    if high - low + 1 >= LEAST:
        return True
    return any(
        meld.suit == suit and low <= meld.rank + meld.size and high >= meld.rank - 1
        for meld in (*sketch.sequences, *sketch.foreign)
    )


LEAST_BONUS = 1000
"""From this bonus on seven wild cards are worth more together than in canastas."""


def wild_meld_odds(sketch: Sketch, outlook: Outlook) -> float:
    """Return how many of the wild cards still lacking may be expected, 1 or more for enough of them."""
    if not sketch.rules.groups.wild_melds or sketch.rules.match.bonus_wild_canasta < LEAST_BONUS:
        return 0.0
    view = sketch.view
    table = view.table
    size = max((meld.size for meld in sketch.wild_melds if meld.size < WILD_MELD), default=0)
    lacks = WILD_MELD - size - len(sketch.wilds)
    if lacks <= 0:
        return 1.0
    unseen = table.stock_size + sum(table.hand_sizes) - table.hand_sizes[view.seat]
    if not unseen:
        return 0.0
    partners = table.seating.partners_of(view.seat)
    held = sum(table.hand_sizes[seat] for seat in partners)
    drawn = table.stock_size * (1 + len(partners)) / table.seating.players
    wilds = Knowledge(view, outlook.next_seat).wilds_out()
    return wilds * (held + drawn) / unseen / lacks


NEVER = 99


def laying_reason(view: View, action: PlayerAction, *, urgent: bool) -> Because:
    """Say what a laying of an open side is good for."""
    melds = view.table.melds[view.side]
    match action:
        case Merge(first):
            meld = melds[first - 1]
            if meld.kind is MeldKind.SEQUENCE:
                return Because(Code.JOIN_SEQUENCES, {"suit": meld.suit})
            return Because(Code.MERGE_GROUPS, {"rank": meld.rank})
        case SwapWild(_, card):
            return Because(Code.SWAP_WILD, {"card": card})
        case Add(_, _, _, side) if side is not None and side != view.side:
            return Because(Code.LAY_OFF)
        case Add(number):
            return _grown(view.rules, melds[number - 1], action, urgent=urgent)
        case Lay():
            return _new_meld(view.rules, action, urgent=urgent)
        case _:
            return Because(Code.SIMPLE)


def _grown(rules: Rules, meld: Meld, action: Add, *, urgent: bool) -> Because:
    before, size = len(meld.cards), len(meld.cards) + len(action.cards)
    match meld.kind:
        case MeldKind.SEQUENCE:
            if before < _samba(rules) <= size:
                return Because(Code.COMPLETE_SAMBA, {"suit": meld.suit})
            return Because(Code.EXTEND_SEQUENCE, {"suit": meld.suit, "size": size})
        case MeldKind.WILD:
            return _wilds(before, size)
        case MeldKind.GROUP:
            if before < _canasta(rules) <= size:
                wild = any(card in rules.wild_cards for card in (*meld.cards, *action.cards))
                return Because(Code.COMPLETE_CANASTA, {"rank": meld.rank, "natural": not wild})
            if urgent:
                return Because(Code.UNLOAD)
            return Because(Code.ADD_TO_GROUP, {"rank": meld.rank, "size": size})


def _wilds(before: int, size: int) -> Because:
    if before < WILD_MELD <= size:
        return Because(Code.COMPLETE_WILD_CANASTA)
    return Because(Code.GATHER_WILDS, {"size": size})


def _new_meld(rules: Rules, action: Lay, *, urgent: bool) -> Because:
    cards = action.cards
    naturals = [card for card in cards if card not in rules.wild_cards]
    if not naturals:
        return _wilds(0, len(cards))
    if not any(action.stands) and len({card.rank for card in naturals}) == 1:
        if len(cards) >= _canasta(rules):
            natural = len(naturals) == len(cards)
            return Because(Code.COMPLETE_CANASTA, {"rank": naturals[0].rank, "natural": natural})
        if urgent and len(naturals) < len(cards):
            return Because(Code.UNLOAD)
        return Because(Code.START_GROUP, {"rank": naturals[0].rank, "size": len(cards)})
    if len(cards) >= _samba(rules):
        return Because(Code.COMPLETE_SAMBA, {"suit": naturals[0].suit})
    return Because(Code.START_SEQUENCE, {"suit": naturals[0].suit, "size": len(cards)})


def _samba(rules: Rules) -> int:
    return rules.sequences.samba_size or NEVER


def _canasta(rules: Rules) -> int:
    return rules.groups.canasta_size or NEVER


OTHERS_READY = 0.65
"""What is left of a chance when another side may go out at any time."""
BLOCKED_CARD = 2.0
"""What it is worth for each card of the pile that the next player cannot take it."""


def lays_out(view: View, outlook: Outlook, weights: Weights, held: int) -> bool:
    """Tell whether a red three, one of `held` in the hand, is laid out rather than kept or discarded."""
    rules = view.rules
    threes = rules.red_threes
    caught = outlook.danger * threes.red_three_hand_penalty
    if held == 1 and rules.pile.discard_red_three and not outlook.own_ready and weights.three_blocks:
        return _worth_of_laying(view, outlook, weights) >= BLOCKED_CARD * len(view.table.pile)
    return _worth_of_laying(view, outlook, weights) + caught + threes.red_three_hand_penalty / 10 >= 0


def _worth_of_laying(view: View, outlook: Outlook, weights: Weights) -> float:
    """Return what a red three on the table may be expected to count, with the card drawn for it."""
    threes = view.rules.red_threes
    out = len(view.table.red_threes[view.side])
    each, against = float(threes.red_three_each), float(threes.red_three_negative_each)
    if out == view.rules.count_of_red_threes - 1:
        each, against = threes.red_three_all - out * each, threes.red_three_negative_all - out * against
    chance = _chance_of_plus(view, outlook)
    return chance * each - (1 - chance) * against + weights.draw * threes.red_three_replacement


def _chance_of_plus(view: View, outlook: Outlook) -> float:
    match view.rules.red_threes.red_three_positive_if:
        case RedThreesPositive.INITIAL_MELD:
            return 0.95 if view.table.side_has_melded(view.side) or outlook.rounds_left > 3 else 0.6
        case RedThreesPositive.GO_OUT_REQUIREMENT:
            return chance_of_sets(outlook, outlook.needed, ready=outlook.own_ready)
        case RedThreesPositive.SET_COUNT:
            sets = view.rules.red_threes.red_three_positive_sets
            return chance_of_sets(outlook, sets, ready=outlook.own_sets >= sets)


def chance_of_sets(outlook: Outlook, needed: int, *, ready: bool) -> float:
    """Estimate how likely the own side still gets so many sets, from the cards that may come to it.

    The numbers were counted in rounds of the rule player at tables of two to six.
    """
    if ready:
        return 1.0
    table, side = outlook.view.table, outlook.view.side
    seats = table.seating.seats_of(side)
    draws = for_players(table.rules.deck.stock_draw, table.seating.players)
    cards = sum(table.hand_sizes[seat] for seat in seats) + outlook.rounds_left * draws * len(seats)
    lacking = max(1, needed - outlook.own_sets)
    chance = (cards - 8) / 45 if lacking == 1 else (cards - 25) / 60
    chance = max(0.05, min(0.8, chance))
    return chance * OTHERS_READY if outlook.others_ready else chance


def choose(view: View, rng: random.Random, weights: Weights = MEDIUM) -> Thought:
    """Choose what the seat does now.

    Raises NoChoice where the only way on is to take the last action back.
    """
    outlook = Outlook(view, weights.urgent_from)
    match view.turn.phase:
        case Phase.ASKED:
            return Thought(*answer(view, outlook))
        case Phase.DRAW:
            return DrawChoice(view, outlook, weights).choose(rng)
        case Phase.PLAY | Phase.DEAL | Phase.MATCH_OVER:
            thought = _Turn(view, outlook, meld_values_of(view.rules, weights), rng).choose()
    if thought is not None and (isinstance(thought.action, Ask) or refusal(view, thought.action) is None):
        return thought
    action = simple_action(view)
    if action is None:
        raise NoChoice
    return Thought(action, Because(Code.SIMPLE))


class _Turn:
    """The choice of a whole turn after the drawing."""

    def __init__(self, view: View, outlook: Outlook, worth: MeldValues, rng: random.Random) -> None:
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
        hope = wild_meld_odds(self.sketch, self.outlook)
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
