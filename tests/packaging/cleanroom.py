"""Try the Debian package on a bare machine: install, play by hand, kill, upgrade, make trouble, remove.

    sudo python3 packaging/cleanroom.py [DEB] [--older OTHER.deb] [--own-apt] [--patience 4] [--keep]

The machine is a Debian without Python in a folder of its own (debootstrap). The game runs there as an
ordinary user, on a virtual screen of this machine, and is played by the same hands as in the tests (Xvfb,
xdotool). Play it with the checkout that it was built from: the hands know where things lie on its table.
Without `--older` the package itself serves as the older build, packed again with a lower version.

Says what was done and how long it took, and ends with 1 at the first thing that is wrong. Needs root.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.store.preferences import Speed, write_preferences
from tests.gui import player, sitting, window
from tests.gui.screen import Screen
from tests.gui.sitting import Album, Plan, Sitting, unasked
from tests.gui.window import Flaw, GameWindow
from tests.packaging.room import USER, RoomError, make_base, missing_tools, room

ROOT = Path(__file__).resolve().parents[2]
NAME = "samba-desktop"
DATA = ".local/share/samba-desktop"
OWN_FOLDERS = (f"home/player/{DATA}/", "home/player/.config/", "home/player/.cache/")
TOOLS = ("debootstrap", "chroot", "mount", "dpkg-deb", "Xvfb", "xdotool", "strace")
SHIPPED_EARLIER = "0~earlier"
OPPONENTS = 3
SOCKET = re.compile(r"socket\((AF_\w+)")
LOCAL = frozenset({"AF_UNIX", "AF_NETLINK"})
MISSING_LIBRARY = "libxcb-cursor0"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
RACE = 120.0
"""Seconds for the slower one of two to find the other."""
WAITS = ((window, "PATIENCE"), (sitting, "WAITING"), (player, "RECORDED"), (player, "LANDED"))
"""How many seconds the hands wait for something to come."""


class InstalledWindow(GameWindow):
    """The installed game, started in the room as its user would."""

    room = None

    def command(self):
        """Start it by its name alone."""
        display = {"DISPLAY": self._screen.display}
        return self.room.words(NAME, user=True, environment=display)

    def environment(self):
        """Hand over nothing of this machine."""
        return {}


class Trial:
    """All steps, one after another."""

    def __init__(self, place, screen, deb, older, picture):
        self.room = place
        self.picture = picture
        self.screen = screen
        self.deb, self.older = deb, older
        self.data = place.home / DATA
        InstalledWindow.room = place

    def steps(self):
        """Name the steps in their order."""
        return (
            ("there is no Python and no Qt", self.look_around),
            ("install the older build", lambda: self.install(self.older)),
            ("desktop: kind of file, launcher, manual", self.look_at_desktop),
            ("self-check", self.check_itself),
            ("no socket but local ones", self.watch_sockets),
            ("play by hand, then kill -9 in the middle of a turn", self.play_and_kill),
            ("upgrade with the match in progress", lambda: self.install(self.deb)),
            ("go on and play the round to its sheet", self.play_round),
            ("written to: data, settings and cache alone", self.look_at_files),
            ("trouble is told in one sentence", self.provoke),
            ("remove", self.remove),
        )

    @contextmanager
    def sitting(self, **plan):
        """Sit down at the installed game, which is ended afterwards; what was wrong is kept as a picture."""
        album = Album(None, self.screen)
        plan = Plan(speed=Speed.FAST, **plan)
        sitting = Sitting(plan, self.screen, self.data, album, window=InstalledWindow)
        try:
            yield sitting
        except (RoomError, Flaw, TimeoutError, subprocess.SubprocessError):
            self.screen.frame().save(self.picture)
            raise
        finally:
            sitting.window.end()
            for line in sitting.told() if sitting.player else ():
                print(f"  {line}")
            if sitting.watched is not None:
                sitting.watched.close()

    # before the game

    def look_around(self):
        """See that the room is bare."""
        for program in ("python3", "python", "pip", NAME):
            if self.room.run("which", program).returncode == 0:
                raise RoomError(f"{program} is there already.")

    def install(self, deb):
        """Install a package with all that it depends on."""
        shutil.copy(deb, self.room.folder / "tmp" / "it.deb")
        if "mime" not in self.room.run("dpkg-query", "-W", "shared-mime-info").stdout:
            self.room.must(
                "apt-get",
                "install",
                "-y",
                "--no-install-recommends",
                "shared-mime-info",
                "desktop-file-utils",
            )
        self.room.must("apt-get", "install", "-y", "--no-install-recommends", "/tmp/it.deb")
        version = self.room.must("dpkg-query", "-W", "-f", "${Version}", NAME)
        wanted = field(deb, "Version")
        if version != wanted:
            raise RoomError(f"Installed is {version}, not {wanted}.")
        print(f"  version {version}: {self.room.must(NAME, '--version', user=True).strip()}")

    def look_at_desktop(self):
        """See that desktops know the program and its kind of file."""
        share = self.room.folder / "usr" / "share"
        if "samba-desktop.desktop" not in (share / "applications" / "mimeinfo.cache").read_text():
            raise RoomError("No desktop opens a record with the program.")
        if "application/x-samba-record:*.samba" not in (share / "mime" / "globs2").read_text():
            raise RoomError("The kind of file is not known.")

    def check_itself(self):
        """Let the program check itself."""
        done = self.room.run(NAME, "--selftest", user=True)
        print("  " + done.stdout.strip().replace("\n", "\n  "))
        if done.returncode:
            raise RoomError(f"The self-check ends with {done.returncode}: {done.stderr}")

    def watch_sockets(self):
        """Listen to what the program and its opponents ask the system for while they play."""
        with tempfile.TemporaryDirectory() as folder:
            notes = Path(folder) / "sockets"
            words = self.room.words(NAME, "--selftest", user=True)
            # The filter lets every other call pass at its usual speed, so that no opponent is late.
            trace = ["strace", "-f", "--seccomp-bpf", "-qq", "-e", "trace=socket", "-o", str(notes), *words]
            done = subprocess.run(trace, check=False, capture_output=True, text=True)
            if done.returncode:
                raise RoomError(f"Under watch the self-check ends with {done.returncode}: {done.stdout}")
            families = set(SOCKET.findall(notes.read_text()))
        if families - LOCAL:
            raise RoomError(f"Sockets were opened: {', '.join(sorted(families))}.")
        print(f"  opened: {', '.join(sorted(families)) or 'none at all'}")

    # the game

    def play_and_kill(self):
        """Begin a match, play some turns by hand, and end the program as a power cut would."""
        self.furnish()
        self.before = self.room.files()
        with self.sitting(turns=3) as sitting:
            sitting.begin()
            self.count_processes(sitting)
            sitting.play()
            sitting.player.act()
            self.entries = sitting.watched.match.entries
            sitting.window.kill()

    def furnish(self):
        """Have cards fly fast and nothing asked twice, in a home that belongs to the player alone."""
        self.data.mkdir(parents=True, exist_ok=True)
        write_preferences(self.data, unasked(Speed.FAST))
        (self.data / "stderr.txt").touch()
        self.room.must("chown", "-R", f"{USER}:{USER}", f"/home/{USER}")

    def count_processes(self, sitting):
        """See that one process a computer player runs beside the window, once all have played."""
        while (
            len({entry.seat for entry in sitting.watched.match.entries} - {None, sitting.watched.you})
            < OPPONENTS
        ):
            if sitting.watched.is_your_turn:
                sitting.own_action()
            else:
                sitting.see(sitting.wait())
        found = children(sitting.window.pid)
        if len(found) != OPPONENTS:
            raise RoomError(f"{len(found)} processes run beside the window, not {OPPONENTS}.")
        print(f"  {len(found)} processes beside the window")

    def play_round(self):
        """Find the match where it was, and play it on."""
        with self.sitting(rounds=1) as sitting:
            sitting.resume()
            found = sitting.watched.match.entries[: len(self.entries)]
            if found != self.entries:
                raise RoomError(f"Of {len(self.entries)} entries these came back: {found}")
            sitting.play()
            sitting.window.quit()

    def look_at_files(self):
        """See that nothing was written but where it belongs, in the whole system."""
        after = self.room.files()
        changed = {name for name, told in after.items() if self.before.get(name) != told}
        package = set(self.room.must("dpkg", "-L", NAME).split())
        strange = {
            name
            for name in changed
            if not name.startswith((*OWN_FOLDERS, "var/lib/dpkg/")) and f"/{name}" not in package
        }
        # The upgrade between has made these anew.
        strange -= {
            name for name in strange if name.startswith(("usr/share/mime/", "usr/share/applications/"))
        }
        if strange:
            raise RoomError(f"Written were {', '.join(sorted(strange)[:20])}.")
        print(f"  {sum(name.startswith(OWN_FOLDERS) for name in changed)} files in the folders of the game")

    # trouble

    def provoke(self):
        """Put in the way of the start what can be, and hear one sentence each."""
        display = {"DISPLAY": self.screen.display}
        hidden = {**display, **OFFSCREEN}
        self.expect("no screen here", {})
        self.expect("does not answer", {"DISPLAY": ":4077"})
        with self.small_disk("ro,size=1m"):
            self.expect("cannot be written to", hidden)
        with self.small_disk("size=16k,mode=777"):
            self.expect("is full", hidden)
        self.room.must("dpkg", "--remove", "--force-depends", MISSING_LIBRARY)
        self.expect(f"install --no-install-recommends {MISSING_LIBRARY}", display)
        self.room.must("apt-get", "install", "-y", "--no-install-recommends", MISSING_LIBRARY)
        with self.sitting() as sitting:
            sitting.window.start()
            self.expect("already running", OFFSCREEN)
            sitting.window.quit()
        self.race()

    def race(self):
        """Start the game twice at the same moment: one plays, the other says so and leaves."""
        words = self.room.words(NAME, user=True, environment=OFFSCREEN)
        both = [
            subprocess.Popen(
                words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
            for _ in range(2)
        ]
        ends = time.monotonic() + RACE
        while all(one.poll() is None for one in both) and time.monotonic() < ends:
            time.sleep(0.1)
        statuses = [one.poll() for one in both]
        for one in both:
            one.terminate()
        said = "".join(one.communicate()[1].decode() for one in both).strip()
        if set(statuses) != {None, 2} or "already running" not in said:
            raise RoomError(f"Started twice at once, they end with {statuses}: {said}")
        print("  started twice at the same moment: one plays, one says so")

    @contextmanager
    def small_disk(self, how) -> Iterator[None]:
        """Lay another disk over the data folder."""
        subprocess.run(["mount", "-t", "tmpfs", "-o", how, "tmpfs", self.data], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", self.data], check=True)

    def expect(self, words, environment):
        """Start the game where it cannot, and hear why in one line."""
        done = self.room.run(NAME, user=True, environment=environment)
        said = done.stderr.strip()
        if done.returncode != 2 or words not in said or "\n" in said:
            raise RoomError(f"Instead of one sentence with “{words}” ({done.returncode}): {said}")
        print(f"  {said}")

    def remove(self):
        """Remove the program: nothing of it stays, and the player's matches do."""
        files = [path for path in self.room.must("dpkg", "-L", NAME).split() if path != "/."]
        own = [path for path in files if NAME in path]
        self.room.must("apt-get", "purge", "-y", NAME)
        left = [path for path in own if os.path.lexists(self.room.folder / path.lstrip("/"))]
        if left:
            raise RoomError(f"These stay: {', '.join(left)}")
        if "samba" in (self.room.folder / "usr/share/mime/globs2").read_text():
            raise RoomError("The kind of file is still known.")
        if not (self.data / "samba.sqlite3").exists():
            raise RoomError("The matches of the player are gone.")


