"""What was decided for each game where its source is silent or contradicts itself, a sentence each."""

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

BY_AND_BY = QT_TRANSLATE_NOOP(
    "Presets",
    "A first meld may be laid meld by meld; until it reaches the minimum you can't ask, discard, go out or "
    "get more cards.",
)
NOTHING_LEFT = QT_TRANSLATE_NOOP(
    "Presets", "If no card may be discarded after drawing and none can be laid, you pass."
)
EVERYWHERE = (BY_AND_BY, NOTHING_LEFT)

NOTHING_OWED = QT_TRANSLATE_NOOP(
    "Presets", "Once the stock is used up, a red three is laid out without a replacement."
)
THREES_FROM_THE_PILE = QT_TRANSLATE_NOOP(
    "Presets",
    "Red threes in the pile come to the player who takes it, and are laid out at once without a replacement.",
)
FORCED_THREES = (NOTHING_OWED, THREES_FROM_THE_PILE)

DRAWN_GAME = QT_TRANSLATE_NOOP("Presets", "Equal highest scores at the end are a draw.")
STOCK_ENDS = QT_TRANSLATE_NOOP(
    "Presets", "When the stock is used up, the round ends as soon as somebody has to draw."
)
LAST_THREE = QT_TRANSLATE_NOOP(
    "Presets", "A red three that is the last card of the stock is laid out and ends the round."
)
KEEP_TWO = QT_TRANSLATE_NOOP(
    "Presets",
    "As long as you may not go out you keep two cards when you meld, and you can't pass instead of "
    "discarding.",
)
NO_WILD_ON_CANASTA = QT_TRANSLATE_NOOP(
    "Presets", "No wild card can be added to a complete canasta; natural cards can."
)
ANSWER_BINDS = QT_TRANSLATE_NOOP(
    "Presets",
    "The answer of the partner binds: after a yes you must go out in this turn, after a no you can't.",
)

SWEDISH_SAMBA = (
    QT_TRANSLATE_NOOP(
        "Presets", "The highest card decides who deals first; choosing the dealer is an option."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "Six players form two teams of three unless they choose three teams of two."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "As a group has twice as many natural cards as wild ones, it has at least two natural cards.",
    ),
    QT_TRANSLATE_NOOP("Presets", "From six cards on, and as a canasta too, a group may hold two wild cards."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "Merging can't bring a wild card to a complete canasta either, but two groups that aren't complete "
        "may become one by merging.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "Where merging sequences is played, any two sequences of one suit may be merged that make one of at "
        "most seven cards.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The source says both that there is no freezing and that the pile is always frozen; either way only "
        "a natural pair takes it.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "With a single card and no right to go out you can't take the pile, but you may take its top card "
        "alone onto a sequence, and then pass.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The first meld needs 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000 and 150 from 7,000, "
        "however high the score is.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "You may lay out a red three at any time between drawing and discarding in your own turn, those "
        "dealt to you from your first turn on.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A red three that came with the pile is replaced when it is laid out; none is replaced when it is "
        "discarded or when the stock is used up.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A red three counts as a card kept in the hand, and it may be your last discard."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "Laying out a red three as your last card, with no replacement to come, is going out."
    ),
    QT_TRANSLATE_NOOP("Presets", "The 1,000 for all red threes need all six of them on the table."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "Each player who holds red threes at the end loses 750, so that two partners can lose it twice.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "After a yes to “May I go out?” you must go out in this turn; several partners must all agree.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "When the stock is used up, taking the top card alone keeps the round going too."
    ),
    DRAWN_GAME,
    *EVERYWHERE,
)

