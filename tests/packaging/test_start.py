"""Starting from a checkout: when the environment is made anew, what is installed, what the player is told."""

import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def load_start():
    spec = importlib.util.spec_from_file_location("samba_start", ROOT / "packaging" / "start.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


start = load_start()


def pins_of(*locks):
    lines = [line for lock in locks for line in (ROOT / "packaging" / lock).read_text().splitlines()]
    return {canonicalize_name(name): version for name, version in (line.split("==") for line in lines)}


@pytest.fixture
def checkout(tmp_path):
    """A checkout in a folder with a difficult name, with nothing to install and a game of one line."""
    root = tmp_path / "Müllers Spiele"
    (root / "packaging").mkdir(parents=True)
    (root / "samba_desktop").mkdir()
    (root / "pyproject.toml").write_text("[project]\n")
    for lock in start.TEST:
        (root / "packaging" / lock).write_text("# nothing\n")
    (root / "samba_desktop" / "__main__.py").write_text("import sys\nprint('game', *sys.argv[1:])\n")
    return start.Checkout(root)


@pytest.fixture
def finished(checkout):
    """The same checkout with the outer shape of a complete environment."""
    checkout.python.parent.mkdir(parents=True)
    checkout.python.write_text("")
    checkout.site_packages.mkdir(parents=True)
    checkout.write_stamp(start.PLAY)
    return checkout


@pytest.fixture
def apt(tmp_path, monkeypatch):
    """An apt-get that notes how it is called and finds no package before it was asked to update."""
    folder = tmp_path / "system"
    folder.mkdir()
    program = folder / "apt-get"
    program.write_text(
        "#!/bin/sh\n"
        f'echo "$@" >> "{folder}/calls"\n'
        f'case "$*" in *update*) touch "{folder}/lists" ;; esac\n'
        f'[ -e "{folder}/lists" ] || {{ echo "E: Unable to locate package"; exit 100; }}\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)
    return folder / "calls"


needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="stands in for a Linux system")


def test_a_finished_set_up_is_not_done_again(finished):
    assert finished.is_current(start.PLAY)


def test_an_environment_that_was_broken_off_is_made_anew(finished):
    finished.stamp.unlink()

    assert finished.read_stamp() == {}


def test_a_stamp_that_cannot_be_read_counts_as_none(finished):
    finished.stamp.write_bytes(b"\xff[")

    assert finished.read_stamp() == {}


def test_an_environment_of_another_python_is_made_anew(finished, monkeypatch):
    monkeypatch.setattr(sys, "base_prefix", "/somewhere/else")

    assert finished.read_stamp() == {}


def test_an_environment_without_its_python_is_made_anew(finished):
    finished.python.unlink()

    assert finished.read_stamp() == {}


def test_a_checkout_that_was_moved_makes_its_environment_anew(finished):
    moved = finished.root.rename(finished.root.parent / "moved")

    assert start.Checkout(moved).read_stamp() == {}


@pytest.mark.parametrize("changed", ["packaging/requirements.txt", "pyproject.toml"])
def test_a_changed_pin_is_installed_into_the_same_environment(finished, changed):
    (finished.root / changed).write_text("# something else\n")

    assert not finished.is_current(start.PLAY)
    assert finished.read_stamp() != {}


def test_a_set_up_for_the_tests_serves_the_game_too_but_not_the_reverse(finished):
    assert not finished.is_current(start.TEST)

    finished.write_stamp(start.TEST)

    assert finished.is_current(start.TEST)
    assert finished.is_current(start.PLAY)


def test_of_two_starts_at_once_one_sets_up_and_the_other_waits(checkout, monkeypatch):
    waits, made, installed = threading.Event(), [], []

    def make(self):
        made.append(self)
        self.python.parent.mkdir(parents=True)
        self.python.write_text("")
        self.site_packages.mkdir(parents=True)
        assert waits.wait(120)

    monkeypatch.setattr(start.Checkout, "make", make)
    monkeypatch.setattr(start.Checkout, "install", lambda self, locks: installed.append(locks))
    monkeypatch.setattr(start, "say", lambda text: waits.set() if "waits" in text else None)
    starts = [threading.Thread(target=checkout.prepare, args=(start.PLAY,)) for _ in range(2)]

    for one in starts:
        one.start()
    for one in starts:
        one.join()

    assert waits.is_set()
    assert len(made) == len(installed) == 1
    assert checkout.is_current(start.PLAY)


def test_a_set_up_that_was_killed_keeps_nobody_waiting(checkout, monkeypatch):
    said = []
    monkeypatch.setattr(start, "say", said.append)
    holds = (
        "import importlib.util, pathlib, sys, time\n"
        f"spec = importlib.util.spec_from_file_location('start', {str(ROOT / 'packaging' / 'start.py')!r})\n"
        "start = importlib.util.module_from_spec(spec)\n"
        "spec.loader.exec_module(start)\n"
        "with start.alone(pathlib.Path(sys.argv[1])):\n"
        "    print('held', flush=True)\n"
        "    time.sleep(300)\n"
    )
    place = checkout.root / start.LOCK
    with subprocess.Popen([sys.executable, "-c", holds, place], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "held\n"
        other.kill()
    with start.alone(place):
        said.append("alone")

    assert said[-1] == "alone"


def test_a_folder_in_which_nothing_can_be_written_is_told(checkout):
    (checkout.root / start.LOCK).mkdir()

    with pytest.raises(start.SetUpError, match="may write there"):
        checkout.prepare(start.PLAY)


@pytest.mark.skipif(
    not start.has_module("ensurepip"), reason="this Python cannot make environments by itself"
)
def test_the_environment_starts_the_checkout_under_its_own_command(checkout, tmp_path):
    checkout.prepare(start.PLAY)

    script = checkout.scripts / ("samba-desktop.cmd" if os.name == "nt" else "samba-desktop")
    done = subprocess.run([script, "a b"], cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("game a b\n", "")
    assert checkout.is_current(start.PLAY)


@pytest.mark.skipif(
    not start.has_module("ensurepip"), reason="this Python cannot make environments by itself"
)
def test_nothing_that_lies_where_it_is_started_or_where_python_is_told_to_look_runs(
    checkout, tmp_path, monkeypatch
):
    for name in ("venv", "json", "runpy", "ensurepip", "samba_desktop", "sitecustomize"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'a').write('{name} ')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    checkout.prepare(start.PLAY)
    monkeypatch.setenv("PYTHONHOME", str(tmp_path))

    script = checkout.scripts / ("samba-desktop.cmd" if os.name == "nt" else "samba-desktop")
    started = subprocess.run([script], capture_output=True, text=True, check=False)

    assert (started.stdout, started.stderr) == ("game\n", "")
    assert not (tmp_path / "ran").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names")
@pytest.mark.parametrize("name", [b"a:b", b"lat\xe4in"])
def test_a_folder_in_which_python_cannot_work_is_named_as_the_reason(tmp_path, name):
    root = tmp_path / os.fsdecode(name)
    root.mkdir()

    with pytest.raises(start.SetUpError, match="Python cannot work in a folder with this name"):
        start.Checkout(root).make()

    assert not list(root.iterdir())


def test_a_program_that_fails_is_told_of_by_a_sentence_and_its_last_words():
    words = "print('WARNING: tried'); print('ERROR: none found'); print(); exit(1)"

    with pytest.raises(start.SetUpError) as told:
        start.run_unseen([sys.executable, "-c", words], "It failed. Try again.")

    assert str(told.value) == "It failed. Try again.\nThis was said last:\n  ERROR: none found"


def test_a_script_goes_on_inside_the_environment(checkout):
    for name in ("packaging/start.py", "samba_desktop/__init__.py", "samba_desktop/preflight.py"):
        shutil.copy(ROOT / name, checkout.root / name)
    script = checkout.root / "packaging" / "script.py"
    script.write_text("import sys, start; start.go_inside(start.PLAY); print(sys.prefix, *sys.argv[1:])")

    done = subprocess.run([start.base_python(), script, "a b"], capture_output=True, text=True, check=False)

    assert done.stdout == f"{checkout.environment} a b\n"


@needs_a_shell
def test_root_installs_system_packages_and_fetches_the_lists_when_they_are_missing(apt, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    start.provide(["libGL.so.1", "libxcb-icccm.so.4"], ["python3.11-venv"])

    calls = [line.split(maxsplit=2)[2] for line in apt.read_text().splitlines()]
    install = "install -y --no-install-recommends python3.11-venv libgl1 libxcb-icccm4"
    assert calls == [install, "update", install]


@needs_a_shell
def test_root_starts_nothing_that_lies_in_the_current_folder(apt, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.chdir(apt.parent)
    monkeypatch.setenv("PATH", ":.")

    with pytest.raises(start.SetUpError):
        start.provide(["libGL.so.1"], [])

    assert not apt.exists()


@needs_a_shell
@pytest.mark.parametrize(("has_sudo", "line"), [(True, "sudo {}"), (False, 'su - -c "{}"')])
def test_anybody_else_is_told_the_one_line_to_run(apt, monkeypatch, has_sudo, line):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(apt.parent))
    if has_sudo:
        (apt.parent / "sudo").touch(0o755)

    with pytest.raises(start.SetUpError) as told:
        start.provide(["libGL.so.1"], ["python3.11-venv"])

    install = "apt-get install --no-install-recommends python3.11-venv libgl1"
    assert str(told.value).splitlines()[1:] == [f"  {line.format(install)}"]
    assert not apt.exists()


@needs_a_shell
@pytest.mark.parametrize("drawing", ["shot", "--selftest"])
def test_what_draws_without_a_screen_has_its_libraries_installed_first(apt, monkeypatch, checkout, drawing):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(start.preflight, "is_loadable", lambda name: name != "libEGL.so.1")
    monkeypatch.setattr(os, "execv", None)  # so that a failure ends this test, not all of them

    with pytest.raises(start.SetUpError, match=r"libegl1"):
        start.play(checkout, [drawing])


def test_a_system_without_apt_is_told_the_names_of_the_files(monkeypatch):
    monkeypatch.setenv("PATH", "")

    with pytest.raises(start.SetUpError, match=r"libGL\.so\.1"):
        start.provide(["libGL.so.1"], [])


def test_nothing_missing_installs_nothing(monkeypatch):
    monkeypatch.setenv("PATH", "")

    start.provide([], [])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux may lack a screen")
def test_without_a_screen_the_start_ends_with_a_sentence_and_no_set_up():
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}

    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "start.py"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 2
    assert done.stderr.startswith("Samba shows its table in a window, and there is no screen here")
    assert "xvfb-run python3 packaging/start.py" in done.stderr


def test_the_tests_are_the_last_step_of_the_check():
    assert list(start.CHECKS)[-1] == "tests"


def test_lock_files_hold_names_and_versions_only():
    for lock in start.BUILD:
        for line in (ROOT / "packaging" / lock).read_text().splitlines():
            assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9][0-9a-z.]*", line), f"{lock}: {line}"


def test_no_package_is_pinned_twice():
    for lock, other in combinations(start.BUILD, 2):
        assert not pins_of(lock).keys() & pins_of(other).keys()


@pytest.mark.parametrize(
    ("wanted", "locks"),
    [
        (PROJECT["dependencies"], start.PLAY),
        (PROJECT["optional-dependencies"]["test"], start.TEST),
    ],
    ids=["game", "tests"],
)
def test_every_dependency_of_the_project_is_pinned_to_a_version_it_allows(wanted, locks):
    pins = pins_of(*locks)

    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pins[canonicalize_name(requirement.name)]), str(requirement)


@pytest.mark.parametrize("locks", [start.PLAY, start.TEST, start.BUILD], ids=["game", "tests", "build"])
def test_the_pins_hold_what_the_pinned_packages_need(locks):
    pins = pins_of(*locks)

    for name in pins:
        try:
            requirements = importlib.metadata.requires(name) or ()
        except importlib.metadata.PackageNotFoundError:
            pytest.skip("what the build needs is installed by packaging/build.py")
        for requirement in map(Requirement, requirements):
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                assert canonicalize_name(requirement.name) in pins, f"{name} needs {requirement}"
