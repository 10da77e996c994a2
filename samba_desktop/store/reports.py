"""Reports of crashes: a text that the player can read and send on, with nothing in it that is personal."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkstemp

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import record_text
from samba_desktop.store.files import own_folder, write_whole
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import read_preferences
from samba_desktop.store.store import Store

FOLDER = "reports"
MOST_KEPT = 20
RULE = "-" * 72
PACKAGE = Path(__file__).parents[1]
SHORTEST = 3
"""A name of fewer letters is left where it stands: it would be found in other words."""
PROGRAM_LEVEL = "cmd:program"


class Personal(Struct, frozen=True):
    """What no report tells."""

    folder: Path
    """The data folder."""
    names: tuple[str, ...] = ()
    """Of everybody who plays here, and of own rules."""


def report(
    versions: Mapping[str, str], happened: str, said: str, record: Record | None, personal: Personal
) -> str:
    """Put a report together: what runs here, what happened, what the log said before, the match.

    The names of those who play in the match are taken out too.
    """
    seated = [plan.name for plan in record.seats] if record else ()
    names = [*personal.names, *seated]
    parts = [
        "Samba stopped in the middle of something. This is what its makers need to find out why.",
        "Nothing was sent. Paths and names that could be personal were replaced.",
        RULE,
        "\n".join(f"{what}: {found}" for what, found in versions.items()),
        f"{RULE}\nWhat happened\n",
        happened.strip(),
    ]
    if said:
        parts += [f"{RULE}\nThe last lines of the log\n", said.strip()]
    text = impersonal("\n".join(parts), _home(), personal.folder, names)
    if record is None:
        return f"{text}\n"
    match = record_text(unnamed(record))
    return f"{text}\n{RULE}\nThe match (the rest of this text is its record)\n\n{match}"


def impersonal(text: str, home: Path | None, folder: Path, names: Sequence[str]) -> str:
    """Take out of a text what tells who plays here: folders of the person, and names."""
    for path, sign in ((PACKAGE, "samba_desktop"), (folder, "(data folder)"), (home, "~")):
        for form in _forms(path) if path is not None else ():
            if len(form) > 1:
                text = text.replace(form, sign)
    account = home.name if home is not None else ""
    if len(account) >= SHORTEST:
        text = re.sub(rf"(?<=[/\\]){re.escape(account)}(?=[/\\]|\b)", "(user)", text)
    # The longer ones first, as one may be a part of another.
    for name in sorted(set(names), key=len, reverse=True):
        if len(name) >= SHORTEST:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "(player)", text)
    return text


def _home() -> Path | None:
    """Find the folder of the person; where the system knows none, nothing can tell of it."""
    try:
        return Path.home()
    except RuntimeError:
        return None


def _forms(path: Path) -> set[str]:
    """Return how a path may be written; where it leads may not be known any more."""
    forms = {str(path), path.as_posix()}
    with suppress(OSError, RuntimeError):
        forms |= {str(path.absolute()), str(path.resolve())}
    return forms


def unnamed(record: Record) -> Record:
    """Return the record with seats called by their numbers, and without the name of own rules."""
    seats = tuple(
        SeatPlan(f"Seat {number}", PROGRAM_LEVEL if plan.level.startswith("cmd:") else plan.level)
        for number, plan in enumerate(record.seats, start=1)
    )
    return replace(record, seats=seats, rules_name="")


def last_record(store: Store) -> Record | None:
    """Return the record of the match that was played last, as far as it is sound."""
    try:
        with store.reading() as database:
            found = database.execute(
                "SELECT id FROM matches ORDER BY played DESC, id DESC LIMIT 1"
            ).fetchone()
        return store.load(int(found[0])).record if found else None
    except SaveError:
        # The report tells of something else; that the store cannot be read stands in the log.
        return None


def known_names(store: Store | None, folder: Path) -> tuple[str, ...]:
    """List the player's own name, and the names in all matches that are kept: of seats and of own rules."""
    names = {read_preferences(folder).player_name}
    if store is not None:
        with suppress(SaveError):
            for line in list_matches(store):
                names |= {*line.names, line.rules_name}
    return tuple(sorted(names - {preset.title for preset in PRESETS.values()} - {""}))


def write_report(folder: Path, text: str, when: datetime) -> Path:
    """Keep a report in the data folder, and of older ones so many that they cannot fill it.

    Raises SaveError where that is not possible.
    """
    place = folder / FOLDER
    name = f"crash-{when:%Y%m%d-%H%M%S}"
    try:
        own_folder(place)
        path = next(one for one in _names(place, name) if not one.exists())
        for old in sorted(place.glob("crash-*.txt"))[: -MOST_KEPT + 1]:
            old.unlink()
    except OSError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(sentence, path=place / f"{name}.txt", why=system_reason(error)) from error
    write_whole(path, text)
    return path


def _names(place: Path, name: str) -> Iterator[Path]:
    """Return names for a report, as several may be written within a second."""
    yield place / f"{name}.txt"
    for number in count(2):
        yield place / f"{name}-{number}.txt"


def write_elsewhere(text: str) -> Path:
    """Keep a report among the system's temporary files, where the data folder cannot take it.

    Raises OSError where that is not possible either.
    """
    handle, name = mkstemp(".txt", "samba-crash-")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    return Path(name)
