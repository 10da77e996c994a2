"""A rules page as plain text, to print or to read in a terminal."""

from textwrap import fill
from typing import assert_never

from samba_desktop.texts.page.parts import Block, Example, Grid, Page, Paragraph, Points, Terms

LINE_WIDTH = 78
INDENT = "  "


def as_text(page: Page) -> str:
    """Write the page in lines of at most 78 characters."""
    lines = [page.title, "=" * len(page.title), "", fill(page.lead, LINE_WIDTH), ""]
    if page.warning:
        lines += [fill(page.warning, LINE_WIDTH), ""]
    for section in page.sections:
        lines += [section.title, "-" * len(section.title)]
        for block, following in zip(section.blocks, (*section.blocks[1:], None), strict=True):
            lines += _block(block)
            if not (isinstance(block, Example) and isinstance(following, Example)):
                lines.append("")
    return "\n".join(lines).rstrip()


def _block(block: Block) -> list[str]:
    match block:
        case Paragraph(text):
            return [fill(text, LINE_WIDTH)]
        case Points(items, numbered):
            marks = [f"{number}. " if numbered else "- " for number in range(1, len(items) + 1)]
            return [_hanging(INDENT + mark, item) for mark, item in zip(marks, items, strict=True)]
        case Grid():
            return _grid(block)
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


def _grid(grid: Grid) -> list[str]:
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
