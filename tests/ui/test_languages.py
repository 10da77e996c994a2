"""The window in every language: it changes while a match is played, says nothing in English, and has room."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QScrollArea,
)
from shiboken6 import isValid

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.intents import OfferKind
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.kit import SMALLEST_SHARE, Kit, load_fonts
from samba_desktop.store.preferences import Preferences, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH, USUAL, codes, speak
from samba_desktop.ui.fair.luck_dialog import LuckDialog
from samba_desktop.ui.history.deal_dialog import DealDialog
from samba_desktop.ui.history.history_window import HistoryWindow
from samba_desktop.ui.kit.look import font
from samba_desktop.ui.kit.shared_words import WORDS
from samba_desktop.ui.learn.tutorial import TutorialWindow
from samba_desktop.ui.rules.match_plan import YOU
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.rules.rules_window import RulesWindow
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.keys_page import KeysPage
from samba_desktop.ui.window.about_dialog import AboutDialog
from samba_desktop.ui.window.languages import Speech, qt_texts
from samba_desktop.ui.window.main_window import MainWindow
from samba_desktop.ui.window.settings_dialog import SettingsDialog
from tests.texts.catalogues import CODES
from tests.ui.fitting import english_words, is_cut, plain, seen, words_of
from tests.ui.waiting import is_own_turn

SEATING = Seating(4, Shape.TWO_PAIRS)
SMALLEST = (1024, 640)
PATIENCE = 20_000
PLANS = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "easy") for name in ("Bo", "Cy", "Di")))
MATCH = Record(Rules(), SEATING, PLANS, 5, first_dealer=3)
IN_ENGLISH = Preferences(speed=Speed.OFF, language=USUAL)


@pytest.fixture
def speech(qapp):
    load_fonts()
    before = qapp.font()
    qapp.setFont(font())
    locale = QLocale()
    spoken = Speech(qapp)
    spoken.follow(IN_ENGLISH)
    yield spoken
    spoken.follow(IN_ENGLISH)
    QLocale.setDefault(locale)
    qapp.setFont(before)


@pytest.fixture
def bare(qtbot, tmp_path, speech):
    """Open the window with nothing on the table, and with a match in its history."""
    with Store.open(tmp_path) as store:
        begin(store, MATCH)
        shown = MainWindow(store, tmp_path, speech.language, IN_ENGLISH, speech=speech)
        qtbot.addWidget(shown)
        shown.resize(*SMALLEST)
        shown.show()
        yield shown
        shown.close()


@pytest.fixture
def window(qtbot, bare):
    """Open the window with a match in which it is the person's turn."""
    _, match = begin(bare.store, MATCH)
    bare.open(match)
    qtbot.waitUntil(lambda: is_own_turn(bare), timeout=PATIENCE)
    return bare


def say(window, code, *, own_letters=False):
    window.prefer(replace(window.table.preferences, language=code, own_letters=own_letters))
    QApplication.processEvents()


def menu_titles(window):
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def entries(menu):
    """List the entries of a menu, its submenus apart."""
    return [action for action in menu.actions() if not action.isSeparator()]


def all_menus(window):
    waiting = [action.menu() for action in window.menuBar().actions()]
    while waiting:
        menu = waiting.pop()
        yield menu
        waiting += [action.menu() for action in entries(menu) if action.menu()]


def captions(window):
    return window.scene.now.captions


# changing


def test_the_window_changes_its_language_and_the_match_goes_on(window):
    before = window.table.controller.view

    say(window, "sv")

    assert menu_titles(window) == ["Spel", "Tur", "Visa", "Hjälp"]
    assert captions(window).stock.startswith("Talong")
    assert window.dock.windowTitle() == "Logg"
    assert any("gav" in line.text for line in window.dock.told.lines())
    assert window.table.controller.view == before
    window.table.person.ask_for(OfferKind.DRAW)
    assert window.table.controller.view.turn.phase is Phase.PLAY


def test_what_the_others_did_is_told_in_the_new_language(window, qtbot):
    window.table.controller.play(Draw())
    window.table.controller.play(Discard(max(window.table.controller.view.hand)))
    qtbot.waitUntil(lambda: len(captions(window).tickets) == 3, timeout=PATIENCE)

    say(window, "nl")

    told = [one.sentence for one in captions(window).tickets]
    assert all("afgelegd" in line or "gepakt" in line for line in told)


