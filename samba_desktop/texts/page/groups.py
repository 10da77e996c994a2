"""The section on groups and canastas."""

from samba_desktop.engine.rules.kinds import WildSwap
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.judged import Judged
from samba_desktop.texts.page.parts import Block, Example, Section, paragraphs
from samba_desktop.texts.page.voice import Voice

NATURAL = "KS KH KC"
WITH_WILDS = (
    "KS KH 2C",
    "KS 2C JK",
    "KS KH KC 2D JK",
    "KS KH KC KD 2D JK",
    "KS KH KC 2C 2D JK",
)
WILD = "JK JK 2S"


class Groups:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = Judged(voice)

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
        said = [rule(facts, "group_min_size"), rule(facts, "group_max_wilds")]
        if facts.wilds_in_groups and facts.group_ratio_bites:
            said.append(rule(facts, "group_ratio_rule"))
        if facts.wilds_in_groups and facts.group_naturals_bite:
            said.append(rule(facts, "group_min_naturals"))
        return [*said, rule(facts, "wild_budget_per_side", unless=None)]

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
