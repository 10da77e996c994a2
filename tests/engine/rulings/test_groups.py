"""Groups: their wild cards, their growth, joining and exchanging, and the melds of others."""

from tests.engine.cases import case
from tests.engine.rulings.ruling import KINGS, NINES, SIXES, Ruling, check, ruled


def lay(rules: str, cards: str, refused: str | None = None, **more: object) -> Ruling:
    """Lay cards as a new meld, with two others that stay in the hand."""
    position = case(f"{cards} 4C 5C", f"lay {cards}", **{"rules": rules, "melds": SIXES, **more})
    beside = " ".join(f"{name}={value}" for name, value in (more.get("changed") or {}).items())
    return Ruling(" ".join(filter(None, [rules, f"lay {cards}", beside])), position, refused)


def grow(rules: str, melds: list[str], action: str, refused: str | None = None, **more: object) -> Ruling:
    """Add to melds or join them, with two cards that stay in the hand."""
    cards = " ".join(word for word in action.split()[1:] if not word.startswith("m"))
    position = case(f"{cards} 4C 5C", action, rules=rules, melds=melds, **more)
    beside = " ".join(f"{name}={value}" for name, value in (more.get("changed") or {}).items())
    return Ruling(" ".join(filter(None, [rules, ", ".join(melds), action, beside])), position, refused)


NO_LIMITS = {"group_max_wilds": None, "group_ratio_rule": "none", "group_min_naturals": 1}


@ruled(
    lay("swedish-samba", "9S 9H 9D 9C 9S 9H 9D 2S JK"),
    lay("swedish-samba", "9S 9H 2S JK", "wild_ratio"),
    lay("swedish-samba", "9S 9H 9D 9C 2S 2H JK", "too_many_wilds"),
    lay("swedish-samba", "2S 2H JK", "wilds_only"),
    lay("swedish-samba", "9S 2S JK", "too_few_naturals"),
    lay("swedish-samba", "9S 2S JK", changed=NO_LIMITS),
    lay("swedish-samba", "9S 2S 2H 2D 2C JK JK", changed=NO_LIMITS),
    lay("swedish-samba", "9S 9H 2S JK", changed={"group_ratio_rule": "equal"}),
    lay(
        "swedish-samba",
        "9S 9H 2S 2H JK",
        "wild_ratio",
        changed={"group_ratio_rule": "equal", "group_max_wilds": 3},
    ),
    lay("swedish-samba", "9S 9H 2S", "too_few_naturals", changed={"group_min_naturals": 3}),
    lay("swedish-samba", "9S 9H 9D 2S", changed={"group_min_naturals": 3}),
    lay("swedish-samba", "9S 9H 2S", "too_many_wilds", changed={"group_max_wilds": 0}),
    lay("swedish-samba", "9S 9H 2S", "not_a_meld", changed={"wild_ranks": ["joker"]}),
    lay("swedish-samba", "2S 2H 2D", changed={"wild_ranks": ["joker"]}),
    lay("swedish-samba", "2S 2H JK", changed={"wild_ranks": ["joker"]}),
    lay("swedish-samba", "9S 9H JK", "not_a_meld", changed={"wild_ranks": ["two"]}),
    lay("swedish-samba", "JK JK JK", "not_a_meld", changed={"wild_ranks": []}),
    lay("black-samba", "9S 9H 9D 2S JK"),
    lay("black-samba", "9S 9H 2S JK", "wild_ratio"),
    lay("black-samba", "9S 9H 9D 9C 9S 9H 9D 2S", "canasta_full"),
    lay("black-samba", "9S 9H 9D 9C 2S 2H JK", "too_many_wilds"),
    lay("black-samba", "9S 9H 9D 9C 2S 2H JK", changed={"group_max_wilds": 3}),
    lay("german-samba", "9S 9H 9D 9C 9S 2S JK"),
    lay("german-samba", "9S 9H 2S JK", "wild_ratio"),
    lay("german-samba", "2S 2H JK", "wilds_only"),
    lay("open-samba", "9S 9H 9D 2S JK"),
    lay("open-samba", "9S 9H 9D 9C 2S 2H JK", "too_many_wilds"),
    lay("bolivia", "2S 2H JK"),
    lay("bolivia", "JK JK JK JK 2S 2H 2D"),
    lay("bolivia", "JK JK JK JK 2S 2H 2D 2C", "wild_meld_full"),
    lay("bolivia", "JK JK JK JK 2S 2H 2D 2C", changed={"wild_meld_closed_at_seven": False}),
    lay("bolivia", "JK 2S", "meld_too_small"),
    lay("bolivia", "9S 2S JK", "too_few_naturals"),
    lay("dutch-samba", "9S 9H 9D 2S JK", "wild_ratio"),
    lay("dutch-samba", "9S 9H 9D 9C 2S JK"),
    lay("classic-canasta", "9S 9H 9D 9C 2S 2H JK"),
    lay("classic-canasta", "9S 9H 9D 9C 9S 2S 2H JK JK", "too_many_wilds"),
    lay("classic-canasta", "6S 6H 2S", "second_group_of_rank"),
    lay("international-samba", "9S 9H 2S JK"),
    lay("international-samba", "9S 9H 2S 2H JK", "too_many_wilds"),
    lay("international-samba", "9S 2S JK", "too_few_naturals"),
    lay("samba-500", "9S 2S JK", players=3),
    lay("samba-500", "9S 2S 2H 2D 2C JK JK", players=3),
    lay("samba-500", "2S 2H JK", "wilds_only", players=3),
    lay("samba-500", "3S 3H JK", players=3),
)
def test_new_groups(ruling):
    check(ruling)


