"""Errors keep their texts, so that they are told in any language, also inside others and from a process."""

import errno
import pickle

import pytest

from samba_desktop.ai.names import LevelError
from samba_desktop.ai.seats import SeatError
from samba_desktop.ai.thought import Lost
from samba_desktop.engine.actions import NotationError, read_action
from samba_desktop.engine.caseparts import CaseError
from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.wording import Phrase


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
