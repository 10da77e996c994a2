"""Levels by name."""

import pytest

from samba_desktop.ai.levels import LEVELS, player
from samba_desktop.ai.names import USUAL_LEVEL, LevelError
from samba_desktop.engine.table import LEVEL_NAMES


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_there_are_easy_and_medium(level):
    assert level in LEVELS
    assert player(level, 1).level == level


def test_easy_is_offered_first():
    assert next(iter(LEVELS)) == "easy"


def test_every_name_is_a_level():
    assert tuple(LEVELS) == LEVEL_NAMES
    assert USUAL_LEVEL in LEVEL_NAMES


def test_an_unknown_level_names_those_that_exist():
    with pytest.raises(LevelError) as caught:
        player("godlike", 1)

    said = str(caught.value)
    assert "godlike" in said
    assert "easy, medium" in said
    assert 'cmd:"./bot"' in said
