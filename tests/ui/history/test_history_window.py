"""The window of the history: what it lists and shows, and what is done there by keys and buttons."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from samba_desktop.match.deal_code import CodedDeal, coded, dealt_seeds
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.history_window import MATCHES, STATISTICS, HistoryWindow
from samba_desktop.ui.history.match_detail import CHART, LOG
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.table.score_sheet import RoundSheet
from tests.match.random_player import RandomPlayer
from tests.ui.history.kept import own_record, play

SIZES = [(1024, 640), (1366, 768), (1920, 1080)]


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened
        for window in QApplication.topLevelWidgets():
            window.close()


@pytest.fixture(autouse=True)
def _fonts(qapp):
    """Let words have the widths that they have in the game."""
    load_fonts()


def shown(qtbot, store, page=MATCHES, playing=None, size=(1280, 800)):
    beside = QWidget()
    beside.resize(*size)
    qtbot.addWidget(beside)
    window = HistoryWindow(store, ENGLISH, lambda: Preferences(speed=Speed.OFF), beside)
    window.beside = beside
    """Lives as long as the window."""
    window.show_page(page, playing)
    window.resize(*size)
    window.matches.show_chosen()
    window.matches.detail.finish()
    return window


def ids(window):
    return [line.match_id for line in window.matches.model.shown]


def cells(window, row=0):
    model = window.matches.model
    return [model.data(model.index(row, column)) for column in range(model.columnCount())]


def choose(window, match_id):
    window.matches.list.choose(window.matches.model.row_of(match_id))
    window.matches.show_chosen()
    window.matches.detail.finish()


def test_running_matches_come_first_with_game_players_and_result(qtbot, store):
    over, match = play(store, 1)
    running, _ = play(store, 2, 1, target=9000)
    window = shown(qtbot, store)

    assert ids(window) == [running, over]
    _, game, players, result = cells(window, 1)
    assert (game, players) == ("Swedish Samba, changed", "Åsa & Cy – Bo & Di")
    totals = " : ".join(ENGLISH.number(total) for total in match.counts[-1].totals)
    assert result == f"{'Won' if match.winners == (0,) else 'Lost'}, {totals}"
    assert cells(window, 0)[3].startswith("Running, ")


def test_a_person_without_a_name_is_you_in_the_language_that_is_spoken_now(qtbot, store):
    play(store, 1, names=("Jij", "Bo", "Du", "Di"))
    window = shown(qtbot, store)

    _, _, players, _ = cells(window)
    assert players == "You & Du – Bo & Di"


def test_the_filters_narrow_the_list_and_say_so_where_nothing_is_left(qtbot, store):
    easy, _ = play(store, 1, level="easy")
    medium, _ = play(store, 2, 1, target=9000, names=("Åsa", "Linnéa", "Cy", "Di"))
    window = shown(qtbot, store)
    filters = window.matches.filters

    filters.players.setText("linn")
    assert ids(window) == [medium]
    filters.players.setText("nobody")
    assert ids(window) == []
    assert "No match is like that" in window.matches.nothing.text()
    filters.clear()
    filters.levels.setCurrentIndex(filters.levels.findData("easy"))
    assert ids(window) == [easy]
    filters.clear()
    filters.states.setCurrentIndex(filters.states.findData(True))
    assert ids(window) == [medium]
    filters.clear()
    assert len(ids(window)) == 2


def test_an_empty_history_says_what_will_be_there(qtbot, store):
    window = shown(qtbot, store)

    assert "kept here" in window.matches.nothing.text()
    assert not window.matches.go_on.isEnabled()
    assert window.matches.more.isEnabled()


def test_a_match_shows_rounds_chart_and_log(qtbot, store):
    _, match = play(store, 1, 2, target=9000)
    window = shown(qtbot, store)
    detail = window.matches.detail

    assert detail.rounds.rowCount() == 3
    points, totals = match.counts[1].points, match.counts[1].totals
    assert detail.rounds.item(1, 1).text() == f"{ENGLISH.number(points[0])} → {ENGLISH.number(totals[0])}"
    assert detail.rounds.item(2, 1).text() == "under way"
    detail.parts.buttons[CHART].click()
    assert detail.chart.isVisible()
    detail.parts.buttons[LOG].click()
    assert detail.log.isVisible()
    assert detail.log.view.model().rowCount() > 20


def test_the_code_of_a_round_is_shown_once_it_is_over(qtbot, store):
    _, match = play(store, 1, 1, target=9000)
    window = shown(qtbot, store)
    detail = window.matches.detail
    record = match.record

    seed = dealt_seeds(record.entries)[0]
    assert detail.code.text() == coded(CodedDeal(record.rules, record.seating, match.counts[0].dealer, seed))
    detail.rounds.setCurrentCell(1, 0)
    assert detail.code.text() == ""
    assert not detail.deal.isEnabled()
    assert not detail.sheet.isEnabled()


def test_the_sheet_of_a_round_opens_by_enter_and_closes_by_esc(qtbot, store):
    play(store, 1, 2, target=9000)
    window = shown(qtbot, store)
    window.matches.detail.rounds.setFocus()
    window.matches.detail.rounds.setCurrentCell(1, 0)
    QTest.keyClick(window.matches.detail.rounds, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.over.is_open)
    sheet = window.findChild(RoundSheet)

    assert "round 2" in sheet.accessibleName()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not window.over.is_open
    assert window.isVisible()


def test_the_replay_begins_at_the_round_that_is_chosen(qtbot, store):
    play(store, 1, 2, target=9000)
    window = shown(qtbot, store)
    window.matches.detail.rounds.setCurrentCell(1, 0)
    window.matches.detail.from_here.click()
    replay = window.findChild(ReplayWindow)
    qtbot.waitUntil(lambda: replay.player is not None)

    assert replay.player.round_no == 2
    replay.close()


def test_a_line_of_the_log_leads_to_its_moment(qtbot, store):
    play(store, 1, 1, target=9000)
    window = shown(qtbot, store)
    window.matches.detail.log.line_chosen.emit(7)
    replay = window.findChild(ReplayWindow)
    qtbot.waitUntil(lambda: replay.player is not None)

    assert replay.player.line == 7
    replay.close()


def test_a_deleted_match_comes_back_by_undo(qtbot, store):
    first, _ = play(store, 1)
    second, _ = play(store, 2)
    window = shown(qtbot, store)
    choose(window, first)
    QTest.keyClick(window.matches.list, Qt.Key.Key_Delete)

    assert ids(window) == [second]
    assert window.matches.undo.isVisible()
    window.matches.undo.click()
    assert set(ids(window)) == {first, second}
    assert window.matches.list.line.match_id == first
    assert not window.matches.undo.isVisible()


def test_a_deleted_match_leaves_the_list_without_reading_the_others_again(qtbot, store):
    first, second, third = (play(store, seed)[0] for seed in (1, 2, 3))
    window = shown(qtbot, store)
    choose(window, second)
    asked = []
    with store.reading() as database:
        database.set_trace_callback(asked.append)
        window.matches.on_delete()
        database.set_trace_callback(None)

    assert asked
    assert not [one for one in asked if "FROM rounds" in one]
    assert window.matches.model.lines == list_matches(store)
    assert set(ids(window)) == {first, third}
    window.matches.refresh_if_changed()
    assert window.matches.model.lines == list_matches(store)


def test_what_happened_elsewhere_is_seen_after_a_deletion_too(qtbot, store):
    running, match = play(store, 1, 1, target=9000)
    second, _ = play(store, 2)
    window = shown(qtbot, store, playing=running)
    choose(window, second)
    RandomPlayer(2).play(match, lambda match: len(match.counts) == 2)
    window.matches.on_delete()

    assert window.matches.model.lines == list_matches(store)
    assert window.matches.model.lines[0].rounds == 2


def test_deleted_matches_are_found_brought_back_and_erased(qtbot, store):
    first, _ = play(store, 1)
    second, _ = play(store, 2)
    for one in (first, second):
        store.delete(one)
    window = shown(qtbot, store)
    states = window.matches.filters.states
    states.setCurrentIndex(states.findData("deleted"))

    choose(window, first)
    assert window.matches.delete.text() == "&Bring back"
    window.matches.delete.click()
    assert ids(window) == [second]
    window.matches.erase.click()
    assert "Nothing was deleted" in window.matches.nothing.text()
    assert [line.match_id for line in list_matches(store)] == [first]


def test_the_match_on_the_table_cannot_be_deleted(qtbot, store):
    first, _ = play(store, 1, 1, target=9000)
    window = shown(qtbot, store, playing=first)

    assert not window.matches.delete.isEnabled()
    assert "table" in window.matches.go_on.text()
    QTest.keyClick(window.matches.list, Qt.Key.Key_Delete)
    assert ids(window) == [first]


def test_a_running_match_is_gone_on_with_and_a_finished_one_is_not(qtbot, store):
    over, _ = play(store, 1)
    running, _ = play(store, 2, 1, target=9000)
    window = shown(qtbot, store)
    choose(window, over)
    assert not window.matches.go_on.isEnabled()
    choose(window, running)

    with qtbot.waitSignal(window.go_on_wanted) as wanted:
        window.matches.go_on.click()
    assert wanted.args == [running]


def test_matches_go_to_files_and_come_back(qtbot, store, tmp_path):
    first, match = play(store, 1)
    window = shown(qtbot, store)
    moving = window.matches.files
    moving.export(first, tmp_path / "one.samba")
    assert read_record(tmp_path / "one.samba") == match.record
    assert "one.samba" in window.matches.message.text()
    moving.export_all(tmp_path)
    assert "1 match was saved" in window.matches.message.text()
    write_record(own_record(5), tmp_path / "new.samba")
    moving.take_in((tmp_path / "new.samba", tmp_path / "one.samba"))

    assert window.matches.message.text() == "1 match was imported. 1 match was here already."
    assert len(ids(window)) == 2


def test_a_backup_is_made_and_restored(qtbot, store, tmp_path):
    first, _ = play(store, 1)
    window = shown(qtbot, store)
    window.matches.files.back_up(tmp_path / "all.sambabackup")
    second, _ = play(store, 2)
    window.matches.refresh()
    assert set(ids(window)) == {first, second}

    with qtbot.waitSignal(window.restored):
        window.matches.files.restore(tmp_path / "all.sambabackup")
    assert ids(window) == [first]
    assert "before-restoring" in window.matches.message.text()


def test_a_damaged_match_says_what_is_lost(qtbot, store):
    first, _ = play(store, 1, 1, target=9000)
    with store.writing() as database:
        database.execute("UPDATE actions SET action = 'draw' WHERE match = ? AND n = 30", (first,))
    window = shown(qtbot, store)

    assert "entry 30" in window.matches.detail.trouble.text()
    assert window.matches.detail.log.view.model().rowCount() > 2


def test_matches_that_cannot_be_listed_are_counted(qtbot, store):
    play(store, 1)
    second, _ = play(store, 2)
    with store.writing() as database:
        database.execute("UPDATE matches SET header = 'x' WHERE id = 1")
    window = shown(qtbot, store)

    assert ids(window) == [second]
    assert window.matches.damaged.text().startswith("1 damaged match is not shown")
    assert window.matches.damaged.isVisible()


def test_the_list_follows_the_match_on_the_table(qtbot, store):
    running, match = play(store, 1, 1, target=9000)
    window = shown(qtbot, store, playing=running)
    before = cells(window)[3]
    RandomPlayer(2).play(match, lambda match: len(match.counts) == 2)
    window.matches.refresh_if_changed()

    assert cells(window)[3] != before
    assert cells(window)[3].endswith(" : ".join(ENGLISH.number(one) for one in match.counts[-1].totals))


def test_esc_closes_the_window_and_tab_reaches_everything(qtbot, store):
    play(store, 1)
    window = shown(qtbot, store)
    window.activateWindow()
    reached, at = set(), window.matches.list
    for _ in range(500):
        at = at.nextInFocusChain()
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus and at.isVisible():
            reached.add(at)

    for wanted in (
        window.matches.list,
        window.matches.filters.games,
        window.matches.filters.players,
        window.matches.delete,
        window.matches.detail.rounds,
        window.matches.detail.code,
        window.matches.detail.deal,
    ):
        assert wanted in reached
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def unnamed(window):
    """List what can have the focus and says nothing to a screen reader."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not widget.accessibleName()
        and not (isinstance(widget, QAbstractButton) and widget.text())
        and not widget.inherits("QAbstractScrollArea")
    ]


