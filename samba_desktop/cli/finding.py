"""What a look at one thing found, as `doctor` and the self-check tell it."""

from msgspec import Struct

from samba_desktop.cli.output import one_line


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    what: str
    found: str
    sound: bool = True

    def __str__(self) -> str:
        """Say it in a line."""
        return one_line(f"{'ok  ' if self.sound else 'BAD '} {self.what}: {self.found}")
