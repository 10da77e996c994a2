"""The teacher's panel above the table: what a step says, and the ways on, back and out; knows no game."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.scene.tips import tip
from samba_desktop.texts.lessons import Lesson
from samba_desktop.ui.controls import button, label

MARGINS = (14, 6, 10, 8)


class TutorialPanel(QFrame):
    """Shows one step."""

    forward = Signal()
    back = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("raised")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.heading = label("", "strong")
        # Room for two lines, so that the table stays where it is from step to step.
        self.says = label("", wraps=True, lines=2)
        self.says.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.task = label("", "sum", wraps=True)
        self.backward = button(self.tr("&Back"))
        self.on = button(self.tr("&Next"))
        self.leave = button(self.tr("&Leave"))
        for one, told in ((self.backward, self.back), (self.on, self.forward), (self.leave, self.left)):
            one.clicked.connect(told)
        self.leave.setToolTip(tip(self.tr("You can go on here at any time.")))
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        for one in (self.backward, self.on, self.leave):
            head.addWidget(one)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(*MARGINS)
        lines.setSpacing(3)
        lines.addLayout(head)
        lines.addWidget(self.says)
        lines.addWidget(self.task)

    def show_step(
        self, heading: str, lesson: Lesson, *, is_first: bool, is_read: bool, is_last: bool
    ) -> None:
        """Show a step; `is_read` where it has nothing to be done, `is_last` where nothing follows."""
        self.heading.setText(heading)
        self.says.setText(lesson.says)
        self.task.setText(lesson.task)
        self.backward.setEnabled(not is_first)
        if is_last:
            self.on.setText(self.tr("&Finish"))
        else:
            self.on.setText(self.tr("&Next") if is_read else self.tr("S&kip"))
        self.leave.setVisible(not is_last)
        self.setAccessibleName(f"{heading}. {lesson.says} {lesson.task}")
        self.setAccessibleDescription(lesson.task)

    def announce(self) -> None:
        """Let a screen reader say the step."""
        event = QAccessibleAnnouncementEvent(self, self.accessibleName())
        QAccessible.updateAccessibility(event)
