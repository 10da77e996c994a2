"""The form of rules in a file: a preset and what was changed in it; knows no file."""

import json
from collections.abc import Mapping
from difflib import get_close_matches

from samba_desktop.engine.rules.option import OptionValueError
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, with_value

FORMAT = 1
"""Of rules in a file that says its format; a newer one is refused."""
KEYS = ("preset", "changed", "format")
LONGEST_QUOTE = 40


class RulesError(ValueError):
    """Rules that cannot be read; the message is one sentence with the place and what would be allowed."""


def differences(rules: Rules, other: Rules) -> tuple[str, ...]:
    """List the options in which two rule sets differ, in the order in which options are shown."""
    return tuple(name for name in THEME_OF if value_of(rules, name) != value_of(other, name))


def nearest_preset(rules: Rules) -> str:
    """Name the preset from which the fewest options differ, the first of several."""
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

    `place` names the object in the message of an error.

    Raises RulesError with one sentence that names the place and what would be allowed there.
    """
    if isinstance(obj, str):
        return _preset(obj, place)
    if not isinstance(obj, Mapping):
        raise RulesError(
            f'{place}: needed is an object such as {{"preset": "swedish-samba", "changed": {{}}}}.'
        )
    _check_keys(obj, place)
    if "preset" not in obj:
        raise RulesError(f"{place}.preset is missing; allowed is {' or '.join(PRESETS)}.")
    rules = _preset(obj["preset"], f"{place}.preset")
    changed = obj.get("changed", {})
    if not isinstance(changed, Mapping):
        raise RulesError(f'{place}.changed: needed is an object of options, such as {{"go_out_sets": 2}}.')
    for name, value in changed.items():
        rules = _changed(rules, str(name), value, f"{place}.changed.{name}")
    return rules


def _check_keys(obj: Mapping[object, object], place: str) -> None:
    version = obj.get("format", FORMAT)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RulesError(f"{place}.format: {_quoted(version)} is not possible; allowed is {FORMAT}.")
    if version > FORMAT:
        raise RulesError(
            f"{place}.format: {version} is of a newer version of Samba; this one reads up to {FORMAT}."
        )
    for key in obj:
        if key not in KEYS:
            raise RulesError(
                f'{place}: there is no "{key}" here; allowed are "preset" and "changed"'
                f"{_did_you_mean(str(key), KEYS)}."
            )


def _preset(name: object, place: str) -> Rules:
    if isinstance(name, str) and name in PRESETS:
        return PRESETS[name].rules
    meant = _did_you_mean(str(name), PRESETS)
    raise RulesError(f"{place}: {_quoted(name)} is no preset; allowed is {' or '.join(PRESETS)}{meant}.")


def _changed(rules: Rules, name: str, value: object, place: str) -> Rules:
    if name not in THEME_OF:
        raise RulesError(f'{place}: there is no option "{name}"{_did_you_mean(name, THEME_OF)}.')
    try:
        read = describe(name).allowed.read(value)
    except OptionValueError as error:
        raise RulesError(f"{place}: {_quoted(value)} is not possible; allowed is {error}.") from error
    return with_value(rules, name, read)


def _did_you_mean(name: str, names: Mapping[str, object] | tuple[str, ...]) -> str:
    close = get_close_matches(name, list(names), n=1)
    return f' (did you mean "{close[0]}"?)' if close else ""


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
