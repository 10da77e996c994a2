"""What cards, complete melds and players are called; knows no sentence."""

from collections.abc import Sequence
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import force_setattr

from samba_desktop.engine.cards import ACE, JACK, JOKER, KING, QUEEN, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind, SetKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.engine.wording import shown
from samba_desktop.texts.language import Language, Tr, capital

SIGNS = MappingProxyType({"S": "♠", "H": "♥", "D": "♦", "C": "♣"})
SUITS = MappingProxyType(
    {
        "S": QT_TRANSLATE_NOOP("CardWords", "spades"),
        "H": QT_TRANSLATE_NOOP("CardWords", "hearts"),
        "D": QT_TRANSLATE_NOOP("CardWords", "diamonds"),
        "C": QT_TRANSLATE_NOOP("CardWords", "clubs"),
    }
)
COURTS = MappingProxyType(
    {
        JACK: QT_TRANSLATE_NOOP("CardWords", "jack"),
        QUEEN: QT_TRANSLATE_NOOP("CardWords", "queen"),
        KING: QT_TRANSLATE_NOOP("CardWords", "king"),
        ACE: QT_TRANSLATE_NOOP("CardWords", "ace"),
    }
)
RANK_PLURALS = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("CardWords", "jokers"),
        2: QT_TRANSLATE_NOOP("CardWords", "twos"),
        3: QT_TRANSLATE_NOOP("CardWords", "threes"),
        4: QT_TRANSLATE_NOOP("CardWords", "fours"),
        5: QT_TRANSLATE_NOOP("CardWords", "fives"),
        6: QT_TRANSLATE_NOOP("CardWords", "sixes"),
        7: QT_TRANSLATE_NOOP("CardWords", "sevens"),
        8: QT_TRANSLATE_NOOP("CardWords", "eights"),
        9: QT_TRANSLATE_NOOP("CardWords", "nines"),
        10: QT_TRANSLATE_NOOP("CardWords", "tens"),
        JACK: QT_TRANSLATE_NOOP("CardWords", "jacks"),
        QUEEN: QT_TRANSLATE_NOOP("CardWords", "queens"),
        KING: QT_TRANSLATE_NOOP("CardWords", "kings"),
        ACE: QT_TRANSLATE_NOOP("CardWords", "aces"),
    }
)
ONE_OF_RANK = MappingProxyType(
    {
        JOKER: QT_TRANSLATE_NOOP("CardWords", "a joker"),
        2: QT_TRANSLATE_NOOP("CardWords", "a two"),
        3: QT_TRANSLATE_NOOP("CardWords", "a three"),
        4: QT_TRANSLATE_NOOP("CardWords", "a four"),
        5: QT_TRANSLATE_NOOP("CardWords", "a five"),
        6: QT_TRANSLATE_NOOP("CardWords", "a six"),
        7: QT_TRANSLATE_NOOP("CardWords", "a seven"),
        8: QT_TRANSLATE_NOOP("CardWords", "an eight"),
        9: QT_TRANSLATE_NOOP("CardWords", "a nine"),
        10: QT_TRANSLATE_NOOP("CardWords", "a ten"),
        JACK: QT_TRANSLATE_NOOP("CardWords", "a jack"),
        QUEEN: QT_TRANSLATE_NOOP("CardWords", "a queen"),
        KING: QT_TRANSLATE_NOOP("CardWords", "a king"),
        ACE: QT_TRANSLATE_NOOP("CardWords", "an ace"),
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
        JOKER: QT_TRANSLATE_NOOP("CardWords", "a pair of jokers"),
        2: QT_TRANSLATE_NOOP("CardWords", "a pair of twos"),
        3: QT_TRANSLATE_NOOP("CardWords", "a pair of threes"),
        4: QT_TRANSLATE_NOOP("CardWords", "a pair of fours"),
        5: QT_TRANSLATE_NOOP("CardWords", "a pair of fives"),
        6: QT_TRANSLATE_NOOP("CardWords", "a pair of sixes"),
        7: QT_TRANSLATE_NOOP("CardWords", "a pair of sevens"),
        8: QT_TRANSLATE_NOOP("CardWords", "a pair of eights"),
        9: QT_TRANSLATE_NOOP("CardWords", "a pair of nines"),
        10: QT_TRANSLATE_NOOP("CardWords", "a pair of tens"),
        JACK: QT_TRANSLATE_NOOP("CardWords", "a pair of jacks"),
        QUEEN: QT_TRANSLATE_NOOP("CardWords", "a pair of queens"),
        KING: QT_TRANSLATE_NOOP("CardWords", "a pair of kings"),
        ACE: QT_TRANSLATE_NOOP("CardWords", "a pair of aces"),
    }
)
NUMBERS = (
    QT_TRANSLATE_NOOP("CardWords", "zero"),
    QT_TRANSLATE_NOOP("CardWords", "one"),
    QT_TRANSLATE_NOOP("CardWords", "two"),
    QT_TRANSLATE_NOOP("CardWords", "three"),
    QT_TRANSLATE_NOOP("CardWords", "four"),
    QT_TRANSLATE_NOOP("CardWords", "five"),
    QT_TRANSLATE_NOOP("CardWords", "six"),
    QT_TRANSLATE_NOOP("CardWords", "seven"),
    QT_TRANSLATE_NOOP("CardWords", "eight"),
    QT_TRANSLATE_NOOP("CardWords", "nine"),
    QT_TRANSLATE_NOOP("CardWords", "ten"),
    QT_TRANSLATE_NOOP("CardWords", "eleven"),
    QT_TRANSLATE_NOOP("CardWords", "twelve"),
)


