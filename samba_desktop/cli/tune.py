"""`samba-desktop tune`: searches for better numbers of the computer players, tells what they bring."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from multiprocessing import get_context

from tqdm import tqdm

from samba_desktop.arena.tuning import TUNABLE, Course, Deals, confirmed, tuned
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

LEAST_CANDIDATES = 4


def tune(arguments: argparse.Namespace) -> str:
    """Search for better numbers and tell what came of it.

    Raises Trouble with one sentence where that is not possible.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    for name, least in (("generations", 1), ("candidates", LEAST_CANDIDATES), ("deals", 1), ("fresh", 2)):
        if getattr(arguments, name) < least:
            raise Trouble(
                QT_TRANSLATE_NOOP("Trouble", "--{option}: at least {least} is needed."),
                option=name,
                least=least,
            )
    what = TUNABLE[arguments.what]()
    deals = Deals(rules, seating, arguments.deals, arguments.seed)
    course = Course(arguments.generations, arguments.candidates, deals)
    pool = (
        ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn"))
        if arguments.jobs > 1
        else nullcontext()
    )
    with pool as executor:
        try:
            search = tuned(what, course, executor)
        except ImportError:
            raise Trouble(
                QT_TRANSLATE_NOOP(
                    "Trouble", "tune: this needs the package cma, which comes with “{command}”."
                ),
                command="pip install samba-desktop[tuning]",
            ) from None
        generations = list(tqdm(search, total=course.generations, unit="generation"))
    numbers = generations[-1].mean
    gain, interval = confirmed(what, numbers, replace(deals, count=arguments.fresh))
    lines = [f"{name} = {value:.3g}  (was {what.start[name]:g})" for name, value in numbers.items()]
    lines.append(f"{gain:+.0f} ± {interval:.0f} (95 %) points a round on {arguments.fresh} fresh deals")
    return "\n".join(lines)
