"""Play turns of Samba as somebody who cannot see the screen does, by a real client of AT-SPI.

    python tests/gui/screen_reader.py [--turns N] [--pictures DIR]

The game runs as a user starts it, on a virtual screen (Xvfb) and on an accessibility bus of its own. All that
is on the table is found through that bus; moves are made by pressing things there; what the others do must
have been told in sentences, refusals too, and the key that reads the table must tell and show it.

Needs Debian's at-spi2-core, dbus, gir1.2-atspi-2.0, python3-gi, xvfb and xdotool; says so and exits with 2
where something is missing. Exits with 1 at the first thing that is wrong.
"""

import argparse
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Discarded
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, InMeld, OnPile, OnStock, Phase, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.descriptions import Reading
from samba_desktop.texts.language import ENGLISH, capital
from samba_desktop.texts.words import CardWords
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting, unasked
from tests.gui.ways import BUTTON, CLICK, ways
from tests.gui.window import Flaw, GameWindow

SYSTEM_PYTHON = "/usr/bin/python3"
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
INSIDE = "SAMBA_TEST_BUS"
"""Set for the run within the session of the bus."""
PATIENCE = 15.0
SETTLED = 0.6
"""Seconds in which cards fly at most, at the speed that is chosen."""


def missing():
    """Name what is needed and cannot be found here."""
    found = list(missing_tools())
    if shutil.which("dbus-run-session") is None:
        found.append("dbus-run-session (dbus)")
    if not any(Path(one).exists() for one in LAUNCHERS):
        found.append("at-spi-bus-launcher (at-spi2-core)")
    check = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if (
        not Path(SYSTEM_PYTHON).exists()
        or subprocess.run([SYSTEM_PYTHON, "-c", check], capture_output=True, check=False).returncode
    ):
        found.append("AT-SPI for the system's Python (python3-gi and gir1.2-atspi-2.0)")
    return found


class HeardWindow(GameWindow):
    """The game, found by screen readers."""

    def environment(self):
        """Let Qt look for the accessibility bus; what it lacks of the newest protocol it need not say."""
        return super().environment() | {
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_LOGGING_RULES": "qt.accessibility.*=false",
        }


