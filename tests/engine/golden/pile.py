"""Golden cases: the discard pile."""

from tests.engine.cases import case
from tests.engine.golden.golden import OPENED, Golden

QUEENS = "QS QH QD QC QS QH QD"
JACKS = "JS JH JD JC JS JH JD"


def _at_pile(
    hand: str, pile: str, *actions: str, melds: object = OPENED, **more: object
) -> dict[str, object]:
    return case(hand, *actions, pile=pile, melds=melds, phase="draw", **more)


SWEDISH = (
    Golden(
        "G072",
        "the top card alone joins a sequence",
        _at_pile("9S KC 4D", "3C KH 10S", "top m1", melds=["6S 7S 8S 9S"]),
        shows={
            "position.melds.A": ["6S 7S 8S 9S 10S"],
            "position.pile": "3C KH",
            "position.turn.drew": "top",
            "position.hands.1": "9S KC 4D",
        },
    ),
    Golden(
        "G073",
        "it starts no sequence",
        _at_pile("6S 7S 8S 9S KC", "3C KH 10S", "take 6S 7S 8S 9S"),
        "pile_new_sequence",
    ),
    Golden(
        "G075",
        "a natural pair takes the pile",
        _at_pile("QS QH KC", "5C KH QD", "take QS QH"),
        shows={
            "position.melds.A": [*OPENED, "QD QS QH"],
            "position.hands.1": "KC 5C KH",
            "position.pile": "",
        },
    ),
    Golden(
        "G076",
        "a natural and a wild card do not",
        _at_pile("QS 2C KC", "5C KH QD", "take QS 2C"),
        "pile_natural_plus_wild",
    ),
    Golden(
        "G077",
        "nor does adding to a group",
        _at_pile("QC KC 4H", "5C QS", "take onto m1", melds=["QS QH QD"]),
        "pile_onto_group",
    ),
    Golden(
        "G077",
        "not with one more queen either",
        _at_pile("QC KC 4H", "5C QS", "take QC onto m1", melds=["QS QH QD"]),
        "pile_onto_group",
    ),
    Golden(
        "G079",
        "nor adding to a canasta",
        _at_pile("KC 4H", "5C QS", "take onto m1", melds=[QUEENS]),
        "pile_onto_canasta",
    ),
    *(
        Golden("G080", f"{top} blocks", _at_pile("KS KH 4H", f"5C {top}", "take KS KH"), "pile_blocked")
        for top in ("3H", "3D", "3S", "3C", "2S", "JK")
    ),
    Golden(
        "G081",
        "a red three may be discarded and is not replaced",
        case("3H KC", "discard 3H", melds=OPENED, hands={"2": 11, "3": 11, "4": 11}),
        shows={"position.hands.1": "KC", "position.pile": "3H", "position.turn.seat": 2},
    ),
    Golden(
        "G081",
        "it blocks the next player",
        case("3H KC", "discard 3H", "take KS KH", melds=OPENED, hands={"2": "KS KH 5C"}),
        "pile_blocked",
    ),
    Golden(
        "G192",
        "taking the top card replaces the draw",
        _at_pile("9S KC 4D", "3C KH 10S", "top m1", "draw", melds=["6S 7S 8S 9S"]),
        "already_drawn",
    ),
    Golden(
        "G192",
        "then the turn goes on as usual",
        _at_pile("9S KC 4D", "3C KH 10S", "top m1", "discard 4D", melds=["6S 7S 8S 9S"]),
    ),
)

DUTCH = (
    Golden(
        "G083",
        "a pair starts a new group",
        _at_pile("9C 9S KC QC 4H", "5C 9H", "take 9C 9S", melds=["9S 9H 9D"], rules="dutch-samba"),
        shows={"position.melds.A": ["9S 9H 9D", "9H 9C 9S"]},
    ),
    Golden(
        "G083",
        "with a two as well",
        _at_pile("9C 9S 2C KC QC", "5C 9H", "take 9C 9S 2C", melds=["9S 9H 9D"], rules="dutch-samba"),
        shows={"position.melds.A": ["9S 9H 9D", "9H 9C 9S 2C"]},
    ),
    Golden(
        "G083",
        "never onto the old one",
        _at_pile("9C 9S KC QC 4H", "5C 9H", "take 9C 9S onto m1", melds=["9S 9H 9D"], rules="dutch-samba"),
        "pile_pair_new_group",
    ),
    Golden(
        "G084",
        "only a natural pair",
        _at_pile("9C 2C KC", "5C 9H", "take 9C 2C", rules="dutch-samba"),
        "pile_natural_plus_wild",
    ),
    Golden(
        "G085",
        "a joker below does not matter",
        _at_pile("9C 9S KC", "JK 5C 9H", "take 9C 9S", rules="dutch-samba"),
    ),
    Golden(
        "G087",
        "no eighth card to a samba",
        _at_pile("9C 9S KC", "5C JH", "top m1", melds=["4H 5H 6H 7H 8H 9H 10H"], rules="dutch-samba"),
        "samba_closed",
    ),
)

