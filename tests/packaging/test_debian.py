"""The packages for Linux: what they depend on is read from the program itself."""

import shutil
import stat
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from samba_desktop import preflight
from tests.packaging.packed import ROOT, script

debian, elf, bundle, cleanroom = script("debian"), script("elf"), script("bundle"), script("cleanroom")
pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="packages of Linux are built there"
)
PLUGIN = preflight.plugin_folder(preflight.qt_folder()) / "libqoffscreen.so"


def compiled(tmp_path, name="libthing.so", *, linked=(), runpath=""):
    """Compile a small library that needs others."""
    if shutil.which("gcc") is None:
        pytest.skip("needs a C compiler")
    source = tmp_path / "thing.c"
    source.write_text("int thing(void) { return 1; }\n")
    flags = ["-Wl,--no-as-needed", *(f"-l:{library}" for library in linked)]
    flags += [f"-Wl,-rpath,{runpath}"] if runpath else []
    made = tmp_path / name
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", made, source, *flags], check=True)
    return made


@pytest.fixture
def program(tmp_path):
    """A frozen program as far as the packages look at it."""
    folder = tmp_path / "program"
    (folder / "_internal").mkdir(parents=True)
    compiled(tmp_path, "libinside.so").rename(folder / "_internal" / "libinside.so")
    shutil.copy("/bin/true", folder / bundle.PROGRAM)
    return folder


def test_what_a_library_needs_is_read_from_it():
    needs = elf.needs_of(PLUGIN)

    assert {"libQt6Gui.so.6", "libc.so.6"} <= set(needs.libraries)
    assert needs.glibc >= (2, 2)
    assert needs.runpath == "$ORIGIN/../../lib"


def test_where_a_library_looks_first_is_taken_out_and_the_rest_stays(tmp_path):
    made = compiled(tmp_path, linked=["libm.so.6"], runpath="/home/somebody/python/lib")
    assert elf.needs_of(made).runpath == "/home/somebody/python/lib"

    assert elf.drop_runpath(made)

    assert elf.needs_of(made).runpath == ""
    assert "libm.so.6" in elf.needs_of(made).libraries
    code = f"import ctypes; assert ctypes.CDLL({str(made)!r}).thing() == 1"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert not elf.drop_runpath(made)


@pytest.mark.parametrize("content", [b"", b"\x7fELF", b"#!/bin/sh\n", b"\x7fELF\x01\x01"])
def test_other_files_are_no_objects(tmp_path, content):
    (tmp_path / "file").write_bytes(content)

    assert not elf.is_object(tmp_path / "file")


def test_qts_own_folders_are_left_as_they_are(tmp_path):
    inside = tmp_path / "PySide6"
    inside.mkdir()
    shutil.copy(PLUGIN, inside)
    before = (inside / PLUGIN.name).read_bytes()

    debian.tidy(tmp_path)

    assert (inside / PLUGIN.name).read_bytes() == before


def test_a_library_that_the_checks_before_the_start_do_not_know_stops_the_build(program, tmp_path):
    compiled(tmp_path, linked=["libresolv.so.2"]).rename(program / "_internal" / "libthing.so")

    with pytest.raises(debian.PackageError, match=r"libresolv\.so\.2"):
        debian.depends(program)


def test_libraries_inside_the_program_are_not_asked_of_the_system(program, tmp_path):
    inner = compiled(tmp_path, "libinner.so")
    linked = ["-Wl,--no-as-needed", f"-L{tmp_path}", "-l:libinner.so"]
    outer = program / "_internal" / "libouter.so"
    subprocess.run(["gcc", "-shared", "-o", outer, *linked], check=True)
    inner.rename(program / "_internal" / "libinner.so")

    libraries, _ = debian.system_needs(program)

    assert elf.needs_of(outer).libraries[0] == "libinner.so"
    assert not libraries


def test_the_package_depends_on_all_that_a_window_needs(program):
    needed, wished = debian.depends(program)

    named = {alternative for one in needed for alternative in one.split(" | ")}
    assert set(preflight.QT_LIBRARIES.values()) | set(preflight.X11_LIBRARIES.values()) <= named
    assert needed[0].startswith("libc6 (>= 2.")
    assert "libwayland-client0" in wished


@pytest.fixture
def staged(program, tmp_path, monkeypatch):
    """The folder that becomes the package, without the package itself."""
    notices = tmp_path / "notices"
    notices.mkdir()
    (notices / "NOTICES.txt").write_text("What is inside.\n")
    source = tmp_path / "source"
    source.mkdir()
    for name in ("packaging", "assets", "LICENSE", "CHANGELOG.md", "pyproject.toml"):
        (source / name).symlink_to(ROOT / name)
    if shutil.which("dpkg-deb") is None:
        pytest.skip("needs dpkg-deb")
    file = debian.build_deb(source, program, notices, tmp_path, "1.2.3")
    out = tmp_path / "installed"
    subprocess.run(["dpkg-deb", "--raw-extract", file, out], check=True)
    return out


def test_the_package_holds_the_program_and_what_desktops_look_for(staged):
    command = staged / "usr" / "bin" / "samba-desktop"

    assert command.is_symlink()
    assert (command.parent / command.readlink()).resolve() == staged / "usr/lib/samba-desktop/samba-desktop"
    for name in (
        "applications/samba-desktop.desktop",
        "doc/samba-desktop/changelog.gz",
        "doc/samba-desktop/copyright",
        "icons/hicolor/16x16/apps/samba-desktop.png",
        "icons/hicolor/512x512/apps/samba-desktop.png",
        "icons/hicolor/scalable/apps/samba-desktop.svg",
        "man/man6/samba-desktop.6.gz",
        f"metainfo/{bundle.IDENTIFIER}.metainfo.xml",
        "mime/packages/samba-desktop.xml",
    ):
        assert (staged / "usr" / "share" / name).is_file(), name


def test_the_package_says_what_it_is_and_runs_nothing_when_it_is_installed(staged):
    control = (staged / "DEBIAN" / "control").read_text()

    assert "Package: samba-desktop\nVersion: 1.2.3\n" in control
    assert "libxcb-cursor0" in control
    assert {path.name for path in (staged / "DEBIAN").iterdir()} == {"control", "md5sums"}


def test_only_programs_can_be_run_and_only_their_owner_can_change_them(staged):
    for path in staged.rglob("*"):
        if path.is_file() and not path.is_symlink():
            mode = stat.S_IMODE(path.stat().st_mode)
            assert mode == (0o755 if path.name == "samba-desktop" and elf.is_object(path) else 0o644), path


def test_the_archive_unpacks_into_one_folder_and_names_nobody(program, tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    for name in ("packaging", "assets", "LICENSE", "CHANGELOG.md", "pyproject.toml"):
        (source / name).symlink_to(ROOT / name)

    file = debian.build_archive(source, program, tmp_path, "1.2.3")

    with tarfile.open(file) as archive:
        members = archive.getmembers()
    assert {Path(member.name).parts[0] for member in members} == {file.name.removesuffix(".tar.gz")}
    assert {member.uname for member in members} == {"root"}
    assert any(member.name.endswith("/README.txt") for member in members)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([], False),
        (["it.deb"], True),
        (["--older", "other.deb"], False),
        (["--older=other.deb", "--keep"], False),
        (["--older", "other.deb", "it.deb"], True),
    ],
)
def test_the_package_to_be_tried_is_not_the_older_one(words, named):
    assert cleanroom.names_package(words) is named
