"""The colours of the deck: paper, suits in two or four colours, and the courts' cloth; draws nothing."""

from msgspec import Struct
from msgspec.structs import replace

PAPER = "#fffdf7"
EDGE = "#8d8677"
"""The hairline round a card."""
BLACK, RED, BLUE, GREEN = "#1b1e29", "#cb1f30", "#1c5fc7", "#14773a"
WILD = "#6b3fa0"
"""Violet, worn by the wild cards and nothing else."""
GOLD, DEEP_GOLD, PALE_GOLD = "#e8b53a", "#a8741a", "#f9dd8b"
STEEL, DEEP_STEEL = "#d5dbe3", "#8b95a3"
WOOD, DEEP_WOOD = "#9a6234", "#63391b"
CREAM = "#fbf3e0"
LEAF, ROSE = "#3c9150", "#e4647c"

TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}


def suit_colour(suit: str, *, four_colours: bool) -> str:
    """Answer the colour in which a suit is printed."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


class Costume(Struct, frozen=True):
    """The colours of one suit's court."""

    robe: str
    shade: str
    """A darker tone of the robe."""
    second: str
    """The cloth beside the robe."""
    ground: str
    """What lies behind the figure."""
    skin: str
    skin_line: str
    skin_shade: str
    blush: str
    hair: dict[int, str]
    """By rank: jack, queen, king."""
    hair_line: dict[int, str]


COSTUMES = {
    "S": Costume(
        robe="#33459c",
        shade="#222f73",
        second="#9db0ea",
        ground="#e9ecf9",
        skin="#9a6544",
        skin_line="#5c3520",
        skin_shade="#80502f",
        blush="#b5583f",
        hair={11: "#2a1d1a", 12: "#211a22", 13: "#33292e"},
        hair_line={11: "#4d3a34", 12: "#4b3f52", 13: "#5d4f56"},
    ),
    "H": Costume(
        robe="#c72a3f",
        shade="#8e1a2c",
        second="#f7bfae",
        ground="#fdebe7",
        skin="#f8d7bb",
        skin_line="#b9795a",
        skin_shade="#e8b996",
        blush="#f09a8c",
        hair={11: "#d9953a", 12: "#c8702c", 13: "#e0ac4e"},
        hair_line={11: "#a8681d", 12: "#8f4717", 13: "#a8741f"},
    ),
    "D": Costume(
        robe="#e58a1f",
        shade="#a9570e",
        second="#fbe3a6",
        ground="#fdf1da",
        skin="#eab98d",
        skin_line="#a56b41",
        skin_shade="#d09a69",
        blush="#e58a6b",
        hair={11: "#8a3b1c", 12: "#5b2d1b", 13: "#e9e4dc"},
        hair_line={11: "#5d2410", 12: "#34170c", 13: "#a9a196"},
    ),
    "C": Costume(
        robe="#1f8250",
        shade="#125634",
        second="#b5dfa6",
        ground="#e8f5e6",
        skin="#cf9465",
        skin_line="#85532f",
        skin_shade="#ae764a",
        blush="#d5714f",
        hair={11: "#3d2a20", 12: "#3b2418", 13: "#7a4a28"},
        hair_line={11: "#6a4c3b", 12: "#6b452f", 13: "#50300f"},
    ),
}

BLUE_DIAMONDS = replace(COSTUMES["D"], robe="#2d8fd0", shade="#1a5f94", second="#cdeaf8", ground="#e5f2fb")
"""The court of diamonds where diamonds are blue."""


def costume(suit: str, *, four_colours: bool) -> Costume:
    """Answer what the court of a suit wears."""
    return BLUE_DIAMONDS if four_colours and suit == "D" else COSTUMES[suit]
