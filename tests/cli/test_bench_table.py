"""How the measuring of the table is told; that it measures at all is tried in the long check."""

import json
import sys

import pytest
from msgspec.structs import replace

from samba_desktop import __version__
from samba_desktop.__main__ import main
from samba_desktop.cli.arguments import parser
from samba_desktop.cli.bench.parts import BARE
from samba_desktop.cli.bench.table_speed import TableSpeeds, as_json, bench_table, described
from samba_desktop.cli.trouble import Trouble
from samba_desktop.ui.speed.first_picture import NoPictureError, _seen_at

FRAME = {"wall_ms": 3.0, "worked_ms": 2.0, "most_of_95_ms": 4.0}
HALF = {"wall_ms": 1.5, "worked_ms": 1.0, "most_of_95_ms": 2.0}
FOUND = TableSpeeds(
    start={"wall_ms": 400.0, "worked_ms": 300.0, "memory_mb": 100.0},
    bare_start={"wall_ms": 200.0, "worked_ms": 100.0, "memory_mb": 50.0},
    pictures={"game": 500.0, "bare": 200.0, "kpatience": 450.0},
    frames={"4K scale 2": {"table": FRAME, "bare": HALF, "whole": FRAME, "bare_whole": HALF}},
    match={
        "rounds": 2,
        "ticks": 900,
        "most_ms": 30.0,
        "most_unqueued_ms": 20.0,
        "of_99_9_unqueued_ms": 9.0,
        "memory_mb": 150.0,
    },
    bare_loop={"most_unqueued_ms": 2.0, "memory_mb": 50.0},
    load=1.5,
)


def test_each_figure_is_told_as_a_ratio_to_the_bare_view():
    told = json.loads(as_json(FOUND))

    assert told["start"]["wall_to_bare"] == 2.0
    assert told["start"]["worked_to_bare"] == 3.0
    assert told["start"]["memory_to_bare"] == 2.0
    assert told["frames"]["4K scale 2"]["worked_to_bare"] == 2.0
    assert told["frames"]["4K scale 2"]["aim_ms"] == 16.0
    assert told["stalls"]["most_to_bare"] == 10.0


def test_the_text_names_the_aims():
    told = described(FOUND)

    assert "400 ms, 2.00 times a bare view's 200 (aim 2.2)" in told
    assert "4K scale 2: 2.00 ms (aim 16)" in told
    assert "longest stall 20.0 ms (aim 50)" in told


def test_the_first_picture_is_told_beside_kpatience():
    assert "from outside: 500 ms" in described(FOUND)
    assert "KPatience 450" in described(FOUND)
    assert "KPatience not installed" in described(replace(FOUND, pictures={"game": 500.0, "bare": 200.0}))
    assert "no X screen" in described(replace(FOUND, pictures=None))


def test_a_picture_is_seen_when_most_of_it_looks_as_in_the_end():
    before, half, most, end = (bytes(one) for one in ([0] * 8, [9] * 3 + [0] * 5, [7] * 5 + [0] * 3, [7] * 8))

    assert _seen_at(before, [(0.1, half), (0.2, most), (0.3, end)]) == 0.2
    with pytest.raises(NoPictureError):
        _seen_at(before, [])


def test_a_system_that_tells_no_memory_is_told_without():
    nothing = {**FOUND.start, "memory_mb": None}

    assert "memory" not in described(TableSpeeds(**{**_fields(), "start": nothing}))


def _fields():
    return {name: getattr(FOUND, name) for name in FOUND.__struct_fields__}


@pytest.mark.parametrize("words", [["--repeats", "0"], ["--frames", "0"]])
def test_nothing_cannot_be_measured(words, capsys):
    assert main(["bench", "table", *words]) == 2
    assert "at least one" in capsys.readouterr().err


def test_a_frozen_program_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    with pytest.raises(Trouble, match="Python"):
        bench_table(parser(__version__).parse_args(["bench", "table"]))


def test_the_bare_view_can_be_compiled():
    compile(BARE, "bare", "exec")


@pytest.mark.slow
def test_the_table_is_measured(capsys):
    assert main(["bench", "table", "--json", "--repeats", "1", "--frames", "60", "--target", "300"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert len(told["frames"]) == 4
    assert told["start"]["wall_to_bare"] > 1
    assert told["stalls"]["match"]["rounds"] >= 1
