"""Which refusals, actions and ends there can be by which rules: nothing else may come up by chance."""

from collections.abc import Callable
from itertools import product

from samba_desktop.engine.actions import Reason
from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from tests.engine.random_counts import FULL, by_players, option

Condition = Callable[["Facts"], bool]
PRINTED_RANKS = {"four_to_ace": 11, "three_to_ace": 12, "ace_low_literal": 13}


class Facts:
    """A rule set at one table, with the questions that several conditions ask."""

    def __init__(self, rules: Rules, seating: Seating) -> None:
        self.rules, self.seating = rules, seating
        self.teams = seating.shape is not Shape.SOLO
        self.asks = self.teams and self["ask_partner"] != "off"
        jokers = self["joker_count"] if "joker" in self["wild_ranks"] else 0
        self.wilds = jokers + (4 * self["deck_count"] if "two" in self["wild_ranks"] else 0)
        self.melds_top = self["pile_top_must_be_melded"]
        self.sequences = self["sequences_enabled"]
        self.special = self["threes_special"]
        self.bonus_threes = self.special and self["red_three_mode"] != "ordinary"
        self.kept_threes = self.special and self["red_three_mode"] == "optional"
        self.black_going_out = self.special and self["black_three_meld"].startswith("going_out")
        self.sets = by_players(self["go_out_sets"], seating.players)

    def __getitem__(self, name: str) -> object:
        return option(self.rules, name)

    def in_groups(self) -> int:
        """Count the wild cards that a group may hold."""
        most = self["group_max_wilds"]
        return self.wilds if most is None else min(most, self.wilds)

    def in_sequences(self) -> int:
        """Count the wild cards that a sequence may hold."""
        most = self["sequence_max_wilds"]
        return (self.wilds if most is None else min(most, self.wilds)) if self.sequences else 0

    def adds_to_take(self) -> bool:
        """Tell whether the pile is ever taken by adding its top card to a meld."""
        groups, sequences = self["pile_take_by_extending_group"], self["pile_take_by_extending_sequence"]
        return self.melds_top and (groups != "never" or (self.sequences and sequences != "never"))

    def thaws(self) -> bool:
        """Tell whether anything is refused because the pile is frozen."""
        ways = [self["pile_take_natural_plus_wild"], self["pile_take_by_extending_group"]]
        if self.sequences:
            ways += [self["pile_take_by_extending_sequence"], self["pile_take_new_sequence"]]
        always = self.sequences and self["pile_take_new_sequence"] == "always"
        return self.melds_top and ("when_unfrozen" in ways or always)

    def breaks_ratio(self) -> bool:
        """Tell whether there is a group that keeps all limits but the balance of wild cards."""
        needed = {"double": lambda w: 2 * w, "majority": lambda w: w + 1, "equal": lambda w: w}
        lacks = needed.get(self["group_ratio_rule"], lambda _: 0)
        return any(
            naturals + wilds > 2 and naturals < lacks(wilds)
            for naturals in range(self["group_min_naturals"], 4 * self["deck_count"] + 1)
            for wilds in range(self.in_groups() + 1)
        )

    def lacks_naturals(self) -> bool:
        """Tell whether there is a sequence within the limit of wild cards with too few natural ones."""
        pairs = product(range(self["sequence_min_naturals"]), range(self.in_sequences() + 1))
        return any(naturals + wilds > 2 for naturals, wilds in pairs)

    def breaks_sequence_ratio(self) -> bool:
        least, most = self["sequence_min_naturals"], self.in_sequences()
        return self["sequence_ratio_rule"] == "majority" and any(
            least <= naturals <= wilds and naturals + wilds > 2
            for naturals, wilds in product(range(4), range(most + 1))
        )

    def has_sets(self) -> bool:
        groups = self["canasta_size"] is not None
        return groups or (self.sequences and self["samba_size"] is not None) or self["wild_melds"]

    def blocks(self) -> bool:
        sorts = self["blocking_top_cards"]
        return ("wild" in sorts and self.wilds > 0) or (self.special and bool(sorts & {"black3", "red3"}))


