"""The table described, for who looks at a meld closely and for who cannot see it."""

import re
from collections import Counter
from collections.abc import Sequence

from samba_desktop.engine.cards import FOUR, JOKER, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind, set_size
from samba_desktop.engine.pile import cards_taken
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, set_bonus
from samba_desktop.engine.table import Phase, View
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords, Company, SetNames

SMALLEST_GROUP = 3
FEW = 8
"""Cards up to which they are listed one by one."""
MOST_SETS = 2
"""Groups of which it is told that they would come about; the others are only hinted at."""


SET_APART = re.compile(r"\s*·\s*|\s{2,}")
"""How the short texts on the table set their parts apart; read aloud it would be spelled or run together."""


class Glances:
    """Sentences about what one looks at, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language, alone=True)
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


class Reading:
    """What is read of one table, in a language."""

    tr = Tr()

    def __init__(self, language: Language, company: Company) -> None:
        self.language = language
        self.words = CardWords(language)
        self.glances = Glances(language)
        self.company = company

    def card(self, card: Card, stands: Card | None) -> str:
        """Name a card, with the one that it stands for: "Joker as the 7 of spades"."""
        if stands is None:
            return capital(self.words.card(card))
        name = self.tr("{wild} as {card}", wild=self.words.card(card), card=self.words.the_card(stands))
        return capital(name)

    def mark(self, *, hinted: bool, news: bool) -> str:
        """Say how a card is marked; nothing where it is not."""
        if hinted:
            return self.tr("meant by the hint")
        return self.tr("new") if news else ""

    def hand(self, view: View) -> str:
        """Name the hand that is seen, which in a replay may be anybody's."""
        if not self.company.is_you(view.seat):
            name = self.company.names[view.seat]
            return self.tr("Hand of {name}, %n card(s)", "", len(view.hand), name=name)
        return self.tr("Your hand, %n card(s)", "", len(view.hand))

    def meld(self, view: View, side: int, number: int) -> str:
        """Say what a meld is, and what it lacks to be a canasta or a samba."""
        return self.glances.meld(view.rules, view.table.melds[side][number - 1]).rstrip(".")

    def red_threes(self, count: int) -> str:
        """Name the red threes that a side has laid out."""
        return self.tr("%n red three(s)", "", count)

    def spoken(self, text: str) -> str:
        """Write a short text of the table as it is said."""
        return SET_APART.sub(", ", text.strip())

    def seat(self, view: View, seat: int, *, thinks: bool) -> str:
        """Say how many cards a player holds, and whether the player is to act."""
        held = self.tr("%n card(s) in the hand", "", view.table.hand_sizes[seat])
        if view.turn.phase in {Phase.DEAL, Phase.MATCH_OVER} or view.turn.to_act != seat:
            return held
        state = self.tr("thinking") if thinks else self.tr("to play")
        return self.tr("{cards}, {state}", cards=held, state=state)

    def table(self) -> str:
        """Name the table as a whole."""
        return self.tr("Card table")

    def selected(self) -> str:
        """Say that a card is selected."""
        return self.tr("selected")

    def actions(self) -> str:
        """Name the buttons for what can be done."""
        return self.tr("What you can do")

    def bubble(self, seat: int, text: str) -> str:
        """Say what somebody says."""
        if self.company.is_you(seat):
            return self.tr("You say: {words}", words=text)
        return self.tr("{name} says: {words}", name=self.company.names[seat], words=text)

    def key(self, key: str) -> str:
        """Name a key that stands on a button as a sign."""
        return self.tr("Enter") if key == "↵" else key

    def listed(self, name: str, parts: Sequence[str]) -> str:
        """List what lies in a place: "Your hand, 2 cards — Queen of spades, Joker."."""
        if not parts:
            return self.sentence(name)
        return self.tr("{name} — {parts}.", name=name, parts=", ".join(parts))

    def sentence(self, text: str) -> str:
        """End a text as a sentence."""
        return text if text.endswith((".", "!", "?", ":")) else f"{text}."
