"""The pages: the complete rules in force, and how Canasta and Samba came about."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.changes import differences
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS, Preset
from samba_desktop.engine.rules.rules import Rules, value_of
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.page.advice import AdviceChapter, GlossaryChapter
from samba_desktop.texts.page.chapter import (
    Block,
    Facts,
    Page,
    Paragraph,
    Points,
    Section,
    Terms,
    Voice,
    facts_of,
    paragraphs,
)
from samba_desktop.texts.page.ending import EndingChapter
from samba_desktop.texts.page.meld_chapters import (
    FirstMeldChapter,
    GroupsChapter,
    SequencesChapter,
    ThreesChapter,
)
from samba_desktop.texts.page.start import CardsChapter, OpeningChapter
from samba_desktop.texts.page.turns import PileChapter, TurnsChapter

UNSAID = ("target_choices",)
"""Options that say nothing about play."""


NO_MATCH = QT_TRANSLATE_NOOP("RulesPage", "No match can be played by these rules as they stand: {why}")
ORIGINS: Mapping[str, str] = MappingProxyType(
    {
        "swedish-samba": QT_TRANSLATE_NOOP(
            "History",
            "Passed on in Swedish as a variant of Samba for two to six players. It leaves it to you whether "
            "a red three is laid out or kept, lets it block the discard pile, and knows no frozen "
            "pile: it always takes a pair from the hand to pick it up.",
        ),
        "black-samba": QT_TRANSLATE_NOOP(
            "History",
            "A younger sister, written down in English and passed on in Swedish. It has its name from the "
            "samba of six natural cards and one wild card, which it sets beside the natural one.",
        ),
        "samba-500": QT_TRANSLATE_NOOP(
            "History",
            "A short Swedish description of a game for three with one deck and two jokers. It shares melds, "
            "wild cards and the name with Samba, and leaves much open.",
        ),
        "german-samba": QT_TRANSLATE_NOOP(
            "History",
            "A German rule text for pairs at a table. A wild card in a group may be swapped for the card it "
            "stands for, a fitting meld is enough to take the pile, and whoever goes out concealed is paid "
            "for it.",
        ),
        "german-two-player": QT_TRANSLATE_NOOP(
            "History", "The same German text for two: each plays alone and needs two canastas or sambas."
        ),
        "uruguayan-samba": QT_TRANSLATE_NOOP(
            "History",
            "Named in the German text after the country Canasta comes from: two wild cards have to do for "
            "all groups of a round.",
        ),
        "open-samba": QT_TRANSLATE_NOOP(
            "History",
            "The freest of the German variants: sequences take wild cards, and a samba with one pays less.",
        ),
        "bolivia": QT_TRANSLATE_NOOP(
            "History",
            "A near relation with the same cards and sequences. It adds canastas of wild cards alone, calls "
            "the samba an escalera, and goes on to 15,000. American descriptions filled in what the German "
            "text leaves out.",
        ),
        "dutch-samba": QT_TRANSLATE_NOOP(
            "History",
            "A Dutch page made for playing against computers: red threes are laid out by themselves, and "
            "whoever may not go out keeps two cards.",
        ),
        "classic-canasta": QT_TRANSLATE_NOOP(
            "History",
            "The game it all began with, as the Dutch page sets it beside Samba and the classic laws "
            "complete it: two decks, no sequences, to 5,000.",
        ),
        "international-samba": QT_TRANSLATE_NOOP(
            "History",
            "Samba as it was written down in the 1950s, from the descriptions that are still published. The "
            "others depart from it.",
        ),
    }
)
"""What is to be known of each preset, by its name in files."""


class SourcesChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def preset_text(self, text: str) -> str:
        """Translate a text that was marked where the presets are declared."""
        return self.voice.language.say("Presets", text)

    def house_rules(self, preset: Preset) -> str:
        """Say in a line what rules are that differ from a preset."""
        return self.tr("House rules after {preset}", preset=self.preset_text(preset.title))

    def sections(self, facts: Facts, preset: Preset, usual: Facts | None) -> tuple[Section, ...]:
        """Write the section; `usual` are the preset's rules at the same table, None where it has none."""
        changed = self._changed(facts, preset, usual)
        name = self.preset_text(preset.title)
        blocks: list[Block] = []
        if changed:
            blocks += paragraphs((self.tr("These are house rules. They differ from {preset}:", preset=name),))
            blocks.append(Points(tuple(changed)))
        blocks += paragraphs((self.preset_text(preset.source),))
        if preset.decided:
            lead = (
                self.tr("Where the source of {preset} is silent or unclear, this was decided:", preset=name)
                if changed
                else self.tr("Where the source is silent or unclear, this was decided:")
            )
            blocks += paragraphs((lead,))
            blocks.append(Points(tuple(map(self.preset_text, preset.decided))))
        return (Section(self.tr("Where these rules come from"), tuple(blocks)),)

    def _changed(self, facts: Facts, preset: Preset, usual: Facts | None) -> list[str]:
        other = usual.rules if usual else preset.rules
        return [
            self.tr(
                "{label}: {value}; in {preset}: {usual}.",
                label=self.voice.options.label(name),
                value=self.voice.options.choice(name, value_of(facts.rules, name)),
                usual=self.voice.options.choice(name, value_of(other, name)),
                preset=self.preset_text(preset.title),
            )
            for name in differences(facts.rules, other)
            if name not in UNSAID and (facts.matters(name) or (usual and usual.matters(name)))
        ]


