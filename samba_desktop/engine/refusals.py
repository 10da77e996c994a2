"""Why an action is refused: a stable code, the values of the sentence, and an action that would be legal."""

from enum import StrEnum

from msgspec import Struct, field

from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.cards import Card


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
