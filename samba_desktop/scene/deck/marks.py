"""What marks a card as special beside its colour: wild cards, red threes, black threes; in card units."""

from samba_desktop.scene.deck.art import Art, box, flat, oval, shape, star, stroke
from samba_desktop.scene.deck.palette import BLACK, DEEP_GOLD, GOLD, PAPER, RED, WILD
from samba_desktop.scene.deck.style import CORNER, HEIGHT, WIDTH


def wild_border() -> Art:
    """Draw the band that runs round a wild card."""
    inset, wide = 1.9, 1.5
    frame = box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, CORNER - inset)
    return (stroke(frame, WILD, wide),)


def wild_star(x: float, y: float, radius: float) -> Art:
    """Draw the star of the wild cards about a point."""
    return (shape(star(x, y, radius), GOLD, WILD, radius * 0.16),)


def bonus_rosette(x: float, y: float, radius: float) -> Art:
    """Draw the rosette of the red threes, which score by lying on the table."""
    arm = radius * 0.42
    return (
        shape(star(x, y, radius, 10, 0.8), GOLD, DEEP_GOLD, radius * 0.12),
        flat(oval(x, y, radius * 0.62), PAPER),
        stroke(f"M {x - arm} {y} L {x + arm} {y} M {x} {y - arm} L {x} {y + arm}", RED, radius * 0.34),
    )


def stop_bar(x: float, y: float, radius: float) -> Art:
    """Draw the barred disc of the black threes, which close the pile for a turn."""
    return (
        flat(oval(x, y, radius), BLACK),
        flat(box(x - radius * 0.6, y - radius * 0.2, radius * 1.2, radius * 0.4), PAPER),
    )
