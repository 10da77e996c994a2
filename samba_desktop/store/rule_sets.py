"""Rule sets of somebody's own: a JSON file for each in the data folder, the same as one given away."""

import json
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from samba_desktop.engine.incoming import UnreadableError, load_json, system_reason
from samba_desktop.engine.rules.changes import (
    FORMAT,
    RulesError,
    preset_from_json,
    rules_from_json,
    rules_to_json,
)
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import is_preset_name, name_key
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.wording import LONGEST_NAME, Phrase, is_too_long, length_of, plain_name, typed_name
from samba_desktop.match.saving import SaveError, about_saved
from samba_desktop.store.files import cannot_read, read_text, write_whole

FOLDER = "rule-sets"
SUFFIX = ".json"
LARGEST = 1_000_000
"""Bytes; every option changed has ten thousand."""
SLUG = 40
"""Letters of a name that go into the name of its file."""


class RuleSet(Struct, frozen=True):
    """Rules under a name of somebody's own."""

    name: str
    preset: str
    """What it was made from and is compared with."""
    rules: Rules


class RuleSets:
    """The own rule sets of a data folder, read anew at each question.

    A file in which something is broken stays as it is, and is told of in `problems`.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder / FOLDER

    def all(self) -> tuple[RuleSet, ...]:
        """List the rule sets by name."""
        return tuple(one for one, _ in self._found().values())

    @property
    def problems(self) -> tuple[Phrase, ...]:
        """Say of each file in the folder that isn't listed what is the matter, a sentence each."""
        return tuple(problem for _, problem in self._read() if isinstance(problem, Phrase))

    def files(self) -> list[tuple[str, RuleSet]]:
        """List the rule sets with the names of their files."""
        return [(path.name, one) for one, path in self._found().values()]

    @contextmanager
    def adding(self, rule_sets: Iterable[RuleSet]) -> Iterator[None]:
        """Keep rule sets under names that are not taken yet; where the block fails they are taken away again.

        Raises SaveError where one cannot be kept; none is then.
        """
        taken = set(self._found())
        kept: list[Path] = []
        try:
            for one in rule_sets:
                if name_key(one.name) not in taken:
                    taken.add(name_key(one.name))
                    path = self._free_path(one.name)
                    self._write(one, path)
                    kept.append(path)
            yield
        except BaseException:
            for path in kept:
                path.unlink()
            raise

    def find(self, name: str) -> RuleSet | None:
        """Return the rule set of a name, in capitals or not; None where there is none."""
        found = self._found().get(name_key(name))
        return found[0] if found else None

    def save(self, rule_set: RuleSet) -> RuleSet:
        """Keep a rule set, in the place of one of that name, and return it as it is kept.

        Raises SaveError where its name isn't possible or it cannot be written; nothing is changed then.
        """
        kept = RuleSet(checked_name(rule_set.name), rule_set.preset, rule_set.rules)
        old = self._found().get(name_key(kept.name))
        self._write(kept, old[1] if old else self._free_path(kept.name))
        return kept

    def rename(self, old: str, new: str) -> RuleSet:
        """Give a rule set another name and return it.

        Raises SaveError where there is no such set or the new name isn't possible; nothing is changed then.
        """
        rule_set, path = self._existing(old)
        name = checked_name(new)
        if name_key(name) != name_key(old) and name_key(name) in self._found():
            text = QT_TRANSLATE_NOOP(
                "Saving", "There are already rules of your own called “{name}”: choose another name."
            )
            raise SaveError(text, name=name)
        renamed = RuleSet(name, rule_set.preset, rule_set.rules)
        self._write(renamed, path)
        return renamed

    def delete(self, name: str) -> None:
        """Delete a rule set.

        Raises SaveError where there is no such set or its file cannot be deleted.
        """
        _, path = self._existing(name)
        try:
            path.unlink()
        except OSError as error:
            text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be deleted ({why}).")
            raise SaveError(text, path=path, why=system_reason(error)) from error

    def _existing(self, name: str) -> tuple[RuleSet, Path]:
        found = self._found().get(name_key(name))
        if found is None:
            text = QT_TRANSLATE_NOOP("Saving", "There are no rules of your own called “{name}”.")
            raise SaveError(text, name=name)
        return found

    def _found(self) -> dict[str, tuple[RuleSet, Path]]:
        """Return the sound sets and their files by the key of the name, in the order of the names."""
        sound = [(found, path) for path, found in self._read() if isinstance(found, RuleSet)]
        return {
            name_key(found.name): (found, path)
            for found, path in sorted(sound, key=lambda one: name_key(one[0].name))
        }

    def _read(self) -> Iterator[tuple[Path, RuleSet | Phrase]]:
        """Read the files in the order of their names; of two sets of one name the second is a problem."""
        names: dict[str, Path] = {}
        try:
            paths = sorted(path for path in self.folder.iterdir() if path.suffix == SUFFIX)
        except FileNotFoundError:
            return
        except OSError as error:
            text = QT_TRANSLATE_NOOP("Saving", "The folder {folder} cannot be read ({why}).")
            yield self.folder, about_saved(text, folder=self.folder, why=system_reason(error))
            return
        for path in paths:
            found = _kept(path)
            if isinstance(found, RuleSet) and names.setdefault(name_key(found.name), path) != path:
                text = QT_TRANSLATE_NOOP(
                    "Saving",
                    "The file {path} is left out, as {other} holds rules of the same name, “{name}”.",
                )
                found = about_saved(text, path=path, other=names[name_key(found.name)].name, name=found.name)
            yield path, found

    def _free_path(self, name: str) -> Path:
        slug = _slug(name)
        path, number = self.folder / f"{slug}{SUFFIX}", 2
        while os.path.lexists(path):
            path, number = self.folder / f"{slug}-{number}{SUFFIX}", number + 1
        return path

    def _write(self, rule_set: RuleSet, path: Path) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            text = QT_TRANSLATE_NOOP("Saving", "The folder {folder} cannot be made ({why}).")
            raise SaveError(text, folder=self.folder, why=system_reason(error)) from error
        write_whole(path, rule_set_text(rule_set))


