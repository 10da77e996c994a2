"""What must hold at every step of a round."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields, replace

from samba_desktop.engine.cards import ACE, KING, THREE, Card, is_red_three, pack
from samba_desktop.engine.casefile import position_to_json, read_case, view_from_json, view_to_json
from samba_desktop.engine.events import Dealt, Drawn, Event, Replaced, seen
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import Phase, Table
from tests.engine.random_counts import FULL, is_wild, option, wild_places

SMALLEST = 3
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
    elif isinstance(value, Struct) and not isinstance(value, Rules):
        for one in fields(value):
            inner = one.name if place in {"", "table", "turn"} else place
            yield from cards_in(getattr(value, one.name), inner)


def check_melds(before: Table | None, table: Table) -> None:
    """Each new meld keeps the limits of the rules, however its cards came together."""
    if before is not None and before.melds == table.melds:
        return
    rules = table.rules
    for side, melds in enumerate(table.melds):
        for meld in melds:
            if before is None or meld not in before.melds[side]:
                check_meld(rules, meld)
        groups = [meld for meld in melds if meld.kind is MeldKind.GROUP]
        suits = [meld.suit for meld in melds if meld.kind is MeldKind.SEQUENCE]
        budget = option(rules, "wild_budget_per_side")
        assert budget is None or sum(wild_places(rules, meld) for meld in groups) <= budget
        if option(rules, "same_rank_groups") == "one":
            assert len({meld.rank for meld in groups}) == len(groups)
        if option(rules, "same_suit_sequences") == "one":
            assert len(set(suits)) == len(suits)


def check_meld(rules: Rules, meld: Meld) -> None:
    assert len(meld.cards) >= SMALLEST
    if meld.kind is MeldKind.GROUP:
        check_group(rules, meld)
    elif meld.kind is MeldKind.SEQUENCE:
        check_sequence(rules, meld)
    else:
        assert option(rules, "wild_melds")
        assert all(is_wild(rules, card) for card in meld.cards)
        assert len(meld.cards) <= FULL or not option(rules, "wild_meld_closed_at_seven")


def check_group(rules: Rules, meld: Meld) -> None:
    wilds = wild_places(rules, meld)
    naturals = len(meld.cards) - wilds
    assert all(card.rank == meld.rank or is_wild(rules, card) for card in meld.cards)
    check_limits(wilds, naturals, option(rules, "group_max_wilds"), option(rules, "group_min_naturals"))
    needed = {"double": 2 * wilds, "majority": wilds + 1, "equal": wilds, "none": 0}
    assert naturals >= needed[option(rules, "group_ratio_rule")]
    full = option(rules, "canasta_size")
    assert option(rules, "groups_may_exceed_seven") or full is None or len(meld.cards) <= full
    if meld.rank == THREE and option(rules, "threes_special"):
        assert not any(is_red_three(card) for card in meld.cards)
        assert naturals <= option(rules, "black_three_group_max")
        assert option(rules, "black_three_meld") != "never"
        assert option(rules, "black_three_meld") != "going_out_natural" or not wilds


def check_sequence(rules: Rules, meld: Meld) -> None:
    assert option(rules, "sequences_enabled")
    wilds = wild_places(rules, meld)
    naturals = len(meld.cards) - wilds
    check_limits(wilds, naturals, option(rules, "sequence_max_wilds"), option(rules, "sequence_min_naturals"))
    assert not wilds or naturals > wilds or option(rules, "sequence_ratio_rule") == "none"
    most = option(rules, "sequence_max_length")
    assert most is None or len(meld.cards) <= most
    lowest = {"four_to_ace": 4, "three_to_ace": 3, "ace_low_literal": 1}
    model = option(rules, "sequence_rank_model")
    assert meld.rank >= lowest[model]
    assert meld.top_rank <= (KING if model == "ace_low_literal" else ACE)
    for at, card in enumerate(meld.cards):
        rank = meld.rank + at
        own = Card(ACE if rank == 1 else rank, meld.suit)
        assert card == own or is_wild(rules, card)


def check_limits(wilds: int, naturals: int, most: int | None, least: int) -> None:
    assert most is None or wilds <= most
    assert naturals >= least


def check_threes(state: State) -> None:
    """Where red threes are laid out at once, none stays in a hand."""
    if state.table.rules.red_threes_forced:
        assert not any(is_red_three(card) for hand in state.hands for card in hand)
