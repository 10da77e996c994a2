"""What a key or a button means that names no place: something to do, a choice, or why nothing can be done."""

from samba_desktop.engine.actions import Discard, Lay, Pass, PlayerAction
from samba_desktop.engine.cards import Card
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.places import InHand, NewMeld, OnPile
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View
from samba_desktop.match.intents import Meaning, melding, obvious_action, ways_with, with_way_out


def to_meld(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what melding the selected cards means, or why not and what would be possible."""
    if not selected:
        return _why_not(view, Lay(()))
    meaning = melding(view, selected)
    if isinstance(meaning, Refusal):
        return with_way_out(view, selected, InHand(view.seat), NewMeld(view.side))
    return meaning


def to_discard(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what discarding the selected card means, or why not and what would be possible."""
    if len(selected) == 1:
        return Discard(selected[0])
    if not selected or view.turn.phase is not Phase.PLAY:
        return _why_not(view, Lay(()))
    return with_way_out(view, selected, InHand(view.seat), OnPile())


def to_confirm(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what a bare confirmation means: the one thing that can be meant, a choice, or why there is none."""
    action = obvious_action(view, selected)
    if action is not None:
        return action
    if not selected:
        # What is still owed says more than that no card is selected.
        return _why_not(view, Pass() if view.turn.owed else Lay(()))
    ways = ways_with(view, selected)
    if ways or view.turn.phase is not Phase.PLAY:
        return ways or _why_not(view, Lay(selected))
    return _why_not(view, Discard(selected[0])) if len(selected) == 1 else to_meld(view, selected)


def _why_not(view: View, action: PlayerAction) -> Meaning:
    return explained(view, action) or ()
