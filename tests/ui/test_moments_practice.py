"""Playing on from a moment in a window of its own: the very position, real opponents, no question."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.table import Phase
from samba_desktop.match.replay import decisions, stayed
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.preferences import ConfirmDiscards, Preferences, Speed
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.learn.practice import PracticeWindow
from samba_desktop.ui.table.appearance import BREATHS
from samba_desktop.ui.table.moments import KeyMoment
from tests.match.wavering import round_over
from tests.ui.padded import LONG, LongTranslator

PATIENCE = 60_000
UNASKED = Preferences(speed=Speed.OFF, confirm_discards=ConfirmDiscards.OFF, confirm_going_out=False)


@pytest.fixture
def practise(qtbot, monkeypatch):
    load_fonts()
    monkeypatch.setitem(BREATHS, Speed.OFF, 0)
    windows = []

    def practised(match, decision, language=ENGLISH, size=(1024, 640)):
        start = KeyMoment(decision.turn, decision.moment, "…")
        window = PracticeWindow(match.record, start, language, UNASKED, "Samba")
        qtbot.addWidget(window)
        windows.append(window)
        window.resize(*size)
        with qtbot.waitSignal(window.begun, timeout=PATIENCE):
            window.show()
            window.activateWindow()
        return window

    yield practised
    for one in windows:
        one.close()


def turns(match):
    """The decisions about how to begin a turn."""
    return [one for one in decisions(match.record, 1, 0) if one.view.turn.phase is Phase.DRAW]


def at_rest(window):
    return window.table.controller.match.to_act in {0, None} and not window.table.scene.is_showing


def test_it_begins_with_the_very_decision(practise):
    match = round_over()
    decision = decisions(match.record, 1, 0)[4]

    window = practise(match, decision)

    assert window.table.controller.view == decision.view
    assert window.table.controller.is_your_turn


def test_it_is_played_with_keys_and_taken_back_within(practise, qtbot):
    match = round_over()
    decision = next(one for one in decisions(match.record, 1, 0) if one.view.turn.phase is Phase.PLAY)
    window = practise(match, decision)
    qtbot.waitUntil(lambda: at_rest(window), timeout=PATIENCE)
    controller = window.table.controller
    controller.play(decision.done[-1] if len(decision.done) == 1 else decision.done[0])
    assert controller.view != decision.view

    QTest.keyClick(window.table.view, Qt.Key.Key_Z)

    qtbot.waitUntil(lambda: controller.view == decision.view, timeout=PATIENCE)


def test_the_others_answer_and_it_begins_again_where_it_began(practise, qtbot):
    match = round_over()
    decision = turns(match)[1]
    window = practise(match, decision)
    qtbot.waitUntil(lambda: at_rest(window), timeout=PATIENCE)
    played = window.table.controller.match
    turn = decisions(match.record, 1, 0)
    for one in (one for one in turn if one.turn == decision.turn):
        for action in one.done:
            window.table.controller.play(action)
    moment = played.moment
    qtbot.waitUntil(lambda: played.moment > moment and at_rest(window), timeout=PATIENCE)

    with qtbot.waitSignal(window.begun, timeout=PATIENCE):
        window.again.click()

    assert window.table.controller.match is not played
    assert window.table.controller.view == decision.view


def test_it_ends_with_the_round_as_the_next_cards_belong_to_the_match(practise, qtbot):
    match = round_over()
    last = turns(match)[-1]
    window = practise(match, last)
    practised = window.table.controller.match
    # What was played in the match itself is played here too, until the round is over.
    window.table.controller.close()
    for text in stayed(match.record)[last.moment :]:
        practised.play_entry(text)
    window.show_sheet()
    qtbot.waitUntil(lambda: window.table.panel.is_open, timeout=PATIENCE)
    sheet = window.table.panel.held

    assert sheet.moments is None
    assert "Finish" in sheet.next.text()
    sheet.next.click()
    assert not window.isVisible()
    assert practised.phase is Phase.DEAL


def test_leaving_asks_nothing_and_ends_the_opponents(practise, qtbot):
    match = round_over()
    window = practise(match, turns(match)[0])

    with qtbot.waitSignal(window.closed):
        window.leave.click()

    assert not window.isVisible()
    assert window.table.opponents is None


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_its_words_have_room_in_the_longest_language(practise, qapp, size):
    translator = LongTranslator()
    qapp.installTranslator(translator)
    try:
        match = round_over()
        window = practise(match, turns(match)[0], LONG, size)
        QTest.qWait(20)

        assert (window.width(), window.height()) == size
        for one in (window.again, window.leave):
            assert one.width() >= one.sizeHint().width()
    finally:
        qapp.removeTranslator(translator)
