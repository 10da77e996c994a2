"""Lets the store tidy up away from the window's thread."""

import logging
from functools import partial
from pathlib import Path

from PySide6.QtCore import QThreadPool

from samba_desktop.match.saving import SaveError
from samba_desktop.store.store import checkpoint

_logger = logging.getLogger(__name__)


def tidy_soon(folder: Path) -> None:
    """Let the store of a folder tidy up without anybody waiting for it."""
    QThreadPool.globalInstance().start(partial(_tidy, folder))


def _tidy(folder: Path) -> None:
    try:
        checkpoint(folder)
    except SaveError as error:
        # Nothing is lost: what was played lies in the store's own log, and the next round tries again.
        _logger.warning("The store could not tidy up: %s", error)
