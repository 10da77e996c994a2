"""Which variants are in force, in one line, as one agrees at a table before play."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, narrowed, value_of, why_without_effect
from samba_desktop.engine.rules.saving import differences
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.variant_clauses_melds import MELD_CLAUSES
from samba_desktop.texts.variant_clauses_scores import SCORE_CLAUSES

CLAUSES: Mapping[str, str | Mapping[Any, str]] = MappingProxyType({**MELD_CLAUSES, **SCORE_CLAUSES})
WITHOUT_CLAUSE = frozenset({"group_min_size", "sequence_min_length", "target_choices"})
"""Options with a single value, and the targets that are offered, which nobody agrees on."""
TARGET = "target_score"
NOTABLE = (
    "group_ratio_rule", "merge_sequences", "red_three_mode", "black_three_meld", "go_out_sets",
)  # fmt: skip
"""What people ask for who sit down to a game that they know."""
MOST = 8
"""Clauses before the line would be too long to read."""


class Variants:
    """The line before play, in a language."""

    tr = Tr()

    def __init__(self, language: Language, seating: Seating | None = None) -> None:
        self.language = language
        self.seating = seating
        self.options = OptionTexts(language)
        self.names = SetNames(language)

    def line(self, rules: Rules, preset: str) -> str:
        """Name the preset, what differs from it with effect, and the target of the match."""
        original = PRESETS[preset].rules
        if self.seating is not None:
            rules, original = (
                narrowed(one, self.seating.players, self.seating.shape) for one in (rules, original)
            )
        changed = _in_effect(rules, differences(rules, original))
        game = self._title(preset)
        if not changed:
            clauses = [self.clause(rules, name) for name in (*_in_effect(rules, NOTABLE), TARGET)]
            return self.tr("{game}, unchanged: {clauses}.", game=game, clauses=_listed(clauses))
        names = [name for name in changed if name != TARGET]
        names.sort(key=lambda name: name not in NOTABLE)
        clauses = [self.clause(rules, name) for name in names[:MOST]]
        if len(names) > MOST:
            clauses.append(self.tr("%n more", "", len(names) - MOST))
        clauses.append(self.clause(rules, TARGET))
        return self.tr(
            "{game} with %n change(s): {clauses}.", "", len(changed), game=game, clauses=_listed(clauses)
        )

    def count(self, rules: Rules, preset: str) -> str:
        """Say how many rules differ from the preset."""
        number = len(differences(rules, PRESETS[preset].rules))
        if not number:
            return self.tr("No rule differs from {game}.", game=self._title(preset))
        return self.tr("%n rule(s) (differs|differ) from {game}.", "", number, game=self._title(preset))

    def clause(self, rules: Rules, name: str) -> str:
        """Say in a few words what an option is set to."""
        declared, value = replace(describe(name), says=CLAUSES[name]), alike(value_of(rules, name))
        members = value if isinstance(value, frozenset) else frozenset()
        kinds = [self.options.rule(text) for kind, text in declared.names.items() if kind in members]
        return self.language.say(
            "Variants",
            declared.sentence(value),
            None,
            value=self.options.value(declared, value),
            number=self.options.words.number(value) if isinstance(value, int) else "",
            any=self.options.words.one_of(kinds),
            **self.names.gaps(rules),
        )

    def _title(self, preset: str) -> str:
        return self.language.say("Presets", PRESETS[preset].title)


def _in_effect(rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(
        name for name in names if name not in WITHOUT_CLAUSE and why_without_effect(rules, name) is None
    )


def _listed(clauses: Sequence[str]) -> str:
    """Join clauses, by semicolons where one of them has commas of its own."""
    return ("; " if any(", " in clause for clause in clauses) else ", ").join(clauses)


def variants_line(rules: Rules, preset: str, language: Language, seating: Seating | None = None) -> str:
    """Say in one line which variants are in force, as one agrees before play.

    With a seating only what matters to so many players in that shape.
    """
    return Variants(language, seating).line(rules, preset)


def differing_line(rules: Rules, preset: str, language: Language) -> str:
    """Say how many rules differ from the preset."""
    return Variants(language).count(rules, preset)
