"""Rules of one's own from the first click to a friend's machine, in the real window."""

import pytest

from tests.gui.family_rules import make_and_give
from tests.gui.screen import Screen, missing_tools

missing = missing_tools()


@pytest.mark.gui
@pytest.mark.slow
@pytest.mark.skipif(bool(missing), reason="needs " + " and ".join(missing))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_new_player_makes_rules_plays_by_them_and_gives_them_away(tmp_path, size):
    with Screen(*size) as screen:
        make_and_give(screen, tmp_path, None)
