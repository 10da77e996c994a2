"""Every command speaks one language wholly: what its catalogue holds is blotted out, no English is left."""

import json
import re

import pytest

from samba_desktop.ai.fast import why_plain
from samba_desktop.cli.arguments import KNOWN, complaint
from samba_desktop.cli.simulate import SimulationTexts, measured
from samba_desktop.engine.cards import ACE, JACK, KING, QUEEN
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.store.exchange import write_record
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import Language, english
from tests.arena.lost_player import LostPlayer
from tests.cli.test_commands import CASE, run
from tests.match.random_player import RandomPlayer, new_record
from tests.texts.catalogues import texts_of

BLOT = "ж"
GAP = re.compile(r"(\{\w+\}|%n)")
ENGLISH_WORDS = re.compile(r"(?<![\w/\"“.-])[A-Za-z']{2,}(?: [A-Za-z']+){2,}")
"""Three words in a row; what is typed, such as the names of levels, never stands like that."""
KNOWN_TEXTS = texts_of("de")


def blotted(context, text, n=None):
    """Blot out what is said of a text that the catalogue holds; any other stays as it is."""
    if (context, text) not in KNOWN_TEXTS:
        return english(context, text, n)
    parts = GAP.split(text)
    blot = "".join(part if GAP.fullmatch(part) else re.sub(r"\w", BLOT, part) for part in parts)
    return english(context, blot, n)


BLOTTED = Language(blotted, letters={JACK: BLOT, QUEEN: BLOT, KING: BLOT, ACE: BLOT})


@pytest.fixture
def said(capsys, monkeypatch, tmp_path):
    """Run a command in the blotted language; return all it prints."""
    monkeypatch.setattr("samba_desktop.cli.streams.speak", lambda _code: BLOTTED)

    def ran(*words):
        _, out, err = run(capsys, "--data-dir", str(tmp_path), "--lang", "de", *words)
        return out + err

    return ran


@pytest.fixture
def record(tmp_path):
    with Store.open(tmp_path) as store:
        _, match = begin(store, new_record(seed=4))
        RandomPlayer(4).play(match, lambda match: len(match.counts) == 1)
    path = tmp_path / "match.samba"
    write_record(match.record, path)
    return str(path)


def english_left(told):
    return ENGLISH_WORDS.findall(told)


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--rounds", "1"],
        ["arena", "medium", "easy", "--deals", "1", "--matches", "1", "--players", "2"],
        ["rules", "--list"],
        ["rules", "bolivia"],
        ["rules", "--compare", "bolivia", "german-samba"],
        ["doctor"],
        ["doctor", "--repair"],
        ["luck"],
        ["--help"],
        ["arena", "--help"],
    ],
)
def test_what_a_command_prints_is_all_translated(said, words):
    told = said(*words)

    assert BLOT in told
    assert not english_left(told)


@pytest.mark.parametrize(
    "words",
    [["luck"], ["doctor"], ["open", "FILE"], ["moments", "FILE", "--samples", "2"], ["receipt", "FILE"]],
)
def test_what_is_told_of_a_match_is_all_translated(said, record, monkeypatch, words):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)

    told = said(*[record if word == "FILE" else word for word in words])

    assert BLOT in told
    assert not english_left(told)


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["--nonsense"],
        ["--lang"],
        ["--lang", "fi"],
        ["--selftest=1"],
        ["simulate", "--rounds"],
        ["simulate", "--rounds", "some"],
        ["simulate", "--rounds", "0"],
        ["simulate", "--shape", "9x9"],
        ["simulate", "--shape", "2x3"],
        ["simulate", "--players", "9"],
        ["simulate", "--seats", "godlike"],
        ["simulate", "--seats", "easy,easy"],
        ["simulate", "--seats", "cmd:"],
        ["simulate", "--seats", "cmd:'x"],
        ["simulate", "--seats", "cmd:./no-such-bot"],
        ["simulate", "--seats", "cmd:true"],
        ["arena", "hard"],
        ["arena", "hard", "godlike"],
        ["arena", "hard", "easy", "--deals", "0"],
        ["arena", "hard", "easy", "--matches", "-1"],
        ["tune", "nothing"],
        ["tune", "weights", "--generations", "0"],
        ["bench"],
        ["bench", "kernel", "--rounds", "0"],
        ["bench", "table", "--frames", "0"],
        ["moments"],
        ["moments", "no-such-file.samba"],
        ["receipt", "no-such-file.samba"],
        ["receipt", "pyproject.toml"],
        ["open", "no-such-file.samba"],
        ["rules", "whist"],
        ["rules", "bolivian"],
        ["rules", "no-such-file.json"],
        ["rules", "--list", "--code", "x"],
        ["rules", "--compare", "bolivia"],
        ["referee", "no-such-file.json"],
        ["shot", "no-such-file.json", "--size", "x"],
        ["shot", "no-such-file.json", "--scale", "x"],
    ],
)
def test_what_a_command_refuses_is_all_translated(said, words):
    told = said(*words)

    assert BLOT in told
    assert not english_left(told)


