"""Chooses by the command what is imported, so that commands without a window never pay for Qt."""

import gc
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

if __name__ == "__main__" and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # Ctrl+C before the command begins, or after it, ends the program without a word.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
if find_spec("msgspec") is None:
    # Nothing could say it in another language without it.
    print("Samba needs the Python package msgspec, which is not installed here.", file=sys.stderr)
    sys.exit(2)

from samba_desktop import __version__
from samba_desktop.cli.arguments import (
    ASKS,
    CONTEXT,
    Parser,
    command_of,
    parser,
    speak,
    wanted_language,
    with_command,
)
from samba_desktop.cli.streams import Finding, OutputLost, guarded, speak_utf8
from samba_desktop.cli.trouble import CameForward, Stopped, Trouble, leave_to_the_system, stoppable
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.preflight import Problem, import_problem, qt_folder, window_problem

if TYPE_CHECKING:
    from samba_desktop.ui.window.main_window import MainWindow

FAILED, NOT_POSSIBLE = 1, 2


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 where a check found something, 2 with one sentence."""
    typed = sys.argv[1:] if argv is None else argv
    wanted = wanted_language(typed)
    with guarded():
        try:
            try:
                with stoppable():
                    return _done(typed, wanted)
            finally:
                sys.stdout.flush()
        except Stopped as stopped:
            return stopped.status
        except Trouble as trouble:
            print(_said(trouble, wanted), file=sys.stderr)
            return NOT_POSSIBLE
        except OutputLost as lost:
            if lost.nobody_reads:
                return FAILED
            print(_said(_unwritable(lost), wanted), file=sys.stderr)
            return NOT_POSSIBLE


def _done(typed: list[str], wanted: str | None) -> int:
    """Do what was typed and return the exit status."""
    words, asks = with_command(typed), bool(ASKS & set(typed))
    known = parser(__version__, None if asks else command_of(words))
    if asks:
        _speak_help(known, wanted)
    arguments = known.parse_args(words)
    if arguments.selftest:
        return _selftest()
    if arguments.lang is not None:
        from samba_desktop.cli.streams import checked_language  # noqa: PLC0415 - not for every opponent

        checked_language(arguments.lang)
    match arguments.command:
        case "game":
            return _game(arguments.data_dir, arguments.lang)
        case "open":
            return _open(arguments.file, arguments.data_dir, arguments.lang)
        case "replay":
            return _replay(arguments.file, arguments.data_dir, arguments.lang)
        case "shot":
            return _shot(vars(arguments))
        case "bench" if arguments.part:
            return _measure(vars(arguments))
        case "opponent":
            from samba_desktop.ai.opponent import serve  # noqa: PLC0415 - chosen by command
            from samba_desktop.ai.own_process import step_back  # noqa: PLC0415 - chosen by command

            step_back()
            speak_utf8()
            serve(sys.stdin, sys.stdout, sys.stderr)
            return 0
        case _:
            from samba_desktop.cli.run import run  # noqa: PLC0415 - chosen by command

            return run(arguments)


def _unwritable(lost: OutputLost) -> Trouble:
    from samba_desktop.engine.incoming import system_reason  # noqa: PLC0415 - most output can be written

    return Trouble(
        QT_TRANSLATE_NOOP("Trouble", "The output cannot be written ({why})."), why=system_reason(lost.why)
    )


def _said(trouble: Trouble, language: str | None) -> str:
    from samba_desktop.cli.streams import said  # noqa: PLC0415 - a command that goes well refuses nothing

    return said(trouble, language)


def _shown_refusal(trouble: Trouble, folder: str | None, language: str | None) -> int:
    """Refuse where a window was wanted: in one of its own too, as nobody may see the error stream."""
    from samba_desktop.app import show_sentence  # noqa: PLC0415 - chosen by command

    sentence = _said(trouble, language)
    print(sentence, file=sys.stderr)
    if _has_screen() and not isinstance(trouble, CameForward):
        leave_to_the_system()
        show_sentence(sentence, folder, language or "")
    return NOT_POSSIBLE


def _speak_help(known: Parser, wanted: str | None) -> None:
    from samba_desktop.cli.streams import spoken  # noqa: PLC0415 - not for every opponent

    language = spoken(wanted)
    speak(known, lambda text: language.translate(CONTEXT, text))


def _game(
    folder: str | None, language: str | None, *, watch: "Callable[[MainWindow], object] | None" = None
) -> int:
    problem = window_problem(os.environ, qt_folder())
    if problem is not None:
        return _refused(_told(problem, language))
    leave_to_the_system()
    # What is loaded stays: looking for memory to give back meanwhile only delays the window.
    gc.disable()
    try:
        from samba_desktop.ui.plain_imports import import_plainly  # noqa: PLC0415 - chosen by command

        import_plainly()
        from samba_desktop.app import play  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        gc.enable()
        return _refused(str(_no_qt(error, language)))
    try:
        return play(folder, language or "", watch=watch)
    except Trouble as trouble:
        return _shown_refusal(trouble, folder, language)
    finally:
        gc.enable()


def _open(file: str, folder: str | None, language: str | None) -> int:
    """Show a file that was handed over; where nobody could see it, tell what it holds."""
    if _has_screen():
        return _replay(file, folder, language)
    from samba_desktop.cli.records import opened_record  # noqa: PLC0415 - chosen by command
    from samba_desktop.cli.streams import spoken  # noqa: PLC0415 - chosen by command

    _, told = opened_record(file, spoken(language))
    print(told)
    return 0


def _replay(file: str, folder: str | None, language: str | None) -> int:
    from samba_desktop.cli.records import opened_record  # noqa: PLC0415 - chosen by command
    from samba_desktop.cli.streams import spoken  # noqa: PLC0415 - chosen by command

    problem = window_problem(os.environ, qt_folder())
    if problem is not None:
        return _refused(_told(problem, language))
    try:
        from samba_desktop.app import replay  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        return _refused(str(_no_qt(error, language)))
    try:
        record, _ = opened_record(file, spoken(language))
    except Trouble as trouble:
        return _shown_refusal(trouble, folder, language)
    leave_to_the_system()
    return replay(record, folder, language or "")


def _shot(options: dict[str, object]) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from samba_desktop.app import shot  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        raise _no_qt(error, None) from error
    return shot(options)


def _measure(options: dict[str, object]) -> int:
    """Measure one part of how fast the table is and print the figures."""
    if options["part"] == "start":
        return _game(str(options["data_dir"]), None, watch=partial(_watch, float(str(options["since"]))))
    if options["part"] != "pictures":
        # That one has to end the programs that it looks at, and is never called by Qt.
        leave_to_the_system()
    from samba_desktop.ui.plain_imports import import_plainly  # noqa: PLC0415 - chosen by command

    import_plainly()
    from samba_desktop.app import build_application  # noqa: PLC0415 - chosen by command
    from samba_desktop.ui.speed.measurings import measured  # noqa: PLC0415 - chosen by command

    application = build_application()
    _print_figures(measured(options))
    del application
    return 0


def _watch(since: float, window: "MainWindow") -> None:
    from samba_desktop.ui.speed.first_table import FirstTable  # noqa: PLC0415 - chosen by command

    FirstTable(window, since, _print_figures)


def _print_figures(figures: Mapping[str, object]) -> None:
    print(json.dumps(figures), flush=True)


def _selftest() -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from samba_desktop.cli.selftest import examine  # noqa: PLC0415 - chosen by command

    sound = True
    for one in examine():
        print(one, flush=True)
        sound = sound and one.sound
    try:
        from samba_desktop.app import build_application  # noqa: PLC0415 - chosen by command
        from samba_desktop.ui.window.self_check import look_at_all  # noqa: PLC0415 - chosen by command
    except ImportError as error:
        print(Finding("Qt", str(_no_qt(error, None)), sound=False))
        return FAILED
    leave_to_the_system()
    application = build_application()
    for seen in look_at_all():
        found = Finding(seen.what, seen.found, seen.sound)
        print(found, flush=True)
        sound = sound and found.sound
    del application
    return 0 if sound else FAILED


def _refused(sentence: str) -> int:
    """Say why there is no window, where Qt cannot open one for that either."""
    from samba_desktop.notice import notify  # noqa: PLC0415 - a start that goes well shows none

    print(sentence, file=sys.stderr)
    notify(sentence, os.environ)
    return NOT_POSSIBLE


def _has_screen() -> bool:
    from samba_desktop.notice import has_screen  # noqa: PLC0415 - a start that goes well shows no sentence

    return has_screen(os.environ)


def _no_qt(error: ImportError, language: str | None) -> Exception:
    problem = import_problem(error)
    return error if problem is None else Trouble(_told(problem, language))


def _told(problem: Problem, language: str | None) -> str:
    from samba_desktop.cli.streams import explained, spoken  # noqa: PLC0415 - most starts go well

    return explained(problem, spoken(language))


if __name__ == "__main__":
    sys.exit(main())
