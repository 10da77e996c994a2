"""Commands that are stopped from outside end at once and quietly, and leave no process behind."""

import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.cli.trouble import Stopped, stoppable, undisturbed
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.store.exchange import write_record
from tests.match.random_player import new_record

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="processes are looked for in /proc"
)
ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds for what has to come, on a machine that has much else to do."""
LONG = {
    "simulate": ("simulate", "--rounds", "100000000"),
    "simulate with a program": ("simulate", "--rounds", "100000000", "--seats", "cmd:{opponent}"),
    "arena": ("arena", "expert", "medium", "--deals", "100000"),
    "bench kernel": ("bench", "kernel", "--rounds", "100000000"),
    "bench opponents": ("bench", "opponents", "--turns", "100000"),
    "bench table": ("bench", "table", "--repeats", "100000"),
    "bench history": ("bench", "history"),
    "moments": ("moments", "{record}", "--samples", "100000000"),
    "opponent": ("opponent",),
}
POOLED = {
    "arena": ("arena", "expert", "medium", "--deals", "100000", "--jobs", "2"),
    "arena with a program": (
        *("arena", "cmd:{opponent}", "medium"),
        *("--deals", "100000", "--jobs", "2"),
    ),
}
STOPS = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}


def fields(pid):
    return Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()


def with_mark(mark):
    """List the processes that have a mark in their environment and have not ended."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            if mark in (place / "environ").read_bytes() and fields(place.name)[0] != b"Z":
                found.append(int(place.name))
    return found


def workers_of(pid):
    """List the processes that work for a command."""
    return [one for one in (int(place.name) for place in Path("/proc").glob("[0-9]*")) if is_worker(one, pid)]


def is_worker(pid, parent):
    with suppress(OSError, IndexError):
        words = Path(f"/proc/{pid}/cmdline").read_bytes()
        return int(fields(pid)[1]) == parent and b"multiprocessing-fork" in words
    return False


def heeds(pid, number):
    """Tell whether a process has its own answer to a signal."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught.split()[1], 16) >> (number - 1) & 1)


def wait_until(holds):
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def record(tmp_path):
    """The file of a match of which a round is over."""
    match = Match(new_record(2, seed=4))
    rng = random.Random(4)
    while not match.counts:
        if match.phase is Phase.DEAL:
            match.deal()
        else:
            seat = match.to_act
            match.play(choose(match.view(seat), rng).action, seat)
    path = tmp_path / "match.samba"
    write_record(match.record, path)
    return path


@pytest.fixture
def started(tmp_path):
    """Start a command of the program in a session of its own; whatever is left of it is ended."""
    mark = f"SAMBA_STOPPED={tmp_path}".encode()
    opponent = f"{sys.executable} -I -m samba_desktop opponent"

    processes = []

    def start(words, **gaps):
        filled = [word.format(opponent=opponent, **gaps) for word in words]
        temporary = tmp_path / "temporary"
        temporary.mkdir(exist_ok=True)
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "samba_desktop", *filled],
            cwd=ROOT,
            env=os.environ
            | {
                "SAMBA_STOPPED": str(tmp_path),
                "SAMBA_DATA_DIR": str(tmp_path / "data"),
                "TMPDIR": str(temporary),
            },
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        processes.append(process)
        return process

    start.left = lambda: with_mark(mark)
    start.temporary = tmp_path / "temporary"
    yield start
    for pid in with_mark(mark):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    for process in processes:
        process.communicate(timeout=PATIENCE)


def check_quiet(process, status, started):
    _, complained = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in complained, complained
    assert "Error" not in complained, complained
    assert process.returncode == status
    wait_until(lambda: not started.left())
    assert not list(started.temporary.iterdir())


@pytest.mark.parametrize("number", STOPS)
@pytest.mark.parametrize("name", LONG)
def test_a_command_that_is_stopped_says_nothing(started, record, name, number):
    process = started(LONG[name], record=record)
    wait_until(lambda: heeds(process.pid, signal.SIGTERM))

    # What is typed at a terminal reaches every process that was started from there.
    (os.killpg if number == signal.SIGINT else os.kill)(process.pid, number)

    check_quiet(process, STOPS[number], started)


@pytest.mark.parametrize("number", STOPS)
@pytest.mark.parametrize("name", POOLED)
def test_workers_end_with_the_command_that_is_stopped(started, name, number):
    process = started(POOLED[name])
    wait_until(lambda: len(workers_of(process.pid)) == 2)

    (os.kill if number == signal.SIGTERM else os.killpg)(process.pid, number)

    check_quiet(process, STOPS[number], started)


@pytest.mark.parametrize("name", POOLED)
def test_workers_end_with_a_command_that_is_killed(started, name):
    process = started(POOLED[name])
    wait_until(lambda: len(workers_of(process.pid)) == 2)

    process.kill()

    _, complained = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in complained, complained
    wait_until(lambda: not started.left())


def test_a_command_in_the_background_that_ignores_the_terminal_goes_on(started):
    """As `nohup` and shells without jobs start them."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGHUP)}
    try:
        process = started(LONG["opponent"])
    finally:
        for number, answer in before.items():
            signal.signal(number, answer)
    wait_until(lambda: heeds(process.pid, signal.SIGTERM))
    for number in before:
        os.kill(process.pid, number)

    said, _ = process.communicate('{"hello": 1, "level": "easy", "seat": 1, "seed": 1}\n', timeout=PATIENCE)

    assert "ready" in said
    assert process.returncode == 0


@pytest.fixture
def answers():
    """Have the signals answered as before, whatever a test does."""
    before = {number: signal.getsignal(number) for number in STOPS}
    yield
    for number, answer in before.items():
        signal.signal(number, answer)


@pytest.mark.parametrize("number", STOPS)
def test_what_is_done_as_a_whole_is_not_stopped_within(answers, number):
    done = []

    def work():
        with stoppable():
            with undisturbed():
                signal.raise_signal(number)
                done.append("begun")
            done.append("gone on")

    with pytest.raises(Stopped) as stopped:
        work()

    assert done == ["begun"]
    assert stopped.value.status == STOPS[number]


@pytest.mark.parametrize("number", STOPS)
def test_who_ends_already_is_not_stopped_again(answers, number):
    ended = []

    def work():
        with stoppable():
            try:
                signal.raise_signal(signal.SIGTERM)
            finally:
                signal.raise_signal(number)
                ended.append("in order")

    with pytest.raises(Stopped):
        work()

    assert ended == ["in order"]


def test_signals_are_answered_as_before_once_a_command_is_done(answers):
    before = {number: signal.getsignal(number) for number in STOPS}

    with stoppable():
        assert all(signal.getsignal(number) != answer for number, answer in before.items())

    assert {number: signal.getsignal(number) for number in STOPS} == before
