"""The section on the cards: which are wild, which special, and what each counts."""

from samba_desktop.engine.cards import ACE, JACK, JOKER, KING, QUEEN
from samba_desktop.engine.rules.kinds import NumberPoints, WildRank
from samba_desktop.texts.language import Tr, capital
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Block, Grid, Section, paragraphs
from samba_desktop.texts.page.voice import Voice


class TheCards:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        blocks: list[Block] = paragraphs(self._sorts(facts), self._points(facts))
        return (Section(self.tr("What the cards are worth"), (*blocks, self._table(facts))),)

    def _sorts(self, facts: Facts) -> list[str]:
        rules = facts.rules
        jokers = WildRank.JOKER in rules.cards.wild_ranks or not rules.deck.joker_count
        return [
            self.voice.rule_with(facts, "wild_ranks", facts.present_wilds),
            "" if jokers else self.tr("Jokers can't be melded."),
            self._naturals(facts),
            self.voice.rule(facts, "threes_special"),
        ]

    def _naturals(self, facts: Facts) -> str:
        if facts.twos_natural and facts.sequences and facts.lowest_rank > 1:
            return self.tr("Twos are natural cards, but they stand in no sequence.")
        if facts.twos_natural and facts.wilds:
            return self.tr("Twos are natural cards.")
        special = facts.rules.cards.threes_special and facts.wilds
        return self.tr("The cards from 4 to ace are natural.") if special else ""

    def _points(self, facts: Facts) -> list[str]:
        match = facts.rules.match
        if match.melded_cards_count and match.hand_cards_deducted:
            worth = self.tr("Each card is worth points, for you in a meld and against you in the hand.")
        else:
            worth = self.tr("Each card is worth points.")
        red = self.tr("Red threes count by a rule of their own.") if facts.red_threes else ""
        return [worth, red]

    def _table(self, facts: Facts) -> Grid:
        rules, words, number = facts.rules, self.voice.words, self.voice.language.number
        rows = [(capital(words.rank(JOKER)), number(rules.cards.points_joker))] * bool(rules.deck.joker_count)
        rows.append((capital(words.rank(ACE)), number(rules.cards.points_ace)))
        rows.append((self.tr("Two"), number(rules.cards.points_two)))
        court = [words.rank(rank) for rank in (KING, QUEEN, JACK)]
        if rules.cards.number_card_points is NumberPoints.FACE_VALUE:
            rows.append((capital(", ".join(court)), number(10)))
            rows.append((self.tr("10 to 4"), self.tr("their number")))
        else:
            rows.append((capital(", ".join([*court, "10", "9", "8"])), number(10)))
            rows.append(("7, 6, 5, 4", number(5)))
        return Grid((self.tr("Card"), self.tr("Points")), (*rows, *self._threes(facts)))

    def _threes(self, facts: Facts) -> list[tuple[str, str]]:
        rules, number = facts.rules, self.voice.language.number
        held = rules.black_threes.black_three_hand_each
        deducted = facts.matters("black_three_hand_each")
        melded = facts.matters("points_black_three")
        worth = rules.cards.points_black_three
        if facts.matters("points_red_three_card"):
            red = rules.cards.points_red_three_card
            if red == worth and (held == worth or not deducted):
                return [(self.tr("Three"), number(worth))]
            rows = [(self.tr("Red three"), number(red))]
        else:
            rows = []
        if melded and (held == worth or not deducted):
            return [*rows, (self.tr("Black three"), number(worth))]
        if melded:
            rows.append((self.tr("Black three in a meld"), number(worth)))
        if deducted:
            rows.append((self.tr("Black three left in the hand"), number(held)))
        return rows
