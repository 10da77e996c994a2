"""The controls of all dialogs, each named for screen readers and showing where the keyboard is."""

import os
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.scene.keyboard import ENTER, asks_for_enter
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import MINUS, TYPED_MARKS, plain_marks, whole_number
from samba_desktop.ui.kit.look import (
    EDGE,
    INK,
    TEXT_SIZE,
    chrome,
    in_role,
    lengths,
    repolish,
)


class Painted(QLabel):
    """What is painted and no control.

    Of a widget of its own kind Qt tells only that it is there, of a label with a picture that it is one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # It is never seen, for what is derived from this paints something else.
        self.setPixmap(QPixmap(1, 1))


INNER_RING = 0.13
"""The width of the dark line in the ring, in sizes of the type."""


class RingedButton(QPushButton):
    """A push button whose ring at the focus is seen on a light ground too.

    The golden or white edge can be told from the dark around a button, but not from one that is yellow or
    white itself. There a dark line lies between them.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line within the edge."""
        super().paintEvent(event)
        is_light = self.property("primary") or (self.property("segment") and self.isChecked())
        if not (self.hasFocus() and is_light and self.isEnabled()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = max(EDGE, round(self.font().pixelSize() * INNER_RING))
        painter.setPen(QPen(QColor(chrome().ground), wide))
        inset = EDGE + wide / 2
        corner = max(1.0, lengths(self.font().pixelSize() / TEXT_SIZE)["radius"] - inset)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), corner, corner)
        painter.end()


class NamedBox(QComboBox):
    """On systems like Unix Qt names a box by what is chosen in it, and leaves what it is to a label.

    Where none is seen beside it, or one that lies elsewhere, there is one that is not seen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unseen = QLabel(parent)
        self._unseen.hide()

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here."""
        super().setAccessibleName(name)
        if os.name == "posix":
            self.setAccessibleDescription(name)
        self._unseen.setText(name)
        self._unseen.setBuddy(self)

    def event(self, event: QEvent) -> bool:
        """Keep the label beside the box, which is where Qt looks for it."""
        if event.type() == QEvent.Type.ParentChange:
            self._unseen.setParent(self.parentWidget())
            self._unseen.hide()
        return super().event(event)


INSET, CURSOR = 2, 2
"""Pixels that Qt leaves free at each end of what is typed, and those of the line that blinks behind it."""
AIR = 4
"""Pixels that words in a box get beyond their width, which fractions of a pixel can make a little larger."""


class Wrapped(QLabel):
    """A label that breaks its words into lines and always has room for all of them.

    A layout asks how high a label wants to be in the width that it gets, but a window does not.
    """

    def __init__(self, text: str, lines: int = 0) -> None:
        super().__init__(text)
        self._lines = lines
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def setText(self, text: str) -> None:
        """Show other words."""
        if text != self.text():
            super().setText(text)
            self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew."""
        super().resizeEvent(event)
        self._make_room()

    def heightForWidth(self, width: int) -> int:
        """Answer what the words need now; Qt answers no less than what they needed at some time before."""
        margins = self.contentsMargins()
        room = QRect(0, 0, max(1, width - margins.left() - margins.right()), 100_000)
        high = self.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text()).height()
        return high + margins.top() + margins.bottom()

    def _make_room(self) -> None:
        least = self._lines * self.fontMetrics().lineSpacing()
        needed = max(least, self.heightForWidth(self.width()))
        if needed != self.minimumHeight():
            self.setMinimumHeight(needed)


def label(text: str, role: str = "", *, wraps: bool = False, lines: int = 0) -> QLabel:
    """Make a label in a role of the look; its text is shown as it is.

    With `wraps` it has room for all its lines, and at least for so many.
    """
    made = Wrapped(text, lines) if wraps else QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        in_role(made, role)
    return made


