"""Players for the commands that play without a window: levels of the game and programs of somebody's own."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.ai.levels import player
from samba_desktop.ai.names import USUAL_LEVEL, command_of
from samba_desktop.ai.programs import drawn_seed, program_of
from samba_desktop.ai.protocol import hello
from samba_desktop.ai.seats import ProcessSeat
from samba_desktop.ai.thought import Limit
from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands
from samba_desktop.arena import greedy
from samba_desktop.arena.table_play import Chooser
from samba_desktop.engine.actions import Refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating, is_command
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusal_texts import Refusals

USUAL_SEED = 1
YARDSTICKS: Mapping[str, Callable[[], Chooser]] = MappingProxyType({greedy.NAME: greedy.GreedyPlayer})
"""Players that are measured against and never offered as opponents, by name."""


class Seats(Struct, frozen=True):
    """Seats players for rules and a table; plain values only, so that it can be sent to another process."""

    rules: Rules
    seating: Seating
    typed: TypedCommands = NOTHING_TYPED
    """The commands that were typed for this run; no other program is started."""

    def __call__(
        self, levels: tuple[str, ...], seeds: tuple[int, ...], limit: Limit, stack: ExitStack
    ) -> list[Chooser]:
        """Seat a player of each level; programs are ended with the stack.

        Raises LevelError or SeatError with one sentence where a level does not exist or a program cannot be
        started.
        """
        seated = zip(levels, seeds, strict=True)
        return [self._seat(seat, level, seed, limit, stack) for seat, (level, seed) in enumerate(seated)]

    def _seat(self, seat: int, level: str, seed: int, limit: Limit, stack: ExitStack) -> Chooser:
        yardstick = YARDSTICKS.get(level)
        if yardstick is not None:
            return yardstick()
        if not is_command(level):
            return player(level, seed, limit)
        # From the seed of a level that plays in this process the deals could be computed.
        greeting = hello(self.rules, self.seating, seat, USUAL_LEVEL, drawn_seed())
        program = program_of(level, self.typed)
        process = ProcessSeat(program, greeting, says=self._says, samples=limit.samples)
        stack.callback(process.close)
        return process

    def _says(self, refusal: Refusal) -> str:
        team = self.seating.shape is not Shape.SOLO
        return Refusals(ENGLISH).sentence(refusal, self.rules, team=team)


def deal_seed(asked: int | None, levels: Sequence[str]) -> int:
    """Return what the deals come from: what was asked for, else what is usual.

    It is drawn where a program plays, as that knows what is usual and could compute every hand.
    """
    if asked is not None:
        return asked
    return drawn_seed() if any(map(is_command, levels)) else USUAL_SEED


def check_level(level: str) -> None:
    """Look whether there is a level or a yardstick of that name, or whether it names a command.

    Raises LevelError with one sentence.
    """
    if level not in YARDSTICKS:
        command_of(level)
