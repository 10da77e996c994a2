"""Keys work by their place where what is written there is no Latin letter, or no digit without Shift."""

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from samba_desktop.ai.levels import player
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.person import ChoiceOption, ChoicePopup
from samba_desktop.ui.window import key_places
from samba_desktop.ui.window.key_places import LINUX, MACOS, WINDOWS, KeyPlaces, is_foreign, place_of
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.waiting import is_own_turn

PATIENCE = 20_000
NONE, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
CODES = {chr(key): code for code, key in LINUX.items()}
ROWS = {
    "ru": ("QWERTYUIOPASDFGHJKLZXCVBNM,.", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬБЮ"),
    "el": ("WERTYUIOPASDFGHJKLZXCVBNM", "ΣΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ"),
    "he": ("ERTYUIOPASDFGHJKLZXCVBNM", "קראטוןםפשדגכעיחלךזסבהנמצ"),
    "ar": ("QWERTYUIOPASDFGHJKLZXCVN", "ضصثقفغعهخحشسيبلاتنمئءؤرى"),
    "th": ("QWERTYUIOPASDFGHJKL", "ๆไำพะัีรนยฟหกดเ้่าส"),
    "ka": ("QWERTYUIOPASDFGHJKLZXCVBNM", "ქწერტყუიოპასდფგჰჯკლზხცვბნმ"),
}
FRENCH = dict(zip("1234567890", "&é\"'(-è_çà", strict=True))


@pytest.fixture(autouse=True)
def _linux(monkeypatch):
    monkeypatch.setattr(key_places.sys, "platform", "linux")
    monkeypatch.setattr(place_of, "__defaults__", ("linux",))


@pytest.fixture
def places(qapp):
    made = KeyPlaces(qapp)
    yield made
    made.on_focus_changed(None, None)
    made.deleteLater()


def at_own_turn(record):
    """Play on until it is the person's turn."""
    match, mind = Match(record), player("easy", 1)
    match.deal()
    while match.to_act != 0:
        match.play(mind.choose(match.view(match.to_act)).action)
    return match.record


@pytest.fixture
def window(qtbot, tmp_path, places):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "easy") for name in ("Bo", "Cy", "Di")))
        _, match = begin(store, at_own_turn(Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5)))
        shown.open(match)
        shown.activateWindow()
        shown.view.setFocus()
        qtbot.waitUntil(lambda: is_own_turn(shown), timeout=PATIENCE)
        shown.view.setFocus()
        places.on_focus_changed(None, shown.view)
        yield shown
        shown.close()


def written(letter, place, modifiers=NONE):
    """Make the event of a key that stands in a place of an American keyboard and writes a letter."""
    key = ord(letter.upper()) if len(letter.upper()) == 1 else ord(letter)
    text = "" if modifiers & (CTRL | ALT) else letter
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, CODES[place], 0, 0, text)


def type_at(widget, letter, place, modifiers=NONE):
    QApplication.sendEvent(widget, written(letter, place, modifiers))


def shortcuts_chosen(window):
    told = []
    window.table.do = lambda command: told.append(command.name)
    return told


@pytest.mark.parametrize("layout", ROWS)
def test_every_letter_of_the_menus_works_by_its_place(window, layout):
    told, written_there = shortcuts_chosen(window), dict(zip(*ROWS[layout], strict=True))
    letters = {
        key: name
        for name in window.menus.actions
        if name in COMMANDS
        for key in COMMANDS[name].keys
        if len(key) == 1 and key in written_there
    }
    assert len(letters) >= 12

    for key in letters:
        type_at(window.view, written_there[key], key)

    assert told == list(letters.values())


@pytest.mark.parametrize("layout", ROWS)
def test_d_draws(window, layout):
    written_there = dict(zip(*ROWS[layout], strict=True))

    type_at(window.view, written_there["D"], "D")

    assert window.table.controller.match.entries[-1].text == "draw"


@pytest.mark.parametrize(("key", "name"), [("N", "new"), ("Z", "undo"), ("S", "save"), (",", "settings")])
def test_letters_with_ctrl_work_by_their_place(window, key, name):
    told = shortcuts_chosen(window)

    type_at(window.view, dict(zip(*ROWS["ru"], strict=True))[key], key, CTRL)

    assert told == [name]


def test_with_shift_and_alt_too(window):
    told, russian = shortcuts_chosen(window), dict(zip(*ROWS["ru"], strict=True))

    type_at(window.view, russian["Z"], "Z", SHIFT)
    type_at(window.view, russian["R"], "R", SHIFT | CTRL)
    type_at(window.view, russian["G"], "G", ALT)

    assert told == ["undo turn", "replay"]
    assert window.menuBar().activeAction().text() == "&Game"


