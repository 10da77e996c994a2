"""Whole rounds as texts: a change of the rules shows as a difference that can be read.

With SAMBA_REWRITE=1 in the environment the texts are written anew from the actions in them.
"""

import os
from pathlib import Path

import pytest

from tests.engine.playthrough import replayed

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_a_round_goes_as_it_went(path):
    text = path.read_text(encoding="utf-8")

    again = replayed(text)

    if os.environ.get("SAMBA_REWRITE"):
        path.write_text(again, encoding="utf-8")
    assert again == text


def test_there_are_rounds_of_three_and_of_four_seats():
    assert {"four_seats", "three_seats"} <= {path.stem for path in PLAYTHROUGHS}
