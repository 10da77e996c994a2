"""The opponents' processes: whatever a program does, a legal move comes back, and nobody waits for it."""

import json
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTimer

from samba_desktop.ai.thought import Code
from samba_desktop.ai.typed import NOTHING_TYPED
from samba_desktop.engine.actions import Deal, Draw
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import PERSON, Seating, View
from samba_desktop.match.record import SeatPlan
from samba_desktop.ui.table import talk as talking
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import GOODBYE_MS, OpponentMove, Parting
from tests.ai.test_guard import is_there

ROOT = Path(__file__).parents[2]
SEATING = Seating(2, Shape.SOLO)
PATIENT = 15_000
DIES = "import sys; sys.stdin.readline(); sys.exit(3)"
HANGS = "import sys, time; [time.sleep(60) for _ in sys.stdin]"
BABBLES = "import sys; [print('what?', flush=True) for _ in sys.stdin]"
CHEATS = """
import json, sys
for text in sys.stdin:
    said = json.loads(text)
    number = said.get("move", said.get("refused"))
    if number is not None:
        print(json.dumps({"move": number, "action": "discard 4C"}), flush=True)
"""
DIES_ONCE = """
import json, pathlib, sys
mark = pathlib.Path(sys.argv[1])
for text in sys.stdin:
    said = json.loads(text)
    if "move" in said:
        if not mark.exists():
            mark.touch()
            sys.exit(1)
        print(json.dumps({"move": said["move"], "action": "draw", "because": "I like it"}), flush=True)
"""
FLOODS = "import sys, itertools; [sys.stdout.write('x' * 100_000) for _ in itertools.count()]"
FLOODS_WITH_LINES = (
    "import sys, itertools; [sys.stdout.write('what?\\n' * 10_000) for _ in itertools.count()]"
)
FLOODS_UNASKED = """
import json, sys
for text in sys.stdin:
    said = json.loads(text)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "draw", "because": "I like it"}), flush=True)
        while True:
            sys.stdout.write("{}\\n" * 10_000)
"""
COMPLAINS = """
import json, sys
for text in sys.stdin:
    said = json.loads(text)
    if "move" in said:
        for _ in range(40_000):
            print("complaint " * 100, file=sys.stderr)
        print(json.dumps({"move": said["move"], "action": "draw", "because": "I like it"}), flush=True)
"""
LEAVES_OTHERS = """
import os, pathlib, subprocess, sys
for how in ({}, {"start_new_session": True}):
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"], **how)
    with open(sys.argv[1], "a") as file:
        file.write(f"{left.pid}\\n")
sys.stdin.read()
"""
STARTS_SLOWLY = """
import json, sys, time
time.sleep(1.5)
for text in sys.stdin:
    said = json.loads(text)
    if "hello" in said:
        print(json.dumps({"ready": 2, "name": "Slow"}), flush=True)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "draw", "because": "I like it"}), flush=True)
"""


def view_of_first_seat() -> View:
    state, _ = step(new_match(Rules(), SEATING), Deal("7"))
    return observe(state, state.table.turn.seat)


def program(source: str, *arguments: str) -> str:
    return "cmd:" + shlex.join([sys.executable, "-c", source, *arguments])


@pytest.fixture
def asked(qtbot, monkeypatch):
    opened = []

    def ask(level: str, budget: int = 200, start: int = 200) -> OpponentMove:
        # A program that hangs is waited for shortly; the own one must answer however busy the machine is.
        monkeypatch.setattr(talking, "BUDGET_MS", budget if level.startswith("cmd:") else 6_000)
        monkeypatch.setattr(talking, "START_MS", start)
        view = view_of_first_seat()
        plans = tuple(
            SeatPlan("Bo", level if seat == view.seat else PERSON) for seat in range(SEATING.players)
        )
        runner = OpponentRunner(Rules(), SEATING, plans, typed=NOTHING_TYPED.noting([level]))
        opened.append(runner)
        with qtbot.waitSignal(runner.answered, timeout=20_000) as answer:
            runner.ask(view.seat, view, 5)
        moment, move = answer.args
        assert moment == 5
        assert all(refusal(view, action) is None for action in move.actions[:1])
        return move

    ask.runners = opened
    yield ask
    for runner in opened:
        runner.close()


def test_the_own_opponent_answers_with_a_reason(asked):
    move = asked("medium")

    assert move.actions == (Draw(),)
    assert move.because.code is Code.DRAW_ONLY_WAY


