"""Pictures of cards in device pixels, rendered once and kept while their size is in use; knows no scene."""

from collections import OrderedDict
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from samba_desktop import assets
from samba_desktop.engine.cards import THREE, Card
from samba_desktop.scene.deck.art import (
    CARD_ASPECT,
    CORNER,
    EDGE,
    HEIGHT,
    PAPER,
    WIDTH,
    Art,
    Print,
    box,
    paint,
    shape,
)
from samba_desktop.scene.deck.faces import INDEX_FONT, DeckStyle, Glyphs, back_art, chip_art, face_print

BUDGET = 96 * 2**20
"""How many bytes of pictures are kept unless told otherwise: several sizes of a whole deck on a 4K screen."""

_PIXEL_BYTES = 4

_Face = tuple[Card | None, bool, Card | None, bool]
"""A card or the back, whether it lies crosswise, what it stands for, and whether it has its marks."""
_Size = tuple[DeckStyle, int, float]
"""A style, the width of the upright card in device pixels, and device pixels per logical one."""


class CardPixmaps:
    """The deck in one style, as pixmaps of whatever sizes are asked for.

    Needs a QGuiApplication. Sizes that were not asked for lately are dropped when the budget is spent.
    """

    def __init__(
        self, style: DeckStyle | None = None, *, font: Path | None = None, budget: int = BUDGET
    ) -> None:
        self._style = style or DeckStyle()
        self._glyphs = Glyphs(font or assets.path(INDEX_FONT))
        self._budget = budget
        self._prints: dict[Card | None, Print] = {}
        self._marks_threes = True
        self._sizes: OrderedDict[_Size, dict[_Face, QPixmap]] = OrderedDict()
        self._bytes = 0

    @property
    def style(self) -> DeckStyle:
        """The style of every pixmap from now on; it may be set at any time."""
        return self._style

    @style.setter
    def style(self, style: DeckStyle) -> None:
        if style != self._style:
            self._style = style
            self._prints.clear()

    @property
    def marks_threes(self) -> bool:
        """Whether threes wear the marks of what they do, as they must not where they are plain cards."""
        return self._marks_threes

    @marks_threes.setter
    def marks_threes(self, marks: bool) -> None:
        if marks != self._marks_threes:
            self._marks_threes = marks
            self._prints.clear()

    def pixmap(
        self,
        card: Card | None,
        width: float,
        ratio: float,
        *,
        turned: bool = False,
        stands: Card | None = None,
    ) -> QPixmap:
        """Answer the picture of a card, or of the back for None, `width` logical pixels wide.

        `ratio` is the device pixels per logical pixel. A `turned` card lies crosswise, its top to the right;
        its pixmap is as high as the upright card is wide. A wild card that `stands` for another wears a chip
        with that card's index.
        """
        wide = max(1, round(width * ratio))
        size = self._style, wide, ratio
        faces = self._sizes.setdefault(size, {})
        self._sizes.move_to_end(size)
        is_three = card is not None and card.rank == THREE
        face = card, turned, stands, self._marks_threes or not is_three
        found = faces.get(face)
        if found is None:
            found = self._render(face, wide, ratio)
            faces[face] = found
            self._bytes += _bytes_of(found)
            self._forget()
        return found

    @property
    def kept_bytes(self) -> int:
        """The memory that the kept pictures take."""
        return self._bytes

    def _forget(self) -> None:
        while self._bytes > self._budget and len(self._sizes) > 1:
            _, faces = self._sizes.popitem(last=False)
            self._bytes -= sum(_bytes_of(each) for each in faces.values())

    def _render(self, face: _Face, wide: int, ratio: float) -> QPixmap:
        card, turned, stands, _ = face
        image = _blank(wide)
        painter = _painter_on(image)
        under, twice, over = self._print(card)
        paint(painter, (*_paper(wide), *under))
        if twice:
            _paint_twice(painter, wide, twice)
        paint(painter, (*over, *_edge(wide)))
        if card is not None and stands is not None:
            paint(painter, chip_art(card, stands, self._style, self._glyphs))
        painter.end()
        if turned:
            image = image.transformed(QTransform().rotate(90))
        image.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(image)

    def _print(self, card: Card | None) -> Print:
        """Build what is on a card once per style; building costs more than painting."""
        if card not in self._prints:
            self._prints[card] = (
                Print(back_art(self._style.back))
                if card is None
                else face_print(card, self._style, self._glyphs, marks_threes=self._marks_threes)
            )
        return self._prints[card]


def _blank(wide: int) -> QImage:
    image = QImage(wide, round(wide * CARD_ASPECT), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter_on(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / WIDTH, image.height() / HEIGHT)
    return painter


def _paint_twice(painter: QPainter, wide: int, half: Art) -> None:
    """Put a half down as it is and turned about; copying it is cheaper than painting it anew."""
    image = _blank(wide)
    once = _painter_on(image)
    paint(once, half)
    once.end()
    painter.save()
    painter.resetTransform()
    painter.drawImage(0, 0, image)
    painter.drawImage(0, 0, image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical))
    painter.restore()


def _edge(wide: int) -> Art:
    """Draw the hairline, one device pixel wide and wholly inside the card."""
    pixel = WIDTH / wide
    inset = pixel / 2
    return (shape(box(inset, inset, WIDTH - pixel, HEIGHT - pixel, CORNER - inset), "", EDGE, pixel),)


def _paper(wide: int) -> Art:
    inset = WIDTH / wide / 2
    return (shape(box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, CORNER - inset), PAPER, ""),)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _PIXEL_BYTES
