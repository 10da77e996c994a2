"""The hint: what to do, as one would say it across the table, and why."""

from collections.abc import Sequence
from typing import assert_never

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import JOKER, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.texts.because import Because, Values
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words

FEW = 3
"""Up to so many cards are named that something leaves out."""


class Hints:
    """Hints in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
        self.because = Because(language)

    def sentence(self, actions: Sequence[PlayerAction], code: str, values: Values) -> str:
        """Give a hint: "Hint: discard the 4 of clubs. No other card is of less use to this hand.".

        Several actions are meldings that are of use together.
        """
        melded = [self._melded(action.cards) for action in actions if isinstance(action, Lay)]
        together = len(melded) == len(actions) > 1
        advice = (
            self.tr("meld {cards}", cards=self.words.all_of(melded)) if together else self.advice(actions[0])
        )
        hint = self.tr("Hint: {action}.", action=advice)
        why = self.because.sentence(code, values)
        return f"{hint} {why}" if why else hint

    def advice(self, action: PlayerAction) -> str:
        """Say what to do."""
        match action:
            case Draw():
                return self.tr("draw from the stock")
            case TakePile(cards=()):
                return self.tr("take the pile")
            case TakePile(cards):
                return self.tr("take the pile with {cards}", cards=self.words.ranks_of(cards))
            case TakeTop():
                return self.tr("take only the top card onto your sequence")
            case Lay(cards):
                return self.tr("meld {cards}", cards=self._melded(cards))
            case Add(_, cards):
                return self.tr("add {cards}", cards=self.words.cards(cards))
            case Merge():
                return self.tr("merge two melds")
            case SwapWild(_, card):
                return self.tr("swap {card} for the wild card", card=self.words.the_card(card))
            case LayThree():
                return self.tr("lay out the red three")
            case Discard(card):
                return self.tr("discard {card}", card=self.words.the_card(card))
            case Pass():
                return self.tr("pass")
            case Ask():
                return self.tr("ask your partner")
            case Answer(yes):
                return self.tr("say yes") if yes else self.tr("say no")
            case _:
                assert_never(action)

    def fix(
        self,
        action: PlayerAction,
        points: int | None = None,
        *,
        onto: Meld | None = None,
        left_out: tuple[Card, ...] = (),
    ) -> str:
        """Offer the nearest thing that would be possible: "Meld three kings: 95".

        `onto` is the own meld that cards are added to; `left_out` are cards that were wanted and stay.
        """
        offer = self._adding(action.cards, onto) if isinstance(action, Add) and onto else self.advice(action)
        stays = self._staying(action, left_out)
        if stays:
            offer = self.tr("{offer} without {cards}", offer=offer, cards=self.words.cards(stays))
        if points is None:
            return capital(offer)
        return self.tr("{offer}: {points}", offer=capital(offer), points=points)

    def _adding(self, cards: tuple[Card, ...], onto: Meld) -> str:
        named = self.words.cards(cards)
        match onto.kind:
            case MeldKind.GROUP:
                return self.tr("add {cards} to your {ranks}", cards=named, ranks=self.words.ranks(onto.rank))
            case MeldKind.SEQUENCE:
                suit = self.words.suit(onto.suit)
                return self.tr("add {cards} to your sequence of {suit}", cards=named, suit=suit)
            case MeldKind.WILD:
                return self.tr("add {cards} to your wild cards", cards=named)

    def _staying(self, action: PlayerAction, left_out: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards worth naming that a new meld leaves out: few, and of no rank that it uses."""
        if not isinstance(action, Lay) or len(left_out) > FEW:
            return ()
        ranks = {card.rank for card in action.cards}
        return tuple(card for card in left_out if card.rank not in ranks)

    def _melded(self, cards: tuple[Card, ...]) -> str:
        naturals = {card.rank for card in cards if card.rank not in {JOKER, TWO}}
        return self.words.group(cards) if len(naturals) <= 1 else self.words.signs(cards)
