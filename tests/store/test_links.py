"""Links, pipes and folders in the place of files: nothing they lead to is changed, and nobody waits."""

import faulthandler
import logging
import os
import signal
import socket
import zipfile
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from samba_desktop.cli.doctor import examine as doctor
from samba_desktop.match.saving import SaveError
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.exchange import read_record, write_record
from samba_desktop.store.files import BEGINNING, PART, read_text, write_whole
from samba_desktop.store.logbook import FATAL, Logbook
from samba_desktop.store.preferences import FILE as PREFERENCES
from samba_desktop.store.preferences import Preferences, read_preferences, set_aside_broken, write_preferences
from samba_desktop.store.repair import repair
from samba_desktop.store.reports import write_report
from samba_desktop.store.rule_sets import RuleSets, import_rule_set
from samba_desktop.store.schema import FILE, JOURNAL, LOG, SHARED
from samba_desktop.store.single_instance import CALL_FILE, call_forward, was_called
from samba_desktop.store.store import LOCK_FILE, Store, begin
from samba_desktop.ui.learn.tutorial import read_place, write_place
from tests.match.random_player import new_record

pytestmark = pytest.mark.skipif(os.name == "nt", reason="links and pipes are made otherwise there")
MINE = b"Dear diary, today I melded seven queens.\n"
SECONDS = 20


@pytest.fixture(autouse=True)
def _nobody_waits():
    """End a test that waits for a pipe, and give pytest its handlers back."""

    def stop(*_):
        raise AssertionError("somebody waits")

    before = signal.signal(signal.SIGALRM, stop)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
    faulthandler.enable()


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "data"
    place.mkdir()
    return place


@pytest.fixture
def mine(tmp_path):
    """A file of somebody's own, outside of the data folder."""
    path = tmp_path / "mine.txt"
    path.write_bytes(MINE)
    return path


def a_link(path, mine):
    path.symlink_to(mine)


def a_link_to_nothing(path, mine):
    path.symlink_to(mine.with_name("nothing"))


def a_second_name(path, mine):
    path.hardlink_to(mine)


def a_pipe(path, mine):
    os.mkfifo(path)


def a_socket(path, mine):
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def a_folder(path, mine):
    path.mkdir()


def a_device(path, mine):
    path.symlink_to("/dev/zero")


STRANGE = [a_link, a_link_to_nothing, a_second_name, a_pipe, a_socket, a_folder, a_device]
strange = pytest.mark.parametrize("put", STRANGE, ids=lambda one: one.__name__)


@contextmanager
def nothing_changed(mine):
    yield
    assert mine.read_bytes() == MINE
    assert sorted(one.name for one in mine.parent.iterdir()) == ["data", "mine.txt"]


def in_a_sentence(do, *arguments, **words):
    try:
        return do(*arguments, **words)
    except SaveError as error:
        told = str(error)
    assert told
    assert "\n" not in told
    return None


@strange
@pytest.mark.parametrize("name", [LOCK_FILE, FILE, FILE + LOG, FILE + SHARED, FILE + JOURNAL])
def test_in_the_place_of_a_file_of_the_store(folder, mine, put, name):
    if name.startswith(FILE) and name != FILE:
        Store.open(folder).close()
    put(folder / name, mine)
    with nothing_changed(mine):
        for do in (Store.open, repair, lambda place: Store.open(place, writing=False)):
            store = in_a_sentence(do, folder)
            if isinstance(store, Store):
                in_a_sentence(begin, store, new_record())
                store.close()
        doctor(str(folder), mends=True)


@strange
def test_in_the_place_of_the_log(folder, mine, put, capsys):
    (folder / "log").mkdir()
    put(folder / "log" / "samba.log", mine)
    with nothing_changed(mine), Logbook(folder) as book:
        logging.getLogger("samba_desktop").info("Nobody hears this.")
        book.tail(5)
    assert capsys.readouterr().err == ""


@strange
def test_in_the_place_of_the_last_words(folder, mine, put):
    (folder / "log").mkdir()
    put(folder / "log" / FATAL, mine)
    with nothing_changed(mine), Logbook(folder) as book:
        assert book.fatal in {"", MINE.decode().strip()}


@pytest.mark.parametrize("name", ["log", "reports"])
def test_a_folder_of_the_programs_own_that_leads_elsewhere_is_not_written_to(folder, tmp_path, name):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "crash-1.txt").write_bytes(MINE)
    (folder / name).symlink_to(elsewhere)
    with Logbook(folder):
        logging.getLogger("samba_desktop").info("Nobody hears this.")
    in_a_sentence(write_report, folder, "A report.", datetime.now(UTC))

    assert (elsewhere / "crash-1.txt").read_bytes() == MINE
    assert len(list(elsewhere.iterdir())) == 1


@strange
def test_in_the_place_of_the_call(folder, mine, put):
    put(folder / CALL_FILE, mine)
    with nothing_changed(mine):
        assert not call_forward(folder, patience=0)
        was_called(folder)


