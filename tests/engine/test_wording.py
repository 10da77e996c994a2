"""Names of others become harmless, and errors are one sentence in any language."""

import errno
import pickle
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from samba_desktop.ai.names import LevelError
from samba_desktop.ai.seats import SeatError
from samba_desktop.ai.thought import Lost
from samba_desktop.engine.actions import NotationError, read_action
from samba_desktop.engine.casefile import CaseError
from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.wording import (
    LONGEST_NAME,
    MOST_MARKS,
    Phrase,
    WordedError,
    is_too_long,
    length_of,
    plain_name,
    shown,
    typed_name,
)


def shouted(context, text):
    return f"<{context}>{text}"


def test_an_error_within_another_is_told_in_the_same_language():
    inner = NotationError("“{text}” is no card.", text="XX")
    outer = CaseError("pile", "{why}", why=inner)

    assert str(outer) == "pile: “XX” is no card."
    assert outer.told(shouted) == "pile: <Cases><Notation>“XX” is no card."


def test_a_phrase_is_told_by_its_own_context():
    error = SeatError("It cannot be started: {why}.", why=Phrase("Saving", "Permission denied"))

    assert error.told(shouted) == "<Players>It cannot be started: <Saving>Permission denied."


def test_braces_that_were_typed_stay():
    with pytest.raises(NotationError, match=r"\{x\}") as caught:
        read_action("dance {x}")

    assert "{x}" in caught.value.told(shouted)


@pytest.mark.parametrize("kind", [Lost, SeatError, LevelError])
def test_what_another_process_raised_can_still_be_told(kind):
    error = pickle.loads(pickle.dumps(kind("It ended: {why}", why="a {b}")))

    assert error.told(shouted) == "<Players>It ended: a {b}"
    assert str(error) == "It ended: a {b}"


def test_why_a_file_cannot_be_used_is_known_by_its_number_and_not_by_the_words_of_the_system():
    assert str(system_reason(OSError(errno.ENOSPC, "Enheten är full"))) == "No space left on device"
    assert str(system_reason(OSError(errno.EMLINK, "För många länkar"))) == "För många länkar"
    assert str(system_reason(OSError("no number"))) == "no number"


class ToldError(WordedError):
    context = "Told"


HARMFUL = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@pytest.mark.parametrize(
    "name",
    [
        "Åsa", "Zoë-Marie", "O’Brien", "Nguyễn Thị Ánh", "日本", "Ольга", "שָׁלוֹם", "محمد", "कृष्ण", "می‌خواهم",
        "👩‍👧 Ada", "❤️‍🔥", "Bo & Co", "<h1>Bo</h1>", "=1+1",
    ],
)  # fmt: skip
def test_a_name_that_can_be_shown_stays_as_it_is(name):
    assert plain_name(name) == unicodedata.normalize("NFC", name)
    assert shown(name) == typed_name(name) == plain_name(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Bo \t\n Ek ", "Bo Ek"),
        ("Bo\u2028Ek\x85", "Bo Ek"),
        ("\u202eoB\u202c \u2066x\u2069\u200e\u200f\u061c", "oB x"),
        ("B\u200bo\u2060\ufeff\u00ad", "Bo"),
        ("B\u200do\u200c", "Bo"),
        ("B\ud800o\udfff", "Bo"),
        ("B\ue000o\U000f0000", "Bo"),
        ("B\x00\x07\x1b[2Jo", "B[2Jo"),
        ("\u0301Bo", "Bo"),
        ("\u3164\u2800\u115f", ""),
        ("\u0301\u0302", ""),
        ("\U000e0041\U000e0042", ""),
    ],
)
def test_what_nobody_sees_and_what_turns_a_line_around_is_taken_out(given, kept):
    assert plain_name(given) == kept


@pytest.mark.parametrize("text", ["Z" + "\u0334" * 500 + "algo", "a" + "\u0301\u0323" * 5000])
def test_a_sign_bears_a_few_marks_only(text):
    marks = [unicodedata.category(sign) == "Mn" for sign in plain_name(text)]

    assert sum(marks) <= MOST_MARKS


def test_what_is_shown_is_cut_between_two_signs():
    assert shown("x" * 60) == "x" * 60
    assert shown("x" * 61) == "x" * 59 + "…"
    assert shown("e\u0302\u0323" * 61) == unicodedata.normalize("NFC", "e\u0302\u0323") * 59 + "…"
    assert shown("one two", 5) == "one…"
    assert shown("x" * 10**7).endswith("…")
    assert shown("\u200b" * 10**6 + "Bo") == "…"


def test_what_is_typed_is_no_longer_than_names_are():
    assert typed_name("x" * 61) == "x" * 60
    assert typed_name("x" * 59 + " Bo") == "x" * 59
    assert length_of(typed_name("👩" * 100)) == LONGEST_NAME
    assert is_too_long("x" * 61)
    assert is_too_long("\u0301" * 10**7)
    assert not is_too_long("é" * 60)


@given(st.text(st.characters(blacklist_categories=())))
def test_nothing_harmful_is_left_of_any_text(text):
    for kept in (plain_name(text), shown(text), typed_name(text)):
        assert not [
            sign for sign in kept if unicodedata.category(sign) in HARMFUL and sign not in "\u200c\u200d"
        ]
        assert kept == kept.strip()
        assert "\n" not in kept
        assert plain_name(kept) == kept


def test_a_sentence_tells_nothing_harmful_whatever_fills_its_gaps():
    told = str(ToldError("The file {path} holds {count}.", path="a\n\x1b[31m\u202e" + "b" * 5000, count=7))

    assert told.startswith("The file a [31mbbb")
    assert "bb…bb" in told
    assert told.endswith("bb holds 7.")
    assert len(told) <= 400
