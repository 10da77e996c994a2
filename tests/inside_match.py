"""What tests see of a match inside, which hides its state from all that plays at it."""

from samba_desktop.engine.state import State
from samba_desktop.match.match import Match


def state_of(match: Match) -> State:
    """Return all cards, also those that nobody sees."""
    return match._moves.state  # noqa: SLF001 - hidden from all that play


def past_of(match: Match):
    """Return the actions that can be taken back."""
    return match._moves.past  # noqa: SLF001 - hidden from all that play


def undone_of(match: Match):
    """Return the actions that can be played again."""
    return match._undone  # noqa: SLF001 - hidden from all that play


def put_position(match: Match, state: State) -> None:
    """Lay other cards on the table of a match, as no play would."""
    match._moves.state = state  # noqa: SLF001 - hidden from all that play
