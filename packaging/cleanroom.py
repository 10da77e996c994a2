"""Try the Debian package on a bare machine: install, play by hand, kill, upgrade, make trouble, remove.

    sudo python3 packaging/cleanroom.py [DEB] [OPTION ...]

Sets up the checkout's environment and hands over to tests/packaging/cleanroom.py, whose `--help` tells more.
Without DEB it is the package in dist/.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import start
import bundle

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: Sequence[str]) -> int:
    """Hand over to the trial with the package that is named, or the one that was built last."""
    words = list(arguments)
    if not names_package(words) and not {"-h", "--help"} & set(words):
        built = sorted((ROOT / "dist").glob(f"{bundle.PROGRAM}_*.deb"), key=lambda path: path.stat().st_mtime)
        if not built:
            start.say("There is no package in dist/ yet: python3 packaging/build.py builds it.")
            return 2
        words.insert(0, str(built[-1]))
    checkout = start.Checkout(ROOT)
    try:
        checkout.prepare(start.TEST)
    except start.SetUpError as error:
        start.say(str(error))
        return 2
    trial = ROOT / "tests" / "packaging" / "cleanroom.py"
    return subprocess.run([checkout.python, "-P", trial, *words], check=False).returncode


def names_package(words: Sequence[str]) -> bool:
    """Tell whether a package to be tried is named; the one after --older is another."""
    return any(
        word.endswith(".deb") and before != "--older" and not word.startswith("-")
        for before, word in pairwise(["", *words])
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
