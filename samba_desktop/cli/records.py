"""`samba-desktop FILE`, `replay`, `receipt`, `moments`, `luck`: what records and kept matches tell."""

import argparse
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct

from samba_desktop.ai.protocol import because_to_json
from samba_desktop.ai.search import Judgement, judge
from samba_desktop.cli.playing import check_counts
from samba_desktop.cli.streams import read_words
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.actions import write_action
from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.engine.wording import shown
from samba_desktop.match.deal_code import dealt_seeds
from samba_desktop.match.luck import SeatLuck, Tally
from samba_desktop.match.match import Match
from samba_desktop.match.receipt import flaws, is_sound, part_of, read_opened, receipt_of
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Decision, decisions
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record, record_from_text
from samba_desktop.store.folders import data_place
from samba_desktop.store.listing import own_luck
from samba_desktop.store.store import Store
from samba_desktop.texts.fair_play import LuckTexts, ReceiptTexts
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import MomentTexts, foremost


def opened_record(name: str, language: Language) -> tuple[Record, str]:
    """Read the record of a match and tell in a sentence what it holds.

    Raises Trouble with one sentence where the file holds no record, or one that cannot be played.
    """
    path = Path(name)
    try:
        record = read_record(path)
        match = Match(record)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None
    return record, RecordTexts(language).told(shown(path.name), match)


