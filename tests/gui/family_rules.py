"""Make rules of one's own in the real window as a new player would, play by them and give them away.

    python tests/gui/family_rules.py [--pictures DIR] [--size WxH]

The game runs as a user starts it, on a virtual screen (Xvfb) and with a fresh data folder. By clicks and keys
(xdotool) "Our family's rules" are made of Swedish Samba: more natural than wild cards, sequences may be
merged, red threes aren't replaced, to 5,000. They are saved, read, compared and exported; a match is begun
with them and a turn is played; then the game is started with another fresh folder, and the rules are
imported there.

Exits with 1 at the first thing that is wrong, such as other rules than those that were chosen, or any word of
the game on its error stream.
"""

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.rules.kinds import MergeSequences, Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.store.preferences import Speed
from samba_desktop.store.rule_sets import RuleSet, RuleSets, import_rule_set
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting
from tests.gui.twin import Twin, middle
from tests.gui.watched import running_match
from tests.gui.window import DIALOG, Flaw

NAME = "Our family's rules"
CHOSEN = {
    "group_ratio_rule": Ratio.MAJORITY,
    "merge_sequences": MergeSequences.UP_TO_SEVEN,
    "red_three_replacement": False,
    "target_score": 5000,
}
RULES = "Rules for the next match"
SAVING, EXPORTING, IMPORTING = "Save as your own rules", "Export rules", "Import rules"
COMPARING, PAGE = "Compare rules", "^Rules: "
PATIENCE = 20.0
MENU = 0.25


def family_set():
    """Return the rule set that is to come about."""
    rules = PRESETS["swedish-samba"].rules
    for name, value in CHOSEN.items():
        rules = with_value(rules, name, value)
    return RuleSet(NAME, "swedish-samba", rules)


