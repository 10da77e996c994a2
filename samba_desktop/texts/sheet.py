"""The score sheet in words: a label for each line of a round's count."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.cards import JOKER, TWO
from samba_desktop.engine.events import Line, LineKind
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.company import Company
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.words import Words

LABELS: Mapping[LineKind, str] = MappingProxyType(
    {
        LineKind.MELDED_CARDS: QT_TRANSLATE_NOOP("SheetTexts", "Melded cards"),
        LineKind.RED_THREES: QT_TRANSLATE_NOOP("SheetTexts", "Red threes"),
        LineKind.GOING_OUT: QT_TRANSLATE_NOOP("SheetTexts", "Going-out bonus"),
        LineKind.CONCEALED: QT_TRANSLATE_NOOP("SheetTexts", "Concealed bonus"),
        LineKind.HAND: QT_TRANSLATE_NOOP("SheetTexts", "Cards left in hand"),
        LineKind.RED_THREES_IN_HAND: QT_TRANSLATE_NOOP("SheetTexts", "Red threes left in hand"),
    }
)
SETS: Mapping[LineKind, SetKind] = MappingProxyType(
    {
        LineKind.NATURAL_CANASTA: SetKind.NATURAL_CANASTA,
        LineKind.MIXED_CANASTA: SetKind.MIXED_CANASTA,
        LineKind.SAMBA: SetKind.SAMBA,
        LineKind.MIXED_SAMBA: SetKind.MIXED_SAMBA,
        LineKind.WILD_CANASTA: SetKind.WILD_CANASTA,
    }
)
"""The lines for complete melds, which have a name in each game."""
OF_A_SEAT = frozenset({LineKind.GOING_OUT, LineKind.CONCEALED, LineKind.HAND, LineKind.RED_THREES_IN_HAND})


class SheetTexts:
    """The score sheet of a match by these rules, in a language."""

    tr = Tr()

    def __init__(self, language: Language, rules: Rules) -> None:
        self.language = language
        self.rules = rules
        self.words = Words(language)
        self.names = SetNames(language)

    def kind(self, kind: LineKind) -> str:
        """Name what a line is for."""
        if kind in SETS:
            return capital(self.names.name(self.rules, SETS[kind]))
        return self.tr(LABELS[kind])

    def label(self, line: Line, company: Company) -> str:
        """Name a line: what it is for, and whose it is, or of which rank or suit, where that matters."""
        kind = self.kind(line.kind)
        if line.kind in OF_A_SEAT and line.seat is not None and company.in_teams:
            return self.tr("{kind} · {name}", kind=kind, name=self._seat(line.seat, company))
        natural = [card for card in line.cards if card.rank not in {JOKER, TWO}]
        if natural and line.kind in {LineKind.NATURAL_CANASTA, LineKind.MIXED_CANASTA}:
            return self.tr("{kind} · {what}", kind=kind, what=self.words.ranks(natural[0].rank))
        if natural and line.kind in {LineKind.SAMBA, LineKind.MIXED_SAMBA}:
            return self.tr("{kind} · {what}", kind=kind, what=self.words.suit(natural[0].suit))
        return kind

    def points(self, line: Line) -> str:
        """Write the points of a line, with a sign where they are taken off."""
        return self.language.number(line.points)

    def spoken(self, side: str, label: str, points: int) -> str:
        """Say a line of a side in one, for whoever does not see what stands beside and above it."""
        return self.tr("{side}: {label}, %n point(s)", "", points, side=side, label=label)

    def whose(self, side: str, label: str) -> str:
        """Say which line of which side something belongs to."""
        return self.tr("{side}: {label}", side=side, label=label)

    def total(self) -> str:
        """Name the sum of a round."""
        return self.tr("Total")

    def running_total(self) -> str:
        """Name the score after a round."""
        return self.tr("Running total")

    def before(self) -> str:
        """Name the score before a round."""
        return self.tr("Before this round")

    def heading(self, round_no: int) -> str:
        """Name the sheet of a round."""
        return self.tr("Score sheet of round {round}", round=round_no)

    def _seat(self, seat: int, company: Company) -> str:
        return self.tr("You") if company.is_you(seat) else company.names[seat]
