"""In which order the own hand is shown."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samba_desktop.engine.cards import pack
from samba_desktop.scene.layout.hand_layout import HandOrder, arrange
from tests.scene.tables import cards


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("4C 5C 6C KS KH KD", "6C 5C 4C KS KH KD"),
        ("KS 7D 9D 8D KH 4S", "9D 8D 7D KS KH 4S"),
        ("* 5H 5S 5D 5C 6D 7D", "7D 6D 5D 5S 5H 5C *"),
        ("QS QH QD QC JS TS 9S", "QS JS TS 9S QH QD QC"),
        ("2S 3H AS KS QS 2D", "AS KS QS 3H 2S 2D"),
        ("8S 8S 9S TS", "TS 9S 8S 8S"),
    ],
)
def test_sequences_and_groups_are_seen_at_once(hand, shown):
    assert arrange(cards(hand), HandOrder.SAMBA) == cards(shown)


@given(st.lists(st.sampled_from(pack(3, 6)), max_size=40), st.sampled_from(list(HandOrder)))
def test_no_order_loses_a_card(hand, order):
    assert Counter(arrange(tuple(hand), order, tuple(hand[::2]))) == Counter(hand)
