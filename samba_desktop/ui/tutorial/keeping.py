"""Where somebody left the tutorial: a small file beside the matches, which knows nothing of them."""

import json
import logging
from pathlib import Path

from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import read_json, write_whole

FILE = "tutorial.json"
LARGEST = 100_000
"""Bytes."""

_log = logging.getLogger(__name__)


def read_place(folder: Path) -> object:
    """Read where the tutorial was left; None where it was not begun, or cannot be read."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return read_json(path, LARGEST)
    except SaveError as error:
        _log.warning("The tutorial begins anew, as %s cannot be read: %s", path, error)
        return None


def write_place(folder: Path, place: object) -> None:
    """Keep where the tutorial is left; what cannot be written is logged, and it begins anew next time."""
    try:
        write_whole(folder / FILE, json.dumps(place))
    except SaveError as error:
        _log.warning("%s", error)
