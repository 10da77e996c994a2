"""A twin of a dialog of the game, laid out here without a screen: it tells where to click in the real one."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.ai.levels import LEVELS
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.rules.match_plan import game_of, usual_plan
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from tests.gui.player import be_ready


class Twin:
    """A dialog over a window as large as the real one."""

    def __init__(self, size, folder):
        self._application = be_ready()
        self._window = QWidget()
        self._window.resize(*size)
        self._own = RuleSets(folder)

    def new_match(self):
        """Lay out the new-match dialog as it is at first."""
        return self._shown(
            NewMatchDialog(self._own, usual_plan("You"), tuple(LEVELS), self._window, person="You")
        )

    def rules(self, over, name=""):
        """Lay out the rules dialog over the new-match dialog, with an own set or the first preset."""
        kept = self._own.find(name)
        rules = kept.rules if kept else usual_plan("You").rules
        made = self._shown(
            RulesDialog(self._own, game_of(rules, name, self._own.all()), over._language, over)  # noqa: SLF001 - the twin speaks as the dialog does
        )
        made.options.complete()
        return made

    def _shown(self, dialog):
        dialog.show()
        self.settle()
        return dialog

    def settle(self):
        """Let everything come to its place."""
        for _ in range(5):
            QApplication.processEvents()


def middle(widget, share=(0.5, 0.5)):
    """Return a point of a widget, as seen from its dialog."""
    at = QPoint(round(widget.width() * share[0]), round(widget.height() * share[1]))
    found = widget.mapTo(widget.window(), at)
    return found.x(), found.y()
