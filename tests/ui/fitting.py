"""What is read in a window: its words, whether one of them is cut, and which words are English alone."""

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from samba_desktop.texts import language
from tests.texts.catalogues import COUNTED, messages


def seen(inside):
    return [
        one for one in inside.findChildren(QWidget) if one.isVisible() and one.window() is inside.window()
    ]


def words_of(inside):
    """List all that is read or read aloud in a window."""
    for one in seen(inside):
        if isinstance(one, QLabel | QAbstractButton):
            yield one.text()
        if isinstance(one, QLineEdit):
            yield one.placeholderText()
        if isinstance(one, QComboBox):
            yield from (one.itemText(at) for at in range(one.count()))
        yield from (one.toolTip(), one.accessibleName(), one.accessibleDescription())


OF_THE_LANGUAGE = {language.NAME, language.THOUSAND, language.LETTERS}
"""What each language says of itself, which English says in English everywhere."""


def english_words(code):
    """List what stands in English alone: texts that are something else in this language."""
    known = [one for one in messages(code) if one.finished and one.source not in OF_THE_LANGUAGE]
    same = {form for one in known for form in one.forms}
    return {plain(one.source) for one in known if not COUNTED.search(one.source)} - {
        plain(one) for one in same
    }


def plain(text):
    return text.replace("&", "")


def is_cut(one):
    if isinstance(one, QPushButton):
        return one.width() < one.minimumSizeHint().width() and one.text() != ""
    if not isinstance(one, QLabel) or not one.text():
        return False
    if one.wordWrap():
        return one.heightForWidth(one.width()) > one.height()
    return one.sizeHint().width() > one.width()
