"""Advice for players: only what holds under the rules in force."""

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import AskPartner, CardSort, HowMany, RedThreesPositive, WildSwap
from samba_desktop.engine.scoring import set_bonus
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Points, Section
from samba_desktop.texts.page.voice import Voice


class Advice:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        said = (
            *self._of_sequences(facts),
            *self._of_groups(facts),
            *self._of_wild_cards(facts),
            self._of_discards(facts),
            *self._of_the_pile(facts),
            *self._of_red_threes(facts),
            *self._of_going_out(facts),
        )
        advice = Points(tuple(one for one in said if one))
        return (Section(self.tr("Advice for players"), (advice,)),)

    def _of_sequences(self, facts: Facts) -> list[str]:
        if not facts.sambas:
            return []
        rules, names = facts.rules, self.voice.names.gaps(facts.rules)
        bonus = rules.match.bonus_samba
        said = []
        if not facts.canastas or bonus > rules.match.bonus_natural_canasta:
            said.append(
                self.tr(
                    "If you hold four or more cards of one suit close together, build towards {a_samba}: no "
                    "group earns a bonus like its {bonus}.",
                    a_samba=names["a_samba"],
                    bonus=bonus,
                )
                if bonus >= max(rules.match.bonus_natural_canasta, self._wild_bonus(facts))
                else self.tr(
                    "If you hold four or more cards of one suit close together, build towards {a_samba}: its "
                    "bonus of {bonus} is far more than that of a natural canasta.",
                    a_samba=names["a_samba"],
                    bonus=bonus,
                )
            )
        if rules.going_out.go_out_min_sambas:
            said.append(
                self.tr("Begin sequences early: without {a_samba} nobody goes out.", a_samba=names["a_samba"])
            )
        return said

    def _wild_bonus(self, facts: Facts) -> int:
        return facts.rules.match.bonus_wild_canasta if facts.wild_melds else 0

    def _of_groups(self, facts: Facts) -> list[str]:
        rules = facts.rules
        if not facts.canastas or not facts.wilds_in_groups:
            return []
        natural, mixed = rules.match.bonus_natural_canasta, rules.match.bonus_mixed_canasta
        said = []
        if rules.groups.same_rank_groups is HowMany.MANY and natural > mixed:
            said.append(
                self.tr(
                    "Beside a group that holds wild cards you may begin a second one of the same rank "
                    "without any: it may become a natural canasta, which earns {natural} and not {mixed}.",
                    natural=natural,
                    mixed=mixed,
                )
            )
        if facts.matters("wild_on_complete_canasta") and not rules.groups.wild_on_complete_canasta:
            said.append(
                self.tr("Add your wild cards to a group before it is a canasta; later none may be added.")
            )
        return said

    def _of_wild_cards(self, facts: Facts) -> list[str]:
        rules = facts.rules
        said = []
        if facts.wild_melds and self._wild_bonus(facts) > rules.match.bonus_natural_canasta:
            said.append(
                self.tr(
                    "Seven wild cards earn {bonus}, so think twice before you spend them on groups.",
                    bonus=rules.match.bonus_wild_canasta,
                )
            )
        budget = rules.groups.wild_budget_per_side
        if facts.wilds_in_groups and budget is not None:
            said.append(
                self.tr(
                    "Your groups together may hold only {number} wild card(s): keep them for groups that "
                    "they make complete.",
                    "",
                    budget,
                    number=self.voice.words.number(budget),
                )
            )
        if facts.matters("wild_swap") and rules.groups.wild_swap is not WildSwap.NEVER:
            said.append(
                self.tr("A wild card in a meld is only lent: swap it later, and use it again elsewhere.")
            )
        if facts.wilds and rules.match.hand_cards_deducted:
            said.append(
                self.tr(
                    "Wild cards are worth much in a meld and cost as much in the hand: don't keep them too "
                    "long."
                )
            )
        return said

    def _of_discards(self, facts: Facts) -> str:
        if not facts.melds_the_top:
            return self.tr("Before you discard, ask yourself whether the next player could use that card.")
        return self.tr(
            "Before you discard, look at the melds of your opponents: a card that they collect may hand them "
            "the pile. Safest are ranks of which most cards lie in your own melds already."
        )

    def _of_the_pile(self, facts: Facts) -> list[str]:
        said = []
        thrown = facts.freezing & self._thrown(facts)
        if thrown:
            said.append(
                self.tr(
                    "If your opponents want the pile at any cost, freeze it by discarding {any}: it is much "
                    "harder to take then.",
                    any=self._sorts(thrown),
                )
            )
        stops = facts.blocking & self._thrown(facts) - {CardSort.WILD}
        if stops:
            said.append(
                self.tr(
                    "Keep {any} for a turn in which a large pile would fall to the next player: it blocks "
                    "the pile.",
                    any=self._sorts(stops),
                )
            )
        return said

    def _thrown(self, facts: Facts) -> frozenset[CardSort]:
        thrown = {CardSort.BLACK_THREE}
        if facts.rules.pile.discard_wild:
            thrown.add(CardSort.WILD)
        if facts.red_threes_discarded:
            thrown.add(CardSort.RED_THREE)
        return frozenset(thrown)

    def _sorts(self, sorts: frozenset[CardSort]) -> str:
        names = [self.voice.options.choice("blocking_top_cards", sort) for sort in CardSort if sort in sorts]
        return self.voice.words.one_of(names)

    def _of_red_threes(self, facts: Facts) -> list[str]:
        if facts.red_threes_kept:
            return [self._on_laying_out(facts), self._on_keeping(facts)]
        if not facts.red_threes or not facts.red_threes_may_fail:
            return []
        if facts.rules.red_threes.red_three_positive_if is RedThreesPositive.INITIAL_MELD:
            return [
                self.tr(
                    "With red threes before you, don't put off your first meld too long: without it they "
                    "count against you."
                )
            ]
        return [
            self.tr(
                "With red threes before you, hurry to complete your {sets}: without them the threes count "
                "against you.",
                sets=self.voice.names.many(facts.rules),
            )
        ]

    def _on_laying_out(self, facts: Facts) -> str:
        if not facts.red_threes_may_fail:
            return ""
        if facts.rules.red_threes.red_three_positive_if is RedThreesPositive.INITIAL_MELD:
            return self.tr("Lay out red threes only if you expect to make a first meld in time.")
        sets = self.voice.names.many(facts.rules)
        return self.tr("Lay out red threes only if you expect to complete your {sets} in time.", sets=sets)

    def _on_keeping(self, facts: Facts) -> str:
        if not facts.rules.red_threes.red_three_hand_penalty:
            return ""
        if facts.rules.pile.discard_red_three:
            return self.tr(
                "Don't keep red threes to the end of the round: lay them out or discard them before."
            )
        return self.tr("Don't keep red threes to the end of the round: lay them out before.")

    def _of_going_out(self, facts: Facts) -> list[str]:
        rules = facts.rules
        said = []
        best = max((set_bonus(rules, kind) for kind in SetKind), default=0)
        if facts.sets and best > rules.going_out.go_out_bonus:
            said.append(
                self.tr(
                    "Don't hurry to go out: if one more turn completes another {set}, that is usually worth "
                    "waiting for.",
                    set=self.voice.names.one(rules),
                )
            )
        if rules.match.hand_cards_deducted:
            said.append(
                self.tr(
                    "But if the others still hold many cards, go out: all that they hold costs them points."
                )
                if said
                else self.tr("Try to be the first to go out: all that the others hold costs them points.")
            )
        if facts.matters("ask_partner") and rules.going_out.ask_partner is AskPartner.OPTIONAL_BINDING:
            said.append(
                self.tr("Ask before you go out: your partner may be about to lay down a handful of cards.")
            )
        return said
