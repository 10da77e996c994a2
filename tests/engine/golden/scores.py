"""Golden cases: complete counts of a round, and the end of a match."""

from tests.engine.cases import case
from tests.engine.golden.golden import KINGS, LOW_SAMBA, NINES, NOBODY, Golden

OUT = {"out": 1, "concealed": False}
STOCK_END = {"stock": True}
FOURS = "4S 4H 4D 4C 4S 4H 4D 4C"
SIX_RED = "3H 3H 3H 3D 3D 3D"


def _hands(*hands: str) -> dict[str, object]:
    return {str(seat): hand for seat, hand in enumerate(hands, start=1)}


SWEDISH = (
    Golden(
        "G156",
        "the side that goes out",
        case(
            melds=[LOW_SAMBA, KINGS, "AS AH AD"],
            red_threes={"A": "3H 3D"},
            score_if=OUT,
            hands=_hands("", "", "9C 4C 2C", ""),
        ),
        lines={
            "A": [
                ("melded cards", 180),
                ("samba", 1500),
                ("natural canasta", 500),
                ("red threes", 200),
                ("going out", 200),
                ("cards in hand", -35),
            ]
        },
        totals={"A": 2545, "B": 0},
    ),
    Golden(
        "G157",
        "the other side",
        case(
            melds={"A": [], "B": ["8S 8H 8D 8C 8S JK 2S"]},
            red_threes={"B": "3H 3D 3H"},
            score_if=OUT,
            hands=_hands("", "QS QH 7C 3C", "", "AS 4C 3D"),
        ),
        lines={
            "B": [
                ("melded cards", 120),
                ("mixed canasta", 300),
                ("red threes", -300),
                ("cards in hand", -30),
                ("cards in hand", -25),
                ("red threes in hand", -750),
            ]
        },
        totals={"B": -685},
    ),
    Golden(
        "G159",
        "all six red threes without the sets",
        case(melds=[KINGS], red_threes={"A": SIX_RED}, score_if=STOCK_END, hands=NOBODY),
        lines={"A": [("melded cards", 70), ("natural canasta", 500), ("red threes", -1000)]},
    ),
    Golden(
        "G160",
        "three red threes in a hand cost 750 once",
        case("3H 3H 3D", hands=NOBODY, score_if=STOCK_END),
        lines={"A": [("red threes in hand", -750)]},
    ),
)

GERMAN_HAND = "7H 8H 9H 10H JH QH KH 5S 5H 5D 5C JS JH JD JC JS 9C"
TWO_PLAYER_HAND = "5S 5H 5D 5C 5S 5H 5D JS JH JD JC JS JH 2C 8S 8H 8D"

