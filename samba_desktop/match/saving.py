"""What can be wrong with something saved, as sentences for translation; knows no file and no database."""

from collections.abc import Callable, Mapping
from dataclasses import field

from samba_desktop.engine.system_reasons import DATABASE_REASONS, REASONS
from samba_desktop.engine.values import dataclass
from samba_desktop.engine.wording import WordedError

SYSTEM_REASONS = frozenset({*REASONS.values(), *DATABASE_REASONS})


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


def told(trouble: SaveError | WordedError | Sentence, translate: Callable[[str, str], str]) -> str:
    """Say what is wrong in another language; `translate` finds a text by context and English source."""
    match trouble:
        case SaveError():
            return told(trouble.sentence, translate)
        case WordedError():
            return trouble.told(translate)
        case Sentence():
            return _filled(translate("Saving", trouble.text), trouble.values, translate)


def _filled(text: str, values: Mapping[str, object], translate: Callable[[str, str], str]) -> str:
    """Fill the gaps of a sentence, some of which may be filled by sentences too."""

    def said(value: object) -> object:
        if isinstance(value, SaveError | WordedError | Sentence):
            return told(value, translate)
        return translate("Saving", value) if isinstance(value, str) and value in SYSTEM_REASONS else value

    return text.format(**{name: said(value) for name, value in values.items()})
