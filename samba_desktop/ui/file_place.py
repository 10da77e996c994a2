"""Where files of the player's own are looked for first, and where Qt's dialogs keep what they remember."""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

PLACES = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


def file_place() -> str:
    """Return the folder of the player's documents, or their own folder; empty where there is neither.

    Without it a dialog would begin where the program happens to have been started.
    """
    folders = (QStandardPaths.writableLocation(place) for place in PLACES)
    return next((folder for folder in folders if Path(folder).is_dir()), "")


def remember_in(folder: Path) -> None:
    """Let Qt's own file dialog remember its folders here, where the matches lie.

    Otherwise it writes them to a file in the player's home that belongs to all programs that use Qt.
    Where the system has a dialog of its own, Qt remembers nothing.
    """
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(folder.absolute()))
