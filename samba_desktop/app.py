"""Builds the parts and joins them: the only place that knows all of them."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PySide6.QtCore import QBuffer, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop import __version__, assets
from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.cli.trouble import CameForward, Trouble
from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import View
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.store.files import write_whole
from samba_desktop.store.folders import data_folder, data_place
from samba_desktop.store.logbook import Logbook
from samba_desktop.store.preferences import Preferences, read_preferences, set_aside_broken
from samba_desktop.store.single_instance import HeldError, call_forward, was_called
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language, language_of, whole_number
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.crash import FAILED, CrashNet
from samba_desktop.ui.kit.look import STYLE, dress_application, program_icon
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.kit.window_place import Growing, remember_in, restore_place
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.table.appearance import deck_style, fit_deck, table_scene
from samba_desktop.ui.table.prompts import Moment, Teller
from samba_desktop.ui.table.sounds import SoundPlayer
from samba_desktop.ui.window.key_places import KeyPlaces
from samba_desktop.ui.window.languages import Speech
from samba_desktop.ui.window.main_window import MainWindow, keep_what_is_loaded
from samba_desktop.ui.window.windows import load_soon

LISTEN_MS = 200
"""How often Python gets a turn to notice Ctrl+C while Qt runs."""
SCALES = (0.5, 4.0)
SIZES = (320, 8192)
MOST_POINTS = 70_000_000
"""Points of the largest picture that is drawn: 8K and a little more."""

_log = logging.getLogger(__name__)


def play(
    folder: str | None, language: str = "", *, watch: Callable[[MainWindow], object] | None = None
) -> int:
    """Open the window, which somebody may `watch`, and run until it is closed.

    `language` is the code of the one that is wanted; empty for what is preferred.

    Raises Trouble with one sentence where matches cannot be kept.
    """
    with _caught() as (net, kept):
        application, preferences, speech = _begun(net, data_place(folder), language)
        try:
            place = data_folder(folder)
            store = kept.enter_context(Store.open(place))
        except HeldError as error:
            raise (CameForward if call_forward(place) else Trouble)(said_of(error)) from None
        except SaveError as error:
            raise Trouble(said_of(error)) from None
        net.store, net.logbook = store, kept.enter_context(Logbook(place))
        _log.info("Samba %s begins.", __version__)
        keep_what_is_loaded()
        player = SoundPlayer(assets.path("sounds"))
        window = MainWindow(store, place, speech.language, preferences, player=player, speech=speech)
        net.window = window
        growing = Growing(window, window.scene)
        window.dock.made.connect(growing.take)
        load_soon(window)
        Forward(window, place)
        if watch is not None:
            watch(window)
        _listen_for_interrupts(application, window)
        window.show()
        QTimer.singleShot(0, window.start)
        told = " ".join(map(said_of, filter(None, (*store.told, set_aside_broken(place)))))
        if told:
            QTimer.singleShot(0, lambda: window.on_trouble(told))
        # Whoever started the program may have had Python not look for memory to give back until now.
        QTimer.singleShot(0, gc.enable)
        QTimer.singleShot(0, net.tell_of_last_run)
        status = application.exec()
        _log.info("Samba ends.")
        return status
    return FAILED


def _begun(net: CrashNet, folder: Path, language: str) -> tuple[QApplication, Preferences, Speech]:
    """Build what every window needs, and let reports of crashes lie in the data folder."""
    net.folder = folder
    return _prepared(folder, language)


def _prepared(folder: Path, language: str) -> tuple[QApplication, Preferences, Speech]:
    """Build what every window needs: the application, what was chosen in the data folder, the language."""
    # Before anything that may fail, as the report of a crash can be saved by a dialog too.
    remember_in(folder)
    application = build_application()
    preferences = read_preferences(folder)
    speech = Speech(application, language)
    speech.follow(preferences)
    return application, preferences, speech


@contextmanager
def _caught() -> Iterator[tuple[CrashNet, ExitStack]]:
    """Catch the program's own mistakes until a window is closed; what is opened meanwhile stays open for it.

    After one that leaves no window nothing more is done than to tell of it.
    """
    net = CrashNet()
    net.spread()
    try:
        with ExitStack() as kept:
            try:
                yield net, kept
            except Trouble:
                raise
            except Exception as error:  # noqa: BLE001 - it is told, with a report
                net.tell_end(error)
    finally:
        net.take_in()


def replay(record: Record, folder: str | None, language: str = "") -> int:
    """Show the record of a match until its window is closed.

    It needs nothing of the data folder, where the game may be running, but the preferences.
    """
    from samba_desktop.cli.records import game_of
    from samba_desktop.ui.history.replay_window import ReplayWindow

    with _caught() as (net, _):
        application, preferences, speech = _begun(net, data_place(folder), language)
        title = game_of(record, speech.language)
        window = ReplayWindow(record, speech.language, title, preferences=preferences)
        net.window = window
        restore_place(window, "")
        Growing(window, window.scene, (window.log,))
        window.prepare()
        window.show()
        listening = _listen_for_interrupts(application, window)
        try:
            return application.exec()
        finally:
            listening.stop()
    return FAILED


def _listen_for_interrupts(application: QApplication, window: QWidget) -> QTimer:
    """Close a window at Ctrl+C, for which Python needs a turn now and then."""
    signal.signal(signal.SIGINT, lambda *_: window.close())
    listening = QTimer(application)
    listening.timeout.connect(lambda: None)
    listening.start(LISTEN_MS)
    return listening


def show_sentence(sentence: str, folder: str | None, language: str = "") -> None:
    """Show a sentence in a window of its own and wait until it was read."""
    from samba_desktop.ui.window.about_dialog import SentenceDialog

    application, _, _ = _prepared(data_place(folder), language)
    SentenceDialog(sentence).exec()
    del application


def build_application() -> QApplication:
    """Make the one application in its look, unless there is one already."""
    known = QApplication.instance()
    if isinstance(known, QApplication):
        return known
    # Qt would share the painting of each picture with threads of its own. For pictures as small as cards the
    # wait for those threads is longer than the painting, most of all while opponents keep the processor busy.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application = QApplication([*sys.argv[:1], *STYLE])
    application.setApplicationName("samba-desktop")
    application.setApplicationDisplayName("Samba")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("samba-desktop")
    application.setWindowIcon(program_icon())
    load_fonts()
    dress_application(application, has_style=True)
    KeyPlaces(application)
    return application


def shot(options: dict[str, object]) -> int:
    """Draw the table of a case as one seat sees it and write the picture.

    Raises Trouble with one sentence where that is not possible.
    """
    from samba_desktop.app import drawn_table

    width, height = _size(str(options["size"]))
    scale = float(str(options["scale"]))
    if not SCALES[0] <= scale <= SCALES[1]:
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "The scale {scale} is not possible; it lies between {least} and {most}."
            ),
            scale=f"{scale:g}",
            least=f"{SCALES[0]:g}",
            most=f"{SCALES[1]:g}",
        )
    if width * height * scale * scale > MOST_POINTS:
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "A picture of {width}x{height} at the scale {scale} is too large to draw."
            ),
            width=width,
            height=height,
            scale=f"{scale:g}",
        )
    state = _case(str(options["case"]))
    view = _view(state, int(str(options["seat"])))
    output = Path(str(options["output"]))
    speech = Speech(build_application(), str(options.get("lang") or language_of(os.environ)))
    speech.follow(Preferences())
    picture = drawn_table(view, width, height, scale, speech.language)
    unwritten = Trouble(
        QT_TRANSLATE_NOOP("Trouble", "{path}: the picture cannot be written there."), path=output
    )
    drawn = QBuffer()
    # Qt itself would write through links, and wait for pipes.
    if not picture.save(drawn, output.suffix.removeprefix(".")):  # type: ignore[call-overload]
        raise unwritten
    try:
        write_whole(output, bytes(drawn.data().data()))
    except SaveError as error:
        raise unwritten from error
    return 0


def _size(text: str) -> tuple[int, int]:
    width, height = map(whole_number, text.partition("x")[::2])
    if width is None or height is None:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "“{size}” is not a size; write width and height as in 1280x800."),
            size=text,
        )
    if not all(SIZES[0] <= side <= SIZES[1] for side in (width, height)):
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "The size {size} is not possible; each side lies between {least} and {most}."
            ),
            size=text,
            least=SIZES[0],
            most=SIZES[1],
        )
    return width, height


def _case(name: str) -> State:
    from samba_desktop.cli.streams import read_json
    from samba_desktop.engine.casefile import CaseError, read_case

    case = read_json(name)
    if isinstance(case, list) and len(case) == 1:
        case = case[0]
    try:
        return read_case(case)
    except CaseError as error:
        raise Trouble("{why}", why=error) from None


def _view(state: State, seat: int) -> View:
    if not 1 <= seat <= state.table.seating.players:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "There is no seat {seat} at this table; seats are 1 to {last}."),
            seat=seat,
            last=state.table.seating.players,
        )
    return observe(state, seat - 1)


def drawn_table(view: View, width: int, height: int, scale: float, language: Language) -> QImage:
    """Draw the table as a seat sees it; `scale` is the points of the picture per unit of width and height."""
    players = view.table.seating.players
    others = iter(NAMES)
    names = tuple("" if seat == view.seat else next(others) for seat in range(players))
    levels = tuple(None if seat == view.seat else USUAL_LEVEL for seat in range(players))
    company = Company(names, view.table.seating, view.seat)
    title = language.say("Presets", PRESETS[nearest_preset(view.rules)].title)
    teller = Teller(language, company, levels, title)
    pictures = CardPixmaps(deck_style(Preferences(), language.letters))
    fit_deck(pictures, view.rules)
    scene = table_scene(pictures=pictures)
    scene.speed = 0.0
    scene.fit(Size(width, height), scale)
    scene.show_view(view, (), teller.captions(view, Moment()))
    scene.finish()
    image = QImage(QSize(round(width * scale), round(height * scale)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, width, height), QRectF(0, 0, width, height))
    painter.end()
    return image


GLANCE_MS = 250


class Forward(QObject):
    """Looks now and then whether somebody asks for the window."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        # A call from before this start was meant for somebody else.
        was_called(folder)
        timer = QTimer(self)
        timer.setInterval(GLANCE_MS)
        timer.timeout.connect(self._on_glance)
        timer.start()

    def _on_glance(self) -> None:
        if not was_called(self._folder):
            return
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        # Where the system lets no program put itself in front, its entry asks for attention.
        QApplication.alert(window)
