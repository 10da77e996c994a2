"""How much it matters to know what each of several turns brought; makes no sentence."""

from collections.abc import Iterator, Sequence

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
    ThreeLaid,
    TopTaken,
    WithheldTaken,
)
from samba_desktop.engine.melds import is_complete, set_size
from samba_desktop.engine.table import InMeld, Place, View
from samba_desktop.scene.layout.reconcile import renamed
from samba_desktop.texts.log import TurnEvent

PLAIN, THREE, CARDS, MELD, GREAT = range(5)
"""Drawn and discarded; a red three; cards added; something new; the pile, a complete set, the end near."""


def weights(view: View, turns: Sequence[Sequence[TurnEvent]]) -> tuple[int, ...]:
    """Weigh turns that follow one another, the last one just before `view`."""
    found = []
    for at, turn in enumerate(turns):
        later = [event for one in turns[at + 1 :] for event in one]
        weight = max(_weight(event) for event in turn)
        found.append(GREAT if _completes(view, turn, later) else weight)
    return tuple(found)


def gist(turn: Sequence[TurnEvent]) -> tuple[TurnEvent, ...]:
    """Return what weighs most of a turn."""
    most = max(_weight(event) for event in turn)
    return tuple(event for event in turn if _weight(event) == most)


def _weight(event: TurnEvent) -> int:
    match event:
        case PileTaken() | WithheldTaken() | AskedToGoOut():
            return GREAT
        case Laid() | TopTaken() | Merged():
            return MELD
        case ThreeLaid():
            return THREE
        case Drawn() | Replaced() | Discarded() | Passed():
            return PLAIN
        case _:
            return CARDS


def _completes(view: View, turn: Sequence[TurnEvent], later: Sequence[TurnEvent]) -> bool:
    """Tell whether a turn has made a canasta or the like of a meld that lies there now."""
    now, after = _brought([*turn, *later]), _brought(later)
    for place in set(_brought(turn, later)):
        melds = view.table.melds[place.side]
        if not 0 < place.number <= len(melds):
            continue
        meld = melds[place.number - 1]
        size = set_size(view.rules, meld)
        if size is None or not is_complete(view.rules, meld):
            continue
        if len(meld.cards) - now.count(place) < size <= len(meld.cards) - after.count(place):
            return True
    return False


def _brought(events: Sequence[TurnEvent], later: Sequence[TurnEvent] = ()) -> list[InMeld]:
    """List for each card that came to a meld that meld, as it is numbered at the end."""
    found: list[Place] = []
    for at, event in enumerate(events):
        then = [*events[at + 1 :], *later]
        found += [renamed(place, then) for place in _places(event)]
    return [place for place in found if isinstance(place, InMeld)]


def _places(event: TurnEvent) -> Iterator[InMeld]:
    match event:
        case Laid(side=side, meld=meld, cards=cards) | Added(side=side, meld=meld, cards=cards):
            yield from [InMeld(side, meld)] * len(cards)
        case PileTaken(side=side, meld=int(meld), used=used):
            yield from [InMeld(side, meld)] * (len(used) + 1)
        case TopTaken(side=side, meld=meld):
            yield InMeld(side, meld)
        case _:
            return
