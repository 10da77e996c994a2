"""Finding on whose melds cards were laid off of which a case tells the points alone; judges nothing."""

from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points

Fewest = dict[int, int]
"""For each sum of points the fewest cards that make it."""


def laid_off(rules: Rules, melds: tuple[tuple[Meld, ...], ...], credit: tuple[int, ...]) -> tuple[int, ...]:
    """Find for each side the points of cards in its melds that others laid there.

    `credit` holds for each side the points that it laid off. Where these can lie in several places, those are
    taken that need the fewest cards; nothing is found where that leaves more than one way.
    """
    foreign = [0] * len(melds)
    for side, points in enumerate(credit):
        others = [other for other in range(len(melds)) if other != side and melds[other]]
        if points and len(others) == 1:
            foreign[others[0]] += points
        elif points:
            for other, part in zip(
                others, _parts(rules, [melds[other] for other in others], points), strict=True
            ):
                foreign[other] += part
    return tuple(foreign)


def _parts(rules: Rules, owners: list[tuple[Meld, ...]], points: int) -> tuple[int, ...]:
    """Divide points among owners of melds; nothing for each where there is no single way to."""
    ways: dict[int, tuple[int, tuple[int, ...], bool]] = {0: (0, (), True)}
    for melds in owners:
        longer: dict[int, tuple[int, tuple[int, ...], bool]] = {}
        for total, (count, parts, alone) in ways.items():
            for part, cards in _loose(rules, melds).items():
                way = (count + cards, (*parts, part), alone)
                known = longer.get(total + part)
                if known is None or way[0] < known[0]:
                    longer[total + part] = way
                elif way[0] == known[0]:
                    longer[total + part] = (known[0], known[1], False)
        ways = longer
    _, parts, alone = ways.get(points, (0, (), False))
    return parts if alone else (0,) * len(owners)


def _loose(rules: Rules, melds: tuple[Meld, ...]) -> Fewest:
    """Say what cards come to that melds could be without: all but those it began with."""
    sums: Fewest = {0: 0}
    for meld in melds:
        more = (
            _loose_in_sequence(rules, meld)
            if meld.kind is MeldKind.SEQUENCE
            else _loose_in_group(rules, meld)
        )
        longer: Fewest = {}
        for one, cards in sums.items():
            for other, others in more.items():
                longer[one + other] = min(cards + others, longer.get(one + other, cards + others))
        sums = longer
    return sums


def _loose_in_sequence(rules: Rules, meld: Meld) -> Fewest:
    size = len(meld.cards)
    sums: Fewest = {}
    for low in range(size - SMALLEST + 1):
        for high in range(size - SMALLEST + 1 - low):
            points = card_points(rules, meld.cards[:low] + meld.cards[size - high :])
            sums[points] = min(low + high, sums.get(points, low + high))
    return sums


def _loose_in_group(rules: Rules, meld: Meld) -> Fewest:
    sums: set[tuple[int, int]] = {(0, 0)}
    for card in meld.cards:
        sums |= {(points + rules.points[card], count + 1) for points, count in sums}
    fewest: Fewest = {}
    for points, count in sums:
        if count <= len(meld.cards) - SMALLEST:
            fewest[points] = min(count, fewest.get(points, count))
    return fewest
