"""Chooses by the command what is imported, so that commands without a window never pay for Qt."""

import os
import sys

from samba_desktop import __version__
from samba_desktop.cli.arguments import parser
from samba_desktop.cli.trouble import Trouble
from samba_desktop.preflight import Problem, import_problem, qt_folder, window_problem

FAILED, NOT_POSSIBLE = 1, 2
POLITENESS = 10


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 where a check found something, 2 with one sentence."""
    arguments = parser(__version__).parse_args(argv)
    try:
        match arguments.command:
            case "game":
                return _game(arguments.data_dir)
            case "shot":
                return _shot(vars(arguments))
            case "opponent":
                from samba_desktop.ai.opponent import serve  # noqa: PLC0415 - chosen by command

                if hasattr(os, "nice"):
                    # Cards fly smoothly while opponents think: the window comes first.
                    os.nice(POLITENESS)
                serve(sys.stdin, sys.stdout, sys.stderr)
                return 0
            case _:
                from samba_desktop.cli.commands import run  # noqa: PLC0415 - chosen by command

                return run(arguments)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return NOT_POSSIBLE
    except BrokenPipeError:
        # Whoever read the output has gone; the rest of it is not wanted.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _game(folder: str | None) -> int:
    problem = window_problem(os.environ, qt_folder())
    if problem is not None:
        raise Trouble(_told(problem))
    try:
        from samba_desktop.app import play  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        raise _no_qt(error) from error
    return play(folder)


def _shot(options: dict[str, object]) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from samba_desktop.app import shot  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        raise _no_qt(error) from error
    return shot(options)


def _no_qt(error: ImportError) -> Exception:
    problem = import_problem(error)
    return error if problem is None else Trouble(_told(problem))


def _told(problem: Problem) -> str:
    return f"{problem.sentence} {problem.fix}"


if __name__ == "__main__":
    sys.exit(main())
