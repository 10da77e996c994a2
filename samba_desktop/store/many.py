"""Filling a store with matches that were played already, many at once: for measuring, not for playing."""

import json
from collections.abc import Iterable
from datetime import datetime, timedelta

from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, header_to_json
from samba_desktop.store import figures, rounds, rows
from samba_desktop.store.store import Store


def fill(store: Store, matches: Iterable[tuple[Record, Match]], first: datetime, apart: timedelta) -> None:
    """Keep matches in one transaction, each under the header of its record and as if played `apart`.

    The record may differ from the match's own in names, levels and the seed of the match alone.
    """
    with store.writing() as database:
        for at, (record, match) in enumerate(matches):
            time = (first + at * apart).isoformat(timespec="seconds")
            header = json.dumps(header_to_json(record), ensure_ascii=False, sort_keys=True)
            match_id, sound = rows.write_beginning(database, header, time)
            for entry in match.entries:
                sound = rows.write_entry(database, match_id, sound, entry)
            rounds.replace(database, match_id, match.counts)
            figures.replace(database, match_id, match.figures)
            if match.winners is not None:
                rows.write_result(database, match_id, match.winners)
