"""The tutorial in its window: by mouse, by keys, left and taken up, beside a match that counts."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, InHand, InMeld, NewMeld, OnPile, OnStock, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import ConfirmDiscards, Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.kit.look import TEXT_SIZE
from samba_desktop.ui.learn.course import STEPS
from samba_desktop.ui.learn.tutorial import FILE, TutorialWindow
from samba_desktop.ui.table import controller as controlling
from samba_desktop.ui.table.appearance import BREATHS
from samba_desktop.ui.table.person import ChoicePopup
from samba_desktop.ui.window.main_window import MainWindow
from tests.gui.walking import route
from tests.ui.padded import LONG

AT = {step.name: at for at, step in enumerate(STEPS)}
KEYS = {
    "Left": (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    "Right": (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier),
    "Up": (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier),
    "Down": (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier),
    "Tab": (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    "shift+Tab": (Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier),
}
PATIENCE = 20_000
UNASKED = Preferences(speed=Speed.OFF, confirm_discards=ConfirmDiscards.OFF, confirm_going_out=False)


class Pupil:
    """Somebody before the tutorial's window, with a mouse and a keyboard."""

    def __init__(self, qtbot, folder, *, language=ENGLISH, preferences=UNASKED, size=(1024, 640)):
        self.qtbot = qtbot
        self.window = TutorialWindow(folder, language, preferences, "Ada")
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        self.window.show()
        self.window.activateWindow()
        self.rest()

    @property
    def step(self):
        return self.window.course.step.name

    @property
    def scene(self):
        return self.window.scene

    @property
    def view(self):
        return self.window.table.controller.view

    def rest(self):
        """Wait until it is the person's turn or the round is over, and nothing moves."""

        def at_rest():
            match = self.window.course.match
            return match.to_act in {0, None} and not self.scene.is_showing

        self.qtbot.waitUntil(at_rest, timeout=PATIENCE)
        QTest.qWait(5)

    # by mouse

    def click(self, point):
        where = self.window.view.mapFromScene(QPointF(*point))
        QTest.mouseClick(
            self.window.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
        )
        # Two clicks on one card are no double click.
        QTest.mouseMove(self.window.view.viewport(), where)

    def click_cards(self, text):
        for card in read_cards(text):
            items = [one for one in self.scene.cards.items if one.card == card and not one.is_chosen]
            spot = next(one.spot for one in items if isinstance(one.spot.place, InHand))
            self.click((spot.strip.x + spot.strip.width / 3, spot.strip.y + spot.strip.height * 0.6))

    def click_place(self, place):
        picture = self.scene.picture
        rects = [spot.rect for spot in picture.spots if spot.place == place]
        if not rects:
            rects = [stop.rect for stop in self.window.view.walker.stops() if stop.place == place]
        self.click(rects[-1].centre)
        self.rest()

    def click_button(self, name):
        self.click(self.scene.furniture.rect_of(name).centre)
        self.rest()

    # by keyboard

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.window.view.viewport(), key, modifier)
        self.rest()

    def walk_to(self, place, index=None):
        walker = self.window.view.walker
        if walker.now is None:
            self.press(Qt.Key.Key_Left)
        every = walker.stops()
        there = next(one for one in every if one.place == place and index in {None, one.index})
        for name in route(every, walker.now, there):
            QTest.keyClick(self.window.view.viewport(), *KEYS[name])

    def pick_by_keys(self, text):
        for card in read_cards(text):
            items = [one for one in self.scene.cards.items if one.card == card and not one.is_chosen]
            spot = next(one.spot for one in items if isinstance(one.spot.place, InHand))
            self.walk_to(InHand(0), spot.index)
            QTest.keyClick(self.window.view.viewport(), Qt.Key.Key_Space)


