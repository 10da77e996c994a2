"""Golden cases of the pack, the deal and the start, each named by its id."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, read_card, read_cards, write_cards
from samba_desktop.engine.cards import is_red_three, pack
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.dealing import _upturned, draw_for_dealer, forced_threes
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, for_players, with_value
from samba_desktop.engine.table import Seating
from tests.engine.cases import case, undealt


def rules_of(preset: str) -> Rules:
    return PRESETS[preset].rules


def dealt(preset: str, players: int):
    """Deal until the pile begins with a single card and nobody was dealt a red three to lay out."""
    rules = rules_of(preset)
    for code in range(1000):
        state, _events = step(new_match(rules, Seating(players, rules.shapes(players)[0])), Deal(str(code)))
        if len(state.table.pile) == 1 and not any(state.table.red_threes):
            return state
    raise AssertionError


def test_G001_four_players_get_fifteen_cards_and_101_are_left():
    state = dealt("swedish-samba", 4)

    assert Rules().count_of_cards == 162
    assert state.table.hand_sizes == (15, 15, 15, 15)
    assert len(state.stock) == 101


def test_G003_five_players_get_fifteen_cards_and_play_alone():
    state = dealt("swedish-samba", 5)

    assert state.table.hand_sizes == (15,) * 5
    assert len(state.stock) == 86
    assert state.table.seating.sides == 5


def test_G004_six_players_of_black_samba_get_fifteen_cards():
    state = dealt("black-samba", 6)

    assert state.table.seating.shape.value == "2x3"
    assert state.table.hand_sizes == (15,) * 6
    assert len(state.stock) == 71


def test_G005_nine_jokers_make_a_pack_of_165():
    rules = with_value(rules_of("black-samba"), "joker_count", 9)

    assert rules.count_of_cards == len(pack(rules.deck.deck_count, rules.deck.joker_count)) == 165


@pytest.mark.parametrize(("players", "hand", "stock"), [(4, 11, 63), (3, 13, 68), (2, 15, 77)])
def test_G007_hands_of_classic_canasta(players, hand, stock):
    state = dealt("classic-canasta", players)

    assert state.table.hand_sizes == (hand,) * players
    assert len(state.stock) == stock


@pytest.mark.parametrize(("players", "drawn"), [(4, 1), (3, 2), (2, 2)])
def test_G008_cards_drawn_in_classic_canasta(players, drawn):
    rules = rules_of("classic-canasta")
    hands = {str(seat): "4S 5S" for seat in range(1, players + 1)}
    dealt = {
        "rules": "classic-canasta",
        "players": players,
        "turn": {"seat": 1, "phase": "draw"},
        "pile": "9C",
        "hands": {**hands, "1": "4H"},
    }
    if players > 2:
        dealt["hands"]["3"] = "4D 5D"
    if players > 3:
        dealt["hands"]["4"] = "4C 5C"
    rest = judged(dealt)["position"]["stock"].split()
    plain = [card for card in rest if not is_red_three(read_card(card))]
    stock = " ".join(plain + [card for card in rest if card not in plain])

    position = judged({**dealt, "stock": stock, "actions": ["draw"]})["position"]

    assert for_players(rules.deck.stock_draw, players) == drawn
    assert len(position["hands"]["1"].split()) == 1 + drawn


def test_G009_wild_cards_and_threes_are_covered_and_stay_in_the_pile():
    pile, stock = _upturned(Rules(), read_cards("3S JK 9D KC"))

    assert write_cards(pile) == "3S JK 9D"
    assert write_cards(stock) == "KC"


def test_G011_red_threes_are_laid_out_and_replaced_until_the_hand_is_full():
    rules = rules_of("german-samba")
    hand = read_cards("3H 3D 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S")

    left, laid, stock, _ends, _drawn = forced_threes(
        rules, hand, read_cards("3H 9C KC QC"), replace_each=True
    )

    assert write_cards(laid) == "3H 3D 3H"
    assert len(left) == 15
    assert write_cards(stock) == "QC"


@pytest.mark.parametrize(
    ("shape", "sides"), [("2x3", [{1, 3, 5}, {2, 4, 6}]), ("3x2", [{1, 4}, {2, 5}, {3, 6}])]
)
def test_G012_six_players_form_teams(shape, sides):
    seating = read_case(case("8C", players=6, shape=shape)).table.seating

    assert [{seat + 1 for seat in seating.seats_of(side)} for side in range(seating.sides)] == sides


def test_G013_six_players_of_german_samba_are_three_pairs_with_thirteen_cards():
    state = dealt("german-samba", 6)

    assert state.table.seating.shape.value == "3x2"
    assert state.table.hand_sizes == (13,) * 6


def test_G187_players_who_tie_for_the_deal_draw_again():
    drawn = iter(read_cards("KS 9H KD 4C 8S 8H 5C JC"))

    dealer, draws = draw_for_dealer(4, lambda: next(drawn))

    assert dealer == 2
    assert [[seat for seat, _ in one] for one in draws] == [[0, 1, 2, 3], [0, 2], [0, 2]]


def test_G188_the_deal_passes_to_the_left():
    position = judged(undealt("deal 7", dealer=2))["position"]

    assert position["dealer"] == 3
    assert position["turn"]["seat"] == 4
