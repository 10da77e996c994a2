"""What a player can do, as values and as lines of text, and why something is refused; judges nothing."""

import re
from enum import StrEnum

from msgspec import Struct, field

from samba_desktop.engine.cards import A_JOKER, SUITS, Card
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import WordedError

Stands = tuple[Card | None, ...]
"""For each card of an action the card it stands for; None for one that is itself or belongs to a group.

Empty where no card stands for another.
"""


class Draw(Struct, frozen=True):
    """Draw from the stock as many cards as the rules say."""


class TakePile(Struct, frozen=True):
    """Take the pile, melding its top card with `cards` of the hand; with nothing given, without melding."""

    cards: tuple[Card, ...] = ()
    stands: Stands = ()
    onto: int | None = None
    """The number of the own meld that the top card joins; None for a new meld."""


class TakeTop(Struct, frozen=True):
    """Take only the top card of the pile onto the own sequence `meld`."""

    meld: int


class Lay(Struct, frozen=True):
    """Lay a new meld."""

    cards: tuple[Card, ...]
    stands: Stands = ()


class Add(Struct, frozen=True):
    """Add cards to a meld; `side` is None for a meld of the own side."""

    meld: int
    cards: tuple[Card, ...]
    stands: Stands = ()
    side: int | None = None


class Merge(Struct, frozen=True):
    """Join two own melds, with linking cards where given; the lower number stays."""

    first: int
    second: int
    cards: tuple[Card, ...] = ()
    stands: Stands = ()


class SwapWild(Struct, frozen=True):
    """Put the natural `card` in the place of a wild card of the own meld, which comes to the hand."""

    meld: int
    card: Card
    wild: Card | None = None
    """Which wild card is meant, where different ones lie in the meld."""


class LayThree(Struct, frozen=True):
    """Lay out a red three."""

    card: Card


class Discard(Struct, frozen=True):
    """Put a card of the hand on the pile, which ends the turn."""

    card: Card


class Pass(Struct, frozen=True):
    """End the turn without discarding."""


class Ask(Struct, frozen=True):
    """Ask the partners for leave to go out."""


class Answer(Struct, frozen=True):
    """Answer a partner's question."""

    yes: bool


class Deal(Struct, frozen=True):
    """Deal a round from a code; no seat's action."""

    code: str


PlayerAction = (
    Draw | TakePile | TakeTop | Lay | Add | Merge | SwapWild | LayThree | Discard | Pass | Ask | Answer
)
Action = PlayerAction | Deal


SIDE_LETTERS = "ABCDEF"
RANK_TEXT = {2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8", 9: "9", 10: "10"} | {
    11: "J",
    12: "Q",
    13: "K",
    14: "A",
}
JOKER_TEXT = "JK"
LONGEST = 5000
"""Signs of a line; all cards of six decks that stand for others have four thousand."""
LONGEST_QUOTE = 40


MELD_NAME = re.compile("m[1-9][0-9]{0,2}")


class NotationError(WordedError):
    """A text that is not in the notation; the message says what is wrong in one sentence."""

    context = "Notation"


def write_card(card: Card, stands: Card | None = None) -> str:
    """Write a card, and after an equals sign the card it stands for."""
    text = RANK_TEXT[card.rank] + card.suit if card.rank else JOKER_TEXT
    return f"{text}={write_card(stands)}" if stands else text


def write_cards(cards: tuple[Card, ...], stands: Stands = ()) -> str:
    """Write cards with blanks between them."""
    if not stands:
        return " ".join(map(write_card, cards))
    return " ".join(map(write_card, cards, stands))


_CARD_OF = {RANK_TEXT[rank] + suit: Card(rank, suit) for rank in RANK_TEXT for suit in SUITS}
_CARD_OF[JOKER_TEXT] = A_JOKER


def read_card(text: str) -> Card:
    """Read one card.

    Raises NotationError where it is none.
    """
    card = _CARD_OF.get(text)
    if card is None:
        problem = QT_TRANSLATE_NOOP(
            "Notation",
            "“{text}” is not a card: write a rank and a suit letter, such as QS or 10H, or JK for a joker.",
        )
        raise NotationError(problem, text=text)
    return card


