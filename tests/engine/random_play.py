"""Random rounds: players by chance that like to lay, and everything that must hold at each of their steps."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from hashlib import sha256
from itertools import combinations
from typing import TypeVar

from samba_desktop.engine.actions import (
    Action,
    Add,
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, is_black_three, is_red_three, pack
from samba_desktop.engine.casefile import read_case, view_from_json
from samba_desktop.engine.casewriting import position_to_json, view_to_json
from samba_desktop.engine.events import Dealt, Drawn, Event, Replaced, seen
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.forming import extended, form
from samba_desktop.engine.game import IllegalAction, deal_refusal, new_match, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.notation import write_action
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.sheet import RoundEnd
from samba_desktop.engine.shuffle import Chance
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.engine.trying import layings
from samba_desktop.engine.view import View, observe
from samba_desktop.match.moves import Moves

CHECKED = 4
"""At how many steps of a hundred the dearer checks are made."""
PROVOCATIONS = 2
"""How many actions by chance are judged at each step beside the one that is played."""
MOST_STEPS = 4000
LONG_HAND = 15
LATE_CARDS = 60
"""How many cards are not in melds yet where a round begins late."""
ROUND_OVER = (Phase.DEAL, Phase.MATCH_OVER)

Kind = TypeVar("Kind")


class Dice:
    """Chance that falls alike on every machine and Python version."""

    def __init__(self, seed: str) -> None:
        self._chance = Chance(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))

    def below(self, bound: int) -> int:
        return self._chance.below(bound)

    def number(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent

    def choice(self, values: Sequence[Kind]) -> Kind:
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[Kind]) -> list[Kind]:
        left = list(values)
        return [left.pop(self.below(len(left))) for _ in values]


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
                ways = [] if self.meek else legal(view, taking(view))
                return self.dice.choice(ways) if ways and self.dice.happens(90) else Draw()
        bound = view.turn.must_go_out
        if bound:
            way = way_out(view)
            if way is not None:
                return way[0]
        if self.dice.happens(10) and refusal(view, Ask()) is None:
            return Ask()
        if not self.meek and self.dice.happens(93):
            melds = legal(view, melding(view))
            if melds:
                return self.dice.choice(melds)
        ends = legal(view, ending(view))
        if ends:
            return self.dice.choice(ends)
        return None if self.meek or bound or view.turn.owed else self._last_resort(view)

    def _last_resort(self, view: View) -> PlayerAction | None:
        melds = legal(view, melding(view))
        return self.dice.choice(melds) if melds else None

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


# invariants


def check_cards(state: State) -> None:
    """Every card lies in exactly one place, and the sizes that everybody sees are right."""
    table = state.table
    rules = table.rules
    cards = [*state.stock, *table.pile, *table.turn.withheld]
    for row in (*state.hands, *table.red_threes):
        cards += row
    for melds in table.melds:
        for meld in melds:
            cards += meld.cards
    assert Counter(cards) == whole_pack(rules)
    assert table.stock_size == len(state.stock)
    assert table.hand_sizes == tuple(map(len, state.hands))


PACKS: dict[tuple[int, int], Counter[Card]] = {}


def whole_pack(rules: Rules) -> Counter[Card]:
    key = (rules.deck.deck_count, rules.deck.joker_count)
    if key not in PACKS:
        PACKS[key] = Counter(pack(*key))
    return PACKS[key]


def check_written(state: State, seat: int) -> None:
    """A position and a view are read as they were written."""
    read = read_case(position_to_json(state))
    assert read == replace(state, table=replace(state.table, history=()))
    view = observe(state, seat)
    assert view_from_json(view_to_json(view)) == view


HIDING = (Drawn, Replaced, Dealt)
"""Events with a part that only some may see."""


def check_events(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Nobody sees another's drawn or dealt cards, and the history is what everybody saw."""
    for seat in (None, *range(len(after.hands))):
        for whole, part in zip(events, seen(events, seat), strict=True):
            if isinstance(whole, Drawn | Replaced):
                assert part.cards == (whole.cards if whole.seat == seat else ())
                assert part.count == whole.count == len(whole.cards)
            elif isinstance(whole, Dealt):
                assert [hand for at, hand in enumerate(part.hands) if hand and at != seat] == []
            else:
                assert part == whole
    told = after.table.history[len(before.table.history) :]
    assert all(event in seen(events, None) for event in told)


PUBLIC = {"pile", "melds", "red_threes", "history", "withheld", "taken", "result"}
"""The fields of a table and its turn in which everybody sees cards."""


