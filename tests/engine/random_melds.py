"""What is a meld once more, from the values of the options alone, and cards by chance to ask it of."""

from collections.abc import Sequence

from samba_desktop.engine.cards import A_JOKER, ACE, SUITS, TWO, Card
from samba_desktop.engine.rules.rules import Rules
from tests.engine.dice import Dice
from tests.engine.random_counts import is_wild, option

Row = list[tuple[Card, Card | None]]
"""Cards with what each stands for."""

LOWEST, HIGHEST = 3, ACE
FULL = 7
ENOUGH = {
    "double": lambda naturals, wilds: naturals >= 2 * wilds,
    "majority": lambda naturals, wilds: naturals > wilds or not wilds,
    "equal": lambda naturals, wilds: naturals >= wilds,
    "none": lambda naturals, wilds: True,
}
MODELS = ("four_to_ace", "four_to_ace", "three_to_ace")
"""The ranks of a sequence that are understood here."""


def within(rules: Rules, name: str, number: int) -> bool:
    most = option(rules, name)
    return most is None or number <= most


def is_group(rules: Rules, cards: Sequence[Card], before: Sequence[Card] = ()) -> bool:
    """Judge cards that stand for nothing else, of which `before` lay there as a meld."""
    naturals = [card for card in cards if not is_wild(rules, card)]
    wilds = len(cards) - len(naturals)
    canasta = option(rules, "canasta_size")
    if not naturals:
        grows = not (len(cards) > FULL and option(rules, "wild_meld_closed_at_seven"))
        return option(rules, "wild_melds") and len(cards) >= 3 and grows
    new_wilds = wilds > sum(is_wild(rules, card) for card in before)
    complete = canasta is not None and len(before) >= canasta
    return (
        len({card.rank for card in naturals}) == 1
        and A_JOKER not in naturals
        and len(cards) >= 3
        and len(naturals) >= option(rules, "group_min_naturals")
        and within(rules, "group_max_wilds", wilds)
        and ENOUGH[option(rules, "group_ratio_rule")](len(naturals), wilds)
        and (canasta is None or len(cards) <= canasta or option(rules, "groups_may_exceed_seven"))
        and not (complete and new_wilds and not option(rules, "wild_on_complete_canasta"))
    )


def is_sequence(rules: Rules, row: Row, before: int = 0) -> bool:
    """Judge cards as a sequence, of which so many lay there as one."""
    samba = option(rules, "samba_size")
    closed = samba is not None and before >= samba and option(rules, "samba_closed")
    meant = [other or card for card, other in row]
    wilds = sum(other is not None for _, other in row)
    ranks = sorted(card.rank for card in meant)
    lowest = LOWEST if option(rules, "sequence_rank_model") == "three_to_ace" else LOWEST + 1
    return (
        option(rules, "sequences_enabled")
        and not closed
        and not any(other is None and is_wild(rules, card) for card, other in row)
        and all(other is None or is_wild(rules, card) for card, other in row)
        and len({card.suit for card in meant}) == 1
        and ranks == list(range(ranks[0], ranks[0] + len(ranks)))
        and lowest <= ranks[0]
        and len(row) >= 3
        and within(rules, "sequence_max_length", len(row))
        and within(rules, "sequence_max_wilds", wilds)
        and len(row) - wilds >= option(rules, "sequence_min_naturals")
        and ENOUGH[option(rules, "sequence_ratio_rule")](len(row) - wilds, wilds)
    )


def is_meld(rules: Rules, row: Row, before: Row) -> bool:
    """Judge cards of which those of `before` lay there."""
    cards, stand = [card for card, _ in row], any(other for _, other in row)
    if before and is_row(before):
        return is_sequence(rules, row, len(before))
    if not stand and is_group(rules, cards, [card for card, _ in before]):
        return True
    return not before and is_sequence(rules, row)


def is_row(row: Row) -> bool:
    """Tell a sequence from a group by its looks."""
    meant = [other or card for card, other in row if other or card.rank not in {0, TWO}]
    return len({card.rank for card in meant}) > 1


def some_wilds(rules: Rules, dice: Dice, count: int) -> list[Card]:
    wilds = [card for card in (A_JOKER, *(Card(TWO, suit) for suit in SUITS)) if is_wild(rules, card)]
    return [dice.choice(wilds) for _ in range(count)] if wilds else []


def some_group(rules: Rules, dice: Dice) -> Row:
    rank = dice.number(LOWEST + 1, HIGHEST)
    naturals = [Card(rank, dice.choice(SUITS)) for _ in range(dice.choice((0, 1, 2, 2, 3, 3, 4, 5, 6, 7)))]
    return [(card, None) for card in naturals + some_wilds(rules, dice, dice.choice((0, 0, 1, 1, 2, 2, 3)))]


def some_row(rules: Rules, dice: Dice) -> Row:
    suit, length = dice.choice(SUITS), dice.choice((2, 3, 3, 4, 5, 6, 7, 7, 8))
    low = dice.number(LOWEST, HIGHEST - length + 1)
    row: Row = [(Card(rank, suit), None) for rank in range(low, low + length) if not dice.happens(3)]
    at = dice.below(len(row)) if row else 0
    for wild in some_wilds(rules, dice, dice.choice((0, 0, 0, 1, 1, 2))):
        at = (at + dice.number(1, 3)) % len(row) if row else 0
        row[at : at + 1] = [(wild, other or card) for card, other in row[at : at + 1]]
    return dice.shuffled(row)


def some_more(rules: Rules, row: Row, dice: Dice) -> Row:
    """Choose cards that may or may not be added."""
    wild = some_wilds(rules, dice, 1) if dice.happens(30) else []
    meant = [other or card for card, other in row if other or not is_wild(rules, card)]
    if not meant:
        return [(card, None) for card in wild or some_wilds(rules, dice, 1)]
    if not is_row(row):
        naturals = [Card(meant[0].rank, dice.choice(SUITS)) for _ in range(dice.number(1, 2))]
        return [(card, None) for card in naturals + wild]
    ranks = [card.rank for card in meant]
    rank = dice.choice((min(ranks) - 1, max(ranks) + 1, max(ranks) + 1, max(ranks) + 2, dice.choice(ranks)))
    card = Card(min(max(rank, LOWEST), HIGHEST), meant[0].suit)
    return [(wild[0], card)] if wild else [(card, None)]
