"""A page of rules as plain text and as HTML without any style."""

import re
from html import escape
from itertools import groupby
from textwrap import fill
from typing import assert_never

from samba_desktop.engine.actions import write_card
from samba_desktop.engine.cards import Card
from samba_desktop.texts.page.chapter import Block, Example, Grid, Page, Paragraph, Points, Terms

LINE_WIDTH = 78
INDENT = "  "


CARDS = "cards:"
"""The scheme of the addresses of pictures: cards in notation, "." between cards and "_" between heaps."""
ALLOWED, REFUSED = "✓", "✗"
RED = re.compile("[^\\s<>;]*[♥♦]")
"""A card of a red suit, in signs."""


def as_text(page: Page) -> str:
    """Write the page in lines of at most 78 characters."""
    lines = [page.title, "=" * len(page.title), "", fill(page.lead, LINE_WIDTH), ""]
    if page.warning:
        lines += [fill(page.warning, LINE_WIDTH), ""]
    for section in page.sections:
        lines += [section.title, "-" * len(section.title)]
        for block, following in zip(section.blocks, (*section.blocks[1:], None), strict=True):
            lines += _block_as_text(block)
            if not (isinstance(block, Example) and isinstance(following, Example)):
                lines.append("")
    return "\n".join(lines).rstrip()


def _block_as_text(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return [fill(text, LINE_WIDTH)]
        case Points(items, numbered):
            marks = [f"{number}. " if numbered else "- " for number in range(1, len(items) + 1)]
            return [_hanging(INDENT + mark, item) for mark, item in zip(marks, items, strict=True)]
        case Grid():
            return _grid_as_text(block)
        case Example(text=text, why=why, allowed=allowed):
            mark = {True: "+ ", False: "x ", None: "- "}[allowed]
            return [_hanging(INDENT + mark, f"{text} {why}".rstrip())]
        case Terms(pairs):
            return [_hanging("", f"{word}: {meaning}", INDENT * 2) for word, meaning in pairs]
        case _:
            assert_never(block)


def _hanging(mark: str, text: str, hanging: str = "") -> str:
    after = hanging or " " * len(mark)
    return fill(text, LINE_WIDTH, initial_indent=mark, subsequent_indent=after)


def _grid_as_text(grid: Grid) -> list[str]:
    rows = [grid.head, *grid.rows]
    wide = [max(len(row[column]) for row in rows) for column in range(len(grid.head))]
    last = len(wide) - 1
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if grid.numbers and column == last else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, wide, strict=True))
        ]
        lines.append((INDENT + (INDENT * 2).join(cells)).rstrip())
    lines.insert(1, INDENT + "-" * (sum(wide) + len(INDENT * 2) * last))
    return lines


def as_html(page: Page, *, stacked: bool = False) -> str:
    """Write the page; where there is little room, `stacked`, examples stand under their pictures."""
    parts = [f"<h1>{escape(page.title)}</h1>", f'<p class="lead">{_text(page.lead)}</p>']
    if page.warning:
        parts.append(f"<p><b>{_text(page.warning)}</b></p>")
    for section in page.sections:
        parts.append(f"<h2>{escape(section.title)}</h2>")
        for kind, blocks in groupby(section.blocks, type):
            if kind is Example:
                examples = [block for block in blocks if isinstance(block, Example)]
                parts.append(_stacked(examples) if stacked else _side_by_side(examples))
            else:
                parts += [_block_as_html(block) for block in blocks]
    return "\n".join(parts)


def picture_address(heaps: tuple[tuple[Card, ...], ...]) -> str:
    """Return the address of the picture of cards."""
    return CARDS + "_".join(".".join(map(write_card, heap)) for heap in heaps)


def _text(text: str) -> str:
    """Write a text, the cards of red suits in red."""
    return RED.sub(lambda found: f'<span class="red">{found[0]}</span>', escape(text))


def _block_as_html(block: Block) -> str:
    match block:
        case Paragraph(text):
            return f"<p>{_text(text)}</p>"
        case Points(items, numbered):
            tag = "ol" if numbered else "ul"
            return f"<{tag}>{''.join(f'<li>{_text(item)}</li>' for item in items)}</{tag}>"
        case Grid():
            return _grid_as_html(block)
        case Example():
            return _side_by_side([block])
        case Terms(pairs):
            return "".join(
                f'<p class="term"><b>{escape(word)}:</b> {_text(meaning)}</p>' for word, meaning in pairs
            )
        case _:
            assert_never(block)


def _grid_as_html(grid: Grid) -> str:
    last = len(grid.head) - 1

    def row(cells: tuple[str, ...], tag: str) -> str:
        written = (
            f'<{tag} align="{"right" if grid.numbers and column == last else "left"}">{_text(cell)}</{tag}>'
            for column, cell in enumerate(cells)
        )
        return f"<tr>{''.join(written)}</tr>"

    rows = [row(grid.head, "th"), *(row(cells, "td") for cells in grid.rows)]
    return f'<table class="grid" cellspacing="0" cellpadding="0">{"".join(rows)}</table>'


def _side_by_side(examples: list[Example]) -> str:
    rows = (
        f"<tr><td>{_picture(one)}</td><td>{_mark(one)}</td><td>{_comment(one)}</td></tr>" for one in examples
    )
    return f'<table class="examples" cellspacing="0" cellpadding="0">{"".join(rows)}</table>'


def _stacked(examples: list[Example]) -> str:
    return "".join(
        f'<p class="picture">{_picture(one)}</p><p class="said">{_mark(one)} {_comment(one)}</p>'
        for one in examples
    )


def _picture(example: Example) -> str:
    return f'<img src="{picture_address(example.cards)}">'


def _comment(example: Example) -> str:
    return _text(f"{example.text} {example.why}".rstrip())


def _mark(example: Example) -> str:
    if example.allowed is None:
        return ""
    return (
        f'<span class="good">{ALLOWED}</span>' if example.allowed else f'<span class="bad">{REFUSED}</span>'
    )
