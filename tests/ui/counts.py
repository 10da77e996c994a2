"""Rounds that have been counted, for the tests of what is shown after a round; nothing was played."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Line, LineKind, RoundEnd, RoundResult, Sheet
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating, Table, Turn
from samba_desktop.texts.words import Company

NAMES = ("You", "Anders", "Berit", "Carl", "Doris", "Emil")
HAND = (Card(14, "S"), Card(7, "H"), Card(7, "D"))
SETS = (LineKind.NATURAL_CANASTA, LineKind.MIXED_CANASTA, LineKind.SAMBA)


def counted_lines(seating: Seating, side: int, sets: int) -> Sheet:
    lines = [Line(LineKind.MELDED_CARDS, 405 + 10 * side, HAND)]
    lines += [
        Line(SETS[at % 3], (500, 300, 1500)[at % 3], (Card(5 + at % 10, "H"),) * 7, meld=at + 1)
        for at in range(sets)
    ]
    lines.append(Line(LineKind.RED_THREES, 200, (Card(3, "H"), Card(3, "D"))))
    if side == 0:
        lines.append(Line(LineKind.GOING_OUT, 200, seat=0))
    lines += [Line(LineKind.HAND, -30 - seat, HAND, seat) for seat in seating.seats_of(side) if seat]
    return Sheet(tuple(lines))


def counted_round(seating: Seating, sets: int = 2, before: tuple[int, ...] | None = None) -> RoundResult:
    earlier = before or (0,) * seating.sides
    sheets = tuple(counted_lines(seating, side, sets) for side in range(seating.sides))
    totals = tuple(had + sheet.total for had, sheet in zip(earlier, sheets, strict=True))
    hands = tuple(HAND if seat else () for seat in range(seating.players))
    return RoundResult(RoundEnd.OUT, 0, concealed=False, sheets=sheets, totals=totals, hands=hands)


def table_after(seating: Seating, round_no: int = 1, winners: tuple[int, ...] = ()) -> Table:
    sides, players = seating.sides, seating.players
    nothing = ((),) * sides
    return Table(
        rules=Rules(),
        seating=seating,
        dealer=0,
        round_no=round_no,
        scores=(0,) * sides,
        stock_size=0,
        hand_sizes=(0,) * players,
        pile=(),
        frozen=False,
        melds=nothing,
        red_threes=nothing,
        melded=(False,) * players,
        credit=(0,) * sides,
        foreign=(0,) * sides,
        turn=Turn(0, Phase.DEAL, 0),
        history=(),
        winners=winners,
    )


def company_of(seating: Seating) -> Company:
    return Company(NAMES[: seating.players], seating, you=0)
