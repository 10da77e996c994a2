"""The dialog in which it is proved that nobody peeks: progress, a sentence for each opponent, the result."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from samba_desktop.match.match import Match
from samba_desktop.texts.fair_play import ProofTexts
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import dialog_scale, dress, pixels
from samba_desktop.ui.proof import DEALS, Proof, SeatProof, may_prove

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
