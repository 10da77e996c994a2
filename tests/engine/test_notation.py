"""Cards and actions in writing: all that is written is read back, and what is no notation is named."""

import pytest

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    NotationError,
    Pass,
    SwapWild,
    TakePile,
    TakeTop,
    read_action,
    read_card,
    read_cards,
    write_action,
    write_card,
    write_cards,
)
from samba_desktop.engine.cards import A_JOKER, Card, pack

KING, TWO, SEVEN = Card(13, "S"), Card(2, "C"), Card(7, "S")

ACTIONS = {
    "deal 7": Deal("7"),
    "draw": Draw(),
    "take": TakePile(),
    "take QS QH": TakePile(read_cards("QS QH")),
    "take onto m2": TakePile(onto=2),
    "take QS QH onto m2": TakePile(read_cards("QS QH"), onto=2),
    "take 6S JK=8S": TakePile(read_cards("6S JK"), (None, Card(8, "S"))),
    "top m3": TakeTop(3),
    "lay KS KH KD": Lay(read_cards("KS KH KD")),
    "lay 5S 6S 2C=7S": Lay(read_cards("5S 6S 2C"), (None, None, SEVEN)),
    "add m2 10S": Add(2, read_cards("10S")),
    "add B.m1 9S": Add(1, read_cards("9S"), side=1),
    "add m12 JK=7S": Add(12, (A_JOKER,), (SEVEN,)),
    "merge m1 m3": Merge(1, 3),
    "merge m1 m3 9S": Merge(1, 3, read_cards("9S")),
    "swap m2 QH": SwapWild(2, Card(12, "H")),
    "swap m2 QH JK": SwapWild(2, Card(12, "H"), A_JOKER),
    "three 3H": LayThree(Card(3, "H")),
    "discard 4C": Discard(Card(4, "C")),
    "pass": Pass(),
    "ask": Ask(),
    "answer yes": Answer(yes=True),
    "answer no": Answer(yes=False),
}


@pytest.mark.parametrize("text", ACTIONS)
def test_an_action_is_written_and_read_alike(text):
    assert read_action(text) == ACTIONS[text]
    assert write_action(ACTIONS[text]) == text


def test_blanks_do_not_matter():
    assert read_action("  lay   KS KH  KD ") == ACTIONS["lay KS KH KD"]


def test_every_card_has_its_own_writing():
    cards = set(pack(1, 1))

    assert {read_card(write_card(card)) for card in cards} == cards
    assert len({write_card(card) for card in cards}) == 53


def test_a_card_may_name_the_one_it_stands_for():
    assert write_card(TWO, SEVEN) == "2C=7S"
    assert write_cards((KING, TWO), (None, SEVEN)) == "KS 2C=7S"


@pytest.mark.parametrize(
    "text", ["", "1S", "11S", "0S", "S", "QX", "qs", "10", "JKS", "??", "Q S", "KS=", "QS=7X"]
)
def test_what_is_no_card_is_named(text):
    with pytest.raises(NotationError, match=r"is not a|not an|empty|is no"):
        read_action(f"discard {text}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dance",
        "Draw",
        "draw 2",
        "take onto",
        "take onto m2 QS",
        "take QS onto",
        "take onto B.m1",
        "top",
        "top m1 m2",
        "top B.m1",
        "top 1",
        "top m0",
        "top m-1",
        "top mm",
        "top m\u0663",
        "top m" + "9" * 5000,
        "lay",
        "add",
        "add m1",
        "add Z.m1 9S",
        "add .m1 9S",
        "add AB.m1 9S",
        "merge m1",
        "merge m1 B.m2",
        "swap m1",
        "swap m1 QS JK 2C",
        "three",
        "three 3H 3D",
        "discard",
        "discard 4C 5C",
        "pass now",
        "ask me",
        "answer",
        "answer maybe",
        "deal",
        "deal 1 2",
        "back",
    ],
)
def test_what_is_no_action_is_named(text):
    with pytest.raises(NotationError) as error:
        read_action(text)

    assert str(error.value).endswith(".")
    assert "\n" not in str(error.value)
