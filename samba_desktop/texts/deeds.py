"""What a seat did in its turn, as parts of a sentence: "melded three queens", "discarded the 4 of clubs"."""

from collections.abc import Sequence
from itertools import groupby

from samba_desktop.engine.cards import JOKER, TWO, Card
from samba_desktop.engine.events import (
    Added,
    AskedToGoOut,
    Discarded,
    Drawn,
    Laid,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Swapped,
    ThreeLaid,
    TopTaken,
    WithheldTaken,
)
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.words import Words

MOST_IN_WORDS = 3
"""More cards than these are written in signs."""

Deed = (
    Drawn
    | PileTaken
    | TopTaken
    | WithheldTaken
    | Laid
    | Added
    | Merged
    | Swapped
    | ThreeLaid
    | Replaced
    | Discarded
    | Passed
    | AskedToGoOut
)
"""What a seat does in its own turn."""


class Deeds:
    """The parts of a sentence that tell what a seat did, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)

    def all_of(self, events: Sequence[Deed], company: Company) -> list[str]:
        """Tell several deeds in their order, equal ones in a row as one."""
        told = []
        for _, group in groupby(events, key=sort_of):
            told.append(self._told(list(group), company))
        return told

    def _told(self, alike: list[Deed], company: Company) -> str:
        first = alike[0]
        if isinstance(first, Laid):
            melds = [self._melded(event.cards) for event in alike if isinstance(event, Laid)]
            return self.tr("melded {melds}", melds=self.words.all_of(melds))
        if isinstance(first, Added):
            return self._added([event for event in alike if isinstance(event, Added)], company)
        if isinstance(first, ThreeLaid):
            return self._laid_out(len(alike))
        return self.one(first)

    def one(self, event: Deed) -> str:
        """Tell a single deed that is not laying."""
        match event:
            case Drawn(_, count, cards):
                return self._drew(count, cards)
            case Replaced(count=1):
                return self.tr("drew a replacement card")
            case Replaced(_, count, _):
                number = self.words.number(count)
                return self.tr("drew {number} replacement card(s)", "", count, number=number)
            case PileTaken():
                return self._took(event)
            case TopTaken(_, card):
                return self.tr("took {card} from the pile onto a sequence", card=self.words.the_card(card))
            case WithheldTaken():
                return self.tr("took up the rest of the pile")
            case Merged():
                return self.tr("merged two melds")
            case Swapped(card=card, wild=wild):
                gives, gets = self.words.the_card(card), self.words.several(1, wild.rank)
                return self.tr("swapped {card} for {wild}", card=gives, wild=gets)
            case Discarded(_, card):
                return self.tr("discarded {card}", card=self.words.the_card(card))
            case Passed():
                return self.tr("passed")
            case AskedToGoOut():
                return self.tr("asked to go out")
            case Laid() | Added() | ThreeLaid():
                raise AssertionError(event)

    def _laid_out(self, count: int) -> str:
        if count == 1:
            return self.tr("laid out a red three")
        return self.tr("laid out {number} red three(s)", "", count, number=self.words.number(count))

    def _drew(self, count: int, cards: tuple[Card, ...]) -> str:
        if cards:
            return self.tr("drew {cards}", cards=self.words.cards(cards))
        return self.tr("drew {number} card(s)", "", count, number=self.words.number(count))

    def _took(self, event: PileTaken) -> str:
        count = len(event.cards)
        if event.meld is None:
            return self.tr("took {cards} from the pile", cards=self.words.cards(event.cards))
        if not event.used:
            return self.tr("took the pile of %n card(s)", "", count)
        used = self.words.ranks_of(event.used)
        return self.tr("took the pile of %n card(s) with {cards}", "", count, cards=used)

    def _added(self, events: list[Added], company: Company) -> str:
        every = [card for event in events for card in event.cards]
        cards = self.words.cards(every) if len(every) <= MOST_IN_WORDS else self.words.signs(every)
        side = events[0].side
        if side == company.seating.side_of(events[0].seat):
            return self.tr("added {cards}", cards=cards)
        owners = self.words.all_of([company.names[seat] for seat in company.seating.seats_of(side)])
        return self.tr("added {cards} to the melds of {names}", cards=cards, names=owners)

    def _melded(self, cards: tuple[Card, ...]) -> str:
        """Name new cards on the table as the group or the sequence that they are."""
        naturals = [card for card in cards if card.rank not in {JOKER, TWO}]
        if len({card.rank for card in naturals}) <= 1:
            return self.words.group(cards)
        ranks = sorted(card.rank for card in cards)
        if len(naturals) == len(cards) and ranks == list(range(ranks[0], ranks[0] + len(ranks))):
            return self.words.run(Meld(MeldKind.SEQUENCE, ranks[0], naturals[0].suit, cards))
        if len({card.suit for card in naturals}) == 1:
            return self._mixed_run(naturals, [card for card in cards if card.rank in {JOKER, TWO}])
        return self.words.signs(cards)

    def _mixed_run(self, naturals: list[Card], wilds: list[Card]) -> str:
        """Name a sequence with wild cards by what lies in it; an event doesn't tell what they stand for."""
        ranks = [self.words.rank(card.rank) for card in sorted(naturals, key=lambda card: card.rank)]
        cards = self.words.all_of([*ranks, self.words.ranks_of(wilds)])
        return self.tr("a sequence of {suit}: {cards}", suit=self.words.suit(naturals[0].suit), cards=cards)


def sort_of(event: Deed) -> object:
    """Tell which deeds in a row are told as one."""
    match event:
        case Laid() | ThreeLaid():
            return type(event)
        case Added(side=side):
            return Added, side
        case _:
            return id(event)
