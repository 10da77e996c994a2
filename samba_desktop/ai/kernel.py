"""Rounds played fast for the search: counts instead of cards, and one plain rule player on every seat.

One module in plain Python that mypyc can compile. It obeys every restriction of the rules that `laws` accepts
and counts as they say; what it merely does without is listed in `laws`. Knows no view, no state, no clock.

Kinds of cards are numbers: suit * 13 + rank - 2 for the ranks from 2 to 14, and 52 for the joker.
"""

from samba_desktop.engine.cards import Chance

KINDS = 53
JOKER = 52
SUITS = 4
ACE = 14
ROWS = 16
"""Ranks are counted in rows of this length, so that neighbours of the ace can be looked at."""
NEVER, UNFROZEN, ALWAYS = 0, 1, 2
"""When a way of taking the pile is open."""
GROUP, SEQUENCE, WILDS = 0, 1, 2
NO_LIMIT = 99
RUNNING, OUT, STOCK, LAST_RED, CUT = 0, 1, 2, 3, 4
"""How a round stands or ended; CUT is one that was given up after too many turns."""
FROM_STOCK, FROM_PILE, FROM_TOP = 0, 1, 2
EASY_RATIO, EQUAL, MAJORITY, DOUBLE = 0, 1, 2, 3
FINAL_OPTIONAL, FINAL_REQUIRED, FINAL_FORBIDDEN = 0, 1, 2
ANY_HAND, NO_TAKE_UNLESS_OUT, NO_SINGLE_CARD_PILE = 0, 1, 2
ORDINARY, OPTIONAL, FORCED = 0, 1, 2
BY_REQUIREMENT, BY_INITIAL, BY_SETS = 0, 1, 2
DRAW, TAKE, TOP, LAY, ADD, THREE, DISCARD, PASS = 0, 1, 2, 3, 4, 5, 6, 7
"""What a note in a round's log begins with; see `Round.log`."""
FULL_WILD_MELD = 7
FULL_SEQUENCE = 7
MOST_RESHUFFLES = 2
MOST_TURNS = 400
SMALLEST = 3


class Laws:
    """The rules of a match as plain numbers, for one count of players."""

    def __init__(self) -> None:
        self.players = 4
        self.sides = 2
        self.step = 1
        self.copies = 12
        """How many natural cards of a rank the pack holds."""
        self.wild: list[bool] = [False] * KINDS
        self.rank: list[int] = [0] * KINDS
        """The rank of a natural card that can be melded; 0 for wild cards and special threes."""
        self.suit: list[int] = [0] * KINDS
        self.points: list[int] = [0] * KINDS
        self.cost: list[int] = [0] * KINDS
        """What a card costs that is left in a hand."""
        self.red: list[bool] = [False] * KINDS
        """Red threes that are bonus cards."""
        self.blocks: list[bool] = [False] * KINDS
        self.freezes: list[bool] = [False] * KINDS
        self.throws: list[bool] = [True] * KINDS
        """Whether the card may be discarded."""
        self.group_min = 3
        self.group_wilds = 2
        self.group_ratio = DOUBLE
        self.group_naturals = 2
        self.budget = NO_LIMIT
        self.canasta = 7
        """NO_LIMIT where there are none."""
        self.exceeds = True
        self.wild_on_canasta = False
        self.one_group = False
        self.wild_melds = False
        self.wild_closed = False
        self.sequences = True
        self.low = 4
        self.high = ACE
        self.sequence_min = 3
        self.sequence_max = 7
        self.sequence_wilds = 0
        self.sequence_naturals = 3
        self.sequence_majority = False
        self.samba = 7
        self.samba_closed = True
        self.one_sequence = False
        self.take_size = NO_LIMIT
        """How many cards of the pile are taken; NO_LIMIT for all."""
        self.must_meld = True
        self.pair = True
        self.pair_old = True
        self.with_wild = NEVER
        self.by_group = NEVER
        self.by_sequence = NEVER
        self.new_sequence = NEVER
        self.top_only = True
        self.onto_canasta = False
        self.always_frozen = True
        self.frozen_first = True
        self.thaws_by_rest = False
        self.one_card = ANY_HAND
        self.sum_melds = True
        self.sequences_count = True
        self.each_player = False
        self.take_first = True
        self.top_counts = True
        self.rest_counts = False
        self.bonuses_count = False
        self.waived = False
        self.red_mode = OPTIONAL
        self.red_replaced = True
        self.red_pile_replaced = True
        self.red_each = 100
        self.red_all = 1000
        self.red_positive = BY_REQUIREMENT
        self.red_sets = 0
        self.red_minus = 100
        self.red_minus_all = 1000
        self.red_penalty = 0
        self.red_ends = False
        self.red_count = 6
        self.sets = 2
        self.min_sambas = 0
        self.min_naturals = 0
        self.min_points = 0
        self.final = FINAL_OPTIONAL
        self.keep = 1
        self.passes = True
        """Whether a player with one card who may not go out may pass."""
        self.out_bonus = 200
        self.concealed_bonus = 0
        self.concealed_no_pile = False
        self.concealed_no_layoff = False
        self.concealed_canasta = False
        self.draws = 2
        self.short_draw = True
        self.restocks = False
        self.forced_pile = False
        self.bonus_natural = 500
        self.bonus_mixed = 300
        self.bonus_samba = 1500
        self.bonus_mixed_samba = 0
        self.bonus_wild = 0
        self.melds_count = True
        self.deducts = True


class Taste:
    """What the rule player thinks things are worth, in points of a round.

    Found by CMA-ES over common deals, and searched around again: `samba-desktop tune taste --generations 60
    --candidates 16 --deals 500 --fresh 10000 --seed 31` comes to +14 ± 8 points a round in imagined rounds,
    but hard is no stronger with it: against medium +55 ± 71 on 368 deals, with these numbers +76 ± 70.
    """

    def __init__(self) -> None:
        self.draw = 34
        """One unknown card."""
        self.pile_card = 58
        """One card of the pile to whoever takes it."""
        self.pair = 94
        self.triple = 20
        self.near = 3
        self.gap = 11
        self.own_group = 52
        self.own_end = 30
        self.theirs = 33
        """A card that lengthens another side's meld, for each of its cards beyond three."""
        self.rank_of_theirs = 8
        self.paired = 8
        """How likely the next player is feared to hold a pair of a rank that is all out, in sixteenths."""
        self.black_three = 0
        self.wild = 150
        self.keep = 0
        """Cards to keep before discarding while the side may not go out."""
        self.run = 6
        """The least length of a run that is laid as a new sequence while the round is calm."""
        self.take_from = 3
        """The least number of cards for which the pile is taken with a new meld."""
        self.urgent = 2
        """With so few cards in the hand of another side that may go out, everything is laid."""
        self.lacking = 3
        """With how many wild cards at most a canasta is completed while the round is calm."""
        self.held = 3
        """How many of a rank are needed for a new group while the round is calm."""
        self.passed = 14
        """What remains, in sixteenths, of that fear for a rank that the next player passed over."""
        self.top_from = 7
        """The length from which on a sequence is made longer with the top card alone."""


class KernelMeld:
    """Cards of a side on the table."""

    def __init__(self, kind: int, rank: int, suit: int, size: int, wilds: int, points: int) -> None:
        self.kind = kind
        self.rank = rank
        """The rank of a group, the lowest of a sequence."""
        self.suit = suit
        self.size = size
        self.wilds = wilds
        self.points = points

    def copied(self) -> "KernelMeld":
        """Return a meld like this one."""
        return KernelMeld(self.kind, self.rank, self.suit, self.size, self.wilds, self.points)


