"""What the others did since the own last move: told until the person acts, with the cards marked."""

import random
from itertools import product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    Discarded,
    Drawn,
    Laid,
    Merged,
    PileTaken,
    Replaced,
    ThreeLaid,
    Upturned,
)
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, InMeld, OnPile, Phase, Seating
from samba_desktop.match.intents import obvious_action
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.spots import rooms_beside_pile, rooms_in_zones
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout
from samba_desktop.texts.language import speak
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.recap import RecapPanel, Sharing, ToldTurn, news, share_out, since, told
from tests.scene.tables import cards, random_view
from tests.ui.test_habits import ear, own_turn, window

__all__ = ["ear", "window"]

QUEENS = cards("QS QH QD")
SIX = Card(6, "C")
SEATING, SIX_SEATS = Seating(4, Shape.TWO_PAIRS), Seating(6, Shape.THREE_PAIRS)


def test_only_what_the_others_did_after_the_own_last_move_counts():
    history = (
        Upturned((SIX,)),
        Discarded(1, SIX),
        Drawn(0, 2, ()),
        Discarded(0, SIX),
        Drawn(1, 2, ()),
        Laid(1, 1, 0, QUEENS),
        Discarded(1, SIX),
    )

    assert since(history, 0) == history[4:]
    assert since(history, 1) == ()


def test_in_the_first_turn_all_that_was_done_counts_but_not_the_deal():
    history = (Upturned((SIX,)), Drawn(1, 2, ()), Discarded(1, SIX))

    assert since(history, 0) == history[1:]


def test_own_red_threes_that_are_laid_at_the_deal_are_no_move():
    """Those that others laid before were not told, as if the own ones came after a turn."""
    three = Card(3, "H")
    dealt = (ThreeLaid(1, 1, three), Replaced(1, 1, ()), ThreeLaid(0, 0, three), Replaced(0, 1, ()))
    turn = (Drawn(1, 2, ()), Discarded(1, SIX))

    assert since((*dealt, *turn), 0) == (*dealt[:2], *turn)
    assert since((*dealt, Drawn(0, 2, ()), ThreeLaid(0, 0, three), Discarded(0, SIX), *turn), 0) == turn


def test_the_cards_are_marked_where_they_lie_now():
    events = (
        Drawn(1, 2, ()),
        Laid(1, 1, 0, QUEENS),
        Added(1, 1, 1, (SIX,)),
        Merged(1, 1, 0, 1, ()),
        Discarded(1, SIX),
    )

    assert set(news(events)) == {
        *((card, InMeld(1, 0)) for card in QUEENS),
        (SIX, InMeld(1, 0)),
        (SIX, OnPile()),
    }


def test_a_card_that_was_taken_again_is_not_marked_on_the_pile():
    events = (Discarded(1, SIX), PileTaken(2, SIX, (SIX, SIX), 0, 3, (SIX,)))

    assert (SIX, OnPile()) not in news(events)
    assert (SIX, InMeld(0, 3)) in news(events)


@pytest.mark.parametrize("size", [Size(1024, 640), Size(1366, 768), Size(1920, 1080), Size(3840, 2160)])
@pytest.mark.parametrize("seed", range(24))
def test_the_rooms_beside_the_pile_and_in_the_zones_are_free(seed, size):
    picture = layout(random_view(seed), size, LayoutOptions())

    beside, zones = rooms_beside_pile(picture), rooms_in_zones(picture)

    for room in (*beside, *zones):
        assert not any(room.overlap(one) for one in standing(picture))
        assert room.is_within(Rect(0, 0, *size))
    assert not any(room.overlap(zone.rect) for room in beside for zone in picture.zones)


def standing(picture):
    """List what no words may lie over."""
    labels = (picture.stock, picture.stock_label, picture.pile_label, picture.message, picture.title)
    plates = (plate.rect for plate in picture.plates)
    headings = (zone.heading for zone in picture.zones)
    return (*labels, *plates, *headings, *(spot.rect for spot in picture.spots))


