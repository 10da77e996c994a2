"""Plays a seat through the real window by hand, and sees that just what was done is recorded."""

import random
import time
from collections import Counter

from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import NoChoice
from samba_desktop.engine.actions import Refusal, write_action
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.match.intents import targets
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.furniture import Furniture, Showing
from samba_desktop.scene.keyboard import stops
from samba_desktop.scene.kit import Kit, Palette, load_fonts
from samba_desktop.ui.kit.look import dress_application
from tests.gui.chosen import point_in_choice
from tests.gui.walking import route
from tests.gui.ways import BUTTON, CLICK, DOUBLE, DRAG, KEY, WALK, in_shown_order, ways
from tests.gui.window import Flaw

RECORDED = 4.0
"""Seconds within which an action has to be in the store."""
REFUSED = 0.5
"""Seconds in which nothing may be there after something illegal."""
LANDED = 12.0
"""Seconds within which cards have to arrive."""
EDGE, WHITE = 9, 200
"""Pixels under a card's upper edge, and the least of red, green and blue that is white there."""
MENU = 0.3
BACK = "back"
WALK_PAUSE = 0.2
"""Seconds between two keys of a walk."""


def be_ready():
    """Make ready for measuring words, as the window does; return what has to be kept for that."""
    application = QApplication.instance() or QApplication(["player", "-platform", "offscreen"])
    load_fonts()
    dress_application(application)
    return application