ONLY_WHERE: dict[Reason, Condition] = {
    Reason.STOCK_TAKE_FORCED: lambda f: f["forced_pile_when_stock_empty"] and f.adds_to_take(),
    Reason.PILE_FROZEN: Facts.thaws,
    Reason.PILE_BLOCKED: Facts.blocks,
    Reason.PILE_BEFORE_INITIAL: lambda f: not f["pile_take_for_initial"],
    Reason.PILE_NEEDS_PAIR: lambda f: f.melds_top,
    Reason.PILE_NATURAL_PLUS_WILD: lambda f: (
        f.melds_top and f["pile_take_natural_plus_wild"] == "never" and f.wilds > 0
    ),
    Reason.PILE_ONTO_GROUP: lambda f: (
        f.melds_top and (f["pile_take_by_extending_group"] == "never" or f["wild_melds"])
    ),
    Reason.PILE_ONTO_SEQUENCE: lambda f: (
        f.melds_top and f.sequences and f["pile_take_by_extending_sequence"] == "never"
    ),
    Reason.PILE_ONTO_CANASTA: lambda f: (
        f.melds_top and f["canasta_size"] is not None and not f["pile_onto_complete_canasta"]
    ),
    Reason.PILE_NEW_SEQUENCE: lambda f: (
        f.melds_top and f.sequences and f["pile_take_new_sequence"] == "never"
    ),
    Reason.PILE_NEIGHBOUR: lambda f: (
        f.melds_top and f["pile_take_new_sequence"] != "never" and f.in_sequences() > 0
    ),
    Reason.PILE_PAIR_NEW_GROUP: lambda f: (
        f.melds_top
        and f["pile_pair_target"] == "new_group"
        and f["pile_take_by_extending_group"] == "never"
        and (f["pile_take_natural_pair"] or f["pile_take_natural_plus_wild"] != "never")
    ),
    Reason.PILE_MUST_MELD: lambda f: f.melds_top,
    Reason.PILE_NO_MELDING: lambda f: not f.melds_top,
    Reason.PILE_ONE_CARD: lambda f: f["one_card_hand_pile_rule"] != "none",
    Reason.TOP_ONLY_NEVER: lambda f: not f["pile_top_only_onto_sequence"],
    Reason.TOP_ONLY_SEQUENCE: lambda f: f["pile_top_only_onto_sequence"],
    Reason.TOP_NO_END: lambda f: (
        f["pile_top_only_onto_sequence"]
        and f.sequences
        and (
            f["pass_instead_of_discard"] == "never"
            or (f.wilds > 0 and not f["discard_wild"])
            or (f.kept_threes and not f["discard_red_three"])
        )
    ),
    Reason.WILD_NEEDS_CARD: lambda f: f.in_sequences() > 0,
    Reason.RED_THREE_IN_MELD: lambda f: (
        f.special
        and (f["red_three_mode"] != "forced" or f.in_sequences() > 0 or "red3" not in f["blocking_top_cards"])
    ),
    Reason.TOO_MANY_WILDS: lambda f: f.wilds > 0 and f["group_max_wilds"] is not None,
    Reason.TOO_FEW_NATURALS: lambda f: f.wilds > 0 and f["group_min_naturals"] > 1,
    Reason.WILD_RATIO: Facts.breaks_ratio,
    Reason.WILD_BUDGET: lambda f: f["wild_budget_per_side"] is not None and f.in_groups() > 0,
    Reason.WILD_ON_CANASTA: lambda f: (
        f.wilds > 0 and f["canasta_size"] is not None and not f["wild_on_complete_canasta"]
    ),
    Reason.CANASTA_FULL: lambda f: f["canasta_size"] is not None and not f["groups_may_exceed_seven"],
    Reason.SECOND_GROUP: lambda f: f["same_rank_groups"] == "one",
    Reason.WILDS_ONLY: lambda f: f.wilds > 0 and not f["wild_melds"],
    Reason.WILD_CANASTA_CLOSED: lambda f: (
        f["wild_melds"] and f["wild_meld_closed_at_seven"] and f.wilds > FULL
    ),
    Reason.WILD_MELD_FULL: lambda f: f["wild_melds"] and f["wild_meld_closed_at_seven"] and f.wilds > FULL,
    Reason.BLACK_THREE_NEVER: lambda f: f.special and f["black_three_meld"] == "never",
    Reason.BLACK_THREE_GOING_OUT: lambda f: f.black_going_out,
    Reason.BLACK_THREE_WILD: lambda f: (
        f.special and f["black_three_meld"] == "going_out_natural" and f.wilds > 0
    ),
    Reason.BLACK_THREE_MAX: lambda f: (
        f.special and f["black_three_meld"] != "never" and f["black_three_group_max"] < 2 * f["deck_count"]
    ),
    Reason.NO_SEQUENCES: lambda f: not f.sequences,
    Reason.WILD_IN_SEQUENCE: lambda f: f.sequences and f.wilds > 0 and f["sequence_max_wilds"] == 0,
    Reason.SEQUENCE_WILDS: lambda f: f.in_sequences() > 0 and f["sequence_max_wilds"] is not None,
    Reason.SEQUENCE_NATURALS: Facts.lacks_naturals,
    Reason.SEQUENCE_RATIO: Facts.breaks_sequence_ratio,
    Reason.SEQUENCE_RANKS: lambda f: f.sequences,
    Reason.SEQUENCE_GAP: lambda f: f.sequences,
    Reason.SEQUENCE_DOUBLE: lambda f: f.sequences,
    Reason.SEQUENCE_SUITS: lambda f: f.sequences,
    Reason.SEQUENCE_LONG: lambda f: (
        f.sequences
        and (
            f["merge_sequences"] != "never"
            or (f["sequence_max_length"] or 99) < PRINTED_RANKS[f["sequence_rank_model"]]
        )
    ),
    Reason.SAMBA_CLOSED: lambda f: f.sequences and f["samba_size"] is not None and f["samba_closed"],
    Reason.SECOND_SEQUENCE: lambda f: f.sequences and f["same_suit_sequences"] == "one",
    Reason.MERGE_GROUPS_NEVER: lambda f: f["merge_groups"] == "never",
    Reason.MERGE_SEQUENCES_NEVER: lambda f: f.sequences and f["merge_sequences"] == "never",
    Reason.MERGE_DIFFERENT: lambda f: f.sequences or f["merge_groups"] != "never" or f["wild_melds"],
    Reason.SWAP_NEVER: lambda f: f["wild_swap"] == "never",
    Reason.SWAP_COMPLETE: lambda f: f["wild_swap"] != "never" and f.has_sets(),
    Reason.SWAP_NO_WILD: lambda f: f["wild_swap"] != "never",
    Reason.SWAP_WHICH: lambda f: f["wild_swap"] != "never" and f.in_groups() > 1,
    Reason.SWAP_CARD: lambda f: f["wild_swap"] != "never" and f.wilds > 0,
    Reason.OTHER_SIDE: lambda f: not f["lay_off_on_opponents"],
    Reason.LAY_OFF_BEFORE_INITIAL: lambda f: (
        f["lay_off_on_opponents"] or (f["initial_meld_unit"] == "player" and f.teams)
    ),
    Reason.SHORT_OF_MINIMUM: lambda f: any(points for _, points in f["initial_meld_bands"]),
    Reason.THREES_ORDINARY: lambda f: not f.bonus_threes,
    Reason.THREE_NO_END: lambda f: (
        f.kept_threes and f["red_three_replacement"] and f["pass_instead_of_discard"] == "never"
    ),
    Reason.KEEP_CARDS: lambda f: f.sets or f["go_out_min_sambas"] or f["go_out_min_natural_sets"],
    Reason.GO_OUT_SETS: lambda f: f.sets and f["final_discard"] != "forbidden",
    Reason.GO_OUT_SAMBAS: lambda f: f["go_out_min_sambas"] and f["final_discard"] != "forbidden",
    Reason.GO_OUT_NATURAL: lambda f: f["go_out_min_natural_sets"] and f["final_discard"] != "forbidden",
    Reason.GO_OUT_POINTS: lambda f: f["go_out_min_meld_points"],
    Reason.GO_OUT_NO_DISCARD: lambda f: f["final_discard"] == "forbidden",
    Reason.GO_OUT_DISCARD: lambda f: f["final_discard"] == "required",
    Reason.MUST_ASK: lambda f: f.teams and f["ask_partner"] == "mandatory_binding",
    Reason.ANSWER_NO: lambda f: f.asks,
    Reason.MUST_GO_OUT: lambda f: f.asks or f.black_going_out or f["keep_after_melding"] > 1,
    Reason.DISCARD_RED_THREE: lambda f: f.kept_threes and not f["discard_red_three"],
    Reason.DISCARD_WILD: lambda f: f.wilds > 0 and not f["discard_wild"],
    Reason.DISCARD_TAKEN: lambda f: not f.melds_top,
    Reason.PASS_NEVER: lambda f: f["pass_instead_of_discard"] == "never",
    Reason.PASS_ONE_CARD: lambda f: f["pass_instead_of_discard"] != "never",
    Reason.PASS_GO_OUT: lambda f: (
        f["pass_instead_of_discard"] != "never" and f["final_discard"] != "forbidden"
    ),
    Reason.ASK_OFF: lambda f: f.teams and f["ask_partner"] == "off",
    Reason.ASK_SOLO: lambda f: not f.teams,
    Reason.ASK_TWICE: lambda f: f.asks,
    Reason.CANNOT_GO_OUT: lambda f: f.asks,
    Reason.ASK_NO_END: lambda f: f.asks,
    Reason.ANSWER_FIRST: lambda f: f.asks,
}
"""A reason that is not named here can come up by all rules."""

