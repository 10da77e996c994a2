"""Says at the table what was done beside the match, to whoever plays or looks on."""

from samba_desktop.ui.controller import Controller
from samba_desktop.ui.person import Person


def mention(sentence: str, person: Person | None, controller: Controller | None) -> None:
    """Say something in passing; while nothing is played there is no line for it."""
    if person is not None:
        person.mention(sentence)
    elif controller is not None:
        controller.say(sentence)