LONGEST_SHOWN = 24
"""Signs of a name that still fit on a plate."""
NAMELESS = "?"


class CardWords:
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


class SetNames:
    """The names of complete melds, in a language.

    Where wild cards are melded by themselves a samba is called an escalera, as in Bolivia. A samba with wild
    cards is a black one where it can only hold one of them, as in Black Samba, else a mixed one. A canasta is
    called natural only where others aren't.
    """

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def name(self, rules: Rules, kind: SetKind) -> str:
        """Name a kind of complete meld: "natural canasta"."""
        match kind:
            case SetKind.NATURAL_CANASTA:
                return self.tr("natural canasta") if has_mixed_canastas(rules) else self.tr("canasta")
            case SetKind.MIXED_CANASTA:
                return self.tr("mixed canasta")
            case SetKind.SAMBA:
                return self.samba(rules)
            case SetKind.MIXED_SAMBA:
                return self._mixed_samba(rules)
            case SetKind.WILD_CANASTA:
                return self.tr("wild canasta")

    def badge(self, rules: Rules, kind: SetKind) -> str:
        """Return the short word on a complete meld."""
        match kind:
            case SetKind.NATURAL_CANASTA | SetKind.MIXED_CANASTA:
                return self.tr("canasta")
            case _:
                return self.name(rules, kind)

    def samba(self, rules: Rules) -> str:
        """Name a complete sequence."""
        return self.tr("escalera") if has_escaleras(rules) else self.tr("samba")

    def a_samba(self, rules: Rules) -> str:
        """Name a complete sequence, with its article."""
        return self.tr("an escalera") if has_escaleras(rules) else self.tr("a samba")

    def sambas(self, rules: Rules) -> str:
        """Name complete sequences."""
        return self.tr("escaleras") if has_escaleras(rules) else self.tr("sambas")

    def one(self, rules: Rules) -> str:
        """Name a complete meld of whatever kind there is: "canasta or samba"."""
        if not has_sambas(rules):
            return self.tr("canasta")
        if not has_canastas(rules):
            return self.samba(rules)
        return self.tr("canasta or escalera") if has_escaleras(rules) else self.tr("canasta or samba")

    def many(self, rules: Rules) -> str:
        """Name complete melds of whatever kinds there are: "canastas or sambas"."""
        if not has_sambas(rules):
            return self.tr("canastas")
        if not has_canastas(rules):
            return self.sambas(rules)
        return self.tr("canastas or escaleras") if has_escaleras(rules) else self.tr("canastas or sambas")

    def more(self, rules: Rules, n: int, sambas: int = 0) -> str:
        """Say how many complete melds are lacking: "one more canasta or samba".

        So many of them as `sambas` must be complete sequences.
        """
        number = self.words.number(n)
        if not has_sambas(rules):
            return self.tr("{number} more canasta(s)", "", n, number=number)
        if not has_canastas(rules) or sambas >= n:
            return self.more_sambas(rules, max(n, sambas))
        if sambas == 1:
            return self.tr(
                "{sets}, one of them {a_samba}", sets=self.more(rules, n), a_samba=self.a_samba(rules)
            )
        if sambas:
            return self.tr(
                "{sets}, {number} of them {sambas}",
                sets=self.more(rules, n),
                number=self.words.number(sambas),
                sambas=self.sambas(rules),
            )
        if has_escaleras(rules):
            return self.tr("{number} more canasta(s) or escalera(s)", "", n, number=number)
        return self.tr("{number} more canasta(s) or samba(s)", "", n, number=number)

    def needed(self, rules: Rules, n: int, sambas: int, natural: int) -> str:
        """Say in few words which complete melds are lacking: "2 canastas or sambas (at least 1 samba)".

        So many of them as `sambas` must be complete sequences, so many as `natural` have no wild cards.
        """
        sets = self.count(rules, n)
        if sambas > 0 and has_canastas(rules):
            if has_escaleras(rules):
                return self.tr("{sets} (at least %n escalera(s))", "", sambas, sets=sets)
            return self.tr("{sets} (at least %n samba(s))", "", sambas, sets=sets)
        if natural > 0:
            return self.tr("{sets} (at least %n without wild cards)", "", natural, sets=sets)
        return sets

    def count(self, rules: Rules, n: int) -> str:
        """Say in few words how many complete melds are lacking: "2 canastas or sambas"."""
        if not has_sambas(rules):
            return self.tr("%n canasta(s)", "", n)
        if not has_canastas(rules):
            return self.tr("%n escalera(s)", "", n) if has_escaleras(rules) else self.tr("%n samba(s)", "", n)
        if has_escaleras(rules):
            return self.tr("%n canasta(s) or escalera(s)", "", n)
        return self.tr("%n canasta(s) or samba(s)", "", n)

    def more_sambas(self, rules: Rules, n: int) -> str:
        """Say how many complete sequences are lacking: "two more sambas"."""
        number = self.words.number(n)
        if has_escaleras(rules):
            return self.tr("{number} more escalera(s)", "", n, number=number)
        return self.tr("{number} more samba(s)", "", n, number=number)

    def gaps(self, rules: Rules) -> dict[str, str]:
        """Return these names for the gaps of the options' sentences."""
        return {
            "samba": self.samba(rules),
            "a_samba": self.a_samba(rules),
            "sambas": self.sambas(rules),
            "set": self.one(rules),
            "sets": self.many(rules),
        }

    def _mixed_samba(self, rules: Rules) -> str:
        if has_escaleras(rules):
            return self.tr("mixed escalera")
        only_one = rules.sequences.sequence_max_wilds == 1
        return self.tr("black samba") if only_one else self.tr("mixed samba")