def check_hidden(state: State, seat: int) -> None:
    """In a view there is no card outside its own hand and the places that everybody sees."""
    view = observe(state, seat)
    assert view.hand == state.hands[seat]
    places = {place for place, _ in cards_in(view)}
    assert places <= PUBLIC | {"hand"}, places
    if state.table.turn.phase not in ROUND_OVER:
        assert view.table.result is None
    for event in view.table.history:
        if isinstance(event, HIDING):
            assert not any(card for _, card in cards_in(event))


def cards_in(value: object, place: str = "") -> Iterator[tuple[str, Card]]:
    """Walk through values and name for each card the field of the view, table or turn in which it is."""
    if isinstance(value, Card):
        yield place, value
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from cards_in(one, place)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from cards_in(key, place)
            yield from cards_in(one, place)
    elif is_dataclass(value) and not isinstance(value, Rules):
        for one in fields(value):
            inner = one.name if place in {"", "table", "turn"} else place
            yield from cards_in(getattr(value, one.name), inner)


def check_sheets(start: State, end: State) -> None:
    """The sheets add up, and the totals with them; the melds and hands are counted once more in another way."""
    table = end.table
    result = table.result
    assert result is not None
    for side, sheet in enumerate(result.sheets):
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert result.totals[side] == start.table.scores[side] + sheet.total
        assert sheet.total == counted_by_hand(end, side)
    best = max(result.totals)
    if table.turn.phase is Phase.MATCH_OVER:
        assert best >= table.rules.match.target_score
        assert table.winners == tuple(side for side, total in enumerate(result.totals) if total == best)
    else:
        assert best < table.rules.match.target_score
        assert table.winners == ()


WORTH = {0: 50, 2: 20, 14: 20, **dict.fromkeys(range(8, 14), 10), **dict.fromkeys(range(3, 8), 5)}


def counted_by_hand(state: State, side: int) -> int:
    """Count a side of a round of Swedish Samba from its cards alone."""
    table = state.table
    melds = [meld.cards for meld in table.melds[side]]
    points = sum(WORTH[card.rank] for cards in melds for card in cards)
    full = [cards for cards in melds if len(cards) >= 7]
    for cards in full:
        mixed = any(card.rank in {0, 2} for card in cards)
        ranks = {card.rank for card in cards if card.rank not in {0, 2}}
        points += 1500 if len(ranks) > 1 else 300 if mixed else 500
    threes = len(table.red_threes[side])
    value = 1000 if threes == 6 else 100 * threes
    points += value if len(full) >= 2 else -value
    for seat in table.seating.seats_of(side):
        hand = state.hands[seat]
        points -= sum(WORTH[card.rank] for card in hand if not is_red_three(card))
        points -= 750 if any(map(is_red_three, hand)) else 0
    out = table.result.out
    if out is not None and table.seating.side_of(out) == side:
        points += 200
    return points


# what a player might do


def legal(view: View, actions: Iterator[PlayerAction]) -> list[PlayerAction]:
    return [action for action in actions if refusal(view, action) is None]


def taking(view: View) -> Iterator[PlayerAction]:
    top = view.top
    if top is None:
        return
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        if meld.kind is MeldKind.SEQUENCE and meld.suit == top.suit:
            yield TakeTop(number)
    alike = tuple(card for card in view.hand if card.rank == top.rank)
    if len(alike) > 1:
        yield TakePile(alike[:2])
        yield TakePile(alike)
        for number, meld in enumerate(view.table.melds[view.side], start=1):
            if meld.kind is MeldKind.GROUP and meld.rank == top.rank:
                yield TakePile(alike[:2], (), number)


def melding(view: View) -> Iterator[PlayerAction]:
    """Name what could be laid; black threes only by short hands, as going out with long ones is a long search."""
    long = len(view.hand) > LONG_HAND
    yield from (
        one for one in layings(view) if not (long and isinstance(one, Lay) and is_black_three(one.cards[0]))
    )
    own = view.table.melds[view.side]
    for first, second in combinations(range(len(own)), 2):
        if own[first].rank == own[second].rank:
            yield Merge(first + 1, second + 1)
    wilds = tuple(card for card in view.hand if card in view.rules.wild_cards)
    for rank in {card.rank for card in view.hand if card not in wilds}:
        alike = tuple(card for card in view.hand if card.rank == rank)
        if len(alike) > 3:
            yield Lay(alike)
        if len(alike) > 1 and wilds:
            yield Lay(alike + wilds[:1])


def ending(view: View) -> Iterator[PlayerAction]:
    yield Pass()
    yield from (Discard(card) for card in dict.fromkeys(view.hand))


