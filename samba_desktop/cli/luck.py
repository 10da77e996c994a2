"""`samba-desktop luck`: how wild cards and red threes fell in all own matches, beside what chance gives."""

import json
from collections.abc import Callable

from samba_desktop.cli.trouble import Trouble
from samba_desktop.match.luck import SeatLuck, Tally
from samba_desktop.match.saving import SaveError
from samba_desktop.store.all_luck import own_luck
from samba_desktop.store.folders import data_place
from samba_desktop.store.store import Store
from samba_desktop.texts.fair_play import LuckTexts
from samba_desktop.texts.language import Language

Told = Callable[[str], object]


def luck(folder: str | None, language: Language, *, as_json: bool, tell: Told) -> None:
    """Tell how the cards fell; as JSON a line for each match as soon as it is counted.

    Raises Trouble with one sentence where the matches cannot be read.
    """
    try:
        with Store.open(data_place(folder), writing=False) as store:
            if as_json:
                for at, total, seats in own_luck(store):
                    tell(
                        json.dumps({"match": at, "of": total, "seats": [seat_to_json(one) for one in seats]})
                    )
            else:
                tell(as_text(store, language))
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def as_text(store: Store, language: Language) -> str:
    """Write it in lines."""
    texts, seats, matches = LuckTexts(language), list[SeatLuck](), 0
    for _, _, found in own_luck(store):
        seats = added(seats, found)
        matches += any(one.cards for one in found)
    if not matches:
        return texts.none()
    lines = [texts.matches(matches)]
    for heading, tallies in (
        (texts.wild(), [one.wild for one in seats]),
        (texts.red_threes(), [one.red_threes for one in seats]),
    ):
        lines.append(f"{heading}:")
        lines += [
            texts.line(seat, tally.got, seats[seat].cards, *tally.range) for seat, tally in enumerate(tallies)
        ]
    return "\n".join(lines)


def added(seats: list[SeatLuck], found: tuple[SeatLuck, ...]) -> list[SeatLuck]:
    """Add the seats of a match to those of others."""
    longer = [*seats, *[SeatLuck()] * max(0, len(found) - len(seats))]
    return [one.plus(found[at]) if at < len(found) else one for at, one in enumerate(longer)]


def seat_to_json(one: SeatLuck) -> dict[str, object]:
    """Write what came to a seat."""
    return {"cards": one.cards, "wild": _tally(one.wild), "red_threes": _tally(one.red_threes)}


def _tally(one: Tally) -> list[float]:
    return [one.got, one.expected, one.variance]
