"""Golden cases: groups, wild cards, sequences, sambas and the first meld."""

from tests.engine.cases import case
from tests.engine.golden.golden import KINGS, NOBODY, OPENED, Golden

STOCK_END = {"stock": True}

GROUPS = (
    Golden(
        "G015",
        "three naturals carry one wild card",
        case("KS KH KD 2S 2H 9C", "lay KS KH KD 2S 2H", melds=OPENED),
        "wild_ratio",
    ),
    Golden(
        "G016",
        "three naturals outnumber two wild cards in the variant",
        case(
            "KS KH KD 2S 2H 9C", "lay KS KH KD 2S 2H", melds=OPENED, changed={"group_ratio_rule": "majority"}
        ),
    ),
    Golden(
        "G017",
        "six cards hold two wild cards",
        case("KS KH KD KC 2S JK 9C", "lay KS KH KD KC 2S JK", melds=OPENED),
    ),
    Golden(
        "G019",
        "no joker on a mixed canasta",
        case("JK 9C", "add m1 JK", melds=["KS KH KD KC KS 2S JK"]),
        "wild_on_canasta",
    ),
    Golden(
        "G020",
        "an eighth king joins a canasta",
        case("KC 9C", "add m1 KC", melds=[KINGS]),
        shows={"position.melds.A": [f"{KINGS} KC"]},
    ),
    Golden(
        "G020",
        "eight kings are one natural canasta",
        case("", hands=NOBODY, melds=[f"{KINGS} KC"], score_if=STOCK_END),
        lines={"A": [("melded cards", 80), ("natural canasta", 500)]},
    ),
    Golden(
        "G021", "no two on a natural canasta", case("2C 9C", "add m1 2C", melds=[KINGS]), "wild_on_canasta"
    ),
    Golden(
        "G022",
        "a second group of aces is kept apart",
        case("AS AH AD 9C", "lay AS AH AD", melds=["AS AH JK"]),
        shows={"position.melds.A": ["AS AH JK", "AS AH AD"]},
    ),
    Golden(
        "G023",
        "two groups with a wild card each become a canasta",
        case("KC", "merge m1 m2", melds=["9S 9H 2S", "9S 9H 9D JK"]),
        shows={"position.melds.A": ["9S 9H 2S 9S 9H 9D JK"]},
    ),
    Golden(
        "G023",
        "the merged canasta is a mixed one",
        case("", hands=NOBODY, melds=["9S 9H 2S 9S 9H 9D JK"], score_if=STOCK_END),
        lines={"A": [("melded cards", 120), ("mixed canasta", 300)]},
    ),
    Golden(
        "G024",
        "three wild cards come together in no merged group",
        case("KC", "merge m1 m2", melds=["9S 9H 9D 9C 2S JK", "9S 9H 2H"]),
        "too_many_wilds",
    ),
    Golden(
        "G025",
        "a canasta of Black Samba is exactly seven cards",
        case("QC 9C 8C", "add m1 QC", melds=["QS QH QD QC QS QH QD"], rules="black-samba"),
        "canasta_full",
    ),
    Golden(
        "G025",
        "further queens start another group",
        case("QC QS QH 9C 8C", "lay QC QS QH", melds=["QS QH QD QC QS QH QD"], rules="black-samba"),
    ),
    Golden(
        "G027",
        "three eights outnumber two wild cards",
        case("8S 8H 8D 2S JK 9C KC", "lay 8S 8H 8D 2S JK", melds=OPENED, rules="german-samba"),
    ),
    Golden(
        "G028",
        "at most two wild cards lie in a group",
        case("2H 9C KC", "add m1 2H", melds=["8S 8H 8D 2S JK"], rules="german-samba"),
        "too_many_wilds",
    ),
    Golden(
        "G029",
        "a natural card is exchanged for the wild one",
        case("QD 9C 8C", "swap m1 QD", melds=["QS QH 2C"], rules="german-samba"),
        shows={"position.melds.A": ["QS QH QD"], "position.hands.1": "9C 8C 2C"},
    ),
    Golden(
        "G031", "no wild card is exchanged", case("QD 9C 8C", "swap m1 QD", melds=["QS QH 2C"]), "swap_never"
    ),
    Golden(
        "G032",
        "a side has two wild cards in all its groups",
        case("9S 9H 2H KC QC", "lay 9S 9H 2H", melds=["KS KH 2S", "5S 5H JK"], rules="uruguayan-samba"),
        "wild_budget",
    ),
    Golden(
        "G033",
        "the second wild card of the round is allowed",
        case("5S 5H 5D JK KC QC", "lay 5S 5H 5D JK", melds=["KS KH 2S"], rules="uruguayan-samba"),
    ),
    Golden(
        "G035",
        "a mixed canasta grows past seven",
        case("JH 9C 8C", "add m1 JH", melds=["JS JH JD JC JS 2S JK"], rules="dutch-samba"),
    ),
    Golden(
        "G036",
        "four naturals and three wild cards",
        case("6S 6H 6D 6C 2S 2H JK 9C KC", "lay 6S 6H 6D 6C 2S 2H JK", melds=OPENED, rules="classic-canasta"),
    ),
    Golden(
        "G037",
        "three naturals do not outnumber three wild cards",
        case("6S 6H 6D 2S 2H JK 9C KC", "lay 6S 6H 6D 2S 2H JK", melds=OPENED, rules="classic-canasta"),
        "wild_ratio",
    ),
    Golden(
        "G039",
        "a joker comes to a natural canasta",
        case("JK 9C KC", "add m1 JK", melds=["4S 4H 4D 4C 4S 4H 4D"], rules="classic-canasta"),
        shows={"position.melds.A": ["4S 4H 4D 4C 4S 4H 4D JK"]},
    ),
    Golden(
        "G039",
        "with a joker it is a mixed canasta",
        case(
            "", hands=NOBODY, melds=["4S 4H 4D 4C 4S 4H 4D JK"], score_if=STOCK_END, rules="classic-canasta"
        ),
        lines={"A": [("melded cards", 85), ("mixed canasta", 300)]},
    ),
    Golden(
        "G040",
        "three wild cards are a meld",
        case("JK 2S 2H KC QC", "lay JK 2S 2H", melds=OPENED, rules="bolivia"),
        shows={"position.melds.A": [*OPENED, "JK 2S 2H"]},
    ),
    Golden(
        "G040",
        "they count ninety",
        case("", hands=NOBODY, melds=["JK 2S 2H"], score_if=STOCK_END, rules="bolivia"),
        lines={"A": [("melded cards", 90)]},
    ),
    Golden(
        "G041",
        "a bolivia takes no more cards",
        case("2S KC QC", "add m1 2S", melds=["JK JK JK 2S 2H 2D 2C"], rules="bolivia"),
        "wild_canasta_closed",
    ),
    Golden(
        "G043",
        "one natural card is enough",
        case("8S JK 2S KC", "lay 8S JK 2S", melds=OPENED, rules="samba-500", players=3),
    ),
    Golden(
        "G044",
        "one natural card is needed",
        case("JK 2S 2H KC", "lay JK 2S 2H", melds=OPENED, rules="samba-500", players=3),
        "wilds_only",
    ),
    Golden(
        "G045",
        "a nine is laid off on another player's nines",
        case(
            "9C KC QC",
            "add B.m1 9C",
            rules="samba-500",
            players=3,
            melds={"A": ["4S 4H 4D"], "B": ["9S 9H 9D"]},
        ),
        shows={"position.melds.B": ["9S 9H 9D 9C"], "position.credit.A": 9},
    ),
)


