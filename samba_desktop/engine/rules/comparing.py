"""Two rule sets side by side: the options in which they differ, theme by theme."""

from typing import Any

from msgspec import Struct

from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.rules import THEME_OF, Rules, value_of, why_without_effect
from samba_desktop.engine.rules.saving import differences


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
