"""What somebody's own rules may be called; knows no file and no rule."""

import unicodedata

from samba_desktop.engine.rules.presets import PRESETS

UNWRITABLE = frozenset({"Cc", "Cf", "Cs", "Cn"})
"""Signs by their Unicode category that nobody sees, or that turn a line of text around."""
JOINERS = "\u200c\u200d"
"""Of that kind too, but letters and pictures are made with them."""
SEEN = frozenset("LNPS")
"""The first letter of the category of signs that can be seen by themselves."""


def plain_name(text: str) -> str:
    """Write a name in its plain form: blanks single and none at the ends, no signs that can't be shown."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    name = "".join(sign for sign in spaced if sign in JOINERS or unicodedata.category(sign) not in UNWRITABLE)
    is_seen = any(unicodedata.category(sign)[0] in SEEN for sign in name)
    return " ".join(name.split()) if is_seen else ""


def name_key(name: str) -> str:
    """Return what two names have in common that count as one: capitals and blanks make no difference."""
    return unicodedata.normalize("NFKC", plain_name(name)).casefold()


def is_preset_name(name: str) -> bool:
    """Tell whether a name belongs to a rule set that comes with the game."""
    taken = {name_key(known) for preset in PRESETS.values() for known in (preset.id, preset.title)}
    return name_key(name) in taken
