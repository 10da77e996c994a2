"""Rules and cards as the compiled kernel takes them."""

from collections.abc import Sequence
from typing import assert_never

from samba_desktop.ai.fast import JOKER, KINDS, NO_LIMIT, KernelMeld, Laws, Round, Taste, kernel
from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import A_JOKER, ACE, RANKS, SUITS, THREE, Card, is_red_three
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.melds import Meld, MeldKind, highest_rank, longest, lowest_rank, wilds_in
from samba_desktop.engine.pile import is_blocked, triggers
from samba_desktop.engine.rules.kinds import (
    AskPartner,
    CardSort,
    Concealed,
    FinalDiscard,
    HowMany,
    LastRedThree,
    MatchEndCheck,
    OneCardHand,
    PairTarget,
    PassRule,
    Ratio,
    RedThreeMode,
    RedThreesPositive,
    SequenceRatio,
    Shape,
    StockEmpty,
    TakeSize,
    Thaw,
    TurnOrder,
    Unit,
    When,
)
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.scoring import card_points, hand_points, melded_points, minimum
from samba_desktop.engine.table import Seating, Table

CARDS = (*(Card(rank, suit) for suit in SUITS for rank in sorted(RANKS)), A_JOKER)
"""The card of each kind."""
KIND_OF = {card: kind for kind, card in enumerate(CARDS)}
RATIOS = {
    Ratio.NONE: kernel.EASY_RATIO,
    Ratio.EQUAL: kernel.EQUAL,
    Ratio.MAJORITY: kernel.MAJORITY,
    Ratio.DOUBLE: kernel.DOUBLE,
}
WHEN = {When.NEVER: kernel.NEVER, When.WHEN_UNFROZEN: kernel.UNFROZEN, When.ALWAYS: kernel.ALWAYS}
FINAL = {
    FinalDiscard.OPTIONAL: kernel.FINAL_OPTIONAL,
    FinalDiscard.REQUIRED: kernel.FINAL_REQUIRED,
    FinalDiscard.FORBIDDEN: kernel.FINAL_FORBIDDEN,
}
ONE_CARD = {
    OneCardHand.NONE: kernel.ANY_HAND,
    OneCardHand.NO_TAKE_UNLESS_OUT: kernel.NO_TAKE_UNLESS_OUT,
    OneCardHand.NO_SINGLE_CARD_PILE: kernel.NO_SINGLE_CARD_PILE,
}
POSITIVE = {
    RedThreesPositive.GO_OUT_REQUIREMENT: kernel.BY_REQUIREMENT,
    RedThreesPositive.INITIAL_MELD: kernel.BY_INITIAL,
    RedThreesPositive.SET_COUNT: kernel.BY_SETS,
}
SIZES = {TakeSize.ONE: 1, TakeSize.FIVE: 5, TakeSize.ALL: NO_LIMIT}
LOWEST_NATURAL = 3

LEFT_OUT = (
    ("merge_groups, merge_sequences", "melds are not joined"),
    ("wild_swap", "no wild card is exchanged"),
    ("lay_off_on_opponents", "cards go to melds of the own side alone"),
    (
        "black_three_meld",
        "black threes are not melded, unless threes are cards like others",
    ),
    ("ask_partner", "nobody asks before going out"),
    (
        "sequence_rank_model",
        "no ace goes below a two, and no two stands in its own place",
    ),
    ("sequence_wild_fixed", "wild cards in sequences stay where they are"),
    (
        "freeze_triggers",
        "a wild card is discarded only where nothing else can be",
    ),
)
"""Permissions that the kernel does without: the options and what does not happen in it."""


def beyond_kernel(rules: Rules, seating: Seating) -> str | None:
    """Name the option that the kernel cannot obey; None where it can play these rules."""
    if rules.match.match_end_check is MatchEndCheck.AT_ONCE:
        return "match_end_check"
    if rules.groups.lay_off_on_opponents and not rules.pile.discard_wild:
        # Nobody may pass whose wild cards find a place in the melds of others.
        return "lay_off_on_opponents"
    must_ask = rules.going_out.ask_partner is AskPartner.MANDATORY_BINDING
    return "ask_partner" if must_ask and seating.shape is not Shape.SOLO else None


def laws_of(rules: Rules, seating: Seating) -> Laws:
    """Write rules down for the kernel.

    Raises ValueError where it cannot obey them.
    """
    beyond = beyond_kernel(rules, seating)
    if beyond:
        msg = f"the kernel cannot obey {beyond}"
        raise ValueError(msg)
    laws = Laws()
    laws.players, laws.sides = seating.players, seating.sides
    laws.copies = len(SUITS) * rules.deck.deck_count
    laws.step = 1 if rules.deck.turn_order is TurnOrder.CLOCKWISE else -1
    laws.draws = for_players(rules.deck.stock_draw, seating.players)
    _write_cards(laws, rules)
    _write_melds(laws, rules)
    _write_pile(laws, rules)
    _write_first_meld(laws, rules)
    _write_threes(laws, rules)
    _write_ending(laws, rules, seating)
    _write_count(laws, rules)
    return laws


