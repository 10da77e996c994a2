"""What the row of each option says under the rules as they stand; knows no widget."""

import unicodedata

from msgspec import Struct

from samba_desktop.engine.rules.checks import contradictions
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import OptionTexts

SHORT_WORD = 3
"""Letters of a word that stands in the middle of many others, as "red" does."""
OTHER_WORDS = QT_TRANSLATE_NOOP(
    "RowTexts",
    "wilds: wild; naturals: natural; majority: more natural; pack: deck; packs: deck; deuce: two; "
    "deuces: two; run: sequence; runs: sequence; straight: sequence; straights: sequence; set: group; "
    "sets: group; book: canasta; books: canasta; clean: natural; pure: natural; dirty: mixed; "
    "hidden: concealed; trash: discard; talon: stock; upcard: first card; opening: first meld; "
    "direction: order of play; steal: swapping; permission: asking; minus: penalty; "
    "negative: penalty",
)
"""What others say for a word of these rules, so that a search finds it: pairs, with semicolons between."""


class RowText(Struct, frozen=True):
    """The words of one row."""

    label: str
    sentence: str
    """The rule as one would print it, with the value in force."""
    changed: str = ""
    """What the preset has instead; empty where nothing was changed."""
    without_effect: str = ""
    """Why the option has no effect; empty where it has one."""
    trouble: str = ""
    """What contradicts itself because of this option; empty where nothing does."""


class RowTexts:
    """Writes the words of all rows in a language."""

    def __init__(self, language: Language) -> None:
        self.options = OptionTexts(language)
        self._language = language
        self._besides: dict[str, str] = {}
        pairs = (pair.partition(":") for pair in plain(self.tr(OTHER_WORDS)).split(";"))
        self._other_words = {said.strip(): ours.strip() for said, _, ours in pairs if ours.strip()}

    def tr(self, text: str, **gaps: str) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("RowTexts", text, None, **gaps)

    def source_title(self) -> str:
        """Head what is told of the source of the rules."""
        return self.tr("Where these rules come from")

    def troubles(self, rules: Rules) -> dict[str, str]:
        """Say for each option that causes a contradiction what contradicts itself."""
        found: dict[str, list[str]] = {}
        for one in contradictions(rules):
            found.setdefault(one.option, []).append(self.options.contradiction(one))
        return {name: "\n".join(sentences) for name, sentences in found.items()}

    def row(self, name: str, rules: Rules, preset: str, trouble: str = "") -> RowText:
        """Write what a row says, for rules that come from a preset."""
        origin = PRESETS[preset]
        return RowText(
            self.options.label(name),
            self.options.sentence(rules, name),
            self._changed(rules, origin.rules, origin.title, name),
            self._without_effect(rules, name),
            trouble,
        )

    def _changed(self, rules: Rules, origin: Rules, title: str, name: str) -> str:
        usual = value_of(origin, name)
        if value_of(rules, name) == usual:
            return ""
        preset = self._language.say("Presets", title)
        return self.tr("changed · {preset}: {value}", preset=preset, value=self.options.choice(name, usual))

    def _without_effect(self, rules: Rules, name: str) -> str:
        reason = self.options.without_effect(rules, name)
        return self.tr("Without effect: {reason}", reason=reason) if reason else ""

    def _said_besides(self, name: str) -> str:
        """Return what a search finds beside the words of the row: the group and the names of all values."""
        if name not in self._besides:
            names = [self.options.rule(text) for text in describe(name).names.values()]
            self._besides[name] = " ".join((self.options.title(THEME_OF[name]), *names))
        return self._besides[name]

    def matches(self, name: str, row: RowText, wanted: str) -> bool:
        """Tell whether every word of a search stands in a row, in its group or in the names of its values."""
        said = " ".join((row.label, row.sentence, row.changed, self._said_besides(name)))
        return all(
            finds(word, said) or finds_together(self._other_words.get(word, ""), said)
            for word in plain(wanted).split()
        )


def finds(wanted: str, said: str) -> bool:
    """Tell whether every word of a search stands in a text; a short one must begin a word there."""
    said = f" {plain(said)}"
    words = plain(wanted).split()
    return all((f" {word}" if len(word) <= SHORT_WORD else word) in said for word in words)


def finds_together(words: str, said: str) -> bool:
    """Tell whether words stand in a text one after another, at the beginning of a word; none do not."""
    return bool(words) and f" {words}" in f" {plain(said)}"


def plain(text: str) -> str:
    """Write a text without capitals and accents, so that a search finds it either way."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("’", "'")
