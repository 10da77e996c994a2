"""Taking the discard pile, all of it, five cards or one: who may, with what, and what stays."""

from tests.engine.cases import case
from tests.engine.rulings.ruling import KINGS, SAMBA, SIXES, Ruling, check, ruled

SPARE = "4C 5C"


def take(rules: str, pile: str, hand: str, action: str, refused: str | None = None, **more: object) -> Ruling:
    """Take from the pile; two cards that nobody needs stay in the hand."""
    shows = more.pop("shows", {})
    position = case(
        f"{hand} {SPARE}", action, pile=pile, phase="draw", **{"rules": rules, "melds": SIXES, **more}
    )
    melds = more.get("melds", SIXES)
    beside = " ".join(f"{name}={value}" for name, value in (more.get("changed") or {}).items())
    beside += " frozen" if more.get("frozen") else ""
    says = " ".join(filter(None, [rules, f"{melds or 'nothing'} ({pile})", hand, action, beside]))
    return Ruling(says, position, refused, {f"position.{at}": value for at, value in shows.items()})


ROW = ["6S 7S 8S"]
QUEENS = ["QS QH QC"]


@ruled(
    take("swedish-samba", "9D QD", "QS QH 2S", "take QS QH 2S"),
    take("swedish-samba", "9D QD", "QS QH 2S JK", "take QS QH 2S JK", "wild_ratio"),
    take("swedish-samba", "9D QD", "QS QH QC QC JK 2S", "take QS QH QC QC JK 2S"),
    take("swedish-samba", "9D QD", "QS QH 9S", "take QS QH 9S", "not_a_meld"),
    take("swedish-samba", "9D QD", "QS 2S JK", "take QS 2S JK", "pile_natural_plus_wild"),
    take("swedish-samba", "9D QD", "2S JK", "take 2S JK", "pile_needs_natural_pair"),
    take("swedish-samba", "9D QD", "QS", "take QS QH", "card_not_in_hand"),
    take("swedish-samba", "9D QD", "QS", "take QS", "pile_needs_natural_pair"),
    take("swedish-samba", "", "QS QH", "take QS QH", "pile_empty"),
    take("swedish-samba", "9D QD", "QS QD", "take QS QD onto m1", melds=QUEENS),
    take("swedish-samba", "9D QD", "QS QH 2S", "take QS QH 2S onto m1", melds=QUEENS),
    take("swedish-samba", "9D QD", "QS", "take QS onto m1", "pile_onto_group", melds=QUEENS),
    take("swedish-samba", "9D QD", "2S", "take 2S onto m1", "pile_onto_group", melds=QUEENS),
    take("swedish-samba", "9D QD", "QS QD", "take QS QD onto m1", "other_rank", melds=["KS KH KC"]),
    take("swedish-samba", "9D QD", "QS QD", "take QS QD onto m2", "no_such_meld", melds=QUEENS),
    take("swedish-samba", "9D 9S", "9H 9C", "take 9H 9C onto m1", "pile_onto_sequence", melds=ROW),
    take("swedish-samba", "9D 9S", "JS", "take onto m1", "pile_onto_sequence", melds=ROW),
    take("swedish-samba", "9D 9S", "10S JS", "take 10S JS", "pile_new_sequence", melds=ROW),
    take(
        "swedish-samba", "9D 9S", "JS", "top m1", melds=ROW, shows={"pile": "9D", "melds.A": ["6S 7S 8S 9S"]}
    ),
    take("swedish-samba", "9D 10S", "9S", "top m1", "sequence_gap", melds=ROW),
    take("swedish-samba", "9D 7S", "9S", "top m1", "sequence_double", melds=ROW),
    take("swedish-samba", "9D 9H", "9S", "top m1", "sequence_suits", melds=ROW),
    take("swedish-samba", "9D QD", "9S", "top m1", "top_card_only_onto_sequence", melds=QUEENS),
    take("swedish-samba", "9D JS", "9S", "top m1", "samba_closed", melds=[SAMBA]),
    take("swedish-samba", "9D AS", "9S", "top m1", melds=["JS QS KS"]),
    take("swedish-samba", "9D 4S", "9S", "top m1", "sequence_ranks", melds=["QS KS AS"]),
    take("swedish-samba", "9D 2S", "9S", "top m1", "pile_blocked", melds=ROW),
    take("swedish-samba", "9D 3S", "9S", "top m1", "pile_blocked", melds=["4S 5S 6S"]),
    take("swedish-samba", "", "9S", "top m1", "pile_empty", melds=ROW),
    take(
        "swedish-samba",
        "9D 9S",
        "JS",
        "top m1",
        "top_card_alone",
        melds=ROW,
        changed={"pile_top_only_onto_sequence": False},
    ),
    take(
        "swedish-samba",
        "9D 9S",
        "JS",
        "take onto m1",
        melds=ROW,
        changed={"pile_take_by_extending_sequence": "always"},
    ),
    take(
        "swedish-samba",
        "9D 9S",
        "JS",
        "take onto m1",
        "pile_frozen",
        melds=ROW,
        changed={"pile_take_by_extending_sequence": "when_unfrozen"},
    ),
    take(
        "swedish-samba",
        "9D QD",
        "QS QH",
        "take QS QH",
        "pile_needs_natural_pair",
        changed={"pile_take_natural_pair": False},
    ),
)
def test_the_pile_of_swedish_samba(ruling):
    check(ruling)