def marked(window):
    return [item for item in window.scene.cards.items if item.is_news]


def test_it_is_told_at_the_own_turn_and_until_the_person_acts(window, qtbot):
    own_turn(window, qtbot)
    controller = window.table.controller
    controller.play(Draw())
    window.scene.finish()
    card = next(one for one in controller.view.hand if _is_discarded(controller.view, one))
    controller.play(Discard(card))
    assert not window.table.pace.since.isVisible()
    told, seen = window.table.pace.since, []
    joint = window.scene.settled.connect(lambda: seen.append(told.isVisible() and missing(window)))
    own_turn(window, qtbot)
    qtbot.waitUntil(window.table.pace.since.isVisible)
    QObject.disconnect(joint)
    assert not any(seen)
    others = since(controller.view.table.history, 0)

    assert len(window.table.pace.since.lines) >= 3
    lie = {(item.card, item.spot.place) for item in marked(window)}
    assert lie <= set(news(others))
    assert (controller.view.table.pile[-1], OnPile()) in lie
    assert all(line in window.table.pace.since.accessibleName() for line in window.table.pace.since.lines)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: stands_in_free_room(window))

    controller.show_again()
    assert window.table.pace.since.isVisible()
    controller.play(Draw())

    assert not window.table.pace.since.isVisible()
    assert not marked(window)


def told_turns(*weights):
    names = ("Anders", "Berit", "Carl", "Doris", "Erik", "Frida")
    return [
        ToldTurn(
            f"{name} has laid a good many cards and discarded a queen.",
            f"{name}: many cards, Q",
            f"{name}: many …",
            weight,
        )
        for name, weight in zip(names, weights, strict=False)
    ]


@pytest.mark.usefixtures("qapp")
def test_where_there_is_room_for_all_nothing_is_said_shortly():
    turns = told_turns(0, 1, 2)
    picture = layout(random_view(3), Size(1920, 1080), LayoutOptions())

    found = share_out(turns, picture, "More.")

    assert [line for panel in found.panels for line in panel.lines] == [one.whole for one in turns]
    assert not found.left_out


@pytest.mark.usefixtures("qapp")
def test_what_weighs_least_is_left_out_first_and_the_log_is_named():
    picture = layout(random_view(0), Size(1024, 640), LayoutOptions(font_scale=1.5))
    turns = told_turns(4, 0, 4, 1)

    def shared(length):
        more = " and more" * length
        longer = [
            replace(one, whole="-" * 9999, short=one.short + more, gist=one.short + more) for one in turns
        ]
        return longer, share_out(longer, picture, "More in the log.")

    tried = [shared(length) for length in range(0, 200, 5)]
    some = [(longer, found) for longer, found in tried if 0 < len(found.left_out) < len(turns)]

    assert (1, 3) in {found.left_out for _, found in some}
    for longer, found in some:
        lines = [line for panel in found.panels for line in panel.lines]
        told_shortly = [one.short for at, one in enumerate(longer) if at not in found.left_out]
        assert sorted(lines) == sorted([*told_shortly, "More in the log."])
        assert found.left_out in {(1,), (1, 3), (0, 1, 3)}


@pytest.mark.usefixtures("qapp")
def test_only_the_greatest_deeds_are_told_before_a_turn_is_left_out():
    picture = layout(random_view(0), Size(1024, 640), LayoutOptions(font_scale=1.5))
    turns = [replace(one, whole="-" * 9999, short="-" * 9999) for one in told_turns(4, 0, 4, 1)]

    found = share_out(turns, picture, "More in the log.")

    assert not found.left_out
    lines = [line for panel in found.panels for line in panel.lines]
    assert sorted(lines) == sorted([*(one.gist for one in turns), "More in the log."])


