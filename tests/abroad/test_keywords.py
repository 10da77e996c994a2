"""No property or signal of a Qt object is given by a keyword: where the system speaks Turkish that fails.

PySide6 finds the function `setInterval` for `interval=` by the capital letter that the system's language
gives to `i`. Which letters fail is not for us to know, so keywords for Qt's own classes are not used at all.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
OF_QT = re.compile(r"Q[A-Z]\w*[a-z]\w*")
PLACES = ("samba_desktop", "packaging")


def called(node):
    """Name what is called, the last of its parts."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def sources():
    return {
        path: path.read_text(encoding="utf-8") for place in PLACES for path in (ROOT / place).rglob("*.py")
    }


class Program:
    """The classes of the program, so far as they take what they are made of from Qt."""

    def __init__(self, texts):
        self.trees = {path: ast.parse(text) for path, text in texts.items()}
        self.bases = {}
        self.has_own = set()
        for node in (node for tree in self.trees.values() for node in ast.walk(tree)):
            if isinstance(node, ast.ClassDef):
                self.bases[node.name] = [called(base) for base in node.bases]
                if any(isinstance(one, ast.FunctionDef) and one.name == "__init__" for one in node.body):
                    self.has_own.add(node.name)

    def is_made_by_qt(self, name):
        """Tell whether what is said at the making of such a thing reaches Qt as it stands."""
        if name in self.bases:
            return name not in self.has_own and any(map(self.is_made_by_qt, self.bases[name]))
        return OF_QT.fullmatch(name) is not None

    def keywords(self):
        """List each call that gives keywords to Qt at the making of something."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and node.keywords and self.is_made_by_qt(called(node.func)):
                    yield f"{path}:{node.lineno}"
                if isinstance(node, ast.ClassDef) and any(map(self.is_made_by_qt, self.bases[node.name])):
                    yield from (f"{path}:{one.lineno}" for one in _to_the_base(node) if one.keywords)


def _to_the_base(node):
    for one in ast.walk(node):
        if isinstance(one, ast.Call) and ast.unparse(one.func) == "super().__init__":
            yield one


def test_nothing_is_given_to_qt_by_a_keyword():
    assert not list(Program(sources()).keywords())


def test_each_way_of_giving_one_would_be_found():
    found = Program(
        {
            "a.py": "from PySide6.QtCore import QTimer\nQTimer(None, interval=3)",
            "b.py": "from PySide6 import QtGui, QtWidgets\nQtWidgets.QPushButton(clicked=print)\n",
            "c.py": "class Plain(QPushButton): pass\nPlain('', checkable=1)",
            "d.py": "class Own(Plain):\n  def __init__(self, *, text):\n    super().__init__(text=text)\n",
            "e.py": "class Other(Own): pass\nOther(text='')\nOwn(text='')\nPlain('')\n",
        }
    )

    assert [one.split(":")[0] for one in found.keywords()] == ["a.py", "b.py", "c.py", "d.py"]
