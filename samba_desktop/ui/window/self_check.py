"""The part of the self-check that needs Qt."""

import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import cycle, islice
from pathlib import Path
from pkgutil import walk_packages
from types import TracebackType

from msgspec import Struct
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QFontDatabase, QImage, QImageReader, QPixmap
from PySide6.QtWidgets import QApplication

from samba_desktop import assets, ui
from samba_desktop.ai.levels import LEVELS
from samba_desktop.ai.thought import Code
from samba_desktop.engine.cards import A_JOKER, RANKS, SUITS, Card
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH, CatalogueError, read_catalogue
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import OpponentMove
from samba_desktop.ui.window.languages import qt_texts
from samba_desktop.ui.window.main_window import MainWindow

PICTURES = (".png", ".svg", ".jpg", ".ico")
PATIENCE = 600.0
"""Seconds after which opponents that have not answered by themselves are taken for broken.

A machine that has much else to do lets the window's own limits pass again and again; each turn is a new try.
"""
SEATING = Seating(4, Shape.TWO_PAIRS)
SIZE = (1280, 800)
CARD = 60
STEP = 16
"""Every so many points of a picture are looked at."""


class Seen(Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    found: str
    sound: bool = True


def look_at_all() -> Iterator[Seen]:
    """Look at everything; needs an application, and shows nothing where the platform is offscreen."""
    yield _files("Fonts", (".otf", ".ttf"), lambda path: QFontDatabase.addApplicationFont(str(path)) >= 0)
    yield _files("Pictures", PICTURES, lambda path: not QImageReader(str(path)).read().isNull())
    yield _files("Languages", (".mo",), _is_language)
    yield _deck()
    yield _dialogs()
    yield _table()


def _files(what: str, kinds: tuple[str, ...], loads: Callable[[Path], bool]) -> Seen:
    files = [path for path in sorted(assets.path("").rglob("*")) if path.suffix in kinds]
    broken = [path.name for path in files if not loads(path)]
    if broken:
        return Seen(what, f"cannot be loaded: {', '.join(broken)}", sound=False)
    return Seen(what, f"{len(files)} loaded")


def _is_language(path: Path) -> bool:
    """Tell whether a catalogue can be read, and whether Qt's own texts are there in that language too."""
    try:
        read_catalogue(path)
    except CatalogueError:
        return False
    return not qt_texts(path.stem.rpartition("_")[2]).isEmpty()


def _deck() -> Seen:
    pictures = CardPixmaps()
    cards = [*(Card(rank, suit) for suit in SUITS for rank in sorted(RANKS)), A_JOKER, None]
    empty = [str(card) for card in cards if _is_empty(pictures.pixmap(card, CARD, 1.0))]
    if empty:
        return Seen("Cards", f"not drawn: {', '.join(empty)}", sound=False)
    return Seen("Cards", f"{len(cards)} drawn")


def _is_empty(pixmap: QPixmap) -> bool:
    return len(_colours(pixmap.toImage(), 3)) < 3


def _colours(image: QImage, step: int) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}


def _dialogs() -> Seen:
    """Load what is loaded when it is first opened."""
    missing: list[str] = []
    count = 0
    for module in walk_packages(ui.__path__, f"{ui.__name__}.", missing.append):
        count += 1
        try:
            import_module(module.name)
        except ImportError as error:
            missing.append(f"{module.name} ({error})")
    if missing:
        return Seen("Dialogs", f"cannot be loaded: {', '.join(missing)}", sound=False)
    return Seen("Dialogs", f"{count} loaded")


def _table() -> Seen:
    levels = islice(cycle(LEVELS), SEATING.players)
    plans = tuple(SeatPlan(level, level) for level in levels)
    record = Record(Rules(), SEATING, plans, seed=1, first_dealer=0)
    try:
        with tempfile.TemporaryDirectory(prefix="samba-check-") as folder, _mistakes() as mistakes:
            told = _play(Path(folder), record)
    except (OSError, ValueError) as error:
        return Seen("Table", f"{error}", sound=False)
    told += mistakes
    if told:
        return Seen("Table", " ".join(told), sound=False)
    return Seen("Table", f"opened, {SEATING.players} opponents in processes of their own have played")


def _play(folder: Path, record: Record) -> list[str]:
    """Open the table and let each opponent answer in a turn; tell what is not as it should be."""
    with Store.open(folder) as store:
        window = MainWindow(store, folder, ENGLISH, Preferences(speed=Speed.OFF))
        window.resize(*SIZE)
        window.show()
        _, match = begin(store, record)
        window.open(match)
        silent = _wait_for_answers(window, match)
        colours = len(_colours(window.grab().toImage(), STEP))
        window.close()
    told = [f"No process has answered for the opponent {record.seats[seat].name}." for seat in sorted(silent)]
    if colours < 10:
        told.append("The table stays empty.")
    return told


def _wait_for_answers(window: MainWindow, match: Match) -> set[int]:
    """Let the table play until each seat's process has answered; return the seats for which none has."""
    application, runner = QApplication.instance(), window.findChild(OpponentRunner)
    assert application is not None
    assert runner is not None
    silent = set(range(SEATING.players))

    def note(move: OpponentMove) -> None:
        # What the window plays for a process that is late or gone shows nothing of it.
        if move.because.code is not Code.SIMPLE:
            silent.discard(move.seat)

    runner.thought.connect(note)
    until = time.monotonic() + PATIENCE
    while silent and not match.counts and time.monotonic() < until:
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    return silent


@contextmanager
def _mistakes() -> Iterator[list[str]]:
    """Collect what is raised where Qt calls the program."""
    caught: list[str] = []
    before = sys.excepthook

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        caught.append("".join(traceback.format_exception(kind, error, trace)))

    sys.excepthook = note
    try:
        yield caught
    finally:
        sys.excepthook = before