SIX_KINGS = "KS KH KD KC KS KH"


@ruled(
    grow("swedish-samba", [SIX_KINGS], "add m1 JK"),
    grow("swedish-samba", [SIX_KINGS], "add m1 KC JK"),
    grow("swedish-samba", [SIX_KINGS], "add m1 2S 2H JK", "too_many_wilds"),
    grow("swedish-samba", ["KS KH 2S"], "add m1 JK", "wild_ratio"),
    grow("swedish-samba", ["KS KH 2S"], "add m1 KD KC JK"),
    grow("swedish-samba", ["KS KH 2S"], "add m1 QD", "other_rank"),
    grow("swedish-samba", [NINES], "add m1 9H"),
    grow("swedish-samba", [NINES], "add m1 2H", "wild_on_canasta"),
    grow("swedish-samba", [KINGS], "add m1 2S", changed={"wild_on_complete_canasta": True}),
    grow(
        "swedish-samba",
        [KINGS],
        "add m1 2S 2H 2D",
        "too_many_wilds",
        changed={"wild_on_complete_canasta": True},
    ),
    grow("swedish-samba", [KINGS], "add m1 KC", "canasta_full", changed={"groups_may_exceed_seven": False}),
    grow("swedish-samba", [KINGS], "add m1 2S", changed={"canasta_size": None}),
    grow("swedish-samba", [SIX_KINGS], "add m2 KC", "no_such_meld"),
    grow("black-samba", [SIX_KINGS], "add m1 JK"),
    grow("black-samba", [SIX_KINGS], "add m1 KC JK", "canasta_full"),
    grow("classic-canasta", [KINGS], "add m1 2S 2H JK"),
    grow("classic-canasta", [KINGS], "add m1 2S 2H 2D JK", "too_many_wilds"),
    grow("bolivia", ["JK JK JK 2S 2H"], "add m1 2D 2C"),
    grow("bolivia", ["JK JK JK 2S 2H"], "add m1 JK 2D 2C", "wild_meld_full"),
    grow("bolivia", ["JK JK JK 2S 2H"], "add m1 KC", "not_a_meld"),
    grow("bolivia", ["JK JK JK JK 2S 2H 2D"], "add m1 JK", "wild_canasta_closed"),
    grow("uruguayan-samba", ["KS KH 2S", "QS QH QD"], "add m2 JK"),
    grow("uruguayan-samba", ["KS KH KD 2S 2H", "QS QH QD"], "add m2 JK", "wild_budget"),
    grow("uruguayan-samba", ["KS KH KD 2S 2H", "QS QH QD"], "add m2 QC"),
    grow("samba-500", ["KS KH JK"], "add m1 2S JK", players=3),
)
def test_growing_groups(ruling):
    check(ruling)


