"""The opponent's process: answers what it is asked, reports what it cannot read, and needs no Qt."""

import io
import json
import subprocess
import sys

from samba_desktop.ai import protocol
from samba_desktop.ai.opponent import serve
from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating


def served(*messages):
    lines = [one if isinstance(one, str) else protocol.line(one) for one in messages]
    answers, errors = io.StringIO(), io.StringIO()
    serve(lines, answers, errors)
    return [json.loads(one) for one in answers.getvalue().splitlines()], errors.getvalue().splitlines()


def greeting(swedish, level="medium"):
    return protocol.hello(swedish, Seating(4, Shape.TWO_PAIRS), 0, level, 1)


def test_answers_a_greeting_and_a_move(swedish, position):
    view = position("9S 9H 4C", phase="draw")

    answers, errors = served(greeting(swedish), protocol.move(1, view, budget_ms=1000))

    assert answers[0]["ready"] == 1
    assert answers[1]["move"] == 1
    assert answers[1]["action"] == "draw"
    assert not errors


def test_plays_as_medium_in_a_seat_that_names_a_command(swedish):
    answers, errors = served(greeting(swedish, "cmd:samba-desktop opponent"))

    assert answers[0]["name"] == "Samba, medium"
    assert not errors


def test_answers_a_refusal_with_something_simple(swedish, position):
    view = position("9S 9H 4C")
    refused = protocol.refused(1, Discard(Card(14, "S")), "card_not_in_hand", "You do not hold it.")

    answers, _ = served(greeting(swedish), protocol.move(1, view), refused)

    assert answers[2]["move"] == 1
    assert answers[2]["because"] == {"code": "simple"}


def test_takes_back_where_nothing_else_helps(swedish, position):
    view = position("4C 9H 7D", melds=("KS KD KH",), turn={"owed": 20, "old_melds": 0}, melded_by=[])

    answers, _ = served(greeting(swedish), protocol.move(1, view))

    assert answers[1]["action"] == "back"


def test_reports_broken_lines_and_goes_on(swedish, position):
    view = position("9S 9H 4C", phase="draw")
    broken = ["nonsense\n", "\n", "[]\n", "{}\n", '{"move": 1}\n', '{"move": 1, "view": {"seat": 9}}\n']

    answers, errors = served(
        *broken, greeting(swedish, "godlike"), greeting(swedish), protocol.move(5, view), {"bye": True}, "x"
    )

    assert [sorted(answer) for answer in answers] == [
        ["name", "ready"],
        ["action", "because", "move", "then"],
    ]
    assert len(errors) == len(broken) - 1 + 1
    assert all("error" in json.loads(one) for one in errors)


def test_the_process_needs_no_qt():
    program = (
        "import sys, samba_desktop.ai.opponent;"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"


def test_a_move_without_a_greeting_is_answered(position):
    answers, _ = served(protocol.move(1, position("9S 4C", phase="draw")))

    assert answers[0]["action"] == "draw"
