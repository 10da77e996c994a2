"""A file named alone: what it holds is told, whatever it is."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer

from samba_desktop.__main__ import main
from samba_desktop.cli.arguments import with_command
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.store import Store
from samba_desktop.ui.history.replay_window import ReplayWindow


@pytest.fixture
def record(tmp_path):
    plans = (SeatPlan("Ada", PERSON), SeatPlan("Bo", "medium"))
    match = Match(Record(Rules(), Seating(2, Shape.SOLO), plans, 5))
    match.deal()
    path = tmp_path / "evening.samba"
    write_record(match.record, path)
    return path


def words(*given):
    return with_command(given)


def test_a_file_alone_is_opened(record, capsys):
    assert main([str(record)]) == 0

    told = capsys.readouterr().out
    assert "evening.samba holds a match of Swedish Samba for 2 players" in told
    assert told.count("\n") == 1


def test_a_file_that_is_no_record_is_refused_in_a_sentence(tmp_path, capsys):
    path = tmp_path / "letter.samba"
    path.write_text("Dear Ada")

    assert main([str(path)]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert "letter.samba is not the record of a match" in printed.err
    assert printed.err.count("\n") == 1


def test_a_file_that_is_not_there_is_refused_in_a_sentence(capsys):
    assert main(["no-such.samba"]) == 2
    assert "no-such.samba cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ([], []),
        (["doctor"], ["doctor"]),
        (["--data-dir", "x", "doctor"], ["--data-dir", "x", "doctor"]),
        (["--data-dir", "a.samba"], ["--data-dir", "a.samba"]),
        (["--data-dir", "x", "a.samba"], ["--data-dir", "x", "open", "a.samba"]),
        (["open", "a.samba"], ["open", "a.samba"]),
        (["referee", "a.samba"], ["referee", "a.samba"]),
        (["dance"], ["dance"]),
    ],
)
def test_only_a_file_in_the_place_of_a_command_is_opened(given, expected):
    assert words(*given) == expected


def test_a_file_of_any_name_is_opened_where_it_is_there(tmp_path):
    path = tmp_path / "evening.json"
    path.write_text("{}")

    assert words(str(path)) == ["open", str(path)]


def test_a_record_that_cannot_be_played_is_refused_in_a_sentence(record, capsys):
    broken = replace(read_record(record), entries=("deal 00", "discard 4C"))
    write_record(broken, record)

    for command in ([str(record)], ["replay", str(record)]):
        assert main(command) == 2

        printed = capsys.readouterr()
        assert "of the record" in printed.err
        assert printed.err.count("\n") == 1


def test_replay_shows_a_record_while_the_game_holds_the_database(record, tmp_path, qapp):
    shown = []

    def look():
        shown.extend(
            one for one in qapp.topLevelWidgets() if isinstance(one, ReplayWindow) and one.isVisible()
        )
        for one in shown:
            one.close()

    with Store.open(tmp_path):
        QTimer.singleShot(300, look)

        assert main(["--data-dir", str(tmp_path), "replay", str(record)]) == 0

    assert [one.player.last for one in shown] == [1]
