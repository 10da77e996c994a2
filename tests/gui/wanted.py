"""What a hand has to do at the table at least once under each rule set, and matches in which it can."""

import random
from itertools import combinations

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import NoChoice
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
    Refusal,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.dealing import may_restock
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.melds import MeldKind, extended
from samba_desktop.engine.rules.kinds import (
    AskPartner,
    FirstDealer,
    MergeGroups,
    PassRule,
    RedThreeMode,
    StockEmpty,
    When,
    WildSwap,
)
from samba_desktop.engine.scoring import has_opened
from samba_desktop.engine.table import PERSON, InHand, InMeld, NewMeld, Phase
from samba_desktop.match.intents import action_for, pile_ways
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn")
SHORT = 3


def _legal(view, actions):
    return [action for action in actions if refusal(view, action) is None]


def _takes(view, fits):
    if view.turn.phase is not Phase.DRAW:
        return []
    return [way for way in pile_ways(view) if isinstance(way, TakePile) and fits(view, way)]


def _own(view):
    return view.table.melds[view.side]


def _by_pair(view, way):
    return len(way.cards) == 2 and not way.stands and len({card.rank for card in way.cards}) == 1


def _with_wild(view, way):
    naturals = [card for card in way.cards if card not in view.rules.wild_cards]
    return len(way.cards) > len(naturals) and not way.stands


def _onto(kind):
    def fits(view, way):
        return way.onto is not None and not way.cards and _own(view)[way.onto - 1].kind is kind

    return fits


def _new_sequence(view, way):
    return (
        way.onto is None and len({card.rank for card in way.cards if card not in view.rules.wild_cards}) > 1
    )


def _merges(view):
    numbers = range(1, len(_own(view)) + 1)
    return _legal(view, (Merge(one, other) for one, other in combinations(numbers, 2)))


def _swaps(view):
    found = []
    for number in range(1, len(_own(view)) + 1):
        for card in dict.fromkeys(view.hand):
            meaning = action_for(view, (card,), InHand(view.seat), InMeld(view.side, number))
            every = meaning if isinstance(meaning, tuple) else (meaning,)
            found += [one for one in every if isinstance(one, SwapWild)]
    return found


def _elsewhere(view):
    return _legal(view, (one for one in layings(view) if isinstance(one, Add) and one.side is not None))


def _standing(view):
    wilds = view.rules.wild_cards
    every = (one for one in layings(view) if isinstance(one, Lay | Add) and any(one.stands))
    return _legal(view, (one for one in every if any(card in wilds for card in one.cards)))


def _wild_melds(view):
    lays = (one for one in layings(view) if isinstance(one, Lay))
    return _legal(view, (lay for lay in lays if set(lay.cards) <= view.rules.wild_cards))


def _choices(view):
    """List what is offered in a choice: where a single card, or two of them, can mean several things."""
    here = InHand(view.seat)
    hand = list(dict.fromkeys(view.hand))
    places = [InMeld(view.side, number) for number in range(1, len(_own(view)) + 1)]
    gestures = [((card,), place) for card in hand for place in places]
    gestures += [(cards, NewMeld(view.side)) for cards in combinations(hand, SHORT)]
    for cards, place in gestures[:400]:
        meaning = action_for(view, cards, here, place)
        if isinstance(meaning, tuple) and meaning:
            return list(meaning)
    return []


def _playing(find):
    def found(view):
        return find(view) if view.is_to_act and view.turn.phase is Phase.PLAY else []

    return found


WANTED = {
    "top card onto a sequence": lambda view: _legal(
        view, (TakeTop(number) for number in range(1, len(_own(view)) + 1))
    ),
    "pile with a pair": lambda view: _takes(view, _by_pair),
    "pile with a wild card": lambda view: _takes(view, _with_wild),
    "pile onto a group": lambda view: _takes(view, _onto(MeldKind.GROUP)),
    "pile onto a sequence": lambda view: _takes(view, _onto(MeldKind.SEQUENCE)),
    "pile with a new sequence": lambda view: _takes(view, _new_sequence),
    "top card into the hand": lambda view: _takes(view, lambda _, way: not way.cards and way.onto is None),
    "merge": _playing(_merges),
    "swap": _playing(_swaps),
    "add to another side": _playing(_elsewhere),
    "wild card in a sequence": _playing(_standing),
    "wild meld": _playing(_wild_melds),
    "choice": _playing(_choices),
    "red three": lambda view: _legal(view, (LayThree(card) for card in dict.fromkeys(view.hand))),
    "pass": lambda view: _legal(view, [Pass()]),
    "own question": lambda view: _legal(view, [Ask()]),
    "answer": lambda view: _legal(view, [Answer(yes=True)]),
    "new stock": lambda view: _legal(view, [Draw()]) if _is_restocking(view) else [],
}
"""For each thing what would do it now."""


