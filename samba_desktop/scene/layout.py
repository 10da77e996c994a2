"""One pure function lays the whole table out for a window; knows no item, no animation and no rule."""

from msgspec import Struct, field
from msgspec.structs import replace

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import AmongRedThrees, InHand, NewMeld, OnPile, OnStock, Place, View
from samba_desktop.scene import bands as banding
from samba_desktop.scene.bands import Bands, PlateSpot, ZoneSpot
from samba_desktop.scene.captions import ButtonCaption
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.hand_layout import lift_of, place_hand
from samba_desktop.scene.hand_order import HandOrder, arrange
from samba_desktop.scene.measures import ASPECT, Measures, Strip, measures
from samba_desktop.scene.meld_layout import THREE_STEP, Holding, ZoneCards, place_melds, width_beside
from samba_desktop.scene.pile_layout import Centre, centre, lying_pile, place_pile, taken_part
from samba_desktop.scene.spots import ButtonSpot, Picture, Spot

ENOUGH_BESIDE = 0.85
"""Red threes lie in the head of a zone where beside the melds all cards would be narrower than this share."""


class Wishes(Struct, frozen=True):
    """What besides the view decides where things lie."""

    order: HandOrder = HandOrder.BY_RANK
    own_order: tuple[Card, ...] = ()
    """The order in which the hand was last shown, for `BY_HAND`."""
    buttons: tuple[tuple[str, bool], ...] = ()
    """Names of the buttons, and whether each may share a row."""
    long_buttons: frozenset[str] = frozenset()
    """The buttons whose words need a whole row, which they get as long as there is height for it."""
    strip: Strip = field(default_factory=Strip)
    font_scale: float = 1.0


def with_buttons(wishes: Wishes, shown: tuple[ButtonCaption, ...]) -> Wishes:
    """Wish for these buttons, and else for the same."""
    buttons = tuple((one.name, one.half) for one in shown)
    long = frozenset(one.name for one in shown if one.is_long)
    return replace(wishes, buttons=buttons, long_buttons=long)


def layout(view: View, size: Size, wishes: Wishes | None = None) -> Picture:
    """Say where everything lies for a view in a window."""
    wish = wishes or Wishes()
    seating = view.table.seating
    lengths = measures(size, wish.strip, wish.font_scale)
    rects = banding.bands(size, lengths, solo=banding.is_solo(seating))
    zones = banding.zones(rects, seating, view.seat, lengths)
    plates = banding.plates(rects, zones, seating, view.seat, lengths)
    column = banding.action_column(rects.hand, lengths)
    flank = max((one.rect.width for one in plates if not one.is_head), default=0.0)
    middle = centre(rects.centre, flank, lengths)
    cards = [_zone_cards(view, zone, plates, lengths) for zone in zones]
    hand_room = _hand_room(rects, column, lengths)
    shown = arrange(view.hand, wish.order, wish.own_order)
    lying = lying_pile(view)
    fan = place_pile(lying, middle)
    hand = place_hand(shown, view.seat, hand_room, lengths)
    return Picture(
        size=size,
        lengths=lengths,
        spots=(*(spot for one in cards for spot in one.spots), *fan, *hand),
        zones=zones,
        plates=plates,
        title=_title(rects, plates, lengths),
        stock=middle.stock,
        empty_pile=middle.pile,
        stock_label=middle.stock_label,
        pile_label=middle.pile_label,
        taken_part=taken_part(lying, fan, middle),
        message=_message(rects, column, lengths),
        hand=hand_room,
        column=column,
        buttons=_buttons(column, wish, lengths),
        lift=lift_of(lengths),
        places=_places(view, cards, middle, fan, hand_room),
        spare=_spare(zones[-1], cards[-1]),
    )


def with_wished_buttons(picture: Picture, wish: Wishes) -> Picture:
    """Return a picture with the buttons that are wished for, and all else where it lay."""
    buttons = _buttons(picture.column, wish, picture.lengths)
    return picture if buttons == picture.buttons else replace(picture, buttons=buttons)


