"""How the table is laid out now: what is wished for beside the view; lays nothing out twice."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import Phase, View
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.geometry import Size
from samba_desktop.scene.hand_layout import shown_order
from samba_desktop.scene.hand_order import HandOrder, moved, remembered
from samba_desktop.scene.layout import Wishes, layout, with_buttons, with_wished_buttons
from samba_desktop.scene.spots import Picture


class _Case(Struct, frozen=True):
    """All that decides where anything but the buttons lies."""

    view: View
    size: Size
    wishes: Wishes


class Arrangement:
    """Lays out views for a window as somebody wishes, who may change both."""

    def __init__(self, size: Size, wishes: Wishes) -> None:
        self.size = size
        self.wishes = wishes
        self._hand: tuple[Card, ...] = ()
        self._last: tuple[_Case, Picture] | None = None

    def set_order(self, order: HandOrder) -> None:
        """Wish for another order of the hand; by hand it begins as what is shown."""
        self.wishes = replace(self.wishes, order=order, own_order=self._hand)

    def reorder(self, taken: Sequence[int], before: int | None) -> None:
        """Put cards of the hand in front of the one at an index, or at the end."""
        own = moved(self._hand, taken, len(self._hand) if before is None else before)
        self.wishes = replace(self.wishes, own_order=own)

    def picture(self, view: View) -> Picture:
        """Say where everything lies for a view; the buttons are those of the last captions."""
        wishes = self.wishes
        kept = wishes.own_order if wishes.order is HandOrder.BY_HAND else ()
        case = _Case(view, self.size, replace(wishes, own_order=kept, buttons=(), long_buttons=frozenset()))
        if self._last is None or self._last[0] != case:
            self._last = (case, layout(view, self.size, wishes))
        return with_wished_buttons(self._last[1], wishes)

    def shown(self, view: View, captions: Captions) -> Picture:
        """Say where everything lies for a view that is shown with these captions."""
        self.wishes = with_buttons(self.wishes, captions.buttons)
        picture = self.picture(view)
        self._hand = shown_order(picture.spots)
        self.wishes = replace(self.wishes, own_order=self._own_order(view))
        return picture

    def _own_order(self, view: View) -> tuple[Card, ...]:
        """Keep the places of cards that were played in this turn, as they may be taken back."""
        begins = view.is_to_act and view.table.turn.phase is Phase.DRAW
        if begins or self.wishes.order is not HandOrder.BY_HAND:
            return self._hand
        return remembered(self.wishes.own_order, self._hand)
