"""Asks whom to seat where a match names a program whose command was not typed here; it is never started."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.typed import TypedCommands
from samba_desktop.engine.table import COMMAND, LEVEL_NAMES
from samba_desktop.match.record import SeatPlan
from samba_desktop.texts.language import Language
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import dialog_scale, dress, pixels
from samba_desktop.ui.rules.seat_list import SeatRow

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
