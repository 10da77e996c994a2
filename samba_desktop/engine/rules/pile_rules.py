"""Taking and freezing the discard pile: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.deck import CARD_SORTS
from samba_desktop.engine.rules.kinds import (
    CardSort,
    OneCardHand,
    PairTarget,
    RedThreeMode,
    StockEmpty,
    TakeSize,
    Thaw,
    When,
)
from samba_desktop.engine.rules.option import (
    CANASTAS,
    FREEZING_MATTERS,
    LONG_GROUPS,
    NOT_ALWAYS_FROZEN,
    OTHERWISE,
    PILE_TAKEN,
    QT_TRANSLATE_NOOP,
    SEQUENCES,
    SPECIAL_THREES,
    TOP_MELDED,
    WILD_CARDS,
    WILDS_IN_GROUPS,
    Choice,
    Needs,
    Subset,
    Switch,
    Theme,
    option,
)

WHEN = {
    When.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
    When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP("Rules", "while it isn't frozen"),
    When.ALWAYS: QT_TRANSLATE_NOOP("Rules", "always"),
}


class PileRules(Theme, frozen=True):
    """Taking and freezing the discard pile."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "The discard pile")

    pile_take_size: TakeSize = option(
        TakeSize.ALL,
        QT_TRANSLATE_NOOP("Rules", "Cards taken from the pile"),
        {
            TakeSize.ALL: QT_TRANSLATE_NOOP(
                "Rules", "Instead of drawing you may take the whole discard pile."
            ),
            TakeSize.FIVE: QT_TRANSLATE_NOOP(
                "Rules",
                "Instead of drawing you may take the top five cards of the discard pile, or all if there "
                "are fewer.",
            ),
            TakeSize.ONE: QT_TRANSLATE_NOOP(
                "Rules",
                "Instead of drawing you may take the top card of the discard pile, and no more.",
            ),
        },
        Choice(TakeSize),
        number=45,
        clause={
            TakeSize.ALL: QT_TRANSLATE_NOOP("Variants", "the whole pile is taken"),
            TakeSize.FIVE: QT_TRANSLATE_NOOP("Variants", "five cards of the pile are taken"),
            TakeSize.ONE: QT_TRANSLATE_NOOP("Variants", "only the top card of the pile is taken"),
        },
        names={
            TakeSize.ONE: QT_TRANSLATE_NOOP("Rules", "the top card"),
            TakeSize.FIVE: QT_TRANSLATE_NOOP("Rules", "five cards"),
            TakeSize.ALL: QT_TRANSLATE_NOOP("Rules", "the whole pile"),
        },
        needs=(PILE_TAKEN,),
    )
    pile_top_must_be_melded: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "The top card must be melded"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever takes the pile must meld its top card at once; the rest comes to the hand.",
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules", "What is taken from the pile comes to the hand; nothing has to be melded."
            ),
        },
        Switch(),
        number=46,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the top card of the pile must be melded"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card of the pile need not be melded"),
        },
    )
    pile_take_natural_pair: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Take with a natural pair"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "You may take the pile, frozen or not, with two natural cards of the same rank as its top "
                "card from your hand.",
            ),
            False: QT_TRANSLATE_NOOP("Rules", "A natural pair from the hand doesn't take the pile."),
        },
        Switch(),
        number=47,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "a natural pair takes the pile"),
            False: QT_TRANSLATE_NOOP("Variants", "a natural pair doesn't take the pile"),
        },
        needs=(TOP_MELDED,),
    )
    pile_take_natural_plus_wild: When = option(
        When.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Take with a natural and a wild card"),
        {
            When.NEVER: QT_TRANSLATE_NOOP(
                "Rules", "One natural card of that rank and a wild card don't take the pile."
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Rules",
                "While the pile isn't frozen, one natural card of that rank and a wild card from your hand "
                "take it too.",
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Rules",
                "One natural card of that rank and a wild card from your hand take the pile too, frozen or "
                "not.",
            ),
        },
        Choice(When),
        number=48,
        clause={
            When.NEVER: QT_TRANSLATE_NOOP("Variants", "a natural and a wild card don't take the pile"),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "a natural and a wild card take the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP("Variants", "a natural and a wild card always take the pile"),
        },
        names=WHEN,
        needs=(TOP_MELDED, WILD_CARDS, WILDS_IN_GROUPS),
    )
    pile_pair_target: PairTarget = option(
        PairTarget.NEW_OR_EXISTING,
        QT_TRANSLATE_NOOP("Rules", "Where the pair goes"),
        {
            PairTarget.NEW_OR_EXISTING: QT_TRANSLATE_NOOP(
                "Rules", "The top card and the pair begin a new group or join one of yours."
            ),
            PairTarget.NEW_GROUP: QT_TRANSLATE_NOOP(
                "Rules", "The top card and the pair always begin a new group."
            ),
        },
        Choice(PairTarget),
        number=49,
        clause={
            PairTarget.NEW_OR_EXISTING: QT_TRANSLATE_NOOP("Variants", "a pair for the pile may join a group"),
            PairTarget.NEW_GROUP: QT_TRANSLATE_NOOP("Variants", "a pair for the pile begins a new group"),
        },
        names={
            PairTarget.NEW_GROUP: QT_TRANSLATE_NOOP("Rules", "a new group"),
            PairTarget.NEW_OR_EXISTING: QT_TRANSLATE_NOOP("Rules", "any group of that rank"),
        },
        needs=(
            TOP_MELDED,
            Needs(
                ("pile_take_natural_pair", "pile_take_natural_plus_wild"),
                lambda pair, with_wild: pair or with_wild is not When.NEVER,
                QT_TRANSLATE_NOOP("Rules", "Two cards of its rank from the hand don't take the pile."),
            ),
        ),
    )
    pile_take_by_extending_group: When = option(
        When.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Take by adding to a group"),
        {
            When.NEVER: QT_TRANSLATE_NOOP(
                "Rules", "You can't take the pile by adding its top card alone to a group on the table."
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Rules",
                "While the pile isn't frozen, you may also take it by adding its top card to a group of "
                "yours.",
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Rules",
                "You may also take the pile, frozen or not, by adding its top card to a group of yours.",
            ),
        },
        Choice(When),
        number=50,
        clause={
            When.NEVER: QT_TRANSLATE_NOOP("Variants", "adding the top card to a group doesn't take the pile"),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a group takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a group always takes the pile"
            ),
        },
        names=WHEN,
        needs=(TOP_MELDED,),
    )
    pile_take_by_extending_sequence: When = option(
        When.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Take by adding to a sequence"),
        {
            When.NEVER: QT_TRANSLATE_NOOP(
                "Rules", "You can't take the pile by adding its top card to a sequence on the table."
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Rules",
                "While the pile isn't frozen, you may also take it by adding its top card to a sequence of "
                "yours.",
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Rules",
                "You may also take the pile, frozen or not, by adding its top card to a sequence of yours.",
            ),
        },
        Choice(When),
        number=51,
        clause={
            When.NEVER: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence doesn't take the pile"
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence always takes the pile"
            ),
        },
        names=WHEN,
        needs=(TOP_MELDED, SEQUENCES),
    )
    pile_top_only_onto_sequence: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Take the top card alone onto a sequence"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "Instead of drawing you may also take only the top card, if it fits an end of a sequence of "
                "yours of fewer than seven cards; the rest of the pile stays.",
            ),
            False: QT_TRANSLATE_NOOP("Rules", "The top card can't be taken by itself onto a sequence."),
        },
        Switch(),
        number=52,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the top card alone may be taken onto a sequence"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card can't be taken alone onto a sequence"),
        },
        needs=(SEQUENCES,),
    )
    pile_take_new_sequence: When = option(
        When.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Take by beginning a sequence"),
        {
            When.NEVER: QT_TRANSLATE_NOOP("Rules", "The top card can't begin a new sequence."),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Rules",
                "While the pile isn't frozen, you may also take it by beginning a new sequence with its "
                "top card and two natural cards from your hand, or the card next to it and a wild card.",
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Rules",
                "You may also take the pile by beginning a new sequence with its top card and two natural "
                "cards from your hand; while it isn't frozen, the card next to it and a wild card do too.",
            ),
        },
        Choice(When),
        number=53,
        clause={
            When.NEVER: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card doesn't take the pile"
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card always takes the pile"
            ),
        },
        names=WHEN,
        needs=(TOP_MELDED, SEQUENCES),
    )
    pile_onto_complete_canasta: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "Take onto a complete canasta"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The group that its top card joins may be a complete canasta."),
            False: QT_TRANSLATE_NOOP(
                "Rules", "Only a natural pair may bring its top card to a complete canasta."
            ),
        },
        Switch(),
        number=54,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the pile may be taken onto a complete canasta"),
            False: QT_TRANSLATE_NOOP("Variants", "the pile can't be taken onto a complete canasta"),
        },
        needs=(
            TOP_MELDED,
            CANASTAS,
            LONG_GROUPS,
            Needs(
                (
                    "pile_take_by_extending_group",
                    "pile_take_natural_plus_wild",
                    "pile_pair_target",
                    "wild_on_complete_canasta",
                ),
                lambda when, with_wild, target, on_canasta: (
                    when is not When.NEVER
                    or (with_wild is not When.NEVER and target is PairTarget.NEW_OR_EXISTING and on_canasta)
                ),
                QT_TRANSLATE_NOOP("Rules", "Only a natural pair brings its top card to a group."),
            ),
        ),
    )
    frozen_before_initial_meld: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Frozen before the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Before your first meld the pile is always frozen for you."),
            False: QT_TRANSLATE_NOOP(
                "Rules", "Before your first meld the pile is no more frozen for you than later."
            ),
        },
        Switch(),
        number=55,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the pile is frozen before a first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the pile isn't frozen before a first meld"),
        },
        needs=(FREEZING_MATTERS, NOT_ALWAYS_FROZEN),
    )
    freeze_triggers: frozenset[CardSort] = option(
        frozenset({CardSort.ALWAYS}),
        QT_TRANSLATE_NOOP("Rules", "What freezes the pile"),
        {
            frozenset(): QT_TRANSLATE_NOOP("Rules", "No card freezes the pile."),
            CardSort.ALWAYS: QT_TRANSLATE_NOOP("Rules", "The pile is frozen all the time."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "The pile is frozen when {any} is laid on it."),
        },
        Subset(CardSort),
        number=56,
        clause={
            frozenset(): QT_TRANSLATE_NOOP("Variants", "nothing freezes the pile"),
            CardSort.ALWAYS: QT_TRANSLATE_NOOP("Variants", "the pile is always frozen"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{any} freezes the pile"),
        },
        names=CARD_SORTS,
        needs=(FREEZING_MATTERS,),
    )
    freeze_lifted_when: Thaw = option(
        Thaw.PILE_TAKEN,
        QT_TRANSLATE_NOOP("Rules", "How long the pile stays frozen"),
        {
            Thaw.PILE_TAKEN: QT_TRANSLATE_NOOP(
                "Rules", "A frozen pile stays frozen until it is taken, even where a part of it is left."
            ),
            Thaw.NO_TRIGGER_IN_PILE: QT_TRANSLATE_NOOP(
                "Rules", "A frozen pile stays frozen as long as such a card lies in it."
            ),
        },
        Choice(Thaw),
        number=57,
        clause={
            Thaw.PILE_TAKEN: QT_TRANSLATE_NOOP("Variants", "the pile stays frozen until it is taken"),
            Thaw.NO_TRIGGER_IN_PILE: QT_TRANSLATE_NOOP(
                "Variants", "the pile stays frozen while such a card lies in it"
            ),
        },
        names={
            Thaw.PILE_TAKEN: QT_TRANSLATE_NOOP("Rules", "until it is taken"),
            Thaw.NO_TRIGGER_IN_PILE: QT_TRANSLATE_NOOP("Rules", "while such a card lies in it"),
        },
        needs=(
            FREEZING_MATTERS,
            NOT_ALWAYS_FROZEN,
            Needs(("freeze_triggers",), bool, QT_TRANSLATE_NOOP("Rules", "No card freezes the pile.")),
            Needs(
                ("pile_take_size", "pile_top_only_onto_sequence", "sequences_enabled", "stock_empty_rule"),
                lambda size, top, sequences, empty: (
                    size is not TakeSize.ALL or (top and sequences) or empty is StockEmpty.RESHUFFLE_DISCARDS
                ),
                QT_TRANSLATE_NOOP("Rules", "Whoever takes the pile takes all of it."),
            ),
        ),
    )
    blocking_top_cards: frozenset[CardSort] = option(
        frozenset({CardSort.BLACK_THREE, CardSort.RED_THREE, CardSort.WILD}),
        QT_TRANSLATE_NOOP("Rules", "What blocks the pile"),
        {
            frozenset(): QT_TRANSLATE_NOOP("Rules", "No card blocks the pile."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "While {any} lies on top, the pile is blocked: nobody can take it or its top card.",
            ),
        },
        Subset(CardSort, frozenset({"always"})),
        number=58,
        clause={
            frozenset(): QT_TRANSLATE_NOOP("Variants", "nothing blocks the pile"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{any} on top blocks the pile"),
        },
        names=CARD_SORTS,
        needs=(
            Needs(
                ("pile_top_only_onto_sequence", *PILE_TAKEN.options),
                lambda top, *ways: (top and ways[-1]) or PILE_TAKEN.holds(*ways),
                PILE_TAKEN.reason,
            ),
        ),
    )
    discard_red_three: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Red threes may be discarded"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A red three may also be discarded."),
            False: QT_TRANSLATE_NOOP("Rules", "A red three can't be discarded."),
        },
        Switch(),
        number=59,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "red threes may be discarded"),
            False: QT_TRANSLATE_NOOP("Variants", "red threes can't be discarded"),
        },
        needs=(
            SPECIAL_THREES,
            Needs(
                ("red_three_mode",),
                lambda mode: mode is RedThreeMode.OPTIONAL,
                QT_TRANSLATE_NOOP("Rules", "Red threes are never kept in the hand, or are ordinary cards."),
            ),
        ),
    )
    discard_wild: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Wild cards may be discarded"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A wild card may be discarded."),
            False: QT_TRANSLATE_NOOP("Rules", "A wild card can't be discarded."),
        },
        Switch(),
        number=60,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "wild cards may be discarded"),
            False: QT_TRANSLATE_NOOP("Variants", "wild cards can't be discarded"),
        },
        needs=(WILD_CARDS,),
    )
    one_card_hand_pile_rule: OneCardHand = option(
        OneCardHand.NO_TAKE_UNLESS_OUT,
        QT_TRANSLATE_NOOP("Rules", "With a single card in the hand"),
        {
            OneCardHand.NONE: QT_TRANSLATE_NOOP(
                "Rules", "With a single card in your hand you may take the pile like others."
            ),
            OneCardHand.NO_TAKE_UNLESS_OUT: QT_TRANSLATE_NOOP(
                "Rules", "With a single card in your hand you may take the pile only if you may go out."
            ),
            OneCardHand.NO_SINGLE_CARD_PILE: QT_TRANSLATE_NOOP(
                "Rules", "With a single card in your hand you may not take a pile of a single card."
            ),
        },
        Choice(OneCardHand),
        number=61,
        clause={
            OneCardHand.NONE: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes the pile like others"
            ),
            OneCardHand.NO_TAKE_UNLESS_OUT: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes no pile unless going out"
            ),
            OneCardHand.NO_SINGLE_CARD_PILE: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes no pile of one card"
            ),
        },
        names={
            OneCardHand.NONE: QT_TRANSLATE_NOOP("Rules", "as others"),
            OneCardHand.NO_TAKE_UNLESS_OUT: QT_TRANSLATE_NOOP("Rules", "no pile without going out"),
            OneCardHand.NO_SINGLE_CARD_PILE: QT_TRANSLATE_NOOP("Rules", "no pile of a single card"),
        },
        needs=(
            Needs(
                (
                    "pile_top_must_be_melded",
                    "pile_take_by_extending_group",
                    "pile_take_by_extending_sequence",
                    "sequences_enabled",
                ),
                lambda melded, group, sequence, sequences: (
                    not melded or group is not When.NEVER or (sequences and sequence is not When.NEVER)
                ),
                QT_TRANSLATE_NOOP("Rules", "A single card never takes the pile anyway."),
            ),
        ),
    )
