"""How long the window of the history takes with the matches of a folder; prints it as one line of JSON."""

import json
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.history_window import MATCHES, STATISTICS, HistoryWindow
from samba_desktop.ui.look import dress_application

SIZE = (1366, 768)


def main(folder: str) -> None:
    """Open the window, look at the statistics, and print how many milliseconds each took."""
    application = QApplication(sys.argv[:1])
    load_fonts()
    dress_application(application)
    beside = QWidget()
    beside.resize(*SIZE)
    took = {}
    with Store.open(Path(folder)) as store:
        began = time.perf_counter()
        window = HistoryWindow(store, ENGLISH, Preferences, beside)
        window.show_page(MATCHES, None)
        application.processEvents()
        took["history"] = (time.perf_counter() - began) * 1000
        began = time.perf_counter()
        window.show_page(STATISTICS, None)
        application.processEvents()
        took["statistics"] = (time.perf_counter() - began) * 1000
        window.close()
    sys.stdout.write(json.dumps(took) + "\n")
