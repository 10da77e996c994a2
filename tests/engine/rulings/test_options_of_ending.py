"""Options of going out, the stock and the match beside one another: what comes of two or three that meet."""

from tests.engine.cases import case, with_stock
from tests.engine.rulings.ruling import (
    KINGS,
    NINES,
    NOBODY,
    OVER,
    SAMBA,
    SETS,
    SIXES,
    Ruling,
    check,
    ruled,
    turn,
)

LAST_DISCARDED = {"final_discard": "required"}
LAST_MELDED = {"final_discard": "forbidden"}
LAY_OFF = {"lay_off_on_opponents": True}


@ruled(
    turn(
        "the last card must be discarded",
        "9H",
        "add m2 9H",
        melds=SETS,
        changed=LAST_DISCARDED,
        refused="final_discard_required",
    ),
    turn("and is", "9H 8C", "add m2 9H", "discard 8C", melds=SETS, changed=LAST_DISCARDED, shows=OVER),
    turn(
        "also after black threes",
        "3S 3C 3S 8C",
        "lay 3S 3C 3S",
        "discard 8C",
        melds=SETS,
        changed=LAST_DISCARDED,
        shows=OVER,
    ),
    turn(
        "which alone don't go out",
        "3S 3C 3S",
        "lay 3S 3C 3S",
        melds=SETS,
        changed=LAST_DISCARDED,
        refused="final_discard_required",
    ),
    turn("no way out without a discard", "9H", "ask", melds=SETS, changed=LAST_DISCARDED),
    turn(
        "the last card must be melded",
        "8C",
        "discard 8C",
        melds=SETS,
        changed=LAST_MELDED,
        refused="final_discard_forbidden",
    ),
    turn("else it is kept", "8C", "pass", melds=SETS, changed=LAST_MELDED, shows={"hands.1": "8C"}),
    turn("there is no asking then", "8C", "ask", melds=SETS, changed=LAST_MELDED, refused="cannot_go_out"),
    turn(
        "it goes onto a meld of the others",
        "8C",
        "add B.m1 8C",
        melds={"A": SETS, "B": ["8S 8H 8D"]},
        changed={**LAST_MELDED, **LAY_OFF},
        shows=OVER,
    ),
    turn(
        "the others' sets don't help to go out",
        "8C",
        "add B.m1 8C",
        melds={"A": [KINGS], "B": ["8S 8H 8D", NINES]},
        changed=LAY_OFF,
        refused="keep_cards",
    ),
    turn(
        "a set that one completes for them neither",
        "KD 8C",
        "add B.m1 KD",
        "discard 8C",
        melds={"A": [NINES], "B": [KINGS[:17], SAMBA]},
        changed=LAY_OFF,
        refused="go_out_sets",
    ),
    turn("three sets", "8C", "discard 8C", melds=SETS, changed={"go_out_sets": 3}, refused="go_out_sets"),
    turn(
        "sets by the number of players",
        "8C",
        "discard 8C",
        melds=SETS,
        changed={"go_out_sets": {"2": 1, "4": 3}},
        refused="go_out_sets",
    ),
    turn(
        "of which one natural",
        "8C",
        "discard 8C",
        melds=["QS QH QD QC QS 2H JK", NINES],
        changed={"go_out_min_natural_sets": 1},
        refused="go_out_natural_sets",
    ),
    turn(
        "a samba is natural",
        "8C",
        "discard 8C",
        melds=[SAMBA, NINES],
        changed={"go_out_min_natural_sets": 1},
        shows=OVER,
    ),
    turn(
        "a mixed samba is not",
        "8C",
        "discard 8C",
        melds=["4S JK=5S 6S 7S 8S 9S 10S", NINES],
        changed={"go_out_min_natural_sets": 1, "sequence_max_wilds": 1},
        refused="go_out_natural_sets",
    ),
    turn(
        "but it is a samba",
        "8C",
        "discard 8C",
        melds=["4S JK=5S 6S 7S 8S 9S 10S", NINES],
        changed={"go_out_min_sambas": 1, "sequence_max_wilds": 1},
        shows=OVER,
    ),
    turn(
        "a wild canasta is neither",
        "8C",
        "discard 8C",
        melds=["JK JK JK JK 2S 2H 2D", NINES],
        changed={"go_out_min_natural_sets": 1, "wild_melds": True},
        refused="go_out_natural_sets",
    ),
    turn("no sets at all", "8C", "discard 8C", changed={"go_out_sets": 0}, shows=OVER),
    turn(
        "points of the side",
        "8C",
        "discard 8C",
        changed={"go_out_sets": 0, "go_out_min_meld_points": 20},
        refused="go_out_points",
    ),
    turn(
        "with no sets a debt still binds",
        "KS KH KD",
        "lay KS KH KD",
        melds=[],
        changed={"go_out_sets": 0},
        refused="short_of_minimum",
    ),
    turn("going out at once", "AS AH AD", "lay AS AH AD", melds=[], changed={"go_out_sets": 0}, shows=OVER),
    turn(
        "two kept beside a pass",
        "QS QH QD 8C",
        "lay QS QH QD",
        changed={"keep_after_melding": 2},
        refused="keep_cards",
    ),
    turn(
        "a pass with the card that came of a discard",
        "8C",
        "pass",
        changed={"keep_after_melding": 2},
        shows={"hands.1": "8C"},
    ),
    turn(
        "wild cards that may not be discarded don't go out",
        "2C",
        "discard 2C",
        melds=SETS,
        changed={"discard_wild": False},
        refused="discard_wild",
    ),
    turn("they are kept", "2C", "pass", melds=SETS, changed={"discard_wild": False}, shows={"hands.1": "2C"}),
    turn(
        "two of them too, where nothing else is left",
        "2C 2H",
        "pass",
        melds=SETS,
        changed={"discard_wild": False},
        shows={"hands.1": "2C 2H"},
    ),
    turn(
        "not where they could be laid",
        "2C 2H",
        "pass",
        melds=[*SETS, "QS QH QD QC"],
        changed={"discard_wild": False},
        refused="pass_only_with_one_card",
    ),
    turn(
        "six alone",
        "8C",
        "discard 8C",
        melds=SETS,
        players=6,
        shape="solo",
        refused=None,
        changed={"team_shapes": {"6": ["solo"]}, "player_counts": [6]},
        shows=OVER,
    ),
)
def test_going_out(ruling):
    check(ruling)


