"""How stock and discard pile lie in the centre; pure."""

from collections.abc import Sequence
from dataclasses import dataclass

from samba_desktop.engine.cards import Card
from samba_desktop.engine.places import OnPile
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.measures import ASPECT, Measures
from samba_desktop.scene.spots import Layer, Spot

ALWAYS_SHOWN = 7
"""The pile's last cards that are always fanned."""
MOST_SHOWN = 14
EASY_STEP = 0.28
"""What shows of a card in the fan where there is room, in card widths."""
CROSSED_OUT = 0.32
"""How far a crosswise card under the fan sticks out at the left, in card widths."""


@dataclass(frozen=True, slots=True)
class Centre:
    """Where stock and pile stand."""

    stock: Rect
    stock_label: Rect
    pile: Rect
    """The top card, or the empty place of the pile."""
    pile_label: Rect
    step: float
    shown: int
    """How many cards the fan can show."""


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
    shown = max(ALWAYS_SHOWN, min(MOST_SHOWN, int((end - pile_x - wide * ASPECT) / step) + 1))
    under = y + wide * ASPECT + lengths.gap * 0.55
    stock_label = Rect(left - gap, under, wide + gap * 2, label)
    label_x = pile_x
    return Centre(
        Rect(left, y, wide, wide * ASPECT),
        stock_label,
        Rect(pile_x, y, wide, wide * ASPECT),
        Rect(label_x, under, max(end - label_x, wide), label),
        step,
        shown,
    )


def place_pile(
    cards: Sequence[Card], crossed: int | None, where: Centre, *, is_dim: bool
) -> tuple[Spot, ...]:
    """Fan the pile; `crossed` is the index of the card that lies crosswise."""
    first = max(0, len(cards) - where.shown)
    last = len(cards) - 1
    spots = []
    for index, card in enumerate(cards):
        turned = index == crossed
        x = where.pile.x + max(0, index - first) * where.step
        y = where.pile.y
        wide, high = where.pile.width, where.pile.height
        if turned:
            y += (high - wide) / 2
            x -= wide * CROSSED_OUT if index <= first else 0.0
        lies = Rect(x, y, high if turned else wide, wide if turned else high)
        shown = _shown(index, first, where, turned=turned)
        seen = lies if index == last else lies._replace(width=shown)
        z = Layer.PILE + index
        spots.append(
            Spot(OnPile(), index, card, x, y, wide, z, seen, turned=turned, is_dim=is_dim),
        )
    return tuple(spots)


def _shown(index: int, first: int, where: Centre, *, turned: bool) -> float:
    """Say how much of a card under others shows at its left."""
    out = where.pile.width * CROSSED_OUT if turned and index <= first else 0.0
    return out + (where.step if index >= first else 0.0)
