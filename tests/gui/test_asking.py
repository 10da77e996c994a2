"""What is asked about, framed and taken back in the real window."""

import pytest

from samba_desktop.engine.actions import Discard, Draw, write_action
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, OnPile, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import ConfirmDiscards, Preferences, Speed, write_preferences
from samba_desktop.store.store import Store, begin
from tests.gui.player import MENU
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting

missing = missing_tools()
pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(bool(missing), reason="needs " + " and ".join(missing)),
]
SEATS = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
SOON = 0.6
"""Seconds within which nothing may happen that nobody wants."""


def match_with_wild():
    """Find a deal where the person begins and has a wild card after drawing."""
    for seed in range(500):
        match = Match(Record(Rules(), Seating(4, Shape.TWO_PAIRS), SEATS, seed))
        match.deal()
        if match.to_act != 0:
            continue
        match.play(Draw())
        if any(card in match.table.rules.wild_cards for card in match.view(0).hand):
            return match.record
    raise AssertionError("nobody is ever dealt a wild card")


@pytest.fixture
def sitting(qapp, tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    write_preferences(folder, Preferences(Speed.NORMAL, confirm_discards=ConfirmDiscards.RISKY))
    with Store.open(folder) as store:
        begin(store, match_with_wild())
    plan = Plan(speed=Speed.NORMAL, turns=1)
    screen = Screen(*plan.size)
    one = Sitting(plan, screen, folder, Album(None, screen))
    one.resume()
    one.player.rest()
    yield one
    one.window.end()
    one.watched.close()
    screen.close()


def wild_card(sitting):
    view = sitting.watched.view
    return next(card for card in view.hand if card in view.rules.wild_cards)


def point_of(sitting, card):
    return sitting.player.card_point(sitting.player.picture(), card)


def test_a_wild_card_is_discarded_after_a_question_and_taken_back_in_the_thinking_pause(sitting):
    hands, player, watched = sitting.hands, sitting.player, sitting.watched
    card = wild_card(sitting)
    hands.click(point_of(sitting, card))
    hands.press("Return", pause=MENU)
    sitting.screen.still()
    sitting.album.take("asked")
    hands.press("Escape")
    assert watched.wait(SOON) == ()

    hands.press("Return", pause=MENU)
    hands.press("Return")
    player.expect(Discard(card), "Enter twice")
    hands.press("ctrl+z")

    player.expect_text("back", "ctrl+z")
    assert watched.is_your_turn
    assert card in watched.view.hand


def test_cards_dropped_on_the_pile_wait_for_the_answer(sitting):
    card = wild_card(sitting)
    picture = sitting.player.picture()
    sitting.hands.drag(point_of(sitting, card), sitting.player.place_point(picture, OnPile()))
    assert sitting.watched.wait(SOON) == ()

    sitting.hands.press("Return")

    sitting.player.expect_text(write_action(Discard(card)), "a drag and Enter")


def test_a_frame_selects_and_the_right_button_lowers(sitting):
    spots = sitting.player.hand_spots(sitting.player.picture())
    first, last = spots[1], spots[4]
    start = sitting.player.on_screen((first.strip.x + 4, first.strip.y - 12))
    end = sitting.player.on_screen((last.strip.x + 6, last.strip.y + 50))
    outside = sitting.player.on_screen((sitting.screen.width / 4, 300))
    # The cards that were drawn last glow until the next press.
    sitting.hands.click(outside)
    before = sitting.screen.still()

    sitting.hands.take(start)
    sitting.hands.carry(end)
    sitting.album.take("frame")
    sitting.hands.let_go()
    sitting.hands.move(outside)
    selected = sitting.screen.still()
    sitting.album.take("selected")
    sitting.hands.say("click", 3)
    lowered = sitting.screen.still()

    assert not selected.looks_like(before)
    assert lowered.looks_like(before)


def test_another_window_in_mid_drag_brings_the_card_home(sitting):
    card = wild_card(sitting)
    picture = sitting.player.picture()
    sitting.hands.take(point_of(sitting, card))
    sitting.hands.carry(sitting.player.place_point(picture, OnPile()))
    sitting.hands.press("F1")
    sitting.window.focus("Rules")

    sitting.hands.let_go()

    assert sitting.watched.wait(SOON) == ()
