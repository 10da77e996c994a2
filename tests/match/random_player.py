"""A player by chance that melds what it can, takes back now and then, and is never stuck."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from samba_desktop.engine.actions import Action, Add, Answer, Ask, Discard, Draw, Lay, LayThree, Merge, Pass
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import Phase, Seating, View
from samba_desktop.match.intents import pile_ways
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan

SWEDISH = PRESETS["swedish-samba"].rules


def new_record(players: int = 4, seed: int = 1, target: int = 10_000) -> Record:
    rules = with_value(SWEDISH, "target_score", target)
    seating = Seating(players, rules.shapes(players)[0])
    seats = tuple(SeatPlan(f"Seat {seat}", "medium") for seat in range(1, players + 1))
    return Record(rules, seating, seats, seed)


class RandomPlayer:
    def __init__(self, seed: int, takes_back: float = 0.03) -> None:
        self.rng = Random(seed)
        self.takes_back = takes_back
        self.meek: tuple[int, int] | None = None
        """The turn in which nothing more is melded, as it led into a debt that could not be paid."""

    def act(self, match: Match) -> None:
        """Do one thing: deal, play, take back or play again."""
        if match.phase is Phase.DEAL:
            match.deal()
            return
        seat = match.to_act
        assert seat is not None
        if self._wavers(match, seat):
            return
        action = self._choice(match.view(seat), meek=self.meek == self._turn(match))
        if action is None:
            self.meek = self._turn(match)
            assert match.back_all(seat), f"stuck with nothing to take back: {match.record}"
        else:
            match.play(action, seat)

    def play(self, match: Match, until: Callable[[Match], bool]) -> Match:
        while match.phase is not Phase.MATCH_OVER and not until(match):
            self.act(match)
        return match

    def _wavers(self, match: Match, seat: int) -> bool:
        last = (seat - 1) % match.table.seating.players
        if match.may_redo(seat) is None and self.rng.random() < 0.5:
            match.redo(seat)
            return True
        taker = seat if match.may_take_back(seat) is None else last
        if match.may_take_back(taker) is None and self.rng.random() < self.takes_back:
            match.back(taker)
            return True
        return False

    def _turn(self, match: Match) -> tuple[int, int]:
        return match.table.round_no, sum(
            entry.text.startswith(("discard", "pass")) for entry in match.entries
        )

    def _choice(self, view: View, *, meek: bool) -> Action | None:
        match view.turn.phase:
            case Phase.ASKED:
                return Answer(self.rng.random() < 0.7)
            case Phase.DRAW:
                ways = () if meek else pile_ways(view)
                if ways and self.rng.random() < 0.8:
                    return self.rng.choice(ways)
                return Draw() if allowed(view, Draw()) else self._any(pile_ways(view))
        if not meek or view.turn.must_go_out:
            melds = [action for action in meldings(view) if allowed(view, action)]
            if melds and (view.turn.must_go_out or self.rng.random() < 0.9):
                return self.rng.choice(melds)
            if self.rng.random() < 0.2 and allowed(view, Ask()):
                return Ask()
        ends = [action for action in endings(view) if allowed(view, action)]
        return self._any(ends) if ends or meek else self._any(melds)

    def _any(self, actions: tuple[Action, ...] | list[Action]) -> Action | None:
        return self.rng.choice(list(actions)) if actions else None


def allowed(view: View, action: Action) -> bool:
    return refusal(view, action) is None


def endings(view: View) -> list[Action]:
    return [Pass(), *(Discard(card) for card in dict.fromkeys(view.hand))]


def meldings(view: View) -> Iterator[Action]:
    hand, own = view.hand, view.table.melds[view.side]
    numbers = range(1, len(own) + 1)
    for card in dict.fromkeys(hand):
        yield LayThree(card)
        yield from (Add(number, (card,)) for number in numbers)
        for side in set(range(view.table.seating.sides)) - {view.side}:
            yield from (Add(number + 1, (card,), side=side) for number in range(len(view.table.melds[side])))
    yield from (Merge(first, second) for first, second in combinations(numbers, 2))
    wilds = [card for card in hand if card in view.rules.wild_cards]
    for rank in {card.rank for card in hand}:
        alike = tuple(card for card in hand if card.rank == rank and card not in wilds)
        yield Lay(alike)
        if wilds:
            yield Lay((*alike[:2], wilds[0]))
            yield Lay((*alike, *wilds[:2]))
    for card in dict.fromkeys(hand):
        run = tuple(Card(card.rank + step, card.suit) for step in range(3))
        if all(one in hand for one in run):
            yield Lay(run)
