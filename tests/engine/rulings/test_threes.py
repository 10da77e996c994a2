"""Red and black threes: laid out, replaced, kept, thrown, melded in the last turn."""

from tests.engine.cases import case, with_stock
from tests.engine.rulings.ruling import KINGS, SETS, SIXES, Ruling, check, ruled

FORCED = {"red_three_mode": "forced"}
NO_NEW = {"red_three_replacement": False}


def three(
    says: str, hand: str, *actions: str, refused: str | None = None, stock: str | None = None, **more: object
) -> Ruling:
    shows = {f"position.{at}": value for at, value in more.pop("shows", {}).items()}
    position = case(hand, *actions, **{"melds": SIXES, **more})
    if stock is not None:
        pack = (
            108 if more.get("rules") == "classic-canasta" else 54 if more.get("rules") == "samba-500" else 162
        )
        position = with_stock(position, stock, pack=pack)
    return Ruling(says, position, refused, shows)


@ruled(
    three("a black three is not laid out", "3S 4C", "three 3S", refused="not_a_red_three"),
    three("nor is another card", "4C 5C", "three 4C", refused="not_a_red_three"),
    three("nor one that is not held", "4C 5C", "three 3H", refused="card_not_in_hand"),
    three("not before drawing", "3H 4C", "three 3H", refused="draw_first", phase="draw"),
    three(
        "two after another",
        "3H 3D 4C",
        "three 3H",
        "three 3D",
        stock="KS QS JS",
        shows={"hands.1": "4C KS QS", "stock": "JS"},
    ),
    three(
        "one that is drawn for another may be laid too",
        "3H 4C",
        "three 3H",
        "three 3D",
        stock="3D KS JS",
        shows={"hands.1": "4C KS"},
    ),
    three("or kept", "3H 4C", "three 3H", "discard 4C", stock="3D KS JS", shows={"hands.1": "3D"}),
    three(
        "alone in the hand it stays where the card drawn for it could not be kept",
        "3H",
        "three 3H",
        stock="KS JS",
        changed={"keep_after_melding": 2, "pass_instead_of_discard": "never"},
        refused="red_three_no_way_to_end",
    ),
    three("it is not melded", "3H 3D 3H 4C 5C", "lay 3H 3D 3H", refused="red_three_in_meld"),
    three("nor added", "3H 4C 5C", "add m1 3H", refused="other_rank"),
    three("alone in the hand it is replaced", "3H", "three 3H", stock="KS JS", shows={"hands.1": "KS"}),
    three("without a stock it would be the last card", "3H", "three 3H", refused="keep_cards", stock=""),
    three(
        "which is going out where that is allowed",
        "3H",
        "three 3H",
        stock="",
        melds=SETS,
        shows={"result.end": "out"},
    ),
    three(
        "without replacement it leaves one card", "3H 4C", "three 3H", changed=NO_NEW, shows={"hands.1": "4C"}
    ),
    three("and may not be the last", "3H", "three 3H", refused="keep_cards", changed=NO_NEW),
    three("the last card may be a red three", "3H", "discard 3H", melds=SETS, shows={"result.end": "out"}),
    three("or kept with a pass", "3H", "pass", shows={"hands.1": "3H"}),
    three(
        "it may not be taken back once a card was drawn for it",
        "3H 4C",
        "three 3H",
        "back",
        refused="revealed",
    ),
    three("else it may", "3H 4C", "three 3H", "back", changed=NO_NEW, shows={"hands.1": "3H 4C"}),
    three(
        "from the pile it is replaced too",
        "KS KH 4C",
        "take KS KH",
        "three 3H",
        phase="draw",
        pile="3H 9D KD",
        stock="QS JS",
        shows={"hands.1": "4C 9D QS"},
    ),
    three(
        "by an option it is not",
        "KS KH 4C",
        "take KS KH",
        "three 3H",
        phase="draw",
        pile="3H 9D KD",
        stock="QS JS",
        changed={"red_three_from_pile_replacement": False},
        shows={"hands.1": "4C 9D", "stock": "QS JS"},
    ),
    three(
        "one of the hand still is",
        "3D KS KH 4C",
        "take KS KH",
        "three 3D",
        phase="draw",
        pile="3H 9D KD",
        stock="QS JS",
        changed={"red_three_from_pile_replacement": False},
        shows={"hands.1": "4C 3H 9D QS"},
    ),
    three(
        "ordinary ones are not laid out",
        "3H 4C 5C",
        "three 3H",
        refused="threes_ordinary",
        rules="samba-500",
        players=3,
    ),
    three("they are discarded", "3H 4C 5C", "discard 3H", rules="samba-500", players=3),
    three(
        "in forced systems they are not",
        "3H 4C 5C",
        "discard 3H",
        refused="discard_red_three",
        rules="international-samba",
    ),
    three(
        "even where they are optional, by an option",
        "3H 4C 5C",
        "discard 3H",
        refused="discard_red_three",
        changed={"discard_red_three": False},
    ),
)
def test_red_threes_in_a_turn(ruling):
    check(ruling)


