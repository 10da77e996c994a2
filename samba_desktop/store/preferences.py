"""What a person has chosen for good: speed, sorting, the window. A small JSON file beside the matches."""

import json
import logging
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import FieldInfo, fields

from samba_desktop.store.files import write_whole

FILE = "preferences.json"
_log = logging.getLogger(__name__)


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class HandOrder(StrEnum):
    """How the own hand is sorted."""

    RANK = "rank"
    SUIT = "suit"
    SAMBA = "samba"
    """Sequences and groups side by side."""
    OWN = "own"
    """As the player has put the cards."""


class ConfirmDiscards(StrEnum):
    """Which discards are asked about before they are done."""

    OFF = "off"
    RISKY = "risky"
    """Only those that are seldom meant, such as a wild card."""
    ALWAYS = "always"


EARLIER = {"confirm_discards": {False: ConfirmDiscards.OFF, True: ConfirmDiscards.ALWAYS}}
"""What values mean that an earlier version has written."""


class Motion(StrEnum):
    """Whether the speed of the cards holds also where the system asks for less motion."""

    SYSTEM = "system"
    """There they do not fly, as at the speed that is off."""
    FULL = "full"


class Cloth(StrEnum):
    """The colours of the table."""

    LAGOON = "lagoon"
    HARBOUR = "harbour"
    NIGHT = "night"
    CONTRAST = "contrast"


class Back(StrEnum):
    """What is printed on the backs of the cards."""

    LATTICE = "lattice"
    WAVES = "waves"
    CARNIVAL = "carnival"


class Preferences(Struct, frozen=True):
    """Each field is one preference with what it is before anything was chosen."""

    speed: Speed = Speed.NORMAL
    hand_order: HandOrder = HandOrder.RANK
    motion: Motion = Motion.SYSTEM
    cloth: Cloth = Cloth.LAGOON
    back: Back = Back.LATTICE
    four_colours: bool = False
    """Whether diamonds are blue and clubs green."""
    large_index: bool = False
    text_percent: int = 100
    """The size of the words on the table, of the usual one."""
    sounds: bool = True
    volume: int = 60
    """Of the sounds, 0 to 100."""
    confirm_discards: ConfirmDiscards = ConfirmDiscards.RISKY
    confirm_going_out: bool = True
    moments: bool = True
    """Whether the decisions of a round are looked at after it."""
    player_name: str = ""
    language: str = ""
    """A language code; empty for the system's."""
    own_letters: bool = False
    """Whether aces and court cards bear the letters of the language's own packs."""
    window: str = ""
    """The window's place and size in the window system's own form, as text; empty before the first time."""
    new_match: str = ""
    """The last choices of the new-match dialog as JSON text; empty before the first time."""
    others: Mapping[str, object] = field(default_factory=dict)
    """What a newer version has put there, kept as it is."""


def read_preferences(folder: Path) -> Preferences:
    """Read the preferences; what is missing or broken is as if never chosen, and broken things are logged."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Preferences()
    except (OSError, ValueError, RecursionError) as error:
        _log.warning("The preferences in %s cannot be read and are left out: %s", folder / FILE, error)
        return Preferences()
    if not isinstance(found, dict):
        _log.warning("The preferences in %s are no JSON object and are left out.", folder / FILE)
        return Preferences()
    return _preferences(found)


def write_preferences(folder: Path, preferences: Preferences) -> None:
    """Write the preferences, which are there whole or as they were before.

    Raises SaveError where they cannot be written.
    """
    values = {one.name: getattr(preferences, one.name) for one in _own_fields()}
    text = json.dumps({**preferences.others, **values}, ensure_ascii=False, indent=2)
    write_whole(folder / FILE, text)


def _own_fields() -> tuple[FieldInfo, ...]:
    return tuple(one for one in fields(Preferences) if one.name != "others")


def _preferences(found: dict[str, object]) -> Preferences:
    chosen: dict[str, Any] = {}
    if found.get("motion") == "reduced":
        # An earlier version had this beside the speed that is off, which is the same.
        found = {**found, "motion": Motion.SYSTEM, "speed": Speed.OFF}
    for one in _own_fields():
        if one.name not in found:
            continue
        try:
            chosen[one.name] = _like(one.default, _today(one.name, found[one.name]))
        except ValueError as error:
            _log.warning("The preference %s is as if never chosen: %s", one.name, error)
    names = {one.name for one in _own_fields()}
    others = {name: value for name, value in found.items() if name not in names}
    return Preferences(**chosen, others=others)


def _today(name: str, value: object) -> object:
    """Return a value as it is written today."""
    return EARLIER.get(name, {}).get(value, value) if isinstance(value, bool) else value


def _like(default: object, value: object) -> object:
    """Return the value as one of the default's kind.

    Raises ValueError where it is none.
    """
    if isinstance(default, StrEnum):
        return type(default)(str(value))
    if type(value) is not type(default):
        raise ValueError(f"{value!r} is not possible there")
    return value
