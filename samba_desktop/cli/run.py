"""Runs the commands that need no window."""

import argparse
import json
from types import MappingProxyType

from samba_desktop.ai.own_process import step_back
from samba_desktop.cli.arena import arena, tune
from samba_desktop.cli.bench.history_speed import bench_history
from samba_desktop.cli.bench.opponent_speed import bench_opponents
from samba_desktop.cli.bench.round_speed import bench_kernel
from samba_desktop.cli.bench.table_speed import bench_table
from samba_desktop.cli.doctor import Doctor, examine
from samba_desktop.cli.records import check_receipts, luck, moments
from samba_desktop.cli.referee import referee
from samba_desktop.cli.rules_command import rules
from samba_desktop.cli.simulate import simulate
from samba_desktop.cli.streams import spoken
from samba_desktop.texts.language import Language

BENCHES = MappingProxyType(
    {
        "kernel": bench_kernel,
        "table": bench_table,
        "opponents": bench_opponents,
        "history": bench_history,
    }
)


def run(arguments: argparse.Namespace) -> int:
    """Run one command and return its exit status.

    Raises Trouble with one sentence where it cannot do what was asked.
    """
    language = spoken(arguments.lang)
    match arguments.command:
        case "referee":
            print(referee(arguments.case, language))
        case "simulate":
            print(simulate(arguments, language))
        case "arena":
            print(arena(arguments, language))
        case "moments":
            if arguments.gently:
                step_back()
            for line in moments(arguments, language):
                print(line, flush=True)
        case "tune":
            print(tune(arguments))
        case "bench":
            print(BENCHES[arguments.what](arguments))
        case "rules":
            print(rules(arguments, language))
        case "doctor":
            return _doctor(arguments.data_dir, language, as_json=arguments.json, mends=arguments.repair)
        case "luck":
            luck(
                arguments.data_dir,
                language,
                as_json=arguments.json,
                tell=lambda line: print(line, flush=True),
            )
        case "receipt":
            checked = check_receipts(arguments.file, language)
            print(checked.told)
            return 0 if checked.sound else 1
        case other:
            raise AssertionError(other)
    return 0


def _doctor(folder: str | None, language: Language, *, as_json: bool, mends: bool) -> int:
    findings = examine(folder, language, mends=mends)
    if as_json:
        print(
            json.dumps(
                [{"what": one.what, "found": one.found, "sound": one.sound} for one in findings], indent=1
            )
        )
    else:
        for one in findings:
            print(Doctor(language).line(one))
    return 0 if all(one.sound for one in findings) else 1
