"""Loads what a match will soon ask for, a module at a time once the table is seen, so that no move waits."""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

FIRST, BETWEEN = 1500, 60
"""Milliseconds until the first module, and from one to the next."""
TALKING = (
    "ai.rule_player.sketch",
    "ai.rule_player.meld_values",
    "ai.rule_player.first_meld",
    "ai.rule_player.fallback",
    "ai.own_process",
    "engine.caseparts",
    "ai.protocol",
    "ui.parting",
    "ui.talk",
)
"""What the first question to an opponent takes."""
SOON = (
    *TALKING,
    "ui.controls",
    "ui.log_panel",
    "ui.choice",
    "scene.accessible",
    "engine.rules.sharing",
    "match.deal_code",
    "store.exchange",
    "store.reports",
    "texts.fair_play",
    "ui.held_cards",
    "ui.moments",
    "ui.moments_panel",
    "ui.score_chart",
    "ui.rules.seat_list",
    "ui.sheet_line",
    "ui.sheet_column",
    "ui.sheet_columns",
    "ui.round_sheet",
    "ui.match_end",
    "ai.fast",
    "ai.kernel_rules",
    "texts.option_texts",
    "texts.variant_clauses_melds",
    "texts.variant_clauses_scores",
    "texts.variants",
    "engine.rules.comparing",
    "texts.comparison",
    "ui.toggles",
    "ui.rules.option_controls",
    "ui.rules.option_row",
    "ui.rules.game_list",
    "ui.rules.option_list",
    "ui.rules.comparison_dialog",
    "ui.rules.rule_set_actions",
    "texts.page.parts",
    "texts.page.history",
    "texts.page.html",
    "texts.page.facts",
    "texts.page.voice",
    "texts.page.advice",
    "texts.page.start",
    "texts.page.ending",
    "texts.page.meld_chapters",
    "texts.page.turns",
    "texts.rules_page",
    "ui.rules.printed_rules",
    "ui.rules.rules_window",
    "ui.rules.rules_dialog",
    "ui.rules.new_match_dialog",
)
"""What others need stands before them, so that each step is a small one."""


def is_loaded(module: str) -> bool:
    """Tell whether a module of this package is there."""
    return f"samba_desktop.{module}" in sys.modules


def loading(modules: Sequence[str]) -> Iterator[None]:
    """Load modules of this package, one a step."""
    for name in modules:
        import_module(f"samba_desktop.{name}")
        yield


class Loading(QObject):
    """Loads modules of this package, one after another, and then is gone."""

    def __init__(self, parent: QObject, modules: Sequence[str] = SOON) -> None:
        super().__init__(parent)
        self._steps = loading(modules)
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST)
        self._timer.timeout.connect(self.on_timeout)
        self._timer.start()

    def on_timeout(self) -> None:
        """Load the next one."""
        self._timer.setInterval(BETWEEN)
        for _ in self._steps:
            return
        self._timer.stop()
        self.deleteLater()
