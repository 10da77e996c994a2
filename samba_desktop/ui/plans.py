"""The choices of the new-match dialog as they are remembered from one match to the next."""

import json

from samba_desktop.ai.levels import USUAL_LEVEL
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.rules.saving import RulesError, rules_from_json, rules_to_json
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import PERSON, SeatPlan
from samba_desktop.ui.match_plan import NAMES, MatchPlan

USUAL_PLAYERS = 4


def usual_plan(person: str) -> MatchPlan:
    """Return what the first match is: four players in two pairs, the first game of the list."""
    rules = next(iter(PRESETS.values())).rules
    seats = (SeatPlan(person, PERSON), *(SeatPlan(name, USUAL_LEVEL) for name in NAMES[: USUAL_PLAYERS - 1]))
    return MatchPlan(rules, Seating(USUAL_PLAYERS, rules.shapes(USUAL_PLAYERS)[0]), seats, None)


def plan_to_text(plan: MatchPlan) -> str:
    """Write a plan for the preferences."""
    return json.dumps(
        {
            "rules": rules_to_json(plan.rules),
            "players": plan.seating.players,
            "shape": plan.seating.shape.value,
            "seats": [[seat.name, seat.level] for seat in plan.seats],
            "first_dealer": plan.first_dealer,
        }
    )


def plan_from_text(text: str) -> MatchPlan | None:
    """Read a plan; None where there is none or it is no longer possible."""
    try:
        found = json.loads(text)
        rules = rules_from_json(found["rules"])
        seats = tuple(SeatPlan(str(name), str(level)) for name, level in found["seats"])
        dealer = found["first_dealer"]
        seating = _seating(rules, int(found["players"]), str(found["shape"]))
    except (ValueError, KeyError, TypeError, RulesError):
        return None
    if seating is None or len(seats) != seating.players:
        return None
    return MatchPlan(rules, seating, seats, dealer if isinstance(dealer, int) else None)


def _seating(rules: Rules, players: int, shape: str) -> Seating | None:
    return next((Seating(players, one) for one in rules.shapes(players) if one.value == shape), None)