@ruled(
    take(
        "black-samba",
        "JH 4H 4D 5D 6D 7D 9S",
        "8S 2S",
        "take 8S 2S=10S",
        shows={"pile": "JH 4H", "hands.1": "4C 5C 4D 5D 6D 7D", "melds.A": ["6H 6D 6C", "8S 9S 2S=10S"]},
    ),
    take("black-samba", "9D 9S", "8S 2S", "take 8S 2S=7S"),
    take("black-samba", "9D 9S", "10S JK", "take 10S JK=8S"),
    take("black-samba", "9D 9S", "8S 10S", "take 8S 10S"),
    take("black-samba", "9D 9S", "7S 8S", "take 7S 8S"),
    take("black-samba", "9D 9S", "7S 8S JK", "take 7S 8S JK=10S"),
    take("black-samba", "9D 9S", "7S 2S", "take 7S 2S=8S", "pile_needs_neighbour"),
    take("black-samba", "9D 9S", "JS 2S", "take JS 2S=10S", "pile_needs_neighbour"),
    take("black-samba", "9D 9S", "7S JS 2S JK", "take 7S 2S=8S JK=10S JS", "too_many_wilds_in_sequence"),
    take("black-samba", "9D 9S", "6S 7S 2S", "take 6S 7S 2S=8S"),
    take("black-samba", "9D 9S", "2S JK", "take 2S=8S JK=10S", "too_many_wilds_in_sequence"),
    take("black-samba", "9D 9S", "8S 2S", "take 8S 2S", "wild_needs_card"),
    take("black-samba", "9D JK 9S", "8S 2S", "take 8S 2S=10S", "pile_frozen"),
    take("black-samba", "9D JK 9S", "8S 10S", "take 8S 10S"),
    take("black-samba", "9D JK 9S", "9H 2S", "take 9H 2S", "pile_frozen"),
    take("black-samba", "9D JK 9S", "9H 9C", "take 9H 9C"),
    take("black-samba", "9D 9S", "9H 2S", "take 9H 2S"),
    take("black-samba", "9D 9S", "9H 2S JK", "take 9H 2S JK", "wild_ratio"),
    take("black-samba", "9D 9S", "2S JK", "take 2S JK", "pile_needs_natural_pair"),
    take("black-samba", "9D QD", "QS 2S", "take QS 2S onto m1", melds=QUEENS),
    take("black-samba", "9D QD", "QS", "take onto m1", "pile_onto_group", melds=QUEENS),
    take("black-samba", "9D 9S", "QS", "take onto m1", "pile_onto_sequence", melds=ROW),
    take("black-samba", "9D 9S", "QS", "top m1", "top_card_alone", melds=ROW),
    take("black-samba", "9D QD", "QS QH", "take QS QH onto m1", melds=["QS QH QC QD"]),
    take("black-samba", "9D QD", "QS QH", "take QS QH onto m1", "canasta_full", melds=["QS QH QC QD QC"]),
    take(
        "black-samba",
        "9D 4S",
        "AS AH KS KH 4H 4D",
        "take 4H 4D",
        melds=[],
        shows={"turn.owed": 35, "turn.withheld": "9D"},
    ),
    take("black-samba", "9D KS", "KH 2S AS AH", "take KH 2S", "pile_frozen", melds=[]),
    take("black-samba", "9D QS", "JS 2S AS AH", "take JS 2S=10S", "pile_frozen", melds=[]),
    take("black-samba", "9D QS", "JS KS AS AH", "take JS KS", melds=[]),
    take(
        "black-samba",
        "9D 5S 6S 7S 8S 9S KD",
        "KS KH",
        "take KS KH",
        changed={"pile_take_size": "all"},
        shows={"pile": "", "hands.1": "4C 5C 9D 5S 6S 7S 8S 9S"},
    ),
    take("black-samba", "3H QD", "QS QH", "take QS QH", shows={"red_threes.A": "3H", "hands.1": "4C 5C"}),
)
def test_the_pile_of_black_samba(ruling):
    check(ruling)


