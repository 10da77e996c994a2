"""Receipts in the window: shown before the round, opened and checked after it."""

import secrets

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from samba_desktop.match.match import Match
from samba_desktop.match.receipt import part_from_bits, part_of, receipt_of
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.fair_play import ReceiptTexts, short
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair.receipts import FairDeal, ReceiptDialog, WordsDialog, first_receipt
from samba_desktop.ui.rules.match_plan import MatchPlan, fresh_record, plan_of
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.window.round_end import Afterwards
from tests.match.random_player import RandomPlayer, new_record

PART = part_from_bits(0xFACE, "my own words")


def played(rounds, target=10_000):
    record = replace(new_record(target=target), seed=PART.seed, notes=PART.notes)
    return RandomPlayer(7).play(Match(record), lambda one: len(one.counts) == rounds)


@pytest.fixture
def dialog(qtbot):
    def shown(match):
        made = ReceiptDialog(match, ENGLISH)
        qtbot.addWidget(made)
        made.show()
        return made

    return shown


def test_a_fresh_match_has_a_receipt_and_other_cards_each_time():
    plan = plan_of(new_record())

    one, other = fresh_record(plan), fresh_record(plan)

    assert one.seed != other.seed
    assert part_of(one) is not None
    assert part_of(one).seed == one.seed


def test_the_new_match_shows_its_first_receipt_and_keeps_to_it(qtbot, tmp_path):
    plan = plan_of(new_record())
    asking = NewMatchDialog(RuleSets(tmp_path), plan, ("easy", "medium"), person="Ada")
    qtbot.addWidget(asking)
    fair = FairDeal(asking, ENGLISH)

    begun = fresh_record(fair.plan())

    assert short(receipt_of(begun, 1).digest) in fair.button.text()
    assert part_of(begun) == fair.part


def test_own_words_change_the_cards_but_not_what_the_program_is_bound_to(qtbot):
    plan = MatchPlan(*_fixed(), part=part_from_bits(secrets.randbits(128)))
    asking = WordsDialog(plan, ENGLISH)
    qtbot.addWidget(asking)
    bound, before = asking.bound.text(), asking.receipt.text()

    asking.words.setText("seven ravens")

    assert asking.bound.text() == bound
    assert asking.receipt.text() != before
    assert first_receipt(replace(plan, part=asking.part)) in asking.receipt.text()
    assert asking.part.words == "seven ravens"


def _fixed():
    record = new_record()
    return record.rules, record.seating, record.seats


def test_while_the_round_runs_only_its_hash_is_shown(dialog):
    match = played(1)
    match.deal()
    receipt = receipt_of(match.record, 2)

    shown = dialog(match)
    shown.check.click()
    shown.copy.click()

    for text in (shown.page.toPlainText(), QGuiApplication.clipboard().text()):
        assert receipt.digest in text
        assert receipt.nonce not in text
        assert PART.secret not in text
        assert f"{match.record.seed:016x}" not in text


def test_after_the_round_all_of_it_is_shown_and_checked(dialog):
    match = played(1)
    receipt = receipt_of(match.record, 1)
    shown = dialog(match)
    assert f"nonce {receipt.nonce}" in shown.page.toPlainText()

    shown.check.click()

    assert shown.verdict.text() == "All that is over was dealt as it was laid down before."
    assert shown.page.toPlainText().startswith("The program's part gives that hash")


def test_after_the_match_the_programs_part_is_shown(dialog):
    match = RandomPlayer(7).play(played(1, target=300), lambda _: False)

    assert f"The program's part was {PART.secret}." in dialog(match).page.toPlainText()


def test_what_does_not_fit_is_said(dialog):
    match = played(1)
    tampered = Match(replace(match.record, seed=1))

    shown = dialog(tampered)
    shown.check.click()

    assert shown.verdict.text() == "Something does not fit: see below."
    assert "NOT" in shown.page.toPlainText()


def test_a_match_without_receipts_says_so(dialog):
    shown = dialog(Match(new_record()))

    assert shown.page.toPlainText() == ReceiptTexts(ENGLISH).none()
    assert not shown.check.isEnabled()


class Over:
    """Takes what is laid over the table."""

    def __init__(self):
        self.panel = None

    def on_hidden(self):
        pass

    def place(self):
        pass

    def show(self, panel):
        self.panel = panel


def test_the_sheet_shows_the_receipt_of_the_next_deal(qtbot):
    window, over, match = QWidget(), Over(), played(1)
    qtbot.addWidget(window)
    company = Company(("You", "Anders", "Berit", "Carl"), match.record.seating, 0)

    Afterwards(over, ENGLISH, CardPixmaps(), window).show_sheet(match, company, match.deal)

    expected = short(receipt_of(match.record, 2).digest)
    assert over.panel.note.text() == f"Receipt of the next deal: {expected} …"
