"""The log: a sentence for each event, one for a whole turn, and those at the end of rounds and matches."""

from collections.abc import Sequence
from typing import assert_never

from samba_desktop.engine.cards import Card
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
from samba_desktop.texts.company import Company
from samba_desktop.texts.deeds import Deed, Deeds
from samba_desktop.texts.endings import Endings
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words

QUIET = (Drawn, Replaced, WithheldTaken)
"""What a whole turn leaves unsaid where there is more to tell."""


class EventTexts:
    """The log in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
        self._alone = Words(language, alone=True)
        self.deeds = Deeds(language)
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
                return self._told(event.seat, self.deeds.all_of([event], company), company)
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

    def turn(self, events: Sequence[Deed], company: Company) -> str:
        """Tell a whole turn in one sentence; all events are of one seat, and there is at least one."""
        told = [event for event in events if not isinstance(event, QUIET)]
        return self._told(events[0].seat, self.deeds.all_of(told or events, company), company)

    def lines(self, events: Sequence[Event], company: Company) -> list[str]:
        """Tell events in their order, one sentence for each turn of a seat."""
        return [text for text, _ in self.turns(events, company)]

    def turns(self, events: Sequence[Event], company: Company) -> list[tuple[str, int | None]]:
        """Tell events like `lines`, each sentence with its seat; None for what concerns all."""
        lines: list[tuple[str, int | None]] = []
        turn: list[Deed] = []
        for event in events:
            if isinstance(event, Deed) and (not turn or event.seat == turn[0].seat):
                turn.append(event)
                continue
            if turn:
                lines.append((self.turn(turn, company), turn[0].seat))
                turn = []
            if isinstance(event, Deed):
                turn.append(event)
            else:
                lines.append((self.sentence(event, company), None))
        if turn:
            lines.append((self.turn(turn, company), turn[0].seat))
        return lines

    def _told(self, seat: int, deeds: list[str], company: Company) -> str:
        told = self.words.all_of(deeds)
        if company.is_you(seat):
            return self.tr("You {deeds}.", deeds=told)
        return self.tr("{name} {deeds}.", name=company.names[seat], deeds=told)

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