@ruled(
    take("german-samba", "9D QD", "QS", "take QS onto m1", melds=QUEENS),
    take("german-samba", "9D QD", "2S", "take 2S onto m1", melds=QUEENS),
    take(
        "german-samba",
        "9D QD",
        "KD",
        "take onto m1",
        melds=QUEENS,
        shows={"hands.1": "KD 4C 5C 9D", "pile": ""},
    ),
    take("german-samba", "9D QD", "KD", "take onto m1", "pile_frozen", melds=QUEENS, frozen=True),
    take("german-samba", "9D 2S QD", "KD", "take onto m1", "pile_frozen", melds=QUEENS),
    take("german-samba", "9D 3S QD", "KD", "take onto m1", "pile_frozen", melds=QUEENS),
    take("german-samba", "9D 3S QD", "QS", "take QS onto m1", "pile_frozen", melds=QUEENS),
    take("german-samba", "9D 3S QD", "QS QD", "take QS QD onto m1", melds=QUEENS, shows={"frozen": False}),
    take("german-samba", "9D 3H QD", "KD", "take onto m1", melds=QUEENS, shows={"red_threes.A": "3H"}),
    take("german-samba", "9D KD", "QS", "take onto m1", "pile_onto_canasta", melds=[KINGS]),
    take("german-samba", "9D KD", "KC", "take KC onto m1", "pile_onto_canasta", melds=[KINGS]),
    take("german-samba", "9D KD", "KC KS", "take KC KS", melds=["KS KH KD KC KH KD 2S"]),
    take("german-samba", "9D JS", "QS", "take onto m1", "samba_closed", melds=[SAMBA]),
    take("german-samba", "9D 10S", "QS", "take onto m1", melds=[SAMBA[:17]]),
    take(
        "german-samba", "9D 9S", "10S", "take 10S onto m1", melds=ROW, shows={"melds.A": ["6S 7S 8S 9S 10S"]}
    ),
    take("german-samba", "9D 10S", "9S", "take 9S onto m1", melds=ROW),
    take("german-samba", "9D 9S", "8C 8D", "take onto m1", "no_such_meld", melds=[]),
    take("german-samba", "9D 9S", "7S 8S", "take 7S 8S", "pile_new_sequence"),
    take("german-samba", "9D 9S", "9H 2S", "take 9H 2S", "pile_natural_plus_wild"),
    take("german-samba", "9D 9S", "7S", "top m1", "top_card_alone", melds=ROW),
    take(
        "uruguayan-samba", "9D QD", "QS QH 2S", "take QS QH 2S", "wild_budget", melds=["KS KH 2H", "5S 5H JK"]
    ),
    take("uruguayan-samba", "9D QD", "QS QH 2S", "take QS QH 2S", melds=["KS KH 2H"]),
    take("open-samba", "9D 8H", "QS", "take onto m1", melds=["5H 2S=6H 7H"]),
    take("open-samba", "9D 6H", "QS", "take onto m1", "sequence_double", melds=["5H 2S=6H 7H"]),
    take("open-samba", "9D 9H", "2C", "take 2C=8H onto m1", melds=["5H 6H 7H"]),
    take("bolivia", "9D 3S QD", "KD", "take onto m1", melds=QUEENS),
    take("bolivia", "9D JK QD", "KD", "take onto m1", "pile_frozen", melds=QUEENS),
    take("bolivia", "9D 2S", "KD", "take onto m1", "pile_blocked", melds=["JK JK 2H"]),
    take("bolivia", "9D 9S", "JK", "take onto m1", "pile_onto_group", melds=["JK JK 2H"]),
    take("international-samba", "9D 9S", "KD", "take onto m1", melds=ROW),
    take("international-samba", "9D QD", "QS 2S", "take QS 2S", "pile_natural_plus_wild"),
    take(
        "international-samba",
        "9D JD",
        "JS",
        "take JS",
        "pile_needs_natural_pair",
        melds=["JS JH JC JD JS JH JC"],
    ),
)
def test_the_pile_that_a_meld_may_take(ruling):
    check(ruling)


