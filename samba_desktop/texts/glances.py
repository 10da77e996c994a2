"""What is said of a meld or of the pile while one looks at it: what is lacking, and what it would bring."""

from collections import Counter

from samba_desktop.engine.cards import FOUR, JOKER, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind, set_size
from samba_desktop.engine.pile import cards_taken
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, set_bonus
from samba_desktop.engine.table import View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.words import Words

SMALLEST_GROUP = 3
FEW = 8
"""Cards up to which they are listed one by one."""
MOST_SETS = 2
"""Groups of which it is told that they would come about; the others are only hinted at."""


class Glances:
    """Sentences about what one looks at, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language, alone=True)
        self.set_names = SetNames(language)

    def meld(self, rules: Rules, meld: Meld) -> str:
        """Say what a meld is, and how many cards it lacks to be a canasta or a samba."""
        kind, size = set_kind(rules, meld), set_size(rules, meld)
        name = capital(self.words.meld(meld))
        if kind is not None:
            return self.tr(
                "{meld}: {set}, %n card(s); it counts {bonus} beside its cards.",
                "",
                len(meld.cards),
                meld=name,
                set=self.set_names.name(rules, kind),
                bonus=self.language.number(set_bonus(rules, kind)),
            )
        if size is None:
            return self.tr("{meld}: %n card(s).", "", len(meld.cards), meld=name)
        lacking, gaps = size - len(meld.cards), {"meld": name}
        match meld.kind:
            case MeldKind.SEQUENCE:
                gaps["set"] = self.set_names.a_samba(rules)
            case MeldKind.WILD:
                gaps["set"] = self.tr("a wild canasta")
            case MeldKind.GROUP:
                gaps["set"] = self.tr("a canasta")
        return self.tr("{meld}: %n more card(s) (makes|make) {set}.", "", lacking, **gaps)

    def pile(self, view: View) -> str:
        """Say what taking the pile would bring; nothing where nothing lies there."""
        taken = cards_taken(view.table)
        if not taken:
            return ""
        points = self.language.number(card_points(view.rules, taken))
        cards = self.words.signs(taken) if len(taken) <= FEW else self._counted(taken)
        brings = self.tr(
            "The pile would bring %n card(s) worth {points} points: {cards}.",
            "",
            len(taken),
            points=points,
            cards=cards,
        )
        sets = self._sets_with(view, taken)
        if not sets:
            return brings
        if len(sets) > MOST_SETS:
            named = ", ".join(sets[:MOST_SETS])
            return brings + " " + self.tr("With your hand that makes {sets} and more.", sets=named)
        return brings + " " + self.tr("With your hand that makes {sets}.", sets=self.words.all_of(sets))

    def _counted(self, cards: tuple[Card, ...]) -> str:
        """Write in short how many cards of each rank there are: "3×K 2×Q 8"."""
        counts = Counter(card.rank for card in cards)
        ranks = sorted(counts, key=lambda rank: (rank == JOKER, -rank))
        return " ".join(
            self._letter(rank) if counts[rank] == 1 else f"{counts[rank]}×{self._letter(rank)}"
            for rank in ranks
        )

    def _letter(self, rank: int) -> str:
        return self.words.rank(rank) if rank == JOKER else str(self.language.letters.get(rank, rank))

    def _sets_with(self, view: View, taken: tuple[Card, ...]) -> list[str]:
        """Name the groups that hand and pile make together and the hand alone does not, largest first."""
        held, brought = self._ranks(view.rules, view.hand), self._ranks(view.rules, taken)
        then = held + brought
        new = [rank for rank in brought if held[rank] and then[rank] >= SMALLEST_GROUP]
        largest = sorted(new, key=lambda rank: (then[rank], rank), reverse=True)
        return [self.words.several(then[rank], rank) for rank in largest]

    def _ranks(self, rules: Rules, cards: tuple[Card, ...]) -> Counter[int]:
        """Count what can begin a group, by rank."""
        least = FOUR if rules.cards.threes_special else TWO
        return Counter(card.rank for card in cards if card not in rules.wild_cards and card.rank >= least)
