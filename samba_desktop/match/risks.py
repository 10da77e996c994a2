"""What is seldom meant: actions about which a careful player is asked before they are done."""

from enum import Enum

from msgspec.structs import replace

from samba_desktop.engine.actions import Add, Discard, PlayerAction, TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.laying import Laying, view_after
from samba_desktop.engine.legality import plan, refusal
from samba_desktop.engine.pile import Taking, plan_take
from samba_desktop.engine.view import View


class Risk(Enum):
    """Why a discard may be a mistake."""

    WILD = "wild"
    """A wild card is given away."""
    FITS_OWN = "fits own"
    """The card could be added to a meld of the own side."""
    GIVES_PILE = "gives pile"
    """The next seat could take the pile with a meld that lies on the table."""


def goes_out(view: View, action: PlayerAction) -> bool:
    """Tell whether a legal action leaves no card in the hand, so that the round ends."""
    if isinstance(action, Discard):
        return len(view.hand) == 1 and not view.turn.withheld
    planned = plan(view, action)
    if isinstance(planned, Taking):
        return len(planned.taken) == 1 and planned.laying is not None and _is_last(view, planned.laying)
    return isinstance(planned, Laying) and _is_last(view, planned)


def _is_last(view: View, laying: Laying) -> bool:
    after = view_after(view, laying)
    return not after.hand and not after.turn.withheld


def discard_risk(view: View, card: Card) -> Risk | None:
    """Say what speaks against discarding a card, from what everybody sees; None where nothing does."""
    if card in view.rules.wild_cards:
        return Risk.WILD
    numbers = range(1, len(view.table.melds[view.side]) + 1)
    if any(refusal(view, Add(number, (card,))) is None for number in numbers):
        return Risk.FITS_OWN
    return Risk.GIVES_PILE if _gives_pile(view, card) else None


def _gives_pile(view: View, card: Card) -> bool:
    """Ask the rules of taking what the next seat could do without any card of its hand."""
    table = view.table
    seat = table.seating.after(view.seat, view.rules.deck.turn_order)
    # Only how many cards the next seat holds is known; which they are makes no difference here.
    hand = (card,) * table.hand_sizes[seat]
    then = View(replace(table, pile=(*table.pile, card)), seat, hand)
    numbers = range(1, len(table.melds[then.side]) + 1)
    ways = (plan_take(then, TakePile(onto=number)) for number in numbers)
    return any(isinstance(way, Taking) and way.laying is not None and not way.laying.binds for way in ways)
