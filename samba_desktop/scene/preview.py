"""Which places are worth fanning out on hover, and the cards that they hold; pure."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import AmongRedThrees, InMeld, OnPile, Place
from samba_desktop.scene.spots import Picture, Spot

ShownCard = tuple[Card, Card | None]
"""A card, and the one that it stands for in a sequence."""

HIDDEN = 0.5
"""Pixels of a card's strip under which it counts as hidden."""
MISSED = 0.6
"""Pixels that may be missing of the share of a card that shows its index."""


def preview_cards(picture: Picture, place: Place | None) -> tuple[ShownCard, ...]:
    """Return the cards of a place if some of them are hidden or lie face down, else none."""
    if not isinstance(place, InMeld | OnPile | AmongRedThrees):
        return ()
    spots = sorted((one for one in picture.spots if one.place == place), key=lambda one: one.index)
    if not any(_is_hidden(spot, picture) for spot in spots):
        return ()
    return tuple((spot.card, spot.stands) for spot in spots if spot.card is not None)


def _is_hidden(spot: Spot, picture: Picture) -> bool:
    strip = picture.lengths.strip
    narrow = spot.strip.width < spot.width * strip.width - MISSED and not spot.turned
    return not spot.face_up or spot.strip.area < HIDDEN or narrow
