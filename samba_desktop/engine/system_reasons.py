"""Why a file or program cannot be used, in English for translation: a system speaks a language of its own."""

import errno
from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase

REASONS: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOSPC: QT_TRANSLATE_NOOP("Saving", "No space left on device"),
        errno.EACCES: QT_TRANSLATE_NOOP("Saving", "Permission denied"),
        errno.ENOENT: QT_TRANSLATE_NOOP("Saving", "No such file or directory"),
        errno.EROFS: QT_TRANSLATE_NOOP("Saving", "Read-only file system"),
        errno.EISDIR: QT_TRANSLATE_NOOP("Saving", "Is a directory"),
        errno.ENOTDIR: QT_TRANSLATE_NOOP("Saving", "Not a directory"),
        errno.EIO: QT_TRANSLATE_NOOP("Saving", "Input/output error"),
        errno.ELOOP: QT_TRANSLATE_NOOP("Saving", "it is no plain file but a link, a pipe or a device"),
        errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Saving", "The name is too long"),
    }
)
"""Why a file most often cannot be used, by the number of the system's error."""
DATABASE_REASONS = (
    QT_TRANSLATE_NOOP("Saving", "file is not a database"),
    QT_TRANSLATE_NOOP("Saving", "database disk image is malformed"),
    QT_TRANSLATE_NOOP("Saving", "database is locked"),
    QT_TRANSLATE_NOOP("Saving", "database or disk is full"),
    QT_TRANSLATE_NOOP("Saving", "disk I/O error"),
    QT_TRANSLATE_NOOP("Saving", "unable to open database file"),
    QT_TRANSLATE_NOOP("Saving", "attempt to write a readonly database"),
)
"""What SQLite says most often, in English alone; it stands here to be translated."""


def system_reason(error: OSError) -> Phrase:
    """Say why something cannot be used."""
    return Phrase("Saving", REASONS.get(error.errno or 0) or error.strerror or str(error))


def database_reason(error: Exception) -> Phrase:
    """Say why a database cannot be used."""
    return Phrase("Saving", str(error))
