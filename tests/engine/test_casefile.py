"""Reading cases: defaults, numbers in place of cards, positions that lead on, bad input and its field."""

import json

import pytest
from msgspec.structs import replace

from samba_desktop.engine.actions import Deal, read_cards
from samba_desktop.engine.cards import pack
from samba_desktop.engine.casefile import CaseError, position_to_json, read_case, view_from_json, view_to_json
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating, Source
from tests.engine.cases import after, case, ordered, undealt, with_stock

HANDS = {"1": 15, "2": 15, "3": 15, "4": 15}
PLAIN = {"rules": "swedish-samba", "players": 4, "turn": {"seat": 1, "phase": "draw"}, "hands": HANDS}


def all_cards(state) -> list:
    table = state.table
    melds = [card for melds in table.melds for meld in melds for card in meld.cards]
    threes = [card for threes in table.red_threes for card in threes]
    hands = [card for hand in state.hands for card in hand]
    return sorted([*hands, *state.stock, *table.pile, *table.turn.withheld, *melds, *threes])


# defaults


def test_a_case_needs_no_more_than_rules_players_turn_and_hands():
    table = read_case(PLAIN).table

    assert table.rules == Rules()
    assert table.seating == Seating(4, Shape.TWO_PAIRS)
    assert (table.round_no, table.scores, table.dealer) == (1, (0, 0), 3)
    assert (table.turn.seat, table.turn.phase, table.turn.drew) == (0, Phase.DRAW, None)
    assert table.stock_size == 162 - 60
    assert table.hand_sizes == (15, 15, 15, 15)


def test_rules_may_be_a_name_or_an_object():
    for rules in ("swedish-samba", {"preset": "swedish-samba"}, {"preset": "swedish-samba", "changed": {}}):
        assert read_case({**PLAIN, "rules": rules}).table.rules == Rules()


def test_in_the_play_phase_the_cards_came_from_the_stock():
    assert read_case(case("8C")).table.turn.drew is Source.STOCK
    assert read_case(case("8C", turn={"drew": "top"})).table.turn.drew is Source.TOP


def test_seats_of_sides_with_melds_have_melded():
    assert read_case(case("8C", melds={"B": ["5S 5H 5D"]})).table.melded == (False, True, False, True)
    assert read_case(case("8C", melds={"B": ["5S 5H 5D"]}, melded_by=[2])).table.melded == (
        False,
        True,
        False,
        False,
    )


def test_a_side_that_owes_has_not_melded():
    table = read_case(case("8C", melds=["5S 5H 5D"], turn={"owed": 35})).table

    assert table.melded == (False,) * 4
    assert table.turn.owed == 35


def test_the_dealer_is_the_seat_before_the_first():
    turned = {"preset": "swedish-samba", "changed": {"turn_order": "anticlockwise"}}

    assert read_case(PLAIN).table.dealer == 3
    assert read_case({**PLAIN, "rules": turned}).table.dealer == 1
    assert read_case({**PLAIN, "dealer": 2}).table.dealer == 1


def test_the_pile_is_frozen_by_what_lies_in_it():
    changed = {"freeze_triggers": ["wild"]}

    assert read_case(case("8C", pile="5C JK 9C", changed=changed)).table.frozen
    assert not read_case(case("8C", pile="5C 9C", changed=changed)).table.frozen
    assert not read_case(case("8C", pile="5C JK 9C", frozen=False, changed=changed)).table.frozen
    assert read_case(case("8C", pile="5C 9C", frozen=True, changed=changed)).table.frozen


def test_remarks_are_left_alone():
    plain = case("8C 7C")

    remarks = {
        "note": "why",
        "expect": {"legal": True},
        "name": "a",
        "description": "b",
        "why": "c",
        "tags": ["d"],
    }

    assert read_case({**plain, **remarks}) == read_case(plain)


