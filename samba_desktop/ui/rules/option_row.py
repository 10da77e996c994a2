"""One option in the list of rules: its words, painted, beside the control that changes it."""

import unicodedata
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.ui.kit.look import chrome, font, pixels, polish
from samba_desktop.ui.rules.option_controls import OptionControl, control_for

SMALL = 13
"""Pixels of a sentence under a label, at scale 1."""
SHORT_WORD = 3
"""Letters of a word that stands in the middle of many others, as "red" does."""
OTHER_WORDS = QT_TRANSLATE_NOOP(
    "RowTexts",
    "wilds: wild; naturals: natural; majority: more natural; pack: deck; packs: deck; deuce: two; "
    "deuces: two; run: sequence; runs: sequence; straight: sequence; straights: sequence; set: group; "
    "sets: group; book: canasta; books: canasta; clean: natural; pure: natural; dirty: mixed; "
    "hidden: concealed; trash: discard; talon: stock; upcard: first card; opening: first meld; "
    "direction: order of play; steal: swapping; permission: asking; minus: penalty; "
    "negative: penalty",
)
"""What others say for a word of these rules, so that a search finds it: pairs, with semicolons between."""
SHARE = 0.4
"""Of a row's width, for the control."""
MOST_SHARE = 0.48
"""Of a row's width, for a control whose words are long."""
ENDLESS = 100_000
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class TypeSizes(Struct, frozen=True):
    """Fonts, and lengths in pixels."""

    label: QFont
    sentence: QFont
    mark: QFont
    title: QFont
    pad: int
    """Above and below the words of a row."""
    gap: int
    """Between the words and the control."""
    line: int
    """Between two lines of a row that say different things."""
    inset: int
    """Between the edge of a card and what is on it."""
    between: int
    """Between two cards."""
    controls: tuple[int, int]
    """The least and the greatest width of the column of controls."""

    @classmethod
    def at(cls, scale: float) -> "TypeSizes":
        """Make the sizes for a scale."""
        half = QFont.Weight.DemiBold
        return cls(
            font(scale, weight=half),
            font(scale, SMALL),
            font(scale, SMALL, half),
            font(scale, 18, QFont.Weight.Bold),
            pixels(9, scale),
            pixels(26, scale),
            pixels(3, scale),
            pixels(18, scale),
            pixels(14, scale),
            (pixels(216, scale), pixels(300, scale)),
        )


class RowText(Struct, frozen=True):
    """The words of one row."""

    label: str
    sentence: str
    """The rule as one would print it, with the value in force."""
    changed: str = ""
    """What the preset has instead; empty where nothing was changed."""
    without_effect: str = ""
    """Why the option has no effect; empty where it has one."""
    trouble: str = ""
    """What contradicts itself because of this option; empty where nothing does."""


class RowTexts:
    """Writes the words of all rows in a language."""

    def __init__(self, language: Language) -> None:
        self.options = OptionTexts(language)
        self._language = language
        self._other_names: dict[str, str] = {}
        pairs = (pair.partition(":") for pair in searchable(self.tr(OTHER_WORDS)).split(";"))
        self._other_words = {theirs.strip(): ours.strip() for theirs, _, ours in pairs if ours.strip()}

    def tr(self, text: str, **gaps: str) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("RowTexts", text, None, **gaps)

    def source_title(self) -> str:
        """Head the words about the source of the rules."""
        return self.tr("Where these rules come from")

    def troubles(self, rules: Rules) -> dict[str, str]:
        """Say for each option that causes a contradiction what contradicts itself."""
        found: dict[str, list[str]] = {}
        for one in contradictions(rules):
            found.setdefault(one.option, []).append(self.options.contradiction(one))
        return {name: "\n".join(sentences) for name, sentences in found.items()}

    def row(self, name: str, rules: Rules, preset: str, trouble: str = "") -> RowText:
        """Write what a row says, for rules that come from a preset."""
        origin = PRESETS[preset]
        return RowText(
            self.options.label(name),
            self.options.sentence(rules, name),
            self._changed(rules, origin.rules, origin.title, name),
            self._without_effect(rules, name),
            trouble,
        )

    def _changed(self, rules: Rules, origin: Rules, title: str, name: str) -> str:
        usual = value_of(origin, name)
        if value_of(rules, name) == usual:
            return ""
        preset = self._language.say("Presets", title)
        return self.tr("changed · {preset}: {value}", preset=preset, value=self.options.choice(name, usual))

    def _without_effect(self, rules: Rules, name: str) -> str:
        reason = self.options.without_effect(rules, name)
        return self.tr("Without effect: {reason}", reason=reason) if reason else ""

    def searched_besides(self, name: str) -> str:
        """Return what a search finds beside the words of the row: the group and the names of all values."""
        if name not in self._other_names:
            names = [self.options.rule(text) for text in describe(name).names.values()]
            self._other_names[name] = " ".join((self.options.title(THEME_OF[name]), *names))
        return self._other_names[name]

    def matches(self, name: str, row: RowText, wanted: str) -> bool:
        """Tell whether every word of a search stands in a row, in its group or in the names of its values."""
        text = " ".join((row.label, row.sentence, row.changed, self.searched_besides(name)))
        return all(
            finds(word, text) or finds_together(self._other_words.get(word, ""), text)
            for word in searchable(wanted).split()
        )


def finds(wanted: str, text: str) -> bool:
    """Tell whether every word of a search stands in a text; a short one must begin a word there."""
    text = f" {searchable(text)}"
    words = searchable(wanted).split()
    return all((f" {word}" if len(word) <= SHORT_WORD else word) in text for word in words)


