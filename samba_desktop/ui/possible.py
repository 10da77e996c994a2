"""What the person at the table can do now, by the names of the menu; plays nothing."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.refusals import Refusal
from samba_desktop.match.intents import Meaning, OfferKind, melding, obvious_action, offers
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.menus import CONFIRM

NAMES = {
    OfferKind.DRAW: "draw",
    OfferKind.TAKE: "take",
    OfferKind.TOP: "top",
    OfferKind.THREE: "top",
    OfferKind.ASK: "ask",
    OfferKind.YES: "yes",
    OfferKind.NO: "no",
    OfferKind.PASS: "pass",
}
"""What each offer is called; the top card and a red three share a key, as they never come together."""


def possible(controller: Controller | None, selected: tuple[Card, ...]) -> frozenset[str]:
    """Name what is possible now with the cards that are selected."""
    if controller is None:
        return frozenset()
    match, you = controller.match, controller.you
    found: set[str] = set()
    if controller.waits:
        found.add(CONFIRM)
    if controller.may_try_again:
        found.add("fix")
    if you is None:
        return frozenset(found)
    if match.may_take_back(you) is None:
        found |= {"undo", "undo turn"}
    if match.may_redo(you) is None:
        found.add("redo")
    if controller.is_awaited:
        view = controller.view
        found.add("hint")
        found |= {NAMES[offer.kind] for offer in offers(view) if _is_open(offer.meaning)}
        if selected and _is_open(melding(view, selected)):
            found.add("meld")
        if controller.way_out is not None:
            found.add("fix")
        if obvious_action(view, selected) is not None:
            found.add(CONFIRM)
    return frozenset(found)


def _is_open(meaning: Meaning) -> bool:
    return meaning != () and not isinstance(meaning, Refusal)
