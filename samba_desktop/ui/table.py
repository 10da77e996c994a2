"""The scene of the table with the deck that the person has chosen."""

from PySide6.QtCore import QObject

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.animator import FAST, NORMAL, OFF, SLOW
from samba_desktop.scene.deck import CardPixmaps, DeckStyle
from samba_desktop.scene.hand_order import HandOrder
from samba_desktop.scene.measures import Strip
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.store.preferences import HandOrder as SavedOrder
from samba_desktop.store.preferences import Speed

SPEEDS = {Speed.OFF: OFF, Speed.FAST: FAST, Speed.NORMAL: NORMAL, Speed.SLOW: SLOW}
ORDERS = {SavedOrder.RANK: HandOrder.BY_RANK, SavedOrder.SUIT: HandOrder.BY_SUIT}
"""What the preferences mean on the table."""


def fit_deck(pictures: CardPixmaps, rules: Rules) -> None:
    """Let the cards wear what they mean under the rules of a match."""
    pictures.marks_threes = rules.cards.threes_special


def table_scene(parent: QObject | None = None, pictures: CardPixmaps | None = None) -> TableScene:
    """Build the scene of a table; `pictures` where others show the same cards."""
    shown = pictures or CardPixmaps(DeckStyle())
    strip = Strip(shown.style.strip_width, shown.style.strip_height)
    return TableScene(shown, strip, parent=parent)
