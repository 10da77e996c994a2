"""What commands read and print, on any terminal and through any pipe, and in which language."""

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

from msgspec import Struct

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.incoming import UnreadableError, decoded, load_json
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import SaveError
from samba_desktop.preflight import Problem
from samba_desktop.store.files import read_text
from samba_desktop.texts.language import CatalogueError, Language, codes, language_of, speak

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


STANDARD_INPUT = "-"
LARGEST = 20_000_000
"""Bytes."""


def read_words(name: str) -> str:
    """Read a text file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    if name == STANDARD_INPUT:
        return _standard_input()
    try:
        return read_text(Path(name), LARGEST)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def read_json(name: str) -> object:
    """Read a JSON file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    text = read_words(name)
    try:
        return load_json(text)
    except UnreadableError as error:
        raise _cannot_read(name, error) from None


def _standard_input() -> str:
    raw = b"" if sys.stdin is None else sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "There is too much on standard input; allowed are {largest} bytes."),
            largest=LARGEST,
        )
    try:
        return decoded(raw)
    except UnreadableError as error:
        raise _cannot_read(STANDARD_INPUT, error) from None


def _cannot_read(name: str, why: UnreadableError) -> Trouble:
    return Trouble(
        QT_TRANSLATE_NOOP("Trouble", "{path}: this file cannot be read ({why})."), path=name, why=why
    )


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    found: str
    sound: bool = True

    def __str__(self) -> str:
        """Say it in a line."""
        return one_line(f"{'ok  ' if self.sound else 'BAD '} {self.what}: {self.found}")


def spoken(code: str | None) -> Language:
    """Return the language of a code, or that of the environment for None.

    Raises Trouble with one sentence where the game doesn't speak it.
    """
    try:
        return speak(checked_language(code or language_of(os.environ)))
    except CatalogueError as error:
        raise Trouble(str(error)) from None


def checked_language(code: str) -> str:
    """Return the code itself where the game speaks that language.

    Raises Trouble with one sentence where it does not.
    """
    if code not in codes():
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "“{code}” is not a language of this version; there are {known}."),
            code=code,
            known=", ".join(codes()),
        )
    return code


def said(trouble: Trouble, code: str | None) -> str:
    """Say what went wrong in the language of a code, in that of the environment where there is none such."""
    try:
        language = spoken(code if code in codes() else None)
    except Trouble:
        return str(trouble)
    return language.told(trouble)


def explained(problem: Problem, language: Language) -> str:
    """Say in a language what keeps a window from opening, and the way out."""
    told_so = problem.translated(lambda text: language.translate("Preflight", text))
    return f"{told_so.sentence} {told_so.fix}"
