"""What can be wrong with something saved, as sentences for translation; knows no file and no database."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence for a person: the source text, translated in the context "Saving", and its values."""

    text: str
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text.format(**self.values)


class SaveError(ValueError):
    """Something saved cannot be read or kept; the message is one sentence for a person."""

    def __init__(self, text: str, **values: object) -> None:
        self.sentence = Sentence(text, values)
        super().__init__(str(self.sentence))


@dataclass(frozen=True, slots=True)
class Damage:
    """From which entry on a record cannot be trusted; everything before it is sound."""

    n: int
    """The number of the first entry that is not sound, counted from 1."""
    why: Sentence
