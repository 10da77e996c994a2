"""Somebody before the sheet of a round, whose moments are looked for; shared by the tests of that."""

import sys
from pathlib import Path

from PySide6.QtCore import QDir, QProcess
from PySide6.QtWidgets import QWidget

from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.files import BEGINNING
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.replays import Replays
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.learn.moments_after import Moments
from samba_desktop.ui.table import moments as looking
from samba_desktop.ui.table.moments import KeyMoment
from samba_desktop.ui.window.round_end import Afterwards
from tests.match.wavering import round_over

PATIENCE = 60_000
SAMPLES = 16
QUIET = Preferences(speed=Speed.OFF)


def begin_at_once(monkeypatch, tmp_path):
    """Let the search begin at once, and keep its file where it is seen."""
    monkeypatch.setattr(looking, "DELAY_MS", 0)
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def left_behind(folder):
    return [path.name for path in Path(folder).iterdir() if path.name.startswith(BEGINNING)]


def says(monkeypatch, program):
    """Let a small Python program look instead of the game."""
    monkeypatch.setattr(looking, "own_command", lambda *_words: [sys.executable, "-c", program])


class Sitting:
    """Somebody before the sheet of a round."""

    def __init__(self, qtbot, match, *, language=ENGLISH, preferences=QUIET, size=(1024, 640)):
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.table = QWidget(self.window)
        self.window.resize(*size)
        self.table.resize(*size)
        self.preferences = preferences
        self.match = match
        seats = match.record.seats
        persons = [seat for seat, plan in enumerate(seats) if plan.level == "person"]
        self.company = Company(
            tuple(plan.name for plan in seats), match.record.seating, persons[0] if persons else None
        )
        self.over = OverTable(self.table)
        self.replays = Replays(lambda _record: "Samba", language, self.window)
        folder = Path(QDir.tempPath())
        self.moments = Moments(self.replays, language, lambda: self.preferences, self.window, folder)
        self.moments.samples = SAMPLES
        self.dealt = []
        self.after = Afterwards(self.over, language, CardPixmaps(), self.window, self.moments)
        self.window.show()
        self.window.activateWindow()

    def read(self, qtbot):
        self.after.show_sheet(self.match, self.company, lambda: self.dealt.append(1))
        qtbot.waitUntil(lambda: self.over.is_open)
        return self.over.held

    @property
    def panel(self):
        return self.over.held.moments


def sittings(qtbot):
    """Yield a function that lets somebody sit down, and leave all tables at the end."""
    load_fonts()
    seated = []

    def sits(match=None, **wishes):
        seated.append(Sitting(qtbot, match or round_over(), **wishes))
        return seated[-1]

    yield sits
    for one in seated:
        one.moments.close()
        one.replays.close()


def running(sitting):
    return [
        one
        for one in sitting.moments.findChildren(QProcess)
        if one.state() is not QProcess.ProcessState.NotRunning
    ]


def found(sitting, *moments):
    sitting.moments.cancel()
    sitting.panel.show_moments(moments or tuple(KeyMoment(at, at + 1, f"In turn {at} …") for at in (4, 2, 6)))
