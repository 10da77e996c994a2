"""The replay: every moment can be reached by button, key, list and slider, and nothing hidden is shown."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.table import PERSON, InHand
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import HandSorting, Preferences, Speed
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.replay_window import ReplayWindow
from tests.match.random_player import RandomPlayer, new_record

PLANS = tuple(SeatPlan(name, PERSON if name == "Ada" else "medium") for name in ("Ada", "Bo", "Cy", "Di"))


def played(until=lambda _match: False):
    record = replace(new_record(4, 3, 2_500), seats=PLANS)
    return RandomPlayer(3).play(Match(record), until)


@pytest.fixture(scope="module")
def over():
    return played()


@pytest.fixture(scope="module")
def running():
    return played(lambda match: len(match.results) == 1 and match.moment > 150)


@pytest.fixture
def replay_of(qtbot):
    def shown(match, speed=Speed.OFF, order=HandSorting.RANK):
        company = Company(tuple(plan.name for plan in PLANS), match.record.seating, 0)
        chosen = Preferences(speed=speed, hand_order=order)
        window = ReplayWindow(match.record, ENGLISH, "Swedish Samba", company, preferences=chosen)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.ready):
            window.show()
        return window

    return shown


def press(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.table, key, modifier)


def hand_shown(window):
    return sorted(
        (spot.card.rank, spot.card.suit)
        for spot in window.scene.picture.spots
        if isinstance(spot.place, InHand) and spot.card is not None
    )


def test_it_begins_at_the_beginning_and_ends_at_the_end(replay_of, over):
    window = replay_of(over)
    assert window.player.at == 0
    assert window.log.view.currentIndex().row() == -1

    press(window, Qt.Key.Key_End)

    assert window.player.at == window.player.last
    assert window.log.view.currentIndex().row() == window.log.view.model().rowCount() - 1
    assert not window.bar.steps["forward"].isEnabled()


def test_keys_step_by_moments_turns_and_rounds(replay_of, over):
    window = replay_of(over)
    player = window.player

    press(window, Qt.Key.Key_Right)
    assert (player.at, player.round_no) == (1, 1)
    press(window, Qt.Key.Key_PageDown)
    assert player.round_no == 2
    press(window, Qt.Key.Key_PageUp)
    assert player.at == 1
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.turn[0] == 1
    press(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert player.turn[0] == 2
    press(window, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert player.at == player.log.spans[player.line].last
    press(window, Qt.Key.Key_Home)
    assert player.at == 0


def test_the_table_shows_each_moment_as_it_was(replay_of, over):
    window = replay_of(over)

    for at in range(0, window.player.last, 7):
        window.bar.slider.setValue(at)

        hand = window.player.replay.view(at, 0).hand
        assert hand_shown(window) == sorted((card.rank, card.suit) for card in hand)


def test_the_lists_lead_to_a_round_and_to_a_turn(replay_of, over):
    window = replay_of(over)
    window.bar.rounds.activated.emit(1)
    assert window.player.round_no == 2

    window.log.line_chosen.emit(6)

    assert window.player.at == window.player.log.spans[6].last
    assert window.log.view.currentIndex().row() == 6


def test_it_plays_by_itself_to_the_end_and_can_be_stopped(replay_of, over, qtbot):
    window = replay_of(over, Speed.FAST)
    window.player.set_speed(60)
    press(window, Qt.Key.Key_Space)
    assert window.player.is_playing
    qtbot.waitUntil(lambda: window.player.at > 5)

    press(window, Qt.Key.Key_Space)
    stopped = window.player.at
    qtbot.wait(100)
    assert window.player.at == stopped

    window.player.go(window.player.last - 3)
    press(window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.player.at == window.player.last, timeout=10_000)
    assert not window.player.is_playing
    assert window.bar.steps["play"].text() == "Play"


def test_stepping_while_cards_fly_ends_at_the_right_moment(replay_of, over, qtbot):
    window = replay_of(over, Speed.NORMAL)

    for _ in range(30):
        press(window, Qt.Key.Key_Right)
        qtbot.wait(5)
    for _ in range(10):
        press(window, Qt.Key.Key_Left)
    window.scene.finish()

    assert window.player.at == 20
    assert len(hand_shown(window)) == len(window.player.replay.view(20, 0).hand)


def test_after_the_match_every_seat_can_be_looked_from_and_all_hands_be_opened(replay_of, over):
    window = replay_of(over)
    window.player.go(40)
    assert window.bar.seats.count() == 4

    window.bar.seat_chosen.emit(2)
    window.bar.hands.click()

    hands = window.player.replay.hands(40)
    assert hand_shown(window) == sorted((card.rank, card.suit) for card in hands[2])
    shown = [held for held in window.hands.hands if held.isVisible()]
    assert len(shown) == 3
    assert shown[0].accessibleName()


def test_of_a_running_match_no_other_hand_is_offered(replay_of, running):
    window = replay_of(running)

    assert window.bar.seats.count() == 1
    assert not window.bar.seats.isVisible()
    assert not window.bar.hands.isVisible()
    press(window, Qt.Key.Key_O)
    assert not window.hands.isVisible()
    for at in range(window.player.last):
        window.player.go(at)
        open_cards = [spot for spot in window.scene.picture.spots if isinstance(spot.place, InHand)]
        assert {spot.place.seat for spot in open_cards if spot.card is not None} <= {0}


def test_nothing_on_the_table_can_be_taken(replay_of, over, qtbot):
    window = replay_of(over)
    window.player.go(30)
    spot = next(spot for spot in window.scene.picture.spots if isinstance(spot.place, InHand))
    where = window.table.mapFromScene(spot.x + 5, spot.y + 20)

    qtbot.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=where)

    assert window.scene.selection() == ()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_buttons_are_pressed_by_keys_too(replay_of, over, key):
    window = replay_of(over)

    for name, at in (("forward", 1), ("next turn", window.player.log.spans[3].last), ("previous round", 1)):
        window.bar.steps[name].setFocus()
        QTest.keyClick(window.bar.steps[name], key)
        assert not window.player.is_playing
        assert window.player.at >= at
    window.bar.hands.setFocus()
    QTest.keyClick(window.bar.hands, key)
    assert window.hands.isVisible()


def test_escape_leads_back_to_the_table(replay_of, over, qtbot):
    window = replay_of(over)

    with qtbot.waitSignal(window.closed):
        press(window, Qt.Key.Key_Escape)

    assert not window.isVisible()


def test_a_record_that_cannot_be_played_is_refused_in_a_sentence(qtbot, over):
    broken = replace(over.record, entries=(*over.record.entries[:9], "discard 4C", "discard 4C"))
    window = ReplayWindow(broken, ENGLISH, "Swedish Samba")
    qtbot.addWidget(window)

    with pytest.raises(SaveError, match=r"Entry 1[01] of the record"):
        window.prepare()


def opened_from_file(qtbot, match, name):
    seats = (SeatPlan(name, PERSON), *match.record.seats[1:])
    window = ReplayWindow(
        replace(match.record, seats=seats), ENGLISH, "Swedish Samba", preferences=Preferences(speed=Speed.OFF)
    )
    qtbot.addWidget(window)
    window.prepare()
    return window


@pytest.mark.parametrize("name", ["You", "Du", "Jij", ""])
def test_who_has_chosen_no_name_is_spoken_to_also_in_the_record_of_a_file(qtbot, over, name):
    window = opened_from_file(qtbot, over, name)

    seen_by = [window.bar.seats.itemText(at) for at in range(window.bar.seats.count())]
    told = " ".join(line.text for line in window.player.log.lines())
    assert seen_by == ["Seen by you", "Seen by Bo", "Seen by Cy", "Seen by Di"]
    assert "You discarded" in told
    assert f"{name or 'Ada'} discarded" not in told or name == "You"
    assert "Close" in window.bar.leave.text()


def test_who_has_a_name_is_called_by_it_in_the_record_of_a_file(qtbot, over):
    window = opened_from_file(qtbot, over, "Ada")

    assert window.bar.seats.itemText(0) == "Seen by Ada"
    assert "Ada discarded" in " ".join(line.text for line in window.player.log.lines())


def test_a_hand_that_nobody_has_arranged_lies_in_the_order_of_ranks(replay_of, over):
    def cards(order):
        window = replay_of(over, order=order)
        window.player.go_to_round(1)
        spots = [one for one in window.scene.picture.spots if isinstance(one.place, InHand) and one.card]
        return [one.card for one in sorted(spots, key=lambda one: one.index)]

    assert cards(HandSorting.OWN) == cards(HandSorting.RANK)
    assert cards(HandSorting.OWN) != cards(HandSorting.SUIT)
