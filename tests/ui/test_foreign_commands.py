"""Commands in what others hand over are names: whatever way a match comes to the table, none is started."""

import ast
import json
import shlex
import sys
import zipfile
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess

import samba_desktop
from samba_desktop.ai.seats import ProcessSeat
from samba_desktop.ai.thought import NO_LIMIT
from samba_desktop.ai.typed import NOTHING_TYPED, UntypedError, typed_from_text, typed_to_text
from samba_desktop.cli.playing import Seats
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.deal_code import CodedDeal
from samba_desktop.match.record import Record, SeatPlan, header_to_json
from samba_desktop.store import folders as installation
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.exchange import take_in, write_record
from samba_desktop.store.folders import installation_key
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import FILE, Preferences, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules.match_plan import MatchPlan, plan_to_text
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.seat_list import LONGEST, StandInDialog, shown_command
from samba_desktop.ui.table.moments import KeyMoment
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import talk_with
from samba_desktop.ui.window.main_window import MainWindow, Welcome

SEATING = Seating(4, Shape.TWO_PAIRS)
PATIENCE = 20_000
ANSWERS = """
import json, pathlib, sys
pathlib.Path(sys.argv[1]).touch()
for text in sys.stdin:
    said = json.loads(text)
    if "hello" in said:
        print(json.dumps({"ready": said["seat"], "name": "Own"}), flush=True)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "draw"}), flush=True)
"""


@pytest.fixture
def mark(tmp_path):
    """Where a program that is started leaves its mark."""
    return tmp_path / "it ran"


@pytest.fixture
def trap(mark):
    return "cmd:" + shlex.join([sys.executable, "-c", ANSWERS, str(mark)])


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "data"
    place.mkdir()
    return place


@pytest.fixture
def store(folder):
    with Store.open(folder) as opened:
        yield opened


@pytest.fixture
def opened(qtbot, store, folder):
    """Open windows of the folder, as its preferences are or otherwise."""
    windows = []

    def show(preferences=None):
        window = MainWindow(store, folder, ENGLISH, preferences or Preferences(speed=Speed.OFF))
        qtbot.addWidget(window)
        window.show()
        windows.append(window)
        return window

    yield show
    for window in windows:
        window.close()


def seats(level, first=PERSON):
    return tuple(
        SeatPlan(name, one)
        for name, one in zip(("Ada", "Bo", "Cy", "Di"), (first, *[level] * 3), strict=True)
    )


def foreign(level, first=PERSON):
    return Record(Rules(), SEATING, seats(level, first), seed=5)


def asking(window):
    return window.findChild(StandInDialog)


def processes(window):
    return [one.program() for one in window.findChildren(QProcess)]


def plays(window):
    controller = window.table.controller
    return controller is not None and (controller.match.moment > 1 or controller.is_your_turn)


def answer(qtbot, window, level="easy"):
    """Choose a level for each seat that is asked for, and go on."""
    dialog = asking(window)
    for row in dialog.rows.values():
        row.levels.setCurrentIndex(row.levels.findData(level))
    dialog.go_on.click()
    qtbot.waitUntil(lambda: asking(window) is None, timeout=PATIENCE)


# the ways


class Given:
    """What others have handed over, and where it comes to the table."""

    def __init__(self, window, store, trap, mark):
        self.window, self.store, self.trap, self.mark = window, store, trap, mark
        self.record, self.place = foreign(trap), mark.parent


@pytest.fixture
def given(opened, store, trap, mark):
    return Given(opened(), store, trap, mark)


def resumed(given):
    begin(given.store, given.record)
    given.window.start()


def gone_on_with_from_the_history(given):
    number, _ = begin(given.store, given.record)
    given.window.history.on_go_on(number)


def gone_on_with_from_the_menu(given):
    number, _ = begin(given.store, given.record)
    given.window.earlier.wanted.emit(number)


def imported(given):
    path = given.place / "given.samba"
    write_record(given.record, path)
    (number,) = take_in(given.store, (path,)).new
    given.window.history.on_go_on(number)


def restored(given):
    place = given.place / "given"
    place.mkdir()
    backup = place / "all.sambabackup"
    with Store.open(place) as other:
        begin(other, given.record)
        back_up(other, backup)
    with zipfile.ZipFile(backup, "a") as packed:
        for name in (FILE, f"../{FILE}", f"rules/{FILE}"):
            packed.writestr(name, json.dumps({"typed_commands": forged(given.trap)}))
    before = read_preferences(given.store.path.parent)
    restore(given.store, backup)
    assert read_preferences(given.store.path.parent) == before
    given.window.history.restored.emit()
    given.window.start()


