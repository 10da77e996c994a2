"""What is said about the options: label, value and sentence, in a language."""

from enum import StrEnum
from typing import Any

from samba_desktop.engine.rules.checks import Contradiction
from samba_desktop.engine.rules.option import Number, Option, alike
from samba_desktop.engine.rules.rules import Rules, describe, value_of, why_without_effect
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.words import Words


class OptionTexts:
    """The options of the rules, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
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
