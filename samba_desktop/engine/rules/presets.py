"""The rule sets that come with the game and what is said about them."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.engine.rules import decisions, preset_rules
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules


class Preset(Struct, frozen=True):
    """A rule set with what is said about it."""

    id: str
    """The stable name in files and on the command line."""
    title: str
    character: str
    """A few words that tell how this game differs from its sisters."""
    source: str
    """Where the rules come from."""
    decided: tuple[str, ...]
    """What was decided where the source is silent or contradicts itself, a sentence each."""
    rules: Rules


SWEDISH_SAMBA = Preset(
    id="swedish-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Swedish Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–6 players · red threes are your choice"),
    source=QT_TRANSLATE_NOOP("Presets", "After a Swedish description of Samba for two to six players."),
    decided=decisions.SWEDISH_SAMBA,
    rules=preset_rules.SWEDISH_SAMBA,
)

BLACK_SAMBA = Preset(
    id="black-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Black Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "six natural cards and a wild one make a samba"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Swedish description of Black Samba, of which only the beginning is known; the rest from "
        "what its English original tells, and from Samba.",
    ),
    decided=decisions.BLACK_SAMBA,
    rules=preset_rules.BLACK_SAMBA,
)

SAMBA_500 = Preset(
    id="samba-500",
    title=QT_TRANSLATE_NOOP("Presets", "Samba 500"),
    character=QT_TRANSLATE_NOOP("Presets", "three players · one deck · to 500"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a short Swedish description of a game for three with one deck; it leaves much open."
    ),
    decided=decisions.SAMBA_500,
    rules=preset_rules.SAMBA_500,
)

GERMAN_SAMBA = Preset(
    id="german-samba",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "extend a meld to take the pile"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a German rule text of Samba; where it is silent, after the published laws."
    ),
    decided=decisions.GERMAN_SAMBA,
    rules=preset_rules.GERMAN_SAMBA,
)

GERMAN_TWO_PLAYER = Preset(
    id="german-two-player",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba for two"),
    character=QT_TRANSLATE_NOOP("Presets", "two players, each for oneself"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.GERMAN_TWO_PLAYER,
    rules=preset_rules.GERMAN_TWO_PLAYER,
)

URUGUAYAN_SAMBA = Preset(
    id="uruguayan-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Uruguayan Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "two wild cards for all groups of a side"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.URUGUAYAN_SAMBA,
    rules=preset_rules.URUGUAYAN_SAMBA,
)

OPEN_SAMBA = Preset(
    id="open-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Open Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "wild cards in sequences"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.OPEN_SAMBA,
    rules=preset_rules.OPEN_SAMBA,
)

BOLIVIA = Preset(
    id="bolivia",
    title=QT_TRANSLATE_NOOP("Presets", "Bolivia"),
    character=QT_TRANSLATE_NOOP("Presets", "wild canastas · an escalera to go out · to 15,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After one sentence in a German rule text of Samba, filled in from American descriptions of Bolivia.",
    ),
    decided=decisions.BOLIVIA,
    rules=preset_rules.BOLIVIA,
)

DUTCH_SAMBA = Preset(
    id="dutch-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Dutch Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–4 players · quick to learn"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Dutch page about Samba that simplifies the usual rules a little; where it is silent, after "
        "those.",
    ),
    decided=decisions.DUTCH_SAMBA,
    rules=preset_rules.DUTCH_SAMBA,
)

CLASSIC_CANASTA = Preset(
    id="classic-canasta",
    title=QT_TRANSLATE_NOOP("Presets", "Classic Canasta"),
    character=QT_TRANSLATE_NOOP("Presets", "two decks · no sequences · to 5,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Dutch page that compares Samba with Canasta; where it is silent, after the classic laws.",
    ),
    decided=decisions.CLASSIC_CANASTA,
    rules=preset_rules.CLASSIC_CANASTA,
)

INTERNATIONAL_SAMBA = Preset(
    id="international-samba",
    title=QT_TRANSLATE_NOOP("Presets", "International Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–6 players · the laws of the 1950s"),
    source=QT_TRANSLATE_NOOP("Presets", "After the laws of the 1950s, as published descriptions give them."),
    decided=decisions.INTERNATIONAL_SAMBA,
    rules=preset_rules.INTERNATIONAL_SAMBA,
)

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        preset.id: preset
        for preset in (
            SWEDISH_SAMBA,
            BLACK_SAMBA,
            SAMBA_500,
            GERMAN_SAMBA,
            GERMAN_TWO_PLAYER,
            URUGUAYAN_SAMBA,
            OPEN_SAMBA,
            BOLIVIA,
            DUTCH_SAMBA,
            CLASSIC_CANASTA,
            INTERNATIONAL_SAMBA,
        )
    }
)
"""The rule sets that come with the game, by name, in the order in which they are shown."""
