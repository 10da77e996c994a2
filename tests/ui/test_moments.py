"""The moments of a round: looked for in a process of its own, and shown in the sheet."""

import os

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from samba_desktop.engine.actions import Draw
from samba_desktop.engine.rules.kinds import MatchEndCheck
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.match.match import Match
from samba_desktop.match.replay import decisions
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.moments import KeyMoment, MomentSearch, NonsenseError, read_line
from tests.match.wavering import round_over
from tests.ui.moments_sitting import (
    PATIENCE,
    QUIET,
    SAMPLES,
    begin_at_once,
    found,
    left_behind,
    running,
    sittings,
)
from tests.ui.padded import LONG, LongTranslator


@pytest.fixture(autouse=True)
def _at_once(monkeypatch, tmp_path):
    begin_at_once(monkeypatch, tmp_path)


@pytest.fixture
def sit(qtbot):
    yield from sittings(qtbot)


# the search


def test_the_search_finds_what_the_command_judges(qtbot, tmp_path):
    match, parent, told = round_over(), QWidget(), []
    qtbot.addWidget(parent)
    search = MomentSearch(match.record, 1, 0, ENGLISH, parent, folder=tmp_path, samples=SAMPLES)
    search.progressed.connect(lambda at, of: told.append((at, of)))

    with qtbot.waitSignal(search.found, timeout=PATIENCE) as found:
        search.start()

    of = len(decisions(match.record, 1, 0))
    assert told == [(at, of) for at in range(1, of + 1)]
    assert 0 < len(found.args[0]) <= 3
    made = {one.moment for one in decisions(match.record, 1, 0)}
    for one in found.args[0]:
        assert one.moment in made
        assert one.sentence.startswith(f"In turn {one.turn} ")
    assert not left_behind(tmp_path)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no politeness of processes")
def test_the_process_steps_back_for_everything_else(qtbot, sit):
    sitting = sit()
    sitting.moments.samples = 1000
    sitting.read(qtbot)
    qtbot.waitUntil(lambda: len(running(sitting)) == 1, timeout=PATIENCE)
    (process,) = running(sitting)

    qtbot.waitUntil(
        lambda: os.getpriority(os.PRIO_PROCESS, process.processId()) >= 10 + os.nice(0), timeout=PATIENCE
    )


FULL = (
    '{"decision": 1, "of": 1, "turn": 1, "moment": 1, "done": ["draw"], "other": ["pass"], "gain": 1,'
    ' "error": 1, "clear": true}'
)


def test_what_is_whole_is_read():
    assert read_line(FULL)[2].done == (Draw(),)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "nonsense",
        "3",
        '{"decision": 1}',
        '{"decision": "1", "of": 2}',
        '{"decision": true, "of": 2}',
        '{"decision": 1, "of": 1, "gain": 3}',
        FULL.replace('["draw"]', "[]"),
        FULL.replace("draw", "fly"),
        FULL.replace('["draw"]', '"draw"'),
        FULL.replace("draw", "deal 1"),
        FULL.replace('"turn": 1', '"turn": 1.5'),
        "[" * 100_000,
    ],
)
def test_nonsense_is_known_as_such(line):
    with pytest.raises(NonsenseError):
        read_line(line)


# the sheet


def test_the_sheet_tells_how_far_it_has_come_and_then_offers_the_moments(qtbot, sit):
    sitting = sit()
    sheet = sitting.read(qtbot)
    panel = sitting.panel
    qtbot.waitUntil(lambda: panel.says.text().startswith("Looking at your decisions: "), timeout=PATIENCE)
    qtbot.waitUntil(panel.open.isVisible, timeout=PATIENCE)

    assert "mattered most" in panel.open.text()
    assert not panel.says.isVisible()
    QTest.mouseClick(panel.open, Qt.MouseButton.LeftButton)

    assert panel.page.isVisible()
    assert not sheet.columns.isVisible()
    assert panel.open.text() == "Back to the &count"
    sentences = [one.text() for one in panel.page.findChildren(QLabel)]
    assert all(text.startswith("In turn ") for text in sentences)
    assert len(panel.buttons) == 1 + 2 * len(sentences)

    QTest.mouseClick(panel.open, Qt.MouseButton.LeftButton)
    assert sheet.columns.isVisible()
    assert not panel.page.isVisible()


def test_nothing_moves_when_the_moments_come(qtbot, sit):
    sitting = sit()
    sheet = sitting.read(qtbot)
    sitting.panel.show_progress(1, 9)
    QTest.qWait(20)
    before = sheet.columns.geometry()

    found(sitting)
    QTest.qWait(20)

    assert sheet.columns.geometry() == before


