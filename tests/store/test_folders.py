"""Where matches are kept."""

import os
import sys

import pytest

from samba_desktop.match.saving import SaveError
from samba_desktop.store.folders import data_folder


def test_the_option_counts_before_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("SAMBA_DATA_DIR", str(tmp_path / "environment"))

    assert data_folder(str(tmp_path / "option")) == tmp_path / "option"
    assert data_folder(None) == tmp_path / "environment"
    assert (tmp_path / "option").is_dir()


@pytest.mark.skipif(sys.platform != "linux", reason="each platform has its own place")
def test_without_either_it_is_the_platforms_place(tmp_path, monkeypatch):
    monkeypatch.delenv("SAMBA_DATA_DIR", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert data_folder() == tmp_path / "samba-desktop"


def test_a_file_in_its_place_is_refused(tmp_path):
    (tmp_path / "file").touch()

    with pytest.raises(SaveError, match="is a file"):
        data_folder(str(tmp_path / "file"))
    with pytest.raises(SaveError, match="cannot be made"):
        data_folder(str(tmp_path / "file" / "folder"))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path):
    tmp_path.chmod(0o500)

    with pytest.raises(SaveError, match="cannot be written to"):
        data_folder(str(tmp_path))


def test_the_home_of_nobody_is_a_folder_like_others(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert data_folder("~nobody-has-this-name/samba").is_dir()
