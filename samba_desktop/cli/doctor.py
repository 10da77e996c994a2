"""`samba-desktop doctor`: what the game needs on this machine, and whether it is there and sound."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from samba_desktop import __version__, assets
from samba_desktop.ai.fast import why_plain
from samba_desktop.cli.streams import Finding, explained, one_line
from samba_desktop.match.saving import SaveError
from samba_desktop.preflight import libraries_lacking, qt_folder, screen_problem, window_problem
from samba_desktop.store.folders import data_folder
from samba_desktop.store.logbook import FOLDER as LOG_FOLDER
from samba_desktop.store.repair import check, repair
from samba_desktop.store.reports import FOLDER as REPORT_FOLDER
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH, Language


def examine(folder: str | None, language: Language = ENGLISH, *, mends: bool = False) -> list[Finding]:
    """Look at everything the game needs; with `mends` repair before it what is damaged of the matches."""
    doctor = Doctor(language)
    mended = doctor.mended(folder) if mends else []
    return [*mended, *doctor.machine(), *doctor.kept(folder, advises=not mends)]


class Doctor:
    """Looks at this machine and the matches, and says what it finds in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("Doctor", text, n, **gaps)

    def machine(self) -> list[Finding]:
        """Look at what the game needs of the machine."""
        sound = sys.version_info >= (3, 11)
        return [
            Finding("Samba", __version__),
            Finding("Python", f"{platform.python_version()} ({sys.executable})", sound),
            Finding(self.tr("System"), platform.platform()),
            self._qt(),
            self._kernel(),
            self._screen(),
            self._libraries(),
            self._files(),
        ]

    def kept(self, folder: str | None, *, advises: bool = True) -> list[Finding]:
        """Look at what is kept of the person's own; `advises` says that a repair would be worth trying."""
        try:
            place = data_folder(folder)
        except SaveError as error:
            return [Finding(self.tr("Data folder"), self._language.told(error), sound=False)]
        findings = [
            Finding(self.tr("Data folder"), self.tr("{place} (can be written to)", place=str(place))),
            Finding(self.tr("Log"), str(place / LOG_FOLDER)),
            Finding(self.tr("Reports of crashes"), self._reports(place)),
        ]
        findings += [
            Finding(self.tr("Own rules"), self._language.told(problem), sound=False)
            for problem in RuleSets(place).problems
        ]
        return [*findings, *self._matches(place, advises=advises)]

    def mended(self, folder: str | None) -> list[Finding]:
        """Repair what is damaged of the matches."""
        what = self.tr("Repair")
        try:
            place = data_folder(folder)
            if not (place / FILE).exists():
                return []
            done = repair(place)
        except SaveError as error:
            return [Finding(what, self._language.told(error), sound=False)]
        if not done:
            return [Finding(what, self.tr("nothing had to be repaired"))]
        return [Finding(what, self._language.told(one)) for one in done]

    def _matches(self, place: Path, *, advises: bool) -> list[Finding]:
        what = self.tr("Matches")
        if not (place / FILE).exists():
            return [Finding(what, self.tr("none have been played yet"))]
        try:
            with Store.open(place, writing=False) as store:
                problems = (*store.told, *check(store))
        except SaveError as error:
            return [Finding(what, self._language.told(error), sound=False)]
        if not problems:
            return [Finding(what, self.tr("sound"))]
        found = [Finding(what, self._language.told(problem), sound=False) for problem in problems]
        if not advises:
            return found
        way = self.tr("samba-desktop doctor --repair repairs what can be repaired, and keeps a copy.")
        return [*found, Finding(what, way, sound=False)]

    def _qt(self) -> Finding:
        try:
            return Finding("Qt", f"PySide6 {version('PySide6-Essentials')}")
        except PackageNotFoundError:
            return Finding("Qt", self.tr("PySide6-Essentials is not installed"), sound=False)

    def _kernel(self) -> Finding:
        """Say with which kernel the search plays; both are sound, and the compiled one is faster."""
        if why_plain is None:
            return Finding(self.tr("Kernel"), self.tr("compiled"))
        why = self._language.told(why_plain)
        return Finding(self.tr("Kernel"), self.tr("plain: {why}", why=why))

    def _screen(self) -> Finding:
        """Look for a screen; a machine without one is sound, as the commands work there."""
        what, problem = self.tr("Screen"), screen_problem(os.environ)
        if problem is not None:
            return Finding(what, explained(problem, self._language))
        named = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
        return Finding(what, named or self.tr("the system's own"))

    def _libraries(self) -> Finding:
        what, lacking = self.tr("System libraries"), libraries_lacking(os.environ)
        if lacking:
            problem = window_problem(os.environ, qt_folder())
            said = explained(problem, self._language) if problem else ", ".join(lacking)
            return Finding(what, said, sound=False)
        return Finding(what, self.tr("all there"))

    def _files(self) -> Finding:
        what = self.tr("Fonts and pictures")
        try:
            return Finding(what, str(assets.path("fonts").parent))
        except FileNotFoundError as error:
            missing = self.tr("{file} is missing; install Samba again", file=str(error))
            return Finding(what, missing, sound=False)

    def _reports(self, place: Path) -> str:
        folder = place / REPORT_FOLDER
        count = sum(1 for _ in folder.glob("*")) if folder.is_dir() else 0
        if not count:
            return self.tr("none")
        return self.tr("{count} in {folder}", count=count, folder=str(folder))

    def line(self, one: Finding) -> str:
        """Write what was found in a line, after whether it is sound."""
        marks = self.tr("ok"), self.tr("BAD")
        mark = marks[0] if one.sound else marks[1]
        return one_line(f"{mark:{max(map(len, marks))}}  {one.what}: {one.found}")
