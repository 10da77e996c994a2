"""What stands on plates and at the top left is read whole, or left out; half a word says nothing."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from samba_desktop.scene.captions import SeatCaption, ZoneCaption
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import SMALLEST_SHARE, Kit, Palette, load_fonts
from samba_desktop.scene.layout.geometry import Size, Strip, measures
from samba_desktop.scene.table_look import PlateLook, TitleLook

SMALL = Size(1024, 640)
TITLE, SUBTITLE = "Schwedisches Samba · Runde 1 · bis 10.000", "Wir 0    Gegner 0    Erstmeldung 50"


class Noting(Kit):
    """A kit that notes what was written, in which size, and how much room there was."""

    def __init__(self, scale):
        super().__init__(CardPixmaps(), measures(SMALL, Strip(), scale), Palette())
        self.written = {}

    def write(self, painter, rect, text, font, *more):
        size = font.pixelSize()
        whole = QFontMetricsF(self.font(int(size * SMALLEST_SHARE), font.weight())).horizontalAdvance(text)
        self.written[text] = size, whole <= rect.width() + 1
        super().write(painter, rect, text, font, *more)


def written(look, width, height, scale=1.0):
    load_fonts()
    kit, image = Noting(scale), QImage(1100, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    look.paint(painter, QRectF(0, 0, width, height), kit)
    painter.end()
    return kit.written


@pytest.mark.parametrize("width", range(104, 300, 14))
@pytest.mark.parametrize("reserved", [0, 28])
@pytest.mark.parametrize("flag", ["", "darf ausmachen"])
@pytest.mark.usefixtures("qapp")
def test_no_words_of_a_plate_are_cut(width, reserved, flag):
    look = PlateLook(
        SeatCaption("Anders", "Mittel", "A"),
        27,
        is_head=True,
        is_to_act=False,
        reserved=reserved,
        zone=ZoneCaption(worth="2.365", pips=(1, 2), flag=flag),
    )

    told = written(look, width + reserved, 34)

    assert {"A", "27", "Anders"} <= set(told)
    assert [text for text, (_, is_whole) in told.items() if not is_whole] == []


@pytest.mark.usefixtures("qapp")
def test_the_score_stands_beside_the_title_where_it_would_be_small_below_it():
    look = TitleLook(TITLE, SUBTITLE)
    usual = written(look, 1000, 40)
    large = written(look, 1000, 40, 1.5)

    assert large[SUBTITLE][0] >= 1.3 * usual[SUBTITLE][0]
    assert all(is_whole for _, is_whole in large.values())


@pytest.mark.usefixtures("qapp")
def test_without_room_beside_it_the_score_stays_below_the_title():
    told = written(TitleLook(TITLE, SUBTITLE), 460, 40, 1.5)

    assert all(is_whole for _, is_whole in told.values())
    assert sum(size for size, _ in told.values()) * 1.4 <= 40
