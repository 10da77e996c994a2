"""Where cards lie, as plain values shared by engine, gestures and picture."""

from samba_desktop.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class InHand:
    """The hand of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class OnStock:
    """The face-down cards that are left."""


@dataclass(frozen=True, slots=True)
class OnPile:
    """The discard pile."""


@dataclass(frozen=True, slots=True)
class InMeld:
    """A meld of a side; `number` counts from 1 in the order of laying."""

    side: int
    number: int


@dataclass(frozen=True, slots=True)
class NewMeld:
    """The empty place of a side where a meld may begin."""

    side: int


@dataclass(frozen=True, slots=True)
class AmongRedThrees:
    """The red threes that a side has laid out."""

    side: int


Place = InHand | OnStock | OnPile | InMeld | NewMeld | AmongRedThrees