class NewPlayer:
    """Somebody who sits down with a fresh data folder."""

    def __init__(self, screen, folder, album):
        self.folder = folder
        self.screen = screen
        self.album = album
        self.sitting = Sitting(Plan(speed=Speed.FAST), screen, folder, album)
        self.window, self.hands = self.sitting.window, self.sitting.hands
        self.twin = Twin((screen.width, screen.height), folder)
        self.match_dialog = self.rules_dialog = None
        self.title = ""

    # hands

    def focus(self, title):
        """Turn to a window."""
        self.window.focus(title)
        self.title = title
        self.screen.still()

    def click(self, widget, share=(0.5, 0.5), *, rest=True):
        """Click where the twin of the present window has a widget."""
        self.twin.settle()
        left, top = self.origin()
        x, y = middle(widget, share)
        self.hands.click((left + x, top + y))
        if rest:
            self.screen.still()

    def origin(self):
        """Find the upper left corner of the present window on the screen."""
        window = self.window.windows(self.title)[0]
        found = self.hands.say("getwindowgeometry", "--shell", window)
        told = dict(line.split("=") for line in found.split() if "=" in line)
        return int(told["X"]), int(told["Y"])

    def picture(self, name):
        """Take a picture, once everything is still."""
        self.screen.still()
        self.album.take(name)

    def expect(self, holds, what):
        """Wait until something holds.

        Raises Flaw where it does not in time.
        """
        ends = time.monotonic() + PATIENCE
        while not holds():
            self.window.check()
            if time.monotonic() > ends:
                raise Flaw(what)
            time.sleep(0.05)

    # what is done

    def come(self):
        """Start the game; it asks for a match at once. Have it asked again over the window in its size."""
        self.window.start()
        self.focus(DIALOG)
        self.hands.press("Escape")
        self.focus("^Samba$")
        self.hands.press("ctrl+n")
        self.focus(DIALOG)
        self.match_dialog = self.twin.new_match()

    def open_rules(self):
        """Go on to the rules."""
        self.click(self.match_dialog.game.rules)
        self.focus(RULES)
        self.rules_dialog = self.twin.rules(self.match_dialog)

    def search(self, words):
        """Look for a rule."""
        dialog = self.rules_dialog
        self.click(dialog.filters.search)
        self.hands.press("ctrl+a", "Delete")
        self.hands.type(words)
        dialog.filters.search.setText(words)
        self.screen.still()

    def control(self, option):
        """Return the twin of an option's control, which a search has brought to the top."""
        return self.rules_dialog.options.rows[option].control.widget

    def change(self, option):
        """Let the twin follow a change."""
        self.rules_dialog.on_chosen(option, CHOSEN[option])
        self.rules_dialog.options.complete()

    def change_four_rules(self):
        """Find and change what the family plays differently."""
        self.search("natural against")
        self.click(self.control("group_ratio_rule").box)
        self.picture("03-list-open")
        self.hands.press("Down", "Return", pause=MENU)
        self.change("group_ratio_rule")
        self.picture("04-changed")
        self.search("merging sequences")
        self.click(self.control("merge_sequences").box)
        self.hands.press("Down", "Return", pause=MENU)
        self.change("merge_sequences")
        self.search("replacement card")
        self.click(self.control("red_three_replacement"))
        self.change("red_three_replacement")
        self.picture("05-switch")
        self.search("target of the match")
        self.click(self.control("target_score").all.field)
        self.hands.press("ctrl+a")
        self.hands.type("5000")
        self.change("target_score")
        self.picture("06-target")
        self.click(self.rules_dialog.filters.search)
        self.hands.press("Escape")
        self.rules_dialog.filters.search.clear()
        self.click(self.rules_dialog.filters.only_changed, (0.2, 0.5))
        self.rules_dialog.filters.only_changed.click()
        self.picture("07-only-changed")

    def save(self):
        """Give the rules a name."""
        self.click(self.rules_dialog.heading.save_as, rest=False)
        self.focus(SAVING)
        self.hands.type(NAME)
        self.picture("08-name")
        self.hands.press("Return")
        self.expect(lambda: RuleSets(self.folder).all() == (family_set(),), "The rules are not kept.")
        self.focus(RULES)
        self.rules_dialog = self.twin.rules(self.match_dialog, NAME)
        self.rules_dialog.filters.only_changed.click()
        self.picture("09-saved")

    def export(self, path):
        """Write the rules to a file."""
        self.click(self.rules_dialog.side.share)
        self.picture("10-share")
        self.hands.press("e")
        self.focus(EXPORTING)
        self.hands.press("ctrl+a")
        self.hands.type(str(path))
        self.picture("11-export")
        self.hands.press("Return")
        self.expect(path.exists, "The rules are not exported.")
        if import_rule_set(path) != family_set():
            raise Flaw("Other rules were exported than were made.")
        self.focus(RULES)

    def read_and_compare(self):
        """Look at the rules as a page, and beside those that they come from."""
        self.click(self.rules_dialog.read, rest=False)
        self.focus(PAGE)
        self.picture("12-page")
        self.hands.press("Escape")
        self.focus(RULES)
        self.click(self.rules_dialog.side.compare, rest=False)
        self.focus(COMPARING)
        self.picture("13-compare")
        self.hands.press("Escape")
        self.focus(RULES)

    def play(self):
        """Begin a match by the rules, and play a turn."""
        self.click(self.rules_dialog.use, rest=False)
        self.focus(DIALOG)
        self.picture("14-agreed")
        self.hands.press("Return")
        sitting = self.sitting
        store, number = running_match(self.folder)
        self.window.focus()
        sitting.follow(store, number)
        record = sitting.watched.match.record
        if (record.rules, record.rules_name) != (family_set().rules, NAME):
            raise Flaw("The match is played by other rules than were made.")
        while not sitting.watched.is_your_turn:
            sitting.wait()
        self.picture("15-first-turn")
        while sitting.watched.is_your_turn:
            sitting.player.act()
        while not sitting.watched.is_your_turn:
            sitting.wait()
        sitting.player.rest()
        self.picture("16-turn-played")
        self.hands.press("ctrl+r")
        self.focus(RULES)
        self.picture("17-rules-in-a-match")
        self.hands.press("Escape")
        sitting.watched.close()
        self.window.quit()

    def take_in(self, path):
        """Import the rules and use them."""
        self.click(self.rules_dialog.side.share)
        self.hands.press("i")
        self.focus(IMPORTING)
        self.hands.type(str(path))
        self.picture("18-import")
        self.hands.press("Return")
        self.expect(lambda: RuleSets(self.folder).all() == (family_set(),), "The rules are not imported.")
        self.focus(RULES)
        self.picture("19-imported")
        self.rules_dialog = self.twin.rules(self.match_dialog, NAME)
        self.click(self.rules_dialog.use, rest=False)
        self.focus(DIALOG)
        self.picture("20-ready")
        self.hands.press("Escape")
        self.window.quit()


def make_and_give(screen, folder, pictures):
    """Do it all.

    Raises Flaw or TimeoutError at the first thing that is wrong.
    """
    album = Album(pictures, screen)
    path = folder / "family.json"
    first = NewPlayer(screen, folder / "first", album)
    try:
        first.come()
        first.picture("01-new-match")
        first.open_rules()
        first.picture("02-rules")
        first.change_four_rules()
        first.save()
        first.export(path)
        first.read_and_compare()
        first.play()
    finally:
        first.window.end()
    second = NewPlayer(screen, folder / "second", album)
    try:
        second.come()
        second.open_rules()
        second.take_in(path)
    finally:
        second.window.end()


def main():
    """Read the command line, do it, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    parser.add_argument("--size", default="1280x800", help="size of the window")
    given = parser.parse_args()
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    width, _, height = given.size.partition("x")
    folder = Path(tempfile.mkdtemp(prefix="samba-family-"))
    with Screen(int(width), int(height)) as screen:
        try:
            make_and_give(screen, folder, given.pictures)
        except (Flaw, TimeoutError) as error:
            screen.frame().save((given.pictures or folder) / "flaw.png")
            print(
                f"{error}\n(picture: {(given.pictures or folder) / 'flaw.png'}; data: {folder})",
                file=sys.stderr,
            )
            return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
