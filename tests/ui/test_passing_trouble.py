"""A trouble that passes, such as another program's lock or a full disk, delays play and never ends it."""

import sqlite3
import time
from contextlib import contextmanager

import pytest

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.intents import obvious_action
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.timing import LONGEST_PAUSE, Retry
from samba_desktop.store import schema
from samba_desktop.store.preferences import Preferences, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules.match_plan import MatchPlan
from samba_desktop.ui.table import controller as controlling
from samba_desktop.ui.table.appearance import BREATHS
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.window import main_window
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.wavering import round_over
from tests.ui.waiting import is_own_turn, is_still

PATIENCE = 20_000
FOUR = Seating(4, Shape.TWO_PAIRS)
NAMES = ("Ada", "Bo", "Cy", "Di")
LONGEST_STALL = 0.25
"""Seconds for which one try may keep the window, on a machine that is busy besides."""


def record_of(first=PERSON, others="easy"):
    levels = (first, others, others, others)
    return Record(Rules(), FOUR, tuple(map(SeatPlan, NAMES, levels)), 5)


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def window(qtbot, tmp_path, store, monkeypatch):
    monkeypatch.setattr(controlling, "BREATH", 0)
    monkeypatch.setitem(BREATHS, Speed.OFF, 0)
    shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    shown.close()


@contextmanager
def held(folder, *, for_readers=False):
    """Hold the lock of a store as another program does."""
    other = sqlite3.connect(folder / schema.FILE, isolation_level=None)
    if for_readers:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def sit_down(window, store, **levels):
    _, match = begin(store, record_of(**levels))
    window.open(match)
    return window.table.controller


def said(window):
    return window.table.controller.captions().message


def offered(window):
    button = window.table.controller.captions().message_button
    return button.name if button else None


def own_turn(window, qtbot):
    qtbot.waitUntil(lambda: is_own_turn(window), timeout=PATIENCE)


def discard(window):
    """Draw, and throw a card away with which nothing else can be done."""
    controller = window.table.controller
    controller.play(Draw())
    view = controller.view
    card = next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))
    controller.play(Discard(card))


def test_computers_play_on_by_themselves_when_a_lock_is_given_back(window, store, tmp_path, qtbot):
    controller = sit_down(window, store, first="easy")
    qtbot.waitUntil(lambda: controller.match.moment > 5, timeout=PATIENCE)

    with held(tmp_path):
        qtbot.waitUntil(lambda: controller.may_try_again, timeout=PATIENCE)
        moment = controller.match.moment
        name = NAMES[controller.match.to_act]
        assert said(window) == f"{name}'s move waits until it can be kept (database is locked)."
        assert offered(window) == "again"
        qtbot.wait(1500)
        assert controller.match.moment == moment
        assert said(window).startswith(f"{name}'s move waits")

    qtbot.waitUntil(lambda: controller.match.moment > moment + 5, timeout=PATIENCE)
    assert "waits" not in said(window)
    assert offered(window) is None


def test_the_window_stands_still_for_no_longer_than_is_noticed(window, store, tmp_path, qtbot):
    controller = sit_down(window, store, first="easy")
    qtbot.waitUntil(lambda: controller.match.moment > 2, timeout=PATIENCE)
    tries, keep = [], store.append

    def timed(*entry, **how):
        began = time.monotonic()
        try:
            keep(*entry, **how)
        finally:
            tries.append(time.monotonic() - began)

    store.append = timed
    with held(tmp_path):
        qtbot.waitUntil(lambda: len(tries) >= 4, timeout=PATIENCE)

    assert max(tries) < LONGEST_STALL


def test_try_again_does_not_wait_for_the_next_pause(window, store, tmp_path, qtbot):
    controller = sit_down(window, store, first="easy")
    with held(tmp_path):
        qtbot.waitUntil(lambda: controller.retry._pause == LONGEST_PAUSE, timeout=PATIENCE)  # noqa: SLF001 - how long it waits
        moment = controller.match.moment

    window.scene.pressed_button.emit("again")

    assert controller.match.moment > moment


def test_f_tries_again_and_the_menu_offers_it(window, store, tmp_path, qtbot):
    controller = sit_down(window, store, first="easy")
    with held(tmp_path):
        qtbot.waitUntil(lambda: controller.retry._pause == LONGEST_PAUSE, timeout=PATIENCE)  # noqa: SLF001 - how long it waits
        window.menus.turn.aboutToShow.emit()
        assert window.menus.actions["fix"].isEnabled()
        window.menus.ungrey()
        moment = controller.match.moment

    window.menus.actions["fix"].trigger()

    assert controller.match.moment > moment


