"""What somebody's own rules may be called; knows no file and no rule."""

import unicodedata

from samba_desktop.engine.plain import plain_name
from samba_desktop.engine.rules.presets import PRESETS


def name_key(name: str) -> str:
    """Return what two names have in common that count as one: capitals and blanks make no difference."""
    return unicodedata.normalize("NFKC", plain_name(name)).casefold()


def is_preset_name(name: str) -> bool:
    """Tell whether a name belongs to a rule set that comes with the game."""
    taken = {name_key(known) for preset in PRESETS.values() for known in (preset.id, preset.title)}
    return name_key(name) in taken
