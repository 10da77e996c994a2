"""Where the rules of a preset come from and what was decided: the last card of the list of rules."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.presets import Preset
from samba_desktop.texts.language import Language
from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.rules_dialog.option_row import ENDLESS, WRAP, Words
from samba_desktop.ui.rules_dialog.row_text import finds
from samba_desktop.ui.rules_dialog.type_sizes import TypeSizes

BULLET = "•"
SIDE = 10
"""Pixels at each side between the words and the ring at the focus."""


class Origin(QWidget):
    """Shows the source of a preset and the decisions about it; takes the keys so that it can be reached."""

    def __init__(self, language: Language, sizes: TypeSizes, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._sizes = sizes
        self._source = self._lead = ""
        self._decided: tuple[str, ...] = ()
        self._words: tuple[Words, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_preset(self, preset: Preset, *, changed: bool) -> None:
        """Show what is known about a preset; `changed` says that some rules differ from it."""
        say = self._language.say
        title = say("Presets", preset.title)
        self._source = say("Presets", preset.source)
        if changed:
            self._source += " " + self.tr("Some rules differ from {preset}.").format(preset=title)
        self._decided = tuple(say("Presets", text) for text in preset.decided)
        self._lead = self.tr("Where the source is silent or contradicts itself, this was decided:")
        spoken = [self._source, *((self._lead, *self._decided) if self._decided else ())]
        self.setAccessibleName(" ".join(spoken))
        self.update()

    def matches(self, wanted: str) -> bool:
        """Tell whether a search finds its words here."""
        return finds(wanted, self.accessibleName())

    def height_for(self, width: int) -> int:
        """Lay the sentences out for a width and return the height."""
        sizes = self._sizes
        words: list[Words] = []
        low = self._add(words, self._source, chrome().text, SIDE, sizes.pad, width - 2 * SIDE)
        if self._decided:
            low = self._add(words, self._lead, chrome().dim, SIDE, low + sizes.pad, width - 2 * SIDE)
        indent = QFontMetrics(sizes.sentence).horizontalAdvance(BULLET + "  ")
        for text in self._decided:
            top = low + 2 * sizes.line
            self._add(words, BULLET, chrome().dim, SIDE, top, indent)
            low = self._add(words, text, chrome().text, SIDE + indent, top, width - indent - 2 * SIDE)
        self._words = tuple(words)
        return low + sizes.pad

    def _add(self, words: list[Words], text: str, colour: str, left: int, top: int, width: int) -> int:  # noqa: PLR0913, PLR0917
        type_ = self._sizes.sentence
        room = QFontMetrics(type_).boundingRect(QRect(0, 0, width, ENDLESS), WRAP, text)
        room = QRect(left, top, width, room.height())
        words.append(Words(room, text, type_, colour))
        return room.bottom() + 1

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentences, and a ring while the keys are here."""
        painter = QPainter(self)
        for one in self._words:
            painter.setFont(one.font)
            painter.setPen(QColor(one.colour))
            painter.drawText(one.room, WRAP, one.text)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(chrome().gold), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        painter.end()
