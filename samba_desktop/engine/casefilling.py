"""Putting the cards that a case leaves open where it wants a number of them; knows no rule of play."""

from collections import Counter

from msgspec import Struct

from samba_desktop.engine.cards import Card, is_red_three, pack
from samba_desktop.engine.casefields import CaseError
from samba_desktop.engine.notation import SIDE_LETTERS, write_card
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.shuffle import Chance, shuffled
from samba_desktop.engine.table import Seating, Table

FILL_SEED = 2026
"""Numbers in place of cards are always filled in the same way."""

Hands = tuple[tuple[Card, ...], ...]


class Parts(Struct, frozen=True):
    """What a case says, before hidden cards are filled in."""

    rules: Rules
    seating: Seating
    hands: tuple[tuple[Card, ...] | int, ...]
    stock: tuple[Card, ...] | int | None


def filled(parts: Parts, table: Table) -> tuple[Hands, tuple[Card, ...]]:
    """Fill numbers with the cards that are left, so that each card lies in exactly one place."""
    rules = parts.rules
    whole = pack(rules.deck.deck_count, rules.deck.joker_count)
    left = Counter(whole)
    for field, cards in _places(parts, table):
        for card in cards:
            if not left[card]:
                raise CaseError(
                    field,
                    QT_TRANSLATE_NOOP(
                        "Cases", "{card} lies in more places than the pack has copies ({copies})."
                    ),
                    card=write_card(card),
                    copies=whole.count(card),
                )
            left[card] -= 1
    rest = list(shuffled(tuple(left.elements()), Chance(FILL_SEED)))
    forced = rules.red_threes_forced
    if forced:
        rest.sort(key=is_red_three)
    hands = tuple(
        hand if not isinstance(hand, int) else _drawn(rest, hand, f"hands.{seat}")
        for seat, hand in enumerate(parts.hands, start=1)
    )
    if isinstance(parts.stock, tuple):
        return hands, _checked_rest(parts.stock, rest)
    if parts.stock is not None and parts.stock != len(rest):
        raise CaseError(
            "stock",
            QT_TRANSLATE_NOOP(
                "Cases", "this number is {number}, but so many cards of the pack are left for it: {left}."
            ),
            number=parts.stock,
            left=len(rest),
        )
    return hands, shuffled(tuple(rest), Chance(FILL_SEED + 1)) if forced else tuple(rest)


def _checked_rest(stock: tuple[Card, ...], rest: list[Card]) -> tuple[Card, ...]:
    if rest:
        raise CaseError(
            "stock",
            QT_TRANSLATE_NOOP(
                "Cases",
                "some cards of the pack lie nowhere, such as {card}, and so many in all: {left}; write a "
                "number where the cards do not matter.",
            ),
            card=write_card(rest[0]),
            left=len(rest),
        )
    return stock


def _drawn(rest: list[Card], count: int, field: str) -> tuple[Card, ...]:
    if count > len(rest):
        raise CaseError(
            field,
            QT_TRANSLATE_NOOP(
                "Cases", "this number is {number}, but the pack has no more cards left than {left}."
            ),
            number=count,
            left=len(rest),
        )
    drawn = tuple(rest[:count])
    del rest[:count]
    return drawn


def _places(parts: Parts, table: Table) -> list[tuple[str, tuple[Card, ...]]]:
    places = [
        (f"hands.{at}", hand) for at, hand in enumerate(parts.hands, start=1) if isinstance(hand, tuple)
    ]
    if isinstance(parts.stock, tuple):
        places.append(("stock", parts.stock))
    places += [("pile", table.pile), ("turn.withheld", table.turn.withheld)]
    for side, melds in enumerate(table.melds):
        letter = SIDE_LETTERS[side]
        places.append((f"red_threes.{letter}", table.red_threes[side]))
        places += [(f"melds.{letter}[{at}]", meld.cards) for at, meld in enumerate(melds, start=1)]
    return places
