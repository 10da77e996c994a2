"""Whether a match can be played by a rule set: none begins with rules that contradict themselves."""

from samba_desktop.engine.rules.checks import Contradiction, contradictions
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.wording import PlacedError


class UnplayableError(PlacedError):
    """Rules that contradict themselves; the message is one sentence that names the option that causes it."""

    context = "Rules"

    def __init__(self, found: tuple[Contradiction, ...]) -> None:
        self.found = found
        super().__init__(found[0].option, found[0].text, **found[0].values)


def check_playable(rules: Rules, players: int) -> None:
    """Check that so many players can play a match by these rules.

    Raises UnplayableError where something in them contradicts itself.
    """
    found = contradictions(rules, players)
    if found:
        raise UnplayableError(found)
