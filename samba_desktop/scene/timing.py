"""Timers as the table and the windows use them; knows nothing of what they are for."""

from PySide6.QtCore import QObject, QTimer


def one_shot(parent: QObject, milliseconds: int = 0) -> QTimer:
    """Make a timer that, once started, runs out a single time after so many milliseconds.

    Its properties are set by their functions, never by keywords: PySide6 finds `interval=` by the capital
    letter that the system's language gives to `i`, which is another one in Turkish and Azerbaijani.
    """
    made = QTimer(parent)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    return made
