"""A sitting at the table: play, take back, play again; the only place above the engine that holds states."""

import hashlib
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Action,
    Deal,
    NotationError,
    PlayerAction,
    Reason,
    Refusal,
    read_action,
    write_action,
)
from samba_desktop.engine.cards import Chance
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    RoundResult,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
    seen,
)
from samba_desktop.engine.game import IllegalAction, new_match, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rule_checks import UnplayableError
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.state import State, as_if_to_act, hidden_count, moved_count, observe, reshuffled
from samba_desktop.engine.table import Phase, Table, View
from samba_desktop.match.journal import Ending, Entry, Journal, RoundCount, RoundFigures, round_figures
from samba_desktop.match.record import BACK, SEED_BITS, Record
from samba_desktop.match.saving import Damage, SaveError


def reveals(event: Event) -> bool:
    """Tell whether an event showed somebody what he could not know, so that there is no way back."""
    match event:
        case Drawn(count=count) | Replaced(count=count):
            return count > 0
        case DealerDrawn() | Dealt() | Upturned() | Answered() | Reshuffled() | RoundEnded() | MatchEnded():
            return True
        case (
            PileTaken() | TopTaken() | WithheldTaken() | Laid() | Added() | Merged() | Swapped() | ThreeLaid()
        ):
            return False
        case Discarded() | Passed() | AskedToGoOut():
            return False
    assert_never(event)


class Move(Struct, frozen=True):
    """An action that can be taken back, or was."""

    action: Action
    seat: int
    before: State


class Moves:
    """A position with the actions that can still be taken back on it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.past: list[Move] = []

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action and return all its events, hidden cards included.

        Raises IllegalAction where it is refused.
        """
        after, events = step(self.state, action)
        self.advance(action, after, events)
        return events

    def advance(self, action: Action, after: State, events: tuple[Event, ...]) -> None:
        """Go on to the position after an action; a reveal or another seat's action before it is a wall."""
        actor = self.state.table.turn.to_act
        if isinstance(action, Deal) or any(map(reveals, events)):
            self.past.clear()
        else:
            if self.past and self.past[-1].seat != actor:
                self.past.clear()
            self.past.append(Move(action, actor, self.state))
        self.state = after

    def may_take_back(self, seat: int) -> Refusal | None:
        """Judge whether a seat may take back its last action.

        A revealed card is a wall; an action, a discard too, can be taken back until the next seat has acted.
        """
        if self.past and self.past[-1].seat == seat:
            return None
        turn = self.state.table.turn
        if not self.past and turn.seat == seat and turn.drew is not None:
            return Refusal(Reason.REVEALED)
        if turn.seat != seat and _has_ended_a_turn(self.state.table, seat):
            return Refusal(Reason.NEXT_HAS_MOVED)
        return Refusal(Reason.NOTHING_TO_TAKE_BACK)

    def back(self) -> Refusal | None:
        """Take back the last action of whoever acted last, or say why not."""
        if not self.past:
            return self.may_take_back(self.state.table.turn.seat)
        self.state = self.past.pop().before
        return None


def _has_ended_a_turn(table: Table, seat: int) -> bool:
    """Tell whether a seat had a turn in this round that is over."""
    return any(isinstance(event, Discarded | Passed) and event.seat == seat for event in table.history)


