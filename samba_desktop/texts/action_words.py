"""An action in a few words, as a choice offered at the cursor; what happened is told by `events`."""

from collections.abc import Callable
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
from samba_desktop.engine.view import View
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Words


class ActionWords:
    """Actions in a few words, in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self.language.say("ActionWords", text, n, **gaps)

    def label(self, view: View, action: PlayerAction) -> str:
        """Name an action, with the cards and the meld it is about."""
        match action:
            case Draw():
                return self.tr("Draw from the stock")
            case TakePile(cards, stands, onto):
                return self._taking(view, cards, stands, onto)
            case TakeTop(meld):
                return self.tr("Take only the top card onto {meld}", meld=self._meld(view, view.side, meld))
            case Lay(cards, stands):
                return self.tr("Lay {cards}", cards=self._cards(cards, stands))
            case Add(meld, cards, stands, side):
                owner = view.side if side is None else side
                place = self._meld(view, owner, meld)
                return self.tr("Add {cards} to {meld}", cards=self._cards(cards, stands), meld=place)
            case Merge(first, second, _, _):
                one, other = self._meld(view, view.side, first), self._meld(view, view.side, second)
                return self.tr("Merge {one} and {other}", one=one, other=other)
            case SwapWild(meld, card, _):
                place = self._meld(view, view.side, meld)
                return self.tr(
                    "Swap {card} for the wild card in {meld}", card=self.words.sign(card), meld=place
                )
            case LayThree(card):
                return self.tr("Lay out {card}", card=self.words.sign(card))
            case Discard(card):
                return self.tr("Discard {card}", card=self.words.sign(card))
            case Pass():
                return self.tr("End the turn without a discard")
            case Ask():
                return self.tr("Ask your partner")
            case Answer(yes):
                return self.tr("Say yes") if yes else self.tr("Say no")
            case _:
                assert_never(action)

    def _taking(self, view: View, cards: tuple[Card, ...], stands: Stands, onto: int | None) -> str:
        if onto is not None:
            place = self._meld(view, view.side, onto)
            if not cards:
                return self.tr("Take the pile onto {meld}", meld=place)
            held = self._cards(cards, stands)
            return self.tr("Take the pile with {cards} onto {meld}", cards=held, meld=place)
        if not cards:
            return self.tr("Take the top card into your hand")
        return self.tr("Take the pile with {cards}", cards=self._cards(cards, stands))

    def _cards(self, cards: tuple[Card, ...], stands: Stands) -> str:
        meant = stands or (None,) * len(cards)
        named: list[str] = []
        word: Callable[[Card], str] = self.words.sign
        for card, other in zip(cards, meant, strict=True):
            named.append(word(card) if other is None else f"{word(card)} = {word(other)}")
        return " ".join(named)

    def _meld(self, view: View, side: int, number: int) -> str:
        return self.words.meld(view.table.melds[side][number - 1])
