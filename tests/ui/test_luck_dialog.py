"""The page "Is it fair?": counted by a process of its own, without holding up the window."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.fair.luck_dialog import LuckDialog, Spread
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture
def counted(qtbot, tmp_path):
    def count():
        dialog = LuckDialog(tmp_path, ENGLISH)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: "Counting" not in dialog.verdict.text(), timeout=20_000)
        return dialog

    return count


def with_person(seat):
    record = new_record()
    plans = tuple(SeatPlan("?", PERSON if at == seat else "medium") for at in range(4))
    return replace(record, seats=plans)


def keep(folder, *records):
    with Store.open(folder) as store:
        for record in records:
            match = RandomPlayer(3).play(Match(record), lambda one: len(one.counts) == 1)
            store.new_match(match.record)


def test_finished_rounds_are_counted_and_drawn(counted, tmp_path):
    keep(tmp_path, with_person(0), with_person(0))

    dialog = counted()

    assert dialog.verdict.text().startswith("2 matches counted.")
    assert len(dialog.seats) == 4
    assert all(one.cards >= 30 for one in dialog.seats)
    assert len(dialog.findChildren(Spread)) == 8


def test_the_person_comes_first_wherever_the_seat_was(counted, tmp_path):
    keep(tmp_path, with_person(2))

    dialog = counted()

    lines = [one.accessibleName() for one in dialog.findChildren(Spread)]
    assert [line.split(":")[0] for line in lines] == ["You", "Seat 2", "Seat 3", "Seat 4"] * 2


def test_without_a_finished_round_there_is_nothing_to_say(counted, tmp_path):
    with Store.open(tmp_path) as store:
        store.new_match(new_record())

    assert counted().verdict.text() == "No round is finished yet: play one, and look again."


def test_a_damaged_file_is_said(counted, tmp_path):
    (tmp_path / "samba.sqlite3").write_bytes(b"not a database" * 100)

    assert "could not be counted" in counted().verdict.text()


def test_it_can_be_left_while_it_counts(qtbot, tmp_path):
    keep(tmp_path, with_person(0))
    dialog = LuckDialog(tmp_path, ENGLISH)
    qtbot.addWidget(dialog)
    dialog.show()

    dialog.reject()

    assert not dialog.isVisible()
