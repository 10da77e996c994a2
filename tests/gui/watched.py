"""A match that somebody else plays, followed in its store without writing there, and how its table lies."""

import time

from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.match import Match, reveals
from samba_desktop.scene.deck.faces import DeckStyle
from samba_desktop.scene.layout.geometry import Size, Strip
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout, with_buttons
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.prompts import Moment, Teller
from tests.gui.window import Flaw

LOOK = 0.03
SORTED = (HandOrder.BY_RANK, HandOrder.BY_SUIT, HandOrder.SAMBA)
"""The orders that follow each other at one key; then comes the player's own."""


def running_match(folder, within=20.0):
    """Wait until a match is kept in a folder and return the store, open for reading, with its number."""
    ends = time.monotonic() + within
    while time.monotonic() < ends:
        if (folder / FILE).exists():
            store = Store.open(folder, writing=False)
            number = store.latest_unfinished()
            if number is not None:
                return store, number
            store.close()
        time.sleep(LOOK)
    raise Flaw("No match was begun.")


class Watched:
    """One match, as far as its rows have been read."""

    def __init__(self, store, number):
        self._store = store
        self.number = number
        record = store.load(number).record
        self.match = Match(record.upto(0))
        plans = record.seats
        self.you = next(seat for seat, plan in enumerate(plans) if plan.level == PERSON)
        self.company = Company(tuple(plan.name for plan in plans), record.seating, self.you)
        levels = tuple(None if plan.level == PERSON else plan.level for plan in plans)
        self._teller = Teller(ENGLISH, self.company, levels, "")
        style = DeckStyle()
        self._strip = Strip(style.strip_width, style.strip_height)
        self.order = HandOrder.BY_RANK

    def sort(self):
        """Note that the hand is shown in the next order, and answer how often its key is pressed.

        It goes past the player's own order, which nobody outside the window knows.
        """
        at = SORTED.index(self.order) + 1
        self.order = SORTED[at % len(SORTED)]
        return 1 if at < len(SORTED) else 2

    def close(self):
        """Let the store go."""
        self._store.close()

    @property
    def view(self):
        """What the person sees."""
        return self.match.view(self.you)

    @property
    def is_your_turn(self):
        """Tell whether the person's action is awaited."""
        return self.match.to_act == self.you

    @property
    def is_over(self):
        """Tell whether the match has ended."""
        return self.match.phase is Phase.MATCH_OVER

    @property
    def is_between(self):
        """Tell whether a round has ended and the next one is not dealt."""
        return self.match.phase is Phase.DEAL and self.match.table.round_no > 0

    @property
    def revealed(self):
        """Tell whether the last entry showed what nobody knew."""
        return any(map(reveals, self.match.events_seen(None)))

    def poll(self):
        """Read the rows that have come and return them as entries."""
        before = self.match.moment
        with self._store.reading() as database:
            rows = database.execute(
                "SELECT n, seat, action FROM actions WHERE match = ? AND n > ? ORDER BY n",
                (self.number, before),
            ).fetchall()
        for n, seat, text in rows:
            if n != self.match.moment + 1:
                raise Flaw(f"Row {n} of the match follows row {self.match.moment}.")
            self.match.play_entry(text)
            if self.match.entries[-1].seat != seat:
                raise Flaw(f"Row {n} names seat {seat}, but it was another one's turn.")
        return self.match.entries[before:]

    def wait(self, within):
        """Wait for at least one row and return what came; nothing where none came in time."""
        ends = time.monotonic() + within
        while True:
            found = self.poll()
            if found or time.monotonic() > ends:
                return found
            time.sleep(LOOK)

    def captions(self, selected=()):
        """Return the words on the table at rest, of which the buttons decide where things lie."""
        moment = Moment(
            selected,
            may_undo=self.match.may_take_back(self.you) is None,
            waits=self.match.phase is Phase.DEAL,
        )
        return self._teller.captions(self.view, moment)

    def picture(self, size, selected=()):
        """Lay the table out as the window does."""
        options = with_buttons(LayoutOptions(self.order, strip=self._strip), self.captions(selected).buttons)
        return layout(self.view, Size(*size), options)
