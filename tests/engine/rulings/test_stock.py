"""The end of the stock, and discards of what was taken."""

from tests.engine.cases import case, with_stock
from tests.engine.rulings.ruling import SIXES, Ruling, check, ruled, turn


def drawn(
    says: str,
    stock: str,
    hand: str,
    *actions: str,
    refused: str | None = None,
    pack: int = 162,
    **more: object,
) -> Ruling:
    shows = {f"position.{at}": value for at, value in more.pop("shows", {}).items()}
    position = case(hand, *actions, **{"melds": SIXES, "phase": "draw", "pile": "QD QH", **more})
    return Ruling(says, with_stock(position, stock, pack=pack), refused, shows)


FORCED_NO_PASS = {"red_three_mode": "forced", "pass_instead_of_discard": "never", "keep_after_melding": 2}
STOCK_OVER = {"result.end": "stock", "turn.phase": "deal", "result.out": None}
FIT = {"melds": ["QS QC QC"]}


@ruled(
    drawn("the last two are drawn", "KS JS", "8C", "draw", shows={"hands.1": "8C KS JS", "stock": ""}),
    drawn(
        "the last one is drawn alone", "KS", "8C", "draw", "discard 8C", shows={"stock": "", "turn.seat": 2}
    ),
    drawn(
        "then whoever must draw ends the round", "KS", "8C", "draw", "discard 8C", "draw", shows=STOCK_OVER
    ),
    drawn(
        "or goes on with the pile",
        "KS",
        "8C",
        "draw",
        "discard 8C",
        "take 8S 8H",
        melds={"A": SIXES, "B": ["JS JH JD"]},
        hands={"2": "8S 8H 5C 5D"},
        shows={"turn.phase": "play", "turn.seat": 2},
    ),
    drawn(
        "where a short draw is not allowed the round ends",
        "KS",
        "8C",
        "draw",
        changed={"short_draw_allowed": False},
        shows=STOCK_OVER,
    ),
    drawn(
        "with enough it doesn't matter",
        "KS JS",
        "8C",
        "draw",
        changed={"short_draw_allowed": False},
        shows={"hands.1": "8C KS JS"},
    ),
    drawn("classic: an empty stock", "", "8C", "draw", rules="classic-canasta", pack=108, shows=STOCK_OVER),
    drawn(
        "international: a top card that fits must be taken",
        "",
        "8C 7D",
        "draw",
        rules="international-samba",
        refused="must_take_pile",
        **FIT,
    ),
    drawn(
        "and is",
        "",
        "8C 7D",
        "take onto m1",
        rules="international-samba",
        shows={"hands.1": "8C 7D QD"},
        **FIT,
    ),
    drawn(
        "not while the pile is frozen",
        "",
        "8C 7D",
        "draw",
        rules="international-samba",
        frozen=True,
        shows=STOCK_OVER,
        **FIT,
    ),
    drawn("not while there is a stock", "KS JS", "8C 7D", "draw", rules="international-samba", **FIT),
    drawn("not without a fitting meld", "", "8C 7D", "draw", rules="international-samba", shows=STOCK_OVER),
    drawn(
        "a sequence fits as well",
        "",
        "8C 7D",
        "draw",
        rules="international-samba",
        melds=["9H 10H JH"],
        refused="must_take_pile",
    ),
    drawn("elsewhere nobody is forced", "", "8C 7D", "draw", rules="german-samba", shows=STOCK_OVER, **FIT),
    drawn(
        "samba-500: the discards become the stock",
        "",
        "8C",
        "draw",
        rules="samba-500",
        players=3,
        pack=54,
        melds=["KS KH KD"],
        pile="QD JD 10D",
        shows={"pile": "10D", "reshuffles": 1, "turn.phase": "play"},
    ),
    drawn(
        "samba-500: not a third time",
        "",
        "8C",
        "draw",
        rules="samba-500",
        players=3,
        pack=54,
        melds=["KS KH KD"],
        pile="QD JD 10D",
        reshuffles=2,
        shows=STOCK_OVER,
    ),
    drawn(
        "samba-500: nor with nothing under the top card",
        "",
        "8C",
        "draw",
        rules="samba-500",
        players=3,
        pack=54,
        melds=["KS KH KD"],
        pile="10D",
        shows=STOCK_OVER,
    ),
    drawn(
        "a card alone that nobody may discard is kept",
        "3H",
        "8C",
        "draw",
        "pass",
        changed=FORCED_NO_PASS,
        shows={"hands.1": "8C"},
    ),
    drawn(
        "but not where it could be laid",
        "3H",
        "6S",
        "draw",
        "pass",
        changed=FORCED_NO_PASS,
        shows={"hands.1": "6S"},
    ),
    drawn(
        "two cards end by a discard", "KS", "8C", "draw", "pass", changed=FORCED_NO_PASS, refused="pass_never"
    ),
    drawn(
        "three cards a turn",
        "KS JS 10S 9S",
        "8C",
        "draw",
        changed={"stock_draw": 3},
        shows={"hands.1": "8C KS JS 10S", "stock": "9S"},
    ),
)
def test_the_end_of_the_stock(ruling):
    check(ruling)


FREE = {"pile_top_must_be_melded": False, "pile_take_size": 1}
FIVE_HUNDRED = {"rules": "samba-500", "players": 3, "phase": "draw", "hands": {"2": 3, "3": 3}}


@ruled(
    turn(
        "a card that was taken is not discarded at once",
        "5C 7D",
        "take",
        "discard 9D",
        melds=["KS KH KD"],
        pile="9D",
        refused="discard_taken_card",
        **FIVE_HUNDRED,
    ),
    turn("another is", "5C 7D", "take", "discard 5C", melds=["KS KH KD"], pile="9D", **FIVE_HUNDRED),
    turn(
        "melded, it may be that a like card goes",
        "5C KC JK",
        "take",
        "add m1 JK",
        "discard JK",
        melds=["KS KH KD"],
        pile="JK",
        **FIVE_HUNDRED,
    ),
    turn(
        "in a new meld too",
        "5C 8S 8H JK 9D",
        "take",
        "lay 8S 8H JK",
        "discard JK",
        melds=["KS KH KD"],
        pile="JK",
        **FIVE_HUNDRED,
    ),
    turn(
        "not while both are held",
        "5C JK",
        "take",
        "discard JK",
        melds=["KS KH KD"],
        pile="JK",
        refused="discard_taken_card",
        **FIVE_HUNDRED,
    ),
    turn(
        "a like one of three packs as well",
        "QS QH QD 8C",
        "take",
        "lay QS QH QD",
        "discard QS",
        pile="QS",
        phase="draw",
        changed=FREE,
    ),
    turn(
        "where nothing else may be discarded it is",
        "2S 2H",
        "take",
        "discard 9D",
        pile="9D",
        phase="draw",
        changed={**FREE, "discard_wild": False},
    ),
    turn(
        "in the next turn it is free",
        "5C 7D",
        "take",
        "discard 5C",
        "draw",
        "discard 9C",
        "draw",
        melds=["KS KH KD"],
        pile="9D",
        **{**FIVE_HUNDRED, "hands": {"2": "9C 9H", "3": 3}},
    ),
)
def test_discarding_what_was_taken(ruling):
    check(ruling)
