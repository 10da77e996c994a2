"""Random play, so that the sentences meet the values that the engine really sends."""

import random

import pytest

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Deal,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.events import seen
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.log import EventTexts
from samba_desktop.texts.refusal_texts import Refusals
from samba_desktop.texts.table_texts import Legal, NowTexts, TableTexts
from samba_desktop.texts.words import Company

STEPS = 120
SHARE_EXPLAINED = 0.05
LAYING = (Lay, Add, LayThree, TakePile, TakeTop, Merge, SwapWild, Answer)


def wishes(view, rng):
    """Name actions of all kinds, most of them against the rules."""
    hand, melds = view.hand, len(view.table.melds[view.side])
    yield from layings(view)
    yield from map(Discard, dict.fromkeys(hand))
    yield from (Draw(), Pass(), Ask(), Answer(True), TakePile(), Merge(1, 2), Lay(()), LayThree(Card(3, "H")))
    for number in range(1, melds + 2):
        yield from (TakeTop(number), TakePile(onto=number))
    for size in (1, 2, 3, 3, 5):
        cards = tuple(rng.sample(hand, min(size, len(hand))))
        number = rng.randint(1, melds + 1)
        yield from (Lay(cards), TakePile(cards), Add(number, cards), TakePile(cards, onto=number))
        yield from (SwapWild(number, cards[0]), Add(1, cards, side=1 - min(view.side, 1)))
    if view.top is not None:
        alike = tuple(card for card in hand if card.rank == view.top.rank)
        yield TakePile(alike[:2])


def sound(text):
    return text and not set("{}%|") & set(text) and "(s)" not in text


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_whatever_happens_is_said_in_whole_sentences(preset):
    players, shapes = preset.rules.deck.team_shapes[-1]
    seating = Seating(players, shapes[0])
    company = Company(("Anna", "Anders", "Berit", "Doris", "Eva", "Finn")[:players], seating, you=0)
    refusals, log, table = Refusals(ENGLISH), EventTexts(ENGLISH), TableTexts(ENGLISH)
    rng = random.Random(preset.id)
    state, events = step(new_match(preset.rules, seating), Deal(deal_code(7)))
    history = list(events)
    for _ in range(STEPS):
        if state.table.turn.phase in {Phase.DEAL, Phase.MATCH_OVER}:
            break
        view = observe(state, state.table.turn.to_act)
        assert sound(table.pile(view))
        assert sound(NowTexts(ENGLISH).sentence(view, company, Legal(draw=True, meld=True, discard=True)))
        assert all(sound(table.zone_status(state.table, side)) for side in range(seating.sides))
        legal = []
        for action in wishes(view, rng):
            judge = explained if rng.random() < SHARE_EXPLAINED else refusal
            refused = judge(view, action)
            if refused is None:
                legal.append(action)
            else:
                assert sound(refusals.sentence(refused, preset.rules, team=company.in_teams)), refused
        laying = [action for action in legal if isinstance(action, LAYING)]
        if not legal or (view.turn.owed and not laying):
            break
        state, events = step(state, rng.choice(laying or legal))
        history += events

    assert all(sound(log.sentence(event, company)) for event in history)
    assert all(sound(line) for line in log.lines(seen(tuple(history), 0), company))
