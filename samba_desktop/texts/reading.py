"""The table in words, for who cannot see it: what things are called and what is to be known of them."""

import re
from collections.abc import Sequence

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import Phase, View
from samba_desktop.texts.company import Company
from samba_desktop.texts.glances import Glances
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words

SET_APART = re.compile(r"\s*·\s*|\s{2,}")
"""How the short texts on the table set their parts apart; read aloud it would be spelled or run together."""


class Reading:
    """What is read of one table, in a language."""

    tr = Tr()

    def __init__(self, language: Language, company: Company) -> None:
        self.language = language
        self.words = Words(language)
        self.glances = Glances(language)
        self.company = company

    def card(self, card: Card, stands: Card | None) -> str:
        """Name a card, with the one that it stands for: "Joker as the 7 of spades"."""
        if stands is None:
            return capital(self.words.card(card))
        name = self.tr("{wild} as {card}", wild=self.words.card(card), card=self.words.the_card(stands))
        return capital(name)

    def mark(self, *, hinted: bool, news: bool) -> str:
        """Say how a card is marked; nothing where it is not."""
        if hinted:
            return self.tr("meant by the hint")
        return self.tr("new") if news else ""

    def hand(self, view: View) -> str:
        """Name the hand that is seen, which in a replay may be anybody's."""
        if not self.company.is_you(view.seat):
            name = self.company.names[view.seat]
            return self.tr("Hand of {name}, %n card(s)", "", len(view.hand), name=name)
        return self.tr("Your hand, %n card(s)", "", len(view.hand))

    def meld(self, view: View, side: int, number: int) -> str:
        """Say what a meld is, and what it lacks to be a canasta or a samba."""
        return self.glances.meld(view.rules, view.table.melds[side][number - 1]).rstrip(".")

    def red_threes(self, count: int) -> str:
        """Name the red threes that a side has laid out."""
        return self.tr("%n red three(s)", "", count)

    def spoken(self, text: str) -> str:
        """Write a short text of the table as it is said."""
        return SET_APART.sub(", ", text.strip())

    def seat(self, view: View, seat: int, *, thinks: bool) -> str:
        """Say how many cards a player holds, and whether the player is to act."""
        held = self.tr("%n card(s) in the hand", "", view.table.hand_sizes[seat])
        if view.turn.phase in {Phase.DEAL, Phase.MATCH_OVER} or view.turn.to_act != seat:
            return held
        state = self.tr("thinking") if thinks else self.tr("to play")
        return self.tr("{cards}, {state}", cards=held, state=state)

    def table(self) -> str:
        """Name the table as a whole."""
        return self.tr("Card table")

    def selected(self) -> str:
        """Say that a card is selected."""
        return self.tr("selected")

    def actions(self) -> str:
        """Name the buttons for what can be done."""
        return self.tr("What you can do")

    def bubble(self, seat: int, text: str) -> str:
        """Say what somebody says."""
        if self.company.is_you(seat):
            return self.tr("You say: {words}", words=text)
        return self.tr("{name} says: {words}", name=self.company.names[seat], words=text)

    def key(self, key: str) -> str:
        """Name a key that stands on a button as a sign."""
        return self.tr("Enter") if key == "↵" else key

    def listed(self, name: str, parts: Sequence[str]) -> str:
        """List what lies in a place: "Your hand, 2 cards — Queen of spades, Joker."."""
        if not parts:
            return self.sentence(name)
        return self.tr("{name} — {parts}.", name=name, parts=", ".join(parts))

    def sentence(self, text: str) -> str:
        """End a text as a sentence."""
        return text if text.endswith((".", "!", "?", ":")) else f"{text}."
