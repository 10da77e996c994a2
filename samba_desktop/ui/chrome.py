"""The colours of everything around the table, one set for each cloth; knows no widget."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from samba_desktop.scene.kit import CONTRAST, HARBOUR, LAGOON, NIGHT, Palette

PROPERTY = "chrome"
"""The application's own property in which what is worn is kept, as its palette and its font are."""
PAPER = "#fbf8ee"
INK = "#1d2420"
"""Of pages to read and of tooltips, the same whatever the cloth."""


class Chrome(Struct, frozen=True):
    """Every colour of windows, menus and dialogs, light writing on a dark ground."""

    table: Palette
    ground: str
    """Of dialogs and panels."""
    sunk: str
    """Of fields, lists and menus."""
    raised: str
    """Of a group of things on the ground."""
    edge: str
    button: str
    button_hover: str
    chosen: str
    """Of what is on, with dark writing."""
    dim: str
    faint: str
    """Of words that are not in force."""
    handle: str
    """Of scroll bars and of the lines between things."""
    primary_hover: str
    warning: str = "#ffb9a3"
    button_edge: str = "transparent"
    off_edge: str = "transparent"
    """Of a button that is not in force, dashed."""

    @property
    def text(self) -> str:
        """Return the colour of plain words."""
        return self.table.text

    @property
    def gold(self) -> str:
        """Return the colour of the ring at the focus and of what stands out."""
        return self.table.gold

    @property
    def primary(self) -> str:
        """Return the ground of the button that Enter presses."""
        return self.table.primary

    @property
    def primary_text(self) -> str:
        """Return the colour of the words on that button and on what is chosen."""
        return self.table.primary_text


LAGOON_CHROME = Chrome(
    LAGOON,
    ground="#113f3a",
    sunk="#0b2e2c",
    raised="#1a4c46",
    edge="#37635d",
    button="#2c5a54",
    button_hover="#3a6b64",
    chosen="#c9ecdd",
    dim="#b5d1c8",
    faint="#86a8a0",
    handle="#5c857d",
    primary_hover="#ecc063",
)
HARBOUR_CHROME = Chrome(
    HARBOUR,
    ground="#143557",
    sunk="#0c2140",
    raised="#1d4268",
    edge="#3b638e",
    button="#2a557f",
    button_hover="#386793",
    chosen="#cfe3f8",
    dim="#b9cde2",
    faint="#8ca6c2",
    handle="#6287ad",
    primary_hover="#ecc063",
)
NIGHT_CHROME = Chrome(
    NIGHT,
    ground="#1d1f23",
    sunk="#111215",
    raised="#282b30",
    edge="#474b53",
    button="#383c43",
    button_hover="#4a4f58",
    chosen="#dde1e8",
    dim="#b9bec7",
    faint="#8b919b",
    handle="#6b717b",
    primary_hover="#dcb35b",
)
CONTRAST_CHROME = Chrome(
    CONTRAST,
    ground="#000000",
    sunk="#000000",
    raised="#0c0c0c",
    edge="#ffffff",
    button="#1a1a1a",
    button_hover="#444444",
    chosen="#ffffff",
    dim="#ffffff",
    faint="#b8b8b8",
    handle="#ffffff",
    primary_hover="#fff27a",
    warning="#ffc9b8",
    button_edge="#ffffff",
    off_edge="#767676",
)
CHROMES = (LAGOON_CHROME, HARBOUR_CHROME, NIGHT_CHROME, CONTRAST_CHROME)


def chrome_of(table: Palette) -> Chrome:
    """Return what goes with a table."""
    return next(one for one in CHROMES if one.table == table)


def chrome() -> Chrome:
    """Return what the application wears; that of the usual table before anything was chosen."""
    application = QCoreApplication.instance()
    worn = application.property(PROPERTY) if application is not None else None
    return worn if isinstance(worn, Chrome) else LAGOON_CHROME
