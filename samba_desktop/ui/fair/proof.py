"""The proof that nobody peeks, and its dialog."""

import secrets
from collections import deque
from collections.abc import Iterator
from contextlib import suppress

from msgspec import Struct
from PySide6.QtCore import QObject, QProcess, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from samba_desktop.ai import protocol
from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.own_process import own_opponent
from samba_desktop.ai.programs import drawn_seed
from samba_desktop.engine.cards import Chance
from samba_desktop.engine.table import LEVEL_NAMES, PERSON, Phase
from samba_desktop.match.match import Match
from samba_desktop.scene.timing import one_shot, run_slice
from samba_desktop.texts.fair_play import ProofTexts
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.table.talk import process_environment

DEALS = 20
"""Other deals for each seat."""
SAMPLES = 16
"""Imagined rounds for each choice, so that it can be repeated exactly."""
PATIENCE_MS = 60_000
"""After so long without an answer an opponent is given up."""
GOODBYE_MS = 3000
"""A process that is killed ends at once, but on a busy machine that takes its time to be noticed."""


class SeatProof(Struct, frozen=True):
    """What came of the proof for one seat."""

    seat: int
    level: str
    hidden: int
    """Cards that it cannot see."""
    moved: int
    """How many of them lay elsewhere in the other deals, on average."""
    deals: int
    size: int
    """Bytes of what the seat was sent."""
    same_sent: bool
    same_chosen: bool | None
    """None where somebody's own program plays the seat, of which only what it is sent can be said."""
    failed: bool = False
    """Whether there is no answer, as the program ended or took too long."""

    @property
    def holds(self) -> bool:
        """Tell whether the seat was seen not to peek."""
        return not self.failed and self.same_sent and self.same_chosen is not False


class _Question(Struct):
    """What is asked for one seat."""

    seat: int
    level: str
    sent: list[str]
    """The lines of the true deal and of the others, in this order."""
    hidden: int
    moved: int


def may_prove(match: Match) -> bool:
    """Tell whether the table stands so that it can be proved: a round is under way, no first meld is owed."""
    turn = match.table.turn
    return turn.phase not in {Phase.DEAL, Phase.MATCH_OVER} and not turn.owed and not turn.withheld


class Proof(QObject):
    """Runs one proof in the background, in processes of its own."""

    progressed = Signal(int, int)
    """How many steps are done, and of how many."""
    proved = Signal(object)
    """The `SeatProof` of a seat."""
    finished = Signal()

    def __init__(self, match: Match, parent: QObject) -> None:
        """Prepare to prove; nothing of the match is changed, and it may go on meanwhile."""
        super().__init__(parent)
        plans = match.seats
        self._levels = {seat: plan.level for seat, plan in enumerate(plans) if plan.level != PERSON}
        self._worlds = {seat: match.worlds(seat) for seat in self._levels}
        self._greetings = {
            seat: protocol.hello(
                match.record.rules,
                match.record.seating,
                seat,
                level if level in LEVEL_NAMES else USUAL_LEVEL,
                drawn_seed(),
            )
            for seat, level in self._levels.items()
        }
        self._chance = Chance(secrets.randbits(64))
        self._questions: deque[_Question] = deque()
        self._answers: list[str] = []
        self._process: QProcess | None = None
        self._ending: list[QProcess] = []
        """Processes that were told that nothing more comes."""
        self._done = 0
        self._steps: Iterator[None] = self._prepared()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._patience = one_shot(self, PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)

    @property
    def total(self) -> int:
        """How many steps there are in all."""
        return 2 * len(self._levels) * (DEALS + 1)

    def start(self) -> None:
        """Begin."""
        self._timer.start()

    def cancel(self) -> None:
        """Stop without a result."""
        self._timer.stop()
        self._questions.clear()
        self._end_process()
        for process in self._ending:
            process.blockSignals(True)
            if process.state() is not QProcess.ProcessState.NotRunning:
                process.kill()
                process.waitForFinished(GOODBYE_MS)

    def _on_turn(self) -> None:
        if not run_slice(self._steps):
            self._timer.stop()
            self._ask_next()

    def _prepared(self) -> Iterator[None]:
        """Write what each seat would be sent, for the true deal and for the others."""
        for seat, level in self._levels.items():
            worlds = self._worlds[seat]
            sent = [protocol.line(protocol.move(1, worlds.view, samples=SAMPLES))]
            self._step()
            yield
            moved = 0
            for _ in range(DEALS):
                view, elsewhere = worlds.other(self._chance)
                moved += elsewhere
                sent.append(protocol.line(protocol.move(1, view, samples=SAMPLES)))
                self._step()
                yield
            self._questions.append(_Question(seat, level, sent, worlds.hidden, round(moved / DEALS)))

    def _step(self) -> None:
        self._done += 1
        self.progressed.emit(self._done, self.total)

    # asking

    def _ask_next(self) -> None:
        if not self._questions:
            self.finished.emit()
            return
        question = self._questions[0]
        if question.level not in LEVEL_NAMES:
            self._done += len(question.sent)
            self.progressed.emit(self._done, self.total)
            self._tell(same_chosen=None)
            return
        self._answers = []
        process = QProcess(self)
        process.setProcessEnvironment(process_environment())
        process.readyReadStandardOutput.connect(self._on_output)
        process.finished.connect(lambda *_how: self._on_ended(process))
        process.errorOccurred.connect(lambda _error: self._on_ended(process))
        self._process = process
        program, *arguments = own_opponent()
        process.start(program, arguments)
        self._ask()

    def _ask(self) -> None:
        """Greet anew before each question, so that every one is answered by the same chance."""
        question = self._questions[0]
        if self._process is not None:
            greeting = protocol.line(self._greetings[question.seat])
            self._process.write((greeting + question.sent[len(self._answers)]).encode())
            self._patience.start()

    def _on_output(self) -> None:
        while self._process is not None and self._process.canReadLine():
            text = bytes(self._process.readLine().data()).decode(errors="replace")
            with suppress(protocol.AnswerError):
                if "move" in protocol.read_line(text):
                    self._on_answer(text)

    def _on_answer(self, text: str) -> None:
        self._answers.append(text)
        self._step()
        if len(self._answers) < len(self._questions[0].sent):
            self._ask()
            return
        self._end_process()
        self._tell(same_chosen=len(set(self._answers)) == 1)

    def _on_ended(self, process: QProcess) -> None:
        if process is self._process:
            self._give_up()

    def _give_up(self) -> None:
        self._end_process()
        self._tell(same_chosen=False, failed=True)

    def _tell(self, *, same_chosen: bool | None, failed: bool = False) -> None:
        question = self._questions.popleft()
        self.proved.emit(
            SeatProof(
                seat=question.seat,
                level=question.level,
                hidden=question.hidden,
                moved=question.moved,
                deals=len(question.sent) - 1,
                size=len(question.sent[0].encode()),
                same_sent=len(set(question.sent)) == 1,
                same_chosen=same_chosen,
                failed=failed,
            )
        )
        self._ask_next()

    def _end_process(self) -> None:
        """Let the process end by itself; nobody waits for it."""
        self._patience.stop()
        process, self._process = self._process, None
        if process is not None:
            process.closeWriteChannel()
            self._ending.append(process)


