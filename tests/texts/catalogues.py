"""The catalogues of translations as they lie in their files, for tests."""

import re
from xml.etree import ElementTree as ET

from msgspec import Struct

from samba_desktop import assets
from samba_desktop.texts.language import USUAL, codes

CODES = [code for code in codes() if code != USUAL]
COUNTED = re.compile(r"%n|\(s\)|\([^()]*\|[^()]*\)")
GAP = re.compile(r"\{[a-z_]+\}")


class Message(Struct, frozen=True):
    context: str
    source: str
    forms: tuple[str, ...]
    finished: bool
    counted: bool

    @property
    def many(self):
        """The translation, of a counted text the form for other numbers than one."""
        return self.forms[-1]

    def __str__(self):
        return f"{self.context}: {self.source!r} -> {' | '.join(self.forms)!r}"


def path_of(code):
    return assets.path(f"translations/samba_{code}.ts")


def texts_of(code):
    """Answer which texts are translated, as pairs of context and source."""
    return {(one.context, one.source) for one in messages(code) if one.finished}


def messages(code):
    return tuple(
        _message(context.findtext("name"), message)
        for context in ET.parse(path_of(code)).iter("context")
        for message in context.iter("message")
    )


def _message(context, message):
    translation = message.find("translation")
    counted = message.get("numerus") == "yes"
    forms = (
        [form.text or "" for form in translation.iter("numerusform")] if counted else [translation.text or ""]
    )
    return Message(
        context, message.findtext("source"), tuple(forms), translation.get("type") is None, counted
    )
