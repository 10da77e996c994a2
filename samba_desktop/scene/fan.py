"""The cards of a place fanned out over the table while it is looked at, wherever the place lies by then."""

from collections.abc import Callable

from samba_desktop.engine.table import Place
from samba_desktop.scene.control_look import preview_panel
from samba_desktop.scene.furniture import Furnished, Furniture
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.preview import preview_cards
from samba_desktop.scene.spots import Layer


class Fan:
    """What is fanned out now, of one place at most."""

    def __init__(self, furniture: Furniture, on_shown: Callable[[Rect | None], None]) -> None:
        """`on_shown` is told where cards are fanned out; None where no longer."""
        self._furniture = furniture
        self._on_shown = on_shown
        self._place: Place | None = None
        self._rect: Rect | None = None

    def show(self, place: Place | None, now: Furnished | None) -> None:
        """Fan the cards of a place out, if some of them are hidden; None puts them away."""
        if place != self._place:
            self._place = place
            self.renew(now)

    def renew(self, now: Furnished | None) -> None:
        """Fan the same place out as it lies in another picture."""
        place, rect = self._place, None
        cards = preview_cards(now.picture, place) if now is not None else ()
        if now is None or place is None or not cards:
            self._furniture.remove("preview")
        else:
            look, rect = preview_panel(cards, now.picture, place)
            self._furniture.put("preview", rect, look, now.kit, Layer.PREVIEW)
        if rect != self._rect:
            self._rect = rect
            self._on_shown(rect)
