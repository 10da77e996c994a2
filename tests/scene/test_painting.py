"""What is on the screen after each showing is what painting everything anew would give."""

import random

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.cards import A_JOKER, RANKS, Card
from samba_desktop.engine.events import Discarded, Drawn
from samba_desktop.scene.card_layer import FAST, OFF
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from tests.scene.tables import captions_of, random_view

SIZE = (1024, 640)


@pytest.fixture
def table(qtbot):
    load_fonts()
    view = TableView(TableScene(CardPixmaps()))
    qtbot.addWidget(view)
    view.resize(*SIZE)
    with qtbot.waitExposed(view):
        view.show()
    return view


def on_the_screen(view):
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return view.screen().grabWindow(view.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(view):
    return view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def stale_rows(view):
    """Count the rows of points on the screen that are not as they would be painted now."""
    shown, wanted = on_the_screen(view), painted_anew(view)
    assert shown.size() == wanted.size()
    rows = range(shown.height())
    return sum(bytes(shown.constScanLine(row)) != bytes(wanted.constScanLine(row)) for row in rows)


@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_left_of_the_view_before(table, seed):
    table.scene().speed = OFF
    rng = random.Random(seed)
    for number in range(4):
        view = random_view(rng.randrange(1000))
        table.scene().show_view(view, (), captions_of(view, message=f"Number {number}"))

        assert stale_rows(table) == 0


@pytest.mark.parametrize("speed", [OFF, FAST])
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_left_of_what_one_card_changed(table, qtbot, seed, speed):
    scene, rng = table.scene(), random.Random(seed)
    view = random_view(rng.randrange(1000))
    scene.speed = OFF
    scene.show_view(view, (), captions_of(view))
    scene.speed = speed
    for _ in range(14):
        view, events = changed(view, rng)
        scene.show_view(view, events, captions_of(view))
        if speed:
            qtbot.wait(40)
            scene.finish()

        assert stale_rows(table) == 0


def changed(view, rng):
    """Let one thing happen at a table that changes little of the picture."""
    table, hand = view.table, view.hand
    melds = table.melds[view.side]
    number = rng.randrange(len(melds)) if melds else None
    match rng.choice(("draw", "discard", "add", "longer", "frozen", "withheld", "withheld")):
        case "draw":
            card = Card(rng.choice(RANKS), "S")
            return replace(view, hand=(*hand, card)), (Drawn(view.seat, 1, (card,)),)
        case "discard" if hand:
            discarded = replace(table, pile=(*table.pile, hand[0]))
            return replace(view, table=discarded, hand=hand[1:]), (Discarded(view.seat, hand[0]),)
        case "add" if hand and number is not None:
            return replace(view, table=grown(table, view.side, number, hand[:1]), hand=hand[1:]), ()
        case "longer" if number is not None:
            return replace(view, table=grown(table, view.side, number, (A_JOKER,))), ()
        case "withheld":
            lying = (*table.pile, *table.turn.withheld)
            kept = rng.randint(0, len(lying))
            waiting = replace(table, pile=lying[:kept], turn=replace(table.turn, withheld=lying[kept:]))
            return replace(view, table=waiting), ()
        case _:
            return replace(view, table=replace(table, frozen=not table.frozen)), ()


def grown(table, side, number, cards):
    melds = list(table.melds[side])
    melds[number] = replace(melds[number], cards=(*melds[number].cards, *cards))
    return replace(table, melds=(*table.melds[:side], tuple(melds), *table.melds[side + 1 :]))


def test_a_view_that_was_prepared_renders_no_card_when_it_is_painted(qtbot):
    pixmaps = CardPixmaps()
    scene = TableScene(pixmaps)
    table = TableView(scene)
    qtbot.addWidget(table)
    table.resize(*SIZE)
    scene.speed = OFF
    view = random_view(2)
    bare = replace(view, table=replace(view.table, melds=((),) * view.table.seating.sides))
    scene.show_view(bare, (), captions_of(bare))
    table.grab()

    before = pixmaps.kept_bytes
    prepared = list(scene.prepared(view))
    kept = pixmaps.kept_bytes
    scene.show_view(view, (), captions_of(view))
    table.grab()

    assert prepared
    assert before < kept == pixmaps.kept_bytes
