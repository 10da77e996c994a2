"""Why an action was chosen: one true sentence for each code of an opponent's or a hint's reason."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.actions import NotationError, read_card
from samba_desktop.engine.cards import ACE, JOKER, SUITS, Card
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import Words

Values = Mapping[str, object]

PLAIN: Mapping[str, str] = MappingProxyType(
    {
        "draw_hoping": QT_TRANSLATE_NOOP("Because", "New cards may bring what this hand lacks."),
        "draw_only_way": QT_TRANSLATE_NOOP("Because", "The pile can't be taken now."),
        "draw_not_opening": QT_TRANSLATE_NOOP(
            "Because", "Even with the top card of the pile the first meld falls short of {needed}."
        ),
        "take_to_open": QT_TRANSLATE_NOOP(
            "Because", "With the pile the first meld reaches the {needed} that it needs."
        ),
        "take_top_samba": QT_TRANSLATE_NOOP("Because", "{card} completes a samba."),
        "take_card": QT_TRANSLATE_NOOP("Because", "{card} is of more use than an unknown card."),
        "open": QT_TRANSLATE_NOOP(
            "Because", "That makes the first meld: it counts {points}, and {needed} is needed."
        ),
        "complete_samba": QT_TRANSLATE_NOOP("Because", "The sequence of {suit} becomes a samba."),
        "start_sequence": QT_TRANSLATE_NOOP("Because", "That begins a sequence of {suit}."),
        "start_group": QT_TRANSLATE_NOOP("Because", "That begins a group of {ranks}."),
        "merge_groups": QT_TRANSLATE_NOOP("Because", "Two groups of {ranks} become one canasta."),
        "join_sequences": QT_TRANSLATE_NOOP("Because", "Two sequences of {suit} become one."),
        "swap_wild": QT_TRANSLATE_NOOP(
            "Because", "{card} takes the place of a wild card, which can be used again."
        ),
        "complete_wild_canasta": QT_TRANSLATE_NOOP("Because", "The wild cards become a wild canasta."),
        "lay_off": QT_TRANSLATE_NOOP("Because", "Cards added to melds of others count for this side."),
        "unload": QT_TRANSLATE_NOOP(
            "Because", "The round will soon be over, and cards left in the hand would cost points."
        ),
        "discard_useless": QT_TRANSLATE_NOOP("Because", "No other card is of less use to this hand."),
        "discard_spare": QT_TRANSLATE_NOOP("Because", "This hand can do without {card}."),
        "discard_safe": QT_TRANSLATE_NOOP("Because", "It would be more dangerous to discard {kept}."),
        "pass_last_card": QT_TRANSLATE_NOOP(
            "Because", "Going out isn't allowed yet, so the last card stays in the hand."
        ),
        "pass_no_discard": QT_TRANSLATE_NOOP("Because", "Nothing in this hand can be discarded or laid."),
        "answer_no_red_three": QT_TRANSLATE_NOOP(
            "Because", "Red threes left in this hand would cost {penalty}."
        ),
        "answer_no_samba": QT_TRANSLATE_NOOP("Because", "This hand can complete a samba of {suit}."),
        "answer_no_hand": QT_TRANSLATE_NOOP("Because", "The cards of this hand would cost {points}."),
        "searched": QT_TRANSLATE_NOOP(
            "Because", "In {worlds} imagined rounds it brought {gain} points more than the first thought."
        ),
        "simple": QT_TRANSLATE_NOOP("Because", "It is the simplest thing that the rules allow."),
    }
)


class Because:
    """The reasons for actions, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = Words(language)

    def sentence(self, code: str, values: Values) -> str:
        """Say why; empty for a code that is not known or lacks its values.

        Reasons come from other processes: cards may be cards or their notation, and a value may be missing.
        """
        if code == "foreign":
            return str(values.get("text", ""))
        if code in PLAIN:
            try:
                return capital(self.language.say("Because", PLAIN[code], None, **self._gaps(values)))
            except KeyError:
                return ""
        return capital(
            self._of_pile(code, values) or self._of_melds(code, values) or self._of_end(code, values)
        )

    def _of_pile(self, code: str, values: Values) -> str:
        count = _number(values, "cards")
        match code:
            case "draw_better":
                return self.tr("New cards promise more than the pile of %n card(s).", "", count)
            case "take_pile":
                return self.tr("The pile of %n card(s) is worth more than new cards.", "", count)
            case "block_black_three":
                return self.tr("A black three keeps the next player from the pile of %n card(s).", "", count)
            case "block_red_three":
                return self.tr("A red three keeps the next player from the pile of %n card(s).", "", count)
            case "block_wild":
                return self.tr("A wild card keeps the next player from the pile of %n card(s).", "", count)
            case _:
                return ""

    def _of_melds(self, code: str, values: Values) -> str:
        gaps, size = self._gaps(values), _number(values, "size")
        number = self.words.number(size)
        match code:
            case "take_top":
                card = gaps.get("card", "")
                return self.tr(
                    "With {card} the sequence is {number} card(s) long.", "", size, card=card, number=number
                )
            case "complete_canasta" if values.get("natural"):
                return self.tr("The {ranks} become a natural canasta.", ranks=gaps.get("ranks", ""))
            case "complete_canasta":
                return self.tr("The {ranks} become a mixed canasta.", ranks=gaps.get("ranks", ""))
            case "extend_sequence":
                suit = gaps.get("suit", "")
                return self.tr(
                    "The sequence of {suit} grows to {number} card(s).", "", size, suit=suit, number=number
                )
            case "gather_wilds":
                return self.tr(
                    "That makes {number} wild card(s) in a meld of their own.", "", size, number=number
                )
            case "add_to_group":
                ranks = gaps.get("ranks", "")
                return self.tr(
                    "The group of {ranks} grows to {number} card(s).", "", size, ranks=ranks, number=number
                )
            case _:
                return ""

    def _of_end(self, code: str, values: Values) -> str:
        penalty, points = _number(values, "penalty"), _number(values, "points")
        match code:
            case "lay_red_three" if penalty:
                return self.tr("Left in the hand, a red three would cost {penalty}.", penalty=penalty)
            case "lay_red_three":
                return self.tr("A red three laid out can earn its bonus.")
            case "go_out":
                return self.tr(
                    "Going out now catches %n card(s) in the hands of others.", "", _number(values, "caught")
                )
            case "ask_partner":
                return self.tr(
                    "A partner may have a reason to wait, with %n card(s) still in hand.",
                    "",
                    _number(values, "held"),
                )
            case "answer_yes" if points:
                return self.tr(
                    "Nothing speaks against it: this hand would cost only {points}.", points=points
                )
            case "answer_yes":
                return self.tr("Nothing speaks against it.")
            case _:
                return ""

    def _gaps(self, values: Values) -> dict[str, str | int]:
        gaps: dict[str, str | int] = {}
        for key, value in values.items():
            card = _card(value)
            if key == "rank" and isinstance(value, int) and JOKER <= value <= ACE:
                gaps["ranks"] = self.words.ranks(value)
            elif key == "suit" and isinstance(value, str) and value in SUITS:
                gaps["suit"] = self.words.suit(value)
            elif card is not None:
                gaps[key] = self.words.the_card(card)
            elif isinstance(value, int):
                gaps[key] = value
        return gaps


def _card(value: object) -> Card | None:
    """Read a card, also one in notation as it comes from another process."""
    if isinstance(value, Card):
        return value
    if not isinstance(value, str):
        return None
    try:
        return read_card(value)
    except NotationError:
        return None


def _number(values: Values, key: str) -> int:
    value = values.get(key)
    return value if isinstance(value, int) else 0
