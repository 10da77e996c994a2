"""Sequences: their order, their wild cards, sambas, and joining where that is played."""

from tests.engine.cases import case
from tests.engine.rulings.ruling import SAMBA, SIXES, Ruling, check, ruled

LITERAL = {"sequence_rank_model": "ace_low_literal"}
JOINED = {"merge_sequences": "up_to_seven"}


def in_hand(action: str) -> str:
    """Name the cards that an action needs, without what they stand for."""
    words = [word for word in action.split()[1:] if not word.startswith("m")]
    return " ".join(word.partition("=")[0] for word in words)


def row(rules: str, melds: list[str], action: str, refused: str | None = None, **more: object) -> Ruling:
    """Do one thing with sequences, with two cards that stay in the hand."""
    position = case(f"{in_hand(action)} QD QC", action, rules=rules, melds=melds, **more)
    beside = " ".join(f"{name}={value}" for name, value in (more.get("changed") or {}).items())
    return Ruling(" ".join(filter(None, [rules, ", ".join(melds), action, beside])), position, refused)


def lay(rules: str, cards: str, refused: str | None = None, **more: object) -> Ruling:
    return row(rules, SIXES, f"lay {cards}", refused, **more)


@ruled(
    lay("swedish-samba", "8S 7S 6S"),
    lay("swedish-samba", "JH 9H KH 10H QH 8H AH"),
    lay("swedish-samba", "KS AS 4S", "sequence_ranks"),
    lay("swedish-samba", "AS 2S 3S", "wild_in_sequence"),
    lay("swedish-samba", "2S 3S 4S", "wild_in_sequence"),
    lay("swedish-samba", "6S 7S 7S 8S", "sequence_double"),
    lay("swedish-samba", "6S 7S 9S", "sequence_gap"),
    lay("swedish-samba", "4S 5S 6S 7S 8S 9S 10S JS", "sequence_too_long"),
    lay("swedish-samba", "6S 7S 8S", "no_sequences", changed={"sequences_enabled": False}),
    lay("swedish-samba", "4S 5S 6S 7S 8S 9S 10S JS", changed={"sequence_max_length": 8}),
    lay("swedish-samba", "4S 5S 6S 7S 8S 9S 10S JS QS KS AS", changed={"sequence_max_length": None}),
    lay(
        "swedish-samba", "3S 4S 5S", changed={"sequence_rank_model": "three_to_ace", "threes_special": False}
    ),
    lay(
        "swedish-samba", "3H 4H 5H", changed={"sequence_rank_model": "three_to_ace", "threes_special": False}
    ),
    lay("swedish-samba", "3S 4S 5S", "sequence_ranks", changed={"threes_special": False}),
    lay("german-samba", "10S JS QS KS"),
    lay("german-samba", "QS KS AS"),
    lay("german-samba", "AS 2S 3S 4S", "wild_in_sequence"),
    lay("german-samba", "AS 2S 3S 4S", changed=LITERAL),
    lay("german-samba", "AS 2S 3S", "sequence_ranks", changed=LITERAL),
    lay("german-samba", "2S 3S 4S", changed=LITERAL),
    lay("german-samba", "2H 3S 4S", "sequence_suits", changed=LITERAL),
    lay("german-samba", "AS 2S 3S 4S 5S 6S 7S", changed=LITERAL),
    lay("german-samba", "JS QS KS", changed=LITERAL),
    lay("german-samba", "QS KS AS", "sequence_ranks", changed=LITERAL),
    lay("samba-500", "3H 4H 5H", players=3),
    lay("samba-500", "AH 3H 4H", "sequence_ranks", players=3),
    lay("samba-500", "JS KS AS", "sequence_gap", players=3),
    lay("samba-500", "3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS", players=3),
    lay("samba-500", "3S JK=4S JK=5S 2S=6S 2H=7S 2D=8S", players=3),
    lay("samba-500", "JK=KS AS 2S=3S", "sequence_ranks", players=3),
    lay("samba-500", "7H 8H 2H", "wild_needs_card", players=3),
    lay("samba-500", "7H JK=8D 9H", "sequence_suits", players=3),
    lay("samba-500", "7H JK=7H 8H", "sequence_double", players=3),
    lay("samba-500", "7H 8H JK=10H", "sequence_gap", players=3),
    lay("black-samba", "7S 8S JK", "wild_needs_card"),
    lay("black-samba", "7S 8S JK=9S"),
    lay("black-samba", "7S 2S=8S 9S"),
    lay("black-samba", "JK=4S 5S 6S"),
    lay("black-samba", "JK=3S 4S 5S", "sequence_ranks"),
    lay("black-samba", "QS KS 2H=AS"),
    lay("black-samba", "7S JK=8S 2S=9S", "too_many_wilds_in_sequence"),
    lay("black-samba", "7S 8S 2S=9S JK=10S", "too_many_wilds_in_sequence"),
    lay("black-samba", "7S 8S KS=9S", "not_a_meld"),
    lay("black-samba", "7S JK=8S 2S=9S", "too_few_naturals_in_sequence", changed={"sequence_max_wilds": 2}),
    lay("open-samba", "7S 8S JK=9S"),
    lay("open-samba", "7S JK=8S 2S=9S", "too_few_naturals_in_sequence"),
    lay("open-samba", "7S 8S JK=9S 2S=10S", "sequence_wild_ratio"),
    lay("open-samba", "7S 8S 9S JK=10S 2S=JS"),
    lay("open-samba", "5S 6S 7S 8S JK=9S JK=10S 2S=JS", "too_many_wilds_in_sequence"),
    lay("bolivia", "7S 8S JK=9S", "wild_in_sequence"),
    lay("uruguayan-samba", "7S 8S JK=9S", "wild_in_sequence"),
    lay("international-samba", "7S 8S JK=9S", "wild_in_sequence"),
    lay("classic-canasta", "7S 8S 9S", "no_sequences"),
)
def test_new_sequences(ruling):
    check(ruling)