@ruled(
    take("dutch-samba", "JK 3S QD", "QS QH", "take QS QH"),
    take("dutch-samba", "9D QD", "QS QD", "take QS QD onto m1", "pile_pair_new_group", melds=QUEENS),
    take("dutch-samba", "9D QD", "QS", "take onto m1", "pile_onto_group", melds=QUEENS),
    take("dutch-samba", "9D KD", "KC KS", "take KC KS", melds=["KS KH KD KC KH KD 2S"]),
    take(
        "dutch-samba",
        "9D KD",
        "KC KS",
        "take KC KS onto m1",
        "pile_onto_canasta",
        melds=["KS KH KD KC KH KD 2S"],
    ),
    take("dutch-samba", "9D 9S", "QS", "top m1", melds=ROW),
    take("dutch-samba", "9D 9S", "7S 8S", "take 7S 8S", "pile_new_sequence"),
    take("dutch-samba", "9D 3H", "QS", "top m1", "pile_blocked", melds=ROW),
    take("dutch-samba", "3D QD", "QS QH", "take QS QH", shows={"red_threes.A": "3D", "hands.1": "4C 5C"}),
    take("classic-canasta", "9D QD", "QS 2S", "take QS 2S"),
    take("classic-canasta", "9D QD", "QS 2S JK", "take QS 2S JK", "wild_ratio"),
    take("classic-canasta", "9D QD", "QS QH 2S JK", "take QS QH 2S JK"),
    take("classic-canasta", "9D QD", "2S JK", "take 2S JK", "pile_needs_natural_pair"),
    take("classic-canasta", "9D QD", "QH QC", "take QH QC", "second_group_of_rank", melds=["QS QH QC"]),
    take("classic-canasta", "9D QD", "QS 2S", "take QS 2S onto m1", melds=["QC QH 2C"]),
    take("classic-canasta", "9D QD", "QS", "take onto m1", "pile_onto_group", melds=["QC QH 2C"]),
    take(
        "classic-canasta",
        "9D QD",
        "QS",
        "take onto m1",
        melds=["QC QH 2C"],
        changed={"pile_take_by_extending_group": "when_unfrozen"},
    ),
    take(
        "classic-canasta",
        "2D QD",
        "QS",
        "take onto m1",
        "pile_frozen",
        melds=["QC QH 2C"],
        changed={"pile_take_by_extending_group": "when_unfrozen"},
    ),
    take(
        "classic-canasta",
        "2D QD",
        "QS",
        "take onto m1",
        melds=["QC QH 2C"],
        changed={"pile_take_by_extending_group": "always"},
    ),
    take("classic-canasta", "3C QD", "QS 2S", "take QS 2S"),
    take("classic-canasta", "9D QD", "QS 2S", "take QS 2S", "pile_frozen", melds=[]),
    take(
        "classic-canasta",
        "9D QD",
        "QS 2S",
        "take QS 2S",
        melds=[],
        changed={"frozen_before_initial_meld": False},
    ),
    take("classic-canasta", "9D 3C", "3S 3S", "take 3S 3S", "pile_blocked"),
    take("classic-canasta", "9D 9S", "8S 10S", "take 8S 10S", "no_sequences"),
)
def test_the_piles_of_dutch_samba_and_classic_canasta(ruling):
    check(ruling)


