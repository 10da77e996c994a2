"""Why something is or was played: hints, the reasons of opponents, and the moments that decided a round."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeVar, assert_never

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    NotationError,
    Pass,
    PlayerAction,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
    read_card,
)
from samba_desktop.engine.cards import ACE, JOKER, SUITS, TWO, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import View
from samba_desktop.texts.choices import ActionWords
from samba_desktop.texts.language import Language, Tr, capital
from samba_desktop.texts.words import CardWords

Values = Mapping[str, object]

PLAIN: Mapping[str, str] = MappingProxyType(
    {
        "draw_hoping": QT_TRANSLATE_NOOP("ReasonTexts", "New cards may bring what this hand lacks."),
        "draw_only_way": QT_TRANSLATE_NOOP("ReasonTexts", "The pile can't be taken now."),
        "draw_not_opening": QT_TRANSLATE_NOOP(
            "ReasonTexts", "Even with the top card of the pile the first meld falls short of {needed}."
        ),
        "take_to_open": QT_TRANSLATE_NOOP(
            "ReasonTexts", "With the pile the first meld reaches the {needed} that it needs."
        ),
        "take_top_samba": QT_TRANSLATE_NOOP("ReasonTexts", "{card} completes a samba."),
        "take_card": QT_TRANSLATE_NOOP("ReasonTexts", "{card} is of more use than an unknown card."),
        "open": QT_TRANSLATE_NOOP(
            "ReasonTexts", "That makes the first meld: it counts {points}, and {needed} is needed."
        ),
        "complete_samba": QT_TRANSLATE_NOOP("ReasonTexts", "The sequence of {suit} becomes a samba."),
        "start_sequence": QT_TRANSLATE_NOOP("ReasonTexts", "That begins a sequence of {suit}."),
        "start_group": QT_TRANSLATE_NOOP("ReasonTexts", "That begins a group of {ranks}."),
        "merge_groups": QT_TRANSLATE_NOOP("ReasonTexts", "Two groups of {ranks} become one canasta."),
        "join_sequences": QT_TRANSLATE_NOOP("ReasonTexts", "Two sequences of {suit} become one."),
        "swap_wild": QT_TRANSLATE_NOOP(
            "ReasonTexts", "{card} takes the place of a wild card, which can be used again."
        ),
        "complete_wild_canasta": QT_TRANSLATE_NOOP("ReasonTexts", "The wild cards become a wild canasta."),
        "lay_off": QT_TRANSLATE_NOOP("ReasonTexts", "Cards added to melds of others count for this side."),
        "unload": QT_TRANSLATE_NOOP(
            "ReasonTexts", "The round will soon be over, and cards left in the hand would cost points."
        ),
        "discard_useless": QT_TRANSLATE_NOOP("ReasonTexts", "No other card is of less use to this hand."),
        "discard_spare": QT_TRANSLATE_NOOP("ReasonTexts", "This hand can do without {card}."),
        "discard_safe": QT_TRANSLATE_NOOP("ReasonTexts", "It would be more dangerous to discard {kept}."),
        "pass_last_card": QT_TRANSLATE_NOOP(
            "ReasonTexts", "Going out isn't allowed yet, so the last card stays in the hand."
        ),
        "pass_no_discard": QT_TRANSLATE_NOOP("ReasonTexts", "Nothing in this hand can be discarded or laid."),
        "answer_no_red_three": QT_TRANSLATE_NOOP(
            "ReasonTexts", "Red threes left in this hand would cost {penalty}."
        ),
        "answer_no_samba": QT_TRANSLATE_NOOP("ReasonTexts", "This hand can complete a samba of {suit}."),
        "answer_no_hand": QT_TRANSLATE_NOOP("ReasonTexts", "The cards of this hand would cost {points}."),
        "searched": QT_TRANSLATE_NOOP(
            "ReasonTexts", "In {worlds} imagined rounds it brought {gain} points more than the first thought."
        ),
        "simple": QT_TRANSLATE_NOOP("ReasonTexts", "It is the simplest thing that the rules allow."),
    }
)


FEW = 3
"""Up to so many cards are named that something leaves out."""
MOST = 3
"""So many moments of a round are shown at most."""
Decision = TypeVar("Decision")


class ReasonTexts:
    """The reasons for actions, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)

    def sentence(self, code: str, values: Values) -> str:
        """Say why; empty for a code that is not known or lacks its values.

        Reasons come from other processes: cards may be cards or their notation, and a value may be missing.
        """
        if code == "foreign":
            return str(values.get("text", ""))
        if code in PLAIN:
            try:
                return capital(self.language.say("ReasonTexts", PLAIN[code], None, **self._gaps(values)))
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


