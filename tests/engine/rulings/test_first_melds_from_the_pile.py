"""First melds that take the pile: what counts, and what is withheld while points are owed."""

from tests.engine.rulings.ruling import KINGS, SIXES, Ruling, check, ruled, turn

ACES = "lay AS AH AD"


def taking(
    says: str, hand: str, pile: str, *actions: str, refused: str | None = None, **more: object
) -> Ruling:
    """Begin with nothing on the table, before drawing."""
    return turn(says, hand, *actions, refused=refused, **{"melds": [], "phase": "draw", "pile": pile, **more})


@ruled(
    taking(
        "the top card counts",
        "QS QH 2S 4C 5C",
        "7D QD",
        "take QS QH 2S",
        shows={"hands.1": "4C 5C 7D"},
    ),
    taking(
        "the rest waits while points are owed",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        shows={
            "turn.owed": 20,
            "turn.withheld": "7D 9D",
            "hands.1": "AS AH AD 4C 5C",
            "pile": "",
        },
    ),
    taking(
        "and comes when they are paid",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        ACES,
        shows={"hands.1": "4C 5C 7D 9D"},
    ),
    taking(
        "its cards are not laid before",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        "lay 7D 9D 4C",
        refused="short_of_minimum",
    ),
    taking(
        "nor discarded",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        "discard 7D",
        refused="short_of_minimum",
    ),
    taking(
        "nor is another card",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        "discard 4C",
        refused="short_of_minimum",
    ),
    taking(
        "taking back puts it all there again",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        "back",
        shows={"pile": "7D 9D QD", "hands.1": "QS QH AS AH AD 4C 5C"},
    ),
    taking("then one may draw", "QS QH AS AH AD 4C 5C", "7D 9D QD", "take QS QH", "back", "draw"),
    taking("two cards in the hand and a debt", "QS QH", "7D QD", "take QS QH", "back"),
    taking(
        "one that counts not is not counted",
        "QS QH AS AH AD 4C 5C",
        "7D 9D QD",
        "take QS QH",
        changed={"top_card_counts_for_initial": False},
        shows={"turn.owed": 30},
    ),
    taking(
        "where the rest counts it comes at once",
        "QS QH 4C 5C",
        "AS AH AD QD",
        "take QS QH",
        ACES,
        "discard 4C",
        changed={"rest_of_pile_counts_for_initial": True},
    ),
    taking(
        "five cards: the withheld ones are four",
        "QS QH AS AH AD 4C 5C",
        "7S 8D 5D 6D 7D 9D QD",
        "take QS QH",
        rules="black-samba",
        shows={"turn.withheld": "5D 6D 7D 9D", "pile": "7S 8D"},
    ),
    taking(
        "a red three that waits is laid out when it comes",
        "QS QH AS AH AD 4C 5C",
        "3H 9D QD",
        "take QS QH",
        ACES,
        rules="dutch-samba",
        shows={"red_threes.A": "3H", "hands.1": "4C 5C 9D"},
    ),
    taking(
        "not before",
        "QS QH AS AH AD 4C 5C",
        "3H 9D QD",
        "take QS QH",
        rules="dutch-samba",
        shows={"red_threes.A": "", "turn.withheld": "3H 9D"},
    ),
    taking(
        "player by player: a partner's melds don't thaw the pile",
        "QS 2S AS AH AD 4C 5C",
        "9D QD",
        "take QS 2S",
        melds=SIXES,
        melded_by=[3],
        changed={
            "initial_meld_unit": "player",
            "freeze_triggers": ["wild"],
            "pile_take_natural_plus_wild": "when_unfrozen",
        },
        refused="pile_frozen",
    ),
    taking(
        "player by player: nor are they grown from the pile",
        "6S 6H AS AH AD 4C 5C",
        "9D 6D",
        "take 6S 6H onto m1",
        melds=["6D 6C 6S"],
        melded_by=[3],
        changed={"initial_meld_unit": "player"},
        refused="lay_off_before_initial",
    ),
    taking(
        "player by player: nor by the top card alone",
        "AS AH AD 4C 5C",
        "9D 9H",
        "top m1",
        melds=["6H 7H 8H"],
        melded_by=[3],
        changed={"initial_meld_unit": "player"},
        refused="lay_off_before_initial",
    ),
    taking("a canasta from the pile", f"{KINGS[3:]} 4C 5C", "9D KS", f"take {KINGS[3:]}"),
)
def test_first_melds_from_the_pile(ruling):
    check(ruling)