def _samba(
    id_: str, almost: str, last: str, cards: int, rules: str = "swedish-samba"
) -> tuple[Golden, Golden]:
    low = almost.split(maxsplit=1)[0]
    completes = Golden(
        id_, f"a samba from {low}", case(f"{last} KC QC", f"add m1 {last}", melds=[almost], rules=rules)
    )
    counted = case("", hands=NOBODY, melds=[f"{almost} {last}"], score_if=STOCK_END, rules=rules)
    worth = Golden(
        id_, f"counts {cards} and 1500", counted, lines={"A": [("melded cards", cards), ("samba", 1500)]}
    )
    return completes, worth


TWO_SEQUENCES = ["10S JS QS", "6S 7S 8S"]
MERGING = {"merge_sequences": "up_to_seven"}

SEQUENCES = (
    *_samba("G047", "4S 5S 6S 7S 8S 9S", "10S", 50),
    *_samba("G048", "5S 6S 7S 8S 9S 10S", "JS", 55),
    *_samba("G049", "6S 7S 8S 9S 10S JS", "QS", 60),
    *_samba("G051", "8S 9S 10S JS QS KS", "AS", 80),
    Golden(
        "G052", "four is the lowest rank", case("3S 4S 5S KC", "lay 3S 4S 5S", melds=OPENED), "sequence_ranks"
    ),
    Golden(
        "G053",
        "no wild card in a sequence",
        case("2S KC", "add m1 2S=9H", melds=["6H 7H 8H"]),
        "wild_in_sequence",
    ),
    Golden("G055", "the ace is high", case("QS KS AS 9C", "lay QS KS AS", melds=OPENED)),
    Golden(
        "G056", "not round the corner", case("KS AS 4S 9C", "lay KS AS 4S", melds=OPENED), "sequence_ranks"
    ),
    Golden(
        "G057",
        "two sequences are not joined",
        case("9S KC", "merge m1 m2 9S", melds=TWO_SEQUENCES),
        "merge_sequences_never",
    ),
    Golden(
        "G058",
        "two sequences are joined in the variant",
        case("9S KC", "merge m1 m2 9S", melds=TWO_SEQUENCES, changed=MERGING),
        shows={"position.melds.A": ["6S 7S 8S 9S 10S JS QS"]},
    ),
    Golden(
        "G058",
        "the joined samba counts 1560",
        case("", hands=NOBODY, melds=["6S 7S 8S 9S 10S JS QS"], changed=MERGING, score_if=STOCK_END),
        totals={"A": 1560},
    ),
    Golden(
        "G059",
        "not beyond seven cards",
        case("9S KC", "merge m1 m2 9S", melds=["10S JS QS KS", "6S 7S 8S"], changed=MERGING),
        "sequence_too_long",
    ),
    Golden(
        "G059",
        "the link may join the upper sequence",
        case("9S KC", "add m1 9S", melds=["10S JS QS KS", "6S 7S 8S"], changed=MERGING),
    ),
    Golden(
        "G059",
        "or the lower one",
        case("9S KC", "add m2 9S", melds=["10S JS QS KS", "6S 7S 8S"], changed=MERGING),
    ),
    Golden(
        "G060",
        "a sequence up to the king",
        case("KS QS JS 10S 9C 4C", "lay KS QS JS 10S", melds=OPENED, rules="german-samba"),
    ),
    Golden(
        "G061",
        "ace, two, three is none",
        case("AS 2S 3S 9C 4C", "lay AS 2S 3S", melds=OPENED, rules="german-samba"),
        "wild_in_sequence",
    ),
    Golden(
        "G063",
        "the ace joins a literal four, three, two",
        case(
            "AS 9C 4C",
            "add m1 AS",
            melds=["2S 3S 4S"],
            rules="german-samba",
            changed={"sequence_rank_model": "ace_low_literal"},
        ),
        shows={"position.melds.A": ["AS 2S 3S 4S"]},
    ),
    Golden(
        "G064",
        "three naturals and a wild card",
        case("5S 6S JK 8S 9C KC", "lay 5S 6S JK=7S 8S", melds=OPENED, rules="black-samba"),
        shows={"position.melds.A": [*OPENED, "5S 6S JK=7S 8S"]},
    ),
    Golden(
        "G065",
        "one wild card only",
        case("2C 9C KC", "add m1 2C=9S", melds=["5S 6S JK=7S 8S"], rules="black-samba"),
        "too_many_wilds_in_sequence",
    ),
    Golden(
        "G067",
        "two naturals and a wild card",
        case("5S 6S 2C 9C KC", "lay 5S 6S 2C=7S", melds=OPENED, rules="black-samba"),
    ),
    Golden(
        "G067",
        "they count thirty",
        case("", hands=NOBODY, melds=["5S 6S 2C=7S"], score_if=STOCK_END, rules="black-samba"),
        lines={"A": [("melded cards", 30)]},
    ),
    Golden(
        "G068",
        "a seventh card completes a sequence with a wild card",
        case("JH 9C KC", "add m1 JH", melds=["5H 6H 2C=7H 8H 9H 10H"], rules="open-samba"),
    ),
    Golden(
        "G068",
        "it counts 70 and 1000",
        case("", hands=NOBODY, melds=["5H 6H 2C=7H 8H 9H 10H JH"], score_if=STOCK_END, rules="open-samba"),
        lines={"A": [("melded cards", 70), ("mixed samba", 1000)]},
        totals={"A": 1070},
    ),
    *_samba("G069", "5H 6H 7H 8H 9H 10H", "JH", 55, "open-samba"),
    Golden(
        "G070",
        "seven, eight, nine of hearts",
        case("7H 8H 9H KC", "lay 7H 8H 9H", melds=OPENED, rules="samba-500", players=3),
    ),
    Golden(
        "G070",
        "they count 24",
        case(
            "", hands={"2": "", "3": ""}, melds=["7H 8H 9H"], score_if=STOCK_END, rules="samba-500", players=3
        ),
        lines={"A": [("melded cards", 24)]},
    ),
    Golden(
        "G071",
        "no sequences in classic Canasta",
        case("7S 8S 9S KC QC", "lay 7S 8S 9S", melds=OPENED, rules="classic-canasta"),
        "no_sequences",
    ),
)


