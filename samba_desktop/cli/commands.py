"""Runs the commands that need no window."""

import argparse
import json

from samba_desktop.cli.doctor import examine
from samba_desktop.cli.referee import referee
from samba_desktop.cli.simulate import simulate
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.rules_page import rules_text


def run(arguments: argparse.Namespace) -> int:
    """Run one command and return its exit status.

    Raises Trouble with one sentence where it cannot do what was asked.
    """
    match arguments.command:
        case "referee":
            print(referee(arguments.case, arguments.lang))
        case "simulate":
            print(simulate(arguments))
        case "rules":
            print(_rules(arguments.preset))
        case "doctor":
            return _doctor(arguments.data_dir, as_json=arguments.json)
        case other:
            raise AssertionError(other)
    return 0


def _rules(name: str) -> str:
    if name not in PRESETS:
        raise Trouble(f'There are no rules called "{name}"; there are {", ".join(PRESETS)}.')
    return rules_text(PRESETS[name], ENGLISH)


def _doctor(folder: str | None, *, as_json: bool) -> int:
    findings = examine(folder)
    if as_json:
        print(
            json.dumps(
                [{"what": one.what, "found": one.found, "sound": one.sound} for one in findings], indent=1
            )
        )
    else:
        for one in findings:
            print(f"{'ok  ' if one.sound else 'BAD '} {one.what}: {one.found}")
    return 0 if all(one.sound for one in findings) else 1
