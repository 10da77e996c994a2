"""Where files of the player's own are looked for first."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

PLACES = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


def file_place() -> str:
    """Return the folder of the player's documents, or their own folder; empty where there is neither.

    Without it a dialog would begin where the program happens to have been started.
    """
    folders = (QStandardPaths.writableLocation(place) for place in PLACES)
    return next((folder for folder in folders if Path(folder).is_dir()), "")
