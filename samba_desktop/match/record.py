"""A match as its record: rules, seats, seed and what was played, and its readable JSON form."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import NotationError, read_action
from samba_desktop.engine.rule_checks import UnplayableError, check_playable
from samba_desktop.engine.rules.changes import RulesError, rules_from_json, rules_to_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of
from samba_desktop.engine.table import COMMAND, LEVEL_NAMES, PERSON, Seating, is_seated
from samba_desktop.match.saving import SaveError

FORMAT = "samba-record"
VERSION = 1
BACK = "back"
SEED_BITS = 64
SEAT = ("name", "level")
MOST_ENTRIES = 30_000
"""Of a match. Five computers, each for itself, come to two thousand, at the highest target to ten thousand.

All of them are played again when a match is gone on with, for which a window can wait.
"""
MOST_NOTES = 100
LONGEST_TEXT = 10_000
"""Signs of a name, a level or a note."""


class SeatPlan(Struct, frozen=True):
    """Who sits on a seat."""

    name: str
    level: str
    """`person`, the name of a strength such as `medium`, or `cmd:` and the command of a program.

    In a record such a command is a name: `ai/programs.py` alone says whether it is started.
    """


class Record(Struct, frozen=True):
    """A match from its first deal on: the same record gives the same match everywhere."""

    rules: Rules
    seating: Seating
    seats: tuple[SeatPlan, ...]
    seed: int
    """What the codes of the deals come from; 64 bits."""
    first_dealer: int | None = None
    """The seat chosen to deal first; None where the rules decide."""
    entries: tuple[str, ...] = ()
    """The actions in notation in the order of play, with `back` where one was taken back."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set; empty for a preset."""
    first_deal: int | None = None
    """The seed of the first round, where it is played from a code; None where it follows from `seed`."""
    notes: tuple[tuple[str, str], ...] = ()
    """What else was laid down before the first deal: names, which are not empty, and texts, by name."""

    def upto(self, n: int) -> "Record":
        """Cut the record off after its first `n` entries."""
        return replace(self, entries=self.entries[:n])


def record_to_json(record: Record) -> dict[str, object]:
    """Write a record as plain JSON values."""
    return {**header_to_json(record), "entries": list(record.entries)}


def check_size(value: object) -> None:
    """Look at a record as plain JSON values whether it is of a size that records have.

    Raises SaveError with a sentence that names the field where something in it has no end.
    """
    fields = _fields(value)
    texts = [("rules_name", fields.get("rules_name"))]
    seats, notes, entries = fields.get("seats"), fields.get("notes"), fields.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise _wrong("entries", f"[...] (≤ {MOST_ENTRIES})")
    if isinstance(notes, dict):
        if len(notes) > MOST_NOTES:
            raise _wrong("notes", f"{{...}} (≤ {MOST_NOTES})")
        texts += [("notes", text) for pair in notes.items() for text in pair]
    if isinstance(seats, list):
        plans = [(number, plan) for number, plan in enumerate(seats, start=1) if isinstance(plan, dict)]
        texts += [(f"seats, {number}, {name}", plan.get(name)) for number, plan in plans for name in SEAT]
    for place, text in texts:
        if isinstance(text, str) and len(text) > LONGEST_TEXT:
            raise _wrong(place, f'"..." (≤ {LONGEST_TEXT})')


def header_to_json(record: Record) -> dict[str, object]:
    """Write what is fixed before the first deal: the record without its entries."""
    header: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_to_json(record.rules),
        "options": _every_option(record.rules),
        "players": record.seating.players,
        "shape": record.seating.shape.value,
        "seats": [{"name": plan.name, "level": plan.level} for plan in record.seats],
        "seed": f"{record.seed:016x}",
    }
    if record.rules_name:
        header["rules_name"] = record.rules_name
    if record.first_deal is not None:
        header["first_deal"] = f"{record.first_deal:016x}"
    if record.notes:
        header["notes"] = dict(record.notes)
    if record.first_dealer is not None:
        header["first_dealer"] = record.first_dealer + 1
    return header


def record_from_json(value: object) -> Record:
    """Read a record; whether its entries can be played shows when it is folded.

    Raises SaveError with a sentence that names the place.
    """
    fields = _fields(value)
    _check_format(fields)
    rules = _read_rules(fields)
    seating = _read_seating(fields, rules)
    _check_playable(rules, seating)
    return Record(
        rules,
        seating,
        _read_seats(fields.get("seats"), seating.players),
        _read_seed(fields.get("seed"), "seed"),
        _read_first_dealer(fields.get("first_dealer"), seating.players),
        _read_entries(fields.get("entries", [])),
        _read_rules_name(fields.get("rules_name", "")),
        _read_seed(fields["first_deal"], "first_deal") if "first_deal" in fields else None,
        _read_notes(fields.get("notes", {})),
    )