def draw(says: str, stock: str, hand: str = "4C 5C", **more: object) -> Ruling:
    return three(says, hand, "draw", phase="draw", stock=stock, **more)


@ruled(
    draw("optional ones stay in the hand", "3H KS QS", shows={"hands.1": "4C 5C 3H KS", "red_threes.A": ""}),
    draw(
        "forced ones are laid and replaced",
        "3H KS QS JS",
        changed=FORCED,
        shows={"hands.1": "4C 5C KS QS", "red_threes.A": "3H", "stock": "JS"},
    ),
    draw("two of them", "3H 3D QS JS 9S", changed=FORCED, shows={"hands.1": "4C 5C QS JS", "stock": "9S"}),
    draw(
        "and one that comes for another",
        "3H KS 3D JS 9S",
        changed=FORCED,
        shows={"hands.1": "4C 5C KS JS", "stock": "9S"},
    ),
    draw(
        "all six after another",
        "3H 3H 3H 3D 3D 3D KS QS",
        changed=FORCED,
        shows={"hands.1": "4C 5C KS QS", "red_threes.A": "3H 3H 3H 3D 3D 3D", "stock": ""},
    ),
    draw(
        "all six as the last cards of the stock",
        "3H 3H 3H 3D 3D 3D",
        changed=FORCED,
        shows={"hands.1": "4C 5C", "red_threes.A": "3H 3H 3H 3D 3D 3D", "turn.phase": "play"},
    ),
    draw(
        "forced without replacement",
        "3H KS QS JS",
        changed={**FORCED, **NO_NEW},
        shows={"hands.1": "4C 5C KS", "stock": "QS JS"},
    ),
    draw(
        "one drawn in classic Canasta",
        "3H KS QS",
        rules="classic-canasta",
        shows={"hands.1": "4C 5C KS", "stock": "QS"},
    ),
    draw(
        "the last card of the stock ends the round there",
        "3H",
        rules="classic-canasta",
        shows={"result.end": "last_red_three", "red_threes.A": "3H", "hands.1": "4C 5C"},
    ),
    draw(
        "also as a replacement",
        "3H 3D",
        rules="classic-canasta",
        shows={"result.end": "last_red_three", "red_threes.A": "3H 3D"},
    ),
    draw(
        "or as the second of two",
        "KS 3D",
        rules="german-samba",
        shows={"result.end": "last_red_three", "hands.1": "4C 5C KS"},
    ),
    draw(
        "not when another card is the last",
        "3D KS",
        rules="german-samba",
        shows={"turn.phase": "play", "hands.1": "4C 5C KS"},
    ),
    draw(
        "in bolivia too", "3D", rules="bolivia", shows={"result.end": "last_red_three", "red_threes.A": "3D"}
    ),
    draw(
        "in international Samba too",
        "KS 3D",
        rules="international-samba",
        shows={"result.end": "last_red_three"},
    ),
    draw(
        "in dutch Samba play goes on",
        "KS 3D",
        rules="dutch-samba",
        shows={"turn.phase": "play", "red_threes.A": "3D"},
    ),
    draw(
        "in black Samba as well", "3D", rules="black-samba", shows={"turn.phase": "play", "hands.1": "4C 5C"}
    ),
    draw("in swedish Samba it stays in the hand", "3D", shows={"turn.phase": "play", "hands.1": "4C 5C 3D"}),
    draw(
        "unless the option ends the round",
        "3D",
        changed={"red_three_last_stock_card": "ends_round"},
        shows={"result.end": "last_red_three", "red_threes.A": "3D", "hands.1": "4C 5C"},
    ),
    draw(
        "ordinary threes end nothing",
        "3D",
        rules="samba-500",
        players=3,
        melds=["KS KH KD"],
        shows={"turn.phase": "play", "hands.1": "4C 5C 3D"},
    ),
)
def test_red_threes_that_are_drawn(ruling):
    check(ruling)


WITH_WILDS = {"black_three_meld": "going_out_with_wilds", "black_three_group_max": 7}
ANY_TIME = {"black_three_meld": "any_time"}