def _write_cards(laws: Laws, rules: Rules) -> None:
    for kind, card in enumerate(CARDS):
        special = card.rank == THREE and rules.cards.threes_special
        natural = card not in rules.wild_cards and kind != JOKER and not special
        laws.wild[kind] = card in rules.wild_cards
        laws.rank[kind] = card.rank if natural else 0
        laws.suit[kind] = kind // len(RANKS)
        laws.points[kind] = rules.points[card]
        laws.cost[kind] = hand_points(rules, (card,))
        laws.red[kind] = rules.red_threes_special and is_red_three(card)
        laws.blocks[kind] = is_blocked(rules, card)
        laws.freezes[kind] = triggers(rules, card)
        laws.throws[kind] = _may_throw(rules, card)
    assert len(CARDS) == KINDS


def _may_throw(rules: Rules, card: Card) -> bool:
    if rules.red_threes_special and is_red_three(card):
        return rules.pile.discard_red_three
    return card not in rules.wild_cards or rules.pile.discard_wild


def _write_melds(laws: Laws, rules: Rules) -> None:
    groups, sequences = rules.groups, rules.sequences
    laws.group_min = groups.group_min_size
    laws.group_wilds = _limit(groups.group_max_wilds)
    laws.group_ratio = RATIOS[groups.group_ratio_rule]
    laws.group_naturals = max(1, groups.group_min_naturals)
    laws.budget = _limit(groups.wild_budget_per_side)
    laws.canasta = _limit(groups.canasta_size)
    laws.exceeds = groups.groups_may_exceed_seven
    laws.wild_on_canasta = groups.wild_on_complete_canasta
    laws.one_group = groups.same_rank_groups is HowMany.ONE
    laws.wild_melds = groups.wild_melds
    laws.wild_closed = groups.wild_meld_closed_at_seven
    laws.sequences = sequences.sequences_enabled
    laws.low = max(lowest_rank(rules), LOWEST_NATURAL + rules.cards.threes_special)
    laws.high = min(highest_rank(rules), ACE)
    laws.sequence_min = sequences.sequence_min_length
    laws.sequence_max = longest(rules)
    laws.sequence_wilds = _limit(sequences.sequence_max_wilds)
    laws.sequence_naturals = sequences.sequence_min_naturals
    laws.sequence_majority = sequences.sequence_ratio_rule is SequenceRatio.MAJORITY
    laws.samba = _limit(sequences.samba_size)
    laws.samba_closed = sequences.samba_closed
    laws.one_sequence = sequences.same_suit_sequences is HowMany.ONE


def _write_pile(laws: Laws, rules: Rules) -> None:
    pile = rules.pile
    laws.take_size = SIZES[pile.pile_take_size]
    laws.must_meld = pile.pile_top_must_be_melded
    laws.pair = pile.pile_take_natural_pair
    laws.pair_old = pile.pile_pair_target is PairTarget.NEW_OR_EXISTING
    laws.with_wild = WHEN[pile.pile_take_natural_plus_wild]
    laws.by_group = WHEN[pile.pile_take_by_extending_group]
    laws.by_sequence = WHEN[pile.pile_take_by_extending_sequence]
    laws.new_sequence = WHEN[pile.pile_take_new_sequence]
    laws.top_only = pile.pile_top_only_onto_sequence
    laws.onto_canasta = pile.pile_onto_complete_canasta
    laws.always_frozen = CardSort.ALWAYS in pile.freeze_triggers
    laws.frozen_first = pile.frozen_before_initial_meld
    laws.thaws_by_rest = pile.freeze_lifted_when is Thaw.NO_TRIGGER_IN_PILE
    laws.one_card = ONE_CARD[pile.one_card_hand_pile_rule]
    laws.restocks = rules.stock.stock_empty_rule is StockEmpty.RESHUFFLE_DISCARDS
    laws.short_draw = rules.stock.short_draw_allowed
    laws.forced_pile = rules.stock.forced_pile_when_stock_empty


def _write_first_meld(laws: Laws, rules: Rules) -> None:
    initial = rules.initial
    laws.sum_melds = initial.initial_meld_sum_melds
    laws.sequences_count = initial.initial_meld_sequences_count
    laws.each_player = initial.initial_meld_unit is Unit.PLAYER
    laws.take_first = initial.pile_take_for_initial
    laws.top_counts = initial.top_card_counts_for_initial
    laws.rest_counts = initial.rest_of_pile_counts_for_initial
    laws.bonuses_count = initial.bonuses_count_for_initial
    laws.waived = initial.initial_meld_waived_for_one_turn_out


