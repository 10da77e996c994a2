"""The moments of a round: looked for in a process of its own, shown in the sheet, given up traceless."""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from samba_desktop.engine.actions import Draw
from samba_desktop.engine.notation import write_action
from samba_desktop.engine.rules.kinds import MatchEndCheck
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.match.decisions import decisions
from samba_desktop.match.match import Match
from samba_desktop.scene.deck import CardPixmaps
from samba_desktop.scene.fonts import load_fonts
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.sittings import begin
from samba_desktop.store.store import Store
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui import moments as looking
from samba_desktop.ui.afterwards import Afterwards
from samba_desktop.ui.main_window import MainWindow
from samba_desktop.ui.moments import KeyMoment, MomentSearch, NonsenseError, read_line
from samba_desktop.ui.moments_after import Moments
from samba_desktop.ui.over_table import OverTable
from samba_desktop.ui.replays import Replays
from tests.match.wavering import round_over
from tests.ui.padded import LONG, LongTranslator

PATIENCE = 60_000
SAMPLES = 16
QUIET = Preferences(speed=Speed.OFF)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch, tmp_path):
    monkeypatch.setattr(looking, "DELAY_MS", 0)
    monkeypatch.setenv("TMPDIR", str(tmp_path))


def left_behind(folder):
    return [path.name for path in Path(folder).iterdir() if path.name.startswith("samba-moments")]


def says(monkeypatch, program):
    """Let a small Python program look instead of the game."""
    monkeypatch.setattr(looking, "own_command", lambda *_words: [sys.executable, "-c", program])


class Sitting:
    """Somebody before the sheet of a round."""

    def __init__(self, qtbot, match, *, language=ENGLISH, preferences=QUIET, size=(1024, 640)):
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.table = QWidget(self.window)
        self.window.resize(*size)
        self.table.resize(*size)
        self.preferences = preferences
        self.match = match
        seats = match.record.seats
        persons = [seat for seat, plan in enumerate(seats) if plan.level == "person"]
        self.company = Company(
            tuple(plan.name for plan in seats), match.record.seating, persons[0] if persons else None
        )
        self.over = OverTable(self.table)
        self.replays = Replays(lambda _record: "Samba", language, self.window)
        self.moments = Moments(self.replays, language, lambda: self.preferences, self.window)
        self.moments.samples = SAMPLES
        self.dealt = []
        self.after = Afterwards(self.over, language, CardPixmaps(), self.window, self.moments)
        self.window.show()
        self.window.activateWindow()

    def read(self, qtbot):
        self.after.show_sheet(self.match, self.company, lambda: self.dealt.append(1))
        qtbot.waitUntil(lambda: self.over.is_open)
        return self.over._panel

    @property
    def panel(self):
        return self.over._panel._moments


@pytest.fixture
def sit(qtbot):
    load_fonts()
    seated = []

    def sits(match=None, **wishes):
        seated.append(Sitting(qtbot, match or round_over(), **wishes))
        return seated[-1]

    yield sits
    for one in seated:
        one.moments.close()
        one.replays.close()


def running(sitting):
    return [
        one
        for one in sitting.moments.findChildren(QProcess)
        if one.state() is not QProcess.ProcessState.NotRunning
    ]


# the search


def test_the_search_finds_what_the_command_judges(qtbot, tmp_path):
    match, parent, told = round_over(), QWidget(), []
    qtbot.addWidget(parent)
    search = MomentSearch(match.record, 1, 0, ENGLISH, parent, samples=SAMPLES)
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


def found(sitting, *moments):
    sitting.moments.cancel()
    sitting.panel.show_moments(moments or tuple(KeyMoment(at, at + 1, f"In turn {at} …") for at in (4, 2, 6)))


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
    sitting.panel.show_wanted.connect(lambda one: wanted.append(("show", one.turn)))
    sitting.panel.play_wanted.disconnect()
    sitting.panel.play_wanted.connect(lambda one: wanted.append(("play", one.turn)))
    sitting.panel.show_wanted.disconnect()
    sitting.panel.show_wanted.connect(lambda one: wanted.append(("show", one.turn)))
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


