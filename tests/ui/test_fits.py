"""What is seen after a round, or seldom: in every language nothing is cut, and nothing is in English."""

from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale, QObject, QSize, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from samba_desktop.match.match import Match
from samba_desktop.match.receipt import part_from_bits
from samba_desktop.match.replay import decisions
from samba_desktop.scene.control_look import KEPT_SHARE
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import Kit, load_fonts
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.texts.language import USUAL
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.crash import CrashDialog, Told
from samba_desktop.ui.fair.proof import ProofDialog
from samba_desktop.ui.fair.receipts import ReceiptDialog, WordsDialog
from samba_desktop.ui.fair.why import Whys
from samba_desktop.ui.fair.why_dialog import WhyDialog
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.kit.look import font
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.learn.practice import PracticeWindow
from samba_desktop.ui.rules.match_plan import plan_of
from samba_desktop.ui.rules.rules_window import RulesWindow
from samba_desktop.ui.table.moments import KeyMoment, MomentsPanel
from samba_desktop.ui.window.languages import Speech
from samba_desktop.ui.window.round_end import Afterwards
from tests.match.random_player import RandomPlayer, new_record
from tests.match.wavering import round_over
from tests.texts.catalogues import CODES
from tests.ui.fitting import english_words, is_cut, plain, seen, words_of

SMALLEST = (1024, 640)
QUIET = Preferences(speed=Speed.OFF)
PATIENCE = 20_000
PART = part_from_bits(0xFACE, "my own words")
NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Fia")


@cache
def _record(players, target):
    record = replace(new_record(players, target=target), seed=PART.seed, notes=PART.notes)
    return RandomPlayer(7).play(Match(record), lambda one: len(one.counts) == 1).record


def played(players=4, target=10_000):
    """Play a round, which ends the match where the target is low."""
    return Match(_record(players, target))


def company(match):
    return Company(NAMES[: match.record.seating.players], match.record.seating, 0)


@pytest.fixture(params=CODES)
def code(request):
    return request.param


@pytest.fixture
def language(qapp, code):
    load_fonts()
    before, locale = qapp.font(), QLocale()
    qapp.setFont(font())
    speech = Speech(qapp, code)
    speech.follow(QUIET)
    yield speech.language
    speech.follow(replace(QUIET, language=USUAL))
    QLocale.setDefault(locale)
    qapp.setFont(before)


@pytest.fixture
def table(qtbot):
    """Stand where the table would, in the smallest window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*SMALLEST)
    window.show()
    return window


class Silent(QObject):
    """Stands where the opponents' processes do, and says nothing."""

    answered = Signal(int, object)


def sheet(table, language, players=4, target=10_000):
    over, match = OverTable(table), played(players, target)
    Afterwards(over, language, CardPixmaps(), table).show_sheet(match, company(match), lambda: None)
    return over.held


def moments(table, language):
    panel = sheet(table, language)
    shown = MomentsPanel(language, panel)
    panel.take_moments(shown)
    shown.show_progress(3, 17)
    return panel


def end(table, language):
    over, match = OverTable(table), played(target=5)
    Afterwards(over, language, CardPixmaps(), table).show_result(match, company(match))
    return over.held


def why(table, language):
    match = played()
    whys = Whys(match, company(match), Silent(table), language, table)
    return WhyDialog(whys, language, table)


def replay(_table, language, target=10_000):
    match = played(target=target)
    return ReplayWindow(match.record, language, "Samba", company(match), preferences=QUIET)


def practice(table, language):
    match = round_over()
    one = decisions(match.record, 1, 0)[4]
    return PracticeWindow(match.record, KeyMoment(one.turn, one.moment, "…"), language, QUIET, "Samba", table)


def page(table, language):
    window = RulesWindow(table)
    window.show_history(language)
    return window


SCREENS = {
    "sheet": sheet,
    "sheet of six": lambda table, language: sheet(table, language, 6),
    "sheet of five": lambda table, language: sheet(table, language, 5),
    "last sheet": lambda table, language: sheet(table, language, target=5),
    "moments": moments,
    "end": end,
    "why": why,
    "replay": replay,
    "replay of a match that is over": lambda table, language: replay(table, language, target=5),
    "practice": practice,
    "proof": lambda table, language: ProofDialog(played(), company(played()), language, table),
    "receipts": lambda table, language: ReceiptDialog(played(), language, table),
    "words": lambda table, language: WordsDialog(
        replace(plan_of(played().record), part=PART), language, table
    ),
    "crash": lambda table, _language: CrashDialog("Traceback", parent=table),
    "crash at the end": lambda table, _language: CrashDialog("Traceback", Told.END, table),
    "crash before": lambda table, _language: CrashDialog("Traceback", Told.LAST_RUN, table),
    "history of the game": page,
}


def come(shown, qtbot):
    """Show a window and wait for what it shows somewhat later."""
    shown.show()
    if isinstance(shown, ReplayWindow):
        qtbot.waitUntil(lambda: shown.player is not None, timeout=PATIENCE)
    if isinstance(shown, PracticeWindow):
        qtbot.waitUntil(lambda: shown.table.controller is not None, timeout=PATIENCE)


@pytest.fixture(params=SCREENS)
def screen(request, table, language, qtbot):
    shown = SCREENS[request.param](table, language)
    come(shown, qtbot)
    for _ in range(3):
        QApplication.processEvents()
    yield shown
    if isValid(shown):
        shown.close()


def within(screen):
    return [one for one in seen(screen) if one is screen or screen.isAncestorOf(one)]


def test_nothing_is_said_in_english(screen, code):
    said = {plain(text) for text in words_of(screen)}

    assert said & english_words(code) == set()


def test_there_is_room_for_all_words_in_the_smallest_window(screen):
    if screen.isWindow():
        screen.resize(screen.size().boundedTo(QSize(*SMALLEST)))
        QApplication.processEvents()

    assert screen.width() <= SMALLEST[0]
    assert screen.height() <= SMALLEST[1]
    cut = [one.text() for one in within(screen) if is_cut(one)]
    assert not cut
    for one in within(screen):
        if isinstance(one, QScrollArea) and one.widget():
            assert one.widget().width() <= one.viewport().width()


def test_a_button_of_the_table_leaves_out_its_key_before_its_word_gets_small(
    table, language, monkeypatch, qtbot
):
    shares, shown = {}, practice(table, language)
    write = Kit.write

    def watched(kit, painter, rect, text, font, *how):
        wide = kit.width_of(text, font.pixelSize(), QFont.Weight(font.weight()))
        shares[text] = rect.width() / wide
        write(kit, painter, rect, text, font, *how)

    monkeypatch.setattr(Kit, "write", watched)

    shown.resize(*SMALLEST)
    come(shown, qtbot)
    shown.table.scene.image(1.0)

    assert shares[language.say("TableTexts", "Undo")] >= KEPT_SHARE
    shown.close()
