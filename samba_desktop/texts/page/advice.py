"""The chapters for learners: advice, and the words of the card table."""

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import (
    AskPartner,
    CardSort,
    HowMany,
    MergeGroups,
    MergeSequences,
    PassRule,
    RedThreesPositive,
    WildSwap,
)
from samba_desktop.engine.scoring import set_bonus
from samba_desktop.texts.language import Tr, capital
from samba_desktop.texts.page.chapter import Facts, Points, Section, Terms, Voice

Pairs = list[tuple[str, str]]


class AdviceChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        sentences = (
            *self._of_sequences(facts),
            *self._of_groups(facts),
            *self._of_wild_cards(facts),
            self._of_discards(facts),
            *self._of_the_pile(facts),
            *self._of_red_threes(facts),
            *self._of_going_out(facts),
        )
        advice = Points(tuple(one for one in sentences if one))
        return (Section(self.tr("Advice for players"), (advice,)),)

    def _of_sequences(self, facts: Facts) -> list[str]:
        if not facts.sambas:
            return []
        rules, names = facts.rules, self.voice.names.gaps(facts.rules)
        bonus = rules.match.bonus_samba
        sentences = []
        if not facts.canastas or bonus > rules.match.bonus_natural_canasta:
            sentences.append(
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
            sentences.append(
                self.tr("Begin sequences early: without {a_samba} nobody goes out.", a_samba=names["a_samba"])
            )
        return sentences

    def _wild_bonus(self, facts: Facts) -> int:
        return facts.rules.match.bonus_wild_canasta if facts.wild_melds else 0

    def _of_groups(self, facts: Facts) -> list[str]:
        rules = facts.rules
        if not facts.canastas or not facts.wilds_in_groups:
            return []
        natural, mixed = rules.match.bonus_natural_canasta, rules.match.bonus_mixed_canasta
        sentences = []
        if rules.groups.same_rank_groups is HowMany.MANY and natural > mixed:
            sentences.append(
                self.tr(
                    "Beside a group that holds wild cards you may begin a second one of the same rank "
                    "without any: it may become a natural canasta, which earns {natural} and not {mixed}.",
                    natural=natural,
                    mixed=mixed,
                )
            )
        if facts.matters("wild_on_complete_canasta") and not rules.groups.wild_on_complete_canasta:
            sentences.append(
                self.tr("Add your wild cards to a group before it is a canasta; later none may be added.")
            )
        return sentences

    def _of_wild_cards(self, facts: Facts) -> list[str]:
        rules = facts.rules
        sentences = []
        if facts.wild_melds and self._wild_bonus(facts) > rules.match.bonus_natural_canasta:
            sentences.append(
                self.tr(
                    "Seven wild cards earn {bonus}, so think twice before you spend them on groups.",
                    bonus=rules.match.bonus_wild_canasta,
                )
            )
        budget = rules.groups.wild_budget_per_side
        if facts.wilds_in_groups and budget is not None:
            sentences.append(
                self.tr(
                    "Your groups together may hold only {number} wild card(s): keep them for groups that "
                    "they make complete.",
                    "",
                    budget,
                    number=self.voice.words.number(budget),
                )
            )
        if facts.matters("wild_swap") and rules.groups.wild_swap is not WildSwap.NEVER:
            sentences.append(
                self.tr("A wild card in a meld is only lent: swap it later, and use it again elsewhere.")
            )
        if facts.wilds and rules.match.hand_cards_deducted:
            sentences.append(
                self.tr(
                    "Wild cards are worth much in a meld and cost as much in the hand: don't keep them too "
                    "long."
                )
            )
        return sentences

    def _of_discards(self, facts: Facts) -> str:
        if not facts.melds_the_top:
            return self.tr("Before you discard, ask yourself whether the next player could use that card.")
        return self.tr(
            "Before you discard, look at the melds of your opponents: a card that they collect may hand them "
            "the pile. Safest are ranks of which most cards lie in your own melds already."
        )

    def _of_the_pile(self, facts: Facts) -> list[str]:
        sentences = []
        thrown = facts.freezing & self._thrown(facts)
        if thrown:
            sentences.append(
                self.tr(
                    "If your opponents want the pile at any cost, freeze it by discarding {any}: it is much "
                    "harder to take then.",
                    any=self._sorts(thrown),
                )
            )
        stops = facts.blocking & self._thrown(facts) - {CardSort.WILD}
        if stops:
            sentences.append(
                self.tr(
                    "Keep {any} for a turn in which a large pile would fall to the next player: it blocks "
                    "the pile.",
                    any=self._sorts(stops),
                )
            )
        return sentences

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
        sentences = []
        best = max((set_bonus(rules, kind) for kind in SetKind), default=0)
        if facts.sets and best > rules.going_out.go_out_bonus:
            sentences.append(
                self.tr(
                    "Don't hurry to go out: if one more turn completes another {set}, that is usually worth "
                    "waiting for.",
                    set=self.voice.names.one(rules),
                )
            )
        if rules.match.hand_cards_deducted:
            sentences.append(
                self.tr(
                    "But if the others still hold many cards, go out: all that they hold costs them points."
                )
                if sentences
                else self.tr("Try to be the first to go out: all that the others hold costs them points.")
            )
        if facts.matters("ask_partner") and rules.going_out.ask_partner is AskPartner.OPTIONAL_BINDING:
            sentences.append(
                self.tr("Ask before you go out: your partner may be about to lay down a handful of cards.")
            )
        return sentences


class GlossaryChapter:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section, the words in alphabetical order."""
        pairs = [
            *self._of_play(facts),
            *self._of_cards(facts),
            *self._of_melds(facts),
            *self._of_complete_melds(facts),
            *self._of_the_pile(facts),
            *self._of_ends(facts),
        ]
        ordered = sorted(pairs, key=lambda pair: pair[0].casefold())
        terms = Terms(tuple((capital(word), meaning) for word, meaning in ordered))
        return (Section(self.tr("Glossary"), (terms,)),)

    def _of_play(self, facts: Facts) -> Pairs:
        pairs = [
            (self.tr("dealer"), self.tr("The player who deals the cards of a round.")),
            (self.tr("discard"), self.tr("To lay a card on the discard pile, which ends the turn.")),
            (self.tr("draw"), self.tr("To take cards from the stock.")),
            (
                self.tr("match"),
                self.tr("As many rounds as it takes until the target is reached.")
                if facts.rules.match.hand_cap is None
                else self.tr(
                    "As many rounds as it takes until the target or the limit of rounds is reached."
                ),
            ),
            (self.tr("round"), self.tr("The play from one deal to the count after it.")),
        ]
        if facts.in_teams:
            pairs += [
                (self.tr("partner"), self.tr("A player of the same team.")),
                (
                    self.tr("side"),
                    self.tr("A team, or a player who plays alone.") if facts.alone else self.tr("A team."),
                ),
            ]
        if facts.rules.going_out.pass_instead_of_discard is not PassRule.NEVER:
            pairs.append((self.tr("pass"), self.tr("To end the turn without a discard.")))
        return pairs

    def _of_cards(self, facts: Facts) -> Pairs:
        rules = facts.rules
        pairs = [
            (self.tr("card points"), self.tr("What the cards are worth by themselves, without any bonus.")),
            (self.tr("rank"), self.tr("What is printed on a card beside its suit, such as queen or 7.")),
            (self.tr("suit"), self.tr("Spades, hearts, diamonds or clubs.")),
        ]
        if facts.wilds:
            pairs += [
                (self.tr("natural card"), self.tr("A card that isn't wild.")),
                (
                    self.tr("wild card"),
                    self.tr(
                        "A card that can take the place of another; here {cards} are wild.",
                        cards=self._wild_cards(facts),
                    ),
                ),
            ]
        if rules.cards.threes_special:
            pairs.append((self.tr("black three"), self.tr("The three of spades or of clubs.")))
            pairs.append((self.tr("red three"), self.tr("The three of hearts or of diamonds.")))
        if facts.red_threes and rules.red_threes.red_three_replacement:
            pairs.append(
                (
                    self.tr("replacement card"),
                    self.tr("The card drawn from the stock for a red three that is laid out."),
                )
            )
        return pairs

    def _wild_cards(self, facts: Facts) -> str:
        return self.voice.options.choice("wild_ranks", facts.present_wilds)

    def _of_melds(self, facts: Facts) -> Pairs:
        rules = facts.rules
        pairs = [
            (
                self.tr("first meld"),
                self.tr("What is melded first in a round; it has to reach a minimum of points."),
            ),
            (self.tr("group"), self.tr("A meld of cards of one rank.")),
            (
                self.tr("meld"),
                self.tr("Cards that lie together on the table; to meld is to lay them there."),
            ),
            (self.tr("minimum"), self.tr("The points that a first meld must count.")),
        ]
        if facts.sequences:
            pairs.append((self.tr("sequence"), self.tr("A meld of cards of one suit in unbroken order.")))
        merging = (
            facts.matters("merge_groups") and rules.groups.merge_groups is not MergeGroups.NEVER,
            facts.matters("merge_sequences") and rules.sequences.merge_sequences is not MergeSequences.NEVER,
        )
        if any(merging):
            pairs.append((self.tr("merge"), self.tr("To make one meld of two that lie on the table.")))
        if facts.matters("wild_swap") and rules.groups.wild_swap is not WildSwap.NEVER:
            pairs.append(
                (
                    self.tr("swap"),
                    self.tr("To put a natural card in the place of a wild card, which comes to the hand."),
                )
            )
        return pairs

    def _of_complete_melds(self, facts: Facts) -> Pairs:
        rules, names = facts.rules, self.voice.names
        pairs: Pairs = []
        if facts.canastas:
            grows = rules.groups.groups_may_exceed_seven
            meaning = (
                self.tr("A group of seven or more cards.") if grows else self.tr("A group of seven cards.")
            )
            pairs.append((self.tr("canasta"), meaning))
        if facts.canastas and facts.wilds_in_groups:
            pairs += [
                (names.name(rules, SetKind.NATURAL_CANASTA), self.tr("A canasta without wild cards.")),
                (names.name(rules, SetKind.MIXED_CANASTA), self.tr("A canasta with wild cards.")),
            ]
        if facts.wild_melds:
            pairs.append((names.name(rules, SetKind.WILD_CANASTA), self.tr("A meld of seven wild cards.")))
        if facts.sambas:
            pairs.append((names.samba(rules), self.tr("A sequence of seven cards.")))
        if facts.sambas and facts.wilds_in_sequences:
            mixed = names.name(rules, SetKind.MIXED_SAMBA)
            pairs.append((mixed, self.tr("A sequence of seven cards with wild cards among them.")))
        if facts.sets:
            pairs.append(
                (
                    self.tr("bonus"),
                    self.tr(
                        "Points beside those of the cards, such as for a complete {set}.",
                        set=names.one(rules),
                    ),
                )
            )
        return pairs

    def _of_the_pile(self, facts: Facts) -> Pairs:
        pairs = [
            (
                self.tr("discard pile"),
                self.tr("The cards that were discarded, face up on one another; in short the pile."),
            ),
            (self.tr("stock"), self.tr("The cards that are left after the deal, face down, to draw from.")),
            (self.tr("top card"), self.tr("The card that was discarded last.")),
        ]
        if facts.wilds and facts.melds_the_top and facts.rules.pile.pile_take_natural_pair:
            pairs.append((self.tr("natural pair"), self.tr("Two natural cards of one rank.")))
        if facts.blocking:
            pairs.append(
                (self.tr("blocked"), self.tr("Said of the pile while its top card lets nobody take it."))
            )
        if facts.freezes:
            pairs.append(
                (
                    self.tr("frozen"),
                    self.tr("Said of the pile while it is harder to take than at other times."),
                )
            )
        return pairs

    def _of_ends(self, facts: Facts) -> Pairs:
        pairs = [
            (self.tr("go out"), self.tr("To get rid of the last card and so end the round.")),
            (self.tr("target"), self.tr("The score that has to be reached to win the match.")),
        ]
        if facts.rules.going_out.concealed_extra_bonus:
            pairs.append(
                (self.tr("concealed"), self.tr("Said of going out with the whole hand in a single turn."))
            )
        return pairs
