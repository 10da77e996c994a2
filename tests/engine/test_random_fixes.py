"""What is offered instead of what is refused, in positions by chance of every game."""

import pytest

from samba_desktop.engine.actions import (
    Add,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Pass,
    PlayerAction,
    Reason,
    Refusal,
    TakePile,
    write_action,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating, View
from samba_desktop.match.outcomes import cards_of
from tests.engine.dice import Dice
from tests.engine.random_actions import joining, swapping
from tests.engine.random_positions import dealt, late_position

POSITIONS = 12
WISHES = 14


def wishes(view: View, dice: Dice) -> list[PlayerAction]:
    """Touch cards as a hand does: some of a rank or a suit, with a wrong one among them or one too few."""
    hand = dice.shuffled(list(view.hand))
    number = dice.number(1, len(view.table.melds[view.side]) + 1)
    found: list[PlayerAction] = [Pass(), Ask(), Draw(), Discard(hand[0]), LayThree(hand[0])]
    for _ in range(WISHES):
        first = dice.choice(tuple(hand))
        near = [card for card in hand if card.rank == first.rank or card.suit == first.suit]
        alike = [card for card in near if card.rank == first.rank]
        few = dice.choice((near, alike, alike + near, hand))[: dice.number(1, 4)]
        cards = tuple(take(hand, few + hand[: dice.below(2)]))
        found += [Lay(cards), Add(number, cards)]
        if view.turn.phase is Phase.DRAW:
            found.append(TakePile(cards, (), dice.choice((None, number))))
        side = dice.below(view.table.seating.sides)
        found.append(Add(number, cards, (), None if side == view.side else side))
    return [*found, *joining(view), *swapping(view)]


def take(hand: list[Card], wanted: list[Card]) -> list[Card]:
    left = list(hand)
    return [left.pop(left.index(card)) for card in wanted if card in left]


def check(view: View, wish: PlayerAction, told: Refusal) -> None:
    fix, touched = told.fix, cards_of(wish)
    assert fix is not None
    note = f"{write_action(wish)} -> {write_action(fix)}"
    assert refusal(view, fix) is None, note
    if isinstance(fix, Discard):
        assert view.hand == (fix.card,), note
    if view.turn.phase is Phase.DRAW or told.reason is Reason.SHORT_OF_MINIMUM or view.turn.owed:
        return
    moved = cards_of(fix)
    assert not moved or isinstance(wish, Pass) or set(moved) & set(touched), note
    wild = view.rules.wild_cards
    spent = [card for card in moved if card in wild and card not in touched]
    assert len(spent) < 2, note
    if spent and isinstance(fix, Lay) and not fix.stands:
        rank = next(card.rank for card in moved if card not in wild)
        assert sum(card.rank == rank for card in view.hand) == len(moved) - len(spent), note
    if isinstance(fix, Lay | Add):
        kept = [card for card in touched if card in moved]
        assert set(told.left_out) <= set(touched), note
        assert len(told.left_out) + len(kept) >= len(touched) or told.reason is Reason.CARD_NOT_IN_HAND, note


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_what_is_offered_is_legal_and_made_of_what_was_touched(preset):
    dice = Dice(f"fixes {preset.id}")
    seen = 0
    for number in range(POSITIONS):
        players, shapes = dice.choice(tuple(preset.rules.deck.team_shapes))
        seating = Seating(players, dice.choice(tuple(shapes)))
        if number % 4:
            state = late_position(preset.rules, seating, dice)
        else:
            state, _events = step(dealt(preset.rules, seating, dice)[0], Draw())
        view = observe(state, state.table.turn.to_act)
        if not view.hand:
            continue
        for wish in wishes(view, dice):
            told = explained(view, wish)
            if told is not None and told.fix is not None:
                check(view, wish, told)
                seen += 1

    assert seen > POSITIONS
