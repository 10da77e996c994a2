"""Rule sets of one's own: kept whole, never thrown away, given away and taken in."""

import json
import os
from pathlib import Path

import pytest

from samba_desktop.engine.rules.changes import RulesError, rules_from_json
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.match.saving import SaveError
from samba_desktop.store.rule_sets import FOLDER, RuleSet, RuleSets, export_rule_set, import_rule_set

FAMILY = RuleSet(
    "Our family's rules",
    "swedish-samba",
    rules_from_json(
        {
            "preset": "swedish-samba",
            "changed": {
                "group_ratio_rule": "majority",
                "merge_sequences": "up_to_seven",
                "red_three_replacement": False,
                "target_score": 5000,
            },
        }
    ),
)
AUNT = RuleSet("Åsas regler 🎴", "bolivia", PRESETS["bolivia"].rules)


@pytest.fixture
def own(tmp_path) -> RuleSets:
    return RuleSets(tmp_path)


def files(own: RuleSets) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in own.folder.iterdir()}


def only_file(own: RuleSets) -> Path:
    (path,) = own.folder.iterdir()
    return path


def test_rule_sets_come_back_by_name(own, tmp_path):
    own.save(AUNT)
    own.save(FAMILY)

    assert RuleSets(tmp_path).all() == (FAMILY, AUNT)
    assert RuleSets(tmp_path).find("  our FAMILY's   rules") == FAMILY
    assert RuleSets(tmp_path).find("theirs") is None
    assert own.problems == ()


def test_there_are_none_at_first_and_no_folder_is_made(own):
    assert own.all() == ()
    assert own.problems == ()
    assert not own.folder.exists()


def test_every_preset_can_be_made_ones_own(own):
    for preset in PRESETS.values():
        own.save(RuleSet(f"My {preset.title}", preset.id, with_value(preset.rules, "hand_cap", 7)))

    assert len(own.all()) == len(PRESETS)
    assert all(one.rules.match.hand_cap == 7 for one in own.all())


def test_what_it_was_made_from_is_kept_even_where_another_preset_is_nearer(own):
    own.save(RuleSet("Mine", "swedish-samba", PRESETS["classic-canasta"].rules))

    assert own.find("Mine") == RuleSet("Mine", "swedish-samba", PRESETS["classic-canasta"].rules)


def test_saving_under_the_same_name_takes_its_place(own):
    own.save(FAMILY)
    changed = RuleSet("OUR family's  rules", "bolivia", PRESETS["bolivia"].rules)

    own.save(changed)

    assert own.all() == (RuleSet("OUR family's rules", "bolivia", PRESETS["bolivia"].rules),)
    assert len(files(own)) == 1


def test_names_that_make_the_same_file_name_are_kept_apart(own):
    own.save(RuleSet("Ours!", "bolivia", PRESETS["bolivia"].rules))
    own.save(RuleSet("Ours?", "bolivia", PRESETS["bolivia"].rules))
    own.save(RuleSet("日本", "bolivia", PRESETS["bolivia"].rules))
    own.save(RuleSet("中国", "bolivia", PRESETS["bolivia"].rules))

    assert {one.name for one in own.all()} == {"Ours!", "Ours?", "日本", "中国"}
    assert set(files(own)) == {"own-ours.json", "own-ours-2.json", "own.json", "own-2.json"}


@pytest.mark.parametrize("name", ["con", "../../etc/passwd", "a/b\\c", "nul.", "x" * 40, "..."])
def test_a_name_never_leads_out_of_the_folder(own, tmp_path, name):
    own.save(RuleSet(name, "bolivia", PRESETS["bolivia"].rules))

    assert own.find(name) is not None
    assert [path.name for path in tmp_path.iterdir()] == [FOLDER]
    assert only_file(own).name.startswith("own")


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("", "a name"),
        (" \n\t", "a name"),
        ("\u200b\u2060", "a name"),
        ("\x00\x07", "a name"),
        ("x" * 61, "61 letters; allowed are 60"),
        ("Swedish Samba", "“Swedish Samba” is a game that comes with Samba"),
        ("BOLIVIA ", "comes with Samba"),
        ("classic-canasta", "comes with Samba"),
    ],
)
def test_a_name_that_is_not_possible_is_refused_and_nothing_is_changed(own, name, says):
    own.save(FAMILY)
    before = files(own)

    with pytest.raises(SaveError, match=says):
        own.save(RuleSet(name, "bolivia", PRESETS["bolivia"].rules))
    with pytest.raises(SaveError, match=says):
        own.rename(FAMILY.name, name)

    assert files(own) == before


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\x07 Ours", "Ours"),
        ("\u202eOurs\u202c", "Ours"),
        ("Ours\u200b\ufeff", "Ours"),
        ("👩‍👧 Ours", "👩‍👧 Ours"),
    ],
)
def test_signs_that_nobody_sees_are_left_out_of_a_name(own, given, kept):
    assert own.save(RuleSet(given, "bolivia", PRESETS["bolivia"].rules)).name == kept


