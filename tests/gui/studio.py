"""The studio in which pictures of the real window are taken without a screen: sizes, seats and tables."""

import os
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.engine.actions import Add, Ask
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase, Seating, View
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Back, Cloth, Preferences, Speed
from samba_desktop.store.store import Store
from samba_desktop.texts.language import USUAL
from samba_desktop.ui.kit.window_place import Growing
from samba_desktop.ui.window.languages import Speech
from samba_desktop.ui.window.main_window import MainWindow
from tests.scene.deals import deal

NAMES = ("Ada", "Anders", "Berit", "Carl", "Doris", "Erik")
SMALL, LAPTOP, DESIGN, FULL, HUGE = (1024, 640), (1366, 768), (1440, 900), (1920, 1080), (3840, 2160)
TWO, THREE = Seating(2, Shape.SOLO), Seating(3, Shape.SOLO)
PAIRS, FOUR, FIVE = Seating(4, Shape.TWO_PAIRS), Seating(4, Shape.SOLO), Seating(5, Shape.SOLO)
PAIRS_OF_SIX, TRIOS, SIX = Seating(6, Shape.THREE_PAIRS), Seating(6, Shape.TWO_TRIOS), Seating(6, Shape.SOLO)
OFF = Preferences(speed=Speed.OFF, player_name="Ada")


class Late(Struct, frozen=True):
    """A table late in a round, whoever has played what there."""

    size: tuple[int, int]
    seating: Seating
    hand: int = 15
    melds: int = 8
    pile: int = 20
    preset: str = "swedish-samba"
    threes: int = 2
    ratio: float = 1.0
    wishes: Preferences = OFF
    log: bool = False
    seed: int = 1

    def view(self) -> View:
        """Deal it."""
        rng, sides = random.Random(self.seed), self.seating.sides
        rules = PRESETS[self.preset].rules
        columns = [[rng.choice((3, 3, 4, 4, 5, 6, 7, 8)) for _ in range(self.melds)] for _ in range(sides)]
        threes = [min(self.threes, rng.randint(0, 3)) for _ in range(sides)]
        return deal(
            self.seating, rules, 0, columns, self.hand, self.pile, threes, frozen=rng.random() < 0.4, rng=rng
        )


LATE = {
    "stress-1366-pairs-38": Late(LAPTOP, PAIRS, 38, 12, 31),
    "five-1366": Late(LAPTOP, FIVE, 18, 4, 18),
    "target-1440-pairs-20": Late(DESIGN, PAIRS, 20, 4, 23),
    "small-two-45": Late(SMALL, TWO, 45, 12, 40),
    "small-pairs-40": Late(SMALL, PAIRS, 40, 12, 30),
    "small-pairs-log-25": Late(SMALL, PAIRS, 25, 8, 20, log=True),
    "small-five-25": Late(SMALL, FIVE, 25, 6, 12),
    "small-six-solo-15": Late(SMALL, SIX, 15, 6, 12),
    "small-three-sides-40-text150": Late(
        SMALL, PAIRS_OF_SIX, 40, 10, 9, wishes=replace(OFF, text_percent=150)
    ),
    "small-three-solo-night": Late(SMALL, THREE, 25, 8, 0, wishes=replace(OFF, cloth=Cloth.NIGHT)),
    "1280-trios-40": Late((1280, 800), TRIOS, 40, 10, 25, wishes=replace(OFF, cloth=Cloth.HARBOUR)),
    "1280-four-solo-text130": Late((1280, 800), FOUR, 25, 6, 14, wishes=replace(OFF, text_percent=130)),
    "full-six-solo-contrast": Late(FULL, SIX, 25, 6, 30, wishes=replace(OFF, cloth=Cloth.CONTRAST)),
    "full-three-solo-night-four-colours": Late(
        FULL, THREE, 40, 12, 45, wishes=replace(OFF, cloth=Cloth.NIGHT, four_colours=True, back=Back.WAVES)
    ),
    "full-two-large-index": Late(FULL, TWO, 25, 10, 11, wishes=replace(OFF, large_index=True)),
    "full-pairs-text150-log": Late(FULL, PAIRS, 25, 8, 20, log=True, wishes=replace(OFF, text_percent=150)),
    "huge-pairs-40": Late(HUGE, PAIRS, 40, 12, 40, wishes=replace(OFF, back=Back.CARNIVAL)),
    "huge-three-sides-contrast": Late(
        HUGE, PAIRS_OF_SIX, 25, 10, 20, wishes=replace(OFF, cloth=Cloth.CONTRAST)
    ),
    "scale-1.5-1280x720-five": Late((1280, 720), FIVE, 15, 6, 20, ratio=1.5),
    "scale-2-1024x640-pairs": Late(SMALL, PAIRS, 15, 6, 7, ratio=2.0),
    "wide-1600x640-pairs-40": Late((1600, 640), PAIRS, 40, 10, 30),
    "tall-1024x1200-three-sides": Late((1024, 1200), PAIRS_OF_SIX, 25, 8, 30),
}


