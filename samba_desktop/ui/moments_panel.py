"""What the sheet of a round shows of its moments: how far the looking has come, then the moments."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import MomentTexts
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import polish
from samba_desktop.ui.moments import KeyMoment


class MomentsPanel(QWidget):
    """One line of the sheet; its button opens the `page`, which takes the place of what is counted."""

    opened = Signal(bool)
    """Whether the page is to be seen instead of the count."""
    show_wanted = Signal(object)
    """The `KeyMoment` that is to be seen again."""
    play_wanted = Signal(object)
    """The `KeyMoment` from which is to be played on."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = MomentTexts(language)
        self._heading = ""
        self.says = label(self.tr("Your decisions will be looked at."), "dim", wraps=True)
        self.open = button("")
        self.open.setCheckable(True)
        # Enter belongs to the sheet unless a button has the keys.
        self.open.setAutoDefault(True)
        self.open.toggled.connect(self._on_toggled)
        self.open.setVisible(False)
        # Nothing moves when it comes.
        policy = self.open.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.open.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.says, 1)
        row.addWidget(self.open)
        row.addStretch(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.page, self._column = _page()
        self.page.setVisible(False)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All that can be pressed, from top to bottom."""
        return (self.open, *self.page.findChildren(QPushButton))

    def show_progress(self, at: int, of: int) -> None:
        """Say how many decisions were looked at."""
        self.says.setText(self._texts.looking(at, of))

    def show_failure(self) -> None:
        """Say that nothing came of it."""
        self._say(self.tr("Your decisions of this round could not be looked at."))

    def show_beyond(self) -> None:
        """Say that the computer cannot imagine rounds by these rules."""
        self._say(self.tr("Rounds by these rules cannot be imagined, so your decisions are not looked at."))

    def show_moments(self, moments: tuple[KeyMoment, ...]) -> None:
        """Offer what was found."""
        self._heading = self._texts.heading(len(moments))
        self._say(self._heading)
        if not moments:
            return
        for one in moments:
            self._column.addWidget(self._moment(one))
        self._column.addStretch(1)
        polish(self.page)
        self.says.hide()
        self.open.setText(self._heading)
        self.open.show()

    def _say(self, sentence: str) -> None:
        self.says.setText(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _on_toggled(self, down: bool) -> None:
        self.open.setText(self.tr("Back to the &count") if down else self._heading)
        self.opened.emit(down)

    def _moment(self, told: KeyMoment) -> QFrame:
        frame = QFrame()
        frame.setObjectName("raised")
        show, play = button(self.tr("Show")), button(self.tr("Play on from here"))
        show.setAccessibleName(self.tr("Show turn {turn} again").format(turn=told.turn))
        play.setAccessibleName(self.tr("Play on from turn {turn}").format(turn=told.turn))
        play.setToolTip(tip(self.tr("A practice in a window of its own, which doesn't count.")))
        show.clicked.connect(lambda: self.show_wanted.emit(told))
        play.clicked.connect(lambda: self.play_wanted.emit(told))
        row = QHBoxLayout()
        row.addStretch(1)
        for one in (show, play):
            one.setAutoDefault(True)
            one.setAccessibleDescription(told.sentence)
            row.addWidget(one)
        lines = QVBoxLayout(frame)
        lines.setContentsMargins(14, 10, 14, 10)
        lines.setSpacing(8)
        says = label(told.sentence, wraps=True)
        says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines.addWidget(says)
        lines.addLayout(row)
        return frame


def _page() -> tuple[QScrollArea, QVBoxLayout]:
    inner = QWidget()
    inner.setObjectName("clear")
    column = QVBoxLayout(inner)
    column.setContentsMargins(0, 0, 12, 0)
    column.setSpacing(10)
    page = QScrollArea()
    page.setWidget(inner)
    page.setWidgetResizable(True)
    page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setFrameShape(QFrame.Shape.NoFrame)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return page, column