@ruled(
    row("swedish-samba", ["6S 7S 8S"], "lay 6S 7S 8S"),
    row(
        "swedish-samba",
        ["6S 7S 8S"],
        "lay JS QS KS",
        "second_sequence_of_suit",
        changed={"same_suit_sequences": "one"},
    ),
    row("swedish-samba", ["6S 7S 8S"], "lay JH QH KH", changed={"same_suit_sequences": "one"}),
    row("swedish-samba", ["6S 7S 8S"], "add m1 4S 5S 9S 10S"),
    row("swedish-samba", ["6S 7S 8S"], "add m1 10S", "sequence_gap"),
    row("swedish-samba", ["6S 7S 8S"], "add m1 7S", "sequence_double"),
    row("swedish-samba", ["6S 7S 8S"], "add m1 9H", "sequence_suits"),
    row("swedish-samba", ["JS QS KS"], "add m1 AS"),
    row("swedish-samba", ["QS KS AS"], "add m1 4S", "sequence_ranks"),
    row("swedish-samba", [SAMBA[:17]], "add m1 10S JS", "sequence_too_long"),
    row("swedish-samba", [SAMBA], "add m1 JS", "samba_closed"),
    row("swedish-samba", [SAMBA], "add m1 JS", changed={"samba_closed": False, "sequence_max_length": 9}),
    row("swedish-samba", [SAMBA], "add m1 JS", "sequence_too_long", changed={"samba_closed": False}),
    row(
        "swedish-samba",
        [SAMBA],
        "add m1 JS",
        changed={"samba_size": None, "sequence_max_length": None, "go_out_sets": 1},
    ),
    row("black-samba", ["6S 7S 8S"], "add m1 JK=9S"),
    row("black-samba", ["6S JK=7S 8S"], "add m1 2S=9S", "too_many_wilds_in_sequence"),
    row("black-samba", ["6S JK=7S 8S"], "add m1 7S", "sequence_double"),
    row("black-samba", ["6S 7S 8S 9S 10S JS"], "add m1 2S=5S"),
    row("black-samba", ["6S 7S 8S 9S 10S JK=JS"], "add m1 QS"),
    row("open-samba", ["6S 7S JK=8S"], "add m1 2S=9S", "sequence_wild_ratio"),
    row("open-samba", ["6S 7S JK=8S"], "add m1 2S=10S 9S"),
    row("german-samba", ["2S 3S 4S"], "add m1 AS", changed=LITERAL),
    row("german-samba", ["3S 4S 5S"], "add m1 AS 2S", changed=LITERAL),
    row("german-samba", ["3S 4S 5S"], "add m1 AS", "sequence_gap", changed=LITERAL),
    row("german-samba", ["JS QS KS"], "add m1 AS", "sequence_ranks", changed=LITERAL),
    row("samba-500", ["3S 4S 5S 6S 7S 8S 9S"], "add m1 10S JK=JS", players=3),
)
def test_growing_sequences(ruling):
    check(ruling)


@ruled(
    row("swedish-samba", ["4S 5S 6S", "7S 8S 9S"], "merge m1 m2", "merge_sequences_never"),
    row("swedish-samba", ["4S 5S 6S", "7S 8S 9S"], "merge m1 m2", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S 7S", "8S 9S 10S"], "merge m2 m1", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "8S 9S 10S"], "merge m1 m2 7S", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "8S 9S 10S"], "merge m1 m2", "sequence_gap", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "7S 8S 9S"], "merge m1 m2 10S", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "7S 8S 9S"], "merge m1 m2 10S JS", "sequence_too_long", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S 7S", "8S 9S 10S JS"], "merge m1 m2", "sequence_too_long", changed=JOINED),
    row(
        "swedish-samba",
        ["4S 5S 6S 7S", "8S 9S 10S JS"],
        "merge m1 m2",
        "sequence_too_long",
        changed={**JOINED, "sequence_max_length": None, "samba_closed": False},
    ),
    row("swedish-samba", ["4S 5S 6S", "6S 7S 8S"], "merge m1 m2", "sequence_double", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "7H 8H 9H"], "merge m1 m2", "merge_different_melds", changed=JOINED),
    row("swedish-samba", ["4S 5S 6S", "8S 9S 10S"], "merge m1 m2 JK=7S", "wild_in_sequence", changed=JOINED),
    row("black-samba", ["4S 5S 6S", "8S 9S 10S"], "merge m1 m2 JK=7S", changed=JOINED),
    row("black-samba", ["4S JK=5S 6S", "8S 9S 10S"], "merge m1 m2 7S", changed=JOINED),
    row(
        "black-samba",
        ["4S JK=5S 6S", "7S 2S=8S 9S"],
        "merge m1 m2",
        "too_many_wilds_in_sequence",
        changed=JOINED,
    ),
    row("german-samba", ["2S 3S 4S", "5S 6S 7S"], "merge m1 m2 AS", changed={**JOINED, **LITERAL}),
)
def test_joining_sequences(ruling):
    check(ruling)
