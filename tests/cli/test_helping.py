"""`--help` in the player's language: every text of every command is translated, and what is typed stays."""

import re

import pytest

from samba_desktop.__main__ import main
from samba_desktop.cli.arguments import CONTEXT, parser, speak, texts_of, wanted_language
from samba_desktop.texts.language import speak as language_of
from tests.texts.catalogues import CODES


def said(capsys, *typed):
    with pytest.raises(SystemExit) as ended:
        main(list(typed))
    assert not ended.value.code
    return capsys.readouterr().out


def test_help_is_english_where_nothing_else_is_wanted(capsys, monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    assert "usage: samba-desktop" in said(capsys, "--help")


@pytest.mark.parametrize("typed", [["--lang", "sv", "rules", "--help"], ["rules", "--help", "--lang=sv"]])
def test_help_of_a_command_is_said_in_the_language(capsys, typed):
    told = said(capsys, *typed)

    assert told.startswith("användning: samba-desktop rules")
    assert "Skriv ut ett spels fullständiga regler" in told
    assert "--compare RULES RULES" in told


def test_the_environment_chooses_the_language_of_the_help(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "nl")

    assert said(capsys, "--help").startswith("gebruik: ")


@pytest.mark.parametrize("code", CODES)
def test_every_text_of_the_help_is_translated(code):
    language = language_of(code)

    missing = [text for text in texts_of(parser("")) if language.translate(CONTEXT, text) == text]
    assert missing == []


@pytest.mark.parametrize("code", CODES)
def test_what_is_typed_is_the_same_in_every_language(code):
    known, language = parser(""), language_of(code)

    speak(known, lambda text: language.translate(CONTEXT, text))

    def typed(texts):
        return sorted(set(re.findall(r"--[a-z-]+|\b\w+\.\w+\b", texts)))

    for name, command in known.commands.items():
        assert typed(command.format_help()) == typed(parser("").commands[name].format_help())


@pytest.mark.parametrize(
    ("words", "code"),
    [(["--lang", "sv"], "sv"), (["rules", "--lang=de"], "de"), (["--help"], None), (["--lang"], None)],
)
def test_the_language_is_found_before_words_are_understood(words, code):
    assert wanted_language(words) == code
