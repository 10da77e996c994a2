"""Sees a process off that was told to end, while the window goes on; knows not what it did."""

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QThread

from samba_desktop.scene.timing import one_shot

GOODBYE_MS = 300
"""What a process has to end by itself."""


class Parting(QObject):
    """Keeps a process until it has ended, and ends it where it does not by itself."""

    def __init__(self, process: QProcess) -> None:
        """See off a process, which belongs to nobody else from now on."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._process = process
        process.setParent(self)
        process.stateChanged.connect(self._on_state)
        self._patience = one_shot(self, GOODBYE_MS)
        self._patience.timeout.connect(process.kill)
        if process.state() is QProcess.ProcessState.NotRunning:
            self.deleteLater()
        elif application is None or QThread.currentThread().loopLevel() == 0:
            # No turn of the window is to come in which its end could be seen.
            self.wait()
        else:
            self._patience.start()
            application.aboutToQuit.connect(self.wait)

    def wait(self) -> None:
        """Wait for the end, which is not far."""
        if not self._process.waitForFinished(GOODBYE_MS):
            self._process.kill()
            self._process.waitForFinished(GOODBYE_MS)

    def _on_state(self, state: QProcess.ProcessState) -> None:
        if state is QProcess.ProcessState.NotRunning:
            self.deleteLater()
