"""Whether an option has any effect under the others, and rules as they are for one count of players."""

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, for_players, value_of, with_value

BY_PLAYERS = ("hand_size", "stock_draw", "go_out_sets", "target_score")


def why_without_effect(rules: Rules, name: str) -> str | None:
    """Return the sentence that tells why an option has no effect under the others; None where it has one."""
    for need in describe(name).needs:
        if not need.holds(*(value_of(rules, other) for other in need.options)):
            return need.reason
    return None


def effective(rules: Rules) -> tuple[str, ...]:
    """List the options that have an effect under the others, in the order in which options are shown."""
    return tuple(name for name in THEME_OF if why_without_effect(rules, name) is None)


def narrowed(rules: Rules, players: int, shape: Shape) -> Rules:
    """Reduce rules to one count of players and one team shape, as they are in force in a match."""
    for name in BY_PLAYERS:
        number = for_players(value_of(rules, name), players)
        rules = with_value(rules, name, ((players, number),) if name == "hand_size" else number)
    rules = with_value(rules, "player_counts", frozenset({players}))
    return with_value(rules, "team_shapes", ((players, (shape,)),))
