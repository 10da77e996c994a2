"""The chapters on the course of a turn and on the discard pile."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.actions import TakePile, TakeTop, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, form
from samba_desktop.engine.rules.kinds import OneCardHand, PairTarget, PassRule, TakeSize, When, WildSwap
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.rules import value_of
from samba_desktop.engine.table import Phase, Seating, Table, Turn, View
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.chapter import (
    Block,
    Example,
    Facts,
    MeldExamples,
    Points,
    Section,
    Voice,
    paragraphs,
)

TOP, RUN_TOP = "QD", "10S"
BELOW = read_cards("4H JC 6D")
REST = read_cards("4C 5H 8D JH")
"""What else is in the hand, so that it is never too short to take anything."""


class TurnsChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        lead = paragraphs((self.tr("The players take turns, and each turn has three steps:"),))
        steps = Points((self._drawing(facts), self._melding(facts), self._discarding()), numbered=True)
        return (Section(self.tr("A turn"), (*lead, steps, *self._ending(facts))),)

    def _drawing(self, facts: Facts) -> str:
        draws = alike(value_of(facts.rules, "stock_draw"))
        if isinstance(draws, int):
            return self.tr(
                "Draw {number} card(s) from the stock, or take from the discard pile instead.",
                "",
                draws,
                number=self.voice.words.number(draws),
            )
        return self.tr(
            "Draw cards from the stock, {value}, or take from the discard pile instead.",
            value=self.voice.options.choice("stock_draw", draws),
        )

    def _melding(self, facts: Facts) -> str:
        if facts.rules.groups.lay_off_on_opponents:
            return self.tr(
                "Lay melds and add cards to melds that lie there, as many as you like or none at all."
            )
        return self.tr("Lay melds and add cards to your melds, as many as you like or none at all.")

    def _discarding(self) -> str:
        return self.tr("Discard a card: lay it face up on the discard pile.")

    def _ending(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        passing = rule(facts, "pass_instead_of_discard")
        if facts.rules.going_out.pass_instead_of_discard is PassRule.NEVER:
            last = self.tr("Only a player who can neither discard nor lay a card passes.")
        else:
            last = self.tr("A player who can neither discard nor lay a card passes too.")
        swaps = facts.matters("wild_swap") and facts.rules.groups.wild_swap is not WildSwap.NEVER
        stays = "" if swaps else self.tr("Melded cards stay on the table to the end of the round.")
        return paragraphs((passing, rule(facts, "discard_wild", unless=True), last), (stays,))


class PileChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.takings = PileExamples(voice)

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        rule = self.voice.rule
        blocks = self._melded(facts) if facts.melds_the_top else self._into_the_hand(facts)
        blocks += paragraphs(
            (rule(facts, "pile_top_only_onto_sequence", unless=False),),
            (rule(facts, "one_card_hand_pile_rule", unless=OneCardHand.NONE),),
            (self.voice.rule_with(facts, "blocking_top_cards", facts.blocking) if facts.blocking else "",),
            self._frozen(facts),
        )
        return (Section(self.tr("The discard pile"), (*blocks, *self.takings.examples(facts))),)

    def _into_the_hand(self, facts: Facts) -> list[Block]:
        kept = self.tr(
            "The card that lay on top can't be discarded in the same turn, unless no other card can."
        )
        rule = self.voice.rule
        return paragraphs((rule(facts, "pile_take_size"), rule(facts, "pile_top_must_be_melded"), kept))

    def _melded(self, facts: Facts) -> list[Block]:
        ways = [way for way in self._ways(facts) if way]
        if not ways:
            return paragraphs((self.tr("The discard pile can't be taken."),))
        lead = paragraphs((self._lead(facts, several=len(ways) > 1),))
        return [*lead, Points(tuple(ways)), *paragraphs((self._rest(facts),))]

    def _lead(self, facts: Facts, *, several: bool) -> str:
        match facts.rules.pile.pile_take_size:
            case TakeSize.ALL:
                taken = self.tr("Instead of drawing you may take the whole discard pile.")
            case TakeSize.FIVE:
                taken = self.tr(
                    "Instead of drawing you may take the top five cards of the discard pile, or all if there "
                    "are fewer."
                )
            case TakeSize.ONE:
                taken = self.tr("Instead of drawing you may take the top card of the discard pile.")
        # Texts are found by the translators' tools outside formatted strings alone.
        if several:
            melded = self.tr("The top card must be melded at once, in one of these ways:")
        else:
            melded = self.tr("The top card must be melded at once, and only in this way:")
        return f"{taken} {melded}"

    def _rest(self, facts: Facts) -> str:
        if facts.rules.pile.pile_take_size is TakeSize.ONE:
            return ""
        return self.tr("The other cards taken come to your hand, and you may meld more before you discard.")

    def _ways(self, facts: Facts) -> list[str]:
        pile = facts.rules.pile
        ways = [self._pair(facts)] if pile.pile_take_natural_pair else []
        if facts.wilds_in_groups:
            ways.append(self._with_wild(facts, facts.opens(pile.pile_take_natural_plus_wild)))
        ways.append(self._onto_group(facts, facts.opens(pile.pile_take_by_extending_group)))
        if facts.sequences:
            ways.append(self._onto_sequence(facts, facts.opens(pile.pile_take_by_extending_sequence)))
            ways.append(self._new_sequence(facts, facts.opens(pile.pile_take_new_sequence)))
        return ways

    def _pair(self, facts: Facts) -> str:
        if not facts.wilds:
            return self._plain_pair(facts)
        if facts.rules.pile.pile_pair_target is PairTarget.NEW_GROUP:
            return self.tr(
                "You lay it down with two natural cards of its rank from your hand, always as a new group."
            )
        return self.tr(
            "You lay it down with two natural cards of its rank from your hand, as a new group or onto a "
            "group of yours."
        )

    def _plain_pair(self, facts: Facts) -> str:
        """Say the same where all cards are natural."""
        if facts.rules.pile.pile_pair_target is PairTarget.NEW_GROUP:
            return self.tr(
                "You lay it down with two cards of its rank from your hand, always as a new group."
            )
        return self.tr(
            "You lay it down with two cards of its rank from your hand, as a new group or onto a group of "
            "yours."
        )

    def _with_wild(self, facts: Facts, when: When) -> str:
        way = self.tr("You lay it down with a natural card of its rank and a wild card from your hand.")
        return self._only(facts, when, way)

    def _onto_group(self, facts: Facts, when: When) -> str:
        if not facts.canastas:
            way = self.tr("You add it to a group of yours.")
        elif facts.rules.pile.pile_onto_complete_canasta and facts.matters("pile_onto_complete_canasta"):
            way = self.tr("You add it to a group of yours, which may be a complete canasta.")
        else:
            way = self.tr("You add it to a group of yours that isn't a canasta yet.")
        return self._only(facts, when, way)

    def _onto_sequence(self, facts: Facts, when: When) -> str:
        return self._only(facts, when, self.tr("You add it to a sequence of yours."))

    def _new_sequence(self, facts: Facts, when: When) -> str:
        if not facts.wilds_in_sequences:
            way = self.tr("You begin a new sequence with it and cards from your hand.")
            return self._only(facts, when, way)
        if facts.always_frozen:
            way = self.tr(
                "You begin a new sequence with it and cards from your hand, at least two of them natural."
            )
            return way if when is When.ALWAYS else ""
        if when is When.ALWAYS and facts.freezes:
            return self.tr(
                "You begin a new sequence with it and two natural cards from your hand; while the pile isn't "
                "frozen, the card next to it and a wild card will do."
            )
        way = self.tr(
            "You begin a new sequence with it and two natural cards from your hand, or with the card next to "
            "it and a wild card."
        )
        return self._only(facts, when, way)

    def _only(self, facts: Facts, when: When, way: str) -> str:
        """Say of a way when it is open; nothing of one that never is."""
        match when:
            case When.NEVER:
                return ""
            case When.WHEN_UNFROZEN:
                only = self.tr("This needs a pile that is not frozen.")
                return f"{way} {only}"
            case When.ALWAYS:
                even = self.tr("This takes a frozen pile too.")
                return f"{way} {even}" if facts.freezes else way

    def _frozen(self, facts: Facts) -> list[str]:
        if not facts.freezes:
            return []
        sentences = []
        if facts.freezing:
            sentences.append(self.voice.rule_with(facts, "freeze_triggers", facts.freezing))
            sentences.append(self.tr("The card that freezes it lies crosswise."))
            sentences.append(self._thaw(facts))
        first = self.voice.rule(facts, "frozen_before_initial_meld", unless=False)
        return [*sentences, first, self._means(facts)]

    def _thaw(self, facts: Facts) -> str:
        if facts.matters("freeze_lifted_when"):
            return self.voice.rule(facts, "freeze_lifted_when")
        return self.tr("A frozen pile stays frozen until it is taken.")

    def _means(self, facts: Facts) -> str:
        pile = facts.rules.pile
        others = [pile.pile_take_natural_plus_wild] if facts.wilds_in_groups else []
        others.append(pile.pile_take_by_extending_group)
        if facts.sequences:
            others.append(pile.pile_take_by_extending_sequence)
        if When.ALWAYS in others:
            return ""
        if not pile.pile_take_natural_pair:
            return self.tr(
                "A frozen pile can be taken only with two natural cards from the hand that its top card fits."
            )
        if facts.sequences and pile.pile_take_new_sequence is When.ALWAYS:
            return self.tr(
                "A frozen pile can be taken only with a natural pair of its top card's rank, or with two "
                "natural cards that make a sequence with it, from the hand."
            )
        return self.tr(
            "A frozen pile can be taken only with a natural pair of its top card's rank from the hand."
        )


class Position(Struct, frozen=True):
    """What an example shows: the top card, and what one has in hand and on the table."""

    top: str
    hand: str = ""
    table: str = ""
    frozen: bool = False


class PileExamples:
    """Makes these examples, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.judged = MeldExamples(voice)

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
        situation = self._situation(position, top, held, there)
        shown = tuple(cards for cards in ((top,), there, held) if cards)
        only = isinstance(action, TakeTop)
        if refused is None:
            verdict = self.tr("You may take this card alone.") if only else self.tr("You may take the pile.")
            return Example(shown, f"{situation} {verdict}", allowed=True)
        verdict = self.tr("You may not take the card.") if only else self.tr("You may not take the pile.")
        why = self.voice.refusals.sentence(refused, facts.rules, team=facts.in_teams)
        return Example(shown, f"{situation} {verdict}", why, allowed=False)

    def _situation(
        self, position: Position, top: Card, held: tuple[Card, ...], there: tuple[Card, ...]
    ) -> str:
        sign = self.voice.words.sign(top)
        hand, table = self.voice.words.signs(held), self.voice.words.signs(there)
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
