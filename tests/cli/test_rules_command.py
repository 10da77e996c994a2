"""`rules` and `simulate` by whatever names rules: a game, rules of one's own, a file, a code."""

import json
from pathlib import Path

import pytest

from samba_desktop.__main__ import main
from samba_desktop.engine.rules.changes import rules_from_json
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.rules.sharing import code_of, rules_from_code
from samba_desktop.store.rule_sets import FOLDER, RuleSet, RuleSets, export_rule_set

FAMILY_CODE = "SW-3Q3R-3S82-SE2X-RX4K"
FAMILY = RuleSet("Our family's rules", *rules_from_code(FAMILY_CODE))

BROKEN = {
    "broken.json": "{",
    "option.json": '{"preset": "bolivia", "changed": {"go_out_set": 2}}',
    "range.json": '{"preset": "bolivia", "changed": {"go_out_sets": 9}}',
    "newer.json": '{"preset": "bolivia", "format": 7}',
}


@pytest.fixture
def folder(tmp_path, monkeypatch) -> str:
    """Give a data folder with rules of one's own, and another where files lie."""
    RuleSets(tmp_path / "home").save(FAMILY)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setenv("SAMBA_DATA_DIR", str(tmp_path / "home"))
    return str(tmp_path / "home")


def run(capsys, *words: str) -> str:
    assert main(list(words)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys, *words: str) -> str:
    """Run what cannot be done and return the one sentence that it answers."""
    try:
        status = main(list(words))
    except SystemExit as end:
        status = end.code
    printed = capsys.readouterr()
    assert (status, printed.out) == (2, "")
    assert printed.err.count("\n") == 1
    assert printed.err.endswith(".\n")
    assert "Traceback" not in printed.err
    return printed.err


def test_the_games_and_ones_own_rules_are_listed(capsys, folder):
    out = run(capsys, "rules", "--list")

    assert [line.split()[0] for line in out.splitlines()][: len(PRESETS)] == list(PRESETS)
    assert "Swedish Samba: " in out
    assert out.splitlines()[-1].split("  ")[0] == "Our family's rules"
    assert out.endswith("4 rules differ from Swedish Samba.\n")


def test_broken_rules_of_ones_own_are_named_in_the_list(capsys, folder, tmp_path):
    (tmp_path / "home" / FOLDER / "own-x.json").write_text("{")

    assert "own-x.json" in run(capsys, "rules", "--list").splitlines()[-1]


@pytest.mark.parametrize("name", ["bolivia", "Bolivia", "BOLIVIA ", "BV-3XHF"])
def test_a_game_is_known_by_its_name_and_its_code(capsys, folder, name):
    assert run(capsys, "rules", name).startswith("Bolivia\n=")


@pytest.mark.parametrize(
    "name", ["our family's RULES", "given.json", "./given.json", FAMILY_CODE, FAMILY_CODE.lower()]
)
def test_ones_own_rules_are_printed_by_name_file_and_code(capsys, folder, tmp_path, name):
    export_rule_set(FAMILY, tmp_path / "work" / "given.json")

    out = run(capsys, "rules", name)

    title, by_its_own_name = out.splitlines()[0], "-" not in name or name.endswith(".json")
    assert title == (FAMILY.name if by_its_own_name else "Swedish Samba")
    assert "House rules after Swedish Samba" in out
    assert "5,000" in out


def test_the_data_folder_may_be_given(capsys, folder, tmp_path):
    RuleSets(tmp_path / "other").save(RuleSet("Theirs", "bolivia", PRESETS["bolivia"].rules))

    assert run(capsys, "--data-dir", str(tmp_path / "other"), "rules", "--code", "theirs") == "BV-3XHF\n"
    assert "Theirs" in run(capsys, "rules", "--data-dir", str(tmp_path / "other"), "--list")


def test_no_data_folder_is_made_by_looking(capsys, tmp_path):
    run(capsys, "--data-dir", str(tmp_path / "none"), "rules", "--list")

    assert list(tmp_path.iterdir()) == []


def test_the_code_of_rules_is_printed(capsys, folder, tmp_path):
    export_rule_set(FAMILY, tmp_path / "work" / "given.json")

    assert run(capsys, "rules", "--code", "given.json") == f"{FAMILY_CODE}\n"
    assert run(capsys, "rules", "--code", FAMILY.name) == f"{FAMILY_CODE}\n"
    for name, preset in PRESETS.items():
        assert run(capsys, "rules", "--code", name) == f"{code_of(preset.rules, name)}\n"


