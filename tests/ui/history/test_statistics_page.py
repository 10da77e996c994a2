"""The page of the statistics: it agrees with the records whatever happened to the matches."""

import csv
import io

import pytest
from msgspec.structs import replace

from samba_desktop.match.match import Match, fold
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.exchange import take_in, write_record
from samba_desktop.store.statistics import as_csv, complete, read_facts, summary
from samba_desktop.store.store import Store, begin, resume
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.match_list import HistoryWords
from samba_desktop.ui.history.statistics_page import GROUPS, StatisticsPage
from tests.match.random_player import RandomPlayer, new_record
from tests.ui.history.kept import own_record, play


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


def page(qtbot, store):
    shown = StatisticsPage(store, HistoryWords(ENGLISH), 1.0)
    qtbot.addWidget(shown)
    shown.resize(1200, 700)
    shown.show()
    shown.refresh()
    shown.finish()
    return shown


def figures_of(store, match_id):
    """Play a match from its record and return what its rounds came to."""
    return fold(store.load(match_id).record)[0].figures


def counted(store):
    return {one.match_id: one.rounds for one in read_facts(store)[0]}


def value(shown, caption):
    return next(tile for tile in shown.tiles.tiles if tile.caption.text() == caption).value.text()


def test_points_canastas_and_going_out_are_those_of_the_records(qtbot, store):
    match_id, match = play(store, 1, 3, target=20_000)
    shown = page(qtbot, store)
    points = [count.points[0] for count in match.counts]
    sheets = [result.sheets[0] for result in match.results]
    canastas = sum(line.kind.name.endswith("CANASTA") for sheet in sheets for line in sheet.lines)

    assert value(shown, "Points per round") == ENGLISH.number(round(sum(points) / 3))
    assert value(shown, "Best round") == ENGLISH.number(max(points))
    assert value(shown, "Canastas per round") == f"{canastas / 3:.1f}"
    assert value(shown, "You went out") == str(sum(count.out == 0 for count in match.counts))
    assert counted(store) == {match_id: figures_of(store, match_id)}


def test_undo_resume_and_a_lost_cache_change_nothing(store):
    match_id, match = begin(store, own_record(4, 20_000))
    RandomPlayer(4, takes_back=0.3).play(match, lambda match: len(match.counts) == 1)
    assert "back" in match.record.entries
    again, _ = resume(store, match_id)
    RandomPlayer(9, takes_back=0.3).play(again, lambda match: len(match.counts) == 2)
    truth = figures_of(store, match_id)
    assert counted(store) == {match_id: truth}
    with store.writing() as database:
        database.execute("DELETE FROM figures WHERE round = 2")
    _, lacking = read_facts(store)

    assert lacking == (match_id,)
    for _ in complete(store, match_id):
        pass
    assert counted(store) == {match_id: truth}
    assert read_facts(store)[1] == ()


def test_damaged_figures_are_made_anew_and_never_shown(qtbot, store):
    match_id, _ = play(store, 1, 2, target=20_000)
    truth = figures_of(store, match_id)
    with store.writing() as database:
        database.execute("UPDATE figures SET facts = replace(facts, ',0,', ',1,') WHERE round = 1")
    assert counted(store) == {match_id: ()}
    page(qtbot, store)

    assert counted(store) == {match_id: truth}


def test_deleted_imported_and_practice_matches_and_computers_alone_do_not_count(store, tmp_path):
    counts, _ = play(store, 1)
    deleted, _ = play(store, 2)
    store.delete(deleted)
    begin(store, new_record(seed=3))
    begin(store, replace(own_record(4), notes=(("practice", "yes"),)))
    write_record(RandomPlayer(5).play(Match(own_record(5)), lambda _: False).record, tmp_path / "a.samba")
    take_in(store, (tmp_path / "a.samba",))

    assert list(counted(store)) == [counts]
    store.bring_back(deleted)
    assert list(counted(store)) == [counts, deleted]


def test_what_is_damaged_after_an_entry_counts_no_longer_once_play_goes_on(store):
    match_id, _ = play(store, 1, 2, target=20_000)
    first = figures_of(store, match_id)[0]
    with store.writing() as database:
        database.execute(
            "UPDATE actions SET action = 'draw' WHERE match = ? AND n = ?", (match_id, first.n + 5)
        )
    match, damage = resume(store, match_id)
    assert damage is not None
    RandomPlayer(7).play(match, lambda match: match.moment > first.n + 20)

    assert counted(store) == {match_id: (first,)}


