"""`samba-desktop luck`: how the cards fell."""

import json

import pytest

from samba_desktop.__main__ import main
from samba_desktop.match.match import Match
from samba_desktop.store.store import Store
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture
def folder(tmp_path):
    with Store.open(tmp_path) as store:
        for seed in (1, 2):
            match = RandomPlayer(3).play(Match(new_record(seed=seed)), lambda one: len(one.counts) == 1)
            store.new_match(match.record)
    return tmp_path


def test_it_is_told_in_lines(folder, capsys):
    assert main(["--data-dir", str(folder), "luck"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 matches counted."
    assert [line.split(":")[0] for line in lines[1:6]] == ["Wild cards", "You", "Seat 2", "Seat 3", "Seat 4"]
    assert lines[2].endswith(".")


def test_as_json_there_is_a_line_for_each_match(folder, capsys):
    assert main(["luck", "--json", "--data-dir", str(folder)]) == 0

    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["match"], one["of"], len(one["seats"])) for one in told] == [(1, 2, 4), (2, 2, 4)]
    assert all(seat["cards"] >= 15 and len(seat["wild"]) == 3 for one in told for seat in one["seats"])


def test_without_matches_it_says_so(tmp_path, capsys):
    assert main(["--data-dir", str(tmp_path), "luck"]) == 2

    assert "There are no matches" in capsys.readouterr().err