def test_a_set_is_renamed(own):
    own.save(FAMILY)

    renamed = own.rename("our family's rules", "  Grandma's\u00a0rules ")

    assert own.all() == (renamed,)
    assert renamed == RuleSet("Grandma's rules", FAMILY.preset, FAMILY.rules)


def test_a_set_may_be_renamed_in_its_capitals_alone(own):
    own.save(FAMILY)

    assert own.rename(FAMILY.name, FAMILY.name.upper()).name == "OUR FAMILY'S RULES"
    assert len(own.all()) == 1


def test_a_name_that_is_taken_is_refused(own):
    own.save(FAMILY)
    own.save(AUNT)
    before = files(own)

    with pytest.raises(SaveError, match="already rules of your own called “ÅSAS REGLER 🎴”"):
        own.rename(FAMILY.name, "ÅSAS REGLER 🎴")

    assert files(own) == before


def test_a_set_is_deleted(own):
    own.save(FAMILY)
    own.save(AUNT)

    own.delete("åsas regler 🎴")

    assert own.all() == (FAMILY,)


@pytest.mark.parametrize("act", [lambda own: own.delete("x"), lambda own: own.rename("x", "y")])
def test_what_is_not_there_is_refused_in_a_sentence(own, act):
    with pytest.raises(SaveError, match="no rules of your own called “x”"):
        act(own)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON at line 1, column 1"),
        ('{"format": 1,\n', "not JSON at line 2"),
        ("[" * 100_000, "brackets in one another"),
        ("7", "needed is an object"),
        ("{}", "preset: this is missing"),
        ('{"preset": "whist"}', "whist"),
        ('{"preset": "bolivia", "changed": {"no_such": 1}}', "changed.no_such"),
        ('{"preset": "bolivia", "changed": {"hand_cap": 900}}', "a whole number from 1 to 200"),
        ('{"preset": "bolivia", "format": 99}', "newer version"),
        ('{"preset": "bolivia", "name": "Bolivia"}', "comes with Samba"),
        ('{"preset": "bolivia", "name": ""}', "a name"),
        ('{"preset": "bolivia", "name": ["x"]}', "a text of at most 60"),
    ],
)
def test_a_broken_file_is_named_and_stays_as_it_is(own, text, says):
    own.save(FAMILY)
    (own.folder / "theirs.json").write_text(text)
    before = files(own)

    (problem,) = own.problems

    assert "theirs.json" in str(problem)
    assert says in str(problem)
    assert str(problem).endswith(".")
    assert own.all() == (FAMILY,)
    own.save(AUNT)
    own.save(RuleSet("theirs", "bolivia", PRESETS["bolivia"].rules))
    assert before.items() <= files(own).items()


def test_a_file_that_is_no_text_is_named(own):
    own.save(FAMILY)
    (own.folder / "own-theirs.json").write_bytes(b"\xff\xfe\x00")
    (own.folder / "folder.json").mkdir()

    said = " ".join(map(str, own.problems))

    assert "not text in UTF-8" in said
    assert "folder.json" in said
    own.save(RuleSet("Theirs", "bolivia", PRESETS["bolivia"].rules))
    assert (own.folder / "own-theirs.json").read_bytes() == b"\xff\xfe\x00"


def test_of_two_files_with_one_name_the_second_is_named(own):
    own.save(FAMILY)
    copy = own.folder / "own-zz-copy.json"
    copy.write_bytes(only_file(own).read_bytes())

    (problem,) = own.problems

    assert own.all() == (FAMILY,)
    assert "own-zz-copy.json" in str(problem)
    assert "same name" in str(problem)
    own.delete(FAMILY.name)
    assert own.all() == (FAMILY,)


def test_a_file_laid_into_the_folder_is_one_of_ones_own(own, tmp_path):
    given = tmp_path / "from Åsa.json"
    export_rule_set(AUNT, given)
    own.folder.mkdir()
    given.rename(own.folder / "from Åsa.json")

    assert own.all() == (AUNT,)


def test_the_form_on_the_disk_is_readable(own):
    own.save(FAMILY)

    assert json.loads(only_file(own).read_text(encoding="utf-8")) == {
        "format": 1,
        "name": "Our family's rules",
        "preset": "swedish-samba",
        "changed": {
            "group_ratio_rule": "majority",
            "merge_sequences": "up_to_seven",
            "red_three_replacement": False,
            "target_score": 5000,
        },
    }
    assert only_file(own).read_text(encoding="utf-8").count("\n") > 8


