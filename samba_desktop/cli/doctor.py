"""`samba-desktop doctor`: what the game needs on this machine, and whether it is there and sound."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from samba_desktop import __version__, assets
from samba_desktop.ai.fast import compiled, why_plain
from samba_desktop.cli.finding import Finding
from samba_desktop.match.saving import SaveError
from samba_desktop.preflight import libraries_lacking, qt_folder, screen_problem, window_problem
from samba_desktop.store.check import check
from samba_desktop.store.folders import data_folder
from samba_desktop.store.logbook import FOLDER as LOG_FOLDER
from samba_desktop.store.reports import FOLDER as REPORT_FOLDER
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store


def examine(folder: str | None) -> list[Finding]:
    """Look at everything the game needs."""
    return [
        Finding("Samba", __version__),
        Finding("Python", f"{platform.python_version()} ({sys.executable})", sys.version_info >= (3, 11)),
        Finding("System", platform.platform()),
        _qt(),
        _kernel(),
        _screen(),
        _libraries(),
        _files(),
        *_kept(folder),
    ]


def _qt() -> Finding:
    try:
        return Finding("Qt", f"PySide6 {version('PySide6-Essentials')}")
    except PackageNotFoundError:
        return Finding("Qt", "PySide6-Essentials is not installed", sound=False)


def _kernel() -> Finding:
    """Say with which kernel the search plays; both are sound, and the compiled one is faster."""
    return Finding("Kernel", "compiled" if compiled else f"plain: {why_plain}")


def _screen() -> Finding:
    """Look for a screen; a machine without one is sound, as the commands work there."""
    problem = screen_problem(os.environ)
    if problem is not None:
        return Finding("Screen", f"{problem.sentence} {problem.fix}")
    return Finding(
        "Screen", os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "the system's own"
    )


def _libraries() -> Finding:
    lacking = libraries_lacking(os.environ)
    if lacking:
        problem = window_problem(os.environ, qt_folder())
        told = f"{problem.sentence} {problem.fix}" if problem else ", ".join(lacking)
        return Finding("System libraries", told, sound=False)
    return Finding("System libraries", "all there")


def _files() -> Finding:
    try:
        return Finding("Fonts and pictures", str(assets.path("fonts").parent))
    except FileNotFoundError as error:
        return Finding("Fonts and pictures", f"{error} is missing; install Samba again", sound=False)


def _reports(place: Path) -> str:
    folder = place / REPORT_FOLDER
    count = sum(1 for _ in folder.glob("*")) if folder.is_dir() else 0
    return f"{count} in {folder}" if count else "none"


def _kept(folder: str | None) -> list[Finding]:
    try:
        place = data_folder(folder)
    except SaveError as error:
        return [Finding("Data folder", str(error), sound=False)]
    findings = [
        Finding("Data folder", f"{place} (can be written to)"),
        Finding("Log", str(place / LOG_FOLDER)),
        Finding("Reports of crashes", _reports(place)),
    ]
    if not (place / FILE).exists():
        return [*findings, Finding("Matches", "none have been played yet")]
    try:
        with Store.open(place, writing=False) as store:
            problems = check(store)
    except SaveError as error:
        return [*findings, Finding("Matches", str(error), sound=False)]
    if problems:
        return findings + [Finding("Matches", str(problem), sound=False) for problem in problems]
    return [*findings, Finding("Matches", "sound")]
