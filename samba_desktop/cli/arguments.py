"""What can be typed after `samba-desktop`, its help, and what is wrong with what was typed."""

import argparse
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn, TypeAlias

from msgspec import Struct

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import decimal_number, whole_number

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


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - argparse names it no other way

DATA_DIR, LANG = "--data-dir", "--lang"
OPEN = "open"
RECORD = ".samba"
"""How the names of files end that hold the record of a match."""
SHAPES = ("solo", "2x2", "2x3", "3x2")
RULES_HELP = (
    "rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules "
    "(.json) or by their code"
)
SIZE_HELP = "width and height of the picture, such as 1280x800"


def whole(text: str) -> int:
    """Read a whole number; argparse puts the name of the option before what is said of another text."""
    read = whole_number(text)
    if read is None:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number")
    return read


def number(text: str) -> float:
    """Read a number, with or without a fraction."""
    read = decimal_number(text)
    if read is None:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number")
    return read


class Parser(argparse.ArgumentParser):
    """A parser that raises Trouble with one sentence where it cannot understand what is typed."""

    commands: Mapping[str, "Parser"] = MappingProxyType({})
    """The parser of each command that was built, by its name."""

    def error(self, message: str) -> NoReturn:
        """Raise Trouble with what is wrong."""
        raise complaint(message, self.prog)


