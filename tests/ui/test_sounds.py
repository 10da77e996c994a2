"""The sounds: what is heard of what is seen, no harm where there is no device, and how they are mixed."""

import logging
import sys
from array import array
from queue import SimpleQueue
from threading import Thread

import pytest
from msgspec.structs import replace

from samba_desktop import assets
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Discarded, Drawn, Laid, Passed, PileTaken, RoundEnded
from samba_desktop.engine.table import View
from samba_desktop.store.preferences import Preferences
from samba_desktop.ui.table import sounds as sound_player
from samba_desktop.ui.table.sounds import (
    RATE,
    Cue,
    Mixer,
    Sound,
    SoundPlayer,
    Sounds,
    open_device,
    read_sounds,
    serve,
)
from tests.scene.tables import SEATINGS, group, table_of

FOUR = SEATINGS[2]
QUEEN = Card(12, "H")
SIX = group("QS QH QD QC QS QH")
SEVEN = group("QS QH QD QC QS QH QD")
FOLDER = assets.path("sounds")


class Ear:
    """Writes down what is to be heard."""

    def __init__(self):
        self.cues = []

    def play(self, cues):
        self.cues += cues

    def close(self):
        self.cues.append(None)

    @property
    def names(self):
        return [cue.name for cue in self.cues]


@pytest.fixture
def ear():
    return Ear()


@pytest.fixture
def sounds(ear):
    made = Sounds(ear)
    made.set(Preferences(), tells=False)
    made.sit_down(View(table_of(FOUR, melds=((SIX,), ())), 0, ()))
    return made


def now(*melds):
    return View(table_of(FOUR, melds=(melds, ())), 0, ())


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (Drawn(1, 2, ()), Sound.SLIDE),
        (PileTaken(1, QUEEN, (QUEEN, QUEEN), 1, 0, (QUEEN,)), Sound.PILE),
        (Laid(1, 1, 0, (QUEEN, QUEEN, QUEEN)), Sound.MELD),
        (Discarded(1, QUEEN), Sound.SNAP),
    ],
)
def test_an_event_is_heard(sounds, ear, event, heard):
    sounds.hear((event,), now(SIX), acts=True)

    assert ear.names == [heard]


def test_the_end_of_a_round_is_heard(sounds, ear):
    sounds.hear((RoundEnded(None),), now(), acts=True)

    assert ear.names == [Sound.ROUND]


def test_a_pass_is_not_heard(sounds, ear):
    sounds.hear((Passed(1),), now(SIX), acts=True)

    assert not ear.names


def test_a_complete_meld_rings_once(sounds, ear):
    sounds.hear((Laid(0, 0, 0, (QUEEN,)),), now(SEVEN), acts=True)
    sounds.hear((Discarded(0, QUEEN),), now(SEVEN), acts=True)

    assert ear.names == [Sound.MELD, Sound.CHIME, Sound.SNAP]


def test_a_turn_is_called_for_when_it_begins_and_after_all_else(sounds, ear):
    sounds.hear((Drawn(1, 2, ()),), now(SIX), acts=False)
    ear.cues.clear()

    sounds.hear((Discarded(1, QUEEN),), now(SIX), acts=True)
    sounds.hear((Drawn(0, 2, (QUEEN,)),), now(SIX), acts=True)

    assert ear.names == [Sound.SNAP, Sound.TURN, Sound.SLIDE]
    assert [cue.after > 0 for cue in ear.cues] == [False, True, False]


def test_many_cards_at_once_are_one_sound(sounds, ear):
    sounds.hear((Laid(1, 1, 0, ()), Laid(1, 1, 1, ()), Discarded(1, QUEEN)), now(SIX), acts=True)

    assert ear.names == [Sound.MELD, Sound.SNAP]


@pytest.mark.parametrize("silent", [{"sounds": False}, {"volume": 0}, {"volume": -5}])
def test_nothing_is_heard_when_muted(sounds, ear, silent):
    sounds.set(replace(Preferences(), **silent), tells=True)

    sounds.hear((Discarded(1, QUEEN),), now(SIX), acts=True)

    assert not ear.names