# given up


def test_it_is_given_up_without_a_trace_when_the_next_round_is_wanted(qtbot, sit, tmp_path):
    sitting = sit()
    sitting.moments.samples = 5000
    sheet = sitting.read(qtbot)
    qtbot.waitUntil(lambda: len(running(sitting)) == 1, timeout=PATIENCE)
    (process,) = running(sitting)
    number = process.processId()
    assert left_behind(tmp_path)

    sheet.next.click()
    sitting.over.close()

    assert sitting.moments.search is None
    qtbot.waitUntil(lambda: not Path(f"/proc/{number}").exists() and not left_behind(tmp_path))
    qtbot.waitUntil(lambda: not sitting.moments.children())


@pytest.mark.parametrize("way", ["look", "over", "close", "again"])
def test_it_is_given_up_with_the_sheet(qtbot, sit, tmp_path, way):
    sitting = sit()
    sitting.moments.samples = 5000
    sheet = sitting.read(qtbot)
    qtbot.waitUntil(lambda: len(running(sitting)) == 1, timeout=PATIENCE)
    number = running(sitting)[0].processId()

    match way:
        case "look":
            sheet.look.click()
        case "over":
            sitting.over.close()
        case "close":
            sitting.moments.close()
            assert not Path(f"/proc/{number}").exists()
        case _:
            sitting.preferences = replace(QUIET, moments=False)
            sitting.read(qtbot)

    assert sitting.moments.search is None
    qtbot.waitUntil(lambda: not Path(f"/proc/{number}").exists() and not left_behind(tmp_path))


def test_whoever_goes_on_at_once_has_nothing_begun(qtbot, sit, monkeypatch, tmp_path):
    monkeypatch.setattr(looking, "DELAY_MS", 10_000)
    sitting = sit()
    sheet = sitting.read(qtbot)

    sheet.look.click()

    assert not sitting.moments.findChildren(QProcess)
    assert not left_behind(tmp_path)
    qtbot.waitUntil(lambda: not sitting.moments.children())


# what goes wrong

DECISION = '{"decision": 1, "of": 2}'


@pytest.mark.parametrize(
    "program",
    [
        "print('what?')",
        f"print('{DECISION}')",
        f"print('{DECISION}'); print('{DECISION}')",
        'print(\'{"decision": 3, "of": 2}\')',
        "raise SystemExit(3)",
        "import os; os.kill(os.getpid(), 9)",
        "print('x' * 200000, end='', flush=True); import time; time.sleep(60)",
    ],
)
def test_a_process_that_dies_or_says_nonsense_costs_one_sentence(qtbot, sit, monkeypatch, tmp_path, program):
    says(monkeypatch, program)
    sitting = sit()
    sheet = sitting.read(qtbot)

    failure = "Your decisions of this round could not be looked at."
    qtbot.waitUntil(lambda: sitting.panel.says.text() == failure, timeout=PATIENCE)

    assert sheet.isVisible()
    assert not sitting.panel.open.isVisible()
    qtbot.waitUntil(lambda: not running(sitting) and not left_behind(tmp_path))
    sheet.next.click()
    assert sitting.dealt == [1]
    sitting.over.close()


def test_a_program_that_cannot_be_started_costs_one_sentence(qtbot, sit, monkeypatch, tmp_path):
    monkeypatch.setattr(looking, "own_command", lambda *_words: [str(tmp_path / "nothing")])
    sitting = sit()
    sitting.read(qtbot)

    qtbot.waitUntil(lambda: "could not be looked at" in sitting.panel.says.text(), timeout=PATIENCE)
    assert not left_behind(tmp_path)


def test_no_room_for_the_record_costs_one_sentence(qtbot, sit, monkeypatch, tmp_path):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "nowhere"))
    sitting = sit()
    sitting.read(qtbot)

    qtbot.waitUntil(lambda: "could not be looked at" in sitting.panel.says.text(), timeout=PATIENCE)
    assert not running(sitting)


