"""Turns that follow one another: what one player does to the pile, the minimum and the stock of the next."""

import pytest

from tests.engine.cases import with_stock
from tests.engine.rulings.ruling import SIXES, Ruling, check, ruled, turn

BOTH = {"A": [SIXES[0]], "B": ["QS QH QD"]}
SECOND = "KS 2S 9C 9D"


def flow(
    says: str, hand: str, *actions: str, second: str = SECOND, third: str = "5D 5C", **more: object
) -> Ruling:
    """Rule on actions of several seats, of which the second and third hold what they need."""
    more = {"melds": BOTH, "pile": "4H", **more}
    return turn(says, hand, *actions, hands={"2": second, "3": third, "4": "4S 4D 8H"}, **more)


def last_cards(ruling: Ruling, stock: str) -> Ruling:
    """Let the stock hold these cards alone."""
    return ruling._replace(case=with_stock(ruling.case, stock))


@ruled(
    flow(
        "classic: a black three blocks the next player",
        "3S 8C 7D",
        "discard 3S",
        "take KS 2S",
        rules="classic-canasta",
        refused="pile_blocked",
    ),
    flow(
        "classic: covered it does nothing more",
        "3S 8C 7D",
        "discard 3S",
        "draw",
        "discard 9C",
        "take 9S 2D",
        third="9S 2D 5D 5C",
        rules="classic-canasta",
        shows={"pile": "", "turn.seat": 3},
    ),
    flow(
        "german: covered it freezes",
        "3S 8C 7D",
        "discard 3S",
        "draw",
        "discard 9C",
        "take onto m2",
        rules="german-samba",
        melds={**BOTH, "A": [SIXES[0], "9H 9D 9C"]},
        refused="pile_frozen",
    ),
    flow(
        "german: until the pile is taken",
        "3S 8C 7D",
        "discard 3S",
        "draw",
        "discard 9C",
        "take 9S 9D",
        "discard 5D",
        "take onto m2",
        third="9S 9D 5D 5C",
        rules="german-samba",
        melds={**BOTH, "B": ["QS QH QD", "5S 5H 5C"]},
        shows={"frozen": False, "turn.seat": 4},
    ),
    flow(
        "black: a joker freezes what lies on it",
        "JK 8C 7D",
        "discard JK",
        "draw",
        "discard 9C",
        "take 9S 2D",
        third="9S 2D 5D 5C",
        rules="black-samba",
        refused="pile_frozen",
    ),
    flow(
        "black: and goes with the five cards",
        "JK 8C 7D",
        "discard JK",
        "draw",
        "discard 9C",
        "take 9S 9D",
        third="9S 9D 5D 5C",
        rules="black-samba",
        shows={"frozen": False, "pile": ""},
    ),
    flow(
        "swedish: a red three that was discarded is laid out by the partner who took it",
        "3H 8C 7D",
        "discard 3H",
        "draw",
        "discard 9C",
        "take 9S 9D",
        "three 3H",
        third="9S 9D 5D 5C",
        shows={"red_threes.A": "3H"},
    ),
)
def test_what_a_discard_does_to_those_who_follow(ruling):
    check(ruling)


@ruled(
    flow(
        "the minimum of one side is not that of the other",
        "8C 7D",
        "discard 8C",
        "draw",
        "lay 4S 5S 6S",
        "discard 9C",
        second="4S 5S 6S 9C 9D",
        melds={"A": SIXES},
        refused="short_of_minimum",
    ),
    flow(
        "a partner needs none any more",
        "AS AH AD 8C 7D",
        "lay AS AH AD",
        "discard 8C",
        "draw",
        "discard 9C",
        "draw",
        "lay 4S 5S 6S",
        "discard 5D",
        third="4S 5S 6S 5D 5C",
        melds={},
        shows={"turn.seat": 4},
    ),
)
def test_a_side_needs_its_minimum_once(ruling):
    check(ruling)


@pytest.mark.parametrize(
    "ruling",
    [
        last_cards(
            turn(
                "with one card left the next player draws one, and the one after ends the round",
                "8C 7D",
                "draw",
                "discard 8C",
                "draw",
                "discard 9D",
                "draw",
                phase="draw",
                pile="KS",
                hands={"2": "9D 9C"},
                shows={"result.end": "stock", "hands.2": "9C 6C"},
            ),
            "4C 5C 6C",
        ),
        last_cards(
            turn(
                "what the next player can take keeps it going",
                "8C 7D",
                "draw",
                "discard 8C",
                "take 8S 8H",
                phase="draw",
                pile="KS",
                hands={"2": "8S 8H 9C"},
                melds=BOTH,
                shows={"turn.phase": "play", "hands.2": "9C KS"},
            ),
            "4C 5C",
        ),
    ],
    ids=lambda ruling: ruling.says,
)
def test_the_last_cards_of_the_stock(ruling):
    check(ruling)
