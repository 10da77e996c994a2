"""Reading the JSON files that commands are given."""

import json
import sys
from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.store.twice import TwiceError, load_json


def read_json(name: str) -> object:
    """Read a JSON file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        msg = f"{name}: this file cannot be read ({error.strerror})."
        raise Trouble(msg) from None
    except UnicodeDecodeError:
        msg = f"{name}: this file is not text in UTF-8."
        raise Trouble(msg) from None
    try:
        return load_json(text)
    except TwiceError as error:
        msg = f"{name}: “{error.name}” stands twice; keep one of the two."
        raise Trouble(msg) from None
    except (ValueError, RecursionError) as error:
        where = (
            f" at line {error.lineno}, column {error.colno}"
            if isinstance(error, json.JSONDecodeError)
            else ""
        )
        msg = f"{name}: this is not JSON{where}."
        raise Trouble(msg) from None
