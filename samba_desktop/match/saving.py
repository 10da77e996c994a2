"""What can be wrong with something saved, as sentences for translation; knows no file and no database."""

from msgspec import Struct

from samba_desktop.engine.wording import Phrase, WordedError


def about_saved(text: str, **values: object) -> Phrase:
    """Make a sentence about something saved, translated in the context "Saving"."""
    return Phrase(SaveError.context, text, values)


class SaveError(WordedError):
    """Something saved cannot be read or kept; the message is one sentence for a person."""

    context = "Saving"

    @property
    def sentence(self) -> Phrase:
        """What it says, which may be kept longer than an error."""
        return Phrase(self.context, self.text, self.values)


class Damage(Struct, frozen=True):
    """From which entry on a record cannot be trusted; everything before it is sound."""

    n: int
    """The number of the first entry that is not sound, counted from 1."""
    why: Phrase
