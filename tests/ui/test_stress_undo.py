"""Taking back and playing again twenty times in a second, while cards fly."""

import shlex
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import read_action
from samba_desktop.store.store import Store
from tests.ui.stress import PATIENCE, Rough

TIMES = 20
MANY = 16
"""Entries after which each seat has had turns."""
PAUSE = 50
"""Milliseconds."""
UNDO, UNDO_TURN, REDO = (
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier),
    (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier),
)
CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "KS KH KD KC QS QH QD 7C 8C 9C 4H 5H JK", "2": 11, "3": 11, "4": 11},
    "melds": {"A": ["9S 9H 9C", "10H 10C 10D"], "B": ["5D 6D 7D"]},
    "pile": "4C 6S",
}
LINES = ("lay KS KH KD", "lay QS QH QD", "add m3 KC", "add m4 JK", "lay 7C 8C 9C", "discard 4H")


@pytest.fixture
def rough(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        made = Rough(qtbot, store, tmp_path)
        yield made
        made.close()


def laid_out(rough):
    rough.sit_down(case=CASE)
    rough.settle()
    for line in LINES:
        rough.controller.play(read_action(line))
    assert rough.own_entries() == list(LINES)


def test_back_and_again_twenty_times_in_a_second(rough):
    laid_out(rough)
    rough.window.table.pace.pause()

    for number in range(TIMES):
        rough.press(*(UNDO, REDO)[number % 2])
        assert len(rough.own_entries()) == len(LINES) + number + 1
        QTest.qWait(PAUSE)

    rough.check()


@pytest.mark.parametrize("seed", range(2))
def test_back_and_again_at_random_while_cards_fly(rough, seed):
    rough.rng.seed(seed)
    laid_out(rough)
    if seed % 2:
        rough.window.table.pace.pause()

    for _ in range(TIMES):
        before = rough.own_entries()
        rough.press(*rough.rng.choices((UNDO, REDO, UNDO_TURN), (5, 5, 1))[0])
        rough.acted_at_most_once(before)
        QTest.qWait(rough.rng.choice((0, 5, PAUSE)))

    rough.check()


def test_all_of_a_turn_goes_back_and_comes_again_in_one_moment(rough):
    laid_out(rough)

    for _ in LINES:
        rough.press(*UNDO)
    assert rough.match.table.melds[0] == rough._prepared.table.melds[0]  # noqa: SLF001 - what was taken back is shown
    for _ in LINES:
        rough.press(*REDO)

    assert rough.own_entries()[-len(LINES) :] == list(LINES)
    rough.check()


ALWAYS_BACK = """
import json, sys
for text in sys.stdin:
    said = json.loads(text)
    if "hello" in said:
        print(json.dumps({"ready": 2, "name": "Back"}), flush=True)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "back"}), flush=True)
"""


def test_a_program_that_takes_back_what_it_never_did_does_not_stop_the_match(rough):
    back = "cmd:" + shlex.join([sys.executable, "-c", ALWAYS_BACK])
    rough.sit_down(first=back)

    rough.qtbot.waitUntil(lambda: rough.scene.finish() or rough.match.moment > MANY, timeout=PATIENCE)

    assert any(entry.seat == 0 for entry in rough.match.entries)
