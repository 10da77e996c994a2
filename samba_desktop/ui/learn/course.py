"""The course of the tutorial: its lessons, step by step."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate

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
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON, Phase, Seating, View
from samba_desktop.match.match import Match
from samba_desktop.match.record import BACK, Record, SeatPlan
from samba_desktop.match.saving import SaveError

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


YOU = 0
REPLIES = tuple(reply for step in STEPS for reply in step.then)
"""What the others play, from the first turn to the last."""
FIRST = tuple(accumulate((step.wants.total() for step in STEPS), initial=0))
"""For each step how many pieces are done before it."""


class Course:
    """The tutorial as one person goes through it; nothing that is played here is a match that counts."""

    def __init__(self, names: Sequence[str], level: str) -> None:
        """Begin with the first step; `level` is what the other seats are said to be."""
        seating = Seating(len(HANDS), Shape.TWO_PAIRS)
        plans = tuple(SeatPlan(name, level if seat else PERSON) for seat, name in enumerate(names))
        self._record = Record(PRESETS[GAME].rules, seating, plans, 0, DEALER)
        self.at = 0
        self.match = self._begun()

    def _begun(self) -> Match:
        return Match(self._record, prepared=read_case(position()))

    @property
    def step(self) -> Step:
        """The step that is being taught."""
        return STEPS[self.at]

    @property
    def is_at_end(self) -> bool:
        """Tell whether nothing is left to be done."""
        return self.at == len(STEPS) - 1

    @property
    def is_begun(self) -> bool:
        """Tell whether something of this step is done already."""
        return self._done().total() > FIRST[self.at]

    def go(self, at: int) -> None:
        """Go to the beginning of a step, as if all before it had just been done."""
        self.at = max(0, min(at, len(STEPS) - 1))
        self.match = self._begun()
        for step in STEPS[: self.at]:
            for text in (*step.does, *(reply for _, reply in step.then)):
                self.match.play_entry(text)

    def follow(self) -> bool:
        """Notice what was played or taken back; answers whether the step is another one now."""
        before, done = self.at, self._done().total()
        if done < FIRST[self.at]:
            self.at = next(at for at, first in enumerate(FIRST) if first > done) - 1
        while not self.is_at_end and done >= FIRST[self.at + 1] and (self.step.does or done > FIRST[self.at]):
            self.at += 1
        return self.at != before

    def allows(self, action: PlayerAction) -> bool:
        """Tell whether a legal action is what is taught now."""
        wanted, left = pieces(action), self._left()
        if not wanted <= left:
            return False
        if isinstance(action, Add) and any(card in self._record.rules.wild_cards for card in action.cards):
            return self.match.table.melds[YOU][action.meld - 1].rank == WILD_ONTO
        ends = any(piece.startswith("discard") for piece in wanted)
        return not ends or wanted == left

    def next_action(self, view: View) -> PlayerAction | None:
        """Return the next thing that is to be done, in the person's own turn."""
        if not view.is_to_act or view.turn.phase not in {Phase.DRAW, Phase.PLAY}:
            return None
        prepared = (player_action(text) for text in self.acting.does)
        possible: Iterator[PlayerAction] = (one for ways in (prepared, layings(view)) for one in ways)
        return next((one for one in possible if self.allows(one) and refusal(view, one) is None), None)

    def replies(self, seat: int) -> tuple[PlayerAction, ...]:
        """Return what another seat plays now."""
        found: list[PlayerAction] = []
        for actor, text in REPLIES[sum(actor != YOU for actor, _ in self._effective()) :]:
            if actor != seat:
                break
            found.append(player_action(text))
        return tuple(found)

    def kept(self) -> dict[str, object]:
        """Return all that is needed to go on here another time."""
        return {"step": self.step.name, "entries": [entry.text for entry in self.match.entries]}

    def take_up(self, kept: object) -> None:
        """Go on where somebody has left; what cannot be understood any more is begun anew."""
        fields = kept if isinstance(kept, dict) else {}
        names = [step.name for step in STEPS]
        if fields.get("step") not in names:
            return
        at, entries = names.index(str(fields["step"])), fields.get("entries")
        if isinstance(entries, list) and self._replayed(entries):
            self.at = at
            self.follow()
        else:
            self.go(at)

    def _replayed(self, entries: list[object]) -> bool:
        self.match = self._begun()
        try:
            for text in entries:
                self.match.play_entry(str(text))
        except SaveError:
            # Written by a version with another lesson; the step itself is still known.
            return False
        all_wants: Counter[str] = Counter()
        for step in STEPS:
            all_wants += step.wants
        others = tuple(reply for reply in self._effective() if reply[0] != YOU)
        return self._done() <= all_wants and others == REPLIES[: len(others)]

    @property
    def acting(self) -> Step:
        """The step whose doing comes next; some are only read."""
        return next((step for step in STEPS[self.at :] if step.does), STEPS[-1])

    def _effective(self) -> list[tuple[int | None, str]]:
        """List what was played and not taken back."""
        found: list[tuple[int | None, str]] = []
        for entry in self.match.entries:
            if entry.text == BACK:
                found.pop()
            else:
                found.append((entry.seat, entry.text))
        return found

    def _done(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for seat, text in self._effective():
            if seat == YOU:
                found += pieces(player_action(text))
        return found

    def _left(self) -> Counter[str]:
        """Say what is still to be done in the step whose doing comes next."""
        acting = self.acting
        upto: Counter[str] = Counter()
        for step in STEPS[: STEPS.index(acting) + 1]:
            upto += step.wants
        return upto - self._done()
