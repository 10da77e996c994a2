"""`samba-desktop FILE`: what the record of a match holds, in a sentence."""

from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.saving import nearest_preset
from samba_desktop.match.match import fold
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record
from samba_desktop.texts.language import ENGLISH


def told_of_record(name: str) -> str:
    """Tell what a file holds.

    Raises Trouble with one sentence where it isn't the record of a match.
    """
    path = Path(name)
    try:
        record = read_record(path)
        match, damage = fold(record)
    except SaveError as error:
        raise Trouble(str(error)) from None
    game = record.rules_name or PRESETS[nearest_preset(record.rules)].title
    rounds = ENGLISH.translate("Record", "%n finished round(s)", len(match.counts))
    told = f"{path.name} holds a match of {game} for {record.seating.players} players with {rounds}"
    if match.counts:
        told += " (" + " to ".join(map(ENGLISH.number, match.counts[-1].totals)) + ")"
    if damage is not None:
        told += f"; {damage.why}"
    return f"{told.rstrip('.')}. This version of Samba cannot show it yet; keep the file for one that can."
