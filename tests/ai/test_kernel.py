"""The kernel's rounds replayed in the engine: every action legal there, every sheet the same."""

from collections import Counter

import pytest

from samba_desktop.ai.fast import Round, Taste, kernel
from samba_desktop.ai.kernel_rules import LEFT_OUT, action_of, beyond_kernel, laws_of, round_of
from samba_desktop.engine.actions import Deal, write_action
from samba_desktop.engine.dealing import STOCK_SALT
from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.kinds import AskPartner, MatchEndCheck
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, with_value
from samba_desktop.engine.table import Phase, Seating
from tests.engine.dice import Dice
from tests.engine.random_rules import mixed

EVERYDAY, SLOW = 4, 300
MIXED, MIXED_SLOW = 25, 600
ROUNDS_OF_MIXED = 3
ENDS = {kernel.OUT: RoundEnd.OUT, kernel.STOCK: RoundEnd.STOCK, kernel.LAST_RED: RoundEnd.LAST_RED_THREE}
TABLES = [
    (name, Seating(players, shape))
    for name, preset in PRESETS.items()
    for players in sorted(preset.rules.deck.player_counts)
    for shape in preset.rules.shapes(players)
]


def kernel_round(rules: Rules, seating: Seating, code: str):
    """Deal a round in the engine and play it in the kernel."""
    state, _events = step(new_match(rules, seating, 0), Deal(code))
    played = round_of(state.table, state.hands, state.stock, laws_of(rules, seating), Taste())
    played.restock_seed = state.seed ^ STOCK_SALT
    played.logs = True
    played.play()
    return state, played


def check_replay(rules: Rules, seating: Seating, code: str) -> Round:
    """Replay a round of the kernel in the engine; any action that is refused raises there."""
    state, played = kernel_round(rules, seating, code)
    told = []
    for note in played.log:
        action = action_of(note)
        told.append(write_action(action))
        state, _events = step(state, action)
    result = state.table.result
    if played.end == kernel.CUT:
        assert result is None
        return played
    assert result is not None, told[-5:]
    assert result.end is ENDS[played.end], told[-5:]
    assert played.count() == [sheet.total for sheet in result.sheets], told[-5:]
    assert state.table.turn.phase in {Phase.DEAL, Phase.MATCH_OVER}
    return played


@pytest.mark.parametrize("rounds", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("preset", "seating"), TABLES, ids=lambda one: getattr(one, "shape", one))
def test_rounds_of_the_kernel_are_rounds_of_the_engine(preset, seating, rounds):
    rules = PRESETS[preset].rules

    played = [check_replay(rules, seating, str(7 * number + 1)) for number in range(rounds)]

    assert all(one.end != kernel.CUT for one in played)


@pytest.mark.parametrize("sets", [MIXED, pytest.param(MIXED_SLOW, marks=pytest.mark.slow)])
def test_mixed_rule_sets_are_obeyed_or_named(sets):
    ends = Counter()
    for number in range(sets):
        rules, seating = mixed(Dice(f"kernel {number}"))
        if beyond_kernel(rules, seating):
            with pytest.raises(ValueError, match="cannot obey"):
                laws_of(rules, seating)
            continue
        for code in range(ROUNDS_OF_MIXED):
            ends[check_replay(rules, seating, str(code)).end] += 1

    assert ends[kernel.OUT] > 0
    assert ends[kernel.STOCK] > 0


def test_a_copy_plays_the_same_round_and_leaves_the_first_alone():
    rules = PRESETS["german-samba"].rules
    seating = Seating(4, rules.shapes(4)[0])
    state, played = kernel_round(rules, seating, "3")
    fresh = round_of(state.table, state.hands, state.stock, laws_of(rules, seating), Taste())
    copy = fresh.copied()

    copy.play()

    assert copy.count() == played.count()
    assert fresh.turns == 0
    assert len(fresh.stock) == state.table.stock_size


def test_what_the_kernel_does_without_is_named_by_options_that_exist():
    named = [option for options, _ in LEFT_OUT for option in options.split(", ")]

    assert set(named) <= set(THEME_OF)


def test_rules_that_ask_for_more_are_named():
    rules = with_value(PRESETS["swedish-samba"].rules, "match_end_check", MatchEndCheck.AT_ONCE)
    asks = with_value(PRESETS["swedish-samba"].rules, "ask_partner", AskPartner.MANDATORY_BINDING)
    keeps = with_value(PRESETS["samba-500"].rules, "discard_wild", False)

    assert beyond_kernel(rules, Seating(4, rules.shapes(4)[0])) == "match_end_check"
    assert beyond_kernel(asks, Seating(4, asks.shapes(4)[0])) == "ask_partner"
    assert beyond_kernel(asks, Seating(2, asks.shapes(2)[0])) is None
    assert beyond_kernel(keeps, Seating(3, keeps.shapes(3)[0])) == "lay_off_on_opponents"
