"""A sitting at the real window, from the dialog to the end of the match, with pictures on the way."""

import time
from collections import Counter
from pathlib import Path

from msgspec import Struct, field

from samba_desktop.engine.actions import Add, Draw, Lay, TakePile
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.scoring import has_opened
from samba_desktop.engine.table import Phase
from samba_desktop.scene.kit import Palette
from samba_desktop.store.preferences import (
    ConfirmDiscards,
    Preferences,
    Speed,
    read_preferences,
    write_preferences,
)
from samba_desktop.ui.kit.look import LAGOON_CHROME
from samba_desktop.ui.table.appearance import ORDERS
from tests.gui.hands import Hands
from tests.gui.player import BACK, Player, be_ready
from tests.gui.screen import Screen
from tests.gui.watched import Watched, running_match
from tests.gui.ways import DRAG
from tests.gui.window import Flaw, GameWindow

WAITING = 30.0
"""Seconds for which the opponents may leave the table as it is."""
PICTURES = (
    "01-new-match",
    "02-dealer-draw",
    "03-first-hand",
    "04-drag",
    "05-first-meld",
    "06-pile-taken",
    "07-opponent",
    "08-refused",
    "09-round-sheet",
    "10-match-end",
)
AT_NORMAL_SPEED = PICTURES[:8]
USUAL_PLAYERS = 4
MOST_CHOICES = 5
LEAST_PANEL = 0.3
"""The share of the table that shows the ground of a panel while a sheet is open."""


def unasked(speed):
    """Prefer a speed, and not to be asked about what is done."""
    return Preferences(speed, confirm_discards=ConfirmDiscards.OFF, confirm_going_out=False)


class Plan(Struct, frozen=True):
    """What is to be played."""

    players: int = USUAL_PLAYERS
    shape: Shape | None = None
    target: int | None = None
    turns: int | None = None
    """Own turns after which the match is left; None for the whole match."""
    size: tuple[int, int] = (1280, 800)
    seed: int = 0
    speed: Speed = Speed.NORMAL
    rounds: int | None = None
    """Rounds after which the match is left; None for the whole match."""


class Album(Struct):
    """The pictures that were taken."""

    folder: Path | None
    screen: Screen
    taken: set = field(default_factory=set)

    def take(self, name):
        """Take a picture, once for each name."""
        if name not in self.taken:
            self.replace(name)

    def replace(self, name):
        """Take a picture in place of an earlier one."""
        self.taken.add(name)
        if self.folder is not None:
            self.screen.frame().save(self.folder / f"{name}.png")


