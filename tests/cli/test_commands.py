"""The commands as they are typed: what they print, how they end, and that none without a window loads Qt."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from samba_desktop import __version__
from samba_desktop.__main__ import main
from samba_desktop.arena.table_play import player_seeds
from samba_desktop.engine.cards import Chance
from samba_desktop.store.store import Store, begin
from tests.match.random_player import RandomPlayer, new_record

ROOT = Path(__file__).parents[2]
CASE = {
    "id": "six-to-nine",
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "draw"},
    "hands": {"1": "9S KC 4D", "2": 11, "3": 9, "4": 15},
    "pile": "3C KH 10S",
    "melds": {"A": ["6S 7S 8S 9S", "KS KD KH 2C"]},
    "actions": ["top m1", "discard 4D"],
}


@pytest.fixture
def case(tmp_path) -> str:
    path = tmp_path / "case.json"
    path.write_text(json.dumps(CASE), encoding="utf-8")
    return str(path)


def run(capsys, *words: str) -> tuple[int, str, str]:
    try:
        status = main(list(words))
    except SystemExit as end:
        status = int(end.code or 0)
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def refused(capsys, *words: str) -> str:
    """Run what cannot be done and return the one sentence that it answers."""
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert err.strip().endswith((".", "?"))
    return err


def test_a_python_without_the_packages_is_told_in_a_sentence():
    done = subprocess.run(
        [sys.executable, "-S", "-m", "samba_desktop"], capture_output=True, text=True, check=False, cwd=ROOT
    )

    assert done.returncode == 2
    assert done.stderr == "Samba needs the Python package msgspec, which is not installed here.\n"


@pytest.mark.parametrize("words", [("simulate", "--seats"), ("arena", "medium")])
@pytest.mark.parametrize("sign", [chr(0xDCFF), chr(0xD800), "\0"], ids=ascii)
def test_a_command_that_is_no_text_is_refused_in_a_sentence(capsys, words, sign):
    said = refused(capsys, *words, f"cmd:./b{sign}t")

    assert "not text in UTF-8" in said


def test_the_version_is_told(capsys):
    assert run(capsys, "--version") == (0, f"Samba {__version__}\n", "")


def test_the_referee_judges_a_case(capsys, case):
    status, out, _ = run(capsys, "referee", case)

    assert status == 0
    answer = json.loads(out)
    assert [verdict["legal"] for verdict in answer["verdicts"]] == [True, True]
    assert answer["id"] == "six-to-nine"


def test_the_referee_reads_standard_input():
    done = subprocess.run(
        [sys.executable, "-m", "samba_desktop", "referee", "-"],
        input=json.dumps([CASE, CASE]),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )

    assert [answer["id"] for answer in json.loads(done.stdout)] == ["six-to-nine"] * 2


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["referee", "no-such-file.json"], "no-such-file.json"),
        (["referee", "-x"], "CASE.json"),
        (["referee", str(Path(__file__))], "JSON"),
        (["simulate", "--seats", "godlike"], "medium"),
        (["simulate", "--players", "7"], "2, 3, 4, 5, 6"),
        (["simulate", "--players", "4", "--shape", "solo"], "2x2"),
        (["simulate", "--seats", "medium,medium"], "4 players"),
        (["simulate", "--rounds", "0"], "at least one"),
        (["simulate", "--rules", "whist"], "swedish-samba"),
        (["simulate", "--seats", "cmd:./no-such-bot"], "no-such-bot"),
        (["rules", "whist"], "swedish-samba"),
        (["dance"], "dance"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_wrong_input_is_answered_with_one_sentence(capsys, words, named):
    assert named in refused(capsys, *words)


def test_a_broken_case_names_the_field(capsys, tmp_path):
    path = tmp_path / "broken.json"
    path.write_text(json.dumps({**CASE, "pile": "3C XX"}), encoding="utf-8")

    assert "pile" in refused(capsys, "referee", str(path))


def test_rounds_are_simulated_and_repeat_with_their_seed(capsys):
    words = ["simulate", "--rounds", "3", "--seed", "7", "--json"]
    first, second = (json.loads(run(capsys, *words)[1]) for _ in range(2))

    assert first["rounds"] == 3
    assert first["points_per_round"] == second["points_per_round"]
    assert first["replaced"] == []


GREETED = """
import json, pathlib, sys
for text in sys.stdin:
    said = json.loads(text)
    if "hello" in said:
        with open(sys.argv[1], "a") as file:
            file.write(text)
        print(json.dumps({"ready": said["seat"], "name": "Own"}), flush=True)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "back"}), flush=True)
"""


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize("more", [[], ["--seed", "7"]])
def test_nothing_of_the_deals_can_be_computed_from_what_a_program_is_told(capsys, tmp_path, command, more):
    heard = tmp_path / "heard"
    own = "cmd:" + shlex.join([sys.executable, "-c", GREETED, str(heard)])
    words = {"simulate": ["--seats", f"{own},easy", "--rounds", "1"], "arena": [own, "easy", "--deals", "1"]}
    seeds = []
    for _ in range(2):
        status, out, _ = run(capsys, command, *words[command], "--players", "2", "--json", *more)
        assert status == 0
        seeds.append(json.loads(out)["seed"])

    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert {frozenset(one) for one in told} == {
        frozenset({"hello", "rules", "players", "shape", "seat", "level", "seed"})
    }
    given = [one["seed"] for one in told]
    assert len(set(given)) == len(given) > 1
    known = {word for seed in seeds for word in words_of(seed)}
    assert not known & set(given)
    # Who asks for no deals has some that nobody can guess; who asks for some has just these.
    assert seeds == [7, 7] if more else min(seeds) > 2**32 and seeds[0] != seeds[1]


def words_of(seed):
    """All that the deals and the game's own players come from."""
    chance = Chance(seed)
    return {seed, *player_seeds(seed, 6), *(chance.word() for _ in range(100)), *player_seeds(seed - 1, 6)}


