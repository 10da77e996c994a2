"""Plays a seat through the real window by the mouse alone: by clicks only, or by drags wherever it can."""

from tests.gui.player import BACK, Player
from tests.gui.ways import BUTTON, CLICK, DOUBLE, DRAG, ways
from tests.gui.window import Flaw

CLICKS, DRAGS = "clicks", "drags"
WAYS = {CLICKS: (CLICK, DOUBLE, BUTTON), DRAGS: (DRAG,)}
FRAME = 4
"""Pixels by which a frame around cards reaches into them, and beyond."""


class MousePlayer(Player):
    """One hand on the mouse and none on the keyboard."""

    by = CLICKS

    def act(self, kinds=()):
        """Do one action of the own turn and return it."""
        self.rest()
        wanted = self.think()
        if wanted is None:
            self.undo()
            return BACK
        way = self.choose_way(wanted)
        self.perform(way)
        self.expect(way.action, way)
        return way.action

    def choose_way(self, wanted, kinds=()):
        """Choose among the ways of the one kind; what nothing is dragged for is done by its button.

        Raises Flaw where the mouse cannot do it so.
        """
        found = [way for way in ways(self.watched.view, wanted, self.watched.order) if self._is_there(way)]
        only = [way for way in found if way.kind in WAYS[self.by]]
        if self.by == DRAGS and not any(way.kind == DRAG for way in found):
            only = [way for way in found if way.kind == BUTTON]
        if not only:
            raise Flaw(f"By {self.by} alone this cannot be done: {wanted}")
        self.rng.shuffle(only)
        return min(only, key=lambda way: self.used[self._label(way)])

    def undo(self):
        """Take the last action back by its button."""
        self.clear()
        point = self.button_point("undo")
        if point is None:
            raise Flaw("There is no button to take back what was done.")
        self.used["Undo button"] += 1
        self.hands.click(point)
        self.expect_text(BACK, "the button")

    def clear(self):
        """Lower all cards, by a click with the right button on the table."""
        if self._selected:
            self.hands.click_right(self.on_screen((4, 4)))
            self._selected = []

    def choose(self, way):
        """Choose in the small choice at the cursor by a click."""
        for other in ("arrows", "number"):
            self.used[f"choice by {other}"] = 10**6
        super().choose(way)
        for other in ("arrows", "number"):
            del self.used[f"choice by {other}"]

    def _select(self, cards):
        if not cards or self.by == CLICKS:
            super()._select(cards)
            return
        spots = self.hand_spots(self.picture())
        numbers = sorted(self._numbers_of(self.picture(), cards))
        for first, last in runs(numbers):
            self._frame(spots[first], spots[last], more=first != numbers[0])
        self._selected = numbers

    def _frame(self, first, last, *, more):
        """Draw a frame around neighbouring cards, from the felt above them down over their upper edge.

        It begins higher than a card reaches that is selected and lies beside them.
        """
        self.used["frame"] += 1
        above = first.strip.y - self.picture().lift - FRAME
        left = self.on_screen((first.strip.x + FRAME, above))
        right = self.on_screen((last.strip.x + last.strip.width - FRAME, last.strip.y + FRAME * 4))
        self.hands.drag(left, right, shift=more)


def runs(numbers):
    """Put numbers that follow one another together: the first and the last of each run."""
    found = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found
