"""Loads the scripts in packaging/, which are no package: a folder of that name is somebody else's."""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def script(name):
    """Import a script as the others there do."""
    folder = str(ROOT / "packaging")
    if folder not in sys.path:
        sys.path.append(folder)
    return importlib.import_module(name)
