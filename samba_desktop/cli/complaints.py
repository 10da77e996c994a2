"""What argparse finds wrong with typed words, as sentences that can be translated; knows no command."""

import re

from msgspec import Struct

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

QUOTES = "\"'"


class Known(Struct, frozen=True):
    """One complaint of argparse."""

    pattern: str
    """How argparse says it."""
    text: str
    """How it is said here; its gaps bear the names of the groups."""


AT_AN_OPTION = r"argument (?P<option>[^:]+): (?P<why>.*)"
KNOWN = (
    Known(
        r"unrecognized arguments: (?P<words>.*)",
        QT_TRANSLATE_NOOP("Trouble", "This means nothing here: {words}"),
    ),
    Known(
        r"the following arguments are required: (?P<words>.*)",
        QT_TRANSLATE_NOOP("Trouble", "This is still needed: {words}"),
    ),
    Known(
        r"one of the arguments (?P<words>.*) is required",
        QT_TRANSLATE_NOOP("Trouble", "One of these is needed: {words}"),
    ),
    Known(
        r"invalid choice: (?P<value>.*) \(choose from (?P<known>.*)\)",
        QT_TRANSLATE_NOOP("Trouble", "“{value}” is not possible here; there are {known}"),
    ),
    Known(r"expected one argument", QT_TRANSLATE_NOOP("Trouble", "a value is needed after this")),
    Known(
        r"expected at least one argument",
        QT_TRANSLATE_NOOP("Trouble", "at least one value is needed after this"),
    ),
    Known(
        r"expected (?P<number>\d+) arguments?",
        QT_TRANSLATE_NOOP("Trouble", "so many values are needed after this: {number}"),
    ),
    Known(
        r"not allowed with argument (?P<words>.*)",
        QT_TRANSLATE_NOOP("Trouble", "this is not possible together with {words}"),
    ),
    Known(
        r"ignored explicit argument (?P<value>.*)",
        QT_TRANSLATE_NOOP("Trouble", "no value goes with this, but there is “{value}”"),
    ),
    Known(
        r"ambiguous option: (?P<words>.*) could match (?P<known>.*)",
        QT_TRANSLATE_NOOP("Trouble", "“{words}” can mean several things: {known}"),
    ),
    Known(
        r"“(?P<value>.*)” is not a whole number",
        QT_TRANSLATE_NOOP("Trouble", "“{value}” is not a whole number"),
    ),
    Known(r"“(?P<value>.*)” is not a number", QT_TRANSLATE_NOOP("Trouble", "“{value}” is not a number")),
)
"""All that the parsers of this program can find wrong."""


def complaint(message: str, program: str) -> Trouble:
    """Make the sentence for what argparse says; `program` is what was being typed after."""
    return Trouble(
        QT_TRANSLATE_NOOP("Trouble", "{what} ({program} --help tells what can be typed)."),
        what=_said(message),
        program=program,
    )


def _said(message: str) -> Trouble:
    at_option = _found(AT_AN_OPTION, message)
    if at_option is not None:
        return Trouble("{option}: {why}", option=at_option["option"], why=_said(at_option["why"]))
    for known in KNOWN:
        found = _found(known.pattern, message)
        if found is not None:
            return Trouble(known.text, **{name: _plain(one) for name, one in found.groupdict().items()})
    return Trouble("{why}", why=f"{message[:1].upper()}{message[1:].rstrip('.')}")


def _found(pattern: str, message: str) -> re.Match[str] | None:
    # Most of what is typed is right, and no start waits for patterns that nothing is compared with.
    return re.fullmatch(pattern, message, re.DOTALL)


def _plain(words: str) -> str:
    """Take away the quotation marks that argparse puts around each of several words."""
    return ", ".join(one.strip(QUOTES) for one in words.split(", "))
