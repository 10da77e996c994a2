"""What every chapter of the rules page is made from: blocks, facts of the game, words, judged examples."""

from collections.abc import Iterable
from functools import cached_property

from msgspec import Struct

from samba_desktop.engine.actions import Stands, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import Meld, form, longest, lowest_rank
from samba_desktop.engine.rules.kinds import (
    CardSort,
    Ratio,
    RedThreeMode,
    RedThreesPositive,
    SequenceRatio,
    Shape,
    When,
    WildRank,
)
from samba_desktop.engine.rules.option import WILD_CARDS, Needs, alike
from samba_desktop.engine.rules.rules import (
    Rules,
    for_players,
    narrowed,
    value_of,
    why_without_effect,
    with_value,
)
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.refusal_texts import Refusals
from samba_desktop.texts.words import CardWords, SetNames, has_canastas, has_sambas

MOST_WILDS = 12
"""More wild cards than these are not looked at in one meld."""
SMALLEST = 3
MOST_ALLOWED = 3
"""More examples of what is allowed would tell nothing new."""


class Paragraph(Struct, frozen=True):
    """Sentences that belong together."""

    text: str


class Points(Struct, frozen=True):
    """A list, of steps in their order where it is numbered."""

    items: tuple[str, ...]
    numbered: bool = False


class Grid(Struct, frozen=True):
    """A small table with a head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: bool = True
    """Whether the last column holds numbers."""


class Example(Struct, frozen=True):
    """Cards with what is to be said of them."""

    cards: tuple[tuple[Card, ...], ...]
    """Cards that lie together, such as the top card of the pile and then those of a hand."""
    text: str
    why: str = ""
    """Why it isn't allowed."""
    allowed: bool | None = None
    """Whether the rules allow it; None where that isn't the question."""


class Terms(Struct, frozen=True):
    """Words with what they mean."""

    pairs: tuple[tuple[str, str], ...]


Block = Paragraph | Points | Grid | Example | Terms


class Section(Struct, frozen=True):
    """One section of the page."""

    title: str
    blocks: tuple[Block, ...]


class Page(Struct, frozen=True):
    """The whole page."""

    title: str
    lead: str
    sections: tuple[Section, ...]
    warning: str = ""
    """Why these rules cannot be played; empty where they can."""


def paragraphs(*texts: Iterable[str]) -> list[Block]:
    """Make a paragraph of each row of sentences; an empty one is left out."""
    joined = (" ".join(sentence for sentence in sentences if sentence) for sentences in texts)
    return [Paragraph(text) for text in joined if text]


