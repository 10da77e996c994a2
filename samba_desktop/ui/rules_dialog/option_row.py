"""One option in the list of rules: its words, painted, beside the control that changes it."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.look import polish
from samba_desktop.ui.rules_dialog.control import Control, control_for
from samba_desktop.ui.rules_dialog.row_text import RowText
from samba_desktop.ui.rules_dialog.type_sizes import TypeSizes

SHARE = 0.4
"""Of a row's width, for the control."""
MOST_SHARE = 0.48
"""Of a row's width, for a control whose words are long."""
ENDLESS = 100_000
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
NOTHING = RowText("", "")


class Words(Struct, frozen=True):
    """A painted text and where it stands."""

    room: QRect
    text: str
    font: QFont
    colour: str


class OptionRow(QWidget):
    """Shows one option of the rules."""

    chosen = Signal(str, object)
    """The option's name and another value."""
    put_back = Signal(str)
    """The option's name: its value is to be the preset's again."""
    reshaped = Signal()

    def __init__(self, name: str, texts: OptionTexts, sizes: TypeSizes, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = name
        self._sizes = sizes
        self._said = NOTHING
        self._complaint = ""
        self._words: tuple[Words, ...] = ()
        self._laid_out: tuple[int, int] | None = None
        """The width for which the row is laid out, and its height then."""
        self._is_fixed = False
        self._back: QPushButton | None = None
        self.control: Control = control_for(name, texts)
        self.control.widget.setParent(self)
        self._join()

    def _join(self) -> None:
        control = self.control
        if control.changed is not None:
            control.changed.connect(lambda value: self.chosen.emit(self.name, value))
        if control.complained is not None:
            control.complained.connect(self._on_complained)
        if control.reshaped is not None:
            control.reshaped.connect(self._on_reshaped)

    @property
    def back(self) -> QPushButton:
        """The button that puts the value back; made when it is first wanted."""
        if self._back is None:
            made = QPushButton(self.tr("put back"), self)
            made.setProperty("link", True)
            made.setAutoDefault(False)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            made.setAccessibleName(self.tr("Put back: {rule}").format(rule=self._said.label))
            made.clicked.connect(lambda _checked: self.put_back.emit(self.name))
            QWidget.setTabOrder(self.stops[-1] if self.stops else self.control.widget, made)
            self._back = made
        return self._back

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the control that take the keys, from the top down."""
        widget = self.control.widget
        # A list that opens is a window of its own.
        inside = (one for one in (widget, *widget.findChildren(QWidget)) if one.window() is self.window())
        stops = [one for one in inside if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        return tuple(sorted(stops, key=lambda one: (one.y(), one.x())))

    @property
    def has_keys(self) -> bool:
        """Tell whether the keys are in this row."""
        inside = QApplication.focusWidget()
        return inside is not None and self.isAncestorOf(inside)

    def show_option(self, said: RowText, value: Any, rules: Rules, *, fixed: bool) -> None:  # noqa: ANN401
        """Show the value and the words of the option; `fixed` where nothing can be changed."""
        self.control.show_value(value, rules)
        if said == self._said and fixed is self._is_fixed:
            if self.control.share:
                # Its height may have changed with its value.
                self._laid_out = None
            return
        self._said, self._is_fixed = said, fixed
        self._laid_out = None
        self.control.widget.setEnabled(not fixed and not said.without_effect)
        if said.changed and not fixed:
            self.back.show()
        elif self._back is not None:
            self._back.hide()
        for one in self.stops:
            one.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """What a screen reader says about the option beside its name and value."""
        said = self._said
        parts = (said.without_effect or said.sentence, said.changed, said.trouble)
        return " ".join(part for part in parts if part)

    @property
    def said(self) -> RowText:
        """The words as they are shown."""
        return self._said

    def height_for(self, width: int) -> int:
        """Lay the row out for a width and return its height."""
        if self._laid_out is None or self._laid_out[0] != width:
            self._laid_out = (width, self._lay_out(width))
        return self._laid_out[1]

    def _lay_out(self, width: int) -> int:
        sizes = self._sizes
        least, most = sizes.controls
        column = max(least, min(most, round(width * SHARE)))
        low = self._place_control(width, column)
        beside = max(column, self.control.widget.width())
        return max(low, self._write(width - beside - sizes.gap)) + sizes.pad

    def _place_control(self, width: int, column: int) -> int:
        """Put the control at the right and return where it ends."""
        widget = self.control.widget
        polish(widget)
        layout = widget.layout()
        if layout is not None:
            # It may remember how high things were in another type.
            layout.invalidate()
        share = self.control.share
        if share:
            wide = round(column * share)
        else:
            # Words that need it get more than a column, but leave most of the row to the rule.
            wide = min(max(column, round(width * MOST_SHARE)), widget.sizeHint().width())
        if layout is not None and layout.hasHeightForWidth():
            high = layout.totalHeightForWidth(wide)
        else:
            high = widget.sizeHint().height()
        widget.setGeometry(width - wide, self._sizes.pad - 2, wide, high)
        return self._sizes.pad - 2 + high

    def _write(self, width: int) -> int:
        """Put the words at the left and return where they end."""
        sizes, said = self._sizes, self._said
        words: list[Words] = []
        colour = chrome().faint if said.without_effect else chrome().text
        low = self._add(words, said.label, sizes.label, colour, QRect(0, sizes.pad, width, 0))
        if said.changed:
            low = self._add_mark(words, words[0].room, width, low)
        told = [(said.without_effect or said.sentence, sizes.sentence, chrome().dim)]
        told += [(text, sizes.mark, chrome().warning) for text in (said.trouble, self._complaint)]
        for text, type_, shade in told:
            if text:
                low = self._add(words, text, type_, shade, QRect(0, low + sizes.line, width, 0))
        self._words = tuple(words)
        return low

    def _add(self, words: list[Words], text: str, type_: QFont, colour: str, at: QRect) -> int:
        room = QFontMetrics(type_).boundingRect(QRect(0, 0, at.width(), ENDLESS), WRAP, text)
        room = QRect(at.x(), at.y(), at.width(), room.height())
        words.append(Words(room, text, type_, colour))
        return room.bottom() + 1

    def _add_mark(self, words: list[Words], label: QRect, width: int, low: int) -> int:
        """Say what was changed: beside the label where both fit, else below it."""
        sizes, said = self._sizes, self._said
        button = self._back if self._back is not None and not self._is_fixed else None
        after = 0
        if button is not None:
            button.ensurePolished()
            after = button.sizeHint().width() + sizes.line
        name = QFontMetrics(sizes.label).horizontalAdvance(said.label)
        wide = QFontMetrics(sizes.mark).horizontalAdvance(said.changed) + 2
        left, top = name + 4 * sizes.line, label.y()
        if left + wide + after > width:
            left, top = 0, low + sizes.line
        else:
            words[0] = replace(words[0], room=QRect(label.x(), label.y(), name + 2, label.height()))
        shift = QFontMetrics(sizes.label).ascent() - QFontMetrics(sizes.mark).ascent() if left else 0
        at = QRect(left, top + shift, min(wide, width - after - left), 0)
        end = self._add(words, said.changed, sizes.mark, chrome().gold, at)
        if button is not None:
            size = button.sizeHint()
            line = QFontMetrics(sizes.mark).height()
            y = top + shift + (line - size.height()) // 2
            button.setGeometry(QRect(QPoint(at.right() + sizes.line, y), size))
        return max(low, end)

    def _on_complained(self, sentence: str) -> None:
        if sentence != self._complaint:
            self._complaint = sentence
            self._on_reshaped()

    def _on_reshaped(self) -> None:
        self._laid_out = None
        self.update()
        self.reshaped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words."""
        painter = QPainter(self)
        for one in self._words:
            painter.setFont(one.font)
            painter.setPen(QColor(one.colour))
            painter.drawText(one.room, WRAP, one.text)
        painter.end()
