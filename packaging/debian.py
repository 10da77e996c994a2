"""Put the frozen program into a Debian package and into an archive that runs from any folder."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import bundle
import elf
import papers

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from samba_desktop import preflight

ALTERNATIVES = {"libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64", "zlib1g": "zlib1g"}
"""Packages that newer systems call otherwise."""
C_LIBRARIES = (
    *("libc.so.6", "libm.so.6", "libmvec.so.1", "libdl.so.2", "libpthread.so.0", "librt.so.1"),
    "ld-linux-x86-64.so.2",
)
WITHOUT = {"libcups.so.2": "libcups2"}
"""Libraries without which only one thing is lacking, here printing on a printer; they are recommended."""
RECOMMENDED = ("libwayland-client0", "libwayland-cursor0")
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
DESCRIPTION = """Samba, the card game with sequences, against the computer
 Samba is a card game of the canasta family in which sequences count as much
 as groups. This program plays it at a table on the desktop: two to six seats,
 alone or with partners, against computer players that never look into
 anybody's cards, by the rules of several countries or by rules of one's own.
 .
 Every move is kept the moment it is made; nothing goes over a network."""
MAINTAINER = "Samba Desktop contributors <contributors@samba-desktop.invalid>"
OVERRIDES = """\
# Everybody finds /usr/bin; /usr/games is not in the path of every session.
samba-desktop: package-section-games-but-contains-no-game
# The start of the frozen program and the libraries of Qt are as their makers published them.
samba-desktop: hardening-no-pie [usr/lib/samba-desktop/samba-desktop]
samba-desktop: unstripped-binary-or-object [usr/lib/samba-desktop/_internal/PySide6/*]
# Modules of Python get all that they need from the interpreter.
samba-desktop: library-not-linked-against-libc [usr/lib/samba-desktop/_internal/*]
samba-desktop: shared-library-lacks-prerequisites [usr/lib/samba-desktop/_internal/*]
# Python brings its own copy of Expat; nothing but the program's own translations is read with it.
samba-desktop: embedded-library expat [usr/lib/samba-desktop/_internal/python3*]
# The program shows its icon in its own windows, wherever it lies; Qt's folders are as Qt lays them.
samba-desktop: image-file-in-usr-lib [usr/lib/samba-desktop/_internal/samba_desktop/assets/icons/*]
samba-desktop: repeated-path-segment lib [usr/lib/samba-desktop/_internal/PySide6/Qt/lib/]
"""
"""Remarks of lintian that are as they should be, with the reason."""


class PackageError(Exception):
    """A package cannot be put together; the text says why."""


def objects(folder: Path) -> Iterator[Path]:
    """List the libraries and programs in a folder."""
    return (path for path in sorted(folder.rglob("*")) if elf.is_object(path))


def tidy(folder: Path) -> None:
    """Take out of Python's own libraries what only the machine that built them needs."""
    strip = preflight.program_path("strip", os.environ)
    for path in objects(folder):
        if elf.needs_of(path).runpath.startswith("/"):
            elf.drop_runpath(path)
        if strip and not {"PySide6", "shiboken6"} & set(path.parts):
            subprocess.run([strip, "--strip-unneeded", path], check=True)


def system_needs(folder: Path) -> tuple[set[str], tuple[int, int]]:
    """Name the libraries that the program expects of the system, and the oldest C library that will do."""
    needs = [elf.needs_of(path) for path in objects(folder)]
    inside = {path.name for path in folder.rglob("*.so*")}
    wanted = {library for one in needs for library in one.libraries} - inside
    return wanted - set(C_LIBRARIES), max(one.glibc for one in needs)


def depends(folder: Path) -> tuple[list[str], list[str]]:
    """List the packages that the program depends on, and those that it does better with.

    Raises PackageError where it needs a library that the checks before its start do not know.
    """
    libraries, glibc = system_needs(folder)
    unknown = libraries - preflight.PACKAGES.keys() - WITHOUT.keys()
    if unknown:
        raise PackageError(f"samba_desktop/preflight.py does not know {', '.join(sorted(unknown))}.")
    needed = dict.fromkeys({**preflight.QT_LIBRARIES, **preflight.X11_LIBRARIES}.values())
    needed |= dict.fromkeys(preflight.packages_of(sorted(libraries)))
    wished = [*RECOMMENDED, *(WITHOUT[name] for name in sorted(libraries & WITHOUT.keys()))]
    named = [ALTERNATIVES.get(name, name) for name in sorted(needed) if name not in wished]
    return [f"libc6 (>= {glibc[0]}.{glibc[1]})", *named], wished


def share(root: Path, prefix: Path) -> None:
    """Lay out what desktops look for: launcher, icons, kind of file, metainfo, manual."""
    linux, name = root / "packaging" / "linux", bundle.PROGRAM
    place(linux / f"{name}.desktop", prefix / "applications")
    write(prefix / "mime" / "packages" / f"{name}.xml", (linux / f"{name}.mime.xml").read_bytes())
    write(prefix / "metainfo" / f"{bundle.IDENTIFIER}.metainfo.xml", papers.metainfo(root).encode())
    write(prefix / "man" / "man6" / f"{papers.manual_name()}.gz", papers.packed(papers.manual()))
    icons = root / "assets" / "icons"
    for path in icons.glob(f"{name}-*.png"):
        size = path.stem.rpartition("-")[2]
        write(prefix / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{name}.png", path.read_bytes())
    place(icons / f"{name}.svg", prefix / "icons" / "hicolor" / "scalable" / "apps")


def copyright_paper(root: Path, notices: Path) -> str:
    """Write the copyright file: the licence, and the notices of everything inside."""
    licence = (root / "LICENSE").read_text(encoding="utf-8")
    told = (notices / papers.NOTICES).read_text(encoding="utf-8")
    common = "On Debian systems the GNU licences lie in /usr/share/common-licenses too."
    return f"{licence}\n\n{told}\n{common}\n"


def build_deb(root: Path, program: Path, notices: Path, folder: Path, version: str) -> Path:
    """Build the package from the frozen program and return its file."""
    staged = root / "build" / "deb"
    shutil.rmtree(staged, ignore_errors=True)
    shutil.copytree(program, staged / "usr" / "lib" / bundle.PROGRAM, symlinks=True)
    command = staged / "usr" / "bin" / bundle.PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{bundle.PROGRAM}/{bundle.PROGRAM}")
    share(root, staged / "usr" / "share")
    documents = staged / "usr" / "share" / "doc" / bundle.PROGRAM
    write(documents / "copyright", copyright_paper(root, notices).encode())
    write(documents / "changelog.gz", papers.packed(papers.debian_changelog(root, MAINTAINER)))
    write(staged / "usr" / "share" / "lintian" / "overrides" / bundle.PROGRAM, OVERRIDES.encode())
    set_modes(staged)
    needed, wished = depends(program)
    machine = MACHINES.get(os.uname().machine, os.uname().machine)
    fields = {
        "Package": bundle.PROGRAM,
        "Version": version,
        "Section": "games",
        "Priority": "optional",
        "Architecture": machine,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(
            sum(path.stat().st_size for path in staged.rglob("*") if path.is_file()) // 1024
        ),
        "Depends": ", ".join(needed),
        "Recommends": ", ".join(wished),
        "Description": DESCRIPTION,
    }
    write_control(staged, fields)
    file = folder / f"{bundle.PROGRAM}_{version}_{machine}.deb"
    packer = preflight.program_path("dpkg-deb", os.environ)
    assert packer is not None
    pack = [packer, "--root-owner-group", "-Zxz", "--build", str(staged), str(file)]
    subprocess.run(pack, check=True, stdout=subprocess.DEVNULL)
    return file


def write_control(staged: Path, fields: Mapping[str, str]) -> None:
    """Write what the package system reads."""
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(staged)}"
        for path in sorted(staged.rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    control = "".join(f"{name}: {value}\n" for name, value in fields.items())
    write(staged / "DEBIAN" / "control", control.encode())
    write(staged / "DEBIAN" / "md5sums", ("\n".join(sums) + "\n").encode())
    set_modes(staged / "DEBIAN")


def set_modes(folder: Path) -> None:
    """Let everybody read, and the owner alone write; only programs and folders can be entered."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            runs = path.is_dir() or (path.name == bundle.PROGRAM and elf.is_object(path))
            path.chmod(0o755 if runs else 0o644)


def build_archive(root: Path, program: Path, folder: Path, version: str) -> Path:
    """Pack the frozen program, and what desktops look for, into an archive for any Linux; return its file."""
    name = f"{bundle.PROGRAM}-{version}-linux-{os.uname().machine}"
    staged = root / "build" / "archive" / name
    shutil.rmtree(staged.parent, ignore_errors=True)
    shutil.copytree(program, staged, symlinks=True)
    share(root, staged / "share")
    place(root / "packaging" / "linux" / "README.txt", staged)
    set_modes(staged)
    file = folder / f"{name}.tar.gz"
    with tarfile.open(file, "w:gz", compresslevel=9) as archive:
        archive.add(staged, name, filter=owned_by_root)
    return file


def owned_by_root(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out of an archive who built it."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def place(file: Path, folder: Path) -> None:
    """Copy a file into a folder, which is made where it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def write(file: Path, content: bytes) -> None:
    """Write a file, and make its folder where it is missing."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
