"""Reading the melds of a case, each as it lies there; judges none by the limits of the rules."""

from collections.abc import Sequence

from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefields import CaseError, Fields
from samba_desktop.engine.forming import place_of
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind
from samba_desktop.engine.notation import SIDE_LETTERS, NotationError, read_standing
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating


def read_melds(fields: Fields, rules: Rules, seating: Seating) -> tuple[tuple[Meld, ...], ...]:
    """Read what each side has on the table.

    Raises CaseError where cards hold together in no way.
    """
    sides = fields.by_side("melds", seating)
    melds = []
    for letter in SIDE_LETTERS[: seating.sides]:
        rows = sides.listed(letter)
        melds.append(
            tuple(_meld(rules, row, sides.name(f"{letter}[{at}]")) for at, row in enumerate(rows, start=1))
        )
    return tuple(melds)


def _meld(rules: Rules, row: object, field: str) -> Meld:
    """Read a meld as it lies there, whatever the rules would say of laying it; a sequence in any order."""
    try:
        cards, stands = read_standing(row.split() if isinstance(row, str) else [])
    except NotationError as error:
        raise CaseError(field, "{why}", why=error) from None
    if len(cards) < SMALLEST:
        raise CaseError(
            field,
            QT_TRANSLATE_NOOP("Cases", "a meld of three cards or more is needed here, such as “{example}”."),
            example="QS QH 2C",
        )
    naturals = {card.rank for card in cards if card not in rules.wild_cards}
    if not stands and len(naturals) == 1:
        return Meld(MeldKind.GROUP, naturals.pop(), "", cards)
    if not stands and not naturals:
        return Meld(MeldKind.WILD, 0, "", cards)
    sequence = _sequence(rules, cards, stands)
    if sequence is None:
        raise CaseError(
            field, QT_TRANSLATE_NOOP("Cases", "“{row}” is neither a group nor a sequence."), row=row
        )
    return sequence


def _sequence(rules: Rules, cards: tuple[Card, ...], stands: Sequence[Card | None]) -> Meld | None:
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    ranks = [place_of(rules, card) for card in meant]
    order = sorted(range(len(cards)), key=ranks.__getitem__)
    low = ranks[order[0]]
    natural = all(card in rules.wild_cards for card, other in zip(cards, meant, strict=True) if card != other)
    in_order = [ranks[index] for index in order] == list(range(low, low + len(ranks)))
    if not natural or not in_order or len({card.suit for card in meant}) != 1:
        return None
    return Meld(MeldKind.SEQUENCE, low, meant[0].suit, tuple(cards[index] for index in order))
