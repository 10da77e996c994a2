"""Every golden case of the rules, by its id, through the referee."""

import pytest

from samba_desktop.cli.referee import judged
from tests.engine.golden.going_out import GOING_OUT
from tests.engine.golden.golden import Golden
from tests.engine.golden.melds import MELDS
from tests.engine.golden.pile import PILE
from tests.engine.golden.scores import SCORES
from tests.engine.golden.threes import THREES

EVERY = (*MELDS, *PILE, *THREES, *GOING_OUT, *SCORES)


def name(golden: Golden) -> str:
    return f"{golden.id}-{golden.says}"


def at(answer: object, path: str) -> object:
    for key in path.split("."):
        assert key in answer, (path, answer)
        answer = answer[key]
    return answer


@pytest.mark.parametrize("golden", EVERY, ids=name)
def test_golden_case(golden):
    answer = judged(golden.case)

    verdicts = answer["verdicts"]
    assert [verdict.get("reason") for verdict in verdicts] == [None] * (len(verdicts) - 1) + [golden.refused][
        : len(verdicts)
    ]
    assert len(verdicts) == len(golden.case["actions"])
    for path, value in golden.shows.items():
        assert at(answer, path) == value, path
    for side, lines in golden.lines.items():
        assert answer["score"][side]["lines"] == [list(line) for line in lines]
    for side, total in golden.totals.items():
        assert answer["score"][side]["total"] == total


def test_no_two_golden_cases_have_one_name():
    names = [name(golden) for golden in EVERY]

    assert len(set(names)) == len(names)
