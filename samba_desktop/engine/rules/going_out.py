"""Going out: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import AskPartner, Concealed, FinalDiscard, PassRule
from samba_desktop.engine.rules.option import (
    ASKING,
    BY_PLAYERS,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    SAMBAS,
    SEQUENCES,
    SETS,
    TEAMS,
    TRIOS,
    WILD_CARDS,
    ByPlayers,
    Choice,
    Needs,
    Number,
    NumberByPlayers,
    Subset,
    Switch,
    Theme,
    option,
)


def _fewest(sets: ByPlayers | int) -> int:
    """Return the least number of complete sets that going out needs, whatever the count of players."""
    return sets if isinstance(sets, int) else min(number for _, number in sets)


class GoingOutRules(Theme, frozen=True):
    """Going out."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Going out")

    go_out_sets: ByPlayers | int = option(
        2,
        QT_TRANSLATE_NOOP("Rules", "Canastas and sambas to go out"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "No complete {set} is needed to go out."),
            1: QT_TRANSLATE_NOOP("Rules", "To go out you need one complete {set}."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "To go out you need {number} complete {sets} in all."),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Rules", "To go out you need complete {sets}: {value}."),
        },
        NumberByPlayers(0, 4, alike=True),
        number=85,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no {set} needed to go out"),
            1: QT_TRANSLATE_NOOP("Variants", "one {set} to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} {sets} to go out"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "{sets} to go out: {value}"),
        },
    )
    go_out_min_sambas: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Sambas to go out"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "None of them has to be a complete {samba}."),
            1: QT_TRANSLATE_NOOP("Rules", "At least one {samba} must be among them."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "At least {number} {sambas} must be among them."),
        },
        Number(0, 2),
        number=86,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no {samba} needed to go out"),
            1: QT_TRANSLATE_NOOP("Variants", "at least one {samba} to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at least {number} {sambas} to go out"),
        },
        needs=(SEQUENCES, SAMBAS),
    )
    go_out_min_natural_sets: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Natural canastas and sambas to go out"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "None of them has to be without wild cards."),
            1: QT_TRANSLATE_NOOP("Rules", "At least one of them must be without wild cards."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "At least {number} of them must be without wild cards."),
        },
        Number(0, 2),
        number=87,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "wild cards may be in all {sets} for going out"),
            1: QT_TRANSLATE_NOOP("Variants", "one {set} without wild cards to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} {sets} without wild cards to go out"),
        },
        needs=(
            SETS,
            Needs(
                (*WILD_CARDS.options, "go_out_sets"),
                lambda *values: WILD_CARDS.holds(*values[:-1]) or _fewest(values[-1]) < 2,
                WILD_CARDS.reason,
            ),
        ),
    )
    go_out_min_meld_points: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Points melded to go out"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "Going out needs no number of melded points."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "You must have melded cards for at least {value} points in this round to go out, your last "
                "turn included.",
            ),
        },
        Number(0, 500),
        number=88,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no melded points needed to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} melded points to go out"),
        },
    )
    final_discard: FinalDiscard = option(
        FinalDiscard.OPTIONAL,
        QT_TRANSLATE_NOOP("Rules", "The last card"),
        {
            FinalDiscard.OPTIONAL: QT_TRANSLATE_NOOP(
                "Rules", "You go out by melding all your cards, or all but one and discarding that one."
            ),
            FinalDiscard.REQUIRED: QT_TRANSLATE_NOOP(
                "Rules", "You go out by melding all your cards but one and discarding that one."
            ),
            FinalDiscard.FORBIDDEN: QT_TRANSLATE_NOOP(
                "Rules", "You go out by melding all your cards; the last one can't be discarded."
            ),
        },
        Choice(FinalDiscard),
        number=89,
        clause={
            FinalDiscard.OPTIONAL: QT_TRANSLATE_NOOP("Variants", "the last card is melded or discarded"),
            FinalDiscard.REQUIRED: QT_TRANSLATE_NOOP("Variants", "the last card is always discarded"),
            FinalDiscard.FORBIDDEN: QT_TRANSLATE_NOOP("Variants", "the last card is never discarded"),
        },
        names={
            FinalDiscard.OPTIONAL: QT_TRANSLATE_NOOP("Rules", "melded or discarded"),
            FinalDiscard.REQUIRED: QT_TRANSLATE_NOOP("Rules", "always discarded"),
            FinalDiscard.FORBIDDEN: QT_TRANSLATE_NOOP("Rules", "never discarded"),
        },
    )
    keep_after_melding: int = option(
        1,
        QT_TRANSLATE_NOOP("Rules", "Cards kept while not going out"),
        {
            1: QT_TRANSLATE_NOOP(
                "Rules", "As long as you may not go out, keep at least one card when you meld."
            ),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "As long as you may not go out, keep at least {number} cards when you meld; "
                "hold fewer only if you go out in the same turn.",
            ),
        },
        Number(1, 2),
        number=90,
        clause={
            1: QT_TRANSLATE_NOOP("Variants", "one card is kept when melding"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards are kept when melding"),
        },
    )
    pass_instead_of_discard: PassRule = option(
        PassRule.ONE_CARD_CANNOT_GO_OUT,
        QT_TRANSLATE_NOOP("Rules", "Passing instead of discarding"),
        {
            PassRule.NEVER: QT_TRANSLATE_NOOP("Rules", "Every turn ends with a discard."),
            PassRule.ONE_CARD_CANNOT_GO_OUT: QT_TRANSLATE_NOOP(
                "Rules",
                "If you have a single card left and may not go out, you keep it and pass; every other turn "
                "ends with a discard.",
            ),
        },
        Choice(PassRule),
        number=91,
        clause={
            PassRule.NEVER: QT_TRANSLATE_NOOP("Variants", "no passing"),
            PassRule.ONE_CARD_CANNOT_GO_OUT: QT_TRANSLATE_NOOP("Variants", "passing with a single card"),
        },
        names={
            PassRule.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
            PassRule.ONE_CARD_CANNOT_GO_OUT: QT_TRANSLATE_NOOP("Rules", "with a single card"),
        },
    )
    ask_partner: AskPartner = option(
        AskPartner.OPTIONAL_BINDING,
        QT_TRANSLATE_NOOP("Rules", "Asking the partner"),
        {
            AskPartner.OFF: QT_TRANSLATE_NOOP("Rules", "Partners aren't asked before going out."),
            AskPartner.OPTIONAL_BINDING: QT_TRANSLATE_NOOP(
                "Rules",
                "Before you go out you may ask: “Partner, may I go out?” You must do as the answer says.",
            ),
            AskPartner.MANDATORY_BINDING: QT_TRANSLATE_NOOP(
                "Rules",
                "Before you go out you must ask: “Partner, may I go out?” You must do as the answer says.",
            ),
        },
        Choice(AskPartner),
        number=92,
        clause={
            AskPartner.OFF: QT_TRANSLATE_NOOP("Variants", "partners aren't asked"),
            AskPartner.OPTIONAL_BINDING: QT_TRANSLATE_NOOP(
                "Variants", "partners may be asked before going out"
            ),
            AskPartner.MANDATORY_BINDING: QT_TRANSLATE_NOOP(
                "Variants", "partners must be asked before going out"
            ),
        },
        names={
            AskPartner.OFF: QT_TRANSLATE_NOOP("Rules", "off"),
            AskPartner.OPTIONAL_BINDING: QT_TRANSLATE_NOOP("Rules", "allowed"),
            AskPartner.MANDATORY_BINDING: QT_TRANSLATE_NOOP("Rules", "required"),
        },
        needs=(TEAMS,),
    )
    ask_needs_all_partners: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "All partners must agree"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Of two partners both must say yes."),
            False: QT_TRANSLATE_NOOP("Rules", "Of two partners one yes is enough."),
        },
        Switch(),
        number=93,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "both partners must agree"),
            False: QT_TRANSLATE_NOOP("Variants", "one partner's yes is enough"),
        },
        needs=(TRIOS, ASKING),
    )
    go_out_bonus: int = option(
        200,
        QT_TRANSLATE_NOOP("Rules", "Going-out bonus"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "There is no bonus for going out."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "Going out earns {value}."),
        },
        Number(0, 500),
        number=94,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no bonus for going out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} for going out"),
        },
    )
    concealed_extra_bonus: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Concealed bonus"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "Melding the whole hand in one turn earns nothing more."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "Going out concealed earns {value} more."),
        },
        Number(0, 500),
        number=95,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "no extra for going out concealed"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} extra for going out concealed"),
        },
    )
    concealed_conditions: frozenset[Concealed] = option(
        frozenset(),
        QT_TRANSLATE_NOOP("Rules", "What concealed means"),
        {
            frozenset(): QT_TRANSLATE_NOOP(
                "Rules", "Concealed means that you get rid of your whole hand in a single turn."
            ),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "Concealed means that you get rid of your whole hand in a single turn, {value}."
            ),
        },
        Subset(Concealed),
        number=96,
        clause={
            frozenset(): QT_TRANSLATE_NOOP("Variants", "concealed means the whole hand in one turn"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "concealed means the whole hand in one turn, {value}"),
        },
        names={
            Concealed.NO_PRIOR_OWN_MELDS: QT_TRANSLATE_NOOP(
                "Rules", "having melded nothing before in the round"
            ),
            Concealed.NO_PILE_TAKE: QT_TRANSLATE_NOOP("Rules", "after drawing from the stock"),
            Concealed.NO_LAYOFF_ON_PARTNER: QT_TRANSLATE_NOOP(
                "Rules", "adding nothing to melds that lay there before"
            ),
            Concealed.OWN_CANASTA: QT_TRANSLATE_NOOP(
                "Rules", "laying a complete meld of seven or more cards"
            ),
        },
        needs=(
            Needs(
                ("concealed_extra_bonus",),
                lambda bonus: bonus != 0,
                QT_TRANSLATE_NOOP("Rules", "Going out concealed earns nothing more."),
            ),
        ),
    )
