"""Contradictions within a rule set, with which no match can be played."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from samba_desktop.engine.rules.kinds import FinalDiscard, PassRule, RedThreesPositive, Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules, for_players

PLAYERS_OF = {Shape.TWO_PAIRS: 4, Shape.TWO_TRIOS: 6, Shape.THREE_PAIRS: 6}


@dataclass(frozen=True, slots=True)
class Contradiction:
    """What cannot be, at the option that causes it."""

    option: str
    text: str
    """The sentence that says it, with its gaps still open."""
    values: dict[str, int] = field(default_factory=dict)


def contradictions(rules: Rules, players: int | None = None) -> tuple[Contradiction, ...]:
    """List what contradicts itself in a rule set, for one count of players or for all that it offers."""
    counts = sorted(rules.deck.player_counts) if players is None else [players]
    return (*_of_the_table(rules, counts), *_of_sets(rules, counts), *_of_ending(rules))


def _of_the_table(rules: Rules, counts: list[int]) -> Iterator[Contradiction]:
    for count in counts:
        shapes = rules.shapes(count)
        if not shapes or any(PLAYERS_OF.get(shape, count) != count for shape in shapes):
            yield Contradiction(
                "team_shapes",
                QT_TRANSLATE_NOOP("Rules", "There are no teams that {players} players could form."),
                {"players": count},
            )
        needed = count * for_players(rules.deck.hand_size, count) + 2
        if needed > rules.count_of_cards:
            yield Contradiction(
                "hand_size",
                QT_TRANSLATE_NOOP(
                    "Rules", "There are {cards} cards; dealing to {players} players takes at least {needed}."
                ),
                {"players": count, "cards": rules.count_of_cards, "needed": needed},
            )


def _of_sets(rules: Rules, counts: list[int]) -> Iterator[Contradiction]:
    canastas = rules.groups.canasta_size is not None
    sambas = rules.sequences.sequences_enabled and rules.sequences.samba_size is not None
    going_out, threes = rules.going_out, rules.red_threes
    asked = max(for_players(going_out.go_out_sets, count) for count in counts)
    if asked and not (canastas or sambas or rules.groups.wild_melds):
        yield Contradiction(
            "go_out_sets",
            QT_TRANSLATE_NOOP(
                "Rules", "Nobody could go out: there are neither canastas nor sambas in these rules."
            ),
        )
    if going_out.go_out_min_sambas and not sambas:
        yield Contradiction(
            "go_out_min_sambas",
            QT_TRANSLATE_NOOP("Rules", "Nobody could go out: there are no sambas in these rules."),
        )
    if going_out.go_out_min_natural_sets and not (canastas or sambas):
        yield Contradiction(
            "go_out_min_natural_sets",
            QT_TRANSLATE_NOOP(
                "Rules", "Nobody could go out: there are neither canastas nor sambas without wild cards."
            ),
        )
    counted = rules.red_threes_special and threes.red_three_positive_if is RedThreesPositive.SET_COUNT
    if counted and threes.red_three_positive_sets and not (canastas or sambas or rules.groups.wild_melds):
        yield Contradiction(
            "red_three_positive_sets",
            QT_TRANSLATE_NOOP(
                "Rules", "Red threes could never count for a side: there are neither canastas nor sambas."
            ),
        )


def _of_ending(rules: Rules) -> Iterator[Contradiction]:
    going_out = rules.going_out
    if going_out.pass_instead_of_discard is not PassRule.NEVER:
        return
    if going_out.final_discard is FinalDiscard.FORBIDDEN:
        yield Contradiction(
            "final_discard",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A player with a last card that can't be melded couldn't end the turn: allow passing with a "
                "single card, or the last discard.",
            ),
        )
    if going_out.keep_after_melding == 1:
        yield Contradiction(
            "keep_after_melding",
            QT_TRANSLATE_NOOP(
                "Rules",
                "A player who keeps one card and may not go out couldn't end the turn: let two cards be "
                "kept, or "
                "allow passing with a single card.",
            ),
        )
