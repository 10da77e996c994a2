"""The count of a round once more, from the cards and the values of the options alone."""

from typing import Any

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Added, Drawn, Laid, PileTaken, RoundEnd, RoundResult, TopTaken
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.rules.rules import THEME_OF, Rules
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Table

FULL = 7
TAKING = (Drawn, PileTaken, TopTaken)
BANDS = {**dict.fromkeys(range(4, 8), 5), **dict.fromkeys(range(8, 14), 10)}
FACES = {**{rank: rank for rank in range(4, 11)}, **dict.fromkeys(range(11, 14), 10)}


def option(rules: Rules, name: str) -> Any:
    return getattr(getattr(rules, THEME_OF[name]), name)


def by_players(value: object, players: int) -> int:
    """Read a number by players as a reader would: the one named, else that of the next smaller count."""
    if isinstance(value, int):
        return value
    named = dict(value)
    smaller = [count for count in named if count <= players]
    return named[max(smaller)] if smaller else named[min(named)]


def is_three(card: Card, suits: str) -> bool:
    return card.rank == 3 and card.suit in suits


def is_bonus_three(rules: Rules, card: Card) -> bool:
    ordinary = option(rules, "red_three_mode") == "ordinary" or not option(rules, "threes_special")
    return is_three(card, "HD") and not ordinary


def is_wild(rules: Rules, card: Card) -> bool:
    names = {0: "joker", 2: "two"}
    return names.get(card.rank) in option(rules, "wild_ranks")


def worth(rules: Rules, card: Card) -> int:
    if is_three(card, "SC"):
        return option(rules, "points_black_three")
    if is_three(card, "HD"):
        return 0 if option(rules, "threes_special") else option(rules, "points_red_three_card")
    named = {0: "points_joker", 2: "points_two", 14: "points_ace"}
    if card.rank in named:
        return option(rules, named[card.rank])
    return (FACES if option(rules, "number_card_points") == "face_value" else BANDS)[card.rank]


def wild_places(rules: Rules, meld: Meld) -> int:
    """Count the wild cards of a meld; in a sequence those that are not in their own place."""
    if not meld.suit:
        return sum(is_wild(rules, card) for card in meld.cards)
    places = [14 if meld.rank + at == 1 else meld.rank + at for at in range(len(meld.cards))]
    own = [Card(place, meld.suit) for place in places]
    return sum(card != other for card, other in zip(meld.cards, own, strict=True))


def kind_of_set(rules: Rules, meld: Meld) -> str:
    """Name the complete set that a meld is by the option that rewards it; empty where it is none."""
    if len(meld.cards) < FULL:
        return ""
    mixed = wild_places(rules, meld) > 0
    if meld.suit:
        name = "bonus_mixed_samba" if mixed else "bonus_samba"
        return name if option(rules, "samba_size") else ""
    if meld.rank == 0:
        return "bonus_wild_canasta"
    name = "bonus_mixed_canasta" if mixed else "bonus_natural_canasta"
    return name if option(rules, "canasta_size") else ""


def sets_of(table: Table, side: int) -> list[str]:
    return [kind for kind in (kind_of_set(table.rules, meld) for meld in table.melds[side]) if kind]


def has_sets_to_go_out(table: Table, side: int) -> bool:
    rules = table.rules
    sets = sets_of(table, side)
    sambas = [kind for kind in sets if kind.endswith("samba")]
    natural = [kind for kind in sets if kind in {"bonus_natural_canasta", "bonus_samba"}]
    return (
        len(sets) >= by_players(option(rules, "go_out_sets"), table.seating.players)
        and len(sambas) >= option(rules, "go_out_min_sambas")
        and len(natural) >= option(rules, "go_out_min_natural_sets")
    )


def melded_points(table: Table, side: int) -> int:
    """Add up what a side has melded: on its own melds what it laid, and on those of others."""
    rules = table.rules
    points = sum(worth(rules, card) for meld in table.melds[side] for card in meld.cards)
    for event in table.history:
        if isinstance(event, Added):
            by = table.seating.side_of(event.seat)
            laid = sum(worth(rules, card) for card in event.cards)
            points += laid * ((by == side) - (event.side == side))
    return points


