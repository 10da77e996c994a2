"""Which items of the hand are meant by cards, by a run or by a point; knows no signal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from samba_desktop.engine.cards import Card
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Spot

GAP, LEAST_GAP = 0.08, 7.0
"""The width of the mark between two cards, of a card's, and in pixels at least."""


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
    """Return the number before which cards come that are let go there; None where there are no others."""
    row = _row_at(items, y)
    if not row:
        return None
    behind = _behind(row, x)
    return row[-1].index + 1 if behind is None else behind.index


def gap_at(items: Sequence[CardItem], x: float, y: float) -> Rect | None:
    """Return the gap into which cards come that are let go there; None where there are no others."""
    row = _row_at(items, y)
    if not row:
        return None
    # Where a second row covers the first, it begins with the first card.
    first, behind = row[0], _behind(row, x)
    edge = row[-1].strip.right if behind is None else behind.x
    wide = max(LEAST_GAP, first.width * GAP)
    return Rect(edge - wide / 2, first.strip.y, wide, first.strip.height)


def _behind(row: list[Spot], x: float) -> Spot | None:
    """Return the first spot of a row before which a point lies; None where it lies at the end."""
    return next((spot for spot in row if x < spot.strip.centre[0]), None)


def _row_at(items: Sequence[CardItem], y: float) -> list[Spot]:
    """Return the spots of the row that is nearest to a height."""
    spots = [item.spot for item in items if item.spot is not None]
    if not spots:
        return []
    nearest = min((spot.strip for spot in spots), key=lambda strip: max(strip.y - y, y - strip.bottom))
    return [spot for spot in spots if spot.strip.y == nearest.y]
