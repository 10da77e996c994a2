"""`samba-desktop tune`: searches for better numbers of the computer players, tells what they bring.

For developers, so it tells its figures in English alone.
"""

import argparse
from collections.abc import Sequence

from msgspec.structs import replace
from tqdm import tqdm

from samba_desktop.arena.tuning import TUNABLE, Deals, Schedule, Tuned, confirmed, tuned
from samba_desktop.cli.counts import workers
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

LEAST_CANDIDATES = 4


def tune(arguments: argparse.Namespace) -> str:
    """Search for better numbers and tell what came of it.

    Raises Trouble with one sentence where that is not possible.
    """
    games = [checked_rules(name, arguments.data_dir) for name in arguments.rules]
    deals = tuple(
        Deals(
            rules,
            checked_seating(rules, arguments.players, arguments.shape),
            arguments.deals,
            arguments.seed,
        )
        for rules in games
    )
    for name, least in (("generations", 1), ("candidates", LEAST_CANDIDATES), ("deals", 1), ("fresh", 2)):
        if getattr(arguments, name) < least:
            raise Trouble(
                QT_TRANSLATE_NOOP("Trouble", "--{option}: at least {least} is needed."),
                option=name,
                least=least,
            )
    what = TUNABLE[arguments.what]()
    if arguments.only:
        what = _narrowed(what, arguments.only)
    course = Schedule(arguments.generations, arguments.candidates, deals)
    with workers(arguments.jobs) as executor:
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
    lines = [f"{name} = {value:.3g}  (was {what.start[name]:g})" for name, value in numbers.items()]
    for name, one in zip(arguments.rules, deals, strict=True):
        gain, interval = confirmed(what, numbers, replace(one, count=arguments.fresh))
        lines.append(
            f"{name}: {gain:+.0f} ± {interval:.0f} (95 %) points a round on {arguments.fresh} fresh deals"
        )
    return "\n".join(lines)


def _narrowed(what: Tuned, names: Sequence[str]) -> Tuned:
    try:
        return what.only(names)
    except KeyError as error:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--only: “{name}” is none of the numbers; they are {names}."),
            name=error.args[0],
            names=", ".join(what.start),
        ) from None
