"""A sitting: playing, taking back, playing again, and the fold of its record."""

import pytest

from samba_desktop.engine.actions import Deal, Draw, Reason
from samba_desktop.engine.events import Dealt, Drawn
from samba_desktop.engine.game import IllegalAction
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match, Moves, fold
from samba_desktop.match.saving import SaveError
from tests.inside_match import past_of, state_of, undone_of
from tests.match.random_player import RandomPlayer, endings, new_record


class Sheets:
    """A journal that keeps what it is told, and fails when it is told to."""

    def __init__(self):
        self.written = []
        self.full = False

    def write(self, entry, ending):
        if self.full:
            raise SaveError("The disk is full.")
        self.written.append((entry, ending))


def rounds(count):
    return lambda match: len(match.counts) >= count


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_fold_of_a_record_is_the_match(players):
    match = RandomPlayer(players, takes_back=0.2).play(Match(new_record(players)), rounds(2))

    again = Match(match.record)

    assert state_of(again) == state_of(match)
    assert past_of(again) == past_of(match)
    assert undone_of(again) == undone_of(match)
    assert again.entries == match.entries
    assert again.counts == match.counts
    assert "back" in match.record.entries


def test_the_fold_agrees_after_every_entry():
    match = RandomPlayer(3, takes_back=0.3).play(Match(new_record(3)), lambda match: match.moment >= 120)
    again = Match(match.record.upto(0))
    for n, text in enumerate(match.record.entries, start=1):
        again.play_entry(text)

        other = Match(match.record.upto(n))
        assert (state_of(again), undone_of(again)) == (state_of(other), undone_of(other))


def test_a_match_ends_with_its_winners():
    match = RandomPlayer(4).play(Match(new_record(4, target=1000)), lambda match: False)

    assert match.phase is Phase.MATCH_OVER
    assert match.to_act is None
    assert match.winners
    assert len(match.results) == len(match.counts) == match.table.round_no
    assert match.results[-1].totals == match.counts[-1].totals


def test_play_refuses_a_seat_whose_turn_it_is_not():
    match = Match(new_record())
    match.deal()

    with pytest.raises(IllegalAction) as raised:
        match.play(Draw(), (match.to_act + 1) % 4)
    assert raised.value.refusal.reason is Reason.NOT_YOUR_TURN
    assert match.refusal(Draw(), (match.to_act + 1) % 4).reason is Reason.NOT_YOUR_TURN
    assert match.refusal(Draw()) is None


def test_an_illegal_action_leaves_the_match_as_it_was():
    match = Match(new_record())
    before = match.record

    with pytest.raises(IllegalAction):
        match.play(Draw())

    assert match.record == before


def test_an_action_that_cannot_be_kept_is_not_played():
    journal = Sheets()
    match = Match(new_record(), journal)
    match.deal()
    journal.full = True
    before = state_of(match)

    with pytest.raises(SaveError):
        match.play(Draw())

    assert state_of(match) == before
    assert match.moment == len(journal.written) == 1


def test_taking_back_that_cannot_be_kept_is_not_done():
    journal = Sheets()
    match = Match(new_record(), journal)
    RandomPlayer(1, takes_back=0).play(match, lambda match: match.moment > 5 and bool(past_of(match)))
    seat = past_of(match)[-1].seat
    before = state_of(match)
    journal.full = True

    with pytest.raises(SaveError):
        match.back(seat)

    assert state_of(match) == before
    assert match.may_take_back(seat) is None


def test_the_journal_hears_each_round_end_with_the_entry_that_ended_it():
    journal = Sheets()
    match = RandomPlayer(4).play(Match(new_record(target=1000), journal), lambda match: False)

    heard = [ending.round for _, ending in journal.written if ending.round]
    assert tuple(heard) == match.counts
    assert [entry for entry, _ in journal.written] == list(match.entries)
    assert [ending.winners for _, ending in journal.written if ending.winners is not None] == [match.winners]
    assert journal.written[-1][0].n == match.counts[-1].n


