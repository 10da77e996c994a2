"""What a rules page is made of, whatever it is shown on; knows no rule."""

from collections.abc import Iterable

from msgspec import Struct

from samba_desktop.engine.cards import Card


class Paragraph(Struct, frozen=True):
    """Sentences that belong together."""

    text: str


class Points(Struct, frozen=True):
    """A list, of steps in their order where it is numbered."""

    items: tuple[str, ...]
    numbered: bool = False


class Grid(Struct, frozen=True):
    """A small table with a head."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: bool = True
    """Whether the last column holds numbers."""


class Example(Struct, frozen=True):
    """Cards with what is to be said of them."""

    cards: tuple[tuple[Card, ...], ...]
    """Cards that lie together, such as the top card of the pile and then those of a hand."""
    text: str
    why: str = ""
    """Why it isn't allowed."""
    allowed: bool | None = None
    """Whether the rules allow it; None where that isn't the question."""


class Terms(Struct, frozen=True):
    """Words with what they mean."""

    pairs: tuple[tuple[str, str], ...]


Block = Paragraph | Points | Grid | Example | Terms


class Section(Struct, frozen=True):
    """One section of the page."""

    title: str
    blocks: tuple[Block, ...]


class Page(Struct, frozen=True):
    """The whole page."""

    title: str
    lead: str
    sections: tuple[Section, ...]
    warning: str = ""
    """Why these rules cannot be played; empty where they can."""


def paragraphs(*texts: Iterable[str]) -> list[Block]:
    """Make a paragraph of each row of sentences; an empty one is left out."""
    joined = (" ".join(sentence for sentence in sentences if sentence) for sentences in texts)
    return [Paragraph(text) for text in joined if text]
