"""How stock and discard pile lie in the centre; pure."""

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.pile import cards_taken
from samba_desktop.engine.table import OnPile, View
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.measures import ASPECT, Measures
from samba_desktop.scene.sets import freezing_card
from samba_desktop.scene.spots import Layer, Spot

ALWAYS_SHOWN = 7
"""The pile's last cards that are always fanned."""
MOST_SHOWN = 14
EASY_STEP = 0.28
"""What shows of a card in the fan where there is room, in card widths."""
CROSSED_OUT = 0.32
"""How far a crosswise card under the fan sticks out at the left, in card widths."""
CROSSED_MORE = 0.3
"""How much more than others a crosswise card within the fan shows, in card widths."""


class Centre(Struct, frozen=True):
    """Where stock and pile stand."""

    stock: Rect
    stock_label: Rect
    pile: Rect
    """The top card, or the empty place of the pile."""
    pile_label: Rect
    step: float
    room: float
    """Width that the fan may take, from the pile's left."""


class Discards(Struct, frozen=True):
    """The cards that lie as the pile."""

    cards: tuple[Card, ...]
    crossed: int | None = None
    """The index of the card that lies crosswise."""
    dim_from: int | None = None
    """The index of the first card that is taken but waits for the first meld."""
    stays: int = 0
    """How many of the lowest cards would stay where the pile is taken."""


def centre(band: Rect, flank: float, lengths: Measures) -> Centre:
    """Place stock and pile between the plates at the flanks, which take `flank` on either side."""
    label = lengths.line
    high = band.height - label - lengths.gap * 1.5
    free = band.width - 2 * flank - 2 * lengths.gap
    gap = lengths.gap * 3
    strip = lengths.strip.width
    fixed = 2 + CROSSED_OUT + 2 * (ASPECT - 1)
    most = (free - gap) / (fixed + (ALWAYS_SHOWN - 1) * strip)
    wide = float(int(min(high / ASPECT, most)))
    easy = (free - gap - fixed * wide) / (ALWAYS_SHOWN - 1)
    step = max(wide * strip, min(easy, wide * EASY_STEP))
    usual = wide * (2 + CROSSED_OUT) + gap + step * (ALWAYS_SHOWN - 1)
    left = band.x + (band.width - usual) / 2
    y = band.y + lengths.gap * 0.8
    pile_x = left + wide + gap + wide * CROSSED_OUT
    end = band.right - flank - lengths.gap
    under = y + wide * ASPECT + lengths.gap * 0.7
    return Centre(
        Rect(left, y, wide, wide * ASPECT),
        Rect(left - gap, under, wide + gap * 2, label),
        Rect(pile_x, y, wide, wide * ASPECT),
        Rect(pile_x, under, max(end - pile_x, wide), label),
        step,
        end - pile_x,
    )


def lying_pile(view: View) -> Discards:
    """Say what lies as the pile: also the cards that were taken but wait for the first meld."""
    table = view.table
    waiting = table.turn.withheld
    crossed = freezing_card(table.rules, table.pile) if table.frozen else None
    if waiting:
        return Discards(table.pile + waiting, crossed, len(table.pile))
    return Discards(table.pile, crossed, None, len(table.pile) - len(cards_taken(table)))


def taken_part(lying: Discards, fan: tuple[Spot, ...], where: Centre) -> Rect | None:
    """Return the line under the cards that would be taken; None where that is the whole pile or nothing."""
    taken = [spot.rect for spot in fan if spot.index >= lying.stays]
    if not lying.stays or not taken:
        return None
    left, right = min(rect.x for rect in taken), max(rect.right for rect in taken)
    top = where.pile.bottom + 1
    return Rect(left, top, right - left, where.pile_label.y - top)


def place_pile(lying: Discards, where: Centre) -> tuple[Spot, ...]:
    """Fan the pile, as many of its last cards as fit."""
    cards, last = lying.cards, len(lying.cards) - 1
    lefts = _lefts(lying, where)
    spots = []
    for index, card in enumerate(cards):
        turned = index == lying.crossed
        x, y = lefts[index], where.pile.y
        wide, high = where.pile.width, where.pile.height
        if turned:
            y += (high - wide) / 2
        lies = Rect(x, y, high if turned else wide, wide if turned else high)
        shown = lies.width if index == last else max(0.0, lefts[index + 1] - x)
        dim = lying.dim_from is not None and index >= lying.dim_from
        seen = lies._replace(width=shown)
        z = Layer.PILE + index
        spots.append(Spot(OnPile(), index, card, x, y, wide, z, seen, turned=turned, is_dim=dim))
    return tuple(spots)


def _lefts(lying: Discards, where: Centre) -> list[float]:
    """Say where each card begins; those that are no longer fanned lie under the first that is."""
    count, wide, crossed = len(lying.cards), where.pile.width, lying.crossed
    end = wide * (ASPECT if crossed == count - 1 else 1.0)
    shown = min(count, MOST_SHOWN)
    while shown > ALWAYS_SHOWN and where.step * (shown - 1) + _more(lying, shown, wide) + end > where.room:
        shown -= 1
    first = count - shown
    more = _more(lying, shown, wide)
    spare = max(0.0, where.room - where.step * (shown - 1) - end)
    share = min(1.0, spare / more) if more else 0.0
    x = where.pile.x
    found = []
    for index in range(count):
        if index > first:
            x += where.step + share * wide * _gap_before(lying, index)
        under = crossed == index <= first and index < count - 1
        found.append(x - wide * CROSSED_OUT if under else x)
    return found


def _more(lying: Discards, shown: int, wide: float) -> float:
    """Measure what the gaps within the last `shown` cards take."""
    count = len(lying.cards)
    return wide * sum(_gap_before(lying, index) for index in range(count - shown + 1, count))


def _gap_before(lying: Discards, index: int) -> float:
    """Return the gap in front of a card beside its usual step, in card widths."""
    return CROSSED_MORE if lying.crossed is not None and index == lying.crossed + 1 else 0.0