def finds_together(words: str, text: str) -> bool:
    """Tell whether words stand in a text one after another, at the beginning of a word; none do not."""
    return bool(words) and f" {words}" in f" {searchable(text)}"


def searchable(text: str) -> str:
    """Write a text without capitals and accents, so that a search finds it either way."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).replace("’", "'")


NOTHING = RowText("", "")


class PaintedText(Struct, frozen=True):
    """A painted text and where it stands."""

    room: QRect
    text: str
    font: QFont
    colour: str


def wrapped_height(text: str, type_: QFont, width: int) -> int:
    """Return how high a text is in lines of a width."""
    return QFontMetrics(type_).boundingRect(QRect(0, 0, width, ENDLESS), WRAP, text).height()


def add_text(texts: list[PaintedText], text: str, type_: QFont, colour: str, at: QRect) -> int:
    """Add a text at the top left of `at`, in lines as wide as that, and return where it ends."""
    room = QRect(at.x(), at.y(), at.width(), wrapped_height(text, type_, at.width()))
    texts.append(PaintedText(room, text, type_, colour))
    return room.bottom() + 1


def paint_texts(painter: QPainter, texts: Iterable[PaintedText]) -> None:
    """Paint texts where they stand."""
    for one in texts:
        painter.setFont(one.font)
        painter.setPen(QColor(one.colour))
        painter.drawText(one.room, WRAP, one.text)


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
        self._text = NOTHING
        self._complaint = ""
        self.texts: tuple[PaintedText, ...] = ()
        self._laid_out: tuple[int, int] | None = None
        """The width for which the row is laid out, and its height then."""
        self._is_fixed = False
        self._back: QPushButton | None = None
        self.control: OptionControl = control_for(name, texts)
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
            made.setAccessibleName(self.tr("Put back: {rule}").format(rule=self._text.label))
            made.clicked.connect(lambda _checked: self.put_back.emit(self.name))
            QWidget.setTabOrder(self.stops[-1] if self.stops else self.control.widget, made)
            self._back = made
        return self._back

    @property
    def is_back_shown(self) -> bool:
        """Tell whether there is the button that puts the value back."""
        return self._back is not None and not self._back.isHidden()

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

    def show_option(self, shown: RowText, value: Any, rules: Rules, *, fixed: bool) -> None:  # noqa: ANN401
        """Show the value and the words of the option; `fixed` where nothing can be changed."""
        self.control.show_value(value, rules)
        if shown == self._text and fixed is self._is_fixed:
            if self.control.share:
                # Its height may have changed with its value.
                self._laid_out = None
            return
        self._text, self._is_fixed = shown, fixed
        self._laid_out = None
        self.control.widget.setEnabled(not fixed and not shown.without_effect)
        if shown.changed and not fixed:
            self.back.show()
        elif self._back is not None:
            self._back.hide()
        for one in self.stops:
            one.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """What a screen reader says about the option beside its name and value."""
        shown = self._text
        parts = (shown.without_effect or shown.sentence, shown.changed, shown.trouble)
        return " ".join(part for part in parts if part)

    @property
    def text(self) -> RowText:
        """The words as they are shown."""
        return self._text

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
            # PaintedText that need it get more than a column, but leave most of the row to the rule.
            wide = min(max(column, round(width * MOST_SHARE)), widget.sizeHint().width())
        if layout is not None and layout.hasHeightForWidth():
            high = layout.totalHeightForWidth(wide)
        else:
            high = widget.sizeHint().height()
        widget.setGeometry(width - wide, self._sizes.pad - 2, wide, high)
        return self._sizes.pad - 2 + high

    def _write(self, width: int) -> int:
        """Put the words at the left and return where they end."""
        sizes, shown = self._sizes, self._text
        words: list[PaintedText] = []
        colour = chrome().faint if shown.without_effect else chrome().text
        low = add_text(words, shown.label, sizes.label, colour, QRect(0, sizes.pad, width, 0))
        if shown.changed:
            low = self._add_mark(words, words[0].room, width, low)
        texts = [(shown.without_effect or shown.sentence, sizes.sentence, chrome().dim)]
        texts += [(text, sizes.mark, chrome().warning) for text in (shown.trouble, self._complaint)]
        for text, type_, shade in texts:
            if text:
                low = add_text(words, text, type_, shade, QRect(0, low + sizes.line, width, 0))
        self.texts = tuple(words)
        return low

    def _add_mark(self, words: list[PaintedText], label: QRect, width: int, low: int) -> int:
        """Say what was changed: beside the label where both fit, else below it."""
        sizes, shown = self._sizes, self._text
        button = self._back if self._back is not None and not self._is_fixed else None
        after = 0
        if button is not None:
            button.ensurePolished()
            after = button.sizeHint().width() + sizes.line
        name = QFontMetrics(sizes.label).horizontalAdvance(shown.label)
        wide = QFontMetrics(sizes.mark).horizontalAdvance(shown.changed) + 2
        left, top = name + 4 * sizes.line, label.y()
        if left + wide + after > width:
            left, top = 0, low + sizes.line
        else:
            words[0] = replace(words[0], room=QRect(label.x(), label.y(), name + 2, label.height()))
        shift = QFontMetrics(sizes.label).ascent() - QFontMetrics(sizes.mark).ascent() if left else 0
        at = QRect(left, top + shift, min(wide, width - after - left), 0)
        end = add_text(words, shown.changed, sizes.mark, chrome().gold, at)
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
        paint_texts(painter, self.texts)
        painter.end()
