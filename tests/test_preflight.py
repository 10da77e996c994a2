"""The checks before Qt: each thing that would abort it is told in a sentence, with a way out."""

import socket
import subprocess
import sys

import pytest

from samba_desktop import preflight
from samba_desktop.preflight import Problem

linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux may lack a screen")


@linux_only
def test_without_a_screen_the_ways_that_need_none_are_named():
    problem = preflight.window_problem({}, None, "samba-desktop")

    assert problem is not None
    assert "no screen" in problem.sentence
    assert '"xvfb-run samba-desktop"' in problem.fix
    assert '"samba-desktop simulate"' in problem.fix


@linux_only
@pytest.mark.skipif(bool(preflight.missing_libraries(["libxcb.so.1"])), reason="no library to ask X11 with")
def test_a_screen_that_does_not_answer_is_named():
    problem = preflight.screen_problem({"DISPLAY": ":4077"})

    assert problem is not None
    assert '":4077" does not answer' in problem.sentence
    assert "Set DISPLAY" in problem.fix


@linux_only
def test_a_dead_wayland_screen_is_told_from_a_living_one(tmp_path):
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    dead = preflight.screen_problem(environment)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        living = preflight.screen_problem(environment)

    assert dead is not None
    assert "Set WAYLAND_DISPLAY" in dead.fix
    assert living is None


@linux_only
def test_one_living_screen_of_two_is_enough(tmp_path):
    environment = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":4077"}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()

        assert preflight.screen_problem(environment) is None


@linux_only
def test_drawing_offscreen_needs_no_screen():
    environment = {"QT_QPA_PLATFORM": "offscreen"}

    assert preflight.window_problem(environment, preflight.qt_folder()) is None


@linux_only
def test_a_platform_that_qt_does_not_have_is_named_with_those_it_has():
    problem = preflight.window_problem({"QT_QPA_PLATFORM": "nosuch"}, preflight.qt_folder())

    assert problem is not None
    assert '"nosuch"' in problem.sentence
    assert "offscreen" in problem.fix


@linux_only
def test_a_plug_in_that_cannot_be_loaded_is_told_with_the_loaders_words(tmp_path):
    plugin = preflight.plugin_folder(tmp_path) / "libqoffscreen.so"
    plugin.parent.mkdir(parents=True)
    plugin.write_text("this is no library")

    problem = preflight.window_problem({"QT_QPA_PLATFORM": "offscreen"}, tmp_path)

    assert problem is not None
    assert "libqoffscreen.so" in problem.sentence


def test_missing_libraries_become_one_line_of_packages_each_once():
    missing = ["libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-icccm.so.4"]

    problem = preflight.library_problem(missing, debian=True)

    assert problem is not None
    assert "libgthread-2.0.so.0" in problem.sentence
    assert problem.fix.endswith("apt-get install --no-install-recommends libglib2.0-0 libxcb-icccm4")


def test_a_system_without_debians_packages_is_not_told_to_use_apt():
    problem = preflight.library_problem(["libGL.so.1"], debian=False)

    assert problem is not None
    assert "libGL.so.1" in problem.sentence
    assert "apt" not in problem.fix


def test_no_missing_library_is_no_problem():
    assert preflight.library_problem([]) is None


@linux_only
def test_only_the_library_that_cannot_be_loaded_counts_as_missing():
    assert preflight.missing_libraries(["libc.so.6", "libnosuchthing.so.9"]) == ("libnosuchthing.so.9",)


def test_the_import_error_of_a_bare_debian_names_the_package():
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")

    problem = preflight.import_problem(error)

    assert problem is not None
    assert "libEGL.so.1" in problem.sentence


def test_a_missing_qt_is_told_with_the_way_to_install_it():
    problem = preflight.import_problem(ModuleNotFoundError("No module", name="PySide6.QtWidgets"))

    assert problem is not None
    assert "PySide6-Essentials" in problem.fix


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module", name="samba_desktop.nothing"),
        ImportError("cannot import name 'nothing' from 'samba_desktop'"),
    ],
    ids=["module", "name"],
)
def test_an_import_error_of_our_own_is_not_explained_away(error):
    assert preflight.import_problem(error) is None


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["--data-dir", "here"], True),
        (["--version"], False),
        (["--data-dir", "here", "simulate", "--rounds", "3"], False),
        (["shot", "case.json"], False),
        (["doctor"], False),
    ],
    ids=["nothing", "folder", "version", "simulate", "shot", "doctor"],
)
def test_only_the_game_itself_opens_a_window(arguments, expected):
    assert preflight.opens_window(arguments) is expected


def test_a_translation_is_handed_the_text_with_its_gaps_open():
    problem = Problem("There is no {thing}.", "Bring a {thing}.", (("thing", "Stuhl"),))
    german = {"There is no {thing}.": "Es gibt keinen {thing}.", "Bring a {thing}.": "Bring einen {thing}."}

    translated = problem.translated(german.__getitem__)

    assert (translated.sentence, translated.fix) == ("Es gibt keinen Stuhl.", "Bring einen Stuhl.")


def test_the_checks_before_qt_import_no_qt():
    code = "import sys, samba_desktop.preflight; print([m for m in sys.modules if m.startswith('PySide6')])"

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "[]"