def children(process):
    """List the processes that a process has started."""
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def field(deb, name):
    """Read a field of a package."""
    return subprocess.run(
        ["dpkg-deb", "-f", deb, name], check=True, capture_output=True, text=True
    ).stdout.strip()


def repacked(deb, folder):
    """Pack a package again as an earlier version of itself."""
    staged = folder / "older"
    subprocess.run(["dpkg-deb", "--raw-extract", deb, staged], check=True)
    control = staged / "DEBIAN" / "control"
    control.write_text(
        re.sub(r"^Version: .*$", f"Version: {SHIPPED_EARLIER}", control.read_text(), flags=re.MULTILINE)
    )
    made = folder / "older.deb"
    pack = ["dpkg-deb", "--root-owner-group", "-Zgzip", "-z1", "--build", staged, made]
    subprocess.run(pack, check=True, capture_output=True)
    shutil.rmtree(staged)
    return made


def be_patient(times):
    """Wait longer for everything: that others work on this machine too is no flaw of the game."""
    for module, name in WAITS:
        setattr(module, name, getattr(module, name) * times)


def parser():
    """Build the parser of the command line."""
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("deb", type=Path, help="the package")
    made.add_argument(
        "--older", type=Path, help="an older build to upgrade from, whose table and store the hands know"
    )
    made.add_argument(
        "--work", type=Path, default=ROOT / "build" / "cleanroom", help="where the room is made"
    )
    made.add_argument("--mirror", help="where debootstrap gets Debian")
    made.add_argument("--own-apt", action="store_true", help="get packages as this machine does")
    made.add_argument(
        "--patience", type=float, default=1, metavar="TIMES", help="wait so many times as long as usual"
    )
    made.add_argument("--keep", action="store_true", help="leave the room as it is at the end")
    return made


