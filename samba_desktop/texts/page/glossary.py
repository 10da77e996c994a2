"""The glossary of the rules page: the words of the card table, as far as the game has the thing."""

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.kinds import MergeGroups, MergeSequences, PassRule, WildSwap
from samba_desktop.texts.language import Tr, capital
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Section, Terms
from samba_desktop.texts.page.voice import Voice

Pairs = list[tuple[str, str]]


class Glossary:
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
