"""The key that presses and confirms, which some widgets keep from the shortcuts of their window."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def asks_for_enter(event: QEvent) -> bool:
    """Tell whether Qt asks who is to have Enter: whoever accepts that, before all shortcuts."""
    is_asked = event.type() == QEvent.Type.ShortcutOverride
    return is_asked and isinstance(event, QKeyEvent) and event.key() in ENTER