class Hints:
    """Hints in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self.words = CardWords(language)
        self.because = ReasonTexts(language)

    def sentence(self, actions: Sequence[PlayerAction], code: str, values: Values) -> str:
        """Give a hint: "Hint: discard the 4 of clubs. No other card is of less use to this hand.".

        Several actions are meldings that are of use together.
        """
        melded = [self._melded(action.cards) for action in actions if isinstance(action, Lay)]
        together = len(melded) == len(actions) > 1
        advice = (
            self.tr("meld {cards}", cards=self.words.all_of(melded)) if together else self.advice(actions[0])
        )
        hint = self.tr("Hint: {action}.", action=advice)
        why = self.because.sentence(code, values)
        return f"{hint} {why}" if why else hint

    def advice(self, action: PlayerAction) -> str:
        """Say what to do."""
        match action:
            case Draw():
                return self.tr("draw from the stock")
            case TakePile(cards=()):
                return self.tr("take the pile")
            case TakePile(cards):
                return self.tr("take the pile with {cards}", cards=self.words.ranks_of(cards))
            case TakeTop():
                return self.tr("take only the top card onto your sequence")
            case Lay(cards):
                return self.tr("meld {cards}", cards=self._melded(cards))
            case Add(_, cards):
                return self.tr("add {cards}", cards=self.words.cards(cards))
            case Merge():
                return self.tr("merge two melds")
            case SwapWild(_, card):
                return self.tr("swap {card} for the wild card", card=self.words.the_card(card))
            case LayThree():
                return self.tr("lay out the red three")
            case Discard(card):
                return self.tr("discard {card}", card=self.words.the_card(card))
            case Pass():
                return self.tr("pass")
            case Ask():
                return self.tr("ask your partner")
            case Answer(yes):
                return self.tr("say yes") if yes else self.tr("say no")
            case _:
                assert_never(action)

    def fix(
        self,
        action: PlayerAction,
        points: int | None = None,
        *,
        onto: Meld | None = None,
        left_out: tuple[Card, ...] = (),
    ) -> str:
        """Offer the nearest thing that would be possible: "Meld three kings: 95".

        `onto` is the own meld that cards are added to; `left_out` are cards that were wanted and stay.
        """
        offer = self._adding(action.cards, onto) if isinstance(action, Add) and onto else self.advice(action)
        stays = self._staying(action, left_out)
        if stays:
            offer = self.tr("{offer} without {cards}", offer=offer, cards=self.words.cards(stays))
        if points is None:
            return capital(offer)
        return self.tr("{offer}: {points}", offer=capital(offer), points=points)

    def _adding(self, cards: tuple[Card, ...], onto: Meld) -> str:
        named = self.words.cards(cards)
        match onto.kind:
            case MeldKind.GROUP:
                return self.tr("add {cards} to your {ranks}", cards=named, ranks=self.words.ranks(onto.rank))
            case MeldKind.SEQUENCE:
                suit = self.words.suit(onto.suit)
                return self.tr("add {cards} to your sequence of {suit}", cards=named, suit=suit)
            case MeldKind.WILD:
                return self.tr("add {cards} to your wild cards", cards=named)

    def _staying(self, action: PlayerAction, left_out: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards worth naming that a new meld leaves out: few, and of no rank that it uses."""
        if not isinstance(action, Lay) or len(left_out) > FEW:
            return ()
        ranks = {card.rank for card in action.cards}
        return tuple(card for card in left_out if card.rank not in ranks)

    def _melded(self, cards: tuple[Card, ...]) -> str:
        naturals = {card.rank for card in cards if card.rank not in {JOKER, TWO}}
        return self.words.group(cards) if len(naturals) <= 1 else self.words.signs(cards)


