"""The dialog that owns up to a crash: the report to read, to copy and to save; it sends nothing."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import write_whole
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.crash import Told
from samba_desktop.ui.file_place import file_place
from samba_desktop.ui.look import dialog_scale, dress, pixels
from samba_desktop.ui.troubles import said_of

SIZE = (760, 560)
FILE = "samba-crash.txt"


class CrashDialog(QDialog):
    """Shows a report."""

    quit_wanted = Signal()

    def __init__(self, text: str, told: Told = Told.NOW, parent: QWidget | None = None) -> None:
        """Show a report, and say what became of the program."""
        super().__init__(parent)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._text = text
        self.report = QTextBrowser()
        self.report.setPlainText(text)
        self.report.setAccessibleName(self.tr("Report of the crash"))
        self.said = label("", "small", wraps=True)
        self.copy = button(self.tr("&Copy"))
        self.copy.clicked.connect(self.on_copy)
        self.save = button(self.tr("&Save as…"))
        self.save.clicked.connect(self.on_save)
        self.quit = button(self.tr("&Quit Samba"))
        self.quit.clicked.connect(self._on_quit)
        self.quit.setHidden(told is Told.LAST_RUN)
        self.go_on = button(self.tr("&Go on"), primary=True)
        self.go_on.clicked.connect(self.accept)
        self.go_on.setHidden(told is Told.END)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(26, 24, 26, 20)
        lines.setSpacing(12)
        lines.addWidget(label(self.windowTitle(), "heading"))
        lines.addWidget(label(self._sentence(told), wraps=True))
        lines.addWidget(self.report, 1)
        lines.addWidget(self.said)
        lines.addLayout(self._foot())
        scale = dialog_scale(parent)
        dress(self, scale)
        self.resize(pixels(SIZE[0], scale), pixels(SIZE[1], scale))

    def _sentence(self, told: Told) -> str:
        if told is Told.END:
            return self.tr(
                "Samba made a mistake and cannot go on: start it again. Every move was kept. To help mend "
                "it, copy or save this report and pass it on to those from whom you have Samba. Nothing is "
                "sent by itself."
            )
        if told is Told.LAST_RUN:
            return self.tr(
                "Samba ended by a mistake of its own when it ran last. Every move was kept. To help mend it, "
                "copy or save this report and pass it on to those from whom you have Samba. "
                "Nothing is sent by itself."
            )
        return self.tr(
            "Samba made a mistake. Every move was kept: go on, or quit and start again if the table does not "
            "answer. To help mend it, copy or save this report and pass it on to those from whom you have "
            "Samba. Nothing is sent by itself."
        )

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.copy)
        foot.addWidget(self.save)
        foot.addStretch(1)
        foot.addWidget(self.quit)
        foot.addWidget(self.go_on)
        return foot

    def on_copy(self) -> None:
        """Put the report where it can be pasted from."""
        QGuiApplication.clipboard().setText(self._text)
        self.said.setText(self.tr("The report is copied; paste it into your message."))

    def on_save(self) -> None:
        """Ask for a file and write the report there."""
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), str(Path(file_place(), FILE)))
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        """Write the report, and say whether that was possible."""
        try:
            write_whole(path, self._text)
        except SaveError as error:
            self.said.setText(said_of(error))
            return
        self.said.setText(self.tr("The report is saved in {path}.").format(path=path))

    def _on_quit(self) -> None:
        self.accept()
        self.quit_wanted.emit()