def played(
    preset: str, seating: Seating, until: Callable[[Match], bool], seed: int = 4, target: int = 0
) -> Match:
    """Let computers play until something is so; the first seat is the person's."""
    rules = PRESETS[preset].rules
    if target:
        rules = replace(rules, match=replace(rules.match, target_score=target))
    plans = tuple(SeatPlan(NAMES[at], "medium" if at else PERSON) for at in range(seating.players))
    match, rng = Match(Record(rules, seating, plans, seed)), random.Random(seed)
    while match.phase is not Phase.MATCH_OVER and not until(match):
        if match.phase is Phase.DEAL:
            match.deal()
        else:
            seat = match.to_act
            assert seat is not None
            match.play(choose(match.view(seat), rng).action)
    return match


def is_late(match: Match) -> bool:
    own = match.to_act == 0 and match.phase is Phase.PLAY
    few = len(match.record.rules.deck.player_counts) == 1 and match.record.rules.deck.deck_count == 1
    return own and match.table.stock_size < 60 and len(match.table.melds[0]) > (0 if few else 2)


def may_ask(seat: int) -> Callable[[Match], bool]:
    def so(match: Match) -> bool:
        own = match.to_act == seat and match.phase is Phase.PLAY
        return own and refusal(match.view(seat), Ask()) is None

    return so


def adding(match: Match) -> Add | None:
    """Find a card of the own hand that could be added to a meld."""
    view = match.view(0)
    adds = (Add(number, (card,)) for number in range(1, 13) for card in view.hand)
    return next((one for one in adds if refusal(view, one) is None), None)


def may_add(match: Match) -> bool:
    return match.to_act == 0 and match.phase is Phase.PLAY and adding(match) is not None


class Studio:
    """Opens windows, takes pictures of them and closes them."""

    def __init__(self, folder: Path, application: QApplication, code: str = USUAL) -> None:
        """Take pictures of what is said in the language of a code."""
        self.folder, self._application = folder, application
        self.speech = Speech(application, code)
        self.speech.follow(OFF)
        self.name = ""

    @contextmanager
    def window(self, size: tuple[int, int], wishes: Preferences = OFF) -> Iterator[MainWindow]:
        """Open the window of a new folder."""
        with tempfile.TemporaryDirectory() as home, Store.open(Path(home)) as store:
            shown = MainWindow(store, Path(home), self.speech.language, wishes, speech=self.speech)
            growing = Growing(shown, shown.scene)
            shown.dock.made.connect(growing.take)
            shown.resize(*size)
            shown.show()
            self.breathe()
            yield shown
            shown.close()
            shown.deleteLater()
            self.breathe()

    @contextmanager
    def match(
        self, match: Match, size: tuple[int, int] = LAPTOP, wishes: Preferences = OFF
    ) -> Iterator[MainWindow]:
        """Sit down to a match."""
        with self.window(size, wishes) as shown:
            shown.open(match)
            self.breathe()
            shown.scene.finish()
            self.breathe()
            yield shown

    def breathe(self, times: int = 6) -> None:
        """Let the window do what is due."""
        for _ in range(times):
            self._application.processEvents()
            QTest.qWait(5)

    def keep(self, widget: QWidget, more: str = "") -> None:
        """Take a picture, with the dialogs that lie over it."""
        self.breathe()
        picture = widget.grab()
        name = f"{self.name}{more}"
        picture.save(str(self.folder / f"{name}.png"))
        print(f"{name}: {picture.width()} x {picture.height()}")