def has_canastas(rules: Rules) -> bool:
    """Tell whether there are canastas of any kind."""
    return rules.groups.canasta_size is not None or rules.groups.wild_melds


def has_mixed_canastas(rules: Rules) -> bool:
    """Tell whether a canasta can hold wild cards."""
    groups = rules.groups
    return bool(rules.wild_cards) and groups.group_max_wilds != 0 and groups.wild_budget_per_side != 0


def has_sambas(rules: Rules) -> bool:
    """Tell whether there are complete sequences."""
    return rules.sequences.sequences_enabled and rules.sequences.samba_size is not None


def has_escaleras(rules: Rules) -> bool:
    """Tell whether a complete sequence is called an escalera."""
    return rules.groups.wild_melds


class Company(Struct, frozen=True):
    """The seats with their names."""

    names: tuple[str, ...]
    seating: Seating
    you: int | None = None
    """The seat of the person who reads; None where computers play among themselves."""

    def __post_init__(self) -> None:
        """Take names, which records bring from anywhere, as they can be shown at a table."""
        names = tuple(shown(name, LONGEST_SHOWN) or NAMELESS for name in self.names)
        force_setattr(self, "names", names)

    @property
    def in_teams(self) -> bool:
        """Tell whether sides have more than one seat."""
        return self.seating.sides < self.seating.players

    @property
    def your_side(self) -> int | None:
        """The side of the person who reads."""
        return None if self.you is None else self.seating.side_of(self.you)

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is the person's who reads."""
        return seat == self.you

    def is_partner(self, seat: int) -> bool:
        """Tell whether a seat plays on the side of the person who reads."""
        return not self.is_you(seat) and self.seating.side_of(seat) == self.your_side
