"""Where options meet that hardly ever do: rulings on corners of the rules."""

from tests.engine.rulings.ruling import SIXES, check, ruled, turn

KINGS_3 = "KS KH KC"
WITH_TOP = {"phase": "draw", "melds": SIXES}
LET_WILD = {"blocking_top_cards": ["black3", "red3"]}
LET_WILD_UNFROZEN = {**LET_WILD, "freeze_triggers": []}
NINES_7 = "9S 9H 9D 9C 9S 9H 9D"
EACH_PLAYER = {
    "rules": "classic-canasta",
    "changed": {"initial_meld_unit": "player"},
    "melds": [NINES_7],
    "melded_by": [3],
}


@ruled(
    turn(
        "a pair of another rank takes no pile with a two on top",
        "KS KH 7C QC",
        "take KS KH",
        changed=LET_WILD,
        pile="4D 5D 2C",
        refused="pile_needs_natural_pair",
        **WITH_TOP,
    ),
    turn(
        "nor with a joker on top",
        "KS KH 7C QC",
        "take KS KH",
        changed=LET_WILD_UNFROZEN,
        rules="german-samba",
        pile="4D 5D JK",
        refused="pile_needs_natural_pair",
        **WITH_TOP,
    ),
    turn(
        "nor with another wild card beside the pair",
        "KS KH KC 2S 7C QC",
        "take KS KH KC 2S",
        changed=LET_WILD_UNFROZEN,
        rules="classic-canasta",
        pile="4D 5D JK",
        refused="pile_needs_natural_pair",
        **WITH_TOP,
    ),
    turn(
        "nor do wild cards alone where there are melds of them",
        "2S 2H 7C QC",
        "take 2S 2H",
        changed=LET_WILD_UNFROZEN,
        rules="bolivia",
        pile="4D 5D JK",
        refused="pile_needs_natural_pair",
        **WITH_TOP,
    ),
    turn(
        "where a group may be extended by the top card a wild one takes the pile too",
        "7D 7C QC",
        "take onto m1",
        changed=LET_WILD_UNFROZEN,
        rules="german-samba",
        pile="4D 5D JK",
        shows={"melds.A": [f"{KINGS_3} JK"], "hands.1": "7D 7C QC 4D 5D"},
        phase="draw",
        melds=[KINGS_3],
    ),
)
def test_a_wild_top_card_that_blocks_nothing(ruling):
    check(ruling)


@ruled(
    turn(
        "the canasta of a partner does not waive the minimum",
        "8S 8H 8D KC",
        "lay 8S 8H 8D",
        "discard KC",
        refused="short_of_minimum",
        **EACH_PLAYER,
    ),
    turn(
        "one in the hand does",
        "4S 4H 4D 4C 4S 4H 4D KC",
        "lay 4S 4H 4D 4C 4S 4H 4D",
        "discard KC",
        shows={"result.end": "out"},
        **EACH_PLAYER,
    ),
)
def test_the_minimum_that_is_waived_where_each_player_needs_one(ruling):
    check(ruling)


@ruled(
    turn(
        "nor one that comes from the pile",
        "7D 7C QC",
        "take onto m3",
        changed=LET_WILD_UNFROZEN,
        rules="uruguayan-samba",
        pile="4D 5D 2H",
        phase="draw",
        melds=["KS KH 2C", "5S 5H JK", "9S 9H 9D"],
        refused="wild_budget",
    ),
    turn(
        "but the second one may",
        "7D 7C QC",
        "take onto m2",
        changed=LET_WILD_UNFROZEN,
        rules="uruguayan-samba",
        pile="4D 5D 2H",
        phase="draw",
        melds=["KS KH 2C", "9S 9H 9D"],
        shows={"melds.A": ["KS KH 2C", "9S 9H 9D 2H"]},
    ),
    turn(
        "one in a sequence is none in a group",
        "JK 7C QC",
        "add m3 JK=8S",
        changed={"sequence_max_wilds": 1},
        rules="uruguayan-samba",
        melds=["KS KH 2C", "9S 9H JK", "5S 6S 7S"],
        shows={"melds.A": ["KS KH 2C", "9S 9H JK", "5S 6S 7S JK=8S"]},
    ),
)
def test_no_third_wild_card_comes_to_the_groups_of_a_side(ruling):
    check(ruling)


LITERAL = {"sequence_rank_model": "ace_low_literal", "sequence_max_wilds": 1, "sequence_min_naturals": 2}


@ruled(
    turn(
        "with a wild card as the four",
        "2S 3S JK 8C 7D",
        "lay 2S 3S JK=4S",
        changed=LITERAL,
        shows={"melds.A": ["2S 3S JK=4S"]},
        melds=[],
        scores={"A": -5},
    ),
    turn(
        "with a two that stands for the four",
        "2S 3S 2H 8C 7D",
        "lay 2S 3S 2H=4S",
        "discard 8C",
        changed=LITERAL,
        shows={"turn.seat": 2},
    ),
    turn(
        "while a group of them is laid when going out alone",
        "3S 3C 3S 8C 7D",
        "lay 3S 3C 3S",
        changed=LITERAL,
        refused="black_three_only_going_out",
    ),
)
def test_a_black_three_in_a_sequence_of_the_literal_order_binds_nobody_to_go_out(ruling):
    check(ruling)