def _write_threes(laws: Laws, rules: Rules) -> None:
    threes = rules.red_threes
    laws.red_mode = kernel.ORDINARY
    if rules.red_threes_special:
        laws.red_mode = kernel.FORCED if threes.red_three_mode is RedThreeMode.FORCED else kernel.OPTIONAL
    laws.red_replaced = threes.red_three_replacement
    laws.red_pile_replaced = threes.red_three_from_pile_replacement
    laws.red_each = threes.red_three_each
    laws.red_all = threes.red_three_all
    laws.red_positive = POSITIVE[threes.red_three_positive_if]
    laws.red_sets = threes.red_three_positive_sets
    laws.red_minus = threes.red_three_negative_each
    laws.red_minus_all = threes.red_three_negative_all
    laws.red_penalty = threes.red_three_hand_penalty
    laws.red_ends = threes.red_three_last_stock_card is LastRedThree.ENDS_ROUND and rules.red_threes_special
    laws.red_count = rules.count_of_red_threes


def _write_ending(laws: Laws, rules: Rules, seating: Seating) -> None:
    out = rules.going_out
    laws.sets = for_players(out.go_out_sets, seating.players)
    laws.min_sambas = out.go_out_min_sambas
    laws.min_naturals = out.go_out_min_natural_sets
    laws.min_points = out.go_out_min_meld_points
    laws.final = FINAL[out.final_discard]
    laws.keep = out.keep_after_melding
    laws.passes = out.pass_instead_of_discard is not PassRule.NEVER
    laws.out_bonus = out.go_out_bonus
    laws.concealed_bonus = out.concealed_extra_bonus
    laws.concealed_no_pile = Concealed.NO_PILE_TAKE in out.concealed_conditions
    laws.concealed_no_layoff = Concealed.NO_LAYOFF_ON_PARTNER in out.concealed_conditions
    laws.concealed_canasta = Concealed.OWN_CANASTA in out.concealed_conditions


def _write_count(laws: Laws, rules: Rules) -> None:
    match = rules.match
    laws.bonus_natural = match.bonus_natural_canasta
    laws.bonus_mixed = match.bonus_mixed_canasta
    laws.bonus_samba = match.bonus_samba
    laws.bonus_mixed_samba = match.bonus_mixed_samba
    laws.bonus_wild = match.bonus_wild_canasta
    laws.melds_count = match.melded_cards_count
    laws.deducts = match.hand_cards_deducted


def _limit(number: int | None) -> int:
    return NO_LIMIT if number is None else number


KINDS_OF_MELD = {
    MeldKind.GROUP: kernel.GROUP,
    MeldKind.SEQUENCE: kernel.SEQUENCE,
    MeldKind.WILD: kernel.WILDS,
}


def round_of(
    table: Table, hands: Sequence[tuple[Card, ...]], stock: Sequence[Card], laws: Laws, taste: Taste
) -> Round:
    """Set up a round where a turn begins, from the table and what lies hidden (or is imagined to)."""
    rules = table.rules
    one = Round(laws, [taste] * laws.sides)
    for seat, hand in enumerate(hands):
        for card in hand:
            one.hands[seat][KIND_OF[card]] += 1
        one.sizes[seat] = len(hand)
    one.stock = [KIND_OF[card] for card in reversed(stock)]
    one.pile = [KIND_OF[card] for card in table.pile]
    one.frozen = table.frozen
    one.melds = [[meld_of(rules, meld) for meld in melds] for melds in table.melds]
    one.points = [melded_points(table, side) for side in range(laws.sides)]
    one.reds = [len(threes) for threes in table.red_threes]
    one.melded = list(table.melded)
    one.minimums = [minimum(rules, score) for score in table.scores]
    for seat, cards in enumerate(known_cards(table)):
        for card in cards:
            if laws.red[KIND_OF[card]]:
                one.from_pile[seat][KIND_OF[card]] += 1
    for card in table.pile:
        one.shown[laws.rank[KIND_OF[card]]] += 1
    for melds in table.melds:
        for meld in melds:
            for card in meld.cards:
                one.shown[laws.rank[KIND_OF[card]]] += 1
    one.seat = table.turn.seat
    one.taste = one.tastes[one.seat % laws.sides]
    one.reshuffles = table.reshuffles
    one.melded_before = table.melded[one.seat]
    one.old_melds = len(table.melds[one.seat % laws.sides])
    return one


def meld_of(rules: Rules, meld: Meld) -> KernelMeld:
    """Write a meld in numbers."""
    return KernelMeld(
        KINDS_OF_MELD[meld.kind],
        meld.rank,
        SUITS.index(meld.suit) if meld.suit else 0,
        len(meld.cards),
        wilds_in(rules, meld),
        card_points(rules, meld.cards),
    )


