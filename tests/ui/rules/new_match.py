"""What the tests of the new-match dialog share: a plan, an own set, and how the dialog is opened."""

from PySide6.QtCore import Qt

from samba_desktop.engine.rules.kinds import MergeSequences, Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.rule_sets import RuleSet
from samba_desktop.ui.rules.match_plan import MatchPlan
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog

SWEDISH = PRESETS["swedish-samba"]
FOUR = (
    SeatPlan("You", PERSON),
    SeatPlan("Anders", "medium"),
    SeatPlan("Berit", "medium"),
    SeatPlan("Carl", "medium"),
)
PLAN = MatchPlan(SWEDISH.rules, Seating(4, Shape.TWO_PAIRS), FOUR)


OURS = RuleSet(
    "Our rules", SWEDISH.id, with_value(SWEDISH.rules, "merge_sequences", MergeSequences.UP_TO_SEVEN)
)


def open_dialog(qtbot, own, plan=PLAN, levels=("medium",), parent=None):
    """Open the dialog and wait until it has the keys."""
    load_fonts()
    made = NewMatchDialog(own, plan, levels, parent)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def choose(dialog: NewMatchDialog, title: str) -> None:
    """Choose a game in the list."""
    dialog.game.box.setCurrentIndex(dialog.game.box.findText(title, Qt.MatchFlag.MatchStartsWith))
    dialog.game.box.activated.emit(dialog.game.box.currentIndex())


def press(qtbot, buttons, at: int) -> None:
    qtbot.mouseClick(buttons.buttons[at], Qt.MouseButton.LeftButton)