BLACK_SAMBA = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "Six players are dealt 15 cards as well; two or three play by the same rules, each for oneself.",
    ),
    QT_TRANSLATE_NOOP("Presets", "Two cards are drawn in a turn."),
    QT_TRANSLATE_NOOP(
        "Presets", "A group holds at most two wild cards, and more natural cards than wild ones."
    ),
    QT_TRANSLATE_NOOP("Presets", "A canasta is exactly seven cards, so that none can be added to it."),
    QT_TRANSLATE_NOOP("Presets", "A three of either colour or a wild card on top blocks the pile."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The top five cards of the pile are taken by beginning a sequence with its top card and cards from "
        "the hand, at least one of them natural, or two while it is frozen.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "They are taken in the same way for a group: with a natural pair, or with a natural and a wild card "
        "while the pile isn't frozen.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The pile is frozen as long as a wild card lies in it, also below the cards that are taken.",
    ),
    QT_TRANSLATE_NOOP("Presets", "Red threes are laid out at once and replaced."),
    QT_TRANSLATE_NOOP("Presets", "Each red three earns 100, and all six together 1,200."),
    QT_TRANSLATE_NOOP("Presets", "Black threes are never melded."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A samba earns 1,500, a black samba 1,000, a natural canasta 500 and a mixed one 300; going out "
        "earns 200.",
    ),
    QT_TRANSLATE_NOOP("Presets", "Two complete canastas or sambas, in any mix, are needed to go out."),
    KEEP_TWO,
    QT_TRANSLATE_NOOP("Presets", "The match goes to 10,000, and first melds have the minimums of Samba."),
    STOCK_ENDS,
    DRAWN_GAME,
    *FORCED_THREES,
    *EVERYWHERE,
)

SAMBA_500 = (
    QT_TRANSLATE_NOOP(
        "Presets", "An ace counts 20, as in Canasta, from which the points of wild cards come too."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A group is cards of one rank, and a sequence is cards of one suit that follow each other."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A sequence runs from 3 up to ace: threes are ordinary cards, and twos are only wild cards.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "Any number of wild cards may be in a group or a sequence beside one natural card."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "There is no limit to the length of a meld, and seven cards earn no bonus; neither does going out.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "In each round each player's first meld needs 50, also with a score below zero."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "Cards laid on the melds of others count for the player who laid them, and need that player's own "
        "first meld before.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A turn ends with a discard, except when you go out or pass with a single card."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A card taken from the pile can't be discarded in the same turn while another can."
    ),
    QT_TRANSLATE_NOOP("Presets", "You go out by melding all your cards; the last one can't be discarded."),
    QT_TRANSLATE_NOOP("Presets", "The 100 points for going out include what you meld in the last turn."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "When the stock is used up, all discards but the top one become a new stock, at most twice in a "
        "round; after that the round ends when somebody has to draw.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "The target is looked at after each round, and then the highest score wins."
    ),
    DRAWN_GAME,
    *EVERYWHERE,
)

GERMAN_SWAP = QT_TRANSLATE_NOOP(
    "Presets",
    "A wild card may be swapped only in a group that isn't complete; it comes to the hand and may be played "
    "again in the same turn.",
)
GERMAN_PARTNERS = QT_TRANSLATE_NOOP(
    "Presets", "A concealed going out may add cards to the melds of the partner."
)
GERMAN_BASE = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "A sequence runs from 4 up to ace; the order that the source gives, with an ace below a two, is an "
        "option.",
    ),
    QT_TRANSLATE_NOOP("Presets", "A canasta may grow past seven cards, and earns its bonus once."),
    NO_WILD_ON_CANASTA,
    QT_TRANSLATE_NOOP("Presets", "A side may have several groups of one rank."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A black three blocks the pile while it lies on top, and freezes it below other cards until all of "
        "it is taken.",
    ),
    QT_TRANSLATE_NOOP("Presets", "A wild card blocks and freezes the pile in the same way."),
    QT_TRANSLATE_NOOP(
        "Presets", "The top card takes the pile by extending a meld only while it isn't frozen."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The first meld needs 50 below 1,500, also with a score below zero, and there is no step of 120.",
    ),
    QT_TRANSLATE_NOOP("Presets", "Several melds laid in one turn count together for the first meld."),
    QT_TRANSLATE_NOOP(
        "Presets", "Black threes are melded three or four at a time, whichever of both suits they are of."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "Red threes that are drawn later are laid out and replaced like those dealt."
    ),
    QT_TRANSLATE_NOOP("Presets", "All six red threes without a first meld cost 600, as 100 for each."),
    LAST_THREE,
    QT_TRANSLATE_NOOP("Presets", "The last card may be melded or discarded when you go out."),
    QT_TRANSLATE_NOOP("Presets", "Going out concealed earns 300 in all, as 200 beside the usual 100."),
    KEEP_TWO,
    STOCK_ENDS,
    DRAWN_GAME,
    *FORCED_THREES,
    *EVERYWHERE,
)
GERMAN_SAMBA = (GERMAN_SWAP, GERMAN_PARTNERS, *GERMAN_BASE)

