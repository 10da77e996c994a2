"""Which actions of the person are asked about before they are done; asks nothing itself."""

from msgspec import Struct

from samba_desktop.engine.actions import Discard, Draw, Pass, PlayerAction
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.table import View
from samba_desktop.match.outcomes import discard_risk, goes_out
from samba_desktop.store.preferences import ConfirmDiscards, Preferences
from samba_desktop.texts.choices import Doubt


class Safety(Struct, frozen=True):
    """What the person wants to be asked about."""

    discards: ConfirmDiscards = ConfirmDiscards.OFF
    going_out: bool = False

    def doubt(self, view: View, action: PlayerAction, *, is_bare: bool) -> Doubt | None:
        """Say why a legal action is asked about; None where it is simply done.

        `is_bare` where a key or the stock alone has named it, without a card being selected and without a
        button that says so: what ends the turn or the round is then always asked about.
        """
        if (is_bare or self.going_out) and goes_out(view, action):
            return Doubt.GOES_OUT
        match action:
            case Discard(card) if is_bare or self.discards is not ConfirmDiscards.OFF:
                risk = discard_risk(view, card)
                if risk is not None:
                    return Doubt(risk.value)
                return Doubt.PLAIN if is_bare or self.discards is ConfirmDiscards.ALWAYS else None
            case Draw() if is_bare and ends_by_drawing(view.table):
                return Doubt.ENDS_ROUND
            case Pass() if is_bare:
                return Doubt.PLAIN
            case _:
                return None


def safety_of(preferences: Preferences) -> Safety:
    """Read off the preferences what is asked about."""
    return Safety(preferences.confirm_discards, preferences.confirm_going_out)
