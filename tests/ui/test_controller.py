"""The joint of sitting, table and opponents: what a gesture comes to, and that nothing acts twice."""

import random
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, InHand, InMeld, NewMeld, OnPile, OnStock, Phase, Seating
from samba_desktop.match.intents import OfferKind
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table import controller as controlling
from samba_desktop.ui.table.appearance import BREATHS
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.session import TableSession
from samba_desktop.ui.table.talk import OpponentMove
from tests.inside_match import put_position

SHAPES = {2: Shape.SOLO, 3: Shape.SOLO, 4: Shape.TWO_PAIRS}
PATIENCE = 20_000


class Sitting:
    """A table with everything real but the window, cards moving at once."""

    def __init__(
        self, qtbot, players: int = 4, seed: int = 3, speed: float = 0.0, first: str = PERSON
    ) -> None:
        self.qtbot = qtbot
        plans = (SeatPlan("Ada", first), *(SeatPlan(f"Bo {n}", "medium") for n in range(1, players)))
        record = Record(Rules(), Seating(players, SHAPES[players]), plans, seed)
        self.match = Match(record)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.session = TableSession(self.window, ENGLISH, Preferences())
        self.scene, self.table = self.session.scene, self.session.view
        self.scene.speed = speed
        self.runner = OpponentRunner(record.rules, record.seating, plans)
        self.controller, self.person = self.session.sit_down(self.match, self.runner, "Swedish Samba")
        self.controller.begin()

    def close(self) -> None:
        self.session.leave()

    def until_own_turn(self) -> None:
        self.qtbot.waitUntil(
            lambda: self.controller.is_your_turn or self.match.phase is Phase.MATCH_OVER or self.is_counted,
            timeout=PATIENCE,
        )

    @property
    def is_counted(self) -> bool:
        return self.match.phase is Phase.DEAL and bool(self.match.results)


@pytest.fixture
def sit(qtbot, monkeypatch):
    monkeypatch.setattr(controlling, "BREATH", 0)
    monkeypatch.setitem(BREATHS, Speed.OFF, 0)
    sittings = []

    def seated(**wishes) -> Sitting:
        sittings.append(Sitting(qtbot, **wishes))
        return sittings[-1]

    yield seated
    for sitting in sittings:
        sitting.close()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_played_to_its_count(sit, players):
    sitting = sit(players=players)
    rng = random.Random(5)
    counted = []
    sitting.controller.round_over.connect(lambda: counted.append(sitting.match.moment))

    while not sitting.is_counted:
        sitting.until_own_turn()
        if sitting.controller.is_your_turn:
            sitting.controller.play(choose(sitting.controller.view, rng).action)
    sitting.qtbot.waitUntil(lambda: bool(counted), timeout=PATIENCE)

    assert counted == [sitting.match.moment]
    assert sitting.controller.moment.waits


@pytest.mark.parametrize("speed", [0.0, 8.0])
def test_the_line_above_the_hand_is_never_empty(sit, speed):
    sitting = sit(speed=speed)
    rng = random.Random(7)
    said = []

    def note(*_told):
        said.append(sitting.controller.captions().message)

    for told in (sitting.controller.changed, sitting.scene.settled, sitting.controller.happened):
        told.connect(note)
    while not sitting.is_counted and sitting.match.moment < 60:
        sitting.qtbot.waitUntil(
            lambda: note() or sitting.controller.is_your_turn or sitting.is_counted, timeout=PATIENCE
        )
        if sitting.controller.is_your_turn:
            sitting.scene.select(rng.sample(sitting.controller.view.hand, 2))
            note()
            sitting.controller.play(choose(sitting.controller.view, rng).action)

    assert len(set(said)) > 10
    assert all(said)


def test_a_demonstration_plays_by_itself_and_is_seen_from_the_first_seat(sit):
    sitting = sit(first="medium")
    keys = ("draw", "take", "meld", "discard", "undo", "hint", "yes", "pass")

    while not sitting.is_counted:
        moment = sitting.match.moment
        for name in keys:
            sitting.session.press(name)
        sitting.person.confirm()
        assert sitting.match.moment == moment
        assert {spot.place for spot in sitting.scene.picture.spots if isinstance(spot.place, InHand)} <= {
            InHand(0)
        }
        sitting.qtbot.waitUntil(lambda moment=moment: sitting.match.moment > moment, timeout=PATIENCE)

    assert {entry.seat for entry in sitting.match.entries} == {None, 0, 1, 2, 3}