def red_three_points(table: Table, side: int) -> int:
    rules = table.rules
    count = len(table.red_threes[side])
    seats = table.seating.seats_of(side)
    condition = {
        "go_out_requirement": has_sets_to_go_out(table, side),
        "initial_meld": any(table.melded[seat] for seat in seats),
        "set_count": len(sets_of(table, side)) >= option(rules, "red_three_positive_sets"),
    }
    sign, good = (1, "") if condition[option(rules, "red_three_positive_if")] else (-1, "negative_")
    if count and count == 2 * option(rules, "deck_count"):
        return sign * option(rules, f"red_three_{good}all")
    return sign * count * option(rules, f"red_three_{good}each")


def hand_points(rules: Rules, hand: tuple[Card, ...]) -> int:
    points = 0
    for card in hand:
        if is_three(card, "SC"):
            points += option(rules, "black_three_hand_each")
        elif not is_bonus_three(rules, card):
            points += worth(rules, card)
    return points if option(rules, "hand_cards_deducted") else 0


def counted_by_hand(state: State, result: RoundResult, side: int) -> int:
    """Count what a side has earned in a round."""
    table = state.table
    rules = table.rules
    points = melded_points(table, side) if option(rules, "melded_cards_count") else 0
    points += sum(option(rules, kind) for kind in sets_of(table, side))
    points += red_three_points(table, side)
    for seat in table.seating.seats_of(side):
        points -= hand_points(rules, state.hands[seat])
        if any(is_bonus_three(rules, card) for card in state.hands[seat]):
            points -= option(rules, "red_three_hand_penalty")
    if result.out is not None and table.seating.side_of(result.out) == side:
        points += option(rules, "go_out_bonus")
        points += option(rules, "concealed_extra_bonus") * result.concealed
    return points


def check_sheets(start: State, end: State) -> None:
    """The sheets add up, and the totals with them; everything is counted once more in another way."""
    result = end.table.result
    assert result is not None
    for side, sheet in enumerate(result.sheets):
        assert sheet.total == sum(line.points for line in sheet.lines)
        assert result.totals[side] == start.table.scores[side] + sheet.total
        assert sheet.total == counted_by_hand(end, result, side)
    check_going_out(start, end, result)
    won = winners(end.table, result)
    assert end.table.turn.phase is (Phase.DEAL if won is None else Phase.MATCH_OVER)
    assert end.table.winners == (won or ())


def check_going_out(start: State, end: State, result: RoundResult) -> None:
    """Who went out might, and nobody who ended otherwise has an empty hand for it."""
    table = end.table
    assert (result.out is None) is (result.end is not RoundEnd.OUT)
    if result.out is None:
        assert not result.concealed
        return
    side = table.seating.side_of(result.out)
    assert end.hands[result.out] == ()
    assert has_sets_to_go_out(table, side)
    assert melded_points(table, side) >= option(table.rules, "go_out_min_meld_points")
    assert not table.turn.answers or table.turn.answer
    if result.concealed:
        check_concealed(start, end, result.out)


def check_concealed(start: State, end: State, seat: int) -> None:
    """Whoever goes out concealed has melded in this turn alone."""
    own = [event for event in end.table.history if getattr(event, "seat", None) == seat]
    begun = max((at for at, event in enumerate(own) if isinstance(event, TAKING)), default=0)
    before = [event for event in own[:begun] if isinstance(event, Laid | Added | TopTaken | PileTaken)]
    assert all(isinstance(event, PileTaken) and event.meld is None for event in before)
    assert not start.table.melded[seat]
    if "no_pile_take" in option(end.table.rules, "concealed_conditions"):
        assert not isinstance(own[begun], PileTaken | TopTaken)


def winners(table: Table, result: RoundResult) -> tuple[int, ...] | None:
    """Say who has won; None where the match goes on, nobody where its last round is over."""
    rules, totals = table.rules, result.totals
    target = by_players(option(rules, "target_score"), table.seating.players)
    if max(totals) >= target:
        closer = None if result.out is None else table.seating.side_of(result.out)
        closer_first = option(rules, "winner_rule") == "round_closer_first" and closer is not None
        if closer_first and totals[closer] >= target:
            return (closer,)
        best = tuple(side for side, total in enumerate(totals) if total == max(totals))
        if len(best) == 1 or option(rules, "tie_rule") == "draw":
            return best
    cap = option(rules, "hand_cap")
    return () if cap is not None and table.round_no >= cap else None
