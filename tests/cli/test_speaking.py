"""Commands speak the language that is asked for."""

import pytest

from samba_desktop.__main__ import main
from samba_desktop.texts.tongues import TONGUES


@pytest.mark.parametrize(
    ("code", "word"), [("en", "Matches"), ("sv", "Partier"), ("de", "Matches"), ("nl", "Partijen")]
)
def test_the_doctor_speaks_the_language(capsys, tmp_path, code, word):
    assert main(["doctor", "--data-dir", str(tmp_path), "--lang", code]) == 0

    assert f"ok   {word}: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("code", "word"), [("en", "The stock"), ("sv", "talongen"), ("de", "Talon"), ("nl", "trekstapel")]
)
def test_rules_are_printed_in_the_language(capsys, code, word):
    assert main(["--lang", code, "rules", "bolivia"]) == 0

    assert word.casefold() in capsys.readouterr().out.casefold()


def test_a_language_that_is_not_there_is_refused_in_a_sentence(capsys):
    assert main(["rules", "--lang", "fi"]) == 2

    told = capsys.readouterr().err
    assert '"fi"' in told
    assert all(code in told for code in TONGUES)
