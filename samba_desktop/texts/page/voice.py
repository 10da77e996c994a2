"""What every chapter of the rules page speaks with: the options' sentences and the names of things."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.rules import value_of, with_value
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.refusals import Refusals
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.words import Words


class Voice:
    """The words of the chapters, in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
        self.names = SetNames(language)
        self.options = OptionTexts(language)
        self.refusals = Refusals(language)

    def rule(self, facts: Facts, name: str, *, unless: object = ...) -> str:
        """Say what an option rules; nothing where it has no effect, or where its value is `unless`."""
        value = alike(value_of(facts.rules, name))
        if not facts.matters(name) or (unless is not ... and value == unless):
            return ""
        return self.options.sentence(facts.rules, name)

    def rule_with(self, facts: Facts, name: str, value: object) -> str:
        """Say what an option would rule with another value, of which alone the page can speak."""
        return self.options.sentence(with_value(facts.rules, name, value), name)

    def signs(self, cards: tuple[Card, ...]) -> str:
        """Write cards in signs."""
        return self.words.signs(cards)
