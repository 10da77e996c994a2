"""What the person at the table wants: gestures, buttons, keys and choices become actions."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

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

from samba_desktop.ai.thought import Code
from samba_desktop.engine.actions import Discard, Draw, Pass, PlayerAction, Refusal, TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Phase, Place, View
from samba_desktop.match.intents import (
    Meaning,
    OfferKind,
    melding,
    obvious_action,
    offered,
    offers,
    targets,
    to_confirm,
    to_discard,
    to_meld,
    with_way_out,
)
from samba_desktop.match.outcomes import Shown, at_once, cards_of, discard_risk, goes_out, outcome, places_of
from samba_desktop.scene.captions import MessageKind
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.kit import CORNER, CardPictures
from samba_desktop.scene.layout.geometry import ASPECT
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.tips import titled, unmarked
from samba_desktop.store.preferences import ConfirmDiscards, Preferences
from samba_desktop.texts.choices import ActionWords, Doubt, Questions
from samba_desktop.texts.descriptions import Glances
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import Hints
from samba_desktop.ui.kit.controls import label
from samba_desktop.ui.kit.look import chrome, dialog_scale, dress
from samba_desktop.ui.table.controller import Controller, Opponents
from samba_desktop.ui.table.prompts import is_open

if TYPE_CHECKING:
    from samba_desktop.ui.table.talk import OpponentMove

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


class ChoicePopup(QFrame):
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
        self.opened: ChoicePopup | None = None

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

    def _ask(self, question: str, options: list[ChoiceOption]) -> ChoicePopup:
        self.close()
        self._scene.hold()
        choice = ChoicePopup(question, options, self._scene.pictures, self._table)
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


class Safety(Struct, frozen=True):
    """What the person wants to be asked about."""

    discards: ConfirmDiscards = ConfirmDiscards.OFF
    going_out: bool = False

    def doubt(self, view: View, action: PlayerAction, *, is_bare: bool) -> Doubt | None:
        """Say why a legal action is asked about; None where it is simply done.

        `is_bare` where a key or the stock alone has named it, without a card being selected and without a
        button that says so: what ends the turn or the round is then always asked about.
        """
        if (is_bare or self.going_out) and goes_out(view, action):
            return Doubt.GOES_OUT
        match action:
            case Discard(card) if is_bare or self.discards is not ConfirmDiscards.OFF:
                risk = discard_risk(view, card)
                if risk is not None:
                    return Doubt(risk.value)
                return Doubt.PLAIN if is_bare or self.discards is ConfirmDiscards.ALWAYS else None
            case Draw() if is_bare and ends_by_drawing(view.table):
                return Doubt.ENDS_ROUND
            case Pass() if is_bare:
                return Doubt.PLAIN
            case _:
                return None


def safety_of(preferences: Preferences) -> Safety:
    """Read off the preferences what is asked about."""
    return Safety(preferences.confirm_discards, preferences.confirm_going_out)


class _Steps(Struct, frozen=True):
    """What is still to be done of a hint."""

    actions: tuple[PlayerAction, ...]
    moment: int
    """How far the match has come when the first of them is done; elsewhere they mean nothing."""


class Person(QObject):
    """Turns what is done with the scene into what the controller plays."""

    def __init__(
        self,
        controller: Controller,
        scene: TableScene,
        runner: Opponents,
        language: Language,
        table: TableView,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._scene = scene
        self._runner = runner
        self._hints = Hints(language)
        self._glances = Glances(language)
        self._over: Place | None = None
        """What is looked at."""
        self._glanced = ""
        """What was said last of the place that is looked at."""
        self.safety: Callable[[], Safety] = Safety
        """What is asked about before it is done."""
        self.astray: Callable[[PlayerAction], str] = lambda _action: ""
        """Why a legal action is not done here all the same; empty where it is."""
        self.deal: Callable[[], object] = controller.deal
        """What goes on after a round."""
        self.confirm_instead: Callable[[], bool] = lambda: False
        """Does something else at "confirm", where it can mean nothing here; answers whether it did."""
        self.choosing = Choosing(scene, table, language, controller)
        self._why_not: dict[Place, Refusal] = {}
        self._picked: tuple[tuple[Card, ...], Place] | None = None
        self._steps: _Steps | None = None
        """What is still to be done of a hint that is being carried out."""
        self._joints = [
            scene.picked.connect(self.on_taken_up),
            scene.dropped.connect(self.on_dropped),
            scene.pressed_place.connect(self.on_pressed_place),
            scene.activated.connect(self.on_activated),
            scene.hovered.connect(self.on_hovered),
            scene.settled.connect(self.on_settled),
            scene.selection_changed.connect(controller.on_selection_changed),
            scene.cancelled.connect(self.on_cancelled),
            scene.went_on.connect(self.on_went_on),
            runner.hinted.connect(self.on_hinted),
            controller.changed.connect(self.on_changed),
            controller.choice.connect(self.on_choice),
            self.choosing.asked.connect(controller.say),
            self.choosing.chosen.connect(self.wish),
            self.choosing.confirmed.connect(controller.play),
        ]

    def leave(self) -> None:
        """Listen to the scene no more."""
        self.choosing.close()
        for joint in self._joints:
            QObject.disconnect(joint)

    @property
    def _view(self) -> View:
        return self._controller.view

    def on_picked(self, cards: tuple[Card, ...], place: Place) -> None:
        """Light the places where the cards may go, and keep the reasons of the others."""
        self._picked = (cards, place)
        if not self._controller.is_your_turn:
            return
        found = targets(self._view, cards, place, self._scene.selection())
        self._why_not = {at: meaning for at, meaning in found.items() if isinstance(meaning, Refusal)}
        self._scene.light({at for at, meaning in found.items() if not isinstance(meaning, Refusal)})

    def on_taken_up(self, cards: tuple[Card, ...], place: Place) -> None:
        """Begin to look where cards may go; what was said before is over."""
        self._controller.say("")
        self.on_picked(cards, place)

    def on_hovered(self, place: Place | None) -> None:
        """Say why the picked cards may not go where the pointer is, else what is to be known of the place."""
        self._over = place
        # What was said for a reason stays until something is done.
        if self._controller.said not in {"", self._glanced}:
            return
        reason = self._why_not.get(place) if place is not None else None
        if reason is None:
            self.mention(self._glance(place))
        else:
            self.mention(self._controller.sentence(reason), "refusal")

    def on_settled(self) -> None:
        """Go on with a hint; say what the pile would bring also to one who has looked at it all the while."""
        self._take_step()
        if isinstance(self._over, OnPile):
            self.on_hovered(self._over)

    def mention(self, sentence: str, kind: MessageKind = "info") -> None:
        """Say something in passing, until the pointer goes elsewhere."""
        self._glanced = sentence
        self._controller.say(sentence, kind)

    def _glance(self, place: Place | None) -> str:
        """Say what the pile would bring where it may be taken now, or what a meld lacks."""
        view = self._view
        match place:
            case OnPile() if self._controller.is_your_turn and view.turn.phase is Phase.DRAW:
                return self._glances.pile(view)
            case InMeld(side, number) if number <= len(view.table.melds[side]):
                return self._glances.meld(view.rules, view.table.melds[side][number - 1])
            case _:
                return ""

    def on_changed(self) -> None:
        """Light the places anew for cards that were picked before it was the person's turn."""
        self.choosing.close()
        self._why_not = {}
        picked = self._picked
        if picked is not None and picked[0] and isinstance(picked[1], InHand):
            self.on_picked(*picked)
        else:
            # Melds may have other numbers now, and what glowed may no longer be possible.
            self._put_down()

    def _put_down(self) -> None:
        self._picked = None
        self._why_not = {}
        self._scene.unlight()

    def on_cancelled(self) -> None:
        """Forget a gesture that came to nothing; where cards that stay selected may go still glows."""
        self._over = None
        self._put_down()
        self._controller.say("")
        self._light_selected()

    def _light_selected(self) -> None:
        selected = self._scene.selection()
        if selected:
            self.on_picked(selected, InHand(self._view.seat))

    def on_dropped(self, cards: tuple[Card, ...], source: Place, target: Place) -> None:
        """Do what dropping the cards there means; what is refused glides home."""
        self._put_down()
        if not self._controller.is_awaited:
            self._controller.show_again()
            return
        meaning = with_way_out(self._view, cards, source, target, self._scene.selection())
        self._mean(meaning)
        if isinstance(meaning, Refusal):
            self._light_selected()

    def _mean(self, meaning: Meaning, *, is_bare: bool = False) -> None:
        """Do what a gesture or a key means, ask first where that is wanted, or say why not."""
        if isinstance(meaning, Refusal | tuple):
            self._controller.mean(meaning)
        else:
            self.wish(meaning, is_bare=is_bare)

    def wish(self, action: PlayerAction, *, is_bare: bool = False) -> None:
        """Play an action, or ask first whether it is meant; `is_bare` where nothing but a key names it."""
        if not self._controller.is_awaited:
            return
        view = self._view
        doubt = None
        if refusal(view, action) is None:
            astray = self.astray(action)
            if astray:
                self._controller.show_again()
                self._controller.say(astray, "refusal")
                return
            doubt = self.safety().doubt(view, action, is_bare=is_bare)
        if doubt is None:
            self._controller.play(action)
        else:
            self.choosing.doubt(view, action, doubt)

    def on_choice(self, actions: tuple[PlayerAction, ...]) -> None:
        """Offer what a gesture can mean; where the ways to take the pile are many, let cards be picked."""
        cards = choosing_cards(actions)
        if cards and not self._scene.selection():
            self._controller.show_again()
            self._scene.hint(cards, ())
            self._controller.say(self.choosing.pick_cards)
            return
        self.choosing.offer(self._view, actions)

    def on_pressed_place(self, place: Place) -> None:
        """Do what a click on a place means, with the cards that are selected."""
        if not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        drawing = self._view.turn.phase is Phase.DRAW
        match place:
            case OnStock():
                self.ask_for(OfferKind.DRAW, is_bare=True)
            case OnPile() if not selected:
                if drawing:
                    self.ask_for(OfferKind.TAKE)
                else:
                    self.discard_selected()
            case OnPile() | InMeld() | NewMeld() if selected:
                self._mean(with_way_out(self._view, selected, InHand(self._view.seat), place))
            case InMeld() if drawing and self._view.top is not None:
                self._mean(with_way_out(self._view, (self._view.top,), OnPile(), place))
            case InMeld(side, number) if side == self._view.side:
                self._press_own_meld(place, self._view.table.melds[side][number - 1].cards)
            case _:
                pass

    def _press_own_meld(self, place: InMeld, cards: tuple[Card, ...]) -> None:
        """Pick a meld with one press and join it with another by a second one."""
        picked = self._picked
        if picked is not None and isinstance(picked[1], InMeld) and picked[1] != place:
            self._put_down()
            self._mean(with_way_out(self._view, picked[0], picked[1], place))
        elif picked == (cards, place):
            self.on_cancelled()
        else:
            self.on_picked(cards, place)

    def on_activated(self, card: Card) -> None:
        """Discard a card that was double-clicked."""
        if self._controller.is_awaited and self._view.turn.phase is Phase.PLAY:
            self.wish(Discard(card))

    def by_key(self, do: Callable[[], object]) -> None:
        """Do something that plays cards at a key, which counts only while none is held."""
        if not self._scene.is_held:
            do()

    def ask_by_key(self, *kinds: OfferKind) -> None:
        """Do at a key the one of several things that can be offered now; only while nothing moves."""
        if not self._scene.is_held and not self._scene.is_showing:
            lays_three = OfferKind.THREE in kinds and self._view.turn.phase is not Phase.DRAW
            self.ask_for(OfferKind.THREE if lays_three else kinds[0], is_bare=True)

    def ask_for(self, kind: OfferKind, *, is_bare: bool = False) -> None:
        """Do one of the things beside moving cards, or say why not; `is_bare` where no button names it."""
        if not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        if kind is OfferKind.TAKE and selected:
            self._mean(with_way_out(self._view, (), OnPile(), InHand(self._view.seat), selected))
            return
        self._mean(offered(self._view, kind), is_bare=is_bare)

    @property
    def open_offers(self) -> frozenset[OfferKind]:
        """What can be offered now beside moving cards."""
        if not self._controller.is_awaited:
            return frozenset()
        return frozenset(offer.kind for offer in offers(self._view) if is_open(offer.meaning))

    @property
    def may_meld(self) -> bool:
        """Tell whether the selected cards can be melded."""
        selected = self._scene.selection()
        return self._controller.is_awaited and bool(selected) and is_open(melding(self._view, selected))

    @property
    def may_confirm(self) -> bool:
        """Tell whether there is one obvious thing to do."""
        return self._controller.is_awaited and obvious_action(self._view, self._scene.selection()) is not None

    @property
    def has_way_out(self) -> bool:
        """Tell whether something is offered beside a hint or the reason why not."""
        controller = self._controller
        return controller.is_awaited and (controller.way_out is not None or bool(controller.advised))

    def meld_selected(self) -> None:
        """Lay the selected cards as a new meld, or add them where they fit, or say why not."""
        if self._controller.is_awaited:
            self._mean(to_meld(self._view, self._scene.selection()))

    def do_instead(self, *, is_bare: bool = False) -> None:
        """Do what is offered beside the message: what a hint means, or what is possible instead."""
        action, advised = self._controller.way_out, self._controller.advised
        if action is not None:
            self.wish(action, is_bare=is_bare)
        elif advised:
            self._steps = _Steps(advised, self._controller.match.moment)
            self._take_step()
        else:
            self._controller.try_again()

    def _take_step(self) -> None:
        """Do the next thing that a hint means, unless something else was done meanwhile.

        Each is an action of its own, so that each can be taken back.
        """
        steps, at = self._steps, self._controller.match.moment
        if steps is None or self._scene.is_showing:
            return
        self._steps = _Steps(steps.actions[1:], at + 1) if len(steps.actions) > 1 else None
        if at == steps.moment:
            # The hint has named it.
            self.wish(steps.actions[0])
        else:
            self._steps = None

    def discard_selected(self) -> None:
        """Discard the selected card, or say why not."""
        if self._controller.is_awaited:
            self._mean(to_discard(self._view, self._scene.selection()))

    def confirm(self) -> None:
        """Do the obvious thing where there is just one, else ask which is meant or say why there is none."""
        if self._controller.may_go_on:
            self.on_went_on()
            return
        if self.confirm_instead():
            return
        if self._controller.waits:
            self.deal()
            return
        if self._scene.is_showing or self._scene.is_held or not self._controller.is_awaited:
            return
        selected = self._scene.selection()
        self._mean(to_confirm(self._view, selected), is_bare=not selected)

    def on_went_on(self) -> None:
        """Let come at once what comes by itself in a moment, once the last play has been seen."""
        if not self._scene.is_showing and not self._scene.is_held:
            self._controller.go_on()

    def hint(self) -> None:
        """Ask for a hint; it comes while the table goes on."""
        if self._controller.is_awaited:
            self._runner.ask_hint(self._view, self._controller.match.moment)

    def on_hinted(self, moment: int, move: "OpponentMove") -> None:
        """Light the cards that a hint means and say why."""
        if moment != self._controller.match.moment or not self._controller.is_your_turn or not move.actions:
            return
        because, view = move.because, self._view
        opening = because.values["needed"] if because.code is Code.OPEN else 0
        actions = at_once(view, move.actions, view.turn.owed or int(str(opening)))
        cards = tuple(card for action in actions for card in cards_of(action))
        if not set(self._scene.selection()) <= set(cards):
            # Only what is meant is to be lit.
            self._scene.select(())
        self._scene.hint(cards, {place for action in actions for place in places_of(view, action)})
        self._controller.advise(self._hints.sentence(actions, because.code, because.values), actions)
