"""A game that is started once more calls the one that runs."""

from threading import Timer

import pytest

from samba_desktop.store.single_instance import CALL_FILE, HeldError, call_forward, was_called
from samba_desktop.store.store import Store


def test_nobody_comes_where_nobody_looks_and_nothing_stays_behind(tmp_path):
    assert not call_forward(tmp_path, patience=0)
    assert list(tmp_path.iterdir()) == []
    assert not was_called(tmp_path)


def test_whoever_looks_hears_the_call_once(tmp_path):
    heard = []
    looker = Timer(0.1, lambda: heard.extend([was_called(tmp_path), was_called(tmp_path)]))
    looker.start()

    assert call_forward(tmp_path, patience=30)
    looker.join()
    assert heard == [True, False]


def test_where_no_file_can_be_put_down_nobody_is_called(tmp_path):
    (tmp_path / "file").touch()

    assert not call_forward(tmp_path / "file")


def test_a_call_is_no_match(tmp_path):
    (tmp_path / CALL_FILE).touch()

    with Store.open(tmp_path), pytest.raises(HeldError):
        Store.open(tmp_path)
