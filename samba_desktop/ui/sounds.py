"""What is heard of a match: events become sounds; knows no audio device."""

from collections.abc import Sequence
from enum import StrEnum
from typing import assert_never

from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.melds import set_kind
from samba_desktop.engine.table import View
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.store.preferences import Preferences
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.sound_player import Cue, Player

APART = 0.22
"""Seconds from one sound to the next of the same showing, at normal speed."""
LOUDEST = 100


class Sound(StrEnum):
    """The sounds by the names of their files."""

    SLIDE = "slide"
    SNAP = "snap"
    PILE = "pile"
    MELD = "meld"
    CHIME = "chime"
    TURN = "turn"
    ROUND = "round"


class Sounds:
    """Lets be heard what is seen at one table."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self._strength = 1.0
        self._complete = 0
        """How many complete melds lay on the table last."""
        self._acted = False

    def set(self, preferences: Preferences, *, tells: bool) -> None:
        """Be as loud as the person wants; where that changes and `tells` is set, it is heard how loud."""
        # The ear hears a tenth of the strength as half as loud.
        loud = (min(LOUDEST, max(0, preferences.volume)) / LOUDEST) ** 2
        strength = loud if preferences.sounds else 0.0
        changes, self._strength = strength != self._strength, strength
        if changes and tells:
            self._play([Sound.MELD], 1.0)

    def sit_down(self, view: View) -> None:
        """Begin with the table as it stands, of which nothing is heard."""
        self._complete, self._acted = complete_melds(view), True

    def follow(self, controller: Controller, scene: TableScene) -> None:
        """Let be heard what happens in a match from now on."""
        self.sit_down(controller.view)
        controller.happened.connect(
            lambda events: self.hear(events, controller.view, acts=controller.is_your_turn, speed=scene.speed)
        )

    def hear(self, events: tuple[Event, ...], view: View, *, acts: bool, speed: float = 1.0) -> None:
        """Let be heard what happened; `view` is the table after it, and `acts` says whose turn it is."""
        complete = complete_melds(view)
        heard = list(dict.fromkeys(sound for event in events if (sound := sound_of(event)) is not None))
        if complete > self._complete:
            heard.append(Sound.CHIME)
        if acts and not self._acted:
            heard.append(Sound.TURN)
        self._complete, self._acted = complete, acts
        self._play(heard, speed)

    def _play(self, heard: Sequence[Sound], speed: float) -> None:
        if not self._strength or not heard:
            return
        apart = APART / speed if speed > 0 else APART / 2
        self._player.play([Cue(sound.value, at * apart, self._strength) for at, sound in enumerate(heard)])

    def close(self) -> None:
        """Play nothing any more."""
        self._player.close()


def sound_of(event: Event) -> Sound | None:
    """Say what is heard of an event, if anything."""
    match event:
        case Drawn() | Replaced() | Upturned() | DealerDrawn() | WithheldTaken():
            return Sound.SLIDE
        case Dealt() | PileTaken() | Reshuffled():
            return Sound.PILE
        case Laid() | Added() | Merged() | Swapped() | TopTaken() | ThreeLaid():
            return Sound.MELD
        case Discarded():
            return Sound.SNAP
        case RoundEnded():
            return Sound.ROUND
        case Passed() | AskedToGoOut() | Answered() | MatchEnded():
            return None
    assert_never(event)


def complete_melds(view: View) -> int:
    """Count the complete melds on the table."""
    return sum(set_kind(view.rules, meld) is not None for melds in view.table.melds for meld in melds)
