"""The chapters on melds: groups, sequences, the first meld of a round, and threes."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import ACE, KING, Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import (
    BlackThreeMeld,
    CardSort,
    HowMany,
    MergeSequences,
    RankModel,
    RedThreesPositive,
    WildSwap,
)
from samba_desktop.engine.scoring import card_points
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.chapter import (
    Block,
    Example,
    Facts,
    Grid,
    MeldExamples,
    Section,
    Voice,
    paragraphs,
)

NATURAL = "KS KH KC"
WITH_WILDS = (
    "KS KH 2C",
    "KS 2C JK",
    "KS KH KC 2D JK",
    "KS KH KC KD 2D JK",
    "KS KH KC 2C 2D JK",
)
WILD = "JK JK 2S"


USUAL, LOW_ACES = ("4S 5S 6S", "QH KH AH", "3C 4C 5C"), ("4S 5S 6S", "AS 2S 3S 4S", "AS 2S 3S", "QH KH AH")
WITH_A_WILD = ("7D 8D 2S", "9D")
"""A sequence with a wild card, and the card that it stands for."""
FULL_SAMBA = 7
SINGLE, KINGS, RUN = "AS AH JK", "KS KH KC", "4S 5S 6S"
GOING_OUT = (BlackThreeMeld.GOING_OUT_NATURAL, BlackThreeMeld.GOING_OUT_WITH_WILDS)


class GroupsChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = MeldExamples(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        title = self.tr("Groups and canastas") if facts.canastas or facts.wild_melds else self.tr("Groups")
        return (Section(title, (*self._text(facts), *self._examples(facts))),)

    def _examples(self, facts: Facts) -> list[Example]:
        shown = self.judged.examples(facts, (NATURAL, *WITH_WILDS))
        return [*shown, *self.judged.examples(facts, (WILD,))]

    def _text(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        return paragraphs(
            self._limits(facts),
            self._canastas(facts),
            (rule(facts, "same_rank_groups"), rule(facts, "merge_groups")),
            self._wild_melds(facts),
            (
                rule(facts, "lay_off_on_opponents", unless=False),
                rule(facts, "wild_swap", unless=WildSwap.NEVER),
            ),
        )

    def _limits(self, facts: Facts) -> list[str]:
        rule = self.voice.rule
        sentences = [rule(facts, "group_min_size"), rule(facts, "group_max_wilds")]
        if facts.wilds_in_groups and facts.group_ratio_bites:
            sentences.append(rule(facts, "group_ratio_rule"))
        if facts.wilds_in_groups and facts.group_naturals_bite:
            sentences.append(rule(facts, "group_min_naturals"))
        return [*sentences, rule(facts, "wild_budget_per_side", unless=None)]

    def _canastas(self, facts: Facts) -> list[str]:
        rule = self.voice.rule
        if not facts.canastas:
            told_with_sequences = facts.sequences and not facts.sambas
            return [] if told_with_sequences else [rule(facts, "canasta_size")]
        if not facts.wilds_in_groups:
            return [self.tr("A group of seven cards is a canasta."), rule(facts, "groups_may_exceed_seven")]
        if facts.matters("wild_on_complete_canasta"):
            may = facts.rules.groups.wild_on_complete_canasta
            return [rule(facts, "canasta_size"), self._growing(may=may)]
        return [rule(facts, "canasta_size"), rule(facts, "groups_may_exceed_seven")]

    def _growing(self, *, may: bool) -> str:
        if may:
            return self.tr(
                "It may grow past seven cards: natural and wild cards may be added within the limits of a "
                "group, and a wild card makes a natural canasta a mixed one."
            )
        return self.tr("It may grow past seven cards, but only natural cards may be added to it.")

    def _wild_melds(self, facts: Facts) -> list[str]:
        if not facts.wild_melds:
            return []
        return [
            self.voice.rule(facts, "wild_melds"),
            self.voice.rule(facts, "wild_meld_closed_at_seven"),
        ]


class SequencesChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = MeldExamples(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section, where there are sequences."""
        if not facts.sequences:
            return ()
        if facts.sambas:
            title = self.tr("Sequences and {sambas}", sambas=self.voice.names.sambas(facts.rules))
        else:
            title = self.tr("Sequences")
        return (Section(title, (*self._text(facts), *self._examples(facts))),)

    def _text(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        form = [self._length(facts), self._order(facts), rule(facts, "sequence_max_wilds")]
        if facts.wilds_in_sequences:
            form += [
                rule(facts, "sequence_ratio_rule") if facts.sequence_ratio_bites else "",
                rule(facts, "sequence_min_naturals") if facts.sequence_naturals_bite else "",
                rule(facts, "sequence_wild_fixed"),
            ]
        return paragraphs(form, self._sambas(facts), self._several(facts))

    def _length(self, facts: Facts) -> str:
        least = self.voice.words.number(facts.rules.sequences.sequence_min_length)
        if facts.rules.sequences.sequence_max_length is None:
            return self.tr(
                "A sequence is {least} or more cards of one suit in unbroken order, each of them once.",
                least=least,
            )
        return self.tr(
            "A sequence is {least} to {most} cards of one suit in unbroken order, each of them once.",
            least=least,
            most=self.voice.words.number(facts.longest),
        )

    def _order(self, facts: Facts) -> str:
        model = facts.rules.sequences.sequence_rank_model
        if model is RankModel.THREE_TO_ACE and facts.rules.cards.threes_special:
            # Special threes stand in no sequence, so it is the four that is lowest.
            model = RankModel.FOUR_TO_ACE
        return self.voice.rule_with(facts, "sequence_rank_model", model)

    def _sambas(self, facts: Facts) -> list[str]:
        rule = self.voice.rule
        if not facts.sambas:
            return [rule(facts, "samba_size") if facts.canastas else self._nothing_complete()]
        sentences = [rule(facts, "samba_size"), self._mixed(facts) if facts.wilds_in_sequences else ""]
        if facts.longest <= FULL_SAMBA:
            return [*sentences, self.tr("No card can be added to a sequence of seven.")]
        return [*sentences, rule(facts, "samba_closed")]

    def _mixed(self, facts: Facts) -> str:
        name = self.voice.names.name(facts.rules, SetKind.MIXED_SAMBA)
        if facts.rules.sequences.sequence_max_wilds == 1:
            return self.tr("Six natural cards and a wild one are a {name}.", name=name)
        return self.tr("With wild cards among them it is a {name}.", name=name)

    def _nothing_complete(self) -> str:
        return self.tr(
            "There are neither canastas nor sambas: seven cards of one rank or in sequence earn nothing more."
        )

    def _several(self, facts: Facts) -> list[str]:
        rules = facts.rules.sequences
        first = self.voice.rule(facts, "same_suit_sequences")
        if rules.same_suit_sequences is HowMany.MANY and rules.merge_sequences is MergeSequences.NEVER:
            return [first, self.tr("They can't be merged, not even with a card that would join them.")]
        return [first, self.voice.rule(facts, "merge_sequences")]

    def _examples(self, facts: Facts) -> list[Example]:
        if facts.rules.sequences.sequence_rank_model is RankModel.ACE_LOW_LITERAL:
            shown = self.judged.examples(facts, LOW_ACES)
        else:
            corner = (Card(KING, "H"), Card(ACE, "H"), Card(facts.lowest_rank, "H"))
            shown = [*self.judged.examples(facts, USUAL), self.judged.example(facts, corner)]
        if facts.wilds:
            cards, meant = (read_cards(self.judged.at_hand(facts, text)) for text in WITH_A_WILD)
            shown.append(self.judged.example(facts, cards, (None, None, *meant)))
        return self.judged.instructive(shown)


class FirstMeldChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = MeldExamples(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        blocks = (*self._minimum(facts), *self._counting(facts), *self._examples(facts))
        return (Section(self.tr("The first meld of a round"), blocks),)

    def _minimum(self, facts: Facts) -> list[Block]:
        bands = facts.rules.initial.initial_meld_bands
        if len(bands) == 1:
            one = self.tr(
                "The first meld of a round must count at least {minimum} points.", minimum=bands[0][1]
            )
            return paragraphs((one,))
        lead = paragraphs(
            (
                self.tr(
                    "The first meld of a round must count a minimum of points, which depends on your score "
                    "before the round:"
                ),
            )
        )
        rows = []
        for (total, minimum), (above, _) in zip(bands, (*bands[1:], (None, 0)), strict=True):
            rows.append((self._scores(total, above), self.voice.language.number(minimum)))
        return [*lead, Grid((self.tr("Score"), self.tr("Minimum")), tuple(rows))]

    def _scores(self, total: int | None, above: int | None) -> str:
        if total is None:
            assert above is not None
            return self.tr("below {above}", above=above)
        return self.tr("from {total}", total=total)

    def _counting(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        return paragraphs(
            (
                rule(facts, "initial_meld_sum_melds"),
                rule(facts, "initial_meld_sequences_count"),
                rule(facts, "bonuses_count_for_initial"),
                rule(facts, "initial_meld_unit"),
            ),
            (
                rule(facts, "pile_take_for_initial"),
                rule(facts, "top_card_counts_for_initial"),
                rule(facts, "rest_of_pile_counts_for_initial"),
            ),
            (rule(facts, "initial_meld_waived_for_one_turn_out", unless=False),),
        )

    def _examples(self, facts: Facts) -> list[Example]:
        single = read_cards(self.judged.at_hand(facts, SINGLE) if facts.wilds_in_groups else "AS AH AC")
        shown = [self._points(facts, (single,))]
        initial = facts.rules.initial
        if facts.sequences and initial.initial_meld_sum_melds and initial.initial_meld_sequences_count:
            shown.append(self._points(facts, (read_cards(KINGS), read_cards(RUN))))
        return shown

    def _points(self, facts: Facts, melds: tuple[tuple[Card, ...], ...]) -> Example:
        points = [card_points(facts.rules, cards) for cards in melds]
        signs = [self.voice.words.signs(cards) for cards in melds]
        if len(melds) == 1:
            text = self.tr("{cards} counts {points}.", cards=signs[0], points=points[0])
        else:
            text = self.tr(
                "{first} and {second} count {points} together.",
                first=signs[0],
                second=signs[1],
                points=sum(points),
            )
        return Example(melds, text)


class ThreesChapter:
    """These sections, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write these sections."""
        if not facts.rules.cards.threes_special:
            return ()
        red = (self._laid(facts), self._worth(facts), self._held(facts)) if facts.red_threes else ()
        blocks = paragraphs(*red) or paragraphs((self.voice.rule(facts, "red_three_mode"),))
        return (
            Section(self.tr("Red threes"), tuple(blocks)),
            Section(self.tr("Black threes"), tuple(paragraphs(self._black(facts)))),
        )

    def _laid(self, facts: Facts) -> list[str]:
        rule = self.voice.rule
        sentences = [self.tr("Red threes never join a meld."), rule(facts, "red_three_mode")]
        discard = facts.red_threes_kept and facts.rules.pile.discard_red_three
        if discard and CardSort.RED_THREE in facts.blocking:
            sentences.append(self.tr("You may also discard it, which blocks the pile for the next player."))
        else:
            sentences.append(rule(facts, "discard_red_three"))
        sentences.append(rule(facts, "red_three_replacement"))
        if facts.rules.red_threes.red_three_replacement:
            sentences.append(rule(facts, "red_three_from_pile_replacement"))
        return sentences

    def _worth(self, facts: Facts) -> list[str]:
        threes, all_of_them = facts.rules.red_threes, self._all(facts)
        each, together = threes.red_three_each, threes.red_three_all
        if together == facts.rules.count_of_red_threes * each:
            earns = self.tr("Each red three laid out earns %n point(s).", "", each)
        else:
            earns = self.tr(
                "Each red three laid out earns %n point(s), but {all} of them together {together}.",
                "",
                each,
                all=all_of_them,
                together=together,
            )
        return [earns, *self._condition(facts, all_of_them)]

    def _condition(self, facts: Facts, all_of_them: str) -> list[str]:
        threes = facts.rules.red_threes
        if not facts.red_threes_may_fail:
            return []
        each, together = threes.red_three_negative_each, threes.red_three_negative_all
        if together == facts.rules.count_of_red_threes * each:
            costs = self.tr("Otherwise each of them costs %n point(s).", "", each)
        else:
            costs = self.tr(
                "Otherwise each of them costs %n point(s), and {all} of them together {together}.",
                "",
                each,
                all=all_of_them,
                together=together,
            )
        return [self._needs(facts), costs]

    def _all(self, facts: Facts) -> str:
        count = facts.rules.count_of_red_threes
        if count == 2:
            return self.tr("both")
        return self.tr("all {number}", number=self.voice.words.number(count))

    def _needs(self, facts: Facts) -> str:
        if facts.rules.red_threes.red_three_positive_if is RedThreesPositive.SET_COUNT:
            return self.voice.rule(facts, "red_three_positive_sets")
        return self.voice.rule(facts, "red_three_positive_if")

    def _held(self, facts: Facts) -> list[str]:
        return [self.voice.rule(facts, "red_three_hand_penalty")]

    def _black(self, facts: Facts) -> list[str]:
        sentences = []
        if CardSort.BLACK_THREE in facts.blocking:
            sentences.append(self.tr("A black three that you discard blocks the pile for the next player."))
        meld = facts.rules.black_threes.black_three_meld
        if not facts.wilds_in_groups and meld in GOING_OUT:
            sentences.append(
                self.tr("Black threes may be melded only in the turn in which you go out, as a group.")
            )
        else:
            sentences.append(self.voice.rule(facts, "black_three_meld"))
        return [*sentences, "" if meld is BlackThreeMeld.NEVER else self._size(facts)]

    def _size(self, facts: Facts) -> str:
        most = facts.rules.black_threes.black_three_group_max
        there_are = 2 * facts.rules.deck.deck_count
        return self.voice.rule(facts, "black_three_group_max") if most < there_are else ""