def test_the_draw_for_the_dealer_is_told_before_the_deal_is_shown(sit):
    sitting = sit(speed=1.0)

    sitting.qtbot.waitUntil(lambda: bool(sitting.match.record.entries), timeout=PATIENCE)

    assert sitting.controller.moment.said.startswith("Everybody draws")
    assert not any(one.place == InHand(0) for one in sitting.scene.picture.spots)
    sitting.scene.finish()
    sitting.qtbot.waitUntil(lambda: sitting.controller.is_caught_up, timeout=PATIENCE)
    assert sitting.controller.moment.said.endswith("deals first.")
    assert sum(one.place == InHand(0) for one in sitting.scene.picture.spots) == 15


def test_what_is_refused_right_after_the_deal_stays_said(sit):
    sitting = sit(players=2, seed=3)
    sitting.until_own_turn()
    sitting.qtbot.waitUntil(lambda: not sitting.scene.is_showing and sitting.controller.is_caught_up)
    assert sitting.match.moment == 1
    card = next(
        card for card in sitting.controller.view.hand if card.rank != sitting.controller.view.top.rank
    )

    sitting.person.wish(Discard(card))
    sitting.qtbot.wait(20)

    assert sitting.controller.said.startswith("A turn begins with drawing.")


def test_the_next_round_is_dealt_once(sit):
    sitting = sit(players=2)
    rng = random.Random(5)
    while not sitting.is_counted:
        sitting.until_own_turn()
        if sitting.controller.is_your_turn:
            sitting.controller.play(choose(sitting.controller.view, rng).action)

    sitting.controller.deal()
    sitting.controller.deal()

    assert sitting.match.table.round_no == 2


def test_a_drop_on_the_pile_before_drawing_is_refused_with_a_reason(sit):
    sitting = sit()
    sitting.until_own_turn()
    view, moment = sitting.controller.view, sitting.match.moment
    card = next(card for card in view.hand if card.rank != view.top.rank)

    sitting.scene.dropped.emit((card,), InHand(view.seat), OnPile())

    assert sitting.match.moment == moment
    assert sitting.controller.moment.said_kind == "refusal"
    assert sitting.controller.moment.said


def test_taking_the_pile_with_cards_that_do_not_take_it_says_what_would(sit):
    sitting = sit()
    sitting.until_own_turn()
    view = sitting.controller.view
    card = next(card for card in view.hand if card.rank not in {2, 3, view.top.rank} and card.suit)
    sitting.scene.select((card,))

    for do in (sitting.person.ask_for, sitting.person.ask_by_key):
        do(OfferKind.TAKE)

        assert sitting.controller.moment.said_kind == "refusal"
        assert not sitting.controller.said.startswith("A turn begins with drawing.")
        sitting.controller.say("")


def test_where_selected_cards_may_go_glows_again_after_a_drag_that_came_to_nothing(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())
    card = next(card for card in sitting.controller.view.hand if card.rank not in {2, 3})
    sitting.scene.select((card,))
    assert OnPile() in sitting.scene.lit

    sitting.scene.cancelled.emit()
    assert OnPile() in sitting.scene.lit

    sitting.scene.dropped.emit((card,), InHand(sitting.controller.view.seat), NewMeld(0))
    assert sitting.controller.moment.said_kind == "refusal"
    assert OnPile() in sitting.scene.lit

    sitting.scene.select(())
    sitting.scene.cancelled.emit()
    assert sitting.scene.lit == ()


def test_a_reason_goes_when_the_cards_are_held_over_a_place_that_takes_them(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())
    view = sitting.controller.view
    card = next(card for card in view.hand if card.rank not in {2, 3})
    sitting.scene.picked.emit((card,), InHand(view.seat))

    sitting.scene.hovered.emit(NewMeld(view.side))
    assert sitting.controller.moment.said_kind == "refusal"
    sitting.scene.hovered.emit(OnPile())

    assert sitting.controller.moment.said == ""


def test_two_presses_on_the_stock_draw_once(sit):
    sitting = sit()
    sitting.until_own_turn()
    held = len(sitting.controller.view.hand)

    sitting.scene.pressed_place.emit(OnStock())
    sitting.scene.pressed_place.emit(OnStock())

    assert len(sitting.controller.view.hand) == held + 2


