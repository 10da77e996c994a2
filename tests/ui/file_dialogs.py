"""Opens the file dialogs that can be reached in one way of starting, goes through each, and prints how many.

python tests/ui/file_dialogs.py WAY
"""

# ruff: noqa: PLW0108 - what is named is there only when it is done

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from samba_desktop import app
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.store import Store, begin
from samba_desktop.ui.fair.crash import CrashDialog, Told
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.rules.match_plan import preset_game
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.rules.rules_window import RulesWindow
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.random_player import new_record

LOOK = 30
"""Milliseconds from one look at the windows to the next."""
FOLDER = Path("matches")
OUT = Path("out")
RECORD = Path("record.samba")


class Visit:
    """Does one thing after another that asks for a file, and answers what is asked."""

    def __init__(self, left: list[Callable[[], object]]) -> None:
        self.left = left
        self.answered = 0
        self.on_look()

    def on_look(self) -> None:
        # What is done below may wait in a loop of its own, in which a timer that ticks would stand still.
        QTimer.singleShot(LOOK, self.on_look)
        seen = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        if asking := [one for one in seen if isinstance(one, QFileDialog)]:
            self.answer(asking[0])
        elif boxes := [one for one in seen if isinstance(one, QMessageBox)]:
            boxes[0].reject()
        elif self.left and seen:
            self.left.pop(0)()
        elif crashes := [one for one in seen if isinstance(one, CrashDialog)]:
            crashes[0].reject()
        elif seen:
            QApplication.closeAllWindows()
            QApplication.exit(0)

    def answer(self, dialog: QFileDialog) -> None:
        self.answered += 1
        if dialog.fileMode() == QFileDialog.FileMode.Directory:
            dialog.selectFile(str(OUT.absolute()))
        elif dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
            dialog.selectFile(str((OUT / f"{self.answered}").absolute()))
        else:
            dialog.selectFile(str(RECORD.absolute()))
        dialog.accept()
        dialog.close()


def visible(kind: type[QWidget]) -> QWidget:
    return next(one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible())


def save_report() -> None:
    visible(CrashDialog).save.click()


def all_of(window: MainWindow) -> list[Callable[[], object]]:
    def moving(name: str, *what: object) -> Callable[[], object]:
        return lambda: getattr(window.history.window.matches.files, name)(*what)

    return [
        *(partial(window.menus.actions[name].trigger) for name in ("save", "open", "history")),
        *(moving(name) for name in ("ask_export_all", "ask_import", "ask_back_up", "ask_restore")),
        moving("ask_export", 1, "match"),
        lambda: window.history.window.statistics.export.click(),
        lambda: window.history.window.close(),
        window.show_rules,
        lambda: visible(RulesWindow).save.click(),
        lambda: visible(RulesWindow).close(),
        window.change_rules,
        lambda: visible(RulesDialog).own_sets.export(preset_game(PRESETS["swedish-samba"])),
        lambda: visible(RulesDialog).own_sets.import_file(),
        lambda: visible(RulesDialog).reject(),
        lambda: CrashDialog("it broke", Told.NOW, window).open(),
        save_report,
    ]


def main(way: str) -> None:
    OUT.mkdir()
    write_record(new_record(2, seed=4), RECORD)
    visits: list[Visit] = []
    if way == "play":
        FOLDER.mkdir()
        with Store.open(FOLDER) as store:
            begin(store, new_record(2, seed=4))
        app.play(str(FOLDER), watch=lambda window: visits.append(Visit(all_of(window))))
    else:
        dress, asks = app.dress_application, way == "replay"

        def visited(*what: object, **how: object) -> None:
            ask = (lambda: QFileDialog(visible(ReplayWindow)).show()) if asks else save_report
            visits.append(Visit([ask]))
            dress(*what, **how)
            if not asks:
                raise ZeroDivisionError

        app.dress_application = visited
        if asks:
            app.replay(read_record(RECORD), str(FOLDER))
        else:
            app.play(str(FOLDER))
    print(visits[0].answered)


if __name__ == "__main__":
    main(sys.argv[1])
