"""A sentence for each reason why an action is refused: it names the rule and what would work."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.actions import Add, Lay, Reason, Refusal
from samba_desktop.engine.cards import ACE, JOKER, THREE, TWO, Card, is_red_three
from samba_desktop.engine.rules.kinds import Ratio
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Source
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords, SetNames

PLAIN: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It isn't your turn yet."),
        Reason.WRONG_PHASE_DRAWN: QT_TRANSLATE_NOOP(
            "Refusals", "You have already drawn in this turn. Meld what you like, then discard."
        ),
        Reason.DRAW_FIRST: QT_TRANSLATE_NOOP(
            "Refusals", "A turn begins with drawing. Draw from the stock, or take the pile."
        ),
        Reason.ANSWER_FIRST: QT_TRANSLATE_NOOP(
            "Refusals", "“May I go out?” was asked. Nothing else can be done until it is answered."
        ),
        Reason.NOTHING_ASKED: QT_TRANSLATE_NOOP(
            "Refusals", "Nobody has asked to go out, so there is nothing to answer."
        ),
        Reason.DEAL_AWAITED: QT_TRANSLATE_NOOP("Refusals", "The cards have to be dealt first."),
        Reason.NO_DEAL_NOW: QT_TRANSLATE_NOOP(
            "Refusals", "This round is still going on. The next one is dealt when it is over."
        ),
        Reason.MATCH_OVER: QT_TRANSLATE_NOOP("Refusals", "This match is over. Begin a new one to play on."),
        Reason.BAD_DEAL_CODE: QT_TRANSLATE_NOOP(
            "Refusals", "This deal code can't be read. Compare it letter by letter, or leave it empty."
        ),
        Reason.CARD_NOT_IN_HAND: QT_TRANSLATE_NOOP(
            "Refusals", "This is not in your hand, or not often enough: {card}."
        ),
        Reason.NO_SUCH_MELD: QT_TRANSLATE_NOOP("Refusals", "There is no such meld on the table."),
        Reason.NO_CARDS: QT_TRANSLATE_NOOP("Refusals", "Select the cards that you mean first."),
        Reason.STOCK_TAKE_FORCED: QT_TRANSLATE_NOOP(
            "Refusals",
            "The stock is used up and the top card fits one of your melds: you must take the pile.",
        ),
        Reason.PILE_EMPTY: QT_TRANSLATE_NOOP("Refusals", "The discard pile is empty. Draw from the stock."),
        Reason.PILE_BLOCKED: QT_TRANSLATE_NOOP(
            "Refusals", "The pile is blocked by its top card. Draw from the stock."
        ),
        Reason.PILE_FROZEN: QT_TRANSLATE_NOOP(
            "Refusals",
            "The pile is frozen: you need {pair} from your hand; wild cards don't count.",
        ),
        Reason.PILE_BEFORE_INITIAL: QT_TRANSLATE_NOOP(
            "Refusals", "The pile can't be used for a first meld. Make your first meld from your hand."
        ),
        Reason.PILE_NEEDS_PAIR: QT_TRANSLATE_NOOP(
            "Refusals", "To take the pile you need {pair} from your hand."
        ),
        Reason.PILE_NATURAL_PLUS_WILD: QT_TRANSLATE_NOOP(
            "Refusals", "A wild card doesn't help to take the pile: you need {pair} from your hand."
        ),
        Reason.PILE_ONTO_GROUP: QT_TRANSLATE_NOOP(
            "Refusals",
            "The pile can't be taken by adding its top card to a group: you need {pair} from your hand.",
        ),
        Reason.PILE_ONTO_SEQUENCE: QT_TRANSLATE_NOOP(
            "Refusals", "The pile can't be taken by adding its top card to a sequence."
        ),
        Reason.PILE_ONTO_CANASTA: QT_TRANSLATE_NOOP(
            "Refusals", "The pile can't be taken by adding its top card to a complete canasta."
        ),
        Reason.PILE_NEW_SEQUENCE: QT_TRANSLATE_NOOP(
            "Refusals", "The top card can't begin a new sequence. It can only join melds as the rules say."
        ),
        Reason.PILE_NEIGHBOUR: QT_TRANSLATE_NOOP(
            "Refusals",
            "To take the pile for a new sequence you need two natural cards from your hand, or the card next "
            "to its top card and a wild card.",
        ),
        Reason.PILE_PAIR_NEW_GROUP: QT_TRANSLATE_NOOP(
            "Refusals", "The top card and your pair always begin a new group; they can't join the old one."
        ),
        Reason.PILE_MUST_MELD: QT_TRANSLATE_NOOP(
            "Refusals", "The top card has to be melded at once. Select the cards that you meld it with."
        ),
        Reason.PILE_NO_MELDING: QT_TRANSLATE_NOOP(
            "Refusals",
            "Only the top card is taken, and it goes to your hand first. Take it without other cards.",
        ),
        Reason.PILE_ONE_CARD: QT_TRANSLATE_NOOP(
            "Refusals", "With a single card in your hand you may not take the pile. Draw from the stock."
        ),
        Reason.TOP_ONLY_NEVER: QT_TRANSLATE_NOOP(
            "Refusals", "The top card can't be taken alone. Draw, or take the pile."
        ),
        Reason.TOP_ONLY_SEQUENCE: QT_TRANSLATE_NOOP(
            "Refusals",
            "The top card alone can only go to an end of your own sequence of fewer than seven cards.",
        ),
        Reason.TOP_NO_END: QT_TRANSLATE_NOOP(
            "Refusals",
            "With so few cards you couldn't end your turn: you may neither go out nor pass. "
            "Draw from the stock.",
        ),
        Reason.NOT_A_MELD: QT_TRANSLATE_NOOP(
            "Refusals",
            "These cards don't go together: a meld is cards of one rank, or a sequence of one suit.",
        ),
        Reason.WILD_NEEDS_CARD: QT_TRANSLATE_NOOP(
            "Refusals", "A wild card in a sequence stands for a card: say which one."
        ),
        Reason.RED_THREE_IN_MELD: QT_TRANSLATE_NOOP(
            "Refusals", "A red three never joins a meld. It can be laid out by itself for a bonus."
        ),
        Reason.WILD_ON_CANASTA: QT_TRANSLATE_NOOP(
            "Refusals", "This canasta is complete: no wild card can be added, only natural cards."
        ),
        Reason.CANASTA_FULL: QT_TRANSLATE_NOOP(
            "Refusals", "This canasta is complete; no card can be added. Begin another group of this rank."
        ),
        Reason.OTHER_RANK: QT_TRANSLATE_NOOP(
            "Refusals", "A group holds one rank only: {card} can't join {ranks}."
        ),
        Reason.SECOND_GROUP: QT_TRANSLATE_NOOP(
            "Refusals", "A side has only one group of each rank. Add the cards to your group of {ranks}."
        ),
        Reason.WILD_CANASTA_CLOSED: QT_TRANSLATE_NOOP(
            "Refusals", "This wild canasta is complete; no card can be added."
        ),
        Reason.BLACK_THREE_NEVER: QT_TRANSLATE_NOOP(
            "Refusals", "Black threes are never melded. Discard them to block the pile."
        ),
        Reason.BLACK_THREE_GOING_OUT: QT_TRANSLATE_NOOP(
            "Refusals", "Black threes may be melded only in the turn in which you go out."
        ),
        Reason.BLACK_THREE_WILD: QT_TRANSLATE_NOOP("Refusals", "Black threes are melded without wild cards."),
        Reason.NO_SEQUENCES: QT_TRANSLATE_NOOP(
            "Refusals", "Sequences aren't played here. A meld is cards of one rank."
        ),
        Reason.WILD_IN_SEQUENCE: QT_TRANSLATE_NOOP("Refusals", "A sequence holds no wild card."),
        Reason.SEQUENCE_RATIO: QT_TRANSLATE_NOOP(
            "Refusals", "A sequence needs more natural cards than wild cards."
        ),
        Reason.SEQUENCE_RANKS: QT_TRANSLATE_NOOP(
            "Refusals", "A sequence runs from {low} up to {high} and never round the corner."
        ),
        Reason.SEQUENCE_GAP: QT_TRANSLATE_NOOP(
            "Refusals", "There is a gap in this sequence: {card} is missing."
        ),
        Reason.SEQUENCE_DOUBLE: QT_TRANSLATE_NOOP(
            "Refusals", "A sequence holds each card once, and {card} is there twice."
        ),
        Reason.SEQUENCE_SUITS: QT_TRANSLATE_NOOP("Refusals", "A sequence holds one suit only."),
        Reason.SAMBA_CLOSED: QT_TRANSLATE_NOOP("Refusals", "This {samba} is complete; no card can be added."),
        Reason.SECOND_SEQUENCE: QT_TRANSLATE_NOOP(
            "Refusals", "A side has only one sequence of each suit. Add the cards to your sequence of {suit}."
        ),
        Reason.MERGE_GROUPS_NEVER: QT_TRANSLATE_NOOP("Refusals", "Groups can't be merged."),
        Reason.MERGE_SEQUENCES_NEVER: QT_TRANSLATE_NOOP("Refusals", "Sequences can't be merged."),
        Reason.MERGE_SAME: QT_TRANSLATE_NOOP("Refusals", "Merging takes two melds of your own."),
        Reason.MERGE_DIFFERENT: QT_TRANSLATE_NOOP(
            "Refusals", "Only two groups of one rank, or two sequences of one suit, can be merged."
        ),
        Reason.SWAP_NEVER: QT_TRANSLATE_NOOP(
            "Refusals", "A wild card stays in its meld; it can't be swapped for a natural card."
        ),
        Reason.SWAP_COMPLETE: QT_TRANSLATE_NOOP(
            "Refusals", "A wild card can be swapped only while its meld is not complete."
        ),
        Reason.SWAP_NO_WILD: QT_TRANSLATE_NOOP("Refusals", "There is no wild card in this meld to swap."),
        Reason.SWAP_WHICH: QT_TRANSLATE_NOOP(
            "Refusals", "There are different wild cards in this meld: say which one you want."
        ),
        Reason.SWAP_CARD: QT_TRANSLATE_NOOP(
            "Refusals", "Only the natural card that a wild card stands for can be swapped for it."
        ),
        Reason.OTHER_SIDE: QT_TRANSLATE_NOOP(
            "Refusals", "Cards can be added only to your own melds, not to those of others."
        ),
        Reason.LAY_OFF_BEFORE_INITIAL: QT_TRANSLATE_NOOP(
            "Refusals", "Make your own first meld before you add to melds that lay there before your turn."
        ),
        Reason.NOT_A_RED_THREE: QT_TRANSLATE_NOOP("Refusals", "Only a red three is laid out by itself."),
        Reason.THREES_ORDINARY: QT_TRANSLATE_NOOP(
            "Refusals", "Threes are ordinary cards here: they are melded like others, not laid out."
        ),
        Reason.THREE_NO_END: QT_TRANSLATE_NOOP(
            "Refusals", "Keep this red three: without it you couldn't end your turn."
        ),
        Reason.GO_OUT_NO_DISCARD: QT_TRANSLATE_NOOP(
            "Refusals", "The last card can't be discarded: to go out, meld all your cards."
        ),
        Reason.GO_OUT_DISCARD: QT_TRANSLATE_NOOP("Refusals", "Keep one card: going out ends with a discard."),
        Reason.MUST_ASK: QT_TRANSLATE_NOOP("Refusals", "Ask your partner before you go out."),
        Reason.ANSWER_NO: QT_TRANSLATE_NOOP(
            "Refusals", "Your partner said no: you may not go out in this turn."
        ),
        Reason.MUST_GO_OUT: QT_TRANSLATE_NOOP(
            "Refusals", "You must go out in this turn. Meld or discard so that no card is left."
        ),
        Reason.DISCARD_ONE: QT_TRANSLATE_NOOP(
            "Refusals", "A turn ends with the discard of one card. Select a single card."
        ),
        Reason.DISCARD_RED_THREE: QT_TRANSLATE_NOOP(
            "Refusals", "A red three can't be discarded. Discard another card."
        ),
        Reason.DISCARD_WILD: QT_TRANSLATE_NOOP(
            "Refusals", "A wild card can't be discarded. Discard a natural card."
        ),
        Reason.DISCARD_TAKEN: QT_TRANSLATE_NOOP(
            "Refusals",
            "You took {card} in this turn, so it can't be discarded at once. Discard another card.",
        ),
        Reason.PASS_NEVER: QT_TRANSLATE_NOOP("Refusals", "A turn ends with a discard: discard a card."),
        Reason.PASS_ONE_CARD: QT_TRANSLATE_NOOP(
            "Refusals", "You may pass only with a single card in your hand. Discard a card."
        ),
        Reason.PASS_GO_OUT: QT_TRANSLATE_NOOP(
            "Refusals", "You could go out with this card, so you may not pass. Discard it."
        ),
        Reason.ASK_OFF: QT_TRANSLATE_NOOP("Refusals", "The partner isn't asked here: just go out."),
        Reason.ASK_SOLO: QT_TRANSLATE_NOOP("Refusals", "You play alone, so there is nobody to ask."),
        Reason.ASK_TWICE: QT_TRANSLATE_NOOP(
            "Refusals", "You may ask once in a turn, and you have asked already."
        ),
        Reason.CANNOT_GO_OUT: QT_TRANSLATE_NOOP(
            "Refusals", "You can't go out with these cards, so there is nothing to ask yet."
        ),
        Reason.ASK_NO_END: QT_TRANSLATE_NOOP(
            "Refusals",
            "After a “no” you couldn't end your turn with these cards. Take a meld back, or go out unasked.",
        ),
        Reason.NOTHING_TO_TAKE_BACK: QT_TRANSLATE_NOOP(
            "Refusals", "There is nothing to take back in this turn."
        ),
        Reason.NEXT_HAS_MOVED: QT_TRANSLATE_NOOP(
            "Refusals", "Your turn can't be taken back any more: the next player's has begun."
        ),
        Reason.REVEALED: QT_TRANSLATE_NOOP(
            "Refusals", "This can't be taken back: a hidden card has been seen."
        ),
        Reason.NOTHING_TO_REDO: QT_TRANSLATE_NOOP("Refusals", "There is nothing to redo."),
    }
)


Values = Mapping[str, object]


class Refusals:
    """The reasons why not, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self.names = SetNames(language)

    def sentence(self, refusal: Refusal, rules: Rules, *, team: bool) -> str:
        """Say why not; `team` tells whether the player has partners."""
        values = refusal.values
        sentence = (
            self._of_cards(refusal.reason, values)
            or self._of_drawing(refusal.reason, values)
            or self._of_first_meld(refusal, rules)
            or self._of_counts(refusal.reason, values)
            or self._of_sequence_counts(refusal.reason, values)
            or self._of_going_out(refusal.reason, values, rules, team=team)
        )
        if sentence:
            return sentence
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
