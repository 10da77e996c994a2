"""The section on the course of a turn."""

from samba_desktop.engine.rules.kinds import PassRule, WildSwap
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.rules import value_of
from samba_desktop.texts.language import Tr
from samba_desktop.texts.page.facts import Facts
from samba_desktop.texts.page.parts import Block, Points, Section, paragraphs
from samba_desktop.texts.page.voice import Voice


class Turns:
    """This section, in a language."""

    tr = Tr()

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.language = voice.language

    def sections(self, facts: Facts) -> tuple[Section, ...]:
        """Write the section."""
        lead = paragraphs((self.tr("The players take turns, and each turn has three steps:"),))
        steps = Points((self._drawing(facts), self._melding(facts), self._discarding()), numbered=True)
        return (Section(self.tr("A turn"), (*lead, steps, *self._ending(facts))),)

    def _drawing(self, facts: Facts) -> str:
        draws = alike(value_of(facts.rules, "stock_draw"))
        if isinstance(draws, int):
            return self.tr(
                "Draw {number} card(s) from the stock, or take from the discard pile instead.",
                "",
                draws,
                number=self.voice.words.number(draws),
            )
        return self.tr(
            "Draw cards from the stock, {value}, or take from the discard pile instead.",
            value=self.voice.options.choice("stock_draw", draws),
        )

    def _melding(self, facts: Facts) -> str:
        if facts.rules.groups.lay_off_on_opponents:
            return self.tr(
                "Lay melds and add cards to melds that lie there, as many as you like or none at all."
            )
        return self.tr("Lay melds and add cards to your melds, as many as you like or none at all.")

    def _discarding(self) -> str:
        return self.tr("Discard a card: lay it face up on the discard pile.")

    def _ending(self, facts: Facts) -> list[Block]:
        rule = self.voice.rule
        passing = rule(facts, "pass_instead_of_discard")
        if facts.rules.going_out.pass_instead_of_discard is PassRule.NEVER:
            last = self.tr("Only a player who can neither discard nor lay a card passes.")
        else:
            last = self.tr("A player who can neither discard nor lay a card passes too.")
        swaps = facts.matters("wild_swap") and facts.rules.groups.wild_swap is not WildSwap.NEVER
        stays = "" if swaps else self.tr("Melded cards stay on the table to the end of the round.")
        return paragraphs((passing, rule(facts, "discard_wild", unless=True), last), (stays,))
