"""The rule sets that come with the game and what is said about them."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from samba_desktop.engine.rules import preset_rules
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules


@dataclass(frozen=True, slots=True)
class Preset:
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
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets",
            "Merging may not bring a wild card to a complete canasta either; two groups that aren't "
            "complete may "
            "be merged into a canasta.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Each player who holds red threes at the end pays the penalty, so two partners can pay it twice.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A red three that came with the pile is replaced when it is laid out. None is replaced when it "
            "is "
            "discarded, or when the stock is used up.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A red three may be laid out at any time between drawing and discarding in your own turn. It "
            "may be "
            "your last discard, and it counts as a card kept in the hand.",
        ),
        QT_TRANSLATE_NOOP("Presets", "The bonus for all red threes needs all of them on the table."),
        QT_TRANSLATE_NOOP(
            "Presets",
            "With a single card and no right to go out you may still take the top card alone onto a "
            "sequence; "
            "then you pass.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "When the stock is used up, taking the top card alone keeps the round going too."
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Where merging sequences is played, any two sequences of one suit may be merged that make at "
            "most "
            "seven cards.",
        ),
        QT_TRANSLATE_NOOP("Presets", "Equal highest scores at the end are a draw."),
    ),
    rules=preset_rules.SWEDISH_SAMBA,
)

BLACK_SAMBA = Preset(
    id="black-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Black Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "six natural cards and a wild one make a samba"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After the beginning of a Swedish description of Black Samba; the rest from its English original.",
    ),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets", "The pile stays frozen as long as a wild card lies in it, also below the cards taken."
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Of one rank the pile is taken as in a sequence: with a pair, or with a natural and a wild card "
            "while it isn't frozen.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "A group holds at most two wild cards, and more natural cards than wild cards."
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "Red threes are laid out at once and replaced; two cards are drawn in a turn."
        ),
        QT_TRANSLATE_NOOP("Presets", "The target is 10,000, and the first meld has the minimums of Samba."),
    ),
    rules=preset_rules.BLACK_SAMBA,
)

SAMBA_500 = Preset(
    id="samba-500",
    title=QT_TRANSLATE_NOOP("Presets", "Samba 500"),
    character=QT_TRANSLATE_NOOP("Presets", "three players · one deck · to 500"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a short Swedish description of a game for three with one deck."
    ),
    decided=(
        QT_TRANSLATE_NOOP("Presets", "An ace counts 20."),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Threes are ordinary cards; a sequence runs from 3 to ace, and twos are only wild cards in it.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "There is no limit to the length of a meld, and no bonus for seven cards."
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "A turn ends with a discard, except when you go out or pass with a single card."
        ),
        QT_TRANSLATE_NOOP("Presets", "The 100 points for going out include what is melded in the last turn."),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Cards laid on the melds of others count for the player who laid them, and only after that "
            "player's "
            "own first meld.",
        ),
        QT_TRANSLATE_NOOP(
            "Presets",
            "A card taken from the pile can't be discarded in the same turn while another can.",
        ),
    ),
    rules=preset_rules.SAMBA_500,
)

GERMAN_DECIDED = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "A sequence runs from 4 up to ace; the order that the source gives, with an ace below a two, is a "
        "choice "
        "among the rules.",
    ),
    QT_TRANSLATE_NOOP("Presets", "A canasta may grow past seven cards, and earns its bonus once."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A black three blocks the pile while it lies on top; under other cards it freezes the pile until "
        "that is "
        "taken. A wild card does the same.",
    ),
    QT_TRANSLATE_NOOP("Presets", "A meld is extended with the top card only while the pile isn't frozen."),
    QT_TRANSLATE_NOOP(
        "Presets", "The minimum of the first meld is 50 below 1,500, also with a score below zero."
    ),
    QT_TRANSLATE_NOOP("Presets", "Black threes are melded three or four at a time, in any suits."),
    QT_TRANSLATE_NOOP("Presets", "All red threes without a first meld cost 600, as 100 for each."),
    QT_TRANSLATE_NOOP(
        "Presets", "Going out concealed earns 300 in all; adding to melds of the partner is allowed."
    ),
    QT_TRANSLATE_NOOP("Presets", "A player who may not go out keeps two cards when melding, and can't pass."),
)

GERMAN_SAMBA = Preset(
    id="german-samba",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "extend a meld to take the pile"),
    source=QT_TRANSLATE_NOOP("Presets", "After a German rule text of Samba."),
    decided=GERMAN_DECIDED,
    rules=preset_rules.GERMAN_SAMBA,
)

GERMAN_TWO_PLAYER = Preset(
    id="german-two-player",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba for two"),
    character=QT_TRANSLATE_NOOP("Presets", "two players, each for oneself"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=GERMAN_DECIDED,
    rules=preset_rules.GERMAN_TWO_PLAYER,
)

URUGUAYAN_SAMBA = Preset(
    id="uruguayan-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Uruguayan Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "two wild cards for all groups of a side"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets",
            "The two wild cards are counted for each side as they lie on the table, so a swap frees one.",
        ),
        *GERMAN_DECIDED,
    ),
    rules=preset_rules.URUGUAYAN_SAMBA,
)

OPEN_SAMBA = Preset(
    id="open-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Open Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "wild cards in sequences"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets",
            "A sequence holds at most two wild cards and more natural ones; complete, it counts for going "
            "out.",
        ),
        *GERMAN_DECIDED,
    ),
    rules=preset_rules.OPEN_SAMBA,
)

BOLIVIA = Preset(
    id="bolivia",
    title=QT_TRANSLATE_NOOP("Presets", "Bolivia"),
    character=QT_TRANSLATE_NOOP("Presets", "wild canastas · a samba to go out · to 15,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "Named in a German rule text of Samba; filled in from American descriptions of Bolivia."
    ),
    decided=(
        QT_TRANSLATE_NOOP("Presets", "In Bolivia a samba is also called an escalera."),
        QT_TRANSLATE_NOOP("Presets", "A group holds at most two wild cards, as in Samba."),
        QT_TRANSLATE_NOOP("Presets", "A wild canasta counts as one of the two that going out needs."),
        QT_TRANSLATE_NOOP("Presets", "Melds of wild cards count for the first meld."),
        QT_TRANSLATE_NOOP("Presets", "A black three left in the hand costs 100."),
    ),
    rules=preset_rules.BOLIVIA,
)

DUTCH_SAMBA = Preset(
    id="dutch-samba",
    title=QT_TRANSLATE_NOOP("Presets", "Dutch Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–4 players · quick to learn"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a Dutch page about Samba that simplifies the usual rules a little."
    ),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets", "Whatever card begins the pile stays; a three or a wild card on top blocks it."
        ),
        QT_TRANSLATE_NOOP(
            "Presets", "Red threes count for a side with all that going out needs, sambas included."
        ),
        QT_TRANSLATE_NOOP("Presets", "Groups of one rank may be merged later, within the limits."),
        QT_TRANSLATE_NOOP("Presets", "The answer of the partner binds."),
        QT_TRANSLATE_NOOP(
            "Presets", "With two cards in the hand you may discard one; then keep at least two when you meld."
        ),
    ),
    rules=preset_rules.DUTCH_SAMBA,
)

CLASSIC_CANASTA = Preset(
    id="classic-canasta",
    title=QT_TRANSLATE_NOOP("Presets", "Classic Canasta"),
    character=QT_TRANSLATE_NOOP("Presets", "two decks · no sequences · to 5,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a Dutch page that compares Samba with Canasta; its gaps from the classic laws."
    ),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets",
            "The pile is taken only with two cards from the hand, as the page says; many play that its top "
            "card "
            "may be added to a group while the pile isn't frozen.",
        ),
        QT_TRANSLATE_NOOP("Presets", "Three or four black threes may be melded when going out."),
        QT_TRANSLATE_NOOP(
            "Presets",
            "Going out concealed needs a canasta in that turn and nothing added to melds of the partner.",
        ),
        QT_TRANSLATE_NOOP("Presets", "With three players one canasta is needed to go out."),
    ),
    rules=preset_rules.CLASSIC_CANASTA,
)

INTERNATIONAL_SAMBA = Preset(
    id="international-samba",
    title=QT_TRANSLATE_NOOP("Presets", "International Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–6 players · the laws of the 1950s"),
    source=QT_TRANSLATE_NOOP("Presets", "After the laws of the 1950s, as published descriptions give them."),
    decided=(
        QT_TRANSLATE_NOOP(
            "Presets", "From 7,000 points on the first meld needs 150; some descriptions say 160."
        ),
        QT_TRANSLATE_NOOP("Presets", "A red three as the last card of the stock ends the round."),
        QT_TRANSLATE_NOOP("Presets", "Three to six black threes may be melded when going out."),
    ),
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