BAR = """
QProgressBar { background: $sunk; border: 2px solid $edge; border-radius: 7px; min-height: 14px;
  max-height: 14px; }
QProgressBar::chunk { background: $primary; border-radius: 5px; }
"""


class ProofDialog(QDialog):
    """Runs a proof as soon as it is shown; closing it ends the proof."""

    def __init__(
        self, match: Match, company: Company, language: Language, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Prove that nobody peeks"))
        self._company = company
        self._texts = ProofTexts(language)
        self.proved: list[SeatProof] = []
        self.verdict = label(self._texts.under_way(), "heading", wraps=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self._texts.under_way())
        self.close_button = button(self.tr("&Cancel"), primary=True)
        self.close_button.clicked.connect(self.reject)
        self._lines = QVBoxLayout()
        self._lay_out()
        scale = dialog_scale(parent)
        dress(self, scale, BAR)
        self.setMinimumWidth(pixels(680, scale))
        self.proof: Proof | None = None
        self._begin(match)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 18)
        whole.setSpacing(12)
        whole.addWidget(label(self.windowTitle(), "title"))
        whole.addWidget(label(self._texts.about(DEALS), "dim", wraps=True))
        whole.addWidget(self.bar)
        whole.addWidget(self.verdict)
        self._lines.setSpacing(8)
        whole.addLayout(self._lines)
        whole.addStretch(1)
        whole.addLayout(foot)

    def _begin(self, match: Match) -> None:
        if not may_prove(match):
            self._say_only(self._texts.not_now())
            return
        proof = Proof(match, self)
        if not proof.total:
            self._say_only(self._texts.none())
            return
        self.proof = proof
        self.bar.setRange(0, proof.total)
        proof.progressed.connect(lambda done, _total: self.bar.setValue(done))
        proof.proved.connect(self._on_proved)
        proof.finished.connect(self._on_finished)
        proof.start()

    def _say_only(self, sentence: str) -> None:
        self.bar.hide()
        self.verdict.setText(sentence)
        self.close_button.setText(self.tr("&Close"))

    def _on_proved(self, one: SeatProof) -> None:
        self.proved.append(one)
        said = label(self.sentence(one), "" if one.holds else "minus", wraps=True)
        self._lines.addWidget(said)

    def sentence(self, one: SeatProof) -> str:
        """Say what came of the proof for a seat."""
        name, texts = self._company.names[one.seat], self._texts
        if not one.same_sent:
            return texts.other_sent(name)
        if one.failed:
            return texts.failed(name)
        if one.same_chosen is None:
            return texts.sent_alone(name, one.deals, one.hidden, one.moved)
        if one.same_chosen:
            return texts.holds(name, one.deals, one.hidden, one.moved)
        return texts.other_chosen(name)

    def _on_finished(self) -> None:
        holds = all(one.holds for one in self.proved)
        self.verdict.setText(self._texts.all_hold() if holds else self._texts.not_all_hold())
        self.bar.setValue(self.bar.maximum())
        self.close_button.setText(self.tr("&Close"))

    def done(self, result: int) -> None:
        """End the proof with the dialog."""
        if self.proof is not None:
            self.proof.cancel()
        super().done(result)
