"""The public history: written and read alike, nothing hidden in it, and what it shows about the hands."""

import pytest

from samba_desktop.engine.actions import NotationError, read_action, read_card, read_cards, write_cards
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Laid,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
    seen,
)
from samba_desktop.engine.game import step
from samba_desktop.engine.history import known_cards, read_event, write_event
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating
from tests.engine.cases import Json, case, with_stock

FOUR = Seating(4, Shape.TWO_PAIRS)
KING, QUEEN, JOKER = read_cards("KS QH JK")
TWO = read_cards("KS KH")

EVENTS = {
    "dealer": DealerDrawn((((0, KING), (1, QUEEN)), ((0, KING),)), 0),
    "deal": Dealt(3, 15, ((),) * 4),
    "upturn": Upturned(TWO),
    "draw": Drawn(0, 2, ()),
    "take": PileTaken(1, KING, read_cards("KH KD"), 1, 2, read_cards("4C 5C KS")),
    "take to the hand": PileTaken(1, KING, (), 1, None, (KING,)),
    "top": TopTaken(2, KING, 0, 3),
    "rest": WithheldTaken(0, TWO),
    "rest of nothing": WithheldTaken(0, ()),
    "lay": Laid(3, 1, 1, TWO),
    "add": Added(0, 1, 2, TWO),
    "merge": Merged(0, 0, 1, 3, ()),
    "merge with a link": Merged(0, 0, 1, 3, (KING,)),
    "swap": Swapped(1, 1, 2, KING, JOKER),
    "three": ThreeLaid(1, 1, read_card("3H")),
    "replace": Replaced(2, 1, ()),
    "discard": Discarded(3, QUEEN),
    "pass": Passed(0),
    "ask": AskedToGoOut(1),
    "answer yes": Answered(3, yes=True),
    "answer no": Answered(3, yes=False),
    "reshuffle": Reshuffled(20),
}


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_is_read_as_it_was_written(name):
    assert read_event(write_event(EVENTS[name]), FOUR) == EVENTS[name]


def test_the_examples_of_the_notation():
    assert write_event(Drawn(0, 2, TWO)) == {"seat": 1, "did": "draw", "count": 2}
    assert write_event(Discarded(0, read_card("4C"))) == {"seat": 1, "did": "discard", "card": "4C"}
    taken = PileTaken(2, read_card("7D"), read_cards("7S 7H"), 0, 1, read_cards("KH 5C 7D"))
    assert write_event(taken) == {
        "seat": 3,
        "did": "take",
        "with": "7S 7H",
        "cards": "7D 5C KH",
        "meld": "A.m1",
    }
    assert write_event(Laid(1, 1, 1, read_cards("4H 5H 6H"))) == {
        "seat": 2,
        "did": "lay",
        "meld": "B.m1",
        "cards": "4H 5H 6H",
    }


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"did": "dance"},
        {"seat": 1, "did": "draw"},
        {"seat": "x", "did": "pass"},
        {"did": "upturn", "cards": "XX"},
        {"did": "dealer", "draws": 3, "dealer": 1},
        {"seat": 1, "did": "lay", "meld": "m1", "cards": "KS"},
    ],
)
def test_what_is_no_event_is_named(written):
    with pytest.raises(NotationError):
        read_event(written, FOUR)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_everybody_sees_his_own_drawn_and_dealt_cards_alone(seat):
    events = (Dealt(3, 1, ((KING,), (QUEEN,), (JOKER,), (KING,))), Drawn(1, 2, TWO), Replaced(2, 1, (QUEEN,)))

    dealt, drawn, replaced = seen(events, seat)

    assert [at for at, hand in enumerate(dealt.hands) if hand] == ([] if seat is None else [seat])
    assert drawn.cards == (TWO if seat == 1 else ())
    assert replaced.cards == ((QUEEN,) if seat == 2 else ())
    assert (drawn.count, replaced.count) == (2, 1)


# what the history shows


def known(position: Json) -> list[str]:
    """Play a case and tell for each seat what everybody knows of its hand."""
    state = read_case({**position, "actions": []})
    for text in position["actions"]:
        state, _events = step(state, read_action(text))
    for seat, cards in enumerate(known_cards(state.table)):
        withheld = state.table.turn.withheld if seat == state.table.turn.seat else ()
        left = list(state.hands[seat] + withheld)
        for card in cards:
            left.remove(card)
    return [write_cards(cards) for cards in known_cards(state.table)]


PILE = {"pile": "4C 5C QD", "phase": "draw", "melds": ["4S 4H 4D"]}


def test_what_was_taken_with_the_pile_is_known():
    assert known(case("QS QH KC", "take QS QH", **PILE)) == ["4C 5C", "", "", ""]


def test_until_it_leaves_the_hand():
    assert known(case("QS QH KC", "take QS QH", "add m1 4C", **PILE)) == ["5C", "", "", ""]
    assert known(case("QS QH KC", "take QS QH", "discard 5C", **PILE)) == ["4C", "", "", ""]


def test_what_is_withheld_is_not_in_the_hand_yet():
    first = {**PILE, "melds": [], "scores": {"A": 1500}}

    assert known(case("QS QH AS AH 2C KC", "take QS QH", **first)) == ["", "", "", ""]
    assert known(case("QS QH AS AH 2C KC", "take QS QH", "lay AS AH 2C", **first)) == ["4C 5C", "", "", ""]


def test_a_drawn_card_is_not_known():
    assert known(case("QS QH KC", "draw", "discard KC", phase="draw", pile="4C")) == ["", "", "", ""]


def test_a_red_three_of_the_pile_is_known_until_it_is_laid_out():
    taking = case("QS QH KC", "take QS QH", pile="3H 5C QD", phase="draw", melds=["4S 4H 4D"])

    assert known(taking) == ["3H 5C", "", "", ""]
    assert known({**taking, "actions": ["take QS QH", "three 3H"]}) == ["5C", "", "", ""]


def test_an_exchanged_wild_card_is_known():
    swapped = case("QD KC", "swap m1 QD", melds=["QS QH 2C"], changed={"wild_swap": "incomplete_group"})

    assert known(swapped) == ["2C", "", "", ""]


def test_a_top_card_taken_to_the_hand_is_known():
    taken = case("QS KC", "take", pile="4C QD", phase="draw", changed={"pile_top_must_be_melded": False,
                                                                      "pile_take_size": 1})  # fmt: skip

    assert known(taken) == ["QD", "", "", ""]


def test_the_history_begins_anew_with_each_deal():
    ended = with_stock(case("8C", "draw", phase="draw"), "", 4)
    state = read_case({**ended, "actions": []})
    for text in ("draw", "deal 7"):
        state, _events = step(state, read_action(text))

    assert [write_event(event)["did"] for event in state.table.history] == ["deal", "upturn"]
