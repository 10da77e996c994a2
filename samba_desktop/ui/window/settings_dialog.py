"""The settings, with a sample of the table beside them."""

from collections.abc import Iterable, Mapping
from itertools import chain, pairwise

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.cards import A_JOKER, KING, QUEEN, TWO, Card
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import MIDDLE, SEMIBOLD, Kit
from samba_desktop.scene.layout.geometry import Measures, Size, Strip
from samba_desktop.scene.table_look import Backdrop
from samba_desktop.store.preferences import Back, Cloth, ConfirmDiscards, Motion, Preferences, Speed
from samba_desktop.texts.language import INTERNATIONAL_LETTERS, codes, name_of
from samba_desktop.ui.kit.controls import Painted, Segments, Slider, button, label
from samba_desktop.ui.kit.look import TEXT_SIZE, dialog_scale, dress, outermost, pixels
from samba_desktop.ui.table.appearance import (
    CLOTHS,
    TEXT_PERCENTS,
    deck_style,
    font_scale,
    system_hints,
    tells_of_motion,
)

ROWS: tuple[tuple[tuple[Card | None, ...], float], ...] = (
    ((None, Card(QUEEN, "H")), 1.12),
    ((Card(10, "D"), Card(KING, "C"), Card(7, "S")), 0.6),
    ((Card(TWO, "D"), Card(8, "C"), A_JOKER), 0.6),
)
"""What lies in the rows, and how far from card to card in card widths; None is a back."""
RADIUS = 12
CARD_SHARE = 0.38
"""The width of a card, of the width of the sample."""
TEXT = 13.5
"""Pixels of the words of the usual size."""