CLASSIC = (
    Golden(
        "G088",
        "a king and a two take an unfrozen pile",
        _at_pile("KS 2S QC JC", "5C KH", "take KS 2S", rules="classic-canasta"),
        shows={"position.melds.A": [*OPENED, "KH KS 2S"]},
    ),
    Golden(
        "G089",
        "not a frozen one",
        _at_pile("KS 2S QC JC", "2H 5C KH", "take KS 2S", rules="classic-canasta"),
        "pile_frozen",
    ),
    Golden(
        "G091",
        "a black three on top blocks",
        _at_pile("KS KC QC JC", "KH 3S", "take KS KC", rules="classic-canasta"),
        "pile_blocked",
    ),
    Golden(
        "G091",
        "covered it does no harm",
        _at_pile("KS 2S QC JC", "5C 3S KH", "take KS 2S", rules="classic-canasta"),
    ),
)

GERMAN = (
    Golden(
        "G092",
        "the top card extends a group and takes the pile",
        _at_pile("KC QC", "5C 8C", "take onto m1", melds=["8S 8H 8D"], rules="german-samba"),
        shows={"position.melds.A": ["8S 8H 8D 8C"], "position.hands.1": "KC QC 5C", "position.pile": ""},
    ),
    Golden(
        "G093",
        "it extends a sequence and takes the pile",
        _at_pile("KC QC", "5D 8C", "take onto m1", melds=["5C 6C 7C"], rules="german-samba"),
        shows={"position.melds.A": ["5C 6C 7C 8C"], "position.hands.1": "KC QC 5D", "position.pile": ""},
    ),
    Golden(
        "G095",
        "a natural pair takes a frozen pile and thaws it",
        _at_pile("8S 8H KC QC", "3S 8C", "take 8S 8H", rules="german-samba"),
        shows={"position.frozen": False, "position.hands.1": "KC QC 3S"},
    ),
    Golden(
        "G096",
        "a black three on top blocks",
        _at_pile("8S 8H KC QC", "8C 3S", "take 8S 8H", rules="german-samba"),
        "pile_blocked",
    ),
    Golden(
        "G191",
        "a discarded two freezes the pile",
        case("2C KC QC", "discard 2C", melds=OPENED, rules="german-samba"),
        shows={"position.frozen": True, "position.pile": "2C"},
    ),
    Golden(
        "G191",
        "and blocks it",
        case(
            "2C KC QC",
            "discard 2C",
            "take KS KH",
            melds=OPENED,
            rules="german-samba",
            hands={"2": "KS KH KD 5C"},
        ),
        "pile_blocked",
    ),
    Golden(
        "G191",
        "covered, it stays frozen",
        case(
            "2C KC QC",
            "discard 2C",
            "draw",
            "discard 8C",
            "take onto m2",
            rules="german-samba",
            melds=[*OPENED, "8S 8H 8D"],
            hands={"2": "8C KH KD 5C", "3": "KS 9S 10S"},
        ),
        "pile_frozen",
    ),
)

OTHERS = (
    Golden(
        "G097",
        "the top card and the next four go",
        _at_pile("8S 2C KC QC", "4C 5C 6D 7D JD QD 9S", "take 8S 2C=10S", rules="black-samba"),
        shows={
            "position.pile": "4C 5C",
            "position.melds.A": [*OPENED, "8S 9S 2C=10S"],
            "position.hands.1": "KC QC 6D 7D JD QD",
        },
    ),
    Golden(
        "G099",
        "a joker that stays keeps the pile frozen",
        _at_pile("QH QD KC JC", "JK 4C 5C 6D 7D JD QS", "take QH QD", rules="black-samba"),
        shows={"position.frozen": True, "position.pile": "JK 4C"},
    ),
    Golden(
        "G100",
        "a black three blocks",
        _at_pile("KH KD KC JC", "KS 3S", "take KH KD", rules="black-samba"),
        "pile_blocked",
    ),
    Golden(
        "G100",
        "a wild card blocks",
        _at_pile("KH KD KC JC", "KS 2C", "take KH KD", rules="black-samba"),
        "pile_blocked",
    ),
    Golden(
        "G101",
        "the top card is taken without a condition",
        _at_pile("KH QD 9C JC", "KS 5C", "take", melds=(), rules="samba-500", players=3),
        shows={"position.hands.1": "KH QD 9C JC 5C", "position.pile": "KS", "position.turn.drew": "pile"},
    ),
    Golden(
        "G103",
        "not onto a canasta",
        _at_pile("JC KC QC", "5C JH", "take onto m1", melds=[JACKS], rules="international-samba"),
        "pile_onto_canasta",
    ),
    Golden(
        "G103",
        "not with one jack",
        _at_pile("JC KC QC", "5C JH", "take JC onto m1", melds=[JACKS], rules="international-samba"),
        "pile_onto_canasta",
    ),
    Golden(
        "G103",
        "but with a natural pair",
        _at_pile("JC JS KC QC", "5C JH", "take JC JS onto m1", melds=[JACKS], rules="international-samba"),
    ),
    Golden(
        "G104",
        "a wild card on top blocks",
        _at_pile("JC KC QC", "5C 2D", "take onto m1", melds=["JK 2S 2H"], rules="bolivia"),
        "pile_blocked",
    ),
    Golden(
        "G189",
        "a covered black three does not freeze",
        _at_pile("8H 2C KC QC", "3S 8S", "take 8H 2C", rules="black-samba"),
    ),
)

PILE = (*SWEDISH, *DUTCH, *CLASSIC, *GERMAN, *OTHERS)
