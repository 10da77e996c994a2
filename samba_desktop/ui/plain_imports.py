"""Gives Python its own import back, where PySide6 has put one that reads the source of every module."""

import builtins

import PySide6.QtCore


def import_plainly() -> None:
    """Import what follows without a look at its source.

    PySide6 looks in it for its `__feature__` names, which this program has no use for; that takes longer
    than to run most of those modules. A PySide6 that no longer keeps Python's import aside needs
    nothing done.
    """
    assert PySide6.QtCore.__name__
    plain = getattr(builtins, "__orig_import__", None)
    if plain is not None:
        builtins.__import__ = plain
