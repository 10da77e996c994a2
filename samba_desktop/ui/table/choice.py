"""The question which of several things is meant, and whether something risky is."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QGuiApplication,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QWidget

from samba_desktop.engine.actions import PlayerAction, TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import View
from samba_desktop.match.outcomes import Shown, outcome
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.kit import CORNER, CardPictures
from samba_desktop.scene.layout.geometry import ASPECT
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.tips import titled, unmarked
from samba_desktop.texts.choices import ActionWords, Doubt, Questions
from samba_desktop.texts.language import Language
from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.controls import label
from samba_desktop.ui.look import dialog_scale, dress

CARD = 2.6
"""Width of a card in the choice, in heights of its text."""
STEP, WHOLE = 0.42, 1.04
"""From one card to the next, in card widths: a card that stands for another is seen whole, with its chip."""
RAISED = 0.1
"""How far the cards that are new there stand out at the top, in card widths."""
IN_ONE_COLUMN = 6
MARGIN = 4
"""Pixels that it keeps from the window's edges."""
NEAR = 10
"""Pixels from the cursor."""
MORE = "QFrame#ground { border: 1px solid $edge; } QPushButton { text-align: left; padding: 4px 12px; }"
DIGITS = range(Qt.Key.Key_1.value, Qt.Key.Key_9.value + 1)


class ChoiceOption(Struct, frozen=True):
    """One thing to choose."""

    words: str
    spoken: str
    """The same for a screen reader, with the cards named."""
    cards: tuple[Shown, ...]
    """What would lie on the table; empty where it moves no card."""