@strange
def test_in_the_place_of_the_preferences(folder, mine, put):
    put(folder / PREFERENCES, mine)
    with nothing_changed(mine):
        assert read_preferences(folder) == Preferences()
        set_aside_broken(folder)
        in_a_sentence(write_preferences, folder, Preferences(player_name="Bo"))
    if put is not a_folder:
        assert read_preferences(folder).player_name == "Bo"


@strange
def test_in_the_place_of_the_tutorials_page(folder, mine, put):
    put(folder / "tutorial.json", mine)
    with nothing_changed(mine):
        read_place(folder)
        write_place(folder, {"step": 3})


@strange
def test_among_the_own_rules(folder, mine, put):
    (folder / "rule-sets").mkdir()
    put(folder / "rule-sets" / "own-ours.json", mine)
    with nothing_changed(mine), Store.open(folder) as store:
        own = RuleSets(folder)
        assert own.all() == ()
        assert all("\n" not in str(problem) for problem in own.problems)
        back_up(store, folder / "all.sambabackup")
    with zipfile.ZipFile(folder / "all.sambabackup") as packed:
        assert packed.namelist() == [FILE]


@strange
def test_what_is_handed_in_is_read_only_where_it_is_a_file(folder, mine, put):
    put(folder / "given", mine)
    with nothing_changed(mine), Store.open(folder) as store:
        for read in (read_record, import_rule_set, lambda path: restore(store, path)):
            with pytest.raises(ValueError, match=r".") as raised:
                read(folder / "given")
            assert "\n" not in str(raised.value)


@strange
def test_what_is_given_away_changes_nothing_but_its_own_name(folder, mine, put):
    put(folder / "given", mine)
    with nothing_changed(mine), Store.open(folder) as store:
        in_a_sentence(write_record, new_record(), folder / "given")
        in_a_sentence(back_up, store, folder / "given")


def test_a_device_is_not_replaced(folder):
    os.mkfifo(folder / "printer")
    with pytest.raises(SaveError, match="no plain file"):
        write_whole(folder / "printer", "text")

    assert (folder / "printer").is_fifo()
    assert [one.name for one in folder.iterdir()] == ["printer"]


def test_a_data_folder_that_is_a_link_is_somebodys_own_choice(folder, tmp_path):
    (tmp_path / "link").symlink_to(folder)
    with Store.open(tmp_path / "link") as store:
        begin(store, new_record())

    assert (folder / FILE).stat().st_size


def test_a_linked_file_of_preferences_is_read_and_gives_way_when_they_are_kept(folder, mine):
    write_preferences(folder, Preferences(player_name="Bo"))
    kept = (folder / PREFERENCES).rename(mine.with_name("dotfile"))
    before = kept.read_bytes()
    (folder / PREFERENCES).symlink_to(kept)

    assert read_preferences(folder).player_name == "Bo"
    write_preferences(folder, Preferences(player_name="Åsa"))
    assert kept.read_bytes() == before
    assert not (folder / PREFERENCES).is_symlink()
    assert read_preferences(folder).player_name == "Åsa"


def test_nobody_can_put_a_link_where_a_file_is_being_written(folder, mine):
    for guess in ("given.part", ".given.part", f"{BEGINNING}{PART}"):
        (folder / guess).symlink_to(mine)
    for name in ("given", FILE):
        write_whole(folder / name, "text")

    assert mine.read_bytes() == MINE


def test_what_a_killed_program_was_writing_is_cleared_away_and_links_are_not_followed(folder, mine):
    (folder / f"{BEGINNING}1{PART}").write_bytes(b"half")
    (folder / f"{BEGINNING}2{PART}").mkdir()
    (folder / f"{BEGINNING}2{PART}" / FILE).write_bytes(b"half")
    (folder / f"{BEGINNING}3{PART}").symlink_to(mine)
    (folder / f"{BEGINNING}4{PART}").symlink_to(mine.parent)
    Store.open(folder).close()

    assert mine.read_bytes() == MINE
    assert not list(folder.glob(f"{BEGINNING}*"))


def test_a_text_that_cannot_be_written_is_refused_in_a_sentence(folder):
    with pytest.raises(SaveError, match="cannot be written"):
        write_whole(folder / "given", "half a sign \ud800")

    assert list(folder.iterdir()) == []


def test_a_pipe_with_a_writer_is_no_file(folder):
    os.mkfifo(folder / "pipe")
    end = os.open(folder / "pipe", os.O_RDWR)
    try:
        with pytest.raises(SaveError, match="no plain file"):
            read_text(folder / "pipe", 1000)
    finally:
        os.close(end)


def test_links_that_lead_round_in_circles_are_refused(folder):
    (folder / "a").symlink_to(folder / "b")
    (folder / "b").symlink_to(folder / "a")
    with pytest.raises(SaveError, match="no plain file"):
        read_text(folder / "a", 1000)
