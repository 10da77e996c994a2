"""`samba-desktop FILE` and `samba-desktop replay FILE`: what the record of a match holds, in a sentence."""

from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.saving import nearest_preset
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record
from samba_desktop.texts.language import ENGLISH


def opened_record(name: str) -> tuple[Record, str]:
    """Read the record of a match and tell in a sentence what it holds.

    Raises Trouble with one sentence where the file holds no record, or one that cannot be played.
    """
    path = Path(name)
    try:
        record = read_record(path)
        match = Match(record)
    except SaveError as error:
        raise Trouble(str(error)) from None
    rounds = ENGLISH.translate("Record", "%n finished round(s)", len(match.counts))
    players = record.seating.players
    told = f"{path.name} holds a match of {game_of(record)} for {players} players with {rounds}"
    if match.counts:
        told += " (" + " to ".join(map(ENGLISH.number, match.counts[-1].totals)) + ")"
    return record, f"{told}."


def game_of(record: Record) -> str:
    """Name the game of a record."""
    return record.rules_name or PRESETS[nearest_preset(record.rules)].title
