"""Samba to 500 after its description: a test for each sentence that states a rule, in the text's order."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, read_cards, write_cards
from samba_desktop.engine.cards import pack
from samba_desktop.engine.casefile import view_to_json
from samba_desktop.engine.dealing import _upturned
from samba_desktop.engine.events import Dealt
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Seating
from tests.engine.cases import after, case, is_legal, lines, reason, total, undealt

NAME = "samba-500"
RULES = PRESETS[NAME].rules
FEW = {"2": 3, "3": 3}
KINGS = ["KS KH KD"]


def alone(hand: str = "", *actions: str, **more: object) -> dict:
    return case(
        hand, *actions, **{"rules": NAME, "players": 3, "melds": KINGS, "hands": FEW, "pile": "6C", **more}
    )


def counted(hand: str = "", **more: object) -> dict:
    return alone(hand, hands={"2": "", "3": ""}, score_if={"stock": True}, **more)


# what it is about


def test_points_come_from_melds_and_from_being_out_first():
    """Points come from the melds one lays, and who is out first keeps what the others lose in their hands."""
    out = alone(
        "8S", "add m3 8S", melds=["KS KH KD", "AS AH AD", "8H 8D 8C"], hands={"2": "AC 5D", "3": "QS"}
    )

    assert [total(out, side) for side in "ABC"] == [30 + 60 + 32, -25, -10]


def test_the_pack_is_one_deck_and_two_jokers():
    """The pack is a deck of 52 cards and two jokers, 54 cards in all."""
    cards = pack(RULES.deck.deck_count, RULES.deck.joker_count)

    assert len(cards) == 54
    assert cards.count(read_cards("JK")[0]) == 2
    assert len(set(cards)) == 53


def test_three_play_everybody_alone():
    """Three play, each for himself."""
    assert RULES.deck.player_counts == frozenset({3})
    assert [shape.value for shape in RULES.shapes(3)] == ["solo"]


# the deal


def test_everybody_gets_eleven_cards():
    """Everybody is dealt eleven cards."""
    _state, events = step(new_match(RULES, Seating(3, RULES.shapes(3)[0])), Deal("7"))
    given = next(event for event in events if isinstance(event, Dealt))

    assert [len(hand) for hand in given.hands] == [11, 11, 11]


@pytest.mark.parametrize("first", ["9D", "2S", "JK", "3H", "3S"])
def test_the_others_are_the_stock_and_its_top_card_is_turned_up(first):
    """The other cards are the stock; its top card, whatever it is, is turned up and begins the pile."""
    pile, stock = _upturned(RULES, read_cards(f"{first} 9C KC"))

    assert (write_cards(pile), write_cards(stock)) == (first, "9C KC")
    assert len(after(undealt("deal 7", players=3, rules=NAME))["stock"].split()) == 54 - 33 - 1


def test_cards_are_kept_secret():
    """The players keep their cards secret: nobody sees another's hand or the stock."""
    state, _events = step(new_match(RULES, Seating(3, RULES.shapes(3)[0])), Deal("7"))

    for seat in range(3):
        hands = view_to_json(observe(state, seat))["hands"]
        others = [hand for at, hand in hands.items() if at != str(seat + 1)]
        assert others == [11, 11]
        assert len(hands[str(seat + 1)].split()) == 11
        assert view_to_json(observe(state, seat))["stock"] == 20


# drawing and melding


def test_a_turn_begins_by_drawing_one_card_from_the_stock():
    """A turn begins by drawing one card from the stock."""
    drawn = after(alone("8C", "draw", phase="draw"))

    assert len(drawn["hands"]["1"].split()) == 2
    assert reason(alone("8C", "discard 8C", phase="draw")) == "draw_first"


@pytest.mark.parametrize("top", ["9D", "3H", "3S", "2S", "JK"])
def test_or_by_taking_the_open_piles_top_card(top):
    """Or the top card of the open pile is taken, whatever it is; the others stay."""
    for melds in (KINGS, []):
        position = after(alone("8C", "take", pile=f"7D {top}", phase="draw", melds=melds))
        assert position["hands"]["1"] == f"8C {top}"
        assert position["pile"] == "7D"
    assert reason(alone("8C", "take", "draw", pile=f"7D {top}", phase="draw")) == "already_drawn"


def test_after_drawing_one_may_meld():
    """After drawing one may lay what is a valid combination."""
    laying = alone("8S 8H 8D QC 5D", "lay 8S 8H 8D")

    assert is_legal(laying)
    assert reason({**laying, "turn": {"seat": 1, "phase": "draw"}}) == "draw_first"
    assert reason(alone("8S 8H 9D QC", "lay 8S 8H 9D")) == "not_a_meld"


