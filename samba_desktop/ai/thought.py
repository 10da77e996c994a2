"""What a player thinks about a choice, and for how long it may."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from msgspec import Struct, field

from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.wording import WordedError


class Limit(Struct, frozen=True):
    """Time for the rest of the turn, or a number of samples, with which a choice can be repeated exactly."""

    ms: float | None = None
    samples: int | None = None


NO_LIMIT = Limit()
"""A level then searches as deep as it ever does."""


class Code(StrEnum):
    """Why an action was chosen; below each code the values that come with it (cards are engine cards)."""

    # drawing
    DRAW_ONLY_WAY = "draw_only_way"
    """Neither the pile nor its top card can be taken. No values."""
    DRAW_NOT_OPENING = "draw_not_opening"
    """The top card of the pile has its place, but the first meld would not reach the minimum. needed: it."""
    DRAW_HOPING = "draw_hoping"
    """New cards may bring what the hand lacks. No values."""
    DRAW_BETTER = "draw_better"
    """The pile or its top card could be taken, but two new cards promise more. cards: size of the pile."""
    TAKE_PILE = "take_pile"
    """The pile is worth more than new cards. cards: size of the pile, rank: of the top card."""
    TAKE_TO_OPEN = "take_to_open"
    """The pile makes the first meld possible. cards, rank as above, needed: the minimum."""
    TAKE_TOP = "take_top"
    """The top card makes an own sequence longer. card, size: of the sequence afterwards."""
    TAKE_TOP_SAMBA = "take_top_samba"
    """The top card completes a samba. card."""
    TAKE_CARD = "take_card"
    """The top card is of more use than an unknown one. card."""
    # laying
    OPEN = "open"
    """The first meld. points: laid in all, needed: the minimum, wilds: how many wild cards it costs."""
    COMPLETE_SAMBA = "complete_samba"
    """A sequence becomes a samba. suit."""
    COMPLETE_CANASTA = "complete_canasta"
    """A group becomes a canasta. rank, natural: whether without wild cards."""
    EXTEND_SEQUENCE = "extend_sequence"
    """A sequence gets longer. suit, size: afterwards."""
    START_SEQUENCE = "start_sequence"
    """A new sequence. suit, size."""
    START_GROUP = "start_group"
    """A new group. rank, size."""
    ADD_TO_GROUP = "add_to_group"
    """A group grows. rank, size: afterwards."""
    MERGE_GROUPS = "merge_groups"
    """Two groups become one canasta. rank."""
    JOIN_SEQUENCES = "join_sequences"
    """Two sequences become one. suit."""
    SWAP_WILD = "swap_wild"
    """A natural card takes the place of a wild one, which is free again. card."""
    GATHER_WILDS = "gather_wilds"
    """Wild cards are gathered in a meld of their own. size: afterwards."""
    COMPLETE_WILD_CANASTA = "complete_wild_canasta"
    """Seven wild cards lie together. No values."""
    LAY_OFF = "lay_off"
    """Cards on the melds of others count for whoever laid them. No values."""
    UNLOAD = "unload"
    """Laid so that it does not count against the side at the end of the round, which is near. No values."""
    LAY_RED_THREE = "lay_red_three"
    """A red three brings a new card and cannot be caught in the hand. penalty: what it would cost there."""
    # ending the turn
    DISCARD_USELESS = "discard_useless"
    """The card is of the least use to the hand. card."""
    DISCARD_SAFE = "discard_safe"
    """Less useful cards would be more dangerous. card, kept: the card that was too dangerous to discard."""
    DISCARD_SPARE = "discard_spare"
    """The hand can do without the card. card."""
    BLOCK_BLACK_THREE = "block_black_three"
    """A black three keeps the next player from the pile. cards: size of the pile."""
    BLOCK_RED_THREE = "block_red_three"
    """A red three does the same, and leaves the hand. cards."""
    BLOCK_WILD = "block_wild"
    """A wild card does the same, dearly. card, cards."""
    PASS_LAST_CARD = "pass_last_card"  # noqa: S105 - passing a turn
    """The side may not go out yet, so the last card stays. No values."""
    PASS_NO_DISCARD = "pass_no_discard"  # noqa: S105 - passing a turn
    """No card of the hand may be discarded or laid. No values."""
    # going out
    GO_OUT = "go_out"
    """Going out is worth more than playing on. caught: cards that other sides hold."""
    ASK_PARTNER = "ask_partner"
    """The hand can go out; the partner may have reasons against it. held: cards that the partners hold."""
    ANSWER_YES = "answer_yes"
    """Nothing speaks against it. points: what the own hand would cost."""
    ANSWER_NO_RED_THREE = "answer_no_red_three"
    """Red threes in the own hand would cost the penalty. penalty."""
    ANSWER_NO_SAMBA = "answer_no_samba"
    """The own hand completes a samba next time. suit."""
    ANSWER_NO_HAND = "answer_no_hand"
    """The own hand would cost too much. points."""
    # searching
    SEARCHED = "searched"
    """Better than the first thought in imagined rounds. gain: points on average, worlds: how many rounds."""
    # replacements
    SIMPLE = "simple"
    """A simple legal action, in place of one that could not be had. No values."""
    FOREIGN = "foreign"
    """The reason in a foreign opponent's own words. text."""