PLAYED = {
    "top card onto a sequence": lambda rules: rules.pile.pile_top_only_onto_sequence,
    "pile with a pair": lambda rules: rules.pile.pile_take_natural_pair and _melds_top(rules),
    "pile with a wild card": lambda rules: rules.pile.pile_take_natural_plus_wild is not When.NEVER,
    "pile onto a group": lambda rules: rules.pile.pile_take_by_extending_group is not When.NEVER,
    "pile onto a sequence": lambda rules: rules.pile.pile_take_by_extending_sequence is not When.NEVER,
    "pile with a new sequence": lambda rules: rules.pile.pile_take_new_sequence is not When.NEVER,
    "top card into the hand": lambda rules: not _melds_top(rules),
    "merge": lambda rules: rules.groups.merge_groups is not MergeGroups.NEVER,
    "swap": lambda rules: rules.groups.wild_swap is not WildSwap.NEVER,
    "add to another side": lambda rules: rules.groups.lay_off_on_opponents,
    "wild card in a sequence": lambda rules: (
        rules.sequences.sequences_enabled and rules.sequences.sequence_max_wilds != 0
    ),
    "wild meld": lambda rules: rules.groups.wild_melds,
    "choice": lambda rules: PLAYED["wild card in a sequence"](rules) or PLAYED["swap"](rules),
    "red three": lambda rules: rules.red_threes.red_three_mode is RedThreeMode.OPTIONAL,
    "pass": lambda rules: rules.going_out.pass_instead_of_discard is not PassRule.NEVER,
    "own question": lambda rules: rules.going_out.ask_partner is not AskPartner.OFF,
    "answer": lambda rules: rules.going_out.ask_partner is not AskPartner.OFF,
    "new stock": lambda rules: rules.stock.stock_empty_rule is StockEmpty.RESHUFFLE_DISCARDS,
}
"""Under which rules each thing is played at all."""
IN_TEAMS = {"own question", "answer"}


def _melds_top(rules):
    return rules.pile.pile_top_must_be_melded


def played(rules, seating):
    """List what a hand can come to do under these rules at a table."""
    teams = seating.sides < seating.players
    return [
        name for name, is_played in PLAYED.items() if is_played(rules) and (teams or name not in IN_TEAMS)
    ]


def _is_restocking(view):
    return view.turn.phase is Phase.DRAW and not view.table.stock_size and may_restock(view.table)


def record_of(rules, seating, seed):
    """Write the empty record of a match of the person against medium players."""
    plans = (SeatPlan(NAMES[0], PERSON), *(SeatPlan(name, "medium") for name in NAMES[1 : seating.players]))
    dealer = 0 if rules.deck.first_dealer is FirstDealer.CHOSEN else None
    return Record(rules, seating, plans, seed, first_dealer=dealer)


def _fond_of_sequences(view):
    """Return a sequence or a second group of a rank to lay, which thrifty players seldom do."""
    ranks = {meld.rank for meld in _own(view) if meld.kind is MeldKind.GROUP}
    lays = [one for one in layings(view) if isinstance(one, Lay) and not any(one.stands)]
    fond = (one for one in lays if len({card.rank for card in one.cards}) == SHORT)
    again = (one for one in lays if {card.rank for card in one.cards} <= ranks)
    return _lavish(view, (*fond, *again))


def _fond_of_an_empty_hand(view):
    """Return anything to lay at all."""
    return _lavish(view, layings(view))


def _lavish(view, actions):
    if view.turn.phase is not Phase.PLAY or view.turn.must_go_out or not has_opened(view.table, view.seat):
        return None
    return next(iter(_legal(view, actions)), None)


def _generous(view):
    """Return a discard that fits a sequence of the person's side."""
    if view.turn.phase is not Phase.PLAY:
        return None
    rows = [meld for meld in view.table.melds[0] if meld.kind is MeldKind.SEQUENCE]
    fitting = (
        Discard(card)
        for card in dict.fromkeys(view.hand)
        if any(not isinstance(extended(view.rules, row, (card,), ()), Refusal) for row in rows)
    )
    return next(iter(_legal(view, fitting)), None)


STYLES = (lambda _view: None, _fond_of_sequences, _fond_of_an_empty_hand)
"""What the person's side does, in turns, in the matches that are looked through; None for what is usual."""


def find_matches(rules, seating, names, seeds, *, most_rounds=2):
    """Let computers play until the person could do each of these things; return a record for each name.

    What never came up is left out.
    """
    left, found = set(names), {}
    for seed in seeds:
        match, rng = Match(record_of(rules, seating, seed)), random.Random(seed)
        while match.phase is not Phase.MATCH_OVER and len(match.counts) < most_rounds and left:
            if match.phase is Phase.DEAL:
                match.deal()
                continue
            seat = match.to_act
            if seat == 0:
                view = match.view(0)
                here = [name for name in left if WANTED[name](view)]
                found |= dict.fromkeys(here, match.record)
                left -= set(here)
            try:
                thought = choose(match.view(seat), rng).action
            except NoChoice:
                match.back(seat)
                continue
            style = STYLES[seed % len(STYLES)]
            fond = style(match.view(seat)) if match.view(seat).side == 0 else _generous(match.view(seat))
            match.play(fond or thought)
        if not left:
            break
    return found
