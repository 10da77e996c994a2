"""What the tutorial teaches, step by step: the prepared deal, and what everybody plays; knows no window."""

from collections import Counter

from msgspec import Struct

from samba_desktop.engine.actions import (
    Add,
    Deal,
    Discard,
    Lay,
    LayThree,
    PlayerAction,
    TakePile,
    read_action,
    read_cards,
    write_card,
)
from samba_desktop.engine.cards import Card, Chance, pack, shuffled
from samba_desktop.engine.rules.presets import PRESETS

GAME = "swedish-samba"
DEALER = 3
"""The seat that deals, so that the person begins."""
HANDS = (
    "QS QH QD 7H 8H 9H 10H JH 5S 5D KC KD AS AC 4C",
    "QH 4S 4H 6C 7C 8C 9S 10D JS JD 6D 8D 9D 4D 10C",
    "QC QS QH QC AD 4S 4H 6S 7S 9C 9D JC 8S 8C KS",
    "5H 4D 6C 6D 7C 7D 8S 9S 10H 10D JD JS KD 9C AH",
)
UPCARD = "6S"
STOCK = "KS 2C 7C 10C 6S 8D JC 4D 7D 9C 4S 8H 10H JD 3H 6H KH"
"""What is drawn in the lesson; the cards below are never seen."""
REST = 7
"""The seed by which they lie there."""


class Step(Struct, frozen=True):
    """One thing to learn."""

    name: str
    does: tuple[str, ...] = ()
    """What the person does, in notation; another order of cards and of melds is as good."""
    then: tuple[tuple[int, str], ...] = ()
    """What the others play afterwards, with their seats."""

    @property
    def wants(self) -> Counter[str]:
        """What has to be done, piece by piece."""
        found: Counter[str] = Counter()
        for text in self.does:
            found += pieces(player_action(text))
        return found


STEPS = (
    Step("table"),
    Step("help"),
    Step("draw", ("draw",)),
    Step("group", ("lay QS QH QD",)),
    Step("sequence", ("lay 7H 8H 9H 10H JH",)),
    Step(
        "discard",
        ("discard 4C",),
        (
            (1, "draw"),
            (1, "discard QH"),
            (2, "draw"),
            (2, "add m1 QC QS QH QC"),
            (2, "discard AD"),
            (3, "draw"),
            (3, "discard 5H"),
        ),
    ),
    Step("pile", ("take 5S 5D",)),
    Step(
        "adding",
        ("add m2 QH", "add m3 2C", "discard 6S"),
        (
            (1, "draw"),
            (1, "discard 7C"),
            (2, "draw"),
            (2, "discard 9C"),
            (3, "draw"),
            (3, "discard JD"),
        ),
    ),
    Step("red three", ("draw", "three 3H")),
    Step("samba", ("add m2 6H",)),
    Step("going out", ("lay KC KD KS KH", "lay AS AC AD", "discard 4C")),
    Step("end"),
)
WILD_ONTO = 5
"""The rank of the group that a wild card of the lesson is meant for."""


def player_action(text: str) -> PlayerAction:
    """Read what a player does in the lesson, where nobody deals."""
    action = read_action(text)
    assert not isinstance(action, Deal)
    return action


def pieces(action: PlayerAction) -> Counter[str]:
    """Take an action apart, so that cards laid one by one come to the same as all at once."""
    match action:
        case Lay(cards=cards) | Add(cards=cards):
            return Counter(f"meld {write_card(card)}" for card in cards)
        case Discard(card):
            return Counter([f"discard {write_card(card)}"])
        case LayThree(card):
            return Counter([f"three {write_card(card)}"])
        case TakePile(cards=cards):
            return Counter([f"take {' '.join(sorted(map(write_card, cards)))}"])
        case _:
            return Counter([type(action).__name__])


def position() -> dict[str, object]:
    """Return the prepared deal as a case, each card of the pack in its place."""
    rules = PRESETS[GAME].rules
    left = list(pack(rules.deck.deck_count, rules.deck.joker_count))
    for text in (*HANDS, UPCARD, STOCK):
        for card in read_cards(text):
            left.remove(card)
    below = shuffled(tuple(left), Chance(REST))
    return {
        "rules": GAME,
        "players": len(HANDS),
        "dealer": DEALER + 1,
        "round": 1,
        "turn": {"seat": 1, "phase": "draw"},
        "hands": {str(seat): text for seat, text in enumerate(HANDS, start=1)},
        "pile": UPCARD,
        "stock": f"{STOCK} {_text(below)}",
    }


def _text(cards: tuple[Card, ...]) -> str:
    return " ".join(map(write_card, cards))
