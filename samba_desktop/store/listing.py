"""The list of kept matches, read without playing them."""

import json
from dataclasses import dataclass

from samba_desktop.store import rows
from samba_desktop.store.store import Store


@dataclass(frozen=True, slots=True)
class MatchLine:
    """What a list shows of a match."""

    match_id: int
    created: str
    """ISO 8601 in UTC, as is `played`."""
    played: str
    """When it was last begun or gone on with."""
    preset: str
    """The rule set from which its rules come."""
    is_changed: bool
    """Whether options of that rule set were changed."""
    shape: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    entries: int
    rounds: int
    totals: tuple[int, ...]
    """For each side; empty before the end of the first round."""
    winners: tuple[int, ...] | None
    """The sides that won; none for a draw or a match given up, None while it goes on."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set."""


def list_matches(store: Store) -> tuple[MatchLine, ...]:
    """List the kept matches, running ones first, then the latest; one that is damaged is left out."""
    with store.reading() as database:
        found = database.execute(
            "SELECT id, created, played, header, length, finished, result FROM matches "
            "ORDER BY finished, played DESC, id DESC"
        ).fetchall()
    lines = (_line(store, row) for row in found)
    return tuple(line for line in lines if line is not None)


def _line(store: Store, row: tuple[object, ...]) -> MatchLine | None:
    match_id, created, played, header, length, finished, result = row
    if not isinstance(match_id, int) or not isinstance(length, int):
        return None
    try:
        fixed = json.loads(str(header))
        plans, rules = fixed["seats"], fixed["rules"]
        winners = rows.result_from_text(result) if finished else None
        counts = store.rounds_of(match_id)
        names, levels = tuple(plan["name"] for plan in plans), tuple(plan["level"] for plan in plans)
        return MatchLine(
            match_id,
            str(created),
            str(played),
            rules["preset"],
            bool(rules["changed"]),
            fixed["shape"],
            names,
            levels,
            length,
            len(counts),
            counts[-1].totals if counts else (),
            winners,
            str(fixed.get("rules_name", "")),
        )
    except (KeyError, TypeError, ValueError):
        return None
