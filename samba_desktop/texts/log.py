"""The log: a sentence for each event, one for a whole turn, and a short form where there is no room."""

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from samba_desktop.engine.cards import JOKER, TWO, Card
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.results import Endings
from samba_desktop.texts.words import CardWords, Company

MOST_IN_WORDS = 3
"""More cards than these are written in signs."""

TurnEvent = (
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


QUIET = (Drawn, Replaced, WithheldTaken)
"""What a whole turn leaves unsaid where there is more to tell."""


class TurnPhrases:
    """The parts of a sentence that tell what a seat did, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def all_of(self, events: Sequence[TurnEvent], company: Company) -> list[str]:
        """Tell several events in their order, equal ones in a row as one."""
        phrases = []
        for _, group in groupby(events, key=sort_of):
            phrases.append(self._phrase(list(group), company))
        return phrases

    def _phrase(self, alike: list[TurnEvent], company: Company) -> str:
        first = alike[0]
        if isinstance(first, Laid):
            melds = [self._melded(event.cards) for event in alike if isinstance(event, Laid)]
            return self.tr("melded {melds}", melds=self.words.all_of(melds))
        if isinstance(first, Added):
            return self._added([event for event in alike if isinstance(event, Added)], company)
        if isinstance(first, ThreeLaid):
            return self._laid_out(len(alike))
        return self.one(first)

    def one(self, event: TurnEvent) -> str:
        """Tell one event that is not laying."""
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


def sort_of(event: TurnEvent) -> object:
    """Tell which events in a row are put in one phrase."""
    match event:
        case Laid() | ThreeLaid():
            return type(event)
        case Added(side=side):
            return Added, side
        case _:
            return id(event)


class EventTexts:
    """The log in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self._alone = CardWords(language, alone=True)
        self.phrases = TurnPhrases(language)
        self.endings = Endings(language)

    def sentence(self, event: Event, company: Company) -> str:
        """Tell one event."""
        match event:
            case PileTaken(seat=seat, cards=cards, meld=int()):
                return self._pile_taken(seat, len(cards), company)
            case (
                Drawn()
                | PileTaken()
                | TopTaken()
                | WithheldTaken()
                | Laid()
                | Added()
                | Merged()
                | Swapped()
                | ThreeLaid()
                | Replaced()
                | Discarded()
                | Passed()
                | AskedToGoOut()
            ):
                return self._of_seat(event.seat, self.phrases.all_of([event], company), company)
            case Answered(seat, yes):
                return self._answered(seat, company, yes=yes)
            case DealerDrawn(draws, dealer):
                ties = [self._tie(draw, company) for draw in draws[:-1]]
                return " ".join([*ties, self._dealer(draws[-1], dealer, company)])
            case Dealt(dealer, size):
                return self._dealt(dealer, size, company)
            case Upturned(cards):
                return self.tr("The discard pile begins with {card}.", card=self._alone.the_card(cards[-1]))
            case Reshuffled(count):
                return self.tr("%n discard(s) (was|were) shuffled into a new stock.", "", count)
            case RoundEnded(result):
                return self.endings.of_round(result, company)
            case MatchEnded(winners):
                return self.endings.of_match(winners, company)
            case _:
                assert_never(event)

    def turn(self, events: Sequence[TurnEvent], company: Company) -> str:
        """Tell a whole turn in one sentence; all events are of one seat, and there is at least one."""
        shown = [event for event in events if not isinstance(event, QUIET)]
        return self._of_seat(events[0].seat, self.phrases.all_of(shown or events, company), company)

    def lines(self, events: Sequence[Event], company: Company) -> list[str]:
        """Tell events in their order, one sentence for each turn of a seat."""
        return [text for text, _ in self.turns(events, company)]

    def turns(self, events: Sequence[Event], company: Company) -> list[tuple[str, int | None]]:
        """Tell events like `lines`, each sentence with its seat; None for what concerns all."""
        lines: list[tuple[str, int | None]] = []
        turn: list[TurnEvent] = []
        for event in events:
            if isinstance(event, TurnEvent) and (not turn or event.seat == turn[0].seat):
                turn.append(event)
                continue
            if turn:
                lines.append((self.turn(turn, company), turn[0].seat))
                turn = []
            if isinstance(event, TurnEvent):
                turn.append(event)
            else:
                lines.append((self.sentence(event, company), None))
        if turn:
            lines.append((self.turn(turn, company), turn[0].seat))
        return lines

    def _of_seat(self, seat: int, phrases: list[str], company: Company) -> str:
        listed = self.words.all_of(phrases)
        if company.is_you(seat):
            return self.tr("You {phrases}.", phrases=listed)
        return self.tr("{name} {phrases}.", name=company.names[seat], phrases=listed)

    def _pile_taken(self, seat: int, count: int, company: Company) -> str:
        if company.is_you(seat):
            return self.tr("You took the pile: %n card(s).", "", count)
        return self.tr("{name} took the pile: %n card(s).", "", count, name=company.names[seat])

    def _answered(self, seat: int, company: Company, *, yes: bool) -> str:
        name = company.names[seat]
        if company.is_you(seat):
            return self.tr("You say: “Yes, go out!”") if yes else self.tr("You say: “No, wait a little.”")
        if yes:
            return self.tr("{name} says: “Yes, go out!”", name=name)
        return self.tr("{name} says: “No, wait a little.”", name=name)

    def _tie(self, draw: tuple[tuple[int, Card], ...], company: Company) -> str:
        """Tell who drew equally high and has to draw again."""
        best = max(card.rank for _, card in draw)
        seats = [seat for seat, card in draw if card.rank == best]
        names = [self.tr("you") if company.is_you(seat) else company.names[seat] for seat in seats]
        text = self.tr(
            "{names} drew equally high, {cards}, and drew again.",
            names=self.words.all_of(names),
            cards=self.words.several(len(seats), best),
        )
        return capital(text)

    def _dealer(self, draws: tuple[tuple[int, Card], ...], dealer: int, company: Company) -> str:
        card = capital(self._alone.the_card(dict(draws)[dealer]))
        if company.is_you(dealer):
            return self.tr("{card} is the highest card: you deal first.", card=card)
        return self.tr(
            "{card} is the highest card: {name} deals first.", card=card, name=company.names[dealer]
        )

    def _dealt(self, dealer: int, size: int, company: Company) -> str:
        number = self.words.number(size)
        if company.is_you(dealer):
            return self.tr("You dealt {number} card(s) to each player.", "", size, number=number)
        return self.tr(
            "{name} dealt {number} card(s) to each player.",
            "",
            size,
            name=company.names[dealer],
            number=number,
        )


class ShortTurns:
    """Turns in few words and with cards in signs, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self._words = CardWords(language)
        self._phrases = TurnPhrases(language)

    def turn(self, events: Sequence[TurnEvent], company: Company) -> str:
        """Tell a whole turn; all events are of one seat, and there is at least one."""
        shown = [event for event in events if not isinstance(event, QUIET)]
        phrases = [self._phrase(list(alike), company) for _, alike in groupby(shown or events, key=sort_of)]
        return self.tr("{name}: {phrases}", name=company.names[events[0].seat], phrases=", ".join(phrases))

    def _phrase(self, alike: list[TurnEvent], company: Company) -> str:
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
                return " ".join(self._phrases.all_of(alike, company))

    def _signs(self, cards: Sequence[Card]) -> str:
        return self._words.signs(cards)
