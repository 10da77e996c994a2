"""Levels by name."""

import pytest

from samba_desktop.ai.levels import LEVELS, LevelError, player


def test_there_is_medium():
    assert "medium" in LEVELS
    assert player("medium", 1).level == "medium"


def test_an_unknown_level_names_those_that_exist():
    with pytest.raises(LevelError) as caught:
        player("godlike", 1)

    said = str(caught.value)
    assert "godlike" in said
    assert "medium" in said
    assert 'cmd:"./bot"' in said
