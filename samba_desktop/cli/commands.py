"""Runs the commands that need no window."""

import argparse
import json

from samba_desktop.cli.arena import arena
from samba_desktop.cli.bench import bench_kernel
from samba_desktop.cli.doctor import examine
from samba_desktop.cli.referee import referee
from samba_desktop.cli.rules import rules
from samba_desktop.cli.simulate import simulate


def run(arguments: argparse.Namespace) -> int:
    """Run one command and return its exit status.

    Raises Trouble with one sentence where it cannot do what was asked.
    """
    match arguments.command:
        case "referee":
            print(referee(arguments.case, arguments.lang))
        case "simulate":
            print(simulate(arguments))
        case "arena":
            print(arena(arguments))
        case "bench":
            print(bench_kernel(arguments))
        case "rules":
            print(rules(arguments))
        case "doctor":
            return _doctor(arguments.data_dir, as_json=arguments.json)
        case other:
            raise AssertionError(other)
    return 0


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
            print(one)
    return 0 if all(one.sound for one in findings) else 1