class Player:
    """The one who sits in front of the screen."""

    def __init__(self, screen, hands, window, watched, *, seed=0, tell=lambda _text: None):
        self.screen = screen
        self.hands = hands
        self.window = window
        self.watched = watched
        self.rng = random.Random(seed)
        self.used = Counter()
        """How often each way was used."""
        self.before_drop = self.after_drop = lambda _way: None
        """Called while cards are held over a target, and right after."""
        self.before_choice = lambda _way: None
        """Called while a choice is open."""
        self._ground = QWidget()
        self._tell = tell
        self._selected = []
        """Numbers of the hand's cards that are selected."""
        self._is_walking = False
        self._then = ()

    # one action

    def think(self):
        """Return what a medium player would do now; None where it would take its last action back."""
        while self._then:
            action, *rest = self._then
            self._then = tuple(rest)
            if not self.watched.revealed and refusal(self.watched.view, action) is None:
                return action
            self._then = ()
        try:
            thought = choose(self.watched.view, self.rng)
        except NoChoice:
            return None
        self._then = thought.then
        return thought.action

    def act(self, kinds=()):
        """Do one action of the own turn, in a way of these kinds if there is one; return it."""
        self.rest()
        wanted = self.think()
        if wanted is None:
            self.press_recorded("ctrl+z", BACK)
            return BACK
        way = self.choose_way(wanted, kinds)
        self.perform(way)
        self.expect(way.action, way)
        return way.action

    def choose_way(self, wanted, kinds=()):
        """Choose among the ways to do an action, those used least before the others."""
        found = [way for way in ways(self.watched.view, wanted, self.watched.order) if self._is_there(way)]
        if not found:
            raise Flaw(f"There is no way to do this by hand: {write_action(wanted)}")
        found = [way for way in found if way.kind in kinds] or found
        self.rng.shuffle(found)
        return min(found, key=lambda way: self.used[self._label(way)])

    def perform(self, way):
        """Do something by hand."""
        self.used[self._label(way)] += 1
        self._tell(f"{write_action(way.action)}: {self._label(way)}")
        self.clear()
        self._gesture(way)
        if way.choice is not None:
            self.choose(way)
        if way.asked:
            time.sleep(MENU)
            self.hands.press("Return")

    def _gesture(self, way):
        if way.kind == WALK:
            self._walk(way)
        else:
            self._select(way.selected)
            self._do(way)

    def leave_choice(self, way):
        """Do something that asks what is meant, leave that by Escape, and see that nothing was done."""
        self.clear()
        self._gesture(way)
        time.sleep(MENU)
        self.hands.press("Escape")
        self.expect_nothing()
        self._is_walking = True
        self.clear()
        self.rest()

    def choose(self, way):
        """Choose in the small choice at the cursor: by arrow keys, by its number, or by a click."""
        time.sleep(MENU)
        how = min(("arrows", "number", "click"), key=lambda one: self.used[f"choice by {one}"])
        self.used[f"choice by {how}"] += 1
        self.before_choice(way)
        if how == "arrows":
            self.hands.press(*["Down"] * way.choice, "Return")
        elif how == "number":
            self.hands.press(str(way.choice + 1))
        else:
            self.hands.click(point_in_choice(self.window, self.watched.view, way, self._ground))

    def expect(self, action, way):
        """Wait until the store has the action, and only once.

        Raises Flaw where it has something else, nothing, or more.
        """
        self._selected = []
        self.expect_text(write_action(action), str(way))

    def press_recorded(self, key, text):
        """Press a key that changes the match and wait until that is recorded."""
        self.clear()
        self.used[f"{KEY}: {key}"] += 1
        self._tell(f"{text}: {key}")
        self.hands.press(key)
        self.expect_text(text, key)

    def expect_text(self, text, how):
        found = self.watched.wait(RECORDED)
        self.window.check()
        if not found:
            raise Flaw(f"Nothing was recorded of {text}, done by {how}")
        first, *others = found
        if (first.text, first.seat) != (text, self.watched.you):
            raise Flaw(f"Recorded was {first}, but {text} was done by {how}")
        if any(entry.seat == self.watched.you for entry in others):
            raise Flaw(f"More was recorded than {text}: {others}, done by {how}")

    def rest(self):
        """Wait until the table is at rest and see that nothing was recorded meanwhile."""
        self.dealt()
        self.window.check()
        extra = self.watched.poll()
        if extra:
            raise Flaw(f"Something was recorded that nobody did: {extra}")

    def dealt(self):
        """Wait until the hand lies where it must and nothing moves."""
        ends = time.monotonic() + LANDED
        while not self._hand_lies(self.screen.still()):
            if time.monotonic() > ends:
                raise Flaw("The cards of the hand do not lie where they should.")

    def _hand_lies(self, frame):
        """Tell whether white card is seen under the upper edge of every card of the hand."""
        for spot in self.hand_spots(self.picture()):
            x, y = self.on_screen((spot.strip.x + spot.strip.width / 2, spot.strip.y))
            if not any(min(frame.colour(x, y + down)) > WHITE for down in range(1, EDGE)):
                return False
        return True

    # what is refused

    def refused_drag(self):
        """Drag a card where it may not go, and return the place; None where everything is allowed."""
        self.clear()
        view, picture = self.watched.view, self.picture()
        found = []
        for card in dict.fromkeys(view.hand):
            for place, meaning in targets(view, (card,), InHand(view.seat)).items():
                if isinstance(meaning, Refusal) and self._is_own(place) and place in picture.places:
                    found.append((card, place))
        if not found:
            return None
        card, place = self.rng.choice(found)
        self._tell(f"{card} to {place}: refused")
        self.used["refused drag"] += 1
        self.hands.drag(self.card_point(picture, card), self.place_point(picture, place))
        self.expect_nothing()
        return place

    def expect_nothing(self):
        """See that nothing is recorded."""
        found = self.watched.wait(REFUSED)
        self.window.check()
        if found:
            raise Flaw(f"Something refused was recorded: {found}")

    def _is_own(self, place):
        return isinstance(place, OnPile | NewMeld) or (
            isinstance(place, InMeld) and place.side == self.watched.view.side
        )

    # where things are

    def picture(self):
        """Lay the table out as it must lie now."""
        chosen = self._cards_at(self._selected)
        return self.watched.picture(self.window.size, chosen)

    def clear(self):
        """Lower all cards and let the keyboard point at nothing."""
        if self._selected or self._is_walking:
            self.hands.press("Escape")
            self._selected = []
            self._is_walking = False

    def button_point(self, name):
        """Return the middle of a button, in the column or in a bubble; None where it isn't there."""
        chosen = self._cards_at(self._selected)
        captions = self.watched.captions(chosen)
        spoken = [one for bubble in captions.bubbles for one in bubble.buttons]
        shown = {one.name for one in (*captions.buttons, *spoken) if one.enabled}
        if name not in shown:
            return None
        picture = self.picture()
        kit = Kit(CardPixmaps(), picture.lengths, Palette())
        scene = QGraphicsScene()
        furniture = Furniture(scene)
        furniture.furnish(Showing(picture, self.watched.view, captions, kit))
        return self.on_screen(furniture.rect_of(name).centre)

    def _cards_at(self, numbers):
        shown = in_shown_order(self.watched.view, self.watched.view.hand, self.watched.order)
        return tuple(shown[at] for at in sorted(numbers))

    def on_screen(self, point):
        x, y = point
        return (x, y + self.window.top)

    def _spot_point(self, spot):
        strip = spot.strip
        return self.on_screen((strip.x + strip.width * 0.5, strip.y + strip.height * 0.4))

    def hand_spots(self, picture):
        found = [spot for spot in picture.spots if spot.place == InHand(self.watched.you)]
        return sorted(found, key=lambda spot: spot.index)

    def card_point(self, picture, card):
        """Return a point of a card in the hand, of a selected one first."""
        found = [spot for spot in self.hand_spots(picture) if spot.card == card]
        found.sort(key=lambda spot: spot.index not in self._selected)
        return self._spot_point(found[0])

    def place_point(self, picture, place):
        lying = [spot for spot in picture.spots if spot.place == place and spot.strip.area > 0]
        if isinstance(place, OnPile | InMeld) and lying:
            return self._spot_point(max(lying, key=lambda spot: spot.index))
        return self.on_screen(picture.places[place].centre)

    # the hand's doings

    def _is_there(self, way):
        """Tell whether the table has what a way needs: the place, or the button."""
        places = self.picture().places
        if any(place is not None and place not in places for place in (way.source, way.target)):
            return False
        if not way.button or way.button in {"yes", "no"}:
            return True
        captions = self.watched.captions(way.selected)
        return any(one.name == way.button and one.enabled for one in captions.buttons)

    def _label(self, way):
        what = type(way.action).__name__
        more = way.key or way.button or (type(way.source).__name__ if way.kind == DRAG else "")
        run = "selected" if way.selected and way.kind == DRAG else ""
        return " ".join(part for part in (what, way.kind, more, run) if part)

    def _numbers_of(self, picture, cards):
        """Choose cards of the hand to select."""
        left = Counter(cards)
        found = []
        spots = self.hand_spots(picture)
        self.rng.shuffle(spots)
        for spot in spots:
            if left[spot.card] > 0:
                left[spot.card] -= 1
                found.append(spot.index)
        return found

    def _select(self, cards):
        if not cards:
            return
        picture = self.picture()
        spots = self.hand_spots(picture)
        numbers = self._numbers_of(picture, cards)
        low, high = min(numbers), max(numbers)
        if len(numbers) > 2 and high - low == len(numbers) - 1 and self.rng.random() < 0.7:
            self.used["run by shift"] += 1
            self.hands.click(self._spot_point(spots[low]))
            self.hands.click(self._spot_point(spots[high]), shift=True)
        else:
            for number in numbers:
                self.hands.click(self._spot_point(spots[number]))
        self._selected = numbers

    def _do(self, way):
        picture = self.picture()
        if way.kind == DRAG:
            self._drag(picture, way)
        elif way.kind == CLICK:
            for place in filter(None, (way.source, way.target)):
                self.hands.click(self.place_point(picture, place))
        elif way.kind == DOUBLE:
            self.hands.click(self.card_point(picture, way.lead), times=2)
        elif way.kind == BUTTON:
            self._press_button(way)
        else:
            if way.key == "Return" and way.selected:
                time.sleep(WALK_PAUSE)
            self.hands.press(way.key)

    def _press_button(self, way):
        point = self.button_point(way.button)
        if point is None:
            raise Flaw(f'The button "{way.button}" is not there for {way}')
        self.hands.click(point)

    def _drag(self, picture, way):
        if way.lead is not None:
            start = self.card_point(picture, way.lead)
        elif isinstance(way.source, OnStock):
            start = self.on_screen(picture.places[OnStock()].centre)
        else:
            start = self.place_point(picture, way.source)
        self.hands.take(start)
        self.hands.carry(self.place_point(picture, way.target))
        self.before_drop(way)
        self.hands.let_go()
        self.after_drop(way)

    # the keyboard alone

    def _stops(self, picture):
        """List what the keyboard can point at."""
        captions = self.watched.captions(self._cards_at(self._selected))
        enabled = {one.name for one in captions.buttons if one.enabled}
        return stops(picture, {spot.name: spot.rect for spot in picture.buttons if spot.name in enabled})

    def _walk(self, way):
        self._is_walking = True
        picture = self.picture()
        every = self._stops(picture)
        start = next(stop for stop in every if stop.group == "hand")
        numbers = sorted(self._numbers_of(picture, way.selected))
        self.hands.press("Escape", "Tab", pause=0.03)
        here = start
        for number in numbers:
            there = next(stop for stop in every if stop.group == "hand" and stop.index == number)
            self.hands.press(*route(every, here, there), pause=0.03)
            self.hands.press("space", pause=WALK_PAUSE)
            here = there
        self._selected = numbers
        every = self._stops(picture)
        there = next(stop for stop in every if stop.place == way.target)
        self.hands.press(*route(every, here, there), pause=0.03)
        self.hands.press(self.rng.choice(["Return", "space"]))
