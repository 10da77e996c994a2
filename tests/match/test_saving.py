"""Sentences about what cannot be read, in another language, with sentences inside of sentences."""

import errno

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.changes import RulesError
from samba_desktop.match.saving import SaveError, about_saved

WORDS = {
    ("Saving", "The file {path} cannot be read ({why})."): "Filen {path} kan inte läsas ({why}).",
    ("Saving", "It is empty."): "Den är tom.",
    ("Saving", "Permission denied"): "åtkomst nekad",
    ("RulesErrors", "there is no option {found}"): "det finns ingen regel {found}",
}


def translate(context, text):
    return WORDS[context, text]


def test_an_error_is_told_in_another_language():
    error = SaveError("The file {path} cannot be read ({why}).", path="a.samba", why="x")

    assert error.told(translate) == "Filen a.samba kan inte läsas (x)."
    assert str(error) == "The file a.samba cannot be read (x)."


def test_a_sentence_in_a_sentence_is_told_in_it_too():
    error = SaveError("The file {path} cannot be read ({why}).", path="a", why=about_saved("It is empty."))

    assert error.told(translate) == "Filen a kan inte läsas (Den är tom.)."


def test_what_the_system_says_is_told_in_it_too():
    why = system_reason(PermissionError(errno.EACCES, "Tillgång nekad"))
    error = SaveError("The file {path} cannot be read ({why}).", path="a", why=why)

    assert error.told(translate) == "Filen a kan inte läsas (åtkomst nekad)."


def test_what_is_wrong_with_rules_keeps_its_place():
    inner = RulesError("rules.changed", "there is no option {found}", found="x")

    assert inner.told(translate) == "rules.changed: det finns ingen regel x"
    outer = SaveError("The file {path} cannot be read ({why}).", path="a", why=inner)
    assert outer.told(translate) == "Filen a kan inte läsas (rules.changed: det finns ingen regel x)."