def a_demonstration(given):
    begin(given.store, foreign(given.trap, given.trap))
    given.window.start()


def played_again(given):
    given.window.begin(MatchPlan(Rules(), SEATING, seats(given.trap)))


def played_with_the_same_deals(given):
    given.window.begin(MatchPlan(Rules(), SEATING, seats(given.trap)), 7)


WAYS = (
    resumed,
    gone_on_with_from_the_history,
    gone_on_with_from_the_menu,
    imported,
    restored,
    a_demonstration,
    played_again,
    played_with_the_same_deals,
)


def forged(level):
    """A list of typed commands as somebody else can make it."""
    return typed_to_text(NOTHING_TYPED.noting([level], "/"), b"another key")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_one_is_asked_whom_to_seat_and_the_match_goes_on(way, qtbot, given):
    window = given.window

    way(given)

    assert asking(window) is not None
    assert window.table.controller is None
    answer(qtbot, window)
    qtbot.waitUntil(lambda: plays(window), timeout=PATIENCE)
    assert {plan.level for plan in window.table.controller.match.seats} <= {PERSON, "easy"}
    assert not given.mark.exists()
    assert all(one == sys.executable for one in processes(window))


def test_the_record_of_a_match_stays_as_it_is(qtbot, opened, store, trap):
    number, match = begin(store, foreign(trap))
    before = header_to_json(match.record)
    window = opened()
    window.start()
    answer(qtbot, window)
    qtbot.waitUntil(lambda: plays(window), timeout=PATIENCE)

    assert header_to_json(window.table.controller.match.record) == before
    assert header_to_json(store.load(number).record) == before


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_who_wants_nobody_else_leaves_it(way, qtbot, given):
    window = given.window
    way(given)

    asking(window).cancel.click()

    qtbot.waitUntil(lambda: asking(window) is None, timeout=PATIENCE)
    assert window.table.controller is None
    assert window.findChild(Welcome) is not None
    assert not given.mark.exists()


def test_the_match_on_the_table_stays_where_another_is_not_wanted(qtbot, opened, store, trap):
    _, match = begin(store, foreign("easy"))
    window = opened()
    window.open(match)
    other, _ = begin(store, foreign(trap))
    window.history.on_go_on(other)

    asking(window).cancel.click()

    assert window.table.controller.match is match


def test_a_match_counts_as_played_only_once_it_goes_on(qtbot, opened, store, trap):
    other, _ = begin(store, foreign(trap))
    latest, _ = begin(store, foreign("easy"))
    with store.writing() as database:
        database.execute("UPDATE matches SET played = ? || id", ("2020-01-01T00:00:0",))
    before = list_matches(store)
    window = opened()
    window.history.on_go_on(other)
    asking(window).cancel.click()
    qtbot.waitUntil(lambda: asking(window) is None, timeout=PATIENCE)

    assert list_matches(store) == before
    assert store.latest_unfinished() == latest
    window.history.on_go_on(other)
    answer(qtbot, window)
    assert store.latest_unfinished() == other


@pytest.mark.parametrize("same_deals", [False, True])
def test_again_seats_those_who_were_chosen(qtbot, opened, store, trap, same_deals):
    begin(store, foreign(trap))
    window = opened()
    window.start()
    answer(qtbot, window, "medium")
    before = window.table.controller

    window.play_again(same_deals=same_deals)

    assert window.table.controller is not before
    assert asking(window) is None
    assert window.table.controller.match.record.seats == seats("medium")


def test_practice_seats_those_who_were_chosen(qtbot, opened, store, trap, mark):
    begin(store, foreign(trap))
    window = opened()
    window.start()
    answer(qtbot, window)
    qtbot.waitUntil(lambda: plays(window), timeout=PATIENCE)

    window.moments.practise(window.table.controller.match, KeyMoment(1, 1, "…"))

    practice = window.moments.practice
    qtbot.waitUntil(lambda: practice.table.controller is not None, timeout=PATIENCE)
    assert practice.table.controller.match.seats == seats("easy")
    assert not mark.exists()
    practice.close()


def test_preferences_of_others_seat_no_program(opened, trap, folder, qtbot, mark):
    plan = plan_to_text(MatchPlan(Rules(), SEATING, seats(trap)))
    window = opened(Preferences(speed=Speed.OFF, new_match=plan, typed_commands=forged(trap)))

    assert {one.level for one in window.plan.seats} == {PERSON, "medium"}
    deal = CodedDeal(Rules(), SEATING, 0, 9)
    window.history.on_play(deal, "")

    assert {one.level for one in window.table.controller.match.record.seats} == {PERSON, "medium"}
    assert not mark.exists()