def read_cards(text: str) -> tuple[Card, ...]:
    """Read cards with blanks between them, none of which stands for another."""
    return tuple(map(read_card, text.split()))


def read_standing(words: list[str]) -> tuple[tuple[Card, ...], Stands]:
    """Read cards of which some may stand for others, such as JK=7S."""
    cards, stands = [], []
    for word in words:
        card, equals, meant = word.partition("=")
        cards.append(read_card(card))
        stands.append(read_card(meant) if equals else None)
    return tuple(cards), tuple(stands) if any(stands) else ()


def write_action(action: Action) -> str:
    """Write an action as one line."""
    match action:
        case Deal(code):
            return f"deal {code}"
        case Draw():
            return "draw"
        case TakePile(cards, stands, onto):
            words = ["take", write_cards(cards, stands), f"onto m{onto}" if onto else ""]
            return " ".join(word for word in words if word)
        case TakeTop(meld):
            return f"top m{meld}"
        case Lay(cards, stands):
            return f"lay {write_cards(cards, stands)}"
        case Add(meld, cards, stands, side):
            owner = "" if side is None else f"{SIDE_LETTERS[side]}."
            return f"add {owner}m{meld} {write_cards(cards, stands)}"
        case Merge(first, second, cards, stands):
            return f"merge m{first} m{second} {write_cards(cards, stands)}".rstrip()
        case SwapWild(meld, card, wild):
            return f"swap m{meld} {write_card(card)}" + (f" {write_card(wild)}" if wild else "")
        case LayThree(card):
            return f"three {write_card(card)}"
        case Discard(card):
            return f"discard {write_card(card)}"
        case Pass():
            return "pass"
        case Ask():
            return "ask"
        case Answer(yes):
            return f"answer {'yes' if yes else 'no'}"


def read_action(text: str) -> Action:
    """Read one line.

    Raises NotationError with a sentence where it is no action.
    """
    if len(text) > LONGEST:
        problem = QT_TRANSLATE_NOOP("Notation", "“{text}” is not an action of this notation.")
        raise NotationError(problem, text=f"{text[:LONGEST_QUOTE]}…")
    words = text.split()
    if not words:
        raise NotationError(QT_TRANSLATE_NOOP("Notation", "An empty line is not an action."))
    try:
        return _read_words(words[0], words[1:])
    except (IndexError, KeyError):
        problem = QT_TRANSLATE_NOOP("Notation", "“{text}” is not a complete action.")
        raise NotationError(problem, text=text) from None


def _read_words(verb: str, rest: list[str]) -> Action:
    match verb, rest:
        case "deal", [code]:
            return Deal(code)
        case "draw", []:
            return Draw()
        case "take", _:
            return _read_take(rest)
        case "top", [meld]:
            return TakeTop(_own(meld))
        case "lay", [_, *_]:
            return Lay(*read_standing(rest))
        case "add", [meld, _, *_]:
            side, number = _meld(meld)
            return Add(number, *read_standing(rest[1:]), side)
        case "merge", [first, second, *linking]:
            return Merge(_own(first), _own(second), *read_standing(linking))
        case "swap", [meld, card, *wild] if len(wild) < 2:
            return SwapWild(_own(meld), read_card(card), read_card(wild[0]) if wild else None)
        case "three", [card]:
            return LayThree(read_card(card))
        case "discard", [card]:
            return Discard(read_card(card))
        case "pass", []:
            return Pass()
        case "ask", []:
            return Ask()
        case "answer", ["yes" | "no" as answer]:
            return Answer(answer == "yes")
    problem = QT_TRANSLATE_NOOP("Notation", "“{text}” is not an action of this notation.")
    raise NotationError(problem, text=" ".join([verb, *rest]))


