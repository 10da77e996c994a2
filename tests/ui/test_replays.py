"""Records around the window: saved, opened, shown again, and played again with the same deals."""

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog

from samba_desktop.match.match import Match
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.log_lines import MatchLog
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.random_player import RandomPlayer, new_record
from tests.ui.test_replay_window import PLANS


@pytest.fixture(scope="module")
def over():
    record = replace(new_record(4, 3, 1_000), seats=PLANS)
    return RandomPlayer(3).play(Match(record), lambda _match: False)


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.show()
        yield shown
        shown.close()


def sat_down(window, match):
    window.open(Match(match.record))
    return window.table.controller


def test_the_menu_opens_the_replay_of_the_match_on_the_table(window, over, qtbot):
    sat_down(window, over)

    window.menus.actions["replay"].trigger()

    qtbot.waitUntil(lambda: window.replays.window.player is not None)
    replay = window.replays.window
    assert replay.player.at == 0
    assert replay.player.last == over.moment - 2 * over.record.entries.count("back")
    assert "table" in replay.bar.leave.text()


def test_a_line_of_the_log_shows_its_moment_and_the_table_comes_back(window, over, qtbot):
    controller = sat_down(window, over)
    lines = MatchLog(over, controller.company, ENGLISH).lines()

    window.dock.line_chosen.emit(9)

    qtbot.waitUntil(lambda: window.replays.window.player is not None)
    replay = window.replays.window
    assert replay.player.line == 9
    assert replay.log.view.currentIndex().data() == lines[9].text
    replay.bar.leave.click()
    assert window.replays.window is None


def test_another_line_shows_its_moment_in_the_same_place(window, over, qtbot):
    sat_down(window, over)
    window.dock.line_chosen.emit(9)
    first = window.replays.window
    first.setGeometry(60, 50, 1100, 700)

    window.dock.line_chosen.emit(12)

    second = window.replays.window
    assert second is not first
    assert second.size() == first.size()
    qtbot.waitUntil(lambda: second.player is not None)
    assert second.player.line == 12


def test_without_a_match_the_menu_says_so(window):
    for name in ("replay", "save"):
        window.statusBar().clearMessage()

        window.menus.actions[name].trigger()

        assert "no match on the table" in window.statusBar().currentMessage()


def test_a_saved_record_can_be_opened_again(window, over, tmp_path, qtbot):
    sat_down(window, over)
    path = tmp_path / "evening.samba"

    window.replays.save_to(over.record, path)
    window.replays.show_file(path, Preferences())

    assert read_record(path) == over.record
    assert "evening.samba" in window.table.controller.moment.said
    assert window.replays.window.player.last > 20
    assert "table" not in window.replays.window.bar.leave.text()


def test_the_dialog_asks_for_a_file_with_the_usual_ending(window, over):
    sat_down(window, over)

    window.menus.actions["save"].trigger()

    dialog = window.findChild(QFileDialog)
    assert dialog.selectedFiles()[0].endswith(".samba")
    dialog.reject()


@pytest.mark.parametrize("entries", [("deal 00", "discard 4C"), ("back",)])
def test_a_broken_record_is_refused_in_a_sentence(window, over, tmp_path, entries):
    controller = sat_down(window, over)
    path = tmp_path / "broken.samba"
    write_record(replace(over.record, entries=entries), path)

    window.replays.show_file(path, Preferences())

    assert window.replays.window is None
    assert "of the record" in controller.moment.said


def test_a_place_that_cannot_be_written_is_told(window, over, tmp_path):
    controller = sat_down(window, over)

    window.replays.save_to(over.record, tmp_path / "gone" / "evening.samba")

    assert "cannot be written" in controller.moment.said


def test_what_came_of_saving_stands_on_the_panel_that_hides_the_table(window, over, tmp_path):
    sat_down(window, over)
    window.afterwards.show_result(over, window.table.controller.company)
    end = window.table.panel.held

    window.replays.save_to(over.record, tmp_path / "evening.samba")
    assert "evening.samba" in end.note.text()
    assert end.note.isVisible()
    window.replays.save_to(over.record, tmp_path / "gone" / "evening.samba")

    assert "cannot be written" in end.note.text()


def test_the_panel_at_the_end_has_room_for_a_long_sentence(window, over, tmp_path, qtbot):
    window.resize(1024, 640)
    sat_down(window, over)
    window.afterwards.show_result(over, window.table.controller.company)
    end = window.table.panel.held

    window.replays.save_to(over.record, tmp_path / f"{'an evening with friends ' * 4}.samba")
    qtbot.wait(1)

    assert end.note.height() >= end.note.heightForWidth(end.note.width())
    assert end.layout().minimumSize().height() <= end.height()


def test_on_the_sheet_it_stands_above_the_receipt(window, over, tmp_path, qtbot):
    sat_down(window, over)
    window.afterwards.show_sheet(over, window.table.controller.company, lambda: None)
    qtbot.waitUntil(lambda: window.table.panel.is_open)
    sheet = window.table.panel.held
    sheet.note.setText("What lasts")

    for name in ("first.samba", "second.samba"):
        window.replays.save_to(over.record, tmp_path / name)

    assert sheet.note.text().splitlines() == [
        "The record of the match is saved as second.samba.",
        "What lasts",
    ]


def test_without_a_panel_nothing_but_the_table_tells_it(window, over, tmp_path):
    controller = sat_down(window, over)
    window.afterwards.show_result(over, controller.company)
    window.table.panel.close()

    window.replays.save_to(over.record, tmp_path / "evening.samba")

    assert "evening.samba" in controller.moment.said


def test_the_same_deals_come_again_with_the_same_players(window, over):
    sat_down(window, over)

    window.afterwards.show_result(over, window.table.controller.company)
    window.table.panel.held.ways["same deals"].click()

    again = window.table.controller.match.record
    assert again.upto(0) == over.record.upto(0)


def test_the_same_players_get_other_deals(window, over):
    sat_down(window, over)

    window.afterwards.show_result(over, window.table.controller.company)
    window.table.panel.held.ways["again"].click()

    again = window.table.controller.match.record
    assert again.seats == over.record.seats
    assert again.seed != over.record.seed


def test_the_replay_goes_with_the_window(window, over, qtbot):
    sat_down(window, over)
    window.menus.actions["replay"].trigger()

    window.close()

    assert window.replays.window is None
