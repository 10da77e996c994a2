"""The opponents' protocol as pure values: lines to write, lines to read, and what a conversation has come to.

No process, no clock: whoever runs a conversation tells it what came in and how long it took.
"""

import json
from typing import cast

from msgspec import Struct

from samba_desktop.ai.thought import VALUES, Because, Code, Thought
from samba_desktop.engine.actions import (
    SIDE_LETTERS,
    Deal,
    NotationError,
    PlayerAction,
    read_action,
    read_card,
    write_action,
    write_card,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefile import view_to_json
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.incoming import UnreadableError, load_json
from samba_desktop.engine.rules.changes import rules_to_json
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating, View
from samba_desktop.engine.wording import shown

VERSION = 1
MOST_REFUSALS = 3
MOST_ACTIONS = 60
"""After so many actions in one turn the game plays the seat simply to the turn's end."""
LATE = 3
"""An answer is late after so many times the budget."""
TAKE_BACK = "back"
LONGEST_LINE = 100_000
MOST_LINES, MOST_BYTES = 1000, 4 * LONGEST_LINE
"""A program that says more than that without being asked anew is ended."""
LONGEST_QUOTE = 60
LONGEST_REASON = 300
MOST_THEN = 60

Json = dict[str, object]


class AnswerError(ValueError):
    """An answer that is not in the protocol; the message is one sentence."""


class Reply(Struct, frozen=True):
    """The answer to a move."""

    move: int
    action: PlayerAction | None
    """None where the seat takes its last action back."""
    then: tuple[PlayerAction, ...] = ()
    because: Because | None = None
    ending: Because | None = None
    """Why the last of `then` ends the turn as it does, where that is said apart."""


def line(message: Json) -> str:
    """Write a message as one line, its end included."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"


def hello(rules: Rules, seating: Seating, seat: int, level: str, seed: int) -> Json:
    """Greet the player of a seat."""
    return {
        "hello": VERSION,
        "rules": rules_to_json(rules),
        "players": seating.players,
        "shape": seating.shape.value,
        "seat": seat + 1,
        "level": level,
        "seed": seed,
    }


def move(number: int, view: View, *, budget_ms: int | None = None, samples: int | None = None) -> Json:
    """Ask for a move, within a budget of time or with a fixed number of samples."""
    message: Json = {"move": number, "view": view_to_json(view)}
    if samples is not None:
        message["samples"] = samples
    elif budget_ms is not None:
        message["budget_ms"] = budget_ms
    return message


def refused(number: int, action: PlayerAction | None, reason: str, says: str) -> Json:
    """Say that an action was refused and ask again."""
    text = TAKE_BACK if action is None else write_action(action)
    return {"refused": number, "action": text, "reason": reason, "says": says}


def round_over(result: RoundResult) -> Json:
    """Tell how the round was counted."""
    score = {
        SIDE_LETTERS[side]: {
            "lines": [[entry.kind.value, entry.points] for entry in sheet.lines],
            "total": sheet.total,
        }
        for side, sheet in enumerate(result.sheets)
    }
    return {"round": {"score": score}}


def bye() -> Json:
    """Take leave."""
    return {"bye": True}


def thought_to_json(number: int, thought: Thought) -> Json:
    """Write the answer to a move."""
    answer: Json = {
        "move": number,
        "action": write_action(thought.action),
        "then": [write_action(action) for action in thought.then],
        "because": because_to_json(thought.because),
    }
    if thought.ending is not None:
        answer["ending"] = because_to_json(thought.ending)
    return answer


def because_to_json(because: Because) -> Json:
    """Write a reason; cards in notation."""
    values = {
        name: write_card(value) if isinstance(value, Card) else value
        for name, value in because.values.items()
    }
    return {"code": because.code.value, **values}


def read_line(text: str) -> Json:
    """Read a line as a message.

    Raises AnswerError where it is no JSON object.
    """
    if len(text) > LONGEST_LINE:
        raise AnswerError(f"The line is longer than {LONGEST_LINE} characters.")
    try:
        message = load_json(text)
    except UnreadableError as error:
        raise AnswerError(f"The line cannot be read ({error}): {_quoted(text)}.") from None
    if not isinstance(message, dict):
        raise AnswerError(f"The line is not a JSON object: {_quoted(text)}.")
    return cast("Json", message)


def read_reply(text: str) -> Reply:
    """Read the answer to a move.

    Raises AnswerError with a sentence where something in it is wrong.
    """
    message = read_line(text)
    number = message.get("move")
    if not isinstance(number, int) or isinstance(number, bool):
        raise AnswerError('The answer has no "move" with the number of the move.')
    written = message.get("action")
    if not isinstance(written, str):
        raise AnswerError('The answer has no "action" with an action in notation.')
    action = None if written.strip() == TAKE_BACK else _action(written)
    then = message.get("then", [])
    if not isinstance(then, list) or not all(isinstance(one, str) for one in then):
        raise AnswerError('"then" is not a list of actions in notation.')
    if len(then) > MOST_THEN:
        raise AnswerError(f'"then" holds more than {MOST_THEN} actions.')
    because, ending = (read_because(message.get(name)) for name in ("because", "ending"))
    return Reply(number, action, tuple(map(_action, then)), because, ending)


def _action(text: str) -> PlayerAction:
    try:
        action = read_action(text)
    except NotationError as error:
        raise AnswerError(str(error)) from None
    if isinstance(action, Deal):
        raise AnswerError(f"{_quoted(text)} is no action of a seat.")
    return action


def read_because(written: object) -> Because | None:
    """Read a reason; a text is a foreign opponent's own words, and what cannot be read is none."""
    if isinstance(written, str):
        return Because(Code.FOREIGN, {"text": shown(written, LONGEST_REASON)})
    if not isinstance(written, dict):
        return None
    try:
        code = Code(str(written.get("code")))
        return Because(code, {name: _read_value(name, written[name]) for name in VALUES[code]})
    except (ValueError, KeyError):
        return None


def _read_value(name: str, value: object) -> object:
    """Read one value of a reason; raises ValueError where it is not of the sort that the name means."""
    if name in {"card", "kept"}:
        return read_card(str(value))
    if name in {"text", "suit"}:
        return shown(str(value), LONGEST_REASON)
    if isinstance(value, bool) is (name == "natural") and isinstance(value, int):
        return value
    raise ValueError(name)


def read_ready(text: str) -> str:
    """Read the answer to the greeting: the player's name for itself.

    Raises AnswerError with a sentence where it is none.
    """
    message = read_line(text)
    if "ready" not in message:
        raise AnswerError('The answer to "hello" has no "ready".')
    name = message.get("name", "")
    return shown(name) if isinstance(name, str) else ""


def _quoted(text: str) -> str:
    text = text.strip()
    return json.dumps(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…", ensure_ascii=False)


class Conversation(Struct, frozen=True):
    """What the talk with one seat's player has come to; every change makes a new value."""

    asked: int = 0
    """The number of the move that was asked for last."""
    waiting: bool = False
    """Whether its answer is still to come."""
    refusals: int = 0
    """In this turn."""
    actions: int = 0
    """In this turn."""
    failed: str = ""
    """Why the seat is played simply to the end of its turn; empty while it is not."""

    @property
    def is_simple(self) -> bool:
        """Tell whether the seat is played simply to the end of this turn."""
        return bool(self.failed)

    def ask(self) -> "Conversation":
        """Count a move that is asked for."""
        return Conversation(self.asked + 1, True, self.refusals, self.actions, self.failed)

    def cancel(self) -> "Conversation":
        """Stop waiting, as the position has changed; the answer that still comes will be an old one."""
        return Conversation(self.asked + 1, False, self.refusals, self.actions, self.failed)

    def is_awaited(self, reply: Reply) -> bool:
        """Tell whether an answer is the one that is waited for; an older one is to be dropped."""
        return self.waiting and reply.move == self.asked

    def answered(self) -> "Conversation":
        """Note that the awaited answer came."""
        return Conversation(self.asked, False, self.refusals, self.actions, self.failed)

    def played(self) -> "Conversation":
        """Count an action of the turn."""
        actions = self.actions + 1
        failed = self.failed
        if not failed and actions >= MOST_ACTIONS:
            failed = f"It took more than {MOST_ACTIONS} actions in one turn."
        return Conversation(self.asked, False, self.refusals, actions, failed)

    def refuse(self, says: str) -> "Conversation":
        """Count a refusal; the answer is then awaited again, unless it was one too many."""
        refusals = self.refusals + 1
        if refusals < MOST_REFUSALS:
            return Conversation(self.asked, True, refusals, self.actions, self.failed)
        failed = f"It was refused {MOST_REFUSALS} times: {says}"
        return Conversation(self.asked, False, refusals, self.actions, failed)

    def fail(self, why: str) -> "Conversation":
        """Give up on the player for this turn: it is dead, late, or answers what cannot be read."""
        return Conversation(self.asked, False, self.refusals, self.actions, why)

    def next_turn(self) -> "Conversation":
        """Begin a turn afresh."""
        return Conversation(self.asked)


def is_late(waited_ms: float, budget_ms: int) -> bool:
    """Tell whether an answer is late."""
    return waited_ms > LATE * budget_ms