def test_a_folder_of_others_seats_no_program(tmp_path, trap, monkeypatch):
    """Not even one in which the command was typed: on another machine, by another user, in another place."""
    here, there = tmp_path / "here", tmp_path / "there"
    typed = typed_to_text(NOTHING_TYPED.noting([trap], "/"), installation_key(here))

    assert trap in typed_from_text(typed, installation_key(here))
    assert trap not in typed_from_text(typed, installation_key(there))
    monkeypatch.setattr(installation, "_machine", lambda: b"another machine's name, of its own")
    assert trap not in typed_from_text(typed, installation_key(here))


def test_a_machine_without_a_name_trusts_this_run_alone(tmp_path, trap, monkeypatch):
    monkeypatch.setattr(installation, "_machine", lambda: b"")
    typed = typed_to_text(NOTHING_TYPED.noting([trap]), installation_key(tmp_path))

    assert trap in typed_from_text(typed, installation_key(tmp_path))
    monkeypatch.setattr(installation, "THIS_RUN", b"the next one")
    assert trap not in typed_from_text(typed, installation_key(tmp_path))


@pytest.mark.parametrize(
    "text",
    [
        *("", "{", "null", "7", "[" * 9999, "[[1, 2, 3]]", '"cmd:x"', '["cmd:x"]', '[{"cmd:x": 1}]'),
        *(
            '[["cmd:x", ""]]',
            '[["cmd:x", "", ""]]',
            '[["cmd:x", "", "\\ud800"]]',
            '[["cmd:\\ud800", "", "0"]]',
        ),
    ],
)
def test_what_nobody_sealed_was_not_typed(text):
    assert typed_from_text(text, b"key") == NOTHING_TYPED


# what was typed here


def test_what_is_typed_in_the_dialog_plays_and_goes_on_without_a_question(qtbot, given, opened):
    window, trap = given.window, given.trap
    window.new_match()
    dialog = window.findChild(NewMatchDialog)
    row = dialog.seats.rows[1]
    row.levels.setCurrentIndex(row.levels.findText("Own program"))
    row.command.setText(trap.removeprefix("cmd:"))
    dialog.accept()

    qtbot.waitUntil(lambda: window.table.controller is not None, timeout=PATIENCE)
    assert window.table.controller.match.record.seats[1].level == trap
    window.close()
    again = opened(read_preferences(given.store.path.parent))
    again.start()
    assert asking(again) is None
    again.table.opponents.ask(1, again.table.controller.match.view(1), again.table.controller.match.moment)
    qtbot.waitUntil(given.mark.exists, timeout=PATIENCE)
    assert again.plan.seats[1].level == trap


def test_what_is_typed_in_place_of_a_foreign_command_was_typed(qtbot, opened, store, trap, mark):
    begin(store, Record(Rules(), SEATING, (*seats("easy")[:3], SeatPlan("Di", "cmd:theirs")), 5))
    window = opened()
    window.start()
    (row,) = asking(window).rows.values()
    row.levels.setCurrentIndex(row.levels.findText("Own program"))
    asking(window).go_on.click()
    assert row.warning.text()
    row.command.setText(trap.removeprefix("cmd:"))

    asking(window).go_on.click()

    assert trap in window.typed
    assert "cmd:theirs" not in window.typed
    window.table.opponents.ask(3, window.table.controller.match.view(3), 0)
    qtbot.waitUntil(mark.exists, timeout=PATIENCE)


def test_a_relative_command_means_what_it_meant_where_it_was_typed(qtbot, tmp_path, monkeypatch):
    (tmp_path / "mine").mkdir()
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "bot").write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    (theirs / "bot").chmod(0o755)
    monkeypatch.chdir(theirs)
    typed = NOTHING_TYPED.noting(["cmd:./bot"], str(tmp_path / "mine"))
    runner = OpponentRunner(Rules(), SEATING, seats("cmd:./bot"), typed=typed)
    talk = talk_with("cmd:./bot", Rules(), SEATING, 1, typed, runner)

    talk._start()  # noqa: SLF001 - a start alone

    qtbot.waitUntil(lambda: talk.process is None, timeout=PATIENCE)
    assert not (tmp_path / "ran").exists()


def test_only_so_many_are_remembered():
    many = NOTHING_TYPED.noting([f"cmd:{n}" for n in range(100)])

    assert len(many.entries) == 40
    assert "cmd:99" in many
    assert "cmd:1" not in many


# the gate


