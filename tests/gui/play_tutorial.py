"""Play the tutorial to its end through the real window, once by mouse and once by keyboard alone.

    python tests/gui/play_tutorial.py [--size WxH] [--pictures DIR] [--hands mouse|keys]

On the way it is left and taken up again, the program is killed in the middle, and an undo is made. Where
cards lie is read off a twin of the window that nobody sees. Says what was done and exits with 1 at the first
thing that is wrong; needs Xvfb and xdotool.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.store.listing import list_matches
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.kit.look import dress_application
from samba_desktop.ui.learn.course import STEPS
from samba_desktop.ui.learn.tutorial import TutorialWindow, read_place
from samba_desktop.ui.window.main_window import Welcome
from tests.gui.hands import Hands
from tests.gui.player import be_ready
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import unasked
from tests.gui.walking import route
from tests.gui.window import DIALOG, Flaw, GameWindow

NAME = "^Tutorial$"
PATIENCE = 20.0
NAMES = [step.name for step in STEPS]


class Twin:
    """The same window, unseen, always at the place that the real one has kept."""

    def __init__(self, folder, size):
        self._folder, self._size = folder, size
        self.window = None

    def open(self):
        """Be a new window, in which no key has been pressed yet."""
        self.close()
        own = Path(tempfile.mkdtemp(prefix="samba-twin-"))
        self.window = TutorialWindow(own, ENGLISH, unasked(Speed.OFF), "You")
        self.window.resize(*self._size)
        self.window.show()
        self.follow()

    def close(self):
        """Be no window any more."""
        if self.window is not None:
            self.window.close()

    @property
    def step(self):
        """The step that the real window has kept."""
        place = read_place(self._folder)
        return place["step"] if isinstance(place, dict) else NAMES[0]

    def follow(self):
        """Look as the real window does now."""
        self.window.course.take_up(read_place(self._folder))
        self.window._sit_down()  # noqa: SLF001 - the course at a place that is else reached by playing
        ends = time.monotonic() + PATIENCE
        while self.window.scene.is_showing and time.monotonic() < ends:
            QTest.qWait(5)
        QTest.qWait(20)

    @property
    def scene(self):
        return self.window.scene

    def spot_of(self, card, taken):
        """Return a spot of the hand with this card that is not among those `taken`."""
        spots = [one.spot for one in self.scene.cards.items if one.card == card]
        return next(one for one in spots if isinstance(one.place, InHand) and one.index not in taken)

    def at(self, x, y):
        """Return a point of the table on the screen."""
        view = self.window.view
        point = view.mapTo(self.window, view.mapFromScene(QPointF(x, y)))
        return point.x(), point.y()

    def place(self, place):
        """Return the middle of a place on the screen."""
        rects = [spot.rect for spot in self.scene.picture.spots if spot.place == place]
        if not rects:
            rects = [stop.rect for stop in self.window.view.walker.stops() if stop.place == place]
        return self.at(*rects[-1].centre)

    def button(self, name):
        """Return the middle of a button of the table on the screen."""
        return self.at(*self.scene.furniture.rect_of(name).centre)

    def widget(self, widget):
        """Return the middle of a widget on the screen."""
        point = widget.mapTo(self.window, widget.rect().center())
        return point.x(), point.y()


class Pupil:
    """Goes through the tutorial with one kind of hands."""

    def __init__(self, screen, folder, pictures):
        self.screen, self.folder, self.pictures = screen, folder, pictures
        self.hands = Hands(screen.display)
        self.game = GameWindow(screen, self.hands, folder)
        self.twin = Twin(folder, (screen.width, screen.height))
        self._walks_from = None

    # the windows

    def begin(self):
        """Start the program and put its first dialog away."""
        self.game.start()
        ends = time.monotonic() + PATIENCE
        while not self.game.has_dialog():
            if time.monotonic() > ends:
                raise Flaw("No dialog for a new match came.")
            time.sleep(0.05)
        self.game.focus(DIALOG)
        self.hands.press("Escape")
        self.screen.still()
        self.game.focus()

    def open_by_mouse(self):
        """Click the button of the empty table."""
        welcome = Welcome()
        welcome.resize(welcome.sizeHint())
        welcome.grab()
        table = self.screen.height - self.game.top
        corner = QPoint((self.screen.width - welcome.width()) // 2, (table - welcome.height()) // 2)
        middle = corner + welcome.learn.geometry().center()
        self.hands.click((middle.x(), middle.y() + self.game.top))
        self._opened()

    def open_by_keys(self):
        """Go through the menu Help."""
        self.game.focus()
        self.hands.press("alt+h", pause=0.4)
        self.hands.press("t", pause=0.4)
        self._opened()

    def _opened(self):
        window = self.game.wait_for(NAME)
        self.hands.say("windowmove", window, 0, 0)
        self.hands.say("windowsize", "--sync", window, self.screen.width, self.screen.height)
        self.hands.say("windowfocus", "--sync", window)
        self.screen.still()
        self.twin.open()

    def gone(self):
        """Wait until the tutorial has been left."""
        ends = time.monotonic() + PATIENCE
        while self.game.windows(NAME):
            if time.monotonic() > ends:
                raise Flaw("The tutorial stays open.")
            time.sleep(0.05)

    def arrive(self, name):
        """Wait for a step, and for the own turn in it."""
        ends = time.monotonic() + PATIENCE
        while True:
            if self.twin.step == name:
                self.twin.follow()
                if self.twin.window.course.match.to_act in {0, None}:
                    break
            if time.monotonic() > ends:
                raise Flaw(f'The step "{name}" did not come; it is "{self.twin.step}".')
            time.sleep(0.05)
        self.screen.still()
        self.game.check()
        print(f"  {name}")
        if self.pictures is not None:
            self.screen.frame().save(
                self.pictures / f"{NAMES.index(name) + 1:02}-{name.replace(' ', '-')}.png"
            )

    def sync(self):
        """See what was done within a step."""
        self.screen.still()
        self.twin.follow()

    # with the mouse

    def click_cards(self, text):
        """Select cards."""
        taken = []
        for card in read_cards(text):
            spot = self.twin.spot_of(card, taken)
            taken.append(spot.index)
            strip = spot.strip
            self.hands.click(self.twin.at(strip.x + strip.width / 3, strip.y + strip.height * 0.6))
            # Two clicks close to each other are no double click.
            time.sleep(0.45)

    def drag_cards(self, text, place):
        """Select cards and drag them by the last one."""
        self.click_cards(text)
        spot = self.twin.spot_of(read_cards(text)[-1], [])
        strip = spot.strip
        start = self.twin.at(strip.x + strip.width / 3, strip.y + strip.height * 0.6)
        self.hands.drag(start, self.twin.place(place))

    def by_mouse(self):  # noqa: PLR0915 - one step after the other
        """Go through all steps by mouse."""
        hands, twin = self.hands, self.twin
        self.open_by_mouse()
        self.arrive("table")
        hands.click(twin.widget(twin.window.panel.on))
        self.arrive("help")
        hands.click(twin.button("hint"))
        self.arrive("draw")
        hands.click(twin.place(OnStock()))
        self.arrive("group")
        self.drag_cards("QS QH QD", NewMeld(0))
        self.arrive("sequence")
        hands.click(twin.button("undo"))
        self.arrive("group")
        self.drag_cards("QS QH QD", NewMeld(0))
        self.arrive("sequence")
        self.click_cards("7H 8H 9H 10H JH")
        hands.click(twin.place(NewMeld(0)))
        self.arrive("discard")
        hands.click(twin.widget(twin.window.panel.leave))
        self.gone()
        self.open_by_keys()
        self.arrive("discard")
        self.drag_cards("4C", OnPile())
        self.arrive("pile")
        self.game.kill()
        self.begin()
        self.open_by_mouse()
        self.arrive("pile")
        hands.click(twin.place(OnPile()))
        self.arrive("adding")
        self.drag_cards("QH", InMeld(0, 2))
        self.sync()
        self.drag_cards("2C", InMeld(0, 3))
        self.sync()
        self.click_cards("6S")
        hands.click(twin.place(OnPile()))
        self.arrive("red three")
        hands.click(twin.place(OnStock()))
        self.sync()
        hands.click(twin.button("three"))
        self.arrive("samba")
        self.drag_cards("6H", InMeld(0, 2))
        self.arrive("going out")
        self.drag_cards("KC KD KS KH", NewMeld(0))
        self.sync()
        self.drag_cards("AS AC AD", NewMeld(0))
        self.sync()
        self.drag_cards("4C", OnPile())
        self.arrive("end")
        hands.click(twin.widget(twin.window.panel.on))
        self.gone()

    # with the keys

    def walk(self, place, index=None):
        """Walk to a card or a place."""
        walker = self.twin.window.view.walker
        if walker.now is None:
            self.hands.press("Left")
            walker.arrow(0x01000012)
        every = walker.stops()
        there = next(one for one in every if one.place == place and index in {None, one.index})
        self.hands.press(*route(every, walker.now, there), pause=0.05)
        walker.go_to(there.name)

    def pick(self, text):
        """Select cards."""
        taken = []
        for card in read_cards(text):
            spot = self.twin.spot_of(card, taken)
            taken.append(spot.index)
            self.walk(InHand(0), spot.index)
            self.hands.press("space")

    def by_keys(self):  # noqa: PLR0915 - one step after the other
        """Go through all steps by keyboard."""
        press = self.hands.press
        press("alt+u")
        self._opened()
        self.arrive("table")
        press("Return")
        self.arrive("help")
        press("h")
        self.arrive("draw")
        press("d")
        self.arrive("group")
        self.pick("QS QH QD")
        press("m")
        self.arrive("sequence")
        press("z")
        self.arrive("group")
        press("ctrl+y")
        self.arrive("sequence")
        self.pick("7H 8H 9H 10H JH")
        press("Return")
        self.arrive("discard")
        press("ctrl+w")
        self.gone()
        self.open_by_keys()
        self.arrive("discard")
        self.pick("4C")
        press("Return")
        self.arrive("pile")
        press("p")
        self.arrive("adding")
        self.pick("QH")
        self.walk(InMeld(0, 2))
        press("Return")
        self.sync()
        self.pick("2C")
        press("m")
        self.sync()
        self.pick("6S")
        press("Return")
        self.arrive("red three")
        press("d")
        self.sync()
        press("t")
        self.arrive("samba")
        self.pick("6H")
        press("m")
        self.arrive("going out")
        self.pick("KC KD KS KH")
        press("m")
        self.sync()
        self.pick("AS AC AD")
        press("m")
        self.sync()
        self.pick("4C")
        press("Return")
        self.arrive("end")
        press("Return")
        self.gone()

    def finish(self):
        """Quit, and see that no match was begun by all this."""
        self.game.quit()
        with Store.open(self.folder, writing=False) as store:
            if list_matches(store):
                raise Flaw("The tutorial is kept as a match.")


def play(name, size, pictures):
    """Go through the tutorial with one kind of hands; return what is wrong, if anything is."""
    folder = Path(tempfile.mkdtemp(prefix=f"samba-tutorial-{name}-"))
    write_preferences(folder, unasked(Speed.FAST))
    with Screen(*size) as screen:
        pupil = Pupil(screen, folder, pictures)
        try:
            pupil.begin()
            pupil.by_mouse() if name == "mouse" else pupil.by_keys()
            pupil.finish()
        except (Flaw, TimeoutError) as error:
            screen.frame().save(folder / "flaw.png")
            return f"{error}\n(picture: {folder / 'flaw.png'})"
        finally:
            pupil.game.end()
            pupil.twin.close()
    return None


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--size", default="1280x800", help="size of the window")
    parser.add_argument("--pictures", type=Path, help="folder for a picture of each step")
    parser.add_argument("--hands", choices=("mouse", "keys"), help="without it, both one after the other")
    given = parser.parse_args()
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    width, _, height = given.size.partition("x")
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    application = be_ready()
    dress_application(application)
    for name in (given.hands,) if given.hands else ("mouse", "keys"):
        print(f"By {name}:")
        problem = play(name, (int(width), int(height)), given.pictures)
        if problem is not None:
            print(problem, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
