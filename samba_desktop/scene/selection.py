"""Which items of the hand are meant by cards, by a run or by a point; knows no signal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from samba_desktop.engine.cards import Card
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Spot


def meant(items: Sequence[CardItem], cards: Iterable[Card]) -> list[CardItem]:
    """Return one item for each card, of equal ones those first that are selected already."""
    left = Counter(cards)
    found = []
    for item in sorted(items, key=lambda one: not one.is_chosen):
        if item.card is not None and left[item.card] > 0:
            left[item.card] -= 1
            found.append(item)
    return found


def run_of(items: Sequence[CardItem], one: int, other: int) -> list[CardItem]:
    """Return the items between two numbers of the hand, both included."""
    low, high = sorted((one, other))
    return [item for item in items if item.spot is not None and low <= item.spot.index <= high]


def within(items: Sequence[CardItem], band: Rect) -> list[CardItem]:
    """Return the items of which some of what is seen lies in a frame, lifted ones where they are."""
    return [item for item in items if item.spot is not None and _seen(item, item.spot).overlap(band) > 0]


def _seen(item: CardItem, spot: Spot) -> Rect:
    return spot.strip.moved(item.pos().x() - spot.x, item.pos().y() - spot.y)


def index_at(items: Sequence[CardItem], x: float, y: float) -> int | None:
    """Return the number of the card in front of which a point lies; None behind the last one."""
    for item in items:
        spot = item.spot
        if spot is None:
            continue
        is_in_row = spot.strip.y <= y <= spot.strip.bottom
        if is_in_row and x < spot.strip.centre[0]:
            return spot.index
    return None
