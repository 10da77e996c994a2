"""`samba-desktop tune`: searches for better numbers of the computer players, tells what they bring."""

import argparse
from collections.abc import Sequence

from msgspec.structs import replace
from tqdm import tqdm

from samba_desktop.arena.tuning import TUNABLE, Course, Deals, Tuned, confirmed, tuned
from samba_desktop.cli.counts import workers
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language

LEAST_CANDIDATES = 4


def tune(arguments: argparse.Namespace, language: Language) -> str:
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
    what, texts = TUNABLE[arguments.what](), TuningTexts(language)
    if arguments.only:
        what = _narrowed(what, arguments.only)
    course = Course(arguments.generations, arguments.candidates, deals)
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
        generations = list(tqdm(search, total=course.generations, unit=texts.generation()))
    numbers = generations[-1].mean
    lines = [texts.number(name, value, what.start[name]) for name, value in numbers.items()]
    for name, one in zip(arguments.rules, deals, strict=True):
        gain, interval = confirmed(what, numbers, replace(one, count=arguments.fresh))
        lines.append(texts.gain(name, gain, interval, arguments.fresh))
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


class TuningTexts:
    """What is told of better numbers, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("TuningTexts", text, n, **gaps)

    def generation(self) -> str:
        """Name what is counted during the search."""
        return self.tr("generation", "as a unit: so many generations a second")

    def number(self, name: str, value: float, before: float) -> str:
        """Tell what was found for a number; it is written as it stands in the source."""
        return self.tr(
            "{name} = {value}  (was {before})", name=name, value=f"{value:.3g}", before=f"{before:g}"
        )

    def gain(self, rules: str, gain: float, interval: float, deals: int) -> str:
        """Tell what the numbers bring in a game."""
        decimal = self._language.decimal
        return self.tr(
            "{rules}: {gain} ± {interval} (95 %) points a round on %n fresh deal(s)",
            "",
            deals,
            rules=rules,
            gain=decimal(gain, 0, signed=True),
            interval=decimal(interval, 0),
        )
