"""Melds by chance under rules by chance, judged a second time."""

import pytest

from samba_desktop.engine.melds import Meld, extended, form
from tests.engine.dice import Dice
from tests.engine.random_melds import MODELS, Row, is_meld, some_group, some_more, some_row
from tests.engine.random_rules import mixed

TRIES = 60


def parted(row: Row) -> tuple[tuple, tuple]:
    stands = tuple(other for _, other in row)
    return tuple(card for card, _ in row), stands if any(stands) else ()


@pytest.mark.parametrize("seed", range(20))
def test_cards_are_a_meld_just_where_a_second_look_says_so(seed):
    dice = Dice(f"melds {seed}")
    rules, _ = mixed(dice, {"sequence_rank_model": dice.choice(MODELS), "sequence_wild_fixed": True})

    for _ in range(TRIES):
        row = dice.choice((some_group, some_row))(rules, dice)
        if not row:
            continue
        meld = form(rules, *parted(row))
        assert isinstance(meld, Meld) is is_meld(rules, row, []), (row, meld)
        if isinstance(meld, Meld):
            more = some_more(rules, row, dice)
            longer = extended(rules, meld, *parted(more))
            assert isinstance(longer, Meld) is is_meld(rules, row + more, row), (row, more, longer)
