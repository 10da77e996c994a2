"""The stock: short draws, its end, new stocks from the discards, and red threes that come from it."""

import pytest

from tests.engine.cases import after, case, is_legal, ordered, reason, with_stock

FOURS = ["4S 4H 4D"]


def drawing(stock: str, *actions: str, hand: str = "8C 7C", pile: str = "5D KD", **more: object):
    position = case(hand, *(actions or ("draw",)), pile=pile, phase="draw", melds=FOURS, **more)
    return with_stock(position, stock, 4)


def test_two_cards_are_drawn_or_what_is_left():
    assert after(drawing("KS QS JS"))["hands"]["1"] == "8C 7C KS QS"
    assert after(drawing("KS"))["hands"]["1"] == "8C 7C KS"


def test_an_empty_stock_ends_the_round_at_a_draw():
    position = after(drawing(""))

    assert position["result"]["end"] == "stock"
    assert position["result"]["out"] is None


def test_a_short_draw_ends_it_where_that_is_the_rule():
    short = {"short_draw_allowed": False}

    assert after(drawing("KS", changed=short))["result"]["end"] == "stock"
    assert after(drawing("KS QS", changed=short))["turn"]["phase"] == "play"


def test_a_kept_red_three_is_just_drawn():
    position = after(drawing("3H KS QS"))

    assert position["hands"]["1"] == "8C 7C 3H KS"
    assert position["red_threes"]["A"] == ""


FORCED = {"red_three_mode": "forced"}


def test_a_forced_red_three_is_replaced_until_none_comes():
    position = after(drawing("3H 3D 3H KS QS JS", changed=FORCED))

    assert position["hands"]["1"] == "8C 7C KS QS"
    assert ordered(position["red_threes"]["A"]) == ["3D", "3H", "3H"]
    assert position["stock"] == "JS"


def test_all_six_at_the_end_of_the_stock_lock_nothing():
    position = after(drawing("3H 3D 3H 3D 3H 3D", "draw", "discard 8C", changed=FORCED))

    assert len(position["red_threes"]["A"].split()) == 6
    assert position["hands"]["1"] == "7C"
    assert position["turn"]["seat"] == 2


def test_without_replacement_nothing_comes_for_them():
    position = after(drawing("3H KS QS", changed={**FORCED, "red_three_replacement": False}))

    assert position["hands"]["1"] == "8C 7C KS"


ENDS = {"red_three_last_stock_card": "ends_round"}


@pytest.mark.parametrize("stock", ["3H", "KS 3H"])
@pytest.mark.parametrize("mode", ["forced", "optional"])
def test_a_last_red_three_ends_the_round_where_that_is_the_rule(stock, mode):
    position = after(drawing(stock, changed={**ENDS, "red_three_mode": mode}))

    assert position["result"]["end"] == "last_red_three"
    assert position["red_threes"]["A"] == "3H"


@pytest.mark.parametrize("stock", ["3H KS", "3H 3D KS"])
def test_a_red_three_that_is_not_the_last_card_does_not(stock):
    assert after(drawing(stock, changed={**ENDS, **FORCED}))["turn"]["phase"] == "play"


def test_a_last_red_three_drawn_for_another_ends_it_too():
    laid = drawing("3D", "three 3H", hand="3H 8C", changed=ENDS)
    laid["turn"] = {"seat": 1, "phase": "play"}

    assert after(laid)["result"]["end"] == "last_red_three"
    assert after(drawing("KS 3H 3D", changed={**ENDS, **FORCED}))["result"]["end"] == "last_red_three"


RESHUFFLE = {"stock_empty_rule": "reshuffle_discards", "stock_draw": 1}


def test_the_discards_under_the_top_card_become_the_stock():
    position = after(drawing("", pile="5D 6D 9D KD", changed=RESHUFFLE))

    assert position["pile"] == "KD"
    drawn = set(position["hands"]["1"].split()) - {"8C", "7C"}
    assert drawn | set(position["stock"].split()) == {"5D", "6D", "9D"}
    assert position["reshuffles"] == 1


def test_what_is_left_of_the_stock_is_drawn_first():
    position = after(drawing("KS", pile="5D 6D 9D KD", changed={**RESHUFFLE, "stock_draw": 2}))

    assert position["hands"]["1"].split()[2] == "KS"


def test_that_happens_twice_a_round():
    spent = {**drawing("", pile="5D 6D 9D KD", changed=RESHUFFLE), "reshuffles": 2}

    assert after(spent)["result"]["end"] == "stock"
    assert after({**spent, "reshuffles": 1})["reshuffles"] == 2


def test_one_discard_makes_no_stock():
    assert after(drawing("", pile="KD", changed=RESHUFFLE))["result"]["end"] == "stock"


def test_drawing_is_refused_where_the_pile_must_be_taken():
    forced = {
        "forced_pile_when_stock_empty": True,
        "pile_take_by_extending_group": "when_unfrozen",
        "freeze_triggers": ["wild"],
    }

    assert reason(drawing("", pile="5D 4C", changed=forced)) == "must_take_pile"
    assert is_legal(drawing("", pile="JK 4C", changed=forced))
    assert is_legal(drawing("", pile="5D KD", changed=forced))
    assert is_legal(drawing("KS", pile="5D 4C", changed=forced))


def test_a_red_three_is_laid_out_without_a_card_when_the_stock_is_empty():
    last = drawing("3H", "draw", "three 3H", "discard 8C")

    assert after(last)["hands"]["1"] == "7C"


def test_the_last_card_may_not_be_a_red_three_that_is_laid_out():
    """Laying out the last card would be going out, and it keeps to the same rules."""
    last = with_stock(case("3H", "three 3H", melds=FOURS), "", 4)
    sets = ["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 2S JK"]
    out = with_stock(case("3H", "three 3H", melds=sets), "", 4)

    assert reason(last) == "keep_cards"
    assert after(out)["result"]["end"] == "out"
