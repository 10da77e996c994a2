"""What a look at one thing found, as `doctor` and the self-check tell it."""

from samba_desktop.cli.output import one_line
from samba_desktop.engine.values import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    what: str
    found: str
    sound: bool = True

    def __str__(self) -> str:
        """Say it in a line."""
        return one_line(f"{'ok  ' if self.sound else 'BAD '} {self.what}: {self.found}")
