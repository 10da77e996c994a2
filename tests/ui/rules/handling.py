"""How the tests handle an open rules dialog."""

from PySide6.QtCore import Qt

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.store.rule_sets import RuleSet
from samba_desktop.ui.rules.match_plan import Game
from samba_desktop.ui.rules.rules_dialog import Question

SWEDISH = PRESETS["swedish-samba"]
LEFT = Qt.MouseButton.LeftButton


def row(dialog, name):
    return dialog.options.rows[name]


def press(qtbot, button):
    qtbot.mouseClick(button, LEFT)


def pick(qtbot, dialog, title):
    """Click a game in the list."""
    games = dialog.side.games
    at = next(n for n, item in enumerate(games.lines) if item.data(Qt.ItemDataRole.UserRole).title == title)
    games.scrollToItem(games.lines[at])
    qtbot.mouseClick(games.viewport(), LEFT, pos=games.line_rect(at).center())
    dialog.options.complete()


def lines(dialog):
    return [item.data(Qt.ItemDataRole.UserRole) for item in dialog.side.games.lines]


def titles(dialog):
    return [line.title for line in lines(dialog)]


def choose(dialog, name, value):
    """Let the control of an option tell a value."""
    row(dialog, name).chosen.emit(name, value)
    dialog.options.complete()


def answer(qtbot, dialog, words):
    question = dialog.findChild(Question)
    press(qtbot, next(one for one in question.answers if words in one.text()))


def open_ours(show, own, changed):
    """Open the dialog with an own set chosen."""
    own.save(RuleSet("Ours", SWEDISH.id, changed(deck_count=4)))
    return show(Game(SWEDISH.id, changed(deck_count=4), "Ours"))