def _read_take(rest: list[str]) -> TakePile:
    if "onto" in rest:
        at = rest.index("onto")
        if len(rest) != at + 2:
            raise IndexError
        return TakePile(*read_standing(rest[:at]), _own(rest[at + 1]))
    return TakePile(*read_standing(rest))


def _own(text: str) -> int:
    side, number = _meld(text)
    if side is not None:
        problem = QT_TRANSLATE_NOOP(
            "Notation", "“{text}” names a side, but this action is possible on melds of the own side alone."
        )
        raise NotationError(problem, text=text)
    return number


def _meld(text: str) -> tuple[int | None, int]:
    owner, dot, meld = text.rpartition(".")
    if not MELD_NAME.fullmatch(meld):
        problem = QT_TRANSLATE_NOOP(
            "Notation", "“{text}” is not a meld: write m1, m2 ... or B.m1 for a meld of another side."
        )
        raise NotationError(problem, text=text)
    if not dot:
        return None, int(meld[1:])
    return read_side(owner), int(meld[1:])


def read_side(text: str) -> int:
    """Read the letter of a side.

    Raises NotationError where it is none.
    """
    if len(text) != 1 or text not in SIDE_LETTERS:
        problem = QT_TRANSLATE_NOOP("Notation", "“{text}” is not a side: sides are the letters A to F.")
        raise NotationError(problem, text=text)
    return SIDE_LETTERS.index(text)