def export_rule_set(rule_set: RuleSet, path: Path) -> None:
    """Write a rule set to a file to give away, which is there whole or as it was before.

    Raises SaveError where it cannot be written.
    """
    write_whole(path, rule_set_text(rule_set))


def import_rule_set(path: Path) -> RuleSet:
    """Read a rule set from a file; one without a name is called as its file is. Nothing is kept.

    Whether it can be kept under that name is looked at when it is saved. Raises SaveError where the file
    cannot be read, and RulesError where what it holds isn't rules: one sentence that names the place.
    """
    return rule_set_from_text(read_text(path, LARGEST), path)


def rule_set_from_text(text: str, path: Path) -> RuleSet:
    """Read a rule set that was written to a file of that name, as `import_rule_set` does.

    Raises SaveError where it isn't JSON, RulesError where it isn't rules.
    """
    try:
        value = load_json(text)
    except UnreadableError as error:
        raise cannot_read(path, error) from error
    try:
        return _rule_set(value, path)
    except RulesError as error:
        raise error.within(path.name) from error


def rule_set_text(rule_set: RuleSet) -> str:
    """Write a rule set as JSON that can be read and changed by hand."""
    written = rules_to_json(rule_set.rules, rule_set.preset)
    return (
        json.dumps({"format": FORMAT, "name": rule_set.name, **written}, ensure_ascii=False, indent=2) + "\n"
    )


def checked_name(text: str) -> str:
    """Return a name for rules of somebody's own in its plain form.

    Raises SaveError where it isn't possible.
    """
    name = plain_name(text)
    if not name:
        raise SaveError(QT_TRANSLATE_NOOP("Saving", "Give the rules a name."))
    if is_too_long(name):
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "The name of the rules has {length} letters; allowed are {most} at most."
        )
        raise SaveError(sentence, length=length_of(name), most=LONGEST_NAME)
    if is_preset_name(name):
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "“{name}” is a game that comes with Samba: choose another name for your own rules."
        )
        raise SaveError(sentence, name=name)
    return name


def _rule_set(value: object, path: Path) -> RuleSet:
    rules = rules_from_json(value, "")
    of_file = typed_name(path.stem)
    if not isinstance(value, dict):
        return RuleSet(of_file, str(value), rules)
    name = plain_name(value.get("name", of_file))
    return RuleSet(name, preset_from_json(value, ""), rules)


def _kept(path: Path) -> RuleSet | Phrase:
    """Read a kept set, or say what is wrong with its file."""
    try:
        found = import_rule_set(path)
        checked_name(found.name)
    except (SaveError, RulesError) as error:
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "The rules in {path} are left out, and the file stays as it is: {why}"
        )
        return about_saved(sentence, path=path, why=error)
    return found


def _slug(name: str) -> str:
    """Turn a name into one for a file that every system can hold."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return f"own-{re.sub('[^a-z0-9]+', '-', letters).strip('-')[:SLUG]}".rstrip("-")
