"""Which cards make a meld: groups, sequences in each order of ranks, and the wild cards in them."""

import pytest

from samba_desktop.engine.actions import Reason, Refusal, read_cards, read_standing, write_cards
from samba_desktop.engine.melds import (
    Meld,
    MeldKind,
    SetKind,
    card_at,
    extended,
    form,
    joined,
    longest,
    lowest_rank,
    place_of,
    set_kind,
)
from samba_desktop.engine.rules.rules import Rules, describe, with_value


def rules(**changed: object) -> Rules:
    made = Rules()
    for name, value in changed.items():
        made = with_value(made, name, describe(name).allowed.read(value))
    return made


def formed(text: str, **changed: object) -> Meld | Reason:
    made = form(rules(**changed), *read_standing(text.split()))
    return made.reason if isinstance(made, Refusal) else made


def cards_of(text: str, **changed: object) -> str:
    meld = formed(text, **changed)
    assert isinstance(meld, Meld), meld
    return write_cards(meld.cards)


def test_cards_of_a_rank_are_a_group_in_the_order_of_laying():
    meld = formed("9S 9H 2C 9D")

    assert (meld.kind, meld.rank, meld.suit) == (MeldKind.GROUP, 9, "")
    assert write_cards(meld.cards) == "9S 9H 2C 9D"


def test_cards_of_a_suit_are_a_sequence_from_low_to_high():
    meld = formed("9S 7S 8S")

    assert (meld.kind, meld.rank, meld.suit, meld.top_rank) == (MeldKind.SEQUENCE, 7, "S", 9)
    assert write_cards(meld.cards) == "7S 8S 9S"


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("9S", Reason.MELD_TOO_SMALL),
        ("9S 9H", Reason.MELD_TOO_SMALL),
        ("9S 8S", Reason.MELD_TOO_SMALL),
        ("9S 9H 8D", Reason.NOT_A_MELD),
        ("9S 8S 7H", Reason.SEQUENCE_SUITS),
        ("9S 8S 6S", Reason.SEQUENCE_GAP),
        ("9S 8S 8S", Reason.SEQUENCE_DOUBLE),
        ("3S 4S 5S", Reason.SEQUENCE_RANKS),
        ("KS AS 4S", Reason.SEQUENCE_RANKS),
        ("JK 2S 2H", Reason.WILDS_ONLY),
        ("JK=7S 2S=8S 2H=9S", Reason.WILD_IN_SEQUENCE),
        ("7S 8S 2H", Reason.WILD_IN_SEQUENCE),
        ("7S 8S 2H=9S", Reason.WILD_IN_SEQUENCE),
        ("7S 8S KH=9S", Reason.NOT_A_MELD),
        ("9S 2S JK", Reason.TOO_FEW_NATURALS),
        ("9S 9H 2S JK", Reason.WILD_RATIO),
        ("9S 9H 9D 9C 9S 9H 2S 2H JK", Reason.TOO_MANY_WILDS),
        ("3H 3D 3H", Reason.RED_THREE_IN_MELD),
        ("3S 3C JK", Reason.BLACK_THREE_WILD),
        ("3S 3C", Reason.MELD_TOO_SMALL),
    ],
)
def test_what_is_no_meld_of_swedish_samba(cards, reason):
    assert formed(cards) is reason


@pytest.mark.parametrize(
    ("ratio", "fewest"),
    [("double", [2, 4, 6]), ("majority", [2, 3, 4]), ("equal", [2, 2, 3]), ("none", [2, 2, 2])],
)
def test_how_many_naturals_go_with_one_two_and_three_wild_cards(ratio, fewest):
    options = {"group_ratio_rule": ratio, "group_max_wilds": None}
    row, wilds = "9S 9H 9D 9C 9S 9H", "JK 2S 2H"
    for count, least in enumerate(fewest, start=1):
        for naturals in range(1, 7):
            cards = [*row.split()[:naturals], *wilds.split()[:count]]
            if len(cards) > 2:
                assert isinstance(formed(" ".join(cards), **options), Meld) is (naturals >= least)


# the order of ranks


@pytest.mark.parametrize(
    ("model", "special", "low", "high"),
    [
        ("four_to_ace", True, "4S 5S 6S", "QS KS AS"),
        ("four_to_ace", False, "4S 5S 6S", "QS KS AS"),
        ("three_to_ace", True, "4S 5S 6S", "QS KS AS"),
        ("three_to_ace", False, "3S 4S 5S", "QS KS AS"),
        ("ace_low_literal", True, "2S 3S 4S", "JS QS KS"),
    ],
)
def test_the_lowest_and_the_highest_sequence(model, special, low, high):
    options = {"sequence_rank_model": model, "threes_special": special}
    ranks = ("A", *range(2, 11), "J", "Q", "K", "A")
    rows = [f"{ranks[at]}S {ranks[at + 1]}S {ranks[at + 2]}S" for at in range(len(ranks) - 2)]

    possible = [row for row in rows if isinstance(formed(row, **options), Meld)]

    assert (possible[0], possible[-1]) == (low, high)


LITERAL = {"sequence_rank_model": "ace_low_literal"}


