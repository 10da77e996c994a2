"""The reason of a laying, read from what it makes of the table."""

from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Add, Lay, Merge, PlayerAction, SwapWild
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import View

NEVER = 99
WILD_MELD = 7


def laying_reason(view: View, action: PlayerAction, *, urgent: bool) -> Because:
    """Say what a laying of an open side is good for."""
    melds = view.table.melds[view.side]
    match action:
        case Merge(first):
            meld = melds[first - 1]
            if meld.kind is MeldKind.SEQUENCE:
                return Because(Code.JOIN_SEQUENCES, {"suit": meld.suit})
            return Because(Code.MERGE_GROUPS, {"rank": meld.rank})
        case SwapWild(_, card):
            return Because(Code.SWAP_WILD, {"card": card})
        case Add(_, _, _, side) if side is not None and side != view.side:
            return Because(Code.LAY_OFF)
        case Add(number):
            return _grown(view.rules, melds[number - 1], action, urgent=urgent)
        case Lay():
            return _new_meld(view.rules, action, urgent=urgent)
        case _:
            return Because(Code.SIMPLE)


def _grown(rules: Rules, meld: Meld, action: Add, *, urgent: bool) -> Because:
    before, size = len(meld.cards), len(meld.cards) + len(action.cards)
    match meld.kind:
        case MeldKind.SEQUENCE:
            if before < _samba(rules) <= size:
                return Because(Code.COMPLETE_SAMBA, {"suit": meld.suit})
            return Because(Code.EXTEND_SEQUENCE, {"suit": meld.suit, "size": size})
        case MeldKind.WILD:
            return _wilds(before, size)
        case MeldKind.GROUP:
            if before < _canasta(rules) <= size:
                wild = any(card in rules.wild_cards for card in (*meld.cards, *action.cards))
                return Because(Code.COMPLETE_CANASTA, {"rank": meld.rank, "natural": not wild})
            if urgent:
                return Because(Code.UNLOAD)
            return Because(Code.ADD_TO_GROUP, {"rank": meld.rank, "size": size})


def _wilds(before: int, size: int) -> Because:
    if before < WILD_MELD <= size:
        return Because(Code.COMPLETE_WILD_CANASTA)
    return Because(Code.GATHER_WILDS, {"size": size})


def _new_meld(rules: Rules, action: Lay, *, urgent: bool) -> Because:
    cards = action.cards
    naturals = [card for card in cards if card not in rules.wild_cards]
    if not naturals:
        return _wilds(0, len(cards))
    if not any(action.stands) and len({card.rank for card in naturals}) == 1:
        if len(cards) >= _canasta(rules):
            natural = len(naturals) == len(cards)
            return Because(Code.COMPLETE_CANASTA, {"rank": naturals[0].rank, "natural": natural})
        if urgent and len(naturals) < len(cards):
            return Because(Code.UNLOAD)
        return Because(Code.START_GROUP, {"rank": naturals[0].rank, "size": len(cards)})
    if len(cards) >= _samba(rules):
        return Because(Code.COMPLETE_SAMBA, {"suit": naturals[0].suit})
    return Because(Code.START_SEQUENCE, {"suit": naturals[0].suit, "size": len(cards)})


def _samba(rules: Rules) -> int:
    return rules.sequences.samba_size or NEVER


def _canasta(rules: Rules) -> int:
    return rules.groups.canasta_size or NEVER
