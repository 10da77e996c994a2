"""A widget that paints itself, which is a picture with a name to a screen reader; knows not what it shows."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget


class Painted(QLabel):
    """What is painted and no control.

    Of a widget of its own kind Qt tells only that it is there, of a label with a picture that it is one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # It is never seen, for what is derived from this paints something else.
        self.setPixmap(QPixmap(1, 1))
