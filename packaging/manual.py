"""Write the manual page from the commands themselves, so that it tells all of them and nothing else."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from samba_desktop import __version__
from samba_desktop.cli.arguments import Parser, parser

SECTION = 6
"""Games."""
FILES = (
    ("~/.local/share/samba-desktop/samba.sqlite3", "All matches, move by move."),
    ("~/.local/share/samba-desktop/preferences.json", "What was chosen for good."),
    ("~/.local/share/samba-desktop/log/", "What the program noted of itself; a few small files."),
    ("~/.local/share/samba-desktop/reports/", "Reports of crashes, to read and to pass on; nothing is sent."),
)
ENVIRONMENT = (
    ("SAMBA_DATA_DIR", "The folder for matches and settings, where --data-dir does not name another."),
    ("QT_SCALE_FACTOR", "How much larger than usual everything is shown, such as 1.5."),
)
STATUS = (
    ("0", "All went well."),
    ("1", "A check found something, or the program broke down."),
    ("2", "What was asked for is not possible; one sentence on the error stream says why."),
)


def manual() -> str:
    """Write the page."""
    top = parser(__version__)
    parts = [
        f'.TH {top.prog.upper()} {SECTION} "" "Samba {__version__}" "Games"',
        ".SH NAME",
        rf"{literal(top.prog)} \- play Samba, the card game with sequences, against the computer",
        ".SH SYNOPSIS",
        *synopsis(top),
        ".SH DESCRIPTION",
        plain(str(top.description)),
        ".PP",
        "A file that holds the record of a match can be named in place of a command.",
        ".SH OPTIONS",
        *options(top),
        ".SH COMMANDS",
        *(line for name, command in top.commands.items() for line in about(top.prog, name, command)),
        ".SH EXIT STATUS",
        *terms(STATUS),
        ".SH ENVIRONMENT",
        *terms(ENVIRONMENT),
        ".SH FILES",
        *terms(FILES),
    ]
    return "\n".join(parts) + "\n"


def synopsis(top: Parser) -> Iterator[str]:
    """Yield the ways to call the program."""
    for rest in ("[--data-dir FOLDER]", "[--data-dir FOLDER] COMMAND [OPTION ...]", "FILE", "--selftest"):
        yield rf"\fB{literal(top.prog)}\fR {literal(rest)}"
        yield ".br"


def about(program: str, name: str, command: Parser) -> Iterator[str]:
    """Yield what there is to say about one command."""
    usage = re.sub(r"\s+", " ", command.format_usage().removeprefix("usage: ")).strip()
    arguments = usage.removeprefix(f"{program} {name}").strip()
    yield f".SS {literal(name)}"
    yield rf"\fB{literal(program)} {literal(name)}\fR {literal(arguments)}"
    yield ".PP"
    yield plain(str(command.description))
    yield from options(command)


def options(command: Parser) -> Iterator[str]:
    """Yield the arguments of a parser with what is said of them."""
    for action in command._actions:  # noqa: SLF001 - argparse lists its arguments in no other place
        if isinstance(action, argparse._SubParsersAction) or action.help == argparse.SUPPRESS:  # noqa: SLF001
            continue
        value = action.metavar or ("|".join(action.choices) if action.choices else "")
        shown = " ".join(value) if isinstance(value, tuple) else value
        shown = " ".join([shown] * action.nargs) if isinstance(action.nargs, int) and action.nargs else shown
        names = ", ".join(action.option_strings)
        yield ".TP"
        yield rf"\fB{literal(names)}\fR {literal(shown)}" if names else rf"\fB{literal(shown)}\fR"
        yield plain(sentence(str(action.help or "")))


def sentence(text: str) -> str:
    """Make a sentence of the help of an option."""
    return f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."


def terms(pairs: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """Yield words with what they mean."""
    for word, meaning in pairs:
        yield ".TP"
        yield rf"\fB{literal(word)}\fR"
        yield plain(meaning)


def literal(text: str) -> str:
    """Write a text in which each sign counts."""
    return text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")


def plain(text: str) -> str:
    """Write running text; a line may not begin with a sign that commands the page."""
    written = re.sub(r"(?<!\w)--?(?=\w)|(?<=\w)-(?=\w)", lambda found: found[0].replace("-", r"\-"), text)
    return "\n".join(rf"\&{line}" if line.startswith((".", "'")) else line for line in written.splitlines())


if __name__ == "__main__":
    sys.stdout.write(manual())
