"""The one way in which a command says that it could not do what was asked."""

from samba_desktop.engine.wording import WordedError


class Trouble(WordedError):  # noqa: N818 - it is a sentence for the user, not a programming error
    """What went wrong, in one sentence; the command ends with status 2."""

    context = "Trouble"


class CameForward(Trouble):
    """The game runs already and shows itself now, so that the sentence needs no window of its own."""
