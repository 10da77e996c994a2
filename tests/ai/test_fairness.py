"""No opponent peeks: what a seat cannot see is not in what it is sent, and changes nothing that it does."""

from itertools import islice

import pytest
from msgspec.structs import replace

from samba_desktop.ai import protocol
from samba_desktop.ai.levels import LEVELS
from samba_desktop.ai.opponent import Opponent
from samba_desktop.engine.actions import Draw
from samba_desktop.engine.cards import Card, Chance
from samba_desktop.engine.events import seen
from samba_desktop.engine.game import step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import hidden_count, moved_count, observe, reshuffled
from samba_desktop.engine.table import Seating
from tests.ai.fair_positions import decisions, reachable

EVERYDAY, SLOW = 3, 200
"""Positions for each level and preset."""
EVERY = 7
"""Of the decisions of a round so many are passed over, so that positions come from all parts of rounds."""
SAMPLES = 2
SEED = 90210


class HiddenCard(Card):
    """A card that its seat may not see; as a value it equals any other."""


def hide(state, seat):
    """Mark all cards that a seat cannot see."""
    hands = tuple(
        hand if at == seat else tuple(HiddenCard(*card) for card in hand)
        for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, stock=tuple(HiddenCard(*card) for card in state.stock))


def hidden_in(value):
    return [one for one in reachable(value) if isinstance(one, HiddenCard)]


def seating_of(rules):
    players = min(rules.deck.player_counts, key=lambda count: abs(count - 4))
    return Seating(players, rules.shapes(players)[0])


def positions(preset, number):
    rules = PRESETS[preset].rules
    return islice(decisions(rules, seating_of(rules), 5, every=EVERY), number)


def answered(state, level):
    """Return what a seat's own program is sent in a position, and what it answers; both as bytes."""
    turn, table = state.table.turn, state.table
    greeting = protocol.hello(table.rules, table.seating, turn.to_act, level, SEED)
    sent = protocol.line(protocol.move(1, observe(state, turn.to_act), samples=SAMPLES))
    opponent = Opponent()
    opponent.reply(protocol.line(greeting))
    return sent.encode(), protocol.line(opponent.reply(sent)).encode()


@pytest.mark.parametrize("preset", PRESETS)
def test_no_hidden_card_can_be_reached_from_a_view(preset):
    for state in positions(preset, 12):
        for seat in range(state.table.seating.players):
            marked = hide(state, seat)
            assert hidden_in(marked.hands)

            assert hidden_in(observe(marked, seat)) == []


def test_no_hidden_card_can_be_reached_from_what_others_draw():
    drawn = 0
    for state in positions("swedish-samba", 20):
        actor = state.table.turn.to_act
        if refusal(observe(state, actor), Draw()) is None:
            for seat in set(range(state.table.seating.players)) - {actor}:
                after, events = step(hide(state, seat), Draw())
                assert hidden_in(events)

                assert hidden_in(seen(events, seat)) == []
                assert hidden_in(observe(after, seat)) == []
                drawn += 1
    assert drawn


@pytest.mark.parametrize("number", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_neither_what_is_sent_nor_what_is_chosen(level, preset, number):
    moved = 0
    for at, state in enumerate(positions(preset, number)):
        other = reshuffled(state, state.table.turn.to_act, Chance(at))
        moved += moved_count(state, other)

        assert answered(other, level) == answered(state, level)
    assert moved > 10 * number


@pytest.mark.parametrize("preset", PRESETS)
def test_another_deal_keeps_every_card_and_all_that_is_known(preset):
    for at, state in enumerate(positions(preset, 12)):
        seat = state.table.turn.to_act

        other = reshuffled(state, seat, Chance(at))

        everything = [
            sorted((*one.stock, *(card for hand in one.hands for card in hand))) for one in (state, other)
        ]
        assert everything[0] == everything[1]
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
        assert other.hands[seat] == state.hands[seat]
        assert observe(other, seat) == observe(state, seat)
        assert moved_count(state, other) <= hidden_count(state, seat)