class Sitting:
    """One match from the dialog to its end."""

    def __init__(self, plan, screen, folder, album, player=Player, *, window=GameWindow):
        self.plan = plan
        self._player = player
        self.screen = screen
        self.album = album
        self.hands = Hands(screen.display)
        self.window = window(screen, self.hands, folder)
        self.folder = folder
        self.watched = None
        self.player = None
        self._application = be_ready()
        self.turns = 0
        self.seats = Counter()
        """How many actions each seat did."""
        self.rounds = 0

    # before the match

    def begin(self):
        """Start the game, agree on a match and see the first deal."""
        if not (self.folder / "preferences.json").exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            write_preferences(self.folder, unasked(self.plan.speed))
        self.window.start()
        self.window.focus(self.window.dialog)
        if self.album.folder is not None:
            self.ask_again()
        self.choose_match()
        self.screen.still()
        self.album.take("01-new-match")
        self.hands.press("Return")
        store, number = running_match(self.folder)
        self.window.focus()
        self.follow(store, number)
        self.check_agreed()
        self.see_deal()

    def ask_again(self):
        """Leave the dialog and have it opened from the empty table, where it finds the window in its size."""
        self.screen.still()
        self.hands.press("Escape")
        self.window.focus()
        self.screen.still()
        self.album.take("welcome")
        self.hands.press("Return")
        self.window.focus(self.window.dialog)
        self.screen.still()

    def resume(self):
        """Start the game in a folder with a match that goes on."""
        self.window.start()
        store, number = running_match(self.folder)
        self.follow(store, number)

    def follow(self, store, number):
        """Follow a match in the store."""
        self.watched = Watched(store, number)
        self.watched.poll()
        # A hand that was sorted by suit in an earlier sitting lies so still.
        self.watched.order = ORDERS[read_preferences(self.folder).hand_order]
        tell = (lambda text: print(" ", text, flush=True)) if self.plan.turns is None else lambda _text: None
        self.player = self._player(
            self.screen, self.hands, self.window, self.watched, seed=self.plan.seed, tell=tell
        )
        self.player.before_drop = self.on_held

    def choose_match(self):
        """Choose players, teams and target in the dialog, by the keyboard."""
        plan, rules = self.plan, next(iter(PRESETS.values())).rules
        counts, shapes = sorted(rules.deck.player_counts), rules.shapes(plan.players)
        # From the first name back over the direction, the target's field and its choices to the players.
        self.hands.press(*["shift+Tab"] * 4, pause=0.1)
        self.choose(counts.index(plan.players))
        if len(shapes) > 1:
            self.hands.press("Tab", pause=0.1)
            self.choose(shapes.index(plan.shape) if plan.shape is not None else 0)
        if plan.target is not None:
            self.hands.press("Tab", "Tab", "ctrl+a", pause=0.1)
            self.hands.type(plan.target)

    def choose(self, at):
        """Choose in a row of choices that has the focus."""
        self.hands.press(*["Left"] * MOST_CHOICES, *["Right"] * at, "space", pause=0.06)

    def check_agreed(self):
        """See that the match is the one that was chosen."""
        record, plan = self.watched.match.record, self.plan
        agreed = (record.seating.players, record.rules.match.target_score)
        if record.seating.players != plan.players or plan.shape not in {None, record.seating.shape}:
            raise Flaw(f"Chosen were {plan.players} players, {plan.shape}; begun was {record.seating}.")
        if plan.target is not None and str(plan.target) not in str(agreed[1]):
            raise Flaw(f"Chosen was the target {plan.target}; begun was {agreed[1]}.")

    def see_deal(self):
        """Look at the draw for the dealer and at the first hand."""
        if not self.watched.match.moment and not self.watched.wait(WAITING):
            raise Flaw("The first round is not dealt.")
        if self.plan.speed is Speed.NORMAL:
            drawn = self.screen.still(rest=0.3)
            self.album.take("02-dealer-draw")
            self.screen.changed(drawn)
            self.player.dealt()
            self.album.take("03-first-hand")

    # the match

    def play(self):
        """Play to the end of the match, or for as many own turns as were wanted."""
        while not self.watched.is_over:
            if self.watched.is_your_turn:
                if self.turns == self.plan.turns and self.watched.view.turn.phase is Phase.DRAW:
                    return
                self.own_action()
            elif self.watched.is_between:
                if self.plan.rounds is not None and len(self.watched.match.counts) >= self.plan.rounds:
                    self.see_sheet()
                    return
                self.next_round()
            else:
                self.see(self.wait())
        self.see_end()

    def wait(self):
        """Wait for what others do."""
        found = self.watched.wait(WAITING)
        self.window.check()
        if not found:
            raise Flaw(f"Nothing has happened for {WAITING:.0f} seconds.")
        return found

    def see(self, entries):
        """Take note of what was done, and a picture of how it is shown."""
        for entry in entries:
            self.seats[entry.seat] += 1
        others = [entry for entry in entries if entry.seat not in {None, self.watched.you}]
        if any(entry.text.startswith(("lay", "take", "add")) for entry in others):
            time.sleep(0.15)
            self.album.take("07-opponent")

    def own_action(self):
        """Do one action of the own turn, and now and then something beside it."""
        before = self.watched.view.turn.phase
        rng = self.player.rng
        self.player.rest()
        if before is Phase.DRAW:
            self.turns += 1
        if before is Phase.PLAY:
            self.try_first_meld()
            if "08-refused" not in self.album.taken or rng.random() < 0.06:
                self.try_refused()
            if rng.random() < 0.04:
                self.hands.press("h")
                self.screen.still(rest=0.5)
        if rng.random() < 0.02:
            self.sort_hand()
        wants_drag = "04-drag" not in self.album.taken and before is Phase.PLAY
        moment = self.watched.match.moment
        action = self.player.act(kinds=(DRAG,) if wants_drag else ())
        self.see(self.watched.match.entries[moment:])
        if isinstance(action, TakePile):
            time.sleep(0.12)
            self.album.take("06-pile-taken")
        if isinstance(action, Lay | Add) and self.watched.is_your_turn:
            if self.watched.view.turn.owed:
                self.screen.still()
                self.album.take("05-first-meld")
            if rng.random() < 0.08 and self.watched.match.may_take_back(self.watched.you) is None:
                self.back_and_again()

    def back_and_again(self):
        """Take the last action back and play it again."""
        text = self.watched.match.entries[-1].text
        self.player.rest()
        self.player.press_recorded("ctrl+z", BACK)
        self.player.rest()
        self.player.press_recorded("ctrl+y", text)

    def try_first_meld(self):
        """Lay a meld that is not enough by itself, look at the meter, and take it back."""
        view = self.watched.view
        if "05-first-meld" in self.album.taken or has_opened(view.table, view.seat) or view.turn.owed:
            return
        lays = [one for one in layings(view) if isinstance(one, Lay) and refusal(view, one) is None]
        if not lays:
            return
        way = self.player.choose_way(max(lays, key=lambda lay: len(lay.cards)), (DRAG,))
        self.player.perform(way)
        self.player.expect(way.action, way)
        self.screen.still()
        if self.watched.view.turn.owed:
            self.album.take("05-first-meld")
        self.player.press_recorded("ctrl+z", BACK)
        self.player.rest()

    def try_refused(self):
        """Drag a card where it may not lie."""
        if self.player.refused_drag() is not None:
            self.screen.still()
            self.album.take("08-refused")

    def sort_hand(self):
        """Show the hand in the next order."""
        self.player.clear()
        self.hands.press(*["s"] * self.watched.sort())
        self.player.rest()

    def on_held(self, way):
        """Take a picture of cards in the air over a lit place."""
        if not isinstance(way.action, Draw) and way.lead is not None:
            time.sleep(0.2)
            self.album.take("04-drag")

    # between and after

    def next_round(self):
        """Look at the sheet and go on, by a key, a click, or from the table."""
        self.rounds += 1
        self.see_sheet()
        match self.rounds % 3:
            case 1:
                self.hands.click(self.primary_button())
            case 2:
                self.hands.press("Return")
            case _:
                self.hands.press("Escape")
                self.screen.still()
                if self.panel_share() >= LEAST_PANEL:
                    raise Flaw("The sheet does not go away.")
                self.hands.click(self.player.button_point("deal"))
        self.see(self.wait())
        if self.album.taken.issuperset(AT_NORMAL_SPEED) or self.rounds > 1:
            self.go_fast()

    def see_sheet(self):
        """Look at the sheet of a round."""
        self.screen.still(rest=0.5)
        self.see_panel()
        self.album.take("09-round-sheet")

    def go_fast(self):
        """Choose fast cards in the menu, once."""
        if read_preferences(self.folder).speed is Speed.FAST:
            return
        self.screen.still(rest=0.5)
        self.hands.press("alt+v", "s", "f", pause=0.15)
        self.screen.still()
        if read_preferences(self.folder).speed is not Speed.FAST:
            raise Flaw("The speed cannot be chosen in the menu.")

    def see_end(self):
        """Look at the last sheet and at the end of the match, and close that."""
        self.screen.still(rest=0.5)
        self.see_panel()
        self.album.take("last-sheet")
        sheet = self.screen.frame()
        self.hands.click(self.primary_button())
        self.screen.changed(sheet)
        self.screen.still(rest=0.5)
        self.see_panel()
        self.album.take("10-match-end")
        self.hands.press("Escape")
        self.screen.still()

    def see_panel(self):
        """See that a sheet is open."""
        if self.panel_share() < LEAST_PANEL:
            raise Flaw("There is no sheet.")

    def panel_share(self):
        """Return the share of the table that has the colours of a panel's ground."""
        frame, (width, height) = self.screen.frame(), self.window.size
        found = 0
        for colour in (LAGOON_CHROME.ground, LAGOON_CHROME.raised):
            rows = frame.rows_of(_rgb(colour), 0, self.window.top, width, height)
            found += sum(map(len, rows.values()))
        return found / (width * height)

    def primary_button(self):
        """Return the middle of the golden button in the lower right part of a panel."""
        frame = self.screen.frame()
        half, low = frame.width // 2, frame.height // 2
        rows = frame.rows_of(_rgb(Palette().primary), half, low, frame.width * 0.45, frame.height - low)
        wide = {y: columns for y, columns in rows.items() if len(columns) > 40}
        if not wide:
            raise Flaw("The sheet has no golden button.")
        row = sorted(wide)[len(wide) // 2]
        return (wide[row][0] + wide[row][-1]) / 2, row

    def told(self):
        """Say in a few lines what was played."""
        match = self.watched.match
        names = self.watched.company.names
        seats = ", ".join(f"{name} {self.seats[seat]}" for seat, name in enumerate(names))
        yield f"{match.moment} entries, {len(match.counts)} rounds, {self.turns} own turns; actions: {seats}"
        yield "points: " + "; ".join(str(count.totals) for count in match.counts)
        yield "by hand: " + ", ".join(f"{way} {count}" for way, count in sorted(self.player.used.items()))
        missing = [name for name in PICTURES if name not in self.album.taken]
        if missing:
            yield "no picture of: " + ", ".join(missing)


def _rgb(colour):
    text = colour if isinstance(colour, str) else colour.name()
    return tuple(int(text[at : at + 2], 16) for at in (1, 3, 5))
