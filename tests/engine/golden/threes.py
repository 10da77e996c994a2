"""Golden cases: red and black threes."""

from tests.engine.cases import case, with_stock
from tests.engine.golden.golden import KINGS, LOW_SAMBA, NINES, NOBODY, OPENED, Golden

TWO_SETS = [LOW_SAMBA, KINGS]
WITH_WILDS = {"black_three_meld": "going_out_with_wilds", "black_three_group_max": 7}
SIX_BLACK = "3S 3C 3S 3C 3S 3C"

RED = (
    Golden(
        "G117",
        "a red three may be kept",
        case("3H KC", "discard KC", melds=OPENED),
        shows={"position.hands.1": "3H", "position.red_threes.A": ""},
    ),
    Golden(
        "G119",
        "two red threes without replacement",
        case(
            "3H 3D KC 9C",
            "three 3H",
            "three 3D",
            melds=OPENED,
            stock=100,
            hands={"2": 11, "3": 11, "4": 33},
            changed={"red_three_replacement": False, "red_three_from_pile_replacement": False},
        ),
        shows={"position.hands.1": "KC 9C", "position.red_threes.A": "3H 3D"},
    ),
    Golden(
        "G120",
        "a drawn red three is laid out and replaced",
        with_stock(case("KC 9C 8C", "draw", melds=OPENED, phase="draw", rules="dutch-samba"), "3H 5D 7D 8D"),
        shows={"position.hands.1": "KC 9C 8C 5D 7D", "position.red_threes.A": "3H", "position.stock": "8D"},
    ),
)


def _out(id_: str, says: str, threes: str, refused: str | None = None, **more: object) -> Golden:
    return Golden(id_, says, case(threes, f"lay {threes}", **{"melds": TWO_SETS, **more}), refused)


BLACK = (
    _out("G121", "three black threes go out", "3S 3C 3S"),
    _out("G121", "six black threes go out", SIX_BLACK),
    Golden(
        "G123",
        "five black threes with a two and a joker",
        case(
            "3S 3C 3S 3C 3S 2S JK",
            "lay 3S 3C 3S 3C 3S 2S JK",
            melds=TWO_SETS,
            changed=WITH_WILDS,
            hands=NOBODY,
        ),
        lines={
            "A": [
                ("melded cards", 50 + 70 + 95),
                ("samba", 1500),
                ("natural canasta", 500),
                ("mixed canasta", 300),
                ("going out", 200),
            ]
        },
    ),
    Golden(
        "G124",
        "six black threes with a joker",
        case(f"{SIX_BLACK} JK", f"lay {SIX_BLACK} JK", melds=TWO_SETS, changed=WITH_WILDS, hands=NOBODY),
        lines={
            "A": [
                ("melded cards", 50 + 70 + 80),
                ("samba", 1500),
                ("natural canasta", 500),
                ("mixed canasta", 300),
                ("going out", 200),
            ]
        },
    ),
    _out(
        "G125", "never in the variant", "3S 3C 3S", "black_three_never", changed={"black_three_meld": "never"}
    ),
    _out(
        "G127",
        "three or four only",
        "3S 3C 3S 3C 3S",
        "black_three_group_full",
        rules="german-samba",
        melds=[LOW_SAMBA, NINES],
    ),
    _out("G127", "four go out", "3S 3C 3S 3C", rules="german-samba", melds=[LOW_SAMBA, NINES]),
    _out("G128", "never in Black Samba", "3S 3C 3S", "black_three_never", rules="black-samba"),
    Golden(
        "G129",
        "threes are ordinary cards",
        case("3S 4S 5S KC", "lay 3S 4S 5S", melds=["4C 4H 4D"], rules="samba-500", players=3),
    ),
    Golden(
        "G129",
        "they count twelve",
        case(
            "",
            hands={"2": "", "3": ""},
            melds=["3S 4S 5S"],
            score_if={"stock": True},
            rules="samba-500",
            players=3,
        ),
        lines={"A": [("melded cards", 12)]},
    ),
)

THREES = (*RED, *BLACK)
