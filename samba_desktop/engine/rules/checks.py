"""Contradictions within a rule set, with which no match can be played."""

from collections.abc import Iterator

from msgspec import Struct, field

from samba_desktop.engine.rules.kinds import (
    FinalDiscard,
    PassRule,
    RankModel,
    RedThreeMode,
    RedThreesPositive,
    Shape,
    WildRank,
)
from samba_desktop.engine.rules.limits import most_points, most_points_of_meld, most_sets
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, ByPlayers
from samba_desktop.engine.rules.rules import Rules, for_players

PLAYERS_OF = {Shape.TWO_PAIRS: 4, Shape.TWO_TRIOS: 6, Shape.THREE_PAIRS: 6}


class Contradiction(Struct, frozen=True):
    """What cannot be, at the option that causes it."""

    option: str
    text: str
    """The sentence that says it, with its gaps still open."""
    values: dict[str, int] = field(default_factory=dict)


def contradictions(rules: Rules, players: int | None = None) -> tuple[Contradiction, ...]:
    """List what contradicts itself in a rule set, for one count of players or for all that it offers."""
    counts = sorted(rules.deck.player_counts) if players is None else [players]
    return (
        *_of_the_table(rules, counts),
        *_of_cards(rules),
        *_of_sets(rules, counts),
        *_of_points(rules),
        *_of_ending(rules),
    )


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


def _of_cards(rules: Rules) -> Iterator[Contradiction]:
    """Find cards that could never be played, and orders that there cannot be."""
    jokers = rules.deck.joker_count
    if jokers and WildRank.JOKER not in rules.cards.wild_ranks:
        yield Contradiction(
            "wild_ranks",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Jokers that aren't wild could never be melded: let them be wild, or play without jokers.",
            ),
        )
    if rules.cards.threes_special and rules.red_threes.red_three_mode is RedThreeMode.ORDINARY:
        yield Contradiction(
            "red_three_mode",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Red threes could be neither melded nor laid out: give them their special role, or let all "
                "threes be ordinary cards.",
            ),
        )
    model = rules.sequences.sequence_rank_model
    if rules.sequences.sequences_enabled and rules.cards.threes_special and model is RankModel.THREE_TO_ACE:
        yield Contradiction(
            "sequence_rank_model",
            QT_TRANSLATE_NOOP(
                "Rules",
                "No sequence could begin with a three as long as threes are special: let the order begin "
                "with 4, or let threes be ordinary cards.",
            ),
        )


def _of_sets(rules: Rules, counts: list[int]) -> Iterator[Contradiction]:
    going_out, threes = rules.going_out, rules.red_threes
    most = most_sets(rules)
    asked = max(for_players(going_out.go_out_sets, count) for count in counts)
    if asked > most.together:
        yield _lacking("go_out_sets", most.together)
    if going_out.go_out_min_sambas > most.sambas:
        yield Contradiction(
            "go_out_min_sambas",
            QT_TRANSLATE_NOOP("Rules", "Nobody could go out: there are no sambas in these rules."),
        )
    if going_out.go_out_min_natural_sets > most.without_wilds:
        yield Contradiction(
            "go_out_min_natural_sets",
            QT_TRANSLATE_NOOP(
                "Rules", "Nobody could go out: there are neither canastas nor sambas without wild cards."
            ),
        )
    counted = rules.red_threes_special and threes.red_three_positive_if is RedThreesPositive.SET_COUNT
    if counted and threes.red_three_positive_sets > most.together:
        yield Contradiction(
            "red_three_positive_sets",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Red threes could never count for a side: the cards make at most {most} canastas and sambas.",
            ),
            {"most": most.together},
        )


def _lacking(option: str, most: int) -> Contradiction:
    """Say that going out asks for more complete sets than there can be."""
    if most:
        text = QT_TRANSLATE_NOOP(
            "Rules", "Nobody could go out: the cards make at most {most} canastas and sambas."
        )
        return Contradiction(option, text, {"most": most})
    text = QT_TRANSLATE_NOOP(
        "Rules", "Nobody could go out: by these rules the cards make neither canastas nor sambas."
    )
    return Contradiction(option, text)


def _of_points(rules: Rules) -> Iterator[Contradiction]:
    """Find points that nobody could reach."""
    most = most_points(rules)
    if rules.going_out.go_out_min_meld_points > most:
        yield Contradiction(
            "go_out_min_meld_points",
            QT_TRANSLATE_NOOP(
                "Rules", "Nobody could go out: all cards that can be melded count {most} points together."
            ),
            {"most": most},
        )
    yield from _of_first_melds(rules, most)
    if not _earns(rules):
        yield Contradiction(
            "melded_cards_count",
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobody could ever reach the target: neither melded cards nor bonuses earn anything.",
            ),
        )


def _of_first_melds(rules: Rules, most: int) -> Iterator[Contradiction]:
    initial = rules.initial
    target = max(number for _, number in _by_players(rules.match.target_score))
    needed = [points for total, points in initial.initial_meld_bands if total is None or total < target]
    if initial.bonuses_count_for_initial:
        return
    if not initial.initial_meld_sum_melds:
        most = min(most, most_points_of_meld(rules))
    if max(needed) > most:
        text = QT_TRANSLATE_NOOP(
            "Rules", "No first meld could reach {minimum} points: all cards together count {most}."
        )
        single = QT_TRANSLATE_NOOP(
            "Rules", "No single meld could reach {minimum} points: the best one counts {most}."
        )
        yield Contradiction(
            "initial_meld_bands",
            text if initial.initial_meld_sum_melds else single,
            {"minimum": max(needed), "most": most},
        )


def _by_players(value: ByPlayers | int) -> ByPlayers:
    return ((0, value),) if isinstance(value, int) else value


def _earns(rules: Rules) -> bool:
    """Tell whether a side can earn points at all."""
    match, going_out, threes = rules.match, rules.going_out, rules.red_threes
    bonuses = [
        match.bonus_natural_canasta if rules.groups.canasta_size else 0,
        match.bonus_mixed_canasta if rules.groups.canasta_size else 0,
        match.bonus_samba if rules.sequences.sequences_enabled and rules.sequences.samba_size else 0,
        match.bonus_mixed_samba if rules.sequences.sequences_enabled and rules.sequences.samba_size else 0,
        match.bonus_wild_canasta if rules.groups.wild_melds else 0,
        going_out.go_out_bonus,
        going_out.concealed_extra_bonus,
        threes.red_three_each if rules.red_threes_special else 0,
        threes.red_three_all if rules.red_threes_special else 0,
    ]
    return match.melded_cards_count or any(bonuses)


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