def test_everything_is_reached_and_pressed_by_keys(qtbot, sit):
    sitting = sit()
    sheet = sitting.read(qtbot)
    found(sitting)
    wanted = []
    for name, told in (("show", sitting.panel.show_wanted), ("play", sitting.panel.play_wanted)):
        told.disconnect()
        told.connect(lambda one, name=name: wanted.append((name, one.turn)))
    assert QApplication.focusWidget() is sheet.next

    seen = []
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
        if now is sitting.panel.open and not now.isChecked():
            QTest.keyClick(now, Qt.Key.Key_Return)
        elif isinstance(now, QPushButton) and now in sitting.panel.buttons[1:] and now not in seen:
            seen.append(now)
            QTest.keyClick(now, Qt.Key.Key_Return)

    assert sitting.panel.open.isChecked()
    assert wanted == [(what, turn) for turn in (4, 2, 6) for what in ("show", "play")]
    assert not sitting.dealt
    assert [one.accessibleName() for one in seen[:2]] == ["Show turn 4 again", "Play on from turn 4"]


def test_enter_on_the_sheet_still_deals_the_next_round(qtbot, sit):
    sitting = sit()
    sheet = sitting.read(qtbot)
    found(sitting)

    QTest.keyClick(sheet.next, Qt.Key.Key_Return)

    assert sitting.dealt == [1]


def test_a_round_without_such_moments_says_so(qtbot, sit):
    sitting = sit()
    sitting.read(qtbot)
    sitting.moments.cancel()

    sitting.panel.show_moments(())

    assert sitting.panel.says.text() == "No decision of yours stands out in this round."
    assert not sitting.panel.open.isVisible()


LONG_SENTENCE = "In turn 3 “lay nine cards and more of them one after another” cost about 340 points. " * 4


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_nothing_is_cut_in_the_longest_language(qtbot, sit, qapp, size, players):
    translator = LongTranslator()
    qapp.installTranslator(translator)
    try:
        sitting = sit(round_over(players), language=LONG, size=size)
        sheet = sitting.read(qtbot)
        found(sitting, *(KeyMoment(at, 3, LONG_SENTENCE) for at in (1, 2, 3)))
        panel = sitting.panel
        assert sheet.size().boundedTo(QSize(*size)) == sheet.size()
        assert panel.open.width() >= panel.open.sizeHint().width()
        assert panel.open.height() >= panel.open.sizeHint().height()
        panel.open.click()
        QTest.qWait(20)

        for one in panel.page.findChildren(QLabel):
            assert one.height() >= one.heightForWidth(one.width())
        assert panel.open.height() >= panel.open.sizeHint().height()
        for one in panel.buttons:
            assert one.width() >= one.sizeHint().width()
            assert one.height() >= one.sizeHint().height()
        inner = panel.page.widget()
        assert inner.width() <= panel.page.viewport().width()
        bar = panel.page.verticalScrollBar()
        for _ in range(200):
            QTest.keyClick(sheet.next, Qt.Key.Key_Down)
        assert bar.value() == bar.maximum()
        assert panel.geometry().bottom() < sheet.height()
    finally:
        qapp.removeTranslator(translator)


# where nothing is looked for


def test_nothing_is_looked_for_where_it_is_not_wanted(qtbot, sit):
    sitting = sit(preferences=replace(QUIET, moments=False))
    sitting.read(qtbot)

    assert sitting.panel is None
    assert not sitting.moments.children()


def test_nothing_is_looked_for_where_computers_play_among_themselves(qtbot, sit):
    match = round_over()
    seats = tuple(replace(plan, level="easy") for plan in match.record.seats)
    sitting = sit(Match(replace(match.record, seats=seats)))
    sitting.read(qtbot)

    assert sitting.panel is None
    assert not sitting.moments.children()


def test_rules_beyond_imagining_are_told_in_one_sentence(qtbot, sit):
    match = round_over()
    rules = with_value(match.record.rules, "match_end_check", MatchEndCheck.AT_ONCE)
    sitting = sit(Match(replace(match.record, rules=rules)))
    sitting.read(qtbot)

    assert sitting.panel.says.text().startswith("Rounds by these rules cannot be imagined")
    assert not sitting.moments.children()


# shown again


def test_a_moment_is_shown_again_as_the_person_saw_it(qtbot, sit):
    sitting = sit()
    sitting.read(qtbot)
    decision = decisions(sitting.match.record, 1, 0)[3]
    found(sitting, KeyMoment(decision.turn, decision.moment, "…"))

    sitting.panel.buttons[1].click()

    replay = sitting.replays.window
    qtbot.waitUntil(lambda: replay.player is not None, timeout=PATIENCE)
    player = replay.player
    assert player.at == decision.moment
    assert player.replay.view(player.at, 0) == decision.view
    # The match goes on: nobody else's cards may be seen.
    assert player.replay.seats == (0,)
