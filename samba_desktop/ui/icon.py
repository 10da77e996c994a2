"""The icon of the program's windows, in the sizes that it was drawn for."""

from PySide6.QtGui import QIcon

from samba_desktop import assets

NAME = "samba-desktop"


def program_icon() -> QIcon:
    """Return the icon."""
    icon = QIcon()
    for path in sorted(assets.path("icons").glob(f"{NAME}-*.png")):
        icon.addFile(str(path))
    return icon
