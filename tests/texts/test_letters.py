"""Letters of panels that lie over the table, beside those of the menus, which stay in reach meanwhile."""

import re

import pytest

from samba_desktop.texts.language import codes, speak

LETTER = re.compile(r"&(\w)")
MENUS = ("&Game", "&Turn", "&View", "&Help")
PANELS = {
    "Welcome": ("&New match…", "&Rules…", "T&utorial", "H&istory"),
    "RoundSheet": ("&Next round", "&Look at the table"),
    "MatchEnd": (
        *("&Same players again", "&Close", "&Replay"),
        *("Save the rec&ord…", "&New match", "Same &deals again"),
    ),
}


def letters(code, context, texts):
    language = speak(code)
    return [LETTER.search(language.translate(context, text)).group(1).lower() for text in texts]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("code", codes())
def test_a_letter_leads_to_one_thing_while_a_panel_lies_over_the_table(code, panel):
    found = letters(code, "Menus", MENUS) + letters(code, panel, PANELS[panel])

    assert len(found) == len(set(found)), found
