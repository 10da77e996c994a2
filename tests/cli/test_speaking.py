"""What a command refuses is said in the language of the system, or the one that is asked for."""

import errno
import sys

import pytest

from samba_desktop.__main__ import main
from samba_desktop.cli.streams import explained, said
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.incoming import system_reason
from samba_desktop.match.saving import SaveError
from samba_desktop.preflight import window_problem
from samba_desktop.texts.language import speak

READ = "{path}: this file cannot be read ({why})."


def spoken_of(capsys, *words):
    assert main(list(words)) == 2
    return capsys.readouterr().err.strip()


@pytest.fixture(autouse=True)
def _in_swedish(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "sv")


def test_a_command_refuses_in_the_language_of_the_system(capsys):
    assert spoken_of(capsys, "simulate", "--rounds", "0") == "--rounds: minst en behövs."


def test_a_refusal_within_a_refusal_is_translated_too(capsys):
    told = spoken_of(capsys, "simulate", "--rules", "swedish-zamba")

    assert told.startswith(
        "--rules: Det finns inga regler som heter ”swedish-zamba” (menade du ”swedish-samba”?)"
    )


def test_another_language_can_be_asked_for(capsys, tmp_path):
    told = spoken_of(capsys, "referee", "--lang", "de", str(tmp_path / "none.json"))

    assert told.startswith(f"Die Datei {tmp_path / 'none.json'} lässt sich nicht lesen (")


def test_a_language_that_is_not_there_is_refused_in_that_of_the_system(capsys):
    assert spoken_of(capsys, "rules", "list", "--lang", "fi").startswith("”fi” är inget språk")


def test_what_the_store_says_is_translated_too():
    reason = system_reason(FileNotFoundError(errno.ENOENT, "Filen finns inte"))
    trouble = Trouble("{why}", why=SaveError("No such file or directory"))

    assert said(trouble, "nl") == said(Trouble("{why}", why=reason), "nl") != str(trouble)


def test_a_sentence_with_braces_stays_as_it_is():
    assert said(Trouble("a {b} c"), "sv") == str(Trouble("a {b} c")) == "a {b} c"


def test_english_is_said_where_the_environment_asks_for_no_other(monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")

    assert said(Trouble(READ, path="a", why="no"), None) == "a: this file cannot be read (no)."


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux may lack a screen")
@pytest.mark.parametrize(
    ("code", "words"), [("sv", "ingen skärm"), ("de", "keinen Bildschirm"), ("nl", "geen scherm")]
)
def test_what_keeps_the_window_away_is_told_in_each_language(code, words):
    problem = window_problem({}, None, "samba-desktop")

    told = explained(problem, speak(code))

    assert words in told
    assert "xvfb-run samba-desktop" in told
