"""One name for one thing, and folders that one can look through: for newcomers who look for something."""

import ast
from collections import defaultdict
from pathlib import Path

import samba_desktop

PACKAGE = Path(samba_desktop.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
MOST_FILES = 20
"""On one level; more of them are not looked through."""


def twice(named):
    return {name: places for name, places in named.items() if len(places) > 1}


def test_no_module_name_is_there_twice():
    named = defaultdict(list)
    for path in SOURCES:
        if not path.stem.startswith("__"):
            named[path.stem].append(str(path.relative_to(PACKAGE)))

    assert named
    assert not twice(named)


def test_no_public_class_name_is_there_twice():
    named = defaultdict(list)
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                named[node.name].append(str(path.relative_to(PACKAGE)))

    assert named
    assert not twice(named)


def test_no_folder_holds_more_files_than_one_looks_through():
    counts = {path.parent: len(list(path.parent.glob("*.py"))) for path in SOURCES}

    assert max(counts.values()) <= MOST_FILES, counts