def drawn(
    says: str, stock: str, hand: str, *actions: str, refused: str | None = None, **more: object
) -> Ruling:
    shows = {f"position.{at}": value for at, value in more.pop("shows", {}).items()}
    position = case(hand, *actions, **{"melds": SIXES, "phase": "draw", "pile": "QD QH", **more})
    return Ruling(says, with_stock(position, stock), refused, shows)


RESHUFFLE = {"stock_empty_rule": "reshuffle_discards"}
ENDS = {"red_three_last_stock_card": "ends_round"}


@ruled(
    drawn(
        "one card is there and the discards give the second",
        "KS",
        "8C",
        "draw",
        changed=RESHUFFLE,
        shows={"pile": "QH", "hands.1": "8C KS QD", "stock": ""},
    ),
    drawn(
        "where two must be drawn and can't be",
        "KS",
        "8C",
        "draw",
        pile="QD",
        changed={**RESHUFFLE, "short_draw_allowed": False},
        shows={"result.end": "stock"},
    ),
    drawn(
        "a frozen pile stays frozen under its top card",
        "",
        "8C",
        "draw",
        pile="JK 5D QD",
        changed={**RESHUFFLE, "freeze_triggers": ["wild"]},
        shows={"pile": "QD", "frozen": True},
    ),
    drawn(
        "a kept red three that was the last card",
        "KS 3H",
        "8C",
        "draw",
        changed=ENDS,
        shows={"result.end": "last_red_three", "red_threes.A": "3H"},
    ),
    drawn(
        "a red three that is replaced by the last one",
        "KS 3H",
        "3D 8C",
        "draw",
        "three 3D",
        changed={"stock_draw": 1, **ENDS},
        shows={"result.end": "last_red_three"},
    ),
    drawn(
        "the replacement of one that was kept",
        "KS QS 3H",
        "3D 8C",
        "draw",
        "three 3D",
        changed=ENDS,
        shows={"result.end": "last_red_three", "red_threes.A": "3D 3H"},
    ),
    drawn(
        "where it goes on it is kept",
        "KS QS 3H",
        "3D 8C",
        "draw",
        "three 3D",
        shows={"hands.1": "8C KS QS 3H", "turn.phase": "play"},
    ),
    drawn(
        "forced to take a card that fits",
        "",
        "8C 7C",
        "draw",
        pile="5D 6S",
        changed={
            "forced_pile_when_stock_empty": True,
            "pile_take_by_extending_group": "always",
            "freeze_triggers": [],
        },
        refused="must_take_pile",
    ),
    drawn(
        "not one that is blocked",
        "",
        "8C 7C",
        "draw",
        pile="6S 3S",
        changed={
            "forced_pile_when_stock_empty": True,
            "pile_take_by_extending_group": "always",
            "freeze_triggers": [],
        },
        shows={"result.end": "stock"},
    ),
)
def test_the_stock(ruling):
    check(ruling)


@ruled(
    turn(
        "anticlockwise the right neighbour follows",
        "8C 7C",
        "discard 8C",
        changed={"turn_order": "anticlockwise"},
        shows={"turn.seat": 4},
    ),
    turn(
        "and answers come round that way",
        "8C",
        "ask",
        "answer yes",
        melds=SETS,
        players=6,
        shape="2x3",
        changed={"turn_order": "anticlockwise"},
        shows={"turn.to_act": 3},
    ),
    turn(
        "a target reached at once ends the match",
        "8C 7C",
        "three 3H",
        melds=SETS,
        hands={**NOBODY, "1": "3H 8C 7C"},
        scores={"A": 9000},
        changed={"match_end_check": "at_once", "red_three_replacement": False},
        shows={"turn.phase": "over", "result.winners": ["A"], "result.end": "target"},
    ),
)
def test_turns_and_matches(ruling):
    check(ruling)
