"""First melds from the hand: what counts, what waits while points are owed, what is taken back."""

from tests.engine.cases import case
from tests.engine.rulings.ruling import SAMBA, SIXES, Ruling, check, ruled

HAND = "KS KH KD AS AH AD QS QH QD 8S 8H 8D 3H 4C 5C"


def first(says: str, *actions: str, refused: str | None = None, hand: str = HAND, **more: object) -> Ruling:
    """Begin with nothing on the table; seat 1 is to play."""
    shows = more.pop("shows", {})
    return Ruling(says, case(hand, *actions, **{"melds": [], **more}), refused, shows)


AT_90 = {"scores": {"A": 1500, "B": 0}}
AT_120 = {"scores": {"A": 3000, "B": 0}}
ACES, KINGS_3, QUEENS_3 = "lay AS AH AD", "lay KS KH KD", "lay QS QH QD"


@ruled(
    first("fifty are reached by aces alone", ACES, "discard 4C"),
    first("thirty are not fifty", KINGS_3, "discard 4C", refused="short_of_minimum"),
    first("thirty and thirty are", KINGS_3, QUEENS_3, "discard 4C"),
    first("the debt is written down", KINGS_3, shows={"position.turn.owed": 20, "position.melded_by": []}),
    first(
        "and gone when it is paid",
        KINGS_3,
        QUEENS_3,
        shows={"position.melded_by": [1], "position.turn.old_melds": 0},
    ),
    first(
        "below nought fifteen are enough",
        "lay 4S 4H 4D",
        "discard 5C",
        hand="4S 4H 4D 4C 5C",
        scores={"A": -5, "B": 0},
    ),
    first(
        "at nought they are not",
        "lay 4S 4H 4D",
        "discard 5C",
        hand="4S 4H 4D 4C 5C",
        refused="short_of_minimum",
    ),
    first("the minimum is the own side's", ACES, "discard 4C", scores={"A": 0, "B": 7000}),
    first(
        "the others' is theirs",
        ACES,
        "discard 4C",
        hand=HAND,
        seat=2,
        scores={"A": 0, "B": 7000},
        refused="short_of_minimum",
    ),
    first("ninety", ACES, KINGS_3, "discard 4C", **AT_90),
    first("one hundred and twenty", ACES, KINGS_3, QUEENS_3, "discard 4C", **AT_120),
    first(
        "five short",
        ACES,
        KINGS_3,
        "lay 4S 4H 4D",
        "discard 5C",
        hand=HAND + " 4S 4H 4D",
        refused="short_of_minimum",
        **AT_120,
    ),
    first("cards added later in the turn count", KINGS_3, "add m1 KC KS", "discard 4C", hand=HAND + " KC KS"),
    first("wild cards count what they are worth", "lay KS KH JK", "discard 4C", hand="KS KH JK 4C 5C"),
    first(
        "joining changes nothing",
        "lay KS KH KD",
        "lay KS KC 2S",
        "merge m1 m2",
        "discard 4C",
        hand="KS KH KD KS KC 2S 4C 5C",
        shows={"position.melds.A": ["KS KH KD KS KC 2S"]},
    ),
    first(
        "joining while it is owed pays with the link",
        "lay KS KH KD",
        "lay KC KS KH",
        "merge m1 m2 JK",
        "discard 4C",
        hand="KS KH KD KC KS KH JK 4C 5C",
        **AT_90,
    ),
    first(
        "joining alone pays nothing",
        "lay KS KH KD",
        "lay KC KS KH",
        "merge m1 m2",
        "discard 4C",
        hand="KS KH KD KC KS KH JK 4C 5C",
        refused="short_of_minimum",
        **AT_90,
    ),
    first("while it is owed nobody is asked", KINGS_3, "ask", refused="short_of_minimum"),
    first("no turn ends by a pass", KINGS_3, "pass", hand="KS KH KD 4C", refused="short_of_minimum"),
    first("no red three is laid out that is replaced", KINGS_3, "three 3H", refused="short_of_minimum"),
    first("one that is not replaced may be", KINGS_3, "three 3H", changed={"red_three_replacement": False}),
    first("nobody draws again", KINGS_3, "draw", refused="already_drawn"),
    first("taking back is a way on", KINGS_3, "back", "discard 4C"),
    first("also by halves", ACES, KINGS_3, "back", "back", "discard 4C", **AT_120),
    first("there is no more than that", "back", refused="revealed"),
    first(
        "the last cards do not go out in debt", "lay KS KH KD", hand="KS KH KD", refused="short_of_minimum"
    ),
    first(
        "the keep rule holds for a first meld",
        "lay KS KH KD",
        hand="KS KH KD 4C",
        rules="dutch-samba",
        refused="keep_cards",
    ),
    first("a partner who has melded is enough", KINGS_3, "discard 4C", melds=SIXES, melded_by=[3]),
    first(
        "but not where each player needs it",
        KINGS_3,
        "discard 4C",
        melds=SIXES,
        melded_by=[3],
        changed={"initial_meld_unit": "player"},
        refused="short_of_minimum",
    ),
    first(
        "there the partner's meld is left alone",
        "add m1 6S",
        hand="6S 4C 5C",
        melds=SIXES,
        melded_by=[3],
        changed={"initial_meld_unit": "player"},
        refused="lay_off_before_initial",
    ),
    first(
        "until it is made",
        ACES,
        "add m1 6S",
        hand=HAND + " 6S",
        melds=SIXES,
        melded_by=[3],
        changed={"initial_meld_unit": "player"},
    ),
)
def test_what_counts_and_what_waits(ruling):
    check(ruling)


