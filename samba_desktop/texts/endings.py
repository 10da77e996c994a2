"""The sentences at the end of a round and of a match."""

from samba_desktop.engine.events import LineKind, RoundEnd, RoundResult
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.words import Words

BONUSES = frozenset({LineKind.GOING_OUT, LineKind.CONCEALED})


class Endings:
    """How rounds and matches ended, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)

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
