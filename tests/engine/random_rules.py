"""Rule sets by chance: presets mixed with one another and with values that no preset has."""

from collections.abc import Mapping

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import (
    Bands,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
)
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, with_value
from samba_desktop.engine.table import Seating
from tests.engine.dice import Dice

COUNTS = (2, 3, 4, 5, 6)
TEAMS = {4: (Shape.TWO_PAIRS,), 6: (Shape.TWO_TRIOS, Shape.THREE_PAIRS)}
BOUNDED = 20
"""Ranges with more numbers than this are tried at their ends and at round numbers between."""
MINIMUMS = (0, 15, 30, 50, 50, 90, 120, 150)


def any_value(name: str, dice: Dice) -> object:
    """Choose any value that an option can hold."""
    allowed = describe(name).allowed
    return allowed.read(written_value(allowed, dice))


def written_value(allowed: object, dice: Dice) -> object:
    """Choose a value in its form in a file."""
    match allowed:
        case Switch():
            return dice.happens(50)
        case Number(low, high, none, only):
            if none and dice.happens(25):
                return None
            return dice.choice(only) if only else some_number(low, high, dice)
        case NumberByPlayers(low, high, alike):
            if alike and dice.happens(60):
                return some_number(low, high, dice)
            return {str(count): some_number(low, high, dice) for count in some_counts(dice)}
        case Choice(kinds):
            return dice.choice(tuple(kinds)).value
        case Subset(kinds, leaving_out):
            return [kind.value for kind in kinds if kind.value not in leaving_out and dice.happens(40)]
        case PlayerCounts():
            return some_counts(dice)
        case ShapesByPlayers():
            return {str(count): some_shapes(count, dice) for count in COUNTS}
        case Bands():
            totals = sorted({dice.number(-2, 40) * 250 for _ in range(dice.number(0, 4))})
            return [[total, dice.choice(MINIMUMS)] for total in (None, *totals)]
        case Numbers(low, high):
            return [dice.number(low, high) for _ in range(dice.number(1, 3))]
        case _:
            msg = f"no way to choose a value of {allowed}"
            raise TypeError(msg)


def some_number(low: int, high: int, dice: Dice) -> int:
    if high - low <= BOUNDED:
        return dice.number(low, high)
    return dice.choice((low, high, *((low + (high - low) * part // 20) // 5 * 5 for part in range(1, 12))))


def some_counts(dice: Dice) -> list[int]:
    return [count for count in COUNTS if dice.happens(60)] or [dice.choice(COUNTS)]


def some_shapes(count: int, dice: Dice) -> list[str]:
    shapes = dice.shuffled((Shape.SOLO, *TEAMS.get(count, ())))
    return [shape.value for shape in shapes[: dice.number(1, len(shapes))]]


def mixed(dice: Dice, changes: Mapping[str, object] | None = None) -> tuple[Rules, Seating]:
    """Mix a rule set that does not contradict itself, with these changes, and choose a table for it."""
    while True:
        rules = with_changes(mixed_anyhow(dice), changes or {})
        players = dice.choice(sorted(rules.deck.player_counts))
        if contradictions(rules, players):
            continue
        return rules, Seating(players, dice.choice(rules.shapes(players)))


def mixed_anyhow(dice: Dice) -> Rules:
    """Mix a rule set: a preset with options of others and with any values, a few of them or many."""
    presets = [preset.rules for preset in PRESETS.values()]
    rules = dice.choice(presets)
    borrowed, free = dice.choice(((0, 5), (10, 10), (30, 10), (60, 0), (0, 30), (20, 50)))
    for name in THEME_OF:
        if dice.happens(free):
            rules = with_value(rules, name, any_value(name, dice))
        elif dice.happens(borrowed):
            rules = with_value(rules, name, value_of(dice.choice(presets), name))
    return rules


def with_changes(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Change options of a rule set; values are in their form in a file."""
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules


def tables(rules: Rules) -> list[Seating]:
    """List every count of players with every team shape that a rule set offers."""
    counts = sorted(rules.deck.player_counts)
    return [Seating(players, shape) for players in counts for shape in rules.shapes(players)]
