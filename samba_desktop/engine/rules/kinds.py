"""The kinds that options choose from; each is matched on in the one module that plays it.

A kind is known by its place, from 0, in the codes of rules that people keep: what is new stands last, and
nothing is taken out.
"""

from enum import StrEnum


class Shape(StrEnum):
    """How the players are grouped; partners always sit alternately."""

    SOLO = "solo"
    TWO_PAIRS = "2x2"
    TWO_TRIOS = "2x3"
    THREE_PAIRS = "3x2"


class FirstDealer(StrEnum):
    """Who deals the first round of a match."""

    HIGH_CARD = "high_card"
    RANDOM = "random"
    CHOSEN = "chosen"


class TurnOrder(StrEnum):
    """Which way the turn passes round the table."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class CardSort(StrEnum):
    """Cards with an effect on the discard pile."""

    ALWAYS = "always"
    """Not a card: the pile is frozen from the start and stays so."""
    WILD = "wild"
    BLACK_THREE = "black3"
    RED_THREE = "red3"


class WildRank(StrEnum):
    """Cards that can be wild."""

    JOKER = "joker"
    TWO = "two"


class NumberPoints(StrEnum):
    """What the cards from four to ten count."""

    CANASTA_BANDS = "canasta_bands"
    FACE_VALUE = "face_value"


class Ratio(StrEnum):
    """How many natural cards a meld needs beside its wild cards."""

    DOUBLE = "double"
    MAJORITY = "majority"
    EQUAL = "equal"
    NONE = "none"


class SequenceRatio(StrEnum):
    """The same for sequences."""

    NONE = "none"
    MAJORITY = "majority"


class HowMany(StrEnum):
    """Whether a side may own several melds alike."""

    ONE = "one"
    MANY = "many"


class MergeGroups(StrEnum):
    """When groups of one rank may be joined."""

    NEVER = "never"
    OWN_TURN = "own_turn"


class MergeSequences(StrEnum):
    """Which sequences of one suit may be joined."""

    NEVER = "never"
    UP_TO_SEVEN = "up_to_seven"


class WildSwap(StrEnum):
    """Where a natural card may be exchanged for the wild card that stands for it."""

    NEVER = "never"
    INCOMPLETE_GROUP = "incomplete_group"
    INCOMPLETE_ANY = "incomplete_any"


class RankModel(StrEnum):
    """The ranks of a sequence."""

    FOUR_TO_ACE = "four_to_ace"
    THREE_TO_ACE = "three_to_ace"
    ACE_LOW_LITERAL = "ace_low_literal"


class TakeSize(StrEnum):
    """How much of the pile is taken, counted from its top."""

    ONE = "1"
    FIVE = "5"
    ALL = "all"


class PairTarget(StrEnum):
    """Where the top card and the pair go."""

    NEW_GROUP = "new_group"
    NEW_OR_EXISTING = "new_or_existing"


class When(StrEnum):
    """When a way of taking the pile is open."""

    NEVER = "never"
    WHEN_UNFROZEN = "when_unfrozen"
    ALWAYS = "always"


class Thaw(StrEnum):
    """When a frozen pile is no longer frozen."""

    PILE_TAKEN = "pile_taken"
    NO_TRIGGER_IN_PILE = "no_trigger_in_pile"


class OneCardHand(StrEnum):
    """What a player with a single card may not take."""

    NONE = "none"
    NO_TAKE_UNLESS_OUT = "no_take_unless_out"
    NO_SINGLE_CARD_PILE = "no_single_card_pile"


class Unit(StrEnum):
    """Who must reach the minimum of the first meld."""

    SIDE = "side"
    PLAYER = "player"


class RedThreeMode(StrEnum):
    """What a red three is."""

    FORCED = "forced"
    OPTIONAL = "optional"
    ORDINARY = "ordinary"


class RedThreesPositive(StrEnum):
    """When red threes count for a side and not against it."""

    GO_OUT_REQUIREMENT = "go_out_requirement"
    INITIAL_MELD = "initial_meld"
    SET_COUNT = "set_count"


class LastRedThree(StrEnum):
    """What happens when the last card of the stock is a red three."""

    PLAY_CONTINUES = "play_continues"
    ENDS_ROUND = "ends_round"


class BlackThreeMeld(StrEnum):
    """When black threes may be melded."""

    NEVER = "never"
    GOING_OUT_NATURAL = "going_out_natural"
    GOING_OUT_WITH_WILDS = "going_out_with_wilds"
    ANY_TIME = "any_time"


class FinalDiscard(StrEnum):
    """Whether the last card is discarded when going out."""

    OPTIONAL = "optional"
    REQUIRED = "required"
    FORBIDDEN = "forbidden"


class PassRule(StrEnum):
    """When a turn may end without a discard."""

    NEVER = "never"
    ONE_CARD_CANNOT_GO_OUT = "one_card_cannot_go_out"


class AskPartner(StrEnum):
    """Whether the partner is asked before going out."""

    OFF = "off"
    OPTIONAL_BINDING = "optional_binding"
    MANDATORY_BINDING = "mandatory_binding"


class Concealed(StrEnum):
    """What makes a going out concealed, beside melding the whole hand in one turn."""

    NO_PRIOR_OWN_MELDS = "no_prior_own_melds"
    NO_PILE_TAKE = "no_pile_take"
    NO_LAYOFF_ON_PARTNER = "no_layoff_on_partner"
    OWN_CANASTA = "own_canasta"


class StockEmpty(StrEnum):
    """What happens when the stock has run out."""

    ENDS_WHEN_DRAW_NEEDED = "ends_when_draw_needed"
    RESHUFFLE_DISCARDS = "reshuffle_discards"


class MatchEndCheck(StrEnum):
    """When the target is looked at."""

    END_OF_ROUND = "end_of_round"
    AT_ONCE = "at_once"


class WinnerRule(StrEnum):
    """Who wins when several sides have reached the target."""

    HIGHEST_TOTAL = "highest_total"
    ROUND_CLOSER_FIRST = "round_closer_first"


class TieRule(StrEnum):
    """What exactly equal highest totals mean."""

    DRAW = "draw"
    PLAY_ON = "play_on"
