"""Looks at every field for a number in the dialogs and prints how many there were, and each too narrow.

    QT_SCALE_FACTOR=1.25 python tests/ui/number_fields.py WIDTH HEIGHT FOLDER

The size is that of the screen in its own points. In the folder pictures of the dialogs are left.
"""

import os
import sys
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QStyle, QStyleOptionFrame, QWidget

from samba_desktop.app import build_application
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import MINUS
from samba_desktop.ui.kit.controls import StepField, WholeNumbers
from samba_desktop.ui.rules.match_plan import MatchPlan, preset_game, usual_plan, with_game
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.window.languages import Speech

TITLE = 35
"""Pixels of the title and the menus of a window."""
CODES = ("en", "de")
INSET = 2
"""Pixels that Qt leaves free at each end of what is typed."""


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def room(field: QLineEdit) -> int:
    """Return how wide what is typed can be."""
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    return (
        field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field).width() - 2 * INSET
    )


def widest(field: StepField) -> str:
    limits = field.validator()
    assert isinstance(limits, WholeNumbers)
    return max((f"{limits.low:,}".replace("-", MINUS), f"{limits.high:,}"), key=len)


def look(dialog: QWidget, what: str) -> tuple[int, list[str]]:
    cut, seen = [], 0
    for field in dialog.findChildren(StepField):
        if field.isVisible():
            seen += 1
            needed = field.fontMetrics().horizontalAdvance(widest(field))
            beside = field.parentWidget()
            outside = beside.width() > 0 and not beside.rect().contains(field.geometry())
            if needed > room(field) or outside:
                cut.append(f"{what}: {field.accessibleName()} has {room(field)} for {needed}")
    window = dialog.parentWidget()
    if window is not None and (dialog.width() > window.width() or dialog.height() > window.height() + TITLE):
        cut.append(f"{what}: {dialog.size()} is larger than the window, {window.size()}")
    return seen, cut


def main(width: int, height: int, folder: Path) -> int:
    application = build_application()
    scale = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    table = QWidget()
    table.resize(QSize(round(width / scale), round(height / scale) - TITLE))
    table.show()
    seen, cut = 0, []
    for code in CODES:
        speech = Speech(application, code)
        speech.follow(Preferences())
        for preset in PRESETS.values():
            plan: MatchPlan = with_game(usual_plan("You"), preset_game(preset))
            dialog = NewMatchDialog(RuleSets(folder), plan, ("medium",), table, language=speech.language)
            dialog.show()
            settle()
            if preset.id == "swedish-samba":
                dialog.grab().save(str(folder / f"{code}-new.png"))
            more, narrow = look(dialog, f"{code} {preset.id}")
            seen, cut = seen + more, cut + narrow
            dialog.close()
        game = preset_game(PRESETS["swedish-samba"])
        rules = RulesDialog(RuleSets(folder), game, speech.language, table)
        rules.show()
        rules.options.complete()
        settle()
        rules.grab().save(str(folder / f"{code}-rules.png"))
        for row in rules.options.rows.values():
            rules.options.ensureWidgetVisible(row)
        settle()
        more, narrow = look(rules, f"{code} rules")
        seen, cut = seen + more, cut + narrow
        rules.close()
        speech.follow(replace(Preferences(), language="en"))
    print(seen, *cut, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])))