def _fields(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise SaveError(
            QT_TRANSLATE_NOOP("Saving", "This is not a record of a match: it holds no JSON object.")
        )
    return value


def _check_format(fields: Mapping[str, object]) -> None:
    if fields.get("format") != FORMAT:
        text = QT_TRANSLATE_NOOP(
            "Saving", 'This is not a record of a match: its field "format" does not say "{format}".'
        )
        raise SaveError(text, format=FORMAT)
    version = fields.get("version")
    if not _is_number(version):
        raise _wrong("version", "1")
    if version != VERSION:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The record has the form of version {version}, and this program reads version {known} only: "
            "open it with a newer program.",
        )
        raise SaveError(text, version=version, known=VERSION)


def _every_option(rules: Rules) -> dict[str, object]:
    """Pin every option, so that the match stays what it was when a preset has other values one day."""
    return {name: describe(name).allowed.write(value_of(rules, name)) for name in THEME_OF}


def _read_rules(fields: Mapping[str, object]) -> Rules:
    written, pinned = fields.get("rules"), fields.get("options")
    try:
        rules = rules_from_json(written)
        if pinned is None:
            return rules
        preset = written["preset"] if isinstance(written, dict) else written
        return rules_from_json({"preset": preset, "changed": pinned}, "options")
    except RulesError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The rules of the record cannot be read: {why}")
        raise SaveError(text, why=error) from error


def _read_seating(fields: Mapping[str, object], rules: Rules) -> Seating:
    players = fields.get("players")
    if not isinstance(players, int) or isinstance(players, bool) or players not in rules.deck.player_counts:
        raise _wrong("players", ", ".join(map(str, sorted(rules.deck.player_counts))))
    shapes = rules.shapes(players)
    shape = fields.get("shape")
    if shape not in shapes:
        raise _wrong("shape", ", ".join(shapes))
    return Seating(players, Shape(str(shape)))


def _check_playable(rules: Rules, seating: Seating) -> None:
    try:
        check_playable(rules, seating.players)
    except UnplayableError as error:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "No match can be played by the rules of the record, as they contradict themselves: {why}",
        )
        raise SaveError(text, why=error) from error


def _read_rules_name(value: object) -> str:
    if not isinstance(value, str):
        raise _wrong("rules_name", '"..."')
    return value


def _read_seats(value: object, players: int) -> tuple[SeatPlan, ...]:
    if not isinstance(value, list) or len(value) != players:
        raise _wrong("seats", f"{players} × {{name, level}}")
    seats = tuple(_read_seat(one, number) for number, one in enumerate(value, start=1))
    if sum(plan.level == PERSON for plan in seats) > 1:
        raise _wrong("seats", f'0-1 × "{PERSON}"')
    return seats


def _read_seat(value: object, number: int) -> SeatPlan:
    if not isinstance(value, dict):
        raise _wrong(f"seats, {number}", "{name, level}")
    name, level = value.get("name"), value.get("level")
    if not isinstance(name, str):
        raise _wrong(f"seats, {number}, name", '"..."')
    if not isinstance(level, str) or not is_seated(level):
        known = ", ".join(f'"{name}"' for name in (PERSON, *LEVEL_NAMES))
        raise _wrong(f"seats, {number}, level", f'{known}, "{COMMAND}..."')
    return SeatPlan(name, level)


def _read_seed(value: object, place: str) -> int:
    hexadecimal = isinstance(value, str) and len(value) == SEED_BITS // 4
    if not hexadecimal or any(digit not in "0123456789abcdef" for digit in str(value)):
        raise _wrong(place, "0-9, a-f (16)")
    return int(str(value), 16)


def _read_notes(value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict):
        raise _wrong("notes", '{"...": "..."}')
    for name, text in value.items():
        if not name or not isinstance(text, str):
            raise _wrong(f"notes, {name}", '"..."')
    return tuple(sorted(value.items()))


def _read_first_dealer(value: object, players: int) -> int | None:
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= players:
        raise _wrong("first_dealer", f"1-{players}")
    return value - 1


def _read_entries(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _wrong("entries", "[...]")
    for n, text in enumerate(value, start=1):
        if not isinstance(text, str):
            raise _wrong(f"entries, {n}", '"..."')
        check_entry(n, text)
    return tuple(value)


def check_entry(n: int, text: str) -> None:
    """Check that an entry is written in the notation.

    Raises SaveError naming it where not.
    """
    if text == BACK:
        return
    try:
        read_action(text)
    except NotationError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "Entry {n} of the record cannot be read: {why}")
        raise SaveError(sentence, n=n, why=error) from error


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wrong(place: str, possible: str) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "Saving", 'The field "{place}" of the record is missing or wrong; possible: {possible}.'
    )
    return SaveError(text, place=place, possible=possible)
