"""Reports of crashes: what the makers need is in them, and nothing that is personal."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import Match, fold
from samba_desktop.match.record import Record, SeatPlan, record_from_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store.preferences import Preferences, write_preferences
from samba_desktop.store.reports import (
    FOLDER,
    MOST_KEPT,
    Personal,
    impersonal,
    known_names,
    last_record,
    report,
    unnamed,
    write_report,
)
from samba_desktop.store.store import Store, begin

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
PLANS = (
    SeatPlan("Rosalinde", PERSON),
    SeatPlan("Bo", 'cmd:"/home/rosalinde/my bot" --fast'),
)
RECORD = Record(Rules(), Seating(2, Shape.SOLO), PLANS, 5, rules_name="Rosalinde's own")


def begun():
    match = Match(RECORD)
    match.deal()
    return match.record


def told(happened="Traceback: a mistake", said="", folder=Path("/data")):
    return report({"Samba": "1.2.3", "Qt": "6"}, happened, said, begun(), Personal(folder))


def test_a_report_tells_versions_what_happened_the_log_and_the_match():
    text = told(said="WARNING qt: something odd")

    assert text.index("Samba: 1.2.3") < text.index("Traceback: a mistake") < text.index("something odd")
    assert '"format": "samba-record"' in text


def test_the_match_in_a_report_can_be_played_again():
    text = told()

    record = record_from_json(json.loads(text[text.index("{\n") :]))
    match, damage = fold(record)
    assert damage is None
    assert [entry.text for entry in match.entries] == list(begun().entries)


def test_nothing_in_a_report_names_the_player(monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: Path("/home/rosalinde"))
    happened = (
        'File "/home/rosalinde/games/samba_desktop/app.py"\n'
        'OSError: "/media/rosalinde/stick/x" of Rosalinde cannot be read: C:\\Users\\rosalinde\\x'
    )

    text = told(happened, said="INFO: /home/rosalinde/.local/share/x", folder=Path("/srv/matches"))

    assert "rosalinde" not in text.lower()
    assert "~/games/samba_desktop/app.py" in text


def test_the_data_folder_is_not_named_wherever_it_lies():
    text = impersonal("cannot open /srv/anna/samba/samba.lock", Path("/home/x"), Path("/srv/anna/samba"), [])

    assert text == "cannot open (data folder)/samba.lock"


def test_short_names_are_left_as_they_would_be_found_in_other_words():
    assert impersonal("a bolt of Bo", Path("/home/b"), Path("/d"), ["Bo"]) == "a bolt of Bo"


@pytest.mark.parametrize("name", ["Ulla B.", "Ulla!", "(Ulla)", "Åsa", "Ulla Berg"])
def test_a_name_is_found_whatever_stands_in_it(name):
    text = impersonal(f"x {name}: {name}", Path("/home/x"), Path("/d"), ["Ulla", name])

    assert text == "x (player): (player)"


def test_the_names_of_all_matches_are_known(tmp_path):
    write_preferences(tmp_path, Preferences(player_name="Rosalinde B."))
    with Store.open(tmp_path) as store:
        begin(store, replace(RECORD, seats=(SeatPlan("Ulla", PERSON), SeatPlan("Mum", "easy"))))
        begin(store, RECORD)
        begin(store, replace(RECORD, rules_name="Swedish Samba"))

        assert known_names(store, tmp_path) == (
            "Bo",
            "Mum",
            "Rosalinde",
            "Rosalinde B.",
            "Rosalinde's own",
            "Ulla",
        )


def test_a_report_names_nobody_of_another_match(tmp_path):
    text = report(
        {"Samba": "1"}, "mistake of Ulla!", "WARNING: Ulla!", RECORD, Personal(Path("/d"), ("Ulla!",))
    )

    assert "Ulla" not in text


def test_a_report_without_a_match_ends_with_the_log():
    text = report({"Samba": "1"}, "a mistake", "the log", None, Personal(Path("/data")))

    assert text.endswith("the log\n")


def test_an_unnamed_record_is_the_same_match():
    other = unnamed(RECORD)

    assert (other.seed, other.rules, other.seating) == (RECORD.seed, RECORD.rules, RECORD.seating)
    assert [plan.name for plan in other.seats] == ["Seat 1", "Seat 2"]
    assert "home" not in other.seats[1].level
    assert other.rules_name == ""


def test_the_match_that_was_played_last_is_the_one_in_the_report(tmp_path):
    times = iter(NOW + timedelta(minutes=number) for number in range(100))
    with Store.open(tmp_path, now=lambda: next(times)) as store:
        assert last_record(store) is None
        begin(store, RECORD)
        begin(store, Record(Rules(), Seating(2, Shape.SOLO), PLANS, 6))

        found = last_record(store)

    assert found is not None
    assert found.seed == 6


def test_reports_are_kept_in_a_folder_of_their_own_and_cannot_fill_it(tmp_path):
    for number in range(MOST_KEPT + 5):
        path = write_report(tmp_path, f"report {number}", NOW + timedelta(seconds=number))

    kept = sorted((tmp_path / FOLDER).iterdir())
    assert len(kept) == MOST_KEPT
    assert kept[-1] == path
    assert path.read_text() == f"report {MOST_KEPT + 4}"


def test_a_report_that_cannot_be_kept_says_so(tmp_path):
    (tmp_path / FOLDER).write_text("a file where the folder should be")

    with pytest.raises(SaveError, match="cannot be written"):
        write_report(tmp_path, "a report", NOW)
