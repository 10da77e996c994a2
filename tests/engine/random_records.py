"""A round saved and loaded: its record, written and read, gives the same game, and so does a journal."""

import json
from collections.abc import Iterator

from samba_desktop.engine.actions import Reason
from samba_desktop.engine.state import State, observe
from samba_desktop.match.journal import Ending, Entry
from samba_desktop.match.match import Match
from samba_desktop.match.record import BACK, Record, SeatPlan, record_from_json, record_to_json
from tests.engine.dice import Dice


def record_of(state: State, entries: tuple[str, ...]) -> Record:
    """Write what was played as the record of a match."""
    table = state.table
    seats = tuple(SeatPlan(f"Seat {seat}", "medium") for seat in range(1, table.seating.players + 1))
    return Record(table.rules, table.seating, seats, 7, None, entries)


def saved_and_loaded(record: Record) -> Record:
    return record_from_json(json.loads(json.dumps(record_to_json(record))))


def check_record(state: State, entries: tuple[str, ...]) -> Iterator[Reason]:
    """The record of what was played leads to the same game, and so it does after undo and redo."""
    record = record_of(state, entries)
    loaded = saved_and_loaded(record)
    assert loaded == record
    match = Match(loaded)
    check_same(match, state)
    assert match.record == record
    seat = match.table.turn.to_act if not entries[-1].startswith("discard") else match.entries[-1].seat
    if match.may_take_back(seat) is None:
        match.back(seat)
        match.redo(seat)
        check_same(match, state)
        check_same(Match(saved_and_loaded(match.record)), state)
    refused = match.may_redo(seat)
    return iter(()) if refused is None else iter((refused.reason,))


def check_same(match: Match, state: State) -> None:
    assert match.table == state.table
    for seat in range(state.table.seating.players):
        assert match.view(seat) == observe(state, seat)


class Kept:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.endings: list[Ending] = []

    def write(self, entry: Entry, ending: Ending) -> None:
        self.entries.append(entry)
        self.endings.append(ending)


def check_journal(state: State, entries: tuple[str, ...], dice: Dice) -> None:
    """A match that is gone on with after loading keeps each further entry, and tells how its round ended."""
    record = record_of(state, entries)
    begun = dice.below(len(entries))
    kept = Kept()
    match = Match(record.upto(begun), kept)
    for text in entries[begun:]:
        match.play_entry(text)
    check_same(match, state)
    assert tuple(entry.text for entry in kept.entries) == entries[begun:]
    assert [entry.n for entry in kept.entries] == list(range(begun + 1, len(entries) + 1))
    result = state.table.result
    assert result is not None
    count = kept.endings[-1].round
    assert count is not None
    assert (count.totals, count.end, count.n) == (result.totals, result.end, len(entries))
    assert all(entry.seat is not None for entry in kept.entries if entry.text == BACK)
