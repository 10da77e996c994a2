"""The protocol's pure part: what is written can be read, and what is broken is named in a sentence."""

import json
from pathlib import Path

import pytest

from samba_desktop.ai import protocol
from samba_desktop.ai.protocol import AnswerError, Conversation, Reply
from samba_desktop.ai.thought import Because, Code, Thought
from samba_desktop.engine.actions import Discard, Draw, Lay
from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefile import KEYS, REMARKS, TURN_KEYS
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating

NINES = (Card(9, "S"), Card(9, "H"), Card(9, "D"))


def test_everything_in_a_view_is_explained_to_whoever_writes_an_opponent():
    told = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = told[told.index("**Write an opponent**") : told.index("**Change or add texts**")]
    names = KEYS - REMARKS - {"id", "actions", "seed", "score_if"} | TURN_KEYS

    assert not [name for name in names if f"`{name}`" not in told]


def test_a_thought_comes_back_as_it_was_written():
    thought = Thought(Lay(NINES), Because(Code.START_GROUP, {"rank": 9, "size": 3}), (Discard(Card(4, "C")),))

    reply = protocol.read_reply(protocol.line(protocol.thought_to_json(17, thought)))

    assert reply == Reply(17, thought.action, thought.then, thought.because)


def test_the_greeting_names_the_seat_from_one(swedish):
    greeting = protocol.hello(swedish, Seating(4, Shape.TWO_PAIRS), 1, "medium", 123)

    assert greeting == {
        "hello": 1,
        "rules": {"preset": "swedish-samba", "changed": {}},
        "players": 4,
        "shape": "2x2",
        "seat": 2,
        "level": "medium",
        "seed": 123,
    }


def test_a_move_shows_the_view_and_nothing_more(position):
    view = position("9S 9H 9D 4C")

    message = json.loads(protocol.line(protocol.move(3, view, budget_ms=1000)))

    assert message["move"] == 3
    assert message["budget_ms"] == 1000
    assert message["view"]["hands"] == {"1": "9S 9H 9D 4C", "2": 11, "3": 11, "4": 11}
    assert isinstance(message["view"]["stock"], int)


def test_samples_stand_instead_of_a_budget(position):
    message = protocol.move(3, position("9S 4C"), budget_ms=1000, samples=64)

    assert message["samples"] == 64
    assert "budget_ms" not in message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[1, 2]",
        "{",
        "[" * 10_000,
        '{"action": "draw"}',
        '{"move": "1", "action": "draw"}',
        '{"move": true, "action": "draw"}',
        '{"move": 1}',
        '{"move": 1, "action": 5}',
        '{"move": 1, "action": "fly"}',
        '{"move": 1, "action": "deal 5"}',
        '{"move": 1, "action": "lay 9S 9X"}',
        '{"move": 1, "action": "draw", "then": "draw"}',
        '{"move": 1, "action": "draw", "then": [1]}',
        '{"move": 1, "action": "draw", "then": ["nonsense"]}',
        json.dumps({"move": 1, "action": "draw", "then": ["draw"] * 61}),
        " " * 100_001,
    ],
)
def test_a_broken_answer_is_named_in_a_sentence(text):
    with pytest.raises(AnswerError) as caught:
        protocol.read_reply(text)

    assert str(caught.value).endswith(".")


def test_a_foreign_reason_may_be_a_plain_text():
    reply = protocol.read_reply('{"move": 1, "action": "draw", "because": "I feel like it"}')

    assert reply.action == Draw()
    assert reply.because == Because(Code.FOREIGN, {"text": "I feel like it"})


@pytest.mark.parametrize(
    "because", [{"code": "open"}, {"code": "nonsense"}, [], {"code": "go_out", "caught": "x"}]
)
def test_a_reason_that_cannot_be_read_is_none(because):
    text = json.dumps({"move": 1, "action": "draw", "because": because})

    assert protocol.read_reply(text).because is None


def test_an_answer_may_take_back():
    assert protocol.read_reply('{"move": 1, "action": "back"}').action is None


def test_an_answer_to_an_older_move_is_dropped():
    talk = Conversation().ask().cancel().ask()

    assert not talk.is_awaited(Reply(1, Draw()))
    assert talk.is_awaited(Reply(talk.asked, Draw()))
    assert not talk.answered().is_awaited(Reply(talk.asked, Draw()))


def test_three_refusals_are_enough():
    talk = Conversation().ask().answered().refuse("no").refuse("no")

    assert not talk.is_simple
    assert talk.waiting
    assert talk.refuse("no").is_simple


def test_a_turn_does_not_go_on_for_ever():
    talk = Conversation()
    for _ in range(protocol.MOST_ACTIONS - 1):
        talk = talk.ask().answered().played()

    assert not talk.is_simple
    assert talk.played().is_simple
    assert not talk.played().next_turn().is_simple


def test_three_times_the_budget_is_late():
    assert not protocol.is_late(3000, 1000)
    assert protocol.is_late(3001, 1000)


def test_the_reason_for_the_end_of_a_turn_goes_along():
    thought = Thought(
        Lay(NINES),
        Because(Code.START_GROUP, {"rank": 9, "size": 3}),
        (Discard(Card(4, "C")),),
        Because(Code.DISCARD_SPARE, {"card": Card(4, "C")}),
    )

    reply = protocol.read_reply(protocol.line(protocol.thought_to_json(3, thought)))

    assert (reply.because, reply.ending) == (thought.because, thought.ending)


def test_an_end_without_a_reason_of_its_own_is_not_mentioned():
    written = protocol.thought_to_json(3, Thought(Draw(), Because(Code.DRAW_HOPING)))

    assert "ending" not in written
    assert protocol.read_reply(protocol.line(written)).ending is None