def line_of(match, **change):
    """A line about the first decision, as the process writes it."""
    decision = decisions(match.record, 1, 0)[0]
    line = {
        "decision": 1,
        "of": 1,
        "turn": 1,
        "moment": decision.moment,
        "done": [write_action(decision.done[0])],
        "other": ["draw"],
        "gain": 50,
        "error": 1,
        "clear": True,
    }
    return f"print({json.dumps({**line, **change})!r})"


@pytest.mark.parametrize(
    "change", [{"moment": 9999}, {"moment": 0}, {"done": ["discard QS"]}, {"other": ["add m9 QS"]}]
)
def test_what_is_not_in_the_record_costs_one_sentence(qtbot, sit, monkeypatch, change):
    says(monkeypatch, line_of(round_over(), **change))
    sitting = sit()
    sitting.read(qtbot)

    qtbot.waitUntil(lambda: "could not be looked at" in sitting.panel.says.text(), timeout=PATIENCE)


@pytest.mark.parametrize(
    ("clear", "heading"),
    [(True, "The moment that mattered most"), (False, "No decision of yours stands out in this round.")],
)
def test_what_may_be_chance_is_not_told(qtbot, sit, monkeypatch, clear, heading):
    says(monkeypatch, line_of(round_over(), clear=clear))
    sitting = sit()
    sitting.read(qtbot)

    qtbot.waitUntil(lambda: sitting.panel.says.text() == heading, timeout=PATIENCE)
    assert sitting.panel.open.isVisible() is clear


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


# in the window of the game


@pytest.fixture
def window(qtbot, tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    with Store.open(folder) as store:
        shown = MainWindow(store, folder, ENGLISH, QUIET)
        qtbot.addWidget(shown)
        shown.resize(1024, 640)
        shown.show()
        shown._moments.samples = SAMPLES
        record = round_over().record
        _, match = begin(store, record.upto(0))
        for text in record.entries:
            match.play_entry(text)
        shown.open(match)
        qtbot.waitUntil(lambda: shown._over.is_open, timeout=PATIENCE)
        yield shown
        shown.close()


def test_a_practice_leaves_match_and_store_alone(window, qtbot):
    match, store = window._controller.match, window._store
    before, kept = match.record, list_matches(store)
    panel = window._over._panel._moments
    qtbot.waitUntil(panel.open.isVisible, timeout=PATIENCE)
    panel.open.click()

    panel.buttons[2].click()
    practice = window._moments.practice
    qtbot.waitUntil(lambda: practice.table.controller is not None, timeout=PATIENCE)
    controller = practice.table.controller
    qtbot.waitUntil(lambda: controller.is_your_turn, timeout=PATIENCE)
    moment = controller.match.moment
    practice.table.press("confirm")
    practice.table.press("draw")
    QTest.qWait(50)

    assert match.record == before
    assert list_matches(store) == kept
    assert controller.match.moment >= moment
    practice.close()
    assert window._moments.practice is None
    assert window._over.is_open


def test_another_match_and_closing_end_the_search(window, qtbot, tmp_path):
    window._moments.samples = 5000
    window.on_match_over()
    qtbot.waitUntil(
        lambda: window._moments.search is not None and window._moments.search._process is not None
    )
    number = window._moments.search._process.processId()

    _, other = begin(window._store, round_over().record.upto(0))
    window.open(other)

    assert window._moments.search is None
    qtbot.waitUntil(lambda: not Path(f"/proc/{number}").exists() and not left_behind(tmp_path))


def test_closing_the_window_leaves_nothing_behind(window, qtbot, tmp_path):
    window._moments.samples = 5000
    window.on_match_over()
    qtbot.waitUntil(
        lambda: window._moments.search is not None and window._moments.search._process is not None
    )
    number = window._moments.search._process.processId()

    window.close()

    assert not Path(f"/proc/{number}").exists()
    assert not left_behind(tmp_path)
