"""Playing on from a moment: the same cards as they lay, and the match itself is left alone."""

from samba_desktop.match.record import BACK
from samba_desktop.match.replay import Branch, decisions, stayed
from tests.match.wavering import round_over


def grown(record, moment):
    branch = Branch(record, moment)
    for _ in branch.grow():
        pass
    return branch.match


def test_what_was_taken_back_is_left_out():
    record = round_over().record

    assert BACK in record.entries
    assert BACK not in stayed(record)
    assert len(stayed(record)) == len(record.entries) - 2 * record.entries.count(BACK)


def test_every_decision_can_be_played_on_from_where_it_was_made():
    match = round_over()
    before = match.record

    for one in decisions(match.record, 1, 0):
        there = grown(match.record, one.moment)

        assert there.view(0) == one.view
        assert there.to_act == 0
    assert match.record == before


def test_the_same_actions_lead_to_the_same_end():
    match = round_over()
    moment = decisions(match.record, 1, 0)[2].moment
    branch = grown(match.record, moment)

    for text in stayed(match.record)[moment:]:
        branch.play_entry(text)

    assert branch.results == match.results
    assert branch.view(1) == match.view(1)


def test_undo_works_within():
    match = round_over()
    decision = next(one for one in decisions(match.record, 1, 0) if len(one.done) > 1)
    branch = grown(match.record, decision.moment)

    branch.play(decision.done[0])
    branch.back(0)

    assert branch.view(0) == decision.view
