"""Faces, hair and beards of the courts, drawn round the origin at the middle of the face; knows no hats."""

from samba_desktop.engine.cards import KING, QUEEN
from samba_desktop.scene.deck.art import Art, Shape, both_sides, flat, oval, shape, stroke
from samba_desktop.scene.deck.palette import CREAM, GOLD, Costume

_EYE = "#241a20"
_WHITE = "#ffffff"
_LIPS = "#b8324a"

_FACE = (
    "M -10.2 -5 C -10.2 -13.5 10.2 -13.5 10.2 -5 C 10.6 3.5 7.2 12.6 0 12.8 C -7.2 12.6 -10.6 3.5 -10.2 -5 Z"
)
_NECK = "M -4.4 8 L 4.4 8 L 5.4 17 L -5.4 17 Z"


def head(rank: int, suit: str, costume: Costume) -> Art:
    """Draw face and hair of a court; the crown or hat comes over it."""
    back, front = _hair(rank, suit, costume)
    return (*back, *_bare_head(costume), *_eyes(rank, costume), *_mouth(rank), *front)


def neck(costume: Costume) -> Art:
    """Draw the neck, which stands behind the robe and the face."""
    return (
        shape(_NECK, costume.skin, costume.skin_line),
        flat("M -4.4 10 L 4.4 10 L 4.6 13 Q 0 17.4 -4.6 13 Z", costume.skin_shade),
    )


def _bare_head(costume: Costume) -> Art:
    return (
        shape(_FACE, costume.skin, costume.skin_line),
        *both_sides(flat(oval(6.3, 4.2, 2.3, 1.8), costume.blush)),
        stroke("M 0.2 0.2 Q 2.2 3.6 -0.4 4", costume.skin_line, 0.8),
    )


def _eyes(rank: int, costume: Costume) -> Art:
    whites = both_sides(flat(oval(4.3, -0.6, 2.35, 2.05), _WHITE))
    pupils = tuple(
        part
        for x in (-4.3, 4.3)
        for part in (flat(oval(x + 0.3, -0.4, 1.55, 1.75), _EYE), flat(oval(x + 0.85, -1.0, 0.5), _WHITE))
    )
    brow = costume.hair_line[rank]
    if rank == QUEEN:
        lash = stroke("M 1.8 -1.1 Q 4.2 -3.9 6.9 -1.6 L 7.7 -2.4", _EYE, 0.8)
        return (*whites, *pupils, *both_sides(lash, stroke("M 2.2 -4.6 Q 4.6 -6.4 6.8 -4.6", brow, 0.7)))
    lash = stroke("M 1.9 -1.2 Q 4.2 -3.6 6.6 -1.2", _EYE, 0.7)
    return (*whites, *pupils, *both_sides(lash, stroke("M 1.9 -4.6 Q 4.4 -6.4 7 -4.4", brow, 1.2)))


def _mouth(rank: int) -> Art:
    if rank == KING:
        return ()
    if rank == QUEEN:
        return (
            flat("M -4 6.4 Q -1.4 6.2 0 7 Q 1.4 6.2 4 6.4 Q 2.4 10.4 0 10.4 Q -2.4 10.4 -4 6.4 Z", _LIPS),
            stroke("M -4.6 6 Q -3.6 6.6 -2.6 7 Q 0 8.9 2.6 7 Q 3.6 6.6 4.6 6", "#7d1f33", 0.5),
        )
    return (
        shape("M -3.6 6.6 Q 0 7.6 3.8 6.2 Q 2.6 10.4 -0.4 10.2 Q -2.8 9.8 -3.6 6.6 Z", CREAM, _LIPS, 0.8),
    )


def _hair(rank: int, suit: str, costume: Costume) -> tuple[Art, Art]:
    colour, line = costume.hair[rank], costume.hair_line[rank]
    if rank == KING:
        return _king_locks(colour, line), _BEARDS[suit](colour, line)
    if rank == QUEEN:
        return _QUEENS[suit](colour, line)
    return _JACKS[suit](colour, line)


def _king_locks(colour: str, line: str) -> Art:
    lock = "M 8 -10 C 13 -9 14.5 -2 13.2 4 C 12.8 8 15.5 10 15.4 13.4 C 12 15.4 8 13 7.6 9 Z"
    return both_sides(shape(lock, colour, line), stroke("M 11.4 -5 C 12.4 1 10.6 6 12.4 11.6", line, 0.5))


def _moustache(colour: str, line: str) -> Shape:
    return shape(
        (
            "M 0 5.6 C 2 3.8 4.6 6.4 8.6 3.8 C 8 8.2 3.6 9.2 0 7.2"
            " C -3.6 9.2 -8 8.2 -8.6 3.8 C -4.6 6.4 -2 3.8 0 5.6 Z"
        ),
        colour,
        line,
        0.45,
    )


