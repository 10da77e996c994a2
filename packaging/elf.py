"""What a Linux library or program asks of the system that it runs on, read from the file itself."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
"""An object for 64 bits, the lower byte first."""
PROGRAM_HEADERS, HEADER_SIZE, HEADER_COUNT = 32, 54, 56
LOAD, DYNAMIC = 1, 2
NEEDED, STRINGS, RPATH, RUNPATH, STRINGS_SIZE = 1, 5, 15, 29, 10
ENTRY = struct.Struct("<qQ")
SEGMENT = struct.Struct("<IIQQQQQQ")
GLIBC = re.compile(rb"\0GLIBC_(\d+)\.(\d+)(?:\.\d+)?(?=\0)")


@dataclass(frozen=True)
class Needs:
    """What one file needs."""

    libraries: tuple[str, ...]
    """By the names that the loader looks for."""
    runpath: str
    """Where it looks for them first; empty where that is not said."""
    glibc: tuple[int, int]
    """The oldest C library that will do; (0, 0) where none is asked for."""


def is_object(path: Path) -> bool:
    """Tell whether a file is a library or a program of 64 bits."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def needs_of(path: Path) -> Needs:
    """Read what a file needs."""
    raw = path.read_bytes()
    entries = [(tag, value) for _, tag, value in dynamic(raw)]
    table = dict(entries)
    if STRINGS not in table:
        return Needs((), "", (0, 0))
    start = offset_of(raw, table[STRINGS])
    strings = raw[start : start + table[STRINGS_SIZE]]

    def text(at: int) -> str:
        return strings[at : strings.index(b"\0", at)].decode()

    libraries = tuple(text(value) for tag, value in entries if tag == NEEDED)
    runpath = next((text(value) for tag, value in entries if tag in {RPATH, RUNPATH}), "")
    versions = [(int(major), int(minor)) for major, minor in GLIBC.findall(strings)]
    return Needs(libraries, runpath, max(versions, default=(0, 0)))


def drop_runpath(path: Path) -> bool:
    """Take out where a file looks for libraries first, which is a folder of the machine that built it."""
    raw = bytearray(path.read_bytes())
    entries = list(dynamic(bytes(raw)))
    kept = [(tag, value) for _, tag, value in entries if tag not in {RPATH, RUNPATH}]
    if len(kept) == len(entries):
        return False
    kept += [(0, 0)] * (len(entries) - len(kept))
    for (at, _, _), entry in zip(entries, kept, strict=True):
        ENTRY.pack_into(raw, at, *entry)
    path.write_bytes(raw)
    return True


def segments(raw: bytes) -> Iterator[tuple[int, ...]]:
    """Yield the headers of the parts that are loaded: kind, flags, offset, address, ..., size in the file."""
    (start,) = struct.unpack_from("<Q", raw, PROGRAM_HEADERS)
    size, count = struct.unpack_from("<HH", raw, HEADER_SIZE)
    for number in range(count):
        yield SEGMENT.unpack_from(raw, start + number * size)


def dynamic(raw: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the entries for the loader: where they stand, their tag and value; the last one ends the list."""
    for kind, _flags, offset, _address, _physical, size, *_ in segments(raw):
        if kind == DYNAMIC:
            for at in range(offset, offset + size, ENTRY.size):
                tag, value = ENTRY.unpack_from(raw, at)
                yield at, tag, value
                if tag == 0:
                    return


def offset_of(raw: bytes, address: int) -> int:
    """Find where in the file lies what is loaded to an address."""
    for kind, _flags, offset, start, _physical, size, *_ in segments(raw):
        if kind == LOAD and start <= address < start + size:
            return offset + address - start
    raise ValueError(f"nothing is loaded to {address:#x}")
