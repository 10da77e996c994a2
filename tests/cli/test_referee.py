"""The referee: verdicts up to the first illegal one, minimums, positions, counts, and what it cannot read."""

import io
import json

import pytest

from samba_desktop.cli.referee import judged, referee
from samba_desktop.cli.streams import spoken
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.casefile import CaseError
from samba_desktop.texts.language import ENGLISH
from tests.engine.cases import case, undealt

EXAMPLE = {
    "id": "swedish-6789",
    "rules": {"preset": "swedish-samba", "changed": {"merge_sequences": "up_to_seven"}},
    "players": 4,
    "shape": "2x2",
    "scores": {"A": 0, "B": 0},
    "round": 1,
    "dealer": 4,
    "turn": {"seat": 1, "phase": "draw"},
    "hands": {"1": "9S KC 4D", "2": 11, "3": 9, "4": 15},
    "stock": 112,
    "pile": "3C KH 10S",
    "frozen": False,
    "melds": {"A": ["6S 7S 8S 9S", "KS KD KH 2C"], "B": []},
    "red_threes": {"A": "3H", "B": ""},
    "melded_by": [1],
    "actions": ["top m1", "discard 4D"],
    "score_if": {"out": 1, "concealed": False},
}


@pytest.fixture
def file(tmp_path):
    def write(content: object) -> str:
        path = tmp_path / "case.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)

    return write


def test_the_example_is_answered():
    answer = judged(EXAMPLE)

    assert answer["id"] == "swedish-6789"
    assert answer["verdicts"] == [
        {"action": "top m1", "legal": True},
        {"action": "discard 4D", "legal": True},
    ]
    assert answer["minimum"] == {"A": 50, "B": 50}
    assert answer["position"]["melds"]["A"] == ["6S 7S 8S 9S 10S", "KS KD KH 2C"]
    assert answer["position"]["turn"]["seat"] == 2
    assert ["melded cards", 80] in answer["score"]["A"]["lines"]


def test_the_verdicts_stop_after_the_first_illegal_action():
    answer = judged({**EXAMPLE, "actions": ["top m1", "add m1 2C=JS", "discard 4D"]})

    assert [verdict["legal"] for verdict in answer["verdicts"]] == [True, False]
    assert answer["verdicts"][1]["reason"] == "card_not_in_hand"
    assert answer["verdicts"][1]["says"].endswith(".")


def test_the_position_is_the_one_after_the_last_legal_action():
    answer = judged({**EXAMPLE, "actions": ["top m1", "discard 4C"]})

    assert answer["position"]["melds"]["A"][0] == "6S 7S 8S 9S 10S"
    assert answer["position"]["turn"]["phase"] == "play"


def test_the_position_is_a_case_that_goes_on():
    between = judged({**EXAMPLE, "actions": ["top m1"]})["position"]

    assert judged({**between, "actions": ["discard 4D"]})["position"] == judged(EXAMPLE)["position"]


def test_a_count_is_that_of_the_position_before_the_actions():
    counted = judged({**EXAMPLE, "actions": []})["score"]

    assert judged(EXAMPLE)["score"] == counted
    assert (
        judged({**EXAMPLE, "score_if": {"stock": True}})["score"]["A"]["total"] == counted["A"]["total"] - 200
    )


def test_an_answer_has_these_parts_and_no_others():
    answer = judged({**EXAMPLE, "actions": ["top m1", "discard 4C"]})
    legal, illegal = answer["verdicts"]

    assert list(answer) == ["id", "verdicts", "minimum", "position", "score"]
    assert legal == {"action": "top m1", "legal": True}
    assert list(illegal) == ["action", "legal", "reason", "says"]
    assert set(EXAMPLE) - {"id", "actions", "score_if"} <= set(answer["position"])
    for side in "AB":
        lines = answer["score"][side]["lines"]
        assert all(isinstance(label, str) and isinstance(points, int) for label, points in lines)
        assert answer["score"][side]["total"] == sum(points for _, points in lines)


def test_a_case_without_a_name_gets_an_answer_without_one():
    assert "id" not in judged({key: value for key, value in EXAMPLE.items() if key != "id"})
    assert judged({**EXAMPLE, "id": 7})["id"] == 7


def test_a_position_holds_every_card_as_it_lies():
    position = judged(EXAMPLE)["position"]
    rows = [
        position["stock"],
        position["pile"],
        *position["hands"].values(),
        *position["red_threes"].values(),
    ]
    rows += [meld for melds in position["melds"].values() for meld in melds]

    assert len(" ".join(rows).split()) == 162
    assert len(position["stock"].split()) == 112
    assert [len(position["hands"][seat].split()) for seat in "1234"] == [2, 11, 9, 15]


