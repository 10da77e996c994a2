"""A language whose texts are all 40 % longer than the English ones, to see that they fit."""

import math

from PySide6.QtCore import QTranslator

from samba_desktop.texts.language import Language, english

LONGER = 0.4
PADDING = "lorem ipsum dolor sit amet consetetur sadipscing elitr sed diam nonumy eirmod tempor " * 4


def padded(text):
    """Make a text longer, in words that can be broken into lines."""
    letters = math.ceil(len(text.replace("&", "")) * LONGER)
    return f"{text} {PADDING[: letters - 1]}".rstrip() if letters > 1 else text


def long_english(context, text, n=None):
    return english(context, padded(text), n)


LONG = Language(long_english)


class LongTranslator(QTranslator):
    """Does the same for the texts of the widgets."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return padded(text)

    def isEmpty(self):
        return False