def _smile() -> Shape:
    return flat("M -3.2 8.4 Q 0 9.4 3.2 8.4 Q 1.6 12 0 12 Q -1.6 12 -3.2 8.4 Z", _LIPS)


def _pointed_beard(colour: str, line: str) -> Art:
    beard = (
        "M -10.3 0 C -11 8 -7 17 0 23 C 7 17 11 8 10.3 0 C 9 5 7 6.6 4 6.2 L -4 6.2 C -7 6.6 -9 5 -10.3 0 Z"
    )
    return (
        shape(beard, colour, line),
        stroke("M -5 11 Q -3 16 0 19 M 5 11 Q 3 16 0 19", line, 0.5),
        _moustache(colour, line),
        _smile(),
    )


def _curly_beard(colour: str, line: str) -> Art:
    beard = (
        "M -10.3 0 C -12.4 3 -12.4 6.4 -10.4 8 C -11.4 11.4 -8.6 14 -6 13.8 C -5 17.4 -1.6 17.6 0 15.8"
        " C 1.6 17.6 5 17.4 6 13.8 C 8.6 14 11.4 11.4 10.4 8"
        " C 12.4 6.4 12.4 3 10.3 0 C 9 5 7 6.4 4 6.2 L -4 6.2"
        " C -7 6.4 -9 5 -10.3 0 Z"
    )
    curls = "M -8.4 7 Q -7 9.6 -4.6 8.6 M 8.4 7 Q 7 9.6 4.6 8.6 M -3.4 14 Q 0 16 3.4 14"
    return shape(beard, colour, line), stroke(curls, line, 0.6), _moustache(colour, line), _smile()


def _goatee(colour: str, line: str) -> Art:
    return (
        shape(
            "M -2.6 11.4 C -3.6 14 -1.6 18 0 20.4 C 1.6 18 3.6 14 2.6 11.4 Q 0 12.6 -2.6 11.4 Z", colour, line
        ),
        _smile(),
        shape(
            "M 0 5 C 2.6 3.4 4.6 7 8.2 6.2 C 10 5.8 10.6 4 9.8 2.6"
            " C 12.6 5 11 9.4 7.4 8.8 C 4 8.2 2 7.6 0 6.8"
            " C -2 7.6 -4 8.2 -7.4 8.8 C -11 9.4 -12.6 5 -9.8 2.6"
            " C -10.6 4 -10 5.8 -8.2 6.2 C -4.6 7 -2.6 3.4 0 5 Z",
            colour,
            line,
            0.45,
        ),
    )


def _broad_beard(colour: str, line: str) -> Art:
    beard = (
        "M -10.3 -1 C -13 6 -13 13 -10 18 L -6.4 15.6 L -3.6 19.6 L 0 16.8 L 3.6 19.6 L 6.4 15.6 L 10 18"
        " C 13 13 13 6 10.3 -1 C 9 5 7 6.4 4 6.2 L -4 6.2 C -7 6.4 -9 5 -10.3 -1 Z"
    )
    strands = "M -7.6 9 L -7 13.4 M 7.6 9 L 7 13.4 M -3.2 12 L -3 15 M 3.2 12 L 3 15"
    return shape(beard, colour, line), stroke(strands, line, 0.5), _moustache(colour, line), _smile()


def _straight_long(colour: str, line: str) -> tuple[Art, Art]:
    fall = "M 0 -13 C 12 -13.5 14.5 -4 14 6 C 13.8 12 14.4 18 15.4 23 L 4 22 L 4 -8 Z"
    fringe = "M 0 -12 C 7 -13 11.6 -8 10.6 1.6 C 9.6 -3.6 6 -6.6 0 -8.6 Z"
    sheen = stroke("M 12 -2 C 12.4 6 11.6 12 12.6 19", line, 0.6)
    return both_sides(shape(fall, colour, line), sheen), both_sides(shape(fringe, colour, line))


def _waves(colour: str, line: str) -> tuple[Art, Art]:
    fall = (
        "M 0 -13.5 C 10 -14.5 14.6 -8 13.4 -2 C 12.6 2 16.4 4 15.2 8.6"
        " C 14.4 11.6 17 14 15.4 18 C 14 21.4 9.4 22 7.4 19 L 4 -6 Z"
    )
    fringe = "M -1 -12.6 C 6 -14 12 -9 10.8 0 C 9 -5 4 -7 -1 -8.4 Z"
    sheen = stroke("M 11.6 -4 C 10 2 14 5 12.4 9.6 C 11.4 12.6 13.6 15 12.4 18.6", line, 0.6)
    return both_sides(shape(fall, colour, line), sheen), both_sides(shape(fringe, colour, line))