@pytest.mark.parametrize(
    ("lays", "refused"),
    [
        (["KS KH KD", "AS AH 2S"], None),
        (["KS KH JK"], None),
        (["KS KH KD KC"], "short_of_minimum"),
        (["8S 8H 8D", "7S 7H 7D"], "short_of_minimum"),
    ],
)
def test_the_first_melds_of_a_player_reach_fifty(lays, refused):
    """The first time a player lays melds, these must together be worth at least 50 points."""
    first = alone(f"{' '.join(lays)} 5C 6D", *(f"lay {cards}" for cards in lays), "discard 5C", melds=[])

    assert reason(first) == refused


def test_each_player_needs_them_for_himself_at_every_score():
    """The 50 points are each player's own, and the same at every score."""
    scores = {"A": -40, "B": 0, "C": 480}
    beside_another = alone("8S 8H 8D QC 5D", "lay 8S 8H 8D", "discard QC", melds={"B": KINGS})

    assert judged(undealt(players=3, rules=NAME, scores=scores))["minimum"] == {"A": 50, "B": 50, "C": 50}
    assert reason(beside_another) == "short_of_minimum"


# what a meld is


@pytest.mark.parametrize(
    "cards",
    ["7H 8H 9H", "3S 4S 5S", "QD KD AD", "4D 5D 6D 7D 8D 9D 10D JD", "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"],
)
def test_a_sequence_is_three_or_more_of_a_suit_in_order(cards):
    """A sequence is at least three cards of one suit in order, such as 7-8-9 of hearts."""
    assert is_legal(alone(f"{cards} 5C", f"lay {cards}", melds=["KS JK 2S"]))


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("7H 8H", "meld_too_small"),
        ("7H 8H 9D", "sequence_suits"),
        ("7H 8H 10H", "sequence_gap"),
        ("KH AH 3H", "sequence_ranks"),
    ],
)
def test_other_cards_are_no_sequence(cards, refused):
    """Two cards, cards of two suits, with a gap or round the corner are none."""
    assert reason(alone(f"{cards} 5D 6C", f"lay {cards}", melds=["KS JK 2S"], pile="")) == refused


@pytest.mark.parametrize("cards", ["8S 8H 8D", "8S 8H 8D 8C", "3S 3H 3D", "AS AH AD AC"])
def test_a_set_is_three_or_more_of_a_rank(cards):
    """A set is three or more cards of one rank, such as three eights."""
    assert is_legal(alone(f"{cards} 5D", f"lay {cards}"))
    assert reason(alone("8S 8H 5D", "lay 8S 8H")) == "meld_too_small"


@pytest.mark.parametrize(
    "cards", ["8S 8H JK", "8S JK JK", "7H JK=8H 9H", "JK=7H 8H JK=9H", "QC KC JK=AC", "JK=3C 4C 5C"]
)
def test_jokers_stand_for_any_card(cards):
    """A joker stands for whatever card one likes, in a set and in a sequence."""
    hand = " ".join(word.partition("=")[0] for word in cards.split())

    assert is_legal(alone(f"{hand} 5D", f"lay {cards}"))


@pytest.mark.parametrize("cards", ["8S 8H 2S", "8S 2S 2H", "7H 2S=8H 9H", "2H=7H 8H 2S=9H", "8S 2C JK"])
def test_twos_are_wild_like_jokers(cards):
    """Twos are wild like jokers and stand for any card of a meld."""
    hand = " ".join(word.partition("=")[0] for word in cards.split())

    assert is_legal(alone(f"{hand} 5D", f"lay {cards}"))


@pytest.mark.parametrize("cards", ["JK JK 2S", "2S 2H 2D", "JK=7H 2S=8H 2D=9H"])
def test_at_least_one_card_of_a_meld_is_not_wild(cards):
    """Wild cards are melded only with at least one card that is not wild."""
    hand = " ".join(word.partition("=")[0] for word in cards.split())

    assert not is_legal(alone(f"{hand} 5D", f"lay {cards}"))


def test_three_nines_and_a_joker_are_nines():
    """Example: three nines and a joker make a meld of nines, because a nine is among them."""
    position = after(alone("9S 9H 9D JK 5D", "lay 9S 9H 9D JK"))

    assert position["melds"]["A"][1] == "9S 9H 9D JK"


# going out


@pytest.mark.parametrize(("melds", "goes"), [(["KS KH KD", "AS AH AD"], True), (["KS KH KD"], False)])
def test_one_hundred_points_are_needed_to_go_out(melds, goes):
    """To go out a player must have laid a number of points, by custom 100, with those of the last turn."""
    out = alone("5S 5H 5D", "lay 5S 5H 5D", melds=melds)

    assert reason(out) == (None if goes else "go_out_points")


