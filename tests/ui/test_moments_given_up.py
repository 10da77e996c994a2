"""The search for moments given up without a trace, what goes wrong with it, and the match it leaves alone."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QProcess
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import write_action
from samba_desktop.match.replay import decisions
from samba_desktop.store.listing import list_matches
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table import moments as looking
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.wavering import round_over
from tests.ui.moments_sitting import (
    PATIENCE,
    QUIET,
    SAMPLES,
    begin_at_once,
    left_behind,
    running,
    says,
    sittings,
)


@pytest.fixture(autouse=True)
def _at_once(monkeypatch, tmp_path):
    begin_at_once(monkeypatch, tmp_path)


@pytest.fixture
def sit(qtbot):
    yield from sittings(qtbot)


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
        shown.moments.samples = SAMPLES
        record = round_over().record
        _, match = begin(store, record.upto(0))
        for text in record.entries:
            match.play_entry(text)
        shown.open(match)
        qtbot.waitUntil(lambda: shown.table.panel.is_open, timeout=PATIENCE)
        yield shown
        shown.close()


def test_a_practice_leaves_match_and_store_alone(window, qtbot):
    match, store = window.table.controller.match, window.store
    before, kept = match.record, list_matches(store)
    panel = window.table.panel.held.moments
    qtbot.waitUntil(panel.open.isVisible, timeout=PATIENCE)
    panel.open.click()

    panel.buttons[2].click()
    practice = window.moments.practice
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
    assert window.moments.practice is None
    assert window.table.panel.is_open


def test_another_match_and_closing_end_the_search(window, qtbot, tmp_path):
    window.moments.samples = 5000
    window.on_match_over()
    qtbot.waitUntil(lambda: window.moments.search is not None and window.moments.search.process is not None)
    number = window.moments.search.process.processId()

    _, other = begin(window.store, round_over().record.upto(0))
    window.open(other)

    assert window.moments.search is None
    qtbot.waitUntil(lambda: not Path(f"/proc/{number}").exists() and not left_behind(tmp_path))


def test_closing_the_window_leaves_nothing_behind(window, qtbot, tmp_path):
    window.moments.samples = 5000
    window.on_match_over()
    qtbot.waitUntil(lambda: window.moments.search is not None and window.moments.search.process is not None)
    number = window.moments.search.process.processId()

    window.close()

    assert not Path(f"/proc/{number}").exists()
    assert not left_behind(tmp_path)
