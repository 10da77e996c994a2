"""What a plan does at once: as many meldings as the first meld of a round needs."""

import pytest

from samba_desktop.engine.actions import Discard, Draw, Lay, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.match.outcomes import at_once
from tests.match.positions import view

QUEENS, ACES, TENS = (Lay(read_cards(text)) for text in ("QS QH QD", "AS AH AD", "10S 10H 10D"))
END = Discard(Card(4, "C"))


@pytest.mark.parametrize(
    ("plan", "owed", "found"),
    [
        ((QUEENS, ACES, TENS, END), 50, (QUEENS, ACES)),
        ((ACES, QUEENS, END), 50, (ACES,)),
        ((QUEENS, END), 90, (QUEENS,)),
        ((QUEENS, ACES, TENS, END), 120, (QUEENS, ACES, TENS)),
        ((QUEENS, ACES), 0, (QUEENS,)),
        ((Draw(), QUEENS, ACES), 50, (Draw(),)),
    ],
)
def test_as_many_melds_are_laid_at_once_as_are_needed(plan, owed, found):
    assert at_once(view("4C 5C"), plan, owed) == found
