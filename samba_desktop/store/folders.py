"""Where matches and preferences are kept on this machine, and a key that is of this installation alone."""

import ctypes
import hashlib
import hmac
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import SaveError

APP = "samba-desktop"
OVERRIDE = "SAMBA_DATA_DIR"


def data_place(override: str | None = None) -> Path:
    """Say where the data folder is or would be, without making it.

    `override` (from `--data-dir`) counts before the environment's SAMBA_DATA_DIR, and that before the
    platform's own place.
    """
    chosen = override or os.environ.get(OVERRIDE)
    if not chosen:
        return platformdirs.user_data_path(APP, appauthor=False)
    # Where there is no such user, the name of a folder may just begin like that.
    return Path(os.path.expanduser(chosen))  # noqa: PTH111 - the method of paths raises there


def data_folder(override: str | None = None) -> Path:
    """Find the data folder and create it where it is missing.

    It is looked for as `data_place` does. Raises SaveError where the folder cannot be used.
    """
    folder = data_place(override)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise SaveError(
            QT_TRANSLATE_NOOP(
                "Saving", "The data folder {folder} is a file: choose another with --data-dir."
            ),
            folder=folder,
        ) from error
    except OSError as error:
        text = QT_TRANSLATE_NOOP(
            "Saving", "The data folder {folder} cannot be made ({why}): choose another with --data-dir."
        )
        raise SaveError(text, folder=folder, why=system_reason(error)) from error
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        text = QT_TRANSLATE_NOOP(
            "Saving", "The data folder {folder} cannot be written to: choose another with --data-dir."
        )
        raise SaveError(text, folder=folder)
    return folder


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
