"""The section on the first meld of a round."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.scoring import card_points
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.judged import Judged
from samba_desktop.texts.page.parts import Block, Example, Grid, Section, paragraphs
from samba_desktop.texts.page.voice import Voice

SINGLE, KINGS, RUN = "AS AH JK", "KS KH KC", "4S 5S 6S"


class FirstMeld:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = Judged(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        blocks = (*self._minimum(facts), *self._counting(facts), *self._examples(facts))
        return (Section(self.tr("The first meld of a round"), blocks),)

    def _minimum(self, facts: Facts) -> list[Block]:
        bands = facts.rules.initial.initial_meld_bands
        if len(bands) == 1:
            one = self.tr(
                "The first meld of a round must count at least {minimum} points.", minimum=bands[0][1]
            )
            return paragraphs((one,))
        lead = paragraphs(
            (
                self.tr(
                    "The first meld of a round must count a minimum of points, which depends on your score "
                    "before the round:"
                ),
            )
        )
        rows = []
        for (total, minimum), (above, _) in zip(bands, (*bands[1:], (None, 0)), strict=True):
            rows.append((self._scores(total, above), self.voice.language.number(minimum)))
        return [*lead, Grid((self.tr("Score"), self.tr("Minimum")), tuple(rows))]

    def _scores(self, total: int | None, above: int | None) -> str:
        if total is None:
            assert above is not None
            return self.tr("below {above}", above=above)
        return self.tr("from {total}", total=total)

    def _counting(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        return paragraphs(
            (
                rule(facts, "initial_meld_sum_melds"),
                rule(facts, "initial_meld_sequences_count"),
                rule(facts, "bonuses_count_for_initial"),
                rule(facts, "initial_meld_unit"),
            ),
            (
                rule(facts, "pile_take_for_initial"),
                rule(facts, "top_card_counts_for_initial"),
                rule(facts, "rest_of_pile_counts_for_initial"),
            ),
            (rule(facts, "initial_meld_waived_for_one_turn_out", unless=False),),
        )

    def _examples(self, facts: Facts) -> list[Example]:
        single = read_cards(self.judged.at_hand(facts, SINGLE) if facts.wilds_in_groups else "AS AH AC")
        shown = [self._points(facts, (single,))]
        initial = facts.rules.initial
        if facts.sequences and initial.initial_meld_sum_melds and initial.initial_meld_sequences_count:
            shown.append(self._points(facts, (read_cards(KINGS), read_cards(RUN))))
        return shown

    def _points(self, facts: Facts, melds: tuple[tuple[Card, ...], ...]) -> Example:
        points = [card_points(facts.rules, cards) for cards in melds]
        signs = [self.voice.signs(cards) for cards in melds]
        if len(melds) == 1:
            text = self.tr("{cards} counts {points}.", cards=signs[0], points=points[0])
        else:
            text = self.tr(
                "{first} and {second} count {points} together.",
                first=signs[0],
                second=signs[1],
                points=sum(points),
            )
        return Example(melds, text)
