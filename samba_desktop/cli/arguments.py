"""What can be typed after `samba-desktop`, in plain words."""

import argparse
from typing import NoReturn, TypeAlias

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - argparse names it no other way

SHAPES = ("solo", "2x2", "2x3", "3x2")
SIZE_HELP = "width and height of the picture, such as 1280x800"


def whole(text: str) -> int:
    """Read a whole number; argparse puts the name of the option before what is said of another text."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number') from None


def number(text: str) -> float:
    """Read a number, with or without a fraction."""
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is not a number') from None


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print one sentence and end with status 2."""
        sentence = message[:1].upper() + message[1:]
        self.exit(2, f"{sentence.rstrip('.')} ({self.prog} --help tells what can be typed).\n")


def parser(version: str) -> Parser:
    """Build the parser of all commands."""
    top = Parser(
        prog="samba-desktop",
        description="Samba and its relatives of the canasta family, played at a table on your desktop. "
        "Without a command the game starts.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"Samba {version}")
    top.add_argument("--data-dir", metavar="FOLDER", help="keep matches and settings in this folder")
    top.set_defaults(command="game")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    _referee(commands)
    _simulate(commands)
    _opponent(commands)
    _shot(commands)
    _rules(commands)
    _doctor(commands)
    return top


def _command(commands: Commands, name: str, summary: str) -> Parser:
    command = commands.add_parser(name, help=summary, description=summary, allow_abbrev=False)
    # Left alone where it is not given, so that it counts before the command too.
    command.add_argument("--data-dir", metavar="FOLDER", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    command.set_defaults(command=name)
    return command


def _referee(commands: Commands) -> None:
    command = _command(
        commands, "referee", "Judge the actions of a case file and print the verdicts as JSON."
    )
    command.add_argument("case", metavar="CASE.json", help="the case file, or - for standard input")
    command.add_argument("--lang", default="en", metavar="LANG", help="language of the sentences (en)")


def _simulate(commands: Commands) -> None:
    command = _command(commands, "simulate", "Let computer players play rounds without a window.")
    command.add_argument(
        "--rules", default="swedish-samba", metavar="PRESET", help="which game (swedish-samba)"
    )
    command.add_argument("--players", type=whole, default=4, metavar="N", help="how many players, 2 to 6 (4)")
    command.add_argument("--shape", choices=SHAPES, help="how they are grouped (the usual way)")
    command.add_argument(
        "--seats", default="medium", metavar="LEVEL,...",
        help='a level for each seat or one for all; cmd:"./bot" lets a program of your own play (medium)',
    )  # fmt: skip
    command.add_argument("--rounds", type=whole, default=100, metavar="N", help="how many rounds (100)")
    command.add_argument(
        "--seed", type=whole, default=1, metavar="S", help="the same number gives the same rounds (1)"
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")


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
    command = _command(commands, "rules", "Print the complete rules of a game.")
    command.add_argument(
        "preset", metavar="PRESET", nargs="?", default="swedish-samba", help="which game (swedish-samba)"
    )


def _doctor(commands: Commands) -> None:
    command = _command(commands, "doctor", "Check that everything the game needs is there and sound.")
    command.add_argument("--json", action="store_true", help="print the findings as JSON")
