"""Which melds are shown squared, and under which badge; read off the cards, no rule is asked."""

from samba_desktop.engine.melds import Meld, MeldKind, SetKind

SQUARED_FROM = 7
"""Cards from which a meld is shown as a squared stack."""


def is_squared(meld: Meld) -> bool:
    """Tell whether a meld is shown as a complete, squared stack."""
    return len(meld.cards) >= SQUARED_FROM


def set_kind(meld: Meld) -> SetKind:
    """Name the set that a squared meld shows."""
    match meld.kind:
        case MeldKind.WILD:
            return SetKind.WILD_CANASTA
        case MeldKind.GROUP:
            return SetKind.MIXED_CANASTA if wilds(meld) else SetKind.NATURAL_CANASTA
        case MeldKind.SEQUENCE:
            return SetKind.MIXED_SAMBA if wilds(meld) else SetKind.SAMBA


def wilds(meld: Meld) -> int:
    """Count the cards of a meld that stand for others."""
    return sum(stands_in(meld, index) for index in range(len(meld.cards)))


def stands_in(meld: Meld, index: int) -> bool:
    """Tell whether the card at `index` stands for another card than itself."""
    match meld.kind:
        case MeldKind.WILD:
            return True
        case MeldKind.GROUP:
            return meld.cards[index].rank != meld.rank
        case MeldKind.SEQUENCE:
            return meld.is_wild_at(index)


def lies_face_down(meld: Meld) -> bool:
    """Tell whether a squared meld is turned over, as a samba is."""
    return is_squared(meld) and meld.kind is MeldKind.SEQUENCE