OTHERS = (
    Golden(
        "G161",
        "a concealed going out counts 100 and 200",
        case(
            GERMAN_HAND,
            "lay 7H 8H 9H 10H JH QH KH",
            "lay 5S 5H 5D 5C",
            "lay JS JH JD JC JS",
            "discard 9C",
            melds=["QS QH QD QC QS QH QD"],
            melded_by=[3],
            red_threes={"A": "3H"},
            rules="german-samba",
            hands=_hands(GERMAN_HAND, "", "9S 9H 9D", ""),
        ),
        lines={
            "A": [
                ("melded cards", 205),
                ("natural canasta", 500),
                ("samba", 1500),
                ("red threes", 100),
                ("going out", 100),
                ("concealed going out", 200),
                ("cards in hand", -30),
            ]
        },
        totals={"A": 2575},
    ),
    Golden(
        "G163",
        "all six red threes without a first meld cost 600",
        case(hands=NOBODY, red_threes={"A": SIX_RED}, score_if=STOCK_END, rules="german-samba"),
        lines={"A": [("red threes", -600)]},
    ),
    Golden(
        "G164",
        "the side that goes out",
        case(
            melds=[FOURS, "10S 10H 10D 10C 2S 2H JK"],
            red_threes={"A": "3H 3H 3D 3D"},
            score_if=OUT,
            hands=_hands("", "", "AS", ""),
            rules="classic-canasta",
        ),
        lines={
            "A": [
                ("melded cards", 170),
                ("natural canasta", 500),
                ("mixed canasta", 300),
                ("red threes", 800),
                ("going out", 100),
                ("cards in hand", -20),
            ]
        },
        totals={"A": 1850},
    ),
    Golden(
        "G165",
        "a side that melded nothing",
        case(
            score_if=OUT,
            rules="classic-canasta",
            hands=_hands("", "KS QS JS JH 9S 9H 9D 7S 7H 7D 4S", "", "AS 2S KH 10S 8S 8H 6S 6H 5S 5H 4H"),
        ),
        lines={"B": [("cards in hand", -90), ("cards in hand", -105)]},
        totals={"B": -195},
    ),
    Golden(
        "G167",
        "the side that goes out",
        case(
            melds=["JK JK JK 2S 2H 2D 2C", "5D 6D 7D 8D 9D 10D JD"],
            red_threes={"A": "3H"},
            score_if=OUT,
            hands=_hands("", "", "4S", ""),
            rules="bolivia",
        ),
        lines={
            "A": [
                ("melded cards", 285),
                ("wild canasta", 2500),
                ("samba", 1500),
                ("red threes", 100),
                ("going out", 200),
                ("cards in hand", -5),
            ]
        },
        totals={"A": 4580},
    ),
    Golden(
        "G168",
        "the other side",
        case(
            melds={"B": ["9S 9H 9D 9C 9S 9H 9D"]},
            red_threes={"B": "3H 3D"},
            score_if=OUT,
            rules="bolivia",
            hands=_hands("", "3S 3C KS", "", "6S 6H"),
        ),
        lines={
            "B": [
                ("melded cards", 70),
                ("natural canasta", 500),
                ("red threes", -200),
                ("cards in hand", -210),
                ("cards in hand", -10),
            ]
        },
        totals={"B": 150},
    ),
    Golden(
        "G169",
        "the side that goes out",
        case(
            melds=["6C 7C 8C 9C 10C JC QC", "JS JH JD JS JH 2S 2H"],
            red_threes={"A": "3H"},
            score_if=OUT,
            hands=_hands("", "", "4S 4H", ""),
            rules="dutch-samba",
        ),
        lines={
            "A": [
                ("melded cards", 150),
                ("samba", 1500),
                ("mixed canasta", 300),
                ("red threes", 100),
                ("going out", 200),
                ("cards in hand", -10),
            ]
        },
        totals={"A": 2240},
    ),
    Golden(
        "G171",
        "the side that goes out",
        case(
            melds=["5S 6S JK=7S 8S 9S 10S JS", "7D 8D 9D 10D JD QD KD"],
            red_threes={"A": SIX_RED},
            score_if=OUT,
            hands=_hands("", "", "4S 4H", ""),
            rules="black-samba",
        ),
        lines={
            "A": [
                ("melded cards", 165),
                ("mixed samba", 1000),
                ("samba", 1500),
                ("red threes", 1200),
                ("going out", 200),
                ("cards in hand", -10),
            ]
        },
        totals={"A": 4055},
    ),
    Golden(
        "G172",
        "the side that goes out",
        case(
            melds=["5H 6H 2S=7H 8H 9H 10H JH", KINGS],
            score_if=OUT,
            rules="open-samba",
            hands=_hands("", "", "8S", ""),
        ),
        lines={
            "A": [
                ("melded cards", 140),
                ("mixed samba", 1000),
                ("natural canasta", 500),
                ("going out", 100),
                ("cards in hand", -10),
            ]
        },
        totals={"A": 1730},
    ),
    Golden(
        "G173",
        "the side that goes out",
        case(
            melds=[NINES, "4S 5S 6S 7S 8S 9S 10S"],
            score_if=OUT,
            rules="uruguayan-samba",
            hands=_hands("", "", "6C", ""),
        ),
        lines={
            "A": [
                ("melded cards", 170),
                ("mixed canasta", 300),
                ("samba", 1500),
                ("going out", 100),
                ("cards in hand", -5),
            ]
        },
        totals={"A": 2065},
    ),
    Golden(
        "G175",
        "players who did not go out",
        case(
            melds={"B": ["10S JS QS", "10H JH QH"]},
            score_if=OUT,
            rules="samba-500",
            players=3,
            hands=_hands("", "KS 5S", "JK 2S AS KH 10D 9S 7S 7H 6S 5H 4S"),
        ),
        lines={"B": [("melded cards", 60), ("cards in hand", -15)], "C": [("cards in hand", -148)]},
        totals={"B": 45, "C": -148},
    ),
    Golden(
        "G176",
        "the side that goes out",
        case(
            melds=["AS AH AD AC AS AH AD", "QS QH QD QC QS 2S JK"],
            red_threes={"A": "3H 3D"},
            score_if=OUT,
            hands=_hands("", "", "7S 7H", ""),
            rules="international-samba",
        ),
        lines={
            "A": [
                ("melded cards", 260),
                ("natural canasta", 500),
                ("mixed canasta", 300),
                ("red threes", 200),
                ("going out", 200),
                ("cards in hand", -10),
            ]
        },
        totals={"A": 1450},
    ),
    Golden(
        "G177",
        "a concealed going out of one player",
        case(
            TWO_PLAYER_HAND,
            "lay 5S 5H 5D 5C 5S 5H 5D",
            "lay JS JH JD JC JS JH 2C",
            "lay 8S 8H 8D",
            red_threes={"A": "3H"},
            hands={"2": ""},
            rules="german-two-player",
            players=2,
        ),
        lines={
            "A": [
                ("melded cards", 145),
                ("natural canasta", 500),
                ("mixed canasta", 300),
                ("red threes", 100),
                ("going out", 100),
                ("concealed going out", 200),
            ]
        },
        totals={"A": 1345},
    ),
)

