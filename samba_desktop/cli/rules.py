"""`samba-desktop rules`: rules in full, listed, side by side, or as a code."""

import argparse

from samba_desktop.cli.choosing import Chosen, chosen_rules, own_rule_sets
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.texts.comparison import Comparison
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.page.plain import as_text
from samba_desktop.texts.rules_page import RulesPage
from samba_desktop.texts.variants import differing_line


def rules(arguments: argparse.Namespace) -> str:
    """Write what the arguments ask for.

    Raises Trouble with one sentence where they name rules that do not exist or cannot be read.
    """
    folder = arguments.data_dir
    if arguments.list:
        return _list(folder)
    if arguments.code is not None:
        chosen = chosen_rules(arguments.code, folder)
        return code_of(chosen.rules, chosen.preset.id)
    if arguments.compare is not None:
        left, right = (chosen_rules(text, folder) for text in arguments.compare)
        return Comparison(ENGLISH).text(left.rules, right.rules, left.title, right.title)
    return _page(chosen_rules(arguments.rules, folder))


def _page(chosen: Chosen) -> str:
    return as_text(RulesPage(ENGLISH).page(chosen.preset, chosen.rules, chosen.own_name))


def _list(folder: str | None) -> str:
    own = own_rule_sets(folder)
    width = max(len(name) for name in (*PRESETS, *(one.name for one in own.all())))
    lines = [f"{name:{width}}  {preset.title}: {preset.character}" for name, preset in PRESETS.items()]
    lines += [f"{one.name:{width}}  {differing_line(one.rules, one.preset, ENGLISH)}" for one in own.all()]
    return "\n".join([*lines, *map(str, own.problems)])
