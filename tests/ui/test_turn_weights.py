"""How much it matters to know of a turn."""

import pytest

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    AskedToGoOut,
    Discarded,
    Drawn,
    Laid,
    Merged,
    Passed,
    PileTaken,
    ThreeLaid,
)
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating, View
from samba_desktop.ui.table.recap import CARDS, GREAT, MELD, PLAIN, THREE, gist, weights
from tests.scene.tables import cards, group, table_of

NINE = Card(9, "D")
QUEENS = cards("QS QH QD")
SEVEN_QUEENS, TWO_MORE = group("QS QH QD QC QS QH QD"), cards("QS QH")


def view(*melds):
    return View(table_of(Seating(4, Shape.TWO_PAIRS), melds=((), melds)), 0, ())


@pytest.mark.parametrize(
    ("event", "weight"),
    [
        (Passed(1), PLAIN),
        (ThreeLaid(1, 1, Card(3, "H")), THREE),
        (Added(1, 1, 1, (NINE,)), CARDS),
        (Laid(1, 1, 1, cards("9S 9H 9D")), MELD),
        (PileTaken(1, NINE, cards("9S 9H"), 1, 1, (NINE,)), GREAT),
        (AskedToGoOut(1), GREAT),
    ],
)
def test_a_turn_weighs_what_its_greatest_deed_weighs(event, weight):
    turn = (Drawn(1, 2, ()), event, Discarded(1, NINE))

    assert weights(view(group("9S 9H 9D 9C")), [turn]) == (weight,)


def test_the_turn_that_completes_a_canasta_weighs_most_and_not_one_that_adds_to_it():
    completes, adds = (Added(1, 1, 1, TWO_MORE),), (Added(3, 1, 1, TWO_MORE[:1]),)
    eight = group("QS QH QD QC QS QH QD QS")

    assert weights(view(SEVEN_QUEENS), [adds]) == (GREAT,)
    assert weights(view(eight), [completes, adds]) == (GREAT, CARDS)
    assert weights(view(eight), [adds]) == (CARDS,)


def test_a_canasta_is_found_under_the_number_that_it_has_after_a_merge():
    turn = (Added(1, 1, 3, TWO_MORE), Merged(1, 1, 1, 2, ()))

    assert weights(view(group("9S 9H 9D 9C"), SEVEN_QUEENS), [turn]) == (GREAT,)


def test_of_a_turn_only_its_greatest_deeds_are_the_gist():
    taken = PileTaken(1, NINE, cards("9S 9H"), 1, 1, (NINE,))
    turn = (taken, Laid(1, 1, 2, QUEENS), Added(1, 1, 2, (NINE,)), Discarded(1, NINE))

    assert gist(turn) == (taken,)
    assert gist(turn[1:]) == turn[1:2]