def test_wild_cards_of_a_sequence_are_written_with_the_card_they_stand_for():
    black = {
        "rules": {"preset": "black-samba"},
        "players": 4,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "7S 8S 2C 4D 5D", "2": 11, "3": 11, "4": 11},
        "melds": {"A": ["KS KD KH"]},
        "actions": ["lay 8S 2C=9S 7S"],
    }

    assert judged(black)["position"]["melds"]["A"] == ["KS KD KH", "7S 8S 2C=9S"]


def test_rules_are_written_as_a_preset_and_what_was_changed():
    assert judged(EXAMPLE)["position"]["rules"] == EXAMPLE["rules"]


def test_a_refusal_says_the_numbers_it_is_about():
    short = case("QS QH QD 4D 4C", "lay QS QH QD", "discard 4C", melds=[], scores={"A": 1500})

    verdict = judged(short)["verdicts"][-1]

    assert verdict["reason"] == "short_of_minimum"
    assert "30 points" in verdict["says"]
    assert "needs 90." in verdict["says"]


def test_without_an_end_there_is_no_count():
    assert "score" not in judged({key: value for key, value in EXAMPLE.items() if key != "score_if"})


def test_a_round_that_ends_is_counted():
    ending = {
        **EXAMPLE,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "4D", "2": "5S", "3": "", "4": ""},
        "stock": 162 - 4 - 3 - 1 - 14,
        "melds": {"A": ["KS KD KH KC KS KD KH", "QS QD QH QC QS QD 2C"]},
        "pile": "3C KC 10S",
        "actions": ["discard 4D"],
    }
    ending["stock"] = 162 - 2 - 3 - 1 - 14

    answer = judged({key: value for key, value in ending.items() if key != "score_if"})

    assert answer["score"]["A"]["total"] == 70 + 80 + 500 + 300 + 100 + 200
    assert answer["score"]["B"] == {"lines": [["cards in hand", -5]], "total": -5}


def test_actions_may_be_taken_back_until_something_is_revealed():
    played = {**EXAMPLE, "actions": ["top m1", "back", "draw", "back"]}

    verdicts = judged(played)["verdicts"]

    assert [verdict["legal"] for verdict in verdicts] == [True, True, True, False]
    assert verdicts[-1]["reason"] == "revealed"


def test_a_discard_may_be_taken_back_until_the_next_seat_has_acted():
    back = {**EXAMPLE, "actions": ["top m1", "discard 4D", "back"]}
    too_late = {**EXAMPLE, "actions": ["top m1", "discard 4D", "draw", "back"]}

    assert judged(back)["position"]["hands"]["1"] == "9S KC 4D"
    assert judged(too_late)["verdicts"][-1]["reason"] == "revealed"


def test_nothing_done_is_nothing_to_take_back():
    assert judged({**EXAMPLE, "actions": ["back"]})["verdicts"][0]["reason"] == "nothing_to_take_back"


def test_a_match_may_begin_with_the_deal():
    answer = judged(undealt("deal 42", "draw", players=5))

    assert [verdict["legal"] for verdict in answer["verdicts"]] == [True, True]
    assert sorted(len(hand.split()) for hand in answer["position"]["hands"].values()) == [15, 15, 15, 15, 17]


def test_a_deal_at_the_wrong_time_or_with_a_wrong_code_is_refused():
    assert judged({**EXAMPLE, "actions": ["deal 42"]})["verdicts"][0]["reason"] == "no_deal_now"
    assert judged(undealt("deal 1-2"))["verdicts"][0]["reason"] == "bad_deal_code"


def test_minimums_are_those_of_each_side():
    answer = judged(undealt(players=6, shape="3x2", scores={"A": -5, "B": 1500, "C": 7000}))

    assert answer["minimum"] == {"A": 15, "B": 90, "C": 150}


def test_a_case_gives_an_answer_and_a_list_a_list(file):
    assert json.loads(referee(file(EXAMPLE), ENGLISH)) == judged(EXAMPLE)
    assert json.loads(referee(file([EXAMPLE, EXAMPLE]), ENGLISH)) == [judged(EXAMPLE), judged(EXAMPLE)]
    assert json.loads(referee(file([]), ENGLISH)) == []


def test_standard_input_is_read(monkeypatch):
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(EXAMPLE).encode())))

    assert json.loads(referee("-", ENGLISH)) == judged(EXAMPLE)


