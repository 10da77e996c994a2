"""What the tests of the rules dialog share: own sets in a fresh folder, and an open dialog."""

import pytest
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules.match_plan import preset_game
from samba_desktop.ui.rules.rules_dialog import RulesDialog

SWEDISH = PRESETS["swedish-samba"]


@pytest.fixture
def changed():
    """Change options of Swedish Samba."""

    def change(**values):
        rules = SWEDISH.rules
        for name, value in values.items():
            rules = with_value(rules, name, value)
        return rules

    return change


@pytest.fixture
def own(tmp_path):
    return RuleSets(tmp_path)


@pytest.fixture
def show(qtbot, own):
    """Open the dialog over a window of some size, with all rows built."""
    load_fonts()
    windows = []

    def dialog(chosen=None, *, match=None, size=(1280, 800), language=ENGLISH):
        window = QWidget()
        window.resize(*size)
        qtbot.addWidget(window)
        windows.append(window)
        made = RulesDialog(own, chosen or preset_game(SWEDISH), language, window, match=match)
        qtbot.addWidget(made)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        made.options.complete()
        return made

    yield dialog
    windows.clear()
