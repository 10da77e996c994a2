"""Starts the real window as any system speaks, opens what its menus offer, and closes it after some moves.

    python tests/abroad/tour.py MOVES

Prints a line of JSON: what was opened, how far the match came, how a number and a date are shown, and what
was raised on the way.
"""

import json
import sys
import traceback

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from samba_desktop import app
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.folders import data_folder
from samba_desktop.store.preferences import Preferences, Speed, write_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.match_list import HistoryWords
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.window.main_window import MainWindow

MODAL = {"open", "save", "quit"}
"""What asks the system for a file and waits, and what ends the program."""
LOOK = 50
"""Milliseconds between one window and the next."""
WHEN = "2026-12-31T12:30:00+00:00"


class Tour:
    """Opens one thing after another, and closes the window when enough was played."""

    def __init__(self, window: MainWindow, moves: int) -> None:
        self.window, self.moves = window, moves
        self.left = [
            name
            for name, command in COMMANDS.items()
            if command.do is not None and not command.in_match and name not in MODAL
        ]
        self.opened: list[str] = []
        self.raised: list[str] = []
        self.shown: dict[str, str] = {}
        self.far = 0
        sys.excepthook = lambda *what: self.raised.append("".join(traceback.format_exception(*what)))
        self.timer = QTimer(window)
        self.timer.timeout.connect(self.on_look)
        self.timer.start(LOOK)

    def on_look(self) -> None:
        controller = self.window.table.controller
        self.far = controller.match.moment if controller else 0
        for one in QApplication.topLevelWidgets():
            if one.isVisible() and one is not self.window:
                one.close()
        if self.left:
            self.opened.append(self.left.pop(0))
            self.window.table.do(COMMANDS[self.opened[-1]])
        elif self.far >= self.moves:
            words = HistoryWords(ENGLISH)
            self.shown = {"date": words.date(WHEN), "day": words.day(WHEN), "number": ENGLISH.number(12000)}
            self.timer.stop()
            self.window.close()


def main(moves: int) -> int:
    folder = data_folder()
    write_preferences(folder, Preferences(speed=Speed.OFF))
    plans = tuple(SeatPlan(name, "easy") for name in ("Ada", "Bo"))
    with Store.open(folder) as store:
        begin(store, Record(Rules(), Seating(2, Shape.SOLO), plans, 7))
    tours: list[Tour] = []
    status = app.play(None, watch=lambda window: tours.append(Tour(window, moves)))
    (tour,) = tours
    told = {"opened": tour.opened, "far": tour.far, "raised": tour.raised, **tour.shown}
    print(json.dumps(told))
    return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
