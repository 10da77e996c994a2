"""What an action would leave on the table: the meld as it would then lie, for showing a choice."""

from msgspec import Struct

from samba_desktop.engine.actions import Discard, LayThree, PlayerAction
from samba_desktop.engine.cards import Card
from samba_desktop.engine.laying import Laying
from samba_desktop.engine.legality import plan
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.pile import Taking
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.view import View


class Shown(Struct, frozen=True):
    """A card of a meld or by itself."""

    card: Card
    stands: Card | None = None
    """The card that it stands for in a sequence."""
    is_new: bool = False
    """Whether the action brings it there."""


def outcome(view: View, action: PlayerAction) -> tuple[Shown, ...]:
    """Show what a legal action is about: the meld that it makes or changes, else the card that it moves."""
    planned = plan(view, action)
    laying = planned.laying if isinstance(planned, Taking) else planned
    if isinstance(laying, Laying):
        own = view.table.melds[laying.side]
        old = own[laying.number - 1] if laying.number <= len(own) else None
        return _changed(old, laying.melds[laying.number - 1])
    match action:
        case Discard(card) | LayThree(card):
            return (Shown(card, is_new=True),)
        case _:
            return (Shown(view.top, is_new=True),) if isinstance(planned, Taking) and view.top else ()


def points_with(view: View, refused: Refusal) -> int | None:
    """Return what the first meld would come to with the way out of a refusal; None where they don't add up.

    Under some rules one meld must reach the minimum by itself, or a bonus counts.
    """
    initial, fix = view.rules.initial, refused.fix
    if fix is None or refused.reason is not Reason.SHORT_OF_MINIMUM:
        return None
    planned = plan(view, fix)
    adds_up = initial.initial_meld_sum_melds and not initial.bonuses_count_for_initial
    if not isinstance(planned, Laying) or not adds_up:
        return None
    return int(str(refused.values["laid"])) + planned.gained


def _changed(old: Meld | None, new: Meld) -> tuple[Shown, ...]:
    """Mark the cards of a meld that did not lie there before."""
    shift = 0
    if old is not None and new.kind is MeldKind.SEQUENCE:
        shift = old.rank - new.rank
    found = []
    for index, card in enumerate(new.cards):
        before = index - shift
        lay = old is not None and 0 <= before < len(old.cards) and old.cards[before] == card
        stands = new.kind is MeldKind.SEQUENCE and new.is_wild_at(index)
        found.append(Shown(card, new.stands_for(index) if stands else None, not lay))
    return tuple(found)