ACTIONS_ONLY_WHERE: dict[str, Condition] = {
    "TakeTop": lambda f: f["pile_top_only_onto_sequence"] and f.sequences,
    "Merge": lambda f: f["merge_groups"] != "never" or (f.sequences and f["merge_sequences"] != "never"),
    "SwapWild": lambda f: f["wild_swap"] != "never" and f.wilds > 0,
    "LayThree": lambda f: f.kept_threes,
    "Ask": lambda f: f.asks,
    "Answer": lambda f: f.asks,
}
ACTIONS = ("Draw", "TakePile", "Lay", "Add", "Discard", "Pass", *ACTIONS_ONLY_WHERE)

ENDS_ONLY_WHERE: dict[str, Condition] = {
    RoundEnd.LAST_RED_THREE.value: lambda f: (
        f.bonus_threes and f["red_three_last_stock_card"] == "ends_round"
    ),
    RoundEnd.TARGET.value: lambda f: f["match_end_check"] == "at_once",
}
ENDS = (*(end.value for end in RoundEnd), "match over", "concealed")
"""All that `Watch.ends` can count."""


def possible_reasons(rules: Rules, seating: Seating) -> set[Reason]:
    """List the reasons for which something might be refused at a table."""
    facts = Facts(rules, seating)
    return {reason for reason in Reason if reason not in ONLY_WHERE or ONLY_WHERE[reason](facts)}


def possible_actions(rules: Rules, seating: Seating) -> set[str]:
    facts = Facts(rules, seating)
    return {
        action for action in ACTIONS if action not in ACTIONS_ONLY_WHERE or ACTIONS_ONLY_WHERE[action](facts)
    }


def possible_ends(rules: Rules, seating: Seating) -> set[str]:
    facts = Facts(rules, seating)
    return {end for end in ENDS if end not in ENDS_ONLY_WHERE or ENDS_ONLY_WHERE[end](facts)}


def possible_sets(rules: Rules) -> set[str]:
    """List the complete sets that there can be, by the option that rewards them."""
    facts = Facts(rules, Seating(2, Shape.SOLO))
    sets: set[str] = set()
    if facts["canasta_size"] is not None:
        sets |= {"bonus_natural_canasta"} | ({"bonus_mixed_canasta"} if facts.in_groups() else set())
    if facts.sequences and facts["samba_size"] is not None:
        sets |= {"bonus_samba"} | ({"bonus_mixed_samba"} if facts.in_sequences() else set())
    return sets | ({"bonus_wild_canasta"} if facts["wild_melds"] and facts.wilds >= FULL else set())