@pytest.mark.parametrize("source", [DIES, HANGS, BABBLES, CHEATS, FLOODS, FLOODS_WITH_LINES])
def test_a_useless_program_is_played_for(asked, source):
    move = asked(program(source))

    assert move.actions == (Draw(),)
    assert move.because.code is Code.SIMPLE


def test_a_program_that_cannot_be_started_is_played_for(asked):
    assert asked("cmd:./no-such-program").because.code is Code.SIMPLE


def test_a_program_that_dies_is_started_again(asked, tmp_path):
    move = asked(program(DIES_ONCE, str(tmp_path / "died")), start=PATIENT)

    assert move.because.values == {"text": "I like it"}


def test_a_program_that_says_what_nobody_asked_is_ended(asked, qtbot):
    move = asked(program(FLOODS_UNASKED), start=PATIENT)
    assert move.because.values == {"text": "I like it"}

    (talk,) = asked.runners[0].talks.values()

    qtbot.waitUntil(lambda: talk.process is None, timeout=20_000)
    qtbot.waitUntil(lambda: not QCoreApplication.instance().findChildren(Parting), timeout=20_000)


def test_complaints_are_kept_in_short(asked, caplog):
    move = asked(program(COMPLAINS), 10_000, PATIENT)
    (talk,) = asked.runners[0].talks.values()
    process = talk.process
    asked.runners[0].close()

    assert move.because.values == {"text": "I like it"}
    assert process.bytesAvailable() == 0
    assert 0 < sum(len(one.getMessage()) for one in caplog.records) < 20_000


@pytest.mark.parametrize("answers", ["", "# and it is deaf\nimport time; time.sleep(300)"])
def test_whom_a_program_started_goes_with_the_table(asked, qtbot, tmp_path, answers):
    asked(program(LEAVES_OTHERS + answers, str(tmp_path / "pids")), start=3_000)
    pids = [int(line) for line in (tmp_path / "pids").read_text().splitlines()]
    assert len(pids) == 2

    asked.runners[0].close()

    qtbot.waitUntil(lambda: not any(map(is_there, pids)), timeout=20_000)


def test_a_program_that_starts_slowly_is_waited_for(asked):
    move = asked(program(STARTS_SLOWLY), start=PATIENT)

    assert move.because.values == {"text": "I like it"}


def test_closing_leaves_no_process_behind(qtbot):
    view = view_of_first_seat()
    plans = tuple(SeatPlan("Bo", "medium") for _ in range(SEATING.players))
    runner = OpponentRunner(Rules(), SEATING, plans)
    with qtbot.waitSignal(runner.answered, timeout=20_000):
        runner.ask(view.seat, view, 0)
    processes = runner.findChildren(talking.QProcess)

    runner.close()

    assert [process.state() for process in processes] == [talking.QProcess.ProcessState.NotRunning]


def first_question(*words):
    told = subprocess.run(
        [sys.executable, "-m", "tests.ui.first_question", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    ).stdout
    return json.loads(told)


def test_the_window_has_turns_while_what_the_first_question_takes_is_loaded():
    told = first_question()

    assert not told["at once"]
    assert told["meanwhile"] > 1
    assert told["heard"] == [5]


def test_who_leaves_before_the_first_question_is_put_has_nobody_begun():
    told = first_question("close")

    assert told["heard"] == []
    assert told["talks"] == 0


def test_leaving_does_not_wait_for_a_program_that_hangs(qtbot):
    view, took = view_of_first_seat(), []
    plans = (SeatPlan("Bo", program(HANGS)),) * SEATING.players
    runner = OpponentRunner(Rules(), SEATING, plans, typed=NOTHING_TYPED.noting([program(HANGS)]))
    runner.ask(view.seat, view, 0)
    (process,) = runner.findChildren(talking.QProcess)
    qtbot.waitUntil(lambda: process.state() is talking.QProcess.ProcessState.Running, timeout=20_000)

    def leave():
        begin = time.perf_counter()
        runner.close()
        runner.deleteLater()
        took.append(time.perf_counter() - begin)

    QTimer.singleShot(0, leave)
    qtbot.waitUntil(lambda: bool(took), timeout=20_000)
    qtbot.waitUntil(lambda: not QCoreApplication.instance().findChildren(Parting), timeout=20_000)

    assert took[0] < GOODBYE_MS / 1000 / 2
