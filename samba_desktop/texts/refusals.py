"""A sentence for each reason why an action is refused: it names the rule and what would work."""

from collections.abc import Mapping

from samba_desktop.engine.actions import Add, Lay
from samba_desktop.engine.cards import ACE, JOKER, THREE, TWO, Card, is_red_three
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.rules.kinds import Ratio
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Source
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.refusal_table import PLAIN
from samba_desktop.texts.set_names import SetNames
from samba_desktop.texts.words import Words

Values = Mapping[str, object]


class Refusals:
    """The reasons why not, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)
        self.names = SetNames(language)

    def sentence(self, refusal: Refusal, rules: Rules, *, team: bool) -> str:
        """Say why not; `team` tells whether the player has partners."""
        values = refusal.values
        said = (
            self._of_cards(refusal.reason, values)
            or self._of_drawing(refusal.reason, values)
            or self._of_first_meld(refusal, rules)
            or self._of_counts(refusal.reason, values)
            or self._of_sequence_counts(refusal.reason, values)
            or self._of_going_out(refusal.reason, values, rules, team=team)
        )
        if said:
            return said
        gaps = {"samba": self.names.samba(rules), **self._gaps(values)}
        return capital(self.language.say("Refusals", PLAIN[refusal.reason], None, **gaps))

    def _gaps(self, values: Values) -> dict[str, str | int]:
        """Write values as they stand in sentences."""
        gaps: dict[str, str | int] = {}
        for key, value in values.items():
            match key, value:
                case "rank", int():
                    gaps["ranks"], gaps["pair"] = self.words.ranks(value), self.words.pair(value)
                case "low" | "high", int():
                    gaps[key] = self.words.rank(value)
                case "suit", str():
                    gaps[key] = self.words.suit(value)
                case _, Card():
                    gaps[key] = self.words.the_card(value)
                    gaps.setdefault("ranks", self.words.ranks(value.rank))
                    gaps.setdefault("pair", self.words.pair(value.rank))
                case _, int():
                    gaps[key] = value
        return gaps

    def _of_cards(self, reason: Reason, values: Values) -> str:
        card = values.get("card")
        if reason is not Reason.PILE_BLOCKED or not isinstance(card, Card):
            return ""
        if card.rank in {JOKER, TWO}:
            return self.tr("The pile is blocked: a wild card lies on top.")
        if card.rank != THREE:
            return ""
        if is_red_three(card):
            return self.tr("The pile is blocked: a red three lies on top.")
        return self.tr("The pile is blocked: a black three lies on top.")

    def _of_drawing(self, reason: Reason, values: Values) -> str:
        """Say what a turn that has begun still needs, and how it began where that was not by drawing."""
        owed = _number(values, "owed")
        if reason is not Reason.WRONG_PHASE_DRAWN:
            return ""
        if owed:
            return self.tr(
                "Your first meld still lacks %n point(s). Lay more, or take your cards back.",
                "",
                owed,
            )
        if values.get("drew") in {Source.PILE, Source.TOP}:
            return self.tr(
                "You have already taken from the pile in this turn. Meld what you like, then discard."
            )
        return ""

    def _of_first_meld(self, refusal: Refusal, rules: Rules) -> str:
        if refusal.reason is not Reason.SHORT_OF_MINIMUM:
            return ""
        laid, needed = _number(refusal.values, "laid"), _number(refusal.values, "needed")
        if isinstance(refusal.fix, Lay | Add):
            reach = laid + sum(rules.points[card] for card in refusal.fix.cards)
            return self.tr(
                "You have laid %n point(s); your first meld needs {needed}. Add {cards} to reach {reach}.",
                "",
                laid,
                needed=needed,
                cards=self.words.cards(refusal.fix.cards),
                reach=reach,
            )
        return self.tr(
            "You have laid %n point(s); your first meld needs {needed}. Lay more, or take your cards back.",
            "",
            laid,
            needed=needed,
        )

    def _of_counts(self, reason: Reason, values: Values) -> str:
        """Say what a group, or a meld of any kind, may hold."""
        most, least = _number(values, "most"), _number(values, "least")
        number = self.words.number(most or least)
        match reason:
            case Reason.MELD_TOO_SMALL:
                return self.tr("A meld needs at least {number} card(s).", "", least, number=number)
            case Reason.TOO_MANY_WILDS if most == 0:
                return self.tr("A group holds no wild card.")
            case Reason.TOO_MANY_WILDS:
                return self.tr("A group holds at most {number} wild card(s).", "", most, number=number)
            case Reason.TOO_FEW_NATURALS:
                return self.tr("A group needs at least {number} natural card(s).", "", least, number=number)
            case Reason.WILDS_ONLY:
                return self.tr(
                    "Wild cards alone are no meld: a group needs at least {number} natural card(s).",
                    "",
                    least,
                    number=number,
                )
            case Reason.WILD_RATIO:
                return self._of_ratio(values)
            case Reason.WILD_MELD_FULL:
                return self.tr(
                    "A meld of wild cards holds at most {number} card(s).", "", most, number=number
                )
            case Reason.BLACK_THREE_MAX:
                return self.tr(
                    "A group of black threes holds at most {number} card(s).", "", most, number=number
                )
            case _:
                return ""

    def _of_ratio(self, values: Values) -> str:
        needed = self.words.number(_number(values, "needed"))
        match values.get("ratio"):
            case Ratio.DOUBLE:
                return self.tr(
                    "A group needs at least twice as many natural cards as wild cards: here {needed}.",
                    needed=needed,
                )
            case Ratio.EQUAL:
                return self.tr(
                    "A group needs at least as many natural cards as wild cards: here {needed}.",
                    needed=needed,
                )
            case _:
                return self.tr(
                    "A group needs more natural cards than wild cards: here at least {needed}.", needed=needed
                )

    def _of_sequence_counts(self, reason: Reason, values: Values) -> str:
        most, least = _number(values, "most"), _number(values, "least")
        number = self.words.number(most or least)
        match reason:
            case Reason.SEQUENCE_RANKS if values.get("low") == ACE:
                return self.tr("A sequence runs from ace up to king; the ace joins it only below 2, 3 and 4.")
            case Reason.SEQUENCE_WILDS:
                return self.tr("A sequence holds at most {number} wild card(s).", "", most, number=number)
            case Reason.SEQUENCE_NATURALS:
                return self.tr(
                    "A sequence needs at least {number} natural card(s).", "", least, number=number
                )
            case Reason.SEQUENCE_LONG:
                return self.tr("A sequence holds at most {number} card(s).", "", most, number=number)
            case _:
                return ""

    def _of_going_out(self, reason: Reason, values: Values, rules: Rules, *, team: bool) -> str:
        lacking = _number(values, "needed") - _number(values, "have")
        match reason:
            case Reason.WILD_BUDGET:
                return self._of_budget(_number(values, "most"), team=team)
            case Reason.KEEP_CARDS:
                return self._of_keeping(_number(values, "keep"), team=team)
            case Reason.GO_OUT_SETS:
                sets = self.names.more(rules, lacking, _number(values, "sambas"))
                return self._of_sets(sets, team=team)
            case Reason.GO_OUT_SAMBAS:
                return self._of_sets(self.names.more_sambas(rules, lacking), team=team)
            case Reason.GO_OUT_NATURAL:
                return self._of_natural_sets(self.names.more(rules, lacking), team=team)
            case Reason.GO_OUT_POINTS:
                return self.tr(
                    "To go out you must have melded {needed} points in this round; you have {laid}.",
                    needed=_number(values, "needed"),
                    laid=_number(values, "laid"),
                )
            case _:
                return ""

    def _of_budget(self, most: int, *, team: bool) -> str:
        number = self.words.number(most)
        if team:
            return self.tr(
                "Your side may have at most {number} wild card(s) in all its groups.", "", most, number=number
            )
        return self.tr(
            "You may have at most {number} wild card(s) in all your groups.", "", most, number=number
        )

    def _of_keeping(self, least: int, *, team: bool) -> str:
        number = self.words.number(least)
        if team:
            return self.tr(
                "Keep at least {number} card(s) in your hand: your side may not go out yet.",
                "",
                least,
                number=number,
            )
        return self.tr(
            "Keep at least {number} card(s) in your hand: you may not go out yet.", "", least, number=number
        )

    def _of_sets(self, sets: str, *, team: bool) -> str:
        if team:
            return self.tr("You can't go out yet: your side still needs {sets}.", sets=sets)
        return self.tr("You can't go out yet: you still need {sets}.", sets=sets)

    def _of_natural_sets(self, sets: str, *, team: bool) -> str:
        if team:
            return self.tr(
                "You can't go out yet: your side still needs {sets} without wild cards.", sets=sets
            )
        return self.tr("You can't go out yet: you still need {sets} without wild cards.", sets=sets)


def _number(values: Values, key: str) -> int:
    """Read a number of the values; 0 where there is none."""
    value = values.get(key)
    return value if isinstance(value, int) else 0
