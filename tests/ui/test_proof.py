"""The proof at the table: whoever does not peek is found not to, and whoever does is found out."""

import shlex
import sys
from itertools import count

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.fair import proof as proving
from samba_desktop.ui.fair.proof import DEALS, Proof, ProofDialog, may_prove
from tests.match.random_player import RandomPlayer

RULES = PRESETS["swedish-samba"].rules
SEATING = Seating(4, RULES.shapes(4)[0])
BY_THE_CLOCK = """
import json, sys, time
for text in sys.stdin:
    said = json.loads(text)
    if "move" in said:
        print(json.dumps({"move": said["move"], "action": "draw", "at": time.time_ns()}), flush=True)
"""


def table(*levels, moves=40):
    plans = tuple(SeatPlan(f"Seat {at}", level) for at, level in enumerate(levels, start=1))
    match = Match(Record(RULES, SEATING, plans, seed=12))
    return RandomPlayer(2).play(match, lambda one: one.moment >= moves and one.phase is Phase.DRAW)


@pytest.fixture
def proved(qtbot):
    owner = QWidget()
    qtbot.addWidget(owner)

    def prove(match):
        proof, found = Proof(match, owner), []
        proof.proved.connect(found.append)
        with qtbot.waitSignal(proof.finished, timeout=60_000):
            proof.start()
        proof.cancel()
        return found

    return prove


def test_nobody_peeks(proved):
    found = proved(table(PERSON, "easy", "medium", "hard"))

    assert [(one.seat, one.level) for one in found] == [(1, "easy"), (2, "medium"), (3, "hard")]
    assert all(one.holds and one.same_sent and one.same_chosen and one.deals == DEALS for one in found)
    assert all(one.hidden > 60 and one.moved > 0.8 * one.hidden for one in found)


def test_of_a_program_of_ones_own_only_what_it_is_sent_is_proved(proved):
    own = "cmd:" + shlex.join([sys.executable, "-c", BY_THE_CLOCK])

    (found,) = proved(table(PERSON, own, PERSON, PERSON))

    assert found.same_sent
    assert found.same_chosen is None
    assert found.holds


def test_a_player_that_does_something_else_each_time_is_found_out(proved, monkeypatch):
    monkeypatch.setattr(proving, "own_opponent", lambda: [sys.executable, "-c", BY_THE_CLOCK])

    (found,) = proved(table(PERSON, "medium", PERSON, PERSON))

    assert found.same_sent
    assert found.same_chosen is False
    assert not found.holds


def test_a_player_that_is_sent_hidden_cards_is_found_out(proved, monkeypatch):
    real = proving.protocol.move

    sent = count()
    monkeypatch.setattr(
        proving.protocol,
        "move",
        lambda number, view, **more: {**real(number, view, **more), "of_the_deal": next(sent)},
    )

    (found,) = proved(table(PERSON, "medium", PERSON, PERSON))

    assert not found.same_sent
    assert not found.holds


def test_a_program_that_ends_proves_nothing(proved, monkeypatch):
    monkeypatch.setattr(proving, "own_opponent", lambda: [sys.executable, "-c", "pass"])

    found = proved(table(PERSON, "medium", "easy", PERSON))

    assert [one.failed for one in found] == [True, True]
    assert not any(one.holds for one in found)


def test_it_is_not_proved_between_rounds_or_while_a_first_meld_is_owed():
    match = table(PERSON, "medium", "medium", "medium")
    assert may_prove(match)

    assert not may_prove(Match(replace(match.record, entries=())))


@pytest.fixture
def shown(qtbot):
    def show(match):
        company = Company(("You", "Anders", "Berit", "Carl"), SEATING, 0)
        dialog = ProofDialog(match, company, ENGLISH)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def test_the_dialog_says_it_for_each(qtbot, shown):
    dialog = shown(table(PERSON, "easy", "medium", "easy"))

    with qtbot.waitSignal(dialog.proof.finished, timeout=60_000):
        pass

    assert dialog.verdict.text() == "Nobody peeks at this table."
    assert dialog.bar.value() == dialog.bar.maximum() == dialog.proof.total
    assert [dialog.sentence(one).split()[0] for one in dialog.proved] == ["Anders", "Berit", "Carl"]
    assert "in all 20 other deals Anders was sent the same" in dialog.sentence(dialog.proved[0])
    assert dialog.close_button.text() == "&Close"


def test_the_dialog_can_be_left_at_once(qtbot, shown):
    dialog = shown(table(PERSON, "hard", "hard", "hard"))
    qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=20_000)

    dialog.close_button.click()

    assert dialog.proof is not None
    assert not dialog.isVisible()


def test_the_dialog_says_when_it_can_be_done(shown):
    match = table(PERSON, "easy", "easy", "easy")
    empty = Match(replace(match.record, entries=()))

    assert "while a round is being played" in shown(empty).verdict.text()
