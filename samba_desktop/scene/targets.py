"""Which place the pointer, or a card in the air, is at; pure."""

from collections.abc import Collection

from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Picture

ENOUGH = 0.25
"""The share of a card that must lie on a place for it to be meant."""


def place_under(picture: Picture, x: float, y: float) -> Place | None:
    """Name the place at a point: a meld, stock, pile, the own zone as place for a new meld, or the hand."""
    for place, rect in picture.places.items():
        if not isinstance(place, InHand) and rect.holds(x, y):
            return place
    return _wide_place(picture, x, y)


def drop_target(  # noqa: PLR0913, PLR0917 - all that a drop is
    picture: Picture, x: float, y: float, card: Rect, legal: Collection[Place], source: Place
) -> Place | None:
    """Name the place that a drop means.

    `x` and `y` are where the pointer is, `card` is the card in the air. A legal place under the pointer
    comes first, then the legal one that the card covers most, then whatever is under the pointer, then
    what is covered.
    """
    lit = {place: rect for place, rect in picture.spare.items() if place in legal}
    under = next((place for place, rect in lit.items() if rect.holds(x, y)), place_under(picture, x, y))
    if under in legal:
        return under
    precise = under is not None and not isinstance(under, InHand | NewMeld)
    covered = {
        place: rect.overlap(card)
        for place, rect in {**_drop_areas(picture), **lit}.items()
        if place != source
    }
    enough = {place: area for place, area in covered.items() if area >= ENOUGH * card.area}
    allowed = {place: area for place, area in enough.items() if place in legal}
    if allowed and not precise:
        return max(allowed, key=lambda place: allowed[place])
    if under is not None and not isinstance(under, InHand):
        return under
    if enough:
        return max(enough, key=lambda place: enough[place])
    return under


def _drop_areas(picture: Picture) -> dict[Place, Rect]:
    return {place: rect for place, rect in picture.places.items() if not isinstance(place, InHand)}


def _wide_place(picture: Picture, x: float, y: float) -> Place | None:
    if picture.stock_label.holds(x, y):
        return OnStock()
    if picture.pile_label.holds(x, y):
        return OnPile()
    for zone in picture.zones:
        if zone.rect.holds(x, y):
            return _in_zone(picture, zone.side, x, y)
    hand = next(place for place in picture.places if isinstance(place, InHand))
    # Who throws a card to the edge beside the hand means its end.
    rect = picture.hand
    reach = Rect(0, picture.zones[-1].rect.bottom, rect.right + rect.x, picture.size.height)
    return hand if reach.holds(x, y) else None


def _in_zone(picture: Picture, side: int, x: float, y: float) -> Place | None:
    """Name the meld whose column is at this x, else the place for a new meld where the zone has one."""
    for place, rect in picture.places.items():
        is_here = isinstance(place, InMeld) and place.side == side
        if is_here and rect.x - 2 <= x <= rect.right + 2 and rect.y - 6 <= y <= rect.bottom + 6:
            return place
    new = NewMeld(side)
    return new if new in picture.places else None
