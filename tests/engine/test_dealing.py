"""Dealing: pinned deals, codes, the draw for the dealer, who deals next, and red threes laid at once."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, Discard, Draw, Reason, read_cards, write_cards
from samba_desktop.engine.cards import is_red_three
from samba_desktop.engine.dealing import (
    DealCodeError,
    _upturned,
    deal_code,
    draw_for_dealer,
    forced_threes,
    read_deal_code,
)
from samba_desktop.engine.events import DealerDrawn, Dealt, Upturned
from samba_desktop.engine.game import IllegalAction, new_match, step
from samba_desktop.engine.history import write_event
from samba_desktop.engine.rules.kinds import FirstDealer, LastRedThree, Shape, TurnOrder
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.engine.table import Phase, Seating

FOUR = Seating(4, Shape.TWO_PAIRS)
SWEDISH = Rules()
FORCED = PRESETS["german-samba"].rules


def dealt(rules: Rules = SWEDISH, seating: Seating = FOUR, code: str = "7", first: int | None = None):
    return step(new_match(rules, seating, first), Deal(code))


# pinned deals


def test_a_deal_for_four_is_pinned():
    state, events = dealt()

    assert isinstance(events[0], DealerDrawn)
    assert [(seat, write_cards((card,))) for seat, card in events[0].draws[0]] == [
        (0, "8D"),
        (1, "KH"),
        (2, "9D"),
        (3, "3C"),
    ]
    assert state.table.dealer == 1
    assert state.table.turn.seat == 2
    assert [write_cards(hand) for hand in state.hands] == [
        "JC 5H KS AC KS JK JD 4D AC 9C JK 5H 2C 4D 8S",
        "4D QC 2D 5C 5C 5S 3C 7H 6D 10S 3D 10H 10H 10D JS",
        "JD KC JD 8S JK KC QS 10D AH KS JS 8H 10C 9S AC",
        "8S 9C 2S 6H 8C 3S 6C 9H 3C QC 3C 4S 10C 6S 10D",
    ]
    assert write_cards(state.table.pile) == "6H"
    assert write_cards(state.stock[:20]) == "3D 9H 7S 3H 6C JC 4H 6D 8C 8D 10S 4C 9D KD 2D 5D QD KD 7D 7S"


def test_a_deal_for_three_pairs_is_pinned():
    state, _events = dealt(seating=Seating(6, Shape.THREE_PAIRS))

    assert write_cards(state.hands[0]) == "KC KS JK JK 10D AC JS 5H 9S 8S 3H 8D 5D"
    assert write_cards(state.hands[5]) == "4D 2S 5C 3S 3C 3C 10S 4S 10H 10D 7S 8C 2D"
    assert write_cards(state.table.pile) == "KD"


def test_a_deal_with_forced_red_threes_is_pinned():
    state, events = dealt(FORCED, code="26")

    assert [write_event(event) for event in events] == [
        {"did": "deal", "dealer": 3, "count": 15},
        {"did": "upturn", "cards": "2H 8D"},
        {"seat": 4, "did": "three", "card": "3D"},
        {"seat": 4, "did": "three", "card": "3D"},
        {"seat": 4, "did": "replace", "count": 2},
        {"seat": 2, "did": "three", "card": "3D"},
        {"seat": 2, "did": "replace", "count": 1},
    ]
    assert state.table.hand_sizes == (15,) * 4
    assert state.table.frozen


def test_the_same_code_gives_the_same_deal_however_it_is_written():
    assert (
        dealt(code="7")[0].hands
        == dealt(code=deal_code(7))[0].hands
        == dealt(code=deal_code(7).lower())[0].hands
    )


# codes


@pytest.mark.parametrize(
    ("seed", "code"),
    [
        (0, "1-0000000000000"),
        (31, "1-000000000000Z"),
        (32, "1-0000000000010"),
        (12345, "1-0000000000C1S"),
        ((1 << 64) - 1, "1-FZZZZZZZZZZZZ"),
    ],
)
def test_codes_are_pinned_and_read_back(seed, code):
    assert deal_code(seed) == code
    assert read_deal_code(code) == seed


@pytest.mark.parametrize("code", ["0", "7", "18446744073709551615"])
def test_a_plain_number_is_a_code(code):
    assert read_deal_code(code) == int(code)


@pytest.mark.parametrize(
    "code",
    ["", "-", "-7", "1-", "1-7", "2-0000000000000", "1-00000000000000", "1-000000000000U", "1-ILOU000000000",
     "seven", "7.0", "18446744073709551616", "1-GZZZZZZZZZZZZ", "1-0000000000000-", " 7", "٣", "9" * 5000],
)  # fmt: skip
def test_what_is_no_code_is_refused_in_a_sentence(code):
    with pytest.raises(DealCodeError) as error:
        read_deal_code(code)

    assert str(error.value).endswith(".")
    with pytest.raises(IllegalAction) as refused:
        dealt(code=code)
    assert refused.value.refusal.reason is Reason.BAD_DEAL_CODE


# the dealer


def test_the_highest_card_deals_and_ties_are_drawn_again():
    drawn = iter(read_cards("KS 9H KD 4C 8S 8H 5C JC"))

    dealer, draws = draw_for_dealer(4, lambda: next(drawn))

    assert dealer == 2
    assert [[seat for seat, _card in one] for one in draws] == [[0, 1, 2, 3], [0, 2], [0, 2]]


def test_only_the_first_deal_is_drawn_for():
    state, _events = dealt()
    over = step_to_the_end(state)
    again, events = step(over, Deal("8"))

    assert not any(isinstance(event, DealerDrawn) for event in events)
    assert again.table.dealer == (state.table.dealer + 1) % 4
    assert again.table.round_no == 2


def step_to_the_end(state):
    """Let everybody draw and discard until the stock is used up."""
    while state.table.turn.phase is not Phase.DEAL:
        state, _events = step(state, Draw())
        if state.table.turn.phase is Phase.PLAY:
            state, _events = step(state, Discard(state.hands[state.table.turn.seat][0]))
    return state


def test_every_seat_deals_sometimes():
    dealers = {dealt(code=str(code))[0].table.dealer for code in range(40)}
    by_lot = {dealt(FORCED, code=str(code))[0].table.dealer for code in range(40)}

    assert dealers == by_lot == {0, 1, 2, 3}


def test_a_chosen_dealer_deals_first():
    rules = with_value(Rules(), "first_dealer", FirstDealer.CHOSEN)

    for seat in range(4):
        state, events = dealt(rules, first=seat)
        assert state.table.dealer == seat
        assert not any(isinstance(event, DealerDrawn) for event in events)


@pytest.mark.parametrize(
    ("order", "following"), [("clockwise", [2, 3, 4, 1]), ("anticlockwise", [4, 1, 2, 3])]
)
def test_the_deal_passes_on_in_the_order_of_play(order, following):
    rules = {"preset": "swedish-samba", "changed": {"turn_order": order}}
    for seat, after in enumerate(following, start=1):
        position = judged({"rules": rules, "players": 4, "dealer": seat, "actions": ["deal 7"]})["position"]
        assert position["dealer"] == after


def test_cards_are_dealt_from_the_dealers_left_in_the_order_of_play():
    _state, events = dealt()
    turned, others = dealt(with_value(Rules(), "turn_order", TurnOrder.ANTICLOCKWISE))
    hands = next(event.hands for event in events if isinstance(event, Dealt))
    mirrored = next(event.hands for event in others if isinstance(event, Dealt))

    dealer = turned.table.dealer
    assert [mirrored[(dealer - step) % 4] for step in range(4)] == [
        hands[(dealer + step) % 4] for step in range(4)
    ]
    assert turned.table.turn.seat == (dealer - 1) % 4


# the pile's first cards


def test_covered_cards_lie_under_the_first_natural_one():
    pile, stock = _upturned(Rules(), read_cards("3S JK 3D 9D KC"))

    assert (write_cards(pile), write_cards(stock)) == ("3S JK 3D 9D", "KC")


def test_only_what_the_rules_name_is_covered():
    assert write_cards(_upturned(FORCED, read_cards("3S 9D"))[0]) == "3S"
    assert write_cards(_upturned(PRESETS["dutch-samba"].rules, read_cards("JK 9D"))[0]) == "JK"


def test_the_last_card_of_the_stock_stays_uncovered():
    assert write_cards(_upturned(Rules(), read_cards("JK 3S"))[0]) == "JK 3S"


def test_the_pile_is_told_in_the_order_of_turning():
    state, events = dealt(FORCED, code="26")

    assert Upturned(state.table.pile) in events


# red threes laid at once


def test_threes_that_come_for_threes_are_laid_too():
    left, laid, stock, ends, drawn = forced_threes(
        FORCED, read_cards("3H 3D 9C"), read_cards("3H 3D KC QC 8C"), replace_each=True
    )

    assert sorted(write_cards(laid).split()) == ["3D", "3D", "3H", "3H"]
    assert write_cards(left) == "9C KC QC"
    assert (write_cards(stock), ends, write_cards(drawn)) == ("8C", False, "KC QC")


def test_all_six_as_the_last_cards_lock_nothing():
    left, laid, stock, _ends, drawn = forced_threes(
        FORCED, read_cards("3H 3D 9C"), read_cards("3H 3D 3H 3D"), replace_each=True
    )

    assert (len(laid), write_cards(left), stock, drawn) == (6, "9C", (), ())


def test_a_last_red_three_ends_the_round_where_the_rules_say_so():
    goes_on = with_value(FORCED, "red_three_last_stock_card", LastRedThree.PLAY_CONTINUES)

    for rules, ended in ((FORCED, True), (goes_on, False)):
        *_others, ends, _drawn = forced_threes(
            rules, read_cards("3H 9C"), read_cards("3D"), replace_each=True
        )
        assert ends is ended


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_deals_to_every_table(preset):
    rules = PRESETS[preset].rules
    for players, shapes in rules.deck.team_shapes:
        for shape in shapes:
            for code in range(5):
                state, _events = dealt(rules, Seating(players, shape), str(code))
                assert len(set(state.table.hand_sizes)) == 1
                held = [card for hand in state.hands for card in hand if is_red_three(card)]
                assert not held or not rules.red_threes_forced
