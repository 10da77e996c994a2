"""Positions out of whole rounds, and a look through everything that hangs on a value."""

from collections.abc import Iterator
from itertools import count

from msgspec import Struct
from msgspec.structs import fields

from samba_desktop.ai.levels import player
from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.thought import NoChoice
from samba_desktop.arena.table_play import reveals
from samba_desktop.engine.actions import Deal
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase


def decisions(rules, seating, seed, every=1) -> Iterator:
    """Yield the states in which a player of medium strength was asked, round after round, without end."""
    chooser = player("medium", seed)
    asked = 0
    for number in count():
        state, _ = step(new_match(rules, seating, 0), Deal(deal_code(seed * 1000 + number)))
        while state.table.turn.phase in {Phase.DRAW, Phase.PLAY, Phase.ASKED}:
            asked += 1
            if asked % every == 0:
                yield state
            state = _played(state, chooser)
            if state is None:
                break


def _played(state, chooser):
    """Play what is chosen, as far as nothing is revealed; None where the round cannot go on by itself."""
    view = observe(state, state.table.turn.to_act)
    try:
        thought = chooser.choose(view)
    except NoChoice:
        return None
    plan = (thought.action, *thought.then)
    if refusal(view, thought.action) is not None:
        plan = (simple_action(view),)
    for action in plan:
        actor = state.table.turn.to_act
        if actor != view.seat or refusal(observe(state, actor), action) is not None:
            break
        state, events = step(state, action)
        if reveals(action, events):
            break
    return state


def reachable(value, seen=None) -> Iterator:
    """Yield all values that can be reached from one, by fields, by items and by keys."""
    seen = set() if seen is None else seen
    if id(value) in seen:
        return
    seen.add(id(value))
    yield value
    inner = []
    if isinstance(value, Struct):
        inner += [getattr(value, field.name) for field in fields(value)]
    if isinstance(value, dict):
        inner += [*value.keys(), *value.values()]
    elif isinstance(value, tuple | list | set | frozenset):
        inner += list(value)
    inner += list(getattr(value, "__dict__", {}).values())
    for one in inner:
        yield from reachable(one, seen)
