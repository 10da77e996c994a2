"""Levels by name."""

import pytest

from samba_desktop.ai.levels import LEVELS, LevelError, player


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_there_are_easy_and_medium(level):
    assert level in LEVELS
    assert player(level, 1).level == level


def test_easy_is_offered_first():
    assert next(iter(LEVELS)) == "easy"


def test_an_unknown_level_names_those_that_exist():
    with pytest.raises(LevelError) as caught:
        player("godlike", 1)

    said = str(caught.value)
    assert "godlike" in said
    assert "easy, medium" in said
    assert 'cmd:"./bot"' in said