def parser(version: str, only: str | None = None) -> Parser:
    """Build the parser of all commands, or of `only` one: each takes a moment, for which every start waits.

    With an empty `only` it knows no command.
    """
    top = Parser(
        prog="samba-desktop",
        description="Samba and its relatives of the canasta family, played at a table on your desktop. "
        "Without a command the game starts.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"Samba {version}")
    top.add_argument(DATA_DIR, metavar="FOLDER", help="keep matches and settings in this folder")
    top.add_argument(LANG, metavar="LANG", help="speak this language: en, sv, de or nl (the system's)")
    top.add_argument(
        "--selftest",
        action="store_true",
        help="check without a screen that this program is complete and works, and end",
    )
    top.set_defaults(command="game")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    top.commands = commands.choices
    for name, add in COMMANDS.items():
        if only is None or only == name:
            add(commands)
    return top


def with_command(words: Sequence[str]) -> list[str]:
    """Let a lone file be opened: put `open` before a word that stands for a command but names a file."""
    words = list(words)
    at = _place_of_command(words)
    if at is not None:
        word = words[at]
        if word not in COMMANDS and (word.endswith(RECORD) or _is_file(word)):
            words.insert(at, OPEN)
    return words


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except OSError:
        # Longer than the name of a file can be.
        return False


def command_of(words: Sequence[str]) -> str | None:
    """Return the command among typed words, an empty text where there is none; None where it is unknown."""
    at = _place_of_command(words)
    if at is None:
        return ""
    return words[at] if words[at] in COMMANDS else None


def _place_of_command(words: Sequence[str]) -> int | None:
    for at, word in enumerate(words):
        if not word.startswith("-") and not (at and words[at - 1] in {DATA_DIR, LANG}):
            return at
    return None


def _command(commands: Commands, name: str, summary: str) -> Parser:
    command = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
    # Left alone where it is not given, so that it counts before the command too.
    command.add_argument(DATA_DIR, metavar="FOLDER", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    command.add_argument(LANG, metavar="LANG", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    command.set_defaults(command=name)
    return command


def _referee(commands: Commands) -> None:
    command = _command(
        commands, "referee", "Judge the actions of a case file and print the verdicts as JSON."
    )
    command.add_argument("case", metavar="CASE.json", help="the case file, or - for standard input")


def _simulate(commands: Commands) -> None:
    command = _command(commands, "simulate", "Let computer players play rounds without a window.")
    command.add_argument(
        "--rules",
        default="swedish-samba",
        metavar="RULES",
        help=f"which game; {RULES_HELP} (swedish-samba)",
    )
    command.add_argument("--players", type=whole, default=4, metavar="N", help="how many players, 2 to 6 (4)")
    command.add_argument("--shape", choices=SHAPES, help="how they are grouped (the usual way)")
    command.add_argument(
        "--seats", default="medium", metavar="LEVEL,...",
        help='a level for each seat or one for all; cmd:"./bot" lets a program of your own play (medium)',
    )  # fmt: skip
    command.add_argument("--rounds", type=whole, default=100, metavar="N", help="how many rounds (100)")
    command.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help="the same number gives the same rounds (1; drawn where a program of your own plays)",
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")


def _arena(commands: Commands) -> None:
    command = _command(
        commands, "arena", "Measure two levels against each other on the same deals, the sides changed."
    )
    command.add_argument(
        "levels",
        metavar="LEVEL",
        nargs=2,
        help="the first is measured against the second; greedy is a yardstick that never changes, and "
        'cmd:"./bot" a program of your own',
    )
    command.add_argument(
        "--rules",
        default="swedish-samba",
        metavar="RULES",
        help=f"which game; {RULES_HELP} (swedish-samba)",
    )
    command.add_argument("--players", type=whole, default=4, metavar="N", help="how many players, 2 to 6 (4)")
    command.add_argument("--shape", choices=SHAPES, help="how they are grouped (the usual way)")
    command.add_argument("--deals", type=whole, default=100, metavar="N", help="how many deals (100)")
    command.add_argument(
        "--until-clear",
        action="store_true",
        help="end as soon as the interval leaves out nought, after --deals at the latest",
    )
    command.add_argument(
        "--matches", type=whole, default=0, metavar="N", help="how many whole matches besides (0)"
    )
    command.add_argument(
        "--seed",
        type=whole,
        metavar="S",
        help="the same number gives the same deals (1; drawn where a program of your own plays)",
    )
    command.add_argument(
        "--samples", type=whole, metavar="M", help="imagined rounds for each choice (what the level takes)"
    )
    command.add_argument("--jobs", type=whole, default=1, metavar="J", help="processes at once (1)")
    command.add_argument("--json", action="store_true", help="print the figures as JSON")


def _tune(commands: Commands) -> None:
    command = _command(
        commands, "tune", "Search for better numbers of the computer players, by play on common deals."
    )
    command.add_argument(
        "what", choices=("weights", "taste"), help="those of the rule player, or of imagined rounds"
    )
    command.add_argument(
        "--rules", nargs="+", default=["swedish-samba"], metavar="RULES", help=f"{RULES_HELP} (swedish-samba)"
    )
    command.add_argument("--players", type=whole, default=4, metavar="N", help="how many players, 2 to 6 (4)")
    command.add_argument("--shape", choices=SHAPES, help="how they are grouped (the usual way)")
    command.add_argument(
        "--only", nargs="+", default=(), metavar="NAME", help="search for these numbers alone (all)"
    )
    command.add_argument("--generations", type=whole, default=20, metavar="N", help="how many (20)")
    command.add_argument("--candidates", type=whole, default=12, metavar="N", help="in each generation (12)")
    command.add_argument("--deals", type=whole, default=200, metavar="N", help="for each candidate (200)")
    command.add_argument(
        "--fresh", type=whole, default=1000, metavar="N", help="deals on which the result is confirmed (1000)"
    )
    command.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="the same number searches alike (1)"
    )
    command.add_argument("--jobs", type=whole, default=1, metavar="J", help="processes at once (1)")


def _moments(commands: Commands) -> None:
    command = _command(
        commands, "moments", "Tell which decisions of a round cost or won most, judged by what the seat knew."
    )
    command.add_argument("file", metavar="FILE", help="the record of a match that was saved in the game")
    command.add_argument("--round", type=whole, metavar="N", help="which round (the last that is over)")
    command.add_argument("--seat", type=whole, metavar="N", help="whose decisions, from 1 (the person's)")
    command.add_argument(
        "--samples", type=whole, default=300, metavar="M", help="imagined rounds for each plan (300)"
    )
    command.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="the same number judges alike (1)"
    )
    command.add_argument("--json", action="store_true", help="print each decision as a line of JSON")
    command.add_argument("--gently", action="store_true", help="let everything else on this machine go first")


def _bench(commands: Commands) -> None:
    command = _command(commands, "bench", "Measure how fast parts of the game are, beside a baseline.")
    command.add_argument(
        "what",
        choices=("kernel", "table", "opponents", "history"),
        help="kernel: the rounds that searching opponents imagine; table: start, frames and stalls of it; "
        "opponents: turns in the window while cards fly; history: a thousand matches listed and summed up",
    )
    command.add_argument(
        "--rules", default="swedish-samba", metavar="RULES", help=f"{RULES_HELP} (swedish-samba)"
    )
    command.add_argument("--players", type=whole, default=4, metavar="N", help="how many players, 2 to 6 (4)")
    command.add_argument("--shape", choices=SHAPES, help="how they are grouped (the usual way)")
    command.add_argument("--rounds", type=whole, default=200, metavar="N", help="how many rounds (200)")
    command.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="the same number gives the same rounds (1)"
    )
    command.add_argument(
        "--repeats", type=whole, default=9, metavar="N", help="table: how many starts each (9)"
    )
    command.add_argument(
        "--frames", type=whole, default=600, metavar="N", help="table: how many frames of each size (600)"
    )
    command.add_argument(
        "--target",
        type=whole,
        default=3000,
        metavar="POINTS",
        help="table: what the match is played to (3000)",
    )
    command.add_argument(
        "--turns", type=whole, default=200, metavar="N", help="opponents: how many turns of each level (200)"
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    # One part of measuring the window, in a process that the command itself starts.
    command.add_argument(
        "--part", choices=("start", "frames", "match", "turns", "bare", "pictures"), help=argparse.SUPPRESS
    )
    for name in ("--since", "--size", "--seconds", "--level", "--programs"):
        command.add_argument(name, help=argparse.SUPPRESS)


def _opponent(commands: Commands) -> None:
    _command(
        commands,
        "opponent",
        "Play a seat over standard input and output, one JSON object a line; the game starts this itself.",
    )


def _shot(commands: Commands) -> None:
    command = _command(commands, "shot", "Draw the table of a position as a seat sees it into a picture.")
    command.add_argument("case", metavar="CASE.json", help="the case file, or - for standard input")
    command.add_argument("--seat", type=whole, default=1, metavar="N", help="who looks at the table (1)")
    command.add_argument("--size", default="1280x800", metavar="WxH", help=f"{SIZE_HELP} (1280x800)")
    command.add_argument(
        "--scale", type=number, default=1.0, metavar="X", help="points of the screen per unit (1)"
    )
    command.add_argument(
        "-o", "--output", default="out.png", metavar="FILE", help="where the picture goes (out.png)"
    )


def _rules(commands: Commands) -> None:
    command = _command(commands, "rules", "Print the complete rules of a game, or compare and share rules.")
    what = command.add_mutually_exclusive_group()
    what.add_argument(
        "rules",
        metavar="RULES",
        nargs="?",
        default="swedish-samba",
        help=f"print these rules in full; {RULES_HELP} (swedish-samba)",
    )
    what.add_argument("--list", action="store_true", help="list the games and the rules of your own")
    what.add_argument(
        "--code", metavar="RULES", help="print the code of rules, for others to type in or to paste"
    )
    what.add_argument(
        "--compare", nargs=2, metavar="RULES", help="print side by side in what two sets of rules differ"
    )


def _doctor(commands: Commands) -> None:
    command = _command(commands, "doctor", "Check that everything the game needs is there and sound.")
    command.add_argument("--json", action="store_true", help="print the findings as JSON")
    command.add_argument(
        "--repair", action="store_true", help="repair what is damaged of the matches, and keep a copy of them"
    )


def _receipt(commands: Commands) -> None:
    command = _command(
        commands, "receipt", "Check that the cards of rounds were fixed before they were played."
    )
    command.add_argument(
        "file",
        metavar="FILE",
        help=f"the record of a match ({RECORD}), or a text with receipts, or - for standard input",
    )


def _luck(commands: Commands) -> None:
    command = _command(
        commands, "luck", "Tell how wild cards and red threes fell in all matches, and what chance gives."
    )
    command.add_argument("--json", action="store_true", help="print JSON, a line for each match")


def _open(commands: Commands) -> None:
    command = _command(
        commands,
        OPEN,
        f"Look at the record of a match, a file of the kind {RECORD}; the file alone does too.",
    )
    command.add_argument("file", metavar="FILE", help="the file")


def _replay(commands: Commands) -> None:
    command = _command(commands, "replay", "Show the record of a match from its beginning, step by step.")
    command.add_argument("file", metavar="FILE", help="a record that was saved in the game")


COMMANDS: Mapping[str, Callable[[Commands], None]] = MappingProxyType(
    {
        "referee": _referee,
        "simulate": _simulate,
        "arena": _arena,
        "tune": _tune,
        "moments": _moments,
        "bench": _bench,
        "opponent": _opponent,
        "shot": _shot,
        "rules": _rules,
        "doctor": _doctor,
        "receipt": _receipt,
        "luck": _luck,
        OPEN: _open,
        "replay": _replay,
    }
)
"""What adds the parser of each command, in the order in which they are listed."""


CONTEXT = "Commands"
"""Where the translations of these texts are found."""
ASKS = frozenset({"-h", "--help"})

Say = Callable[[str], str]


def speak(known: Parser, say: Say) -> None:
    """Let the help of all commands be said by `say`, text by text."""

    class Formatter(argparse.HelpFormatter):
        """Passes each text on before it is laid out."""

        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[argparse._MutuallyExclusiveGroup],
            prefix: str | None = None,
        ) -> None:
            super().add_usage(usage, actions, groups, prefix or say("usage: "))

        def start_section(self, heading: str | None) -> None:
            super().start_section(say(heading) if heading else heading)

        def add_text(self, text: str | None) -> None:
            super().add_text(say(text) if text else text)

        def _get_help_string(self, action: argparse.Action) -> str | None:
            return say(action.help) if action.help else action.help

    for one in (known, *known.commands.values()):
        one.formatter_class = Formatter


def texts_of(known: Parser) -> tuple[str, ...]:
    """List the texts of the help of all commands, each once."""
    texts: dict[str, None] = {}

    def note(text: str) -> str:
        texts[text] = None
        return text

    speak(known, note)
    for one in (known, *known.commands.values()):
        one.format_help()
    return tuple(texts)


def wanted_language(words: Sequence[str]) -> str | None:
    """Find the language that is asked for among typed words, before they are understood."""
    for at, word in enumerate(words):
        if word.startswith(f"{LANG}="):
            return word.partition("=")[2]
        if word == LANG and at + 1 < len(words):
            return words[at + 1]
    return None
