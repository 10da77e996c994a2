"""The questions that are asked before something is done which is seldom meant."""

from enum import Enum
from types import MappingProxyType

from samba_desktop.engine.actions import Discard, Pass, PlayerAction
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words


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
        self.words = Words(language)

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
