"""Examples of melds, each judged by the engine, so that none is wrong under any rules."""

from collections.abc import Iterable

from samba_desktop.engine.actions import Stands, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import Meld, form
from samba_desktop.engine.rules.kinds import WildRank
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Example
from samba_desktop.texts.page.voice import Voice

MOST_ALLOWED = 3
"""More examples of what is allowed would tell nothing new."""


class Judged:
    """Makes examples, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def at_hand(self, facts: Facts, text: str) -> str:
        """Put other wild cards in the place of those that there are not in this game."""
        jokers = facts.rules.deck.joker_count and WildRank.JOKER in facts.rules.cards.wild_ranks
        cards = text.split()
        if not jokers:
            cards = [card.replace("JK", "2H") for card in cards]
        elif facts.twos_natural:
            cards = ["JK" if card[0] == "2" else card for card in cards]
        return " ".join(cards)

    def examples(self, facts: Facts, texts: Iterable[str]) -> list[Example]:
        """Judge cards as melds; those with wild cards are left out where there are none."""
        shown = [
            self.example(facts, read_cards(self.at_hand(facts, text)))
            for text in texts
            if facts.wilds or not any(card == "JK" or card[0] == "2" for card in text.split())
        ]
        return self.telling(shown)

    def example(self, facts: Facts, cards: tuple[Card, ...], stands: Stands = ()) -> Example:
        """Judge cards as a meld."""
        signs = self._written(cards, stands)
        meld = form(facts.rules, cards, stands)
        if isinstance(meld, Meld):
            return Example((cards,), self.tr("{cards} is allowed.", cards=signs), allowed=True)
        why = self.voice.refusals.sentence(meld, facts.rules, team=facts.in_teams)
        return Example((cards,), self.tr("{cards} is not allowed.", cards=signs), why, allowed=False)

    def telling(self, examples: Iterable[Example]) -> list[Example]:
        """Keep the examples that tell something: few that are allowed, and one for each reason why not."""
        kept: list[Example] = []
        told: set[str] = set()
        allowed = 0
        for one in examples:
            allowed += bool(one.allowed)
            if (one.allowed and allowed <= MOST_ALLOWED) or (not one.allowed and one.why not in told):
                kept.append(one)
                told.add(one.why)
        return kept

    def _written(self, cards: tuple[Card, ...], stands: Stands) -> str:
        sign = self.voice.words.sign
        meant = stands or (None,) * len(cards)
        return " ".join(
            sign(card) if other is None else f"{sign(card)} = {sign(other)}"
            for card, other in zip(cards, meant, strict=True)
        )
