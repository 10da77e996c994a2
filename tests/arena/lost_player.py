"""A player that never answers, for what is told of one."""

from samba_desktop.ai.thought import Lost
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP


class LostPlayer:
    """Loses every choice."""

    def choose(self, _view):
        raise Lost(QT_TRANSLATE_NOOP("Players", "The program ended."))

    def refused(self, action, refusal):
        raise AssertionError(action, refusal)

    def round_over(self, result):
        """Hear nothing."""
