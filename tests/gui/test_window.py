"""The real window on a virtual screen: a turn by hand, a restart, a question, and what a kill leaves."""

import random
import sys
import time

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import NoChoice
from samba_desktop.engine.actions import Answer, Ask
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store, begin
from tests.gui.player import BACK
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting, unasked
from tests.gui.wanted import WANTED, find_matches
from tests.gui.ways import BUTTON, CLICK, DRAG, KEY, WALK, ways

missing = missing_tools()
pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(bool(missing), reason="needs " + " and ".join(missing)),
]
can_kill = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


@pytest.fixture
def sit_down(qapp, tmp_path):
    """Give a screen and a sitting at it, at a speed of the cards."""
    open_ones = []

    def sitting(speed):
        plan = Plan(speed=speed, turns=1)
        screen = Screen(*plan.size)
        open_ones.append((screen, Sitting(plan, screen, tmp_path / "data", Album(None, screen))))
        return open_ones[-1][1]

    yield sitting
    for screen, one in open_ones:
        one.window.end()
        if one.watched is not None:
            one.watched.close()
        screen.close()


def wait_for_own_turn(sitting):
    while not sitting.watched.is_your_turn:
        sitting.wait()
    sitting.player.rest()


def quiet_picture(sitting):
    """Look at the table with the pointer where it means nothing."""
    sitting.hands.move((sitting.screen.width // 2, sitting.window.top // 2))
    return sitting.screen.still(rest=0.3)


def restart(sitting):
    """Start the game again; all that was read of the match before has to be there still."""
    before = sitting.watched.match.entries
    sitting.watched.close()
    sitting.resume()
    entries = sitting.watched.match.entries
    assert entries[: len(before)] == before
    return entries


def assert_kept_whole(folder):
    with Store.open(folder, writing=False) as store:
        assert check(store) == ()


def test_a_turn_by_hand_is_answered_and_the_match_goes_on_after_a_restart(sit_down):
    sitting = sit_down(Speed.FAST)
    sitting.begin()
    wait_for_own_turn(sitting)
    while sitting.watched.is_your_turn:
        sitting.player.act(kinds=(DRAG,))
    wait_for_own_turn(sitting)
    seats = {entry.seat for entry in sitting.watched.match.entries}
    drags = [way for way in sitting.player.used if DRAG in way]
    shown = quiet_picture(sitting)
    count = sitting.watched.match.moment
    sitting.window.quit()

    assert len(restart(sitting)) == count
    assert seats == {None, 0, 1, 2, 3}
    assert drags
    assert quiet_picture(sitting).looks_like(shown)
    sitting.player.act()
    sitting.window.quit()
    assert_kept_whole(sitting.folder)


def match_with_question():
    """Let four players play until the person's partner asks whether it may go out."""
    rules = next(iter(PRESETS.values())).rules
    names = ("Y", "A", "B", "C")
    seats = tuple(SeatPlan(name, "medium" if at else PERSON) for at, name in enumerate(names))
    for seed in range(9, 200):
        match, rng = Match(Record(rules, Seating(4, rules.shapes(4)[0]), seats, seed)), random.Random(seed)
        while match.phase is not Phase.MATCH_OVER:
            if match.phase is Phase.DEAL:
                match.deal()
                continue
            seat = match.to_act
            try:
                action = choose(match.view(seat), rng).action
            except NoChoice:
                match.back(seat)
                continue
            match.play(action)
            if isinstance(action, Ask) and seat == 2:
                return match.record
    raise AssertionError("nobody ever asks")


def test_the_partners_question_waits_for_a_click_in_its_bubble(sit_down):
    sitting = sit_down(Speed.FAST)
    sitting.folder.mkdir()
    write_preferences(sitting.folder, unasked(Speed.FAST))
    with Store.open(sitting.folder) as store:
        begin(store, match_with_question())
    sitting.resume()
    sitting.player.rest()

    assert isinstance(sitting.player.act(kinds=(BUTTON,)), Answer)
    assert sitting.wait()[0].seat == 2


def test_a_gesture_that_can_mean_several_things_asks_which(sit_down):
    sitting = sit_down(Speed.FAST)
    sitting.folder.mkdir()
    write_preferences(sitting.folder, unasked(Speed.FAST))
    rules = PRESETS["samba-500"].rules
    record = find_matches(rules, Seating(3, rules.shapes(3)[0]), ["choice"], range(50))["choice"]
    with Store.open(sitting.folder) as store:
        begin(store, record)
    sitting.resume()
    player = sitting.player
    player.rest()
    view = sitting.watched.view
    wanted = WANTED["choice"](view)[1]
    asking = [way for way in ways(view, wanted, sitting.watched.order) if way.offered]

    player.leave_choice(next(way for way in asking if way.kind == DRAG))
    for kind in (KEY, CLICK, WALK):
        way = next(way for way in asking if way.kind == kind)
        player.perform(way)
        player.expect(way.action, way)
        player.press_recorded("ctrl+z", BACK)
        player.rest()

    assert {"choice by arrows", "choice by number", "choice by click"} <= set(player.used)


@can_kill
def test_a_kill_in_the_own_turn_leaves_the_picture_that_was_shown(sit_down):
    sitting = sit_down(Speed.OFF)
    sitting.begin()
    wait_for_own_turn(sitting)
    shown = quiet_picture(sitting)
    count = sitting.watched.match.moment
    sitting.window.kill()

    assert len(restart(sitting)) == count
    assert quiet_picture(sitting).looks_like(shown)
    sitting.player.act()
    assert_kept_whole(sitting.folder)


def kill_often(sitting, times, chance):
    sitting.begin()
    for _ in range(times):
        ends = time.monotonic() + chance.uniform(0, 3)
        while time.monotonic() < ends:
            if sitting.watched.is_your_turn:
                sitting.player.act()
            elif sitting.watched.match.phase is Phase.DEAL:
                break
            else:
                sitting.watched.wait(0.1)
        sitting.watched.poll()
        sitting.window.kill()
        assert_kept_whole(sitting.folder)
        restart(sitting)
        while not sitting.watched.is_your_turn:
            if sitting.watched.is_between:
                sitting.next_round()
            else:
                sitting.wait()
        sitting.player.act()


@can_kill
def test_after_a_kill_at_any_moment_the_match_goes_on_where_it_was(sit_down):
    kill_often(sit_down(Speed.FAST), 1, random.Random(1))


@pytest.mark.slow
@can_kill
def test_after_ten_kills_at_any_moment_the_match_goes_on_where_it_was(sit_down):
    kill_often(sit_down(Speed.FAST), 10, random.Random(2))
