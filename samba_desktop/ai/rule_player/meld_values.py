"""What the rule player thinks things are worth, in points of a round; nothing here judges or plays.

The weights were set by duplicate deals and searched around again, without finding any that are better in
all games:

    samba-desktop tune weights --generations 10 --candidates 10 --deals 40 --fresh 800 --seed 51
        --rules swedish-samba dutch-samba german-samba bolivia black-samba classic-canasta
        --only draw pile_card pair triple whole next_to own_group patience impatience unopened

found numbers that bring +13 ± 26, +17 ± 27, +3 ± 22, +31 ± 59, -3 ± 36 and +5 ± 19 points a round in these
games on fresh deals: nothing that chance doesn't explain. Sought in swedish-samba alone (`--generations 14
--candidates 12 --deals 200 --fresh 3000 --seed 41`) they bring +32 ± 20 there and cost 80 ± 61 in
black-samba.
"""

from functools import lru_cache

from msgspec import Struct

from samba_desktop.engine.rules.rules import Rules


class Weights(Struct, frozen=True, cache_hash=True):
    """The numbers that can be tuned."""

    sequence: tuple[float, ...] = (0, 0, 0, 70, 130, 260, 560, 1550)
    """The worth of an own sequence by its length."""
    draw: float = 34
    """The worth of one unknown card."""
    pile_card: float = 46
    """The worth of one card of the pile to whoever takes it."""
    pile_base: float = 10
    """The worth of the meld that taking makes, beside the cards."""
    take_from: float = 0
    """Take the pile when it is worth this much more than drawing."""
    wild: float = 130
    joker: float = 160
    waste: float = 60
    """What it costs beside to discard a wild card."""
    black_three: float = 14
    pair: float = 27
    triple: float = 30
    """For each card of a rank that is held four times or more."""
    whole: float = 40
    """For a card of a rank that is held just three times: a group ready to be laid."""
    next_to: float = 20
    """For a neighbour in the suit."""
    next_but_one: float = 7
    gap_to_sequence: float = 0.25
    """The part of a longer sequence's worth for a card that would fit after one more."""
    own_group: float = 45
    """For a card that an own group on the table can take."""
    hand_points: float = -0.5
    """How much the card points weigh for discarding."""
    unopened: float = 0.4
    """The chance that a side can make its first meld when it takes the pile."""
    remembered: float = 0.3
    """What is left of the chance of a pair after the seat discarded or declined that rank."""
    opening: float = 40
    """What it is worth that the own side has made its first meld."""
    laid_off: float = 0.3
    """What is left of the chance of a pair whose rank lies on the table: who held it had laid it."""
    feed: float = 6
    """What it costs in a partner's eyes to discard onto an unfinished group of the next side."""
    feed_more: float = 2
    """The same for each card of that group beyond three."""
    own_top: float = 1.0
    """How much of what the next player's sequence gains is counted."""
    keep: int = 5
    """Cards to keep before discarding while the side may not go out."""
    patience: float = 10
    """The least worth of a first meld that is laid while there is time."""
    impatience: float = 12
    """How much less it may be worth for each card that came to the hand since the deal."""
    reserve_from: int = 3
    """From this length of an own sequence on cards wait for it instead of going to groups."""
    reserve_reach: int = 3
    run: int = 5
    """The least length of a run that is laid as a new sequence while the round is calm; groups are faster."""
    mixed_run: int = 5
    """The least number of naturals in a run with a wild card that is laid as a new sequence."""
    first_run: float = 25
    """The worth of each card beyond two of a sequence in the first meld."""
    first_group: float = 20
    """The same for a group."""
    first_wilds: float = 10
    """The same for each card of a meld of wild cards in the first meld."""
    plain_draw: float = 24
    """The worth of drawing where no complete meld earns anything."""
    urgent_from: float = 0.5
    """From this danger on that the round ends before the next turn everything is laid."""
    three_blocks: int = 1
    """Whether a red three that promises little is discarded to block the pile."""
    ask_from: int = 9
    """With so many cards in the partners' hands they are asked before going out."""
    wait_for_samba: float = 0.3
    """The chance of completing a meld of six cards before anybody else goes out."""
    wait_more: float = 0.08
    """The same for a meld of five."""
    stake: float = 1000
    """What is lost when another side goes out while this one waits."""
    memory: int = 0
    """How many of the last events of a round are remembered; 0 for all."""
    caution: float = 1.0
    """How much is minded what a discard gives away."""
    slip: float = 0.0
    """How often a discard is just one of the good ones."""
    slip_within: float = 0.0
    """How much worse than the best such a discard may be."""
    overlook_pile: float = 0.0
    """How often it is not noticed that the pile could be taken."""
    overlook_meld: float = 0.0
    """How often cards of a rank are overlooked that could be laid, or what wild cards could complete."""
    overlook_out: float = 0.0
    """How often a way out is overlooked."""