SIZES = [(1024, 609), (1100, 649), (1366, 737), (1920, 1049)]
"""Of the table in windows of usual sizes, under the menus."""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "shape", [Seating(2, Shape.SOLO), SEATING, Seating(5, Shape.SOLO), SIX_SEATS], ids=str
)
@pytest.mark.parametrize("code", ["en", "de"])
def test_whole_rounds_are_told_without_leaving_anything_out(shape, code):
    """In four of seven turns of a German round something had no room, once the taking of the pile."""
    language = speak(code)
    company = Company(("Ada", "Anders", "Berit", "Carl", "Doris", "Erik")[: shape.players], shape, 0)

    for view in own_turns(shape, 12):
        turns = told(view, since(view.table.history, 0), company, language)
        for size, scale in product(SIZES, (1.0, 1.3, 1.5)):
            picture = layout(view, Size(*size), LayoutOptions(font_scale=scale))
            found = share_out(turns, picture, "More in the log (L).")

            lines = {line for panel in found.panels for line in panel.lines}
            assert not found.left_out
            assert lines in ({one.whole for one in turns}, {one.short for one in turns})
            assert sum(len(panel.lines) for panel in found.panels) == len(turns)
            assert found.size >= 11
            for panel in found.panels:
                assert not any(panel.rect.overlap(one) for one in standing(picture))


def own_turns(seating, count):
    """Let computers play, and look at the table whenever the first seat is to draw."""
    plans = tuple(SeatPlan(f"Seat {at}", "medium" if at else PERSON) for at in range(seating.players))
    match, rng, found = Match(Record(Rules(), seating, plans, 11)), random.Random(1), []
    while len(found) < count:
        if match.phase is Phase.DEAL:
            match.deal()
            continue
        if match.to_act == 0 and match.phase is Phase.DRAW and since(match.view(0).table.history, 0):
            found.append(match.view(0))
        match.play(choose(match.view(match.to_act), rng).action)
    return found


def test_words_make_way_for_cards_that_are_fanned_out_over_them(window, qtbot):
    own_turn(window, qtbot)
    told = window.table.pace.since
    qtbot.waitUntil(told.isVisible)
    before = told.grab().toImage()

    window.scene.fanned.emit(told.sharing.panels[0].rect)
    under = told.grab().toImage()
    window.scene.fanned.emit(None)

    assert under != before
    assert told.grab().toImage() == before


def test_words_in_a_zone_make_way_for_cards_that_are_carried(window, qtbot):
    own_turn(window, qtbot)
    told, view = window.table.pace.since, window.view
    qtbot.waitUntil(told.isVisible)
    room = rooms_in_zones(window.scene.picture)[0]
    told.sharing = Sharing((RecapPanel(room, ("Words over a zone.",)),), told.sharing.size)
    told.setGeometry(QRectF(*room).toAlignedRect())
    before = told.grab().toImage()
    point = view.mapFromScene(QPointF(*window.scene.picture.places[OnPile()].centre))

    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    QTest.mouseMove(view.viewport(), point + QPoint(40, 0))
    assert window.scene.is_held
    carried = told.grab().toImage()
    window.view.gestures.cancel()

    assert carried != before
    assert told.grab().toImage() == before


def missing(window):
    """Say which cards that are told of do not lie there yet."""
    there = {(item.card, item.spot.place) for item in window.scene.cards.items}
    told = news(since(window.table.controller.view.table.history, 0))
    return [one for one in told if isinstance(one[1], OnPile) and one not in there]


def stands_in_free_room(window):
    """Tell whether the words stand on the table, over nothing else."""
    picture, panels = window.scene.picture, window.table.pace.since.sharing.panels
    table = Rect(0, 0, *picture.size)
    free = not any(panel.rect.overlap(one) for panel in panels for one in standing(picture))
    return free and all(panel.rect.is_within(table) for panel in panels) and picture.size.width <= 1024


def _is_discarded(view, card):
    return isinstance(obvious_action(view, (card,)), Discard)