def test_a_language_is_left_without_a_trace(window):
    said, titles = captions(window), menu_titles(window)

    say(window, "de")
    say(window, USUAL)

    assert captions(window) == said
    assert menu_titles(window) == titles
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_a_key_of_the_menus_works_once_in_the_new_language(bare):
    for code in CODES:
        say(bare, code)

    bare.menus.actions["log"].trigger()

    assert bare.dock.isVisible()


def test_the_language_is_kept_for_the_next_time(bare, tmp_path):
    say(bare, "nl", own_letters=True)

    kept = read_preferences(tmp_path)
    assert (kept.language, kept.own_letters) == ("nl", True)


def test_a_person_without_a_name_is_called_you_in_each_language(bare):
    for code, you in (("sv", "Du"), ("nl", "Jij"), (USUAL, "You")):
        say(bare, code)
        bare.begin(bare.plan)

        assert bare.plan.seats[0].name == you
        assert bare.table.preferences.player_name == ""


def test_you_is_the_same_word_where_names_are_kept():
    assert {speak(code).say("MainWindow", "You") for code in codes()} == YOU


def test_letters_change_on_the_cards_and_in_the_words(bare):
    say(bare, "sv", own_letters=True)

    assert dict(bare.table.pictures.style.letters)[11] == "Kn"
    assert bare.table.language.letters[11] == "Kn"
    say(bare, "sv")
    assert dict(bare.table.pictures.style.letters)[11] == "J"


def test_the_settings_stay_open_in_the_new_language(bare, qtbot):
    bare.change_settings()
    dialog = bare.findChild(SettingsDialog)

    dialog.choices["language"][1].buttons[list(codes()).index("sv") + 1].click()
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Inställningar")

    assert dialog.isVisible()
    dialog.reject()
    assert menu_titles(bare)[0] == "Game"


def test_a_page_of_rules_that_is_open_is_written_anew(bare):
    bare.show_rules()
    before = bare.agreeing.page.windowTitle()

    say(bare, "de")

    assert bare.agreeing.page.isVisible()
    assert bare.agreeing.page.windowTitle() != before
    assert bare.agreeing.page.windowTitle().startswith("Regeln")
    bare.agreeing.page.close()


def test_the_page_about_the_game_is_put_away_and_opens_in_the_new_language(bare):
    bare.menus.actions["game"].trigger()
    before = bare.agreeing.history
    assert before.windowTitle() == "About the game"

    say(bare, "nl")

    assert bare.agreeing.history is None
    bare.menus.actions["game"].trigger()
    assert bare.agreeing.history.windowTitle() == "Over het spel"
    assert not isValid(before) or not before.isVisible()
    bare.agreeing.history.close()


def test_other_windows_are_put_away_and_open_in_the_new_language(bare, qtbot):
    bare.history.show_matches()
    say(bare, "de")
    qtbot.waitUntil(lambda: bare.history.window is None)

    bare.history.show_matches()

    assert bare.history.window.windowTitle() == "Verlauf"


def test_what_is_wanted_for_once_counts_until_another_language_is_chosen(qapp):
    locale = QLocale()
    speech = Speech(qapp, "nl")

    speech.follow(Preferences(language="de"))
    assert speech.code == "nl"
    speech.follow(Preferences(language="sv"))
    assert speech.code == "sv"
    speech.follow(IN_ENGLISH)
    assert speech.code == USUAL
    QLocale.setDefault(locale)


def test_a_language_that_this_version_does_not_speak_is_english(speech):
    speech.follow(Preferences(language="tlh"))

    assert speech.code == USUAL


def test_the_live_language_has_english_plurals_too(speech):
    assert speech.language.translate("Any", "%n card(s)", 1) == ENGLISH.translate("Any", "%n card(s)", 1)


@pytest.mark.parametrize("code", CODES)
def test_qt_says_its_own_words_in_the_language(code):
    texts = qt_texts(code)

    for context, text in (
        ("QPlatformTheme", "Cancel"),
        ("QFileDialog", "&Open"),
        ("QWidgetTextControl", "&Copy"),
    ):
        assert texts.translate(context, text) not in {"", text}


@pytest.mark.parametrize("code", CODES)
def test_what_qt_lacks_is_translated_here_and_found_by_qt(speech, code):
    speech.follow(Preferences(language=code))

    said = [QCoreApplication.translate("QFileDialog", text) for text in WORDS]
    assert not {text for text in WORDS if text in said} - {"Alias"}
    assert "%1" in said[-1]


# every screen