def test_the_number_may_be_another():
    """It is 100 by custom: another number may be agreed."""
    out = alone("5S 5H 5D", "lay 5S 5H 5D")

    assert is_legal({**out, "rules": {"preset": NAME, "changed": {"go_out_min_meld_points": 40}}})


def test_a_round_ends_when_somebody_goes_out():
    """When a player goes out the round ends."""
    position = after(alone("AC", "add m2 AC", melds=["KS KH KD", "AS AH AD"]))

    assert position["result"]["end"] == "out"
    assert position["turn"]["phase"] == "deal"


def test_all_cards_must_be_laid_to_go_out():
    """All cards must be laid on the table: the last one is not discarded."""
    last = alone("5C", "discard 5C", melds=["KS KH KD", "AS AH AD"])

    assert reason(last) == "final_discard_forbidden"
    assert is_legal({**last, "actions": ["pass"]})


def test_cards_may_be_laid_on_the_melds_of_others():
    """They are laid as melds, or on melds that other players have laid."""
    melds = {"A": ["KS KH KD", "AS AH AD", "QS QH QD"], "B": ["9S 9H 9D"], "C": ["5H 6H 7H"]}

    assert is_legal(alone("9C 8C", "add B.m1 9C", melds=melds))
    assert is_legal(alone("4H 8H 8C", "add C.m1 4H 8H", melds=melds))
    assert after(alone("9C", "add B.m1 9C", melds=melds))["result"]["end"] == "out"


# counting


def test_melds_count_for_who_laid_them_with_their_wild_cards():
    """At the end of a round everybody counts his melds, and the wild cards in them."""
    assert lines(counted(melds=["KS KH JK", "5S 2S=6S 7S"])) == [("melded cards", 70 + 32)]


def test_a_card_laid_on_anothers_meld_counts_for_who_laid_it():
    """That goes for cards that were laid on the melds of others."""
    melds = {"A": ["KS KH KD", "AS AH AD", "QS QH QD"], "B": ["9S 9H 9D"]}
    out = alone("9C", "add B.m1 9C", melds=melds, hands={"2": "", "3": ""})

    assert (total(out, "A"), total(out, "B")) == (30 + 60 + 30 + 9, 27)


def test_cards_in_the_hand_count_against():
    """Cards that are left in the hand count against their holder."""
    assert lines(counted("QC 5D JK", melds=())) == [("cards in hand", -65)]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("JK", 50),
        ("2S 2H", 40),
        ("5D", 5),
        ("3S 3H", 6),
        ("4S 5S 6S 7S 8S 9S 10S", 49),
        ("KS", 10),
        ("QS", 10),
        ("JS", 10),
    ],
)
def test_what_cards_count(cards, points):
    """A joker counts 50, a two 20, a number card its number, king, queen and jack 10 each."""
    assert total(counted(cards, melds=())) == -points


def test_a_long_meld_brings_no_bonus():
    """What counts is the cards: no combination is worth more than these."""
    assert lines(counted(melds=["4S 5S 6S 7S 8S 9S 10S", "KS KH KD KC JK JK 2S"])) == [
        ("melded cards", 49 + 160)
    ]


# the end of the match


def match(scores: dict[str, int], target: int = 500) -> dict:
    """Let side A gain 110 points by going out."""
    out = alone("AC", "add m2 AC", melds=["KS KH KD", "AS AH AD"], hands={"2": "", "3": ""}, scores=scores)
    return after({**out, "rules": {"preset": NAME, "changed": {"target_score": target}}})["result"]


def test_who_first_has_five_hundred_wins():
    """The match ends when a player has reached a number of points, by custom 500, and he wins it."""
    assert match({"A": 389, "B": 0, "C": 0})["match_over"] is False
    assert match({"A": 390, "B": 0, "C": 0})["winners"] == ["A"]
    assert match({"A": 390, "B": 0, "C": 0}, target=1000)["match_over"] is False


# how play goes, in short


def test_one_discards_or_goes_on_melding():
    """After laying one combination one lays more, or discards a card."""
    turn = alone("8S 8H 8D 7S 7H 7D 5C 6D", "lay 8S 8H 8D")

    assert is_legal({**turn, "actions": ["lay 8S 8H 8D", "lay 7S 7H 7D", "discard 5C"]})
    assert is_legal({**turn, "actions": ["lay 8S 8H 8D", "discard 5C"]})


def test_after_counting_the_next_round_begins():
    """The points are counted, and the next round is dealt."""
    out = alone("AC", "add m2 AC", "deal 7", melds=["KS KH KD", "AS AH AD"], dealer=1)
    position = after(out)

    assert position["round"] == 2
    assert position["dealer"] == 2
    assert position["scores"]["A"] == 110