def test_a_shape_is_written_where_there_are_several():
    six = case("8C", players=6)

    assert read_case(case("8C", players=5)).table.seating.shape is Shape.SOLO
    assert read_case({**six, "shape": "3x2"}).table.seating.shape is Shape.THREE_PAIRS
    with pytest.raises(CaseError, match=r"^shape: this is missing; possible for 6 players are 2x3, 3x2\.$"):
        read_case(six)


# filling


def test_every_card_lies_in_exactly_one_place():
    state = read_case(
        case("8C JK", melds=["5S 5H 5D"], red_threes={"B": "3H"}, pile="5C 9C", turn={"owed": 35})
    )

    assert all_cards(state) == sorted(pack(3, 6))


def test_numbers_are_always_filled_in_the_same_way():
    assert read_case(case("8C JK")) == read_case(case("8C JK"))
    assert position_to_json(read_case(case("8C JK", hands={"2": 3})))["hands"]["2"] == "3C 9S AS"


def test_the_first_card_of_the_stock_is_drawn_first_and_the_last_of_the_pile_is_its_top():
    drawn = with_stock(case("8C", "draw", phase="draw", pile="5C 9C"), "KS 4H 7D", 4)

    assert after(drawn)["hands"]["1"] == "8C KS 4H"
    assert read_case(drawn).table.pile[-1] == read_cards("9C")[0]


def test_hands_may_be_written_as_unknown_cards():
    assert read_case(case("8C", hands={"2": "?? ?? ??"})).table.hand_sizes == (1, 3, 11, 11)


def test_where_red_threes_are_forced_nobody_is_given_one_to_hold():
    state = read_case(case("8C", changed={"red_three_mode": "forced"}, hands={"2": 40, "3": 40, "4": 40}))

    assert not any(card in hand for hand in state.hands for card in read_cards("3H 3D"))


# what lies there


def test_a_sequence_may_be_written_in_any_order():
    assert position_to_json(read_case(case("8C", melds=["QS JS 10S", "7H 5H 6H"])))["melds"]["A"] == [
        "10S JS QS",
        "5H 6H 7H",
    ]


def test_a_wild_card_of_a_sequence_names_its_card():
    changed = {"sequence_max_wilds": 2}
    melds = ["6S JK=7S 8S", "2C=KH QH JH"]

    assert position_to_json(read_case(case("8C", melds=melds, changed=changed)))["melds"]["A"] == [
        "6S JK=7S 8S",
        "JH QH 2C=KH",
    ]


def test_a_case_may_begin_before_the_deal():
    state = read_case(undealt(players=3, scores={"A": 100}))

    assert state.table.turn.phase is Phase.DEAL
    assert state.table.scores == (100, 0, 0)
    dealt, _events = step(state, Deal("7"))
    assert dealt.table.round_no == 1


def test_after_a_round_the_deal_passes_on():
    dealt, _events = step(read_case(undealt(dealer=2, round=3)), Deal("7"))

    assert (dealt.table.dealer, dealt.table.turn.seat, dealt.table.round_no) == (2, 3, 4)


# there and back


def dealt() -> object:
    state, _events = step(new_match(Rules(), Seating(6, Shape.THREE_PAIRS)), Deal("7"))
    return state


KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
POSITIONS = {
    "before the deal": new_match(Rules(), Seating(4, Shape.TWO_PAIRS)),
    "with a dealer chosen": new_match(Rules(), Seating(4, Shape.TWO_PAIRS), 2),
    "dealt": dealt(),
    "in debt": read_case(
        case("8C QS", melds=["QS QH QD"], turn={"drew": "pile", "owed": 20, "withheld": "5C 6C"}, pile="")
    ),
    "asked": read_case(
        case("8C", melds=[KINGS], players=6, shape="2x3", turn={"phase": "asked", "answers": ["yes"]})
    ),
    "after a no": read_case(case("8C", melds=[KINGS], turn={"answers": ["no"]})),
    "taken without melding": read_case(
        case("8C QS", changed={"pile_top_must_be_melded": False}, turn={"drew": "pile", "taken": "QS"})
    ),
    "laid off": read_case(
        case(
            "8C",
            melds={"A": [KINGS], "B": [NINES]},
            credit={"A": 20},
            foreign={"B": 20},
            turn={"laid_off": True},
        )
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_read_as_it_was_written(name):
    state = POSITIONS[name]

    read = read_case(json.loads(json.dumps(position_to_json(state))))

    assert read.table == replace(state.table, history=())
    assert (read.hands, read.stock, read.seed) == (state.hands, state.stock, state.seed)


@pytest.mark.parametrize("name", POSITIONS)
def test_a_view_is_read_as_it_was_written(name):
    state = POSITIONS[name]
    for seat in range(state.table.seating.players):
        view = observe(state, seat)

        assert view_from_json(json.loads(json.dumps(view_to_json(view)))) == view


ENDED = case(
    "8C", "discard 8C", melds=[KINGS, NINES], hands={"2": "5S", "3": "6S", "4": "7S"}, scores={"A": 200}
)


def test_after_a_finished_round_the_next_deal_counts_its_result():
    position = after(ENDED)

    assert position["result"]["totals"]["A"] == 200 + 1185
    state, _events = step(read_case(position), Deal("7"))
    assert state.table.scores == (200 + 1185, -10)
    assert state.table.round_no == 2


def test_a_finished_round_is_read_as_it_was_written():
    position = after(ENDED)

    assert position_to_json(read_case(position)) == position


def test_a_finished_match_stays_finished():
    position = after({**ENDED, "scores": {"A": 9500}})

    assert position["turn"]["phase"] == "over"
    assert position_to_json(read_case(position)) == position


# bad input


def broken(**changes: object) -> dict:
    base = case("8C 7C", melds={"A": ["5S 5H 5D"]}, scores={"A": 0, "B": 0}, pile="9C")
    return {**base, **changes}


BAD = {
    "no object": ([], "case"),
    "no field of a case": (broken(handz={}), "handz"),
    "rules that are no object": (broken(rules=3), "rules"),
    "an unknown preset": (broken(rules={"preset": "tango"}), "rules.preset"),
    "an unknown option": (
        broken(rules={"preset": "swedish-samba", "changed": {"jokers": 3}}),
        "rules.changed.jokers",
    ),
    "an option out of range": (
        broken(rules={"preset": "swedish-samba", "changed": {"joker_count": 99}}),
        "rules.changed.joker_count",
    ),
    "too many players": (broken(players=7), "players"),
    "players in words": (broken(players="four"), "players"),
    "true players": (broken(players=True), "players"),
    "a shape that four have not": (broken(shape="3x2"), "shape"),
    "no shape at all": (broken(shape="ring"), "shape"),
    "a shape of another kind": (broken(shape=[]), "shape"),
    "scores that are none": (broken(scores=[1, 2]), "scores"),
    "a score in words": (broken(scores={"A": "much"}), "scores.A"),
    "a score of a side that is not there": (broken(scores={"C": 5}), "scores.C"),
    "a round in words": (broken(round="one"), "round"),
    "a negative round": (broken(round=-1), "round"),
    "a dealer that is not there": (broken(dealer=5), "dealer"),
    "a turn that is none": (broken(turn=[]), "turn"),
    "no field of a turn": (broken(turn={"seat": 1, "fase": "draw"}), "turn.fase"),
    "a seat that is not there": (broken(turn={"seat": 5, "phase": "draw"}), "turn.seat"),
    "seat nought": (broken(turn={"seat": 0, "phase": "draw"}), "turn.seat"),
    "an unknown phase": (broken(turn={"seat": 1, "phase": "dance"}), "turn.phase"),
    "a phase of another kind": (broken(turn={"seat": 1, "phase": []}), "turn.phase"),
    "an unknown source": (broken(turn={"seat": 1, "phase": "play", "drew": "sky"}), "turn.drew"),
    "an answer that is awaited of nobody": (
        broken(turn={"seat": 1, "phase": "asked", "to_act": 2}),
        "turn.to_act",
    ),
    "another's action in the play phase": (
        broken(turn={"seat": 1, "phase": "play", "to_act": 3}),
        "turn.to_act",
    ),
    "an answer in the draw phase": (
        broken(turn={"seat": 1, "phase": "draw", "answers": ["yes"]}),
        "turn.answers",
    ),
    "more answers than partners": (
        broken(turn={"seat": 1, "phase": "play", "answers": ["yes", "yes"]}),
        "turn.answers",
    ),
    "no partner to answer": (
        case("8C", players=2, phase="asked"),
        "turn.phase",
    ),
    "an answer that is none": (
        broken(turn={"seat": 1, "phase": "play", "answers": ["perhaps"]}),
        "turn.answers",
    ),
    "answers that are no list": (broken(turn={"seat": 1, "phase": "play", "answers": "yes"}), "turn.answers"),
    "debt in words": (broken(turn={"seat": 1, "phase": "play", "owed": "much"}), "turn.owed"),
    "negative debt": (broken(turn={"seat": 1, "phase": "play", "owed": -5}), "turn.owed"),
    "debt before drawing": (broken(turn={"seat": 1, "phase": "draw", "owed": 5}), "turn.owed"),
    "withheld cards that are none": (
        broken(turn={"seat": 1, "phase": "play", "owed": 5, "withheld": 3}),
        "turn.withheld",
    ),
    "withheld cards without debt": (
        broken(turn={"seat": 1, "phase": "play", "withheld": "QS"}),
        "turn.withheld",
    ),
    "a hand at the start in words": (
        broken(turn={"seat": 1, "phase": "play", "hand_at_start": "few"}),
        "turn.hand_at_start",
    ),
    "melded before in words": (
        broken(turn={"seat": 1, "phase": "play", "melded_before": "yes"}),
        "turn.melded_before",
    ),
    "a taken card that is none": (broken(turn={"seat": 1, "phase": "play", "taken": "QX"}), "turn.taken"),
    "hands that are none": (broken(hands=[15, 15]), "hands"),
    "a hand of nobody": (broken(hands={**HANDS, "5": 3}), "hands.5"),
    "a hand of a word": (broken(hands={**HANDS, "north": 3}), "hands.north"),
    "a missing hand": (broken(hands={"1": 5, "2": 5, "3": 5}), "hands.4"),
    "a negative hand": (broken(hands={**HANDS, "2": -1}), "hands.2"),
    "a hand of another kind": (broken(hands={**HANDS, "2": ["QS"]}), "hands.2"),
    "more cards than there are": (broken(hands={**HANDS, "2": 150}), "hands.2"),
    "a card that is none": (broken(hands={**HANDS, "2": "11S"}), "hands.2"),
    "a card in small letters": (broken(hands={**HANDS, "2": "qs"}), "hands.2"),
    "a card too often": (broken(hands={**HANDS, "1": "5S 5S 5S"}), "melds.A"),
    "a joker where there are none": (
        broken(rules={"preset": "swedish-samba", "changed": {"joker_count": 0}}, hands={**HANDS, "1": "JK"}),
        "hands.1",
    ),
    "a stock that does not add up": (broken(stock=7), "stock"),
    "cards that lie nowhere": (broken(stock="QS QH"), "stock"),
    "a stock of another kind": (broken(stock={}), "stock"),
    "a negative stock": (broken(stock=-3), "stock"),
    "a pile that is a number": (broken(pile=3), "pile"),
    "a pile with a card that is none": (broken(pile="1S"), "pile"),
    "frozen in words": (broken(frozen="yes"), "frozen"),
    "melds that are none": (broken(melds=["5S 5H 5D"]), "melds"),
    "melds of a side that is not there": (broken(melds={"C": []}), "melds.C"),
    "melds of a side that are no list": (broken(melds={"A": "5S 5H 5D"}), "melds.A"),
    "a meld that is no text": (broken(melds={"A": [5]}), "melds.A[1]"),
    "a meld that is none": (broken(melds={"A": ["5S 5H 5D", "5S 6H 9D"]}), "melds.A[2]"),
    "a meld of two cards": (broken(melds={"A": ["5S 5H"]}), "melds.A[1]"),
    "an empty meld": (broken(melds={"A": [""]}), "melds.A[1]"),
    "a sequence with a gap": (broken(melds={"A": ["5S 6S 8S"]}), "melds.A[1]"),
    "a sequence of two suits": (broken(melds={"A": ["5S 6S 7H"]}), "melds.A[1]"),
    "a natural that stands for another": (broken(melds={"A": ["5S 6S KH=7S"]}), "melds.A[1]"),
    "red threes that are a list": (broken(red_threes=["3H"]), "red_threes"),
    "red threes of a side that is not there": (broken(red_threes={"C": "3H"}), "red_threes.C"),
    "red threes that are black": (broken(red_threes={"A": "3S"}), "red_threes.A"),
    "melders that are no list": (broken(melded_by=1), "melded_by"),
    "a melder that is not there": (broken(melded_by=[5]), "melded_by"),
    "a melder in words": (broken(melded_by=["north"]), "melded_by"),
    "credit of a side that is not there": (broken(credit={"C": 5}), "credit.C"),
    "credit in words": (broken(credit={"A": "5"}), "credit.A"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_named_by_its_field(name):
    bad, field = BAD[name]

    with pytest.raises(CaseError) as error:
        read_case(bad)

    assert str(error.value).startswith(field), error.value
    assert len(str(error.value)) > len(field) + 3
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "field", ["rules", "players", "turn", "turn.seat", "turn.phase", "hands", "hands.3", "shape"]
)
def test_a_field_that_nothing_stands_in_for_is_missed(field):
    whole = case("8C", players=6, shape="2x3")
    *outer, name = field.split(".")
    inner = {key: value for key, value in (whole[outer[0]] if outer else whole).items() if key != name}

    with pytest.raises(CaseError, match=f"^{field}: this is missing; "):
        read_case({**whole, outer[0]: inner} if outer else inner)


def test_what_lies_nowhere_need_not_be_written():
    whole = {**case("8C"), "pile": "", "melds": {"A": [], "B": []}, "red_threes": {"A": "", "B": ""}}
    short = {key: value for key, value in whole.items() if key not in {"pile", "melds", "red_threes"}}

    assert read_case(short) == read_case(whole)


def test_bad_input_in_a_view_is_an_error_too():
    view = view_to_json(observe(dealt(), 0))

    for field, value in {
        "seat": 9,
        "hands": {},
        "stock": "QS",
        "history": [{"did": "dance"}],
        "melds": 3,
    }.items():
        with pytest.raises(CaseError, match=field):
            view_from_json({**view, field: value})


def test_the_example_of_the_notation_is_read():
    example = json.loads("""{
      "id": "swedish-6789",
      "rules": {"preset": "swedish-samba", "changed": {"merge_sequences": "up_to_seven"}},
      "players": 4, "shape": "2x2", "scores": {"A": 0, "B": 0}, "round": 1, "dealer": 4,
      "turn": {"seat": 1, "phase": "draw"},
      "hands": {"1": "9S KC 4D", "2": 11, "3": 9, "4": 15},
      "stock": 112, "pile": "3C KH 10S", "frozen": false,
      "melds": {"A": ["6S 7S 8S 9S", "KS KD KH 2C"], "B": []},
      "red_threes": {"A": "3H", "B": ""}, "melded_by": [1],
      "actions": ["top m1", "discard 4D"], "score_if": {"out": 1, "concealed": false}
    }""")

    assert ordered(after(example)["hands"]["1"]) == ["9S", "KC"]
    assert after(example)["melds"]["A"][0] == "6S 7S 8S 9S 10S"
