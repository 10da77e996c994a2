"""Who sits where, and who plays instead of a program that was not typed here."""

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.ai.names import USUAL_LEVEL, LevelError, command_of
from samba_desktop.ai.typed import TypedCommands
from samba_desktop.engine.table import COMMAND, LEVEL_NAMES, PERSON, Seating, is_command
from samba_desktop.engine.wording import LONGEST_NAME, typed_name
from samba_desktop.match.record import SeatPlan
from samba_desktop.texts.language import Language
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.ui.kit.controls import ChoiceBox, Painted, SideDisc, button, label
from samba_desktop.ui.kit.look import INK, chrome, dialog_scale, dress, pixels, repolish
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.rules.match_plan import NAMES

LONGEST_COMMAND = 1000
MOST_SEATS = 6
LEVEL_WIDTH = 132
NAME_SHARE = 0.86
"""The size of a name, in sizes of the widget's font."""
ROUNDEST = 0.72
"""Most height of the table, in its widths."""
ARC, WITHIN = math.radians(34), 0.72
"""The length of an arrow, and how far from the middle it runs, in halves of the table."""


class SeatRow(QWidget):
    """One seat: mark, name, level, and under the name what is wrong with it."""

    edited = Signal()

    def __init__(self, seat: int, plan: SeatPlan, levels: tuple[str, ...], language: Language) -> None:
        super().__init__()
        self._is_person = plan.level == PERSON
        self._level = plan.level
        self.disc = SideDisc()
        self.field = QLineEdit(typed_name(plan.name))
        self.field.setMaxLength(LONGEST_NAME)
        self.field.setAccessibleName(self.tr("Name on seat {number}").format(number=seat + 1))
        self.field.textChanged.connect(lambda _text: self.edited.emit())
        self.warning = label("", "warning", wraps=True)
        self.warning.hide()
        self.command = QLineEdit(plan.level.removeprefix(COMMAND) if self._has_own_program else "")
        self.command.setMaxLength(LONGEST_COMMAND)
        self.command.setPlaceholderText(self.tr("Command, such as ./bot --level 3"))
        self.command.setAccessibleName(self.tr("Program on seat {number}").format(number=seat + 1))
        self.command.textChanged.connect(lambda _text: self.edited.emit())
        self.command.setVisible(self._has_own_program)
        self.levels = self._level_box(seat, levels, language)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.disc, 0, 0)
        grid.addWidget(self.field, 0, 1)
        grid.addWidget(self.levels, 0, 2)
        grid.addWidget(self.command, 1, 1, 1, 2)
        grid.addWidget(self.warning, 2, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(2, LEVEL_WIDTH)

    def _level_box(self, seat: int, levels: tuple[str, ...], language: Language) -> QLabel | ChoiceBox:
        """Offer the levels and a program of the person's own; the person's seat is just named."""
        texts = TableTexts(language)
        if self._is_person:
            return label(self.tr("That’s you"), "dim")
        box = ChoiceBox()
        for level in levels:
            box.addItem(texts.level(level), level)
        box.addItem(self.tr("Own program"), COMMAND)
        shown = COMMAND if self._has_own_program else self._level
        box.setCurrentIndex(max(0, box.findData(shown)))
        box.setAccessibleName(self.tr("Level on seat {number}").format(number=seat + 1))
        box.currentIndexChanged.connect(lambda _index: self._on_level())
        return box

    def _on_level(self) -> None:
        self.command.setVisible(self._is_own_program_chosen)
        if self._is_own_program_chosen:
            self.command.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edited.emit()

    @property
    def _has_own_program(self) -> bool:
        return is_command(self._level)

    @property
    def _is_own_program_chosen(self) -> bool:
        return isinstance(self.levels, ChoiceBox) and self.levels.currentData() == COMMAND

    @property
    def wrong_command(self) -> str:
        """What is wrong with the command of the person's own program; empty where nothing is."""
        if not self._is_own_program_chosen:
            return ""
        try:
            command_of(COMMAND + self.command.text())
        except LevelError as error:
            return said_of(error)
        return ""

    @property
    def plan(self) -> SeatPlan:
        """The seat as it stands."""
        level = self._level
        if isinstance(self.levels, ChoiceBox):
            level = str(self.levels.currentData())
            if level == COMMAND:
                level += self.command.text().strip()
        return SeatPlan(self.name, level)

    @property
    def typed(self) -> str:
        """The level where it is a command that was typed into this row; empty where not."""
        level = self.plan.level
        return level if is_command(level) and level != self._level else ""

    @property
    def name(self) -> str:
        """The name in its plain form."""
        return typed_name(self.field.text())

    def show_warning(self, sentence: str) -> None:
        """Say what is wrong with the name; an empty sentence takes it back."""
        if sentence == self.warning.text():
            return
        self.warning.setText(sentence)
        self.warning.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)
        self.field.setProperty("wrong", bool(sentence))
        repolish(self.field)