ACES = "AS AH AD AC AS AH AD"


def _match(id_: str, says: str, scores: dict[str, int], winners: list[str] | None, **more: object) -> Golden:
    """Let side A gain 1,340 with canastas of kings and tens; winners are None where the match goes on."""
    two_sets = [KINGS, "10S 10H 10D 10C 10S 10H 10D"]
    played = {"melds": two_sets, "hands": NOBODY, "scores": scores, **more}
    shows = {"position.result.match_over": winners is not None, "position.result.winners": winners or []}
    return Golden(id_, says, case("8C", "discard 8C", **played), shows=shows)


MATCH_END = (
    _match("G179", "the higher of two totals wins", {"A": 8680, "B": 10260}, ["B"]),
    _match("G180", "9995 are not enough", {"A": 8655, "B": 9000}, None),
    _match("G181", "equal totals are a draw", {"A": 8760, "B": 10100}, ["A", "B"], rules="dutch-samba"),
    _match(
        "G183",
        "three players play to 7500",
        {"A": 4530, "B": 5000, "C": 4000},
        None,
        rules="classic-canasta",
        players=3,
        melds=[KINGS],
        hands={"2": "", "3": ""},
    ),
    Golden(
        "G184",
        "the highest of three totals wins",
        case(
            "KS KD JK",
            "lay KS KD JK",
            melds=["JH QH KH", "10S 10D 10C"],
            rules="samba-500",
            players=3,
            hands={"2": "", "3": ""},
            scores={"A": 380, "B": 495, "C": 530},
        ),
        shows={"position.result.totals": {"A": 510, "B": 495, "C": 530}, "position.result.winners": ["C"]},
    ),
    Golden(
        "G184",
        "the highest of three totals wins, the others below the target or not",
        case(
            "KS KD JK",
            "lay KS KD JK",
            melds=["JH QH KH", "10S 10D 10C"],
            rules="samba-500",
            players=3,
            hands={"2": "", "3": ""},
            scores={"A": 400, "B": 495, "C": 510},
        ),
        shows={"position.result.totals": {"A": 530, "B": 495, "C": 510}, "position.result.winners": ["A"]},
    ),
    _match(
        "G185",
        "Bolivia goes on to 15000",
        {"A": 8750, "B": 9000},
        None,
        rules="bolivia",
        melds=["4C 5C 6C 7C 8C 9C 10C", KINGS],
    ),
    _match(
        "G196", "equal totals are a draw", {"A": 9860, "B": 11200}, ["A", "B"], rules="international-samba"
    ),
)

SCORES = (*SWEDISH, *OTHERS, *MATCH_END)
