"""A bare Debian in a folder, to try packages in: nothing is in it that a fresh machine would not have."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SUITE = "bookworm"
USER, NUMBER = "player", 1000
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
OWN_APT = ("etc/apt/sources.list", "etc/apt/sources.list.d", "etc/apt/apt.conf.d", "etc/apt/preferences.d")
"""How this machine gets packages; taken over where that is wished."""
TRUSTED = ("etc/ssl/certs/ca-certificates.crt", "etc/resolv.conf", "etc/hosts")
MOUNTS = (("proc", "proc"), ("devpts", "dev/pts"), ("tmpfs", "dev/shm"))
UNWATCHED = ("proc", "sys", "dev", "run", "var/cache", "var/lib/apt", "var/log", "tmp")
"""Folders in which the system itself writes, or that hold no files."""


class RoomError(Exception):
    """The room cannot be made, or something in it is not as it should be; the text says what."""


class Room:
    """One bare Debian."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home" / USER

    def run(
        self,
        *words: str | Path,
        user: bool = False,
        environment: dict[str, str] | None = None,
        limit: float = 900,
    ) -> subprocess.CompletedProcess[str]:
        """Run a program in the room, as its player or as root, and return what it said."""
        return subprocess.run(
            self.words(*words, user=user, environment=environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=limit,
            check=False,
        )

    def words(
        self, *words: str | Path, user: bool = False, environment: dict[str, str] | None = None
    ) -> list[str]:
        """Return the command that runs a program in the room, with an environment of its own."""
        who = [f"--userspec={NUMBER}:{NUMBER}"] if user else []
        home = f"/home/{USER}" if user else "/root"
        given = {"HOME": home, "PATH": PATH, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
        named = [f"{name}={value}" for name, value in (given | (environment or {})).items()]
        return [
            str(shutil.which("chroot")),
            *who,
            str(self.folder),
            "/usr/bin/env",
            "-i",
            *named,
            *map(str, words),
        ]

    def must(self, *words: str | Path, user: bool = False) -> str:
        """Run a program in the room that has to succeed, and return its output."""
        done = self.run(*words, user=user)
        if done.returncode:
            said = (done.stdout + done.stderr)[-2000:]
            raise RoomError(f"{' '.join(map(str, words))} ended with {done.returncode}: {said}")
        return done.stdout

    def files(self) -> dict[str, tuple[int, int]]:
        """List the files that a program could have written, with size and time."""
        found: dict[str, tuple[int, int]] = {}
        for folder in self.folder.iterdir():
            if folder.name not in UNWATCHED and not folder.is_symlink():
                found.update(self._files(folder))
        return found

    def _files(self, folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
        for path in folder.rglob("*"):
            name = path.relative_to(self.folder).as_posix()
            if path.is_file() and not path.is_symlink() and not name.startswith(UNWATCHED):
                told = path.stat()
                yield name, (told.st_size, told.st_mtime_ns)


def make_base(folder: Path, *, mirror: str | None, own_apt: bool) -> None:
    """Make the bare system from which rooms are copied, unless it is there; with its lists of packages."""
    if (folder / "etc" / "debian_version").exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    words = ["debootstrap", "--variant=minbase", SUITE, str(folder), *([mirror] if mirror else [])]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        raise RoomError(f"debootstrap: {done.stdout[-1000:]}{done.stderr[-1000:]}")
    for name in (*(OWN_APT if own_apt else ()), *TRUSTED):
        take_over(name, folder)
    base = Room(folder)
    base.must("apt-get", "update")
    base.must("useradd", "--create-home", "--uid", str(NUMBER), USER)


def take_over(name: str, folder: Path) -> None:
    """Copy a file or a folder of this machine's system into another one, in place of what is there."""
    own, other = Path("/") / name, folder / name
    if other.is_dir():
        shutil.rmtree(other)
    elif other.exists():
        other.unlink()
    if own.is_dir():
        shutil.copytree(own, other, symlinks=True)
    elif own.exists():
        other.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(own, other)


@contextmanager
def room(base: Path, folder: Path, *, keep: bool) -> Iterator[Room]:
    """Give a fresh copy of the bare system, and take it away afterwards."""
    run("cp", "-a", base, folder)
    mounted: list[Path] = []
    try:
        for kind, name in MOUNTS:
            place = folder / name
            place.mkdir(parents=True, exist_ok=True)
            run("mount", "-t", kind, kind, place)
            mounted.append(place)
        yield Room(folder)
    finally:
        for place in reversed(mounted):
            run("umount", place)
        if not keep:
            # Never across a border: what is mounted there belongs to this machine.
            run("rm", "-rf", "--one-file-system", folder)


def run(*words: str | Path) -> None:
    """Run a program of this machine that has to succeed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RoomError(f"{' '.join(map(str, words))}: {done.stderr.strip()}")


def missing_tools(names: Sequence[str]) -> list[str]:
    """Name the programs that are needed on this machine and cannot be found."""
    if not sys.platform.startswith("linux"):
        return list(names)
    return [name for name in names if shutil.which(name) is None]