@pytest.fixture
def sit(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(controlling, "BREATH", 0)
    monkeypatch.setitem(BREATHS, Speed.OFF, 0)
    pupils = []

    def seated(**wishes):
        pupils.append(Pupil(qtbot, tmp_path, **wishes))
        return pupils[-1]

    yield seated
    for pupil in pupils:
        pupil.window.close()


def test_it_is_played_to_its_end_by_mouse_alone(sit):
    pupil = sit()
    passed = iter(AT)

    def arrives(name):
        assert pupil.step == name == next(passed)

    arrives("table")
    QTest.mouseClick(pupil.window.panel.on, Qt.MouseButton.LeftButton)
    arrives("help")
    pupil.click_button("hint")
    pupil.qtbot.waitUntil(lambda: pupil.step == "draw")
    arrives("draw")
    pupil.click_place(OnStock())
    arrives("group")
    pupil.click_cards("QS QH QD")
    pupil.click_place(NewMeld(0))
    arrives("sequence")
    pupil.click_cards("7H 8H 9H 10H JH")
    pupil.click_button("meld")
    arrives("discard")
    pupil.click_cards("4C")
    pupil.click_place(OnPile())
    arrives("pile")
    pupil.click_place(OnPile())
    arrives("adding")
    pupil.click_cards("QH")
    pupil.click_place(InMeld(0, 2))
    pupil.click_cards("2C")
    pupil.click_place(InMeld(0, 3))
    pupil.click_cards("6S")
    pupil.click_button("discard")
    arrives("red three")
    pupil.click_place(OnStock())
    pupil.click_button("three")
    arrives("samba")
    pupil.click_cards("6H")
    pupil.click_place(InMeld(0, 2))
    arrives("going out")
    pupil.click_cards("KC KD KS KH")
    pupil.click_place(NewMeld(0))
    pupil.click_cards("AS AC AD")
    pupil.click_place(NewMeld(0))
    pupil.click_cards("4C")
    pupil.click_place(OnPile())
    arrives("end")

    pupil.qtbot.waitUntil(lambda: pupil.window.table.panel.held is not None)
    sheet = pupil.window.table.panel.held
    assert "Finish" in sheet.next.text()
    QTest.mouseClick(sheet.next, Qt.MouseButton.LeftButton)
    assert not pupil.window.isVisible()


def test_it_is_played_to_its_end_by_keyboard_alone(sit):
    pupil = sit()
    key = Qt.Key

    pupil.press(key.Key_Return)
    pupil.press(key.Key_H)
    pupil.qtbot.waitUntil(lambda: pupil.step == "draw")
    pupil.press(key.Key_D)
    pupil.pick_by_keys("QS QH QD")
    pupil.press(key.Key_M)
    pupil.pick_by_keys("7H 8H 9H 10H JH")
    pupil.press(key.Key_Return)
    pupil.pick_by_keys("4C")
    pupil.walk_to(OnPile())
    pupil.press(key.Key_Return)
    assert pupil.step == "pile"
    pupil.press(key.Key_P)
    pupil.pick_by_keys("QH")
    pupil.walk_to(InMeld(0, 2))
    pupil.press(key.Key_Return)
    pupil.pick_by_keys("2C")
    pupil.walk_to(InMeld(0, 3))
    pupil.press(key.Key_Return)
    pupil.pick_by_keys("6S")
    pupil.press(key.Key_Return)
    assert pupil.step == "red three"
    pupil.press(key.Key_D)
    pupil.press(key.Key_T)
    pupil.pick_by_keys("6H")
    pupil.press(key.Key_M)
    pupil.pick_by_keys("KC KD KS KH")
    pupil.press(key.Key_M)
    pupil.pick_by_keys("AS AC AD")
    pupil.press(key.Key_M)
    pupil.pick_by_keys("4C")
    pupil.press(key.Key_Return)

    assert pupil.step == "end"
    pupil.qtbot.waitUntil(lambda: pupil.window.table.panel.held is not None)
    QTest.keyClick(pupil.window.table.panel.held.next, key.Key_Return)
    assert not pupil.window.isVisible()


def test_what_is_refused_gets_its_usual_sentence_and_the_step_stays(sit):
    pupil = sit()
    pupil.window.go_to(AT["group"])
    pupil.rest()

    pupil.click_cards("QS 7H")
    pupil.press(Qt.Key.Key_M)

    assert pupil.window.table.controller.said == "A sequence holds one suit only."
    assert pupil.step == "group"


def test_what_leads_astray_is_said_and_not_done(sit):
    pupil = sit()
    pupil.window.go_to(AT["group"])
    pupil.rest()
    moment = pupil.window.course.match.moment

    pupil.click_cards("7H 8H 9H")
    pupil.press(Qt.Key.Key_M)

    said = pupil.window.table.controller.said
    assert said.startswith("The rules allow it, but the lesson goes another way.")
    assert pupil.window.lesson.task in said
    assert pupil.window.course.match.moment == moment


def test_what_is_to_be_done_is_lit(sit):
    pupil = sit()
    pupil.window.go_to(AT["group"])
    pupil.rest()

    lit = [one.card for one in pupil.scene.cards.items if one.is_hinted]

    assert sorted(lit) == sorted(read_cards("QS QH QD"))


def test_undo_leads_back_and_the_keys_of_the_panel_too(sit):
    pupil = sit()
    pupil.window.go_to(AT["group"])
    pupil.rest()
    pupil.click_cards("QS QH QD")
    pupil.press(Qt.Key.Key_M)
    assert pupil.step == "sequence"

    pupil.press(Qt.Key.Key_Z)
    assert pupil.step == "group"
    assert not pupil.view.table.melds[0]
    pupil.press(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert pupil.step == "sequence"
    pupil.press(Qt.Key.Key_PageDown)
    assert pupil.step == "discard"
    pupil.press(Qt.Key.Key_PageUp)
    assert pupil.step == "sequence"
    QTest.mouseClick(pupil.window.panel.backward, Qt.MouseButton.LeftButton)
    pupil.rest()

    assert pupil.step == "group"


@pytest.mark.parametrize("at", range(len(STEPS) - 1))
def test_it_is_left_anywhere_and_taken_up_there(sit, at):
    pupil = sit()
    pupil.window.go_to(at)
    pupil.window.close()

    again = sit()

    assert again.window.course.at == at
    assert again.window.course.match.to_act == 0


def test_a_window_closed_in_the_middle_of_a_step_loses_nothing(sit):
    pupil = sit(preferences=Preferences(speed=Speed.SLOW, confirm_discards=ConfirmDiscards.OFF))
    pupil.window.go_to(AT["discard"])
    pupil.rest()
    pupil.click_cards("4C")
    QTest.keyClick(pupil.window.view.viewport(), Qt.Key.Key_Return)
    QTest.qWait(30)
    assert pupil.scene.is_showing

    pupil.window.close()
    again = sit()

    assert again.step == "pile"
    assert len(again.view.hand) == 8
    again.press(Qt.Key.Key_P)
    assert again.step == "adding"


def test_a_finished_lesson_begins_anew(sit):
    pupil = sit()
    pupil.window.go_to(AT["end"])
    pupil.rest()

    pupil.window.forward()

    assert sit().step == "table"


def test_the_step_has_a_name_for_those_who_do_not_see_it(sit):
    pupil = sit()
    told = QAccessible.queryAccessibleInterface(pupil.window.panel)

    assert told.text(QAccessible.Text.Name).startswith("Step 1 of 12: The table.")
    assert pupil.window.lesson.task in told.text(QAccessible.Text.Name)
    for one in (pupil.window.panel.on, pupil.window.panel.backward, pupil.window.panel.leave):
        assert QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name)


@pytest.mark.parametrize("language", [ENGLISH, LONG], ids=["english", "wordy"])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_every_step_has_room_for_its_words(sit, size, language):
    pupil = sit(size=size, language=language)
    panel = pupil.window.panel

    for at in range(len(STEPS)):
        pupil.window.go_to(at)
        QApplication.processEvents()
        assert (pupil.window.width(), pupil.window.height()) == size
        for words in (panel.says, panel.task):
            assert words.heightForWidth(words.width()) <= words.height() + 1
        assert panel.heading.sizeHint().width() <= panel.heading.width()
        assert panel.geometry().bottom() < pupil.window.view.geometry().top()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_the_table_stays_where_it_is_from_step_to_step(sit, size):
    pupil = sit(size=size)
    tops = set()

    for at in (*range(len(STEPS)), AT["draw"]):
        pupil.window.go_to(at)
        pupil.rest()
        tops.add(pupil.window.view.geometry().top())

    assert len(tops) == 1


def test_asking_whether_a_discard_is_meant_is_as_in_a_match(sit):
    pupil = sit(preferences=Preferences(speed=Speed.OFF, confirm_discards=ConfirmDiscards.ALWAYS))
    pupil.window.go_to(AT["discard"])
    pupil.rest()

    pupil.click_cards("4C")
    QTest.keyClick(pupil.window.view.viewport(), Qt.Key.Key_Return)

    choice = next(
        one for one in QApplication.topLevelWidgets() if isinstance(one, ChoicePopup) and one.isVisible()
    )
    QTest.keyClick(choice.buttons[0], Qt.Key.Key_Return)
    pupil.rest()
    assert pupil.step == "pile"


# beside a match that counts


@pytest.fixture
def playing(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
        number, match = begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
        shown.open(match)
        yield shown, store, number
        shown.close()


def test_the_running_match_is_as_it_was(playing, qtbot):
    window, store, number = playing
    qtbot.waitUntil(lambda: window.table.controller.is_your_turn, timeout=PATIENCE)
    before = window.table.controller.match.record
    listed = list_matches(store)

    window.menus.actions["tutorial"].trigger()
    tutorial = window.tutorials.window
    for _ in range(len(STEPS)):
        tutorial.forward()
    assert window.tutorials.window is None

    assert window.table.controller.match.record == before
    assert store.load(number).record == before
    assert store.latest_unfinished() == number
    assert list_matches(store) == listed


def test_the_rules_of_the_lesson_are_shown_by_their_key(playing):
    window, _, _ = playing
    window.menus.actions["tutorial"].trigger()

    window.tutorials.window.menus.actions["rules in force"].trigger()

    assert window.agreeing.page.isVisible()
    window.agreeing.page.close()


def test_there_is_one_tutorial_at_a_time_and_the_main_window_takes_it_along(playing, tmp_path):
    window, _, _ = playing
    window.menus.actions["tutorial"].trigger()
    tutorial = window.tutorials.window
    tutorial.forward()

    window.menus.actions["tutorial"].trigger()
    assert window.tutorials.window is tutorial
    window.close()

    assert not tutorial.isVisible()
    assert (tmp_path / FILE).exists()


def test_the_welcome_leads_to_the_tutorial(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        window = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(window)
        window.show()
        window.show_welcome()

        QTest.mouseClick(window.table.panel.held.learn, Qt.MouseButton.LeftButton)

        assert window.tutorials.window.isVisible()
        window.close()


def test_the_teacher_speaks_larger_in_a_very_large_window(qtbot, tmp_path):
    pupil = Pupil(qtbot, tmp_path)

    pupil.window.resize(3840, 2160)

    qtbot.waitUntil(lambda: pupil.window.panel.says.font().pixelSize() > 1.5 * TEXT_SIZE)


def test_words_on_its_table_can_be_made_larger(qtbot, tmp_path):
    pupil = Pupil(qtbot, tmp_path, size=(1366, 768))
    actions = pupil.window.menus.actions
    scales = []

    for name in ("larger", "smaller", "larger", "larger", "usual size"):
        actions[name].trigger()
        scales.append(pupil.scene.font_scale)

    assert scales[0] > scales[1] == 1 == scales[4]
    assert scales[3] > scales[0]
    assert [key.toString() for key in actions["larger"].shortcuts()] == ["Ctrl++", "Ctrl+="]
