"""What is measured is what is said: all cards, four of them moving, every frame painted, every tick seen."""

import time

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QTimer

from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.ui.speed.first_table import used_memory
from samba_desktop.ui.speed.measurings import (
    FLIGHT,
    MOVING,
    TICK,
    BareTable,
    Beat,
    Clock,
    Frame,
    FullTable,
    frames,
    full_view,
    measured_frames,
    share_of,
    summed,
)
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import OpponentMove
from tests.engine.random_checks import whole_pack

SIZE = (1920, 1080)


class Paintings(QObject):
    """Counts how often a widget is painted, and how many pixels at most."""

    def __init__(self, widget):
        super().__init__(widget)
        self.count = 0
        self.most = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            self.most = max(self.most, sum(one.width() * one.height() for one in event.region()))
        return False


@pytest.fixture
def full(qtbot):
    table = FullTable(*SIZE)
    qtbot.addWidget(table.view)
    return table


def test_all_cards_are_in_play_and_nearly_all_are_seen(full):
    table = full_view().table
    cards = whole_pack(PRESETS["swedish-samba"].rules).total()
    elsewhere = sum(table.hand_sizes[1:]) + table.stock_size

    assert cards == 162
    assert len(full.scene.cards.items) >= cards - elsewhere
    assert sum(item.isVisible() for item in full.scene.cards.items) == len(full.scene.cards.items)


def test_four_cards_move_in_every_frame_and_each_is_painted(full):
    seen = Paintings(full.view.viewport())
    before = [card.pos() for card in full.moving]

    frames(full.move, FLIGHT // 2)

    assert len(full.moving) == MOVING
    assert all(card.pos() != start for card, start in zip(full.moving, before, strict=True))
    assert seen.count == FLIGHT // 2
    assert seen.most > full.moving[0].rect.width() * full.moving[0].rect.height()


def test_the_bare_view_is_painted_as_often(qtbot, full):
    bare = BareTable(full, *SIZE)
    qtbot.addWidget(bare.view)
    seen = Paintings(bare.view.viewport())

    frames(bare.move, FLIGHT)

    assert seen.count == FLIGHT


def test_figures_are_medians():
    found = summed([Frame(float(one), one / 2) for one in range(1, 101)])

    assert found == {"wall_ms": 51.0, "worked_ms": 25.5, "most_of_95_ms": 48.0}


def test_both_are_measured_in_one_run(qtbot):
    found = measured_frames(*SIZE, 60)

    assert set(found) == {"table", "bare", "whole", "bare_whole"}
    assert all(one["wall_ms"] > 0 for one in found.values())


def test_a_stall_is_seen(qtbot, qapp):
    beat = Beat(qapp)
    beat.start()
    qtbot.wait(60)
    QTimer.singleShot(0, lambda: time.sleep(0.08))
    qtbot.wait(150)
    beat.stop()

    found = beat.summed()
    assert found["most_ms"] >= 80 - TICK
    assert found["ticks"] == len(beat.late)


def test_shares_are_of_the_ordered_values():
    assert share_of([3.0, 1.0, 2.0], 50) == 2.0
    assert share_of(list(range(1000)), 99.9) == 999


def test_memory_is_told_in_megabytes(qapp):
    kept = CardPixmaps()

    used = used_memory()

    assert used is None or 20 < used < 4000
    assert kept is not None


@pytest.fixture
def clock(qapp):
    seats = (SeatPlan("A", "medium"),) * 4
    runner = OpponentRunner(PRESETS["swedish-samba"].rules, Seating(4, Shape.TWO_PAIRS), seats)
    return runner, Clock(runner, 3, len(seats))


def _turn(runner, seat, *phases, code=Code.DRAW_ONLY_WAY):
    for phase in phases:
        view = full_view()
        view = replace(view, seat=seat, table=replace(view.table, turn=replace(view.turn, phase=phase)))
        runner.asked.emit(view)
        time.sleep(0.002)
        runner.thought.emit(OpponentMove(seat, (), Because(code)))


def test_a_turn_is_timed_from_each_question_to_its_answer(clock):
    runner, timed = clock
    for seat in (0, 1, 0):
        _turn(runner, seat, Phase.DRAW, Phase.PLAY)

    told = timed.told()

    assert told["turns"] == 1, "the first turn of each seat is left out"
    assert told["p50_ms"] >= 4
    assert told["replaced"] == 0


def test_stand_ins_are_counted(clock):
    runner, timed = clock
    for seat in (0, 0):
        _turn(runner, seat, Phase.DRAW, Phase.PLAY, code=Code.SIMPLE)

    assert timed.told()["replaced"] == 4
