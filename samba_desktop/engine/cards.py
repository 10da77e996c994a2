"""Cards as plain values, the packs they come from, and the chance that shuffles them; knows no melds."""

from typing import NamedTuple

JOKER = 0
TWO, THREE, FOUR, JACK, QUEEN, KING, ACE = 2, 3, 4, 11, 12, 13, 14

SUITS = "SHDC"
RED_SUITS = "HD"
RANKS = tuple(range(TWO, ACE + 1))


class Card(NamedTuple):
    """A card by what is printed on it; two queens of spades are equal.

    A named tuple rather than a Struct because hashing and comparing cards is the engine's innermost work.
    """

    rank: int
    """2 to 14 (11 jack, 12 queen, 13 king, 14 ace), 0 for a joker."""
    suit: str
    """One of S, H, D, C; empty for a joker."""


A_JOKER = Card(JOKER, "")


def is_red_three(card: Card) -> bool:
    """Tell whether the card is the three of hearts or of diamonds."""
    return card.rank == THREE and card.suit in RED_SUITS


def is_black_three(card: Card) -> bool:
    """Tell whether the card is the three of spades or of clubs."""
    return card.rank == THREE and card.suit not in RED_SUITS


def pack(decks: int, jokers: int) -> tuple[Card, ...]:
    """Build the unshuffled cards of a game: `decks` times 52 cards and `jokers` jokers."""
    one = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
    return one * decks + (A_JOKER,) * jokers


def sorted_cards(cards: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """Put cards into the engine's one order: by rank, then by suit, jokers first."""
    return tuple(sorted(cards))


def without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Take `cards` out of `hand`, each once.

    Raises ValueError where one of them is not there.
    """
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def holds(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> bool:
    """Tell whether `hand` holds all of `cards`, counting equal ones."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return False
        left.remove(card)
    return True


MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Chance:
    """Numbers drawn from a 64-bit seed: SplitMix64 (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK

    def word(self) -> int:
        """Draw 64 bits."""
        self._state = (self._state + GOLDEN) & MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Draw a number from 0 up to but without `bound`, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


def shuffled(cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """Shuffle cards (Fisher and Yates, from the last to the second)."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)
