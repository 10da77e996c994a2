"""The pinned source of chance: these values never change, or old records would be dealt anew."""

from collections import Counter

import pytest

from samba_desktop.engine.actions import write_cards
from samba_desktop.engine.cards import RANKS, SUITS, Card, Chance, pack, shuffled

ONE_DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_words_are_those_of_splitmix64(seed, words):
    chance = Chance(seed)

    assert [chance.word() for _ in words] == words


def test_numbers_below_a_bound_are_pinned():
    chance = Chance(7)

    assert [chance.below(6) for _ in range(12)] == [3, 0, 0, 3, 4, 3, 4, 0, 5, 5, 1, 4]
    assert [chance.below(3 << 62) for _ in range(2)] == [10114117652854834680, 6020303405324641991]


def test_numbers_are_drawn_again_rather_than_favoured():
    """With a bound of three quarters of the range a quarter of the words is thrown away."""
    chance, words = Chance(1), Chance(1)
    kept = [word for word in (words.word() for _ in range(1000)) if word < 3 << 62]

    assert [chance.below(3 << 62) for _ in kept] == kept


def test_a_seed_counts_by_its_last_64_bits():
    assert Chance(5).word() == Chance(5 + (1 << 64)).word()


def test_the_pack_is_in_one_order():
    assert write_cards(pack(1, 2)) == (
        "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH "
        "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC JK JK"
    )
    assert pack(3, 6) == pack(1, 0) * 3 + pack(1, 6)[52:]


def test_a_shuffle_is_pinned():
    assert write_cards(shuffled(ONE_DECK, Chance(42))) == (
        "8S 4D AS 2C 3C 2S 2D AH JH 6S 9C QD 3D 5C 7D 6H 3H 6C 7H 2H 8H 3S 9D 9S 5H 8D "
        "AC JC 5D 4H JD QC 5S 7C 8C 4C 9H KH 10C AD 6D 7S KC 10H QH KS 4S 10D KD 10S QS JS"
    )


def test_a_shuffle_keeps_the_cards():
    for seed in range(20):
        assert Counter(shuffled(pack(3, 6), Chance(seed))) == Counter(pack(3, 6))


def test_every_place_is_as_likely_for_every_card():
    """Over many shuffles of four cards each of the 24 orders comes about as often."""
    chance = Chance(3)
    orders = Counter(shuffled(ONE_DECK[:4], chance) for _ in range(24_000))

    assert len(orders) == 24
    assert all(850 < times < 1150 for times in orders.values())