def test_folding_a_record_writes_nothing_again():
    record = RandomPlayer(4).play(Match(new_record()), lambda match: match.moment >= 30).record
    journal = Sheets()

    Match(record, journal)

    assert journal.written == []


def at_first_meld():
    match = Match(new_record(4, seed=3))
    player = RandomPlayer(5, takes_back=0)
    return player.play(match, lambda match: any(match.table.melds) and past_of(match))


def test_redo_plays_again_what_was_taken_back():
    match = at_first_meld()
    seat = past_of(match)[-1].seat
    after = state_of(match)
    count = match.back_all(seat)
    assert count
    assert match.may_take_back(seat) is not None

    for _ in range(count):
        match.redo(seat)

    assert state_of(match) == after
    assert match.may_redo(seat).reason is Reason.NOTHING_TO_REDO


def test_another_action_ends_redo():
    match = at_first_meld()
    seat = past_of(match)[-1].seat
    match.back_all(seat)
    others = [(seat + step) % 4 for step in (1, 2, 3)]
    assert all(match.may_redo(other) for other in others)

    match.play(next(action for action in endings(match.view(seat)) if match.refusal(action, seat) is None))

    assert match.may_redo(seat).reason is Reason.NOTHING_TO_REDO


def test_redo_and_back_are_refused_by_name():
    match = Match(new_record())
    match.deal()

    with pytest.raises(IllegalAction) as raised:
        match.back(0)
    assert raised.value.refusal.reason is Reason.NOTHING_TO_TAKE_BACK
    with pytest.raises(IllegalAction) as raised:
        match.redo(0)
    assert raised.value.refusal.reason is Reason.NOTHING_TO_REDO


def test_events_hide_what_a_seat_may_not_see():
    match = Match(new_record())
    public = match.deal()
    dealt = next(event for event in match.events_seen(2) if isinstance(event, Dealt))
    assert [bool(hand) for hand in dealt.hands] == [False, False, True, False]
    assert not any(hand for event in public if isinstance(event, Dealt) for hand in event.hands)

    seat = match.to_act
    match.play(Draw())

    own = next(event for event in match.events_seen(seat) if isinstance(event, Drawn))
    other = next(event for event in match.events_seen((seat + 1) % 4) if isinstance(event, Drawn))
    assert (len(own.cards), len(other.cards)) == (2, 0)
    assert len(match.events_seen(seat, since=0)) > 1
    assert match.events_seen(seat, since=match.moment) == ()


def test_the_same_seed_deals_the_same_cards():
    one, other, third = (Match(new_record(seed=seed)) for seed in (7, 7, 8))
    for match in (one, other, third):
        match.deal()

    assert state_of(one) == state_of(other)
    assert state_of(one) != state_of(third)
    assert one.record.entries == ("deal 1-34Y1JDT53YRYD",)


def test_a_record_that_cannot_be_played_names_its_entry():
    record = new_record()
    dealt = Match(record)
    dealt.deal()
    bad = type(record)(
        record.rules, record.seating, record.seats, 1, None, (*dealt.record.entries, "draw", "draw")
    )

    with pytest.raises(SaveError, match='Entry 3 of the record, "draw", is not possible there'):
        Match(bad)
    match, damage = fold(bad)
    assert damage.n == 3
    assert match.moment == 2


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("back", "Entry 1 of the record takes back, but there is nothing to take back."),
        ("deal x", 'Entry 1 of the record, "deal x", is not possible there.'),
        ("dance", "Entry 1 of the record cannot be read"),
    ],
)
def test_a_record_with_a_bad_entry_is_refused_in_a_sentence(entry, sentence):
    with pytest.raises(SaveError, match=sentence):
        Match(new_record()).play_entry(entry)


def test_a_chosen_code_deals_its_round():
    match = Match(new_record())
    match.play(Deal("1-0000000000007"))

    assert match.phase is Phase.DRAW
    assert match.entries[0].seat is None


def test_moves_and_match_take_back_alike():
    match = at_first_meld()
    seat = past_of(match)[-1].seat
    moves = Moves(past_of(match)[-1].before)
    match.back(seat)

    assert moves.state == state_of(match)
