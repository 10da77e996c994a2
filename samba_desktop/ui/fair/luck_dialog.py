"""Whether the cards were fair: the luck of all sides in figures."""

import json
from pathlib import Path

from PySide6.QtCore import QProcess, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.ai.own_process import own_command
from samba_desktop.match.luck import NORMAL_95, SeatLuck, Tally
from samba_desktop.texts.fair_play import LuckTexts
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import Painted, button, label
from samba_desktop.ui.kit.look import chrome, dialog_scale, dress, pixels
from samba_desktop.ui.table.talk import process_environment

WIDEST = 4.0
"""Standard deviations that the chart shows on either side."""
GOODBYE_MS = 3000
"""A process that is killed ends at once, but on a busy machine that takes its time to be noticed."""


class Spread(Painted):
    """A line of the chart: the range of chance, its middle, and where the number lies."""

    def __init__(self, tally: Tally, spoken: str) -> None:
        super().__init__()
        self._tally = tally
        self.setAccessibleName(spoken)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Need little height."""
        return QSize(220, max(18, self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the range and the mark."""
        worn, box = chrome(), QRectF(self.rect()).adjusted(1, 3, -1, -3)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn.sunk))
        painter.drawRoundedRect(box, 4, 4)
        left, right = self._x(box, -NORMAL_95), self._x(box, NORMAL_95)
        painter.setBrush(QColor(worn.button))
        painter.drawRect(QRectF(left, box.top(), right - left, box.height()))
        painter.setPen(QPen(QColor(worn.dim), 1))
        middle = self._x(box, 0)
        painter.drawLine(round(middle), round(box.top()), round(middle), round(box.bottom()))
        inside = abs(self._tally.deviation) <= NORMAL_95
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(worn.gold if inside else worn.warning))
        at, radius = self._x(box, self._tally.deviation), box.height() / 2
        painter.drawEllipse(QRectF(at - radius, box.top(), 2 * radius, 2 * radius))
        painter.end()

    def _x(self, box: QRectF, deviation: float) -> float:
        held = min(WIDEST, max(-WIDEST, deviation))
        room = box.adjusted(box.height() / 2, 0, -box.height() / 2, 0)
        return room.left() + room.width() * (held + WIDEST) / (2 * WIDEST)


class LuckDialog(QDialog):
    """Counts as soon as it is shown; closing it ends the counting."""

    def __init__(self, folder: Path, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Is it fair?"))
        self._texts = LuckTexts(language)
        self.seats: list[SeatLuck] = []
        self._matches = 0
        self.verdict = label(self._texts.under_way(0, 0), "heading", wraps=True)
        self._body = QVBoxLayout()
        self._body.setSpacing(6)
        self._lay_out()
        self._scale = dialog_scale(parent)
        dress(self, self._scale)
        self.setMinimumWidth(pixels(760, self._scale))
        self._process = QProcess(self)
        self._process.setProcessEnvironment(process_environment())
        self._process.readyReadStandardOutput.connect(self._on_output)
        self._process.finished.connect(lambda *_how: self._on_finished())
        self._process.errorOccurred.connect(lambda _error: self._on_finished())
        program, *arguments = own_command("--data-dir", str(folder), "luck", "--json")
        self._process.start(program, arguments)

    def _lay_out(self) -> None:
        close = button(self.tr("&Close"), primary=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 18)
        whole.setSpacing(12)
        whole.addWidget(label(self.windowTitle(), "title"))
        whole.addWidget(label(self._texts.about(), "dim", wraps=True))
        whole.addWidget(self.verdict)
        whole.addLayout(self._body)
        whole.addStretch(1)
        whole.addLayout(foot)

    def _on_output(self) -> None:
        while self._process.canReadLine():
            told = json.loads(bytes(self._process.readLine().data()))
            found = [seat_from_json(one) for one in told["seats"]]
            missing = len(found) - len(self.seats)
            self.seats += [SeatLuck()] * max(0, missing)
            for at, one in enumerate(found):
                self.seats[at] = self.seats[at].plus(one)
            self._matches += any(one.cards for one in found)
            self.verdict.setText(self._texts.under_way(told["match"], told["of"]))

    def _on_finished(self) -> None:
        self._process.blockSignals(True)
        self._on_output()
        sound = self._process.exitStatus() is QProcess.ExitStatus.NormalExit
        if (
            not sound
            or self._process.exitCode()
            or self._process.error() is QProcess.ProcessError.FailedToStart
        ):
            self.verdict.setText(self._texts.failed())
        elif not self._matches:
            self.verdict.setText(self._texts.none())
        else:
            self._show()

    def _show(self) -> None:
        wild, red = [one.wild for one in self.seats], [one.red_threes for one in self.seats]
        outside = sum(abs(one.deviation) > NORMAL_95 for one in (*wild, *red))
        said = self._texts.outside(outside) if outside else self._texts.within()
        self.verdict.setText(f"{self._texts.matches(self._matches)} {said}")
        for heading, tallies in ((self._texts.wild(), wild), (self._texts.red_threes(), red)):
            self._body.addSpacing(6)
            self._body.addWidget(label(heading, "strong"))
            for seat, tally in enumerate(tallies):
                self._body.addLayout(self._row(seat, tally))
        dress(self, self._scale)

    def _row(self, seat: int, tally: Tally) -> QHBoxLayout:
        spoken = self._texts.line(seat, tally.got, self.seats[seat].cards, *tally.range)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(label(spoken), 3)
        row.addWidget(Spread(tally, spoken), 2)
        return row

    def done(self, result: int) -> None:
        """End the counting with the dialog."""
        self._process.blockSignals(True)
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(GOODBYE_MS)
        super().done(result)


def seat_from_json(written: dict[str, object]) -> SeatLuck:
    """Read what `samba-desktop luck --json` writes of a seat."""
    cards, wild, red = written["cards"], written["wild"], written["red_threes"]
    assert isinstance(cards, int)
    assert isinstance(wild, list)
    assert isinstance(red, list)
    return SeatLuck(cards, Tally(*wild), Tally(*red))
