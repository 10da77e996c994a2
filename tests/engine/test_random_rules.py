"""Random rounds by rule sets that nobody thought of, and the hunt for what must come up somewhere."""

from itertools import count

import pytest

from samba_desktop.engine.actions import Reason
from samba_desktop.engine.rules.changes import rules_from_json, rules_to_json
from tests.engine.dice import Dice
from tests.engine.random_play import RandomRound, Watch, check_seen
from tests.engine.random_positions import dealt, late_position
from tests.engine.random_reasons import ACTIONS, ENDS, possible_reasons
from tests.engine.random_rules import mixed

PARTS = 6
EVERYDAY, SLOW = 10, 50
"""Rule sets in each part."""
ROUNDS = {EVERYDAY: 2, SLOW: 40}
"""Rounds by each rule set."""
MOST_HUNTED = 400
"""Rounds in which a reason must have come up that can come up by their rules."""

OF_GESTURES = frozenset({Reason.DISCARD_ONE, Reason.NEXT_HAS_MOVED})
"""Reasons against what a hand can do at the table, or against taking back, and no action says."""

UNFROZEN = {"freeze_triggers": [], "frozen_before_initial_meld": False, "pile_top_must_be_melded": True}
NO_PASS = {"pass_instead_of_discard": "never", "keep_after_melding": 2, "final_discard": "optional"}
SELDOM = {
    Reason.STOCK_TAKE_FORCED: {
        **UNFROZEN,
        "forced_pile_when_stock_empty": True,
        "pile_take_by_extending_group": "when_unfrozen",
    },
    Reason.PILE_NEIGHBOUR: {
        **UNFROZEN,
        "sequences_enabled": True,
        "sequence_max_wilds": 2,
        "pile_take_new_sequence": "always",
    },
    Reason.PILE_PAIR_NEW_GROUP: {
        **UNFROZEN,
        "pile_pair_target": "new_group",
        "pile_take_by_extending_group": "never",
    },
    Reason.SEQUENCE_RATIO: {
        "sequences_enabled": True,
        "sequence_ratio_rule": "majority",
        "sequence_max_wilds": 3,
        "sequence_min_naturals": 1,
    },
    Reason.GO_OUT_DISCARD: {"final_discard": "required"},
    Reason.TOP_NO_END: {**NO_PASS, "pile_top_only_onto_sequence": True, "sequences_enabled": True},
    Reason.THREE_NO_END: {**NO_PASS, "threes_special": True, "red_three_mode": "optional"},
    Reason.GO_OUT_NATURAL: {"go_out_sets": 1, "go_out_min_natural_sets": 2, "final_discard": "optional"},
    Reason.GO_OUT_SAMBAS: {"go_out_sets": 1, "go_out_min_sambas": 1, "final_discard": "optional"},
    Reason.WILD_MELD_FULL: {"wild_melds": True, "wild_meld_closed_at_seven": True},
    Reason.WILD_CANASTA_CLOSED: {"wild_melds": True, "wild_meld_closed_at_seven": True},
    Reason.DISCARD_RED_THREE: {
        "threes_special": True,
        "red_three_mode": "optional",
        "discard_red_three": False,
    },
}
"""Rules by which what comes up seldom comes up sooner."""


def play_by_mixed_rules(number: int, rounds: int) -> None:
    rules, seating = mixed(Dice(f"mixed {number}"))
    assert rules_from_json(rules_to_json(rules)) == rules
    for at in range(rounds):
        dice, watch = Dice(f"mixed {number} {at}"), Watch()
        if at % 2:
            RandomRound(late_position(rules, seating, dice), dice, watch).play()
        else:
            state, entries = dealt(rules, seating, dice)
            RandomRound(state, dice, watch, entries).play()
        check_seen(watch, rules, seating)


@pytest.mark.parametrize("sets", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("part", range(PARTS))
def test_random_rounds_by_mixed_rules(part, sets):
    for number in range(part * sets, (part + 1) * sets):
        play_by_mixed_rules(number, ROUNDS[sets])


def test_each_refusal_action_and_end_comes_up_somewhere():
    watch = Watch()
    reasons = [reason for reason in Reason if reason not in OF_GESTURES]
    for reason in reasons:
        hunt(reason, watch)

    assert [reason for reason in reasons if not watch.reasons[reason]] == []
    assert not OF_GESTURES & set(watch.reasons)
    assert [action for action in ACTIONS if not watch.actions[action]] == []
    assert [end for end in ENDS if not watch.ends[end]] == []
    assert watch.events["Reshuffled"]
    assert watch.fixes


def hunt(reason: Reason, watch: Watch) -> None:
    """Play rounds by rules by which a reason can come up, until it does."""
    rounds = 0
    for number in count():
        if watch.reasons[reason] or rounds >= MOST_HUNTED:
            return
        dice = Dice(f"hunt {reason} {number}")
        rules, seating = mixed(dice, SELDOM.get(reason))
        if reason not in possible_reasons(rules, seating):
            continue
        rounds += 1
        if number % 4:
            RandomRound(late_position(rules, seating, dice), dice, watch).play()
        else:
            state, entries = dealt(rules, seating, dice)
            RandomRound(state, dice, watch, entries).play()
