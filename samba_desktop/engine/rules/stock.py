"""The end of the stock: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules import needs
from samba_desktop.engine.rules.kinds import StockEmpty, When
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, Choice, Needs, Switch, Theme, alike, option


class Stock(Theme, frozen=True):
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
        needs=(
            needs.TOP_MELDED,
            needs.NOT_ALWAYS_FROZEN,
            Needs(
                ("pile_take_by_extending_group", "pile_take_by_extending_sequence", "sequences_enabled"),
                lambda group, sequence, sequences: (
                    group is not When.NEVER or (sequences and sequence is not When.NEVER)
                ),
                QT_TRANSLATE_NOOP("Rules", "The pile isn't taken by adding its top card to a meld."),
            ),
        ),
    )