def test_latin_letters_count_as_they_are_written(window):
    told = shortcuts_chosen(window)

    for letter, place in (("a", "Q"), ("q", "A"), ("z", "Y"), ("ö", ","), ("é", "D"), (",", "M")):
        type_at(window.view, letter, place)

    assert told == ["ask", "undo"]


def test_signs_in_places_of_letters_count_where_the_last_letter_was_foreign(window):
    told = shortcuts_chosen(window)

    type_at(window.view, "'", "W")
    assert told == []
    type_at(window.view, "ד", "S")
    type_at(window.view, "'", "W")
    assert told == ["sort", "pause"]
    type_at(window.view, "x", "X")
    type_at(window.view, "'", "W")
    assert told == ["sort", "pause"]


def test_ctrl_0_needs_no_shift_on_a_french_keyboard(window):
    preferred = []
    window.table.preferred.connect(lambda: preferred.append(window.table.preferences))

    type_at(window.view, "à", "0", CTRL)

    assert len(preferred) == 1


def test_digits_choose_without_shift_on_a_french_keyboard(qtbot, places):
    for digit, letter in list(FRENCH.items())[:3]:
        chosen = []
        table = QWidget()
        qtbot.addWidget(table)
        choice = ChoicePopup(
            "Which?", [ChoiceOption(str(at), str(at), ()) for at in range(3)], CardPixmaps(), table
        )
        choice.chosen.connect(chosen.append)
        choice.open_at(None)
        places.on_focus_changed(None, choice.buttons[0])

        type_at(choice.buttons[0], letter, digit)

        assert chosen == [int(digit) - 1]
        places.on_focus_changed(None, None)


def test_with_shift_a_sign_of_the_digits_row_stays_a_sign(places):
    assert places.key_by_place(written("!", "1", SHIFT)) is None
    assert places.key_by_place(written("1", "1")) is None
    assert places.key_by_place(written("١", "1")) == ord("1")


def test_what_is_typed_into_a_field_stays_as_it_is_written(qtbot, places):
    field = QLineEdit()
    qtbot.addWidget(field)
    field.show()
    places.on_focus_changed(None, field)

    for letter, place in (("д", "L"), ("а", "F"), ("é", "2")):
        type_at(field, letter, place)

    assert field.text() == "даé"
    type_at(field, "ф", "A", CTRL)
    assert field.selectedText() == "даé"


def test_a_held_key_repeats_only_what_repeats(window):
    told = shortcuts_chosen(window)
    event = QKeyEvent(QEvent.Type.KeyPress, ord("В"), NONE, CODES["D"], 0, 0, "в", True)

    window.menus.actions["draw"].setAutoRepeat(False)
    QApplication.sendEvent(window.view, event)

    assert told == []


def test_a_dialog_keeps_the_keys_from_the_table(window, places):
    told = shortcuts_chosen(window)
    window.change_settings()
    dialog = next(
        one for one in QApplication.topLevelWidgets() if one.objectName() == "ground" and one.isVisible()
    )
    button = dialog.choices["cloth"][1].buttons[0]
    places.on_focus_changed(None, button)

    type_at(button, "в", "D")

    assert told == []
    dialog.reject()


def test_an_unknown_place_is_left_alone(window):
    told = shortcuts_chosen(window)

    QApplication.sendEvent(window.view, QKeyEvent(QEvent.Type.KeyPress, ord("В"), NONE, "в"))

    assert told == []


def test_places_are_known_by_each_system():
    def pressed(scan, virtual):
        return QKeyEvent(QEvent.Type.KeyPress, ord("В"), NONE, scan, virtual, 0, "в")

    assert place_of(pressed(40, 0), "linux") == ord("D")
    assert place_of(pressed(0x20, 0x44), "win32") == ord("D")
    assert place_of(pressed(0, 0x02), "darwin") == ord("D")
    for known in (LINUX, MACOS, WINDOWS):
        assert set(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")) <= set(known.values())
        assert len(set(known.values())) == len(known)


@pytest.mark.parametrize(
    ("letter", "foreign"),
    [("Д", True), ("Ω", True), ("ש", True), ("Å", False), ("Ł", False), ("&", False), ("Q", False)],
)
def test_foreign_letters_are_those_of_other_scripts(letter, foreign):
    assert is_foreign(ord(letter)) is foreign


def test_only_what_has_the_keys_is_watched(qtbot, places):
    one, other = QLineEdit(), QLineEdit()
    qtbot.addWidget(one)
    places.on_focus_changed(None, one)
    places.on_focus_changed(one, other)
    assert places.watched is other
    shiboken6.delete(other)
    places.on_focus_changed(other, one)

    assert places.watched is one
