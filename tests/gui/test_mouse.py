"""Turns at the real window with the mouse alone, by clicks and by drags."""

import pytest

from samba_desktop.store.preferences import Speed
from tests.gui.mouse_match import MousePlan, run
from tests.gui.mouse_player import CLICKS, DRAGS, runs
from tests.gui.screen import missing_tools

missing = missing_tools()


@pytest.mark.gui
@pytest.mark.slow
@pytest.mark.skipif(bool(missing), reason="needs " + " and ".join(missing))
@pytest.mark.parametrize("by", [CLICKS, DRAGS])
def test_turns_are_played_without_the_keyboard(qapp, tmp_path, by):
    assert run(MousePlan(turns=3, speed=Speed.FAST, by=by), tmp_path, None) is None


def test_neighbours_are_taken_up_together():
    assert runs([1, 2, 3, 7, 9, 10]) == [(1, 3), (7, 7), (9, 10)]
    assert runs([]) == []
