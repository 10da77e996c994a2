"""Every word that the table shows, handed in by the window; the scene makes no sentence of its own."""

from typing import Literal

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.table import InMeld

MessageKind = Literal["info", "refusal", "turn"]
"""How loudly the message is said: a fact, a reason why not, or a call to act."""
Onward = Literal["", "key", "press"]
"""What leads on at once from something that ends by itself: nothing, a key, or any press too."""
LONGEST_HALF = 10
"""Letters that are read on a button which has half a row of the column."""


class SeatCaption(Struct, frozen=True):
    """What stands on the plate of a seat."""

    name: str
    detail: str = ""
    """The second line, such as level and partnership."""
    initial: str = ""
    """What stands in the round avatar: one or two letters."""
    colour_index: int = 0
    """Which colour of the palette the avatar has; taken modulo its length."""
    warning: str = ""
    """Said on a flag at the plate where the seat may be out soon."""


class MeldCaption(Struct, frozen=True):
    """What stands over a meld."""

    name: str
    """What it is: "Queens", "Nines ×7", "Samba ♣ 6-Q"."""
    count: str = ""
    """At the right, for an open one: "3/7"."""
    short: str = ""
    """What is left of both where there is little room."""


PartKind = Literal["drawn", "pile", "laid", "added", "words", "discarded"]
"""What a part of a turn is; words are a set that was just completed, or something said."""


class TicketCard(Struct, frozen=True):
    """A small card on a ticket."""

    rank: str
    suit: str
    """The sign of its suit; empty for a joker."""
    is_red: bool = False
    is_wild: bool = False


class TicketPart(Struct, frozen=True):
    """One thing that a seat did in its turn."""

    kind: PartKind
    cards: tuple[TicketCard, ...] = ()
    count: int = 0
    """Cards drawn, or taken with the pile."""
    words: str = ""
    """What was said, or which set is complete now: "nines ×7"."""
    set_kind: SetKind | None = None
    set_words: str = ""
    """The name of that set."""
    place: InMeld | None = None
    """The meld that it is about."""


class Ticket(Struct, frozen=True):
    """The last turn of a seat."""

    seat: int
    parts: tuple[TicketPart, ...]
    sentence: str
    """The same in words, for the tooltip and for screen readers."""


class ZoneCaption(Struct, frozen=True):
    """What stands in the heading of a side's zone."""

    left: str = ""
    """Whose zone it is."""
    right: str = ""
    """Points so far and what is still needed, as a sentence: for the tooltip and for screen readers."""
    side: str = ""
    """Whose zone it is in one word, where its players follow."""
    players: str = ""
    worth: str = ""
    """What the round is worth for the side so far."""
    pips: tuple[int, int] = (0, 0)
    """How many of the melds that going out needs are complete, and how many it needs."""
    flag: str = ""
    """Said on a flag where the side may go out."""
    melds: tuple[MeldCaption, ...] = ()
    """One for each meld of the side."""


class ButtonCaption(Struct, frozen=True):
    """A button in the column of actions or in a bubble."""

    name: str
    """What `pressed_button` tells."""
    label: str
    key: str = ""
    """The key that does the same, shown at the right."""
    enabled: bool = True
    primary: bool = False
    """Whether it is the obvious thing to do."""
    tooltip: str = ""
    half: bool = False
    """Whether it may share its row with another half one."""
    says_why: bool = False
    """Whether a press is answered also while it is not enabled, with the reason."""

    @property
    def is_long(self) -> bool:
        """Tell whether half a row is too short for its words."""
        return len(self.label) > LONGEST_HALF


class Bubble(Struct, frozen=True):
    """Something said at a seat's plate, with buttons where it waits for an answer."""

    seat: int
    text: str
    buttons: tuple[ButtonCaption, ...] = ()


class Captions(Struct, frozen=True):
    """All words of one moment."""

    title: str = ""
    subtitle: str = ""
    seats: tuple[SeatCaption, ...] = ()
    """One for each seat."""
    zones: tuple[ZoneCaption, ...] = ()
    """One for each side."""
    tickets: tuple[Ticket, ...] = ()
    """The last turns of other seats."""
    stock: str = ""
    pile: str = ""
    pile_in_full: str = ""
    """How many cards it holds and what would take it: for the tooltip and for screen readers."""
    takes: bool = False
    """Whether the reader may take the pile now."""
    take_with: tuple[Card, ...] = ()
    """The cards of the hand that would take it."""
    new_meld: str = ""
    """Said under the plus sign of the empty place for a meld; shown only where it fits."""
    message: str = ""
    message_kind: MessageKind = "info"
    message_button: ButtonCaption | None = None
    """What is offered beside the message; None where nothing is."""
    buttons: tuple[ButtonCaption, ...] = ()
    meter: tuple[int, int] | None = None
    """Points laid and points needed for the first meld of the round; None where it isn't short."""
    meter_text: str = ""
    bubbles: tuple[Bubble, ...] = ()
    ring: ButtonCaption | None = None
    """The button in the ring beside the pile, while the own turn can be taken back; nobody else is framed."""
    onward: Onward = ""
    """By what `TableScene.went_on` is told."""

    def every_button(self) -> tuple[ButtonCaption, ...]:
        """List the buttons of the column, of the bubbles, of the message and of the ring."""
        spoken = (one for bubble in self.bubbles for one in bubble.buttons)
        single = (one for one in (self.message_button, self.ring) if one is not None)
        return (*self.buttons, *spoken, *single)

    def seat(self, seat: int) -> SeatCaption:
        """Return the words of a seat, empty ones where none were given."""
        return self.seats[seat] if seat < len(self.seats) else SeatCaption("")

    def meld(self, side: int, number: int) -> MeldCaption:
        """Return the words over a meld, counted from 1; empty ones where none were given."""
        melds = self.zone(side).melds
        return melds[number - 1] if number <= len(melds) else MeldCaption("")

    def zone(self, side: int) -> ZoneCaption:
        """Return the words of a side's zone, empty ones where none were given."""
        return self.zones[side] if side < len(self.zones) else ZoneCaption()
