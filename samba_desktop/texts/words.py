"""Cards, ranks and lists in words and in signs; knows no sentence."""

from collections.abc import Sequence
from types import MappingProxyType

from samba_desktop.engine.cards import ACE, JACK, JOKER, KING, QUEEN, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language, Tr, capital

SIGNS = MappingProxyType({"S": "♠", "H": "♥", "D": "♦", "C": "♣"})
SUITS = MappingProxyType(
    {
        "S": QT_TRANSLATE_NOOP("Words", "spades"),
        "H": QT_TRANSLATE_NOOP("Words", "hearts"),
        "D": QT_TRANSLATE_NOOP("Words", "diamonds"),
        "C": QT_TRANSLATE_NOOP("Words", "clubs"),
    }
)
COURTS = MappingProxyType(
    {
        JACK: QT_TRANSLATE_NOOP("Words", "jack"),
        QUEEN: QT_TRANSLATE_NOOP("Words", "queen"),
        KING: QT_TRANSLATE_NOOP("Words", "king"),
        ACE: QT_TRANSLATE_NOOP("Words", "ace"),
    }
)
RANK_PLURALS = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("Words", "jokers"),
        2: QT_TRANSLATE_NOOP("Words", "twos"),
        3: QT_TRANSLATE_NOOP("Words", "threes"),
        4: QT_TRANSLATE_NOOP("Words", "fours"),
        5: QT_TRANSLATE_NOOP("Words", "fives"),
        6: QT_TRANSLATE_NOOP("Words", "sixes"),
        7: QT_TRANSLATE_NOOP("Words", "sevens"),
        8: QT_TRANSLATE_NOOP("Words", "eights"),
        9: QT_TRANSLATE_NOOP("Words", "nines"),
        10: QT_TRANSLATE_NOOP("Words", "tens"),
        JACK: QT_TRANSLATE_NOOP("Words", "jacks"),
        QUEEN: QT_TRANSLATE_NOOP("Words", "queens"),
        KING: QT_TRANSLATE_NOOP("Words", "kings"),
        ACE: QT_TRANSLATE_NOOP("Words", "aces"),
    }
)
ONE_OF_RANK = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("Words", "a joker"),
        2: QT_TRANSLATE_NOOP("Words", "a two"),
        3: QT_TRANSLATE_NOOP("Words", "a three"),
        4: QT_TRANSLATE_NOOP("Words", "a four"),
        5: QT_TRANSLATE_NOOP("Words", "a five"),
        6: QT_TRANSLATE_NOOP("Words", "a six"),
        7: QT_TRANSLATE_NOOP("Words", "a seven"),
        8: QT_TRANSLATE_NOOP("Words", "an eight"),
        9: QT_TRANSLATE_NOOP("Words", "a nine"),
        10: QT_TRANSLATE_NOOP("Words", "a ten"),
        JACK: QT_TRANSLATE_NOOP("Words", "a jack"),
        QUEEN: QT_TRANSLATE_NOOP("Words", "a queen"),
        KING: QT_TRANSLATE_NOOP("Words", "a king"),
        ACE: QT_TRANSLATE_NOOP("Words", "an ace"),
    }
)
"""One card as the object of a verb, which bends the article in some languages."""
ONE_ALONE = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("WordsAlone", "a joker"),
        2: QT_TRANSLATE_NOOP("WordsAlone", "a two"),
        3: QT_TRANSLATE_NOOP("WordsAlone", "a three"),
        4: QT_TRANSLATE_NOOP("WordsAlone", "a four"),
        5: QT_TRANSLATE_NOOP("WordsAlone", "a five"),
        6: QT_TRANSLATE_NOOP("WordsAlone", "a six"),
        7: QT_TRANSLATE_NOOP("WordsAlone", "a seven"),
        8: QT_TRANSLATE_NOOP("WordsAlone", "an eight"),
        9: QT_TRANSLATE_NOOP("WordsAlone", "a nine"),
        10: QT_TRANSLATE_NOOP("WordsAlone", "a ten"),
        JACK: QT_TRANSLATE_NOOP("WordsAlone", "a jack"),
        QUEEN: QT_TRANSLATE_NOOP("WordsAlone", "a queen"),
        KING: QT_TRANSLATE_NOOP("WordsAlone", "a king"),
        ACE: QT_TRANSLATE_NOOP("WordsAlone", "an ace"),
    }
)
"""One card where it stands by itself or is what a sentence is about."""
PAIR_OF_RANK = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("Words", "a pair of jokers"),
        2: QT_TRANSLATE_NOOP("Words", "a pair of twos"),
        3: QT_TRANSLATE_NOOP("Words", "a pair of threes"),
        4: QT_TRANSLATE_NOOP("Words", "a pair of fours"),
        5: QT_TRANSLATE_NOOP("Words", "a pair of fives"),
        6: QT_TRANSLATE_NOOP("Words", "a pair of sixes"),
        7: QT_TRANSLATE_NOOP("Words", "a pair of sevens"),
        8: QT_TRANSLATE_NOOP("Words", "a pair of eights"),
        9: QT_TRANSLATE_NOOP("Words", "a pair of nines"),
        10: QT_TRANSLATE_NOOP("Words", "a pair of tens"),
        JACK: QT_TRANSLATE_NOOP("Words", "a pair of jacks"),
        QUEEN: QT_TRANSLATE_NOOP("Words", "a pair of queens"),
        KING: QT_TRANSLATE_NOOP("Words", "a pair of kings"),
        ACE: QT_TRANSLATE_NOOP("Words", "a pair of aces"),
    }
)
NUMBERS = (
    QT_TRANSLATE_NOOP("Words", "zero"),
    QT_TRANSLATE_NOOP("Words", "one"),
    QT_TRANSLATE_NOOP("Words", "two"),
    QT_TRANSLATE_NOOP("Words", "three"),
    QT_TRANSLATE_NOOP("Words", "four"),
    QT_TRANSLATE_NOOP("Words", "five"),
    QT_TRANSLATE_NOOP("Words", "six"),
    QT_TRANSLATE_NOOP("Words", "seven"),
    QT_TRANSLATE_NOOP("Words", "eight"),
    QT_TRANSLATE_NOOP("Words", "nine"),
    QT_TRANSLATE_NOOP("Words", "ten"),
    QT_TRANSLATE_NOOP("Words", "eleven"),
    QT_TRANSLATE_NOOP("Words", "twelve"),
)


