"""What is said about the options: label, value and sentence, what differs, and the variants in one line."""

from collections.abc import Sequence
from enum import StrEnum
from textwrap import wrap
from typing import Any

from msgspec import Struct

from samba_desktop.engine.rule_checks import Contradiction
from samba_desktop.engine.rules.changes import compare, differences
from samba_desktop.engine.rules.option import Number, Option, alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, narrowed, value_of, why_without_effect
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords, SetNames

LABEL_WIDTH, VALUE_WIDTH = 34, 27
"""Columns of the printed comparison, in letters."""
TARGET = "target_score"
NOTABLE = (
    "group_ratio_rule", "merge_sequences", "red_three_mode", "black_three_meld", "go_out_sets",
)  # fmt: skip
"""What people ask for who sit down to a game that they know."""
MOST = 8
"""Clauses before the line would be too long to read."""


class OptionTexts:
    """The options of the rules, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self.names = SetNames(language)

    def rule(self, text: str, **gaps: str | int) -> str:
        """Translate a text that was marked where the options are declared."""
        return self.language.say("Rules", text, None, **gaps)

    def title(self, theme: str) -> str:
        """Return the heading of a theme, such as "Groups and canastas"."""
        return self.rule(getattr(Rules(), theme).title)

    def label(self, name: str) -> str:
        """Return the few words that name an option."""
        return self.rule(describe(name).label)

    def sentence(self, rules: Rules, name: str) -> str:
        """Say what the rule is, as one would print it."""
        declared, value = describe(name), alike(value_of(rules, name))
        text = self.rule(
            declared.sentence(value),
            value=self.value(declared, value),
            number=self._in_words(declared, value),
            any=self.words.one_of(self._parts(declared, value)),
            **self.names.gaps(rules),
        )
        return capital(text)

    def without_effect(self, rules: Rules, name: str) -> str:
        """Say why an option has no effect under the others; empty where it has one."""
        reason = why_without_effect(rules, name)
        return self.rule(reason) if reason else ""

    def contradiction(self, found: Contradiction) -> str:
        """Say what contradicts itself."""
        return self.rule(
            found.text,
            **{
                key: self.words.number(value) if key == "players" else self.language.number(value)
                for key, value in found.values.items()
            },
        )

    def choice(self, name: str, value: Any) -> str:  # noqa: ANN401 - options differ in type
        """Write a value in a few words, as it stands in a list of choices or in a comparison."""
        return self.value(describe(name), alike(value))

    def value(self, declared: Option, value: Any) -> str:  # noqa: ANN401 - options differ in type
        """Write a value of an option in a few words."""
        match value:
            case bool():
                return self.tr("yes") if value else self.tr("no")
            case None:
                assert isinstance(declared.allowed, Number)
                return self.rule(declared.allowed.none)
            case int():
                return self.language.number(value)
            case StrEnum():
                return self.rule(declared.names[value])
            case frozenset() if not value:
                return self.tr("none")
            case frozenset():
                return self.words.all_of(self._parts(declared, value))
            case ((None, _), *_):
                return self._bands(value)
            case ((_, tuple()), *_):
                return self._shapes(declared, value)
            case ((_, _), *_):
                return self._by_players(value)
            case tuple():
                return self.words.all_of([self.language.number(number) for number in value])
        raise AssertionError(value)

    def _in_words(self, declared: Option, value: Any) -> str:  # noqa: ANN401 - options differ in type
        return self.words.number(value) if isinstance(value, int) else self.value(declared, value)

    def _parts(self, declared: Option, value: Any) -> list[str]:  # noqa: ANN401 - options differ in type
        """Write the members of a set, or the numbers of a list."""
        if isinstance(value, frozenset):
            members = [kind for kind in declared.names if kind in value] or sorted(value)
            return [self._member(declared, member) for member in members]
        if isinstance(value, tuple) and value and isinstance(value[0], int):
            return [self.language.number(number) for number in value]
        return []

    def _member(self, declared: Option, member: StrEnum | int) -> str:
        if isinstance(member, StrEnum):
            return self.rule(declared.names[member])
        return self.words.number(member)

    def _bands(self, bands: tuple[tuple[int | None, int], ...]) -> str:
        if len(bands) == 1:
            return self.tr("{minimum} at any score", minimum=bands[0][1])
        parts = []
        for index, (total, minimum) in enumerate(bands):
            if total is None:
                below = bands[index + 1][0]
                assert below is not None
                parts.append(self.tr("{minimum} below {total}", minimum=minimum, total=below))
            else:
                parts.append(self.tr("{minimum} from {total}", minimum=minimum, total=total))
        return ", ".join(parts)

    def _shapes(self, declared: Option, shapes: tuple[tuple[int, tuple[StrEnum, ...]], ...]) -> str:
        alone = [players for players, offered in shapes if [shape.value for shape in offered] == ["solo"]]
        parts = []
        if alone:
            counts = self.words.one_of([self.words.number(players) for players in alone])
            solo = self._member(declared, next(shape for shape in declared.names if shape.value == "solo"))
            parts.append(self.tr("{counts} players: {shape}", counts=counts, shape=solo))
        for players, offered in shapes:
            if players not in alone:
                names = self.words.one_of([self._member(declared, shape) for shape in offered])
                parts.append(
                    self.tr("{counts} players: {shape}", counts=self.words.number(players), shape=names)
                )
        return capital("; ".join(parts))

    def _by_players(self, pairs: tuple[tuple[int, int], ...]) -> str:
        """Write numbers that differ by count of players, each number once."""
        counts: dict[int, list[int]] = {}
        for players, number in pairs:
            counts.setdefault(number, []).append(players)
        return self.words.all_of([self._with_players(number, same) for number, same in counts.items()])

    def _with_players(self, number: int, counts: list[int]) -> str:
        words = [self.words.number(count) for count in counts]
        low, high = counts[0], counts[-1]
        if len(counts) > 2 and high - low == len(counts) - 1:
            return self.tr(
                "{number} with {low} to {high} players", number=number, low=words[0], high=words[-1]
            )
        return self.tr("{number} with {players} players", number=number, players=self.words.one_of(words))


class Row(Struct, frozen=True):
    """An option with what it is on both sides, in a few words."""

    option: str
    label: str
    left: str
    right: str


class Block(Struct, frozen=True):
    """The rows of a theme under its heading."""

    title: str
    rows: tuple[Row, ...]


class Comparison:
    """Writes comparisons in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.options = OptionTexts(language)

    def blocks(self, left: Rules, right: Rules) -> tuple[Block, ...]:
        """List what differs, theme by theme; where an option has no effect on a side it says so."""
        return tuple(
            Block(
                self.options.title(theme.theme),
                tuple(
                    Row(
                        one.option,
                        self.options.label(one.option),
                        self._value(one.option, one.left, counts=one.left_counts),
                        self._value(one.option, one.right, counts=one.right_counts),
                    )
                    for one in theme.differences
                ),
            )
            for theme in compare(left, right)
        )

    def text(self, left: Rules, right: Rules, left_name: str, right_name: str) -> str:
        """Write a comparison as plain text in three columns."""
        blocks = self.blocks(left, right)
        if not blocks:
            return self.tr("{left} and {right} have the same rules.", left=left_name, right=right_name)
        lines = [*_columns("", left_name, right_name), ""]
        for block in blocks:
            lines += [block.title, "-" * len(block.title)]
            for row in block.rows:
                lines += _columns(row.label, row.left, row.right)
            lines.append("")
        return "\n".join(lines).rstrip()

    def _value(self, option: str, value: object, *, counts: bool) -> str:
        return self.options.choice(option, value) if counts else self.tr("no effect")


