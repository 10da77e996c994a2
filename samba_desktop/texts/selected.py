"""What the selected cards are good for, in one line; told which actions are legal, it judges none."""

from collections.abc import Sequence

from samba_desktop.engine.actions import Add, Discard, Lay, LayThree, PlayerAction, SwapWild, TakePile
from samba_desktop.engine.cards import JOKER, TWO, Card
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.table import View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words

FEW = 7
"""Cards up to which they are named one by one."""


class SelectedTexts:
    """What selected cards are good for, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language, alone=True)

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
