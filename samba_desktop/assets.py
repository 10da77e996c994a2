"""Where the files beside the code lie: fonts, sounds, icons, translations; opens none of them."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
CONTENTS = "contents.json"
"""In a package the list of its files with their hashes; a checkout has none."""


def path(name: str) -> Path:
    """Answer where the asset lies, packaged or in a checkout; the name is relative, with slashes.

    An empty name means the folder of all. Raises FileNotFoundError where there is no such file.
    """
    for folder in (_PACKAGE / "assets", _PACKAGE.parent / "assets"):
        found = folder / name
        if found.exists():
            return found
    raise FileNotFoundError(name)