FIVE_OF_EIGHT = "JK 4D 5D 6D 7D 8D 10D QC"


@ruled(
    turn(
        "where a wild card that was turned up does not freeze, taking five above it does not either",
        "QS QH 7C KC",
        "take QS QH",
        rules="black-samba",
        changed={"initial_wild_freezes": False},
        pile=FIVE_OF_EIGHT,
        frozen=False,
        phase="draw",
        shows={"pile": "JK 4D 5D", "frozen": False},
    ),
    turn(
        "a pile that was frozen stays so with it",
        "QS QH 7C KC",
        "take QS QH",
        rules="black-samba",
        pile=FIVE_OF_EIGHT,
        phase="draw",
        shows={"pile": "JK 4D 5D", "frozen": True},
    ),
)
def test_taking_a_part_of_the_pile_never_freezes_the_rest(ruling):
    check(ruling)


FOURS_7 = "4S 4H 4D 4C 4S 4H 4D"
CONCEALED = {
    "rules": "classic-canasta",
    "changed": {"lay_off_on_opponents": True},
    "hands": {"2": "", "3": "", "4": ""},
}


@ruled(
    turn(
        "cards added to the melds of opponents leave it concealed",
        f"{FOURS_7} KS KH KD 8C",
        f"lay {FOURS_7}",
        "lay KS KH KD",
        "add B.m1 8C",
        melds={"B": ["8S 8H 8D"]},
        shows={"result.concealed": True},
        **CONCEALED,
    ),
    turn(
        "those added to the partner's do not",
        f"{FOURS_7} KS KH KD 8C",
        f"lay {FOURS_7}",
        "lay KS KH KD",
        "add m1 8C",
        melds={"A": ["8S 8H 8D"]},
        melded_by=[3],
        shows={"result.concealed": False},
        **CONCEALED,
    ),
)
def test_what_keeps_a_going_out_concealed_where_cards_go_to_the_melds_of_others(ruling):
    check(ruling)


THAWED_BY_TAKING = {"freeze_lifted_when": "pile_taken"}


@ruled(
    turn(
        "taking five of eight cards thaws it, whatever stays",
        "QS QH 7C KC",
        "take QS QH",
        rules="black-samba",
        changed=THAWED_BY_TAKING,
        pile=FIVE_OF_EIGHT,
        phase="draw",
        shows={"pile": "JK 4D 5D", "frozen": False},
    ),
    turn(
        "so does taking one card",
        "QS QH 7C KC",
        "take QS QH",
        rules="black-samba",
        changed={**THAWED_BY_TAKING, "pile_take_size": 1},
        pile=FIVE_OF_EIGHT,
        phase="draw",
        shows={"pile": "JK 4D 5D 6D 7D 8D 10D", "frozen": False},
    ),
    turn(
        "the top card alone, onto a sequence, is not the pile",
        "7C KC",
        "top m1",
        changed={**THAWED_BY_TAKING, "freeze_triggers": ["wild"]},
        pile="JK 4D 9S",
        phase="draw",
        melds=["6S 7S 8S"],
        shows={"pile": "JK 4D", "frozen": True},
    ),
    turn(
        "but where nothing stays nothing is frozen",
        "7C KC",
        "top m1",
        changed={**THAWED_BY_TAKING, "freeze_triggers": ["wild"]},
        pile="9S",
        frozen=True,
        phase="draw",
        melds=["6S 7S 8S"],
        shows={"pile": "", "frozen": False},
    ),
)
def test_a_pile_that_is_frozen_until_it_is_taken(ruling):
    check(ruling)


LONG = {"samba_closed": False, "sequence_max_length": 9}
SEVEN = "4S 5S 6S 7S 8S 9S 10S"


@ruled(
    turn(
        "not to one of seven, also where sequences grow longer",
        "7C KC",
        "top m1",
        changed=LONG,
        pile="4D JS",
        phase="draw",
        melds=[SEVEN],
        refused="top_card_only_onto_sequence",
    ),
    turn(
        "to one of six",
        "7C KC",
        "top m1",
        changed=LONG,
        pile="4D 10S",
        phase="draw",
        melds=[SEVEN[:17]],
        shows={"melds.A": [SEVEN]},
    ),
    turn(
        "while a card of the hand goes to one of seven there",
        "JS 7C KC",
        "add m1 JS",
        changed=LONG,
        melds=[SEVEN],
        shows={"melds.A": [f"{SEVEN} JS"]},
    ),
)
def test_the_top_card_alone_goes_to_a_sequence_of_fewer_than_seven_cards(ruling):
    check(ruling)


TWO_NINES = {"melds": ["9S 9H 9D", "9C 9S 9H", "KS KH KC"], "rules": "german-samba"}


@ruled(
    turn(
        "with a single card in the hand",
        "8C",
        "merge m1 m2",
        **TWO_NINES,
        shows={"melds.A": ["9S 9H 9D 9C 9S 9H", "KS KH KC"], "hands.1": "8C"},
    ),
    turn(
        "a linking card is one that leaves the hand",
        "9D 8C",
        "merge m1 m2 9D",
        **TWO_NINES,
        refused="keep_cards",
    ),
)
def test_joining_melds_without_a_card_leaves_the_hand_as_it_is(ruling):
    check(ruling)