@pytest.mark.parametrize("page", [MATCHES, STATISTICS])
def test_everything_has_a_name(qtbot, store, page):
    play(store, 1)
    window = shown(qtbot, store, page)

    assert unnamed(window) == []


def cut(window):
    """List the labels and buttons whose words have less room than they need."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton) and widget.text():
            if widget.width() < widget.sizeHint().width():
                found.append(widget.text())
        elif isinstance(widget, QLabel) and widget.text():
            high = widget.heightForWidth(widget.width()) if widget.wordWrap() else widget.sizeHint().height()
            wide = 0 if widget.wordWrap() else widget.sizeHint().width()
            if widget.height() < high or widget.width() < wide:
                found.append(widget.text())
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", [MATCHES, STATISTICS])
@pytest.mark.parametrize("kept", [0, 1])
def test_nothing_is_cut(qtbot, store, size, page, kept):
    names = ("Åsa Wilhelmina Charlotta von Sydow-Hammarskjöld", "Berit-Annemarie Lindström", "Cy", "Di")
    for seed in range(kept):
        play(store, seed + 1, 1, target=9000, names=names)
        store.delete(play(store, seed + 2)[0])
    window = shown(qtbot, store, page, size=size)
    qtbot.wait(50)

    assert (window.width(), window.height()) == size
    assert cut(window) == []
    if page == MATCHES and kept:
        states = window.matches.filters.states
        states.setCurrentIndex(states.findData("deleted"))
        qtbot.wait(50)
        assert cut(window) == []


def test_in_another_language_the_window_is_made_anew(qtbot, store):
    play(store, 1)
    window = shown(qtbot, store)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))

    assert not window.isVisible()
