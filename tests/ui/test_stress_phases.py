"""Every entry of the menus in every phase of a match: nothing acts that should not, and nothing is lost."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.table import Phase
from samba_desktop.store.preferences import ConfirmDiscards, Speed
from samba_desktop.store.store import Store
from tests.ui.stress import Rough, stay_inside

USUAL = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "draw"},
    "hands": {"1": "7S 7H KC 4D", "2": 11, "3": 11, "4": 11},
    "pile": "5D 7D",
    "melds": {"A": ["QS QH QD"]},
}
FULL = "QS QH QD QC QS QH QD"
CASES = {
    "draw": USUAL,
    "play": {**USUAL, "turn": {"seat": 1, "phase": "play"}},
    "asked": {
        **USUAL,
        "turn": {"seat": 3, "phase": "asked", "to_act": 1},
        "hands": {**USUAL["hands"], "3": "4C"},
        "melds": {"A": [FULL, "KS KH KD KC KS KH KD"]},
    },
    "others": {**USUAL, "turn": {"seat": 2, "phase": "draw"}},
    "last card": {
        **USUAL,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "4D", "2": 11, "3": 11, "4": 11},
        "melds": {"A": [FULL, "KS KH KD KC KS KH KD"]},
    },
    "last round": {
        **USUAL,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "4D", "2": 11, "3": 11, "4": 11},
        "melds": {"A": [FULL, "KS KH KD KC KS KH KD"]},
        "scores": {"A": 9900, "B": 100},
    },
}
OUTSIDE = {"quit", "open", "save"}
"""Entries that end the program, or ask for files by a dialog of the system."""


@pytest.fixture
def rough(qtbot, tmp_path, monkeypatch):
    stay_inside(monkeypatch, tmp_path)
    with Store.open(tmp_path) as store:
        made = Rough(qtbot, store, tmp_path, speed=Speed.FAST)
        yield made
        made.close()


def draw(rough):
    rough.sit_down(case=CASES["draw"])
    rough.settle()


def play(rough):
    rough.sit_down(case=CASES["play"])
    rough.settle()
    rough.scene.select(read_cards("7S 7H"))


def others_turn(rough):
    rough.sit_down(case=CASES["others"])


def flying(rough):
    rough.sit_down(case=CASES["draw"])
    rough.settle()
    rough.press(Qt.Key.Key_D)


def asked(rough):
    rough.sit_down(case=CASES["asked"])
    rough.settle()
    assert rough.match.phase is Phase.ASKED


def choice_open(rough):
    rough.window.prefer(
        rough.window.table.preferences.__class__(speed=Speed.FAST, confirm_discards=ConfirmDiscards.ALWAYS)
    )
    rough.sit_down(case=CASES["play"])
    rough.settle()
    rough.scene.select(read_cards("KC"))
    rough.press(Qt.Key.Key_Return)
    assert rough.window.table.person.choosing.opened is not None


def round_over(rough):
    rough.sit_down(case=CASES["last card"])
    rough.settle()
    rough.scene.select(read_cards("4D"))
    rough.window.table.person.discard_selected()
    confirm_and_wait(rough, Phase.DEAL)


def match_over(rough):
    rough.sit_down(case=CASES["last round"])
    rough.settle()
    rough.scene.select(read_cards("4D"))
    rough.window.table.person.discard_selected()
    confirm_and_wait(rough, Phase.MATCH_OVER)


def confirm_and_wait(rough, phase):
    if rough.window.table.person.choosing.opened is not None:
        QTest.keyClick(rough.window.table.person.choosing.opened.buttons[0], Qt.Key.Key_Return)

    def over():
        rough.scene.finish()
        panel = rough.window.table.panel.held
        return rough.match.phase is phase and panel is not None and panel.isVisible()

    rough.qtbot.waitUntil(over, timeout=20_000)


def replay_open(rough):
    rough.sit_down()
    rough.until_own_turn()
    rough.window.menus.chosen.emit("replay")
    assert rough.window.replays.window is not None


def demonstration(rough):
    rough.sit_down(first="medium", seed=3)


def no_match(rough):
    rough.window.show_welcome()


PHASES = (
    draw,
    play,
    flying,
    others_turn,
    asked,
    choice_open,
    round_over,
    match_over,
    replay_open,
    demonstration,
    no_match,
)


EVERYDAY = (play, asked, round_over)


def entries(rough):
    """Name all that the menus offer; a position without a record cannot be shown again."""
    left_out = OUTSIDE | ({"replay"} if rough.controller and rough.number is None else set())
    return [name for name in rough.window.menus.actions if name not in left_out]


def in_another_order(rough, names, phase):
    """Let each phase have its own order, the same every time."""
    rough.rng.seed(phase.__name__)
    return rough.rng.sample(names, len(names))


@pytest.mark.parametrize(
    "phase", [one if one in EVERYDAY else pytest.param(one, marks=pytest.mark.slow) for one in PHASES]
)
def test_every_entry_of_the_menus_can_be_chosen_in_every_phase(rough, phase):
    phase(rough)

    for name in in_another_order(rough, entries(rough), phase):
        match = rough.controller.match if rough.controller else None
        before = rough.own_entries() if match is not None else []
        rough.window.menus.actions[name].trigger()
        QTest.qWait(2)
        for dialog in [one for one in QApplication.topLevelWidgets() if one.isModal() and one.isVisible()]:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        rough.put_away()
        if match is not None and rough.match is match:
            rough.acted_at_most_once(before)

    if rough.controller is not None:
        if rough.controller.you is None:
            rough.window.table.pace.pause()
        rough.check()


@pytest.mark.slow
@pytest.mark.parametrize("phase", PHASES)
def test_every_entry_by_itself_leaves_the_table_in_order(rough, phase):
    for name in entries(rough):
        phase(rough)
        if name not in entries(rough):
            continue
        rough.window.menus.actions[name].trigger()
        QTest.qWait(rough.rng.choice((0, 30, 150)))
        rough.put_away()
        if rough.controller is not None:
            if rough.controller.you is None:
                rough.window.table.pace.pause()
            rough.check()
