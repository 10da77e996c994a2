"""How likely a meld of wild cards still becomes complete."""

from samba_desktop.ai.knowledge import Knowledge
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import Sketch

WILD_MELD = 7
LEAST_BONUS = 1000
"""From this bonus on seven wild cards are worth more together than in canastas."""


def hope_of_wilds(sketch: Sketch, outlook: Outlook) -> float:
    """Return how many of the wild cards still lacking may be expected, 1 or more for enough of them."""
    if not sketch.rules.groups.wild_melds or sketch.rules.match.bonus_wild_canasta < LEAST_BONUS:
        return 0.0
    view = sketch.view
    table = view.table
    size = max((meld.size for meld in sketch.wild_melds if meld.size < WILD_MELD), default=0)
    lacks = WILD_MELD - size - len(sketch.wilds)
    if lacks <= 0:
        return 1.0
    unseen = table.stock_size + sum(table.hand_sizes) - table.hand_sizes[view.seat]
    if not unseen:
        return 0.0
    partners = table.seating.partners_of(view.seat)
    held = sum(table.hand_sizes[seat] for seat in partners)
    drawn = table.stock_size * (1 + len(partners)) / table.seating.players
    wilds = Knowledge(view, outlook.next_seat).wilds_out()
    return wilds * (held + drawn) / unseen / lacks
