"""What complete melds are called under the rules in force: the same seven cards have names of their own."""

from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.words import Words


class SetNames:
    """The names of complete melds, in a language.

    Where wild cards are melded by themselves a samba is called an escalera, as in Bolivia. A samba with wild
    cards is a black one where it can only hold one of them, as in Black Samba, else a mixed one. A canasta is
    called natural only where others aren't.
    """

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)

    def name(self, rules: Rules, kind: SetKind) -> str:
        """Name a kind of complete meld: "natural canasta"."""
        match kind:
            case SetKind.NATURAL_CANASTA:
                return self.tr("natural canasta") if has_mixed_canastas(rules) else self.tr("canasta")
            case SetKind.MIXED_CANASTA:
                return self.tr("mixed canasta")
            case SetKind.SAMBA:
                return self.samba(rules)
            case SetKind.MIXED_SAMBA:
                return self._mixed_samba(rules)
            case SetKind.WILD_CANASTA:
                return self.tr("wild canasta")

    def badge(self, rules: Rules, kind: SetKind) -> str:
        """Return the short word on a complete meld."""
        match kind:
            case SetKind.NATURAL_CANASTA | SetKind.MIXED_CANASTA:
                return self.tr("canasta")
            case _:
                return self.name(rules, kind)

    def samba(self, rules: Rules) -> str:
        """Name a complete sequence."""
        return self.tr("escalera") if has_escaleras(rules) else self.tr("samba")

    def a_samba(self, rules: Rules) -> str:
        """Name a complete sequence, with its article."""
        return self.tr("an escalera") if has_escaleras(rules) else self.tr("a samba")

    def sambas(self, rules: Rules) -> str:
        """Name complete sequences."""
        return self.tr("escaleras") if has_escaleras(rules) else self.tr("sambas")

    def one(self, rules: Rules) -> str:
        """Name a complete meld of whatever kind there is: "canasta or samba"."""
        if not has_sambas(rules):
            return self.tr("canasta")
        if not has_canastas(rules):
            return self.samba(rules)
        return self.tr("canasta or escalera") if has_escaleras(rules) else self.tr("canasta or samba")

    def many(self, rules: Rules) -> str:
        """Name complete melds of whatever kinds there are: "canastas or sambas"."""
        if not has_sambas(rules):
            return self.tr("canastas")
        if not has_canastas(rules):
            return self.sambas(rules)
        return self.tr("canastas or escaleras") if has_escaleras(rules) else self.tr("canastas or sambas")

    def more(self, rules: Rules, n: int, sambas: int = 0) -> str:
        """Say how many complete melds are lacking: "one more canasta or samba".

        So many of them as `sambas` must be complete sequences.
        """
        number = self.words.number(n)
        if not has_sambas(rules):
            return self.tr("{number} more canasta(s)", "", n, number=number)
        if not has_canastas(rules) or sambas >= n:
            return self.more_sambas(rules, max(n, sambas))
        if sambas == 1:
            return self.tr(
                "{sets}, one of them {a_samba}", sets=self.more(rules, n), a_samba=self.a_samba(rules)
            )
        if sambas:
            return self.tr(
                "{sets}, {number} of them {sambas}",
                sets=self.more(rules, n),
                number=self.words.number(sambas),
                sambas=self.sambas(rules),
            )
        if has_escaleras(rules):
            return self.tr("{number} more canasta(s) or escalera(s)", "", n, number=number)
        return self.tr("{number} more canasta(s) or samba(s)", "", n, number=number)

    def needed(self, rules: Rules, n: int, sambas: int, natural: int) -> str:
        """Say in few words which complete melds are lacking: "2 canastas or sambas (at least 1 samba)".

        So many of them as `sambas` must be complete sequences, so many as `natural` have no wild cards.
        """
        sets = self.count(rules, n)
        if sambas > 0 and has_canastas(rules):
            if has_escaleras(rules):
                return self.tr("{sets} (at least %n escalera(s))", "", sambas, sets=sets)
            return self.tr("{sets} (at least %n samba(s))", "", sambas, sets=sets)
        if natural > 0:
            return self.tr("{sets} (at least %n without wild cards)", "", natural, sets=sets)
        return sets

    def count(self, rules: Rules, n: int) -> str:
        """Say in few words how many complete melds are lacking: "2 canastas or sambas"."""
        if not has_sambas(rules):
            return self.tr("%n canasta(s)", "", n)
        if not has_canastas(rules):
            return self.tr("%n escalera(s)", "", n) if has_escaleras(rules) else self.tr("%n samba(s)", "", n)
        if has_escaleras(rules):
            return self.tr("%n canasta(s) or escalera(s)", "", n)
        return self.tr("%n canasta(s) or samba(s)", "", n)

    def more_sambas(self, rules: Rules, n: int) -> str:
        """Say how many complete sequences are lacking: "two more sambas"."""
        number = self.words.number(n)
        if has_escaleras(rules):
            return self.tr("{number} more escalera(s)", "", n, number=number)
        return self.tr("{number} more samba(s)", "", n, number=number)

    def gaps(self, rules: Rules) -> dict[str, str]:
        """Return these names for the gaps of the options' sentences."""
        return {
            "samba": self.samba(rules),
            "a_samba": self.a_samba(rules),
            "sambas": self.sambas(rules),
            "set": self.one(rules),
            "sets": self.many(rules),
        }

    def _mixed_samba(self, rules: Rules) -> str:
        if has_escaleras(rules):
            return self.tr("mixed escalera")
        only_one = rules.sequences.sequence_max_wilds == 1
        return self.tr("black samba") if only_one else self.tr("mixed samba")


def has_canastas(rules: Rules) -> bool:
    """Tell whether there are canastas of any kind."""
    return rules.groups.canasta_size is not None or rules.groups.wild_melds


def has_mixed_canastas(rules: Rules) -> bool:
    """Tell whether a canasta can hold wild cards."""
    groups = rules.groups
    return bool(rules.wild_cards) and groups.group_max_wilds != 0 and groups.wild_budget_per_side != 0


def has_sambas(rules: Rules) -> bool:
    """Tell whether there are complete sequences."""
    return rules.sequences.sequences_enabled and rules.sequences.samba_size is not None


def has_escaleras(rules: Rules) -> bool:
    """Tell whether a complete sequence is called an escalera."""
    return rules.groups.wild_melds
