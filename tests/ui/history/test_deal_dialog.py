"""The dialog of a deal's code: what it says of a code, the results on the same cards, and playing them."""

import pytest
from PySide6.QtTest import QTest

from samba_desktop.engine.rules.kinds import FirstDealer
from samba_desktop.engine.table import PERSON
from samba_desktop.match.deal_code import CodedDeal, coded, deal_from_code
from samba_desktop.match.match import Match
from samba_desktop.store.listing import results_of
from samba_desktop.store.preferences import Preferences, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.deal_dialog import DealDialog
from samba_desktop.ui.history.history_opener import plan_of_deal
from samba_desktop.ui.history.history_window import HistoryWindow
from samba_desktop.ui.history.match_list import HistoryWords
from samba_desktop.ui.rules.match_plan import plan_to_text, record_of, usual_plan
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.random_player import RandomPlayer
from tests.ui.history.kept import play


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


def code_of(store, match_id, number=0):
    record = store.load(match_id).record
    figures = Match(record).figures[number]
    return coded(CodedDeal(record.rules, record.seating, figures.dealer, figures.seed))


def dialog(qtbot, store, code=""):
    shown = DealDialog(store, HistoryWords(ENGLISH), code)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def rows(shown):
    table = shown.table
    found = {}
    for row in range(table.rowCount()):
        cells = [table.item(row, column) for column in range(table.columnCount())]
        found[cells[0].text()] = [cell.text() for cell in cells[1:] if cell]
    return found


def test_a_code_is_typed_and_says_what_it_deals(qtbot, store):
    first, _ = play(store, 1)
    shown = dialog(qtbot, store)
    assert not shown.play.isEnabled()
    QTest.keyClicks(shown.code, code_of(store, first).lower())

    assert shown.play.isEnabled()
    assert "4 players" in shown.about.text()
    assert "Swedish Samba" in shown.about.text()


def test_a_slip_is_named_and_nothing_can_be_played(qtbot, store):
    first, _ = play(store, 1)
    shown = dialog(qtbot, store, code_of(store, first)[:-1] + "2")

    assert "mistake" in shown.about.text()
    assert not shown.play.isEnabled()
    assert not shown.other.isEnabled()


def test_the_results_on_the_same_cards_stand_side_by_side(qtbot, store):
    first, match = play(store, 1)
    code = code_of(store, first)
    deal = deal_from_code(code)
    other = record_of(plan_of_deal(usual_plan("Åsa"), deal.from_next_seat()), 99)
    _, again = begin(store, other)
    RandomPlayer(8).play(again, lambda match: len(match.counts) == 1)
    shown = dialog(qtbot, store, code)

    you, level = rows(shown)["You"], rows(shown)["Medium"]
    own = deal.place(0) % 2
    number = ENGLISH.number
    assert {you[1 - own], you[own]} == {
        number(match.counts[0].points[0]),
        number(again.counts[0].points[0]),
    }
    assert {level[0], level[1]} == {number(match.counts[0].points[1]), number(again.counts[0].points[1])}


def test_a_deleted_match_is_no_result(qtbot, store):
    first, _ = play(store, 1)
    code = code_of(store, first)
    store.delete(first)

    assert results_of(store, deal_from_code(code)) == ()
    assert any("not played" in name for name in rows(dialog(qtbot, store, code)))


def test_playing_from_the_other_side_gives_the_neighbours_cards(qtbot, store):
    first, _ = play(store, 1)
    deal = deal_from_code(code_of(store, first))
    shown = dialog(qtbot, store, coded(deal))
    with qtbot.waitSignal(shown.play_wanted) as wanted:
        shown.other.click()

    assert wanted.args == [deal.from_next_seat(), ""]


def test_the_plan_of_a_deal_has_its_dealer_and_the_people_of_the_next_match(store):
    first, _ = play(store, 1)
    deal = deal_from_code(code_of(store, first))
    plan = plan_of_deal(usual_plan("Åsa"), deal)

    assert (plan.first_dealer, plan.first_deal, plan.seating) == (deal.dealer, deal.seed, deal.seating)
    assert plan.rules.deck.first_dealer is FirstDealer.CHOSEN
    assert (plan.seats[0].name, plan.seats[0].level) == ("Åsa", PERSON)


def test_the_level_of_the_others_is_chosen_with_the_cards(qtbot, store):
    first, _ = play(store, 1)
    deal = deal_from_code(code_of(store, first))
    shown = DealDialog(store, HistoryWords(ENGLISH), coded(deal), level="hard")
    qtbot.addWidget(shown)
    with qtbot.waitSignal(shown.play_wanted) as wanted:
        shown.play.click()
    plan = plan_of_deal(usual_plan("Åsa"), *wanted.args)

    assert [one.level for one in plan.seats] == [PERSON, "hard", "hard", "hard"]


def test_cards_from_the_history_are_played_against_the_level_they_were_played_against(qtbot, store):
    play(store, 1, level="expert")
    window = HistoryWindow(store, ENGLISH, Preferences)
    qtbot.addWidget(window)
    window.show_page(0, None)
    window.matches.show_chosen()
    window.matches.detail.finish()
    window.matches.detail.deal.click()

    assert window.findChild(DealDialog).levels.currentData() == "expert"


def test_the_cards_of_a_code_come_to_the_table_and_the_next_match_stays_as_chosen(qtbot, store, tmp_path):
    first, match = play(store, 1)
    text = plan_to_text(usual_plan("Åsa"))
    window = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF, new_match=text))
    qtbot.addWidget(window)
    window.show()
    deal = deal_from_code(code_of(store, first))
    window.history.on_play(deal, "")
    qtbot.waitUntil(lambda: window.table.controller is not None and window.table.controller.match.moment > 0)

    again = window.table.controller.match
    assert again.record.entries[0] == match.record.entries[0]
    assert again.table.dealer == match.counts[0].dealer
    assert read_preferences(tmp_path).new_match == text
    assert window.table.controller.match.record.rules_name == ""
    window.close()
