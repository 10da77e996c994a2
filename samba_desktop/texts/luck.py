"""The page "Is it fair?": how wild cards and red threes fell, in sentences."""

from samba_desktop.texts.language import Language, Tr


class LuckTexts:
    """Sentences about luck, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def about(self) -> str:
        """Say what is counted and what the range means."""
        return self.tr(
            "All cards that were dealt to a seat or drawn from the stock, in the finished rounds of all your "
            "matches. Nobody's cards are chosen: in 95 of 100 cases, chance alone stays within the range. "
            "With many numbers on a page, one outside it now and then is nothing strange."
        )

    def matches(self, count: int) -> str:
        """Say over how many matches was counted."""
        return self.tr("%n (match|matches) counted.", "", count)

    def none(self) -> str:
        """Say that there is nothing to count."""
        return self.tr("No round is finished yet: play one, and look again.")

    def under_way(self, done: int, total: int) -> str:
        """Say how far the counting is."""
        return self.tr("Counting… {done} of {total} matches", done=done, total=total)

    def failed(self) -> str:
        """Say that the counting ended without a result."""
        return self.tr("The matches could not be counted; samba-desktop luck tells why.")

    def wild(self) -> str:
        """Head the wild cards."""
        return self.tr("Wild cards")

    def red_threes(self) -> str:
        """Head the red threes."""
        return self.tr("Red threes")

    def seat(self, number: int) -> str:
        """Name a seat, counted from 0 with the person's."""
        if number == 0:
            return self.tr("You")
        return self.tr("Seat {number}", number=number + 1)

    def line(self, seat: int, got: int, cards: int, low: int, high: int) -> str:
        """Say how many came to a seat, and what chance gives."""
        return self.tr(
            "{seat}: {got} of {cards} cards; chance gives {low} to {high}.",
            seat=self.seat(seat),
            got=got,
            cards=cards,
            low=low,
            high=high,
        )

    def within(self) -> str:
        """Say that all numbers lie within the range."""
        return self.tr("All of it lies within what chance gives.")

    def outside(self, count: int) -> str:
        """Say how many numbers lie outside."""
        return self.tr(
            "%n number(s) of these (lies|lie) outside what chance gives in 95 of 100 cases.", "", count
        )
