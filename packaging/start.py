"""Set up Samba in a checkout and start it, or with `test` run the whole check; knows nothing of the game.

Standard library only. The environment is made in `.venv`, from the versions pinned beside this file.
Every Python since 3.6 must be able to read this file, so that it can say that it is too old.
"""

import errno
import hashlib
import importlib.util
import json
import os
import shlex
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

if sys.version_info < (3, 11):  # noqa: UP036 - this line is there for those who have an older one
    sys.exit("Samba needs Python 3.11 or newer, and this is Python " + sys.version.split()[0] + ".")

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from samba_desktop import preflight

COMMAND = "python3 packaging/start.py"

PLAY = ("requirements.txt",)
TEST = ("requirements.txt", "requirements-test.txt")
BUILD = (*TEST, "requirements-build.txt")

LOCK = ".venv.lock"
"""Whom of several starts at once it is to set up; beside the environment, as that is made anew."""
PAUSE = 0.2
"""Seconds from one look whether another start is done to the next."""

DRAWING = frozenset({"shot", "--selftest"})
"""The commands and options that draw without a screen."""

WINDOW_TOOLS = {
    "Xvfb": "xvfb",
    "xvfb-run": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "import": "imagemagick",
    "locale-gen": "locales",
}
"""The programs that the tests of the real window use, each with its Debian package."""

CHECKS = {
    "format": ("ruff", "format", "--check"),
    "lint": ("ruff", "check", "--output-format", "concise"),
    "python": (
        *("vermin", "--target=3.11-", "--violations", "--quiet", "--no-parse-comments"),
        *("samba_desktop", "packaging", "tests", "assets"),
    ),
    "types": ("mypy", "--strict"),
    "dependencies": ("deptry", "samba_desktop"),
    "floors": ("lint-imports", "--no-logo"),
    "tests": ("pytest", "--numprocesses", "auto", "--dist", "worksteal"),
}
"""The steps of the whole check in their order; the tests come last, so that their count closes the output."""


class SetUpError(Exception):
    """Setting up cannot go on; the text says why and what to do, in whole sentences."""


