"""Examples with cards for the rules page; the engine judges each, so none is wrong under any rules."""

from samba_desktop.engine.actions import Stands
from samba_desktop.engine.cards import Card
from samba_desktop.engine.forming import form, set_kind
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.notation import read_cards
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, set_bonus
from samba_desktop.texts.language import Language
from samba_desktop.texts.refusals import Refusals
from samba_desktop.texts.words import Words

GROUPS = ("KS KH 2C", "KS 2C JK", "KS KH KC 2D JK", "KS KH KC KD 2D JK", "JK JK 2S")
SEQUENCES = ("4S 5S 6S", "QH KH AH", "KH AH 4H", "3C 4C 5C")
WITH_A_WILD = ("7D 8D 2S", "9D")
"""A sequence with a wild card, and the card that it stands for."""
SETS = ("KS KS KH KD KD KC KC", "8S 8S 8H 8D 8C 2C JK", "4S 5S 6S 7S 8S 9S 10S", "JK JK JK 2S 2H 2D 2C")


class RulesExamples:
    """Examples in a language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
        self.refusals = Refusals(language)

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self.language.say("RulesExamples", text, n, **gaps)

    def of(self, rules: Rules, options: set[str]) -> tuple[str, ...]:
        """Return the examples for the section in which these options stand."""
        if "group_min_size" in options:
            return tuple(self._judged(rules, read_cards(cards), ()) for cards in GROUPS)
        if "sequences_enabled" in options and rules.sequences.sequences_enabled:
            return self._sequences(rules)
        if "initial_meld_bands" in options:
            return self._first_melds(rules)
        if "pile_top_only_onto_sequence" in options:
            return self._top_card(rules)
        if "bonus_samba" in options:
            return self._counted(rules)
        return ()

    def _judged(self, rules: Rules, cards: tuple[Card, ...], stands: Stands) -> str:
        signs = self.words.signs(cards)
        meld = form(rules, cards, stands)
        if isinstance(meld, Meld):
            return self.tr("{cards} is allowed.", cards=signs)
        why = self.refusals.sentence(meld, rules, team=True)
        return self.tr("{cards} is not allowed. {why}", cards=signs, why=why)

    def _sequences(self, rules: Rules) -> tuple[str, ...]:
        cards, meant = (read_cards(text) for text in WITH_A_WILD)
        return (
            *(self._judged(rules, read_cards(text), ()) for text in SEQUENCES),
            self._judged(rules, cards, (None, None, *meant)),
        )

    def _first_melds(self, rules: Rules) -> tuple[str, ...]:
        kings, run, aces = (read_cards(text) for text in ("KS KH KC", "4S 5S 6S", "AS AH JK"))
        lines = [
            self.tr("{cards} counts {points}.", cards=self.words.signs(aces), points=card_points(rules, aces))
        ]
        together = rules.initial.initial_meld_sum_melds and rules.initial.initial_meld_sequences_count
        if together and rules.sequences.sequences_enabled:
            lines.append(
                self.tr(
                    "{first} and {second} count {points} together.",
                    first=self.words.signs(kings),
                    second=self.words.signs(run),
                    points=card_points(rules, kings + run),
                )
            )
        return tuple(lines)

    def _top_card(self, rules: Rules) -> tuple[str, ...]:
        if not (rules.pile.pile_top_only_onto_sequence and rules.sequences.sequences_enabled):
            return ()
        run, top = read_cards("6S 7S 8S 9S"), read_cards("10S")
        return (
            self.tr(
                "{cards} of your side lie on the table and {top} on top of the pile: you may take it alone.",
                cards=self.words.signs(run),
                top=self.words.signs(top),
            ),
            self.tr(
                "If {cards} are still in your hand, you may not take it alone.", cards=self.words.signs(run)
            ),
        )

    def _counted(self, rules: Rules) -> tuple[str, ...]:
        lines = []
        for text in SETS:
            cards = read_cards(text)
            meld = form(rules, cards, ())
            kind = set_kind(rules, meld) if isinstance(meld, Meld) else None
            if kind is None:
                continue
            points = card_points(rules, cards) if rules.match.melded_cards_count else 0
            bonus = set_bonus(rules, kind)
            lines.append(
                self.tr(
                    "{cards}: {points} for the cards and {bonus} for the {set}, together {total}.",
                    cards=self.words.signs(cards),
                    points=points,
                    bonus=bonus,
                    set=self.words.set(kind),
                    total=points + bonus,
                )
            )
        return tuple(lines)
