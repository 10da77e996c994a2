"""The sounds of the table: when each is heard, and how it is played."""

import logging
import sys
import wave
from array import array
from collections.abc import Generator, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from types import ModuleType
from typing import Protocol, assert_never

from msgspec import Struct

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
from samba_desktop.ui.table.controller import Controller

RATE = 22050
"""Samples a second of every sound."""
PERIOD_MS = 40
"""What the device asks for at a time; a sound is heard after about two of these."""
QUIET_AFTER = 2.0
"""Seconds without a sound after which the device rests."""
PATIENCE = 1.0
"""Seconds that the end of the program waits for the device."""
LOUDEST = 32767
SPEAKERS = Path("/dev/snd")
"""Where Linux lists what can be played on without a sound server."""

_log = logging.getLogger(__name__)


class Cue(Struct, frozen=True):
    """One sound that is to be heard."""

    name: str
    after: float = 0.0
    """Seconds from now."""
    strength: float = 1.0
    """0 to 1."""


class Player(Protocol):
    """Whoever lets sounds be heard."""

    def play(self, cues: Sequence[Cue]) -> None:
        """Let sounds be heard, and return at once."""
        ...

    def close(self) -> None:
        """Play nothing any more and let go of the device."""
        ...


class Silence:
    """A player for where nothing is to be heard."""

    def play(self, cues: Sequence[Cue]) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Device(Protocol):
    """An audio device that asks a generator for samples while it runs."""

    def start(self, frames: Generator[bytes, int, None]) -> None:
        """Begin to play.

        Raises OSError where the device does not.
        """
        ...

    def stop(self) -> None:
        """Rest."""
        ...

    def close(self) -> None:
        """Let go of the device."""
        ...


class Mixer:
    """What is still to be heard, added up; written by one thread and read by the device's."""

    def __init__(self) -> None:
        self._ahead = array("h")
        self._lock = Lock()

    @property
    def is_quiet(self) -> bool:
        """Tell whether nothing is left to be heard."""
        return not self._ahead

    def add(self, samples: Sequence[int], after: float, strength: float) -> None:
        """Let samples be heard from a moment on, in seconds, together with what is heard then."""
        first = round(after * RATE)
        with self._lock:
            missing = first + len(samples) - len(self._ahead)
            if missing > 0:
                self._ahead.extend(array("h", bytes(2 * missing)))
            for at, sample in enumerate(samples, first):
                both = self._ahead[at] + round(sample * strength)
                self._ahead[at] = max(-LOUDEST, min(LOUDEST, both))

    def take(self, count: int) -> bytes:
        """Take the next samples away, with silence where there are no more."""
        with self._lock:
            taken = self._ahead[:count]
            del self._ahead[:count]
        return taken.tobytes() + bytes(2 * (count - len(taken)))

    def frames(self) -> Generator[bytes, int, None]:
        """Answer as many samples as are asked for, for ever."""
        count = yield b""
        while True:
            count = yield self.take(count)


class SoundPlayer:
    """Plays the sounds of a folder; the device is looked for when the first one is to be heard."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._cues: SimpleQueue[tuple[Cue, ...] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.is_silent = False
        """Whether there is no device; what is to be heard is forgotten then."""

    def play(self, cues: Sequence[Cue]) -> None:
        """Let sounds be heard, and return at once."""
        if self.is_silent or not cues:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._cues.put(tuple(cues))

    def close(self) -> None:
        """Play nothing any more and let go of the device."""
        if self._thread is not None:
            self._cues.put(None)
            self._thread.join(PATIENCE)
            self._thread = None

    def _run(self) -> None:
        device = open_device()
        if device is None:
            self.is_silent = True
            return
        try:
            serve(device, read_sounds(self._folder), self._cues)
        except (OSError, wave.Error, EOFError) as error:
            _log.warning("There will be no sounds: %s", error)
            self.is_silent = True
        finally:
            device.close()


def serve(
    device: Device, sounds: Mapping[str, Sequence[int]], cues: SimpleQueue[tuple[Cue, ...] | None]
) -> None:
    """Play what comes in until None does; the device rests while nothing is to be heard."""
    mixer, runs = Mixer(), False
    while True:
        try:
            found = cues.get(timeout=QUIET_AFTER if runs else None)
        except Empty:
            if mixer.is_quiet:
                device.stop()
                runs = False
            continue
        if found is None:
            return
        for cue in found:
            mixer.add(sounds[cue.name], cue.after, cue.strength)
        if not runs:
            frames = mixer.frames()
            next(frames)
            device.start(frames)
            runs = True


def read_sounds(folder: Path) -> dict[str, Sequence[int]]:
    """Read all sounds of a folder by their names.

    Raises OSError, EOFError or wave.Error where one cannot be read.
    """
    return {path.stem: _samples(path) for path in folder.glob("*.wav")}


def _samples(path: Path) -> Sequence[int]:
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise wave.Error(f"{path.name} is not in the form of the other sounds.")
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class _Miniaudio:
    """The device of the library, whose errors are those of any other device."""

    def __init__(self, library: ModuleType) -> None:
        self._error: type[Exception] = library.MiniaudioError
        try:
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD_MS,
                backends=_backends(library),
                app_name="Samba",
            )
        except self._error as error:
            raise OSError(str(error)) from error

    def start(self, frames: Generator[bytes, int, None]) -> None:
        try:
            self._device.start(frames)
        except self._error as error:
            raise OSError(str(error)) from error

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()


def open_device() -> Device | None:
    """Open the system's audio device; None, with a line in the log, where there is none or no library."""
    try:
        import miniaudio  # noqa: PLC0415 - without a sound to play, or without the library, nothing is loaded
    except (ImportError, OSError) as error:
        _log.info("There will be no sounds: %s", error)
        return None
    try:
        return _Miniaudio(miniaudio)
    except OSError as error:
        _log.info("There will be no sounds, for there is no audio device: %s", error)
        return None


def _backends(library: ModuleType) -> list[object]:
    """List the ways of playing that may be tried: none that plays to nobody or that complains aloud."""
    backend = library.Backend
    if not sys.platform.startswith("linux"):
        unwanted = {backend.NULL, backend.CUSTOM, backend.JACK}
        return [one for one in backend if one not in unwanted]
    # Without a card ALSA writes a page of complaints to the terminal.
    has_card = any(SPEAKERS.glob("pcm*p"))
    return [backend.PULSEAUDIO, backend.ALSA] if has_card else [backend.PULSEAUDIO]


APART = 0.22
"""Seconds from one sound to the next of the same showing, at normal speed."""
FULL_VOLUME = 100


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
        loud = (min(FULL_VOLUME, max(0, preferences.volume)) / FULL_VOLUME) ** 2
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