class WhyTexts:
    """Sentences about reasons, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language

    def question(self, name: str) -> str:
        """Ask a player for a reason."""
        return self.tr("{name}, &why did you play that?", name=name)

    def question_of_all(self) -> str:
        """Ask for reasons of whoever did something."""
        return self.tr("&Why was that played?")

    def replay(self) -> str:
        """Name the way to the replay of a line."""
        return self.tr("&Show this again")

    def later(self) -> str:
        """Say why there are no reasons yet."""
        return self.tr(
            "The reasons of the others are told when the round is over: now they could give cards away."
        )

    def about(self) -> str:
        """Say what reasons are."""
        return self.tr("What was played, and below it what decided, as each opponent valued it then.")

    def not_kept(self) -> str:
        """Say that a reason is gone."""
        return self.tr("(The reason was not kept, as the match was closed in between.)")

    def no_reason(self, name: str) -> str:
        """Say that a program gave no reason."""
        return self.tr("({name} gave no reason.)", name=name)


def foremost(decisions: Iterable[Decision], gain: Callable[[Decision], int]) -> list[Decision]:
    """Choose the decisions that mattered most: first those that cost, then those that won, each by its size.

    `gain` is how many points another plan promised more.
    """
    chosen = sorted(decisions, key=lambda one: -abs(gain(one)))[:MOST]
    return sorted(chosen, key=lambda one: gain(one) <= 0)


class MomentTexts:
    """Sentences about single decisions, in a language."""

    tr = Tr()

    def __init__(self, language: Language) -> None:
        self.language = language
        self._actions = ActionWords(language)

    def heading(self, count: int) -> str:
        """Name what is shown: "Three moments of this round"."""
        match count:
            case 0:
                return self.tr("No decision of yours stands out in this round.")
            case 1:
                return self.tr("The moment that mattered most")
            case 2:
                return self.tr("Two moments that mattered most")
            case _:
                return self.tr("Three moments that mattered most")

    def looking(self, at: int, of: int) -> str:
        """Say how far the looking has come."""
        return self.tr("Looking at your decisions: {at} of {of}", at=at, of=of)

    def sentence(
        self,
        view: View,
        turn: int,
        plans: tuple[Sequence[PlayerAction], Sequence[PlayerAction]],
        gain: int,
        error: int,
    ) -> str:
        """Tell of one decision: what was done and the best of the rest are the two plans.

        `gain` is what the other one promised more, `error` its standard error, both in points.
        """
        done, other = (self.plan(view, plan) for plan in plans)
        if gain > 0:
            return self.tr(
                "In turn {turn} “{done}” cost about {points} points (± {error}): "
                "by what you knew, “{other}” promised more.",
                turn=turn,
                done=done,
                other=other,
                points=gain,
                error=max(1, 2 * error),
            )
        return self.tr(
            "In turn {turn} “{done}” won about {points} points (± {error}): "
            "the next best, “{other}”, promised less.",
            turn=turn,
            done=done,
            other=other,
            points=-gain,
            error=max(1, 2 * error),
        )

    def plan(self, view: View, actions: Sequence[PlayerAction]) -> str:
        """Name what is done in a turn, in few words."""
        return self._actions.plan(view, _folded(view, actions))


def _folded(view: View, actions: Sequence[PlayerAction]) -> list[PlayerAction]:
    """Join what is added to melds of this very turn to their laying, as those melds have no name yet."""
    there = len(view.table.melds[view.side])
    new: list[int] = []
    folded: list[PlayerAction] = []
    for action in actions:
        match action:
            case Lay():
                new.append(len(folded))
                folded.append(action)
            case Add(meld, cards, stands, side) if side in {None, view.side} and meld > there:
                at = new[meld - there - 1]
                laid = folded[at]
                assert isinstance(laid, Lay)
                folded[at] = Lay((*laid.cards, *cards), _joined(laid, cards, stands))
            case _:
                folded.append(action)
    return folded


def _joined(laid: Lay, cards: tuple[Card, ...], stands: Stands) -> Stands:
    if not laid.stands and not stands:
        return ()
    return (*(laid.stands or (None,) * len(laid.cards)), *(stands or (None,) * len(cards)))
