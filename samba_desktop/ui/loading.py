"""Loads what a match will soon ask for, a module at a time once the table is seen, so that no move waits."""

from collections.abc import Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

FIRST, BETWEEN = 1500, 60
"""Milliseconds until the first module, and from one to the next."""
SOON = (
    "ui.controls",
    "ui.choice",
    "scene.accessible_parts",
    "scene.accessible",
    "engine.rules.digits",
    "engine.rules.value_digits",
    "engine.rules.sharing",
    "match.deal_code",
    "store.exchange",
    "store.reports",
    "texts.fairness",
)
"""What others need stands before them, so that each step is a small one."""


class Loading(QObject):
    """Loads modules of this package, one after another, and then is gone."""

    def __init__(self, parent: QObject, modules: Sequence[str] = SOON) -> None:
        super().__init__(parent)
        self._modules = iter(modules)
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST)
        self._timer.timeout.connect(self.on_timeout)
        self._timer.start()

    def on_timeout(self) -> None:
        """Load the next one."""
        self._timer.setInterval(BETWEEN)
        name = next(self._modules, None)
        if name is None:
            self._timer.stop()
            self.deleteLater()
        else:
            import_module(f"samba_desktop.{name}")
