"""Programs of somebody's own: what they start ends with them and with the game, and they flood nobody."""

import errno
import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from contextlib import suppress
from pathlib import Path

import pytest

from samba_desktop.ai import guard, protocol
from samba_desktop.ai.own_process import child_environment
from samba_desktop.ai.seats import ProcessSeat, SeatError
from samba_desktop.ai.thought import Lost
from samba_desktop.engine.actions import Draw
from tests.ai.test_seats import ANSWERS, SIMPLE, TABLE, typed

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there no guard stands between")
SLEEPS = "import time; time.sleep(300)"
CHILDREN = """
    import os, subprocess, sys
    def left(**how):
        started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"], **how)
        with open(sys.argv[1], "a") as file:
            file.write(f"{started.pid}\\n")
    left()
    left(start_new_session=True)
    if not os.fork():
        os.setsid()
        if not os.fork():
            left(start_new_session=True, env={})
        os._exit(0)
    os.wait()
"""
"""A child, a child in a session of its own, and one without parents or environment; all hold the pipes."""
STARTS = """
import sys, time
sys.path[:0] = sys.argv[3:]
from samba_desktop.ai import protocol
from samba_desktop.ai.own_process import child_environment
from samba_desktop.ai.seats import ProcessSeat
from samba_desktop.engine.rules.rules import Rules
from tests.ai.test_seats import TABLE, typed
seat = ProcessSeat(typed(sys.executable, sys.argv[1], sys.argv[2]),
                   protocol.hello(Rules(), TABLE, 0, "medium", 1), says=str)
print("ready", flush=True)
time.sleep(300)
"""


@pytest.fixture
def pids(tmp_path):
    """Where a program writes down whom it started; they are ended in any case."""
    path = tmp_path / "pids"
    yield path
    for pid in read(path):
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def read(path):
    return [int(line) for line in path.read_text().splitlines()] if path.exists() else []


def is_there(pid):
    """Tell whether a process runs; one that ended and was not noticed yet doesn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()[0] != b"Z"
    except OSError:
        return False


def wait_until(holds, seconds=10.0):
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def script(tmp_path):
    def write(source):
        path = tmp_path / "bot.py"
        path.write_text(textwrap.dedent(source), encoding="utf-8")
        return path

    return write


@pytest.fixture
def seated(swedish, script, pids):
    seats = []

    def start(source, **options):
        options.setdefault("says", lambda refusal: refusal.reason.value)
        program = typed(sys.executable, str(script(source)), str(pids))
        seats.append(ProcessSeat(program, protocol.hello(swedish, TABLE, 0, "medium", 1), **options))
        return seats[-1]

    yield start
    for seat in seats:
        seat.close()


@pytest.fixture
def drawing(position):
    return position("9S 9H 4C", phase="draw")


def test_all_that_a_program_started_ends_with_it(seated, pids, drawing):
    seat = seated(CHILDREN + SIMPLE + ANSWERS)
    assert seat.choose(drawing).action == Draw()
    wait_until(lambda: len(read(pids)) == 3)
    assert all(map(is_there, read(pids)))

    begun = time.monotonic()
    seat.close()

    assert time.monotonic() - begun < 4
    assert not any(map(is_there, read(pids)))


def test_all_that_a_deaf_program_started_ends_with_it(seated, pids, drawing):
    deaf = """
            import signal, time
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(300)
    """
    seat = seated(CHILDREN + SIMPLE + deaf, budget_ms=50)
    with pytest.raises(Lost, match="late"):
        seat.choose(drawing)
    wait_until(lambda: len(read(pids)) == 3)

    begun = time.monotonic()
    seat.close()

    assert time.monotonic() - begun < 4
    assert not any(map(is_there, read(pids)))


@pytest.mark.parametrize("ended", [signal.SIGKILL, signal.SIGTERM, signal.SIGABRT])
def test_all_that_a_program_started_ends_with_the_game(script, pids, ended, tmp_path):
    bot = script(CHILDREN + SIMPLE + ANSWERS)
    command = [sys.executable, "-c", STARTS, str(bot), str(pids), *sys.path]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdout.readline() == "ready\n"
        wait_until(lambda: len(read(pids)) == 3)
        assert all(map(is_there, read(pids)))

        game.send_signal(ended)

    wait_until(lambda: not any(map(is_there, read(pids))))


def test_a_pipe_that_others_hold_is_never_waited_for(seated, pids, drawing):
    seat = seated(CHILDREN + SIMPLE + ANSWERS)
    seat.choose(drawing)
    wait_until(lambda: len(read(pids)) == 3)
    pipe = seat._pipe  # noqa: SLF001 - the line to the process, which is to break
    # Even where a program has ended its guard, so that somebody is left who holds the pipe.
    os.kill(pipe.process.pid, signal.SIGKILL)

    begun = time.monotonic()
    seat.close()

    assert time.monotonic() - begun < 4
    # The others are ended all the same.
    assert list(map(is_there, read(pids))) == [False, False, True]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others are not shown there")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_who_ends_or_stops_its_guard_leaves_nobody_behind(seated, pids, drawing, number):
    ends = f"""
    import os, subprocess, sys
    for one in range(3):
        started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"],
                                   start_new_session=one > 0)
        with open(sys.argv[1], "a") as file:
            file.write(f"{{started.pid}}\\n")
    os.kill(os.getppid(), {int(number)})
