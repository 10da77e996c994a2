"""What is printed, on any terminal and into any pipe; knows no command.

Three things can be wrong with an output: it has no sign for a letter, it takes what was in a file for an
order to the terminal, or it cannot be written to at all. Here alone is seen to that, so that a command just
prints.
"""

import codecs
import errno
import io
import os
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import IO, TextIO, cast

REPLACED = "\N{REPLACEMENT CHARACTER}"
UNKNOWN = "?"
"""For a letter that an encoding has not, and that looks like none that it has."""
ORDERS = (
    *((0x00, 0x08), (0x0B, 0x1F), (0x7F, 0x9F)),
    *((0x061C, 0x061C), (0x180E, 0x180E), (0x200B, 0x200B), (0x200E, 0x200F), (0x2028, 0x202E)),
    *((0x2060, 0x206F), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB), (0xE0000, 0xE007F)),
)
"""Signs from and to that steer a terminal, turn a line around, are not seen, or stand for no letter.

The end of a line and the tabulator are not among them, as commands print these of themselves.
"""
HARMLESS: Mapping[int, str] = MappingProxyType(
    dict.fromkeys((code for first, last in ORDERS for code in range(first, last + 1)), REPLACED)
)
BREAKS: Mapping[int, str] = MappingProxyType({**HARMLESS, ord("\t"): " ", ord("\n"): " "})
LONGEST = 400
"""Signs of a line that tells one thing."""
PLAINER = "samba.plainer"
LOOKALIKES: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys("“”„»«", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("·•", "*"),
        "…": "...",
        "×": "x",
        "ß": "ss",
        "→": "->",
        **dict(zip("♠♥♦♣", "SHDC", strict=True)),
        "≥": ">=",
        "≤": "<=",
        "±": "+/-",
    }
)
"""What is printed where an encoding has not the signs of our own texts."""


class OutputLost(Exception):  # noqa: N818 - it is what happened, not a mistake of the program
    """What is printed reaches nobody: the pipe is closed, or the device is full."""

    def __init__(self, why: OSError) -> None:
        super().__init__(str(why))
        self.why = why

    @property
    def nobody_reads(self) -> bool:
        """Whether the reader has simply gone, as `head` does when it has enough."""
        # Windows calls a closed pipe an invalid argument.
        gone = {errno.EPIPE, errno.EINVAL} if sys.platform == "win32" else {errno.EPIPE}
        return self.why.errno in gone


def one_line(text: str) -> str:
    """Return foreign text as it can be printed within a line: without orders, of bounded length."""
    plain = text.translate(BREAKS)
    if len(plain) <= LONGEST:
        return plain
    # Of a path both ends tell something.
    half = LONGEST // 2 - 1
    return f"{plain[:half]}…{plain[-half:]}"


@contextmanager
def guarded() -> Iterator[None]:
    """Guard standard output and the error stream, and have an input even where there is none."""
    _fill_places()
    before = sys.stdin, sys.stdout, sys.stderr
    with ExitStack() as nowhere:
        stream_in, out, errors = (
            stream or nowhere.enter_context(Path(os.devnull).open(mode, encoding="utf-8"))
            for stream, mode in zip(before, ("r", "w", "w"), strict=True)
        )
        sys.stdin = stream_in
        sys.stdout = cast("TextIO", _Guard(out, tells=True))
        sys.stderr = cast("TextIO", _Guard(errors, tells=False))
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = before


def speak_utf8() -> None:
    """Let the streams carry UTF-8 whatever the system's encoding is, as between two programs of ours."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        inner = stream.inner if isinstance(stream, _Guard) else stream
        if isinstance(inner, io.TextIOWrapper):
            inner.reconfigure(encoding="utf-8")


class _Guard:
    """A stream that can be written to like the one within, whatever is written and whatever becomes of it."""

    def __init__(self, inner: IO[str], *, tells: bool) -> None:
        """With `tells` it is told by OutputLost that nothing can be written; else nobody could be told."""
        self.inner = inner
        self._tells = tells
        if isinstance(inner, io.TextIOWrapper):
            inner.reconfigure(errors=PLAINER)

    def write(self, text: str) -> int:
        try:
            self.inner.write(text.translate(HARMLESS))
        except OSError as error:
            self._lose(error)
        return len(text)

    def writelines(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        try:
            self.inner.flush()
        except OSError as error:
            self._lose(error)

    def _lose(self, error: OSError) -> None:
        # What still waits to be written would otherwise fail once more when Python ends.
        with suppress(OSError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.inner.fileno())
            os.close(nowhere)
        if self._tells:
            raise OutputLost(error) from None

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)


def _fill_places() -> None:
    """Put nothing where a stream is closed: the next file that is opened would take its place.

    What libraries say on the error stream would then be written into the player's matches.
    """
    for place in range(3):
        try:
            os.fstat(place)
        except OSError:
            nowhere = os.open(os.devnull, os.O_RDWR)
            os.set_inheritable(nowhere, True)


def _plainer(error: UnicodeError) -> tuple[str, int]:
    """Choose what is written for letters that an encoding has not."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(map(_lookalike, letters)), error.end


def _lookalike(letter: str) -> str:
    known = LOOKALIKES.get(letter)
    if known is None:
        known = "".join(one for one in unicodedata.normalize("NFKD", letter) if one.isascii())
    return known or UNKNOWN


codecs.register_error(PLAINER, _plainer)
