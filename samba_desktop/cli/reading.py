"""Reading the JSON files that commands are given."""

import json
import sys
from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.store.twice import TwiceError, load_json


def read_json(name: str) -> object:
    """Read a JSON file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "{path}: this file cannot be read ({why})."),
            path=name,
            why=system_reason(error),
        ) from None
    except UnicodeDecodeError:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "{path}: this file is not text in UTF-8."), path=name
        ) from None
    try:
        return load_json(text)
    except TwiceError as error:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "{path}: “{name}” stands twice; keep one of the two."),
            path=name,
            name=error.name,
        ) from None
    except (ValueError, RecursionError) as error:
        if not isinstance(error, json.JSONDecodeError):
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "{path}: this is not JSON."), path=name) from None
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "{path}: this is not JSON at line {line}, column {column}."),
            path=name,
            line=error.lineno,
            column=error.colno,
        ) from None