def test_another_volume_is_heard_at_once_and_holds(sounds, ear):
    sounds.set(Preferences(volume=20), tells=True)
    sounds.hear((Discarded(1, QUEEN),), now(SIX), acts=True)
    sounds.set(Preferences(volume=20), tells=True)

    assert ear.names == [Sound.MELD, Sound.SNAP]
    assert all(cue.strength == pytest.approx(0.04) for cue in ear.cues)


# the files and the device


def test_every_sound_has_its_file_and_none_is_long_or_cut_off():
    found = read_sounds(FOLDER)

    assert set(found) == set(Sound)
    for samples in found.values():
        assert 0.05 < len(samples) / RATE < 1.5
        assert 20_000 < max(map(abs, samples)) < 32_767
        assert abs(samples[0]) < 300 > abs(samples[-1])


def test_the_files_are_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 250_000


def test_sounds_are_added_up_where_they_meet():
    mixer = Mixer()

    mixer.add([100, 100], 0.0, 1.0)
    mixer.add([50, 50], 1 / RATE, 0.5)

    assert array("h", mixer.take(5)).tolist() == [100, 125, 25, 0, 0]
    assert mixer.is_quiet


def test_what_is_too_loud_is_cut_and_does_not_turn_over():
    mixer = Mixer()

    for _ in range(3):
        mixer.add([30_000, -30_000], 0.0, 1.0)

    assert array("h", mixer.take(2)).tolist() == [32_767, -32_767]


class Tape:
    """A device that asks for samples when it is told to."""

    def __init__(self):
        self.frames = None
        self.stops = 0

    def start(self, frames):
        self.frames = frames

    def stop(self):
        self.stops += 1
        self.frames = None

    def close(self):
        pass


def test_the_device_rests_when_all_is_heard(monkeypatch):
    monkeypatch.setattr(sound_player, "QUIET_AFTER", 0.01)
    tape, cues = Tape(), SimpleQueue()
    serving = Thread(target=serve, args=(tape, {"snap": [7, 7]}, cues), daemon=True)
    serving.start()
    cues.put((Cue("snap"),))
    while tape.frames is None:
        serving.join(0.001)
    frames = tape.frames

    heard = array("h", frames.send(2)).tolist()
    while not tape.stops:
        serving.join(0.001)
    cues.put(None)
    serving.join(5)

    assert heard == [7, 7]
    assert not serving.is_alive()


def test_without_the_library_nothing_is_heard_and_nothing_harmed(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    player = SoundPlayer(FOLDER)

    with caplog.at_level(logging.INFO):
        player.play([Cue("snap")])
        player.close()
    player.play([Cue("snap")])

    assert player.is_silent
    assert "no sounds" in caplog.text
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


def test_without_a_device_nothing_is_heard_and_nothing_harmed(monkeypatch, capfd):
    monkeypatch.setattr(sound_player, "_backends", lambda library: [library.Backend.WASAPI])

    assert open_device() is None
    assert capfd.readouterr().err == ""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="what is listed there is Linux's")
def test_without_a_card_alsa_is_not_even_asked(monkeypatch, tmp_path):
    library = pytest.importorskip("miniaudio")
    monkeypatch.setattr(sound_player, "SPEAKERS", tmp_path)

    without = sound_player._backends(library)  # noqa: SLF001 - as other systems have them
    (tmp_path / "pcmC0D0p").touch()

    assert without == [library.Backend.PULSEAUDIO]
    assert library.Backend.ALSA in sound_player._backends(library)  # noqa: SLF001 - as other systems have them


def test_the_library_plays_to_the_end(monkeypatch):
    monkeypatch.setattr(sound_player, "_backends", lambda library: [library.Backend.NULL])
    device, mixer = open_device(), Mixer()
    mixer.add([1] * 200, 0.0, 1.0)
    frames = mixer.frames()
    next(frames)

    device.start(frames)
    waiting = Thread(target=lambda: [None for _ in iter(lambda: mixer.is_quiet, True)], daemon=True)
    waiting.start()
    waiting.join(5)
    device.stop()
    device.close()

    assert mixer.is_quiet


def test_nothing_of_the_library_is_loaded_before_the_first_sound():
    player = SoundPlayer(FOLDER)

    player.play([])
    player.close()

    assert player._thread is None  # noqa: SLF001 - what is done in another thread is waited for
