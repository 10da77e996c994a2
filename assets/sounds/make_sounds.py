"""Make the sounds of the table from noise and sines, the same files whenever it is run.

Run from the root of a checkout after a change here:

    .venv/bin/python assets/sounds/make_sounds.py
"""

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).parent
RATE = 22050
"""Samples a second."""
LOUDEST = 32767
PEAK = 0.8
"""Of the loudest possible, that every file reaches at its loudest."""
FADE = 0.002
"""Seconds in which a sound begins and ends, so that nothing clicks."""

Wave = list[float]


def noise(seconds: float, seed: int, low: float, high: float) -> Wave:
    """Make noise between two frequencies in hertz, by a filter that takes away what is above and below."""
    chance = random.Random(seed)
    rise, fall = (1 - math.exp(-math.tau * edge / RATE) for edge in (high, low))
    smooth = slow = 0.0
    made: Wave = []
    for _ in range(round(seconds * RATE)):
        smooth += rise * (chance.uniform(-1, 1) - smooth)
        slow += fall * (smooth - slow)
        made.append(smooth - slow)
    return made


def tone(seconds: float, hertz: float, fading: float, overtones: Sequence[tuple[float, float]]) -> Wave:
    """Make a struck note that fades to a third in `fading` seconds; overtones are factors and strengths."""
    return [
        sum(
            strength * math.exp(-at / RATE / fading * math.sqrt(factor)) * _sine(at, hertz * factor)
            for factor, strength in ((1.0, 1.0), *overtones)
        )
        for at in range(round(seconds * RATE))
    ]


def _sine(at: int, hertz: float) -> float:
    return math.sin(math.tau * hertz * at / RATE)


def shaped(sound: Wave, shape: Callable[[float], float]) -> Wave:
    """Make a sound louder and softer along its length, which runs from 0 to 1."""
    return [one * shape(at / len(sound)) for at, one in enumerate(sound)]


def louder(sound: Wave, factor: float) -> Wave:
    """Make a sound louder, or softer."""
    return [one * factor for one in sound]


def together(*parts: tuple[float, Wave]) -> Wave:
    """Put sounds one over another, each from its second on."""
    whole = [0.0] * max(round(start * RATE) + len(sound) for start, sound in parts)
    for start, sound in parts:
        first = round(start * RATE)
        for at, one in enumerate(sound):
            whole[first + at] += one
    return whole


def swell(share: float) -> float:
    """Rise and fall, loudest a little before the middle."""
    return math.sin(math.pi * share**0.75) ** 2


def strike(share: float) -> float:
    """Begin at once and fall quickly."""
    return math.exp(-7 * share)


def slide() -> Wave:
    """Let a card glide over the felt."""
    return shaped(noise(0.17, 1, 900, 5200), swell)


def snap() -> Wave:
    """Put a card down flat."""
    body = shaped(noise(0.09, 2, 180, 1500), strike)
    edge = louder(shaped(noise(0.03, 3, 2500, 8000), strike), 0.7)
    return together((0.0, edge), (0.002, louder(body, 1.6)))


def pile() -> Wave:
    """Draw many cards in and square them."""
    glides = [
        (0.055 * n, louder(shaped(noise(0.15, 10 + n, 700, 4200), swell), 0.7 + 0.08 * n)) for n in range(5)
    ]
    return together(*glides, (0.4, louder(snap(), 1.1)))


def meld() -> Wave:
    """Lay cards out in a row."""
    return together((0.0, snap()), (0.085, louder(snap(), 0.8)), (0.165, louder(snap(), 0.9)))


BELL = ((2.0, 0.35), (3.01, 0.18), (4.2, 0.08))
SOFT = ((2.0, 0.16), (3.0, 0.05))


def chime() -> Wave:
    """Ring for a complete samba or canasta."""
    notes = (659.26, 830.61, 987.77, 1318.5)
    return together(*((0.085 * n, tone(0.75, hertz, 0.2, BELL)) for n, hertz in enumerate(notes)))


def turn() -> Wave:
    """Call for a turn."""
    return together((0.0, tone(0.32, 523.25, 0.1, SOFT)), (0.11, tone(0.38, 783.99, 0.12, SOFT)))


def round_end() -> Wave:
    """Close a round."""
    notes = ((0.0, 392.0), (0.14, 523.25), (0.28, 659.26), (0.46, 523.25), (0.46, 783.99))
    return together(*((start, tone(0.7, hertz, 0.22, SOFT)) for start, hertz in notes))


SOUNDS = {
    "slide": slide,
    "snap": snap,
    "pile": pile,
    "meld": meld,
    "chime": chime,
    "turn": turn,
    "round": round_end,
}


def write(name: str, sound: Wave) -> Path:
    """Write a sound as 16 bits, one channel, as loud as all others."""
    fade = round(FADE * RATE)
    faded = [one * min(1.0, at / fade, (len(sound) - 1 - at) / fade) for at, one in enumerate(sound)]
    loudest = max(map(abs, faded))
    samples = array("h", [round(one / loudest * PEAK * LOUDEST) for one in faded])
    if sys.byteorder == "big":
        samples.byteswap()
    path = HERE / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(samples.itemsize)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return path


if __name__ == "__main__":
    for each, make in SOUNDS.items():
        written = write(each, make())
        print(f"{written.name}: {written.stat().st_size} bytes")