@ruled(
    three(
        "three and the discard go out",
        "3S 3C 3S 8C",
        "lay 3S 3C 3S",
        "discard 8C",
        melds=SETS,
        shows={"result.end": "out"},
    ),
    three(
        "so do three and nothing else", "3S 3C 3S", "lay 3S 3C 3S", melds=SETS, shows={"result.end": "out"}
    ),
    three(
        "with two cards over they are refused",
        "3S 3C 3S 8C 7D",
        "lay 3S 3C 3S",
        melds=SETS,
        refused="black_three_only_going_out",
    ),
    three(
        "unless these can go too",
        "3S 3C 3S 9H 8C",
        "lay 3S 3C 3S",
        "add m2 9H",
        "discard 8C",
        melds=SETS,
        shows={"result.end": "out"},
    ),
    three(
        "after a no they are refused",
        "3S 3C 3S 8C",
        "ask",
        "answer no",
        "lay 3S 3C 3S",
        melds=SETS,
        refused="answer_was_no",
    ),
    three(
        "after a yes they are laid",
        "3S 3C 3S 8C",
        "ask",
        "answer yes",
        "lay 3S 3C 3S",
        "discard 8C",
        melds=SETS,
    ),
    three(
        "where one must ask they wait for it",
        "3S 3C 3S 8C",
        "lay 3S 3C 3S",
        melds=SETS,
        changed={"ask_partner": "mandatory_binding"},
        refused="must_ask",
    ),
    three("they make no sequence", "3S 4S 5S 8C", "lay 3S 4S 5S", melds=SETS, refused="sequence_ranks"),
    three(
        "four in german Samba",
        "3S 3C 3S 3C 8C",
        "lay 3S 3C 3S 3C",
        "discard 8C",
        melds=SETS,
        rules="german-samba",
    ),
    three(
        "not five",
        "3S 3C 3S 3C 3S",
        "lay 3S 3C 3S 3C 3S",
        melds=SETS,
        rules="german-samba",
        refused="black_three_group_full",
    ),
    three(
        "six in bolivia",
        "3S 3C 3S 3C 3S 3C",
        "lay 3S 3C 3S 3C 3S 3C",
        melds=[KINGS, "4S 5S 6S 7S 8S 9S 10S"],
        rules="bolivia",
    ),
    three(
        "never in black Samba",
        "3S 3C 3S",
        "lay 3S 3C 3S",
        melds=SETS,
        rules="black-samba",
        refused="black_three_never",
    ),
    three(
        "four in classic Canasta", "3S 3C 3S 3C", "lay 3S 3C 3S 3C", melds=[KINGS], rules="classic-canasta"
    ),
    three(
        "with a wild card in the variant",
        "3S 3C 2S 8C",
        "lay 3S 3C 2S",
        "discard 8C",
        melds=SETS,
        changed=WITH_WILDS,
    ),
    three(
        "which still goes out alone",
        "3S 3C 2S 8C 7D",
        "lay 3S 3C 2S",
        melds=SETS,
        changed=WITH_WILDS,
        refused="black_three_only_going_out",
    ),
    three(
        "a canasta of them is one of the two",
        "3S 3C 3S 3C 3S 2S JK",
        "lay 3S 3C 3S 3C 3S 2S JK",
        melds=[KINGS],
        changed=WITH_WILDS,
        shows={"result.end": "out"},
    ),
    three(
        "without it there is one only",
        "3S 3C 3S 3C 2S",
        "lay 3S 3C 3S 3C 2S",
        melds=[KINGS],
        changed=WITH_WILDS,
        refused="black_three_only_going_out",
    ),
    three(
        "at any time where that is played", "3S 3C 3S 8C 7D", "lay 3S 3C 3S", "discard 8C", changed=ANY_TIME
    ),
    three(
        "they count for a first meld then",
        "3S 3C 3S AS AH 2S 8C 7D",
        "lay AS AH 2S",
        "lay 3S 3C 3S",
        "discard 8C",
        melds=[],
        changed=ANY_TIME,
    ),
    three("and are added to", "3S 8C 7D", "add m1 3S", melds=["3C 3S 3C"], changed=ANY_TIME),
    three(
        "ordinary ones are a group like others",
        "3S 3H 3D 8C 7D",
        "lay 3S 3H 3D",
        changed={"threes_special": False},
    ),
    three(
        "and neither block nor freeze",
        "KS KH 8C",
        "take KS KH",
        phase="draw",
        pile="3S KD",
        rules="german-samba",
        changed={"threes_special": False, "keep_after_melding": 2},
    ),
)
def test_black_threes(ruling):
    check(ruling)