class Round:
    """A round in progress, always between two turns when it is handed over."""

    def __init__(self, laws: Laws, tastes: list[Taste]) -> None:
        """`tastes` holds one for each side."""
        self.laws = laws
        self.tastes = tastes
        self.taste = tastes[0]
        self.hands: list[list[int]] = [[0] * KINDS for _ in range(laws.players)]
        self.sizes: list[int] = [0] * laws.players
        self.stock: list[int] = []
        """The last card is drawn first."""
        self.pile: list[int] = []
        self.frozen = False
        self.melds: list[list[KernelMeld]] = [[] for _ in range(laws.sides)]
        self.points: list[int] = [0] * laws.sides
        """The card points that each side has melded."""
        self.reds: list[int] = [0] * laws.sides
        self.melded: list[bool] = [False] * laws.players
        self.minimums: list[int] = [50] * laws.sides
        self.from_pile: list[list[int]] = [[0] * KINDS for _ in range(laws.players)]
        """Red threes that came to a hand with the pile, by kind."""
        self.shown: list[int] = [0] * ROWS
        """How many natural cards of each rank lie on the table or on the pile."""
        self.passed: list[list[bool]] = [[False] * ROWS for _ in range(laws.players)]
        """For each seat the ranks that it threw away or left on the pile."""
        self.seat = 0
        self.reshuffles = 0
        self.restock_seed = 0
        self.drew = FROM_STOCK
        self.owed = 0
        self.withheld: list[int] = []
        self.melded_before = False
        self.old_melds = 0
        self.laid_off = False
        self.taken = -1
        self.end = RUNNING
        self.out = -1
        self.concealed = False
        self.turns = 0
        self.logs = False
        self.log: list[list[int]] = []
        """What was done, where `logs` is set: a code and what belongs to it.

        For TAKE, TOP and ADD the number of the meld (0 for a new one), for LAY 0; then for each card its kind
        and the kind that it stands for, or -1. For THREE and DISCARD a kind.
        """

    def copied(self) -> "Round":
        """Return a round that stands as this one does, without its log."""
        other = Round(self.laws, self.tastes)
        other.taste = self.taste
        other.hands = [hand[:] for hand in self.hands]
        other.sizes = self.sizes[:]
        other.stock = self.stock[:]
        other.pile = self.pile[:]
        other.frozen = self.frozen
        other.melds = [[meld.copied() for meld in melds] for melds in self.melds]
        other.points = self.points[:]
        other.reds = self.reds[:]
        other.melded = self.melded[:]
        other.minimums = self.minimums[:]
        other.from_pile = [row[:] for row in self.from_pile]
        other.shown = self.shown[:]
        other.passed = [row[:] for row in self.passed]
        other.seat = self.seat
        other.reshuffles = self.reshuffles
        other.restock_seed = self.restock_seed
        other.drew = self.drew
        other.owed = self.owed
        other.withheld = self.withheld[:]
        other.melded_before = self.melded_before
        other.old_melds = self.old_melds
        other.laid_off = self.laid_off
        other.taken = self.taken
        other.end = self.end
        other.out = self.out
        other.concealed = self.concealed
        other.turns = self.turns
        return other

    # what holds

    def side_has_melded(self, side: int) -> bool:
        """Tell whether a seat of the side has melded."""
        for seat in range(side, self.laws.players, self.laws.sides):
            if self.melded[seat]:
                return True
        return False

    def has_opened(self, seat: int) -> bool:
        """Tell whether the first meld that binds a seat has been made."""
        if self.laws.each_player:
            return self.melded[seat]
        return self.side_has_melded(seat % self.laws.sides)

    def meets(self, side: int) -> bool:
        """Tell whether a side has the sets that going out needs."""
        laws = self.laws
        sets = sambas = naturals = 0
        for meld in self.melds[side]:
            if meld.kind == GROUP:
                if meld.size >= laws.canasta:
                    sets += 1
                    naturals += meld.wilds == 0
            elif meld.kind == SEQUENCE:
                if meld.size >= laws.samba:
                    sets += 1
                    sambas += 1
                    naturals += meld.wilds == 0
            elif meld.size >= FULL_WILD_MELD:
                sets += 1
        return sets >= laws.sets and sambas >= laws.min_sambas and naturals >= laws.min_naturals

    def is_ready(self, side: int) -> bool:
        """Tell whether a seat of the side may go out."""
        return self.meets(side) and self.points[side] >= self.laws.min_points

    def may_leave(self, left: int) -> bool:
        """Tell whether the seat may be left with so many cards, as its melds are now."""
        if left >= self.laws.keep:
            return True
        if left == 0 and self.owed and not self.is_waived():
            return False
        return self.is_ready(self.seat % self.laws.sides) and (left > 0 or self.laws.final != FINAL_REQUIRED)

    def is_waived(self) -> bool:
        """Tell whether the minimum is waived for a hand that goes out in this turn."""
        if not self.laws.waived or self.drew != FROM_STOCK or self.melded_before:
            return False
        for meld in self.melds[self.seat % self.laws.sides][self.old_melds :]:
            if self.is_complete(meld):
                return True
        return False

    def sets_of(self, side: int) -> int:
        """Count the complete sets of a side."""
        count = 0
        for meld in self.melds[side]:
            if self.is_complete(meld):
                count += 1
        return count

    def is_complete(self, meld: KernelMeld) -> bool:
        """Tell whether a meld is a complete set."""
        if meld.kind == GROUP:
            return meld.size >= self.laws.canasta
        if meld.kind == SEQUENCE:
            return meld.size >= self.laws.samba
        return meld.size >= FULL_WILD_MELD

    def bonus(self, meld: KernelMeld) -> int:
        """Return the bonus of a meld, 0 for one that is not complete."""
        laws = self.laws
        if not self.is_complete(meld):
            return 0
        if meld.kind == GROUP:
            return laws.bonus_mixed if meld.wilds else laws.bonus_natural
        if meld.kind == SEQUENCE:
            return laws.bonus_mixed_samba if meld.wilds else laws.bonus_samba
        return laws.bonus_wild

    def group_fits(self, naturals: int, wilds: int) -> bool:
        """Tell whether so many naturals and wild cards make a group."""
        laws = self.laws
        size = naturals + wilds
        if naturals < laws.group_naturals or size < laws.group_min:
            return False
        if wilds > laws.group_wilds:
            return False
        if size > laws.canasta and not laws.exceeds:
            return False
        if laws.group_ratio == DOUBLE:
            return naturals >= 2 * wilds
        if laws.group_ratio == MAJORITY:
            return naturals > wilds
        return laws.group_ratio == EASY_RATIO or naturals >= wilds

    def sequence_fits(self, size: int, wilds: int) -> bool:
        """Tell whether a sequence of such a make-up is lawful."""
        laws = self.laws
        naturals = size - wilds
        if size < laws.sequence_min or size > laws.sequence_max or wilds > laws.sequence_wilds:
            return False
        if naturals < laws.sequence_naturals:
            return False
        return not (laws.sequence_majority and wilds > 0 and naturals <= wilds)

    def within_budget(self, side: int, more: int) -> bool:
        """Tell whether so many more wild cards may go to the side's groups."""
        if self.laws.budget == NO_LIMIT or more == 0:
            return True
        count = more
        for meld in self.melds[side]:
            if meld.kind == GROUP:
                count += meld.wilds
        return count <= self.laws.budget

    def has_group(self, side: int, rank: int) -> bool:
        """Tell whether a side has a group of a rank."""
        for meld in self.melds[side]:
            if meld.kind == GROUP and meld.rank == rank:
                return True
        return False

    def has_sequence(self, side: int, suit: int) -> bool:
        """Tell whether a side has a sequence of a suit."""
        for meld in self.melds[side]:
            if meld.kind == SEQUENCE and meld.suit == suit:
                return True
        return False

    def group_takes(self, meld: KernelMeld, naturals: int, wilds: int) -> bool:
        """Tell whether a group may grow so, as far as its own make-up goes."""
        if wilds and meld.size >= self.laws.canasta and not self.laws.wild_on_canasta:
            return False
        return self.group_fits(meld.size - meld.wilds + naturals, meld.wilds + wilds)

    def end_takes(self, meld: KernelMeld, kind: int) -> bool:
        """Tell whether a natural card fits an end of a sequence."""
        laws = self.laws
        if meld.kind != SEQUENCE or laws.suit[kind] != meld.suit:
            return False
        rank = laws.rank[kind]
        if rank < laws.low or rank > laws.high:
            return False
        if rank != meld.rank - 1 and rank != meld.rank + meld.size:
            return False
        if laws.samba_closed and meld.size >= laws.samba:
            return False
        return self.sequence_fits(meld.size + 1, meld.wilds)

    # the first meld

    def needed(self, seat: int) -> int:
        """Return what the first meld of a seat must reach."""
        side = seat % self.laws.sides
        share = self.reds[side] * self.laws.red_each if self.laws.bonuses_count else 0
        return self.minimums[side] - share

    def owed_after(self, meld: KernelMeld, gained: int, bonus_before: int) -> int:
        """Return what is owed once `meld` lies as it does, by which the seat gained points."""
        laws = self.laws
        if self.has_opened(self.seat):
            return 0
        needed = self.needed(self.seat)
        owed = self.owed or needed
        if meld.kind == SEQUENCE and not laws.sequences_count:
            return max(1, owed)
        bonus = self.bonus(meld) if laws.bonuses_count else 0
        if laws.sum_melds:
            return max(0, owed - gained - (bonus - bonus_before if laws.bonuses_count else 0))
        return max(0, min(owed, needed - meld.points - bonus))

    # what changes

    def _note_melded(self) -> None:
        if self.owed == 0:
            self.melded[self.seat] = True
            if self.withheld:
                rest = self.withheld
                self.withheld = []
                self._receive_pile(rest)

    def _receive_pile(self, cards: list[int]) -> None:
        """Take cards of the pile into the hand and lay out red threes where that is forced."""
        laws = self.laws
        seat = self.seat
        hand = self.hands[seat]
        for kind in cards:
            hand[kind] += 1
            self.shown[laws.rank[kind]] -= 1
            self.passed[seat][laws.rank[kind]] = False
            if laws.red[kind]:
                self.from_pile[seat][kind] += 1
        self.sizes[seat] += len(cards)
        if laws.red_mode == FORCED:
            self._lay_forced(laws.red_pile_replaced)

    def _lay_forced(self, replaced: bool) -> None:
        laws = self.laws
        seat = self.seat
        hand = self.hands[seat]
        again = True
        ends = False
        while again:
            again = False
            for kind in range(KINDS):
                if laws.red[kind] and hand[kind]:
                    again = True
                    hand[kind] -= 1
                    self.reds[seat % laws.sides] += 1
                    if replaced and laws.red_replaced and self.stock:
                        drawn = self.stock.pop()
                        hand[drawn] += 1
                        if not self.stock and laws.red[drawn]:
                            ends = laws.red_ends
                    else:
                        self.sizes[seat] -= 1
                    break
        if ends:
            self.end = LAST_RED

    def _check_out(self) -> None:
        if self.end == RUNNING and self.sizes[self.seat] == 0 and not self.withheld:
            self.end = OUT
            self.out = self.seat
            self.concealed = self._is_concealed()

    def _is_concealed(self) -> bool:
        laws = self.laws
        if self.melded_before:
            return False
        if laws.concealed_no_pile and self.drew != FROM_STOCK:
            return False
        if laws.concealed_no_layoff and self.laid_off:
            return False
        if not laws.concealed_canasta:
            return True
        for meld in self.melds[self.seat % laws.sides][self.old_melds :]:
            if self.is_complete(meld):
                return True
        return False

    def _noted(self, code: int, number: int, cards: list[int], stands: list[int]) -> None:
        entry = [code, number]
        for at in range(len(cards)):
            entry.append(cards[at])
            entry.append(stands[at] if stands else -1)
        self.log.append(entry)

    def _lay(self, meld: KernelMeld, cards: list[int], stands: list[int], left: int) -> bool:
        """Lay a new meld of cards of the hand, where so few cards may be left."""
        seat = self.seat
        side = seat % self.laws.sides
        if meld.kind == GROUP and not self.within_budget(side, meld.wilds):
            return False
        laws = self.laws
        before, points = self.owed, self.points[side]
        owed = self.owed_after(meld, meld.points, 0)
        self.melds[side].append(meld)
        self.points[side] += meld.points
        self.owed = owed
        if not self.may_leave(left):
            self.melds[side].pop()
            self.points[side] = points
            self.owed = before
            return False
        hand = self.hands[seat]
        for kind in cards:
            hand[kind] -= 1
            self.shown[laws.rank[kind]] += 1
        self.sizes[seat] -= len(cards)
        if self.logs:
            self._noted(LAY, 0, cards, stands)
        self._note_melded()
        self._check_out()
        return True

    def _add(self, at: int, low: int, cards: list[int], stands: list[int], wilds: int) -> bool:
        """Add cards of the hand to the side's meld at an index; `low` is the rank it then has."""
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        meld = self.melds[side][at]
        if at < self.old_melds and not self.has_opened(seat):
            return False
        if meld.kind == GROUP and not self.within_budget(side, wilds):
            return False
        gained = 0
        for kind in cards:
            gained += laws.points[kind]
        bonus = self.bonus(meld) if laws.bonuses_count else 0
        old_rank, before = meld.rank, self.owed
        meld.size += len(cards)
        meld.wilds += wilds
        meld.points += gained
        meld.rank = low
        self.points[side] += gained
        self.owed = self.owed_after(meld, gained, bonus)
        staying = self._staying(self.withheld)
        if not self.may_leave(self.sizes[seat] - len(cards) + staying):
            meld.size -= len(cards)
            meld.wilds -= wilds
            meld.points -= gained
            meld.rank = old_rank
            self.points[side] -= gained
            self.owed = before
            return False
        hand = self.hands[seat]
        for kind in cards:
            hand[kind] -= 1
            self.shown[laws.rank[kind]] += 1
        self.sizes[seat] -= len(cards)
        if at < self.old_melds:
            self.laid_off = True
        if self.logs:
            self._noted(ADD, at + 1, cards, stands)
        self._note_melded()
        self._check_out()
        return True

    def _staying(self, cards: list[int]) -> int:
        """Count how many cards that come with the pile a hand keeps."""
        laws = self.laws
        if laws.red_mode != FORCED:
            return len(cards)
        red = 0
        for kind in cards:
            if laws.red[kind]:
                red += 1
        again = laws.red_replaced and laws.red_pile_replaced
        return len(cards) - red + (min(red, len(self.stock)) if again else 0)

    def naturals_of(self, seat: int, rank: int, most: int) -> list[int]:
        """List natural cards of a rank from a hand, those first that its suits miss least."""
        hand = self.hands[seat]
        found: list[int] = []
        lonely: list[int] = []
        for suit in range(SUITS):
            kind = suit * 13 + rank - 2
            count = hand[kind]
            if count and self.laws.rank[kind] == rank:
                near = 0
                if rank > 2:
                    near += hand[kind - 1]
                if rank < ACE:
                    near += hand[kind + 1]
                if near and count == 1:
                    lonely.append(kind)
                else:
                    found += [kind] * count
        found += lonely
        return found[:most]

    def wilds_of(self, seat: int, most: int) -> list[int]:
        """List wild cards of a hand, the cheap ones first."""
        hand = self.hands[seat]
        found: list[int] = []
        for suit in range(SUITS):
            kind = suit * 13
            if hand[kind] and self.laws.wild[kind]:
                found += [kind] * hand[kind]
        if self.laws.wild[JOKER]:
            found += [JOKER] * hand[JOKER]
        return found[:most]

    def sum_of(self, cards: list[int]) -> int:
        """Add up the points of cards."""
        total = 0
        for kind in cards:
            total += self.laws.points[kind]
        return total

    def lay_group(self, rank: int, naturals: list[int], wilds: list[int]) -> bool:
        """Lay a new group; False where the rules are against it."""
        side = self.seat % self.laws.sides
        if not self.group_fits(len(naturals), len(wilds)):
            return False
        if self.laws.one_group and self.has_group(side, rank):
            return False
        cards = naturals + wilds
        meld = KernelMeld(GROUP, rank, 0, len(cards), len(wilds), self.sum_of(cards))
        left = self.sizes[self.seat] - len(cards) + self._staying(self.withheld)
        return self._lay(meld, cards, [], left)

    def lay_sequence(self, suit: int, low: int, cards: list[int], wilds: int) -> bool:
        """Lay a new sequence from `low` up; False where the rules are against it."""
        laws = self.laws
        if not laws.sequences or not self.sequence_fits(len(cards), wilds):
            return False
        if laws.one_sequence and self.has_sequence(self.seat % laws.sides, suit):
            return False
        stands: list[int] = []
        if wilds:
            for at in range(len(cards)):
                stands.append(suit * 13 + low + at - 2 if laws.wild[cards[at]] else -1)
        meld = KernelMeld(SEQUENCE, low, suit, len(cards), wilds, self.sum_of(cards))
        left = self.sizes[self.seat] - len(cards) + self._staying(self.withheld)
        return self._lay(meld, cards, stands, left)

    def lay_wilds(self, cards: list[int]) -> bool:
        """Lay wild cards alone; False where the rules are against it."""
        laws = self.laws
        if not laws.wild_melds or len(cards) < laws.group_min:
            return False
        if laws.wild_closed and len(cards) > FULL_WILD_MELD:
            return False
        meld = KernelMeld(WILDS, 0, 0, len(cards), len(cards), self.sum_of(cards))
        left = self.sizes[self.seat] - len(cards) + self._staying(self.withheld)
        return self._lay(meld, cards, [], left)

    def add_to_group(self, at: int, naturals: list[int], wilds: list[int]) -> bool:
        """Add cards to an own group; False where the rules are against it."""
        meld = self.melds[self.seat % self.laws.sides][at]
        if not self.group_takes(meld, len(naturals), len(wilds)):
            return False
        return self._add(at, meld.rank, naturals + wilds, [], len(wilds))

    def add_to_sequence(self, at: int, kind: int, rank: int) -> bool:
        """Add one card at an end of an own sequence, in the place of `rank`; False where it does not fit."""
        laws = self.laws
        meld = self.melds[self.seat % laws.sides][at]
        wilds = 1 if laws.wild[kind] else 0
        if laws.samba_closed and meld.size >= laws.samba:
            return False
        if rank < laws.low or rank > laws.high or not self.sequence_fits(meld.size + 1, meld.wilds + wilds):
            return False
        stands = [meld.suit * 13 + rank - 2] if wilds else []
        return self._add(at, min(rank, meld.rank), [kind], stands, wilds)

    def add_wilds(self, at: int, cards: list[int]) -> bool:
        """Add wild cards to an own meld of wild cards; False where the rules are against it."""
        meld = self.melds[self.seat % self.laws.sides][at]
        if self.laws.wild_closed and meld.size + len(cards) > FULL_WILD_MELD:
            return False
        return self._add(at, 0, cards, [], len(cards))

    def join(self, first: int, second: int, cards: list[int]) -> bool:
        """Join the side's melds at two indexes, with linking cards; whether they may be is not judged."""
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        melds = self.melds[side]
        keep, gone = melds[min(first, second)], melds[max(first, second)]
        gained = self.sum_of(cards)
        wilds = 0
        low = min(keep.rank, gone.rank)
        for kind in cards:
            self.hands[seat][kind] -= 1
            wilds += 1 if laws.wild[kind] else 0
            if keep.kind == SEQUENCE and not laws.wild[kind]:
                low = min(low, laws.rank[kind])
        keep.size += gone.size + len(cards)
        keep.wilds += gone.wilds + wilds
        keep.points += gone.points + gained
        keep.rank = low
        melds.pop(max(first, second))
        if max(first, second) < self.old_melds:
            self.old_melds -= 1
        self.points[side] += gained
        self.sizes[seat] -= len(cards)
        self._check_out()
        return True

    def exchange(self, at: int, natural: int, wild: int) -> bool:
        """Put a natural card in the place of a wild one of an own meld; whether it may be is not judged."""
        laws = self.laws
        side = self.seat % laws.sides
        meld = self.melds[side][at]
        gained = laws.points[natural] - laws.points[wild]
        meld.wilds -= 1
        meld.points += gained
        self.points[side] += gained
        self.hands[self.seat][natural] -= 1
        self.hands[self.seat][wild] += 1
        return True

    def lay_three(self, kind: int) -> bool:
        """Lay out a red three; False where the rules are against it."""
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        hand = self.hands[seat]
        if not laws.red[kind] or not hand[kind]:
            return False
        known = self.from_pile[seat][kind] > 0
        replaced = laws.red_replaced and len(self.stock) > 0 and (laws.red_pile_replaced or not known)
        if not replaced:
            if not self.may_leave(self.sizes[seat] - 1 + len(self.withheld)):
                return False
        elif self.owed or (self.sizes[seat] == 1 and not laws.passes and not self.is_ready(side)):
            return False
        hand[kind] -= 1
        if known:
            self.from_pile[seat][kind] -= 1
        self.reds[side] += 1
        self.sizes[seat] -= 1
        if self.logs:
            self.log.append([THREE, kind])
        if replaced:
            drawn = self.stock.pop()
            hand[drawn] += 1
            self.sizes[seat] += 1
            if not self.stock and laws.red[drawn] and laws.red_ends:
                hand[drawn] -= 1
                self.sizes[seat] -= 1
                self.reds[side] += 1
                self.end = LAST_RED
        self._check_out()
        return True

    def draw(self) -> None:
        """Draw from the stock, or end the round where that is impossible."""
        laws = self.laws
        seat = self.seat
        if len(self.stock) < laws.draws and laws.restocks:
            self._restock()
        if self.logs:
            self.log.append([DRAW])
        self.drew = FROM_STOCK
        if not self.stock or (len(self.stock) < laws.draws and not laws.short_draw):
            self.end = STOCK
            return
        hand = self.hands[seat]
        count = min(laws.draws, len(self.stock))
        last = -1
        for _ in range(count):
            last = self.stock.pop()
            hand[last] += 1
        self.sizes[seat] += count
        emptied = not self.stock
        if laws.red_mode == FORCED:
            self._lay_forced(True)
        if emptied and laws.red[last] and laws.red_ends and self.end == RUNNING:
            if hand[last]:
                hand[last] -= 1
                self.sizes[seat] -= 1
                self.reds[seat % laws.sides] += 1
            self.end = LAST_RED

    def _restock(self) -> None:
        if len(self.pile) < 2 or self.reshuffles >= MOST_RESHUFFLES:
            return
        self.reshuffles += 1
        chance = Chance(self.restock_seed ^ self.reshuffles)
        mixed = self.pile[:-1]
        for last in range(len(mixed) - 1, 0, -1):
            other = chance.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        mixed.reverse()
        self.stock = mixed + self.stock
        self.pile = self.pile[-1:]
        if self.laws.thaws_by_rest:
            self.frozen = self.frozen and self.laws.freezes[self.pile[-1]]

    def is_frozen(self) -> bool:
        """Tell whether the pile is frozen for the seat."""
        if self.laws.always_frozen or self.frozen:
            return True
        return self.laws.frozen_first and not self.has_opened(self.seat)

    def is_open(self, when: int, frozen: bool) -> bool:
        """Tell whether a way of taking is open now."""
        return when == ALWAYS or (when == UNFROZEN and not frozen)

    def _leave_pile(self, count: int, thaws: bool) -> list[int]:
        """Take cards off the pile and return them, the top last; only taking the pile thaws what stays."""
        at = len(self.pile) - count
        taken = self.pile[at:]
        self.pile = self.pile[:at]
        if self.laws.thaws_by_rest:
            freezing = False
            for kind in self.pile:
                if self.laws.freezes[kind]:
                    freezing = True
            self.frozen = self.frozen and freezing
        elif thaws or not self.pile:
            self.frozen = False
        return taken

    def take_plain(self) -> None:
        """Take what the rules give of the pile without melding."""
        taken = self._leave_pile(min(self.laws.take_size, len(self.pile)), True)
        self.drew = FROM_PILE
        self.taken = taken[-1]
        if self.logs:
            self.log.append([TAKE, 0])
        self._receive_pile(taken)

    def take_with(self, meld: KernelMeld, at: int, cards: list[int], low: int) -> bool:
        """Take the pile, its top and `cards` going to the meld at an index (-1: `meld` is new).

        `low` is the rank the meld then has; False where what is left in the hand forbids it.
        """
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        top = self.pile[-1]
        count = min(laws.take_size, len(self.pile))
        rest = self.pile[len(self.pile) - count : -1]
        used = self.sum_of(cards)
        gained = used + laws.points[top]
        wilds = 0
        for kind in cards:
            if laws.wild[kind]:
                wilds += 1
        old_rank, old_owed = meld.rank, self.owed
        bonus = self.bonus(meld) if at >= 0 and laws.bonuses_count else 0
        if at >= 0:
            meld.size += 1 + len(cards)
            meld.wilds += wilds
            meld.points += gained
            meld.rank = low
        else:
            self.melds[side].append(meld)
        self.points[side] += gained
        self.owed = self.owed_after(meld, gained if laws.top_counts else used, bonus)
        staying = self._staying(rest)
        if not self.may_leave(self.sizes[seat] - len(cards) + staying):
            self._untake(meld, at, gained, len(cards) + 1, wilds, old_rank, old_owed)
            return False
        hand = self.hands[seat]
        for kind in cards:
            hand[kind] -= 1
            self.shown[laws.rank[kind]] += 1
        self.sizes[seat] -= len(cards)
        self._leave_pile(count, True)
        self.drew = FROM_PILE
        if 0 <= at < self.old_melds:
            self.laid_off = True
        if self.logs:
            self._noted(TAKE, at + 1, cards, [])
        if self.owed and not laws.rest_counts:
            self.withheld = rest
        else:
            if self.owed == 0:
                self.melded[seat] = True
            self._receive_pile(rest)
        self._check_out()
        return True

    def _untake(
        self, meld: KernelMeld, at: int, gained: int, count: int, wilds: int, rank: int, owed: int
    ) -> None:
        side = self.seat % self.laws.sides
        if at >= 0:
            meld.size -= count
            meld.wilds -= wilds
            meld.points -= gained
            meld.rank = rank
        else:
            self.melds[side].pop()
        self.points[side] -= gained
        self.owed = owed

    def take_top(self, at: int) -> bool:
        """Take only the top card onto an own sequence; False where the turn could then not end."""
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        top = self.pile[-1]
        meld = self.melds[side][at]
        old_rank = meld.rank
        meld.size += 1
        meld.rank = min(meld.rank, laws.rank[top])
        meld.points += laws.points[top]
        self.points[side] += laws.points[top]
        if not self._top_can_end(side):
            meld.size -= 1
            meld.rank = old_rank
            meld.points -= laws.points[top]
            self.points[side] -= laws.points[top]
            return False
        self._leave_pile(1, False)
        self.drew = FROM_TOP
        self.laid_off = True
        self.melded[seat] = True
        if self.logs:
            self.log.append([TOP, at + 1])
        return True

    def _top_can_end(self, side: int) -> bool:
        throws = self.can_throw()
        size = self.sizes[self.seat]
        if size > 1 and throws:
            return True
        if self.laws.passes and size == 1:
            return True
        return throws and self.laws.final != FINAL_FORBIDDEN and self.is_ready(side)

    def can_throw(self) -> bool:
        """Tell whether the hand holds a card that may be discarded at all."""
        hand = self.hands[self.seat]
        for kind in range(KINDS):
            if hand[kind] and self.laws.throws[kind]:
                return True
        return False

    def discard(self, kind: int) -> None:
        """End the turn with a discard."""
        rank = self.laws.rank[kind]
        self.hands[self.seat][kind] -= 1
        self.sizes[self.seat] -= 1
        self.shown[rank] += 1
        self.passed[self.seat][rank] = True
        if self.from_pile[self.seat][kind]:
            self.from_pile[self.seat][kind] -= 1
        self.pile.append(kind)
        if self.laws.freezes[kind]:
            self.frozen = True
        if self.logs:
            self.log.append([DISCARD, kind])
        if self.sizes[self.seat] == 0:
            self._check_out()
        else:
            self.next_turn()

    def skip(self) -> None:
        """End the turn without a discard."""
        if self.logs:
            self.log.append([PASS])
        self.next_turn()

    def next_turn(self) -> None:
        """Begin the turn of the seat that follows."""
        self.seat = (self.seat + self.laws.step) % self.laws.players
        self.drew = FROM_STOCK
        self.owed = 0
        self.melded_before = self.melded[self.seat]
        side = self.seat % self.laws.sides
        self.taste = self.tastes[side]
        self.old_melds = len(self.melds[side])
        self.laid_off = False
        self.taken = -1
        self.turns += 1

    # the rule player

    def play(self) -> None:
        """Play the round to its end."""
        while self.end == RUNNING:
            if self.turns > MOST_TURNS:
                self.end = CUT
                return
            self.play_turn()

    def play_turn(self) -> None:
        """Play one whole turn."""
        if not self._take():
            if self.pile:
                self.passed[self.seat][self.laws.rank[self.pile[-1]]] = True
            self.draw()
        if self.end == RUNNING:
            self.play_on()

    def play_on(self) -> None:
        """Play a turn to its end once its cards have been drawn."""
        seat = self.seat
        if self.owed:
            self._open(self.owed, True)
        if self.laws.red_mode == OPTIONAL:
            self._lay_reds()
        if self.end == RUNNING and not self.has_opened(seat):
            self._open(self.needed(seat), False)
            if self.laws.red_mode == OPTIONAL:
                self._lay_reds()
        if self.end == RUNNING and self.has_opened(seat):
            self._meld()
        if self.end == RUNNING:
            self._finish()

    def _lay_reds(self) -> None:
        for kind in range(KINDS):
            if self.laws.red[kind]:
                while self.end == RUNNING and self.hands[self.seat][kind]:
                    if not self.lay_three(kind):
                        break

    def is_urgent(self) -> bool:
        """Tell whether the round may be over before the seat plays again."""
        laws = self.laws
        if len(self.stock) <= 2 * laws.players:
            return True
        side = self.seat % laws.sides
        for seat in range(laws.players):
            if (
                seat % laws.sides != side
                and self.sizes[seat] <= self.taste.urgent
                and self.is_ready(seat % laws.sides)
            ):
                return True
        return False

    def _floor(self) -> int:
        side = self.seat % self.laws.sides
        if self.is_ready(side):
            return 0
        return max(self.laws.keep, self.taste.keep)

    def _spare(self, cards: int, floor: int) -> bool:
        return self.sizes[self.seat] - cards >= floor

    def _meld(self) -> None:
        laws = self.laws
        floor = self._floor()
        urgent = self.is_urgent()
        ready = floor == 0
        self._extend(floor)
        if self.end != RUNNING:
            return
        self._lay_runs(floor, SMALLEST if urgent or ready else self.taste.run)
        if self.end != RUNNING:
            return
        self._lay_groups(floor, SMALLEST if urgent or ready else self.taste.held)
        if self.end != RUNNING:
            return
        self._complete(floor)
        if self.end != RUNNING:
            return
        if laws.wild_melds:
            self._gather_wilds(floor)
        if self.end == RUNNING and (ready or urgent or self.is_ready(self.seat % laws.sides)):
            self._unload(0 if self.is_ready(self.seat % laws.sides) else floor)

    def _extend(self, floor: int) -> None:
        """Make own sequences longer with what the hand holds."""
        laws = self.laws
        hand = self.hands[self.seat]
        melds = self.melds[self.seat % laws.sides]
        for at in range(len(melds)):
            meld = melds[at]
            if meld.kind != SEQUENCE:
                continue
            base = meld.suit * 13 - 2
            going = True
            while going and self.end == RUNNING:
                going = False
                top = meld.rank + meld.size
                if top <= laws.high and hand[base + top] and laws.rank[base + top]:
                    if self._spare(1, floor) and self.add_to_sequence(at, base + top, top):
                        going = True
                        continue
                low = meld.rank - 1
                if low >= laws.low and hand[base + low] and laws.rank[base + low]:
                    if self._spare(1, floor) and self.add_to_sequence(at, base + low, low):
                        going = True

    def longest_run(self, least: int) -> list[int]:
        """Find the longest run of a suit in the hand: suit, lowest rank, length; empty below `least`."""
        laws = self.laws
        hand = self.hands[self.seat]
        best: list[int] = []
        best_length = least - 1
        if not laws.sequences:
            return best
        for suit in range(SUITS):
            base = suit * 13 - 2
            length = 0
            for rank in range(laws.low, laws.high + 2):
                if rank <= laws.high and hand[base + rank] and laws.rank[base + rank]:
                    length += 1
                    continue
                if length > best_length:
                    size = min(length, laws.sequence_max)
                    if size > best_length:
                        best_length = size
                        best = [suit, rank - length, size]
                length = 0
        return best

    def _lay_runs(self, floor: int, least: int) -> None:
        laws = self.laws
        while self.end == RUNNING:
            run = self.longest_run(max(least, laws.sequence_min))
            if not run:
                return
            suit, low, size = run[0], run[1], run[2]
            if not self._spare(size, floor):
                return
            cards = [suit * 13 + rank - 2 for rank in range(low, low + size)]
            if not self.lay_sequence(suit, low, cards, 0):
                return

    def count_of(self, rank: int) -> int:
        """Count the natural cards of a rank in the hand."""
        hand = self.hands[self.seat]
        at = rank - 2
        if not self.laws.rank[at]:
            return 0
        return hand[at] + hand[at + 13] + hand[at + 26] + hand[at + 39]

    def _lay_groups(self, floor: int, least: int) -> None:
        laws = self.laws
        seat = self.seat
        melds = self.melds[seat % laws.sides]
        for at in range(len(melds)):
            meld = melds[at]
            if meld.kind != GROUP:
                continue
            count = self.count_of(meld.rank)
            while count and self.end == RUNNING:
                part = min(count, self.sizes[seat] - floor)
                if not laws.exceeds:
                    part = min(part, laws.canasta - meld.size)
                if part <= 0 or not self.add_to_group(at, self.naturals_of(seat, meld.rank, part), []):
                    break
                count -= part
            if self.end != RUNNING:
                return
        for rank in range(ACE, 1, -1):
            count = self.count_of(rank)
            if count < max(least, laws.group_min):
                continue
            if not laws.exceeds:
                count = min(count, laws.canasta)
            if self._spare(count, floor):
                self.lay_group(rank, self.naturals_of(seat, rank, count), [])
                if self.end != RUNNING:
                    return

    def _complete(self, floor: int) -> None:
        """Complete canastas and sambas with wild cards where few are lacking."""
        laws = self.laws
        seat = self.seat
        melds = self.melds[seat % laws.sides]
        for at in range(len(melds)):
            meld = melds[at]
            if meld.kind == GROUP and meld.size < laws.canasta:
                lacking = laws.canasta - meld.size
                wilds = self.wilds_of(seat, lacking)
                if lacking <= self.taste.lacking and len(wilds) == lacking and self._spare(lacking, floor):
                    self.add_to_group(at, [], wilds)
            elif meld.kind == SEQUENCE and laws.sequence_wilds and meld.size < laws.samba:
                self._complete_samba(at, meld, floor)
            if self.end != RUNNING:
                return

    def _complete_samba(self, at: int, meld: KernelMeld, floor: int) -> None:
        laws = self.laws
        lacking = laws.samba - meld.size
        wilds = self.wilds_of(self.seat, lacking)
        if lacking > 2 or len(wilds) < lacking or not self._spare(lacking, floor):
            return
        if not self.sequence_fits(laws.samba, meld.wilds + lacking):
            return
        for kind in wilds:
            rank = meld.rank + meld.size
            if rank > laws.high:
                rank = meld.rank - 1
            if self.end != RUNNING or not self.add_to_sequence(at, kind, rank):
                return

    def _gather_wilds(self, floor: int) -> None:
        laws = self.laws
        melds = self.melds[self.seat % laws.sides]
        wilds = self.wilds_of(self.seat, self.sizes[self.seat])
        for at in range(len(melds)):
            if melds[at].kind == WILDS and wilds and melds[at].size < FULL_WILD_MELD:
                part = min(len(wilds), FULL_WILD_MELD - melds[at].size, max(0, self.sizes[self.seat] - floor))
                if part:
                    self.add_wilds(at, wilds[:part])
                return
        part = min(len(wilds), FULL_WILD_MELD)
        if part > SMALLEST and self._spare(part, floor):
            self.lay_wilds(wilds[:part])

    def _unload(self, floor: int) -> None:
        """Lay pairs and wild cards wherever they fit, as the round is about to end."""
        laws = self.laws
        seat = self.seat
        for rank in range(ACE, 1, -1):
            if self.count_of(rank) != 2:
                continue
            wilds = self.wilds_of(seat, max(1, laws.group_min - 2))
            if wilds and self._spare(2 + len(wilds), floor):
                self.lay_group(rank, self.naturals_of(seat, rank, 2), wilds)
                if self.end != RUNNING:
                    return
        melds = self.melds[seat % laws.sides]
        for at in range(len(melds)):
            meld = melds[at]
            while self.end == RUNNING:
                wilds = self.wilds_of(seat, 1)
                if not wilds or not self._spare(1, floor):
                    return
                if meld.kind == GROUP:
                    added = self.add_to_group(at, [], wilds)
                elif meld.kind == SEQUENCE:
                    rank = meld.rank + meld.size
                    if rank > laws.high:
                        rank = meld.rank - 1
                    added = laws.sequence_wilds > 0 and self.add_to_sequence(at, wilds[0], rank)
                else:
                    added = (meld.size < FULL_WILD_MELD or not laws.wild_closed) and self.add_wilds(at, wilds)
                if not added:
                    break
            if self.end != RUNNING:
                return

    # the first meld of the rule player

    def _open(self, needed: int, bound: bool) -> None:
        """Lay a first meld that reaches what is needed, where there is one; `bound` where it is owed."""
        plan = self._opening(needed)
        floor = self.laws.keep if not bound else 0
        total = 0
        for part in plan:
            total += len(part) - 3
        if not plan or not self._spare(total, max(0, floor - len(self.withheld))):
            return
        for part in plan:
            cards = part[3:]
            if part[0] == SEQUENCE:
                laid = self.lay_sequence(part[1], part[2], cards, 0)
            elif part[0] == WILDS:
                laid = self.lay_wilds(cards)
            else:
                wilds = [kind for kind in cards if self.laws.wild[kind]]
                laid = self.lay_group(part[2], [kind for kind in cards if not self.laws.wild[kind]], wilds)
            if not laid or self.end != RUNNING:
                return

    def _opening(self, needed: int) -> list[list[int]]:
        """Plan a first meld from the hand: rows of meld kind, suit, rank and cards; empty for none."""
        laws = self.laws
        seat = self.seat
        hand = self.hands[seat]
        kept = hand[:]
        plan: list[list[int]] = []
        total = self._plan_runs(plan) if laws.sequences and laws.sequences_count else 0
        total += self._plan_groups(plan, needed - total, total)
        spare = self.wilds_of(seat, self.sizes[seat])
        used = 0
        for part in plan:
            for kind in part[3:]:
                if laws.wild[kind]:
                    used += 1
        budget_left = NO_LIMIT
        if laws.budget != NO_LIMIT:
            budget_left = laws.budget - used
            for meld in self.melds[seat % laws.sides]:
                if meld.kind == GROUP:
                    budget_left -= meld.wilds
        at = 0
        for rank in range(ACE, 1, -1):
            if total >= needed and self._pays(plan, needed):
                break
            if self.count_of(rank) != 2 or at >= len(spare) or budget_left <= 0:
                continue
            if laws.one_group and self.has_group(seat % laws.sides, rank):
                continue
            if not self.group_fits(2, 1):
                continue
            cards = self.naturals_of(seat, rank, 2)
            for kind in cards:
                hand[kind] -= 1
            plan.append([GROUP, 0, rank, *cards, spare[at]])
            total += self.sum_of(cards) + laws.points[spare[at]]
            at += 1
            budget_left -= 1
        self.hands[seat] = kept
        if not self._pays(plan, needed):
            return []
        return plan

    def _pays(self, plan: list[list[int]], needed: int) -> bool:
        """Tell whether melds reach what is needed, together or where the rules say so one alone."""
        total = best = 0
        for part in plan:
            worth = self.sum_of(part[3:])
            if self.laws.bonuses_count:
                wilds = 0
                for kind in part[3:]:
                    if self.laws.wild[kind]:
                        wilds += 1
                worth += self.bonus(KernelMeld(part[0], part[2], part[1], len(part) - 3, wilds, 0))
            total += worth
            best = max(best, worth)
        if self.laws.sum_melds:
            return bool(plan) and total >= needed
        return bool(plan) and best >= self.needed(self.seat)

    def _plan_runs(self, plan: list[list[int]]) -> int:
        laws = self.laws
        seat = self.seat
        hand = self.hands[seat]
        total = 0
        suits: list[int] = []
        while True:
            run = self.longest_run(max(SMALLEST, laws.sequence_min))
            if not run or run[2] < laws.sequence_naturals:
                return total
            suit, low, size = run[0], run[1], run[2]
            if laws.one_sequence and (suit in suits or self.has_sequence(seat % laws.sides, suit)):
                return total
            suits.append(suit)
            cards = [suit * 13 + rank - 2 for rank in range(low, low + size)]
            for kind in cards:
                hand[kind] -= 1
            plan.append([SEQUENCE, suit, low, *cards])
            total += self.sum_of(cards)

    def _plan_groups(self, plan: list[list[int]], needed: int, so_far: int) -> int:
        laws = self.laws
        seat = self.seat
        hand = self.hands[seat]
        total = 0
        for rank in range(ACE, 1, -1):
            if so_far + total and total >= needed and laws.sum_melds:
                return total
            count = self.count_of(rank)
            if count < max(SMALLEST, laws.group_min, laws.group_naturals):
                continue
            if laws.one_group and self.has_group(seat % laws.sides, rank):
                continue
            if not laws.exceeds:
                count = min(count, laws.canasta)
            cards = self.naturals_of(seat, rank, count)
            wilds: list[int] = []
            if not laws.sum_melds:
                wilds = self._wilds_to(needed - self.sum_of(cards), count)
            for kind in cards + wilds:
                hand[kind] -= 1
            plan.append([GROUP, 0, rank, *cards, *wilds])
            total += self.sum_of(cards) + self.sum_of(wilds)
        return total

    def _wilds_to(self, lacking: int, naturals: int) -> list[int]:
        """Choose wild cards for one group that alone must reach the minimum."""
        chosen: list[int] = []
        for kind in self.wilds_of(self.seat, 3):
            if lacking <= 0 or not self.group_fits(naturals, len(chosen) + 1):
                break
            if not self.within_budget(self.seat % self.laws.sides, len(chosen) + 1):
                break
            chosen.append(kind)
            lacking -= self.laws.points[kind]
        return chosen

    # taking the pile

    def _take(self) -> bool:
        """Take the pile or its top card where that is allowed and found good."""
        laws = self.laws
        if not self.pile:
            return False
        seat = self.seat
        side = seat % laws.sides
        top = self.pile[-1]
        if laws.blocks[top]:
            return False
        forced = not self.stock and laws.forced_pile and not (laws.restocks and len(self.pile) >= 2)
        opened = self.has_opened(seat)
        if laws.top_only and opened and self._take_end(side, top):
            return True
        if not self._may_take_at_all(side, opened):
            return False
        if not laws.must_meld:
            return self._take_plainly(top)
        if not laws.rank[top]:
            return False
        frozen = self.is_frozen()
        count = min(laws.take_size, len(self.pile))
        if opened and self._take_onto(side, top, frozen):
            return True
        if count < self.taste.take_from and not forced and self.sizes[seat] > SMALLEST and opened:
            return False
        return self._take_new(side, top, frozen, opened)

    def _may_take_at_all(self, side: int, opened: bool) -> bool:
        laws = self.laws
        if not laws.take_first and not opened:
            return False
        if self.sizes[self.seat] == 1:
            if laws.one_card == NO_SINGLE_CARD_PILE and len(self.pile) == 1:
                return False
            if laws.one_card == NO_TAKE_UNLESS_OUT and not self.is_ready(side):
                return False
        return True

    def _take_end(self, side: int, top: int) -> bool:
        melds = self.melds[side]
        best, size = -1, 0
        for at in range(len(melds)):
            if self.end_takes(melds[at], top) and size < melds[at].size < FULL_SEQUENCE:
                best, size = at, melds[at].size
        if best < 0 or size + 1 < self.taste.top_from:
            return False
        return self.take_top(best)

    def _take_plainly(self, top: int) -> bool:
        """Take a card to the hand where it makes a meld or joins one."""
        laws = self.laws
        hand = self.hands[self.seat]
        rank = laws.rank[top]
        wanted = laws.wild[top]
        if not wanted and rank:
            wanted = self.count_of(rank) >= 2 or self.has_group(self.seat % laws.sides, rank)
            for meld in self.melds[self.seat % laws.sides]:
                wanted = wanted or self.end_takes(meld, top)
            if laws.sequences:
                base = laws.suit[top] * 13 - 2
                below = rank - 1 >= laws.low and hand[base + rank - 1] > 0
                above = rank + 1 <= laws.high and hand[base + rank + 1] > 0
                wanted = wanted or (below and above)
        if not wanted or self.sizes[self.seat] < 2:
            return False
        self.take_plain()
        return True

    def _take_onto(self, side: int, top: int, frozen: bool) -> bool:
        """Take the pile onto an own meld."""
        laws = self.laws
        seat = self.seat
        rank = laws.rank[top]
        melds = self.melds[side]
        for at in range(len(melds)):
            if self.is_open(laws.by_sequence, frozen) and self.end_takes(melds[at], top):
                if self.take_with(melds[at], at, [], min(melds[at].rank, rank)):
                    return True
        pair = self.naturals_of(seat, rank, 2)
        for at in range(len(melds)):
            meld = melds[at]
            if meld.kind != GROUP or meld.rank != rank:
                continue
            closed = meld.size >= laws.canasta and not laws.onto_canasta
            if self.is_open(laws.by_group, frozen) and not closed and self.group_takes(meld, 1, 0):
                if self.take_with(meld, at, [], rank):
                    return True
            paired = laws.pair and laws.pair_old and len(pair) == 2
            if paired and self.group_takes(meld, 3, 0) and self.take_with(meld, at, pair, rank):
                return True
        return False

    def _take_new(self, side: int, top: int, frozen: bool, opened: bool) -> bool:
        """Take the pile with a new meld."""
        laws = self.laws
        seat = self.seat
        rank = laws.rank[top]
        allowed = not (laws.one_group and self.has_group(side, rank))
        least = max(2, laws.group_min - 1)
        pair = self.naturals_of(seat, rank, least)
        if allowed and laws.pair and len(pair) == least and self.group_fits(least + 1, 0):
            cards = [*pair, top]
            meld = KernelMeld(GROUP, rank, 0, len(cards), 0, self.sum_of(cards))
            if self._pays_for(meld, pair, opened) and self.take_with(meld, -1, pair, rank):
                return True
        if laws.sequences and self.is_open(laws.new_sequence, frozen):
            if self._take_sequence(side, top, opened):
                return True
        one = self.naturals_of(seat, rank, 1)
        wilds = self.wilds_of(seat, max(1, laws.group_min - 2))
        if not allowed or len(pair) >= 2 or not one or not wilds or not self.is_open(laws.with_wild, frozen):
            return False
        used = one + wilds
        if not self.group_fits(2, len(wilds)) or not self.within_budget(side, len(wilds)):
            return False
        if min(laws.take_size, len(self.pile)) < SMALLEST and opened:
            return False
        meld = KernelMeld(GROUP, rank, 0, len(used) + 1, len(wilds), self.sum_of(used) + laws.points[top])
        return self._pays_for(meld, used, opened) and self.take_with(meld, -1, used, rank)

    def _take_sequence(self, side: int, top: int, opened: bool) -> bool:
        laws = self.laws
        hand = self.hands[self.seat]
        rank, suit = laws.rank[top], laws.suit[top]
        if rank < laws.low or rank > laws.high or (laws.one_sequence and self.has_sequence(side, suit)):
            return False
        base = suit * 13 - 2
        low = high = rank
        while low - 1 >= laws.low and hand[base + low - 1] and laws.rank[base + low - 1]:
            low -= 1
        while high + 1 <= laws.high and hand[base + high + 1] and laws.rank[base + high + 1]:
            high += 1
        while high - low + 1 > laws.sequence_max:
            if high > rank:
                high -= 1
            else:
                low += 1
        if high - low < 2 or not self.sequence_fits(high - low + 1, 0):
            return False
        cards = [base + one for one in range(low, high + 1) if one != rank]
        meld = KernelMeld(SEQUENCE, low, suit, high - low + 1, 0, self.sum_of(cards) + laws.points[top])
        return self._pays_for(meld, cards, opened) and self.take_with(meld, -1, cards, low)

    def _pays_for(self, meld: KernelMeld, cards: list[int], opened: bool) -> bool:
        """Tell whether the first meld is reached with this taking and what else the hand holds."""
        if opened:
            return True
        laws = self.laws
        seat = self.seat
        gained = meld.points
        if not laws.top_counts:
            gained -= laws.points[self.pile[-1]]
        owed = self.owed_after(meld, gained, 0)
        if owed == 0:
            return True
        if not laws.sum_melds or (meld.kind == SEQUENCE and not laws.sequences_count):
            return False
        kept = self.hands[seat]
        self.hands[seat] = kept[:]
        for kind in cards:
            self.hands[seat][kind] -= 1
        side = seat % laws.sides
        self.melds[side].append(meld)
        plan = self._opening(owed)
        self.melds[side].pop()
        self.hands[seat] = kept
        used = 0
        for part in plan:
            used += len(part) - 3
        rest = min(laws.take_size, len(self.pile)) - 1
        return bool(plan) and self.sizes[seat] - len(cards) - used + rest >= max(1, laws.keep)

    # the end of the turn

    def _finish(self) -> None:
        laws = self.laws
        seat = self.seat
        side = seat % laws.sides
        if self.sizes[seat] == 1:
            if laws.final == FINAL_FORBIDDEN or not self.is_ready(side) or not self.can_throw():
                self.skip()
                return
        kind = self.worst_card()
        if kind < 0:
            self._lay_all()
        if self.end != RUNNING:
            return
        if kind < 0:
            self.skip()
        else:
            self.discard(kind)

    def _lay_all(self) -> None:
        """Lay whatever can be laid: a turn may end without a discard only where nothing else can be done."""
        if not self.has_opened(self.seat):
            self._open(self.needed(self.seat), False)
            if not self.has_opened(self.seat):
                return
        self._extend(0)
        if self.end == RUNNING:
            self._lay_runs(0, SMALLEST)
        if self.end == RUNNING:
            self._lay_groups(0, SMALLEST)
        if self.end == RUNNING:
            self._unload(0)

    def worst_card(self) -> int:
        """Choose the discard: the card whose loss and use to others cost least; -1 where none may go."""
        laws = self.laws
        hand = self.hands[self.seat]
        best, least = -1, 1 << 30
        spare = -1
        pile = min(laws.take_size, len(self.pile) + 1) * self.taste.pile_card
        for kind in range(KINDS):
            if not hand[kind] or not laws.throws[kind]:
                continue
            if kind == self.taken:
                spare = kind
                continue
            loss = self.loss_of(kind, hand, pile)
            if loss < least:
                best, least = kind, loss
        return best if best >= 0 else spare

    def loss_of(self, kind: int, hand: list[int], pile: int) -> int:
        """Return what it costs to discard a card, in points; `pile` is what the pile is worth to a taker."""
        laws, taste = self.laws, self.taste
        if laws.wild[kind]:
            return 1000 + taste.wild + laws.points[kind]
        rank = laws.rank[kind]
        if not rank:
            return taste.black_three - pile // 4
        side = self.seat % laws.sides
        at = rank - 2
        count = hand[at] + hand[at + 13] + hand[at + 26] + hand[at + 39]
        loss = (count - 1) * taste.pair
        if count > 2:
            loss += taste.triple
        if laws.sequences:
            if rank > laws.low and hand[kind - 1]:
                loss += taste.near
            if rank < laws.high and hand[kind + 1]:
                loss += taste.near
            if rank > laws.low + 1 and hand[kind - 2]:
                loss += taste.gap
            if rank < laws.high - 1 and hand[kind + 2]:
                loss += taste.gap
            if hand[kind] > 1:
                loss -= taste.near
        loss -= laws.cost[kind] // 4
        for other in range(laws.sides):
            loss += self._use_of(other, kind, rank, pile, other == side)
        out = laws.copies - self.shown[rank] - count
        if out < 2:
            return loss
        fear = taste.paired * pile * out * (out - 1) // (laws.copies * laws.copies * 16)
        following = (self.seat + laws.step) % laws.players
        return loss + (fear * taste.passed // 16 if self.passed[following][rank] else fear)

    def _use_of(self, side: int, kind: int, rank: int, pile: int, own: bool) -> int:
        """Return what a discard is worth to a side that has melds, its own or another."""
        laws, taste = self.laws, self.taste
        worth = 0
        for meld in self.melds[side]:
            if meld.kind == GROUP:
                if meld.rank != rank:
                    continue
                if own:
                    worth += taste.own_group
                else:
                    worth += taste.rank_of_theirs
                    if laws.by_group and not self.frozen and not laws.always_frozen:
                        worth += pile
            elif self.end_takes(meld, kind):
                if own:
                    worth += taste.own_end * (meld.size - 2)
                else:
                    worth += taste.theirs * (meld.size - 2) if laws.top_only else 0
                    if laws.by_sequence and not self.frozen and not laws.always_frozen:
                        worth += pile
                    if meld.size + 1 >= laws.samba and (laws.top_only or laws.by_sequence):
                        worth += laws.bonus_samba
        return worth

    # the count

    def count(self) -> list[int]:
        """Count the round as it stands: the points of each side."""
        laws = self.laws
        totals: list[int] = []
        for side in range(laws.sides):
            total = self.points[side] if laws.melds_count else 0
            for meld in self.melds[side]:
                total += self.bonus(meld)
            total += self._red_points(side)
            if self.end == OUT and self.out % laws.sides == side:
                total += laws.out_bonus
                if self.concealed:
                    total += laws.concealed_bonus
            for seat in range(side, laws.players, laws.sides):
                total -= self._hand_cost(seat)
            totals.append(total)
        return totals

    def _red_points(self, side: int) -> int:
        laws = self.laws
        count = self.reds[side]
        if not count:
            return 0
        everyone = count >= laws.red_count
        if laws.red_positive == BY_REQUIREMENT:
            positive = self.meets(side)
        elif laws.red_positive == BY_INITIAL:
            positive = self.side_has_melded(side)
        else:
            positive = self.sets_of(side) >= laws.red_sets
        if positive:
            return laws.red_all if everyone else count * laws.red_each
        return -(laws.red_minus_all if everyone else count * laws.red_minus)

    def _hand_cost(self, seat: int) -> int:
        laws = self.laws
        hand = self.hands[seat]
        cost = 0
        red = False
        for kind in range(KINDS):
            if hand[kind]:
                if laws.red[kind]:
                    red = True
                elif laws.deducts:
                    cost += hand[kind] * laws.cost[kind]
        return cost + (laws.red_penalty if red else 0)
