"""How rounds and matches end: the lines of a score sheet, and the sentences below it."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.cards import JOKER, TWO
from samba_desktop.engine.events import Line, LineKind, RoundEnd, RoundResult
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords, Company, SetNames

BONUSES = frozenset({LineKind.GOING_OUT, LineKind.CONCEALED})


LABELS: Mapping[LineKind, str] = MappingProxyType(
    {
        LineKind.MELDED_CARDS: QT_TRANSLATE_NOOP("SheetTexts", "Melded cards"),
        LineKind.RED_THREES: QT_TRANSLATE_NOOP("SheetTexts", "Red threes"),
        LineKind.GOING_OUT: QT_TRANSLATE_NOOP("SheetTexts", "Going-out bonus"),
        LineKind.CONCEALED: QT_TRANSLATE_NOOP("SheetTexts", "Concealed bonus"),
        LineKind.HAND: QT_TRANSLATE_NOOP("SheetTexts", "Cards left in hand"),
        LineKind.RED_THREES_IN_HAND: QT_TRANSLATE_NOOP("SheetTexts", "Red threes left in hand"),
    }
)
SETS: Mapping[LineKind, SetKind] = MappingProxyType(
    {
        LineKind.NATURAL_CANASTA: SetKind.NATURAL_CANASTA,
        LineKind.MIXED_CANASTA: SetKind.MIXED_CANASTA,
        LineKind.SAMBA: SetKind.SAMBA,
        LineKind.MIXED_SAMBA: SetKind.MIXED_SAMBA,
        LineKind.WILD_CANASTA: SetKind.WILD_CANASTA,
    }
)
"""The lines for complete melds, which have a name in each game."""
OF_A_SEAT = frozenset({LineKind.GOING_OUT, LineKind.CONCEALED, LineKind.HAND, LineKind.RED_THREES_IN_HAND})


class Endings:
    """How rounds and matches ended, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def of_round(self, result: RoundResult, company: Company) -> str:
        """Say how a round ended and what that earned."""
        match result.end:
            case RoundEnd.OUT:
                assert result.out is not None
                gone = self._went_out(result.out, company, concealed=result.concealed)
                bonus = self._bonus(result, result.out, company)
                return f"{gone} {bonus}" if bonus else gone
            case RoundEnd.STOCK:
                return self.tr("The stock is used up. The round ends without a going-out bonus.")
            case RoundEnd.LAST_RED_THREE:
                return self.tr(
                    "The last card of the stock is a red three. The round ends without a going-out bonus."
                )
            case RoundEnd.TARGET:
                return self.tr("The target is reached. The round ends without a going-out bonus.")

    def _went_out(self, seat: int, company: Company, *, concealed: bool) -> str:
        if company.is_you(seat):
            return self.tr("You went out concealed.") if concealed else self.tr("You went out.")
        name = company.names[seat]
        return (
            self.tr("{name} went out concealed.", name=name)
            if concealed
            else self.tr("{name} went out.", name=name)
        )

    def _bonus(self, result: RoundResult, seat: int, company: Company) -> str:
        side = company.seating.side_of(seat)
        bonus = sum(line.points for line in result.sheets[side].lines if line.kind in BONUSES)
        if not bonus:
            return ""
        if not company.in_teams:
            return self.tr("That earns %n bonus point(s).", "", bonus)
        if side == company.your_side:
            return self.tr("Your side gets %n bonus point(s).", "", bonus)
        if company.your_side is not None and company.seating.sides == 2:
            return self.tr("The opponents get %n bonus point(s).", "", bonus)
        return self.tr("That side gets %n bonus point(s).", "", bonus)

    def round_over(self, result: RoundResult, round_no: int, company: Company) -> str:
        """Say what each side made of a round."""
        points = [sheet.total for sheet in result.sheets]
        side = company.your_side
        if side is not None and len(points) == 2:
            ours, theirs = points[side], points[1 - side]
            if company.in_teams:
                return self.tr(
                    "Round {round} is over: {ours} points for your side, {theirs} for the opponents.",
                    round=round_no,
                    ours=ours,
                    theirs=theirs,
                )
            return self.tr(
                "Round {round} is over: {ours} points for you, {theirs} for {name}.",
                round=round_no,
                ours=ours,
                theirs=theirs,
                name=self._side(1 - side, company),
            )
        made = [
            self.tr("{side} {points}", side=self._side(at, company), points=score)
            for at, score in enumerate(points)
        ]
        return self.tr("Round {round} is over: {scores}.", round=round_no, scores=", ".join(made))

    def of_match(self, winners: tuple[int, ...], company: Company, totals: tuple[int, ...] = ()) -> str:
        """Say who won a match; with `totals` also by how much."""
        if len(winners) != 1:
            return self.tr("The match is a draw.")
        (side,) = winners
        yours = side == company.your_side
        if len(totals) != 2:
            return self._won(side, company, yours=yours)
        own, other = totals[side], totals[1 - side]
        if yours and company.in_teams:
            return self.tr("Your side wins the match, {ours} to {theirs}.", ours=own, theirs=other)
        if yours:
            return self.tr("You win the match, {ours} to {theirs}.", ours=own, theirs=other)
        names = self._side(side, company)
        if company.in_teams:
            return self.tr("{names} win the match, {ours} to {theirs}.", names=names, ours=own, theirs=other)
        return self.tr("{name} wins the match, {ours} to {theirs}.", name=names, ours=own, theirs=other)

    def _won(self, side: int, company: Company, *, yours: bool) -> str:
        if yours:
            return self.tr("Your side wins the match.") if company.in_teams else self.tr("You win the match.")
        names = self._side(side, company)
        if company.in_teams:
            return self.tr("{names} win the match.", names=names)
        return self.tr("{name} wins the match.", name=names)

    def _side(self, side: int, company: Company) -> str:
        return self.words.all_of(
            [
                self.tr("you") if company.is_you(seat) else company.names[seat]
                for seat in company.seating.seats_of(side)
            ]
        )


