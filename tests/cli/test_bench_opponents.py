"""How the measuring of the opponents is told; that it measures at all is tried in the long check."""

import json
import sys

import pytest

from samba_desktop import __version__
from samba_desktop.__main__ import main
from samba_desktop.cli.arguments import parser
from samba_desktop.cli.bench.opponent_speed import AIMS, TurnSpeeds, as_json, bench_opponents, described
from samba_desktop.cli.trouble import Trouble

LEVEL = {
    "turns": 400,
    "p50_ms": 15.0,
    "p99_ms": 40.0,
    "worked_p99_ms": 6.0,
    "most_unqueued_ms": 14.0,
    "of_99_9_unqueued_ms": 9.0,
    "replaced": 0,
}
BARE = {"most_unqueued_ms": 2.0}


def test_stalls_are_told_as_ratios_to_the_bare_view():
    told = json.loads(as_json(TurnSpeeds({"hard": LEVEL}, BARE, 0.5)))

    assert told["levels"]["hard"]["stall_to_bare"] == 7.0
    assert told["levels"]["hard"]["aim_p99_ms"] == 400.0
    assert told["load"] == 0.5


def test_the_text_tells_each_level_beside_its_aim():
    told = described(TurnSpeeds(dict.fromkeys(AIMS, LEVEL), BARE, 0.5))

    assert "expert, 400 turn(s): half answered within 15.0 ms, 99 % within 40.0 ms (aim 1,500)" in told
    assert "the opponent worked 6.0 ms" in told
    assert "stood in" not in told


def test_stand_ins_are_told():
    told = described(TurnSpeeds({"hard": {**LEVEL, "replaced": 2}}, BARE, 0.5))

    assert "hard: a simple action stood in 2 time(s)" in told


def test_nothing_cannot_be_measured(capsys):
    assert main(["bench", "opponents", "--turns", "0"]) == 2
    assert "at least one" in capsys.readouterr().err


def test_a_frozen_program_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    with pytest.raises(Trouble, match="Python"):
        bench_opponents(parser(__version__).parse_args(["bench", "opponents"]))


@pytest.mark.slow
def test_every_level_is_measured(capsys):
    assert main(["bench", "opponents", "--json", "--turns", "4"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert set(told["levels"]) == set(AIMS)
    assert all(one["turns"] == 4 and one["p99_ms"] > 0 for one in told["levels"].values())