"""
    seat = seated(ends + SIMPLE + ANSWERS)
    wait_until(lambda: len(read(pids)) == 3)
    assert seat.choose(drawing).action == Draw()

    seat.close()

    assert not any(map(is_there, read(pids)))


@pytest.mark.parametrize(
    "flood",
    ["while True: sys.stdout.write('x' * 100_000)", "while True: sys.stdout.write('what?\\n' * 10_000)"],
    ids=["a line without an end", "lines without an end"],
)
def test_who_says_too_much_is_ended(seated, drawing, flood):
    seat = seated(SIMPLE + f"            {flood}\n")

    begun = time.monotonic()
    with pytest.raises(Lost):
        seat.choose(drawing)

    assert time.monotonic() - begun < 20
    if seat._pipe is not None:  # noqa: SLF001 - the line to the process, which is to break
        assert seat._pipe.incoming.qsize() <= protocol.MOST_LINES + 1  # noqa: SLF001 - the line to the process, which is to break


def test_a_program_may_complain_at_length_and_still_play(seated, drawing, capfd):
    says = "            for n in range(40_000): print(n, 'complaint ' * 100, file=sys.stderr)\n"
    seat = seated(SIMPLE + says + ANSWERS, budget_ms=20_000)

    assert seat.choose(drawing).action == Draw()
    seat.close()

    said = capfd.readouterr().err
    assert len(said) < 3 * (guard.FIRST + guard.LAST)
    assert said.startswith("0 complaint")
    assert "39999 complaint" in said


def test_a_program_that_is_started_again_and_again_is_heard_three_times(seated, drawing, capfd):
    seat = seated(
        "    import sys; print('complaint', file=sys.stderr)\n" + SIMPLE + "            sys.exit(1)\n"
    )
    for _ in range(3):
        with pytest.raises(Lost):
            seat.choose(drawing)
    seat.close()

    assert seat.starts > 3
    assert capfd.readouterr().err == "complaint\n" * 3


def test_complaints_move_no_cursor(seated, drawing, capfd):
    seat = seated(SIMPLE + "            sys.stderr.write('\\x1b[2J\\x07bad\\n')\n" + ANSWERS)
    seat.choose(drawing)
    seat.close()

    assert capfd.readouterr().err == "?[2J?bad\n"


@pytest.mark.parametrize(("name", "why"), [("no-such-bot", "No such file"), ("bot.py", "Permission denied")])
def test_what_cannot_be_started_is_told_with_its_reason(swedish, script, name, why):
    path = script("").with_name(name)

    with pytest.raises(SeatError, match=why):
        ProcessSeat(typed(str(path)), protocol.hello(swedish, TABLE, 0, "medium", 1), says=str)


def test_the_frozen_program_can_be_a_guard():
    frozen = Path(__file__).parents[2] / "packaging" / "program.py"
    game, there = str(os.getpid()), [sys.executable, "-P", str(frozen), guard.WORD]
    environment = child_environment()

    done = subprocess.run([*there, game, "echo", "played"], env=environment, capture_output=True, check=False)
    wrong = subprocess.run([*there, game, "./no-such-bot"], env=environment, check=False)

    assert done.stdout == b"played\n"
    assert wrong.returncode == errno.ENOENT


def test_a_program_has_its_own_environment(seated, drawing, tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "its own")
    told = tmp_path / "told"
    tells = f"""
            import os
            open({str(told)!r}, "w").write(json.dumps([os.environ["PYTHONPATH"], sys.flags.isolated]))
    """
    seat = seated(SIMPLE + tells + ANSWERS)
    seat.choose(drawing)

    assert json.loads(told.read_text()) == ["its own", 0]
