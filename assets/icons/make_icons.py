"""Draw the program's icon: a samba fanned on the felt, with fewer and plainer cards where it is small.

Run from the root of a checkout after a change here or of the deck's suits:

    PYTHONPATH=. QT_QPA_PLATFORM=offscreen .venv/bin/python assets/icons/make_icons.py
"""

import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath, QTransform
from PySide6.QtSvg import QSvgRenderer

from samba_desktop import assets
from samba_desktop.scene.deck.art import EDGE, PAPER, RED
from samba_desktop.scene.deck.faces import INDEX_FONT, Glyphs, suit_outline

HERE = Path(__file__).parent
NAME = "samba-desktop"
UNITS = 512
FELT_LIGHT, FELT_DARK = "#2f8577", "#0d3d38"
SHADOW = "#03211e"


@dataclass(frozen=True)
class Fan:
    """How the cards are held; lengths in 512ths of the icon."""

    indices: tuple[str, ...]
    """From the left; empty ones show the suit alone."""
    turn: float
    """Degrees between two cards."""
    width: float
    height: float
    pivot: float
    """How far below the cards' lower edge they turn about."""
    middle: tuple[float, float]
    """Where the middle of the fan's middle card lies."""
    corner: float
    line: float
    """The width of a card's edge."""
    pip: float
    """The height of the large suit on the last card."""
    index: float = 0.0
    """The height of an index; 0 for none."""
    felt: float = 96.0
    """The roundness of the ground's corners."""


LARGE = Fan(
    indices=("4", "5", "6", "7", "8", "9", "10"),
    turn=10.2,
    width=156.0,
    height=254.0,
    pivot=82.0,
    middle=(256.0, 247.0),
    corner=16.0,
    line=3.5,
    pip=96.0,
    index=44.0,
)
MIDDLE = Fan(
    indices=("", "", "", "", ""),
    turn=14.5,
    width=176.0,
    height=276.0,
    pivot=62.0,
    middle=(256.0, 248.0),
    corner=22.0,
    line=7.0,
    pip=122.0,
    felt=92.0,
)
SMALL = Fan(
    indices=("", "", ""),
    turn=21.0,
    width=236.0,
    height=336.0,
    pivot=20.0,
    middle=(252.0, 258.0),
    corner=32.0,
    line=14.0,
    pip=196.0,
    felt=84.0,
)
SIZES = {
    16: SMALL,
    22: SMALL,
    24: SMALL,
    32: MIDDLE,
    48: MIDDLE,
    64: LARGE,
    128: LARGE,
    256: LARGE,
    512: LARGE,
}
"""The edge of each picture in points, and how its cards are held."""


def data(path: QPainterPath) -> str:
    """Write an outline as SVG does."""
    words: list[str] = []
    letters = {QPainterPath.ElementType.MoveToElement: "M", QPainterPath.ElementType.LineToElement: "L"}
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        if element.type == QPainterPath.ElementType.CurveToElement:
            words.append("C")
        elif element.type in letters:
            words.append(letters[element.type])
        words.append(f"{element.x:.4g} {element.y:.4g}")
    return " ".join(words) + " Z"


def suit_at(x: float, y: float, height: float) -> str:
    """Draw a heart about a point."""
    outline = QTransform().translate(x, y).scale(height, height).map(suit_outline("H"))
    return f'<path d="{data(outline)}" fill="{RED}"/>'


def card(fan: Fan, number: int, glyphs: Glyphs) -> str:
    """Draw one card of the fan, the last one in full."""
    left, top = fan.middle[0] - fan.width / 2, fan.middle[1] - fan.height / 2
    turn = (number - (len(fan.indices) - 1) / 2) * fan.turn
    foot = top + fan.height + fan.pivot
    size = f'width="{fan.width:g}" height="{fan.height:g}" rx="{fan.corner:g}"'
    parts = [
        f'<g transform="rotate({turn:g} {fan.middle[0]:g} {foot:g})">',
        f'<rect x="{left - fan.line:g}" y="{top + fan.line:g}" {size} fill="{SHADOW}" fill-opacity="0.35"/>',
        f'<rect x="{left:g}" y="{top:g}" {size} fill="{PAPER}" stroke="{EDGE}" stroke-width="{fan.line:g}"/>',
    ]
    last = number == len(fan.indices) - 1
    if fan.index:
        x, y = left + fan.index * 0.62, top + fan.index * 0.4
        word = glyphs.fitted(fan.indices[number], x, y, fan.index, fan.index * 0.95)
        parts.append(f'<path d="{data(word)}" fill="{RED}" fill-rule="nonzero"/>')
        parts.append(suit_at(x, y + fan.index * 1.7, fan.index * 0.82))
    elif not last:
        parts.append(suit_at(left + fan.pip * 0.42, top + fan.pip * 0.46, fan.pip * 0.5))
    if last:
        parts.append(suit_at(fan.middle[0] + fan.index * 0.4, fan.middle[1] + fan.index * 0.3, fan.pip))
    parts.append("</g>")
    return "\n".join(parts)


def drawing(fan: Fan, glyphs: Glyphs) -> str:
    """Draw the whole icon."""
    cards = "\n".join(card(fan, number, glyphs) for number in range(len(fan.indices)))
    edge = UNITS - 16
    size = f'viewBox="0 0 {UNITS} {UNITS}" width="{UNITS}" height="{UNITS}"'
    return f"""<svg xmlns="http://www.w3.org/2000/svg" {size}>
<defs><radialGradient id="felt" cx="0.5" cy="0.35" r="0.8">
<stop offset="0" stop-color="{FELT_LIGHT}"/><stop offset="1" stop-color="{FELT_DARK}"/>
</radialGradient></defs>
<rect x="8" y="8" width="{edge}" height="{edge}" rx="{fan.felt:g}" fill="url(#felt)"/>
{cards}
</svg>
"""


def picture(svg: str, size: int) -> QImage:
    """Paint an icon, four times as large at first, which is smoother where it is small."""
    large = QImage(size * 4, size * 4, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(Qt.GlobalColor.transparent)
    painter = QPainter(large)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    kept, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return large.scaled(size, size, kept, smooth).convertToFormat(QImage.Format.Format_ARGB32)


def main() -> int:
    """Write all pictures."""
    application = QGuiApplication(sys.argv)
    glyphs = Glyphs(assets.path(INDEX_FONT))
    (HERE / f"{NAME}.svg").write_text(drawing(LARGE, glyphs), encoding="utf-8")
    for size, fan in SIZES.items():
        if not picture(drawing(fan, glyphs), size).save(str(HERE / f"{NAME}-{size}.png")):
            print(f"The picture of {size} points could not be written.")
            return 1
    print(f"{len(SIZES)} pictures written.")
    return 0 if application else 1


if __name__ == "__main__":
    sys.exit(main())
