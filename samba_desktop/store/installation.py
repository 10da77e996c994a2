"""What is of this installation alone: a key that no file can bring from elsewhere."""

import ctypes
import hashlib
import hmac
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

MACHINE_FILES = ("/etc/machine-id", "/var/lib/dbus/machine-id", "/proc/sys/kernel/random/boot_id")
"""Where a machine's own name stands; the last one is another whenever the machine starts."""
SHORTEST = 32
"""Signs of such a name; what is shorter says that there is none yet."""
UUID_BYTES = 16
THIS_RUN = secrets.token_bytes(32)
"""Stands for the machine's name where there is none: what is sealed with it holds until the program ends."""


def installation_key(folder: Path) -> bytes:
    """Return a key that only this machine, this user and this data folder have.

    Nothing that is handed on with a folder or a backup tells it. Where the machine has no name of its own, it
    is another one in the next run.
    """
    user = str(os.getuid()) if hasattr(os, "getuid") else os.environ.get("USERNAME", "")
    place = f"samba-desktop\n{user}\n{folder.resolve()}"
    return hmac.new(_machine() or THIS_RUN, place.encode("utf-8", "surrogatepass"), hashlib.sha256).digest()


def _machine() -> bytes:
    """Return the machine's own name, which is nobody else's business; empty where there is none."""
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - only Windows has it

        with (
            suppress(OSError),
            winreg.OpenKey(
                winreg.HKEY_LOCAL_MACHINE,
                r"SOFTWARE\Microsoft\Cryptography",
                access=winreg.KEY_READ | winreg.KEY_WOW64_64KEY,
            ) as place,
        ):
            return str(winreg.QueryValueEx(place, "MachineGuid")[0]).encode()
        return b""
    if sys.platform == "darwin":
        found, at_once = ctypes.create_string_buffer(UUID_BYTES), (ctypes.c_long * 2)(0, 0)
        return b"" if ctypes.CDLL(None).gethostuuid(found, at_once) else found.raw
    for name in MACHINE_FILES:
        with suppress(OSError):
            found_name = Path(name).read_bytes().strip()
            if len(found_name) >= SHORTEST:
                return found_name
    return b""
