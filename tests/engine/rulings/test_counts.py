"""Counts of a round, line by line, and what counts as going out concealed."""

import pytest

from tests.engine.cases import Json, after, case, score
from tests.engine.rulings.ruling import (
    KINGS,
    NINES,
    NOBODY,
    SAMBA,
    SETS,
    SIXES,
    STOCK_END,
)

BLACK = "5H 6H JK=7H 8H 9H 10H JH"
BOLIVIA = "JK JK JK JK 2S 2H 2D"
SIX_RED = "3H 3H 3H 3D 3D 3D"
OUT, CONCEALED = {"out": 1, "concealed": False}, {"out": 1, "concealed": True}


def count(rules: str, *melds: str, score_if: Json = STOCK_END, **more: object) -> Json:
    return case(rules=rules, melds=list(melds), score_if=score_if, **{"hands": NOBODY, **more})


MELDED, HAND = "melded cards", "cards in hand"
COUNTS = {
    "nothing at all": (count("swedish-samba"), []),
    "a small meld and a hand": (
        count("swedish-samba", "KS KH KD", hands={**NOBODY, "1": "AS 4S"}),
        [(MELDED, 30), (HAND, -25)],
    ),
    "each partner's hand": (
        count("swedish-samba", hands={**NOBODY, "1": "AS", "3": "4S JK 2S"}),
        [(HAND, -20), (HAND, -75)],
    ),
    "every kind of set": (
        count("bolivia", KINGS, NINES, SAMBA, BOLIVIA),
        [
            (MELDED, 70 + 120 + 50 + 260),
            ("natural canasta", 500),
            ("mixed canasta", 300),
            ("samba", 1500),
            ("wild canasta", 2500),
        ],
    ),
    "a canasta of nine is one": (
        count("german-samba", "KS KH KD KC KS KH KD KC KS"),
        [(MELDED, 90), ("natural canasta", 500)],
    ),
    "a black samba": (count("black-samba", BLACK), [(MELDED, 5 + 5 + 50 + 40), ("mixed samba", 1000)]),
    "an open samba": (count("open-samba", BLACK), [(MELDED, 100), ("mixed samba", 1000)]),
    "where it brings nothing it is still named": (
        count("swedish-samba", BLACK, changed={"sequence_max_wilds": 1}),
        [(MELDED, 100), ("mixed samba", 0)],
    ),
    "no set without a size": (
        count(
            "swedish-samba",
            KINGS,
            SAMBA,
            changed={"canasta_size": None, "samba_size": None, "go_out_sets": 0},
        ),
        [(MELDED, 120)],
    ),
    "swedish going out": (
        count("swedish-samba", *SETS, score_if=OUT),
        [(MELDED, 190), ("natural canasta", 500), ("mixed canasta", 300), ("going out", 200)],
    ),
    "german going out": (count("german-samba", score_if=OUT), [("going out", 100)]),
    "german concealed": (
        count("german-samba", score_if=CONCEALED),
        [("going out", 100), ("concealed going out", 200)],
    ),
    "classic concealed": (
        count("classic-canasta", score_if=CONCEALED),
        [("going out", 100), ("concealed going out", 100)],
    ),
    "dutch concealed brings no more": (count("dutch-samba", score_if=CONCEALED), [("going out", 200)]),
    "samba-500 brings none": (
        count("samba-500", "KS KH KD", players=3, hands={"2": "", "3": ""}, score_if=OUT),
        [(MELDED, 30), ("going out", 0)],
    ),
    "swedish: one red three for a side with both sets": (
        count("swedish-samba", *SETS, red_threes={"A": "3H"}),
        [(MELDED, 190), ("natural canasta", 500), ("mixed canasta", 300), ("red threes", 100)],
    ),
    "swedish: against one without": (
        count("swedish-samba", KINGS, red_threes={"A": "3H 3H 3D 3D 3D"}),
        [(MELDED, 70), ("natural canasta", 500), ("red threes", -500)],
    ),
    "swedish: five out and one held": (
        count("swedish-samba", *SETS, red_threes={"A": "3H 3H 3D 3D 3D"}, hands={**NOBODY, "3": "3H"}),
        [
            (MELDED, 190),
            ("natural canasta", 500),
            ("mixed canasta", 300),
            ("red threes", 500),
            ("red threes in hand", -750),
        ],
    ),
    "swedish: held beside other cards": (
        count("swedish-samba", hands={**NOBODY, "1": "3H 3D KS"}),
        [(HAND, -10), ("red threes in hand", -750)],
    ),
    "german: all six without a first meld": (
        count("german-samba", red_threes={"A": SIX_RED}),
        [("red threes", -600)],
    ),
    "german: all six with one": (
        count("german-samba", *SIXES, red_threes={"A": SIX_RED}),
        [(MELDED, 15), ("red threes", 1000)],
    ),
    "black: all six": (
        count("black-samba", *SETS, red_threes={"A": SIX_RED}),
        [(MELDED, 190), ("natural canasta", 500), ("mixed canasta", 300), ("red threes", 1200)],
    ),
    "black: all six without the sets": (
        count("black-samba", KINGS, red_threes={"A": SIX_RED}),
        [(MELDED, 70), ("natural canasta", 500), ("red threes", -1200)],
    ),
    "bolivia: two canastas are enough for them": (
        count("bolivia", *SETS, red_threes={"A": "3H"}),
        [(MELDED, 190), ("natural canasta", 500), ("mixed canasta", 300), ("red threes", 100)],
    ),
    "bolivia: black threes cost a hundred each": (
        count("bolivia", hands={**NOBODY, "1": "3S 3C 4S"}),
        [(HAND, -205)],
    ),
    "international: one canasta is not": (
        count("international-samba", KINGS, red_threes={"A": "3H"}),
        [(MELDED, 70), ("natural canasta", 500), ("red threes", -100)],
    ),
    "classic: all four": (
        count("classic-canasta", *SIXES, red_threes={"A": "3H 3H 3D 3D"}),
        [(MELDED, 15), ("red threes", 800)],
    ),
    "classic: all four without a meld": (
        count("classic-canasta", red_threes={"A": "3H 3H 3D 3D"}),
        [("red threes", -800)],
    ),
    "one pack has two of them": (
        count(
            "swedish-samba", *SETS[:1], red_threes={"A": "3H 3D"}, changed={"deck_count": 2, "go_out_sets": 1}
        ),
        [(MELDED, 70), ("natural canasta", 500), ("red threes", 200)],
    ),
    "samba-500 by face value": (
        count("samba-500", "3S 4S 5S", "JS QS JK=KS", players=3, hands={"1": "3H AS 2C", "2": "", "3": ""}),
        [(MELDED, 12 + 70), (HAND, -43)],
    ),
    "samba-500: what was laid on another's meld": (
        count(
            "samba-500", "KS KH KD", players=3, hands={"2": "", "3": ""}, credit={"A": 16}, foreign={"B": 16}
        ),
        [(MELDED, 46)],
    ),
    "cards that don't count": (
        count(
            "swedish-samba",
            KINGS,
            hands={**NOBODY, "1": "AS"},
            changed={"melded_cards_count": False, "hand_cards_deducted": False},
        ),
        [("natural canasta", 500)],
    ),
    "points of one's own": (
        count("swedish-samba", "AS AH JK", changed={"points_ace": 15, "points_joker": 30}),
        [(MELDED, 60)],
    ),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts(name):
    position, lines = COUNTS[name]

    counted = score(position)["A"]
    assert counted["lines"] == [list(line) for line in lines]
    assert counted["total"] == sum(points for _, points in lines)


WHOLE = f"{KINGS} QS QH QD QC QS QH QD"
ALL_LAID = (f"lay {KINGS}", "lay QS QH QD QC QS QH QD")


def out(rules: str, hand: str, *actions: str, **more: object) -> Json:
    return case(hand, *actions, **{"rules": rules, "melds": [], "hands": NOBODY, **more})


@pytest.mark.parametrize(
    ("says", "position", "concealed"),
    [
        ("german: the whole hand", out("german-samba", WHOLE, *ALL_LAID), True),
        ("german: with a last discard", out("german-samba", f"{WHOLE} 8C", *ALL_LAID, "discard 8C"), True),
        (
            "german: a partner's melds are no hindrance",
            out("german-samba", WHOLE, *ALL_LAID, melds=SIXES, melded_by=[3]),
            True,
        ),
        (
            "german: nor adding to them",
            out("german-samba", f"{WHOLE} 6S", "add m1 6S", *ALL_LAID, melds=SIXES, melded_by=[3]),
            True,
        ),
        ("german: own melds are", out("german-samba", WHOLE, *ALL_LAID, melds=SIXES, melded_by=[1]), False),
        (
            "german: so is the pile",
            out(
                "german-samba",
                WHOLE[3:],
                "take KH KD KC KS KH KD",
                "lay QS QH QD QC QS QH QD",
                phase="draw",
                pile="KS",
            ),
            False,
        ),
        ("classic: the whole hand", out("classic-canasta", KINGS, f"lay {KINGS}"), True),
        (
            "classic: the pile is no hindrance",
            out("classic-canasta", KINGS[3:], f"take {KINGS[3:]}", phase="draw", pile="KS"),
            True,
        ),
        (
            "classic: adding to a partner's meld is",
            out("classic-canasta", f"{KINGS} 6S", "add m1 6S", f"lay {KINGS}", melds=SIXES, melded_by=[3]),
            False,
        ),
        (
            "so is joining an own new meld to it, where melds are joined",
            out(
                "classic-canasta",
                f"{KINGS} 6S 6C 6S",
                "lay 6S 6C 6S",
                "merge m1 m2",
                f"lay {KINGS}",
                melds=["6H 6D 6C"],
                melded_by=[3],
                changed={"merge_groups": "own_turn", "same_rank_groups": "many"},
            ),
            False,
        ),
        (
            "joining two that lay there is not",
            out(
                "classic-canasta",
                KINGS,
                "merge m1 m2",
                f"lay {KINGS}",
                melds=["6H 6D 6C", "6S 6C 2S"],
                melded_by=[3],
                changed={"merge_groups": "own_turn", "same_rank_groups": "many"},
            ),
            True,
        ),
        (
            "classic: so is a partner's canasta only",
            out("classic-canasta", "QS QH QD", "lay QS QH QD", melds=[KINGS], melded_by=[3]),
            False,
        ),
    ],
)
def test_what_is_concealed(says, position, concealed):
    result = after(position)["result"]

    assert result["end"] == "out"
    assert result["concealed"] is concealed, says