class ChoiceBox(QFrame):
    """A popup with a button for each option; Escape or a press elsewhere chooses none."""

    chosen = Signal(int)
    cancelled = Signal()

    def __init__(
        self, question: str, options: Sequence[ChoiceOption], pictures: CardPictures, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(titled(question))
        self.setAccessibleName(question)
        dress(self, dialog_scale(parent), MORE)
        self._is_over = False
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 10, 12, 12)
        grid.setSpacing(6)
        columns = 1 if len(options) <= IN_ONE_COLUMN else 2
        grid.addWidget(label(question, "heading"), 0, 0, 1, columns)
        self.buttons = [self._button(option, pictures, question) for option in options]
        wide = max(button.iconSize().width() for button in self.buttons)
        rows = -(-len(options) // columns)
        for number, button in enumerate(self.buttons):
            if not button.icon().isNull():
                button.setIconSize(QSize(wide, button.iconSize().height()))
            button.clicked.connect(lambda _checked=False, at=number: self._choose(at))
            grid.addWidget(button, 1 + number % rows, number // rows)

    def _button(self, option: ChoiceOption, pictures: CardPictures, question: str) -> QPushButton:
        button = QPushButton(unmarked(option.words))
        button.setAccessibleName(option.spoken)
        button.setAccessibleDescription(question)
        button.installEventFilter(self)
        if not option.cards:
            return button
        card = round(button.fontMetrics().height() * CARD)
        picture = drawn_cards(option.cards, pictures, card, self.devicePixelRatioF())
        button.setIcon(QIcon(picture))
        button.setIconSize(picture.deviceIndependentSize().toSize())
        return button

    def open_at(self, point: QPoint | None) -> None:
        """Show it beside a point of the screen, else beside the cursor, and take the keyboard."""
        at = point if point is not None else QCursor.pos()
        self.adjustSize()
        screen = QGuiApplication.screenAt(at) or self.screen()
        room = screen.availableGeometry()
        parent = self.parentWidget()
        if parent is not None:
            window = parent.window().geometry()
            room = room.intersected(window) if room.intersects(window) else room
        self.move(beside(at, self.size(), room.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)))
        self.show()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Steer by the arrow keys, Enter and digits, as in a menu."""
        if isinstance(watched, QPushButton) and isinstance(event, QKeyEvent):
            is_press = event.type() == QEvent.Type.KeyPress
            # A key that is still held down from before has not answered the question.
            if is_press and (event.isAutoRepeat() or self._steer(watched, event.key())):
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away at Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell once that none was chosen, where that is so."""
        super().hideEvent(event)
        if not self._is_over:
            self._is_over = True
            self.cancelled.emit()

    def _steer(self, button: QPushButton, key: int) -> bool:
        at, count = self.buttons.index(button), len(self.buttons)
        if key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            step = 1 if key == Qt.Key.Key_Down else -1
            self.buttons[(at + step) % count].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in ENTER:
            button.click()
        elif key in DIGITS and key - DIGITS.start < count:
            self.buttons[key - DIGITS.start].click()
        else:
            return False
        return True

    def _choose(self, at: int) -> None:
        if not self._is_over:
            self._is_over = True
            self.close()
            self.chosen.emit(at)


def beside(at: QPoint, size: QSize, room: QRect) -> QPoint:
    """Say where something of a size stands beside a point: a second click there must not choose anything."""
    right, left = at.x() + NEAR, at.x() - NEAR - size.width()
    below, above = at.y() + NEAR, at.y() - NEAR - size.height()
    within_x = max(room.left(), min(right, room.right() + 1 - size.width()))
    within_y = max(room.top(), min(below, room.bottom() + 1 - size.height()))
    corners = [(x, y) for y in (below, above) for x in (right, left, within_x)]
    corners += [(right, within_y), (left, within_y)]
    fitting = (QPoint(x, y) for x, y in corners if room.contains(QRect(QPoint(x, y), size)))
    return next(fitting, QPoint(within_x, within_y))


def drawn_cards(cards: tuple[Shown, ...], pictures: CardPictures, width: int, ratio: float) -> QPixmap:
    """Draw cards side by side, those that are new there a little higher and with a golden edge."""
    raised = round(width * RAISED)
    lefts = [2.0]
    for one in cards[:-1]:
        lefts.append(lefts[-1] + round(width * (WHOLE if one.stands else STEP)))
    wide = lefts[-1] + width + 2
    high = round(width * ASPECT) + raised + 4
    picture = QPixmap(round(wide * ratio), round(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for left, one in zip(lefts, cards, strict=False):
        corner = QPointF(left, 2 + (0 if one.is_new else raised))
        pixmap = pictures.pixmap(one.card, width, ratio, stands=one.stands)
        painter.drawPixmap(corner, pixmap)
        if one.is_new:
            size = pixmap.deviceIndependentSize()
            painter.setPen(QPen(QColor(chrome().gold), 2))
            painter.drawRoundedRect(QRectF(corner, size), width * CORNER, width * CORNER)
    painter.end()
    return picture


MOST_OFFERED = 6
"""Ways to take the pile up to which they are offered; where there are more, the cards are to be picked."""


def choosing_cards(actions: tuple[PlayerAction, ...]) -> tuple[Card, ...]:
    """Return the cards of the hand among which to pick where many ways take the pile, else none."""
    takes = [action for action in actions if isinstance(action, TakePile)]
    if len(takes) < len(actions) or len(takes) <= MOST_OFFERED:
        return ()
    most: Counter[Card] = Counter()
    for action in takes:
        most |= Counter(action.cards)
    return tuple(most.elements())


class Choosing(QObject):
    """The one choice that may be open."""

    chosen = Signal(object)
    """The action that was chosen."""
    confirmed = Signal(object)
    """The action that was asked about and is meant."""
    asked = Signal(str)
    """What is to be said while the choice is open; empty once it is not."""

    def __init__(self, scene: TableScene, table: TableView, language: Language, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._table = table
        self._words = ActionWords(language)
        self._spoken = ActionWords(language, spoken=True)
        self._questions = Questions(language)
        self.opened: ChoiceBox | None = None

    @property
    def pick_cards(self) -> str:
        """What is said where the cards that take the pile are to be picked."""
        return self._words.pick_cards()

    def offer(self, view: View, actions: tuple[PlayerAction, ...]) -> None:
        """Open a choice; cards that were being dropped stay where they are meanwhile."""
        options = [self._option(view, action) for action in actions]
        question = self._words.question()
        self._ask(question, options).chosen.connect(lambda at: self._on_chosen(actions[at]))
        self.asked.emit(self._questions.to_choose(question))

    def doubt(self, view: View, action: PlayerAction, doubt: Doubt) -> None:
        """Ask whether an action is meant; Enter says so, and Escape or a press elsewhere leaves it."""
        meant, questions = self._option(view, action), self._questions
        leave = ChoiceOption(questions.no(), questions.no(spoken=True), ())
        options = [replace(meant, words=questions.yes(meant.words)), leave]
        question = questions.question(action, doubt)
        choice = self._ask(question, options)
        choice.chosen.connect(lambda at: self._on_cancelled() if at else self._on_confirmed(action))
        self.asked.emit(questions.to_answer(question))

    def _option(self, view: View, action: PlayerAction) -> ChoiceOption:
        return ChoiceOption(
            self._words.label(view, action), self._spoken.label(view, action), outcome(view, action)
        )

    def _ask(self, question: str, options: list[ChoiceOption]) -> ChoiceBox:
        self.close()
        self._scene.hold()
        choice = ChoiceBox(question, options, self._scene.pictures, self._table)
        choice.cancelled.connect(self._on_cancelled)
        self.opened = choice
        choice.open_at(self._point())
        return choice

    def close(self) -> None:
        """Put an open choice away without a choice."""
        if self.opened is not None:
            self.opened.close()

    def _point(self) -> QPoint | None:
        """Return where the keyboard points, on the screen."""
        corner = self._table.focus_point()
        if corner is None:
            return None
        return self._table.viewport().mapToGlobal(self._table.mapFromScene(corner))

    def _on_chosen(self, action: PlayerAction) -> None:
        self.opened = None
        self.chosen.emit(action)

    def _on_confirmed(self, action: PlayerAction) -> None:
        self.opened = None
        self.confirmed.emit(action)

    def _on_cancelled(self) -> None:
        self.opened = None
        self.asked.emit("")
        self._scene.let_go()