class Worlds:
    """The present position as if it were a seat's turn."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = as_if_to_act(state, seat)
        self._seat = seat
        self.hidden = hidden_count(self._state, seat)
        """How many cards the seat neither sees nor can know to lie where they do."""

    @property
    def view(self) -> View:
        """What the seat sees."""
        return observe(self._state, self._seat)

    def other(self, chance: Chance) -> tuple[View, int]:
        """Deal the hidden cards anew; return what the seat sees then, and how many cards lie elsewhere."""
        other = reshuffled(self._state, self._seat, chance)
        return observe(other, self._seat), moved_count(self._state, other)


class Match:
    """A match in progress, folded from its record.

    Hands out views and seen events alone. Making it raises SaveError where the record cannot be played. With
    a journal each further entry is kept before it counts.
    """

    def __init__(self, record: Record, journal: Journal | None = None, prepared: State | None = None) -> None:
        """Begin with the first deal, or at a `prepared` position, which is no part of the record."""
        self._start = record.upto(0)
        self.seats = record.seats
        """Who plays now; the record, which stays as it is, may name a program that isn't started here."""
        self._moves = Moves(prepared or beginning(record))
        self._entries: list[Entry] = []
        self._told: list[tuple[Event, ...]] = []
        self._counts: list[RoundCount] = []
        self._results: list[RoundResult] = []
        self._figures: list[RoundFigures] = []
        self._histories: list[tuple[Event, ...]] = []
        self._undone: list[Move] = []
        self._journal: Journal | None = None
        for text in record.entries:
            self.play_entry(text)
        self._journal = journal

    def keep_in(self, journal: Journal) -> None:
        """Keep each entry from now on in a journal before it counts."""
        self._journal = journal

    @property
    def record(self) -> Record:
        """The match so far as its record. It holds the deals: not for showing to a player."""
        return replace(self._start, entries=tuple(entry.text for entry in self._entries))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The lines of the record with the seats that acted."""
        return tuple(self._entries)

    @property
    def moment(self) -> int:
        """How many entries the record has; it grows with everything that happens, taking back included."""
        return len(self._entries)

    @property
    def table(self) -> Table:
        """What everybody can see."""
        return self._moves.state.table

    @property
    def phase(self) -> Phase:
        """What is awaited."""
        return self.table.turn.phase

    @property
    def to_act(self) -> int | None:
        """The seat whose action is awaited; None where a deal is, or nothing more."""
        return None if self.phase in (Phase.DEAL, Phase.MATCH_OVER) else self.table.turn.to_act

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The sides that won, several or none for a draw; None while the match goes on."""
        return self.table.winners if self.phase is Phase.MATCH_OVER else None

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """The totals of all sides after each round that was counted."""
        return tuple(count.totals for count in self.counts)

    @property
    def counts(self) -> tuple[RoundCount, ...]:
        """What each finished round came to, in short."""
        return tuple(self._counts)

    @property
    def figures(self) -> tuple[RoundFigures, ...]:
        """What each finished round came to, in more detail."""
        return tuple(self._figures)

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The count of each finished round, line by line."""
        return tuple(self._results)

    @property
    def histories(self) -> tuple[tuple[Event, ...], ...]:
        """The public events of each finished round, without what was taken back."""
        return tuple(self._histories)

    def view(self, seat: int) -> View:
        """Return what a seat knows."""
        return observe(self._moves.state, seat)

    def worlds(self, seat: int) -> Worlds:
        """Return the table as if it were a seat's turn, with other deals that it could not tell from it."""
        return Worlds(self._moves.state, seat)

    def events_seen(self, seat: int | None, since: int | None = None) -> tuple[Event, ...]:
        """Return what happened after the entry `since` (default: in the last entry), as a seat saw it.

        None sees what is public. What was taken back is still among them; taking back itself is no event.
        """
        after = max(self.moment - 1, 0) if since is None else since
        return seen(tuple(event for events in self._told[after:] for event in events), seat)

    def refusal(self, action: PlayerAction, seat: int | None = None) -> Refusal | None:
        """Judge an action of a seat (default: the seat to act) without playing it."""
        actor = self.table.turn.to_act if seat is None else seat
        return refusal(self.view(actor), action)

    def play(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action, keep it, and return the events as everybody sees them.

        `seat` says whose action it is, where that is to be checked. Raises IllegalAction where it is refused
        and SaveError where it could not be kept; the match is then as it was before.
        """
        actor = None if isinstance(action, Deal) else self.to_act
        if seat is not None and seat != actor:
            raise IllegalAction(Refusal(Reason.NOT_YOUR_TURN))
        after, events = step(self._moves.state, action)
        self._keep(Entry(self.moment + 1, actor, write_action(action)), events, after.table)
        again = bool(self._undone) and (self._undone[-1].action, self._undone[-1].seat) == (action, actor)
        self._undone = self._undone[:-1] if again else []
        self._moves.advance(action, after, events)
        return seen(events, None)

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round as the record lays down; raises like `play`."""
        return self.play(Deal(deal_code(round_seed(self._start, self.table.round_no + 1))))

    def may_take_back(self, seat: int) -> Refusal | None:
        """Judge whether a seat may take back its last action: what was revealed is a wall."""
        return self._moves.may_take_back(seat)

    def let_stand(self) -> None:
        """Let all that was done stand, as the next seat is told of it: it can't be taken back any more.

        The record says nothing of that; whoever goes on with it later may take back its last action again.
        """
        self._moves.past.clear()
        self._undone.clear()

    def back(self, seat: int) -> None:
        """Take back the last action of a seat; the record keeps it and says `back`.

        Raises IllegalAction where `may_take_back` refuses, and SaveError where it could not be kept.
        """
        refused = self.may_take_back(seat)
        if refused is not None:
            raise IllegalAction(refused)
        self._keep(Entry(self.moment + 1, seat, BACK), (), self.table)
        self._undone.append(self._moves.past[-1])
        self._moves.back()

    def back_all(self, seat: int) -> int:
        """Take back all that a seat did since the last reveal and return how many actions that were.

        Raises like `back`.
        """
        count = 0
        while self.may_take_back(seat) is None:
            self.back(seat)
            count += 1
        return count

    def may_redo(self, seat: int) -> Refusal | None:
        """Judge whether a seat may play again what it took back."""
        if self._undone and self._undone[-1].seat == seat:
            return None
        return Refusal(Reason.NOTHING_TO_REDO)

    def redo(self, seat: int) -> tuple[Event, ...]:
        """Play again what a seat took back last; raises like `play`."""
        refused = self.may_redo(seat)
        if refused is not None:
            raise IllegalAction(refused)
        return self.play(self._undone[-1].action, seat)

    def _keep(self, entry: Entry, events: tuple[Event, ...], after: Table) -> None:
        ending, result = _ending(entry, events, after, self._moves.state.seed)
        if self._journal is not None:
            self._journal.write(entry, ending)
        self._entries.append(entry)
        self._told.append(events)
        if ending.round is not None and ending.figures is not None and result is not None:
            self._counts.append(ending.round)
            self._figures.append(ending.figures)
            self._results.append(result)
            self._histories.append(after.history)

    def play_entry(self, text: str) -> None:
        """Play one more entry of a record.

        Raises SaveError, naming the entry, where it cannot be read or is not possible.
        """
        n = self.moment + 1
        try:
            if text == BACK:
                self._back_again(n)
            else:
                self.play(read_action(text))
        except NotationError as error:
            sentence = QT_TRANSLATE_NOOP("Saving", "Entry {n} of the record cannot be read: {why}")
            raise SaveError(sentence, n=n, why=error) from error
        except IllegalAction as error:
            sentence = QT_TRANSLATE_NOOP(
                "Saving", 'Entry {n} of the record, "{entry}", is not possible there.'
            )
            raise SaveError(sentence, n=n, entry=text) from error

    def _back_again(self, n: int) -> None:
        if not self._moves.past:
            raise SaveError(
                QT_TRANSLATE_NOOP(
                    "Saving", "Entry {n} of the record takes back, but there is nothing to take back."
                ),
                n=n,
            )
        self.back(self._moves.past[-1].seat)


def beginning(record: Record) -> State:
    """Return the empty table of a record; raises SaveError where no match can be played by its rules."""
    try:
        return new_match(record.rules, record.seating, record.first_dealer)
    except UnplayableError as error:
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "No match can be played by these rules, as they contradict themselves: {why}"
        )
        raise SaveError(sentence, why=error) from error


