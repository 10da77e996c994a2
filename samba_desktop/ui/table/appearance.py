"""The scene of the table as the person has chosen it: deck, colours, speed, sorting, size of its words."""

from collections.abc import Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.card_layer import FAST, NORMAL, OFF
from samba_desktop.scene.deck.faces import DeckStyle
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import CONTRAST, HARBOUR, LAGOON, NIGHT
from samba_desktop.scene.layout.geometry import Strip
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.store.preferences import Cloth, HandSorting, Motion, Preferences, Speed
from samba_desktop.texts.language import INTERNATIONAL_LETTERS

SPEEDS = {Speed.OFF: OFF, Speed.FAST: FAST, Speed.NORMAL: NORMAL, Speed.SLOW: NORMAL}
BREATHS = {Speed.OFF: 300, Speed.FAST: 350, Speed.NORMAL: 700, Speed.SLOW: 1600}
"""Milliseconds of quiet before a seat's turn begins: who plays slowly has more time, not slower cards."""
ORDERS = {
    HandSorting.RANK: HandOrder.BY_RANK,
    HandSorting.SUIT: HandOrder.BY_SUIT,
    HandSorting.SAMBA: HandOrder.SAMBA,
    HandSorting.OWN: HandOrder.BY_HAND,
}
CLOTHS = {Cloth.LAGOON: LAGOON, Cloth.HARBOUR: HARBOUR, Cloth.NIGHT: NIGHT, Cloth.CONTRAST: CONTRAST}
"""What the preferences mean on the table."""
TEXT_PERCENTS = (100, 115, 130, 150)
"""The sizes that the words on the table may have, of the usual one."""


def next_order(order: HandSorting) -> HandSorting:
    """Return the order of the hand that follows when it is changed by one key."""
    orders = list(ORDERS)
    return orders[(orders.index(order) + 1) % len(orders)]


def fit_deck(pictures: CardPixmaps, rules: Rules) -> None:
    """Let the cards wear what they mean under the rules of a match."""
    pictures.marks_threes = rules.cards.threes_special


def deck_style(preferences: Preferences, letters: Mapping[int, str] = INTERNATIONAL_LETTERS) -> DeckStyle:
    """Return how the deck is to look; `letters` stand on aces and court cards."""
    highest_first = tuple(sorted(letters.items(), reverse=True))
    return DeckStyle(preferences.four_colours, preferences.large_index, preferences.back.value, highest_first)


def table_scene(
    parent: QObject | None = None,
    pictures: CardPixmaps | None = None,
    preferences: Preferences | None = None,
) -> TableScene:
    """Build the scene of a table; `pictures` where others show the same cards."""
    chosen = preferences or Preferences()
    shown = pictures or CardPixmaps(deck_style(chosen))
    return TableScene(shown, _strip(shown.style), CLOTHS[chosen.cloth], parent)


def _strip(style: DeckStyle) -> Strip:
    return Strip(style.strip_width, style.strip_height)


def apply_preferences(
    scene: TableScene,
    pictures: CardPixmaps,
    preferences: Preferences,
    before: Preferences | None = None,
    letters: Mapping[int, str] = INTERNATIONAL_LETTERS,
) -> None:
    """Let the table be as the person has chosen; `before` is what it was like until now."""
    scene.speed = speed_factor(preferences)
    style, palette = deck_style(preferences, letters), CLOTHS[preferences.cloth]
    if before is None or (style, palette) != (pictures.style, CLOTHS[before.cloth]):
        pictures.style = style
        scene.set_look(pictures, _strip(style), palette)
    if before is None or preferences.hand_order != before.hand_order:
        scene.set_order(ORDERS[preferences.hand_order])
    if before is None or preferences.text_percent != before.text_percent:
        scene.set_font_scale(font_scale(preferences))


def font_scale(preferences: Preferences) -> float:
    """Say how large the words on the table are, of the usual size."""
    low, high = TEXT_PERCENTS[0], TEXT_PERCENTS[-1]
    return min(high, max(low, preferences.text_percent)) / 100


def sized(preferences: Preferences, step: int) -> Preferences:
    """Let the words be larger (1), smaller (-1) or as large as usual (0); the ends are where they stay."""
    shown = round(100 * font_scale(preferences))
    now = sum(percent < shown for percent in TEXT_PERCENTS)
    at = min(len(TEXT_PERCENTS) - 1, max(0, now + step)) if step else 0
    return replace(preferences, text_percent=TEXT_PERCENTS[at])


def speed_factor(preferences: Preferences) -> float:
    """Say how fast cards fly: not at all where the system asks for less motion and is to be followed."""
    reduced = preferences.motion is Motion.SYSTEM and reduces_motion(system_hints())
    return OFF if reduced else SPEEDS[preferences.speed]


def system_hints() -> object:
    """Return what the system says about how its person sees and moves."""
    return QGuiApplication.styleHints().accessibility()


def reduces_motion(hints: object) -> bool:
    """Tell whether the system asks for less motion."""
    return tells_of_motion(hints) and hints.motionPreference().name != "NoPreference"  # type: ignore[attr-defined]


def tells_of_motion(hints: object) -> bool:
    """Tell whether Qt knows what the system asks for, as it does from version 6.12 on."""
    return hasattr(hints, "motionPreference")
