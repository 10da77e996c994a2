"""The message line: long sentences take two lines that can be read, and what is fanned out covers none."""

import random

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import OnPile, Seating, View
from samba_desktop.scene.captions import ButtonCaption
from samba_desktop.scene.control_look import MessageLook, preview_panel
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.furniture import Furniture, Showing
from samba_desktop.scene.kit import SEMIBOLD, Kit, Palette, Panel, load_fonts
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.hand_layout import lift_of
from samba_desktop.scene.layout.spots import Layer, preview_cards
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout
from samba_desktop.texts.descriptions import Glances
from samba_desktop.texts.language import codes, speak
from tests.scene.deals import deal
from tests.scene.tables import captions_of, cards, table_of

PAIRS = Seating(4, Shape.TWO_PAIRS)


@pytest.fixture
def line(qapp):
    """The room of the message and the tools, in the smallest window."""
    load_fonts()
    picture = layout(View(table_of(PAIRS), 0, ()), Size(1024, 610), LayoutOptions())
    return picture.message.width, Kit(CardPixmaps(), picture.lengths, Palette())


def test_a_short_message_has_one_line_in_full_size(line):
    width, kit = line

    lines, size = MessageLook("Your turn: draw two cards.", "turn").lines(width, kit)

    assert lines == ("Your turn: draw two cards.",)
    assert size == kit.lengths.text


@pytest.mark.parametrize("code", codes())
def test_what_a_deep_pile_would_bring_is_told_in_two_whole_lines(line, code):
    width, kit = line
    rules = PRESETS["swedish-samba"].rules
    view = deal(PAIRS, rules, 0, [[3, 4], [3, 4]], 20, 60, [0, 0], frozen=False, rng=random.Random(1))
    text = Glances(speak(code)).pile(view)
    assert len(text) > 140

    lines, size = MessageLook(text, "info").lines(width, kit)

    assert " ".join(lines) == text
    assert len(lines) == 2
    assert size == kit.lengths.text
    assert all(kit.width_of(one, size, SEMIBOLD) < width for one in lines)


LONG = "These cards don't go together: a meld is made of cards of one rank, or it is a sequence of one suit."


@pytest.fixture
def refused(qapp):
    """A long reason with a long way out, in the smallest window, and its picture."""
    load_fonts()
    view = View(table_of(PAIRS), 0, cards("4S 5S 6S 7S 8S"))
    picture = layout(view, Size(1024, 610), LayoutOptions())
    kit = Kit(CardPixmaps(), picture.lengths, Palette())
    button = ButtonCaption("fix", "Add the 5 of hearts and the 6 of hearts to your sequence of hearts", "F")
    captions = captions_of(view, message=LONG, message_kind="refusal", message_button=button)
    scene = QGraphicsScene()
    furniture = Furniture(scene)
    furniture.furnish(Showing(picture, view, captions, kit))
    panels = [one for one in scene.items() if isinstance(one, Panel) and isinstance(one.look, MessageLook)]
    return picture, kit, (panels[0].look, panels[0].area), furniture.rect_of("fix")


def test_the_way_out_stands_right_behind_words_that_take_two_lines(refused):
    _picture, kit, (look, area), button = refused
    lines, size = look.lines(area.width(), kit)
    assert len(lines) == 2

    words = max(kit.width_of(one, size, SEMIBOLD) for one in lines)

    assert 0 < button.x - area.x() - words < 4 * kit.lengths.text


def test_cards_that_are_lifted_lie_over_none_of_two_lines(refused):
    picture, kit, (_look, area), _button = refused

    assert area.bottom() <= picture.hand.y - lift_of(kit.lengths) + 1


def test_what_glows_is_not_seen_through_two_lines(qapp):
    load_fonts()
    view = View(table_of(PAIRS), 0, cards("4S 5S 6S 7S 8S"))
    picture = layout(view, Size(1024, 610), LayoutOptions(font_scale=1.5))
    scene = QGraphicsScene()
    furniture = Furniture(scene)
    kit = Kit(CardPixmaps(), picture.lengths, Palette())
    furniture.furnish(Showing(picture, view, captions_of(view, message=LONG * 2, message_kind="info"), kit))
    panel = next(one for one in scene.items() if isinstance(one, Panel) and isinstance(one.look, MessageLook))
    area = panel.area.toAlignedRect()

    def painted(glow):
        image = QImage(1024, 610, QImage.Format.Format_RGB32)
        image.fill(QColor(Palette().felt_dark))
        painter = QPainter(image)
        if glow:
            painter.fillRect(area, QColor(Palette().gold))
        panel.look.paint(painter, panel.area, kit)
        painter.end()
        return image.pixelColor(area.x() + round(kit.lengths.text / 2), area.center().y())

    assert panel.zValue() > Layer.LIGHT
    assert abs(painted(True).lightness() - painted(False).lightness()) < 20


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1024, 610), (1366, 738), (3840, 2130)], ids=str)
def test_a_deep_pile_is_fanned_out_beside_itself_and_not_over_what_is_said_of_it(size):
    rules = PRESETS["swedish-samba"].rules
    view = deal(PAIRS, rules, 0, [[3, 4], [3, 4]], 20, 90, [0, 0], frozen=False, rng=random.Random(1))
    picture = layout(view, Size(*size), LayoutOptions())

    _, rect = preview_panel(preview_cards(picture, OnPile()), picture, OnPile())

    assert rect.is_within(Rect(0, 0, *size))
    assert rect.overlap(picture.message) == 0
    assert rect.overlap(picture.hand) == 0
    assert rect.overlap(picture.places[OnPile()]) == 0
