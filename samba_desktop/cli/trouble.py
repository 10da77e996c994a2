"""The one way in which a command says that it could not do what was asked."""


class Trouble(Exception):  # noqa: N818 - it is a sentence for the user, not a programming error
    """What went wrong, in one sentence; the command ends with status 2."""