UNREADABLE = {
    "actions that are none": ({"actions": "draw"}, "actions"),
    "an action that is no text": ({"actions": [5]}, "actions"),
    "an unknown action": ({"actions": ["dance"]}, "actions"),
    "an empty action": ({"actions": [""]}, "actions"),
    "an action with a card that is none": ({"actions": ["discard 11S"]}, "actions"),
    "an action with a meld that is none": ({"actions": ["top m0"]}, "actions"),
    "an answer that is none": ({"actions": ["answer perhaps"]}, "actions"),
    "an action that lacks its cards": ({"actions": ["lay"]}, "actions"),
    "an action with too much": ({"actions": ["draw 2"]}, "actions"),
    "a joining of another side": ({"actions": ["merge B.m1 m1"]}, "actions"),
    "an action that cannot be read after one that is refused": (
        {"actions": ["draw", "draw", "dance"]},
        "actions",
    ),
    "no way to count": ({"score_if": 3}, "score_if"),
    "a count of nothing": ({"score_if": {}}, "score_if"),
    "a count of a round that did not end": ({"score_if": {"stock": False}}, "score_if"),
    "a count of two ends": ({"score_if": {"out": 1, "stock": True}}, "score_if"),
    "a count with a field that is none": ({"score_if": {"out": 1, "hidden": True}}, "score_if.hidden"),
    "a count with a seat in words": ({"score_if": {"out": "one"}}, "score_if.out"),
    "a count with a seat that is a truth value": ({"score_if": {"out": True}}, "score_if.out"),
    "concealed in words": ({"score_if": {"out": 1, "concealed": "yes"}}, "score_if.concealed"),
    "a concealed end of the stock": ({"score_if": {"stock": True, "concealed": True}}, "score_if"),
    "a count for a seat that is not there": ({"score_if": {"out": 7}}, "score_if.out"),
    "an unknown rule": (
        {"rules": {"preset": "swedish-samba", "changed": {"jokers": 1}}},
        "rules.changed.jokers",
    ),
    "a card that is in no pack": ({"hands": {**EXAMPLE["hands"], "1": "1S"}}, "hands.1"),
    "a card in too many places": ({"hands": {**EXAMPLE["hands"], "1": "KC KH KD KS KS KS"}}, "melds.A"),
    "a seat that is not there": ({"turn": {"seat": 9, "phase": "draw"}}, "turn.seat"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_named(name, file):
    changes, field = UNREADABLE[name]
    case = {**EXAMPLE, **changes}

    with pytest.raises(CaseError, match=f"^{field}"):
        judged(case)
    with pytest.raises(Trouble, match=field):
        referee(file(case), ENGLISH)


@pytest.mark.parametrize("content", ["{", "", "[1, 2", "\x01", '{"players": }'])
def test_what_is_no_json_is_trouble(content, file):
    with pytest.raises(Trouble, match="not JSON"):
        referee(file(content), ENGLISH)


def test_a_field_that_stands_twice_is_trouble(file):
    with pytest.raises(Trouble, match="“players” stands twice"):
        referee(file('{"players": 4, "players": 2}'), ENGLISH)


@pytest.mark.parametrize("content", ["3", '"case"', "null", "[3]"])
def test_what_is_no_case_is_trouble(content, file):
    with pytest.raises(Trouble, match="object"):
        referee(file(content), ENGLISH)


def test_a_file_that_is_not_there_is_trouble(tmp_path):
    with pytest.raises(Trouble, match="cannot be read"):
        referee(str(tmp_path / "none.json"), ENGLISH)
    with pytest.raises(Trouble, match="cannot be read"):
        referee(str(tmp_path), ENGLISH)


def test_a_file_in_another_encoding_is_trouble(tmp_path):
    path = tmp_path / "case.json"
    path.write_bytes('{"id": "ö"}'.encode("latin-1"))

    with pytest.raises(Trouble, match="UTF-8"):
        referee(str(path), ENGLISH)


def test_a_language_that_is_not_there_is_trouble():
    with pytest.raises(Trouble, match="language"):
        spoken("tlh")


@pytest.mark.parametrize(("code", "word"), [("sv", "sakhög"), ("de", "Ablagestapel"), ("nl", "aflegstapel")])
def test_reasons_are_given_in_the_language_that_is_asked_for(file, code, word):
    told = json.loads(
        referee(file({**EXAMPLE, "pile": "KH 3S", "stock": 113, "actions": ["take 9S KC"]}), spoken(code))
    )

    assert word.casefold() in told["verdicts"][-1]["says"].casefold()