def test_the_deals_of_a_program_can_be_played_again(capsys):
    own = "cmd:" + shlex.join([sys.executable, "-m", "samba_desktop", "opponent"])
    _, out, _ = run(capsys, "simulate", "--seats", own, "--rounds", "1", "--players", "2")

    seed = out.splitlines()[-1].removeprefix("these deals again: --seed ")
    _, again, _ = run(capsys, "simulate", "--seats", own, "--rounds", "1", "--players", "2", "--seed", seed)

    assert seed.isdecimal()
    assert again.splitlines()[-1] == out.splitlines()[-1]


def test_a_single_round_is_told_in_words(capsys):
    status, out, _ = run(capsys, "simulate", "--rounds", "1", "--players", "2")

    assert status == 0
    assert out.startswith("1 round, 2 players, solo\n")


def test_the_rules_are_printed(capsys):
    status, out, _ = run(capsys, "rules", "swedish-samba")

    assert status == 0
    assert "1,500" in out


def test_the_doctor_finds_a_fresh_machine_sound(capsys, tmp_path):
    status, out, _ = run(capsys, "--data-dir", str(tmp_path), "doctor", "--json")

    assert status == 0
    assert {"Qt", "Data folder", "Matches"} <= {finding["what"] for finding in json.loads(out)}


def test_the_doctor_names_a_damaged_store(capsys, tmp_path):
    (tmp_path / "samba.sqlite3").write_bytes(
        b"this is no database, but it is long enough to be looked at" * 40
    )

    status, out, _ = run(capsys, "--data-dir", str(tmp_path), "doctor")

    assert status == 1
    assert "BAD" in out


@pytest.mark.parametrize("words", [["rules"], ["--version"], ["simulate", "--rounds", "1"], ["doctor"]])
def test_commands_without_a_window_load_no_qt(words):
    probe = (
        "import sys; from samba_desktop.__main__ import main\n"
        "try: main(sys.argv[1:])\nexcept SystemExit: pass\n"
        "print([name for name in sys.modules if name.startswith('PySide6')], file=sys.stderr)"
    )

    done = subprocess.run(
        [sys.executable, "-c", probe, *words], capture_output=True, text=True, check=True, cwd=ROOT
    )

    assert done.stderr.strip().splitlines()[-1] == "[]"


def test_a_picture_of_a_position_is_drawn(case, tmp_path):
    picture = tmp_path / "table.png"

    subprocess.run(
        [sys.executable, "-m", "samba_desktop", "shot", case, "--size", "800x600", "-o", str(picture)],
        check=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": ""},
    )

    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_without_a_screen_the_game_says_so_in_one_sentence(tmp_path):
    bare = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "QT_QPA_PLATFORM"}}

    done = subprocess.run(
        [sys.executable, "-m", "samba_desktop", "--data-dir", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=bare,
    )

    assert done.returncode == 2
    assert "xvfb-run" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_doctor_repairs_a_damaged_store_and_names_rules_that_are_left_out(capsys, tmp_path):
    with Store.open(tmp_path) as store:
        match_id, match = begin(store, new_record(target=1500))
        RandomPlayer(1).play(match, lambda match: len(match.counts) == 1)
        with store.writing() as database:
            database.execute("UPDATE rounds SET points = '[1, 2]'")
    (tmp_path / "rule-sets").mkdir()
    (tmp_path / "rule-sets" / "own-mine.json").write_text("{", encoding="utf-8")
    sick, told, _ = run(capsys, "--data-dir", str(tmp_path), "doctor")
    _, mended, _ = run(capsys, "--data-dir", str(tmp_path), "doctor", "--repair")

    assert sick == 1
    assert "--repair" in told
    assert "own-mine.json" in told
    assert f"Match {match_id}: what is kept beside its record was made anew." in mended
    assert "Matches: sound" in mended


def test_the_doctor_advises_no_repair_of_what_it_could_not_repair(capsys, tmp_path):
    with Store.open(tmp_path) as store:
        begin(store, new_record(target=1500))
        with store.writing() as database:
            database.execute("UPDATE matches SET header = substr(header, 2)")
    status, told, _ = run(capsys, "--data-dir", str(tmp_path), "doctor", "--repair")

    assert status == 1
    assert "Match 1 cannot be repaired" in told
    assert "--repair" not in told


def test_the_bench_of_the_history_lists_and_sums_up(capsys, monkeypatch):
    monkeypatch.setattr("samba_desktop.cli.bench.history_speed.MATCHES", 4)
    status, out, _ = run(capsys, "bench", "history", "--json")
    figures = json.loads(out)

    assert status == 0
    assert figures["matches"] == 4
    assert min(figures["list_ms"], figures["history_window_ms"], figures["statistics_page_ms"]) > 0
