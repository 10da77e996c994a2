"""What the layout answers: where every card lies, and where everything else stands; plain values."""

from collections.abc import Mapping

from msgspec import Struct, field

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.table import Place
from samba_desktop.scene.bands import PlateSpot, ZoneSpot
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.measures import ASPECT, Measures


class Badge(Struct, frozen=True):
    """What is marked on the card that lies on top of a meld."""

    count: int
    kind: SetKind | None = None
    """The set that it makes; None for an open meld."""
    wilds: int = 0
    """Cards that stand for others, told only where the meld does not show them."""
    size: int | None = None
    """Cards that would make an open meld a complete set; None where none would."""


class Spot(Struct, frozen=True):
    """Where one card lies."""

    place: Place
    index: int
    """The card's number in the hand as shown, in the pile from the bottom, or in the meld."""
    card: Card | None
    """None for a card that the seat may not know."""
    x: float
    y: float
    width: float
    """Width of the card itself, also where it lies crosswise."""
    z: int
    strip: Rect
    """What of the card can be seen; empty where others cover it wholly."""
    turned: bool = False
    face_up: bool = True
    badge: Badge | None = None
    is_dim: bool = False
    """Whether it lies there but cannot be had yet."""
    stands: Card | None = None
    """The card that it stands for in a sequence; None where it is itself or belongs to a group."""

    @property
    def rect(self) -> Rect:
        """Return the rectangle that the card covers."""
        high = self.width * ASPECT
        if self.turned:
            return Rect(self.x, self.y, high, self.width)
        return Rect(self.x, self.y, self.width, high)


class ButtonSpot(Struct, frozen=True):
    """Where a button stands."""

    name: str
    rect: Rect


class Picture(Struct, frozen=True):
    """The whole table laid out for one window."""

    size: Size
    lengths: Measures
    spots: tuple[Spot, ...]
    zones: tuple[ZoneSpot, ...]
    """The own zone last."""
    plates: tuple[PlateSpot, ...]
    title: Rect
    stock: Rect
    """The rectangle of the stock's top card."""
    empty_pile: Rect
    """Where the pile begins, shown while there is none."""
    stock_label: Rect
    pile_label: Rect
    taken_part: Rect | None
    """The line under the cards of the pile that would be taken; None where all of them would."""
    message: Rect
    hand: Rect
    column: Rect
    """The room of the buttons."""
    buttons: tuple[ButtonSpot, ...]
    lift: float
    """How far a selected card of the hand is raised."""
    places: Mapping[Place, Rect] = field(default_factory=dict)
    """The area of each place, for drops and for lights."""
    spare: Mapping[Place, Rect] = field(default_factory=dict)
    """The area of places where nothing lies yet; they count only while they are lit."""

    def plate(self, seat: int) -> PlateSpot | None:
        """Return the plate of a seat; None for the seat whose hand is shown."""
        return next((one for one in self.plates if one.seat == seat), None)

    def zone(self, side: int) -> ZoneSpot:
        """Return the zone of a side."""
        return next(one for one in self.zones if one.side == side)


class Layer:
    """The z bands: where several lie over one another, the later one is on top."""

    ZONE = 0
    LABEL = 10
    THREES = 500
    MELD = 1000
    PILE = 3000
    HAND = 5000
    LIGHT = 7000
    MESSAGE = 7500
    MOVING = 10_000
    DRAGGED = 20_000
    PREVIEW = 30_000
    BUBBLE = 31_000
    FOCUS = 32_000
