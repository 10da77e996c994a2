"""The small window of the system's own, for when Qt cannot open one."""

import sys

import pytest

from samba_desktop import notice

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is one way")
SCREEN = {"DISPLAY": ":7"}


@pytest.fixture
def desktop(tmp_path, monkeypatch):
    """A desktop whose only program to show a sentence writes down how it is called."""

    def with_program(name):
        program = tmp_path / name
        program.write_text('#!/bin/sh\nprintf "%s\\n" "$@" > "$(dirname "$0")/calls"\n')
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        monkeypatch.setattr(notice, "screen_problem", lambda environment: None)
        monkeypatch.setattr(notice, "TELLERS", tuple(one for one in notice.TELLERS if one[0] == name))
        return tmp_path / "calls"

    return with_program


@linux_only
@pytest.mark.parametrize("program", [words[0] for words in notice.TELLERS])
def test_the_sentence_is_handed_over_as_it_is(desktop, program):
    calls = desktop(program)
    sentence = "A library is missing: libGL.so.1. <b>Install</b> $it {now}."

    notice.notify(sentence, {"PATH": f"{calls.parent}:/usr/bin:/bin", **SCREEN})

    assert sentence in calls.read_text()


@linux_only
def test_where_nobody_would_see_it_nothing_is_started(desktop):
    calls = desktop("zenity")

    notice.notify("A sentence.", {"QT_QPA_PLATFORM": "offscreen", **SCREEN})

    assert not calls.exists()


@linux_only
@pytest.mark.parametrize("path", ["", ".", ":/usr/bin", "/usr/bin:", "bin", "/usr/bin::/bin", ".:/usr/bin"])
def test_what_lies_in_the_current_folder_is_never_started(desktop, monkeypatch, path):
    calls = desktop("zenity")
    (calls.parent / "bin").symlink_to(calls.parent)
    monkeypatch.chdir(calls.parent)
    monkeypatch.setenv("PATH", path)

    notice.notify("A sentence.", {"PATH": path, **SCREEN})

    assert not calls.exists()


@linux_only
def test_without_such_a_program_nothing_happens(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(notice, "screen_problem", lambda environment: None)

    notice.notify("A sentence.", SCREEN)


@linux_only
def test_a_machine_without_a_screen_has_none():
    assert not notice.has_screen({})
    assert not notice.has_screen({"DISPLAY": ":4077"})
