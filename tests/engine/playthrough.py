"""A round as a text to read: the actions that were played, and beside them what came of each."""

from samba_desktop.engine.actions import SIDE_LETTERS, Deal, read_action, write_cards
from samba_desktop.engine.events import (
    DealerDrawn,
    Drawn,
    Event,
    MatchEnded,
    PileTaken,
    Replaced,
    RoundEnded,
    RoundResult,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating

INDENT = "    "


def replayed(text: str) -> str:
    """Play the actions of a playthrough again and write what comes of them."""
    head, *lines = text.splitlines()
    players, shape = head.split()[0], head.split()[-1]
    actions = [line.split(":")[0].strip() for line in lines if line.startswith((INDENT, "deal "))]
    return played(Seating(int(players), Shape(shape)), actions)


def played(seating: Seating, actions: list[str]) -> str:
    """Play actions from the beginning of a match of Swedish Samba and write them down."""
    state = new_match(Rules(), seating)
    lines = [f"{seating.players} players of Swedish Samba, {seating.shape.value}"]
    seat = None
    for text in actions:
        action = read_action(text)
        turn = state.table.turn
        if isinstance(action, Deal):
            seat = None
        elif turn.seat != seat:
            seat = turn.seat
            lines += ["", turn_of(state)]
        state, events = step(state, action)
        came = "; ".join(filter(None, map(told, events)))
        indent = "" if isinstance(action, Deal) else INDENT
        lines.append(f"{indent}{text}: {came}" if came else f"{indent}{text}")
        result = state.table.result
        if result is not None:
            lines += ["", *counted(state, result)]
    return "\n".join(lines) + "\n"


def turn_of(state: State) -> str:
    """Write whose turn it is, with the hand and the pile."""
    table = state.table
    hand = write_cards(tuple(sorted(state.hands[table.turn.seat])))
    pile = write_cards(table.pile[-1:]) or "nothing"
    return f"seat {table.turn.seat + 1} holds {hand} (stock {table.stock_size}, top {pile})"


def told(event: Event) -> str:
    """Write what an action does not say itself."""
    match event:
        case DealerDrawn(draws, dealer):
            drawn = " / ".join(write_cards(tuple(card for _seat, card in one)) for one in draws)
            return f"the seats draw {drawn}, seat {dealer + 1} deals"
        case Upturned(cards):
            return f"the pile begins with {write_cards(cards)}"
        case Drawn(_, _, cards):
            return write_cards(cards)
        case Replaced(_, _, cards):
            return f"{write_cards(cards)} instead"
        case PileTaken(_, _, _, _, _, cards):
            return f"the pile is {write_cards(cards)}"
        case WithheldTaken(_, cards):
            return f"the rest comes to the hand, {write_cards(cards) or 'nothing'}"
        case RoundEnded(result):
            return f"the round ends ({result.end.value})"
        case MatchEnded(winners):
            return f"the match is won by {', '.join(SIDE_LETTERS[side] for side in winners)}"
        case _:
            return ""


def counted(state: State, result: RoundResult) -> list[str]:
    """Write the melds and the count of each side."""
    table = state.table
    lines = []
    for side, sheet in enumerate(result.sheets):
        letter = SIDE_LETTERS[side]
        lines += [f"side {letter} melded {write_cards(meld.cards)}" for meld in table.melds[side]]
        if table.red_threes[side]:
            lines.append(f"side {letter} laid out {write_cards(table.red_threes[side])}")
        lines += [f"side {letter} counts {line.points} for {line.kind.value}" for line in sheet.lines]
        lines.append(f"side {letter} has {sheet.total} and {result.totals[side]} in all")
    over = table.turn.phase is Phase.MATCH_OVER
    return [*lines, "the match is over" if over else "the match goes on"]
