"""What the frozen program runs: the same as `python -m samba_desktop`, its guards, and Python's pools."""

import re
import sys

from samba_desktop.__main__ import main

GUARD = "--guard"
TRACKER = re.compile(r"from multiprocessing\.resource_tracker import main; ?main\((\d+)\)")


def serve_pool(arguments: list[str]) -> None:
    """Be what `multiprocessing` starts this program as, where it does; it does not return then.

    It is recognised by its arguments, so that no other start pays for the import.
    """
    tracker = TRACKER.fullmatch(arguments[-1]) if "-c" in arguments else None
    if tracker is not None:
        from multiprocessing.resource_tracker import main as track  # noqa: PLC0415 - chosen by argument

        track(int(tracker[1]))
        sys.exit()
    if "--multiprocessing-fork" in arguments:
        from multiprocessing.spawn import freeze_support  # noqa: PLC0415 - chosen by argument

        freeze_support()


def guard_program(arguments: list[str]) -> None:
    """Be the guard of a program of somebody's own, where the game starts this as one; it does not return."""
    if arguments[1:2] == [GUARD]:
        from samba_desktop.ai.guard import watch_over  # noqa: PLC0415 - chosen by argument

        sys.exit(watch_over(arguments[2:]))


if __name__ == "__main__":
    serve_pool(sys.argv)
    guard_program(sys.argv)
    sys.exit(main())
