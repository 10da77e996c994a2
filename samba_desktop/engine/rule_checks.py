"""What is wrong with a rule set: contradictions, and what its cards can never reach."""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct, field

from samba_desktop.engine.cards import FOUR, JOKER, SUITS, THREE, Card, is_red_three, pack
from samba_desktop.engine.melds import (
    FULL_WILD_MELD,
    SMALLEST,
    Meld,
    card_at,
    check_group,
    form,
    highest_rank,
    longest,
    lowest_rank,
)
from samba_desktop.engine.rules.kinds import (
    BlackThreeMeld,
    FinalDiscard,
    PassRule,
    RankModel,
    RedThreeMode,
    RedThreesPositive,
    Shape,
    WildRank,
)
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, ByPlayers
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.wording import PlacedError

FULL = 7
"""Cards of a canasta and of a samba, where there are any."""


class MostSets(Struct, frozen=True):
    """How many complete sets one side could have at most, if it got every card."""

    canastas: int
    sambas: int
    wild_canastas: int
    without_wilds: int

    @property
    def together(self) -> int:
        """Return how many there could be of all kinds."""
        return self.canastas + self.sambas + self.wild_canastas


def most_sets(rules: Rules) -> MostSets:
    """Count the complete sets that the cards allow, each kind by itself."""
    decks, ranks = rules.deck.deck_count, len(_group_ranks(rules))
    natural = ranks * (4 * decks // FULL) if rules.groups.canasta_size else 0
    mixed = _mixed_canastas(rules) if rules.groups.canasta_size else 0
    played = rules.sequences.sequences_enabled and rules.sequences.samba_size is not None
    sambas = len(SUITS) * decks if played else 0
    wild = len(wild_cards(rules)) // FULL_WILD_MELD if rules.groups.wild_melds else 0
    return MostSets(max(natural, mixed), sambas, wild, natural + sambas)


def _mixed_canastas(rules: Rules) -> int:
    """Count the canastas that the wild cards allow, each with as few of them as it takes."""
    wilds = wild_cards(rules)
    budget = rules.groups.wild_budget_per_side
    most = len(wilds) if budget is None else min(budget, len(wilds))
    for count in range(1, min(FULL, most) + 1):
        naturals = (Card(FOUR, "S"),) * (FULL - count)
        fits = FULL - count <= len(SUITS) * rules.deck.deck_count
        if fits and isinstance(check_group(rules, FOUR, naturals + wilds[:count]), Meld):
            return min(most // count, len(_group_ranks(rules)))
    return 0


def wild_cards(rules: Rules) -> tuple[Card, ...]:
    """List the wild cards of the pack, the dearest first."""
    cards = (card for card in _pack(rules) if card in rules.wild_cards)
    return tuple(sorted(cards, key=rules.points.__getitem__, reverse=True))


def most_points(rules: Rules) -> int:
    """Add up the points of all cards that can be melded at all."""
    groups = {rank for rank in _group_ranks(rules) if rank != THREE or not rules.cards.threes_special}
    cards = [card for card in _pack(rules) if card.rank in groups and card not in rules.wild_cards]
    if rules.cards.threes_special and _melds_black_threes(rules):
        cards += [card for card in _pack(rules) if card.rank == THREE and not is_red_three(card)]
    if _places_wilds(rules):
        cards += wild_cards(rules)
    return sum(rules.points[card] for card in cards)


def most_points_of_meld(rules: Rules) -> int:
    """Return what the best single meld counts that can be laid as a first one."""
    melds = (*_best_groups(rules), *_best_wild_meld(rules))
    if rules.sequences.sequences_enabled and rules.initial.initial_meld_sequences_count:
        melds = (*melds, *_best_sequences(rules))
    return max((sum(rules.points[card] for card in meld) for meld in melds), default=0)


def _pack(rules: Rules) -> tuple[Card, ...]:
    return pack(rules.deck.deck_count, rules.deck.joker_count)


def _group_ranks(rules: Rules) -> tuple[int, ...]:
    """List the ranks of natural cards of which there can be groups, those of special threes left out."""
    ranks = {card.rank for card in rules.points if card not in rules.wild_cards} - {JOKER}
    return tuple(sorted(rank for rank in ranks if rank != THREE or not rules.cards.threes_special))


def _melds_black_threes(rules: Rules) -> bool:
    """Tell whether there can be a group of black threes."""
    match rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return False
        case BlackThreeMeld.GOING_OUT_NATURAL:
            return 2 * rules.deck.deck_count >= SMALLEST
        case BlackThreeMeld.GOING_OUT_WITH_WILDS | BlackThreeMeld.ANY_TIME:
            return True


def _places_wilds(rules: Rules) -> bool:
    """Tell whether a wild card can lie in any meld."""
    groups, sequences = rules.groups, rules.sequences
    in_groups = groups.group_max_wilds != 0 and groups.wild_budget_per_side != 0
    in_sequences = sequences.sequences_enabled and sequences.sequence_max_wilds != 0
    return in_groups or in_sequences or groups.wild_melds


def _best_groups(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield groups of the dearest rank, and of black threes, with any number of wild cards."""
    dearest = max(_group_ranks(rules), key=lambda rank: rules.points[Card(rank, "S")])
    copies = {dearest: len(SUITS) * rules.deck.deck_count}
    if rules.cards.threes_special and _melds_black_threes(rules):
        copies[THREE] = 2 * rules.deck.deck_count
    wilds = wild_cards(rules)
    budget = rules.groups.wild_budget_per_side
    most = len(wilds) if budget is None else min(budget, len(wilds))
    for rank, naturals in copies.items():
        for count, extra in product(range(1, naturals + 1), range(most + 1)):
            cards = (Card(rank, "S"),) * count + wilds[:extra]
            if isinstance(check_group(rules, rank, cards), Meld):
                yield cards


def _best_wild_meld(rules: Rules) -> Iterator[tuple[Card, ...]]:
    wilds = wild_cards(rules)
    if rules.groups.wild_melds and len(wilds) >= SMALLEST:
        yield wilds[:FULL_WILD_MELD] if rules.groups.wild_meld_closed_at_seven else wilds


def _best_sequences(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield the longest sequences, wild cards in the places of the cheapest natural ones."""
    wilds = wild_cards(rules)
    most = longest(rules)
    for low in range(lowest_rank(rules), highest_rank(rules) - most + 2):
        meant = [card_at(low + at, "S") for at in range(most)]
        cheap = sorted(range(most), key=lambda at: rules.points[meant[at]])
        for extra in range(min(most, len(wilds)) + 1):
            replaced = dict(zip(cheap[:extra], wilds, strict=False))
            cards = tuple(replaced.get(at, card) for at, card in enumerate(meant))
            stands = tuple(meant[at] if at in replaced else None for at in range(most))
            if isinstance(form(rules, cards, stands if extra else ()), Meld):
                yield cards


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


class UnplayableError(PlacedError):
    """Rules that contradict themselves; the message is one sentence that names the option that causes it."""

    context = "Rules"

    def __init__(self, found: tuple[Contradiction, ...]) -> None:
        self.found = found
        super().__init__(found[0].option, found[0].text, **found[0].values)


def check_playable(rules: Rules, players: int) -> None:
    """Check that so many players can play a match by these rules.

    Raises UnplayableError where something in them contradicts itself.
    """
    found = contradictions(rules, players)
    if found:
        raise UnplayableError(found)
