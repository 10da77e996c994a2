"""Sees a process off that was told to end, while the window goes on; knows not what it did."""

import os

from PySide6.QtCore import QCoreApplication, QObject, QProcess, QThread, QTimer

from samba_desktop.ai.guard import end_without_guard

GOODBYE_MS = 300
"""What a process has to end by itself, and then to end when it is told to."""


class Parting(QObject):
    """Keeps a process until it has ended, and ends it where it does not by itself."""

    def __init__(self, process: QProcess, group: int = 0) -> None:
        """See off a process, which belongs to nobody else from now on; `group` is that of its guard."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._process, self._group = process, group
        self._is_told = False
        """Whether it was told to end."""
        process.setParent(self)
        # Nobody reads any more what it may say without end.
        for channel in (QProcess.ProcessChannel.StandardOutput, QProcess.ProcessChannel.StandardError):
            process.closeReadChannel(channel)
        process.stateChanged.connect(self._on_state)
        self._patience = QTimer(self)
        self._patience.setInterval(GOODBYE_MS)
        self._patience.timeout.connect(self._end)
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
        for _ in range(3):
            if self._process.waitForFinished(GOODBYE_MS):
                return
            self._end()

    def _end(self) -> None:
        """Tell the process to end, so that a guard can end what it guards; the next time end it."""
        if not self._is_told:
            self._is_told = True
            stop(self._process)
            return
        end_group(self._group)
        self._process.kill()

    def _on_state(self, state: QProcess.ProcessState) -> None:
        if state is QProcess.ProcessState.NotRunning:
            if self._process.exitStatus() is QProcess.ExitStatus.CrashExit:
                end_group(self._group)
            self.deleteLater()


def stop(process: QProcess) -> None:
    """Tell a process to end at once."""
    if os.name == "nt":
        # There only windows can be told.
        process.kill()
    else:
        process.terminate()


def end_group(number: int) -> None:
    """End all that the guard with this number guards, where there is one."""
    if number and os.name != "nt":
        end_without_guard(number)