def test_a_discard_can_be_taken_back_and_played_again(sit):
    sitting = sit()
    sitting.until_own_turn()
    controller = sitting.controller
    controller.play(Draw())
    card = next(card for card in controller.view.hand if card.rank not in {2, 3})
    hand = sorted(controller.view.hand)
    controller.play(Discard(card))

    controller.take_back()

    assert controller.is_your_turn
    assert sorted(controller.view.hand) == hand
    controller.redo()
    assert controller.match.table.pile[-1] == card


def test_drawing_cannot_be_taken_back(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())
    moment = sitting.match.moment

    sitting.controller.take_back()

    assert sitting.match.moment == moment
    assert sitting.controller.moment.said_kind == "refusal"


def test_an_answer_to_an_older_question_is_dropped(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())
    card = next(card for card in sitting.controller.view.hand if card.rank not in {2, 3})
    sitting.controller.play(Discard(card))
    asked = sitting.match.moment

    sitting.controller.take_back()
    sitting.qtbot.wait(600)

    assert sitting.match.moment == asked + 1
    assert sitting.controller.is_your_turn


def test_a_hint_lights_cards_and_says_why(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())

    with sitting.qtbot.waitSignal(sitting.runner.hinted, timeout=PATIENCE):
        sitting.person.hint()

    assert sitting.controller.moment.said.startswith("Hint")


def test_a_hint_is_told_from_selected_and_new_cards(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.controller.play(Draw())
    sitting.scene.finish()
    hand = sitting.controller.view.hand
    meant, other = hand[0], next(card for card in hand if card != hand[0])
    move = OpponentMove(0, (Discard(meant),), Because(next(iter(Code))))
    items = sitting.scene.cards.items
    assert any(item.is_fresh for item in items)

    sitting.scene.select((other,))
    sitting.person.on_hinted(sitting.match.moment, move)

    assert sitting.scene.selection() == ()
    assert [item.card for item in items if item.is_hinted] == [meant]
    assert not any(item.is_fresh for item in items)
    sitting.scene.select((meant,))
    sitting.person.on_hinted(sitting.match.moment, move)
    assert sitting.scene.selection() == (meant,)


def test_two_presses_join_two_melds(sit):
    sitting = sit()
    sitting.until_own_turn()
    state = read_case(
        {
            "rules": "swedish-samba",
            "players": 4,
            "turn": {"seat": 1, "phase": "play"},
            "hands": {"1": "4D 7C", "2": 11, "3": 11, "4": 11},
            "melds": {"A": ["9S 9H 9D", "KS KH KD", "9C 9C 9S"]},
        }
    )
    put_position(sitting.match, state)
    sitting.controller.show_again()

    sitting.scene.pressed_place.emit(InMeld(0, 1))
    assert InMeld(0, 3) in sitting.scene.lit
    sitting.scene.pressed_place.emit(InMeld(0, 3))

    assert [len(meld.cards) for meld in sitting.match.table.melds[0]] == [6, 3]


class FullDisk:
    """A journal that keeps nothing."""

    def write(self, entry, ending) -> None:
        raise SaveError("The disk is full.")


def test_what_cannot_be_kept_is_said_and_not_shown(sit):
    sitting = sit()
    sitting.until_own_turn()
    sitting.match.keep_in(FullDisk())
    moment, hand = sitting.match.moment, sitting.controller.view.hand

    sitting.controller.play(Draw())

    assert sitting.match.moment == moment
    assert sitting.controller.view.hand == hand
    assert sitting.controller.moment.said == "The disk is full."


def test_each_seat_is_shown_before_the_next_one_acts(sit):
    sitting = sit(players=3)
    rng = random.Random(5)
    shown = []
    sitting.controller.changed.connect(lambda: shown.append(sitting.match.moment))

    while not sitting.is_counted:
        sitting.until_own_turn()
        sitting.qtbot.waitUntil(lambda: shown[-1] == sitting.match.moment, timeout=PATIENCE)
        if sitting.controller.is_your_turn:
            sitting.controller.play(choose(sitting.controller.view, rng).action)
    sitting.qtbot.waitUntil(lambda: sitting.controller.waits, timeout=PATIENCE)

    assert shown[-1] == sitting.match.moment
    acted = [entry.seat for entry in sitting.match.entries]
    assert all(len(set(acted[before:after])) <= 1 for before, after in pairwise(shown))