class SeatList(QWidget):
    """All seats; those that a smaller table does not have keep their names meanwhile.

    The first seat is the person's, or in a demonstration a computer's.
    """

    edited = Signal()

    def __init__(self, plans: tuple[SeatPlan, ...], levels: tuple[str, ...], language: Language) -> None:
        super().__init__()
        person, stand_in, *others = plans
        assert len(others) == MOST_SEATS - 1
        self.person = SeatRow(0, person, levels, language)
        self.stand_in = SeatRow(0, stand_in, levels, language)
        self._others = [SeatRow(seat, plan, levels, language) for seat, plan in enumerate(others, start=1)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(5)
        for line, row in enumerate(self.every):
            row.edited.connect(self._on_edited)
            grid.addWidget(row, line, 0)
        grid.setRowStretch(MOST_SEATS + 1, 1)
        self._seating: Seating | None = None
        self._without_person = False

    @property
    def every(self) -> tuple[SeatRow, ...]:
        """All rows, also those that are not shown, from the top down."""
        return (self.person, self.stand_in, *self._others)

    @property
    def rows(self) -> tuple[SeatRow, ...]:
        """A row for each seat of the largest table."""
        return (self.stand_in if self._without_person else self.person, *self._others)

    def seat(self, seating: Seating, *, without_person: bool = False) -> None:
        """Show the seats of a seating, with a computer on the first one or with the person."""
        self._seating, self._without_person = seating, without_person
        for row in self.every:
            row.setVisible(row in self._shown)
        self._on_edited()

    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """The seats that are shown."""
        return tuple(row.plan for row in self._shown)

    @property
    def typed(self) -> tuple[str, ...]:
        """The commands that were typed into the rows that are shown."""
        return tuple(row.typed for row in self._shown if row.typed)

    @property
    def first_wrong(self) -> QLineEdit | None:
        """The first field whose name cannot stay."""
        for row in self._shown:
            if row.warning.text():
                return row.command if row.wrong_command == row.warning.text() else row.field
        return None

    @property
    def _shown(self) -> tuple[SeatRow, ...]:
        return self.rows[: self._seating.players] if self._seating else ()

    def _on_edited(self) -> None:
        seating = self._seating
        if seating is None:
            return
        earlier: set[str] = set()
        for seat, row in enumerate(self._shown):
            row.disc.show_seat(row.name[:1].upper(), seating.side_of(seat))
            row.show_warning(self._wrong(row.name, earlier) or row.wrong_command)
            earlier.add(row.name.casefold())
        self.edited.emit()

    def _wrong(self, name: str, earlier: set[str]) -> str:
        if not name:
            return self.tr("Enter a name for this seat.")
        if name.casefold() in earlier:
            return self.tr("Somebody else has this name: enter another one.")
        return ""


def every_seat(plans: tuple[SeatPlan, ...], levels: tuple[str, ...], person: str) -> tuple[SeatPlan, ...]:
    """Fill up the seats that a plan does not have: the person's, a computer's in its place, all others."""
    usual = USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]
    first, *others = plans
    taken = {plan.name.casefold() for plan in plans}
    fresh = [SeatPlan(name, usual) for name in NAMES if name.casefold() not in taken]
    others = [*others, *fresh][: MOST_SEATS - 1]
    if first.level != PERSON:
        return (SeatPlan(person, PERSON), first, *others)
    left = [plan for plan in fresh if plan not in others]
    stand_in = left[0] if left else SeatPlan("", usual)
    return (first, stand_in, *others)


