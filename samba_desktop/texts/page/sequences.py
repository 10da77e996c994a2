"""The section on sequences and sambas."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import ACE, KING, Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import HowMany, MergeSequences, RankModel
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.judged import Judged
from samba_desktop.texts.page.parts import Block, Example, Section, paragraphs
from samba_desktop.texts.page.voice import Voice

USUAL, LOW_ACES = ("4S 5S 6S", "QH KH AH", "3C 4C 5C"), ("4S 5S 6S", "AS 2S 3S 4S", "AS 2S 3S", "QH KH AH")
WITH_A_WILD = ("7D 8D 2S", "9D")
"""A sequence with a wild card, and the card that it stands for."""
FULL_SAMBA = 7


class Sequences:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = Judged(voice)

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
        said = [rule(facts, "samba_size"), self._mixed(facts) if facts.wilds_in_sequences else ""]
        if facts.longest <= FULL_SAMBA:
            return [*said, self.tr("No card can be added to a sequence of seven.")]
        return [*said, rule(facts, "samba_closed")]

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
        return self.judged.telling(shown)
