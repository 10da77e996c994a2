"""While a window changes its size no card is rendered anew; soon after the last change all are sharp."""

import pytest

from samba_desktop.engine.table import View
from samba_desktop.scene.card_layer import OFF
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from tests.scene.tables import SEATINGS, captions_of, cards, table_of

HAND = cards("KS KH QS QD 9C 7D 6S 4C")


class CountingDeck:
    """A deck that tells which widths were asked of it."""

    def __init__(self):
        self._deck = CardPixmaps()
        self.asked = []

    def pixmap(self, card, width, ratio, *, turned=False, stands=None):
        self.asked.append(width)
        return self._deck.pixmap(card, width, ratio, turned=turned, stands=stands)


@pytest.fixture
def table(qtbot):
    load_fonts()
    deck = CountingDeck()
    scene = TableScene(deck)
    scene.speed = OFF
    view = TableView(scene)
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    seen = View(table_of(SEATINGS[0], pile=cards("5D 8H")), 0, HAND)
    scene.show_view(seen, (), captions_of(seen))
    view.viewport().repaint()
    qtbot.waitUntil(lambda: scene.warmer.is_done, timeout=5000)
    return scene, view, deck


def resized_in_steps(view):
    for step in range(1, 8):
        view.resize(1280 - 24 * step, 800 - 16 * step)
        view.viewport().repaint()


def test_no_card_is_rendered_while_the_size_changes(table):
    _, view, deck = table
    deck.asked.clear()

    resized_in_steps(view)

    assert deck.asked == []


def test_soon_after_the_last_change_every_card_is_sharp(qtbot, table):
    scene, view, deck = table
    resized_in_steps(view)
    deck.asked.clear()

    qtbot.waitUntil(lambda: not scene.settling.is_open, timeout=3000)
    view.viewport().repaint()

    assert {item.width for item in scene.cards.items} <= set(deck.asked)


def test_a_picture_taken_at_once_after_a_change_is_sharp(qtbot, table):
    scene, view, _ = table
    resized_in_steps(view)

    early = scene.image(1.0)
    qtbot.wait(300)

    assert early == scene.image(1.0)