class SheetTexts:
    """The score sheet of a match by these rules, in a language."""

    tr = Tr()

    def __init__(self, language: Language, rules: Rules) -> None:
        self.language = language
        self.rules = rules
        self.words = CardWords(language)
        self.names = SetNames(language)

    def kind(self, kind: LineKind) -> str:
        """Name what a line is for."""
        if kind in SETS:
            return capital(self.names.name(self.rules, SETS[kind]))
        return self.tr(LABELS[kind])

    def label(self, line: Line, company: Company) -> str:
        """Name a line: what it is for, and whose it is, or of which rank or suit, where that matters."""
        kind = self.kind(line.kind)
        if line.kind in OF_A_SEAT and line.seat is not None and company.in_teams:
            return self.tr("{kind} · {name}", kind=kind, name=self._seat(line.seat, company))
        natural = [card for card in line.cards if card.rank not in {JOKER, TWO}]
        if natural and line.kind in {LineKind.NATURAL_CANASTA, LineKind.MIXED_CANASTA}:
            return self.tr("{kind} · {what}", kind=kind, what=self.words.ranks(natural[0].rank))
        if natural and line.kind in {LineKind.SAMBA, LineKind.MIXED_SAMBA}:
            return self.tr("{kind} · {what}", kind=kind, what=self.words.suit(natural[0].suit))
        return kind

    def points(self, line: Line) -> str:
        """Write the points of a line, with a sign where they are taken off."""
        return self.language.number(line.points)

    def spoken(self, side: str, label: str, points: int) -> str:
        """Say a line of a side in one, for whoever does not see what stands beside and above it."""
        return self.tr("{side}: {label}, %n point(s)", "", points, side=side, label=label)

    def whose(self, side: str, label: str) -> str:
        """Say which line of which side something belongs to."""
        return self.tr("{side}: {label}", side=side, label=label)

    def total(self) -> str:
        """Name the sum of a round."""
        return self.tr("Total")

    def running_total(self) -> str:
        """Name the score after a round."""
        return self.tr("Running total")

    def before(self) -> str:
        """Name the score before a round."""
        return self.tr("Before this round")

    def heading(self, round_no: int) -> str:
        """Name the sheet of a round."""
        return self.tr("Score sheet of round {round}", round=round_no)

    def _seat(self, seat: int, company: Company) -> str:
        return self.tr("You") if company.is_you(seat) else company.names[seat]
