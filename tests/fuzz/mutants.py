"""Damaged and hostile forms of what people send: one source of mutants for the readers of all formats."""

import copy
import json
from collections.abc import Iterator
from random import Random

RAW = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "9" * 5000,
    "[" * 2000,
    "{" * 50,
    '"\\ud800"',
    "01",
    "+1",
)
"""What no JSON writer writes; it takes the place of a value in the text."""
VALUES: tuple[object, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 7, 31, 255, 65_536, 2**31, 2**63, -(2**63), 2**64 - 1, 10**19,
    10**20, 0.5,
    -0.0, 1e308, 4.0, "", " ", "0", "1", "-1", "٣", "１", "x", "x" * 70, "x" * 20_000, "\0", "\n",
    "\u2028", "\x85",
    "\x1b[2J", "\u202eevil", "a\u0301" * 50, "\u0301" * 500, "<h1>Bo</h1>", "<img src='/dev/zero'>",
    "&lt;b&gt;",
    "=1+1", "{0}", "{name}", "%s", "%n", "../../etc", "cmd:false", "person", "medium", "expert",
    "back", "draw", "pass",
    "lay KS KH KD", "lay " + "KS " * 3000, "take", "discard 4D", "deal 1", "JK", "QS", "JK=7S", "m1",
    "B.m1", "A", "G",
    "swedish-samba", "bolivia", "2x2", "solo", [], [[]], [1], ["x"], {}, {"": ""}, {"x": {"x": {}}},
    [None] * 300,
    ["draw"] * 300, [[[[[[[[[[]]]]]]]]]], ["cmd:a"] * 6,
)  # fmt: skip
PIECES = (
    b"\0", b"\xff", b"\xfe", b"\xef\xbb\xbf", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r",
    b"\r\n", b"\x85",
    b"\xe2\x80\xa8", b"\xe2\x80\xae", b"\x1b[2J", b"{", b"}", b"[", b"]", b'"', b"\\", b"\\u",
    b"\\ud800", b",", b":",
    b"-", b"9" * 5000, b"/*", b"#", b"\xc2\xa0", b"\xc2\xad",
)  # fmt: skip
MARK = "@raw@"
ANY = (
    lambda rng: rng.randrange(128),
    lambda rng: rng.randrange(0x3000),
    lambda rng: rng.randrange(0xD800, 0x11000),
)
"""Makers of the number of a character: a Latin one, one of any script, one that is none."""


def json_mutants(values: list[object], count: int, rng: Random) -> Iterator[bytes]:
    """Make mutants of values in JSON, most of them sound as JSON, so that they get far."""
    for _ in range(count):
        value = copy.deepcopy(rng.choice(values))
        raw = ""
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            value, made = _changed(value, rng)
            raw = made or raw
        text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
        if raw:
            text = text.replace(json.dumps(MARK), raw)
        if rng.random() < 0.05:
            text = _twice(text, rng)
        data = text.encode("utf-8", "surrogatepass")
        if rng.random() < 0.2:
            data = byte_mutant(data, rng)
        yield written(data, rng) if rng.random() < 0.1 else data


def byte_mutant(data: bytes, rng: Random) -> bytes:
    """Flip, cut, double, move and add bytes."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        at, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
        match rng.randrange(6):
            case 0:
                data = data[:at] + bytes((rng.randrange(256),)) + data[at + 1 :]
            case 1:
                data = data[:at] + rng.choice(PIECES) + data[at:]
            case 2:
                data = data[:at]
            case 3:
                data = data[:at] + data[end:]
            case 4:
                data = data[:end] + data[at:end][:2000] + data[end:]
            case _:
                data = data[at:] + data[:at]
    return data


def written(data: bytes, rng: Random) -> bytes:
    """Write text as editors and mail programs do."""
    text = data.decode("utf-8", "replace")
    match rng.randrange(9):
        case 0:
            return text.encode("utf-8-sig")
        case 1:
            return text.encode("utf-16")
        case 2:
            return b"\xfe\xff" + text.encode("utf-16-be")
        case 3:
            return text.encode("utf-16-le")
        case 4:
            return text.encode("cp1252", "replace")
        case 5:
            return data.replace(b"\n", b"\r\n")
        case 6:
            return data.replace(b"\n", b"\r")
        case 7:
            return data + b"\0" * rng.randrange(1, 600)
        case _:
            return text.encode("utf-32")


def text_mutants(texts: list[str], count: int, rng: Random, signs: str = "") -> Iterator[bytes]:
    """Make mutants of texts; `signs` are those of which they mostly consist."""
    for _ in range(count):
        text = rng.choice(texts)
        for _ in range(rng.choice((0, 1, 2, 6))):
            at = rng.randrange(len(text) + 1)
            sign = rng.choice(signs) if signs and rng.random() < 0.6 else chr(rng.choice(ANY)(rng))
            text = text[:at] + sign + text[at + rng.randrange(2) :]
        data = text.encode("utf-8", "surrogatepass")
        if rng.random() < 0.5:
            data = byte_mutant(data, rng)
        yield written(data, rng) if rng.random() < 0.2 else data


def _changed(value: object, rng: Random) -> tuple[object, str]:
    """Change one place in a value; a place may be left for raw text, which is returned beside it."""
    places = list(_places(value))
    if not places:
        return rng.choice(VALUES), ""
    # Deep places are many; the others would hardly ever be met.
    depth = rng.choice(sorted({depth for _, _, depth in places}))
    holder, key, _ = rng.choice([one for one in places if one[2] == depth])
    match rng.randrange(8):
        case 0:
            del holder[key]
        case 1:
            holder[key] = MARK
            return value, rng.choice(RAW)
        case 2:
            holder[key] = copy.deepcopy(rng.choice(places)[0])
        case 3 if isinstance(holder, list):
            holder[key:key] = [copy.deepcopy(holder[key])] * rng.choice((1, 2, 50, 2000))
        case 3:
            holder[str(rng.choice(VALUES))[:100]] = holder.pop(key)
        case 4 if isinstance(holder[key], str):
            text = holder[key]
            at = rng.randrange(len(text) + 1)
            holder[key] = text[:at] + str(rng.choice(VALUES))[:200] + text[at + rng.randrange(3) :]
        case 4 if isinstance(holder[key], int):
            holder[key] += rng.choice((-1, 1, -10, 10, 10**6))
        case 5:
            other = rng.choice(places)
            holder[key] = copy.deepcopy(other[0][other[1]])
        case _:
            holder[key] = copy.deepcopy(rng.choice(VALUES))
    return value, ""


def _places(value: object, depth: int = 0) -> Iterator[tuple[object, object, int]]:
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key, depth
        yield from _places(value[key], depth + 1)


def _twice(text: str, rng: Random) -> str:
    """Let a pair of an object stand twice."""
    starts = [at for at, sign in enumerate(text) if sign == "{"]
    if not starts:
        return text
    at = rng.choice(starts) + 1
    end = text.find(",", at)
    return text[: end + 1] + text[at : end + 1] + text[end + 1 :] if end > 0 else text