def test_rules_are_compared_side_by_side(capsys, folder):
    out = run(capsys, "rules", "--compare", "swedish-samba", "Our family's rules")

    assert out.splitlines()[0].split() == ["Swedish", "Samba", "Our", "family's", "rules"]
    assert "Merging sequences" in out
    assert "Going-out bonus" not in out


def test_a_code_is_called_by_its_game_in_a_comparison(capsys, folder):
    assert "Swedish Samba, changed" in run(capsys, "rules", "--compare", "bolivia", FAMILY_CODE)
    assert "have the same rules" in run(capsys, "rules", "--compare", "bolivia", "BV-3XHF")


@pytest.mark.parametrize("rules", ["our family's rules", "given.json", FAMILY_CODE])
def test_rounds_are_played_by_ones_own_rules(capsys, folder, tmp_path, rules):
    export_rule_set(FAMILY, tmp_path / "work" / "given.json")

    out = run(capsys, "simulate", "--rules", rules, "--rounds", "1", "--json")

    assert json.loads(out)["rounds"] == 1


@pytest.mark.parametrize(
    "command", [["rules"], ["rules", "--code"], ["rules", "--compare", "bolivia"], ["simulate", "--rules"]]
)
@pytest.mark.parametrize(
    ("rules", "says"),
    [
        ("swedishsamba", "did you mean “swedish-samba”?"),
        ("dutchsamba", "did you mean “dutch-samba”?"),
        ("whist", "swedish-samba, black-samba"),
        ("", "swedish-samba, black-samba"),
        ("no-such.json", "cannot be read"),
        ("no/such", "cannot be read"),
        ("broken.json", "broken.json cannot be read (not JSON at line 1"),
        ("option.json", "option.json, changed.go_out_set: there is no option"),
        ("range.json", "a whole number from 0 to 4"),
        ("newer.json", "newer version of Samba"),
        (FAMILY_CODE.replace("Q", "R"), "There is a mistake in this code"),
        (FAMILY_CODE + "7", "There is a mistake in this code"),
        ("x" * 500, "There are no rules called"),
    ],
)
def test_wrong_rules_are_answered_with_one_sentence(capsys, folder, command, rules, says):
    for name, text in BROKEN.items():
        Path(name).write_text(text)

    assert says in refused(capsys, *command, rules)


def test_no_round_is_played_by_rules_that_contradict_themselves(capsys, folder, tmp_path):
    rules = rules_from_json({"preset": "swedish-samba", "changed": {"pass_instead_of_discard": "never"}})
    export_rule_set(RuleSet("Mine", "swedish-samba", rules), tmp_path / "work" / "mine.json")
    (tmp_path / "work" / "case.json").write_text(
        json.dumps(
            {
                "rules": {"preset": "swedish-samba", "changed": {"pass_instead_of_discard": "never"}},
                "players": 4,
                "actions": ["deal 1"],
            }
        )
    )

    assert "keep_after_melding: " in refused(capsys, "simulate", "--rules", "mine.json", "--rounds", "1")
    assert "keep_after_melding: " in refused(capsys, "referee", "case.json")


def test_what_contradicts_itself_can_still_be_read(capsys, folder, tmp_path):
    rules = with_value(PRESETS["bolivia"].rules, "canasta_size", None)
    export_rule_set(RuleSet("Mine", "bolivia", rules), tmp_path / "work" / "mine.json")

    assert run(capsys, "rules", "mine.json")


@pytest.mark.parametrize(
    "words", [["--list", "--code", "bolivia"], ["--compare", "bolivia"], ["bolivia", "--list"]]
)
def test_questions_that_do_not_go_together_are_refused(capsys, folder, words):
    assert "rules --help" in refused(capsys, "rules", *words)


def test_the_help_says_how_rules_are_named(capsys):
    with pytest.raises(SystemExit):
        main(["rules", "--help"])

    out = " ".join(capsys.readouterr().out.split())
    for word in ("swedish-samba", "rules of your own", ".json", "code", "--list", "--compare"):
        assert word in out