def fold(record: Record) -> tuple[Match, Damage | None]:
    """Play a record as far as it can be played, and say which entry stopped it, if one did."""
    match = Match(record.upto(0))
    for text in record.entries:
        try:
            match.play_entry(text)
        except SaveError as error:
            return match, Damage(match.moment + 1, error.sentence)
    return match, None


def _ending(
    entry: Entry, events: tuple[Event, ...], table: Table, seed: int
) -> tuple[Ending, RoundResult | None]:
    """Say what an entry brought to its end, with the table after it and the seed of the round's deal."""
    result = next((event.result for event in events if isinstance(event, RoundEnded)), None)
    winners = table.winners if table.turn.phase is Phase.MATCH_OVER else None
    if result is None:
        return Ending(None, winners), None
    points = tuple(sheet.total for sheet in result.sheets)
    count = RoundCount(
        table.round_no, entry.n, table.dealer, result.end, result.out, result.concealed, points, result.totals
    )
    return Ending(count, winners, round_figures(seed, entry.n, table, result)), result


def round_seed(record: Record, round_no: int) -> int:
    """Return the seed that a record lays down for the deal of a round."""
    if round_no == 1 and record.first_deal is not None:
        return record.first_deal
    return _round_seed(record.seed, round_no)


def _round_seed(seed: int, round_no: int) -> int:
    """Derive the seed of a round's deal from that of the match; fixed for good, as records depend on it."""
    digest = hashlib.sha256(f"samba round {seed:016x} {round_no}".encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
