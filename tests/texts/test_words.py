"""Cards, melds and players bear the names that card players use."""

import pytest

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import ACE, JOKER, RANKS, SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind, SetKind
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.words import CardWords, SetNames

WORDS = CardWords(ENGLISH)


@pytest.mark.parametrize(
    ("card", "name", "object_", "sign"),
    [
        ("QS", "queen of spades", "the queen of spades", "Q♠"),
        ("10H", "10 of hearts", "the 10 of hearts", "10♥"),
        ("AD", "ace of diamonds", "the ace of diamonds", "A♦"),
        ("2C", "2 of clubs", "the 2 of clubs", "2♣"),
        ("JK", "joker", "a joker", "Joker"),
    ],
)
def test_a_card_by_name_and_in_signs(card, name, object_, sign):
    (card,) = read_cards(card)

    assert (WORDS.card(card), WORDS.the_card(card), WORDS.sign(card)) == (name, object_, sign)


def test_every_card_and_rank_has_its_words():
    cards = [Card(rank, suit) for rank in RANKS for suit in SUITS] + [Card(JOKER, "")]

    assert len({WORDS.card(card) for card in cards}) == 53
    for rank in (JOKER, *RANKS):
        assert WORDS.ranks(rank)
        assert WORDS.several(1, rank)
        assert WORDS.pair(rank)


def test_cards_of_one_rank_are_told_together():
    assert WORDS.cards(read_cards("QS QH QD 4C JK")) == "three queens, the 4 of clubs and a joker"
    assert WORDS.ranks_of(read_cards("QS QH 2C")) == "two queens and a two"
    assert WORDS.pair(7) == "a pair of sevens"


def test_lists_have_and_or_or():
    assert WORDS.all_of([]) == ""
    assert WORDS.all_of(["a"]) == "a"
    assert WORDS.one_of(["a", "b", "c"]) == "a, b or c"


def test_a_meld_is_named_by_what_lies_in_it():
    run = Meld(MeldKind.SEQUENCE, 5, "S", read_cards("5S 6S 7S"))
    low = Meld(MeldKind.SEQUENCE, 1, "S", read_cards("AS 2S 3S 4S"))
    group = Meld(MeldKind.GROUP, 13, "", read_cards("KS KH 2C"))

    assert WORDS.meld(run) == "a sequence of spades from 5 to 7"
    assert WORDS.meld(low) == "a sequence of spades from ace to 4"
    assert WORDS.meld(group) == "two kings with a two"


def test_letters_on_the_faces_can_be_those_of_the_language():
    swedish = CardWords(Language(letters={11: "Kn", 12: "D", 13: "K", ACE: "E"}))

    assert swedish.signs(read_cards("AS JH")) == "E♠ Kn♥"


NAMES = SetNames(ENGLISH)


def rules(preset):
    return PRESETS[preset].rules


def test_every_kind_of_complete_meld_has_a_name_of_its_own():
    for preset in PRESETS.values():
        assert len({NAMES.name(preset.rules, kind) for kind in SetKind}) == len(SetKind)


@pytest.mark.parametrize(
    ("preset", "kind", "name"),
    [
        ("swedish-samba", SetKind.NATURAL_CANASTA, "natural canasta"),
        ("swedish-samba", SetKind.SAMBA, "samba"),
        ("black-samba", SetKind.MIXED_SAMBA, "black samba"),
        ("open-samba", SetKind.MIXED_SAMBA, "mixed samba"),
        ("bolivia", SetKind.SAMBA, "escalera"),
        ("bolivia", SetKind.WILD_CANASTA, "wild canasta"),
    ],
)
def test_seven_cards_are_called_as_the_game_calls_them(preset, kind, name):
    assert NAMES.name(rules(preset), kind) == name


@pytest.mark.parametrize(
    ("preset", "one", "many"),
    [
        ("swedish-samba", "canasta or samba", "canastas or sambas"),
        ("classic-canasta", "canasta", "canastas"),
        ("bolivia", "canasta or escalera", "canastas or escaleras"),
    ],
)
def test_what_going_out_needs_is_named_by_what_there_is(preset, one, many):
    assert NAMES.one(rules(preset)) == one
    assert NAMES.many(rules(preset)) == many
    assert NAMES.more(rules(preset), 1) == f"one more {one}"
    assert NAMES.more(rules(preset), 2) == f"two more {many}"


def test_where_there_are_no_canastas_only_sambas_are_named():
    changed = with_value(Rules(), "canasta_size", None)

    assert NAMES.many(changed) == "sambas"
    assert NAMES.more(changed, 2) == "two more sambas"


def test_a_canasta_is_called_natural_only_where_others_are_not():
    changed = with_value(Rules(), "group_max_wilds", 0)

    assert NAMES.name(changed, SetKind.NATURAL_CANASTA) == "canasta"


def test_on_the_table_both_canastas_wear_the_short_word():
    kinds = (SetKind.NATURAL_CANASTA, SetKind.MIXED_CANASTA)

    assert {NAMES.badge(Rules(), kind) for kind in kinds} == {"canasta"}
