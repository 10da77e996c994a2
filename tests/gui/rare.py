"""Pictures for the album of what is seen seldom or late: moments, practice, proof, receipts, a crash."""

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from samba_desktop.match.match import Match
from samba_desktop.match.receipt import part_from_bits
from samba_desktop.match.replay import decisions
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.crash import CrashDialog, Told
from samba_desktop.ui.fair.proof import ProofDialog
from samba_desktop.ui.fair.receipts import ReceiptDialog, WordsDialog
from samba_desktop.ui.learn.practice import PracticeWindow
from samba_desktop.ui.table.moments import KeyMoment
from tests.gui.studio import OFF, PAIRS, SMALL, Studio, is_late, played
from tests.match.random_player import RandomPlayer, new_record
from tests.match.wavering import round_over

SAMPLES = 16
"""Rounds that are imagined for each plan: what is found needn't be right here."""
SECRET = 0xFACE
"""The number of which receipts tell."""
MOST_BREATHS = 6000
"""How often at most the window is let do what is due."""
REPORT = "Traceback (most recent call last):\n" + "".join(
    f'  File "samba_desktop/ui/table.py", line {line}, in show\n    self.deal()\n' for line in range(9)
)


def moments(studio: Studio) -> None:
    """Show the sheet of a round with its moments."""
    with studio.window(SMALL) as shown:
        shown.moments.samples = SAMPLES
        shown.open(round_over())
        studio.breathe(40)
        studio.keep(shown, "-looking")
        panel = shown.table.panel.held.moments
        for _ in range(MOST_BREATHS):
            if panel.open.isVisible():
                break
            studio.breathe(1)
        studio.keep(shown, "-found")
        panel.open.setChecked(True)
        studio.keep(shown, "-opened")


def practice(studio: Studio) -> None:
    """Play on from a moment."""
    match = round_over()
    one = decisions(match.record, 1, 0)[4]
    start = KeyMoment(one.turn, one.moment, "…")
    shown = PracticeWindow(match.record, start, studio.speech.language, OFF, "Samba")
    shown.resize(*SMALL)
    shown.show()
    while shown.table.controller is None:
        studio.breathe(1)
    studio.breathe(30)
    studio.keep(shown)
    shown.close()
    shown.deleteLater()


def _keep(studio: Studio, dialog: QWidget, more: str = "") -> None:
    dialog.show()
    studio.keep(dialog, more)
    dialog.close()
    dialog.deleteLater()


def receipts(studio: Studio) -> None:
    """Show receipts of a match that has some, and the own words."""
    part = part_from_bits(SECRET)
    record = replace(new_record(), seed=part.seed, notes=part.notes)
    match = RandomPlayer(7).play(Match(record), lambda one: len(one.counts) == 1)
    _keep(studio, ReceiptDialog(match, studio.speech.language))
    with studio.window(SMALL) as shown:
        _keep(
            studio,
            WordsDialog(replace(shown.plan, part=part_from_bits(SECRET)), studio.speech.language),
            "-words",
        )


def crash(studio: Studio) -> None:
    """Own up to a mistake of this run, and of the last one."""
    _keep(studio, CrashDialog(REPORT))
    _keep(studio, CrashDialog(REPORT, Told.LAST_RUN), "-before")


def proof(studio: Studio) -> None:
    """Prove that nobody peeks."""
    match = played("swedish-samba", PAIRS, is_late)
    company = Company(tuple(plan.name for plan in match.record.seats), PAIRS, 0)
    with studio.window(SMALL) as shown:
        dialog = ProofDialog(match, company, studio.speech.language, shown)
        dialog.show()
        studio.breathe(400)
        studio.keep(dialog)
        dialog.close()
        dialog.deleteLater()


RARE = {"moments": moments, "practice": practice, "receipts-own": receipts, "crash": crash, "proof": proof}
"""What takes each picture, by its name."""
