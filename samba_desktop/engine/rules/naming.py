"""What somebody's own rules may be called; knows no file and no rule."""

import unicodedata

from samba_desktop.engine.rules.presets import PRESETS

UNWRITABLE = frozenset({"Cc", "Cs", "Cn"})
"""Signs by their Unicode category that have no place in a line of text."""


def plain_name(text: str) -> str:
    """Write a name in its plain form: blanks single and none at the ends, no signs that can't be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(sign for sign in name if unicodedata.category(sign) not in UNWRITABLE)


def name_key(name: str) -> str:
    """Return what two names have in common that count as one: capitals and blanks make no difference."""
    return unicodedata.normalize("NFKC", plain_name(name)).casefold()


def is_preset_name(name: str) -> bool:
    """Tell whether a name belongs to a rule set that comes with the game."""
    taken = {name_key(known) for preset in PRESETS.values() for known in (preset.id, preset.title)}
    return name_key(name) in taken