GERMAN_TWO_PLAYER = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "This is German Samba at a table of two; the source only stresses that nobody has a partner.",
    ),
    GERMAN_SWAP,
    *GERMAN_BASE,
)

URUGUAYAN_SAMBA = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "The two wild cards are counted for each side and as they lie on the table, so that a swap frees "
        "one.",
    ),
    QT_TRANSLATE_NOOP("Presets", "In all other things it is played as German Samba."),
    *GERMAN_SAMBA,
)

OPEN_SAMBA = (
    QT_TRANSLATE_NOOP(
        "Presets", "A sequence holds at most two wild cards, and more natural cards than wild ones."
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A samba with wild cards counts for going out like others, and is closed at seven cards."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A wild card may be swapped in a group or a sequence that isn't complete; it comes to the hand and "
        "may be played again in the same turn.",
    ),
    QT_TRANSLATE_NOOP("Presets", "In all other things it is played as German Samba."),
    GERMAN_PARTNERS,
    *GERMAN_BASE,
)

BOLIVIA = (
    QT_TRANSLATE_NOOP("Presets", "Two players, and six in three pairs, may play it as well as four."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A group holds at most two wild cards, and more natural cards than wild ones; some descriptions set "
        "no limit.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "Melds of wild cards count for the first meld by the points of their cards."
    ),
    QT_TRANSLATE_NOOP("Presets", "From 7,000 points on the first meld needs 150."),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A wild canasta, or bolivia, counts as one of the two complete melds that going out needs; one must "
        "be an escalera, the samba of this game.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets", "A black three left in the hand costs 100; some descriptions count it like other cards."
    ),
    LAST_THREE,
    KEEP_TWO,
    STOCK_ENDS,
    DRAWN_GAME,
    *FORCED_THREES,
    *EVERYWHERE,
)

DUTCH_SAMBA = (
    QT_TRANSLATE_NOOP(
        "Presets", "Whatever card begins the pile stays uncovered; a three or a wild card on top blocks it."
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "A pair for the pile begins a new group, but groups of one rank may be merged later within limits.",
    ),
    NO_WILD_ON_CANASTA,
    QT_TRANSLATE_NOOP(
        "Presets",
        "Red threes count for a side with all that going out needs, and sambas are as good as canastas.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "With two cards in the hand you may discard one; after that you can't meld to fewer than two unless "
        "you go out.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The top card can't be taken alone where the turn couldn't be ended after it, as with a single card "
        "in the hand.",
    ),
    QT_TRANSLATE_NOOP("Presets", "You may go out by melding your last card or by discarding it."),
    ANSWER_BINDS,
    STOCK_ENDS,
    QT_TRANSLATE_NOOP(
        "Presets", "A single last card of the stock is drawn alone, and if it is a red three, play goes on."
    ),
    *FORCED_THREES,
    *EVERYWHERE,
)

CLASSIC_CANASTA = (
    QT_TRANSLATE_NOOP(
        "Presets",
        "A wild card or a red three that is turned up to begin the pile is covered; a wild one freezes the "
        "pile.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "The pile is taken only with two cards from the hand, as the page says; taking it by adding its top "
        "card to a group while it isn't frozen, as many play, is an option.",
    ),
    QT_TRANSLATE_NOOP("Presets", "A side has only one group of each rank."),
    QT_TRANSLATE_NOOP("Presets", "Three or four black threes may be melded when going out."),
    LAST_THREE,
    QT_TRANSLATE_NOOP(
        "Presets",
        "Going out concealed needs a complete canasta in that turn and nothing added to melds of the "
        "partner.",
    ),
    QT_TRANSLATE_NOOP(
        "Presets",
        "With three players one canasta is needed to go out, as only the game for two asks for two.",
    ),
    KEEP_TWO,
    ANSWER_BINDS,
    STOCK_ENDS,
    QT_TRANSLATE_NOOP(
        "Presets", "There is no limit to the number of rounds; the 60 of the page are meant for Samba."
    ),
    DRAWN_GAME,
    *FORCED_THREES,
    *EVERYWHERE,
)

INTERNATIONAL_SAMBA = (
    QT_TRANSLATE_NOOP("Presets", "From 7,000 points on the first meld needs 150; some descriptions say 160."),
    QT_TRANSLATE_NOOP("Presets", "Three to six black threes may be melded when going out."),
    LAST_THREE,
    *FORCED_THREES,
    *EVERYWHERE,
)
