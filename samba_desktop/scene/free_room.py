"""Where on the table nothing stands, for something that is shown for a while; pure."""

from collections.abc import Iterable

from samba_desktop.engine.places import OnPile
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Picture


def room_beside_pile(picture: Picture) -> Rect:
    """Return the widest free room at the height of the stock; it may be empty."""
    gap = picture.lengths.gap
    top = picture.stock.y
    bottom = max(picture.stock.bottom, picture.stock_label.bottom, picture.pile_label.bottom)
    band = Rect(0, top, picture.size.width, bottom - top)
    margin = picture.lengths.margin
    left = margin
    widest = Rect(margin, top, 0, band.height)
    for one in sorted(_taken(picture, band), key=lambda rect: rect.x):
        if one.x - gap - left > widest.width:
            widest = Rect(left, top, one.x - gap - left, band.height)
        left = max(left, one.right + gap)
    if band.right - margin - left > widest.width:
        widest = Rect(left, top, band.right - margin - left, band.height)
    return widest


def _taken(picture: Picture, band: Rect) -> Iterable[Rect]:
    plates = (plate.rect for plate in picture.plates)
    zones = (zone.rect for zone in picture.zones)
    stock = picture.stock.inset(-picture.lengths.gap, 0)
    centre = (stock, picture.stock_label, picture.empty_pile, picture.pile_label, picture.places[OnPile()])
    return (one for one in (*plates, *zones, *centre) if one.overlap(band) > 0)