class PushButton(RingedButton):
    """A push button that Enter presses while it has the focus; in a dialog Enter has a button of its own."""

    def event(self, event: QEvent) -> bool:
        """Keep Enter from the shortcuts of the window."""
        if asks_for_enter(event) and self._is_pressed_by_enter:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter too."""
        if event.key() in ENTER and self._is_pressed_by_enter:
            self.click()
        else:
            super().keyPressEvent(event)

    @property
    def _is_pressed_by_enter(self) -> bool:
        return not isinstance(self.window(), QDialog)


def button(text: str, *, primary: bool = False) -> QPushButton:
    """Make a push button; the primary one is what Enter presses in a dialog."""
    made = PushButton(text)
    made.setProperty("primary", primary)
    made.setDefault(primary)
    made.setAutoDefault(primary)
    return made


class Segments(QWidget):
    """A row of buttons of which one is down: a short choice that shows all it offers."""

    chosen = Signal(int)
    """The index that the person chose."""

    def __init__(self, name: str, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._label: QLabel | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self._group = QButtonGroup(self)
        # Some screen readers toggle a button, which is no click.
        self._group.idToggled.connect(self._on_toggled)
        for index in range(most):
            made = RingedButton()
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setProperty("segment", True)
            made.setAccessibleDescription(name)
            # The group sees to that; it makes Qt call the button a radio button.
            made.setAutoExclusive(True)
            self._group.addButton(made, index)
            row.addWidget(made, 1)

    def offer(self, texts: Sequence[str], at: int) -> None:
        """Offer other choices, with the one at `at` chosen; -1 chooses none."""
        for index, made in enumerate(self.buttons):
            made.setVisible(index < len(texts))
            made.setText(texts[index] if index < len(texts) else "")
        self.choose(at)

    def choose(self, at: int) -> None:
        """Press the choice at `at` without telling; -1 lifts all."""
        with QSignalBlocker(self._group):
            self._group.setExclusive(False)
            for index, made in enumerate(self.buttons):
                made.setChecked(index == at)
            self._group.setExclusive(True)
        self._lead_to(max(0, at))

    def name_by(self, shown: QLabel) -> None:
        """Let the key of a label lead to the choice."""
        self._label = shown
        self._lead_to(max(0, self.at))

    def _lead_to(self, at: int) -> None:
        self.setFocusProxy(self.buttons[at])
        if self._label is not None:
            # Qt asks the buddy itself whether it takes the focus, not its proxy.
            self._label.setBuddy(self.buttons[at])

    def _on_toggled(self, at: int, checked: bool) -> None:
        if checked:
            self._lead_to(at)
            self.chosen.emit(at)

    @property
    def at(self) -> int:
        """The index that is chosen; -1 for none."""
        return self._group.checkedId()

    @property
    def buttons(self) -> tuple[QAbstractButton, ...]:
        """The buttons in their order, the hidden ones too."""
        return tuple(self._group.buttons())


class WholeNumbers(QValidator):
    """Lets whole numbers be typed as any language shows them; Qt's own asks the system's language."""

    def __init__(self, low: int, high: int, parent: QObject) -> None:
        super().__init__(parent)
        self.low, self.high = low, high

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Refuse only what no more typing makes a number: other signs, and digits without end."""
        marks = plain_marks(text)
        digits = sum(one.isdecimal() for one in marks)
        others = {one for one in marks if not one.isdecimal()}
        if digits > len(str(max(abs(self.low), abs(self.high)))) or not others <= set(TYPED_MARKS):
            return QValidator.State.Invalid, text, at
        if self.low >= 0 and "-" in others:
            return QValidator.State.Invalid, text, at
        number = whole_number(text)
        fits = number is not None and self.low <= number <= self.high
        return QValidator.State.Acceptable if fits else QValidator.State.Intermediate, text, at


