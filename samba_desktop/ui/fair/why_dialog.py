"""The dialog that says why the others played as they did."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import WhyTexts
from samba_desktop.ui.fair.why import Whys
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.table.log_panel import LogPanel


class WhyDialog(QDialog):
    """Shows the log of a finished round with a reason below each turn of an opponent."""

    def __init__(
        self, whys: Whys, language: Language, parent: QWidget | None = None, *, line: int | None = None
    ) -> None:
        """Show the round of a line of the log, marked, or without one the last round that is over."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Why did they play that?"))
        texts = WhyTexts(language)
        chosen = None if line is None else whys.line(line)
        is_over = whys.finished > 0 and (line is None or chosen is not None)
        self.about = label(texts.about() if is_over else texts.later(), "dim", wraps=True)
        self.log = LogPanel()
        self.log.view.setAccessibleName(self.windowTitle())
        self.log.setVisible(is_over)
        round_at = chosen.round_at if chosen else whys.finished - 1
        self.log.show_turns(whys.told_round(round_at) if is_over else ())
        if chosen is not None:
            self.log.mark(whys.lines().index(chosen) - whys.first_of(round_at))
        close = button(self.tr("&Close"), primary=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 22, 26, 18)
        whole.setSpacing(12)
        whole.addWidget(label(self.windowTitle(), "title"))
        whole.addWidget(self.about)
        whole.addWidget(self.log, 1)
        whole.addLayout(foot)
        scale = dialog_scale(parent)
        dress(self, scale)
        self.resize(pixels(720, scale), pixels(560 if is_over else 160, scale))
        (self.log.view if is_over else close).setFocus()
