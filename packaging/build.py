"""Build Samba's packages in a checkout: one command, on Linux, Windows and macOS.

    python3 packaging/build.py             everything that this system can make, into dist/
    python3 packaging/build.py --kernel    only compile the kernel of the search, for this checkout itself

What is needed comes into the checkout's environment, from the versions pinned beside this file, and the work
is done there. A C compiler is needed for the kernel. Each system builds its own packages.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import start

if __name__ == "__main__":
    start.go_inside(start.BUILD)
import bundle
import compile_kernel
import debian
import icons
import papers

from samba_desktop import preflight

ROOT = Path(__file__).resolve().parent.parent
WORK, DIST = ROOT / "build", ROOT / "dist"
MISSING = re.compile(r"^missing module named ([^\s.]+) - .*\bsamba_desktop\.\S+ \(top-level\)", re.MULTILINE)
"""What PyInstaller notes of a package that the program cannot do without, and goes on.

Names with a dot are left out: it takes what a module defines for modules too.
"""
TROUBLE = (start.SetUpError, compile_kernel.CompileError, papers.PaperError, debian.PackageError)


class BuildError(Exception):
    """The build cannot go on; the text says why."""


def main(arguments: Sequence[str]) -> int:
    """Build what is asked for; answer 0 when all went well."""
    options = parser().parse_args(arguments)
    checkout = start.Checkout(ROOT)
    try:
        if options.kernel:
            made = compile_kernel.compile_kernel(checkout.python, WORK / "kernel")
            start.say(f"This checkout plays with {compile_kernel.put_beside_source(made).name} now.")
            return 0
        build(checkout, packages=options.packages)
    except (*TROUBLE, BuildError) as error:
        start.say(str(error))
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    """Build the parser of the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--kernel", action="store_true", help="only compile the kernel, beside its source")
    made.add_argument(
        "--no-packages", dest="packages", action="store_false", help="only the frozen program and its check"
    )
    return made


def build(checkout: start.Checkout, *, packages: bool) -> None:
    """Take all steps, one after another."""
    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("icons", lambda: icons.write_icons(ROOT, WORK / "icons")),
        ("kernel", lambda: compile_kernel.compile_kernel(checkout.python, WORK / "kernel")),
        ("papers", lambda: write_papers(checkout)),
        ("program", lambda: freeze(checkout)),
        ("check", check),
    )
    for told, step in steps:
        timed(told, step)
    if packages:
        timed("wheel", lambda: wheel(checkout))
        timed("packages", pack)
    for path in sorted(DIST.iterdir()):
        start.say(f"{size_of(path) / 1e6:8.1f} MB  {path.relative_to(ROOT)}")


def timed(told: str, step: Callable[[], object]) -> None:
    """Take one step and tell how long it took."""
    began = time.monotonic()
    step()
    start.say(f"{told}: {time.monotonic() - began:.0f} s")


def write_papers(checkout: start.Checkout) -> None:
    """Write what PyInstaller takes along beside the code."""
    folder = WORK / "papers"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / bundle.CONTENTS).write_text(bundle.contents(bundle.shipped_assets(ROOT)), encoding="utf-8")
    for name in (bundle.PROGRAM, bundle.TITLE):
        told = bundle.windows_version(bundle.version_of(ROOT), f"{name}.exe", bundle.copyright_line(ROOT))
        (folder / f"{name}.txt").write_text(told, encoding="utf-8")
    papers.gather_notices(ROOT, checkout.site_packages, WORK / "notices")


def freeze(checkout: start.Checkout) -> None:
    """Put the program, Python and Qt into one folder."""
    shutil.rmtree(DIST / bundle.PROGRAM, ignore_errors=True)
    run(
        [
            *(checkout.python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", DIST, "--workpath", WORK / "pyinstaller"),
            ROOT / "packaging" / f"{bundle.PROGRAM}.spec",
        ],
        "PyInstaller could not freeze the program.",
    )
    noted = WORK / "pyinstaller" / bundle.PROGRAM / f"warn-{bundle.PROGRAM}.txt"
    missing = MISSING.findall(noted.read_text(encoding="utf-8"))
    if missing:
        raise BuildError(f"These modules were not found: {', '.join(missing)}.")
    if sys.platform.startswith("linux"):
        debian.tidy(DIST / bundle.PROGRAM)


def check() -> None:
    """Let the frozen program check itself, in an environment that has nothing of this checkout."""
    bare = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_", "SAMBA"))
    }
    run([program_file(), "--selftest"], "The frozen program does not pass its own check.", bare)


def program_file() -> Path:
    """Name the frozen program with an output."""
    if sys.platform == "darwin":
        return DIST / f"{bundle.TITLE}.app" / "Contents" / "MacOS" / bundle.PROGRAM
    return DIST / bundle.PROGRAM / (f"{bundle.PROGRAM}.exe" if os.name == "nt" else bundle.PROGRAM)


def wheel(checkout: start.Checkout) -> None:
    """Build the packages for `pip`, from the source."""
    run([checkout.python, "-m", "hatchling", "build", "-d", DIST], "The wheel could not be built.")


def pack() -> None:
    """Put the frozen program into the packages of this system."""
    version, program = bundle.version_of(ROOT), DIST / bundle.PROGRAM
    if sys.platform.startswith("linux"):
        debian.build_archive(ROOT, program, DIST, version)
        if preflight.program_path("dpkg-deb", os.environ):
            debian.build_deb(ROOT, program, WORK / "notices", DIST, version)
        return
    inside = f"{bundle.TITLE}.app" if sys.platform == "darwin" else bundle.PROGRAM
    system = "macos" if sys.platform == "darwin" else "windows"
    shutil.make_archive(str(DIST / f"{bundle.PROGRAM}-{version}-{system}"), "zip", DIST, inside)


def run(command: Sequence[str | Path], failure: str, environment: dict[str, str] | None = None) -> None:
    """Run a command in the checkout, whose output is shown; raise BuildError where it fails."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=False)
    if done.returncode:
        raise BuildError(failure)


def size_of(path: Path) -> int:
    """Add up the sizes of a file or of all files in a folder, in bytes."""
    files = (
        [path]
        if path.is_file()
        else [one for one in path.rglob("*") if one.is_file() and not one.is_symlink()]
    )
    return sum(file.stat().st_size for file in files)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