def main():
    """Read the command line, try everything, and return the exit status."""
    options = parser().parse_args()
    missing = missing_tools(TOOLS)
    if missing or os.geteuid() != 0:
        print(f"This needs root{' and ' + ', '.join(missing) if missing else ''}.", file=sys.stderr)
        return 2
    be_patient(options.patience)
    options.work.mkdir(parents=True, exist_ok=True)
    try:
        make_base(options.work / "base", mirror=options.mirror, own_apt=options.own_apt)
        with tempfile.TemporaryDirectory() as temporary, Screen(1280, 800) as screen:
            older = options.older or repacked(options.deb, Path(temporary))
            new = options.work / f"room.{os.getpid()}"
            with room(options.work / "base", new, keep=options.keep) as place:
                try_all(Trial(place, screen, options.deb, older, options.work / "flaw.png"))
    except (RoomError, Flaw, TimeoutError, subprocess.SubprocessError) as error:
        print(f"WRONG: {error}", file=sys.stderr)
        return 1
    print("All as it should be.")
    return 0


def try_all(trial):
    """Take all steps and tell how long each took."""
    for number, (told, step) in enumerate(trial.steps(), 1):
        print(f"[{number}] {told}", flush=True)
        began = time.monotonic()
        step()
        print(f"  {time.monotonic() - began:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
