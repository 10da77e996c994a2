"""The whole store as one file: all matches and own rule sets, set aside and brought back."""

import tempfile
import zipfile
import zlib
from contextlib import closing
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.match.saving import SaveError
from samba_desktop.store.check import check
from samba_desktop.store.disk import reach_disk
from samba_desktop.store.files import write_whole
from samba_desktop.store.migration import write_copy
from samba_desktop.store.rule_sets import FOLDER as RULES_FOLDER
from samba_desktop.store.rule_sets import LARGEST as LARGEST_RULES
from samba_desktop.store.rule_sets import SUFFIX as RULES_SUFFIX
from samba_desktop.store.schema import FILE, connect
from samba_desktop.store.store import Store

SUFFIX = "sambabackup"
LARGEST = 2_000_000_000
"""Bytes of the matches in a backup."""
KEPT = "before-restoring"
"""What the copy of the matches is called that were there before."""


def back_up(store: Store, path: Path) -> None:
    """Write all matches and own rule sets to one file, which is there whole or as it was before.

    Raises SaveError where it cannot be written.
    """
    half_written = path.with_name(path.name + ".part")
    try:
        with tempfile.TemporaryDirectory(prefix="samba-") as place:
            copy = Path(place) / FILE
            with store.reading() as database:
                write_copy(database, copy)
            with zipfile.ZipFile(half_written, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.write(copy, FILE)
                for rules in sorted((store.path.parent / RULES_FOLDER).glob(f"*{RULES_SUFFIX}")):
                    packed.write(rules, f"{RULES_FOLDER}/{rules.name}")
        reach_disk(half_written)
        half_written.replace(path)
    except OSError as error:
        half_written.unlink(missing_ok=True)
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(text, path=path, why=system_reason(error)) from error


def restore(store: Store, path: Path) -> Path:
    """Put the matches of a backup in the place of those of a store, and add its rule sets to those there.

    The backup is looked at first; a damaged one is refused. Returns the file that keeps what was there until
    now. Raises SaveError where it cannot be done; the store is then as it was before.
    """
    with tempfile.TemporaryDirectory(prefix="samba-") as place:
        folder = Path(place)
        rules = _unpack(path, folder)
        # Opened for writing once: an older backup is brought to the form of today.
        with Store.open(folder) as found:
            problems = check(found, play=False)
        if problems:
            text = QT_TRANSLATE_NOOP("Saving", "The backup {path} is damaged, and nothing was changed: {why}")
            raise SaveError(text, path=path, why=problems[0])
        kept = _free(store.path)
        with store.reading() as database:
            write_copy(database, kept)
        with closing(connect(folder / FILE, writing=False)) as source:
            store.become(source)
        for name, written in rules.items():
            _keep_rules(store.path.parent / RULES_FOLDER, name, written)
    return kept


def _unpack(path: Path, folder: Path) -> dict[str, str]:
    """Unpack the matches of a backup into a folder and return its rule sets by the names of their files."""
    rules = {}
    try:
        with zipfile.ZipFile(path) as packed:
            if packed.getinfo(FILE).file_size > LARGEST:
                raise _no_backup(path, "size")
            (folder / FILE).write_bytes(packed.read(FILE))
            for one in packed.infolist():
                name = Path(one.filename)
                is_rules = name.parent == Path(RULES_FOLDER) and name.suffix == RULES_SUFFIX
                if is_rules and one.file_size <= LARGEST_RULES:
                    rules[name.name] = packed.read(one).decode()
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be read ({why}).")
        raise SaveError(text, path=path, why=system_reason(error)) from error
    except (
        zipfile.BadZipFile,
        zlib.error,
        KeyError,
        NotImplementedError,
        RuntimeError,
        EOFError,
        ValueError,
    ) as error:
        raise _no_backup(path, str(error)) from error
    return rules


def _keep_rules(folder: Path, name: str, written: str) -> None:
    """Keep a rule set of a backup, beside what somebody has changed since then."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The folder {folder} cannot be made ({why}).")
        raise SaveError(text, folder=folder, why=system_reason(error)) from error
    path = folder / name
    if not path.exists():
        write_whole(path, written)


def _free(path: Path) -> Path:
    copy, number = path.with_name(f"{path.stem}.{KEPT}{path.suffix}"), 2
    while copy.exists():
        copy, number = path.with_name(f"{path.stem}.{KEPT}-{number}{path.suffix}"), number + 1
    return copy


def _no_backup(path: Path, why: str) -> SaveError:
    text = QT_TRANSLATE_NOOP("Saving", "The file {path} is no backup of Samba or is damaged ({why}).")
    return SaveError(text, path=path, why=why)
