"""The complete rules in force as a text that one would print, section by section in the order of play."""

from samba_desktop.engine.rules.checks import contradictions
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import Language
from samba_desktop.texts.page.advice import Advice
from samba_desktop.texts.page.cards import TheCards
from samba_desktop.texts.page.ending import Ending
from samba_desktop.texts.page.facts import facts_of
from samba_desktop.texts.page.first_meld import FirstMeld
from samba_desktop.texts.page.glossary import Glossary
from samba_desktop.texts.page.groups import Groups
from samba_desktop.texts.page.opening import Opening
from samba_desktop.texts.page.parts import Page, Section
from samba_desktop.texts.page.plain import as_text
from samba_desktop.texts.page.sequences import Sequences
from samba_desktop.texts.page.sources import Sources
from samba_desktop.texts.page.the_pile import ThePile
from samba_desktop.texts.page.threes import Threes
from samba_desktop.texts.page.turns import Turns
from samba_desktop.texts.page.voice import Voice

NO_MATCH = QT_TRANSLATE_NOOP("RulesPage", "No match can be played by these rules as they stand: {why}")


class RulesPage:
    """Writes the rules page in a language."""

    def __init__(self, language: Language) -> None:
        self.voice = voice = Voice(language)
        self.sources = Sources(voice)
        self.chapters = (
            Opening(voice),
            Turns(voice),
            TheCards(voice),
            Groups(voice),
            Sequences(voice),
            FirstMeld(voice),
            ThePile(voice),
            Threes(voice),
            Ending(voice),
            Advice(voice),
            Glossary(voice),
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
        told = dict.fromkeys(map(self.voice.options.contradiction, found))
        return self.voice.language.say("RulesPage", NO_MATCH, None, why=" ".join(told))


def rules_text(
    preset: Preset, language: Language, rules: Rules | None = None, seating: Seating | None = None
) -> str:
    """Write the rules page as plain text; `rules` where they differ from the preset."""
    return as_text(RulesPage(language).page(preset, rules, seating=seating))
