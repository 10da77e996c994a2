"""The child process of a computer opponent: answers the protocol's lines, and ends with its input.

It sees what it is sent and nothing else; a line that cannot be read is reported on standard error.
"""

import json
from collections.abc import Iterable
from typing import TextIO

from samba_desktop.ai.levels import LevelPlayer, player
from samba_desktop.ai.names import USUAL_LEVEL, LevelError
from samba_desktop.ai.protocol import (
    TAKE_BACK,
    AnswerError,
    Json,
    line,
    read_line,
    thought_to_json,
)
from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.thought import NO_LIMIT, Because, Code, Limit, NoChoice, Thought
from samba_desktop.engine.actions import NotationError
from samba_desktop.engine.casefile import CaseError, view_from_json
from samba_desktop.engine.table import COMMAND, View


class Opponent:
    """One seat's player on the other end of the pipe."""

    def __init__(self) -> None:
        self._player: LevelPlayer = player(USUAL_LEVEL, 0)
        self._view: View | None = None
        """What it was asked about last, for an answer to a refusal."""
        self.is_over = False

    def reply(self, text: str) -> Json | None:
        """Answer a line; None where nothing is to be answered.

        Raises AnswerError with a sentence where the line cannot be read.
        """
        message = read_line(text)
        if "hello" in message:
            return self._greet(message)
        if "move" in message:
            return self._move(message)
        if "refused" in message:
            return self._again(message)
        if "bye" in message:
            self.is_over = True
            return None
        if "round" in message:
            return None
        raise AnswerError("The line is none of hello, move, refused, round and bye.")

    def _greet(self, message: Json) -> Json:
        level, seed, seat = message.get("level", USUAL_LEVEL), message.get("seed", 0), message.get("seat")
        if not isinstance(level, str) or not isinstance(seed, int) or not isinstance(seat, int):
            raise AnswerError('"hello" needs a level, a seat and a seed.')
        if level.startswith(COMMAND):
            level = USUAL_LEVEL
        try:
            self._player = player(level, seed)
        except LevelError as error:
            raise AnswerError(str(error)) from None
        return {"ready": seat, "name": f"Samba, {level}"}

    def _move(self, message: Json) -> Json:
        number = _number(message, "move")
        try:
            view = view_from_json(message.get("view"))
        except (CaseError, NotationError) as error:
            raise AnswerError(f"The view of move {number} cannot be read: {error}") from None
        self._view = view
        self._player.limit = _limit(message)
        try:
            return thought_to_json(number, self._player.choose(view))
        except NoChoice:
            return _back(number)

    def _again(self, message: Json) -> Json:
        """Answer a refusal with something simple: the first choice would come out the same again."""
        number = _number(message, "refused")
        if self._view is None:
            raise AnswerError("A refusal came before any move.")
        action = simple_action(self._view)
        if action is None:
            return _back(number)
        return thought_to_json(number, Thought(action, Because(Code.SIMPLE)))


def _number(message: Json, key: str) -> int:
    number = message[key]
    if not isinstance(number, int) or isinstance(number, bool):
        raise AnswerError(f'"{key}" is not the number of a move.')
    return number


def _limit(message: Json) -> Limit:
    samples, milliseconds = message.get("samples"), message.get("budget_ms")
    if isinstance(samples, int) and not isinstance(samples, bool) and samples > 0:
        return Limit(samples=samples)
    if isinstance(milliseconds, int | float) and not isinstance(milliseconds, bool) and milliseconds > 0:
        return Limit(ms=milliseconds)
    return NO_LIMIT


def _back(number: int) -> Json:
    return {"move": number, "action": TAKE_BACK, "then": [], "because": {"code": Code.SIMPLE.value}}


def serve(lines: Iterable[str], answers: TextIO, errors: TextIO) -> None:
    """Answer lines until they end or take leave."""
    opponent = Opponent()
    for text in lines:
        if not text.strip():
            continue
        try:
            reply = opponent.reply(text)
        except AnswerError as error:
            errors.write(json.dumps({"error": str(error)}, ensure_ascii=False) + "\n")
            errors.flush()
            continue
        if opponent.is_over:
            return
        if reply is not None:
            answers.write(line(reply))
            answers.flush()
