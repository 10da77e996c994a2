"""Make the bundled fonts: Inter's Latin, Greek, Cyrillic and signs, with this deck's own suit symbols.

Run from the root of a checkout, with fonttools installed, on the folder that holds Inter's OpenType files
(Debian's `fonts-inter` puts them in /usr/share/fonts/opentype/inter):

    PYTHONPATH=. python assets/fonts/make_fonts.py FOLDER
"""

import sys
from pathlib import Path
from typing import Any

from fontTools.misc.transform import Transform
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from PySide6.QtGui import QPainterPath

from samba_desktop.scene.deck.faces import suit_outline

FAMILY = "Samba Sans"
WEIGHTS = ("Regular", "SemiBold", "Bold")
SYMBOLS = {"S": 0x2660, "H": 0x2665, "D": 0x2666, "C": 0x2663}
KEPT = (
    (0x20, 0x24F),
    (0x2B0, 0x36F),
    (0x370, 0x3FF),
    (0x400, 0x45F),
    (0x1E00, 0x1EFF),
    (0x2000, 0x27BF),
    (0x2900, 0x2BFF),
)
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "case", "tnum", "pnum", "frac", "sups", "subs"]
SYMBOL_HEIGHT = 1.06
"""Height of a suit symbol as a share of the capitals' height."""
SYMBOL_SPACE = 0.12
"""White on either side of a suit symbol, in the same share."""


def draw(path: QPainterPath, pen: Any) -> None:  # noqa: ANN401 - fontTools has no type for pens
    """Draw a Qt outline with a font pen; curves come in threes."""
    kinds = QPainterPath.ElementType
    elements = [path.elementAt(k) for k in range(path.elementCount())]
    points = [(e.x, e.y) for e in elements]
    for k, element in enumerate(elements):
        if element.type == kinds.MoveToElement:
            if k:
                pen.closePath()
            pen.moveTo(points[k])
        elif element.type == kinds.LineToElement:
            pen.lineTo(points[k])
        elif element.type == kinds.CurveToElement:
            pen.curveTo(*points[k : k + 3])
    pen.closePath()


def add_symbol(font: TTFont, suit: str, code: int) -> None:
    """Put one suit symbol into the font, standing centred on the capitals."""
    cap = font["OS/2"].sCapHeight
    size, name = cap * SYMBOL_HEIGHT, f"uni{code:04X}"
    path = suit_outline(suit)
    seen = path.boundingRect()
    advance = round(seen.width() * size + 2 * SYMBOL_SPACE * cap)
    place = Transform(size, 0, 0, -size, advance / 2, cap / 2)
    pen = T2CharStringPen(advance, None)
    draw(path, TransformPen(pen, place))
    top = font["CFF "].cff.topDictIndex[0]
    glyph = pen.getCharString(top.Private, top.GlobalSubrs)
    if name in top.CharStrings:
        top.CharStrings[name] = glyph
    else:
        top.CharStrings.charStringsIndex.append(glyph)
        top.CharStrings.charStrings[name] = len(top.CharStrings.charStringsIndex) - 1
        top.charset.append(name)
        font.setGlyphOrder(top.charset)
    font["hmtx"][name] = (advance, round(advance / 2 - seen.width() * size / 2))
    for table in font["cmap"].tables:
        table.cmap[code] = name


def rename(font: TTFont, weight: str) -> None:
    """Give the changed font a name of its own, as a trademark asks; the copyright lines stay."""
    plain = weight in ("Regular", "Bold")
    names = {
        1: FAMILY if plain else f"{FAMILY} {weight}",
        2: weight if plain else "Regular",
        3: f"{FAMILY} {weight}",
        4: f"{FAMILY} {weight}",
        6: f"{FAMILY.replace(' ', '')}-{weight}",
        16: FAMILY,
        17: weight,
    }
    for record in list(font["name"].names):
        if record.nameID in names:
            font["name"].setName(
                names[record.nameID], record.nameID, record.platformID, record.platEncID, record.langID
            )
    for key in (16, 17):
        font["name"].setName(names[key], key, 3, 1, 0x409)
    top = font["CFF "].cff
    top.fontNames[0] = names[6]
    top.topDictIndex[0].FullName, top.topDictIndex[0].FamilyName = names[4], FAMILY


def make(source: Path, weight: str, target: Path) -> None:
    """Make one weight from Inter's file of the same weight."""
    font = TTFont(source / f"Inter-{weight}.otf")
    options = Options()
    options.layout_features, options.name_IDs, options.name_languages = FEATURES, ["*"], ["*"]
    options.hinting, options.desubroutinize, options.notdef_outline = True, False, True
    subset = Subsetter(options)
    subset.populate(unicodes=[code for first, last in KEPT for code in range(first, last + 1)])
    subset.subset(font)
    for suit, code in SYMBOLS.items():
        add_symbol(font, suit, code)
    rename(font, weight)
    font.save(target / f"SambaSans-{weight}.otf")


if __name__ == "__main__":
    for each in WEIGHTS:
        make(Path(sys.argv[1]), each, Path(__file__).parent)
