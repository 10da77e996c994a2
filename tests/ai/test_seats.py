"""Seats in processes of their own: answered, restarted when they die, given up when they hang."""

import shlex
import sys
import textwrap

import pytest

from samba_desktop.ai import protocol
from samba_desktop.ai.levels import player
from samba_desktop.ai.names import LevelError, command_of
from samba_desktop.ai.programs import program_of
from samba_desktop.ai.seats import ProcessSeat, SeatError
from samba_desktop.ai.thought import Lost
from samba_desktop.ai.typed import NOTHING_TYPED
from samba_desktop.arena.table_play import deal_codes, play_rounds
from samba_desktop.engine.actions import Draw
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating

TABLE = Seating(2, Shape.SOLO)
SIMPLE = """
    import json, sys
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            print(json.dumps({"ready": message["seat"], "name": "tiny"}), flush=True)
        elif "move" in message:
            view = message["view"]
            card = view["hands"][str(view["seat"])].split()[0]
            action = "draw" if view["turn"]["phase"] == "draw" else "discard " + card
            answer = {"move": message["move"], "action": action, "because": "tiny"}
"""
ANSWERS = """
            print(json.dumps(answer), flush=True)
"""


def typed(*words):
    """Return the program of a command that was just typed."""
    level = "cmd:" + shlex.join(words)
    return program_of(level, NOTHING_TYPED.noting([level]))


@pytest.fixture
def seated(swedish, tmp_path):
    seats = []

    def start(program, **options):
        script = tmp_path / f"bot{len(seats)}.py"
        script.write_text(textwrap.dedent(program), encoding="utf-8")
        greeting = protocol.hello(swedish, TABLE, 0, "medium", 1)
        options.setdefault("says", lambda refusal: refusal.reason.value)
        seat = ProcessSeat(typed(sys.executable, str(script)), greeting, **options)
        seats.append(seat)
        return seat

    yield start
    for seat in seats:
        seat.close()


@pytest.fixture
def drawing(position):
    return position("9S 9H 4C", phase="draw")


def test_a_program_plays_a_round(swedish, seated):
    seats = [seated(SIMPLE + ANSWERS), player("medium", 1)]

    report = next(play_rounds(swedish, TABLE, seats, deal_codes(1), 1))

    assert seats[0].name == "tiny"
    assert seats[0].starts == 1
    assert report.turns > 4


def test_a_program_that_dies_is_started_again(seated, drawing, tmp_path):
    flag = tmp_path / "died"
    dies = f"""
            import os
            if not os.path.exists({str(flag)!r}):
                open({str(flag)!r}, "w").close()
                sys.exit(1)
    """
    seat = seated(SIMPLE + dies + ANSWERS)

    assert seat.choose(drawing).action == Draw()
    assert seat.starts == 2


def test_a_program_that_dies_twice_in_a_turn_is_given_up(seated, drawing):
    seat = seated(SIMPLE + "            sys.exit(1)\n")

    with pytest.raises(Lost):
        seat.choose(drawing)


def test_a_late_program_is_given_up(seated, drawing):
    seat = seated(SIMPLE + "            import time; time.sleep(60)\n", budget_ms=50)

    with pytest.raises(Lost, match="late"):
        seat.choose(drawing)


def test_nonsense_is_given_up_after_three_tries(seated, drawing):
    seat = seated(
        "import sys\nprint('{\"ready\": 1}', flush=True)\nfor _ in sys.stdin:\n    print('?', flush=True)\n"
    )

    with pytest.raises(Lost, match="refused"):
        seat.choose(drawing)


def test_a_table_goes_on_without_a_broken_program(swedish, seated):
    broken = SIMPLE + '            answer["action"] = "discard JK JK"\n' + ANSWERS
    seats = [seated(broken, budget_ms=20), player("medium", 1)]

    report = next(play_rounds(swedish, TABLE, seats, deal_codes(1), 1))

    assert report.replaced
    assert {seat for seat, _ in report.replaced} == {0}


def test_what_cannot_be_started_is_named(swedish):
    with pytest.raises(SeatError, match="no-such-bot"):
        ProcessSeat(typed("./no-such-bot"), protocol.hello(swedish, TABLE, 0, "medium", 1), says=str)


def test_a_seat_is_a_level_or_a_command():
    assert command_of("medium") is None
    assert command_of('cmd:"./my bot" --hard') == ["./my bot", "--hard"]
    for wrong in ("cmd:", 'cmd:"./bot', "weak"):
        with pytest.raises(LevelError):
            command_of(wrong)


@pytest.mark.parametrize("sign", [chr(0xDCFF), chr(0xD800), "\0"])
def test_a_command_that_is_no_text_is_refused(sign):
    """Neither a record nor a line to a program can hold it."""
    with pytest.raises(LevelError, match="not text") as error:
        command_of(f"cmd:./b{sign}t")

    assert str(error.value).isprintable() or sign == "\0"