class Reason(StrEnum):
    """The stable codes; each names one rule. The sentences are in `texts`."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE_DRAWN = "already_drawn"
    DRAW_FIRST = "draw_first"
    ANSWER_FIRST = "answer_awaited"
    NOTHING_ASKED = "nothing_asked"
    DEAL_AWAITED = "deal_awaited"
    NO_DEAL_NOW = "no_deal_now"
    MATCH_OVER = "match_over"
    BAD_DEAL_CODE = "bad_deal_code"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    NO_SUCH_MELD = "no_such_meld"
    NO_CARDS = "no_cards"
    # drawing and the pile
    STOCK_TAKE_FORCED = "must_take_pile"
    PILE_EMPTY = "pile_empty"
    PILE_BLOCKED = "pile_blocked"
    PILE_FROZEN = "pile_frozen"
    PILE_BEFORE_INITIAL = "pile_before_initial"
    PILE_NEEDS_PAIR = "pile_needs_natural_pair"
    PILE_NATURAL_PLUS_WILD = "pile_natural_plus_wild"
    PILE_ONTO_GROUP = "pile_onto_group"
    PILE_ONTO_SEQUENCE = "pile_onto_sequence"
    PILE_ONTO_CANASTA = "pile_onto_canasta"
    PILE_NEW_SEQUENCE = "pile_new_sequence"
    PILE_NEIGHBOUR = "pile_needs_neighbour"
    PILE_PAIR_NEW_GROUP = "pile_pair_new_group"
    PILE_MUST_MELD = "pile_top_must_be_melded"
    PILE_NO_MELDING = "pile_only_top_card"
    PILE_ONE_CARD = "pile_with_one_card"
    TOP_ONLY_NEVER = "top_card_alone"
    TOP_ONLY_SEQUENCE = "top_card_only_onto_sequence"
    TOP_NO_END = "top_card_no_way_to_end"
    # melds in general
    MELD_TOO_SMALL = "meld_too_small"
    NOT_A_MELD = "not_a_meld"
    WILD_NEEDS_CARD = "wild_needs_card"
    RED_THREE_IN_MELD = "red_three_in_meld"
    # groups
    TOO_MANY_WILDS = "too_many_wilds"
    TOO_FEW_NATURALS = "too_few_naturals"
    WILD_RATIO = "wild_ratio"
    WILD_BUDGET = "wild_budget"
    WILD_ON_CANASTA = "wild_on_canasta"
    CANASTA_FULL = "canasta_full"
    OTHER_RANK = "other_rank"
    SECOND_GROUP = "second_group_of_rank"
    WILDS_ONLY = "wilds_only"
    WILD_CANASTA_CLOSED = "wild_canasta_closed"
    WILD_MELD_FULL = "wild_meld_full"
    BLACK_THREE_NEVER = "black_three_never"
    BLACK_THREE_GOING_OUT = "black_three_only_going_out"
    BLACK_THREE_WILD = "black_three_with_wild"
    BLACK_THREE_MAX = "black_three_group_full"
    # sequences
    NO_SEQUENCES = "no_sequences"
    WILD_IN_SEQUENCE = "wild_in_sequence"
    SEQUENCE_WILDS = "too_many_wilds_in_sequence"
    SEQUENCE_NATURALS = "too_few_naturals_in_sequence"
    SEQUENCE_RATIO = "sequence_wild_ratio"
    SEQUENCE_RANKS = "sequence_ranks"
    SEQUENCE_GAP = "sequence_gap"
    SEQUENCE_DOUBLE = "sequence_double"
    SEQUENCE_SUITS = "sequence_suits"
    SEQUENCE_LONG = "sequence_too_long"
    SAMBA_CLOSED = "samba_closed"
    SECOND_SEQUENCE = "second_sequence_of_suit"
    # joining, exchanging, laying off
    MERGE_GROUPS_NEVER = "merge_groups_never"
    MERGE_SEQUENCES_NEVER = "merge_sequences_never"
    MERGE_SAME = "merge_needs_two_melds"
    MERGE_DIFFERENT = "merge_different_melds"
    SWAP_NEVER = "swap_never"
    SWAP_COMPLETE = "swap_complete_meld"
    SWAP_NO_WILD = "swap_no_wild"
    SWAP_WHICH = "swap_which_wild"
    SWAP_CARD = "swap_card_does_not_fit"
    OTHER_SIDE = "other_sides_meld"
    LAY_OFF_BEFORE_INITIAL = "lay_off_before_initial"
    # first meld
    SHORT_OF_MINIMUM = "short_of_minimum"
    # red threes
    NOT_A_RED_THREE = "not_a_red_three"
    THREES_ORDINARY = "threes_ordinary"
    THREE_NO_END = "red_three_no_way_to_end"
    # ending the turn
    KEEP_CARDS = "keep_cards"
    GO_OUT_SETS = "go_out_sets"
    GO_OUT_SAMBAS = "go_out_sambas"
    GO_OUT_NATURAL = "go_out_natural_sets"
    GO_OUT_POINTS = "go_out_points"
    GO_OUT_NO_DISCARD = "final_discard_forbidden"
    GO_OUT_DISCARD = "final_discard_required"
    MUST_ASK = "must_ask"
    ANSWER_NO = "answer_was_no"
    MUST_GO_OUT = "must_go_out"
    DISCARD_ONE = "discard_one_card"
    DISCARD_RED_THREE = "discard_red_three"
    DISCARD_WILD = "discard_wild"
    DISCARD_TAKEN = "discard_taken_card"
    PASS_NEVER = "pass_never"  # noqa: S105 - passing a turn
    PASS_ONE_CARD = "pass_only_with_one_card"  # noqa: S105 - as above
    PASS_GO_OUT = "pass_can_go_out"  # noqa: S105 - as above
    # asking
    ASK_OFF = "ask_off"
    ASK_SOLO = "ask_no_partner"
    ASK_TWICE = "asked_already"
    CANNOT_GO_OUT = "cannot_go_out"
    ASK_NO_END = "ask_no_way_to_end"
    # taking back
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    NEXT_HAS_MOVED = "next_has_moved"
    REVEALED = "revealed"
    NOTHING_TO_REDO = "nothing_to_redo"


class Refusal(Struct, frozen=True):
    """Why not, and what would work."""

    reason: Reason
    values: dict[str, object] = field(default_factory=dict)
    """Numbers, cards and ranks that the sentence names, such as {"needed": 90, "laid": 75}."""
    fix: PlayerAction | None = None
    """An action that would be legal now and comes nearest to what was wanted."""
    left_out: tuple[Card, ...] = ()
    """The cards that were wanted and that the fix leaves in the hand."""