def _columns(label: str, left: str, right: str) -> list[str]:
    """Set three texts beside each other, each broken to its width."""
    cells = [wrap(label, LABEL_WIDTH), wrap(left, VALUE_WIDTH), wrap(right, VALUE_WIDTH)]
    height = max(map(len, cells))
    rows = zip(*(cell + [""] * (height - len(cell)) for cell in cells), strict=True)
    return [f"{one:{LABEL_WIDTH}}  {two:{VALUE_WIDTH}}  {three}".rstrip() for one, two, three in rows]


class Variants:
    """The line before play, in a language."""

    tr = Tr()

    def __init__(self, language: Language, seating: Seating | None = None) -> None:
        self.language = language
        self.seating = seating
        self.options = OptionTexts(language)
        self.names = SetNames(language)

    def line(self, rules: Rules, preset: str) -> str:
        """Name the preset, what differs from it with effect, and the target of the match.

        With a seating only what matters to so many players in that shape.
        """
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
        declared, value = describe(name), alike(value_of(rules, name))
        members = value if isinstance(value, frozenset) else frozenset()
        kinds = [self.options.rule(text) for kind, text in declared.names.items() if kind in members]
        return self.language.say(
            "Variants",
            declared.clause_for(value),
            None,
            value=self.options.value(declared, value),
            number=self.options.words.number(value) if isinstance(value, int) else "",
            any=self.options.words.one_of(kinds),
            **self.names.gaps(rules),
        )

    def _title(self, preset: str) -> str:
        return self.language.say("Presets", PRESETS[preset].title)


def _in_effect(rules: Rules, names: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in names if describe(name).clause and why_without_effect(rules, name) is None)


def _listed(clauses: Sequence[str]) -> str:
    """Join clauses, by semicolons where one of them has commas of its own."""
    return ("; " if any(", " in clause for clause in clauses) else ", ").join(clauses)
