"""Counting a round: what makes a going out concealed, cards on other sides, red threes, and who has won."""

import pytest

from tests.engine.cases import after, case, lines, score, total

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SETS = [KINGS, NINES]
NOBODY = {"2": "", "3": "", "4": ""}
EXTRA = {"concealed_extra_bonus": 100}
WHOLE = f"{KINGS} QS QH QD QC QS QH QD 8C"
LAYS = (f"lay {KINGS}", "lay QS QH QD QC QS QH QD", "discard 8C")


def concealed(position: dict) -> bool:
    return ("concealed going out", 100) in lines(position)


def test_a_whole_hand_melded_in_one_turn_is_concealed():
    assert concealed(case(WHOLE, *LAYS, hands=NOBODY, changed=EXTRA))


def test_who_had_melded_before_is_not():
    assert not concealed(case(WHOLE, *LAYS, melds=["4S 4H 4D"], hands=NOBODY, changed=EXTRA))


def test_a_partners_melds_do_no_harm():
    before = {"melds": ["4S 4H 4D"], "melded_by": [3]}

    assert concealed(case(WHOLE, *LAYS, hands=NOBODY, changed=EXTRA, **before))


def test_the_pile_does_harm_where_that_is_a_condition():
    changed = {**EXTRA, "concealed_conditions": ["no_pile_take"]}
    for drew, counts in (("stock", True), ("pile", False), ("top", False)):
        position = case(WHOLE, *LAYS, hands=NOBODY, changed=changed, turn={"drew": drew})
        assert concealed(position) is counts, drew


def test_adding_to_the_partners_melds_does_harm_where_that_is_a_condition():
    changed = {**EXTRA, "concealed_conditions": ["no_layoff_on_partner"]}
    partner = {"melds": ["8S 8H 8D"], "melded_by": [3], "hands": NOBODY, "changed": changed}

    assert concealed(case(WHOLE, *LAYS, **partner))
    assert not concealed(case(WHOLE, *LAYS[:2], "add m1 8C", **partner))


def test_joining_the_partners_melds_is_no_adding():
    changed = {**EXTRA, "concealed_conditions": ["no_layoff_on_partner"]}
    partner = {"melds": ["8S 8H 8D", "8S 8H 8D"], "melded_by": [3], "hands": NOBODY, "changed": changed}

    assert concealed(case(WHOLE, "merge m1 m2", *LAYS, **partner))


def test_an_own_canasta_may_be_a_condition():
    changed = {**EXTRA, "concealed_conditions": ["own_canasta"]}
    partner = {"melds": SETS, "melded_by": [3], "hands": NOBODY, "changed": changed}

    assert concealed(
        case(f"{'QS QH QD QC QS QH QD'} 8C", "lay QS QH QD QC QS QH QD", "discard 8C", **partner)
    )
    assert not concealed(case("QS QH QD 8C", "lay QS QH QD", "discard 8C", **partner))


def test_only_the_player_who_goes_out_gets_the_bonus():
    counted = case(melds=SETS, hands=NOBODY, score_if={"out": 2, "concealed": True}, changed=EXTRA)

    assert ("concealed going out", 100) in lines(counted, "B")
    assert not any(label == "concealed going out" for label, _points in lines(counted, "A"))


# cards on other sides' melds


def test_a_card_laid_on_another_sides_meld_counts_for_who_laid_it():
    changed = {"lay_off_on_opponents": True}
    melds = {"A": SETS, "B": ["5S 5H 5D"]}
    out = case("5C", "add B.m1 5C", melds=melds, hands=NOBODY, changed=changed)

    assert lines(out, "A")[0] == ("melded cards", 70 + 120 + 5)
    assert lines(out, "B") == [("melded cards", 15)]


def test_it_does_in_a_position_that_is_written_down_too():
    melds = {"A": ["4S 4H 4D"], "B": ["5S 5H 5D 5C"]}
    counted = case(melds=melds, hands=NOBODY, credit={"A": 5}, score_if={"stock": True})

    assert total(counted, "A") == 20
    assert total(counted, "B") == 15


