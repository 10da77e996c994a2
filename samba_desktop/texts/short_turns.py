"""A whole turn told shortly, where a sentence has no room: "Anders: took the pile (23), discarded 9♦"."""

from collections.abc import Sequence
from itertools import groupby

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Added, Discarded, Laid, PileTaken, Swapped, TopTaken
from samba_desktop.texts.company import Company
from samba_desktop.texts.deeds import Deed, Deeds, sort_of
from samba_desktop.texts.events import QUIET
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.words import Words


class ShortTurns:
    """Turns in few words and with cards in signs, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self._words = Words(language)
        self._deeds = Deeds(language)

    def turn(self, events: Sequence[Deed], company: Company) -> str:
        """Tell a whole turn; all events are of one seat, and there is at least one."""
        told = [event for event in events if not isinstance(event, QUIET)]
        deeds = [self._told(list(alike), company) for _, alike in groupby(told or events, key=sort_of)]
        return self.tr("{name}: {deeds}", name=company.names[events[0].seat], deeds=", ".join(deeds))

    def _told(self, alike: list[Deed], company: Company) -> str:
        match alike[0]:
            case Laid():
                melds = [self._signs(event.cards) for event in alike if isinstance(event, Laid)]
                return self.tr("melded {melds}", melds=self._words.all_of(melds))
            case Added(seat=seat, side=side):
                cards = self._signs(
                    [card for event in alike if isinstance(event, Added) for card in event.cards]
                )
                if side == company.seating.side_of(seat):
                    return self.tr("added {cards}", cards=cards)
                owners = self._words.all_of([company.names[one] for one in company.seating.seats_of(side)])
                return self.tr("added {cards} to the melds of {names}", cards=cards, names=owners)
            case PileTaken(meld=int(), cards=cards):
                return self.tr("took the pile ({count})", count=len(cards))
            case PileTaken(cards=cards):
                return self.tr("took {cards} from the pile", cards=self._signs(cards))
            case TopTaken(card=card):
                return self.tr("took {cards} from the pile", cards=self._signs([card]))
            case Swapped(card=card, wild=wild):
                gives, gets = self._words.sign(card), self._words.sign(wild)
                return self.tr("swapped {card} for {wild}", card=gives, wild=gets)
            case Discarded(card=card):
                return self.tr("discarded {card}", card=self._words.sign(card))
            case _:
                return " ".join(self._deeds.all_of(alike, company))

    def _signs(self, cards: Sequence[Card]) -> str:
        return self._words.signs(cards)