@ruled(
    first(
        "each meld for itself: two small ones are not enough",
        KINGS_3,
        QUEENS_3,
        "discard 4C",
        changed={"initial_meld_sum_melds": False},
        refused="short_of_minimum",
    ),
    first(
        "each meld for itself: one large one is",
        KINGS_3,
        ACES,
        "discard 4C",
        changed={"initial_meld_sum_melds": False},
    ),
    first(
        "each meld for itself: it may grow to it",
        KINGS_3,
        "add m1 KC KS",
        "discard 4C",
        hand=HAND + " KC KS",
        changed={"initial_meld_sum_melds": False},
    ),
    first(
        "sequences don't count where they are left out",
        "lay 10S JS QS KS AS",
        "discard 4C",
        hand="10S JS QS KS AS 4C 5C",
        changed={"initial_meld_sequences_count": False},
        refused="short_of_minimum",
    ),
    first(
        "groups beside them do",
        "lay 10S JS QS KS AS",
        ACES,
        "discard 4C",
        hand="10S JS QS KS AS AS AH AD 4C 5C",
        changed={"initial_meld_sequences_count": False},
    ),
    first(
        "bonuses count where they are let in",
        f"lay {SAMBA}",
        "discard 4C",
        hand=f"{SAMBA} 4C 5C",
        scores={"A": 7000},
        changed={"bonuses_count_for_initial": True},
    ),
    first(
        "else they don't",
        f"lay {SAMBA}",
        "discard 4C",
        hand=f"{SAMBA} 4C 5C",
        scores={"A": 7000},
        refused="short_of_minimum",
    ),
    first(
        "red threes count with them",
        KINGS_3,
        "discard 4C",
        red_threes={"A": "3H"},
        changed={"bonuses_count_for_initial": True},
    ),
    first(
        "a wild meld is a first meld",
        "lay JK 2S 2H",
        "discard 4C",
        hand="JK 2S 2H 4C 5C 7C",
        rules="bolivia",
        scores={"A": 1500},
    ),
    first(
        "an own table of minimums",
        KINGS_3,
        "discard 4C",
        changed={"initial_meld_bands": [[None, 30], [1000, 60]]},
    ),
    first(
        "from its next line",
        KINGS_3,
        "discard 4C",
        scores={"A": 1000},
        changed={"initial_meld_bands": [[None, 30], [1000, 60]]},
        refused="short_of_minimum",
    ),
    first(
        "no minimum at all",
        "lay 4S 4H 4D",
        "discard 5C",
        hand="4S 4H 4D 4C 5C",
        changed={"initial_meld_bands": [[None, 0]]},
    ),
    first(
        "german: ninety at three thousand",
        ACES,
        KINGS_3,
        "discard 4C",
        rules="german-samba",
        hand="KS KH KD AS AH AD 4C 5C",
        **AT_120,
    ),
    first(
        "german: fifty below nought",
        "lay 4S 4H 4D",
        "discard 5C",
        hand="4S 4H 4D 4C 5C 7C",
        rules="german-samba",
        scores={"A": -50},
        refused="short_of_minimum",
    ),
    first(
        "classic: one hundred and twenty at nine thousand",
        ACES,
        KINGS_3,
        QUEENS_3,
        "discard 4C",
        rules="classic-canasta",
        hand="KS KH KD AS AH AD QS QH QD 4C 5C",
        scores={"A": 9000},
    ),
)
def test_other_ways_of_counting(ruling):
    check(ruling)


FOURS = "4S 4H 4D 4C 4S 4H 4D"
WHOLE = f"{FOURS} QS QH QD 9C"


@ruled(
    first(
        "a whole hand with a canasta needs no minimum",
        f"lay {FOURS}",
        QUEENS_3,
        "discard 9C",
        hand=WHOLE,
        rules="classic-canasta",
        **AT_120,
    ),
    first(
        "also where the last card is melded",
        f"lay {FOURS}",
        QUEENS_3,
        hand=WHOLE[:-3],
        rules="classic-canasta",
        **AT_120,
    ),
    first(
        "not after taking the pile",
        f"lay {FOURS}",
        QUEENS_3,
        "discard 9C",
        hand=WHOLE,
        rules="classic-canasta",
        turn={"drew": "pile"},
        refused="short_of_minimum",
        **AT_120,
    ),
    first(
        "not without a canasta",
        QUEENS_3,
        "lay 4S 4H 4D",
        "discard 9C",
        hand="QS QH QD 4S 4H 4D 9C",
        rules="classic-canasta",
        changed={"go_out_sets": 0},
        refused="short_of_minimum",
        **AT_120,
    ),
    first(
        "and only by going out",
        f"lay {FOURS}",
        QUEENS_3,
        "discard 9C",
        hand=f"{WHOLE} 5C",
        rules="classic-canasta",
        refused="short_of_minimum",
        **AT_120,
    ),
    first(
        "elsewhere it is needed",
        f"lay {FOURS}",
        QUEENS_3,
        "discard 9C",
        hand=WHOLE,
        changed={"go_out_sets": 1},
        refused="short_of_minimum",
        **AT_120,
    ),
)
def test_the_waived_minimum(ruling):
    check(ruling)
