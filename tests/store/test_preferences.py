"""What a person has chosen for good."""

import json
import logging

import pytest

from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import (
    FILE,
    ConfirmDiscards,
    HandOrder,
    Motion,
    Preferences,
    Speed,
    read_preferences,
    write_preferences,
)


def test_they_come_back_as_they_were(tmp_path):
    chosen = Preferences(
        Speed.FAST, HandOrder.SUIT, confirm_discards=ConfirmDiscards.OFF, player_name="Åsa", window="AAEC"
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


def test_a_folder_that_is_gone_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(SaveError, match="cannot be written"):
        write_preferences(tmp_path / "gone", Preferences())
