"""The table's own font, so that it looks alike on every machine."""

from PySide6.QtGui import QFontDatabase

from samba_desktop import assets

FONT_FAMILY = "Samba Sans"
"""The family that the bundled files make known."""
FILES = ("SambaSans-Regular.otf", "SambaSans-SemiBold.otf", "SambaSans-Bold.otf")


def load_fonts() -> bool:
    """Make the bundled fonts known to Qt; answers whether all of them could be read.

    Needs a QGuiApplication.
    """
    loaded = [QFontDatabase.addApplicationFont(str(assets.path(f"fonts/{name}"))) for name in FILES]
    return all(number >= 0 for number in loaded)