class RecordTexts:
    """What is said of a record, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("RecordTexts", text, n, **gaps)

    def told(self, file: str, match: Match) -> str:
        """Say what a file holds."""
        game, players = game_of(match.record, self._language), match.record.seating.players
        if not match.counts:
            return self.tr(
                "{file} holds a match of {game} for {players} players; no round is finished.",
                file=file,
                game=game,
                players=players,
            )
        return self.tr(
            "{file} holds a match of {game} for {players} players with %n finished round(s), {totals}.",
            "",
            len(match.counts),
            file=file,
            game=game,
            players=players,
            totals=" : ".join(map(self._language.number, match.counts[-1].totals)),
        )


def game_of(record: Record, language: Language) -> str:
    """Name the game of a record."""
    return shown(record.rules_name) or language.say("Presets", PRESETS[nearest_preset(record.rules)].title)


class Checked(Struct, frozen=True):
    """What a check came to."""

    told: str
    sound: bool


def check_receipts(name: str, language: Language) -> Checked:
    """Check the receipts in a file, the record of a match or a text; `-` is standard input.

    Raises Trouble with one sentence where there is nothing to check.
    """
    texts, text = ReceiptTexts(language), read_words(name)
    try:
        if text.lstrip().startswith("{"):
            return check_record(record_from_text(text, Path(name)), texts)
        return _check_text(text, texts)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def _check_text(text: str, texts: ReceiptTexts) -> Checked:
    receipts = read_opened(text)
    lines = [
        (texts.sound_round if is_sound(one) else texts.wrong_round)(one.round_no, one.digest)
        for one in receipts
    ]
    return Checked("\n".join(lines), all(map(is_sound, receipts)))


def check_record(record: Record, texts: ReceiptTexts) -> Checked:
    """Check that a record was dealt as was laid down before; of a round that goes on nothing is told.

    Raises Trouble where it has no receipts, SaveError where it cannot be played.
    """
    part = part_of(record)
    if part is None:
        raise Trouble(texts.none())
    match = Match(record)
    lines = [texts.committed(part.commitment), texts.words(part.words)]
    for number in range(1, match.table.round_no + 1):
        receipt = receipt_of(record, number)
        assert receipt is not None
        tell = texts.sound_round if number <= len(match.counts) else texts.open_round
        lines.append(tell(number, receipt.digest))
    found = flaws(record, dealt_seeds(record.entries))
    lines += [texts.flaw(flaw.value) for flaw in found] or [texts.fits()]
    over = match.phase is Phase.MATCH_OVER
    lines.append(texts.secret(part.secret) if over else texts.later())
    return Checked("\n".join(lines), not found)


def moments(arguments: argparse.Namespace, language: Language) -> Iterator[str]:
    """Judge the decisions of a round and yield what is to be printed, line by line.

    With `--json` a line for each decision as soon as it is judged, else sentences at the end. Raises Trouble
    with one sentence where there is nothing to judge.
    """
    record, _name = opened_record(arguments.file, language)
    round_no, seat = checked_round(record, arguments.round), checked_seat(record, arguments.seat)
    check_counts(arguments, "samples")
    found = decisions(record, round_no, seat)
    judged: list[tuple[Decision, Judgement]] = []
    for number, decision in enumerate(found, start=1):
        rng = random.Random(f"{arguments.seed} {number}")
        judgement = judge(decision.view, decision.done, rng, arguments.samples)
        if judgement is not None:
            judged.append((decision, judgement))
        if arguments.json:
            yield as_json(number, len(found), decision, judgement)
    if not arguments.json:
        yield from as_text(judged, language)


def checked_round(record: Record, wanted: int | None) -> int:
    """Return the number of the round that is meant, the last one that is over unless said otherwise.

    Raises Trouble where there is none.
    """
    over = len(Match(record).counts)
    number = over if wanted is None else wanted
    if not 1 <= number <= over:
        if not over:
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "--round: in this match no round is over yet."))
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--round: in this match rounds 1 to {last} are over."), last=over
        )
    return number


def checked_seat(record: Record, wanted: int | None) -> int:
    """Return the seat that is meant, from 0: the person's unless said otherwise.

    Raises Trouble where there is none.
    """
    if wanted is None:
        return next((seat for seat, plan in enumerate(record.seats) if plan.level == PERSON), 0)
    if not 1 <= wanted <= len(record.seats):
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--seat: this match has the seats 1 to {last}."),
            last=len(record.seats),
        )
    return wanted - 1


def as_json(number: int, count: int, decision: Decision, judgement: Judgement | None) -> str:
    """Write one decision as a line of JSON; without a judgement only how far the work has come."""
    message: dict[str, object] = {"decision": number, "of": count}
    if judgement is not None:
        other = judgement.other
        message |= {
            "turn": decision.turn,
            "moment": decision.moment,
            "done": [write_action(action) for action in decision.done],
            "other": [write_action(action) for action in (other.action, *other.then)],
            "because": because_to_json(other.because),
            "gain": judgement.gain,
            "error": judgement.error,
            "worlds": judgement.worlds,
            "clear": judgement.is_clear,
        }
    return json.dumps(message)


def as_text(judged: list[tuple[Decision, Judgement]], language: Language) -> Iterator[str]:
    """Tell of the decisions that mattered most, the costliest first, then the best."""
    texts = MomentTexts(language)
    found = foremost((one for one in judged if one[1].is_clear), lambda one: one[1].gain)
    yield texts.heading(len(found))
    for decision, judgement in found:
        plans = (decision.done, (judgement.other.action, *judgement.other.then))
        yield texts.sentence(decision.view, decision.turn, plans, judgement.gain, judgement.error)


Told = Callable[[str], object]


def luck(folder: str | None, language: Language, *, as_json: bool, tell: Told) -> None:
    """Tell how the cards fell; as JSON a line for each match as soon as it is counted.

    Raises Trouble with one sentence where the matches cannot be read.
    """
    try:
        with Store.open(data_place(folder), writing=False) as store:
            if as_json:
                for at, total, seats in own_luck(store):
                    tell(
                        json.dumps({"match": at, "of": total, "seats": [seat_to_json(one) for one in seats]})
                    )
            else:
                tell(luck_text(store, language))
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def luck_text(store: Store, language: Language) -> str:
    """Write it in lines."""
    texts, seats, matches = LuckTexts(language), list[SeatLuck](), 0
    for _, _, found in own_luck(store):
        seats = added(seats, found)
        matches += any(one.cards for one in found)
    if not matches:
        return texts.none()
    lines = [texts.matches(matches)]
    for heading, tallies in (
        (texts.wild(), [one.wild for one in seats]),
        (texts.red_threes(), [one.red_threes for one in seats]),
    ):
        lines.append(f"{heading}:")
        lines += [
            texts.line(seat, tally.got, seats[seat].cards, *tally.range) for seat, tally in enumerate(tallies)
        ]
    return "\n".join(lines)


def added(seats: list[SeatLuck], found: tuple[SeatLuck, ...]) -> list[SeatLuck]:
    """Add the seats of a match to those of others."""
    longer = [*seats, *[SeatLuck()] * max(0, len(found) - len(seats))]
    return [one.plus(found[at]) if at < len(found) else one for at, one in enumerate(longer)]


def seat_to_json(one: SeatLuck) -> dict[str, object]:
    """Write what came to a seat."""
    return {"cards": one.cards, "wild": _tally(one.wild), "red_threes": _tally(one.red_threes)}


def _tally(one: Tally) -> list[float]:
    return [one.got, one.expected, one.variance]
