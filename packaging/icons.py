"""Put the icons of Windows and macOS together from the pictures in assets/icons."""

from __future__ import annotations

import struct
from pathlib import Path

import bundle

WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""The kinds of pictures in an icon of macOS, with their sizes; those from ic11 on are for dense screens."""


def picture(root: Path, size: int) -> bytes:
    """Read the picture of a size, in points."""
    return (root / "assets" / "icons" / f"{bundle.PROGRAM}-{size}.png").read_bytes()


def ico(root: Path) -> bytes:
    """Write the icon for Windows."""
    pictures = [picture(root, size) for size in WINDOWS_SIZES]
    at = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, data in zip(WINDOWS_SIZES, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return head + b"".join(pictures)


def icns(root: Path) -> bytes:
    """Write the icon for macOS."""
    parts = b""
    for kind, size in MAC_KINDS.items():
        data = picture(root, size)
        parts += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def write_icons(root: Path, folder: Path) -> None:
    """Write both."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{bundle.PROGRAM}.ico").write_bytes(ico(root))
    (folder / f"{bundle.PROGRAM}.icns").write_bytes(icns(root))
