"""What is opened some time after the table is seen: loaded when it is first named, so the table comes sooner.

`from samba_desktop.ui import later` and `later.AboutDialog` is the class that `about_dialog` defines.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from samba_desktop.ai.fast import compiled
    from samba_desktop.ai.kernel_rules import beyond_kernel
    from samba_desktop.match.deal_code import CodedDeal, chosen_dealer, code_of_last, settled
    from samba_desktop.match.receipt import receipt_of
    from samba_desktop.store.exchange import SUFFIX, read_record, write_record
    from samba_desktop.store.reports import (
        Personal,
        known_names,
        last_record,
        report,
        write_elsewhere,
        write_report,
    )
    from samba_desktop.texts.fairness import ReceiptTexts
    from samba_desktop.ui.about_dialog import AboutDialog
    from samba_desktop.ui.choice import Choice, Option
    from samba_desktop.ui.crash_dialog import CrashDialog
    from samba_desktop.ui.history.window import HistoryWindow
    from samba_desktop.ui.keys_page import KeysPage
    from samba_desktop.ui.learning import offer_learning
    from samba_desktop.ui.log_panel import LogPanel
    from samba_desktop.ui.luck_dialog import LuckDialog
    from samba_desktop.ui.match_end import MatchEnd
    from samba_desktop.ui.moments import KeyMoment, MomentSearch
    from samba_desktop.ui.moments_panel import MomentsPanel
    from samba_desktop.ui.new_match_dialog import NewMatchDialog
    from samba_desktop.ui.picture import drawn_table
    from samba_desktop.ui.practice import PracticeWindow
    from samba_desktop.ui.proof_dialog import ProofDialog
    from samba_desktop.ui.reading_window import ReadingWindow
    from samba_desktop.ui.receipt_dialog import ReceiptDialog
    from samba_desktop.ui.receipt_words import FairDeal
    from samba_desktop.ui.replay_window import ReplayWindow
    from samba_desktop.ui.round_sheet import RoundSheet
    from samba_desktop.ui.rules_dialog.dialog import RulesDialog
    from samba_desktop.ui.rules_window import RulesWindow
    from samba_desktop.ui.settings_dialog import SettingsDialog
    from samba_desktop.ui.stand_ins import StandInDialog
    from samba_desktop.ui.startup_trouble import SentenceDialog
    from samba_desktop.ui.talk import Talk, talk_with
    from samba_desktop.ui.tutorial.window import TutorialWindow
    from samba_desktop.ui.welcome import Welcome
    from samba_desktop.ui.why_dialog import WhyDialog

__all__ = [
    "SUFFIX",
    "AboutDialog",
    "Choice",
    "CodedDeal",
    "CrashDialog",
    "FairDeal",
    "HistoryWindow",
    "KeyMoment",
    "KeysPage",
    "LogPanel",
    "LuckDialog",
    "MatchEnd",
    "MomentSearch",
    "MomentsPanel",
    "NewMatchDialog",
    "Option",
    "Personal",
    "PracticeWindow",
    "ProofDialog",
    "ReadingWindow",
    "ReceiptDialog",
    "ReceiptTexts",
    "ReplayWindow",
    "RoundSheet",
    "RulesDialog",
    "RulesWindow",
    "SentenceDialog",
    "SettingsDialog",
    "StandInDialog",
    "Talk",
    "TutorialWindow",
    "Welcome",
    "WhyDialog",
    "beyond_kernel",
    "chosen_dealer",
    "code_of_last",
    "compiled",
    "drawn_table",
    "known_names",
    "last_record",
    "offer_learning",
    "read_record",
    "receipt_of",
    "report",
    "settled",
    "talk_with",
    "write_elsewhere",
    "write_record",
    "write_report",
]
PLACES = {
    "AboutDialog": "ui.about_dialog",
    "CrashDialog": "ui.crash_dialog",
    "HistoryWindow": "ui.history.window",
    "KeysPage": "ui.keys_page",
    "FairDeal": "ui.receipt_words",
    "LogPanel": "ui.log_panel",
    "offer_learning": "ui.learning",
    "LuckDialog": "ui.luck_dialog",
    "MatchEnd": "ui.match_end",
    "KeyMoment": "ui.moments",
    "MomentSearch": "ui.moments",
    "MomentsPanel": "ui.moments_panel",
    "NewMatchDialog": "ui.new_match_dialog",
    "PracticeWindow": "ui.practice",
    "ProofDialog": "ui.proof_dialog",
    "ReadingWindow": "ui.reading_window",
    "ReceiptDialog": "ui.receipt_dialog",
    "ReplayWindow": "ui.replay_window",
    "RoundSheet": "ui.round_sheet",
    "RulesDialog": "ui.rules_dialog.dialog",
    "RulesWindow": "ui.rules_window",
    "SentenceDialog": "ui.startup_trouble",
    "SettingsDialog": "ui.settings_dialog",
    "StandInDialog": "ui.stand_ins",
    "TutorialWindow": "ui.tutorial.window",
    "Welcome": "ui.welcome",
    "WhyDialog": "ui.why_dialog",
    "beyond_kernel": "ai.kernel_rules",
    "compiled": "ai.fast",
    "drawn_table": "ui.picture",
    "Talk": "ui.talk",
    "talk_with": "ui.talk",
    "Choice": "ui.choice",
    "Option": "ui.choice",
    "CodedDeal": "match.deal_code",
    "chosen_dealer": "match.deal_code",
    "code_of_last": "match.deal_code",
    "settled": "match.deal_code",
    "receipt_of": "match.receipt",
    "SUFFIX": "store.exchange",
    "read_record": "store.exchange",
    "write_record": "store.exchange",
    "Personal": "store.reports",
    "known_names": "store.reports",
    "last_record": "store.reports",
    "report": "store.reports",
    "write_elsewhere": "store.reports",
    "write_report": "store.reports",
    "ReceiptTexts": "texts.fairness",
}
"""The module of each name, within the package."""

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        place = PLACES.get(name)
        if place is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"samba_desktop.{place}"), name)
