"""The receipts of deals: what was promised before, and what was checked after."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QTextBrowser, QVBoxLayout, QWidget

from samba_desktop.engine.table import Phase
from samba_desktop.match.deal_code import dealt_seeds
from samba_desktop.match.match import Match
from samba_desktop.match.receipt import (
    LONGEST_WORDS,
    Part,
    Receipt,
    flaws,
    is_sound,
    opened_text,
    part_of,
    receipt_of,
)
from samba_desktop.texts.fair_play import ReceiptTexts
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.rules.match_plan import MatchPlan, fresh_part, fresh_record
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog


def first_receipt(plan: MatchPlan) -> str:
    """Return the receipt of the first deal of a plan that has its part."""
    receipt = receipt_of(fresh_record(plan), 1)
    assert receipt is not None
    return receipt.digest


class FairDeal:
    """Draws the program's part when the dialog opens, and shows the first receipt in its foot."""

    def __init__(self, dialog: NewMatchDialog, language: Language) -> None:
        self._dialog = dialog
        self._language = language
        self._texts = ReceiptTexts(language)
        self.part = fresh_part()
        self.button = button("")
        self.button.setProperty("link", True)
        self.button.clicked.connect(self.ask)
        dialog.foot.insertWidget(0, self.button)
        QWidget.setTabOrder(dialog.demonstration, self.button)
        QWidget.setTabOrder(self.button, dialog.cancel)
        dialog.game.chosen.connect(self._show)
        self._show()

    def plan(self) -> MatchPlan:
        """Return the match as it stands in the dialog, with what its cards are to come from."""
        return replace(self._dialog.plan(), part=self.part)

    def ask(self) -> None:
        """Show by what the program is bound, and take words of one's own."""
        asking = WordsDialog(self.plan(), self._language, self._dialog)
        asking.accepted.connect(lambda: self._take(asking.part))
        asking.open()

    def _take(self, part: Part) -> None:
        self.part = part
        self._show()

    def _show(self) -> None:
        self.button.setText(self._texts.before_first(first_receipt(self.plan())))


class WordsDialog(QDialog):
    """Shows the hash of the program's part, and the first receipt as it changes with the words."""

    def __init__(self, plan: MatchPlan, language: Language, parent: QWidget | None = None) -> None:
        """`plan` has its part."""
        super().__init__(parent)
        assert plan.part is not None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Fair deal"))
        self._plan = plan
        self._part = plan.part
        self._texts = ReceiptTexts(language)
        self.words = QLineEdit(plan.part.words)
        self.words.setMaxLength(LONGEST_WORDS)
        self.words.setPlaceholderText(self.tr("Words of your own, if you like"))
        self.words.setAccessibleName(self.tr("Words of your own"))
        self.words.textChanged.connect(self._show)
        self.receipt = label("", wraps=True)
        self.bound = label(self._texts.bound(plan.part.commitment), wraps=True)
        for one in (self.bound, self.receipt):
            one.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._lay_out()
        scale = dialog_scale(parent)
        dress(self, scale)
        self.setFixedWidth(pixels(700, scale))
        self._show()
        self.words.setFocus()

    @property
    def part(self) -> Part:
        """The program's part with the words as they stand."""
        return Part(self._part.secret, self.words.text())

    def _show(self) -> None:
        self.receipt.setText(self._texts.first(first_receipt(replace(self._plan, part=self.part))))

    def _lay_out(self) -> None:
        use = button(self.tr("&Deal with these"), primary=True)
        use.clicked.connect(self.accept)
        cancel = button(self.tr("&Cancel"))
        cancel.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(use)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 18)
        whole.setSpacing(12)
        whole.addWidget(label(self.windowTitle(), "title"))
        whole.addWidget(label(self._texts.about(), "dim", wraps=True))
        whole.addWidget(label(self._texts.about_words(), "dim", wraps=True))
        whole.addWidget(self.bound)
        whole.addWidget(self.words)
        whole.addWidget(self.receipt)
        whole.addLayout(foot)


class ReceiptLines:
    """What may be told of the receipts of a match now."""

    def __init__(self, match: Match, language: Language) -> None:
        self._match = match
        self._texts = ReceiptTexts(language)
        self._record = match.record
        self._part = part_of(self._record)

    @property
    def finished(self) -> tuple[Receipt, ...]:
        """The receipts of finished rounds, which are open to everybody."""
        return tuple(self._of(number) for number in range(1, len(self._match.counts) + 1))

    @property
    def sealed(self) -> tuple[Receipt, ...]:
        """The receipt of the round that is played, or of the next one; only its hash may be shown."""
        if self._part is None or self._match.phase is Phase.MATCH_OVER:
            return ()
        return (self._of(len(self._match.counts) + 1),)

    def _of(self, number: int) -> Receipt:
        receipt = receipt_of(self._record, number)
        assert receipt is not None
        return receipt

    def shown(self) -> list[str]:
        """Say what is laid down, and what was."""
        if self._part is None:
            return [self._texts.none()]
        lines = [self._texts.committed(self._part.commitment), self._texts.words(self._part.words)]
        lines += [self._texts.open_round(one.round_no, one.digest) for one in self.sealed]
        lines += [opened_text(one) for one in reversed(self.finished)]
        over = self._match.phase is Phase.MATCH_OVER
        lines.append(self._texts.secret(self._part.secret) if over else self._texts.later())
        return lines

    def checked(self) -> tuple[list[str], bool]:
        """Check what is over; return what is found, and whether all is sound."""
        found = flaws(self._record, dealt_seeds(self._record.entries))
        lines = [self._texts.flaw(flaw.value) for flaw in found] or [self._texts.fits()]
        for one in self.finished:
            tell = self._texts.sound_round if is_sound(one) else self._texts.wrong_round
            lines.append(tell(one.round_no, one.digest))
        return lines, not found and all(map(is_sound, self.finished))


class ReceiptDialog(QDialog):
    """Shows the receipts of a match as it stands."""

    def __init__(self, match: Match, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Deal receipts"))
        self._texts = ReceiptTexts(language)
        self._lines = ReceiptLines(match, language)
        self.verdict = label("", "heading", wraps=True)
        self.verdict.hide()
        self.page = QTextBrowser()
        self.page.setAccessibleName(self.windowTitle())
        self.page.setPlainText("\n\n".join(self._lines.shown()))
        has_receipts = part_of(match.record) is not None
        self.check = button(self.tr("Chec&k"), primary=has_receipts)
        self.copy = button(self.tr("C&opy"))
        self.close_button = button(self.tr("&Close"), primary=not has_receipts)
        self._lay_out()
        self.check.setEnabled(has_receipts)
        self.copy.setEnabled(has_receipts)
        scale = dialog_scale(parent)
        dress(self, scale)
        self.resize(pixels(760, scale), pixels(560, scale))

    def _lay_out(self) -> None:
        self.check.clicked.connect(self._check)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.copy)
        foot.addStretch(1)
        foot.addWidget(self.check)
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 18)
        whole.setSpacing(12)
        whole.addWidget(label(self.windowTitle(), "title"))
        whole.addWidget(label(self._texts.about(), "dim", wraps=True))
        whole.addWidget(self.verdict)
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)

    def _check(self) -> None:
        lines, sound = self._lines.checked()
        self._say(self._texts.all_sound() if sound else self._texts.not_sound())
        self.page.setPlainText("\n\n".join([*lines, *self._lines.shown()]))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n\n".join(self._lines.shown()))
        self._say(self._texts.copied())

    def _say(self, sentence: str) -> None:
        self.verdict.setText(sentence)
        self.verdict.show()
