"""The controls of a replay: where it stands, forward and back, round, seat and speed; knows no match."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from samba_desktop.scene.card_layer import FAST, NORMAL, OFF, SLOW
from samba_desktop.scene.tips import tip
from samba_desktop.ui.controls import ChoiceBox, Slider, button, label

VERY_FAST = 4.0
SPEEDS = (SLOW, NORMAL, FAST, VERY_FAST, OFF)
"""Factors in the order in which they are offered; at the last one cards jump."""
SYMBOLS = {
    "previous round": "\N{BLACK LEFT-POINTING TRIANGLE}" * 2,
    "back": "\N{BLACK LEFT-POINTING TRIANGLE}",
    "forward": "\N{BLACK RIGHT-POINTING TRIANGLE}",
    "next round": "\N{BLACK RIGHT-POINTING TRIANGLE}" * 2,
}


class ReplayBar(QWidget):
    """Two rows under the table of a replay."""

    pressed = Signal(str)
    """"back", "forward", "previous turn", "next turn", "previous round", "next round", "play" or "table"."""
    moment_chosen = Signal(int)
    round_chosen = Signal(int)
    """Its number, from 1."""
    seat_chosen = Signal(int)
    """Its place among the seats offered."""
    speed_chosen = Signal(float)
    hands_wanted = Signal(bool)
    """Whether all hands are to be seen."""

    def __init__(self, back_to: str, parent: QWidget | None = None) -> None:
        """`back_to` stands on the button that leaves the replay."""
        super().__init__(parent)
        self.setObjectName("ground")
        self.slider = Slider(self.tr("Moment of the match"))
        self.slider.valueChanged.connect(self.moment_chosen)
        self.place = label("", "strong")
        self.leave = button(back_to)
        self.leave.clicked.connect(lambda: self.pressed.emit("table"))
        self.steps = {
            "previous round": self._step("previous round", self.tr("To the deal before (Page Up)")),
            "previous turn": self._named(
                "previous turn", self.tr("Turn back"), self.tr("One turn back (Shift+Left)")
            ),
            "back": self._step("back", self.tr("One step back (Left)")),
            "play": self._named("play", "", ""),
            "forward": self._step("forward", self.tr("One step forward (Right)")),
            "next turn": self._named(
                "next turn", self.tr("Turn on"), self.tr("One turn forward (Shift+Right)")
            ),
            "next round": self._step("next round", self.tr("To the next deal (Page Down)")),
        }
        self.rounds = self._box(self.tr("Round"))
        self.rounds.setPlaceholderText(self.tr("Round"))
        self.rounds.activated.connect(lambda at: self.round_chosen.emit(at + 1))
        self.seats = self._box(self.tr("Seen by"))
        self.seats.activated.connect(self.seat_chosen)
        self.speed = self._box(self.tr("Speed"))
        self.speed.addItems(
            [self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"), self.tr("Cards jump")]
        )
        self.speed.activated.connect(lambda at: self.speed_chosen.emit(SPEEDS[at]))
        self.hands = self._named("hands", self.tr("All hands"), self.tr("Show the cards of all players (O)"))
        self.hands.setCheckable(True)
        self.hands.toggled.connect(self.hands_wanted)
        self._lay_out()
        self.show_playing(playing=False)

    def offer(self, last: int, rounds: Sequence[str], seats: Sequence[str], *, open_hands: bool) -> None:
        """Offer the moments up to the last one, these rounds and seats, and all hands where they are open."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
        self.slider.setPageStep(max(1, last // 10))
        self.rounds.addItems(list(rounds))
        self.seats.addItems(list(seats))
        self.rounds.setEnabled(len(rounds) > 1)
        self.seats.setVisible(len(seats) > 1)
        self.hands.setVisible(open_hands)

    def show_moment(self, at: int, last: int, round_no: int, place: str) -> None:
        """Show where the replay stands; `place` says it in words."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(at)
        self.slider.setAccessibleDescription(place)
        self.place.setText(place)
        # The slider keeps its length while the numbers grow and shrink.
        self.place.setMinimumWidth(max(self.place.minimumWidth(), self.place.sizeHint().width()))
        self.rounds.setCurrentIndex(round_no - 1)
        for name in ("previous round", "previous turn", "back"):
            self.steps[name].setEnabled(at > 0)
        for name in ("next round", "next turn", "forward"):
            self.steps[name].setEnabled(at < last)

    def show_playing(self, *, playing: bool) -> None:
        """Let the button in the middle stop or begin."""
        made = self.steps["play"]
        made.setText(self.tr("Pause") if playing else self.tr("Play"))
        made.setToolTip(
            tip(self.tr("Stop here (Space)") if playing else self.tr("Play on by itself (Space)"))
        )

    def show_speed(self, factor: float) -> None:
        """Show which speed is chosen."""
        self.speed.setCurrentIndex(SPEEDS.index(factor))

    def _named(self, name: str, text: str, said: str) -> QPushButton:
        made = button(text)
        made.setToolTip(tip(said))
        made.setProperty("segment", True)
        if name != "hands":
            made.clicked.connect(lambda: self.pressed.emit(name))
        return made

    def _step(self, name: str, said: str) -> QPushButton:
        made = self._named(name, SYMBOLS[name], said)
        made.setAccessibleName(said)
        return made

    def _box(self, name: str) -> ChoiceBox:
        made = ChoiceBox()
        made.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        made.setAccessibleName(name)
        made.setToolTip(tip(name))
        return made

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 10)
        whole.setSpacing(8)
        above = QHBoxLayout()
        above.setSpacing(14)
        above.addWidget(self.slider, 1)
        for one in (self.rounds, self.seats, self.hands, self.place):
            above.addWidget(one)
        whole.addLayout(above)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.leave)
        below.addStretch(1)
        for step in self.steps.values():
            below.addWidget(step)
        self.steps["play"].setMinimumWidth(84)
        below.addStretch(1)
        below.addWidget(self.speed)
        whole.addLayout(below)