def test_an_ace_joins_a_literal_two_three_four_only():
    two = form(rules(**LITERAL), read_cards("2S 3S 4S"), ())

    assert formed("AS 2S 3S", **LITERAL) is Reason.SEQUENCE_RANKS
    assert formed("QS KS AS", **LITERAL) is Reason.SEQUENCE_RANKS
    assert cards_of("4S 3S 2S AS", **LITERAL) == "AS 2S 3S 4S"
    assert write_cards(extended(rules(**LITERAL), two, read_cards("AS"), ()).cards) == "AS 2S 3S 4S"


def test_a_red_three_has_its_place_in_a_literal_sequence():
    assert cards_of("2H 3H 4H", **LITERAL) == "2H 3H 4H"
    assert formed("3H 4H 5H") is Reason.RED_THREE_IN_MELD


def test_a_two_at_its_own_place_is_no_wild_card():
    meld = formed("2S 3S 4S", **LITERAL)

    assert not any(meld.is_wild_at(index) for index in range(3))
    assert formed("2H 3S 4S", **LITERAL) is Reason.SEQUENCE_SUITS


def test_places_and_cards_answer_to_each_other():
    for made in (rules(), rules(**LITERAL)):
        for card in read_cards("4S 10S JS KS AS"):
            assert card_at(place_of(made, card), "S") == card


# wild cards in sequences

MIXED = {"sequence_max_wilds": 2, "sequence_min_naturals": 2}


def test_a_wild_card_stands_for_the_card_it_names():
    meld = formed("6S JK=7S 8S 2C=9S", **MIXED)

    assert [write_cards((meld.stands_for(index),)) for index in range(4)] == ["6S", "7S", "8S", "9S"]
    assert [meld.is_wild_at(index) for index in range(4)] == [False, True, False, True]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("6S JK 8S", Reason.WILD_NEEDS_CARD),
        ("6S JK=7H 8S", Reason.SEQUENCE_SUITS),
        ("6S JK=8S 9S", Reason.SEQUENCE_GAP),
        ("6S JK=6S 7S", Reason.SEQUENCE_DOUBLE),
        ("6S JK=7S 8S 2C=9S 2H=10S", Reason.SEQUENCE_WILDS),
        ("6S JK=7S 2C=8S", Reason.SEQUENCE_NATURALS),
        ("JK=3S 4S 5S", Reason.SEQUENCE_RANKS),
        ("JK=7S 2S=8S 2H=9S", Reason.SEQUENCE_WILDS),
    ],
)
def test_what_a_wild_card_may_not_do_in_a_sequence(cards, reason):
    assert formed(cards, **MIXED) is reason


def test_wild_cards_may_have_to_be_fewer_than_naturals():
    options = {**MIXED, "sequence_min_naturals": 1, "sequence_ratio_rule": "majority"}

    assert formed("6S JK=7S 2C=8S", **options) is Reason.SEQUENCE_RATIO
    assert cards_of("6S 7S 2C=8S", **options) == "6S 7S 2C"


@pytest.mark.parametrize(
    ("lying", "added", "result"),
    [
        ("6S JK=7S 8S", "7S", "6S 7S 8S JK=9S"),
        ("QS JK=KS AS", "KS", "JK=JS QS KS AS"),
        ("6S JK=7S 8S", "7S 9S", "6S 7S 8S 9S JK=10S"),
    ],
)
def test_a_wild_card_gives_way_where_it_does_not_keep_its_place(lying, added, result):
    options = {**MIXED, "sequence_wild_fixed": False}
    meld = formed(lying, **options)

    longer = extended(rules(**options), meld, read_cards(added), ())

    stands = tuple(
        longer.stands_for(at) if longer.is_wild_at(at) else None for at in range(len(longer.cards))
    )
    assert write_cards(longer.cards, stands) == result
    kept = extended(rules(**MIXED), meld, read_cards(added), ())
    assert kept.reason is Reason.SEQUENCE_DOUBLE


# sets


@pytest.mark.parametrize(
    ("cards", "kind"),
    [
        ("KS KH KD KC KS KH", None),
        ("KS KH KD KC KS KH KD", SetKind.NATURAL_CANASTA),
        ("KS KH KD KC KS KH 2D", SetKind.MIXED_CANASTA),
        ("KS KH KD KC KS KH KD KC", SetKind.NATURAL_CANASTA),
        ("4S 5S 6S 7S 8S 9S", None),
        ("4S 5S 6S 7S 8S 9S 10S", SetKind.SAMBA),
        ("4S JK=5S 6S 7S 8S 9S 10S", SetKind.MIXED_SAMBA),
        ("JK JK JK 2S 2H 2D", None),
        ("JK JK JK 2S 2H 2D 2C", SetKind.WILD_CANASTA),
    ],
)
def test_complete_sets(cards, kind):
    options = {**MIXED, "wild_melds": True}

    assert set_kind(rules(**options), formed(cards, **options)) is kind


def test_lengths_follow_from_the_ranks_and_the_options():
    assert longest(rules()) == 7
    assert longest(rules(sequence_max_length=None)) == 11
    assert (
        longest(rules(sequence_max_length=None, sequence_rank_model="three_to_ace", threes_special=False))
        == 12
    )
    assert lowest_rank(rules(**LITERAL)) == 1


def test_melds_of_different_kinds_are_not_joined():
    group, sequence = formed("KS KH KD"), formed("KS QS JS")
    other = formed("QS QH QD")

    for one, two in ((group, sequence), (group, other), (sequence, formed("9H 10H JH"))):
        assert joined(rules(), one, two, (), ()).reason is Reason.MERGE_DIFFERENT