class Checkout:
    """The private environment of one checkout, and what is known about its state."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = root / ".venv"
        self.stamp = self.environment / "samba.json"
        places = {"base": str(self.environment), "platbase": str(self.environment)}
        self.scripts = Path(sysconfig.get_path("scripts", "venv", places))
        self.site_packages = Path(sysconfig.get_path("purelib", "venv", places))
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")

    def identity(self) -> str:
        """Tell what the environment is bound to: this Python, and this folder."""
        return f"{sys.version_info[0]}.{sys.version_info[1]} {sys.base_prefix} {self.root}"

    def fingerprint(self, locks: Sequence[str]) -> str:
        """Digest everything that decides what setting up with these lock files leaves behind."""
        paths = [Path(__file__), self.root / "pyproject.toml"]
        paths += [self.root / "packaging" / lock for lock in locks]
        digest = hashlib.sha256()
        for path in paths:
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def read_stamp(self) -> dict[str, str]:
        """Read what the last complete set-up left; empty when it was broken off or is of no use here."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        usable = isinstance(stamp, dict) and stamp.get("identity") == self.identity()
        return stamp if usable and self.python.exists() and self.site_packages.is_dir() else {}

    def write_stamp(self, locks: Sequence[str]) -> None:
        """Note that the set-up with these lock files, and so with every shorter list of them, is complete."""
        stamp = {"identity": self.identity()}
        for length in range(1, len(locks) + 1):
            stamp[locks[length - 1]] = self.fingerprint(locks[:length])
        self.stamp.write_text(json.dumps(stamp, indent=1), encoding="utf-8")

    def is_current(self, locks: Sequence[str]) -> bool:
        """Tell whether the environment holds exactly what these lock files ask for."""
        return self.read_stamp().get(locks[-1]) == self.fingerprint(locks)

    def prepare(self, locks: Sequence[str]) -> None:
        """Bring the environment to what these lock files ask for; make it anew when it is not a sound one.

        Of several that would do so at once, one does, and the others wait for it.
        """
        if self.is_current(locks):
            return
        with alone(self.root / LOCK):
            self.set_up(locks)

    def set_up(self, locks: Sequence[str]) -> None:
        """Do what is still to be done; nobody else may be at it."""
        if self.is_current(locks):
            return
        if self.read_stamp():
            say("Updating Samba's own copy of what it needs ...")
            self.stamp.unlink()
        else:
            say("Setting up Samba for the first time: this takes about a minute ...")
            self.make()
        self.install(locks)
        self.connect()
        self.write_stamp(locks)
        say("Samba is set up.")

    def make(self) -> None:
        """Make an empty environment in place of whatever is there."""
        name = str(self.root)
        if os.pathsep in name or name.encode(errors="replace").decode() != name:
            raise SetUpError(
                f"Python cannot work in a folder with this name: {name}. "
                f'Rename it with letters that are common today and without "{os.pathsep}", '
                "then run the same command again."
            )
        bare = [] if has_module("ensurepip") else ["--without-pip"]
        run_unseen(
            [base_python(), "-I", "-m", "venv", "--clear", *bare, str(self.environment)],
            f"The folder {self.environment} could not be made into a Python environment. "
            "Delete it if it exists, then run the same command again.",
        )

    def install(self, locks: Sequence[str]) -> None:
        """Install the pinned versions, with the environment's own pip or with that of the system."""
        own_pip = (self.site_packages / "pip").is_dir()
        pip = [str(self.python), "-I", "-m", "pip"] if own_pip else [base_python(), "-P", "-m", "pip"]
        target = [] if own_pip else ["--python", str(self.python)]
        files = [word for lock in locks for word in ("-r", str(self.root / "packaging" / lock))]
        run_unseen(
            [*pip, *target, "install", "--quiet", "--no-input", "--only-binary=:all:", *files],
            "The Python packages that Samba needs could not be installed. "
            "Check the connection to the network, then run the same command again.",
            os.environ | {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        )

    def connect(self) -> None:
        """Make the checkout itself importable in the environment, and give it the command `samba-desktop`.

        The command runs no module that lies in the current folder, whatever PYTHONPATH says.
        """
        back = os.path.relpath(self.root, self.site_packages)
        (self.site_packages / "samba_checkout.pth").write_text(back + "\n", encoding="ascii")
        if os.name == "nt":
            script = self.scripts / "samba-desktop.cmd"
            script.write_text('@"%~dp0python.exe" -I -m samba_desktop %*\n', encoding="ascii")
            return
        script = self.scripts / "samba-desktop"
        line = f'exec {shlex.quote(str(self.python))} -I -m samba_desktop "$@"'
        script.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        script.chmod(0o755)

    def start(self, arguments: Sequence[str]) -> int:
        """Hand over to the game; where a program can replace itself, this does not return."""
        command = [str(self.python), "-I", "-m", "samba_desktop", *arguments]
        if os.name != "nt":
            os.execv(command[0], command)  # noqa: S606 - the same as the other starts, which S603 allows
        return subprocess.run(command, check=False).returncode

    def check(self, pytest_arguments: Sequence[str]) -> int:
        """Run every step of the whole check, also after one that fails; answer 0 when all pass."""
        environment = os.environ | {
            "PATH": os.pathsep.join([str(self.scripts), os.environ.get("PATH", os.defpath)]),
            "QT_QPA_PLATFORM": "offscreen",
        }
        failed = []
        for number, (name, words) in enumerate(CHECKS.items(), 1):
            print(f"[{number}/{len(CHECKS)}] {name}: {' '.join(words)}", flush=True)
            program = preflight.program_path(words[0], environment) or str(self.scripts / words[0])
            more = pytest_arguments if name == "tests" else ()
            done = subprocess.run([program, *words[1:], *more], cwd=self.root, env=environment, check=False)
            if done.returncode:
                failed.append(name)
        if failed:
            print(f"The check failed in: {', '.join(failed)}.", flush=True)
        return 1 if failed else 0


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then start the game, or run the check when the first word is `test`."""
    checkout = Checkout(Path(__file__).resolve().parent.parent)
    try:
        if arguments[:1] == ["test"]:
            return test(checkout, arguments[1:])
        return play(checkout, arguments)
    except SetUpError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        say("Stopped. The same command goes on from here.")
        return 130


def go_inside(locks: Sequence[str]) -> None:
    """Let the script that runs go on in the checkout's environment, brought to what these lock files ask for.

    Where it runs there already this only returns, and else never.
    """
    checkout = Checkout(Path(__file__).resolve().parent.parent)
    if Path(sys.prefix) == checkout.environment:
        return
    try:
        checkout.prepare(locks)
    except SetUpError as error:
        say(str(error))
        sys.exit(2)
    sys.exit(subprocess.run([str(checkout.python), *sys.argv], check=False).returncode)


def play(checkout: Checkout, arguments: Sequence[str]) -> int:
    """Start the game with these arguments; ask for a screen first, if it is going to open its window."""
    windowed = preflight.opens_window(arguments)
    libraries: tuple[str, ...] = ()
    if windowed:
        refuse(preflight.screen_problem(os.environ, COMMAND))
        libraries = preflight.libraries_lacking(os.environ)
    elif not DRAWING.isdisjoint(arguments):
        libraries = preflight.libraries_lacking({"QT_QPA_PLATFORM": "offscreen"})
    provide(libraries, environment_packages(checkout, PLAY))
    checkout.prepare(PLAY)
    if windowed:
        refuse(preflight.window_problem(os.environ, None, COMMAND))
    return checkout.start(arguments)


def test(checkout: Checkout, pytest_arguments: Sequence[str]) -> int:
    """Run the whole check; what only the tests of the real window need may be missing, for they skip then."""
    libraries = preflight.libraries_lacking({"QT_QPA_PLATFORM": "offscreen"})
    provide(libraries, environment_packages(checkout, TEST))
    if sys.platform.startswith("linux"):
        wished = preflight.packages_of(preflight.missing_libraries(preflight.X11_LIBRARIES))
        wished += tuple(
            package
            for tool, package in WINDOW_TOOLS.items()
            if preflight.program_path(tool, os.environ) is None
        )
        try:
            provide((), wished)
        except SetUpError as error:
            say(f"The tests of the real window may be skipped. {error}")
    checkout.prepare(TEST)
    return checkout.check(pytest_arguments)


def environment_packages(checkout: Checkout, locks: Sequence[str]) -> tuple[str, ...]:
    """Name the Debian package that is needed to make the environment, if any is; any pip will do."""
    if checkout.is_current(locks) or has_module("ensurepip") or has_module("pip"):
        return ()
    return (f"python{sys.version_info[0]}.{sys.version_info[1]}-venv",)


def provide(libraries: Sequence[str], packages: Sequence[str]) -> None:
    """Install system libraries and Debian packages, or raise SetUpError with the line that does it.

    `libraries` holds file names such as "libGL.so.1".
    """
    wanted = tuple(dict.fromkeys([*packages, *preflight.packages_of(libraries)]))
    if not libraries and not wanted:
        return
    apt = preflight.program_path("apt-get", os.environ)
    if apt is None:
        refuse(preflight.library_problem(libraries, debian=False))
        raise SetUpError(
            f"Install what your system calls {', '.join(wanted)}, then run the same command again."
        )
    line = f"apt-get install --no-install-recommends {' '.join(wanted)}"
    if os.geteuid() != 0:
        as_root = f"sudo {line}" if preflight.program_path("sudo", os.environ) else f'su - -c "{line}"'
        raise SetUpError(
            f"Install what is missing with this line, then run the same command again:\n  {as_root}"
        )
    say(f"Installing with apt: {' '.join(wanted)} ...")
    install_with_apt(
        apt,
        wanted,
        "The system's packages that Samba needs could not be installed. "
        f"Check the connection to the network, or try this line by hand:\n  {line}",
    )


def install_with_apt(program: str, packages: Sequence[str], failure: str) -> None:
    """Install these packages as root; fetch the lists of packages first if it does not work without."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    apt = [program, "-o", "DPkg::Lock::Timeout=120"]
    install = [*apt, "install", "-y", "--no-install-recommends", *packages]
    try:
        run_unseen(install, failure, environment)
    except SetUpError:
        run_unseen([*apt, "update"], failure, environment)
        run_unseen(install, failure, environment)


@contextmanager
def alone(place: Path) -> Iterator[None]:
    """Be the only one for a while who holds this file, and wait until it is free.

    Whoever holds it gives it free by ending, too. Raises SetUpError where there can be no such file.
    """
    try:
        file = place.open("ab")
    except OSError as error:
        raise SetUpError(
            f"Nothing can be kept in the folder {place.parent} ({error.strerror}). "
            "See to it that you may write there, then run the same command again."
        ) from None
    with file:
        if not takes(file):
            say("Samba is being set up by another start; this one waits for it ...")
            while not takes(file):
                time.sleep(PAUSE)
        yield


def takes(file: BinaryIO) -> bool:
    """Hold a file alone until it is closed, unless somebody else does; tell whether it is so.

    Where the system knows nothing of that, everybody goes on.
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - everywhere else

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
    return True


def run_unseen(command: Sequence[str], failure: str, environment: Mapping[str, str] | None = None) -> None:
    """Run a command without showing its output; when it fails, raise SetUpError with its last lines.

    `failure` is told first. Warnings are left out: pip tells each of its tries at a connection so.
    """
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        check=False,
    )
    if done.returncode:
        said = [line for line in done.stdout.splitlines() if line and not line.startswith("WARNING")]
        raise SetUpError("\n  ".join([f"{failure}\nThis was said last:", *said[-3:]]))


def refuse(problem: preflight.Problem | None) -> None:
    """Raise SetUpError for this problem, if it is one."""
    if problem is not None:
        raise SetUpError(f"{problem.sentence}\n{problem.fix}")


def base_python() -> str:
    """Name the Python that environments are made from, also when this one runs inside of one."""
    return str(getattr(sys, "_base_executable", sys.executable))


def has_module(name: str) -> bool:
    """Tell whether this Python has the module, without importing it."""
    return importlib.util.find_spec(name) is not None


def say(text: str) -> None:
    """Tell the player something, beside the output of the game's own commands."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
