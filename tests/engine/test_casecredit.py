"""Where points were laid off that a case tells of: the owner of the meld does not count them."""

import pytest

from tests.engine.cases import case, total

NOBODY = {"1": "", "2": "", "3": ""}
NINES, KINGS = "9S 9H 9D", "KS KH KD"


def totals(melds, credit, **more):
    """Count a position of Samba 500 with empty hands; `melds` are those of sides A, B and C."""
    position = case(
        rules="samba-500",
        players=3,
        melds=dict(zip("ABC", melds, strict=True)),
        credit=credit,
        **{"score_if": {"stock": True}, "hands": NOBODY, **more},
    )
    return [total(position, side) for side in "ABC"]


@pytest.mark.parametrize(
    ("melds", "credit", "expected"),
    [
        # only the nines can do without a card
        ([[], [f"{NINES} 9C"], [KINGS]], {"A": 9}, [9, 27, 30]),
        ([[], [KINGS], [f"{NINES} 9C"]], {"A": 9}, [9, 30, 27]),
        # both can, but it is a nine that was laid
        ([[], [f"{NINES} 9C"], [f"{KINGS} KC"]], {"A": 9}, [9, 27, 40]),
        ([[], [f"{NINES} 9C"], [f"{KINGS} KC"]], {"A": 10}, [10, 36, 30]),
        # one card for each
        ([[], [f"{NINES} 9C"], [f"{KINGS} KC"]], {"A": 19}, [19, 27, 30]),
        # at an end of a sequence, not in its midst
        ([[], ["5S 6S 7S 8S"], ["10H JH QH KH"]], {"A": 8}, [8, 18, 40]),
        ([[], ["5S 6S 7S 8S 9S"], [KINGS]], {"A": 17}, [17, 18, 30]),
        # one card rather than two
        ([[], [f"{NINES} 9C"], ["4H 5H 6H 7H 8H"]], {"A": 9}, [9, 27, 30]),
        # two sides that laid off on one another's melds
        ([[f"{KINGS} KC"], [f"{NINES} 9C"], []], {"A": 9, "B": 10}, [39, 37, 0]),
        # a wild card
        ([[], [f"{NINES} JK"], [f"{KINGS} KC"]], {"A": 50}, [50, 27, 40]),
    ],
)
def test_laid_off_cards_are_found_in_the_melds_of_others(melds, credit, expected):
    assert totals(melds, credit) == expected


def test_nothing_is_found_where_two_places_are_as_good():
    queens, kings = "QS QH QD QC", f"{KINGS} KC"

    assert totals([[], [queens], [kings]], {"A": 10}) == [10, 40, 40]


def test_what_is_written_beside_it_goes_first():
    queens, kings = "QS QH QD QC", f"{KINGS} KC"

    assert totals([[], [queens], [kings]], {"A": 10}, foreign={"C": 10}) == [10, 40, 30]
