"""A match played on from a moment of another one, with the same cards; it is kept nowhere."""

from collections.abc import Iterator

from samba_desktop.match.match import Match
from samba_desktop.match.record import BACK, Record


def stayed(record: Record) -> tuple[str, ...]:
    """List the entries of a record as they stayed: what was taken back is left out, and so is taking back."""
    entries: list[str] = []
    for text in record.entries:
        if text == BACK:
            entries.pop()
        else:
            entries.append(text)
    return tuple(entries)


class Branch:
    """The match as it stood when `moment` of the actions that stayed were played; `grow` plays them."""

    def __init__(self, record: Record, moment: int) -> None:
        self.match = Match(record.upto(0))
        self._entries = stayed(record)[:moment]

    def grow(self) -> Iterator[None]:
        """Play up to the moment, one entry a step."""
        for text in self._entries:
            self.match.play_entry(text)
            yield
