"""What becomes of a match after a round."""

from tests.engine.cases import Json, case
from tests.engine.rulings.ruling import KINGS, NOBODY, SAMBA, SETS, Ruling, check, ruled


def ends(says: str, position: Json, over: bool, *winners: str) -> Ruling:
    return Ruling(
        says,
        position,
        None,
        {
            "position.result.match_over": over,
            "position.result.winners": list(winners),
            "position.turn.phase": "over" if over else "deal",
        },
    )


def going(rules: str, scores: dict[str, int], melds: list[str] | None = None, **more: object) -> Json:
    """Go out with a last discard; both sides' hands are empty then."""
    return case(
        "8C",
        "discard 8C",
        **{"rules": rules, "melds": melds or SETS, "hands": NOBODY, "scores": scores, **more},
    )


CLOSER = {"winner_rule": "round_closer_first"}
SOLO = {"players": 3, "hands": {"2": "", "3": ""}}


@ruled(
    ends("swedish: 9,995 is not 10,000", going("swedish-samba", {"A": 8805}), False),
    ends("swedish: 10,000 is", going("swedish-samba", {"A": 8810}), True, "A"),
    ends("swedish: who goes out need not win", going("swedish-samba", {"A": 9000, "B": 10500}), True, "B"),
    ends(
        "swedish: it is settled at the end of the round",
        going("swedish-samba", {"A": 0, "B": 10000}),
        True,
        "B",
    ),
    ends("swedish: a tie is a draw", going("swedish-samba", {"A": 9000, "B": 10190}), True, "A", "B"),
    ends(
        "or played on",
        going("swedish-samba", {"A": 9000, "B": 10190}, changed={"tie_rule": "play_on"}),
        False,
    ),
    ends("below the target a tie is nothing", going("swedish-samba", {"A": 0, "B": 1190}), False),
    ends(
        "who goes out may be first",
        going("swedish-samba", {"A": 9000, "B": 10500}, changed=CLOSER),
        True,
        "A",
    ),
    ends(
        "only where he has reached it",
        going("swedish-samba", {"A": 5000, "B": 10500}, changed=CLOSER),
        True,
        "B",
    ),
    ends(
        "three sides",
        going(
            "swedish-samba",
            {"A": 9000, "B": 10500, "C": 10300},
            players=6,
            shape="3x2",
            hands={str(seat): "" for seat in range(2, 7)},
        ),
        True,
        "B",
    ),
    ends("bolivia: 10,500 is not 15,000", going("bolivia", {"A": 10500 - 2320}, [KINGS, SAMBA]), False),
    ends("bolivia: 15,000", going("bolivia", {"A": 15000 - 2320}, [KINGS, SAMBA]), True, "A"),
    ends("classic: 5,000 with four", going("classic-canasta", {"A": 5000 - 670}, [KINGS]), True, "A"),
    ends("classic: not with three", going("classic-canasta", {"A": 5000}, [KINGS], **SOLO), False),
    ends(
        "classic: 7,500 with three", going("classic-canasta", {"A": 7500 - 670}, [KINGS], **SOLO), True, "A"
    ),
    ends("dutch: the sixtieth round", going("dutch-samba", {"A": 100}, round=60), True),
    ends("dutch: one before it", going("dutch-samba", {"A": 100}, round=59), False),
    ends("dutch: a win in the sixtieth", going("dutch-samba", {"A": 9500}, round=60), True, "A"),
    ends("a cap of one's own", going("swedish-samba", {"A": 100}, round=5, changed={"hand_cap": 5}), True),
    ends(
        "a target of one's own", going("swedish-samba", {"A": 100}, changed={"target_score": 1000}), True, "A"
    ),
    ends(
        "a target by players",
        going("swedish-samba", {"A": 100}, changed={"target_score": {"3": 1000, "4": 5000}}),
        False,
    ),
    ends(
        "at once, in the middle of a turn",
        case(
            "KC 8C",
            "add m1 KC",
            melds=SETS,
            hands=NOBODY,
            scores={"A": 9010},
            changed={"match_end_check": "at_once"},
        ),
        True,
        "A",
    ),
    ends(
        "samba-500: 500",
        case(
            "AC",
            "add m2 AC",
            rules="samba-500",
            melds=["KS KH KD", "AS AH AD"],
            scores={"A": 390, "B": 480},
            **SOLO,
        ),
        True,
        "A",
    ),
    ends(
        "samba-500: 495",
        case(
            "AC",
            "add m2 AC",
            rules="samba-500",
            melds=["KS KH KD", "AS AH AD"],
            scores={"A": 385, "B": 480},
            **SOLO,
        ),
        False,
    ),
)
def test_the_end_of_a_match(ruling):
    check(ruling)


@ruled(
    Ruling(
        "after the match nothing is dealt",
        {**going("swedish-samba", {"A": 9000}), "actions": ["discard 8C", "deal 7"]},
        "match_over",
    ),
    Ruling(
        "nor played", {**going("swedish-samba", {"A": 9000}), "actions": ["discard 8C", "draw"]}, "match_over"
    ),
    Ruling(
        "after a round one deals first",
        {**going("swedish-samba", {"A": 0}), "actions": ["discard 8C", "draw"]},
        "deal_awaited",
    ),
    Ruling(
        "the deal takes the totals over",
        {**going("swedish-samba", {"A": 50, "B": -30}, dealer=2), "actions": ["discard 8C", "deal 7"]},
        shows={
            "position.scores": {"A": 50 + 1190, "B": -30},
            "position.round": 2,
            "position.dealer": 3,
            "position.turn.seat": 4,
        },
    ),
    Ruling("in the middle of a round nothing is dealt", case("8C 7D", "deal 7"), "no_deal_now"),
    Ruling(
        "the last discard is not taken back",
        {**going("swedish-samba", {"A": 0}), "actions": ["discard 8C", "back"]},
        "revealed",
    ),
)
def test_after_a_round(ruling):
    check(ruling)
