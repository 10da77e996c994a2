"""Plays a seat through the real window by keys alone; the mouse is never touched."""

import time

from msgspec.structs import replace

from samba_desktop.engine.actions import Refusal, write_action
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.match.intents import targets
from tests.gui.player import WALK_PAUSE, Player
from tests.gui.walking import route
from tests.gui.ways import CLICK, KEY, WALK, ways
from tests.gui.window import Flaw

MENU = 0.3


class KeyboardPlayer(Player):
    """The one who has no mouse."""

    def choose_way(self, wanted, kinds=()):
        """Choose among the ways by keys; two clicks on melds are two presses on the way over the table."""
        view = self.watched.view
        found = list(ways(view, wanted, self.watched.order))
        walked = [replace(way, kind=WALK) for way in found if way.kind == CLICK and way.source is not None]
        found = [way for way in (*found, *walked) if way.kind in {KEY, WALK} and self._is_there(way)]
        if not found:
            raise Flaw(f"There is no way to do this by keys: {write_action(wanted)}")
        self.rng.shuffle(found)
        return min(found, key=lambda way: self.used[self._label(way)])

    def choose(self, way):
        """Choose in the small choice at the cursor: by arrow keys or by its number."""
        time.sleep(MENU)
        how = min(("arrows", "number"), key=lambda one: self.used[f"choice by {one}"])
        self.used[f"choice by {how}"] += 1
        self.before_choice(way)
        if how == "arrows":
            self.hands.press(*["Down"] * way.choice, "Return")
        else:
            self.hands.press(str(way.choice + 1))

    def refused_walk(self):
        """Bring a card by keys where it may not go; return the place, None where everything is allowed."""
        self.clear()
        view, picture = self.watched.view, self.picture()
        reachable = {stop.place for stop in self._stops(picture)}
        found = [
            (card, place)
            for card in dict.fromkeys(view.hand)
            for place, meaning in targets(view, (card,), InHand(view.seat)).items()
            if isinstance(meaning, Refusal) and self._is_own(place) and place in reachable
        ]
        if not found:
            return None
        card, place = self.rng.choice(found)
        self._tell(f"{card} to {place}: refused")
        self.used["refused walk"] += 1
        self._go_and_press(self._select_by_keys((card,)), place)
        self.expect_nothing()
        self.clear()
        return place

    def press_button(self, name):
        """Walk to a button of the table and press it."""
        self.clear()
        every = as_places(self._stops(self.picture()))
        there = next((stop for stop in every if stop.place == name), None)
        if there is None:
            raise Flaw(f'The keyboard finds no button "{name}".')
        first = next(stop for stop in every if stop.group == "buttons")
        groups = list(dict.fromkeys(stop.group for stop in every))
        self.hands.press("Escape", "Tab", *["Tab"] * groups.index("buttons"), pause=0.03)
        self.hands.press(*route(every, first, there), "Return", pause=0.05)
        self._is_walking = True

    def _select(self, cards):
        if cards:
            self._select_by_keys(cards)

    def _walk(self, way):
        here = self._select_by_keys(way.selected)
        for place in filter(None, (way.source, way.target)):
            here = self._go_and_press(here, place)

    def _select_by_keys(self, cards):
        """Walk to cards of the hand and select them; return the stop that is pointed at."""
        self._is_walking = True
        picture = self.picture()
        every = self._stops(picture)
        numbers = sorted(self._numbers_of(picture, cards))
        self.hands.press("Escape", "Tab", pause=0.03)
        here = every[0]
        for number in numbers:
            there = next(stop for stop in every if stop.group == "hand" and stop.index == number)
            self.hands.press(*route(every, here, there), pause=0.03)
            self.hands.press("space", pause=WALK_PAUSE)
            here = there
        self._selected = numbers
        return here

    def _go_and_press(self, here, place):
        every = self._stops(self.picture())
        there = next(stop for stop in every if stop.place == place)
        self.hands.press(*route(every, here, there), pause=0.03)
        self.hands.press(self.rng.choice(["Return", "space"]), pause=WALK_PAUSE)
        return there

    def _is_own(self, place):
        return isinstance(place, OnPile | NewMeld | OnStock) or (
            isinstance(place, InMeld) and place.side == self.watched.view.side
        )


def as_places(every):
    """Take buttons for places, so that a way may lead over them."""
    return tuple(replace(stop, place=stop.button, button="") if stop.button else stop for stop in every)
