"""Examples of taking the discard pile, each judged by the engine in a position of its own."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.actions import TakePile, TakeTop, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, form
from samba_desktop.engine.rules.kinds import When
from samba_desktop.engine.table import Phase, Seating, Table, Turn, View
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.judged import Judged
from samba_desktop.texts.page.parts import Example
from samba_desktop.texts.page.voice import Voice

TOP, RUN_TOP = "QD", "10S"
BELOW = read_cards("4H JC 6D")
REST = read_cards("4C 5H 8D JH")
"""What else is in the hand, so that it is never too short to take anything."""


class Position(Struct, frozen=True):
    """What an example shows: the top card, and what one has in hand and on the table."""

    top: str
    hand: str = ""
    table: str = ""
    frozen: bool = False


class Takings:
    """Makes these examples, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = Judged(voice)

    def examples(self, facts: Facts) -> list[Example]:
        """Show what takes the pile, or its top card alone, and what doesn't; none where all may take it."""
        if not facts.melds_the_top:
            return []
        found = [self._example(facts, position, action) for position, action in self._positions(facts)]
        return [one for one in found if one is not None]

    def _positions(self, facts: Facts) -> Iterator[tuple[Position, TakePile | TakeTop]]:
        pair = "QS QH"
        yield Position(TOP, pair), TakePile(read_cards(pair))
        if facts.wilds_in_groups:
            mixed = self.judged.at_hand(facts, "QS 2C")
            yield Position(TOP, mixed), TakePile(read_cards(mixed))
            if facts.freezing and facts.rules.pile.pile_take_natural_plus_wild is When.WHEN_UNFROZEN:
                yield Position(TOP, mixed, frozen=True), TakePile(read_cards(mixed))
        yield Position(TOP, table="QS QH QC"), TakePile(onto=1)
        if facts.freezing and facts.rules.pile.pile_take_by_extending_group is When.WHEN_UNFROZEN:
            yield Position(TOP, table="QS QH QC", frozen=True), TakePile(onto=1)
        if not facts.sequences:
            return
        if facts.top_only:
            yield Position(RUN_TOP, table="6S 7S 8S 9S"), TakeTop(1)
            yield Position(RUN_TOP, "9S", "6S 7S 8S"), TakeTop(1)
        else:
            yield Position(RUN_TOP, table="6S 7S 8S 9S"), TakePile(onto=1)
        yield Position(RUN_TOP, "8S 9S"), TakePile(read_cards("8S 9S"))
        if (
            facts.wilds_in_sequences
            and facts.opens(facts.rules.pile.pile_take_new_sequence) is not When.NEVER
        ):
            for natural, meant in (("9S", "JS"), ("8S", "9S")):
                held = self.judged.at_hand(facts, f"{natural} JK")
                yield Position(RUN_TOP, held), TakePile(read_cards(held), (None, *read_cards(meant)))

    def _example(self, facts: Facts, position: Position, action: TakePile | TakeTop) -> Example | None:
        held, there = read_cards(position.hand), read_cards(position.table)
        view = self._view(facts, position, held, there)
        if view is None:
            return None
        refused = refusal(view, action)
        (top,) = read_cards(position.top)
        said = self._said(position, top, held, there)
        shown = tuple(cards for cards in ((top,), there, held) if cards)
        only = isinstance(action, TakeTop)
        if refused is None:
            verdict = self.tr("You may take this card alone.") if only else self.tr("You may take the pile.")
            return Example(shown, f"{said} {verdict}", allowed=True)
        verdict = self.tr("You may not take the card.") if only else self.tr("You may not take the pile.")
        why = self.voice.refusals.sentence(refused, facts.rules, team=facts.in_teams)
        return Example(shown, f"{said} {verdict}", why, allowed=False)

    def _said(self, position: Position, top: Card, held: tuple[Card, ...], there: tuple[Card, ...]) -> str:
        sign = self.voice.words.sign(top)
        hand, table = self.voice.signs(held), self.voice.signs(there)
        if position.frozen and held:
            return self.tr("{top} lies on a frozen pile, and {hand} are in your hand.", top=sign, hand=hand)
        if position.frozen:
            return self.tr(
                "{top} lies on a frozen pile, and {table} are on the table.", top=sign, table=table
            )
        if held and there:
            return self.tr(
                "{top} lies on top, {table} are on the table and {hand} is in your hand.",
                top=sign,
                table=table,
                hand=hand,
            )
        if held:
            return self.tr("{top} lies on top, and {hand} are in your hand.", top=sign, hand=hand)
        return self.tr("{top} lies on top, and {table} are on the table.", top=sign, table=table)

    def _view(
        self, facts: Facts, position: Position, held: tuple[Card, ...], there: tuple[Card, ...]
    ) -> View | None:
        """Build the position of somebody who has melded in this round; None where that meld can't be."""
        melds: tuple[Meld, ...] = ()
        if there:
            meld = form(facts.rules, there, ())
            if not isinstance(meld, Meld):
                return None
            melds = (meld,)
        hand = held + REST
        turn = Turn(0, Phase.DRAW, 0, hand_at_start=len(hand), melded_before=True, old_melds=len(melds))
        pile = (*BELOW, *read_cards(position.top))
        return View(_table(facts, pile, melds, turn, frozen=position.frozen), 0, hand)


def _table(
    facts: Facts, pile: tuple[Card, ...], melds: tuple[Meld, ...], turn: Turn, *, frozen: bool
) -> Table:
    """Set up a table in the middle of a round; by the rules a match need not be playable."""
    count = facts.counts[-1]
    seating = Seating(count, facts.shapes_of(count)[0])
    nothing = (0,) * seating.sides
    return Table(
        rules=facts.rules,
        seating=seating,
        dealer=count - 1,
        round_no=1,
        scores=nothing,
        stock_size=facts.rules.count_of_cards // 2,
        hand_sizes=(turn.hand_at_start,) * count,
        pile=pile,
        frozen=frozen,
        melds=(melds, *((),) * (seating.sides - 1)),
        red_threes=((),) * seating.sides,
        melded=(True,) * count,
        credit=nothing,
        foreign=nothing,
        turn=turn,
        history=(),
    )
