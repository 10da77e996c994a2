"""The whole truth of a match at one moment; only the engine and `match` ever hold one."""

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import Table


class State(Struct, frozen=True):
    """The table with what is hidden on it."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    """For each seat its cards in the order in which they came."""
    stock: tuple[Card, ...]
    """The first card is drawn first."""
    seed: int = 0
    """What the stock is shuffled from when it is made anew."""
