"""`samba-desktop rules`: rules in full, listed, side by side, as a code, and by what is typed for them."""

import argparse
import os
from difflib import get_close_matches
from pathlib import Path

from msgspec import Struct

from samba_desktop.cli.streams import one_line
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.changes import RulesError
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS, Preset, name_key
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.rules.sharing import code_of, looks_like_code, rules_from_code
from samba_desktop.match.saving import SaveError
from samba_desktop.store.folders import data_place
from samba_desktop.store.rule_sets import RuleSet, RuleSets, import_rule_set
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import Comparison, Variants
from samba_desktop.texts.page.formats import as_text
from samba_desktop.texts.page.pages import RulesPage


class TypedRules(Struct, frozen=True):
    """Rules with what they are called and what they were made from."""

    preset: Preset
    rules: Rules
    own_name: str = ""
    """Of rules of one's own; empty for a game that comes with Samba, and for a code, which bears none."""

    def title(self, language: Language) -> str:
        """Return the own name, or that of the game from which the rules come."""
        if self.own_name:
            return self.own_name
        game = language.say("Presets", self.preset.title)
        changed = QT_TRANSLATE_NOOP("TypedRules", "{game}, changed")
        return game if self.rules == self.preset.rules else language.say("TypedRules", changed, game=game)


def chosen_rules(text: str, folder: str | None) -> TypedRules:
    """Find the rules that are meant by a text.

    Raises Trouble with one sentence where there are none.
    """
    own = own_rule_sets(folder)
    for preset in PRESETS.values():
        if name_key(text) in {name_key(preset.id), name_key(preset.title)}:
            return TypedRules(preset, preset.rules)
    try:
        found = own.find(text)
        if found is not None:
            return _of(found)
        if _is_file(text):
            return _of(import_rule_set(Path(text)))
        if looks_like_code(text) and not _near(text, list(PRESETS)):
            preset_name, rules = rules_from_code(text)
            return TypedRules(PRESETS[preset_name], rules)
    except (SaveError, RulesError) as error:
        raise Trouble("{why}", why=error) from None
    raise _nothing(text, own)


def own_rule_sets(folder: str | None) -> RuleSets:
    """Find the rule sets of one's own, without making the folder where there is none."""
    return RuleSets(data_place(folder))


def _of(found: RuleSet) -> TypedRules:
    return TypedRules(PRESETS[found.preset], found.rules, one_line(found.name))


def _is_file(text: str) -> bool:
    if text.endswith(".json") or "/" in text or os.sep in text:
        return True
    try:
        return Path(text).is_file()
    except OSError:
        # Longer than a file name can be.
        return False


def _near(text: str, names: list[str]) -> str | None:
    close = get_close_matches(text.casefold(), names, n=1)
    return close[0] if close else None


def _nothing(text: str, own: RuleSets) -> Trouble:
    names = [*PRESETS, *(rule_set.name for rule_set in own.all())]
    near = _near(text, names)
    known = ", ".join(names)
    if not near:
        return Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "There are no rules called “{name}”; there are {known}, and files and codes."
            ),
            name=text,
            known=known,
        )
    return Trouble(
        QT_TRANSLATE_NOOP(
            "Trouble",
            "There are no rules called “{name}” (did you mean “{near}”?); there are {known}, and files and "
            "codes.",
        ),
        name=text,
        near=near,
        known=known,
    )


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


def _page(chosen: TypedRules, language: Language) -> str:
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
