"""Builds the parts and joins them: the only place that knows all of them."""

import signal
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from samba_desktop import __version__
from samba_desktop.cli.reading import read_json
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.casefile import CaseError, read_case
from samba_desktop.engine.state import State
from samba_desktop.engine.view import View, observe
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.fonts import load_fonts
from samba_desktop.store.folders import data_folder
from samba_desktop.store.preferences import read_preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.look import dress_application
from samba_desktop.ui.main_window import MainWindow
from samba_desktop.ui.picture import drawn_table

LISTEN_MS = 200
"""How often Python gets a turn to notice Ctrl+C while Qt runs."""
SCALES = (0.5, 4.0)
SIZES = (320, 8192)
MOST_POINTS = 70_000_000
"""Points of the largest picture that is drawn: 8K and a little more."""


def play(folder: str | None) -> int:
    """Open the window and run until it is closed.

    Raises Trouble with one sentence where matches cannot be kept.
    """
    try:
        place = data_folder(folder)
        store = Store.open(place)
    except SaveError as error:
        raise Trouble(str(error)) from None
    with store:
        application = _application()
        window = MainWindow(store, place, ENGLISH, read_preferences(place))
        signal.signal(signal.SIGINT, lambda *_: window.close())
        listening = QTimer(application)
        listening.start(LISTEN_MS)
        listening.timeout.connect(lambda: None)
        window.show()
        QTimer.singleShot(0, window.start)
        return application.exec()


def _application() -> QApplication:
    application = QApplication(sys.argv[:1])
    application.setApplicationName("samba-desktop")
    application.setApplicationDisplayName("Samba")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("samba-desktop")
    load_fonts()
    dress_application(application)
    return application


def shot(options: dict[str, object]) -> int:
    """Draw the table of a case as one seat sees it and write the picture.

    Raises Trouble with one sentence where that is not possible.
    """
    width, height = _size(str(options["size"]))
    scale = float(str(options["scale"]))
    if not SCALES[0] <= scale <= SCALES[1]:
        raise Trouble(
            f"The scale {scale:g} is not possible; it lies between {SCALES[0]:g} and {SCALES[1]:g}."
        )
    if width * height * scale * scale > MOST_POINTS:
        raise Trouble(f"A picture of {width}x{height} at the scale {scale:g} is too large to draw.")
    state = _case(str(options["case"]))
    view = _view(state, int(str(options["seat"])))
    output = Path(str(options["output"]))
    _application()
    picture = drawn_table(view, width, height, scale, ENGLISH)
    if not picture.save(str(output)):
        raise Trouble(f"{output}: the picture cannot be written there.")
    return 0


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.partition("x")
    if not cross or not width.isdecimal() or not height.isdecimal():
        raise Trouble(f'"{text}" is not a size; write width and height as in 1280x800.')
    if not all(SIZES[0] <= side <= SIZES[1] for side in (int(width), int(height))):
        raise Trouble(f"The size {text} is not possible; each side lies between {SIZES[0]} and {SIZES[1]}.")
    return int(width), int(height)


def _case(name: str) -> State:
    case = read_json(name)
    if isinstance(case, list) and len(case) == 1:
        case = case[0]
    try:
        return read_case(case)
    except CaseError as error:
        raise Trouble(str(error)) from None


def _view(state: State, seat: int) -> View:
    if not 1 <= seat <= state.table.seating.players:
        raise Trouble(f"There is no seat {seat} at this table; seats are 1 to {state.table.seating.players}.")
    return observe(state, seat - 1)
