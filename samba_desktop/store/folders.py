"""Where matches and preferences are kept on this machine."""

import os
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
