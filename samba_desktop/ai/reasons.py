"""The reason of a laying, read from what it makes of the table."""

from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Add, Lay, Merge, PlayerAction
from samba_desktop.engine.melds import MeldKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.view import View


def laying_reason(view: View, action: PlayerAction, *, urgent: bool) -> Because:
    """Say what a laying of an open side is good for."""
    match action:
        case Merge(first):
            return Because(Code.MERGE_GROUPS, {"rank": view.table.melds[view.side][first - 1].rank})
        case Add(number, cards):
            meld = view.table.melds[view.side][number - 1]
            size = len(meld.cards) + len(cards)
            if meld.kind is MeldKind.SEQUENCE:
                if len(meld.cards) < _samba(view.rules) <= size:
                    return Because(Code.COMPLETE_SAMBA, {"suit": meld.suit})
                return Because(Code.EXTEND_SEQUENCE, {"suit": meld.suit, "size": size})
            if len(meld.cards) < _canasta(view.rules) <= size:
                wild = any(card in view.rules.wild_cards for card in (*meld.cards, *cards))
                return Because(Code.COMPLETE_CANASTA, {"rank": meld.rank, "natural": not wild})
            if urgent:
                return Because(Code.UNLOAD)
            return Because(Code.ADD_TO_GROUP, {"rank": meld.rank, "size": size})
        case Lay(cards):
            return _new_meld(view.rules, action)
        case _:
            return Because(Code.SIMPLE)


def _new_meld(rules: Rules, action: Lay) -> Because:
    cards = action.cards
    naturals = [card for card in cards if card not in rules.wild_cards]
    if len({card.rank for card in naturals}) == 1:
        if len(cards) >= _canasta(rules):
            return Because(
                Code.COMPLETE_CANASTA, {"rank": naturals[0].rank, "natural": len(naturals) == len(cards)}
            )
        return Because(Code.START_GROUP, {"rank": naturals[0].rank, "size": len(cards)})
    if len(cards) >= _samba(rules):
        return Because(Code.COMPLETE_SAMBA, {"suit": cards[0].suit})
    return Because(Code.START_SEQUENCE, {"suit": cards[0].suit, "size": len(cards)})


def _samba(rules: Rules) -> int:
    return rules.sequences.samba_size or 99


def _canasta(rules: Rules) -> int:
    return rules.groups.canasta_size or 99