def seldom(view: View) -> Iterator[PlayerAction]:
    """Name actions that chance would hardly find: a sequence with two cards too many, and one with the top card."""
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        ends = (Card(meld.rank - 1, meld.suit), Card(meld.rank + 6, meld.suit))
        if len(meld.cards) == 6 and meld.kind is MeldKind.SEQUENCE and set(ends) <= set(view.hand):
            yield Add(number, ends)
    top = view.top
    if view.turn.phase is Phase.DRAW and top is not None:
        pair = (Card(top.rank - 1, top.suit), Card(top.rank + 1, top.suit))
        if set(pair) <= set(view.hand):
            yield TakePile(pair)


def any_action(view: View, dice: Dice) -> PlayerAction:
    """Make an action by chance, most often one that is refused; seldom one of another phase."""
    drawing = view.turn.phase is Phase.DRAW
    if dice.happens(12):
        drawing = not drawing
    number = dice.number(1, len(view.table.melds[view.side]) + 1)
    return taking_anyhow(view, dice, number) if drawing else playing_anyhow(view, dice, number)


def taking_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    top = view.top or Card(5, "S")
    alike = [card for card in view.hand if card.rank == top.rank]
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    suited = [card for card in view.hand if card.suit == top.suit and 0 < abs(card.rank - top.rank) < 3]
    near = dice.choice((alike[:1] + wilds[:1], suited[:2], alike[:2], some_cards(view, dice, 3)))
    match dice.below(6):
        case 0:
            return TakePile(tuple(near))
        case 1:
            return TakePile(tuple(near), (), number)
        case 2:
            return TakePile((), (), number)
        case 3:
            return TakePile()
        case 4:
            return Draw()
        case _:
            return TakeTop(number)


def playing_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    one = dice.choice(view.hand or (Card(5, "S"),))
    match dice.below(15):
        case 0 | 1:
            return Add(number, some_cards(view, dice, 2))
        case 2:
            number = sequence_number(view, dice) or number
            return Add(number, fitting(view, number, dice))
        case 3:
            return Add(dice.number(1, 3), some_cards(view, dice, 1), (), dice.below(view.table.seating.sides))
        case 4:
            return Merge(number, dice.number(1, number), some_cards(view, dice, 1))
        case 5:
            return Merge(number, dice.number(1, number))
        case 6:
            return SwapWild(number, one)
        case 7:
            threes = [card for card in view.hand if is_red_three(card)]
            return LayThree(dice.choice(threes or [one]))
        case 8:
            return Discard(one)
        case 9:
            return dice.choice((Pass(), Ask(), Answer(yes=True)))
        case 10:
            return Lay(view.hand)
        case 11:
            return Lay(*as_named(view, some_cards(view, dice, 9)))
        case _:
            return Lay(some_cards(view, dice, 9))


def sequence_number(view: View, dice: Dice) -> int:
    """Choose an own sequence; 0 where there is none."""
    own = enumerate(view.table.melds[view.side], start=1)
    return dice.choice([number for number, meld in own if meld.kind is MeldKind.SEQUENCE] or [0])


def fitting(view: View, number: int, dice: Dice) -> tuple[Card, ...]:
    """Choose cards that might go to an own meld, often too many of them."""
    own = view.table.melds[view.side]
    if number > len(own) or dice.happens(20):
        return view.hand
    meld = own[number - 1]
    if meld.kind is not MeldKind.SEQUENCE:
        return tuple(card for card in view.hand if card.rank == meld.rank or card in view.rules.wild_cards)[
            :4
        ]
    suited = {card.rank: card for card in view.hand if card.suit == meld.suit}
    above = [suited[rank] for rank in range(meld.top_rank + 1, meld.top_rank + 4) if rank in suited]
    below = [suited[rank] for rank in range(meld.rank - 3, meld.rank) if rank in suited]
    return (*below, *above)


def as_named(view: View, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card | None, ...]]:
    """Let wild cards stand for a named one."""
    named = tuple(Card(9, "S") if card in view.rules.wild_cards else None for card in cards)
    return cards, named if any(named) else ()


def some_cards(view: View, dice: Dice, most: int) -> tuple[Card, ...]:
    """Choose cards of the hand that might go together: of a rank, of a suit, threes, wild ones, or anyhow."""
    if not view.hand or dice.happens(4):
        return dice.choice(((), (Card(5, "S"),), (Card(3, "H"), Card(3, "D"))))
    one = dice.choice(view.hand)
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    alike = [card for card in view.hand if card.rank == one.rank]
    suited = sorted({card for card in view.hand if card.suit == one.suit and abs(card.rank - one.rank) < 5})
    threes = [card for card in view.hand if is_black_three(card) or is_red_three(card)]
    mixed = alike[: dice.number(1, 4)] + wilds[: dice.number(1, 3)]
    anyhow = dice.shuffled(view.hand)
    chosen = dice.choice((alike, mixed, suited, suited[:2] + wilds, threes + wilds[:1], wilds, anyhow))
    return tuple(chosen[: dice.number(1, most)])


