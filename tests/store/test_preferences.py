"""What a person has chosen for good."""

import json
import logging

import pytest

from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import (
    FILE,
    ConfirmDiscards,
    HandSorting,
    Motion,
    Preferences,
    Speed,
    read_preferences,
    set_aside_broken,
    write_preferences,
)


def test_they_come_back_as_they_were(tmp_path):
    chosen = Preferences(
        Speed.FAST, HandSorting.SUIT, confirm_discards=ConfirmDiscards.OFF, player_name="Åsa", window="AAEC"
    )

    write_preferences(tmp_path, chosen)

    assert read_preferences(tmp_path) == chosen


@pytest.mark.parametrize(("old", "new"), [(False, ConfirmDiscards.OFF), (True, ConfirmDiscards.ALWAYS)])
def test_a_yes_or_no_of_an_earlier_version_keeps_its_meaning(tmp_path, caplog, old, new):
    (tmp_path / FILE).write_text(json.dumps({"confirm_discards": old}))

    read = read_preferences(tmp_path)

    assert read.confirm_discards is new
    assert not caplog.text


def test_the_reduced_motion_of_an_earlier_version_is_no_speed_at_all(tmp_path, caplog):
    (tmp_path / FILE).write_text(json.dumps({"motion": "reduced", "speed": "slow"}))

    read = read_preferences(tmp_path)

    assert (read.motion, read.speed) == (Motion.SYSTEM, Speed.OFF)
    assert not caplog.text


def test_there_are_none_at_first(tmp_path):
    assert read_preferences(tmp_path) == Preferences()


def test_what_a_newer_version_chose_is_kept(tmp_path):
    (tmp_path / FILE).write_text('{"speed": "slow", "music": {"loud": 7}}')

    write_preferences(tmp_path, read_preferences(tmp_path))

    written = json.loads((tmp_path / FILE).read_text())
    assert written["music"] == {"loud": 7}
    assert written["speed"] == "slow"


@pytest.mark.parametrize("value", ["warp", 5, None, True, ["slow"]])
def test_a_broken_value_is_as_if_never_chosen_and_logged(tmp_path, caplog, value):
    (tmp_path / FILE).write_text(json.dumps({"speed": value, "confirm_discards": "yes", "player_name": "Bo"}))

    with caplog.at_level(logging.WARNING):
        read = read_preferences(tmp_path)

    assert read == Preferences(player_name="Bo")
    assert "speed" in caplog.text
    assert "confirm_discards" in caplog.text


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "\x00"])
def test_a_broken_file_is_as_if_never_written_and_logged(tmp_path, caplog, text):
    (tmp_path / FILE).write_text(text)

    assert read_preferences(tmp_path) == Preferences()
    assert FILE in caplog.text


BROKEN = [
    b"",
    b"{",
    b"[]",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"volume": ' + b"9" * 5000 + b"}",
    b'{"volume": 1e999}',
    b'{"volume": 9999999999999, "speed": "slow"}',
    b'{"speed": "warp"}',
    b'{"player_name": "half a sign \\ud800"}',
    b'{"music": "half a sign \\ud800", "speed": "slow"}',
    b'{"new_match": 7}',
]


@pytest.mark.parametrize("raw", BROKEN, ids=range(len(BROKEN)))
def test_what_cannot_be_read_is_set_aside_with_a_word_and_once(tmp_path, raw):
    (tmp_path / FILE).write_bytes(raw)
    before = read_preferences(tmp_path)
    told = set_aside_broken(tmp_path)

    assert str(tmp_path / "preferences.damaged.json") in str(told)
    assert (tmp_path / "preferences.damaged.json").read_bytes() == raw
    assert read_preferences(tmp_path) == before
    assert set_aside_broken(tmp_path) is None
    write_preferences(tmp_path, before)


def test_a_second_broken_file_does_not_take_the_place_of_the_first(tmp_path):
    for raw in (b"{", b"["):
        (tmp_path / FILE).write_bytes(raw)
        set_aside_broken(tmp_path)

    assert (tmp_path / "preferences.damaged.json").read_bytes() == b"{"
    assert (tmp_path / "preferences.damaged-2.json").read_bytes() == b"["


def test_sound_preferences_and_none_are_left_alone(tmp_path):
    assert set_aside_broken(tmp_path) is None
    write_preferences(tmp_path, Preferences(player_name="Bo", speed=Speed.SLOW))
    assert set_aside_broken(tmp_path) is None

    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_mark_of_the_byte_order_is_no_damage(tmp_path):
    (tmp_path / FILE).write_bytes(b"\xef\xbb\xbf" + b'{"speed": "slow"}')

    assert read_preferences(tmp_path).speed is Speed.SLOW
    assert set_aside_broken(tmp_path) is None


def test_a_folder_that_is_gone_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(SaveError, match="cannot be written"):
        write_preferences(tmp_path / "gone", Preferences())