MEDIUM = Weights()
EASY = Weights(
    memory=6,
    slip=0.5,
    slip_within=60,
    overlook_pile=0.4,
    overlook_meld=0.4,
    overlook_out=0.5,
    caution=0.4,
    urgent_from=0.9,
    patience=-1e6,
    keep=3,
    run=3,
    reserve_from=9,
    remembered=1.0,
    laid_off=1.0,
    own_top=0.4,
    wait_for_samba=0.0,
    three_blocks=0,
)
"""A friendly beginner: lays what can be laid, opens at once, remembers little, and slips now and then."""


USUAL_SAMBA, USUAL_CANASTA = 1550.0, 800.0
"""What the weights take for granted: a samba with its cards, a natural and a mixed canasta together."""
LEAST_SAMBA = 350.0
"""What a samba is worth at least where it counts for going out."""
MIXING = 0.4
"""From this part of the worth of a samba on, one with wild cards is worth spoiling a pure one."""
WILD_AT_HAND = 0.85
"""How likely a wild card is there when it would complete a sequence."""
PLAIN = 0.3
"""How much hopes weigh where no complete meld earns anything, so that only card points count."""
PLAIN_CARD = 9.0
MOST = 7


@lru_cache(maxsize=16)
def meld_values_of(rules: Rules, weights: Weights) -> "MeldValues":
    """Work out the worth of melds, once for the same rules and weights."""
    return MeldValues(rules, weights)


class MeldValues:
    """The worth of melds in points of a round."""

    __slots__ = ("_runs", "groups", "is_plain", "mixed_samba", "mixes", "run_wilds", "samba", "weights")

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.weights = weights
        match = rules.match
        sequences = rules.sequences
        counts = sequences.samba_size is not None and sequences.sequences_enabled
        canastas = rules.groups.canasta_size is not None
        self.is_plain = not counts and not canastas
        """Whether nothing is ever complete."""
        self.groups = 1.0
        """How much more or less than usual groups are worth."""
        if not canastas:
            self.groups = PLAIN
        else:
            bonus = match.bonus_natural_canasta + match.bonus_mixed_canasta
            if bonus != USUAL_CANASTA:
                self.groups = max(PLAIN, min(2.5, bonus / USUAL_CANASTA))
        self.samba = max(LEAST_SAMBA, match.bonus_samba + 50.0) if counts else 0.0
        most = sequences.sequence_max_wilds
        self.run_wilds = 3 if most is None else most
        self.mixed_samba = match.bonus_mixed_samba + 70.0 if counts and self.run_wilds else 0.0
        self.mixes = self.mixed_samba > MIXING * self.samba
        """Whether wild cards are well spent in sequences."""
        self._runs = self._tables(weights)

    def _tables(self, weights: Weights) -> tuple[tuple[float, ...], ...]:
        """Tabulate the worth of sequences by the wild cards in them and by their length."""
        usual = weights.sequence
        if not self.samba:
            plain = tuple(PLAIN_CARD * size for size in range(MOST + 1))
            return (plain,) * (self.run_wilds + 1)
        pure = tuple(worth * self.samba / USUAL_SAMBA for worth in usual)
        if not self.run_wilds or not self.mixes:
            return (pure,) * (self.run_wilds + 1)
        share = self.mixed_samba / USUAL_SAMBA
        tables = []
        for wilds in range(self.run_wilds + 1):
            more = self.run_wilds - wilds
            mixed = tuple(
                usual[min(MOST, size + more)] * share * WILD_AT_HAND
                if more and 3 <= size < MOST
                else usual[size] * share
                for size in range(MOST + 1)
            )
            tables.append(mixed if wilds else tuple(map(max, pure, mixed)))
        return tuple(tables)

    def of_naturals(self, size: int) -> float:
        """Return the worth of a sequence of so many natural cards that no wild card is to join."""
        return self.weights.sequence[min(size, MOST)] * self.samba / USUAL_SAMBA

    def of_sequence(self, size: int, wilds: int = 0) -> float:
        """Return the worth of an own sequence of so many cards; more than a samba add nothing."""
        if self.samba:
            return self._runs[min(wilds, self.run_wilds)][min(size, MOST)]
        return PLAIN_CARD * size
