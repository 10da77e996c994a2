"""What a person has chosen for good: speed, sorting, the window. A small JSON file beside the matches."""

import json
import logging
import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import FieldInfo, fields

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError, about_saved
from samba_desktop.store.files import free_path, read_json, write_whole

FILE = "preferences.json"
LARGEST = 10_000_000
"""Bytes; the last choices of the new-match dialog are most of it."""
DAMAGED = "damaged"
"""What a file is called afterwards that could not be read."""
LARGEST_NUMBER = 1000
"""None of the numbers is larger; what looks at one knows its own bounds."""
_log = logging.getLogger(__name__)


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class HandSorting(StrEnum):
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
    hand_order: HandSorting = HandSorting.RANK
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
    take_back_wait: int = 25
    """Tenths of a second for which the next seat waits after a discard, so that it can be taken back."""
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
    typed_commands: str = ""
    """The commands of programs that were typed here, sealed for this installation, as JSON text."""
    others: Mapping[str, object] = field(default_factory=dict)
    """What a newer version has put there, kept as it is."""


def read_preferences(folder: Path) -> Preferences:
    """Read the preferences; what is missing or broken is as if never chosen, and broken things are logged."""
    preferences, problems = _read(folder)
    for problem in problems:
        _log.warning("%s", problem)
    return preferences


def set_aside_broken(folder: Path) -> Phrase | None:
    """Keep the file of the preferences under another name where something in it is broken, and say so.

    It would else be lost with the next choice. For the one that may write in the data folder.
    """
    preferences, problems = _read(folder)
    if not problems:
        return None
    kept = free_path(folder / FILE, DAMAGED)
    try:
        (folder / FILE).rename(kept)
        write_preferences(folder, preferences)
    except (OSError, SaveError) as error:
        _log.warning("The preferences could not be set aside: %s", error)
        return None
    text = QT_TRANSLATE_NOOP(
        "Saving", "Not all of your settings could be read; the file as it was is kept as {path}."
    )
    return about_saved(text, path=kept)


def write_preferences(folder: Path, preferences: Preferences) -> None:
    """Write the preferences, which are there whole or as they were before.

    Raises SaveError where they cannot be written.
    """
    values = {one.name: getattr(preferences, one.name) for one in _own_fields()}
    text = json.dumps({**preferences.others, **values}, ensure_ascii=False, indent=2)
    write_whole(folder / FILE, text)


def _own_fields() -> tuple[FieldInfo, ...]:
    return tuple(one for one in fields(Preferences) if one.name != "others")


def _read(folder: Path) -> tuple[Preferences, list[str]]:
    """Read the preferences, and say in English what is broken in them."""
    path = folder / FILE
    if not os.path.lexists(path):
        return Preferences(), []
    try:
        found = read_json(path, LARGEST)
    except SaveError as error:
        return Preferences(), [f"The preferences in {path} cannot be read and are left out: {error}"]
    if not isinstance(found, dict):
        return Preferences(), [f"The preferences in {path} are no JSON object and are left out."]
    return _preferences(found)


def _preferences(found: dict[str, object]) -> tuple[Preferences, list[str]]:
    problems = []
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
            problems.append(f"The preference {one.name} is as if never chosen: {error}")
    names = {one.name for one in _own_fields()}
    others = {name: value for name, value in found.items() if name not in names}
    try:
        json.dumps(others, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        problems.append(f"What a newer version has chosen is left out: {error}")
        others = {}
    return Preferences(**chosen, others=others), problems


def _today(name: str, value: object) -> object:
    """Return a value as it is written today."""
    return EARLIER.get(name, {}).get(value, value) if isinstance(value, bool) else value


def _like(default: object, value: object) -> object:
    """Return the value as one of the default's kind.

    Raises ValueError where it is none.
    """
    if isinstance(default, StrEnum):
        return type(default)(str(value))
    if type(value) is not type(default) or (isinstance(value, int) and not 0 <= value <= LARGEST_NUMBER):
        raise ValueError(f"{value!r:.100} is not possible there")
    if isinstance(value, str):
        # Half of a sign can be read, but neither be shown nor written.
        value.encode()
    return value