class RulesPage:
    """Writes the rules page in a language."""

    def __init__(self, language: Language) -> None:
        self.voice = voice = Voice(language)
        self.sources = SourcesChapter(voice)
        self.chapters = (
            OpeningChapter(voice),
            TurnsChapter(voice),
            CardsChapter(voice),
            GroupsChapter(voice),
            SequencesChapter(voice),
            FirstMeldChapter(voice),
            PileChapter(voice),
            ThreesChapter(voice),
            EndingChapter(voice),
            AdviceChapter(voice),
            GlossaryChapter(voice),
        )

    def page(
        self, preset: Preset, rules: Rules | None = None, title: str = "", seating: Seating | None = None
    ) -> Page:
        """Write the page of rules that come from a preset.

        `rules` where they differ from it, `title` the name of somebody's own rules. With `seating` the page
        is written for that table alone, without for all that the rules offer.
        """
        rules = rules or preset.rules
        facts = facts_of(rules, seating)
        offered = seating is None or seating.shape in preset.rules.shapes(seating.players)
        usual = facts_of(preset.rules, seating) if offered else None
        sections: list[Section] = []
        for chapter in self.chapters:
            sections += chapter.sections(facts)
        sections += self.sources.sections(facts, preset, usual)
        own = rules != preset.rules
        return Page(
            title or self.sources.preset_text(preset.title),
            self.sources.house_rules(preset) if own else self.sources.preset_text(preset.character),
            tuple(section for section in sections if section.blocks),
            self._warning(rules, seating),
        )

    def _warning(self, rules: Rules, seating: Seating | None) -> str:
        found = contradictions(rules, seating.players if seating else None)
        if not found:
            return ""
        reasons = dict.fromkeys(map(self.voice.options.contradiction, found))
        return self.voice.language.say("RulesPage", NO_MATCH, None, why=" ".join(reasons))


class History:
    """Writes the page in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def page(self) -> Page:
        """Write the page."""
        return Page(
            self.tr("About the game"),
            self.tr("A family of games that began with two decks of cards beside the River Plate."),
            (self._canasta(), self._samba(), self._changes(), self._rule_sets()),
        )

    def _canasta(self) -> Section:
        sentences = (
            self.tr(
                "Canasta is said to have been thought up in 1939 in Montevideo, the capital of Uruguay; some "
                "sources place its beginnings later in the 1940s."
            ),
            self.tr(
                "It spread through South America, came to the United States in 1949, and was one of the most "
                "fashionable card games of the 1950s."
            ),
        )
        return Section(self.tr("Canasta"), (Paragraph(" ".join(sentences)),))

    def _samba(self) -> Section:
        sentences = (
            self.tr(
                "Samba grew out of that craze. Lists of games date it to about 1950; nobody is known to have "
                "invented it."
            ),
            self.tr(
                "It is also called Samba-Canasta, and reference books describe it as Canasta with three "
                "decks in which cards of one suit in a row count beside cards of one rank."
            ),
            self.tr(
                "The game travelled by word of mouth and on paper, and each table changed something. So "
                "there is no one Samba, but many: here it comes in {count} rule sets, Canasta itself among "
                "them.",
                count=len(PRESETS),
            ),
        )
        return Section(self.tr("Samba"), tuple(Paragraph(text) for text in sentences))

    def _changes(self) -> Section:
        sentences = (
            self.tr(
                "Three decks and six jokers make 162 cards in place of 108. Hands of fifteen cards and two "
                "drawn in each turn let melds grow quickly."
            ),
            self.tr(
                "New is the sequence: seven cards of a suit in a row are a samba, worth more than a canasta."
            ),
            self.tr(
                "What the games agree on least is the discard pile and the red threes: what it takes to pick "
                "up the pile, and when the threes count against those who laid them out."
            ),
        )
        return Section(self.tr("What Samba changed"), tuple(Paragraph(text) for text in sentences))

    def _rule_sets(self) -> Section:
        pairs = tuple(
            (self.language.say("Presets", preset.title), self.tr(ORIGINS[name]))
            for name, preset in PRESETS.items()
        )
        ends = self.tr("The last section of each rules page tells what was decided where a source is silent.")
        return Section(self.tr("Where each rule set comes from"), (Terms(pairs), Paragraph(ends)))
