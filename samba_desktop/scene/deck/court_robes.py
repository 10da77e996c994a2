"""What the courts wear below the neck, in card units with x = 0 at the middle of the card; knows no heads.

Every robe ends on the seam, the slanting line about which a court is turned; the sash covers its edge.
"""

from samba_desktop.engine.cards import KING, QUEEN
from samba_desktop.scene.deck.art import INK, Art, beads, flat, oval, shape, stroke
from samba_desktop.scene.deck.palette import CREAM, DEEP_GOLD, GOLD, PALE_GOLD, Costume
from samba_desktop.scene.deck.pips import suit_at

HALF = 26.0
"""Half the width of a court's picture."""
RISE = 8.0
"""How far the seam climbs from the middle of the card to the picture's right edge."""


def robe(rank: int, suit: str, costume: Costume) -> Art:
    """Draw the robe of a court from the shoulders to the seam."""
    if rank == KING:
        return _mantle(suit, costume)
    if rank == QUEEN:
        return _gown(suit, costume)
    return _doublet(suit, costume)


def _mantle(suit: str, costume: Costume) -> Art:
    cloth = "M -26 78 L -26 62 C -23 53 -15 50 -5 49 L 5 49 C 15 50 23 53 26 60 L 26 62 Z"
    panel = "M -7.6 50 L 7.6 50 L 9 67.2 L -9.4 73 Z"
    ermine = (
        "M -8 47.4 C -17 49.6 -22.6 54 -24 60.6 C -15 66 -7 66.4 0 69.4"
        " C 7 65 15 63 24 58.6 C 22 53 17 49.4 8 47.4"
        " C 5 50.8 -5 50.8 -8 47.4 Z"
    )
    tails = (
        "M -17 55 L -17.6 58.4 M -11 58 L -11.4 61.4 M -5 60.6 L -5.2 64"
        " M 5 59.6 L 5.2 63 M 11 57 L 11.4 60.4 M 17 54 L 17.6 57.4"
    )
    return (
        shape(cloth, costume.robe),
        flat(panel, costume.second),
        stroke("M -24 64 L -24 75 M -20 67 L -20 74", costume.shade, 0.9),
        shape(ermine, CREAM),
        stroke(tails, INK, 1.3),
        stroke("M -8.6 50.4 C -6 58 6 58 8.6 50.4", DEEP_GOLD, 2.0),
        stroke("M -8.6 50.4 C -6 58 6 58 8.6 50.4", GOLD, 1.2),
        shape(oval(0, 59.4, 4.4), GOLD),
        flat(suit_at(suit, 0, 59.4, 4.8), costume.shade),
    )


def _gown(suit: str, costume: Costume) -> Art:
    cloth = "M -26 78 L -26 66 C -25 56 -18 52 -9 51 L 9 51 C 18 52 25 55 26 61 L 26 62 Z"
    throat = "M -10.2 50.6 Q -3.2 50 -3.2 45 L 6.4 45 Q 6.4 49.6 10.2 50.4"
    skin = f"{throat} C 9.6 55 5.4 59.6 0 62.4 C -5.4 59.6 -9.6 55 -10.2 50.6 Z"
    bodice = (
        "M -11.6 51 C -11 57 -6 62 0 65 C 6 62 11 57 11.6 51 L 14.6 52.4"
        " C 15 58 14 62 13 66 L -14 74 C -14 66 -15 58 -14.6 52.4 Z"
    )
    return (
        shape(cloth, costume.robe),
        stroke("M -22.6 60 C -20 63 -20 70 -21 75 M -18.4 57 C -16.6 62 -17 68 -17.6 74", costume.shade, 0.9),
        stroke("M 22.6 57 C 21 59 20.6 61 20.6 63 M 18.4 55 C 17 58 16.6 62 16.6 64", costume.shade, 0.9),
        flat(skin, costume.skin),
        flat("M -3.2 46 L 6.4 46 L 6.4 49.4 Q 1.8 54 -3.2 49.6 Z", costume.skin_shade),
        stroke("M -10.2 50.6 Q -3.2 50 -3.2 45 M 6.4 45 Q 6.4 49.6 10.2 50.4", costume.skin_line),
        shape(bodice, costume.second),
        stroke("M -11.4 51 C -10.6 57 -6 62 0 65 C 6 62 10.6 57 11.4 51", GOLD, 1.5),
        shape(
            beads(((-6.4, 51.6), (-4.4, 53.8), (-2, 55), (2, 55), (4.4, 53.8), (6.4, 51.6)), 1.1),
            CREAM,
            DEEP_GOLD,
            0.35,
        ),
        shape(suit_at(suit, 0, 56.6, 4.6), GOLD, DEEP_GOLD, 0.4),
        flat(beads(((-5.6, 66.4), (5.6, 64)), 1.2), costume.robe),
    )


def _doublet(suit: str, costume: Costume) -> Art:
    cloth = "M -26 78 L -26 64 C -24 54 -16 51 -6 50 L 6 50 C 16 51 24 54 26 60 L 26 62 Z"
    half = "M 0 50 L 6 50 C 16 51 24 54 26 60 L 26 62 L 0 70 Z"
    stripes = "M -20 56 L -20 75 M -14 53 L -14 73 M -8 52 L -8 72"
    ruff = (
        "M -11 49 L -12.6 53.4 L -8.4 53 L -7.6 57 L -3.6 54.8"
        " L 0 58.6 L 3.6 54.8 L 7.6 57 L 8.4 53 L 12.6 53.4 L 11 49"
        " C 6 46 -6 46 -11 49 Z"
    )
    return (
        shape(cloth, costume.robe),
        stroke(stripes, costume.shade, 1.8),
        shape(half, costume.second),
        flat(suit_at(suit, 7.2, 59.8, 5), costume.robe),
        shape(ruff, CREAM),
        stroke("M -7.6 57 L -5.6 50.4 M 0 58.6 L 0 51.4 M 7.6 57 L 5.6 50.4", "#b7ab92", 0.5),
        shape(beads(((0, 62), (0, 66.4)), 1.3), GOLD, DEEP_GOLD, 0.4),
    )


def sleeve(x: float, y: float, costume: Costume) -> Art:
    """Draw the hand that holds something at a point, and the cuff below it."""
    cuff = f"M {x - 5} {y + 3.4} L {x + 5} {y + 1.8} L {x + 5.4} {y + 6.2} L {x - 5.6} {y + 8.6} Z"
    return (
        shape(cuff, PALE_GOLD),
        shape(oval(x, y, 4.1, 3.7), costume.skin, costume.skin_line),
        stroke(
            f"M {x - 3.2} {y - 1} L {x + 1} {y - 1.2} M {x - 3.6} {y + 0.6} L {x + 1} {y + 0.4}",
            costume.skin_line,
            0.6,
        ),
    )


def sash(costume: Costume) -> Art:
    """Draw the band over the seam, the same from both ends."""
    wide, low, high = 2.9, 70 + RISE, 70 - RISE
    band = f"M {-HALF} {low - wide} L {HALF} {high - wide} L {HALF} {high + wide} L {-HALF} {low + wide} Z"
    spots = tuple((k * 5.2, 70 - k * 5.2 * RISE / HALF) for k in range(-4, 5))
    diamonds = tuple(
        flat(suit_at("D", x, y, 4.4), costume.shade if k % 2 else costume.robe)
        for k, (x, y) in enumerate(spots)
    )
    return (shape(band, GOLD), *diamonds)