class Client:
    """The screen reader, a process that speaks JSON."""

    def __init__(self, pid, display):
        self._child = subprocess.Popen(
            [
                SYSTEM_PYTHON,
                "-W",
                "ignore",
                str(Path(__file__).with_name("screen_reader_client.py")),
                str(pid),
            ],
            env={**os.environ, "DISPLAY": display},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answers = queue.Queue()
        self.announced = []
        self.focused = []
        threading.Thread(target=self._listen, daemon=True).start()
        self._answers.get(timeout=PATIENCE)

    def _listen(self):
        for line in self._child.stdout:
            told = json.loads(line)
            if told.get("told") == "announcement":
                self.announced.append(told["text"])
            elif told.get("told") == "focus":
                self.focused.append((told["role"], told["text"]))
            else:
                self._answers.put(told)

    def ask(self, **wanted):
        """Have something done and return the answer."""
        self._child.stdin.write(json.dumps(wanted) + "\n")
        self._child.stdin.flush()
        answer = self._answers.get(timeout=PATIENCE)
        if answer.get("error"):
            raise Flaw(answer["error"])
        return answer

    def tree(self):
        """Return the whole program."""
        return self.ask(tree=True)["tree"]

    def press(self, role, name, number=0):
        """Press something."""
        self.ask(press=[role, name, number])

    def hear(self, text, since=0):
        """Wait until something was announced.

        Raises Flaw where it is not.
        """
        ends = time.monotonic() + PATIENCE
        while not any(text in one for one in self.announced[since:]):
            if time.monotonic() > ends:
                raise Flaw(f"Nobody told “{text}”. Told was: {self.announced[since:]}")
            time.sleep(0.05)

    def end(self):
        """End the process."""
        self._child.stdin.close()
        try:
            self._child.wait(5)
        except subprocess.TimeoutExpired:
            self._child.kill()


def every(element):
    """Walk the tree of the client."""
    yield element
    for part in element["parts"]:
        yield from every(part)


class BlindPlayer:
    """Plays through the client alone."""

    def __init__(self, sitting, client):
        self.sitting = sitting
        self.client = client
        self.words = CardWords(ENGLISH)
        self.presses = 0

    @property
    def watched(self):
        return self.sitting.watched

    def name(self, card: Card):
        return capital(self.words.card(card))

    def table(self):
        """Return the table as the client finds it."""
        found = [one for one in every(self.client.tree()) if one["name"] == "Card table"]
        if not found:
            raise Flaw("The client finds no card table.")
        return found[0]

    def check_table(self):
        """See that all that lies open is there by name, and that nothing is nameless."""
        table, view = self.table(), self.watched.view
        listed = [one for one in every(table) if one["role"] == "list item"]
        hand = next((one for one in every(table) if one["name"].startswith("Your hand")), None)
        if hand is None:
            raise Flaw("The client finds no hand.")
        names = sorted(one["name"] for one in hand["parts"])
        if names != sorted(map(self.name, view.hand)):
            raise Flaw(f"The hand is {view.hand}, but the client finds {names}.")
        melded = sum(len(meld.cards) for melds in view.table.melds for meld in melds)
        threes = sum(map(len, view.table.red_threes))
        expected = len(view.hand) + len(view.table.pile) + melded + threes
        if len(listed) != expected:
            raise Flaw(f"{expected} cards lie open, but the client finds {len(listed)}.")
        nameless = [one for one in every(table) if not one["name"]]
        if nameless:
            raise Flaw(f"Without a name: {nameless}")
        return len(list(every(table)))

    def wait_at_rest(self):
        """Wait for cards that fly; the client finds things where they are going to be."""
        self.sitting.player.rest()

    def act(self):
        """Do one action by pressing things."""
        self.wait_at_rest()
        wanted = self.sitting.player.think()
        if wanted is None:
            raise Flaw("The player wants to take back; choose another seed.")
        view = self.watched.view
        found = [way for way in ways(view, wanted, self.watched.order) if way.kind in {BUTTON, CLICK}]
        found = [way for way in found if not way.button or way.button in {"yes", "no"} or self.has(way)]
        if not found:
            raise Flaw(f"No way leads to {wanted}.")
        way = min(found, key=lambda one: (one.choice is not None, one.kind != BUTTON))
        self.press(way)
        self.sitting.player.expect(way.action, way)
        return way

    def has(self, way):
        captions = self.watched.captions(way.selected)
        return any(one.name == way.button and one.enabled for one in captions.buttons)

    def press(self, way):
        view = self.watched.view
        taken = {}
        for card in way.selected:
            name = self.name(card)
            number = taken.get(name, 0)
            taken[name] = number + 1
            # Those that are pressed stay in their places.
            self.client.press("list item", name, number + self.before_hand(name))
            self.presses += 1
        time.sleep(SETTLED)
        if way.button:
            captions = self.watched.captions(way.selected)
            spoken = [one for bubble in captions.bubbles for one in bubble.buttons]
            label = next(one.label for one in (*captions.buttons, *spoken) if one.name == way.button)
            self.client.press(self.button_role(label), label)
        else:
            for place in filter(None, (way.source, way.target)):
                self.press_place(view, place)
        self.presses += 1
        if way.choice is not None:
            time.sleep(SETTLED)
            self.sitting.hands.press(*["Down"] * way.choice, "Return")

    def before_hand(self, name):
        """Count the cards of a name that come before the hand."""
        count = 0
        for part in self.table()["parts"]:
            if part["name"].startswith("Your hand"):
                return count
            count += sum(one["name"] == name and one["role"] == "list item" for one in every(part))
        return count

    def button_role(self, label):
        found = [one["role"] for one in every(self.table()) if one["name"] == label and one["actions"]]
        if not found:
            raise Flaw(f"The client finds no button “{label}” to press.")
        return found[0]

    def press_place(self, view, place):
        reading = Reading(ENGLISH, self.watched.company)
        match place:
            case InMeld(side, number):
                self.client.press("list", reading.meld(view, side, number))
            case OnStock():
                self.press_named("Stock ")
            case OnPile():
                self.press_named("Pile ")
            case _:
                self.press_named("New meld")

    def press_named(self, start):
        found = next(one for one in every(self.table()) if one["name"].startswith(start) and one["actions"])
        self.client.press(found["role"], found["name"])


def told_of(entries, company):
    """Say what must have been told of what others did: their discards, each in a sentence of its own kind."""
    words = CardWords(ENGLISH)
    for event in entries:
        if isinstance(event, Discarded) and not company.is_you(event.seat):
            yield company.names[event.seat], f"discarded {words.the_card(event.card)}"


def play(sitting, client, turns):
    """Play some turns; return what is to be said of it."""
    watched, blind = sitting.watched, BlindPlayer(sitting, client)
    things = 0
    done = 0
    while done < turns:
        while not watched.is_your_turn:
            if watched.is_between or watched.is_over:
                return blind, things, done
            sitting.wait()
        blind.wait_at_rest()
        if watched.view.turn.phase is Phase.DRAW:
            done += 1
            things = blind.check_table()
            expect_told(client, watched)
        while watched.is_your_turn:
            blind.act()
            if watched.is_over or watched.is_between:
                break
    while not watched.is_your_turn and not watched.is_between and not watched.is_over:
        sitting.wait()
    return blind, things, done


def expect_told(client, watched):
    """See that the latest discards of the others were announced."""
    latest = list(told_of(watched.view.table.history, watched.company))[-2:]
    for name, deed in latest:
        client.hear(deed)
        if not any(name in one and deed in one for one in client.announced):
            raise Flaw(f"It was told that somebody {deed}, but not that it was {name}.")


def look_around(sitting, client):
    """Walk by keys and hear what gets the focus; be refused something; have the table read."""
    hands = sitting.hands
    sitting.window.focus()
    before = len(client.focused)
    hands.press("Tab", "Right", "Right", pause=0.2)
    ends = time.monotonic() + PATIENCE
    while len([one for one in client.focused[before:] if one[0] == "list item"]) < 3:
        if time.monotonic() > ends:
            raise Flaw(f"Three cards got the focus, but the client heard {client.focused[before:]}")
        time.sleep(0.05)
    hands.press("Escape")
    heard = len(client.announced)
    hands.press("e", pause=0.3)
    client.hear("draw", heard)
    heard = len(client.announced)
    hands.press("r")
    client.hear("Your hand, ", heard)
    sitting.window.focus("The table in words")
    sitting.screen.still()
    if not any(one["name"] == "The table in words" for one in every(client.tree())):
        raise Flaw("The client does not find the window that reads the table.")
    sitting.album.take("reading")
    hands.press("Escape")
    sitting.window.focus()


def run(turns, pictures):
    """Play on a screen and a bus of its own; return the problem in words, or None."""
    folder = Path(tempfile.mkdtemp(prefix="samba-reader-"))
    data = folder / "data"
    data.mkdir()
    write_preferences(data, unasked(Speed.FAST))
    rules = PRESETS["swedish-samba"].rules
    names = ("Ada", "Bo", "Cleo", "Dag")
    seats = tuple(SeatPlan(name, "medium" if at else PERSON) for at, name in enumerate(names))
    with Store.open(data) as store:
        begin(store, Record(rules, Seating(4, rules.shapes(4)[0]), seats, 11))
    bus = subprocess.Popen(
        [next(one for one in LAUNCHERS if Path(one).exists()), "--launch-immediately"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    plan = Plan(speed=Speed.FAST, turns=turns)
    client = None
    with Screen(*plan.size) as screen:
        sitting = Sitting(plan, screen, data, Album(pictures, screen), window=HeardWindow)
        try:
            sitting.resume()
            client = Client(sitting.window.pid, screen.display)
            while not sitting.watched.is_your_turn:
                sitting.wait()
            sitting.player.rest()
            look_around(sitting, client)
            blind, things, done = play(sitting, client, turns)
            sitting.window.quit()
        except (Flaw, TimeoutError, queue.Empty) as error:
            screen.frame().save((pictures or folder) / "flaw.png")
            return f"{error}\n(picture: {(pictures or folder) / 'flaw.png'}; data: {folder})"
        finally:
            sitting.window.end()
            if client is not None:
                client.end()
            bus.terminate()
            bus.wait(10)
    print(f"{done} turns by {blind.presses} presses through AT-SPI, {things} things on the table,")
    print(f"{len(client.announced)} announcements, such as:")
    for one in client.announced[-3:]:
        print("  ", one)
    shutil.rmtree(folder)
    return None


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=3, help="own turns to play")
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    given = parser.parse_args()
    lacking = missing()
    if lacking:
        print("This needs " + " and ".join(lacking) + ".", file=sys.stderr)
        return 2
    if INSIDE not in os.environ:
        # A bus of its own: neither is the person's disturbed, nor need there be one.
        command = ["dbus-run-session", "--", sys.executable, *sys.argv]
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    problem = run(given.turns, given.pictures)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
