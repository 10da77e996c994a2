"""The part of a new match's dialog that deals fairly: the first receipt, and words of one's own."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from samba_desktop.match.receipt import LONGEST_WORDS, Part, receipt_of
from samba_desktop.texts.fair_play import ReceiptTexts
from samba_desktop.texts.language import Language
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import dialog_scale, dress, pixels
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
