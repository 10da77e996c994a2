"""The page of keys: every command with its keys, by what one wants to do."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.table.commands import ALL, Command, KeyGroup, key_names

COLUMNS: tuple[tuple[KeyGroup, ...], ...] = (
    (KeyGroup.TURN, KeyGroup.REPLAY, KeyGroup.TUTORIAL),
    (KeyGroup.TABLE, KeyGroup.CHOICE, KeyGroup.RULES),
    (KeyGroup.VIEW, KeyGroup.WINDOW),
)
"""What stands below each other."""
SHARE = 0.96
"""Of the screen or the window below, at most."""
LINE_STEP = 40
"""Pixels by which an arrow key moves the page where it does not fit."""


class KeysPage(QDialog):
    """Shows all keys at once, in columns."""

    def __init__(
        self, language: Language, parent: QWidget | None = None, commands: Iterable[Command] = ALL
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Keys"))
        self._language, self._commands = language, tuple(commands)
        self._scale = dialog_scale(parent)
        self.lines: dict[str, QWidget] = {}
        """The lines that are shown, by the names of the commands."""
        self.close_button = button(self.tr("&Close"), primary=True)
        self.close_button.clicked.connect(self.accept)
        self.close_button.installEventFilter(self)
        self.page = self._scrolled(self._columns())
        foot = QHBoxLayout()
        foot.addWidget(label(self.tr("In menus, Alt with the underlined letter leads there."), "small"))
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(self._pixels(side) for side in (18, 8, 18, 8)))
        whole.setSpacing(self._pixels(6))
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)
        dress(self, self._scale, _caps_sheet(self._scale))
        self._take_size(parent)
        self.close_button.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the page by keys where it does not fit."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bar = self.page.verticalScrollBar()
            steps = {
                Qt.Key.Key_Up.value: -LINE_STEP,
                Qt.Key.Key_Down.value: LINE_STEP,
                Qt.Key.Key_PageUp.value: -bar.pageStep(),
                Qt.Key.Key_PageDown.value: bar.pageStep(),
            }
            if event.key() in steps:
                bar.setValue(bar.value() + steps[event.key()])
                return True
        return super().eventFilter(watched, event)

    def _pixels(self, size: float) -> int:
        return pixels(size, self._scale)

    def _columns(self, columns: Sequence[tuple[KeyGroup, ...]] = COLUMNS) -> QWidget:
        content = QWidget()
        content.setObjectName("clear")
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._pixels(22))
        for groups in columns:
            column = QVBoxLayout()
            column.setSpacing(self._pixels(2))
            for number, group in enumerate(groups):
                if number:
                    column.addSpacing(self._pixels(6))
                column.addWidget(label(self._language.say("Keys", group.value), "strong"))
                for made in self._lines(group):
                    column.addWidget(made)
            column.addStretch(1)
            row.addLayout(column, 1)
        return content

    def _lines(self, group: KeyGroup) -> Iterator[QWidget]:
        for command in self._commands:
            if command.group is group:
                yield self._line(command)

    def _line(self, command: Command) -> QWidget:
        made = QWidget()
        says, keys = command.page_words(self._language), key_names(command)
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._pixels(4))
        row.addWidget(label(says, "small", wraps=True), 1)
        for key in keys:
            cap = label(key)
            cap.setObjectName("cap")
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(cap, 0, Qt.AlignmentFlag.AlignTop)
        made.setAccessibleName(f"{says}: {', '.join(keys)}")
        self.lines[command.name] = made
        return made

    def _scrolled(self, content: QWidget) -> QScrollArea:
        made = QScrollArea()
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setWidgetResizable(True)
        made.setWidget(content)
        return made

    def _take_size(self, parent: QWidget | None) -> None:
        below = parent.window().size() if parent else self.screen().availableSize()
        room = below.boundedTo(self.screen().availableSize()) * SHARE
        wide = min(self._pixels(1080), room.width())
        self.resize(wide, 100)
        layout, content = self.layout(), self.page.widget()
        assert layout is not None
        assert content is not None
        layout.activate()
        inner = wide - self._pixels(36)
        if content.minimumSizeHint().width() > inner:
            # Some languages have longer words and longer names of keys.
            first, *others = COLUMNS
            content = self._columns((first, tuple(group for groups in others for group in groups)))
            self.page.setWidget(content)
            dress(self, self._scale, _caps_sheet(self._scale))
        content.resize(inner, content.height())
        high = max(content.heightForWidth(inner), content.minimumSizeHint().height())
        high += self.close_button.sizeHint().height() + self._pixels(40)
        self.resize(QSize(wide, min(high, room.height())))


def _caps_sheet(scale: float) -> str:
    size, pad, corner = pixels(12, scale), pixels(5, scale), pixels(5, scale)
    return (
        f"QLabel#cap {{ font-size: {size}px; font-weight: 600; background: $sunk; "
        f"border: 1px solid $edge; border-radius: {corner}px; padding: 0px {pad}px; }}"
    )


def caps(line: QWidget) -> list[str]:
    """List the keys that a line shows."""
    return [cap.text() for cap in line.findChildren(QLabel, "cap")]