@ruled(
    grow("swedish-samba", ["KS KH KD", "KS KC 2S"], "merge m1 m2"),
    grow("swedish-samba", ["KS KH KD", "KS KC 2S"], "merge m2 m1 JK"),
    grow("swedish-samba", ["KS KH KD", "KS KC 2S"], "merge m1 m2 JK JK", "too_many_wilds"),
    grow("swedish-samba", ["KS KH JK", "KS KC 2S"], "merge m1 m2"),
    grow("swedish-samba", [NINES, "9H 9D 9C"], "merge m1 m2"),
    grow("swedish-samba", [KINGS, "KC KS 2S"], "merge m1 m2", "wild_on_canasta"),
    grow("swedish-samba", [KINGS, "KC KS KH"], "merge m1 m2"),
    grow("swedish-samba", [KINGS, "KC KS KH"], "merge m1 m2 JK", "wild_on_canasta"),
    grow("swedish-samba", ["KS KH KD", "QS QH QD"], "merge m1 m2", "merge_different_melds"),
    grow("swedish-samba", ["KS KH KD", "QS KS AS"], "merge m1 m2", "merge_different_melds"),
    grow("swedish-samba", ["KS KH KD", "KS KC 2S"], "merge m1 m1", "merge_needs_two_melds"),
    grow("swedish-samba", ["KS KH KD", "KS KC 2S"], "merge m1 m3", "no_such_meld"),
    grow(
        "swedish-samba",
        ["KS KH KD", "KS KC 2S"],
        "merge m1 m2",
        "merge_groups_never",
        changed={"merge_groups": "never"},
    ),
    grow("black-samba", ["KS KH KD KC", "KS KH KD"], "merge m1 m2"),
    grow("black-samba", ["KS KH KD KC", "KS KH KD KC"], "merge m1 m2", "canasta_full"),
    grow("samba-500", ["KS KH JK", "KD KC 2S"], "merge m1 m2", "merge_groups_never", players=3),
    grow("classic-canasta", ["KS KH KD", "KS KC 2S"], "merge m1 m2", "merge_groups_never"),
    grow("bolivia", ["JK JK 2S", "2H 2D 2C JK"], "merge m1 m2"),
    grow("bolivia", ["JK JK 2S 2S", "2H 2D 2C JK"], "merge m1 m2", "wild_meld_full"),
    grow("dutch-samba", ["9S 9H 9D", "9C 9S 2S"], "merge m1 m2"),
    grow("german-samba", ["KS KH KD 2S", "KS KC 2S"], "merge m1 m2"),
    grow("german-samba", ["KS KH 2H", "KS KC 2S"], "merge m1 m2 JK", "too_many_wilds"),
    grow("uruguayan-samba", ["KS KH 2H", "KS KC 2S"], "merge m1 m2"),
    grow("international-samba", ["KS KH 2H", "KS KC 2S"], "merge m1 m2"),
)
def test_joining_groups(ruling):
    check(ruling)


def swap(rules: str, meld: str, action: str, refused: str | None = None, **shows: object) -> Ruling:
    position = case(f"{action.split()[2]} 4C 5C", action, rules=rules, melds=[meld])
    return Ruling(
        f"{rules} {meld}: {action}", position, refused, {f"position.{at}": v for at, v in shows.items()}
    )


@ruled(
    swap("german-samba", "QS QH 2S", "swap m1 QD", melds={"A": ["QS QH QD"], "B": []}),
    swap("german-samba", "QS QH QD 2S JK", "swap m1 QC", "swap_which_wild"),
    swap("german-samba", "QS QH QD 2S JK", "swap m1 QC JK"),
    swap("german-samba", "QS QH QD 2S 2S", "swap m1 QC"),
    swap("german-samba", "QS QH QD 2S 2H", "swap m1 QC", "swap_which_wild"),
    swap("german-samba", "QS QH QD 2S JK", "swap m1 QC 2H", "swap_no_wild"),
    swap("german-samba", "QS QH QD", "swap m1 QC", "swap_no_wild"),
    swap("german-samba", "QS QH 2S", "swap m1 KC", "swap_card_does_not_fit"),
    swap("german-samba", "QS QH QD QC QS 2S JK", "swap m1 QH JK", "swap_complete_meld"),
    swap("german-samba", "QS QH 2S", "swap m2 QD", "no_such_meld"),
    swap("uruguayan-samba", "QS QH 2S", "swap m1 QD"),
    swap("open-samba", "5H 2S=6H 7H", "swap m1 6H"),
    swap("open-samba", "5H 2S=6H 7H", "swap m1 8H", "swap_card_does_not_fit"),
    swap("open-samba", "5H 2S=6H 7H 8H JK=9H", "swap m1 9H"),
    swap("open-samba", "5H 2S=6H 7H 8H 9H 10H JH", "swap m1 6H", "swap_complete_meld"),
    swap("open-samba", "QS QH 2S", "swap m1 QD"),
    swap("bolivia", "QS QH 2S", "swap m1 QD", "swap_never"),
    swap("black-samba", "5H 2S=6H 7H", "swap m1 6H", "swap_never"),
    swap("dutch-samba", "QS QH 2S", "swap m1 QD", "swap_never"),
    swap("international-samba", "QS QH 2S", "swap m1 QD", "swap_never"),
)
def test_exchanging_wild_cards(ruling):
    check(ruling)