class Words:
    """Cards, ranks, numbers and lists in a language."""

    tr = Tr()

    def __init__(self, language: Language, *, alone: bool = False) -> None:
        """`alone` where what is named is not the object of a verb."""
        self.language = language
        self._alone = alone

    def number(self, number: int) -> str:
        """Write a small number as a word, others in digits."""
        return self.tr(NUMBERS[number]) if 0 <= number < len(NUMBERS) else self.language.number(number)

    def suit(self, suit: str) -> str:
        """Name a suit."""
        return self.tr(SUITS[suit])

    def rank(self, rank: int) -> str:
        """Name a rank as it stands in the name of a card: "queen", "7"; an ace below a two is rank 1."""
        if rank == JOKER:
            return self.tr("joker")
        rank = ACE if rank == 1 else rank
        return self.tr(COURTS[rank]) if rank in COURTS else str(rank)

    def ranks(self, rank: int) -> str:
        """Name the cards of a rank: "queens"."""
        return self.tr(RANK_PLURALS[rank])

    def card(self, card: Card) -> str:
        """Name a card: "queen of spades"."""
        if card.rank == JOKER:
            return self.tr("joker")
        suit = self.suit(card.suit)
        if card.rank in COURTS:
            return self.tr("{court} of {suit}", court=self.tr(COURTS[card.rank]), suit=suit)
        return self.tr("{rank} of {suit}", rank=str(card.rank), suit=suit)

    def the_card(self, card: Card) -> str:
        """Name a card as the object of a sentence: "the queen of spades", "a joker"."""
        if card.rank == JOKER:
            return self._one_of(JOKER)
        return self.tr("the {card}", card=self.card(card))

    def sign(self, card: Card) -> str:
        """Write a card in signs: "Q♠"; a joker is written out."""
        if card.rank == JOKER:
            return self.tr("Joker")
        return f"{self.language.letters.get(card.rank, card.rank)}{SIGNS[card.suit]}"

    def signs(self, cards: Sequence[Card]) -> str:
        """Write cards in signs, with blanks between."""
        return " ".join(self.sign(card) for card in cards)

    def row(self, cards: Sequence[Card]) -> str:
        """Name cards one by one as they lie there: "Queen of spades, joker"."""
        return capital(", ".join(self.card(card) for card in cards))

    def pair(self, rank: int) -> str:
        """Name two cards of a rank: "a pair of sevens"."""
        return self.tr(PAIR_OF_RANK[rank])

    def several(self, count: int, rank: int) -> str:
        """Name cards of a rank with their number: "three queens", "a queen"."""
        if count == 1:
            return self._one_of(rank)
        return self.tr("{number} {ranks}", number=self.number(count), ranks=self.ranks(rank))

    def _one_of(self, rank: int) -> str:
        if self._alone:
            return self.language.say("WordsAlone", ONE_ALONE[rank])
        return self.tr(ONE_OF_RANK[rank])

    def cards(self, cards: Sequence[Card]) -> str:
        """Name cards in their order, those of a rank together: "three queens, the 4 of clubs and a joker"."""
        by_rank: dict[int, list[Card]] = {}
        for card in cards:
            by_rank.setdefault(card.rank, []).append(card)
        return self.all_of(
            [
                self.the_card(same[0]) if len(same) == 1 else self.several(len(same), rank)
                for rank, same in by_rank.items()
            ]
        )

    def ranks_of(self, cards: Sequence[Card]) -> str:
        """Name cards by rank alone, in their order: "three queens and a two"."""
        counts: dict[int, int] = {}
        for card in cards:
            counts[card.rank] = counts.get(card.rank, 0) + 1
        return self.all_of([self.several(count, rank) for rank, count in counts.items()])

    def group(self, cards: Sequence[Card]) -> str:
        """Name the cards of a group, wild cards apart: "two kings with a joker"."""
        natural = [card for card in cards if card.rank not in {JOKER, TWO}]
        wild = [card for card in cards if card.rank in {JOKER, TWO}]
        if not natural or not wild:
            return self.ranks_of(cards)
        return self.tr("{cards} with {wilds}", cards=self.ranks_of(natural), wilds=self.ranks_of(wild))

    def run(self, meld: Meld) -> str:
        """Name a sequence: "a sequence of spades from 5 to queen"."""
        return self.tr(
            "a sequence of {suit} from {low} to {high}",
            suit=self.suit(meld.suit),
            low=self.rank(meld.rank),
            high=self.rank(meld.top_rank),
        )

    def meld(self, meld: Meld) -> str:
        """Name a meld by what lies in it."""
        if meld.kind is MeldKind.SEQUENCE:
            return self.run(meld)
        return self.group(meld.cards)

    def all_of(self, parts: Sequence[str]) -> str:
        """Join parts of a sentence: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.tr("{parts} and {last}", parts=", ".join(parts[:-1]), last=parts[-1])

    def one_of(self, parts: Sequence[str]) -> str:
        """Join parts of a sentence: "a, b or c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.tr("{parts} or {last}", parts=", ".join(parts[:-1]), last=parts[-1])
