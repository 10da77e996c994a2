"""`samba-desktop rules`: rules in full, listed, side by side, or as a code."""

import argparse

from samba_desktop.cli.choosing import Chosen, chosen_rules, own_rule_sets
from samba_desktop.cli.output import one_line
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import Comparison, Variants
from samba_desktop.texts.page.formats import as_text
from samba_desktop.texts.page.pages import RulesPage


def rules(arguments: argparse.Namespace, language: Language) -> str:
    """Write what the arguments ask for, in a language.

    Raises Trouble with one sentence where they name rules that do not exist or cannot be read.
    """
    folder = arguments.data_dir
    if arguments.list:
        return _list(folder, language)
    if arguments.code is not None:
        chosen = chosen_rules(arguments.code, folder)
        return code_of(chosen.rules, chosen.preset.id)
    if arguments.compare is not None:
        left, right = (chosen_rules(text, folder) for text in arguments.compare)
        return Comparison(language).text(left.rules, right.rules, left.title(language), right.title(language))
    return _page(chosen_rules(arguments.rules, folder), language)


def _page(chosen: Chosen, language: Language) -> str:
    return as_text(RulesPage(language).page(chosen.preset, chosen.rules, chosen.own_name))


def _list(folder: str | None, language: Language) -> str:
    own = own_rule_sets(folder)
    own_lines = {one_line(one.name): Variants(language).count(one.rules, one.preset) for one in own.all()}
    width = max(map(len, (*PRESETS, *own_lines)))
    lines = []
    for name, preset in PRESETS.items():
        title, character = (language.say("Presets", text) for text in (preset.title, preset.character))
        lines.append(f"{name:{width}}  {title}: {character}")
    lines += [f"{name:{width}}  {line}" for name, line in own_lines.items()]
    return "\n".join([*lines, *map(language.told, own.problems)])