def test_what_waits_is_said_beside_all_else_until_it_is_kept(window, store, tmp_path, qtbot):
    controller = sit_down(window, store)
    own_turn(window, qtbot)
    controller.play(Draw())
    view = controller.view
    card = next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))
    controller.play(Discard(card))
    moment = controller.match.moment
    with held(tmp_path):
        qtbot.waitUntil(lambda: controller.may_try_again, timeout=PATIENCE)
        window.scene.select(controller.view.hand[:2])
        assert "move waits until" in said(window)
        window.on_trouble("The record is saved.")
        assert said(window).startswith("The record is saved. ")
        assert "move waits until" in said(window)
        assert offered(window) == "again"
        assert controller.match.moment == moment
    own_turn(window, qtbot)


def test_a_move_of_the_person_glides_home_and_can_be_tried_again(window, store, tmp_path, qtbot):
    controller = sit_down(window, store)
    own_turn(window, qtbot)
    controller.play(Draw())
    view, moment = controller.view, controller.match.moment
    card = next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))
    window.scene.select((card,))

    with held(tmp_path):
        window.table.person.discard_selected()
        assert controller.match.moment == moment
        assert controller.view.hand == view.hand
        assert said(window).endswith("cannot be read or written (database is locked).")
        assert controller.captions().message_kind == "refusal"
        assert offered(window) == "again"
        assert window.scene.selection() == (card,)
        window.table.person.discard_selected()
        window.scene.pressed_button.emit("again")
        assert controller.match.moment == moment

    window.scene.pressed_button.emit("again")

    assert controller.match.moment == moment + 1
    assert controller.match.entries[-1].text.startswith("discard")
    assert offered(window) is None


def test_what_could_not_be_kept_is_not_played_by_itself_later(window, store, tmp_path, qtbot):
    controller = sit_down(window, store)
    own_turn(window, qtbot)
    moment = controller.match.moment
    with held(tmp_path):
        controller.play(Draw())

    qtbot.wait(600)

    assert controller.match.moment == moment
    window.scene.pressed_button.emit("hint")
    controller.say("")
    assert not controller.may_try_again


def test_taking_back_is_refused_whole_and_tried_again(window, store, tmp_path, qtbot):
    controller = sit_down(window, store)
    own_turn(window, qtbot)
    discard(window)
    moment = controller.match.moment
    with held(tmp_path):
        controller.take_back()
        assert controller.match.moment == moment
        assert offered(window) == "again"

    window.table.do(COMMANDS["fix"])

    assert controller.match.moment == moment + 1
    assert controller.is_your_turn


class Stingy:
    """Keeps so many entries and fails so many times after that, as a disk does that is full for a while."""

    def __init__(self, store, keeps, fails):
        self.keep, self.keeps, self.fails = store.append, keeps, fails

    def __call__(self, *entry, **how):
        if self.keeps > 0:
            self.keeps -= 1
        elif self.fails > 0:
            self.fails -= 1
            error = sqlite3.OperationalError("database or disk is full")
            with schema.sentences(schema.Path("samba.sqlite3")):
                raise error
        self.keep(*entry, **how)


@pytest.mark.parametrize("keeps", [0, 1, 2, 3, 6])
def test_a_match_goes_on_wherever_keeping_fails_for_a_while(window, store, qtbot, keeps):
    store.append = failing = Stingy(store, keeps, 3)
    controller = sit_down(window, store, first="easy", others="medium")

    qtbot.waitUntil(lambda: controller.match.moment > 12, timeout=PATIENCE)

    assert failing.fails == 0
    qtbot.waitUntil(lambda: is_still(window) or window.scene.finish(), timeout=PATIENCE)
    entries = controller.match.record.entries
    assert store.load(window.earlier.playing or 1).record.entries[: len(entries)] == entries


def test_a_round_that_was_asked_for_is_dealt_when_it_can_be_kept(window, store, tmp_path, qtbot):
    _, match = begin(store, round_over().record)
    window.open(match)
    controller = window.table.controller
    qtbot.waitUntil(lambda: window.table.panel.is_open, timeout=PATIENCE)
    with held(tmp_path):
        controller.deal()
        assert said(window) == "The deal waits until it can be kept (database is locked)."
        assert "The deal waits" in window.table.panel.held.note.text()
        qtbot.wait(500)
        assert window.table.panel.is_open

    qtbot.waitUntil(lambda: controller.match.table.round_no == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not window.table.panel.is_open, timeout=PATIENCE)