class Facts(Struct, frozen=True, dict=True):
    """The rules of a page and what follows from them. Its dictionary keeps what is derived."""

    rules: Rules

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """The counts of players that are offered."""
        return tuple(sorted(self.rules.deck.player_counts))

    @cached_property
    def shapes(self) -> tuple[Shape, ...]:
        """The team shapes that are offered for any of the counts."""
        return tuple(dict.fromkeys(shape for count in self.counts for shape in self.shapes_of(count)))

    def shapes_of(self, count: int) -> tuple[Shape, ...]:
        """List the team shapes for a count of players; rules that name none let everybody play alone."""
        return self.rules.shapes(count) or (Shape.SOLO,)

    @cached_property
    def in_teams(self) -> bool:
        """Whether there may be partners."""
        return any(shape is not Shape.SOLO for shape in self.shapes)

    @cached_property
    def alone(self) -> bool:
        """Whether everybody may play alone."""
        return Shape.SOLO in self.shapes

    def has(self, need: Needs) -> bool:
        """Tell whether a condition that options share holds."""
        return need.holds(*(value_of(self.rules, name) for name in need.options))

    def matters(self, name: str) -> bool:
        """Tell whether an option has any effect under the others."""
        return why_without_effect(self.rules, name) is None

    @cached_property
    def wilds(self) -> bool:
        """Whether there are wild cards."""
        return self.has(WILD_CARDS)

    @cached_property
    def present_wilds(self) -> frozenset[WildRank]:
        """The kinds of wild cards that there are."""
        absent = frozenset() if self.rules.deck.joker_count else frozenset({WildRank.JOKER})
        return self.rules.cards.wild_ranks - absent

    @cached_property
    def wilds_in_groups(self) -> bool:
        """Whether a group may hold a wild card."""
        budget = self.rules.groups.wild_budget_per_side
        return self.wilds and self.rules.groups.group_max_wilds != 0 and budget != 0

    @cached_property
    def sequences(self) -> bool:
        """Whether sequences are played."""
        return self.rules.sequences.sequences_enabled

    @cached_property
    def wilds_in_sequences(self) -> bool:
        """Whether a sequence may hold a wild card."""
        return self.sequences and self.wilds and self.rules.sequences.sequence_max_wilds != 0

    @cached_property
    def canastas(self) -> bool:
        """Whether a group of seven is a canasta."""
        return self.rules.groups.canasta_size is not None

    @cached_property
    def wild_melds(self) -> bool:
        """Whether wild cards are melded by themselves."""
        return self.wilds and self.rules.groups.wild_melds

    @cached_property
    def sambas(self) -> bool:
        """Whether a sequence of seven is a samba."""
        return has_sambas(self.rules)

    @cached_property
    def sets(self) -> bool:
        """Whether there are complete melds at all."""
        return self.sambas or (has_canastas(self.rules) and (self.canastas or self.wild_melds))

    @cached_property
    def sets_needed(self) -> int:
        """How many complete melds going out needs, at the count of players that needs most."""
        if not self.sets:
            return 0
        return max(for_players(self.rules.going_out.go_out_sets, count) for count in self.counts)

    @cached_property
    def group_ratio_bites(self) -> bool:
        """Whether some group is refused for its ratio of natural and wild cards alone."""
        groups = self.rules.groups
        return any(
            natural < naturals_for(groups.group_ratio_rule, wild)
            for natural, wild in self._mixes(groups.group_max_wilds)
            if natural >= groups.group_min_naturals
        )

    @cached_property
    def group_naturals_bite(self) -> bool:
        """Whether some group is refused for its few natural cards alone."""
        groups = self.rules.groups
        return any(
            natural < groups.group_min_naturals
            for natural, wild in self._mixes(groups.group_max_wilds)
            if natural >= naturals_for(groups.group_ratio_rule, wild)
        )

    @cached_property
    def sequence_naturals_bite(self) -> bool:
        """Whether some sequence is refused for its few natural cards alone."""
        sequences = self.rules.sequences
        more = sequences.sequence_ratio_rule is SequenceRatio.MAJORITY
        return any(
            natural < sequences.sequence_min_naturals
            for natural, wild in self._mixes(sequences.sequence_max_wilds)
            if natural > wild or not more
        )

    @cached_property
    def sequence_ratio_bites(self) -> bool:
        """Whether some sequence is refused for its ratio of natural and wild cards alone."""
        sequences = self.rules.sequences
        return sequences.sequence_ratio_rule is SequenceRatio.MAJORITY and any(
            natural <= wild
            for natural, wild in self._mixes(sequences.sequence_max_wilds)
            if natural >= sequences.sequence_min_naturals
        )

    def _mixes(self, most: int | None) -> list[tuple[int, int]]:
        """List numbers of natural and wild cards that could be a meld but for the rules of balance."""
        wilds = range(1, (MOST_WILDS if most is None else most) + 1)
        return [
            (natural, wild)
            for wild in wilds
            for natural in range(2 * MOST_WILDS)
            if natural + wild >= SMALLEST
        ]

    @cached_property
    def lowest_rank(self) -> int:
        """The lowest rank of a sequence."""
        return lowest_rank(self.rules)

    @cached_property
    def longest(self) -> int:
        """The greatest length of a sequence."""
        return longest(self.rules)

    @cached_property
    def melds_the_top(self) -> bool:
        """Whether the top card of the pile is melded by whoever takes it."""
        return self.rules.pile.pile_top_must_be_melded

    @cached_property
    def top_only(self) -> bool:
        """Whether the top card may be taken alone onto a sequence."""
        return self.rules.pile.pile_top_only_onto_sequence and self.sequences

    @cached_property
    def always_frozen(self) -> bool:
        """Whether the pile is frozen all the time."""
        return CardSort.ALWAYS in self.rules.pile.freeze_triggers

    @cached_property
    def freezing_matters(self) -> bool:
        """Whether a frozen pile is taken in fewer ways than another."""
        pile = self.rules.pile
        ways = [pile.pile_take_by_extending_group]
        if self.wilds_in_groups:
            ways.append(pile.pile_take_natural_plus_wild)
        if self.sequences:
            ways += [pile.pile_take_by_extending_sequence, pile.pile_take_new_sequence]
        two_naturals = self.wilds_in_sequences and pile.pile_take_new_sequence is When.ALWAYS
        return self.melds_the_top and (When.WHEN_UNFROZEN in ways or two_naturals)

    @cached_property
    def freezing(self) -> frozenset[CardSort]:
        """The cards that freeze the pile where that makes a difference."""
        if self.always_frozen or not self.freezing_matters:
            return frozenset()
        return self.rules.pile.freeze_triggers & self._on_the_pile

    @cached_property
    def frozen_at_first(self) -> bool:
        """Whether the pile is frozen for those who haven't melded, and not for others."""
        matters = self.freezing_matters and not self.always_frozen
        return matters and self.rules.pile.frozen_before_initial_meld

    @cached_property
    def freezes(self) -> bool:
        """Whether the pile is frozen at some times and at others not."""
        return bool(self.freezing) or self.frozen_at_first

    def opens(self, when: When) -> When:
        """Say when a way of taking the pile is open, seen how it freezes."""
        if when is When.WHEN_UNFROZEN and self.always_frozen:
            return When.NEVER
        if when is When.WHEN_UNFROZEN and not self.freezes:
            return When.ALWAYS
        return when

    @cached_property
    def _on_the_pile(self) -> frozenset[CardSort]:
        """Kinds of cards that there are and that can come to lie on the pile."""
        return self.special_sorts - (frozenset() if self._wilds_come_there else {CardSort.WILD})

    @cached_property
    def special_sorts(self) -> frozenset[CardSort]:
        """Kinds of cards with an effect on the pile that there are at all."""
        sorts = {CardSort.WILD} if self.wilds else set()
        if self.rules.cards.threes_special:
            sorts |= {CardSort.BLACK_THREE, CardSort.RED_THREE}
        return frozenset(sorts)

    @cached_property
    def covered(self) -> frozenset[CardSort]:
        """The kinds of cards that are covered at the start."""
        return self.rules.deck.initial_upcard_cover & self.special_sorts

    @cached_property
    def blocking(self) -> frozenset[CardSort]:
        """The kinds of cards that block the pile and can come to lie on top of it."""
        there = frozenset(sort for sort in self.special_sorts if self._comes_on_top(sort))
        return self.rules.pile.blocking_top_cards & there

    def _comes_on_top(self, sort: CardSort) -> bool:
        if sort not in self.covered:
            return True
        match sort:
            case CardSort.WILD:
                return self.rules.pile.discard_wild
            case CardSort.RED_THREE:
                return self.red_threes_discarded
            case _:
                return True

    @cached_property
    def _wilds_come_there(self) -> bool:
        return self.rules.pile.discard_wild or self.rules.deck.initial_wild_freezes

    @cached_property
    def red_threes(self) -> bool:
        """Whether red threes are bonus cards."""
        return self.rules.red_threes_special

    @cached_property
    def red_threes_kept(self) -> bool:
        """Whether a red three may be kept in the hand."""
        return self.red_threes and self.rules.red_threes.red_three_mode is RedThreeMode.OPTIONAL

    @cached_property
    def red_threes_discarded(self) -> bool:
        """Whether a red three may be discarded."""
        if self.rules.red_threes_special:
            return self.red_threes_kept and self.rules.pile.discard_red_three
        return True

    @cached_property
    def red_threes_may_fail(self) -> bool:
        """Whether there is a condition for red threes to count for a side."""
        threes, going_out = self.rules.red_threes, self.rules.going_out
        match threes.red_three_positive_if:
            case RedThreesPositive.GO_OUT_REQUIREMENT:
                return bool(
                    self.sets_needed or going_out.go_out_min_sambas or going_out.go_out_min_natural_sets
                )
            case RedThreesPositive.SET_COUNT:
                return threes.red_three_positive_sets > 0
            case RedThreesPositive.INITIAL_MELD:
                return True

    @cached_property
    def twos_natural(self) -> bool:
        """Whether twos are not wild."""
        return WildRank.TWO not in self.rules.cards.wild_ranks