def test_the_groups_part_the_matches(qtbot, store):
    play(store, 1, level="easy")
    play(store, 2, level="hard")
    play(store, 3, level="hard")
    shown = page(qtbot, store)
    shown.by.buttons[GROUPS.index("level")].click()

    names = [shown.groups.item(row, 0).text() for row in range(shown.groups.rowCount())]
    counts = [shown.groups.item(row, 1).text() for row in range(shown.groups.rowCount())]
    assert (names, counts) == (["Easy", "Hard"], ["1", "2"])
    shown.by.buttons[GROUPS.index("month")].click()
    assert shown.groups.rowCount() == 1


def test_the_choices_narrow_what_is_counted(qtbot, store):
    play(store, 1, level="easy")
    play(store, 2, level="hard", names=("Eva", "Bo", "Cy", "Di"))
    shown = page(qtbot, store)
    shown.levels.setCurrentIndex(shown.levels.findData("hard"))
    assert [one.level for one in shown.facts()] == ["hard"]
    shown.levels.setCurrentIndex(0)
    shown.people.setCurrentIndex(shown.people.findData("Åsa"))

    assert [one.level for one in shown.facts()] == ["easy"]


def test_a_person_without_a_name_is_one_in_all_languages(qtbot, store):
    play(store, 1, names=("Jij", "Bo", "Cy", "Di"))
    play(store, 2, names=("You", "Bo", "Cy", "Di"))
    play(store, 3, names=("Eva", "Bo", "Cy", "Di"))
    shown = page(qtbot, store)

    assert [shown.people.itemText(row) for row in range(shown.people.count())] == ["Everybody", "Eva", "You"]
    shown.people.setCurrentIndex(shown.people.findData("You"))
    assert len(shown.facts()) == 2


def test_a_mixed_table_is_of_several_levels(store):
    record = own_record(1)
    seats = (*record.seats[:3], SeatPlan("Di", "hard"))
    begin(store, replace(record, seats=seats))

    assert [one.level for one in read_facts(store)[0]] == ["mixed"]


def test_streaks_and_wins_are_counted_in_the_order_of_play(store):
    play(store, 1)
    fact = read_facts(store)[0][0]
    facts = tuple(replace(fact, winners=winners) for winners in [(0,), (0,), (1,), (0,), None])
    found = summary(facts)

    assert (found.matches, found.won, found.running) == (4, 3, 1)
    assert (found.streak, found.streak_now) == (2, 1)


def test_the_table_for_other_programs_has_a_line_for_each_round(qtbot, store, tmp_path):
    _, match = play(store, 1, 2, target=20_000)
    shown = page(qtbot, store)
    shown.write(tmp_path / "figures.csv")
    lines = list(csv.DictReader(io.StringIO((tmp_path / "figures.csv").read_text(encoding="utf-8"))))

    assert [int(line["your_points"]) for line in lines] == [count.points[0] for count in match.counts]
    assert [line["level"] for line in lines] == ["medium", "medium"]
    assert all(None not in line and None not in line.values() for line in lines)
    assert "figures.csv" in shown.message.text()


def test_a_name_is_no_formula_in_a_table(store):
    begin(store, replace(own_record(1, 20_000), rules_name="=1+1"))
    match, _ = resume(store, 1)
    RandomPlayer(1).play(match, lambda match: len(match.counts) == 1)

    assert "'=1+1" in as_csv(read_facts(store)[0])


def test_without_matches_the_page_says_so(qtbot, store):
    shown = page(qtbot, store)

    assert "Nothing to count yet" in shown.message.text()
    assert not shown.export.isEnabled()


def test_a_long_name_of_rules_is_written_in_full_on_as_many_lines_as_it_needs(qtbot, store):
    _, match = begin(store, replace(own_record(1), rules_name="Our house rules for long evenings"))
    RandomPlayer(1).play(match, lambda match: len(match.counts) == 1)
    shown = page(qtbot, store)
    wide, line = shown.groups.rowHeight(0), shown.groups.fontMetrics().height()
    shown.groups.setFixedWidth(360)

    qtbot.waitUntil(lambda: shown.groups.rowHeight(0) >= 2 * line)
    assert wide < 2 * line
    assert shown.groups.item(0, 0).text() == "Our house rules for long evenings"