def test_the_first_deal_waits_too(window, store, tmp_path, qtbot):
    _, match = begin(store, record_of())
    with held(tmp_path):
        window.open(match)
        qtbot.waitUntil(lambda: said(window).startswith("The deal waits"), timeout=PATIENCE)
        assert match.moment == 0
    own_turn(window, qtbot)


def test_the_last_match_comes_although_nothing_can_be_kept(window, store, tmp_path, qtbot):
    match_id, match = begin(store, record_of(first="easy"))
    match.deal()
    with held(tmp_path):
        window.start()
        controller = window.table.controller
        assert window.earlier.playing == match_id
        qtbot.waitUntil(lambda: "move waits" in said(window), timeout=PATIENCE)
    qtbot.waitUntil(lambda: controller.match.moment > 5, timeout=PATIENCE)


def test_the_last_match_comes_when_it_can_be_read_again(window, store, tmp_path, qtbot):
    match_id, match = begin(store, record_of())
    match.deal()
    fails = [3]
    load = store.load

    def failing(number):
        if fails[0]:
            fails[0] -= 1
            with schema.sentences(store.path):
                raise sqlite3.OperationalError("database is locked")
        return load(number)

    store.load = failing
    window.start()

    assert window.table.controller is None
    assert window.welcome.again.isVisibleTo(window)
    assert window.welcome.told.text().endswith("(database is locked).")
    qtbot.waitUntil(lambda: window.table.controller is not None, timeout=PATIENCE)
    assert window.earlier.playing == match_id
    assert window.welcome is None


def test_a_store_that_is_locked_for_readers_too_only_delays_the_start(window, store, tmp_path, qtbot):
    begin(store, record_of())
    store._connection.execute("PRAGMA journal_mode = DELETE")  # noqa: SLF001 - the database itself is to fail
    with held(tmp_path, for_readers=True):
        window.start()
        assert window.table.controller is None
        qtbot.wait(300)
        window.earlier.aboutToShow.emit()
        assert [one.text() for one in window.earlier.actions()] == [window.welcome.told.text()]
        window.table.do(COMMANDS["history"])
        page = window.history.window.matches
        assert page.message.text().endswith("(database is locked).")
        window.table.do(COMMANDS["statistics"])
        assert window.history.window.statistics.message.text().endswith("(database is locked).")
        window.history.ask_deal()

    qtbot.waitUntil(lambda: window.table.controller is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: bool(page.model.shown), timeout=PATIENCE)
    assert page.message.text() == ""
    window.history.close()


def test_a_new_match_that_cannot_be_kept_leaves_the_one_on_the_table(window, store, tmp_path, qtbot):
    controller = sit_down(window, store)
    own_turn(window, qtbot)
    plans = tuple(map(SeatPlan, NAMES, (PERSON, "easy", "easy", "easy")))
    with held(tmp_path):
        window.begin(MatchPlan(Rules(), FOUR, plans))
        assert window.table.controller is controller
        assert said(window).endswith("(database is locked).")

    controller.play(Draw())
    assert controller.match.entries[-1].text == "draw"


def test_preferences_are_written_once_they_can_be(window, tmp_path, qtbot, monkeypatch):
    fails, write = [3], main_window.write_preferences

    def failing(folder, preferences):
        if fails[0]:
            fails[0] -= 1
            raise main_window.SaveError("The file cannot be written.")
        write(folder, preferences)

    monkeypatch.setattr(main_window, "write_preferences", failing)
    window.prefer(Preferences(speed=Speed.SLOW))

    assert window.statusBar().currentMessage() == "The file cannot be written."
    qtbot.waitUntil(lambda: read_preferences(tmp_path).speed is Speed.SLOW, timeout=PATIENCE)


def test_leaving_the_table_ends_all_tries(window, store, tmp_path, qtbot):
    controller = sit_down(window, store, first="easy")
    with held(tmp_path):
        qtbot.waitUntil(lambda: controller.may_try_again, timeout=PATIENCE)
        moment = controller.match.moment
        window.clear_table()

    qtbot.wait(500)

    assert controller.match.moment == moment


def test_pauses_grow_and_begin_anew(qtbot, qapp):
    retry, pauses = Retry(qapp), []
    for _ in range(6):
        retry.later(lambda: None)
        pauses.append(retry._timer.interval())  # noqa: SLF001 - how long it waits
    retry.forget()
    retry.later(lambda: None)

    assert pauses == [200, 400, 800, 1600, 2000, 2000]
    assert retry._timer.interval() == 200  # noqa: SLF001 - how long it waits
    retry.forget()
    assert not retry.is_waiting
