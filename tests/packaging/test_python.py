"""The oldest Python: nothing newer than 3.11.0 is used, and the check that watches over it sees what is."""

import ast
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
import vermin

from tests.packaging.packed import ROOT, script

start = script("start")
OLDEST = (3, 11)
WATCHED = [word for word in start.CHECKS["python"] if (ROOT / word).is_dir()]


def newer_keywords():
    """Give the keywords of methods that came after the oldest Python, each as (method, keyword)."""
    known = vermin.rules.KWARGS_REQS(vermin.Config())
    return {
        (function.rpartition(".")[2], keyword)
        for (function, keyword), (_, since) in known.items()
        if since is not None and since > OLDEST
    }


def keywords_handed_over(source):
    """Give the line, the method and the keyword wherever a method is called with one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            yield from ((node.lineno, node.func.attr, keyword.arg) for keyword in node.keywords)


def too_new(source):
    newer = newer_keywords()
    return [
        f"line {line}: {name}({key}=)"
        for line, name, key in keywords_handed_over(source)
        if (name, key) in newer
    ]


def check_python(folder):
    """Run the step of the whole check on a folder."""
    program, *words = start.CHECKS["python"]
    options = [word for word in words if word not in WATCHED]
    tool = Path(sysconfig.get_path("scripts")) / program
    return subprocess.run([tool, *options, folder], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "line",
    [
        "import itertools; itertools.batched([1, 2], 2)",
        "from pathlib import Path; Path('x').walk()",
        "from typing import override",
        "import shutil; shutil.rmtree('x', onexc=print)",
        "import sqlite3; sqlite3.connect('x', autocommit=True)",
        "import tarfile; tarfile.TarFile('x').extractall('y', filter='data')",
    ],
)
def test_the_check_fails_on_what_came_after_the_oldest_python(tmp_path, line):
    (tmp_path / "new.py").write_text(f"{line}\n")

    done = check_python(tmp_path)

    assert done.returncode == 1
    assert "requires" in done.stdout


def test_the_check_passes_what_the_oldest_python_has(tmp_path):
    (tmp_path / "old.py").write_text("import tomllib\nfrom enum import StrEnum\nfrom typing import Self\n")

    done = check_python(tmp_path)

    assert (done.returncode, done.stderr) == (0, "")


def test_the_check_looks_at_all_of_the_source():
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True)

    assert {name.split("/")[0] for name in listed.stdout.splitlines()} == set(WATCHED)


def test_a_keyword_is_seen_where_the_tool_does_not_know_of_what_the_method_is():
    assert too_new("with tarfile.open(file) as packed:\n    packed.extractall(folder, filter='data')") == [
        "line 2: extractall(filter=)"
    ]


def test_no_method_is_handed_a_keyword_that_came_after_the_oldest_python():
    found = {
        str(path): lines
        for folder in WATCHED
        for path in (ROOT / folder).rglob("*.py")
        if (lines := too_new(path.read_text(encoding="utf-8")))
    }

    assert found == {}


def test_every_python_since_3_6_can_read_the_start_and_so_be_told_that_it_is_too_old():
    tree = ast.parse((ROOT / "packaging" / "start.py").read_text(encoding="utf-8"), feature_version=(3, 6))

    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]


@pytest.mark.parametrize("name", ["start", "build"])
def test_an_older_python_is_named_in_one_sentence(name):
    code = (
        "import enum, runpy, sys; del enum.StrEnum; "
        "sys.version_info = (3, 10, 4, 'final', 0); sys.version = '3.10.4 (main)'; "
        f"sys.path.insert(0, 'packaging'); runpy.run_path('packaging/{name}.py', run_name='__main__')"
    )

    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert done.stderr == "Samba needs Python 3.11 or newer, and this is Python 3.10.4.\n"
