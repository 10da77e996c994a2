"""`samba-desktop moments`: decisions of a round, judged."""

import json

import pytest

from samba_desktop.ai.levels import player
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.store.exchange import write_record
from tests.cli.test_commands import run
from tests.match.random_player import new_record


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A file with a match of which one round is over."""
    match = Match(new_record(2, seed=4))
    players = [player("easy", seed) for seed in range(2)]
    while not match.counts:
        if match.phase is Phase.DEAL:
            match.deal()
        else:
            seat = match.to_act
            match.play(players[seat].choose(match.view(seat)).action, seat)
    path = tmp_path_factory.mktemp("moments") / "match.samba"
    write_record(match.record, path)
    return path


@pytest.fixture
def said(capsys, record):
    def answered(*arguments):
        return run(capsys, "moments", str(record), "--samples", "6", *arguments)

    return answered


def test_each_decision_is_a_line_of_json(said):
    status, out, _err = said("--json")

    lines = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [line["decision"] for line in lines] == list(range(1, lines[0]["of"] + 1))
    judged = [line for line in lines if "gain" in line]
    assert judged
    assert all(line["worlds"] >= 6 and line["done"] != line["other"] for line in judged)


def test_the_same_seed_judges_alike(said):
    assert said("--json") == said("--json")
    assert said("--json") != said("--json", "--seed", "2")


def test_sentences_name_turn_and_plans(said):
    status, out, _err = said()

    heading, *sentences = out.splitlines()
    assert status == 0
    assert "moment" in heading or "stands out" in heading
    assert len(sentences) <= 3
    assert all(sentence.startswith("In turn ") for sentence in sentences)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--round", "4"), "--round: in this match rounds 1 to 1 are over."),
        (("--round", "0"), "--round: in this match rounds 1 to 1 are over."),
        (("--seat", "3"), "--seat: this match has the seats 1 to 2."),
        (("--samples", "0"), "--samples: at least one is needed."),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(said, arguments, says):
    status, _out, err = said(*arguments)

    assert status != 0
    assert says in err
