"""Tables for the scene's tests, dealt at random or built by hand; no rule is asked."""

import random

import msgspec

from samba_desktop.engine.cards import A_JOKER, RANKS, Card, pack
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating, Table, Turn, View
from samba_desktop.scene.captions import ButtonCaption, Captions, SeatCaption, ZoneCaption

SEATINGS = (
    Seating(2, Shape.SOLO),
    Seating(3, Shape.SOLO),
    Seating(4, Shape.TWO_PAIRS),
    Seating(4, Shape.SOLO),
    Seating(5, Shape.SOLO),
    Seating(6, Shape.THREE_PAIRS),
    Seating(6, Shape.TWO_TRIOS),
    Seating(6, Shape.SOLO),
)
RULES = tuple(
    PRESETS[name].rules
    for name in ("swedish-samba", "black-samba", "samba-500", "open-samba", "bolivia", "classic-canasta")
)
"""Rules under which melds lie in different forms."""
COURT = {"A": 14, "K": 13, "Q": 12, "J": 11, "T": 10}


def cards(text):
    """Read cards such as "QS TD *", where the star is a joker."""
    return tuple(
        A_JOKER if one == "*" else Card(COURT.get(one[0]) or int(one[0]), one[1]) for one in text.split()
    )


def group(text):
    found = cards(text)
    return Meld(MeldKind.GROUP, found[0].rank, "", found)


def table_of(seating, **fields):
    """Build a table on which nothing lies but what `fields` say."""
    players, sides = seating.players, seating.sides
    empty = {
        "rules": Rules(),
        "seating": seating,
        "dealer": 0,
        "round_no": 1,
        "scores": (0,) * sides,
        "stock_size": 60,
        "hand_sizes": (11,) * players,
        "pile": (),
        "frozen": False,
        "melds": ((),) * sides,
        "red_threes": ((),) * sides,
        "melded": (False,) * players,
        "turn": Turn(0, Phase.PLAY, 0),
        "history": (),
    }
    counts = {one.name: (0,) * sides for one in msgspec.structs.fields(Table) if one.required}
    return Table(**(counts | empty | fields))


def captions_of(view, **fields):
    seating = view.table.seating
    words = {
        "title": "Samba",
        "seats": tuple(SeatCaption(f"Seat {seat}", "Medium", "S", seat) for seat in range(seating.players)),
        "zones": tuple(ZoneCaption(f"Side {side}", "needs 1") for side in range(seating.sides)),
        "buttons": (
            ButtonCaption("draw", "Draw", "D", primary=True),
            ButtonCaption("undo", "Undo", half=True, enabled=False),
            ButtonCaption("hint", "Hint", half=True),
        ),
    }
    return Captions(**(words | fields))


def random_view(seed, most_hand=45, most_melds=11):
    """Deal a table at random, each card of a pack once; sides with little room get fewer melds."""
    rng = random.Random(seed)
    seating, rules = rng.choice(SEATINGS), rng.choice(RULES)
    seat = rng.randrange(seating.players)
    left = list(pack(6, 8))
    rng.shuffle(left)
    crowded = seating.sides > 3
    melds = tuple(
        tuple(_meld(rng, rules) for _ in range(rng.randint(0, 6 if crowded else most_melds)))
        for _ in range(seating.sides)
    )
    threes = [card for card in left if card.rank == 3 and card.suit in "HD"]
    red_threes = tuple(tuple(threes.pop() for _ in range(rng.randint(0, 2))) for _ in range(seating.sides))
    hand = tuple(left.pop() for _ in range(rng.randint(0, most_hand)))
    pile = tuple(left.pop() for _ in range(rng.choice((0, 1, 5, 9, 30))))
    table = table_of(
        seating,
        rules=rules,
        melds=melds,
        red_threes=red_threes,
        pile=pile,
        frozen=rng.random() < 0.5,
        stock_size=rng.choice((0, 1, 40, 100)),
        hand_sizes=tuple(len(hand) if at == seat else rng.randint(0, 25) for at in range(seating.players)),
        turn=Turn(rng.randrange(seating.players), Phase.PLAY, seat),
    )
    return View(table, seat, hand)


def _meld(rng, rules):
    kind = rng.random()
    if rules.groups.wild_melds and kind < 0.15:
        return Meld(MeldKind.WILD, 0, "", (A_JOKER, Card(2, "S"), *[A_JOKER] * rng.randint(1, 5)))
    if rules.sequences.sequences_enabled and kind < 0.5:
        return _sequence(rng, rules)
    rank = rng.choice(RANKS[2:])
    count = rng.choice((3, 3, 4, 4, 5, 6, 7, 8))
    wild = rng.randint(0, min(2, count - 2))
    found = [Card(rank, rng.choice("SHDC")) for _ in range(count - wild)] + [A_JOKER] * wild
    return Meld(MeldKind.GROUP, rank, "", tuple(found))


def _sequence(rng, rules):
    suit, low = rng.choice("SHDC"), rng.randint(4, 8)
    most = rules.sequences.sequence_max_length or 9
    high = min(14, low + rng.choice((2, 3, 4, 5, 6, 8)), low + most - 1)
    found = [Card(rank, suit) for rank in range(low, high + 1)]
    most_wilds = rules.sequences.sequence_max_wilds
    for _ in range(2 if most_wilds is None else most_wilds):
        if rng.random() < 0.6:
            found[rng.randrange(len(found))] = rng.choice((A_JOKER, Card(2, "H")))
    return Meld(MeldKind.SEQUENCE, low, suit, tuple(found))
