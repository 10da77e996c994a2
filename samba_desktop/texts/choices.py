"""What one can do, in few words: choices at the cursor, what selected cards are good for, and doubts."""

from collections.abc import Sequence
from enum import Enum
from types import MappingProxyType
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
from samba_desktop.engine.cards import JOKER, TWO, Card
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords

FEW = 7
"""Cards up to which they are named one by one."""


class ActionWords:
    """Actions in a few words, in a language; cards in signs, or named where the words are to be `spoken`."""

    tr = Tr()

    def __init__(self, language: Language, *, spoken: bool = False) -> None:
        self.language = language
        self.words = CardWords(language)
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
        return self.tr("{others} and {last}", others=", ".join(others), last=last) if others else last

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


class SelectedTexts:
    """What selected cards are good for, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language, alone=True)

    def sentence(self, view: View, cards: tuple[Card, ...], actions: Sequence[PlayerAction]) -> str:
        """Say what can be done with the cards; `actions` are all that is legal with them, at least one."""
        name, count = self.named(cards), len(cards)
        if any(isinstance(action, TakePile) for action in actions):
            text = self.tr(
                "{cards}: drop (it|them) on the pile to take it, or press P.", "", count, cards=name
            )
        elif any(isinstance(action, Lay) for action in actions):
            text = self._laying(actions, count, name)
        elif any(isinstance(action, Add) for action in actions):
            text = self._adding(view, actions, count, name)
        else:
            text = self._of_one_card(view, actions, name)
        return capital(text)

    def would_be_a_meld(self, cards: tuple[Card, ...]) -> str:
        """Say that the cards make a meld by their shape."""
        count = len(cards)
        return capital(
            self.tr("{cards} would make a meld of (its|their) own.", "", count, cards=self.named(cards))
        )

    def would_fit(self, cards: tuple[Card, ...], meld: Meld) -> str:
        """Say that the cards fit a meld by their shape."""
        name = self.named(cards)
        return capital(self.tr("{cards} would fit {meld}.", cards=name, meld=self.words.meld(meld)))

    def no_meld(self, why: str) -> str:
        """Say that the cards make no meld, and why not."""
        return self.tr("These cards make no meld. {why}", why=why)

    def together(self, one: str, other: str) -> str:
        """Put two sentences one behind the other."""
        return self.tr("{one} {other}", one=one, other=other)

    def named(self, cards: tuple[Card, ...]) -> str:
        """Name the cards as the beginning of a sentence."""
        if len(cards) == 1:
            return self.words.the_card(cards[0])
        if len({card.rank for card in cards if card.rank not in {JOKER, TWO}}) <= 1:
            return self.words.group(cards)
        if len(cards) <= FEW:
            return self.words.signs(cards)
        return self.tr("these %n cards", "", len(cards))

    def _laying(self, actions: Sequence[PlayerAction], count: int, name: str) -> str:
        if len(actions) > 1:
            return self.tr(
                "{cards}: there is more than one way to meld (it|them). Press M to choose.",
                "",
                count,
                cards=name,
            )
        return self.tr(
            "{cards}: drop (it|them) on a free place to meld (it|them), or press Enter.",
            "",
            count,
            cards=name,
        )

    def _adding(self, view: View, actions: Sequence[PlayerAction], count: int, name: str) -> str:
        adds = [action for action in actions if isinstance(action, Add)]
        side, number = adds[0].side, adds[0].meld
        owner = view.side if side is None else side
        meld = self.words.meld(view.table.melds[owner][number - 1])
        throws = any(isinstance(action, Discard) for action in actions)
        if len(actions) == 1:
            return self.tr(
                "{cards}: drop (it|them) on {meld}, or press Enter.", "", count, cards=name, meld=meld
            )
        if throws and len(adds) == 1:
            return self.tr(
                "{cards}: press M to add it to {meld}, or drop it on the pile to discard it.",
                cards=name,
                meld=meld,
            )
        if throws:
            return self.tr(
                "{cards}: press M to add it to a meld, or drop it on the pile to discard it.", cards=name
            )
        return self.tr(
            "{cards}: there is more than one way to meld (it|them). Press M to choose.", "", count, cards=name
        )

    def _of_one_card(self, view: View, actions: Sequence[PlayerAction], name: str) -> str:
        throws = any(isinstance(action, Discard) for action in actions)
        swap = next((action for action in actions if isinstance(action, SwapWild)), None)
        if swap is not None:
            meld = self.words.meld(view.table.melds[view.side][swap.meld - 1])
            if throws:
                return self.tr(
                    "{cards}: drop it on {meld} to have the wild card there, or on the pile to discard it.",
                    cards=name,
                    meld=meld,
                )
            return self.tr("{cards}: drop it on {meld} to have the wild card there.", cards=name, meld=meld)
        if any(isinstance(action, LayThree) for action in actions):
            if throws:
                return self.tr(
                    "{cards}: press T to lay it out, or drop it on the pile to discard it.", cards=name
                )
            return self.tr("{cards}: press T to lay it out.", cards=name)
        return self.tr("{cards}: drop it on the pile to discard it, or press Enter.", cards=name)


class Doubt(Enum):
    """Why it is asked."""

    GOES_OUT = "goes out"
    ENDS_ROUND = "ends round"
    """The stock is used up, and who draws ends the round."""
    WILD = "wild"
    FITS_OWN = "fits own"
    GIVES_PILE = "gives pile"
    PLAIN = "plain"
    """Nothing speaks against it, but it ends the turn."""


DISCARDS = MappingProxyType(
    {
        Doubt.WILD: QT_TRANSLATE_NOOP("Questions", "Discard {card}? It is a wild card."),
        Doubt.FITS_OWN: QT_TRANSLATE_NOOP("Questions", "Discard {card}? It fits a meld of yours."),
        Doubt.GIVES_PILE: QT_TRANSLATE_NOOP(
            "Questions", "Discard {card}? With it the next player can take the pile."
        ),
        Doubt.PLAIN: QT_TRANSLATE_NOOP("Questions", "Discard {card}?"),
    }
)


class Questions:
    """Questions in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def question(self, action: PlayerAction, doubt: Doubt) -> str:
        """Ask whether an action is meant."""
        if doubt is Doubt.GOES_OUT:
            return self.tr("Go out? That ends the round.")
        if doubt is Doubt.ENDS_ROUND:
            return self.tr("The stock is used up. End the round by drawing?")
        match action:
            case Discard(card):
                # In other languages the question may begin with the card.
                return capital(self.tr(DISCARDS[doubt], card=self.words.the_card(card)))
            case Pass():
                return self.tr("End your turn without a discard?")
            case _:
                return self.tr("Do you mean this?")

    def to_choose(self, question: str) -> str:
        """Say how one of several things is chosen."""
        return self.tr("{question} Choose one, or press Esc to leave it.", question=question)

    def to_answer(self, question: str) -> str:
        """Say how a question about what is meant is answered."""
        return self.tr("{question} Enter does it, Esc leaves it.", question=question)

    def yes(self, action: str) -> str:
        """Offer to do it: "Discard 4♣ (Enter)"."""
        return self.tr("{action} (Enter)", action=action)

    def no(self, *, spoken: bool = False) -> str:
        """Offer to leave it, with the key for that where it is to be read."""
        return self.tr("No, not yet") if spoken else self.tr("No, not yet (Esc)")
