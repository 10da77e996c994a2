"""Melds reduced to what planning needs."""

from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.rules import Rules


class DraftMeld:
    """A meld on the table, as it is and as it grows in a plan."""

    __slots__ = ("kind", "number", "rank", "side", "size", "suit", "wilds")

    def __init__(self, meld: Meld, number: int, wilds: int, side: int | None = None) -> None:
        self.kind = meld.kind
        self.rank = meld.rank
        """The lowest rank of a sequence."""
        self.suit = meld.suit
        self.size = len(meld.cards)
        self.wilds = wilds
        self.number = number
        self.side = side
        """None for a meld of the own side."""


Drafts = tuple[list[DraftMeld], list[DraftMeld], list[DraftMeld]]


def own_drafts(rules: Rules, melds: tuple[Meld, ...], side: int | None) -> Drafts:
    """Reduce the melds of a side: its groups, its sequences, its melds of wild cards."""
    groups: list[DraftMeld] = []
    sequences: list[DraftMeld] = []
    wild_melds: list[DraftMeld] = []
    wild_cards = rules.wild_cards
    mixed = rules.sequences.sequence_max_wilds != 0
    for number, meld in enumerate(melds, start=1):
        wilds = 0
        if meld.kind is MeldKind.GROUP:
            for card in meld.cards:
                if card in wild_cards:
                    wilds += 1
            groups.append(DraftMeld(meld, number, wilds, side))
        elif meld.kind is MeldKind.SEQUENCE:
            if mixed:
                wilds = sum(meld.is_wild_at(index) for index in range(len(meld.cards)))
            sequences.append(DraftMeld(meld, number, wilds, side))
        else:
            wild_melds.append(DraftMeld(meld, number, len(meld.cards), side))
    return groups, sequences, wild_melds
