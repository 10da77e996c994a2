"""What the others did since the own last move: told until the person acts, with the cards marked."""

import pytest
from PySide6.QtCore import QObject

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Added, Discarded, Drawn, Laid, Merged, PileTaken, Upturned
from samba_desktop.engine.places import InMeld, OnPile
from samba_desktop.match.intents import obvious_action
from samba_desktop.scene.free_room import room_beside_pile
from samba_desktop.scene.geometry import Size
from samba_desktop.scene.layout import Wishes, layout
from samba_desktop.ui.since import news, since
from tests.scene.tables import cards, random_view
from tests.ui.test_habits import ear, own_turn, window

__all__ = ["ear", "window"]

QUEENS = cards("QS QH QD")
SIX = Card(6, "C")


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
def test_the_room_beside_the_pile_is_free(seed, size):
    picture = layout(random_view(seed), size, Wishes())

    room = room_beside_pile(picture)

    taken = (*(plate.rect for plate in picture.plates), *(zone.rect for zone in picture.zones), picture.stock)
    if room.width > 0:
        assert not any(room.overlap(one) for one in (*taken, picture.places[OnPile()]))
        assert room.x >= 0
        assert room.right <= size.width


def marked(window):
    return [item for item in window.scene.card_items if item.is_news]


def test_it_is_told_at_the_own_turn_and_until_the_person_acts(window, qtbot):
    own_turn(window, qtbot)
    controller = window._controller
    controller.play(Draw())
    window.scene.finish()
    card = next(one for one in controller.view.hand if _is_discarded(controller.view, one))
    controller.play(Discard(card))
    assert not window._pace.since.isVisible()
    told, seen = window._pace.since, []
    joint = window.scene.settled.connect(lambda: seen.append(told.isVisible() and missing(window)))
    own_turn(window, qtbot)
    qtbot.waitUntil(window._pace.since.isVisible)
    QObject.disconnect(joint)
    assert not any(seen)
    others = since(controller.view.table.history, 0)

    assert len(window._pace.since.lines) >= 3
    lie = {(item.card, item.spot.place) for item in marked(window)}
    assert lie <= set(news(others))
    assert (controller.view.table.pile[-1], OnPile()) in lie
    assert all(line in window._pace.since.accessibleName() for line in window._pace.since.lines)
    window.resize(1024, 640)
    qtbot.waitUntil(lambda: stands_in_free_room(window))

    controller.show_again()
    assert window._pace.since.isVisible()
    controller.play(Draw())

    assert not window._pace.since.isVisible()
    assert not marked(window)


def test_turns_that_have_no_room_are_said_to_be_in_the_log(window):
    told = window._pace.since
    told.lines = tuple(f"Somebody has laid {number} cards." for number in range(3, 12))
    whole = told._height(told.lines, 300)

    shown = told._fitting(300, whole / 2)

    assert shown[0] == "What was before: in the log (L)."
    assert shown[1:] == told.lines[-len(shown) + 1 :]
    assert told._height(shown, 300) <= whole / 2
    assert told._fitting(300, whole) == told.lines


def missing(window):
    """Say which cards that are told of do not lie there yet."""
    there = {(item.card, item.spot.place) for item in window.scene.card_items}
    told = news(since(window._controller.view.table.history, 0))
    return [one for one in told if isinstance(one[1], OnPile) and one not in there]


def stands_in_free_room(window):
    room, place = room_beside_pile(window.scene.picture), window._pace.since.geometry()
    return room.x - 1 <= place.left() and place.right() <= room.right + 1 and place.top() >= room.y - 1


def _is_discarded(view, card):
    return isinstance(obvious_action(view, (card,)), Discard)
