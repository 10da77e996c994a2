"""Two rule sets side by side in words, showing only what differs."""

from textwrap import wrap

from msgspec import Struct

from samba_desktop.engine.rules.comparing import compare
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.option_texts import OptionTexts

LABEL_WIDTH, VALUE_WIDTH = 34, 27
"""Columns of the printed comparison, in letters."""


class Row(Struct, frozen=True):
    """An option with what it is on both sides, in a few words."""

    option: str
    label: str
    left: str
    right: str


class Block(Struct, frozen=True):
    """The rows of a theme under its heading."""

    title: str
    rows: tuple[Row, ...]


class Comparison:
    """Writes comparisons in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.options = OptionTexts(language)

    def blocks(self, left: Rules, right: Rules) -> tuple[Block, ...]:
        """List what differs, theme by theme; where an option has no effect on a side it says so."""
        return tuple(
            Block(
                self.options.title(theme.theme),
                tuple(
                    Row(
                        one.option,
                        self.options.label(one.option),
                        self._value(one.option, one.left, counts=one.left_counts),
                        self._value(one.option, one.right, counts=one.right_counts),
                    )
                    for one in theme.differences
                ),
            )
            for theme in compare(left, right)
        )

    def text(self, left: Rules, right: Rules, left_name: str, right_name: str) -> str:
        """Write a comparison as plain text in three columns."""
        blocks = self.blocks(left, right)
        if not blocks:
            return self.tr("{left} and {right} have the same rules.", left=left_name, right=right_name)
        lines = [*_columns("", left_name, right_name), ""]
        for block in blocks:
            lines += [block.title, "-" * len(block.title)]
            for row in block.rows:
                lines += _columns(row.label, row.left, row.right)
            lines.append("")
        return "\n".join(lines).rstrip()

    def _value(self, option: str, value: object, *, counts: bool) -> str:
        return self.options.choice(option, value) if counts else self.tr("no effect")


def _columns(label: str, left: str, right: str) -> list[str]:
    """Set three texts beside each other, each broken to its width."""
    cells = [wrap(label, LABEL_WIDTH), wrap(left, VALUE_WIDTH), wrap(right, VALUE_WIDTH)]
    height = max(map(len, cells))
    rows = zip(*(cell + [""] * (height - len(cell)) for cell in cells), strict=True)
    return [f"{one:{LABEL_WIDTH}}  {two:{VALUE_WIDTH}}  {three}".rstrip() for one, two, three in rows]