def naturals_for(ratio: Ratio, wilds: int) -> int:
    """Return how many natural cards a group needs beside its wild cards."""
    match ratio:
        case Ratio.DOUBLE:
            return 2 * wilds
        case Ratio.MAJORITY:
            return wilds + 1
        case Ratio.EQUAL:
            return wilds
        case Ratio.NONE:
            return 0


def facts_of(rules: Rules, seating: Seating | None = None) -> Facts:
    """Gather the facts of rules, for one table or for all that they offer."""
    return Facts(narrowed(rules, seating.players, seating.shape) if seating else rules)


class Voice:
    """The words of the chapters, in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self.names = SetNames(language)
        self.options = OptionTexts(language)
        self.refusals = Refusals(language)

    def rule(self, facts: Facts, name: str, *, unless: object = ...) -> str:
        """Say what an option rules; nothing where it has no effect, or where its value is `unless`."""
        value = alike(value_of(facts.rules, name))
        if not facts.matters(name) or (unless is not ... and value == unless):
            return ""
        return self.options.sentence(facts.rules, name)

    def rule_with(self, facts: Facts, name: str, value: object) -> str:
        """Say what an option would rule with another value, of which alone the page can speak."""
        return self.options.sentence(with_value(facts.rules, name, value), name)


class MeldExamples:
    """Makes examples, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def at_hand(self, facts: Facts, text: str) -> str:
        """Put other wild cards in the place of those that there are not in this game."""
        jokers = facts.rules.deck.joker_count and WildRank.JOKER in facts.rules.cards.wild_ranks
        cards = text.split()
        if not jokers:
            cards = [card.replace("JK", "2H") for card in cards]
        elif facts.twos_natural:
            cards = ["JK" if card[0] == "2" else card for card in cards]
        return " ".join(cards)

    def examples(self, facts: Facts, texts: Iterable[str]) -> list[Example]:
        """Judge cards as melds; those with wild cards are left out where there are none."""
        shown = [
            self.example(facts, read_cards(self.at_hand(facts, text)))
            for text in texts
            if facts.wilds or not any(card == "JK" or card[0] == "2" for card in text.split())
        ]
        return self.instructive(shown)

    def example(self, facts: Facts, cards: tuple[Card, ...], stands: Stands = ()) -> Example:
        """Judge cards as a meld."""
        signs = self._written(cards, stands)
        meld = form(facts.rules, cards, stands)
        if isinstance(meld, Meld):
            return Example((cards,), self.tr("{cards} is allowed.", cards=signs), allowed=True)
        why = self.voice.refusals.sentence(meld, facts.rules, team=facts.in_teams)
        return Example((cards,), self.tr("{cards} is not allowed.", cards=signs), why, allowed=False)

    def instructive(self, examples: Iterable[Example]) -> list[Example]:
        """Keep the examples that tell something: few that are allowed, and one for each reason why not."""
        kept: list[Example] = []
        reasons: set[str] = set()
        allowed = 0
        for one in examples:
            allowed += bool(one.allowed)
            if (one.allowed and allowed <= MOST_ALLOWED) or (not one.allowed and one.why not in reasons):
                kept.append(one)
                reasons.add(one.why)
        return kept

    def _written(self, cards: tuple[Card, ...], stands: Stands) -> str:
        sign = self.voice.words.sign
        meant = stands or (None,) * len(cards)
        return " ".join(
            sign(card) if other is None else f"{sign(card)} = {sign(other)}"
            for card, other in zip(cards, meant, strict=True)
        )
