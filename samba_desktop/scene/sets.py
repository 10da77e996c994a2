"""How a meld lies: open, squared, or with only its ends shown; what is complete, the engine says."""

from enum import Enum

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind
from samba_desktop.engine.pile import triggers
from samba_desktop.engine.rules.rules import Rules

SQUARED_FROM = 7
"""Cards from which a meld is no longer shown as an open column."""


class Shown(Enum):
    """The forms in which a meld lies on the table."""

    OPEN = "open"
    """A column in which every card shows its index."""
    ENDS = "ends"
    """A long sequence to which cards may still be added: its lowest and its highest card show."""
    SQUARED = "squared"
    """A stack with one card on top."""


def shown_as(rules: Rules, meld: Meld) -> Shown:
    """Choose the form in which a meld lies."""
    if meld.kind is MeldKind.SEQUENCE:
        if lies_face_down(rules, meld):
            return Shown.SQUARED
        return Shown.ENDS if _is_long(rules, meld) else Shown.OPEN
    return Shown.SQUARED if _is_long(rules, meld) else Shown.OPEN


def _is_long(rules: Rules, meld: Meld) -> bool:
    return len(meld.cards) >= SQUARED_FROM or set_kind(rules, meld) is not None


def lies_face_down(rules: Rules, meld: Meld) -> bool:
    """Tell whether a meld is turned over, as a samba is to which no card may be added."""
    is_samba = meld.kind is MeldKind.SEQUENCE and set_kind(rules, meld) is not None
    return is_samba and rules.sequences.samba_closed


def wilds(meld: Meld) -> int:
    """Count the cards of a meld that stand for others."""
    return sum(stands_in(meld, index) for index in range(len(meld.cards)))


def stands_in(meld: Meld, index: int) -> bool:
    """Tell whether the card at `index` stands for another card than itself; in a wild meld none does."""
    match meld.kind:
        case MeldKind.WILD:
            return False
        case MeldKind.GROUP:
            return meld.cards[index].rank != meld.rank
        case MeldKind.SEQUENCE:
            return meld.is_wild_at(index)


def stands_for(meld: Meld, index: int) -> Card | None:
    """Name the card for which a wild card of a sequence stands; None in a group, where the rank says it."""
    is_wild = meld.kind is MeldKind.SEQUENCE and meld.is_wild_at(index)
    return meld.stands_for(index) if is_wild else None


def freezing_card(rules: Rules, pile: tuple[Card, ...]) -> int | None:
    """Return the index of the card that has frozen a pile: the last wild card, else the last other one."""
    found = [at for at, card in enumerate(pile) if triggers(rules, card)]
    wild = [at for at in found if pile[at] in rules.wild_cards]
    return max(wild or found, default=None)
