"""Gestures that can mean several things, at a table with everything but the window."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Discard, Draw, Lay, Merge, SwapWild, TakePile, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, InHand, InMeld, NewMeld, OnPile, Phase, Seating
from samba_desktop.match.intents import action_for
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.table_view import TableView
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.appearance import table_scene
from samba_desktop.ui.table.controller import Controller
from samba_desktop.ui.table.person import ChoicePopup, Person, choosing_cards
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import OpponentMove

RULES = PRESETS["samba-500"].rules
SEATS = (SeatPlan("Ada", PERSON), SeatPlan("Bo", "medium"), SeatPlan("Cleo", "medium"))
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def match_with_choice():
    """Find a deal where three cards of the first hand can be laid in several ways, and those cards."""
    for seed in range(500):
        match = Match(Record(RULES, Seating(3, Shape.SOLO), SEATS, seed))
        match.deal()
        if match.to_act != 0:
            continue
        match.play(Draw())
        view = match.view(0)
        for three in combinations(dict.fromkeys(view.hand), 3):
            if isinstance(action_for(view, three, InHand(0), NewMeld(0)), tuple):
                return match, three
    raise AssertionError("no deal has such cards")


class Table:
    """The person's table, with a gesture that means several things."""

    def __init__(self, qtbot):
        self.match, self.cards = match_with_choice()
        self.scene = table_scene()
        self.scene.speed = 0.0
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.show()
        record = self.match.record
        self.runner = OpponentRunner(record.rules, record.seating, record.seats)
        self.controller = Controller(self.match, self.scene, self.runner, ENGLISH, "Samba 500")
        self.person = Person(self.controller, self.scene, self.runner, ENGLISH, self.view)
        self.controller.begin()

    def close(self):
        self.person.leave()
        self.controller.close()
        self.runner.close()

    def drop(self):
        """Select the three cards and drag them to the place for a new meld."""
        self.scene.select(self.cards)
        item = next(one for one in self.scene.cards.items if one.is_chosen)
        strip = item.spot.strip
        start = self._point(strip.x + strip.width / 2, strip.y + strip.height / 2 - 10)
        goal = self._point(*self.scene.picture.places[NewMeld(0)].centre)
        QTest.mousePress(self.view.viewport(), LEFT, PLAIN, start)
        QTest.mouseMove(self.view.viewport(), start + QPoint(15, -15))
        QTest.mouseMove(self.view.viewport(), goal)
        QTest.mouseRelease(self.view.viewport(), LEFT, PLAIN, goal)

    def _point(self, x, y):
        return self.view.mapFromScene(QPointF(x, y))

    @property
    def choice(self):
        open_ones = [one for one in self.view.findChildren(ChoicePopup) if one.isVisible()]
        return open_ones[0] if open_ones else None

    @property
    def carried(self):
        return [item for item in self.scene.cards.items if item.is_lent]


@pytest.fixture
def table(qtbot):
    made = Table(qtbot)
    yield made
    made.close()


def test_cards_stay_where_they_were_dropped_while_it_is_asked_what_is_meant(table):
    before = table.match.moment

    table.drop()

    assert table.choice is not None
    assert {item.card for item in table.carried} == set(table.cards)
    assert table.match.moment == before


def test_escape_brings_them_home_and_plays_nothing(table):
    before = table.match.moment
    table.drop()

    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Escape)

    assert table.choice is None
    assert not table.carried
    assert table.match.moment == before
    for item in table.scene.cards.items:
        lift = table.scene.picture.lift if item.is_chosen else 0
        assert abs(item.pos().y() + lift - item.spot.y) < 1


def test_what_is_chosen_is_played(table):
    table.drop()
    wanted = action_for(table.match.view(0), table.scene.selection(), InHand(0), NewMeld(0))[1]

    QTest.mouseClick(table.choice.buttons[1], LEFT)

    assert table.match.entries[-1].text.startswith("lay ")
    assert table.match.table.melds[0][0].cards == wanted.cards
    assert not table.carried


def test_the_choice_goes_when_the_table_changes(table):
    table.drop()

    table.controller.take_back()
    table.controller.changed.emit()

    assert table.choice is None
    assert not table.carried


def test_a_key_asks_as_well(table):
    table.scene.select(table.cards)

    table.person.meld_selected()

    assert table.choice is not None
    assert not table.carried


def test_many_ways_to_take_the_pile_are_left_to_picking_cards():
    queens = read_cards("QS QH QD QC QS QH QD")
    few = tuple(TakePile((queens[0], other)) for other in queens[1:4])
    many = tuple(TakePile((queens[0], other)) for other in queens)

    assert choosing_cards(few) == ()
    assert choosing_cards((*many, Lay(queens[:3]))) == ()
    assert sorted(choosing_cards(many)) == sorted((queens[0], *read_cards("QS QH QD QC")))


def test_the_cards_to_pick_among_are_marked_and_asked_for(table):
    cards = tuple(dict.fromkeys(table.match.view(0).hand))[:8]

    table.person.on_choice(tuple(TakePile((card,)) for card in cards))

    assert table.choice is None
    assert table.match.phase is Phase.PLAY
    marked = [item.card for item in table.scene.cards.items if item.is_hinted]
    assert sorted(marked) == sorted(cards)


def test_a_hint_for_the_first_meld_lights_all_that_it_takes(table):
    cards = table.match.view(0).hand
    plan = (Lay(cards[:1]), Lay(cards[1:2]), Discard(cards[2]))
    because = Because(Code.OPEN, {"points": 90, "needed": 10_000, "wilds": 0})

    table.person.on_hinted(table.match.moment, OpponentMove(0, plan, because))

    marked = [item.card for item in table.scene.cards.items if item.is_hinted]
    assert sorted(marked) == sorted(cards[:2])


@pytest.mark.parametrize(
    ("action", "places"),
    [
        (SwapWild(1, Card(9, "C")), {InMeld(0, 1)}),
        (Merge(1, 2), {InMeld(0, 1), InMeld(0, 2)}),
        (TakePile((), (), 2), {OnPile(), InMeld(0, 2)}),
        (Discard(Card(9, "C")), {OnPile()}),
    ],
)
def test_a_hint_lights_the_places_that_it_means(table, action, places):
    because = Because(next(iter(Code)))

    table.person.on_hinted(table.match.moment, OpponentMove(0, (action,), because))

    assert set(table.scene.lit) == places
