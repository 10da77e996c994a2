"""Where cards lie, as plain values shared by engine, gestures and picture."""

from msgspec import Struct


class InHand(Struct, frozen=True):
    """The hand of a seat."""

    seat: int


class OnStock(Struct, frozen=True):
    """The face-down cards that are left."""


class OnPile(Struct, frozen=True):
    """The discard pile."""


class InMeld(Struct, frozen=True):
    """A meld of a side; `number` counts from 1 in the order of laying."""

    side: int
    number: int


class NewMeld(Struct, frozen=True):
    """The empty place of a side where a meld may begin."""

    side: int


class AmongRedThrees(Struct, frozen=True):
    """The red threes that a side has laid out."""

    side: int


Place = InHand | OnStock | OnPile | InMeld | NewMeld | AmongRedThrees
