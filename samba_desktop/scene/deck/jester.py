"""The joker's picture: a jester before a round window, in card units; knows no indices."""

from samba_desktop.scene.deck.art import Art, at, beads, both_sides, flat, outline, oval, shape, star, stroke
from samba_desktop.scene.deck.palette import CREAM, DEEP_GOLD, GOLD, PALE_GOLD, ROSE, WILD

_PINK, _TEAL, _SUN = "#e23d6d", "#1f9c8f", "#f4c531"
_SKIN, _SKIN_LINE = "#f6d3b3", "#b9795a"
_EYE, _WHITE = "#241a20", "#ffffff"
_WINDOW = (50.0, 72.0, 29.5, 43.0)
"""Middle and radii of the window."""
_BUST = (50.0, 66.0, 1.12)
"""Where the face stands, and how large."""


def jester_art() -> Art:
    """Draw the jester in the middle of a card."""
    window = oval(*_WINDOW)
    body = outline("M 14 122 L 20 104 C 28 90 40 88 50 88 C 60 88 72 90 80 104 L 86 122 Z").intersected(
        window
    )
    sleeve = outline("M 50 84 L 88 84 L 88 122 L 50 122 Z").intersected(body)
    return (
        flat(window, "#f1e8fb"),
        flat(star(50, 66, 29.2, 18, 0.7), "#fff3cf"),
        shape(body, _PINK),
        flat(sleeve, _TEAL),
        stroke(body),
        shape(beads(((50, 106.4), (50, 111)), 1.7), PALE_GOLD, DEEP_GOLD),
        stroke(window, WILD, 1.6),
        *at((*_collar(), *_face(), *_cap()), *_BUST),
        *_juggled(),
    )


def _juggled() -> Art:
    return (
        shape(star(31.6, 38, 4.4), _SUN, DEEP_GOLD),
        shape(star(68.4, 38, 4.4), _SUN, DEEP_GOLD),
    )


def _collar() -> Art:
    points = both_sides(
        shape("M 3 10 L 9 27 L 15 13 Z", _SUN),
        shape("M 8 8 L 18.4 22.4 L 20 8 Z", WILD),
    )
    bells = beads(((-9, 28), (9, 28), (-18.8, 23.4), (18.8, 23.4), (0, 30)), 1.9)
    return (*points, shape("M -6 10 L 0 29 L 6 10 Z", CREAM), shape(bells, PALE_GOLD, DEEP_GOLD))


def _face() -> Art:
    return (
        shape(
            "M -11 -5 C -11 -14 11 -14 11 -5 C 11.4 4 8 13.4 0 13.6 C -8 13.4 -11.4 4 -11 -5 Z",
            _SKIN,
            _SKIN_LINE,
        ),
        *both_sides(
            flat(oval(4.6, -1.4, 3, 3.2), _WHITE),
            flat(oval(6.9, 4.4, 2.5), "#f09a8c"),
            stroke("M 2.2 -5.8 Q 4.8 -8 7.4 -5.8", "#5b3a78", 1.1),
        ),
        flat(oval(-4.0, -1, 1.7, 2), _EYE),
        flat(oval(5.2, -1, 1.7, 2), _EYE),
        flat(beads(((-3.4, -1.8), (5.8, -1.8)), 0.6), _WHITE),
        shape("M -6 5.6 Q 0 8 6 5.6 Q 4.6 12 0 12 Q -4.6 12 -6 5.6 Z", "#8e1a2c"),
        flat("M -5 6.2 Q 0 8.2 5 6.2 L 4.6 7.8 Q 0 9.4 -4.6 7.8 Z", _WHITE),
        flat("M -2.6 10.8 Q 0 9.4 2.6 10.8 Q 0 12.4 -2.6 10.8 Z", ROSE),
        shape(oval(0.4, 3.2, 2), "#e8604f", "#a83a2c", 0.4),
    )


def _cap() -> Art:
    horn = "M 11.4 -5 C 12 -12 9 -16 4 -17 C 14 -26 24 -20 25 -4 C 21 -11 16 -11 11.4 -5 Z"
    left, right = both_sides(shape(horn, _TEAL))
    middle = "M -9 -8 C -9 -18 -5 -24 3 -33 C 3 -24 9 -18 9 -8 Q 0 -14 -9 -8 Z"
    band = "M -12 -6 Q 0 -15.4 12 -6 L 11 -2.6 Q 0 -11 -11 -2.6 Z"
    return (
        left,
        shape(right.path, _PINK),
        shape(middle, WILD),
        *both_sides(flat(beads(((16, -15), (21, -12), (12, -19)), 1.3), CREAM)),
        flat(star(0.4, -18, 3.2), _SUN),
        shape(beads(((-25, -2.4), (25, -2.4), (3, -34.6)), 2.7), PALE_GOLD, DEEP_GOLD),
        shape(band, GOLD),
    )
