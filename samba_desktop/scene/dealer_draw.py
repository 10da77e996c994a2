"""The draw for the first dealer: each seat's card is shown at its plate, and the highest marked."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import DealerDrawn
from samba_desktop.engine.table import InHand
from samba_desktop.scene.animator import Leg, Stage
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.card_layer import CardLayer
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.kit import Kit
from samba_desktop.scene.measures import ASPECT
from samba_desktop.scene.spots import Layer, Picture

HELD = 1200
"""Milliseconds for which the cards are shown."""
SHARE = 0.66
"""Width of a drawn card as a share of the stock's."""
BETWEEN = 90


def dealer_stages(event: DealerDrawn, picture: Picture, seat: int, layer: CardLayer, kit: Kit) -> list[Stage]:
    """Prepare a stage for each time that was drawn; ties are drawn again by those who tied."""
    stages = []
    z = Layer.MOVING
    for number, draw in enumerate(event.draws):
        is_last = number == len(event.draws) - 1
        stage = _stage(draw, event.dealer if is_last else None, picture, seat, layer, kit)
        for leg in stage.legs:
            z += 1
            leg.item.setZValue(z)
        stages.append(stage)
    return stages


def clear_away(stages: list[Stage]) -> None:
    """Let the drawn cards go, as the deal begins."""
    for stage in stages:
        for leg in stage.legs:
            leg.item.setVisible(False)


def _stage(  # noqa: PLR0913, PLR0917 - all that a drawn card needs to know of the table
    draw: tuple[tuple[int, Card], ...],
    winner: int | None,
    picture: Picture,
    seat: int,
    layer: CardLayer,
    kit: Kit,
) -> Stage:
    legs: list[Leg] = []
    chosen: list[CardItem] = []
    for at, (drawer, card) in enumerate(draw):
        item = layer.make_passing(card, picture.stock, kit)
        item.setVisible(False)
        end = drawn_rect(drawer, picture, seat)
        item.take_off(layer.aligned(end.x, end.y), end.width, turned=False, face_up=True)
        legs.append(Leg(item, at * BETWEEN))
        if drawer == winner:
            chosen.append(item)

    def mark_winner() -> None:
        for item in chosen:
            item.mark(won=True)

    return Stage(tuple(legs), HELD, on_held=mark_winner)


def drawn_rect(drawer: int, picture: Picture, seat: int) -> Rect:
    """Say where the card that a seat drew is shown: beside its plate, the own one where the hand will be."""
    gap = picture.lengths.gap
    plate = picture.plate(drawer)
    wide = round(picture.stock.width * SHARE)
    if plate is not None and sum(one.rect.x == plate.rect.x for one in picture.plates) > 1:
        wide = min(wide, round((plate.rect.height + gap) / ASPECT))
    high = wide * ASPECT
    if plate is None:
        hand = picture.places[InHand(seat)]
        return Rect(hand.centre[0] - wide / 2, hand.y + gap, wide, high)
    rect = plate.rect
    x, y = rect.centre
    if plate.is_head or y < picture.zones[0].rect.y:
        return Rect(x - wide / 2, rect.bottom + gap, wide, high)
    window = Rect(0, 0, *picture.size)
    left = rect.x < window.centre[0]
    beside = rect.right + gap if left else rect.x - gap - wide
    return Rect(beside, y - high / 2, wide, high).clamped(window)