def _minimums(id_: str, rules: str, table: dict[int, int], players: int = 4) -> list[Golden]:
    return [
        Golden(id_, f"at {score} the minimum is {needed}",
               {"rules": rules, "players": players, "scores": {"A": score}, "actions": []},
               shows={"minimum.A": needed})
        for score, needed in table.items()
    ]  # fmt: skip


SWEDISH_BANDS = {-5: 15, 0: 50, 1495: 50, 1500: 90, 2995: 90, 3000: 120, 6995: 120, 7000: 150, 9995: 150}
QUEENS_UP = {"pile": "5C QD", "phase": "draw"}

INITIAL = (
    *_minimums("G105", "swedish-samba", SWEDISH_BANDS),
    *_minimums("G107", "classic-canasta", {-5: 15, 0: 50, 1500: 90, 3000: 120, 8000: 120}),
    *_minimums("G108", "samba-500", {-40: 50, 0: 50, 480: 50}, players=3),
    Golden(
        "G109",
        "forty-five are too few",
        case("KS KH KD 4S 5S 6S 9C 8C", "lay KS KH KD", "lay 4S 5S 6S", "discard 9C"),
        "short_of_minimum",
    ),
    Golden(
        "G111",
        "two aces and a joker are ninety",
        case("AS AH JK 9C 8C", "lay AS AH JK", "discard 9C", scores={"A": 1500}),
    ),
    Golden(
        "G112",
        "the top card counts",
        case(
            "QS QH AS AH 2S KC", "take QS QH", "lay AS AH 2S", "discard KC", scores={"A": 1500}, **QUEENS_UP
        ),
        shows={"position.hands.1": "5C"},
    ),
    Golden(
        "G113",
        "the rest of the pile does not",
        case(
            "QS QH AS AH KC",
            "take QS QH",
            "lay AS AH AD AC",
            scores={"A": 1500},
            pile="AD AC QD",
            phase="draw",
        ),
        "short_of_minimum",
    ),
    Golden(
        "G113",
        "thirty points don't end the turn",
        case("QS QH AS AH KC", "take QS QH", "discard KC", scores={"A": 1500}, pile="AD AC QD", phase="draw"),
        "short_of_minimum",
    ),
    Golden(
        "G115",
        "three melds together are 160",
        case(
            "AS AH AD 8H 9H 10H KS KH JK 4C 5C",
            "lay AS AH AD",
            "lay 8H 9H 10H",
            "lay KS KH JK",
            "discard 4C",
            scores={"A": 3000},
            rules="dutch-samba",
        ),
    ),
    Golden(
        "G116",
        "130 are fewer than 150",
        case(
            "AS AH AD KS KH JK 4C 5C",
            "lay AS AH AD",
            "lay KS KH JK",
            "discard 4C",
            scores={"A": 7000},
            rules="dutch-samba",
        ),
        "short_of_minimum",
    ),
)

MELDS = (*GROUPS, *SEQUENCES, *INITIAL)
