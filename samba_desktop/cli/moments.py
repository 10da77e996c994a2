"""`samba-desktop moments`: the decisions of a round that cost or won most, judged by what the seat knew."""

import argparse
import json
import random
from collections.abc import Iterator

from samba_desktop.ai.protocol import because_to_json
from samba_desktop.ai.search import Judgement, judge
from samba_desktop.cli.counts import check_counts
from samba_desktop.cli.opening import opened_record
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.actions import write_action
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Decision, decisions
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import MomentTexts, foremost


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
