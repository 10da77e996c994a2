"""The table, the pack and the deal: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules import needs
from samba_desktop.engine.rules.kinds import CardSort, FirstDealer, Shape, TurnOrder
from samba_desktop.engine.rules.option import (
    BY_PLAYERS,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    ByPlayers,
    Choice,
    Needs,
    Number,
    NumberByPlayers,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
    Theme,
    option,
)

CARD_SORTS = {
    CardSort.ALWAYS: QT_TRANSLATE_NOOP("Rules", "always"),
    CardSort.WILD: QT_TRANSLATE_NOOP("Rules", "a wild card"),
    CardSort.BLACK_THREE: QT_TRANSLATE_NOOP("Rules", "a black three"),
    CardSort.RED_THREE: QT_TRANSLATE_NOOP("Rules", "a red three"),
}


class Deck(Theme, frozen=True):
    """The table, the pack and the deal."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Players, cards and the deal")

    player_counts: frozenset[int] = option(
        frozenset({2, 3, 4, 5, 6}),
        QT_TRANSLATE_NOOP("Rules", "Players"),
        QT_TRANSLATE_NOOP("Rules", "The game is for {any} players."),
        PlayerCounts(),
    )
    team_shapes: tuple[tuple[int, tuple[Shape, ...]], ...] = option(
        (
            (2, (Shape.SOLO,)),
            (3, (Shape.SOLO,)),
            (4, (Shape.TWO_PAIRS,)),
            (5, (Shape.SOLO,)),
            (
                6,
                (
                    Shape.TWO_TRIOS,
                    Shape.THREE_PAIRS,
                ),
            ),
        ),
        QT_TRANSLATE_NOOP("Rules", "Teams"),
        QT_TRANSLATE_NOOP("Rules", "{value}."),
        ShapesByPlayers(Shape),
        names={
            Shape.SOLO: QT_TRANSLATE_NOOP("Rules", "each for oneself"),
            Shape.TWO_PAIRS: QT_TRANSLATE_NOOP("Rules", "2 teams of 2"),
            Shape.TWO_TRIOS: QT_TRANSLATE_NOOP("Rules", "2 teams of 3"),
            Shape.THREE_PAIRS: QT_TRANSLATE_NOOP("Rules", "3 teams of 2"),
        },
    )
    deck_count: int = option(
        3,
        QT_TRANSLATE_NOOP("Rules", "Decks of 52 cards"),
        {
            1: QT_TRANSLATE_NOOP("Rules", "One deck of 52 cards is used."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "{number} decks of 52 cards are shuffled together."),
        },
        Number(1, 4),
    )
    joker_count: int = option(
        6,
        QT_TRANSLATE_NOOP("Rules", "Jokers"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "There are no jokers."),
            1: QT_TRANSLATE_NOOP("Rules", "One joker is added."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "{number} jokers are added."),
        },
        Number(0, 12),
    )
    hand_size: ByPlayers = option(
        ((2, 15), (3, 15), (4, 15), (5, 15), (6, 13)),
        QT_TRANSLATE_NOOP("Rules", "Cards dealt to each player"),
        {
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "Each player is dealt {number} cards, one at a time."),
            BY_PLAYERS: QT_TRANSLATE_NOOP(
                "Rules", "The cards are dealt one at a time; each player gets {value}."
            ),
        },
        NumberByPlayers(5, 20),
    )
    first_dealer: FirstDealer = option(
        FirstDealer.HIGH_CARD,
        QT_TRANSLATE_NOOP("Rules", "First dealer"),
        {
            FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP(
                "Rules",
                "For the first deal everybody draws a card, and whoever has the highest deals; those who "
                "tie draw again.",
            ),
            FirstDealer.RANDOM: QT_TRANSLATE_NOOP("Rules", "The first dealer is found by lot."),
            FirstDealer.CHOSEN: QT_TRANSLATE_NOOP("Rules", "The players choose who deals first."),
        },
        Choice(FirstDealer),
        names={
            FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP("Rules", "highest card"),
            FirstDealer.RANDOM: QT_TRANSLATE_NOOP("Rules", "by lot"),
            FirstDealer.CHOSEN: QT_TRANSLATE_NOOP("Rules", "chosen"),
        },
    )
    turn_order: TurnOrder = option(
        TurnOrder.CLOCKWISE,
        QT_TRANSLATE_NOOP("Rules", "Order of play"),
        {
            TurnOrder.CLOCKWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "The player on the dealer's left begins and deals the next round; play goes clockwise.",
            ),
            TurnOrder.ANTICLOCKWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "The player on the dealer's right begins and deals the next round; play goes anticlockwise.",
            ),
        },
        Choice(TurnOrder),
        names={
            TurnOrder.CLOCKWISE: QT_TRANSLATE_NOOP("Rules", "clockwise"),
            TurnOrder.ANTICLOCKWISE: QT_TRANSLATE_NOOP("Rules", "anticlockwise"),
        },
        needs=(
            Needs(
                ("player_counts",),
                lambda counts: max(counts) > 2,
                QT_TRANSLATE_NOOP("Rules", "Two players take turns either way."),
            ),
        ),
    )
    initial_upcard_cover: frozenset[CardSort] = option(
        frozenset({CardSort.BLACK_THREE, CardSort.RED_THREE, CardSort.WILD}),
        QT_TRANSLATE_NOOP("Rules", "First card that is covered"),
        {
            frozenset(): QT_TRANSLATE_NOOP(
                "Rules",
                "The top card of the stock is turned face up to begin the discard pile, whatever it is.",
            ),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "The top card of the stock is turned face up to begin the discard pile. If it is {any}, "
                "another card is turned onto it, until a card of another kind lies on top; the covered cards "
                "stay in the pile.",
            ),
        },
        Subset(CardSort, frozenset({"always"})),
        names=CARD_SORTS,
    )
    initial_wild_freezes: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "A wild first card freezes the pile"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A wild card turned up at the start freezes the pile."),
            False: QT_TRANSLATE_NOOP("Rules", "A wild card turned up at the start doesn't freeze the pile."),
        },
        Switch(),
        needs=(
            needs.WILD_CARDS,
            needs.FREEZING_MATTERS,
            needs.NOT_ALWAYS_FROZEN,
            Needs(
                ("freeze_triggers",),
                lambda triggers: CardSort.WILD in triggers,
                QT_TRANSLATE_NOOP("Rules", "Wild cards don't freeze the pile."),
            ),
        ),
    )
    stock_draw: ByPlayers | int = option(
        2,
        QT_TRANSLATE_NOOP("Rules", "Cards drawn in a turn"),
        {
            1: QT_TRANSLATE_NOOP("Rules", "At the start of a turn you draw one card from the stock."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "At the start of a turn you draw {number} cards from the stock."
            ),
            BY_PLAYERS: QT_TRANSLATE_NOOP(
                "Rules", "At the start of a turn you draw cards from the stock: {value}."
            ),
        },
        NumberByPlayers(1, 3, alike=True),
    )