ALONE = {"players": 3, "melds": ["KS KH KD"]}
TO_HAND = {"pile_top_must_be_melded": False}


@ruled(
    take(
        "samba-500",
        "9D 2S",
        "QS",
        "take",
        **ALONE,
        shows={"pile": "9D", "hands.1": "QS 4C 5C 2S", "turn.taken": "2S"},
    ),
    take("samba-500", "9D 2S", "QS", "take", players=3, melds=[]),
    take("samba-500", "", "QS", "take", "pile_empty", **ALONE),
    take("samba-500", "9D QD", "QS QH", "take QS QH", "pile_only_top_card", **ALONE),
    take("samba-500", "9D KC", "QS", "take onto m1", "pile_only_top_card", **ALONE),
    take("samba-500", "9D KC", "QS", "top m1", "top_card_alone", **ALONE),
    take(
        "swedish-samba",
        "9D 8D QD",
        "QS QH",
        "take QS QH",
        changed={"pile_take_size": 1},
        shows={"pile": "9D 8D", "hands.1": "4C 5C"},
    ),
    take(
        "swedish-samba",
        "9D 8D QD",
        "QS",
        "take",
        changed=TO_HAND,
        shows={"pile": "", "hands.1": "QS 4C 5C 9D 8D QD"},
    ),
    take(
        "swedish-samba",
        "9D 8D QD",
        "QS",
        "take",
        changed={**TO_HAND, "pile_take_size": 1},
        shows={"pile": "9D 8D"},
    ),
    take("swedish-samba", "9D 8D QD", "QS QH", "take QS QH", "pile_only_top_card", changed=TO_HAND),
    take("swedish-samba", "9D 3S", "QS QH", "take", "pile_blocked", changed=TO_HAND),
    take("swedish-samba", "9D 3S", "QS QH", "take", changed={**TO_HAND, "blocking_top_cards": []}),
    take(
        "swedish-samba",
        "9D QD",
        "QS QH AS AH",
        "take QS QH",
        "pile_before_initial",
        melds=[],
        changed={"pile_take_for_initial": False},
    ),
    take("swedish-samba", "9D QD", "QS QH", "take QS QH", changed={"pile_take_for_initial": False}),
    take(
        "swedish-samba",
        "9D 3S",
        "3C 3S",
        "take 3C 3S",
        "black_three_only_going_out",
        changed={"blocking_top_cards": []},
    ),
    take(
        "swedish-samba",
        "9D 2S",
        "2C 2S",
        "take 2C 2S",
        "pile_needs_natural_pair",
        changed={"blocking_top_cards": [], "wild_ranks": ["two"]},
    ),
    take("swedish-samba", "9D 2S", "2C 2S", "take 2C 2S", changed={"wild_ranks": ["joker"]}),
    take("swedish-samba", "9D 3H", "3D 3H", "take 3D 3H", changed={"threes_special": False}),
)
def test_taking_one_card_and_taking_to_the_hand(ruling):
    check(ruling)
