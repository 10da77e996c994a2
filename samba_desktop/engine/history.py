"""The public events of a round in their written form, and what they show about the hands."""

from typing import assert_never

from samba_desktop.engine.actions import (
    SIDE_LETTERS,
    NotationError,
    read_card,
    read_cards,
    read_side,
    write_card,
    write_cards,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import Seating, Table

Written = dict[str, object]


def write_event(event: Event) -> Written:  # noqa: C901 - one line for each kind of event
    """Write a public event; seats count from 1."""
    match event:
        case DealerDrawn(draws, dealer):
            drawn = [[[seat + 1, write_card(card)] for seat, card in one] for one in draws]
            return {"did": "dealer", "draws": drawn, "dealer": dealer + 1}
        case Dealt(dealer, hand_size, _):
            return {"did": "deal", "dealer": dealer + 1, "count": hand_size}
        case Upturned(cards):
            return {"did": "upturn", "cards": write_cards(cards)}
        case Drawn(seat, count, _):
            return _by(seat, "draw", count=count)
        case PileTaken(seat, _, used, side, meld, cards):
            goes = {} if meld is None else {"meld": _meld(side, meld)}
            return _by(seat, "take", **{"with": write_cards(used), "cards": write_cards(cards[::-1])}, **goes)
        case TopTaken(seat, card, side, meld):
            return _by(seat, "top", card=write_card(card), meld=_meld(side, meld))
        case WithheldTaken(seat, cards):
            return _by(seat, "rest", cards=write_cards(cards))
        case Laid(seat, side, meld, cards):
            return _by(seat, "lay", meld=_meld(side, meld), cards=write_cards(cards))
        case Added(seat, side, meld, cards):
            return _by(seat, "add", meld=_meld(side, meld), cards=write_cards(cards))
        case Merged(seat, side, first, second, cards):
            both = {"meld": _meld(side, first), "with": _meld(side, second)}
            return _by(seat, "merge", **both, cards=write_cards(cards))
        case Swapped(seat, side, meld, card, wild):
            return _by(seat, "swap", meld=_meld(side, meld), card=write_card(card), wild=write_card(wild))
        case ThreeLaid(seat, _, card):
            return _by(seat, "three", card=write_card(card))
        case Replaced(seat, count, _):
            return _by(seat, "replace", count=count)
        case Discarded(seat, card):
            return _by(seat, "discard", card=write_card(card))
        case Passed(seat):
            return _by(seat, "pass")
        case AskedToGoOut(seat):
            return _by(seat, "ask")
        case Answered(seat, yes):
            return _by(seat, "answer", yes=yes)
        case Reshuffled(count):
            return {"did": "reshuffle", "count": count}
        case RoundEnded() | MatchEnded():
            return {"did": "end"}
        case _:
            assert_never(event)


def _by(seat: int, did: str, **more: object) -> Written:
    return {"seat": seat + 1, "did": did, **more}


def _meld(side: int, number: int) -> str:
    return f"{SIDE_LETTERS[side]}.m{number}"


def read_event(written: Written, seating: Seating) -> Event:
    """Read what `write_event` writes.

    Raises NotationError where it is no event.
    """
    try:
        return _read_event(written, seating)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, NotationError):
            raise
        problem = QT_TRANSLATE_NOOP("Notation", "{text} is not an event of the history.")
        raise NotationError(problem, text=written) from None


def _read_event(written: Written, seating: Seating) -> Event:  # noqa: C901 - one line each
    seat = int(str(written.get("seat", 1))) - 1
    side = seating.side_of(seat)

    def text(key: str) -> str:
        return str(written[key])

    def number(key: str) -> int:
        return int(text(key))

    match written["did"]:
        case "dealer":
            return DealerDrawn(_read_draws(written["draws"]), number("dealer") - 1)
        case "deal":
            return Dealt(number("dealer") - 1, number("count"), ((),) * seating.players)
        case "upturn":
            return Upturned(read_cards(text("cards")))
        case "draw":
            return Drawn(seat, number("count"), ())
        case "take":
            cards = read_cards(text("cards"))[::-1]
            meld = _read_meld(text("meld"))[1] if "meld" in written else None
            return PileTaken(seat, cards[-1], read_cards(text("with")), side, meld, cards)
        case "top":
            return TopTaken(seat, read_card(text("card")), *_read_meld(text("meld")))
        case "rest":
            return WithheldTaken(seat, read_cards(text("cards")))
        case "lay":
            return Laid(seat, *_read_meld(text("meld")), read_cards(text("cards")))
        case "add":
            return Added(seat, *_read_meld(text("meld")), read_cards(text("cards")))
        case "merge":
            second = _read_meld(text("with"))[1]
            return Merged(seat, *_read_meld(text("meld")), second, read_cards(text("cards")))
        case "swap":
            return Swapped(seat, *_read_meld(text("meld")), read_card(text("card")), read_card(text("wild")))
        case "three":
            return ThreeLaid(seat, side, read_card(text("card")))
        case "replace":
            return Replaced(seat, number("count"), ())
        case "discard":
            return Discarded(seat, read_card(text("card")))
        case "pass":
            return Passed(seat)
        case "ask":
            return AskedToGoOut(seat)
        case "answer":
            return Answered(seat, written["yes"] is True)
        case "reshuffle":
            return Reshuffled(number("count"))
    raise KeyError


def _read_draws(written: object) -> tuple[tuple[tuple[int, Card], ...], ...]:
    if not isinstance(written, list):
        raise TypeError
    return tuple(tuple((int(seat) - 1, read_card(card)) for seat, card in one) for one in written)


def _read_meld(text: str) -> tuple[int, int]:
    letter, _, meld = text.partition(".m")
    return read_side(letter), int(meld)


def known_cards(table: Table) -> tuple[tuple[Card, ...], ...]:
    """List for each seat the cards that the events of the round show to be in its hand."""
    known: list[list[Card]] = [[] for _ in range(table.seating.players)]
    for event in table.history:
        match event:
            case PileTaken(seat, _, used, _, meld, cards):
                _leave(known[seat], used)
                known[seat] += cards if meld is None else cards[:-1]
            case Laid(seat, _, _, cards) | Added(seat, _, _, cards) | Merged(seat, _, _, _, cards):
                _leave(known[seat], cards)
            case Swapped(seat, _, _, card, wild):
                _leave(known[seat], (card,))
                known[seat].append(wild)
            case ThreeLaid(seat, _, card) | Discarded(seat, card):
                _leave(known[seat], (card,))
            case _:
                pass
    _leave(known[table.turn.seat], table.turn.withheld)
    return tuple(map(tuple, known))


def _leave(known: list[Card], cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card in known:
            known.remove(card)