# where a round begins


def dealt(rules: Rules, seating: Seating, dice: Dice, before: State | None = None) -> State:
    """Deal the first round of a match, or the next one."""
    state, _events = step(before or new_match(rules, seating), Deal(str(dice.below(1 << 64))))
    return state


def late_position(rules: Rules, seating: Seating, dice: Dice) -> State:
    """Make a position late in a round: many melds, short hands, a small stock.

    Now and then one hand holds both cards that would make a sequence too long.
    """
    left = list(pack(rules.deck.deck_count, rules.deck.joker_count))
    left = dice.shuffled(left)
    melds: list[list[Meld]] = [[] for _ in range(seating.sides)]
    poor = dice.choice((None, *range(seating.sides)))
    ends: list[Card] = []
    if dice.happens(20):
        low, suit = dice.number(5, 8), dice.choice("SHDC")
        ends = take(left, [Card(low - 1, suit), Card(low + 6, suit)])
        row = take(left, [Card(low + at, suit) for at in range(6)])
        melds[seating.side_of(0)].append(Meld(MeldKind.SEQUENCE, low, suit, tuple(row)))
    while len(left) > LATE_CARDS:
        side = dice.below(seating.sides)
        meld = None if side == poor else some_meld(rules, left, dice)
        if meld is not None:
            melds[side].append(meld)
    threes = [take(left, [card for card in left if is_red_three(card)][: dice.number(0, 2)]) for _ in melds]
    hands = [some_hand(left, dice) for _ in range(seating.players)]
    hands[0] += ends
    stock = take(left, left[: dice.choice((0, 1, 2, 5, 20))] if dice.happens(90) else list(left))
    return read_case({
        "players": seating.players,
        "shape": seating.shape.value,
        "scores": {"ABCDEF"[side]: dice.choice((-200, 0, 1500, 3000, 7000, 9000)) for side in range(seating.sides)},
        "dealer": dice.number(1, seating.players),
        "melds": {"ABCDEF"[side]: [text(meld.cards) for meld in own] for side, own in enumerate(melds)},
        "red_threes": {"ABCDEF"[side]: text(row) for side, row in enumerate(threes)},
        "hands": {str(seat): text(row) for seat, row in enumerate(hands, start=1)},
        "stock": text(stock),
        "pile": text(left),
    })  # fmt: skip


def some_hand(left: list[Card], dice: Dice) -> list[Card]:
    """Take a few cards, now and then a long row of one suit."""
    if dice.happens(70):
        return take(left, left[: dice.choice((1, 2, 3, 4, 6, 9))])
    suit = dice.choice("SHDC")
    return take(
        left, [card for card in sorted(set(left)) if card.suit == suit and card.rank > 3][:9] or left[:1]
    )


def text(cards: object) -> str:
    return write_action(Lay(tuple(cards))).removeprefix("lay").strip()


def take(left: list[Card], cards: list[Card]) -> list[Card]:
    for card in cards:
        left.remove(card)
    return cards


def some_meld(rules: Rules, left: list[Card], dice: Dice) -> Meld | None:
    """Take a meld of the cards that are left, a group or a sequence, often a complete one."""
    size = dice.choice((3, 4, 5, 6, 6, 7, 7, 8))
    if dice.happens(60):
        rank = dice.number(4, 14)
        cards = [card for card in left if card.rank == rank][:size]
        meld = form(rules, tuple(cards), ()) if len(cards) > 2 else None
        wild = next((card for card in left if card in rules.wild_cards), None)
        if isinstance(meld, Meld) and wild and len(cards) < 7 and dice.happens(30):
            larger = extended(rules, meld, (wild,), ())
            meld = larger if isinstance(larger, Meld) else meld
    else:
        low, suit = dice.number(4, 10), dice.choice("SHDC")
        cards = [Card(low + at, suit) for at in range(min(size, 7, 15 - low))]
        meld = form(rules, tuple(cards), ()) if all(card in left for card in cards) else None
    if not isinstance(meld, Meld):
        return None
    take(left, list(meld.cards))
    return meld


def deal_refusals(state: State) -> Iterator[Reason]:
    """Name why a deal and an action are refused in a position."""
    for code in ("7", "nonsense"):
        refused = deal_refusal(state.table, Deal(code))
        if refused:
            yield refused.reason
    action: Action = Draw()
    refused = refusal(observe(state, 0), action)
    if refused:
        yield refused.reason
