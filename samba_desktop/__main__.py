"""Chooses by the command what is imported, so that commands without a window never pay for Qt."""

import os
import sys

from samba_desktop import __version__
from samba_desktop.cli.arguments import parser, with_command
from samba_desktop.cli.finding import Finding
from samba_desktop.cli.trouble import Trouble
from samba_desktop.notice import has_screen, notify
from samba_desktop.preflight import Problem, import_problem, qt_folder, window_problem

FAILED, NOT_POSSIBLE = 1, 2
POLITENESS = 10


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 where a check found something, 2 with one sentence."""
    known = parser(__version__)
    arguments = known.parse_args(with_command(sys.argv[1:] if argv is None else argv, known))
    try:
        if arguments.selftest:
            return _selftest()
        match arguments.command:
            case "game":
                return _game(arguments.data_dir)
            case "open":
                return _open(arguments.file, arguments.data_dir)
            case "replay":
                return _replay(arguments.file, arguments.data_dir)
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
        return _refused(_told(problem))
    try:
        from samba_desktop.app import play, show_sentence  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        return _refused(str(_no_qt(error)))
    try:
        return play(folder)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        if has_screen(os.environ):
            show_sentence(str(trouble))
        return NOT_POSSIBLE


def _open(file: str, folder: str | None) -> int:
    """Show a file that was handed over; where nobody could see it, tell what it holds."""
    if has_screen(os.environ):
        return _replay(file, folder)
    from samba_desktop.cli.opening import opened_record  # noqa: PLC0415 - chosen by command

    _, told = opened_record(file)
    print(told)
    return 0


def _replay(file: str, folder: str | None) -> int:
    from samba_desktop.cli.opening import opened_record  # noqa: PLC0415 - chosen by command

    problem = window_problem(os.environ, qt_folder())
    if problem is not None:
        return _refused(_told(problem))
    try:
        from samba_desktop.app import replay, show_sentence  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        return _refused(str(_no_qt(error)))
    try:
        record, _ = opened_record(file)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        if has_screen(os.environ):
            show_sentence(str(trouble))
        return NOT_POSSIBLE
    return replay(record, folder)


def _shot(options: dict[str, object]) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from samba_desktop.app import shot  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        raise _no_qt(error) from error
    return shot(options)


def _selftest() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from samba_desktop.cli.selftest import examine  # noqa: PLC0415 - chosen by command

    sound = True
    for one in examine():
        print(one, flush=True)
        sound = sound and one.sound
    try:
        from samba_desktop.app import build_application  # noqa: PLC0415 - chosen by command
        from samba_desktop.ui.self_check import look_at_all  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        print(Finding("Qt", str(_no_qt(error)), sound=False))
        return FAILED
    application = build_application()
    for seen in look_at_all():
        found = Finding(seen.what, seen.found, seen.sound)
        print(found, flush=True)
        sound = sound and found.sound
    del application
    return 0 if sound else FAILED


def _refused(sentence: str) -> int:
    """Say why there is no window, where Qt cannot open one for that either."""
    print(sentence, file=sys.stderr)
    notify(sentence, os.environ)
    return NOT_POSSIBLE


def _no_qt(error: ImportError) -> Exception:
    problem = import_problem(error)
    return error if problem is None else Trouble(_told(problem))


def _told(problem: Problem) -> str:
    return f"{problem.sentence} {problem.fix}"


if __name__ == "__main__":
    sys.exit(main())