class SeatDiagram(Painted):
    """The table from above: the first seat at the bottom, the next one at its left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating: Seating | None = None
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._clockwise = True
        self.setMinimumHeight(118)

    def show_seats(
        self, seating: Seating, names: tuple[str, ...], spoken: str, *, clockwise: bool = True
    ) -> None:
        """Draw a seating and which way play goes; `spoken` tells who plays with whom to a screen reader."""
        self._seating, self._names, self._clockwise = seating, names, clockwise
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Wish for a wide and low place."""
        return QSize(380, 168)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, the lines between partners and the seats."""
        if self._seating is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = min(34.0, self.height() * 0.2)
        table = self._table(disc)
        self._paint_table(painter, table)
        places = [self._place(seat, table) for seat in range(self._seating.players)]
        self._paint_sides(painter, places)
        self._paint_direction(painter, table)
        for seat, place in enumerate(places):
            self._paint_seat(painter, seat, place, disc, table)
        painter.end()

    def _table(self, disc: float) -> QRectF:
        high = self.height() - disc - 12
        wide = min(self.width() * 0.5, high * 2.1)
        high = min(high, wide * ROUNDEST)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _place(self, seat: int, table: QRectF) -> QPointF:
        assert self._seating is not None
        return _on(table, math.pi / 2 + seat * math.tau / self._seating.players, 1.0)

    def _paint_table(self, painter: QPainter, table: QRectF) -> None:
        felt = QRadialGradient(table.center(), table.width() / 2)
        felt.setColorAt(0, QColor(chrome().table.felt_light))
        felt.setColorAt(1, QColor(chrome().table.felt_dark).lighter(125))
        painter.setPen(QPen(QColor(chrome().edge), 1.5))
        painter.setBrush(felt)
        painter.drawEllipse(table)

    def _paint_sides(self, painter: QPainter, places: list[QPointF]) -> None:
        assert self._seating is not None
        for side in range(self._seating.sides):
            seats = self._seating.seats_of(side)
            colour = chrome().table.avatar(side)
            colour.setAlphaF(0.75)
            painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            ring = (*seats, seats[0]) if len(seats) > 2 else seats
            for one, other in pairwise(ring):
                painter.drawLine(places[one], places[other])

    def _paint_direction(self, painter: QPainter, table: QRectF) -> None:
        """Paint two arrows that show which way the turn passes."""
        painter.setPen(QPen(QColor(chrome().dim), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        way = 1 if self._clockwise else -1
        for start in (math.radians(-62), math.radians(118)):
            first, last = (start, start + ARC) if self._clockwise else (start + ARC, start)
            steps = [first + (last - first) * step / 12 for step in range(13)]
            points = [_on(table, angle, WITHIN) for angle in steps]
            painter.drawPolyline(QPolygonF(points))
            tip, size = points[-1], table.height() * 0.06
            ahead = math.atan2(tip.y() - points[-2].y(), tip.x() - points[-2].x())
            for turn in (2.6, -2.6):
                painter.drawLine(
                    tip,
                    tip + QPointF(math.cos(ahead + turn * way) * size, math.sin(ahead + turn * way) * size),
                )

    def _paint_seat(self, painter: QPainter, seat: int, place: QPointF, disc: float, table: QRectF) -> None:
        assert self._seating is not None
        name = self._names[seat]
        box = QRectF(place.x() - disc / 2, place.y() - disc / 2, disc, disc)
        painter.setPen(QPen(QColor(chrome().table.felt_dark), 2))
        painter.setBrush(chrome().table.avatar(self._seating.side_of(seat)))
        painter.drawEllipse(box)
        font = self.font()
        font.setBold(True)
        font.setPixelSize(round(disc * 0.5))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name[:1].upper())
        font.setPixelSize(max(11, round(self.font().pixelSize() * NAME_SHARE)))
        painter.setFont(font)
        painter.setPen(QColor(chrome().text if name else chrome().dim))
        self._paint_name(painter, QFontMetricsF(font), name, box, on_left=place.x() < table.center().x() - 1)

    def _paint_name(
        self, painter: QPainter, metrics: QFontMetricsF, name: str, disc: QRectF, *, on_left: bool
    ) -> None:
        gap = 7.0
        align = Qt.AlignmentFlag.AlignVCenter
        if on_left:
            box = QRectF(0, disc.y(), disc.left() - gap, disc.height())
            align |= Qt.AlignmentFlag.AlignRight
        else:
            box = QRectF(disc.right() + gap, disc.y(), self.width() - disc.right() - gap, disc.height())
            align |= Qt.AlignmentFlag.AlignLeft
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, box.width())
        flags = int(align) | int(Qt.TextFlag.TextSingleLine)
        # The edge of the table does not run through a name.
        painter.fillRect(
            metrics.boundingRect(box, flags, shown).adjusted(-3, 0, 3, 0), QColor(chrome().raised)
        )
        painter.drawText(box, flags, shown)


def _on(table: QRectF, angle: float, share: float) -> QPointF:
    """Return the point of the table at an angle, at a share of the way from its middle to its edge."""
    return QPointF(
        table.center().x() + math.cos(angle) * table.width() / 2 * share,
        table.center().y() + math.sin(angle) * table.height() / 2 * share,
    )


LONGEST = 300
"""Signs of a command that are shown."""
WIDE = 620


class StandInDialog(QDialog):
    """Names the commands, and offers levels for each of their seats; after OK `seats` holds the answer."""

    def __init__(
        self,
        seats: tuple[SeatPlan, ...],
        typed: TypedCommands,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for all seats whose programs are not among those `typed` here."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Who plays instead?"))
        self._seats = seats
        self.rows = {
            at: SeatRow(at, SeatPlan(plan.name, USUAL_LEVEL), LEVEL_NAMES, language)
            for at, plan in enumerate(seats)
            if not typed.starts(plan.level)
        }
        self.go_on = button(self.tr("&Go on"), primary=True)
        self.go_on.clicked.connect(self.accept)
        self.cancel = button(self.tr("&Cancel"))
        self.cancel.clicked.connect(self.reject)
        self._lay_out()
        scale = dialog_scale(parent)
        dress(self, scale)
        self.setMinimumWidth(pixels(WIDE, scale))

    def _lay_out(self) -> None:
        lines = QVBoxLayout(self)
        lines.setContentsMargins(26, 22, 26, 18)
        lines.setSpacing(10)
        lines.addWidget(label(self.windowTitle(), "title"))
        about = self.tr(
            "In this match a program was to play that was not typed in on this computer. Samba never starts "
            "such a program: choose who takes its seat."
        )
        lines.addWidget(label(about, wraps=True))
        for at, row in self.rows.items():
            # Names belong to the match as it was begun.
            row.field.setReadOnly(True)
            row.field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.disc.show_seat(row.name[:1].upper(), at)
            row.edited.connect(lambda row=row: row.show_warning(row.wrong_command))
            lines.addSpacing(6)
            lines.addWidget(row)
            lines.addWidget(label(shown_command(self._seats[at].level), "dim", wraps=True))
        lines.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.go_on)
        lines.addLayout(foot)

    @property
    def seats(self) -> tuple[SeatPlan, ...]:
        """All seats, with those in place who were chosen."""
        return tuple(
            SeatPlan(plan.name, self.rows[at].plan.level) if at in self.rows else plan
            for at, plan in enumerate(self._seats)
        )

    @property
    def typed(self) -> tuple[str, ...]:
        """The commands that were typed here instead."""
        return tuple(row.typed for row in self.rows.values() if row.typed)

    def accept(self) -> None:
        """Close with the answer; where a command is wrong, lead to it instead."""
        for row in self.rows.values():
            row.show_warning(row.wrong_command)
            if row.wrong_command:
                row.command.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        super().accept()


def shown_command(level: str) -> str:
    """Return a command of somebody else's as harmless text that ends somewhere."""
    command = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in level)
    command = command.removeprefix(COMMAND)
    return command if len(command) <= LONGEST else command[: LONGEST - 1] + "…"
