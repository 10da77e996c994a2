"""Every text can be found by the tool that gathers them for translation."""

import ast
from pathlib import Path

import samba_desktop

SOURCES = sorted(Path(samba_desktop.__file__).parent.rglob("*.py"))


def is_tr(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr"


def test_no_text_hides_in_a_formatted_string():
    """The tool doesn't look into them, so such a text would stay English in every language."""
    hidden = [
        f"{path.name}:{inner.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr)
        for inner in ast.walk(node)
        if is_tr(inner)
    ]

    assert hidden == []


def test_texts_are_spoken_by_the_class_that_holds_them():
    """The tool files a text under its class, so it is looked for under that name alone."""
    wrong = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == "tr":
                    said = [one.value for one in ast.walk(method) if isinstance(one, ast.Constant)]
                    names = [one for one in said if isinstance(one, str) and one.isidentifier()]
                    wrong += [f"{path.name}: {node.name} says {name}" for name in names if name != node.name]

    assert wrong == []
