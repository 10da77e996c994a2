"""From the table to the history and back: opened by keys, gone on with, restored, closed with the game."""

import pytest

from samba_desktop.match.deal_code import deal_from_code
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, resume
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.history_window import MATCHES, STATISTICS
from samba_desktop.ui.table.score_sheet import RoundSheet
from samba_desktop.ui.window.main_window import MainWindow, Welcome
from tests.ui.history.kept import play


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


@pytest.fixture
def window(qtbot, store, tmp_path):
    shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    shown.close()


def sit_down(window, store, match_id):
    match, _ = resume(store, match_id)
    window.earlier.playing = match_id
    window.open(match)


def history(window):
    return window.history.window


@pytest.mark.parametrize(("name", "page"), [("history", MATCHES), ("statistics", STATISTICS)])
def test_the_menu_opens_each_page(window, store, name, page):
    play(store, 1)
    window.menus.actions[name].trigger()

    assert history(window).isVisible()
    assert history(window).parts.at == page


def test_the_empty_table_leads_to_the_history(window):
    window.show_welcome()
    window.findChild(Welcome).look_back.click()

    assert history(window).isVisible()


def test_another_match_is_gone_on_with(window, store, qtbot):
    first, _ = play(store, 1, 1, target=9000)
    second, _ = play(store, 2, 1, target=9000)
    sit_down(window, store, second)
    window.history.show_matches()
    page = history(window).matches
    page.list.choose(page.model.row_of(first))
    page.go_on.click()

    assert window.earlier.playing == first
    assert window.table.controller.match.record == store.load(first).record


def test_back_to_the_table_leaves_the_match_alone(window, store):
    first, _ = play(store, 1, 1, target=9000)
    sit_down(window, store, first)
    before = window.table.controller
    window.history.show_matches()
    page = history(window).matches
    page.go_on.click()

    assert window.table.controller is before


def test_a_restored_backup_clears_the_table(window, store, tmp_path):
    first, _ = play(store, 1, 1, target=9000)
    window.history.show_matches()
    moving = history(window).matches.files
    moving.back_up(tmp_path / "all.sambabackup")
    second, _ = play(store, 2, 1, target=9000)
    sit_down(window, store, second)
    moving.restore(tmp_path / "all.sambabackup")

    assert window.table.controller is None
    assert window.earlier.playing is None
    assert window.findChild(Welcome) is not None
    assert [line.match_id for line in history(window).matches.model.shown] == [first]


def test_a_window_that_was_just_closed_is_not_opened_again(window, store, qtbot):
    play(store, 1)
    window.history.show_matches()
    history(window).close()
    window.history.show_statistics()
    qtbot.wait(20)

    assert history(window).isVisible()


def test_the_history_closes_with_the_game(window, store):
    play(store, 1)
    window.history.show_statistics()
    opened = history(window)
    window.close()

    assert not opened.isVisible()


def test_the_sheet_of_a_round_shows_the_code_of_its_deal(window, store, qtbot):
    first, match = play(store, 1, target=1500)
    sit_down(window, store, first)
    window.on_match_over()
    qtbot.waitUntil(lambda: window.table.panel.is_open)
    sheet = window.findChild(RoundSheet)

    assert sheet.code.text() == f"Deal {sheet.code.toolTip()}"
    deal = deal_from_code(sheet.code.toolTip())
    assert (deal.seed, deal.dealer) == (match.figures[-1].seed, match.counts[-1].dealer)
    sheet.show_code("DE-" + "ABCD-" * 30)
    assert sheet.code.text() == "Deal DE-" + ("ABCD-" * 30)[:37] + "…"
