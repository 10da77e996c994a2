"""Golden cases: going out and the end of the stock."""

from tests.engine.cases import case, with_stock
from tests.engine.golden.golden import KINGS, LOW_SAMBA, NINES, NOBODY, OPENED, Golden

SETS = [LOW_SAMBA, NINES]
ONE_SET = [NINES]
ROUND_OVER = {"position.turn.phase": "deal", "position.result.end": "out", "position.result.out": 1}

SWEDISH = (
    Golden(
        "G131", "a samba and a mixed canasta suffice", case("9C", "discard 9C", melds=SETS), shows=ROUND_OVER
    ),
    Golden(
        "G132",
        "two of three cards are melded and the last is kept",
        case("KC KS 9H", "add m1 KC KS", "pass", melds=[KINGS]),
        shows={"position.hands.1": "9H", "position.turn.seat": 2},
    ),
    Golden(
        "G132",
        "the last card is not discarded",
        case("KC KS 9H", "add m1 KC KS", "discard 9H", melds=[KINGS]),
        "go_out_sets",
    ),
    Golden("G133", "one card must stay", case("9S 9H 9D", "lay 9S 9H 9D", melds=[KINGS]), "keep_cards"),
    Golden("G135", "a no binds", case("9C", "ask", "answer no", "discard 9C", melds=SETS), "answer_was_no"),
    Golden(
        "G135",
        "after it the card is kept",
        case("9C", "ask", "answer no", "pass", melds=SETS),
        shows={"position.turn.seat": 2},
    ),
    Golden(
        "G136",
        "both partners must agree",
        case("9C", "ask", "answer yes", "answer no", "discard 9C", melds=SETS, players=6, shape="2x3"),
        "answer_was_no",
    ),
    Golden(
        "G136",
        "when both agree the round ends",
        case("9C", "ask", "answer yes", "answer yes", "discard 9C", melds=SETS, players=6, shape="2x3"),
        shows=ROUND_OVER,
    ),
    Golden(
        "G137", "a yes binds", case("9H 8C", "ask", "answer yes", "discard 8C", melds=SETS), "must_go_out"
    ),
    Golden(
        "G193",
        "a whole hand in one turn brings no more than 200",
        case(f"{KINGS} 7S 7H 7D 7C 7S 7H 7D", f"lay {KINGS}", "lay 7S 7H 7D 7C 7S 7H 7D", hands=NOBODY),
        lines={
            "A": [
                ("melded cards", 105),
                ("natural canasta", 500),
                ("natural canasta", 500),
                ("going out", 200),
            ]
        },
    ),
)

TEN_CLUBS = "4C 5C 6C 7C 8C 9C 10C"
BOLIVIA = "JK JK JK 2S 2H 2D 2C"

OTHERS = (
    Golden(
        "G139",
        "kings are melded and one card stays after the discard",
        case("KS KH KD 7C 8C", "lay KS KH KD", "discard 7C", melds=OPENED, rules="dutch-samba"),
        shows={"position.hands.1": "8C"},
    ),
    Golden(
        "G140",
        "the last card is not discarded with one canasta",
        case("8C", "discard 8C", melds=ONE_SET, rules="german-samba"),
        "go_out_sets",
    ),
    Golden(
        "G141",
        "two canastas of one's own",
        case("8C", "discard 8C", melds=[NINES, "KS KH KD KC KS 2H JK"], rules="german-two-player", players=2),
        shows=ROUND_OVER,
    ),
    Golden(
        "G141",
        "the other player's canasta is none",
        case(
            "8C",
            "discard 8C",
            melds={"A": [NINES], "B": ["KS KH KD KC KS 2H JK"]},
            rules="german-two-player",
            players=2,
        ),
        "go_out_sets",
    ),
    Golden(
        "G143",
        "an escalera and a bolivia",
        case("8C", "discard 8C", melds=[TEN_CLUBS, BOLIVIA], rules="bolivia"),
        shows=ROUND_OVER,
    ),
    Golden(
        "G144",
        "two players need two canastas",
        case("8C", "discard 8C", melds=ONE_SET, rules="classic-canasta", players=2),
        "go_out_sets",
    ),
    Golden(
        "G145",
        "four players need one",
        case("8C", "discard 8C", melds=ONE_SET, rules="classic-canasta"),
        shows=ROUND_OVER,
    ),
    Golden(
        "G147",
        "one set must be without wild cards in the variant",
        case(
            "8C",
            "discard 8C",
            melds=["5S 6S JK=7S 8S 9S 10S JS", NINES],
            rules="black-samba",
            changed={"go_out_min_natural_sets": 1},
        ),
        "go_out_natural_sets",
    ),
    Golden(
        "G148",
        "78 points are too few to go out",
        case("8S 8D 8C", "lay 8S 8D 8C", melds=["7H 8H 9H", "KS KH KD"], rules="samba-500", players=3),
        "go_out_points",
    ),
    Golden(
        "G149",
        "130 points are enough",
        case("KS KD JK", "lay KS KD JK", melds=["JH QH KH", "10S 10D 10C"], rules="samba-500", players=3),
        shows=ROUND_OVER,
    ),
    Golden(
        "G195",
        "a yes binds",
        case(
            "9H 8C KC",
            "ask",
            "answer yes",
            "discard 8C",
            melds=[LOW_SAMBA, NINES, KINGS],
            rules="german-samba",
        ),
        "must_go_out",
    ),
)

STOCK = (
    Golden(
        "G151",
        "a last red three is not replaced and play goes on",
        with_stock(case("KC 9C", "draw", "three 3H", "discard 9C", melds=OPENED, phase="draw"), "3H", 4),
        shows={
            "position.hands.1": "KC",
            "position.turn.phase": "draw",
            "position.turn.seat": 2,
            "position.red_threes.A": "3H",
        },
    ),
    Golden(
        "G152",
        "a last red three ends the round",
        with_stock(case("KC 9C", "draw", melds=OPENED, phase="draw", rules="classic-canasta"), "3H", 4, 108),
        shows={
            "position.turn.phase": "deal",
            "position.result.end": "last_red_three",
            "position.red_threes.A": "3H",
        },
    ),
    Golden(
        "G153",
        "with an empty stock the pile may be taken",
        with_stock(
            case("QS QH KC", "take QS QH", "discard KC", pile="5C QD", melds=OPENED, phase="draw"), "", 4
        ),
        shows={"position.turn.seat": 2, "position.hands.1": "5C"},
    ),
    Golden(
        "G155",
        "the discards under the top card are shuffled anew",
        with_stock(
            case("QS QH KC", "draw", pile="5C 7D 8D QD", rules="samba-500", players=3, phase="draw"),
            "",
            3,
            54,
        ),
        shows={"position.pile": "QD", "position.turn.phase": "play"},
    ),
)

GOING_OUT = (*SWEDISH, *OTHERS, *STOCK)
