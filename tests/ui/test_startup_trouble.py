"""The sentence that stands alone: it is read whole, and goes by one key."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.ui.window.about_dialog import SentenceDialog

LONG = (
    "Samba is already running (process 12345) with the matches in a folder of a long name: go on there. " * 3
)


def test_a_long_sentence_is_shown_whole(qtbot):
    dialog = SentenceDialog(LONG)
    qtbot.addWidget(dialog)
    dialog.show()

    shown = dialog.sentence
    assert shown.text() == LONG
    assert shown.height() >= shown.heightForWidth(shown.width())


def test_enter_and_escape_close_it(qtbot):
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog = SentenceDialog("A sentence.")
        qtbot.addWidget(dialog)
        dialog.show()

        QTest.keyClick(dialog, key)

        assert dialog.isHidden()
