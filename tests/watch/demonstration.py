"""Runs the real program with a match that computers play among themselves, and closes it after some moves.

    python tests/watch/demonstration.py MOVES

Where Linux lists the sockets of the process, those of the Internet are noted as `sitecustomize` does: Qt too
could open some, and Python would not hear of it.
"""

import os
import sys
from pathlib import Path

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
from samba_desktop.ui.window.main_window import MainWindow

TABLES = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")
LOOK = 100
"""Milliseconds between two looks at the sockets and at the match."""


def internet_sockets(process):
    """List the sockets of a process that belong to the Internet."""
    own = set()
    for link in Path(f"/proc/{process}/fd").glob("*"):
        try:
            target = str(link.readlink())
        except OSError:
            continue
        if target.startswith("socket:["):
            own.add(target[8:-1])
    found = []
    for table in TABLES:
        path = Path("/proc/self/net") / table
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        found += [f"{table} {line}" for line in lines if own & set(line.split())]
    return found


def children(process):
    path = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in path.read_text().split()] if path.exists() else []


def look(moves):
    """Note what is open to the network, and close the window when enough was played."""
    watched = [os.getpid(), *children(os.getpid())]
    with Path(os.environ["SAMBA_WATCH"]).open("a") as notes:
        for process in watched:
            notes.writelines(f"network: {process} {socket}\n" for socket in internet_sockets(process))
    for window in QApplication.topLevelWidgets():
        if (
            isinstance(window, MainWindow)
            and window.table.controller
            and window.table.controller.match.moment >= moves
        ):
            window.close()


def main(moves):
    folder = data_folder()
    write_preferences(folder, Preferences(speed=Speed.OFF))
    plans = tuple(SeatPlan(name, "medium") for name in ("Ada", "Bo"))
    with Store.open(folder) as store:
        begin(store, Record(Rules(), Seating(2, Shape.SOLO), plans, 7))
    application = app.build_application()
    timer = QTimer(application)
    timer.timeout.connect(lambda: look(moves))
    timer.start(LOOK)
    return app.play(None)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
