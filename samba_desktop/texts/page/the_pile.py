"""The section on the discard pile: the ways to take it, and when it is blocked or frozen."""

from samba_desktop.engine.rules.kinds import OneCardHand, PairTarget, TakeSize, When
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Block, Points, Section, paragraphs
from samba_desktop.texts.page.taking import Takings
from samba_desktop.texts.page.voice import Voice


class ThePile:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language
        self.takings = Takings(voice)

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
        said = []
        if facts.freezing:
            said.append(self.voice.rule_with(facts, "freeze_triggers", facts.freezing))
            said.append(self.tr("The card that freezes it lies crosswise."))
            said.append(self._thaw(facts))
        first = self.voice.rule(facts, "frozen_before_initial_meld", unless=False)
        return [*said, first, self._means(facts)]

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