OTHERS = {"A": SIXES, "B": ["KS KH KD", KINGS, "5S 6S 7S"]}
LAY_OFF = {"lay_off_on_opponents": True}


@ruled(
    Ruling(
        "a meld of the others is left alone",
        case("KC 4C 5C", "add B.m1 KC", melds=OTHERS),
        "other_sides_meld",
    ),
    Ruling(
        "where laying off is played it may grow",
        case("KC 4C 5C", "add B.m1 KC", melds=OTHERS, changed=LAY_OFF),
        shows={
            "position.credit.A": 10,
            "position.foreign.B": 10,
            "position.melds.B": ["KS KH KD KC", *OTHERS["B"][1:]],
        },
    ),
    Ruling(
        "by the rules of all groups",
        case("2S 4C 5C", "add B.m2 2S", melds=OTHERS, changed=LAY_OFF),
        "wild_on_canasta",
    ),
    Ruling(
        "and of sequences",
        case("2S 4C 5C", "add B.m3 2S=8S", melds=OTHERS, changed=LAY_OFF),
        "wild_in_sequence",
    ),
    Ruling(
        "not before the own first meld",
        case("KC 4C 5C", "add B.m1 KC", melds={"B": ["KS KH KD"]}, changed=LAY_OFF),
        "lay_off_before_initial",
    ),
    Ruling(
        "nor while it is owed",
        case("KC QS QH QD 4C 5C", "lay QS QH QD", "add B.m1 KC", melds={"B": ["KS KH KD"]}, changed=LAY_OFF),
        "lay_off_before_initial",
    ),
    Ruling(
        "a meld that is not there",
        case("KC 4C 5C", "add B.m4 KC", melds=OTHERS, changed=LAY_OFF),
        "no_such_meld",
    ),
    Ruling("nor a side", case("KC 4C 5C", "add C.m1 KC", melds=OTHERS, changed=LAY_OFF), "no_such_meld"),
    Ruling("the own side may be named", case("6S 4C 5C", "add A.m1 6S", melds=OTHERS)),
    Ruling(
        "a freed wild card is played again",
        case(
            "KD 9S 9H 4C 5C",
            "swap m1 KD",
            "lay 9S 9H 2S",
            rules="uruguayan-samba",
            melds=["KS KH 2S", "5S 5H JK"],
        ),
    ),
    Ruling(
        "without the exchange it is one too many",
        case("2H 9S 9H 4C 5C", "lay 9S 9H 2H", rules="uruguayan-samba", melds=["KS KH 2S", "5S 5H JK"]),
        "wild_budget",
    ),
    Ruling(
        "wild cards of the others are not counted",
        case(
            "2H 9S 9H 4C 5C",
            "lay 9S 9H 2H",
            rules="uruguayan-samba",
            melds={"A": SIXES, "B": ["KS KH 2S", "5S 5H JK"]},
        ),
    ),
    Ruling(
        "nor those in sequences",
        case(
            "2H 9S 9H 4C 5C",
            "lay 9S 9H 2H",
            rules="open-samba",
            changed={"wild_budget_per_side": 1},
            melds=["5H 2S=6H 7H"],
        ),
    ),
    Ruling(
        "joined melds are counted from the lower number",
        case("4C 5C", "merge m3 m1", "add m2 4C", melds=["KS KH KD", "4S 4H 4D", "KC KS 2S"]),
        shows={"position.melds.A": ["KS KH KD KC KS 2S", "4S 4H 4D 4C"]},
    ),
    Ruling(
        "and those after them move down",
        case("4C 5C", "merge m1 m2", "add m2 4C", melds=["KS KH KD", "KC KS 2S", "4S 4H 4D"]),
        shows={"position.melds.A": ["KS KH KD KC KS 2S", "4S 4H 4D 4C"]},
    ),
)
def test_melds_of_others_budgets_and_numbers(ruling):
    check(ruling)
