"""A window under a rough hand, and what must hold of it afterwards."""

import random
from collections import Counter

from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, InHand, InMeld, OnPile, Phase, Seating, is_command
from samba_desktop.match.match import Match
from samba_desktop.match.record import BACK, Record, SeatPlan
from samba_desktop.scene.card_item import CardItem
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.window.main_window import MainWindow
from tests.engine.random_checks import check_cards
from tests.inside_match import state_of
from tests.ui.waiting import is_still

SEATING = Seating(4, Shape.TWO_PAIRS)
OTHERS = tuple(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di"))
PATIENCE = 40_000
DIALOGS = 6
"""How many windows over the table are put away at most before it is looked at."""


def stay_inside(monkeypatch, folder):
    """Let nothing be asked of the system that would wait for a person, or reach for other files."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_all, **_more: ("", ""))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _dialog: QPrintDialog.DialogCode.Rejected)


class Rough:
    """The window with a match, and a hand that knows no mercy."""

    def __init__(self, qtbot, store, folder, *, speed=Speed.NORMAL, seed=1):
        self.qtbot = qtbot
        self.store = store
        self.rng = random.Random(seed)
        self.window = MainWindow(store, folder, ENGLISH, Preferences(speed=speed))
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.activateWindow()
        self.window.view.setFocus()
        self.number = None
        self._prepared = self._begun = None

    def sit_down(self, *, first=PERSON, seed=5, case=None):
        """Begin a match that is kept, or one from a prepared position, which is not."""
        record = Record(Rules(), SEATING, (SeatPlan("Ada", first), *OTHERS), seed)
        if case is None:
            self._prepared = None
            self.number, match = begin(self.store, record)
        else:
            self.number, self._prepared = None, read_case(case)
            record = Record(self._prepared.table.rules, SEATING, record.seats, seed)
            match = Match(record, prepared=self._prepared)
        self._begun = match
        if is_command(first):
            self.window._note_typed((first,))  # noqa: SLF001 - as if typed before
        self.window.open(match)

    def close(self):
        """Leave the table."""
        self.close_others()
        self.window.close()

    @property
    def controller(self):
        """What runs the match that is on the table now."""
        return self.window.table.controller

    @property
    def match(self):
        """The match that is on the table now."""
        return self.controller.match

    @property
    def scene(self):
        """The table."""
        return self.window.scene

    # doing

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier, widget=None):
        """Press a key where the keys go."""
        QTest.keyClick(widget or self.window.view.viewport(), key, modifier)

    def click(self, x, y, button=Qt.MouseButton.LeftButton, modifier=Qt.KeyboardModifier.NoModifier):
        """Click on a point of the table."""
        QTest.mouseClick(self.ground, button, modifier, point(x, y))

    @property
    def ground(self):
        """What takes the mouse."""
        return self.window.view.viewport()

    def until_own_turn(self):
        """Let the others play, dealing where that is needed."""

        def comes():
            self.scene.finish()
            if self.controller.waits:
                self.controller.deal()
            return self.controller.is_your_turn and self.is_still

        self.qtbot.waitUntil(comes, timeout=PATIENCE)

    @property
    def is_still(self):
        """Tell whether everything that happened is shown."""
        return is_still(self.window)

    def put_away(self):
        """Close every menu, dialog and window over the table, and turn to the table."""
        self.close_others()
        self.window.activateWindow()
        QTest.qWaitForWindowActive(self.window)
        self.window.view.setFocus()

    def close_others(self):
        """Close every menu, dialog and window over the table."""
        for _ in range(DIALOGS):
            popup = QApplication.activePopupWidget()
            over = [
                one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not self.window
            ]
            if popup is None and not over:
                break
            for one in [popup] if popup is not None else over:
                one.close()
            QTest.qWait(1)

    def settle(self):
        """Let everything come to rest: nothing over the table, nobody paused, the person or nobody to act."""
        self.put_away()
        pace = self.window.table.pace
        if pace is not None and pace.is_paused:
            pace.pause()
        self.window.view.gestures.cancel()

        def rests():
            self.scene.finish()
            match = self.match
            nobody = match.to_act is None and (match.phase is Phase.MATCH_OVER or self.controller.waits)
            return self.is_still and (nobody or self.controller.is_your_turn or self.controller.you is None)

        self.qtbot.waitUntil(rests, timeout=PATIENCE)

    # what must hold

    def check(self):
        """See that the picture is that of the engine, that all cards are there, and that all is kept."""
        self.settle()
        self.check_items()
        self.check_view()
        self.check_record()

    def check_items(self):
        """See that every spot has just one item, which lies there, and that there are no others."""
        items, picture = self.scene.cards.items, self.scene.picture
        assert [item.spot for item in items] == list(picture.spots)
        assert {item for item in self.scene.items() if isinstance(item, CardItem)} == set(items)
        layer = self.scene.cards
        for item in items:
            assert not item.is_lent
            assert item.card == item.spot.card
            assert item.pos() == layer.home_of(item)
            assert item.isVisible() is (item.spot.strip.area > 0)

    def check_view(self):
        """See that the places show what the engine has there."""
        view = self.controller.view
        lying = {}
        for spot in self.scene.picture.spots:
            lying.setdefault(spot.place, []).append(spot)
        hand = [spot.card for spot in lying.get(InHand(view.seat), [])]
        assert Counter(hand) == Counter(view.hand)
        assert not Counter(self.scene.selection()) - Counter(hand)
        pile = [spot.card for spot in lying.get(OnPile(), [])]
        # What was taken for a first meld that is still owed lies there until it is paid.
        there = (*view.turn.withheld, *view.table.pile)
        assert tuple(pile) == there[len(there) - len(pile) :]
        for side, melds in enumerate(view.table.melds):
            shown = {place.number for place in lying if isinstance(place, InMeld) and place.side == side}
            assert shown == set(range(1, len(melds) + 1))
            for number, meld in enumerate(melds, start=1):
                cards = [spot.card for spot in lying[InMeld(side, number)]]
                assert not Counter(cards) - Counter(meld.cards)
        state = state_of(self.match)
        if state.table.round_no:
            check_cards(state)

    def check_record(self):
        """See that the record leads to the same table, and that just it is kept."""
        prepared = self._prepared if self.match is self._begun else None
        again = Match(self.match.record, prepared=prepared)
        assert state_of(again) == state_of(self.match)
        if prepared is None:
            # Keys may have begun other matches, each of which is kept by its own number.
            numbers = [line.match_id for line in list_matches(self.store)]
            assert self.match.record in [self.store.load(number).record for number in numbers]

    def own_entries(self):
        """List what the person has done so far."""
        return [entry.text for entry in self.match.entries if entry.seat == self.controller.you]

    def acted_at_most_once(self, before):
        """See that since then the person did one thing at most; taking back a whole turn is one thing."""
        new = self.own_entries()[len(before) :]
        assert len(new) <= 1 or set(new) == {BACK}


def point(x, y):
    """Return a point of the table for the mouse."""
    return QPoint(round(x), round(y))
