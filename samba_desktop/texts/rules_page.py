"""The complete rules in force as a text that one would print, written from the sentences of the options."""

from dataclasses import dataclass
from html import escape
from textwrap import fill

from samba_desktop.engine.rules.effect import why_without_effect
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import Rules, value_of
from samba_desktop.texts.language import Language, capital
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.rules_examples import RulesExamples
from samba_desktop.texts.rules_order import SECTIONS, SILENT

LINE_WIDTH = 78


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the page."""

    title: str
    paragraphs: tuple[str, ...]
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """The whole page."""

    title: str
    lead: str
    sections: tuple[Section, ...]


class RulesPage:
    """Writes the rules page in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.options = OptionTexts(language)
        self.examples = RulesExamples(language)

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self.language.say("RulesPage", text, n, **gaps)

    def preset_text(self, text: str) -> str:
        """Translate a text that was marked where the presets are declared."""
        return self.language.say("Presets", text)

    def page(self, preset: Preset, rules: Rules, title: str = "") -> Page:
        """Write the page of rules that come from a preset; `title` names somebody's own rules."""
        sections = [self._aim()]
        sections += [self._section(rules, title, blocks) for title, blocks in SECTIONS]
        sections.append(self._source(preset, changed=rules != preset.rules))
        return Page(
            title or self.preset_text(preset.title),
            self.preset_text(preset.character),
            tuple(section for section in sections if section.paragraphs),
        )

    def _aim(self) -> Section:
        first = self.tr(
            "You score by laying cards on the table in melds. A meld belongs to its side, and every player "
            "of the side may add cards to it. Where everybody plays alone, a side is one player."
        )
        second = self.tr(
            "A round ends as soon as a player goes out, that is, gets rid of the last card in the right way. "
            "Then each side counts what it has melded and what it still holds."
        )
        return Section(self.tr("The aim"), (first, second))

    def _section(self, rules: Rules, title: str, blocks: tuple[tuple[str, ...], ...]) -> Section:
        paragraphs = []
        for names in blocks:
            sentences = [
                self.options.sentence(rules, name)
                for name in names
                if why_without_effect(rules, name) is None and not _is_silent(rules, name)
            ]
            if "stock_draw" in names:
                sentences.insert(1, self._after_drawing())
            paragraphs.append(" ".join(sentences))
        return Section(
            self.options.rule(title),
            tuple(paragraph for paragraph in paragraphs if paragraph),
            self.examples.of(rules, {name for names in blocks for name in names}),
        )

    def _after_drawing(self) -> str:
        return self.tr(
            "Then you may lay melds and add cards, and at the end you discard a card face up onto the pile."
        )

    def _source(self, preset: Preset, *, changed: bool) -> Section:
        paragraphs = [self.preset_text(preset.source)]
        if changed:
            paragraphs.append(
                self.tr("Some rules differ from {preset}.", preset=self.preset_text(preset.title))
            )
        if preset.decided:
            decided = [self.preset_text(text) for text in preset.decided]
            paragraphs.append(self.tr("Where the source is silent or unclear, this was decided:"))
            return Section(self.tr("Where these rules come from"), tuple(paragraphs), tuple(decided))
        return Section(self.tr("Where these rules come from"), tuple(paragraphs))


def _is_silent(rules: Rules, name: str) -> bool:
    return name in SILENT and alike(value_of(rules, name)) == SILENT[name]


def rules_text(preset: Preset, language: Language, rules: Rules | None = None) -> str:
    """Write the rules page as plain text; `rules` where they differ from the preset."""
    page = RulesPage(language).page(preset, rules or preset.rules)
    lines = [page.title, "=" * len(page.title), "", fill(page.lead, LINE_WIDTH), ""]
    for section in page.sections:
        lines += [section.title, "-" * len(section.title)]
        for paragraph in section.paragraphs:
            lines += [fill(capital(paragraph), LINE_WIDTH), ""]
        for example in section.examples:
            lines.append(fill(example, LINE_WIDTH, initial_indent="  - ", subsequent_indent="    "))
        if section.examples:
            lines.append("")
    return "\n".join(lines).rstrip()


def rules_html(preset: Preset, language: Language, rules: Rules | None = None, title: str = "") -> str:
    """Write the rules page as simple HTML without any style, for a window to show."""
    page = RulesPage(language).page(preset, rules or preset.rules, title)
    parts = [f"<h1>{escape(page.title)}</h1>", f"<p><i>{escape(page.lead)}</i></p>"]
    for section in page.sections:
        parts.append(f"<h2>{escape(section.title)}</h2>")
        parts += [f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs]
        if section.examples:
            items = "".join(f"<li>{escape(example)}</li>" for example in section.examples)
            parts.append(f"<ul>{items}</ul>")
    return "\n".join(parts)
