"""A complete rule set: every option of every theme, what follows from them, and which have an effect."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from samba_desktop.engine.cards import (
    A_JOKER,
    ACE,
    JOKER,
    RANKS,
    SUITS,
    THREE,
    TWO,
    Card,
    is_black_three,
    is_red_three,
)
from samba_desktop.engine.rules.deck import CardRules, DeckRules, StockRules
from samba_desktop.engine.rules.going_out import GoingOutRules
from samba_desktop.engine.rules.groups import GroupRules
from samba_desktop.engine.rules.initial import FirstMeldRules
from samba_desktop.engine.rules.kinds import CardSort, NumberPoints, RedThreeMode, Shape, WildRank
from samba_desktop.engine.rules.match_rules import MatchRules
from samba_desktop.engine.rules.option import ByPlayers, NumberByPlayers, Option, Theme
from samba_desktop.engine.rules.pile_rules import PileRules
from samba_desktop.engine.rules.sequences import SequenceRules
from samba_desktop.engine.rules.threes import BlackThreeRules, RedThreeRules

COURT_POINTS = 10
LOW_CARD_POINTS, HIGH_CARD_POINTS = 5, 10
FIRST_HIGH_CARD = 8


class Rules(Struct, frozen=True, dict=True, cache_hash=True):
    """The rules of a match. The defaults are Swedish Samba's.

    With a dictionary, so that what is derived from the options can be kept with them.
    """

    deck: DeckRules = field(default_factory=DeckRules)
    cards: CardRules = field(default_factory=CardRules)
    groups: GroupRules = field(default_factory=GroupRules)
    sequences: SequenceRules = field(default_factory=SequenceRules)
    pile: PileRules = field(default_factory=PileRules)
    initial: FirstMeldRules = field(default_factory=FirstMeldRules)
    red_threes: RedThreeRules = field(default_factory=RedThreeRules)
    black_threes: BlackThreeRules = field(default_factory=BlackThreeRules)
    going_out: GoingOutRules = field(default_factory=GoingOutRules)
    stock: StockRules = field(default_factory=StockRules)
    match: MatchRules = field(default_factory=MatchRules)

    @cached_property
    def points(self) -> dict[Card, int]:
        """What each card counts as a melded or held card (red threes laid out count by their own rule)."""
        every = [Card(rank, suit) for suit in SUITS for rank in RANKS] + [A_JOKER]
        return {card: self._points_of(card) for card in every}

    def _points_of(self, card: Card) -> int:
        if card.rank == JOKER:
            return self.cards.points_joker
        if card.rank == TWO:
            return self.cards.points_two
        if card.rank == ACE:
            return self.cards.points_ace
        if card.rank == THREE:
            if not is_red_three(card):
                return self.cards.points_black_three
            return 0 if self.cards.threes_special else self.cards.points_red_three_card
        if card.rank > 10:
            return COURT_POINTS
        if self.cards.number_card_points is NumberPoints.FACE_VALUE:
            return card.rank
        return HIGH_CARD_POINTS if card.rank >= FIRST_HIGH_CARD else LOW_CARD_POINTS

    @cached_property
    def wild_cards(self) -> frozenset[Card]:
        """The cards that are wild."""
        wild = {A_JOKER} if WildRank.JOKER in self.cards.wild_ranks else set()
        if WildRank.TWO in self.cards.wild_ranks:
            wild |= {Card(TWO, suit) for suit in SUITS}
        return frozenset(wild)

    def sort_of(self, card: Card) -> CardSort | None:
        """Say which of the cards with an effect on the pile a card is."""
        if card in self.wild_cards:
            return CardSort.WILD
        if not self.cards.threes_special:
            return None
        if is_black_three(card):
            return CardSort.BLACK_THREE
        return CardSort.RED_THREE if is_red_three(card) else None

    @cached_property
    def blocking_cards(self) -> frozenset[Card]:
        """The cards on top of which the pile can't be taken."""
        return frozenset(card for card in self.points if self.sort_of(card) in self.pile.blocking_top_cards)

    @cached_property
    def freezing_cards(self) -> frozenset[Card]:
        """The cards that freeze the pile when they are laid on it."""
        return frozenset(card for card in self.points if self.sort_of(card) in self.pile.freeze_triggers)

    @cached_property
    def red_threes_special(self) -> bool:
        """Whether red threes are bonus cards."""
        return self.cards.threes_special and self.red_threes.red_three_mode is not RedThreeMode.ORDINARY

    @cached_property
    def red_threes_forced(self) -> bool:
        """Whether red threes are laid out at once."""
        return self.red_threes_special and self.red_threes.red_three_mode is RedThreeMode.FORCED

    @cached_property
    def count_of_red_threes(self) -> int:
        """How many red threes the pack holds."""
        return 2 * self.deck.deck_count

    @cached_property
    def count_of_cards(self) -> int:
        """How many cards the pack holds."""
        return 52 * self.deck.deck_count + self.deck.joker_count

    def shapes(self, players: int) -> tuple[Shape, ...]:
        """List the team shapes for a count of players, the usual one first; none where it isn't offered."""
        offered = players in self.deck.player_counts
        return dict(self.deck.team_shapes).get(players, ()) if offered else ()


def for_players(value: ByPlayers | int, players: int) -> int:
    """Read a number that may differ by count of players; a smaller count stands in for one not named."""
    if isinstance(value, int):
        return value
    best = value[0][1]
    for count, number in value:
        if count <= players:
            best = number
    return best


THEMES: Mapping[str, type[Theme]] = MappingProxyType(
    {theme: type(getattr(Rules(), theme)) for theme in Rules.__struct_fields__}
)
"""The themes by the fields of the rules, in the order in which they are shown."""
THEME_OF = MappingProxyType({name: theme for theme, kind in THEMES.items() for name in kind.options})
"""For each option the theme in which it stands, in the order in which options are shown."""


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {name: one for kind in THEMES.values() for name, one in kind.options.items()}
)
"""What is said about each option."""


def describe(name: str) -> Option:
    """Return what is said about an option.

    Raises KeyError where there is none of that name.
    """
    return OPTIONS[name]


def value_of(rules: Rules, name: str) -> Any:  # noqa: ANN401 - options differ in type
    """Read an option by name."""
    return getattr(getattr(rules, THEME_OF[name]), name)


def with_value(rules: Rules, name: str, value: Any) -> Rules:  # noqa: ANN401 - options differ in type
    """Return the rules with one option changed."""
    return with_values(rules, {name: value})


def with_values(rules: Rules, values: Mapping[str, Any]) -> Rules:
    """Return the rules with some options changed."""
    changed: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        changed.setdefault(THEME_OF[name], {})[name] = value
    themes: dict[str, Any] = {theme: replace(getattr(rules, theme), **new) for theme, new in changed.items()}
    return replace(rules, **themes)


NUMBERS_BY_PLAYERS = tuple(
    (name, one.allowed) for name, one in OPTIONS.items() if isinstance(one.allowed, NumberByPlayers)
)
"""The options that are numbers for each count of players."""


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
    for name, allowed in NUMBERS_BY_PLAYERS:
        number = for_players(value_of(rules, name), players)
        rules = with_value(rules, name, number if allowed.alike else ((players, number),))
    rules = with_value(rules, "player_counts", frozenset({players}))
    return with_value(rules, "team_shapes", ((players, (shape,)),))
