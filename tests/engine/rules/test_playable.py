"""No match begins by rules that contradict themselves; a position may still be judged by them."""

import pytest

from samba_desktop.engine.casefile import CaseError, read_case
from samba_desktop.engine.game import new_match
from samba_desktop.engine.rule_checks import UnplayableError, check_playable, contradictions
from samba_desktop.engine.rules.changes import rules_from_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating

CONTRADICTORY = {
    "hand_size": {"hand_size": {"4": 20}, "deck_count": 1, "joker_count": 0},
    "go_out_sets": {"canasta_size": None, "samba_size": None},
    "go_out_min_sambas": {"go_out_min_sambas": 1, "samba_size": None},
    "final_discard": {
        "final_discard": "forbidden",
        "pass_instead_of_discard": "never",
        "keep_after_melding": 2,
    },
    "keep_after_melding": {"pass_instead_of_discard": "never"},
}
FOUR = Seating(4, Shape.TWO_PAIRS)


def written(option):
    return {"preset": "swedish-samba", "changed": CONTRADICTORY[option]}


@pytest.mark.parametrize("option", CONTRADICTORY)
def test_no_match_begins_with_a_contradiction(option):
    rules = rules_from_json(written(option))

    with pytest.raises(UnplayableError) as raised:
        new_match(rules, FOUR)

    assert raised.value.found == contradictions(rules, 4)
    message = str(raised.value)
    assert message.startswith(f"{option}: ")
    assert message.endswith(".")
    assert "{" not in message


@pytest.mark.parametrize("option", CONTRADICTORY)
def test_a_case_before_the_deal_is_refused_and_names_the_option(option):
    with pytest.raises(CaseError, match=f"rules: {option}: "):
        read_case({"rules": written(option), "players": 4})


@pytest.mark.parametrize(
    "option", ["go_out_sets", "go_out_min_sambas", "final_discard", "keep_after_melding"]
)
def test_a_position_is_judged_by_such_rules_too(option):
    state = read_case(
        {
            "rules": written(option),
            "players": 4,
            "turn": {"seat": 1, "phase": "draw"},
            "hands": {"1": 15, "2": 15, "3": 15, "4": 15},
        }
    )

    assert state.table.rules == rules_from_json(written(option))


def test_teams_that_cannot_sit_down_are_refused_in_a_position_too():
    with pytest.raises(CaseError, match="shape: 3x2 is for 6 players, not for 4"):
        read_case(
            {
                "rules": {"preset": "swedish-samba", "changed": {"team_shapes": {"4": ["3x2"]}}},
                "players": 4,
                "turn": {"seat": 1, "phase": "draw"},
                "hands": {"1": 15, "2": 15, "3": 15, "4": 15},
            }
        )


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_preset_can_be_played_at_each_of_its_tables(preset):
    for players in preset.rules.deck.player_counts:
        check_playable(preset.rules, players)


def test_what_contradicts_itself_for_others_alone_does_not_matter():
    rules = rules_from_json(
        {
            "preset": "swedish-samba",
            "changed": {"hand_size": {"2": 15, "6": 20}, "deck_count": 2, "joker_count": 0},
        }
    )

    check_playable(rules, 4)
    with pytest.raises(UnplayableError):
        check_playable(rules, 6)
