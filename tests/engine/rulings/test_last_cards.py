"""Going below the cards that are to be kept, by somebody who completes with the last ones what is lacking."""

import pytest

from tests.engine.cases import with_stock
from tests.engine.rulings.ruling import OVER, SAMBA, SIXES, check, ruled, turn

SIX_KINGS, SIX_NINES = "KS KH KD KC KS KH", "9S 9H 9D 9C 9S 9H"
TWO_SIXES = {"melds": [SIX_KINGS, SIX_NINES], "rules": "dutch-samba"}


@ruled(
    turn(
        "with two cards that complete both sets", "KC 9C", "add m1 KC", "add m2 9C", **TWO_SIXES, shows=OVER
    ),
    turn("after asking too", "KC 9C", "ask", "answer yes", "add m2 9C", "add m1 KC", **TWO_SIXES, shows=OVER),
    turn(
        "or one by one in one set",
        "KC KD",
        "add m2 KC",
        "add m2 KD",
        melds=[SAMBA, SIX_KINGS[:14]],
        rules="dutch-samba",
        shows=OVER,
    ),
    turn(
        "classic: for two players as well",
        "KC 9C",
        "add m1 KC",
        "add m2 9C",
        **{**TWO_SIXES, "rules": "classic-canasta"},
        players=2,
        shows=OVER,
    ),
    turn(
        "german: with cards of the pile",
        "9S 9H",
        "take 9S 9H onto m2",
        "add m1 KC",
        rules="german-samba",
        melds=[SIX_KINGS, "9D 9C 9S 9H"],
        pile="KC 9D",
        phase="draw",
        shows=OVER,
    ),
    turn(
        "whoever begins it is bound to it", "KC 9C", "add m1 KC", "pass", **TWO_SIXES, refused="must_go_out"
    ),
    turn(
        "and may take it back",
        "KC 9C",
        "add m1 KC",
        "back",
        "discard KC",
        **TWO_SIXES,
        shows={"hands.1": "9C", "turn.seat": 2},
    ),
    turn(
        "but not after a no", "KC 9C", "ask", "answer no", "add m1 KC", **TWO_SIXES, refused="answer_was_no"
    ),
    turn("where no set is completed two are kept", "KC 8C", "add m1 KC", **TWO_SIXES, refused="keep_cards"),
    turn(
        "nor where one set is too few",
        "KC 9C",
        "add m1 KC",
        **{**TWO_SIXES, "melds": [SIX_KINGS, SIX_NINES[:14]]},
        refused="keep_cards",
    ),
    turn(
        "samba-500: points that are lacking may come with the last card",
        "AH 2S",
        "add m1 AH",
        "add m1 2S",
        rules="samba-500",
        changed={"keep_after_melding": 2},
        melds=["AS AD AC"],
        players=3,
        shows=OVER,
    ),
)
def test_going_below_the_cards_to_keep_on_the_way_out(ruling):
    check(ruling)


TOP = {"rules": "dutch-samba", "phase": "draw", "pile": "5D 10S", "melds": [SAMBA[:17], SIX_KINGS]}


@ruled(
    turn("where the last card then goes out", "KC", "top m1", "add m2 KC", **TOP, shows=OVER),
    turn("not where it fits nowhere", "8C", "top m1", **TOP, refused="top_card_no_way_to_end"),
    turn(
        "not where a set is lacking still",
        "KC",
        "top m1",
        **{**TOP, "melds": [SAMBA[:17], SIX_KINGS[:14]]},
        refused="top_card_no_way_to_end",
    ),
    turn(
        "not where the partner has to be asked and might say no",
        "KC",
        "top m1",
        **TOP,
        changed={"ask_partner": "mandatory_binding"},
        refused="top_card_no_way_to_end",
    ),
)
def test_taking_the_top_card_alone_with_a_single_card(ruling):
    check(ruling)


@ruled(
    turn(
        "with one card melds may be merged, as none leaves the hand",
        "8C",
        "merge m1 m2",
        "pass",
        rules="dutch-samba",
        melds=["KS KH KD", "KC KS KH"],
        shows={"hands.1": "8C", "turn.seat": 2},
    ),
    turn(
        "but not with a card of the hand",
        "KD 8C",
        "merge m1 m2 KD",
        rules="dutch-samba",
        melds=["KS KH KD", "KC KS KH"],
        refused="keep_cards",
    ),
)
def test_merging_with_the_last_cards(ruling):
    check(ruling)


FORCED = {
    "rules": "german-samba",
    "changed": {"forced_pile_when_stock_empty": True},
    "pile": "6S",
    "phase": "draw",
}


@pytest.mark.parametrize(
    ("hand", "melds", "refused"),
    [("8C 7D", SIXES, "must_take_pile"), ("8C", SIXES, None), ("KC", [*SIXES, SIX_KINGS], None)],
    ids=["with enough", "with too few", "with too few that may be enough"],
)
def test_a_pile_that_leaves_too_few_cards_is_not_forced_on_anybody(hand, melds, refused):
    drawing = turn("", hand, "draw", melds=melds, refused=refused, **FORCED)

    check(drawing._replace(case=with_stock(drawing.case, "", 4)))
