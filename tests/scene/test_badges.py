"""The badges on top of melds: what they say stands on them whole."""

import pytest
from PySide6.QtCore import QRectF

from samba_desktop.engine.melds import SetKind
from samba_desktop.scene.card_item import LEAST, LOW, badge_text_size, broken_badge, painted_badge
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import Kit, Palette, load_fonts
from samba_desktop.scene.layout.geometry import ASPECT, Size, Strip, measures
from samba_desktop.scene.layout.spots import Badge

WORDS = ("Canasta", "Vild canasta", "Wilde Canasta", "Schwarze Samba", "Bolivia", "Escalera")


@pytest.mark.parametrize("width", range(24, 84, 6))
@pytest.mark.usefixtures("qapp")
def test_the_count_of_a_complete_meld_can_be_read_where_its_word_has_no_room(width):
    load_fonts()
    kit = Kit(CardPixmaps(), measures(Size(1024, 640), Strip(), 1.0), Palette())
    size = badge_text_size(QRectF(0, 0, width, width * ASPECT), kit)

    lines, small = broken_badge("Schwarze Samba", "7", size, (width * 0.92, width * 0.75), kit)

    assert lines[-1] == "7"
    assert small >= (LEAST if len(lines) > 1 else size)


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("width", range(24, 84, 6))
@pytest.mark.parametrize("size", [Size(1024, 640), Size(1920, 1080)])
@pytest.mark.usefixtures("qapp")
def test_the_badge_of_a_complete_meld_is_not_cut(word, width, size):
    load_fonts()
    kit = Kit(CardPixmaps(), measures(size, Strip(), 1.0), Palette())
    rect = QRectF(0, 0, width, width * ASPECT)
    badge = Badge(7, SetKind.WILD_CANASTA)

    picture = painted_badge(rect, round(rect.height() * LOW), badge, word, kit, 1.0).toImage()

    edge = [picture.pixelColor(x, 0).alpha() for x in range(picture.width())]
    assert max(edge) == 0
    assert any(picture.pixelColor(width // 2, y).alpha() == 255 for y in range(picture.height()))