def _zone_cards(view: View, zone: ZoneSpot, plates: tuple[PlateSpot, ...], lengths: Measures) -> ZoneCards:
    table, side = view.table, zone.side
    is_own = side == view.side
    threes = table.red_threes[side]
    holding = Holding(view.rules, side, table.melds[side], threes, is_own)
    is_head = any(one.is_head and one.rect == zone.heading for one in plates)
    if is_head and threes:
        without = width_beside(zone, holding, lengths.strip, threes=0)
        beside = width_beside(zone, holding, lengths.strip, threes=len(threes))
        if beside < without * ENOUGH_BESIDE:
            holding = replace(holding, threes_room=threes_room(zone.heading, len(threes)))
    return place_melds(zone, holding, lengths.strip)


def threes_room(heading: Rect, count: int) -> Rect:
    """Return the corner of a plate in which red threes lie where the zone has no room for them."""
    wide = heading.height / ASPECT * (1 + THREE_STEP * min(count - 1, 3))
    return Rect(heading.right - wide, heading.y, wide, heading.height)


def threes_in_head(picture: Picture, plate: PlateSpot, side: int) -> float:
    """Return how much of a plate's right end is taken by red threes."""
    area = picture.places.get(AmongRedThrees(side))
    if not plate.is_head or area is None or area.y > plate.rect.bottom:
        return 0.0
    return plate.rect.right - area.x + plate.rect.height * 0.15


def _hand_room(rects: Bands, column: Rect, lengths: Measures) -> Rect:
    band = rects.hand
    top = _message(rects, column, lengths).bottom + lift_of(lengths) + lengths.gap * 0.4
    bottom = band.bottom - lengths.margin * 0.5
    return Rect(band.x, top, column.x - lengths.gap * 1.6 - band.x, bottom - top)


def _message(rects: Bands, column: Rect, lengths: Measures) -> Rect:
    band = rects.hand
    wide = column.x - lengths.gap - band.x
    return Rect(band.x, band.y + lengths.gap * 0.3, wide, lengths.text * 1.75)


def _title(rects: Bands, plates: tuple[PlateSpot, ...], lengths: Measures) -> Rect:
    head = rects.head
    top = [one.rect.x for one in plates if one.rect.y < head.bottom - head.height / 2]
    end = min(top, default=head.right) if not _is_all_head(plates) else head.right
    high = min(head.height - 4, lengths.text * 3.4)
    y = head.y + (head.height - high) / 2
    return Rect(head.x, y, end - head.x - lengths.gap, high)


def _is_all_head(plates: tuple[PlateSpot, ...]) -> bool:
    return all(one.is_head for one in plates)


def _buttons(column: Rect, wish: Wishes, lengths: Measures) -> tuple[ButtonSpot, ...]:
    halves = tuple(half for _, half in wish.buttons)
    longs = tuple(name in wish.long_buttons for name, _ in wish.buttons)
    rects = banding.button_rects(column, halves, longs, lengths)
    return tuple(ButtonSpot(name, rect) for (name, _), rect in zip(wish.buttons, rects, strict=True))


def _spare(own: ZoneSpot, cards: ZoneCards) -> dict[Place, Rect]:
    """Find room for a first red three at the right of the own zone."""
    found = dict(cards.places)
    place, new = AmongRedThrees(own.side), found.get(NewMeld(own.side))
    if place in found or new is None:
        return {}
    taken = max(rect.right for rect in found.values())
    rect = Rect(own.inner.right - new.width, own.inner.y, new.width, new.height)
    return {place: rect} if rect.x > taken else {}


def _places(
    view: View,
    cards: list[ZoneCards],
    middle: Centre,
    fan: tuple[Spot, ...],
    hand_room: Rect,
) -> dict[Place, Rect]:
    found: dict[Place, Rect] = {}
    for one in cards:
        found.update(dict(one.places))
    found[OnStock()] = middle.stock
    end = max((spot.rect.right for spot in fan), default=middle.pile.right)
    start = min((spot.rect.x for spot in fan), default=middle.pile.x)
    found[OnPile()] = Rect(start, middle.pile.y, end - start, middle.pile.height)
    found[InHand(view.seat)] = hand_room
    return found
