"""Writing a position, as the truth or as one seat sees it, in the form that `casefile` reads."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.history import known_cards, write_event
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.notation import SIDE_LETTERS, write_card, write_cards
from samba_desktop.engine.rules.saving import rules_to_json
from samba_desktop.engine.scoring import minimum
from samba_desktop.engine.sheet import RoundResult
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Table, Turn
from samba_desktop.engine.view import View

Written = dict[str, object]


def position_to_json(state: State) -> Written:
    """Write the whole position, hidden cards and all."""
    written = _table_to_json(state.table)
    written["hands"] = {str(seat + 1): write_cards(hand) for seat, hand in enumerate(state.hands)}
    written["stock"] = write_cards(state.stock)
    if state.seed:
        written["seed"] = state.seed
    return written


def view_to_json(view: View) -> Written:
    """Write what one seat sees: its own hand as cards, the other hands and the stock as numbers."""
    table = view.table
    written = _table_to_json(table)
    written["seat"] = view.seat + 1
    hands: dict[str, object] = {str(seat + 1): size for seat, size in enumerate(table.hand_sizes)}
    hands[str(view.seat + 1)] = write_cards(view.hand)
    written["hands"] = hands
    written["stock"] = table.stock_size
    written["minimum"] = minimums(table)
    written["history"] = [write_event(event) for event in table.history]
    written["known"] = {str(seat + 1): write_cards(cards) for seat, cards in enumerate(known_cards(table))}
    return written


def minimums(table: Table) -> dict[str, int]:
    """Give for each side what its first meld must reach in this round."""
    return _sides([minimum(table.rules, score) for score in table.scores])


def _sides(values: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {SIDE_LETTERS[side]: value for side, value in enumerate(values)}


def _table_to_json(table: Table) -> Written:
    written: Written = {
        "rules": rules_to_json(table.rules),
        "players": table.seating.players,
        "shape": table.seating.shape.value,
        "scores": _sides(table.scores),
        "round": table.round_no,
    }
    if table.dealer is not None:
        written["dealer"] = table.dealer + 1
    written |= {
        "turn": _turn_to_json(table.turn),
        "pile": write_cards(table.pile),
        "frozen": table.frozen,
        "melds": {
            SIDE_LETTERS[side]: [write_meld(meld) for meld in melds] for side, melds in enumerate(table.melds)
        },
        "red_threes": {SIDE_LETTERS[side]: write_cards(cards) for side, cards in enumerate(table.red_threes)},
        "melded_by": [seat + 1 for seat, melded in enumerate(table.melded) if melded],
    }
    for name, values in (("credit", table.credit), ("foreign", table.foreign)):
        if any(values):
            written[name] = _sides(values)
    if table.reshuffles:
        written["reshuffles"] = table.reshuffles
    if table.result:
        written["result"] = _result_to_json(table, table.result)
    return written


def _result_to_json(table: Table, result: RoundResult) -> Written:
    return {
        "end": result.end.value,
        "out": None if result.out is None else result.out + 1,
        "concealed": result.concealed,
        "totals": _sides(result.totals),
        "hands": {str(seat + 1): write_cards(hand) for seat, hand in enumerate(result.hands)},
        "match_over": table.turn.phase is Phase.MATCH_OVER,
        "winners": [SIDE_LETTERS[side] for side in table.winners],
    }


def _turn_to_json(turn: Turn) -> Written:
    written: Written = {"seat": turn.seat + 1, "phase": turn.phase.value}
    if turn.to_act != turn.seat:
        written["to_act"] = turn.to_act + 1
    if turn.drew:
        written["drew"] = turn.drew.value
    if turn.owed:
        written["owed"] = turn.owed
    if turn.withheld:
        written["withheld"] = write_cards(turn.withheld)
    if turn.answers:
        written["answers"] = ["yes" if yes else "no" for yes in turn.answers]
    if turn.taken:
        written["taken"] = write_card(turn.taken)
    written |= {
        "hand_at_start": turn.hand_at_start,
        "melded_before": turn.melded_before,
        "old_melds": turn.old_melds,
    }
    written |= {
        name: True for name, flag in (("must_go_out", turn.must_go_out), ("laid_off", turn.laid_off)) if flag
    }
    return written


def write_meld(meld: Meld) -> str:
    """Write the cards of a meld, wild cards of a sequence with the card they stand for."""
    if meld.kind is not MeldKind.SEQUENCE:
        return write_cards(meld.cards)
    stands: tuple[Card | None, ...] = tuple(
        meld.stands_for(index) if meld.is_wild_at(index) else None for index in range(len(meld.cards))
    )
    return write_cards(meld.cards, stands if any(stands) else ())