def test_it_may_complete_a_canasta_of_the_other_side():
    changed = {"lay_off_on_opponents": True}
    melds = {"A": SETS, "B": ["5S 5H 5D 5C 5S 5H"]}
    out = case("5C", "add B.m1 5C", melds=melds, hands=NOBODY, changed=changed)

    assert ("natural canasta", 500) in lines(out, "B")


# red threes


@pytest.mark.parametrize(
    ("condition", "melds", "melded_by", "points"),
    [
        ("go_out_requirement", [KINGS], [1], -100),
        ("go_out_requirement", SETS, [1], 100),
        ("initial_meld", [], [], -100),
        ("initial_meld", ["4S 4H 4D"], [3], 100),
        ("set_count", [KINGS], [1], -100),
        ("set_count", SETS, [1], 100),
    ],
)
def test_when_red_threes_count_for_a_side(condition, melds, melded_by, points):
    changed = {"red_three_positive_if": condition, "red_three_positive_sets": 2}
    counted = case(
        melds=melds,
        melded_by=melded_by,
        hands=NOBODY,
        red_threes={"A": "3H"},
        changed=changed,
        score_if={"stock": True},
    )

    assert ("red threes", points) in lines(counted)


def test_all_red_threes_of_a_smaller_pack():
    changed = {"deck_count": 2, "joker_count": 4, "red_three_all": 800}
    counted = case(
        melds=["KS KH KD KC KS KH KD", "QS QH QD QC QS QH QD"],
        hands=NOBODY,
        red_threes={"A": "3H 3H 3D 3D"},
        changed=changed,
        score_if={"stock": True},
    )

    assert ("red threes", 800) in lines(counted)


def test_a_side_that_has_nothing_has_no_lines():
    assert score(case(hands=NOBODY, score_if={"stock": True}))["B"] == {"lines": [], "total": 0}


# who has won


def result(scores: dict[str, int], **changed: object) -> dict:
    """Let side A gain 1,190 by going out."""
    position = case("8C", "discard 8C", melds=SETS, hands=NOBODY, scores=scores, changed=changed)
    return after(position)["result"]


def test_a_draw_at_the_top_ends_the_match_or_not():
    assert result({"A": 8810, "B": 10000})["winners"] == ["A", "B"]
    assert result({"A": 8810, "B": 10000}, tie_rule="play_on")["match_over"] is False
    assert result({"A": 9810, "B": 10000}, tie_rule="play_on")["winners"] == ["A"]


def test_who_closes_the_round_may_win_before_a_higher_total():
    assert result({"A": 8900, "B": 10500})["winners"] == ["B"]
    assert result({"A": 8900, "B": 10500}, winner_rule="round_closer_first")["winners"] == ["A"]
    assert result({"A": 8000, "B": 10500}, winner_rule="round_closer_first")["winners"] == ["B"]


def test_the_last_round_of_all_is_a_draw():
    position = case("8C", "discard 8C", melds=SETS, hands=NOBODY, round=60, changed={"hand_cap": 60})

    ended = after(position)["result"]

    assert (ended["match_over"], ended["winners"]) == (True, [])
    assert after({**position, "round": 59})["result"]["match_over"] is False
    assert after({**position, "scores": {"A": 9000}})["result"]["winners"] == ["A"]


def test_the_target_may_be_looked_at_at_once():
    position = case("KC 8C", "add m1 KC", melds=SETS, hands=NOBODY, scores={"A": 9030})
    at_once = {"preset": "swedish-samba", "changed": {"match_end_check": "at_once"}}

    assert "result" not in after(position)
    ended = after({**position, "rules": at_once})
    assert ended["result"]["end"] == "target"
    assert ended["result"]["winners"] == ["A"]


def test_a_target_may_differ_by_the_number_of_players():
    changed = {"target_score": {"2": 5000, "3": 7500, "4": 5000}}
    out = {"melds": SETS, "hands": {"2": "", "3": ""}, "players": 3, "changed": changed}

    assert after(case("8C", "discard 8C", scores={"A": 4000}, **out))["result"]["match_over"] is False
    assert after(case("8C", "discard 8C", scores={"A": 6400}, **out))["result"]["winners"] == ["A"]
