"""What is remembered from one match to the next, and how it fits another game."""

import json

import pytest

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.ui.rules.match_plan import (
    Game,
    MatchPlan,
    game_heading,
    game_of,
    game_origin,
    nearest_seating,
    plan_from_text,
    plan_to_text,
    preset_game,
    usual_plan,
    with_game,
    with_person,
)

SWEDISH = PRESETS["swedish-samba"]
CHANGED = with_value(SWEDISH.rules, "deck_count", 4)


def test_a_plan_comes_back_as_it_was_written():
    plan = with_game(usual_plan("Ada"), Game(SWEDISH.id, CHANGED, "Ours"))

    assert plan_from_text(plan_to_text(plan)) == plan


def test_a_plan_of_before_there_were_own_rules_is_read():
    written = json.loads(plan_to_text(usual_plan("Ada")))
    del written["rules_name"]

    assert plan_from_text(json.dumps(written)) == usual_plan("Ada")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"rules": "no-such-game"}'])
def test_what_is_no_plan_is_none(text):
    assert plan_from_text(text) is None


@pytest.mark.parametrize(
    ("seat", "level"), [(0, "grandmaster"), (1, ""), (1, "person"), (3, "person"), (2, "cmd"), (2, "Medium")]
)
def test_a_plan_in_which_nobody_can_sit_so_is_none(seat, level):
    written = json.loads(plan_to_text(usual_plan("Ada")))
    written["seats"][seat][1] = level

    assert plan_from_text(json.dumps(written)) is None


@pytest.mark.parametrize("dealer", [-1, 4, 10**18, True, "1", 0.5, None])
def test_a_dealer_who_is_not_at_the_table_is_nobody(dealer):
    written = {**json.loads(plan_to_text(usual_plan("Ada"))), "first_dealer": dealer}

    assert plan_from_text(json.dumps(written)).first_dealer is None


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_usual_company_can_play_every_game_from_any_table(preset, players):
    shapes = SWEDISH.rules.shapes(players)
    table = with_game(usual_plan("Ada"), preset_game(preset))
    seating = nearest_seating(preset.rules, Seating(players, shapes[0]))
    match = Match(Record(table.rules, table.seating, table.seats, 1))

    match.deal()

    assert match.phase is not Phase.DEAL
    assert seating.shape in preset.rules.shapes(seating.players)


@pytest.mark.parametrize("players", [3, 5])
def test_of_two_tables_that_are_as_near_the_usual_one_of_four_is_taken(players):
    seating = nearest_seating(PRESETS["bolivia"].rules, Seating(players, Shape.SOLO))

    assert seating == Seating(4, Shape.TWO_PAIRS)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_seating_of_every_preset_can_be_dealt(preset):
    for players in preset.rules.deck.player_counts:
        for shape in preset.rules.shapes(players):
            plan = with_game(usual_plan("Ada"), preset_game(preset))
            seats = (*plan.seats, *plan.seats)[:players]
            match = Match(Record(preset.rules, Seating(players, shape), seats, 1))

            match.deal()

            assert match.phase is not Phase.DEAL


def test_a_game_is_named_by_its_own_name_its_preset_or_its_changes():
    target = with_value(SWEDISH.rules, "target_score", 5000)

    assert game_heading(Game(SWEDISH.id, CHANGED, "Ours")) == "Ours"
    assert game_heading(Game(SWEDISH.id, CHANGED)) == "Swedish Samba, 1 rule changed"
    assert game_heading(Game(SWEDISH.id, target)) == "Swedish Samba"
    assert game_origin(Game(SWEDISH.id, SWEDISH.rules)) == SWEDISH.character
    assert game_origin(Game(SWEDISH.id, SWEDISH.rules, "Ours")) == "As Swedish Samba"


def test_rules_are_compared_with_the_preset_that_is_nearest():
    rules = with_value(PRESETS["bolivia"].rules, "deck_count", 4)

    assert game_of(rules, "", ()) == Game("bolivia", rules)


def test_a_demonstration_leaves_no_trace_in_what_was_chosen():
    before = plan_to_text(usual_plan("Ada"))
    rules = PRESETS["bolivia"].rules
    seats = tuple(SeatPlan(name, "expert") for name in ("Uno", "Due", "Tre", "Quattro"))
    demonstration = MatchPlan(rules, Seating(4, Shape.TWO_PAIRS), seats, rules_name="Theirs")

    assert plan_to_text(demonstration, before) == before
    assert plan_to_text(demonstration) == ""


def test_the_person_sits_down_also_where_an_earlier_version_remembered_a_demonstration():
    seats = tuple(SeatPlan(name, "expert") for name in ("Uno", "Due", "Tre", "Quattro"))
    kept = MatchPlan(PRESETS["bolivia"].rules, Seating(4, Shape.TWO_PAIRS), seats)

    plan = with_person(kept, "Ada")

    assert plan.seats[0] == SeatPlan("Ada", PERSON)
    assert plan.seats[1:] == seats[1:]
