"""Tables for the properties of the layout: any hand, melds, threes and pile; no rule is asked."""

import random

from hypothesis import strategies as st

from samba_desktop.engine.cards import A_JOKER, Card, pack
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.table import Phase, Turn, View
from samba_desktop.scene.layout.geometry import Size
from tests.scene.tables import RULES, SEATINGS, table_of

SCREENS = ((1024, 640), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
RATIOS = (1.0, 1.25, 1.5, 2.0)
SMALLEST = Size(1024, 610)
"""The table in the smallest window, under its menus."""
BESIDE_LOG = Size(700, 605)
"""The same with the log open."""
LARGEST = Size(3840, 2160)
LONGEST = 12


def crowded(seating):
    """Return how many melds a side may have laid at the end of a long round."""
    return 12 if seating.sides <= 3 else 6


def _screen(pair, ratio):
    """Return the table on a screen in logical pixels, which is never smaller than the window may get."""
    wide, high = pair
    return Size(max(SMALLEST.width, wide / ratio), max(SMALLEST.height, high / ratio))


screens = st.builds(_screen, st.sampled_from(SCREENS), st.sampled_from(RATIOS))
any_size = st.builds(
    Size,
    st.integers(int(SMALLEST.width), int(LARGEST.width)),
    st.integers(int(SMALLEST.height), int(LARGEST.height)),
)
beside_log = st.builds(
    Size, st.integers(int(BESIDE_LOG.width), 1200), st.integers(int(BESIDE_LOG.height), 900)
)
windows = st.one_of(screens, any_size, beside_log)
"""Tables in logical pixels: screens at their scale factors, drawn windows, and small ones beside the log."""


@st.composite
def views(draw, least_hand=15, most_hand=45):
    """Draw a table late in a long round, seen from any seat."""
    seating, rules = draw(st.sampled_from(SEATINGS)), draw(st.sampled_from(RULES))
    seat = draw(st.integers(0, seating.players - 1))
    lengths = st.lists(st.integers(3, LONGEST), min_size=1, max_size=crowded(seating))
    columns = [draw(lengths) for _ in range(seating.sides)]
    hand, pile = draw(st.integers(least_hand, most_hand)), draw(st.integers(0, 60))
    threes = _shared_out(draw(st.lists(st.integers(0, seating.sides - 1), max_size=6)), seating.sides)
    frozen, seed = draw(st.booleans()), draw(st.integers(0, 2**16))
    return deal(seating, rules, seat, columns, hand, pile, threes, frozen=frozen, rng=random.Random(seed))


def _shared_out(owners, sides):
    return tuple(owners.count(side) for side in range(sides))


def deal(seating, rules, seat, columns, hand, pile, threes, *, frozen, rng):  # noqa: PLR0917 - a whole table
    """Return a table as a seat sees it.

    `columns` has the lengths of the melds of each side, `threes` the number of its red threes; `hand` and
    `pile` are numbers of cards.
    """
    left = list(pack(6, 8))
    rng.shuffle(left)
    reds = [card for card in left if card.rank == 3 and card.suit in "HD"]
    table = table_of(
        seating,
        rules=rules,
        melds=tuple(tuple(_meld(length, rules, rng) for length in side) for side in columns),
        red_threes=tuple(tuple(reds.pop() for _ in range(count)) for count in threes),
        pile=tuple(left.pop() for _ in range(pile)),
        frozen=frozen,
        hand_sizes=tuple(hand if at == seat else rng.randint(0, 45) for at in range(seating.players)),
        turn=Turn(rng.randrange(seating.players), Phase.PLAY, seat),
    )
    return View(table, seat, tuple(left.pop() for _ in range(hand)))


def _meld(length, rules, rng):
    if rules.sequences.sequences_enabled and rng.random() < 0.45:
        return _sequence(min(length, rules.sequences.sequence_max_length or 11), rules, rng)
    if rules.groups.wild_melds and rng.random() < 0.1:
        return Meld(MeldKind.WILD, 0, "", (Card(2, "S"), *[A_JOKER] * (length - 1)))
    rank, wild = rng.randint(4, 14), rng.randint(0, min(3, length - 2))
    found = [Card(rank, rng.choice("SHDC")) for _ in range(length - wild)]
    return Meld(MeldKind.GROUP, rank, "", (*found, *[A_JOKER] * wild))


def _sequence(length, rules, rng):
    suit, low = rng.choice("SHDC"), rng.randint(4, 15 - length)
    found = [Card(rank, suit) for rank in range(low, low + length)]
    most = rules.sequences.sequence_max_wilds
    for _ in range(2 if most is None else most):
        if rng.random() < 0.5:
            found[rng.randrange(1, length)] = A_JOKER
    return Meld(MeldKind.SEQUENCE, low, suit, tuple(found))
