"""What comes from outside: bytes and JSON, read in one way and checked, and why a file cannot be used.

What isn't text, isn't JSON, or is JSON that no two programs read alike is refused in one sentence. Reasons
of the system are given in English for translation, as a system speaks a language of its own.
"""

import codecs
import errno
import json
import math
import re
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import NoReturn

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase, WordedError

ENCODINGS = (
    (codecs.BOM_UTF8, "utf-8"),
    # The longer marks begin like the shorter ones.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""The marks with which files begin, and what they say of the encoding."""
MARK = "\ufeff"
MOST_DIGITS = 20
"""Of a whole number; one of 64 bits has no more."""
DEEPEST = 40
"""Brackets in one another; nothing that Samba writes has ten."""
MOST_VALUES = 500_000
"""In one text; the longest record has a tenth of that. Each takes far more memory than its signs."""
LONGEST_QUOTE = 40
NO_TEXT = QT_TRANSLATE_NOOP("Unreadable", "not text in UTF-8 or UTF-16")
HALVES = re.compile("[\ud800-\udfff]")
"""Halves of characters, which JSON can spell and nothing can show or keep."""
EXPECTED: Mapping[str, str] = MappingProxyType(
    {
        "Expecting value": QT_TRANSLATE_NOOP("Unreadable", "a value"),
        "Expecting property name": QT_TRANSLATE_NOOP("Unreadable", "a name in quotation marks"),
        "Illegal trailing comma": QT_TRANSLATE_NOOP("Unreadable", "a value"),
        "Expecting ':'": QT_TRANSLATE_NOOP("Unreadable", "a colon"),
        "Expecting ','": QT_TRANSLATE_NOOP("Unreadable", "a comma"),
        "Unterminated string": QT_TRANSLATE_NOOP("Unreadable", "a quotation mark at the end"),
        "Extra data": QT_TRANSLATE_NOOP("Unreadable", "nothing more"),
    }
)
"""How the messages of Python's reader begin, and what each of them waits for."""


REASONS: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOSPC: QT_TRANSLATE_NOOP("Saving", "No space left on device"),
        errno.EACCES: QT_TRANSLATE_NOOP("Saving", "Permission denied"),
        errno.ENOENT: QT_TRANSLATE_NOOP("Saving", "No such file or directory"),
        errno.EROFS: QT_TRANSLATE_NOOP("Saving", "Read-only file system"),
        errno.EISDIR: QT_TRANSLATE_NOOP("Saving", "Is a directory"),
        errno.ENOTDIR: QT_TRANSLATE_NOOP("Saving", "Not a directory"),
        errno.EIO: QT_TRANSLATE_NOOP("Saving", "Input/output error"),
        errno.ELOOP: QT_TRANSLATE_NOOP("Saving", "it is no plain file but a link, a pipe or a device"),
        errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Saving", "The name is too long"),
    }
)
"""Why a file most often cannot be used, by the number of the system's error."""
DATABASE_REASONS = (
    QT_TRANSLATE_NOOP("Saving", "file is not a database"),
    QT_TRANSLATE_NOOP("Saving", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("Saving", "database is locked"),
    QT_TRANSLATE_NOOP("Saving", "database or disk is full"),
    QT_TRANSLATE_NOOP("Saving", "disk I/O error"),
    QT_TRANSLATE_NOOP("Saving", "unable to open database file"),
    QT_TRANSLATE_NOOP("Saving", "attempt to write a readonly database"),
)
"""What SQLite says most often, in English alone; it stands here to be translated."""


class UnreadableError(WordedError):
    """What isn't text or JSON; the message is the reason alone, for a sentence that names the file."""

    context = "Unreadable"


def decoded(raw: bytes) -> str:
    """Read bytes as text in UTF-8, or in what their byte order mark says.

    Raises UnreadableError where they are none, such as text in an old encoding or a picture.
    """
    encoding = next((name for mark, name in ENCODINGS if raw.startswith(mark)), "utf-8")
    try:
        text = raw.decode(encoding).lstrip(MARK)
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise UnreadableError(NO_TEXT)
    return text


def load_json(text: str) -> object:
    """Read JSON in which no name stands twice and every text and number is one.

    Raises UnreadableError with what is wrong, and where, as far as that can be told.
    """
    # Each value but the first follows one of these signs.
    if sum(map(text.count, "[{,")) > MOST_VALUES:
        raise UnreadableError(QT_TRANSLATE_NOOP("Unreadable", "more than {most} values"), most=MOST_VALUES)
    try:
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_decimal,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise _not_json(error) from None
    except RecursionError:
        raise _too_deep() from None
    _check(value)
    return value


def _not_json(error: json.JSONDecodeError) -> UnreadableError:
    expected = next((said for begun, said in EXPECTED.items() if error.msg.startswith(begun)), None)
    if expected is None:
        return UnreadableError(
            QT_TRANSLATE_NOOP("Unreadable", "not JSON at line {line}, column {column}"),
            line=error.lineno,
            column=error.colno,
        )
    return UnreadableError(
        QT_TRANSLATE_NOOP("Unreadable", "not JSON at line {line}, column {column}: expected is {expected}"),
        line=error.lineno,
        column=error.colno,
        expected=Phrase("Unreadable", expected),
    )


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object; of two values of one name nobody could say which one was meant."""
    made = dict(pairs)
    if len(made) < len(pairs):
        twice = Counter(name for name, _ in pairs).most_common(1)[0][0]
        raise UnreadableError(
            QT_TRANSLATE_NOOP("Unreadable", "“{name}” stands twice; keep one of the two"), name=_quoted(twice)
        )
    return made


def _whole(text: str) -> int:
    return int(text) if len(text.lstrip("-")) <= MOST_DIGITS else _no_number(text)


def _decimal(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


def _no_number(text: str) -> NoReturn:
    raise UnreadableError(
        QT_TRANSLATE_NOOP("Unreadable", "“{number}” is not possible as a number"), number=_quoted(text)
    )


def _too_deep() -> UnreadableError:
    return UnreadableError(
        QT_TRANSLATE_NOOP("Unreadable", "more than {most} brackets in one another"), most=DEEPEST
    )


def _check(value: object) -> None:
    """Look at every text and how deep it lies, level by level: calls could not go as deep as a value."""
    level, depth = [value], 0
    while level:
        inner: list[object] = []
        for one in level:
            if isinstance(one, dict | list) and depth == DEEPEST:
                raise _too_deep()
            if isinstance(one, dict):
                inner += one.keys()
                inner += one.values()
            elif isinstance(one, list):
                inner += one
            elif isinstance(one, str) and not one.isascii() and (half := HALVES.search(one)):
                raise UnreadableError(
                    QT_TRANSLATE_NOOP("Unreadable", "half of a character, {code}, which nothing can show"),
                    code=f"\\u{ord(half[0]):04x}",
                )
        level, depth = inner, depth + 1


def _quoted(text: str) -> str:
    """Shorten what is told of a file, and spell what can't be shown."""
    short = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
    return HALVES.sub("\ufffd", short)


def system_reason(error: OSError) -> Phrase:
    """Say why something cannot be used."""
    return Phrase("Saving", REASONS.get(error.errno or 0) or error.strerror or str(error))


def database_reason(error: Exception) -> Phrase:
    """Say why a database cannot be used."""
    return Phrase("Saving", str(error))
