"""A part of a dialog that is shown whole where the screen has room for it, and scrolls where it has not."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 120
"""How high the part stays at least, in pixels, however small the window below is."""


class Roomy(QScrollArea):
    """Lets its content ask for all the height it needs, up to what is left beside the rest of the dialog."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.room: int | None = None
        """How much height there is for this part, in pixels; None without a limit."""
        content.setObjectName(content.objectName() or "clear")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        """Answer the least size of the content, less high where there is no room for it."""
        content = self.widget()
        if content is None:
            return super().minimumSizeHint()
        size = content.minimumSizeHint()
        height = max(size.height(), content.heightForWidth(max(self.width(), size.width())))
        if self.room is not None:
            height = min(height, max(LEAST, self.room))
        return QSize(size.width(), height)

    def sizeHint(self) -> QSize:
        """Answer the size at which nothing needs to scroll."""
        content = self.widget()
        width = content.sizeHint().width() if content else 0
        return self.minimumSizeHint().expandedTo(QSize(width, 0))

    def event(self, event: QEvent) -> bool:
        """Ask for another height as soon as the content needs one."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)
