"""An action in a few words, as a choice offered at the cursor; what happened is told by `events`."""

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
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.table import View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words


class ActionWords:
    """Actions in a few words, in a language; cards in signs, or named where the words are to be `spoken`."""

    tr = Tr()

    def __init__(self, language: Language, *, spoken: bool = False) -> None:
        self.language = language
        self.words = Words(language)
        self._spoken = spoken

    def question(self) -> str:
        """Ask which of several actions is meant."""
        return self.tr("Which do you mean?")

    def pick_cards(self) -> str:
        """Ask for the cards that are to take the pile, where there are many ways."""
        return self.tr("There are several ways: select the cards that take the pile, then take it.")

    def label(self, view: View, action: PlayerAction) -> str:
        """Name an action as a choice, with the cards and the meld it is about."""
        return capital(self.phrase(view, action))

    def plan(self, view: View, actions: Sequence[PlayerAction]) -> str:
        """Name several actions as a part of a sentence, one after the other."""
        *others, last = (self.phrase(view, action) for action in actions)
        return self.tr("{deeds} and {last}", deeds=", ".join(others), last=last) if others else last

    def phrase(self, view: View, action: PlayerAction) -> str:
        """Name an action as a part of a sentence."""
        match action:
            case Draw():
                return self._drawing(view)
            case TakePile(cards, stands, onto):
                return self._taking(view, cards, stands, onto)
            case TakeTop(meld):
                return self.tr("take only the top card onto {meld}", meld=self._meld(view, view.side, meld))
            case Lay(cards, stands):
                return self.tr("lay {cards}", cards=self._cards(cards, stands))
            case Add(meld, cards, stands, side):
                owner = view.side if side is None else side
                place = self._meld(view, owner, meld)
                return self.tr("add {cards} to {meld}", cards=self._cards(cards, stands), meld=place)
            case Merge(first, second, cards, stands):
                one, other = self._meld(view, view.side, first), self._meld(view, view.side, second)
                if cards:
                    held = self._cards(cards, stands)
                    return self.tr("merge {one} and {other} with {cards}", one=one, other=other, cards=held)
                return self.tr("merge {one} and {other}", one=one, other=other)
            case SwapWild(meld, card, wild):
                place = self._meld(view, view.side, meld)
                if wild is not None:
                    taken = self._card(wild)
                    return self.tr(
                        "swap {card} for {wild} in {meld}", card=self._card(card), wild=taken, meld=place
                    )
                return self.tr("swap {card} for the wild card in {meld}", card=self._card(card), meld=place)
            case LayThree(card):
                return self.tr("lay out {card}", card=self._card(card))
            case Discard(card):
                return self.tr("discard {card}", card=self._card(card))
            case Pass():
                return self.tr("end the turn without a discard")
            case Ask():
                return self.tr("ask your partner")
            case Answer(yes):
                return self.tr("say yes") if yes else self.tr("say no")
            case _:
                assert_never(action)

    def _drawing(self, view: View) -> str:
        return self.tr("end the round") if ends_by_drawing(view.table) else self.tr("draw from the stock")

    def _taking(self, view: View, cards: tuple[Card, ...], stands: Stands, onto: int | None) -> str:
        if onto is not None:
            place = self._meld(view, view.side, onto)
            if not cards:
                return self.tr("take the pile onto {meld}", meld=place)
            held = self._cards(cards, stands)
            return self.tr("take the pile with {cards} onto {meld}", cards=held, meld=place)
        if not cards:
            return self.tr("take the top card into your hand")
        return self.tr("take the pile with {cards}", cards=self._cards(cards, stands))

    def _card(self, card: Card) -> str:
        return self.words.card(card) if self._spoken else self.words.sign(card)

    def _cards(self, cards: tuple[Card, ...], stands: Stands) -> str:
        meant = stands or (None,) * len(cards)
        named: list[str] = []
        for card, other in zip(cards, meant, strict=True):
            if other is None:
                named.append(self._card(card))
            elif self._spoken:
                named.append(self.tr("{card} as {other}", card=self._card(card), other=self._card(other)))
            else:
                named.append(f"{self._card(card)} = {self._card(other)}")
        return (", " if self._spoken else " ").join(named)

    def _meld(self, view: View, side: int, number: int) -> str:
        return self.words.meld(view.table.melds[side][number - 1])