def _bun(colour: str, line: str) -> tuple[Art, Art]:
    back = (
        shape(oval(0, -17.6, 7.2, 5.6), colour, line),
        stroke("M -4.6 -19.6 Q 0 -15.4 4.8 -19.4", line, 0.6),
        shape(
            (
                "M -9 3 C -12.6 0 -13.4 -6 -11 -10 C -8.6 -13.6 -4 -14.6 0 -14.6"
                " C 4 -14.6 8.6 -13.6 11 -10 C 13.4 -6 12.6 0 9 3 Z"
            ),
            colour,
            line,
        ),
    )
    fringe = shape(
        "M 0 -12.4 C 7 -13.4 11.8 -8 11.2 2.6 C 9.4 -1 9.4 -4.6 6 -7 C 4 -8.4 2 -9 0 -9 Z", colour, line
    )
    ring = shape(oval(11, 6.6, 1.3, 2), GOLD, line, 0.5)
    return back, both_sides(fringe, ring)


def _afro(colour: str, line: str) -> tuple[Art, Art]:
    cloud = (
        "M 0 -17 C 5 -19.6 10 -17.4 11.6 -13.6 C 15.6 -12 17 -7.4 15.4 -4"
        " C 18 -0.6 17 4.4 14 6.4 C 13.4 10.4 9.4 12.4 6 11.4"
        " L -6 11.4 C -9.4 12.4 -13.4 10.4 -14 6.4"
        " C -17 4.4 -18 -0.6 -15.4 -4 C -17 -7.4 -15.6 -12 -11.6 -13.6"
        " C -10 -17.4 -5 -19.6 0 -17 Z"
    )
    curls = (
        "M 12 -8 Q 14.4 -6 12.8 -3.4 M 12.6 0.6 Q 15 2 13 5"
        " M -12 -8 Q -14.4 -6 -12.8 -3.4 M -12.6 0.6 Q -15 2 -13 5"
    )
    front = shape("M 0 -11.6 C 7 -12.6 11.4 -8 10.4 -0.6 C 9 -5 5 -7.6 0 -7.4 Z", colour, "")
    return (shape(cloud, colour, line), stroke(curls, line, 0.7)), both_sides(front)


def _bob(colour: str, line: str) -> tuple[Art, Art]:
    back = shape(
        "M 0 -12 C 11 -13 13.8 -6 13.4 2 C 13.2 7 14.4 10 13 12.6 Q 9 14 6.4 11 L 5 -6 Z", colour, line
    )
    fringe = "M -10.4 -2 C -10.6 -13 10.6 -13 10.4 -2 L 8.6 -5.4 L -8.6 -5.4 Z"
    moustache = both_sides(flat("M 0.2 5.2 C 1.6 4 3.4 4.4 5 6.2 C 3.4 6.6 1.6 6.4 0.2 5.9 Z", colour))
    return both_sides(back), (shape(fringe, colour, line), *moustache)


def _curls(colour: str, line: str) -> tuple[Art, Art]:
    lock = (
        "M 6 -12 C 12 -12 14.6 -8 13 -4.6 C 15.8 -2.6 15.6 1.4 13.2 2.8"
        " C 15 5.6 13.6 9.4 10.6 9.6 C 9 12.4 6 11.6 5 9 Z"
    )
    turns = stroke("M 10.6 -4 Q 13 -2 11 0.4 M 10.4 3.4 Q 12.8 5.6 10.4 7.4", line, 0.6)
    return both_sides(shape(lock, colour, line), turns), both_sides(
        shape("M 0 -10 C 7 -12 11.4 -7 10.3 -1.4 C 8.4 -5.4 4.6 -7 0 -6 Z", colour, line, 0.4)
    )


def _tousled(colour: str, line: str) -> tuple[Art, Art]:
    back = shape(
        "M 6 -12 C 12.6 -11 13.6 -4 12.4 1 L 14.6 3.4 L 12 5.4 L 13.4 8.8 L 8 9.4 L 5 -6 Z", colour, line
    )
    fringe = (
        "M -10.4 -1 L -10.6 -9 Q 0 -14 10.6 -9 L 10.4 -1 L 8 -5.6"
        " L 6 -3.4 L 3 -6.4 L 0 -3.8 L -3.4 -6.4 L -6 -3.6 L -8.4 -5.6 Z"
    )
    return both_sides(back), (shape(fringe, colour, line),)


def _short(colour: str, line: str) -> tuple[Art, Art]:
    back = shape("M 5 -12 C 12 -11.6 13 -4 11.8 2 C 11.6 4.6 10.8 5.6 9.6 5.8 L 6 -4 Z", colour, line)
    goatee = shape("M -1.6 11 Q 0 12 1.6 11 Q 1.4 14 0 14.6 Q -1.4 14 -1.6 11 Z", colour, "")
    return both_sides(back), (goatee,)


_BEARDS = {"S": _pointed_beard, "H": _curly_beard, "D": _goatee, "C": _broad_beard}
_QUEENS = {"S": _straight_long, "H": _waves, "D": _bun, "C": _afro}
_JACKS = {"S": _bob, "H": _curls, "D": _tousled, "C": _short}