class StepField(QLineEdit):
    """A field for a number between two bounds; the up and down keys ask for a step."""

    _known_room = 0
    """Pixels for the widest number with all around it; 0 where it is to be measured."""

    stepped = Signal(int)
    left = Signal()
    """The keys went elsewhere."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setValidator(WholeNumbers(low, high, self))
        self._widest = max((f"{low:,}", f"{high:,}"), key=len)
        """The longest that can be typed; digits are all of one width."""

    @property
    def number(self) -> int | None:
        """The number that stands there; None where none does."""
        return whole_number(self.text())

    def minimumSizeHint(self) -> QSize:
        """Never be so narrow that the widest number is cut, however large the words are."""
        return QSize(self._room, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in other words or another dress."""
        self._known_room = 0
        super().changeEvent(event)

    @property
    def _room(self) -> int:
        # Layouts ask often, and to measure takes a while.
        self._known_room = self._known_room or self._measured()
        return self._known_room

    def _measured(self) -> int:
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        words = self.fontMetrics().horizontalAdvance(self._widest) + 2 * INSET + CURSOR
        size = QSize(words, self.fontMetrics().height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_LineEdit, option, size, self).width()

    def mark_wrong(self, *, wrong: bool) -> None:
        """Show that what stands there cannot stay, or that it can."""
        if bool(self.property("wrong")) is not wrong:
            self.setProperty("wrong", wrong)
            repolish(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the keys go elsewhere."""
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the up and down keys into steps."""
        ways = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(way)


class Stepper(QWidget):
    """A number with a button on each side that makes it smaller or bigger; it can be typed too."""

    changed = Signal(int)

    def __init__(self, name: str, low: int, high: int, step: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = step
        self.low, self.high = low, high
        self._less, self._more = QToolButton(), QToolButton()
        self.field = StepField(low, high)
        self.field.stepped.connect(self.step)
        self.field.setAccessibleName(name)
        self.field.textEdited.connect(lambda _text: self.changed.emit(self.value))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for side, sign, way in ((self._less, MINUS, -1), (self._more, "+", 1)):
            side.setText(sign)
            side.setProperty("step", True)
            side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            side.setAutoRepeat(True)
            side.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            side.clicked.connect(lambda _checked=False, way=way: self.step(way))
        row.addWidget(self._less)
        row.addWidget(self.field, 1)
        row.addWidget(self._more)

    def name_steps(self, less: str, more: str) -> None:
        """Name the two buttons for screen readers and as tooltips."""
        for side, text in ((self._less, less), (self._more, more)):
            side.setAccessibleName(text)
            side.setToolTip(tip(text))

    def make_narrow(self) -> None:
        """Use as little room as possible."""
        for side in (self._less, self._more):
            side.setProperty("narrow", True)

    def set_step(self, step: int) -> None:
        """Go up and down by so much from now on."""
        self._step = step

    @property
    def value(self) -> int:
        """The number that stands there; 0 where none does."""
        return self.field.number or 0

    @value.setter
    def value(self, value: int) -> None:
        self.field.setText(str(value))

    @property
    def is_possible(self) -> bool:
        """Whether the number lies within its bounds."""
        return self.low <= self.value <= self.high

    def step(self, way: int) -> None:
        """Go to the next round number in a direction."""
        start = self.value
        goal = (start // self._step + 1) if way > 0 else -(-start // self._step) - 1
        self.value = min(self.high, max(self.low, goal * self._step))
        self.changed.emit(self.value)


class Slider(QSlider):
    """A slider that lies; the wheel, which may have been meant for the page under it, never changes it."""

    def __init__(self, name: str) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()


class ChoiceBox(NamedBox):
    """A list that opens, with an arrow that is drawn and not a picture; the wheel never changes it."""

    def __init__(self) -> None:
        super().__init__()
        # Nor does it bring the keys here, which would change it then.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()

    def sizeHint(self) -> QSize:
        """Wish for room for the longest words."""
        return self._with_room(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Be content with less only where that was asked for."""
        hint = super().minimumSizeHint()
        return hint if self.minimumContentsLength() else self._with_room(hint)

    def _with_room(self, hint: QSize) -> QSize:
        """Widen a size for all words where arrow and edge take more of it than the style has counted."""
        if self.sizeAdjustPolicy() is QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon:
            return hint
        texts = (self.placeholderText(), *(self.itemText(at) for at in range(self.count())))
        words = max(map(self.fontMetrics().horizontalAdvance, texts)) + AIR
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        option.rect = QRect(QPoint(), hint)
        return hint + QSize(max(0, words - self._room(option)), 0)

    def _room(self, option: QStyleOptionComboBox) -> int:
        part = QStyle.SubControl.SC_ComboBoxEditField
        return self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Let words that have no room end in dots."""
        super().initStyleOption(option)
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, self._room(option)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over the box."""
        super().paintEvent(event)
        _paint_arrow(self)


class MenuButton(QPushButton):
    """A button that opens a menu, with an arrow that is drawn and not a picture."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(False)
        self.setProperty("menu", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over the button, whose word stands in its middle."""
        super().paintEvent(event)
        _paint_arrow(self, 0.85)


def _paint_arrow(on: QWidget, inset: float = 1.2) -> None:
    """Paint an arrow that points down, so many sizes of the type from the right of a widget."""
    painter = QPainter(on)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = on.font().pixelSize()
    pen = QPen(QColor(chrome().text if on.isEnabled() else chrome().faint), size * 0.13)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    x, y, half = on.width() - size * inset, on.height() / 2, size * 0.3
    painter.drawPolyline(
        QPolygonF(
            [QPointF(x - half, y - half / 2), QPointF(x, y + half / 2), QPointF(x + half, y - half / 2)]
        )
    )
    painter.end()


def put_field(column: QVBoxLayout, text: str, shown: QWidget, buddy: QWidget) -> None:
    """Put a control under its name, whose mnemonic leads to it."""
    name = QLabel(text)
    in_role(name, "dim")
    if isinstance(buddy, Segments):
        buddy.name_by(name)
    else:
        name.setBuddy(buddy)
    column.addWidget(name)
    column.addWidget(shown)


RING = 3
"""Pixels round a control that are kept for the ring at the focus."""
HIGH, WIDE = 1.5, 2.8
"""A switch's height and width, in sizes of the font."""
BOX = 1.25
"""The side of a tick's box, in sizes of the font."""


class Toggle(QAbstractButton):
    """Something that is on or off; however a person changes it, that is told as a click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_told = False
        """Whether the change that is going on is told anyhow, or is not a person's."""
        self.toggled.connect(self._on_toggled)

    def setChecked(self, checked: bool) -> None:
        """Show that it is on or off, which nobody has clicked."""
        self._is_told = True
        super().setChecked(checked)
        self._is_told = False

    def nextCheckState(self) -> None:
        """Change after a click."""
        self._is_told = True
        super().nextCheckState()
        self._is_told = False

    def _on_toggled(self, checked: bool) -> None:
        # Screen readers have Qt toggle it, without a click and past what stands here.
        if not self._is_told:
            # There are two signals of that name, of which this one says what has become of it.
            self.clicked[bool].emit(checked)  # type: ignore[index]


class SwitchBox(Toggle):
    """A switch that is on or off; its words stand beside it."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Follow the size of the text."""
        size = self.font().pixelSize()
        return QSize(round(size * WIDE) + 2 * RING, round(size * HIGH) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the knob and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = track.height() / 2
        painter.setPen(QPen(_edge(self), 2))
        painter.setBrush(_ground(self))
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
        knob = track.height() - 8
        x = track.right() - knob - 4 if self.isChecked() else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_mark(self))
        painter.drawEllipse(QRectF(x, track.top() + 4, knob, knob))
        if self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), radius + RING)
        painter.end()


class Tick(Toggle):
    """A box with or without a tick and the words for it, which wrap."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _box(self) -> int:
        return round(self.font().pixelSize() * BOX)

    @property
    def _before(self) -> int:
        return RING + self._box + round(self._box * 0.5)

    def _words(self, width: int) -> QRect:
        room = QRect(0, 0, max(1, width - self._before - RING), 10_000)
        return QFontMetrics(self.font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())

    def heightForWidth(self, width: int) -> int:
        """Grow with the lines of the words."""
        return max(self._box, self._words(width).height()) + 2 * RING

    def sizeHint(self) -> QSize:
        """Wish for one line."""
        wide = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(self._before + wide + 2 * RING, self._box + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Be content with the box and a short word."""
        return QSize(self._before + 4 * self.font().pixelSize(), self._box + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, the tick, the words and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._box
        box = QRectF(RING, RING, side, side)
        painter.setPen(QPen(_edge(self), 2))
        painter.setBrush(_ground(self))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), side * 0.25, side * 0.25)
        if self.isChecked():
            _paint_tick(painter, box, _mark(self))
        painter.setPen(QColor(chrome().text if self.isEnabled() else chrome().faint))
        line = QFontMetrics(self.font()).height()
        words = self._words(self.width())
        words.moveTopLeft(QRect(self._before, RING + max(0, (side - line) // 2), 0, 0).topLeft())
        painter.drawText(words.adjusted(0, 0, 2, 2), int(Qt.TextFlag.TextWordWrap), self.text())
        if self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), side * 0.4)
        painter.end()


def _paint_tick(painter: QPainter, box: QRectF, colour: QColor) -> None:
    pen = QPen(colour, box.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = ((0.26, 0.53), (0.43, 0.7), (0.75, 0.33))
    painter.drawPolyline(
        QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in points])
    )


def _paint_ring(painter: QPainter, room: QRectF, radius: float) -> None:
    painter.setPen(QPen(QColor(chrome().gold), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), radius, radius)


def _ground(of: QAbstractButton) -> QColor:
    if not of.isEnabled():
        return QColor(chrome().edge if of.isChecked() else chrome().raised)
    if of.isChecked():
        return QColor(chrome().chosen)
    return QColor(chrome().button_hover if of.underMouse() else chrome().sunk)


def _edge(of: QAbstractButton) -> QColor:
    return QColor(chrome().chosen if of.isChecked() and of.isEnabled() else chrome().edge)


def _mark(of: QAbstractButton) -> QColor:
    if not of.isEnabled():
        return QColor(chrome().faint)
    return QColor(chrome().ground if of.isChecked() else chrome().dim)


class Flow(QLayout):
    """A row that breaks where it has to, as words do: a language may need more room than another."""

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """Count what lies here."""
        return len(self._items)

    # Qt asks for places that do not exist, and wants nothing for them.

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Answer what lies at a place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give away what lies at a place."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Want no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Tell that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Answer how high all rows are in a width."""
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:
        """Wish for one row."""
        sizes = [item.sizeHint() for item in self._seen()]
        gaps = self.spacing() * max(0, len(sizes) - 1)
        return QSize(
            sum(size.width() for size in sizes) + gaps, max((size.height() for size in sizes), default=0)
        )

    def minimumSize(self) -> QSize:
        """Need room for the widest."""
        sizes = [item.sizeHint() for item in self._seen()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def _seen(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        x, y, high = rect.x(), rect.y(), 0
        for item in self._seen():
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, high = rect.x(), y + high + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            high = max(high, size.height())
        return y + high - rect.y()


class SideDisc(QWidget):
    """The round mark of a seat in its side's colour, with an initial."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._initial, self._side = "", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seat(self, initial: str, side: int) -> None:
        """Show another initial or colour."""
        self._initial, self._side = initial, side
        self.update()

    def sizeHint(self) -> QSize:
        """Be twice as high as the text."""
        size = round(self.font().pixelSize() * 1.9)
        return QSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(chrome().table.avatar(self._side))
        box = QRectF(self.rect())
        painter.drawEllipse(box)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._initial)
        painter.end()
