"""Whether an option has any effect: the same actions under two of its values must come to the same."""

from msgspec.structs import replace

from samba_desktop.engine.actions import read_action, write_action
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.changes import differences, rules_to_json
from samba_desktop.engine.rules.rules import THEME_OF, Rules, value_of, why_without_effect, with_value
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import Phase, Seating
from tests.engine.dice import Dice
from tests.engine.random_actions import ending, melding, taking
from tests.engine.random_play import RandomRound, Watch
from tests.engine.random_positions import dealt, late_position
from tests.engine.random_provocations import any_action, seldom
from tests.engine.random_rules import any_value

TRIES = 20
"""How often another value is looked for."""
VERDICTS = 6
"""How many actions are judged by both rule sets at each step beside the one that is played."""


def silent_options(rules: Rules) -> list[str]:
    """List the options that are said to be without effect."""
    return [name for name in THEME_OF if why_without_effect(rules, name) is not None]


def with_another_value(rules: Rules, players: int, name: str, dice: Dice) -> Rules | None:
    """Give an option another value by which so many can play a match; None where none was found."""
    for _ in range(TRIES):
        other = with_value(rules, name, any_value(name, dice))
        if other != rules and not contradictions(other, players):
            return other
    return None


def by_rules(state: State, rules: Rules) -> State:
    """Put a position under other rules."""
    return replace(state, table=replace(state.table, rules=rules))


def as_played(state: State) -> State:
    """Leave out the rules of a position, and what is named without mattering to what is done or counted.

    That the pile is frozen shows in what may be done, and that a going out was concealed in its bonus.
    """
    table = replace(state.table, rules=Rules(), frozen=False)
    if table.result is not None:
        table = replace(table, result=replace(table.result, concealed=False))
    return replace(state, table=table)


def recorded(rules: Rules, seating: Seating, dice: Dice, *, late: bool) -> tuple[State, list[str]]:
    """Play a round and return where it began and what was played."""
    if late:
        state = late_position(rules, seating, dice)
        one = RandomRound(state, dice, Watch())
        one.play()
        return state, one.played
    state, deal = dealt(rules, seating, dice)
    one = RandomRound(state, dice, Watch(), deal)
    one.play()
    return new_match(rules, seating), [*deal, *one.played]


def check_same_game(begun: State, actions: list[str], other: Rules, dice: Dice) -> None:
    """A round comes to the same under other rules: deal, verdicts, what happens, and its count."""
    try:
        play_by_both(begun, actions, other, dice)
    except Exception as error:
        changed = differences(begun.table.rules, other)
        error.add_note(f"options: {[(name, value_of(other, name)) for name in changed]}")
        error.add_note(f"rules: {rules_to_json(begun.table.rules)}")
        raise


def play_by_both(begun: State, actions: list[str], other: Rules, dice: Dice) -> None:
    pairs = [(begun, by_rules(begun, other))]
    for text in actions:
        if text == "back":
            pairs.pop()
            continue
        first, second = pairs[-1]
        check_same_verdicts(first, second, dice)
        pairs.append(tuple(step(state, read_action(text))[0] for state in (first, second)))
        first, second = pairs[-1]
        assert as_played(first) == as_played(second), f"after {text}"


def check_same_verdicts(first: State, second: State, dice: Dice) -> None:
    view, other = (observe(state, state.table.turn.to_act) for state in (first, second))
    if view.turn.phase not in {Phase.DRAW, Phase.PLAY}:
        return
    tried = [any_action(view, dice), *seldom(view, dice), *ending(view)]
    tried += taking(view) if view.turn.phase is Phase.DRAW else melding(view)
    for action in dice.shuffled(tried)[:VERDICTS]:
        refused, refused_other = refusal(view, action), refusal(other, action)
        assert (refused is None) is (refused_other is None), (write_action(action), refused, refused_other)