@pytest.fixture(params=CODES)
def code(request):
    return request.param


SCREENS = {
    "settings": (lambda window: window.change_settings(), SettingsDialog),
    "new match": (lambda window: window.new_match(), NewMatchDialog),
    "rules": (lambda window: window.change_rules(), RulesDialog),
    "about": (lambda window: window.table.do(COMMANDS["about"]), AboutDialog),
    "keys": (lambda window: window.table.do(COMMANDS["keys"]), KeysPage),
    "history": (lambda window: window.table.do(COMMANDS["history"]), HistoryWindow),
    "statistics": (lambda window: window.table.do(COMMANDS["statistics"]), HistoryWindow),
    "deal": (lambda window: window.history.ask_deal(), DealDialog),
    "luck": (lambda window: window.table.do(COMMANDS["luck"]), LuckDialog),
    "page": (lambda window: window.show_rules(), RulesWindow),
    "tutorial": (lambda window: window.table.do(COMMANDS["tutorial"]), TutorialWindow),
}


@pytest.fixture(params=SCREENS)
def screen(request, bare, code):
    """Open a dialog in a language."""
    say(bare, code)
    opens, kind = SCREENS[request.param]
    opens(bare)
    dialog = next(one for one in QApplication.allWidgets() if isinstance(one, kind) and one.isVisible())
    QApplication.processEvents()
    yield dialog
    if isValid(dialog):
        dialog.close()


def test_no_dialog_says_anything_in_english(screen, code):
    said = {plain(text) for text in words_of(screen)}

    assert said & english_words(code) == set()


def test_the_window_says_nothing_in_english(window, code):
    say(window, code)
    now = captions(window)
    said = {plain(action.text()) for menu in all_menus(window) for action in entries(menu)}
    said |= {plain(text) for text in words_of(window)}
    said |= {now.message, now.stock, now.pile, now.new_meld, *(one.label for one in now.buttons)}
    said |= {part for seat in now.seats for part in seat.detail.split(" · ")}

    assert said & english_words(code) == set()


def test_no_word_on_the_table_is_cut_in_the_smallest_window(window, code, monkeypatch):
    cut, write = [], Kit.write

    def watched(kit, painter, rect, text, font, *how):
        least = kit.width_of(text, int(font.pixelSize() * SMALLEST_SHARE), QFont.Weight(font.weight()))
        if least > rect.width() + 1:
            cut.append(text)
        write(kit, painter, rect, text, font, *how)

    monkeypatch.setattr(Kit, "write", watched)

    say(window, code)
    window.scene.image(1.0)
    window.table.person.ask_for(OfferKind.DRAW)
    window.scene.finish()
    window.scene.image(1.0)

    assert cut == []


def test_each_entry_of_a_menu_has_a_key_of_its_own(bare, code):
    say(bare, code)

    for menu in [bare.menuBar(), *all_menus(bare)]:
        keys = [key.lower() for one in entries(menu) for key in re.findall(r"&(\w)", one.text())]
        assert len(keys) == len(set(keys)), [one.text() for one in entries(menu)]


def test_each_control_of_a_dialog_has_a_key_of_its_own(screen):
    texts = [one.text() for one in seen(screen) if isinstance(one, QLabel | QAbstractButton)]
    keys = [key.lower() for text in texts for key in re.findall(r"&(\w)", text)]

    assert len(keys) == len(set(keys)), [text for text in texts if "&" in text]


def test_a_dialog_has_room_for_its_words_in_the_smallest_window(screen):
    screen.resize(screen.size().boundedTo(QSize(*SMALLEST)))
    QApplication.processEvents()

    assert screen.width() <= SMALLEST[0]
    assert screen.height() <= SMALLEST[1]
    cut = [one.text() for one in seen(screen) if is_cut(one)]
    assert not cut
    for one in seen(screen):
        if isinstance(one, QScrollArea) and one.widget():
            assert one.widget().width() <= one.viewport().width()


def test_the_rows_of_the_rules_have_room(bare, code):
    say(bare, code)
    bare.change_rules()
    dialog = bare.findChild(RulesDialog)
    QApplication.processEvents()

    for row in dialog.options.rows.values():
        rooms = [*(words.room for words in row.texts), row.control.widget.geometry()]
        assert all(row.rect().contains(room) for room in rooms), row.name
        assert not any(one.intersects(other) for one, other in combinations(rooms, 2)), row.name
        assert row.control.widget.minimumSizeHint().width() <= row.control.widget.width(), row.name