def test_what_is_wrong_with_own_rules_is_all_translated(said, tmp_path):
    (tmp_path / "rule-sets").mkdir()
    (tmp_path / "rule-sets" / "own-mine.json").write_text("{", encoding="utf-8")
    (tmp_path / "samba.sqlite3").write_bytes(b"no database, but long enough to be looked at" * 90)

    for words in (["rules", "--list"], ["doctor"], ["doctor", "--repair"], ["luck"]):
        assert not english_left(said(*words))


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": None},
        {"rules": {"preset": "whist"}},
        {"rules": {"preset": "bolivia", "changed": {"go_out_set": 2}}},
        {"rules": {"preset": "bolivia", "changed": {"group_max_wilds": 9}}},
        {"rules": {"preset": "bolivia", "changed": {"hand_size": 9}}},
        {"rules": {"preset": "bolivia", "changed": {"initial_meld_bands": []}}},
        {"players": 9},
        {"players": 6},
        {"shape": "solo"},
        {"hands": {"1": "9S"}},
        {"hands": {"1": "9S", "2": 400, "3": 9, "4": 15}},
        {"hands": {"1": "9S 9S 9S 9S", "2": 11, "3": 9, "4": 15}},
        {"stock": "9S"},
        {"stock": 4},
        {"pile": "3C XX"},
        {"pile": 3},
        {"melds": {"C": []}},
        {"melds": {"A": ["6S 7S"]}},
        {"melds": {"A": ["6S 7S 9S"]}},
        {"red_threes": {"A": "3C"}},
        {"turn": {"seat": 9, "phase": "draw"}},
        {"turn": {"seat": 1, "phase": "dance"}},
        {"turn": {"phase": "draw"}},
        {"turn": {"seat": 1, "phase": "draw", "owed": 50}},
        {"turn": {"seat": 1, "phase": "draw", "to_act": 3}},
        {"turn": {"seat": 1, "phase": "asked", "answers": ["perhaps"]}},
        {"nonsense": 1},
        {"frozen": 1},
        {"scores": []},
        {"round": "first"},
        {"reshuffles": -1},
        {"actions": 1},
        {"actions": [""]},
        {"actions": ["dance"]},
        {"actions": ["top B.m1"]},
        {"actions": ["top x"]},
        {"actions": ["add G.m1 2C"]},
        {"actions": ["discard"]},
        {"score_if": {}},
    ],
    ids=json.dumps,
)
def test_what_is_wrong_with_a_case_is_all_translated(said, tmp_path, changed):
    path = tmp_path / "case.json"
    path.write_text(json.dumps([{**CASE, **changed}]), encoding="utf-8")

    told = said("referee", str(path))

    assert told.startswith("[1].")
    assert BLOT in told
    assert not english_left(told)


def test_rules_that_contradict_themselves_are_refused_in_the_language(said, tmp_path):
    rules = {"preset": "bolivia", "changed": {"hand_size": {"6": 20}, "deck_count": 2}}
    path = tmp_path / "case.json"
    path.write_text(json.dumps({"rules": rules, "players": 6, "shape": "3x2"}), encoding="utf-8")

    told = said("referee", str(path))

    assert told.startswith("rules: hand_size: ")
    assert not english_left(told)


def test_english_that_is_left_is_found():
    assert english_left(f"{BLOT * 3}: “the moon is too far” {BLOT}") == ["moon is too far"]


def test_what_stood_in_for_a_player_is_translated():
    seating = Seating(2, PRESETS["swedish-samba"].rules.shapes(2)[0])
    players = [LostPlayer(), LostPlayer()]

    told = SimulationTexts(BLOTTED).told(
        measured(PRESETS["swedish-samba"].rules, seating, players, 1, 1), seating
    )

    assert told.count("(") > 2
    assert not english_left(told)


def test_why_the_kernel_is_plain_is_told_in_the_language():
    assert why_plain is None or not english_left(BLOTTED.told(why_plain))


def test_a_complaint_that_is_not_known_is_said_as_it_is():
    assert str(complaint("the moon is too far.", "samba-desktop")).startswith("The moon is too far (samba-")


def test_every_complaint_names_its_gaps():
    assert [
        one.text
        for one in KNOWN
        if set(GAP.findall(one.text)) != {f"{{{name}}}" for name in re.compile(one.pattern).groupindex}
    ] == []
