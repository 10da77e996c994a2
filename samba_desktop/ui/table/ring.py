"""The wait after the own turn in which it can be taken back; nobody else is told of it before it is over."""

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.store.preferences import Preferences

LONGEST = 5000
"""Milliseconds that the next seat waits at most."""


def wait_of(preferences: Preferences) -> int:
    """Read off the preferences how long the next seat waits, in milliseconds; 0 for not at all."""
    return min(LONGEST, 100 * preferences.take_back_wait)


def can_wait(match: Match, you: int | None) -> bool:
    """Tell whether the turn has just passed on from a person who can take back how it ended.

    That is not so where the end of the turn has shown anything hidden, or has ended the round; a question to
    the partner has to be answered at once.
    """
    passed_on = you is not None and match.phase is Phase.DRAW and match.to_act != you
    return passed_on and you is not None and match.may_take_back(you) is None


class Ring(QObject):
    """Runs out on a table."""

    ran_out = Signal()

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._running = QVariantAnimation(self)
        self._running.setStartValue(1.0)
        self._running.setEndValue(0.0)
        self._running.setEasingCurve(QEasingCurve.Type.Linear)
        self._running.valueChanged.connect(self._on_share)
        self._running.finished.connect(self.ran_out)

    @property
    def is_running(self) -> bool:
        """Tell whether the time runs."""
        return self._running.state() is QVariantAnimation.State.Running

    def start(self, milliseconds: int) -> None:
        """Begin anew with all of the time."""
        self._running.stop()
        self._running.setDuration(milliseconds)
        self._running.start()

    def stop(self) -> None:
        """Stand still, full again, and run out never."""
        self._running.stop()
        self._scene.show_ring(1.0)

    def _on_share(self, share: object) -> None:
        if isinstance(share, float):
            self._scene.show_ring(share)
