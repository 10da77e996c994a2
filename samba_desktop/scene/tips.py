"""Words as they are in tooltips, in titles and on buttons.

Qt takes some for HTML, "&" for the mark of a key, and "[*]" for the place of a star.
"""

from html import escape

from samba_desktop.engine.wording import shown

LONGEST = 1000
"""Signs; no tooltip of the game has half as many, but what comes from files may have a million."""


def tip(text: str) -> str:
    """Return words as a tooltip in which nothing is a tag or a picture, whatever they are."""
    words = text if len(text) <= LONGEST else shown(text, LONGEST)
    # Qt looks for tags, and for one that is written as "&lt;".
    return f"<qt>{escape(words)}</qt>" if "<" in words or "&lt;" in words.lower() else words


def unmarked(text: str) -> str:
    """Return words for a button or a menu in which "&" is just that, and marks no letter for the keyboard."""
    return text.replace("&", "&&")


def titled(text: str) -> str:
    """Return words for the title of a window in which "[*]" is just that, and no place for a star."""
    return text.replace("[*]", "[*][*]")
