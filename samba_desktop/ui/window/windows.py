"""The one place that opens windows and dialogs, each loaded when it is first wanted."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from samba_desktop.ai.typed import TypedCommands
from samba_desktop.match.record import SeatPlan
from samba_desktop.scene.timing import Job
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.window_place import open_centred
from samba_desktop.ui.table.commands import Command

if TYPE_CHECKING:
    from samba_desktop.ui.rules.seat_list import StandInDialog
    from samba_desktop.ui.table.log_panel import LogPanel
    from samba_desktop.ui.window.settings_dialog import SettingsDialog

AFTER_THE_TABLE = 1500
"""Milliseconds from the first picture of the table until what it will soon ask for is loaded."""


def log_panel(parent: QWidget) -> "LogPanel":
    """Make the log beside a table."""
    from samba_desktop.ui.table.log_panel import LogPanel

    return LogPanel(parent)


def show_keys(language: Language, window: QWidget, commands: Iterable[Command]) -> None:
    """Show the page of keys."""
    from samba_desktop.ui.table.keys_page import KeysPage

    KeysPage(language, window, commands).open()


def show_about(window: QWidget) -> None:
    """Say what this program is."""
    from samba_desktop.ui.window.about_dialog import AboutDialog

    open_centred(AboutDialog(window), window)


def open_settings(preferences: Preferences, window: QWidget, language: Language) -> "SettingsDialog":
    """Let everything be changed that is chosen for good."""
    from samba_desktop.ui.window.settings_dialog import SettingsDialog

    dialog = SettingsDialog(preferences, window, letters=language.letters)
    dialog.open()
    return dialog


def ask_stand_ins(
    seats: tuple[SeatPlan, ...], typed: TypedCommands, language: Language, window: QWidget
) -> "StandInDialog":
    """Ask whom to seat in place of programs that were not typed here."""
    from samba_desktop.ui.rules.seat_list import StandInDialog

    dialog = StandInDialog(seats, typed, language, window)
    open_centred(dialog, window)
    return dialog


def loading() -> Iterator[None]:
    """Load what a match will soon ask for, a little at a step; what is missing here is loaded when opened."""
    import samba_desktop.ai.rule_player.fallback

    yield
    import samba_desktop.ai.protocol

    yield
    import samba_desktop.ui.table.talk

    yield
    import samba_desktop.ui.table.log_panel

    yield
    import samba_desktop.scene.accessible

    yield
    import samba_desktop.store.reports

    yield
    import samba_desktop.ui.table.moments

    yield
    import samba_desktop.ui.kit.score_chart

    yield
    import samba_desktop.ui.table.score_sheet

    yield
    import samba_desktop.ui.table.match_end

    yield
    import samba_desktop.ai.fast

    yield
    import samba_desktop.texts.option_texts

    yield
    import samba_desktop.ui.rules.option_controls

    yield
    import samba_desktop.ui.rules.option_row

    yield
    import samba_desktop.ui.rules.option_list

    yield
    import samba_desktop.ui.rules.rule_set_actions

    yield
    import samba_desktop.texts.page.advice

    yield
    import samba_desktop.texts.page.pages

    yield
    import samba_desktop.ui.rules.rules_window

    yield
    import samba_desktop.ui.rules.rules_dialog

    yield
    import samba_desktop.ui.rules.new_match_dialog

    yield


def load_soon(parent: QObject) -> Job:
    """Load what a match will soon ask for once the table is seen, while nothing else happens."""
    job = Job(parent)
    job.start(loading(), AFTER_THE_TABLE)
    return job
