"""The choices of the new-match dialog as they are remembered from one match to the next."""

import json

from msgspec.structs import replace

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.engine.rules.checks import PLAYERS_OF
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.rules.saving import rules_from_json, rules_to_json
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import PERSON, SeatPlan
from samba_desktop.ui.games import Game
from samba_desktop.ui.match_plan import NAMES, MatchPlan

USUAL_PLAYERS = 4
YOU = frozenset({"You", "Du", "Jij"})
"""What stands in place of a name as long as a person has chosen none."""


def usual_plan(person: str) -> MatchPlan:
    """Return what the first match is: four players in two pairs, the first game of the list."""
    rules = next(iter(PRESETS.values())).rules
    seats = (SeatPlan(person, PERSON), *(SeatPlan(name, USUAL_LEVEL) for name in NAMES[: USUAL_PLAYERS - 1]))
    return MatchPlan(rules, Seating(USUAL_PLAYERS, rules.shapes(USUAL_PLAYERS)[0]), seats, None)


def own_name(name: str) -> str:
    """Return the name of a person; empty where it only says "you", in whichever language."""
    return "" if name in YOU else name


def with_person(plan: MatchPlan, name: str) -> MatchPlan:
    """Return a plan in which the person at the first seat, if one sits there, is called so."""
    first, *others = plan.seats
    if first.level != PERSON:
        return plan
    return replace(plan, seats=(replace(first, name=name), *others))


def nearest_seating(rules: Rules, wanted: Seating) -> Seating:
    """Return the seating that the rules offer and that is nearest to the one wanted, else to the usual one.

    Rules that offer none at all contradict themselves; then it is everybody alone.
    """
    counts = sorted(
        rules.deck.player_counts,
        key=lambda count: (abs(count - wanted.players), abs(count - USUAL_PLAYERS), count),
    )
    players = next((count for count in counts if possible_shapes(rules, count)), counts[0])
    shapes = possible_shapes(rules, players) or (Shape.SOLO,)
    return Seating(players, wanted.shape if wanted.shape in shapes else shapes[0])


def possible_shapes(rules: Rules, players: int) -> tuple[Shape, ...]:
    """List the team shapes that rules offer for a count of players, and that so many can form."""
    return tuple(shape for shape in rules.shapes(players) if PLAYERS_OF.get(shape, players) == players)


def with_game(plan: MatchPlan, game: Game) -> MatchPlan:
    """Return a plan for another game: with the same people as far as they find a seat there."""
    seating = nearest_seating(game.rules, plan.seating)
    taken = {seat.name.casefold() for seat in plan.seats}
    fresh = (SeatPlan(name, USUAL_LEVEL) for name in NAMES if name.casefold() not in taken)
    seats = (*plan.seats, *fresh)[: seating.players]
    return MatchPlan(game.rules, seating, seats, None, game.name)


def plan_to_text(plan: MatchPlan, before: str = "") -> str:
    """Write a plan for the preferences, where what was chosen `before` stands.

    A match with the cards of a code has their dealer: it leaves what was chosen.
    """
    if plan.first_deal is not None:
        return before
    return json.dumps(
        {
            "rules": rules_to_json(plan.rules),
            "players": plan.seating.players,
            "shape": plan.seating.shape.value,
            "seats": [[seat.name, seat.level] for seat in plan.seats],
            "first_dealer": plan.first_dealer,
            "rules_name": plan.rules_name,
        }
    )


def plan_from_text(text: str) -> MatchPlan | None:
    """Read a plan; None where there is none or it is no longer possible."""
    try:
        found = json.loads(text)
        rules = rules_from_json(found["rules"])
        seats = tuple(SeatPlan(str(name), str(level)) for name, level in found["seats"])
        dealer = found["first_dealer"]
        name = str(found.get("rules_name", ""))
        seating = _seating(rules, int(found["players"]), str(found["shape"]))
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    if seating is None or len(seats) != seating.players:
        return None
    return MatchPlan(rules, seating, seats, dealer if isinstance(dealer, int) else None, name)


def _seating(rules: Rules, players: int, shape: str) -> Seating | None:
    return next((Seating(players, one) for one in rules.shapes(players) if one.value == shape), None)