VALUES: Mapping[Code, tuple[str, ...]] = MappingProxyType(
    {
        Code.DRAW_ONLY_WAY: (),
        Code.DRAW_NOT_OPENING: ("needed",),
        Code.DRAW_HOPING: (),
        Code.DRAW_BETTER: ("cards",),
        Code.TAKE_PILE: ("cards", "rank"),
        Code.TAKE_TO_OPEN: ("cards", "rank", "needed"),
        Code.TAKE_TOP: ("card", "size"),
        Code.TAKE_TOP_SAMBA: ("card",),
        Code.TAKE_CARD: ("card",),
        Code.OPEN: ("points", "needed", "wilds"),
        Code.COMPLETE_SAMBA: ("suit",),
        Code.COMPLETE_CANASTA: ("rank", "natural"),
        Code.EXTEND_SEQUENCE: ("suit", "size"),
        Code.START_SEQUENCE: ("suit", "size"),
        Code.START_GROUP: ("rank", "size"),
        Code.ADD_TO_GROUP: ("rank", "size"),
        Code.MERGE_GROUPS: ("rank",),
        Code.JOIN_SEQUENCES: ("suit",),
        Code.SWAP_WILD: ("card",),
        Code.GATHER_WILDS: ("size",),
        Code.COMPLETE_WILD_CANASTA: (),
        Code.LAY_OFF: (),
        Code.UNLOAD: (),
        Code.LAY_RED_THREE: ("penalty",),
        Code.DISCARD_USELESS: ("card",),
        Code.DISCARD_SAFE: ("card", "kept"),
        Code.DISCARD_SPARE: ("card",),
        Code.BLOCK_BLACK_THREE: ("cards",),
        Code.BLOCK_RED_THREE: ("cards",),
        Code.BLOCK_WILD: ("card", "cards"),
        Code.PASS_LAST_CARD: (),
        Code.PASS_NO_DISCARD: (),
        Code.GO_OUT: ("caught",),
        Code.ASK_PARTNER: ("held",),
        Code.ANSWER_YES: ("points",),
        Code.ANSWER_NO_RED_THREE: ("penalty",),
        Code.ANSWER_NO_SAMBA: ("suit",),
        Code.ANSWER_NO_HAND: ("points",),
        Code.SEARCHED: ("gain", "worlds"),
        Code.SIMPLE: (),
        Code.FOREIGN: ("text",),
    }
)
"""The values of each code: card and kept are cards, text and suit texts, natural a flag, the rest numbers."""


class NoChoice(Exception):  # noqa: N818 - the name says what it is
    """No action is left but taking the last one back."""


class Lost(WordedError):  # noqa: N818 - the name says what it is
    """A player that does not answer, or answers what will not do; the message is one sentence."""

    context = "Players"


class Because(Struct, frozen=True):
    """Why, from the valuation that decided."""

    code: Code
    values: dict[str, object] = field(default_factory=dict)


class Thought(Struct, frozen=True):
    """What to do now, and why."""

    action: PlayerAction
    because: Because
    then: tuple[PlayerAction, ...] = ()
    """What to do after it in this turn, while it is legal and nothing hidden was shown."""
    ending: Because | None = None
    """Why the last action of `then` ends the turn as it does; None where that is not said apart."""
