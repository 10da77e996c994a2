"""Those who play the other seats of the tutorial: they play what is prepared, as a computer player would."""

from PySide6.QtCore import QObject, QTimer, Signal

from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.table import View
from samba_desktop.ui.table.opponents import OpponentMove
from samba_desktop.ui.tutorial.course import Course


class PreparedPlayers(QObject):
    """Answers for all seats but the person's."""

    answered = Signal(int, object)
    hinted = Signal(int, object)

    def __init__(self, course: Course, parent: QObject) -> None:
        super().__init__(parent)
        self._course = course
        self._is_held = False
        self._waiting: tuple[int, OpponentMove] | None = None

    def ask(self, seat: int, _view: View, moment: int) -> None:
        """Play what is prepared for a seat, a moment later."""
        move = OpponentMove(seat, self._course.replies(seat), Because(Code.SIMPLE))
        QTimer.singleShot(0, self, lambda: self._answer(moment, move))

    def _answer(self, moment: int, move: OpponentMove) -> None:
        if self._is_held:
            self._waiting = (moment, move)
        else:
            self.answered.emit(moment, move)

    def ask_hint(self, view: View, moment: int) -> None:
        """Name what the lesson wants, a moment later."""
        action = self._course.next_action(view)
        if action is not None:
            move = OpponentMove(view.seat, (action,), Because(Code.FOREIGN, {"text": ""}))
            QTimer.singleShot(0, self, lambda: self.hinted.emit(moment, move))

    def close(self) -> None:
        """Answer no more."""
        self._is_held, self._waiting = True, None

    def hold(self) -> None:
        """Keep what is answered until `go_on`."""
        self._is_held = True

    def go_on(self) -> None:
        """Hand on what was kept."""
        self._is_held = False
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.answered.emit(*waiting)