class Sample(Painted):
    """Shows what a choice of table and cards looks like before the table itself does."""

    def __init__(
        self,
        words: str,
        name: str,
        preferences: Preferences,
        letters: Mapping[int, str] = INTERNATIONAL_LETTERS,
        parent: QWidget | None = None,
    ) -> None:
        """`letters` stand on aces and court cards, whatever they have become meanwhile."""
        super().__init__(parent)
        self._letters = letters
        self._words = words
        self._preferences = preferences
        self._pictures = CardPixmaps(deck_style(preferences, letters))
        self._backdrop = Backdrop(CLOTHS[preferences.cloth])
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_preferences(self, preferences: Preferences) -> None:
        """Paint it in another way."""
        self._preferences = preferences
        self._pictures.style = deck_style(preferences, self._letters)
        self._backdrop.palette = CLOTHS[preferences.cloth]
        self.update()

    def sizeHint(self) -> QSize:
        """Need room for two rows of cards and a line of words."""
        return self._fitting(QSize(270, 330))

    def minimumSizeHint(self) -> QSize:
        """Do with a little less."""
        return self._fitting(QSize(220, 240))

    def _fitting(self, size: QSize) -> QSize:
        # In a dialog on a small screen it is smaller, as the words are.
        return size * min(1.0, self.font().pixelSize() / TEXT_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, a line of words and the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(whole, RADIUS, RADIUS)
        painter.setClipPath(clip)
        self._backdrop.draw(painter, whole, Size(whole.width(), whole.height()))
        palette = CLOTHS[self._preferences.cloth]
        painter.setPen(QPen(palette.line(0.3), 2))
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        self._paint_rows(painter, whole, self._paint_words(painter, whole))
        painter.end()

    def _paint_words(self, painter: QPainter, whole: QRectF) -> float:
        size = TEXT * font_scale(self._preferences) * self.font().pixelSize() / TEXT_SIZE
        kit = Kit(self._pictures, Measures(1.0, size, Strip()), CLOTHS[self._preferences.cloth])
        box = QRectF(12, 10, whole.width() - 24, size * 1.7)
        kit.write(painter, box, self._words, kit.font(size, SEMIBOLD), kit.palette.text, MIDDLE)
        return box.bottom()

    def _paint_rows(self, painter: QPainter, whole: QRectF, top: float) -> None:
        room = whole.height() - top
        wide = round(min(whole.width() * CARD_SHARE, room * 0.29 / CARD_ASPECT))
        high = wide * CARD_ASPECT
        gap = (room - len(ROWS) * high) / (len(ROWS) + 1)
        for number, (cards, step) in enumerate(ROWS):
            y = round(top + gap + number * (high + gap))
            stride = round(wide * step)
            x = round((whole.width() - wide - stride * (len(cards) - 1)) / 2)
            for at, card in enumerate(cards):
                pixmap = self._pictures.pixmap(card, wide, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(x + at * stride, y), pixmap)


WIDE, HIGH = 980, 690
"""The largest size of the dialog at scale 1."""
SHARE = 0.96
"""Of the window, that the dialog takes at most."""
FOLLOWED = 40
"""Pixels above and below what has the keys that are seen as well."""
LOUDEST, VOLUME_STEP = 100, 10


class SettingChoices(Struct, frozen=True):
    """One preference with what can be chosen, in words."""

    field: str
    name: str
    """With the key that leads there."""
    values: tuple[object, ...]
    texts: tuple[str, ...]
    note: str = ""
    """What stands below it."""


class SettingsDialog(QDialog):
    """Shows the preferences and lets them be changed."""

    changed = Signal(object)
    """The `Preferences` as they are from now on; after a cancel those from before."""

    def __init__(
        self,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        letters: Mapping[int, str] = INTERNATIONAL_LETTERS,
    ) -> None:
        """`letters` stand on aces and court cards, whatever they have become meanwhile."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self._before = self.preferences = preferences
        self._letters = letters
        self._make()
        scale = dialog_scale(parent)
        dress(self, scale)
        room = outermost(parent).size() if parent else self.maximumSize()
        self.resize(
            # What lies between the words does not become smaller with them on a small screen.
            min(pixels(WIDE, max(1.0, scale)), round(room.width() * SHARE)),
            min(pixels(HIGH, scale), round(room.height() * SHARE)),
        )
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self.on_focus_changed)
        self.choices["cloth"][1].setFocus()

    def _make(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.choices: dict[str, tuple[SettingChoices, Segments]] = {}
        self.sample = Sample(
            self.tr("It is your turn."),
            self.tr("What the table and the cards look like"),
            self.preferences,
            self._letters,
        )
        self.volume = self._volume()
        self._lay_out()
        self._show_all()
        self._put_in_order()

    def _put_in_order(self) -> None:
        """Let the Tab key go down the choices and then along the foot."""
        rows = (segments.buttons for _, segments in self.choices.values())
        for one, other in pairwise([*chain.from_iterable(rows), self.volume, *self._ends]):
            QWidget.setTabOrder(one, other)

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # A widget that takes the layout takes all that lies in it.
            before = self.layout()
            assert before is not None
            QWidget().setLayout(before)
            self._make()
            dress(self, dialog_scale(self.parentWidget()))
            self.choices["language"][1].setFocus()

    # what can be chosen

    def _language_choices(self) -> tuple[SettingChoices, ...]:
        names = tuple(map(name_of, codes()))
        return (
            SettingChoices(
                "language", self.tr("&Language"), ("", *codes()), (self.tr("The system's"), *names)
            ),
            SettingChoices(
                "own_letters",
                self.tr("L&etters on the cards"),
                (False, True),
                (self.tr("International"), self.tr("Of the language")),
            ),
        )

    def _table_choices(self) -> tuple[SettingChoices, ...]:
        return (
            SettingChoices(
                "cloth",
                self.tr("&Table"),
                tuple(Cloth),
                (self.tr("Green"), self.tr("Blue"), self.tr("Dark"), self.tr("High contrast")),
            ),
            SettingChoices(
                "four_colours",
                self.tr("S&uits"),
                (False, True),
                (self.tr("Two colours"), self.tr("Four colours")),
            ),
            SettingChoices(
                "large_index",
                self.tr("&Index of the cards"),
                (False, True),
                (self.tr("Usual"), self.tr("Large")),
            ),
            SettingChoices(
                "back",
                self.tr("&Backs of the cards"),
                tuple(Back),
                (self.tr("Lattice"), self.tr("Waves"), self.tr("Carnival")),
            ),
            SettingChoices(
                "text_percent",
                self.tr("&Words on the table"),
                TEXT_PERCENTS,
                tuple(self.tr("{percent} %").format(percent=each) for each in TEXT_PERCENTS),
            ),
        )

    def _movement_choices(self) -> tuple[SettingChoices, ...]:
        speed = SettingChoices(
            "speed",
            self.tr("&Speed of the cards"),
            tuple(Speed),
            (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow")),
            self.tr("Where it is off, nothing moves: cards jump to their places."),
        )
        system = SettingChoices(
            "motion",
            self.tr("Where the system asks for less &motion"),
            tuple(Motion),
            (self.tr("Nothing moves"), self.tr("Cards move all the same")),
        )
        return (speed, system) if tells_of_motion(system_hints()) else (speed,)

    def _asking_choices(self) -> tuple[SettingChoices, ...]:
        return (
            SettingChoices(
                "confirm_discards",
                self.tr("&Discards"),
                tuple(ConfirmDiscards),
                (self.tr("Never ask"), self.tr("Ask when risky"), self.tr("Always ask")),
                self.tr("A discard is risky when it is seldom meant, such as that of a wild card."),
            ),
            SettingChoices(
                "confirm_going_out",
                self.tr("&Going out"),
                (False, True),
                (self.tr("Never ask"), self.tr("Always ask")),
            ),
            SettingChoices(
                "take_back_wait",
                self.tr("Time to ta&ke a discard back"),
                (0, 10, 25, 50),
                (self.tr("Off"), self.tr("1 s"), self.tr("2.5 s"), self.tr("5 s")),
                self.tr("The next player waits this long, unless you press Enter."),
            ),
        )

    def _round_choices(self) -> tuple[SettingChoices, ...]:
        return (
            SettingChoices(
                "moments",
                self.tr("Look &for moments"),
                (False, True),
                (self.tr("Off"), self.tr("On")),
                self.tr("The sheet then shows the three decisions that cost or won you most."),
            ),
        )

    def _sound_choices(self) -> tuple[SettingChoices, ...]:
        return (SettingChoices("sounds", self.tr("S&ounds"), (False, True), (self.tr("Off"), self.tr("On"))),)

    # how it is laid out

    def _lay_out(self) -> None:
        form = QWidget()
        form.setObjectName("clear")
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(14)
        column.addWidget(self._group(self.tr("Language"), self._language_choices()))
        column.addWidget(self._group(self.tr("Table and cards"), self._table_choices()))
        column.addWidget(self._group(self.tr("Movement"), self._movement_choices()))
        column.addWidget(self._group(self.tr("Questions before something is done"), self._asking_choices()))
        column.addWidget(self._group(self.tr("After a round"), self._round_choices()))
        sounds = self._group(self.tr("Sounds"), self._sound_choices())
        self._add_volume(sounds)
        column.addWidget(sounds)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(form)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll = scroll
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addWidget(scroll, 5)
        body.addWidget(self.sample, 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 18, 20, 16)
        whole.setSpacing(14)
        whole.addLayout(body, 1)
        whole.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        usual, cancel, done = (
            button(self.tr("&Restore the usual settings")),
            button(self.tr("&Cancel")),
            button(self.tr("Do&ne"), primary=True),
        )
        self._ends = (usual, cancel, done)
        usual.clicked.connect(self._return_to_usual)
        cancel.clicked.connect(self.reject)
        done.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addWidget(usual)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(done)
        return foot

    def _group(self, title: str, choices: Iterable[SettingChoices]) -> QFrame:
        frame = QFrame()
        frame.setObjectName("raised")
        grid = QGridLayout(frame)
        grid.setContentsMargins(14, 10, 14, 12)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 5)
        grid.addWidget(label(title, "heading", wraps=True), 0, 0, 1, 2)
        for choice in choices:
            self._add_choice(grid, choice)
        return frame

    def _add_choice(self, grid: QGridLayout, choice: SettingChoices) -> None:
        segments = Segments(choice.name.replace("&", ""), len(choice.values))
        segments.offer(choice.texts, -1)
        segments.chosen.connect(lambda at: self._choose(choice.field, choice.values[at]))
        self.choices[choice.field] = (choice, segments)
        row = grid.rowCount()
        name = _name(choice.name)
        grid.addWidget(name, row, 0)
        segments.name_by(name)
        grid.addWidget(segments, row, 1)
        if choice.note:
            grid.addWidget(label(choice.note, "small", wraps=True), row + 1, 1)

    def _volume(self) -> Slider:
        made = Slider(self.tr("Volume of the sounds"))
        made.setRange(0, LOUDEST)
        made.setSingleStep(VOLUME_STEP)
        made.setPageStep(2 * VOLUME_STEP)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # One change for a whole drag.
        made.setTracking(False)
        made.valueChanged.connect(lambda value: self._choose("volume", value))
        return made

    def _add_volume(self, frame: QFrame) -> None:
        grid = frame.layout()
        assert isinstance(grid, QGridLayout)
        row = grid.rowCount()
        name = _name(self.tr("&Volume"))
        name.setBuddy(self.volume)
        grid.addWidget(name, row, 0)
        grid.addWidget(self.volume, row, 1)

    def on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Let what has the keys be seen, by whichever key it was reached."""
        if now is not None and self._scroll.isAncestorOf(now):
            self._scroll.ensureWidgetVisible(now, 0, FOLLOWED)

    # what is chosen

    def _choose(self, field: str, value: object) -> None:
        # The names of the fields stand in the choices, where the type checker cannot follow them.
        self._take(replace(self.preferences, **{field: value}))

    def _take(self, preferences: Preferences) -> None:
        if preferences == self.preferences:
            return
        self.preferences = preferences
        # The sample shows what has become of the letters.
        self.changed.emit(preferences)
        self._show_all()

    def _show_all(self) -> None:
        for field, (choice, segments) in self.choices.items():
            value = getattr(self.preferences, field)
            segments.choose(choice.values.index(value) if value in choice.values else -1)
        self.volume.setValue(self.preferences.volume)
        self.volume.setEnabled(self.preferences.sounds)
        self.sample.show_preferences(self.preferences)

    def _return_to_usual(self) -> None:
        usual = Preferences()
        fields = (*self.choices, "volume")
        self._take(replace(self.preferences, **{field: getattr(usual, field) for field in fields}))

    def reject(self) -> None:
        """Go back to what was chosen before."""
        self._take(self._before)
        super().reject()


def _name(text: str) -> QLabel:
    """Make a label whose text may hold a key."""
    shown = QLabel(text)
    shown.setWordWrap(True)
    return shown