def test_a_set_survives_export_and_import_on_another_machine(tmp_path):
    path = tmp_path / "given away.json"

    export_rule_set(FAMILY, path)
    fresh = RuleSets(tmp_path / "fresh")
    fresh.save(import_rule_set(path))

    assert fresh.all() == (FAMILY,)


def test_a_file_without_a_name_is_called_as_it_is_named(tmp_path):
    path = tmp_path / f"{'Hand  written ' * 5}.json"
    path.write_text('\ufeff{"preset": "bolivia"}', encoding="utf-8")
    (tmp_path / "short.json").write_text('"bolivia"')

    assert import_rule_set(path).name == "Hand written Hand written Hand written Hand written Hand wri"
    assert import_rule_set(tmp_path / "short.json") == RuleSet("short", "bolivia", PRESETS["bolivia"].rules)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            '{"preset": "bolivia", "changed": {"go_out_set": 1}}',
            'ours.json, changed.go_out_set: there is no option "go_out_set"; allowed are options such as ',
        ),
        (
            '{"preset": "bolivia", "changed": {"go_out_sets": 9}}',
            "ours.json, changed.go_out_sets: 9 is not possible; allowed is a whole number from 0 to 4.",
        ),
        ('{"preset": "bolivia", "format": 2}', "ours.json, format: 2 is of a newer version of Samba"),
        ('{"preset": "bolivia", "format": 0}', "ours.json, format: 0 is not possible; allowed is 1."),
        ('{"preset": "rummy"}', 'ours.json, preset: "rummy" is no preset; allowed is swedish-samba, '),
        ("[]", "ours.json: needed is an object such as"),
        ('{"preset": "bolivia", "chnaged": {}}', 'ours.json: there is no "chnaged" here; allowed is'),
    ],
)
def test_a_file_that_is_no_rule_set_is_refused_in_one_sentence(tmp_path, text, says):
    path = tmp_path / "ours.json"
    path.write_text(text)

    with pytest.raises(RulesError) as raised:
        import_rule_set(path)

    message = str(raised.value)
    assert message.startswith(says), message
    assert message.endswith(".")
    assert "\n" not in message
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "not JSON at line 1, column 2: expected is a name in quotation marks"),
        ("1" * 5000, "is not possible as a number"),
        (
            '{"preset": "bolivia", "changed": {"go_out_sets": 1, "go_out_sets": 2}}',
            "“go_out_sets” stands twice; keep one of the two",
        ),
    ],
)
def test_a_file_that_is_no_json_is_refused_in_one_sentence(tmp_path, text, says):
    path = tmp_path / "ours.json"
    path.write_text(text)

    with pytest.raises(SaveError) as raised:
        import_rule_set(path)

    assert str(raised.value).startswith(f"The file {path} cannot be read (")
    assert says in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_file_that_cannot_be_read_is_refused_in_a_sentence(tmp_path):
    large = tmp_path / "large.json"
    large.write_bytes(b" " * 1_000_001)

    with pytest.raises(SaveError, match="cannot be read"):
        import_rule_set(tmp_path / "gone.json")
    with pytest.raises(SaveError, match="too large"):
        import_rule_set(large)


@pytest.mark.skipif(os.name == "nt", reason="there is no such device")
def test_a_device_is_no_file_of_rules():
    with pytest.raises(SaveError, match="no plain file"):
        import_rule_set(Path("/dev/zero"))


def test_an_export_that_fails_leaves_what_was_there(tmp_path):
    path = tmp_path / "given.json"
    path.mkdir()

    with pytest.raises(SaveError, match="cannot be written"):
        export_rule_set(FAMILY, path)

    assert [one.name for one in tmp_path.iterdir()] == ["given.json"]


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="rights are not asked there")
def test_a_folder_without_rights_is_told_of(own):
    own.save(FAMILY)
    own.folder.chmod(0o500)
    try:
        with pytest.raises(SaveError, match="cannot be written"):
            own.save(AUNT)
        with pytest.raises(SaveError, match="cannot be deleted"):
            own.delete(FAMILY.name)
        own.folder.chmod(0)
        assert "cannot be read" in str(own.problems[0])
    finally:
        own.folder.chmod(0o700)
    assert own.all() == (FAMILY,)


def test_a_data_folder_that_cannot_be_made_is_told_of(tmp_path):
    (tmp_path / "file").write_text("")

    with pytest.raises(SaveError, match="cannot be made"):
        RuleSets(tmp_path / "file").save(FAMILY)