def action_of(note: Sequence[int]) -> PlayerAction:
    """Read a note of a round's log."""
    code = note[0]
    if code == kernel.DRAW:
        return Draw()
    if code == kernel.PASS:
        return Pass()
    if code == kernel.TOP:
        return TakeTop(note[1])
    if code == kernel.THREE:
        return LayThree(CARDS[note[1]])
    if code == kernel.DISCARD:
        return Discard(CARDS[note[1]])
    cards = tuple(CARDS[kind] for kind in note[2::2])
    stands: Stands = tuple(CARDS[kind] if kind >= 0 else None for kind in note[3::2])
    if not any(stands):
        stands = ()
    if code == kernel.TAKE:
        return TakePile(cards, stands, note[1] or None)
    if code == kernel.ADD:
        return Add(note[1], cards, stands)
    assert code == kernel.LAY
    return Lay(cards, stands)


def played(one: Round, action: PlayerAction) -> bool:
    """Play an action of the seat to act in a round; False where the kernel finds it impossible."""
    match action:
        case Draw():
            one.draw()
            return True
        case TakePile(cards, _, onto):
            return _taken(one, [KIND_OF[card] for card in cards], onto)
        case TakeTop(meld):
            return one.take_top(meld - 1)
        case Lay(cards, stands):
            return _laid(one, cards, stands)
        case Add(meld, cards, stands, None):
            return _added(one, meld - 1, cards, stands)
        case Merge(first, second, cards):
            return one.join(first - 1, second - 1, [KIND_OF[card] for card in cards])
        case SwapWild(meld, card, wild):
            return wild is not None and one.exchange(meld - 1, KIND_OF[card], KIND_OF[wild])
        case LayThree(card):
            return one.lay_three(KIND_OF[card])
        case Discard(card):
            one.discard(KIND_OF[card])
            return True
        case Pass():
            one.skip()
            return True
        case Add() | Ask() | Answer():
            return False
        case _:
            assert_never(action)


def _taken(one: Round, cards: list[int], onto: int | None) -> bool:
    laws = one.laws
    top = one.pile[-1]
    if not cards and onto is None:
        one.take_plain()
        return True
    melds = one.melds[one.seat % laws.sides]
    if onto is not None:
        meld = melds[onto - 1]
        low = min([meld.rank, *(laws.rank[kind] for kind in (top, *cards) if laws.rank[kind])])
        return one.take_with(meld, onto - 1, cards, meld.rank if meld.kind == kernel.GROUP else low)
    whole = [top, *cards]
    ranks = [laws.rank[kind] for kind in whole if laws.rank[kind]]
    wilds = sum(laws.wild[kind] for kind in whole)
    points = one.sum_of(whole)
    if len(set(ranks)) == 1:
        return one.take_with(
            KernelMeld(kernel.GROUP, ranks[0], 0, len(whole), wilds, points), -1, cards, ranks[0]
        )
    low = min(ranks)
    if wilds:
        return False
    made = KernelMeld(kernel.SEQUENCE, low, laws.suit[top], len(whole), 0, points)
    return one.take_with(made, -1, cards, low)


def _laid(one: Round, cards: tuple[Card, ...], stands: Stands) -> bool:
    laws = one.laws
    kinds = [KIND_OF[card] for card in cards]
    naturals = [kind for kind in kinds if laws.rank[kind]]
    wilds = [kind for kind in kinds if laws.wild[kind]]
    if len(naturals) + len(wilds) != len(kinds):
        return False
    if not naturals:
        return one.lay_wilds(wilds)
    ranks = {laws.rank[kind] for kind in naturals}
    if len(ranks) == 1 and not any(stands):
        return one.lay_group(ranks.pop(), naturals, wilds)
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    order = sorted(range(len(cards)), key=lambda at: meant[at].rank)
    low = meant[order[0]].rank
    return one.lay_sequence(laws.suit[naturals[0]], low, [kinds[at] for at in order], len(wilds))


def _added(one: Round, at: int, cards: tuple[Card, ...], stands: Stands) -> bool:
    laws = one.laws
    meld = one.melds[one.seat % laws.sides][at]
    kinds = [KIND_OF[card] for card in cards]
    wilds = [kind for kind in kinds if laws.wild[kind]]
    if meld.kind == kernel.GROUP:
        return one.add_to_group(at, [kind for kind in kinds if not laws.wild[kind]], wilds)
    if meld.kind == kernel.WILDS:
        return one.add_wilds(at, kinds)
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    pairs = sorted(zip(meant, kinds, strict=True), key=lambda pair: pair[0].rank)
    above = [pair for pair in pairs if pair[0].rank > meld.rank]
    below = [pair for pair in reversed(pairs) if pair[0].rank < meld.rank]
    return all(one.add_to_sequence(at, kind, card.rank) for card, kind in (*above, *below))
