"""Random rounds for every number of seats and shape: what must hold at each step, and nothing left unseen."""

from itertools import count

import pytest

from samba_desktop.engine.refusals import Reason
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.sheet import RoundEnd
from samba_desktop.engine.table import Phase, Seating
from tests.engine.dice import Dice
from tests.engine.random_play import RandomRound, Watch
from tests.engine.random_positions import dealt, late_position

EVERYDAY, SLOW = 200, 3_000
"""Rounds for each number of seats and shape."""
SEATINGS = (
    Seating(2, Shape.SOLO),
    Seating(3, Shape.SOLO),
    Seating(4, Shape.TWO_PAIRS),
    Seating(5, Shape.SOLO),
    Seating(6, Shape.TWO_TRIOS),
    Seating(6, Shape.THREE_PAIRS),
)

ACTIONS = {"Draw", "TakePile", "TakeTop", "Lay", "Add", "Merge", "LayThree", "Discard", "Pass"}
ASKING = {"Ask", "Answer"}
WITHOUT_OPTION = "only where an option is set otherwise"
NEVER_IN_SWEDISH_SAMBA = {
    Reason.STOCK_TAKE_FORCED: WITHOUT_OPTION,
    Reason.PILE_FROZEN: "the pile is always frozen, so that is no news",
    Reason.PILE_BEFORE_INITIAL: WITHOUT_OPTION,
    Reason.PILE_PAIR_NEW_GROUP: WITHOUT_OPTION,
    Reason.PILE_NO_MELDING: WITHOUT_OPTION,
    Reason.TOP_ONLY_NEVER: WITHOUT_OPTION,
    Reason.TOP_NO_END: "who has one card left may pass",
    Reason.WILD_NEEDS_CARD: "no wild card is in a sequence",
    Reason.WILD_BUDGET: WITHOUT_OPTION,
    Reason.CANASTA_FULL: WITHOUT_OPTION,
    Reason.SECOND_GROUP: WITHOUT_OPTION,
    Reason.WILD_CANASTA_CLOSED: "wild cards alone are no meld",
    Reason.WILD_MELD_FULL: "wild cards alone are no meld",
    Reason.BLACK_THREE_NEVER: WITHOUT_OPTION,
    Reason.BLACK_THREE_MAX: "there are six black threes, and no wild card goes with them",
    Reason.NO_SEQUENCES: WITHOUT_OPTION,
    Reason.SEQUENCE_WILDS: "no wild card is in a sequence",
    Reason.SEQUENCE_NATURALS: "no wild card is in a sequence",
    Reason.SEQUENCE_RATIO: "no wild card is in a sequence",
    Reason.SECOND_SEQUENCE: WITHOUT_OPTION,
    Reason.MERGE_GROUPS_NEVER: WITHOUT_OPTION,
    Reason.SWAP_COMPLETE: "no wild card is exchanged",
    Reason.SWAP_NO_WILD: "no wild card is exchanged",
    Reason.SWAP_WHICH: "no wild card is exchanged",
    Reason.SWAP_CARD: "no wild card is exchanged",
    Reason.LAY_OFF_BEFORE_INITIAL: "a side without a first meld has no melds",
    Reason.THREES_ORDINARY: WITHOUT_OPTION,
    Reason.THREE_NO_END: "who has one card left may pass",
    Reason.GO_OUT_SAMBAS: WITHOUT_OPTION,
    Reason.GO_OUT_NATURAL: WITHOUT_OPTION,
    Reason.GO_OUT_POINTS: WITHOUT_OPTION,
    Reason.GO_OUT_NO_DISCARD: WITHOUT_OPTION,
    Reason.GO_OUT_DISCARD: WITHOUT_OPTION,
    Reason.MUST_ASK: WITHOUT_OPTION,
    Reason.DISCARD_RED_THREE: WITHOUT_OPTION,
    Reason.DISCARD_WILD: WITHOUT_OPTION,
    Reason.DISCARD_TAKEN: WITHOUT_OPTION,
    Reason.PASS_NEVER: WITHOUT_OPTION,
    Reason.ASK_OFF: WITHOUT_OPTION,
    Reason.NOTHING_TO_REDO: "playing again is the match's affair",
}  # fmt: skip
AMONG_PARTNERS = {
    Reason.ANSWER_FIRST,
    Reason.ANSWER_NO,
    Reason.ASK_TWICE,
    Reason.CANNOT_GO_OUT,
    Reason.ASK_NO_END,
}
ALONE = {Reason.ASK_SOLO}


def name(seating: Seating) -> str:
    return f"{seating.players}-{seating.shape.value}"


def play(seating: Seating, rounds: int) -> Watch:
    watch = Watch()
    for number in range(rounds):
        dice = Dice(f"{name(seating)} {number}")
        begin = late_position if number % 2 else dealt
        RandomRound(begin(Rules(), seating, dice), dice, watch).play()
    return watch


@pytest.mark.parametrize("rounds", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("seating", SEATINGS[::-1], ids=name)
def test_random_rounds_keep_the_rules_and_leave_nothing_unseen(seating, rounds):
    watch = play(seating, rounds)

    partners = seating.shape is not Shape.SOLO
    assert set(watch.actions) == ACTIONS | (ASKING if partners else set())
    possible = set(Reason) - set(NEVER_IN_SWEDISH_SAMBA) - (ALONE if partners else AMONG_PARTNERS)
    assert set(watch.reasons) == possible
    assert set(watch.ends) == {RoundEnd.OUT, RoundEnd.STOCK}
    assert watch.fixes > 0


@pytest.mark.slow
@pytest.mark.parametrize("seating", SEATINGS, ids=name)
def test_random_matches_come_to_an_end(seating):
    for number in range(5):
        dice = Dice(f"match {name(seating)} {number}")
        state = dealt(Rules(), seating, dice)
        for played in count(1):
            state = RandomRound(state, dice, Watch()).play()
            assert state.table.round_no == played
            if state.table.turn.phase is Phase.MATCH_OVER:
                break
            state = dealt(Rules(), seating, dice, state)
