"""Rules as a preset and what was changed in it: their form in a file, and two rule sets side by side."""

import json
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, OptionValueError, alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import (
    THEME_OF,
    Rules,
    describe,
    value_of,
    why_without_effect,
    with_values,
)
from samba_desktop.engine.wording import LONGEST_NAME, PlacedError, is_too_long

FORMAT = 1
"""Of rules in a file that says its format; a newer one is refused."""
KEYS = ("preset", "changed", "format", "name")
LONGEST_QUOTE = 40


class RulesError(PlacedError):
    """Rules that cannot be read; the message is one sentence with the place and what would be allowed.

    The place is one as "rules.changed.go_out_sets", and empty for a code.
    """

    context = "RulesErrors"

    def within(self, place: str) -> "RulesError":
        """Return the same with the place in which its own place lies."""
        return RulesError(f"{place}, {self.place}" if self.place else place, self.text, **self.values)


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """List the options in which two rule sets differ, in the order in which options are shown."""
    return tuple(name for name in THEME_OF if value_of(rules, name) != value_of(other, name))


def nearest_preset(rules: Rules) -> str:
    """Name the preset from which the fewest options differ, the first of several."""
    for name, preset in PRESETS.items():
        if preset.rules == rules:
            return name
    return min(PRESETS, key=lambda name: len(differences(rules, PRESETS[name].rules)))


def rules_to_json(rules: Rules, preset: str | None = None) -> dict[str, object]:
    """Write rules as a preset (the nearest where none is given) and the options changed in it.

    Raises KeyError where there is no preset of that name.
    """
    name = nearest_preset(rules) if preset is None else preset
    changed = {
        option: describe(option).allowed.write(value_of(rules, option))
        for option in differences(rules, PRESETS[name].rules)
    }
    return {"preset": name, "changed": changed}


def rules_from_json(obj: object, place: str = "rules") -> Rules:
    """Read what `rules_to_json` writes; the bare name of a preset will do, and a preset without changes.

    `place` names the object in the message of an error. The name that rules may bear is not looked up.

    Raises RulesError with one sentence that names the place and what would be allowed there.
    """
    if isinstance(obj, str):
        return PRESETS[_preset(obj, place)].rules
    if not isinstance(obj, Mapping):
        text = QT_TRANSLATE_NOOP("RulesErrors", "needed is an object such as {example}.")
        raise RulesError(place, text, example='{"preset": "swedish-samba", "changed": {}}')
    _check_keys(obj, place)
    _check_name(obj.get("name", ""), _joined(place, "name"))
    rules = PRESETS[preset_from_json(obj, place)].rules
    changed = obj.get("changed", {})
    at = _joined(place, "changed")
    if not isinstance(changed, Mapping):
        text = QT_TRANSLATE_NOOP("RulesErrors", "needed is an object of options, such as {example}.")
        raise RulesError(at, text, example='{"go_out_sets": 2}')
    read = {str(name): _read(str(name), value, _joined(at, str(name))) for name, value in changed.items()}
    return with_values(rules, read)


def preset_from_json(obj: Mapping[object, object], place: str = "rules") -> str:
    """Read the preset from which rules are made.

    Raises RulesError where it is missing or unknown.
    """
    if "preset" in obj:
        return _preset(obj["preset"], _joined(place, "preset"))
    text = QT_TRANSLATE_NOOP("RulesErrors", "this is missing; allowed is {allowed}.")
    raise RulesError(_joined(place, "preset"), text, allowed=", ".join(PRESETS))


def _check_keys(obj: Mapping[object, object], place: str) -> None:
    version = obj.get("format", FORMAT)
    at = _joined(place, "format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise _not_possible(at, version, FORMAT)
    if version > FORMAT:
        text = QT_TRANSLATE_NOOP(
            "RulesErrors",
            "{version} is of a newer version of Samba, while this one reads up to {known}: open it with the "
            "newer one.",
        )
        raise RulesError(at, text, version=version, known=FORMAT)
    for key in obj:
        if key not in KEYS:
            text = QT_TRANSLATE_NOOP("RulesErrors", "there is no {found} here; allowed is {allowed}.")
            raise RulesError(
                place, text, found=_quoted(key), allowed=_allowed(str(key), ("preset", "changed"), KEYS)
            )


def _check_name(name: object, place: str) -> None:
    if not isinstance(name, str) or is_too_long(name):
        raise _not_possible(
            place,
            name,
            OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "a text of at most {most} letters"), most=LONGEST_NAME
            ),
        )


def _preset(name: object, place: str) -> str:
    if isinstance(name, str) and name in PRESETS:
        return name
    text = QT_TRANSLATE_NOOP("RulesErrors", "{found} is no preset; allowed is {allowed}.")
    raise RulesError(place, text, found=_quoted(name), allowed=_allowed(str(name), tuple(PRESETS)))


def _read(name: str, value: object, place: str) -> Any:  # noqa: ANN401 - options differ in type
    if name not in THEME_OF:
        raise _no_option(place, name)
    try:
        return describe(name).allowed.read(value)
    except OptionValueError as error:
        raise _not_possible(place, value, error) from error


def _no_option(place: str, name: str) -> RulesError:
    near = _close(name, list(THEME_OF), 3) or ["go_out_sets", "target_score"]
    text = QT_TRANSLATE_NOOP(
        "RulesErrors", "there is no option {found}; allowed are options such as {allowed}."
    )
    return RulesError(place, text, found=_quoted(name), allowed=", ".join(map(_quoted, near)))


def _not_possible(place: str, found: object, allowed: object) -> RulesError:
    text = QT_TRANSLATE_NOOP("RulesErrors", "{found} is not possible; allowed is {allowed}.")
    return RulesError(place, text, found=_quoted(found), allowed=allowed)


def _joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _allowed(name: str, names: tuple[str, ...], near: tuple[str, ...] = ()) -> object:
    """List names, after a mistyped one with what may have been meant."""
    known = ", ".join(names)
    close = _close(name, list(near or names), 1)
    if not close:
        return known
    text = QT_TRANSLATE_NOOP("RulesErrors", "{known} (did you mean {near}?)")
    return OptionValueError(text, known=known, near=_quoted(close[0]))


def _close(name: str, names: list[str], most: int) -> list[str]:
    from difflib import get_close_matches  # noqa: PLC0415 - only for what was mistyped

    return get_close_matches(name, names, n=most)


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


class Difference(Struct, frozen=True):
    """An option in which two rule sets differ."""

    option: str
    left: Any
    right: Any
    left_counts: bool
    """Whether it has any effect under the other options of its rule set; so too `right_counts`."""
    right_counts: bool


class ThemeDifferences(Struct, frozen=True):
    """The options of a theme in which two rule sets differ, in the order in which options are shown."""

    theme: str
    differences: tuple[Difference, ...]


def compare(left: Rules, right: Rules) -> tuple[ThemeDifferences, ...]:
    """List what differs between two rule sets, theme by theme.

    What counts in neither is left out, and so is a number that is the same for all counts of players that
    each of them offers.
    """
    themes: dict[str, list[Difference]] = {}
    for name in differences(left, right):
        found = Difference(
            name,
            value_of(left, name),
            value_of(right, name),
            why_without_effect(left, name) is None,
            why_without_effect(right, name) is None,
        )
        if (found.left_counts or found.right_counts) and alike(found.left) != alike(found.right):
            themes.setdefault(THEME_OF[name], []).append(found)
    return tuple(ThemeDifferences(theme, tuple(found)) for theme, found in themes.items())
