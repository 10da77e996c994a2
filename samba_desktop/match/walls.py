"""Which events show what nobody could know before, so that nothing before them can be taken back."""

from typing import assert_never

from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)


def reveals(event: Event) -> bool:
    """Tell whether an event showed somebody what he could not know, so that there is no way back."""
    match event:
        case Drawn(count=count) | Replaced(count=count):
            return count > 0
        case DealerDrawn() | Dealt() | Upturned() | Answered() | Reshuffled() | RoundEnded() | MatchEnded():
            return True
        case (
            PileTaken() | TopTaken() | WithheldTaken() | Laid() | Added() | Merged() | Swapped() | ThreeLaid()
        ):
            return False
        case Discarded() | Passed() | AskedToGoOut():
            return False
    assert_never(event)
