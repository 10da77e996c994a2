"""What must hold at every step of a round, and of its count."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

from samba_desktop.engine.cards import Card, is_red_three, pack
from samba_desktop.engine.casefile import read_case, view_from_json
from samba_desktop.engine.casewriting import position_to_json, view_to_json
from samba_desktop.engine.events import Dealt, Drawn, Event, Replaced, seen
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import observe

ROUND_OVER = (Phase.DEAL, Phase.MATCH_OVER)


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
    """The sheets add up, and the totals with them; melds and hands are counted once more in another way."""
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
