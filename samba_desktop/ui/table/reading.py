"""Reads the table aloud, and shows it in words."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from samba_desktop.engine.events import Event
from samba_desktop.scene.description import Element, ElementKind
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.timing import one_shot
from samba_desktop.texts.descriptions import Reading
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.controls import button
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.table.controller import Controller

SIZE = (760, 560)
SHARE = 0.92
"""Of the window below, at most."""


class ReadingWindow(QDialog):
    """Shows sentences, one a line, with a cursor that the arrow keys move."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("The table in words"))
        self.page = QTextBrowser()
        self.page.setAccessibleName(self.tr("The table in words"))
        self.page.setPlainText("\n".join(lines))
        self.page.setTabChangesFocus(True)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        self.page.setTextInteractionFlags(keys)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        close = button(self.tr("&Close"), primary=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)
        scale = dialog_scale(parent)
        dress(self, scale)
        below = parent.window().size() if parent else self.screen().availableSize()
        wide, high = (pixels(length, scale) for length in SIZE)
        self.resize(min(wide, round(below.width() * SHARE)), min(high, round(below.height() * SHARE)))
        self.page.setFocus()


class Reader(QObject):
    """Reads one match."""

    announced = Signal(str)
    """What a screen reader is told."""

    def __init__(self, controller: Controller, view: TableView, language: Language) -> None:
        super().__init__(controller)
        self._controller = controller
        self._view = view
        self._events = EventTexts(language)
        self._reading = Reading(language, controller.company)
        self._deeds: list[str] = []
        """Sentences about what was done that are not told yet."""
        self._message, self._urges = "", False
        # What was done is told before what can be done now, however they come.
        self._soon = one_shot(self)
        self._soon.timeout.connect(self._announce)
        view.description.words = self._reading
        view.description.name = self._reading.table()
        view.description.touch()
        self._joints = [
            view.description.worded.connect(self.on_worded),
            controller.happened.connect(self.on_happened),
        ]

    def leave(self) -> None:
        """Tell of this match no more."""
        self._soon.stop()
        for joint in self._joints:
            QObject.disconnect(joint)
        self._view.description.words = None
        self._view.description.touch()

    def on_happened(self, events: tuple[Event, ...]) -> None:
        """Tell what was done, by others and by the person's own hand."""
        told = self._events.lines(events, self._controller.company)
        if told:
            self._deeds += told
            self._soon.start()

    def on_worded(self, message: str, kind: str) -> None:
        """Tell why not, what can be done, and whatever is said for a reason; not who thinks."""
        self._message = message if kind != "info" or self._controller.said else ""
        self._urges = kind == "refusal"
        if self._message:
            self._soon.start()

    def read(self) -> None:
        """Read the table out, and show what is read."""
        from samba_desktop.ui.table.reading import ReadingWindow

        text = self.text()
        ReadingWindow(text, self._view.window()).open()
        self._tell("\n".join(text))

    def text(self) -> list[str]:
        """Return the table in sentences, in the order in which it is best read."""
        return [line for part in self._view.description.root.parts for line in self._lines(part)]

    def _lines(self, element: Element) -> list[str]:
        """Say what something is; what lies in a list follows in the same sentence, other things after it."""
        reading = self._reading
        if element.kind is ElementKind.LIST:
            return [reading.listed(element.name, [self._said(part) for part in element.parts])]
        buttons = [
            part for part in element.parts if part.kind is ElementKind.BUTTON and part.stop and part.stop[2]
        ]
        useful = [self._said(part) for part in buttons if part.is_enabled]
        lines = [reading.listed(element.name, useful)] if element.name else []
        for part in element.parts:
            if part.kind is not ElementKind.BUTTON:
                lines += self._lines(part)
        return lines

    def _said(self, element: Element) -> str:
        marks = [element.detail] if element.detail else []
        marks += [self._reading.selected()] if element.is_selected else []
        marks += [element.accelerator] if element.accelerator else []
        return f"{element.name} ({', '.join(marks)})" if marks else element.name

    def _announce(self) -> None:
        texts, self._deeds = self._deeds, []
        if self._message:
            texts.append(self._message)
            self._message = ""
        if texts:
            self._tell(" ".join(texts), urges=self._urges)
        self._urges = False

    def _tell(self, text: str, *, urges: bool = False) -> None:
        self.announced.emit(text)
        announce(self._view, text, urges=urges)


def read_replay(view: TableView, language: Language, company: Company) -> None:
    """Let screen readers find a table that only shows, and tell them each message on it."""
    reading = Reading(language, company)
    view.description.words = reading
    view.description.name = reading.table()
    view.description.worded.connect(lambda message, _kind: announce(view, message))


def announce(view: TableView, text: str, *, urges: bool = False) -> None:
    """Have a screen reader say something, where there is one; what urges may break off what it says."""
    if not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(view, text)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urges else politeness.Polite)
    QAccessible.updateAccessibility(event)
