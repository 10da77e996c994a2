"""Asks an opponent in a process in which nothing that talking takes is loaded yet, and tells what happens.

python -m tests.ui.first_question [close]
"""

import json
import sys

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from samba_desktop.engine.actions import Deal
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.ui.table.runner import OpponentRunner

TALK = "samba_desktop.ui.table.talk"
SEATING = Seating(2, Shape.SOLO)
AWHILE = 500


def main() -> None:
    """Ask twice, the second time what counts; with `close` the table is left before it is answered."""
    application = QCoreApplication([])
    state, _ = step(new_match(Rules(), SEATING), Deal("7"))
    seat = state.table.turn.seat
    runner = OpponentRunner(Rules(), SEATING, (SeatPlan("Bo", "medium"),) * SEATING.players)
    heard: list[int] = []
    turns: list[bool] = []
    runner.answered.connect(lambda moment, _move: (heard.append(moment), application.quit()))
    other = QTimer(application)
    other.timeout.connect(lambda: turns.append(TALK in sys.modules))
    other.start()

    for moment in (4, 5):
        runner.ask(seat, observe(state, seat), moment)
    at_once = TALK in sys.modules
    if sys.argv[1:] == ["close"]:
        runner.close()
        QTimer.singleShot(AWHILE, application.quit)
    application.exec()
    talks = [one for one in runner.children() if isinstance(one, QObject) and type(one).__name__ == "Talk"]
    runner.close()
    meanwhile = turns.index(True) if True in turns else len(turns)
    print(json.dumps({"at once": at_once, "heard": heard, "meanwhile": meanwhile, "talks": len(talks)}))


if __name__ == "__main__":
    main()
