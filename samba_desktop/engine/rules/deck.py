"""The table, the pack, its cards, the deal and the end of the stock: the options of these themes."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import (
    CardSort,
    FirstDealer,
    NumberPoints,
    Shape,
    StockEmpty,
    TurnOrder,
    When,
    WildRank,
)
from samba_desktop.engine.rules.option import (
    BLACK_THREES_PLAYED,
    BY_PLAYERS,
    FREEZING_MATTERS,
    NOT_ALWAYS_FROZEN,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    TOP_MELDED,
    WILD_CARDS,
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
    alike,
    option,
)

CARD_SORTS = {
    CardSort.ALWAYS: QT_TRANSLATE_NOOP("Rules", "always"),
    CardSort.WILD: QT_TRANSLATE_NOOP("Rules", "a wild card"),
    CardSort.BLACK_THREE: QT_TRANSLATE_NOOP("Rules", "a black three"),
    CardSort.RED_THREE: QT_TRANSLATE_NOOP("Rules", "a red three"),
}


class DeckRules(Theme, frozen=True):
    """The table, the pack and the deal."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Players, cards and the deal")

    player_counts: frozenset[int] = option(
        frozenset({2, 3, 4, 5, 6}),
        QT_TRANSLATE_NOOP("Rules", "Players"),
        QT_TRANSLATE_NOOP("Rules", "The game is for {any} players."),
        PlayerCounts(),
        number=1,
        clause=QT_TRANSLATE_NOOP("Variants", "for {value} players"),
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
        number=2,
        clause=QT_TRANSLATE_NOOP("Variants", "teams: {value}"),
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
        number=3,
        clause={
            1: QT_TRANSLATE_NOOP("Variants", "one deck"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} decks"),
        },
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
        number=4,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no jokers"),
            1: QT_TRANSLATE_NOOP("Variants", "one joker"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} jokers"),
        },
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
        number=5,
        clause={
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards dealt to each"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "cards dealt to each: {value}"),
        },
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
        number=6,
        clause={
            FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP("Variants", "the highest card deals first"),
            FirstDealer.RANDOM: QT_TRANSLATE_NOOP("Variants", "the first dealer is found by lot"),
            FirstDealer.CHOSEN: QT_TRANSLATE_NOOP("Variants", "the first dealer is chosen"),
        },
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
        number=7,
        clause={
            TurnOrder.CLOCKWISE: QT_TRANSLATE_NOOP("Variants", "play goes clockwise"),
            TurnOrder.ANTICLOCKWISE: QT_TRANSLATE_NOOP("Variants", "play goes anticlockwise"),
        },
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
        number=8,
        clause={
            frozenset(): QT_TRANSLATE_NOOP("Variants", "the first card of the pile is never covered"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "a first card is covered if it is {any}"),
        },
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
        number=9,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "a wild first card freezes the pile"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild first card doesn't freeze the pile"),
        },
        needs=(
            WILD_CARDS,
            FREEZING_MATTERS,
            NOT_ALWAYS_FROZEN,
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
        number=10,
        clause={
            1: QT_TRANSLATE_NOOP("Variants", "one card drawn in a turn"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards drawn in a turn"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "cards drawn in a turn: {value}"),
        },
    )


class StockRules(Theme, frozen=True):
    """The end of the stock."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "When the stock is used up")

    stock_empty_rule: StockEmpty = option(
        StockEmpty.ENDS_WHEN_DRAW_NEEDED,
        QT_TRANSLATE_NOOP("Rules", "When the stock is used up"),
        {
            StockEmpty.ENDS_WHEN_DRAW_NEEDED: QT_TRANSLATE_NOOP(
                "Rules",
                "When the stock is used up, play goes on as long as each player takes from the pile. The "
                "round ends when somebody has to draw; nobody gets a bonus for going out.",
            ),
            StockEmpty.RESHUFFLE_DISCARDS: QT_TRANSLATE_NOOP(
                "Rules",
                "When the stock is used up, all discards but the top card are shuffled into a new stock, "
                "at most twice in a round. After that the round ends when somebody has to draw.",
            ),
        },
        Choice(StockEmpty),
        number=97,
        clause={
            StockEmpty.ENDS_WHEN_DRAW_NEEDED: QT_TRANSLATE_NOOP("Variants", "the round ends with the stock"),
            StockEmpty.RESHUFFLE_DISCARDS: QT_TRANSLATE_NOOP("Variants", "the discards become a new stock"),
        },
        names={
            StockEmpty.ENDS_WHEN_DRAW_NEEDED: QT_TRANSLATE_NOOP("Rules", "the round ends"),
            StockEmpty.RESHUFFLE_DISCARDS: QT_TRANSLATE_NOOP("Rules", "the discards are shuffled"),
        },
    )
    short_draw_allowed: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Drawing fewer cards at the end"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "If the stock holds fewer cards than you should draw, you draw what there is."
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules", "If the stock holds fewer cards than you should draw, it counts as used up."
            ),
        },
        Switch(),
        number=98,
        clause={
            True: QT_TRANSLATE_NOOP(
                "Variants", "the last cards of the stock are drawn even if they are too few"
            ),
            False: QT_TRANSLATE_NOOP("Variants", "too few cards in the stock are as good as none"),
        },
        needs=(
            Needs(
                ("stock_draw",),
                lambda draw: alike(draw) != 1,
                QT_TRANSLATE_NOOP("Rules", "Only one card is drawn in a turn."),
            ),
        ),
    )
    forced_pile_when_stock_empty: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "The pile must be taken at the end"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "Once the stock is used up, you must take the pile if it isn't frozen and its top card can "
                "be added to one of your melds.",
            ),
            False: QT_TRANSLATE_NOOP("Rules", "Nobody has to take the pile."),
        },
        Switch(),
        number=99,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the pile must be taken at the end where it fits"),
            False: QT_TRANSLATE_NOOP("Variants", "nobody has to take the pile"),
        },
        needs=(
            TOP_MELDED,
            NOT_ALWAYS_FROZEN,
            Needs(
                ("pile_take_by_extending_group", "pile_take_by_extending_sequence", "sequences_enabled"),
                lambda group, sequence, sequences: (
                    group is not When.NEVER or (sequences and sequence is not When.NEVER)
                ),
                QT_TRANSLATE_NOOP("Rules", "The pile isn't taken by adding its top card to a meld."),
            ),
        ),
    )


class CardRules(Theme, frozen=True):
    """What cards count and which are wild."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Card points and wild cards")

    wild_ranks: frozenset[WildRank] = option(
        frozenset({WildRank.JOKER, WildRank.TWO}),
        QT_TRANSLATE_NOOP("Rules", "Wild cards"),
        {
            frozenset(): QT_TRANSLATE_NOOP("Rules", "There are no wild cards."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "The wild cards are {value}: they can take the place of natural cards in a meld."
            ),
        },
        Subset(WildRank),
        number=11,
        clause={
            frozenset(): QT_TRANSLATE_NOOP("Variants", "no wild cards"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "the wild cards are {value}"),
        },
        names={
            WildRank.JOKER: QT_TRANSLATE_NOOP("Rules", "jokers"),
            WildRank.TWO: QT_TRANSLATE_NOOP("Rules", "twos"),
        },
    )
    points_joker: int = option(
        50,
        QT_TRANSLATE_NOOP("Rules", "Points of a joker"),
        QT_TRANSLATE_NOOP("Rules", "A joker counts {value}."),
        Number(0, 100),
        number=12,
        clause=QT_TRANSLATE_NOOP("Variants", "a joker counts {value}"),
        needs=(
            Needs(
                ("joker_count",),
                lambda jokers: jokers > 0,
                QT_TRANSLATE_NOOP("Rules", "There are no jokers."),
            ),
        ),
    )
    points_two: int = option(
        20,
        QT_TRANSLATE_NOOP("Rules", "Points of a two"),
        QT_TRANSLATE_NOOP("Rules", "A two counts {value}."),
        Number(0, 50),
        number=13,
        clause=QT_TRANSLATE_NOOP("Variants", "a two counts {value}"),
    )
    points_ace: int = option(
        20,
        QT_TRANSLATE_NOOP("Rules", "Points of an ace"),
        QT_TRANSLATE_NOOP("Rules", "An ace counts {value}."),
        Number(1, 20, only=(1, 10, 11, 15, 20)),
        number=14,
        clause=QT_TRANSLATE_NOOP("Variants", "an ace counts {value}"),
    )
    number_card_points: NumberPoints = option(
        NumberPoints.CANASTA_BANDS,
        QT_TRANSLATE_NOOP("Rules", "Points of number cards"),
        {
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP(
                "Rules", "Cards from 8 to king count 10 each, cards from 4 to 7 count 5 each."
            ),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP(
                "Rules", "Court cards count 10 each; cards from 4 to 10 count their number."
            ),
        },
        Choice(NumberPoints),
        number=15,
        clause={
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP("Variants", "number cards count 5 or 10"),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP("Variants", "number cards count their number"),
        },
        names={
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP("Rules", "5 or 10"),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP("Rules", "their number"),
        },
    )
    threes_special: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Threes are special"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "Threes are special: red and black ones have rules of their own."
            ),
            False: QT_TRANSLATE_NOOP("Rules", "Threes are natural cards like all others."),
        },
        Switch(),
        number=16,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "threes are special"),
            False: QT_TRANSLATE_NOOP("Variants", "threes are ordinary cards"),
        },
    )
    points_black_three: int = option(
        5,
        QT_TRANSLATE_NOOP("Rules", "Points of a black three"),
        QT_TRANSLATE_NOOP("Rules", "A melded black three counts {value}."),
        Number(0, 100),
        number=17,
        clause=QT_TRANSLATE_NOOP("Variants", "a melded black three counts {value}"),
        needs=(BLACK_THREES_PLAYED,),
    )
    points_red_three_card: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Points of a red three as an ordinary card"),
        QT_TRANSLATE_NOOP("Rules", "A red three counts {value}."),
        Number(0, 20),
        number=18,
        clause=QT_TRANSLATE_NOOP("Variants", "a red three counts {value}"),
        needs=(
            Needs(
                ("threes_special",),
                lambda special: not special,
                QT_TRANSLATE_NOOP("Rules", "Threes are special cards."),
            ),
        ),
    )
