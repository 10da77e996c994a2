"""Make an album of what a player may see: many tables, panels and dialogs, to be looked at one by one.

    python -m tests.gui.album [--lang CODE] FOLDER [PART OF A NAME ...]

The real window is drawn without a screen, in English or the language of a code. Each picture is a file named
after what it shows; what nobody has looked at proves nothing.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.app import build_application
from samba_desktop.engine.actions import Ask, Discard
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import InMeld, OnPile, Phase
from samba_desktop.match.match import Match
from samba_desktop.match.outcomes import discard_risk
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.store.preferences import Cloth
from samba_desktop.texts.language import USUAL
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.table.appearance import fit_deck
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.person import ChoicePopup
from samba_desktop.ui.table.prompts import Moment, Teller
from samba_desktop.ui.window.main_window import MainWindow
from tests.gui.rare import RARE
from tests.gui.studio import (
    DESIGN,
    FIVE,
    FULL,
    LAPTOP,
    LATE,
    NAMES,
    OFF,
    PAIRS,
    PAIRS_OF_SIX,
    SIX,
    SMALL,
    THREE,
    TRIOS,
    TWO,
    Late,
    Studio,
    adding,
    is_late,
    may_add,
    may_ask,
    played,
)

SEATS = {
    "swedish-samba": (PAIRS, Cloth.LAGOON),
    "black-samba": (PAIRS_OF_SIX, Cloth.HARBOUR),
    "samba-500": (THREE, Cloth.NIGHT),
    "german-samba": (TRIOS, Cloth.CONTRAST),
    "german-two-player": (TWO, Cloth.LAGOON),
    "uruguayan-samba": (PAIRS, Cloth.HARBOUR),
    "open-samba": (PAIRS, Cloth.NIGHT),
    "bolivia": (PAIRS_OF_SIX, Cloth.LAGOON),
    "dutch-samba": (THREE, Cloth.HARBOUR),
    "classic-canasta": (PAIRS, Cloth.CONTRAST),
    "international-samba": (FIVE, Cloth.LAGOON),
}
"""Who plays each preset in the album, and on which table."""


def late(studio: Studio, it: Late) -> None:
    """Show a table late in a round."""
    view = it.view()
    company = Company(("", *NAMES[1 : it.seating.players]), it.seating, 0)
    levels = (None, *["medium"] * (it.seating.players - 1))
    teller = Teller(studio.speech.language, company, levels, PRESETS[it.preset].title)
    with studio.window(it.size, it.wishes) as shown:
        if it.log:
            shown.show_log()
        studio.breathe(40)
        fit_deck(shown.table.pictures, view.rules)
        shown.scene.show_view(view, (), teller.captions(view, Moment(may_undo=True)))
        shown.scene.finish()
        if it.ratio == 1.0:
            studio.keep(shown)
            return
        shown.scene.fit(Size(shown.scene.width(), shown.scene.height()), it.ratio)
        image = shown.scene.image(it.ratio)
        image.save(str(studio.folder / f"{studio.name}.png"))
        print(f"{studio.name}: {image.width()} x {image.height()}")


def preset(studio: Studio, name: str) -> None:
    """Show a preset in the middle of a round, in its own seats."""
    seating, cloth = SEATS[name]
    with studio.match(played(name, seating, is_late), wishes=replace(OFF, cloth=cloth)) as shown:
        studio.keep(shown)


def _at(shown: MainWindow, x: float, y: float) -> QPoint:
    return shown.view.mapFromScene(QPointF(x, y))


def _mouse(shown: MainWindow, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton) -> None:
    port = shown.view.viewport()
    button = Qt.MouseButton.LeftButton if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    spot = QPointF(at)
    event = QMouseEvent(kind, spot, port.mapToGlobal(spot), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(port, event)


def dragging(studio: Studio) -> None:
    """Carry a card over the table to where it may go."""
    match = played("swedish-samba", PAIRS, may_add, seed=6)
    add = adding(match)
    assert add is not None
    with studio.match(match, DESIGN) as shown:
        shown.scene.select(add.cards)
        studio.breathe()
        picture = shown.scene.picture
        item = next(one for one in shown.scene.cards.in_hand() if one.is_chosen)
        start = _at(shown, item.pos().x() + 8, item.pos().y() + 12)
        zone = picture.zones[-1].rect
        goal = _at(shown, zone.centre[0], zone.centre[1])
        _mouse(shown, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
        for step in range(1, 9):
            _mouse(shown, QEvent.Type.MouseMove, start + (goal - start) * step / 8, Qt.MouseButton.LeftButton)
        studio.keep(shown)
        shown.view.gestures.cancel()


def selected(studio: Studio) -> None:
    """Lift cards, so that places glow, and look into the pile."""
    with studio.match(played("swedish-samba", PAIRS, is_late), LAPTOP) as shown:
        hand = shown.table.controller.view.hand
        shown.scene.select(hand[:2])
        studio.keep(shown)
        shown.scene.preview(OnPile())
        studio.keep(shown, "-pile-fanned")
        places = [place for place in shown.scene.picture.places if isinstance(place, InMeld)]
        for place in places:
            shown.scene.preview(place)
            if "preview" in shown.scene.furniture.panels:
                studio.keep(shown, "-meld-fanned")
                return


def refused(studio: Studio) -> None:
    """Say why not."""
    with studio.match(played("swedish-samba", PAIRS, is_late, seed=9), SMALL) as shown:
        shown.scene.select(shown.table.controller.view.hand[:4])
        shown.table.person.meld_selected()
        studio.keep(shown)


def owing(studio: Studio) -> None:
    """Show the meter of a first meld that is still short."""

    def is_owing(match: Match) -> bool:
        return match.to_act == 0 and match.phase is Phase.PLAY and match.table.turn.owed > 0

    match = played("swedish-samba", PAIRS, is_owing, seed=3)
    if match.phase is Phase.MATCH_OVER:
        print(f"{studio.name}: never so")
        return
    with studio.match(match) as shown:
        studio.keep(shown)


def asking(studio: Studio) -> None:
    """Let a partner ask, and be asked."""
    for more, seat, size, cloth in (
        ("-may-ask", 0, LAPTOP, Cloth.LAGOON),
        ("-asked", 2, LAPTOP, Cloth.HARBOUR),
        ("-asked-small", 2, SMALL, Cloth.CONTRAST),
    ):
        every = (played("swedish-samba", PAIRS, may_ask(seat), seed=seed) for seed in range(1, 30))
        match = next(one for one in every if one.phase is Phase.PLAY)
        if seat != 0:
            match.play(Ask())
        with studio.match(match, size, replace(OFF, cloth=cloth)) as shown:
            studio.keep(shown, more)


def sheets(studio: Studio) -> None:
    """Show the sheets of rounds and the end of a match."""
    for seating, size, cloth in (
        (PAIRS, LAPTOP, Cloth.LAGOON),
        (PAIRS_OF_SIX, SMALL, Cloth.HARBOUR),
        (FIVE, SMALL, Cloth.NIGHT),
        (SIX, FULL, Cloth.CONTRAST),
    ):
        match = played(
            "swedish-samba", seating, lambda one: len(one.results) == 2 and one.phase is Phase.DEAL
        )
        with studio.match(match, size, replace(OFF, cloth=cloth)) as shown:
            studio.keep(shown, f"-{seating.players}-{seating.sides}-{cloth.value}")


def ending(studio: Studio) -> None:
    """Show the end of a match."""
    match = played("swedish-samba", PAIRS, lambda one: one.phase is Phase.MATCH_OVER, target=4000)
    for size, cloth in ((LAPTOP, Cloth.LAGOON), (SMALL, Cloth.CONTRAST)):
        with studio.match(match, size, replace(OFF, cloth=cloth)) as shown:
            shown.afterwards.show_result(match, shown.table.controller.company)
            studio.keep(shown, f"-{cloth.value}")


def replays(studio: Studio) -> None:
    """Show a replay in the middle."""
    match = played("swedish-samba", PAIRS, lambda one: len(one.results) == 1 and one.moment > 150)
    for size, cloth in ((LAPTOP, Cloth.LAGOON), (SMALL, Cloth.NIGHT)):
        company = Company(NAMES[:4], PAIRS, 0)
        shown = ReplayWindow(
            match.record,
            studio.speech.language,
            "Swedish Samba",
            company,
            preferences=replace(OFF, cloth=cloth),
        )
        shown.resize(*size)
        shown.show()
        while shown.player is None:
            studio.breathe()
        shown.show_line(40)
        studio.breathe(20)
        studio.keep(shown, f"-{cloth.value}")
        shown.close()
        shown.deleteLater()


def _opened(shown: MainWindow) -> QWidget:
    """Return the window that lies over the table or beside it."""
    every = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not shown)
    return next(one for one in every if one.windowType() in {Qt.WindowType.Window, Qt.WindowType.Dialog})


def dialog(studio: Studio, deed: str, size: tuple[int, int], cloth: Cloth) -> None:
    """Open a dialog over a match."""
    match = played("swedish-samba", PAIRS, is_late)
    with studio.match(match, size, replace(OFF, cloth=cloth)) as shown:
        shown.table.do(COMMANDS[deed])
        studio.breathe(20)
        opened = _opened(shown)
        studio.keep(opened)
        opened.close()


def questions(studio: Studio) -> None:
    """Ask before a discard that is seldom meant, hint, and tell the log."""
    match = played("swedish-samba", PAIRS, is_late, seed=2)
    with studio.match(match) as shown:
        shown.table.person.hint()
        shown.show_log()
        while not any(item.is_hinted for item in shown.scene.cards.in_hand()):
            studio.breathe()
        studio.keep(shown, "-hint-and-log")
        view = shown.table.controller.view
        risky = next(card for card in view.hand if discard_risk(view, card) is not None)
        shown.table.person.wish(Discard(risky))
        studio.breathe()
        popups = [
            one for one in QApplication.topLevelWidgets() if isinstance(one, ChoicePopup) and one.isVisible()
        ]
        studio.keep(popups[0], "-discard")
        popups[0].close()


def welcome(studio: Studio) -> None:
    """Show the first window of all."""
    with studio.window(LAPTOP) as shown:
        shown.show_welcome()
        studio.keep(shown)


DIALOGS = {
    "settings-lagoon": ("settings", LAPTOP, Cloth.LAGOON),
    "settings-harbour-small": ("settings", SMALL, Cloth.HARBOUR),
    "settings-night": ("settings", FULL, Cloth.NIGHT),
    "settings-contrast": ("settings", LAPTOP, Cloth.CONTRAST),
    "rules-lagoon": ("rules", LAPTOP, Cloth.LAGOON),
    "rules-night-small": ("rules", SMALL, Cloth.NIGHT),
    "rules-contrast": ("rules", FULL, Cloth.CONTRAST),
    "new-harbour": ("new", LAPTOP, Cloth.HARBOUR),
    "new-contrast-small": ("new", SMALL, Cloth.CONTRAST),
    "about-night": ("about", LAPTOP, Cloth.NIGHT),
    "page-harbour": ("rules in force", LAPTOP, Cloth.HARBOUR),
    "tutorial-lagoon": ("tutorial", LAPTOP, Cloth.LAGOON),
    "tutorial-night": ("tutorial", LAPTOP, Cloth.NIGHT),
    "history-contrast": ("history", LAPTOP, Cloth.CONTRAST),
    "statistics-harbour": ("statistics", LAPTOP, Cloth.HARBOUR),
    "luck-night": ("luck", LAPTOP, Cloth.NIGHT),
    "receipts-lagoon": ("receipts", LAPTOP, Cloth.LAGOON),
    "keys-lagoon": ("keys", LAPTOP, Cloth.LAGOON),
    "keys-contrast-small": ("keys", SMALL, Cloth.CONTRAST),
}


def pictures() -> dict[str, Callable[[Studio], None]]:
    """List everything that is shown, by its name."""
    found: dict[str, Callable[[Studio], None]] = {}
    for name, it in LATE.items():
        found[f"late-{name}"] = lambda studio, it=it: late(studio, it)
    for name in SEATS:
        found[f"preset-{name}"] = lambda studio, name=name: preset(studio, name)
    for name, (deed, size, cloth) in DIALOGS.items():
        found[f"dialog-{name}"] = lambda studio, d=deed, s=size, c=cloth: dialog(studio, d, s, c)
    found |= {
        "dragging": dragging,
        "selected": selected,
        "refused": refused,
        "owing": owing,
        "question": questions,
        "asking": asking,
        "sheet": sheets,
        "end": ending,
        "replay": replays,
        "welcome": welcome,
        **RARE,
    }
    return found


def main(arguments: list[str]) -> None:
    """Take the pictures whose names hold one of the parts, or all."""
    code = USUAL
    if arguments[:1] == ["--lang"]:
        code, arguments = arguments[1], arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    folder, parts = Path(arguments[0]), arguments[1:]
    folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(folder, build_application(), code)
    for name, take in pictures().items():
        if not parts or any(part in name for part in parts):
            studio.name = name
            take(studio)


if __name__ == "__main__":
    main(sys.argv[1:])