def test_the_gate_starts_nothing_that_was_not_typed(trap, mark, qapp):
    with pytest.raises(UntypedError):
        OpponentRunner(Rules(), SEATING, seats(trap))
    with pytest.raises(UntypedError):
        talk_with(trap, Rules(), SEATING, 1, NOTHING_TYPED.noting([trap + " "]), qapp)
    with pytest.raises(UntypedError):
        Seats(Rules(), SEATING)._seat(0, trap, 1, None, None)  # noqa: SLF001 - the seat alone, without a window
    assert not mark.exists()


STARTERS = {
    *(
        "Popen",
        "ProcessPoolExecutor",
        "_Pool",
        "QProcess",
        "startDetached",
        "popen",
        "execv",
        "spawnv",
        "posix_spawn",
    ),
    *("subprocess.run", "subprocess.call", "subprocess.check_output", "os.system"),
    *("OpponentRunner", "ProcessSeat", "Talk", "talk_with", "Program", "program_of", "own_program"),
    *("own_python", "own_command", "command_of", "TypedCommands", "noting", "typed_from_text"),
}
KNOWN = {
    # The gate itself, and what it lets through.
    "ai/programs.py": {"Program", "command_of", "own_command", "own_program"},
    "ai/typed.py": {"TypedCommands"},
    "ai/guard.py": {"Popen"},
    "ai/own_process.py": {"own_command", "own_python"},
    "ai/seats.py": {"Popen"},
    "ui/table/talk.py": {"QProcess", "Talk", "program_of"},
    "ui/table/runner.py": {"talk_with"},
    # Tables: who sits there was asked, or comes from the game alone.
    "ui/window/main_window.py": {"OpponentRunner", "noting", "typed_from_text"},
    "ui/learn/practice.py": {"OpponentRunner"},
    # What is typed on the command line.
    "cli/playing.py": {"ProcessSeat", "_Pool", "program_of", "command_of"},
    "cli/arena.py": {"noting"},
    "cli/simulate.py": {"noting"},
    "ui/rules/seat_list.py": {"command_of"},
    # The game's own program, for something else.
    "cli/selftest.py": {"ProcessSeat", "own_program", "own_command", "subprocess.run"},
    "cli/bench/parts.py": {"own_command", "own_python", "Popen"},
    "cli/bench/history_speed.py": {"own_python", "subprocess.run"},
    "ui/fair/proof.py": {"QProcess"},
    # What `bench table` times from outside, as it names it itself.
    "ui/speed/first_picture.py": {"Popen"},
    "ui/table/moments.py": {"QProcess", "own_command"},
    "ui/fair/luck_dialog.py": {"QProcess", "own_command"},
    # A function of the same name, which finds the command among typed words.
    "__main__.py": {"command_of"},
    # A sentence on the screen where there is no window, by the desktop's own program.
    "notice.py": {"subprocess.run"},
}
"""Every place that starts a process or makes somebody ready for it; a new one has to be looked at."""


def called(tree):
    """Name the functions and classes that are called in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr
                yield ast.unparse(node.func)


def test_no_other_place_starts_anything():
    root = Path(samba_desktop.__file__).parent
    found = {}
    for path in root.rglob("*.py"):
        name = path.relative_to(root).as_posix()
        starts = STARTERS & set(called(ast.parse(path.read_text(encoding="utf-8"))))
        if starts:
            found[name] = starts

    assert found == KNOWN


# what is shown


def test_the_command_is_shown_as_harmless_text_that_ends():
    said = shown_command("cmd:<img src=x>\x1b[2J\u202egnp.exe\n" + "x" * 9999)

    assert said.startswith("<img src=x>\ufffd[2J\ufffdgnp.exe\ufffdx")
    assert len(said) == LONGEST


def test_it_is_plain_in_the_dialog(qtbot):
    dialog = StandInDialog(seats("cmd:<b>rm</b> -rf /"), NOTHING_TYPED, ENGLISH)
    qtbot.addWidget(dialog)

    texts = [one for one in dialog.findChildren(type(dialog.rows[1].warning)) if "rm" in one.text()]
    assert [one.text() for one in texts] == ["<b>rm</b> -rf /"] * 3
    assert all(one.textFormat().name == "PlainText" for one in texts)


def test_a_program_of_the_command_line_counts_as_typed_for_this_run(trap, mark):
    typed = NOTHING_TYPED.noting([trap])

    with ExitStack() as stack:
        player = Seats(Rules(), SEATING, typed)._seat(0, trap, 1, NO_LIMIT, stack)  # noqa: SLF001 - the seat alone, without a window
        assert isinstance(player, ProcessSeat)

    assert mark.exists()
