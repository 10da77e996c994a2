"""The simple action: legal in every position, and where there is none, taking back leads out (case C-77)."""

import random

import pytest

from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.arena.table_play import reveals
from samba_desktop.engine.actions import Ask, Deal, Discard, Draw, Pass, TakePile, TakeTop
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating

ENDING = (Discard, Pass)


def candidates(view, rng):
    """What a careless player might try: everything, laying before ending."""
    if view.turn.phase is Phase.DRAW:
        top = view.top
        pairs = [card for card in view.hand if top and card.rank == top.rank][:2]
        tops = [TakeTop(number) for number in range(1, len(view.table.melds[view.side]) + 1)]
        return [TakePile(tuple(pairs)), *tops, Draw()]
    laying = list(layings(view))
    rng.shuffle(laying)
    discards = [Discard(card) for card in dict.fromkeys(view.hand)]
    rng.shuffle(discards)
    asking = [Ask()] if rng.random() < 0.2 else []
    return [*asking, *laying, *discards, Pass()]


@pytest.mark.parametrize(("players", "shape"), [(2, Shape.SOLO), (4, Shape.TWO_PAIRS), (6, Shape.TWO_TRIOS)])
def test_there_is_always_a_simple_action_or_a_way_back(swedish, players, shape):
    rng = random.Random(players)
    state = new_match(swedish, Seating(players, shape), 0)
    looked = backs = 0
    for code in range(12):
        state, _ = step(state, Deal(str(code)))
        earlier = []
        while state.table.turn.phase in {Phase.DRAW, Phase.PLAY, Phase.ASKED}:
            view = observe(state, state.table.turn.to_act)
            simple = simple_action(view)
            looked += 1
            if simple is None:
                assert earlier, "nothing owed survives a reveal"
                backs += 1
            else:
                assert refusal(view, simple) is None
            action = next((one for one in candidates(view, rng) if refusal(view, one) is None), simple)
            if action is None or (view.turn.owed and len(earlier) > 8):
                while earlier:
                    state = earlier.pop()
                action = simple_action(observe(state, state.table.turn.to_act))
                assert action is not None
            before = state
            state, events = step(state, action)
            ended = isinstance(action, ENDING)
            earlier = [] if ended or reveals(action, events) else [*earlier, before]
        if state.table.turn.phase is Phase.MATCH_OVER:
            break
    assert looked > 300


def test_answers_no_when_asked(position):
    view = position("KS 9D", melds=("KC KD KH KS KC KD KH",), phase="asked", seat=3, turn={"to_act": 3})
    action = simple_action(view)

    assert refusal(view, action) is None


def test_says_that_only_taking_back_helps(position):
    view = position("4C 9H 7D", melds=("KS KD KH",), turn={"owed": 20, "old_melds": 0}, melded_by=[])

    assert simple_action(view) is None


def test_goes_out_when_bound(position):
    view = position(
        "KS 9D",
        melds=("KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS"),
        turn={"answers": ["yes"]},
    )
    action = simple_action(view)

    assert action is not None
    assert refusal(view, action) is None
