"""What a gesture means."""

from collections.abc import Iterable

import pytest

from samba_desktop.engine.actions import (
    Discard,
    Draw,
    Lay,
    LayThree,
    Pass,
    Reason,
    Refusal,
    TakePile,
    read_action,
    write_action,
)
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Phase
from samba_desktop.match.intents import (
    OfferKind,
    action_for,
    melding,
    obvious_action,
    offers,
    pile_ways,
    places_on,
    targets,
    ways_with,
)
from samba_desktop.match.match import Match
from tests.match.positions import cards, view
from tests.match.random_player import RandomPlayer, new_record

HAND, PILE, STOCK, ZONE = InHand(0), OnPile(), OnStock(), NewMeld(0)
WILD_SEQUENCES = {"sequence_max_wilds": 2, "sequence_min_naturals": 1}


def said(meaning):
    """Write a meaning as notation: one text, a list of several, or the code of a refusal."""
    match meaning:
        case Refusal(reason):
            return reason
        case tuple():
            return [write_action(action) for action in meaning]
        case _:
            return write_action(meaning)


def dropped(hand, moved, target, source=HAND, selected="", **more):
    return said(action_for(view(hand, **more), cards(moved), source, target, cards(selected)))


def test_three_of_a_rank_on_the_own_zone_are_a_new_meld():
    assert dropped("QS QH QD 4C", "QS QH QD", ZONE) == "lay QS QH QD"


def test_cards_in_order_are_laid_from_low_to_high():
    assert dropped("6S 4S 5S 9C", "6S 4S 5S", ZONE) == "lay 4S 5S 6S"


def test_a_wild_card_that_may_stand_for_several_is_a_choice():
    got = dropped("5S 6S JK 9C", "5S 6S JK", ZONE, changed=WILD_SEQUENCES)

    assert got == ["lay JK=4S 5S 6S", "lay 5S 6S JK=7S"]


def test_a_wild_card_in_a_gap_is_no_choice():
    assert dropped("5S 7S JK 9C", "JK 7S 5S", ZONE, changed=WILD_SEQUENCES) == "lay 5S JK=6S 7S"


def test_cards_that_fit_as_group_and_as_sequence_are_a_choice():
    rules = {**WILD_SEQUENCES, "group_min_naturals": 1, "group_ratio_rule": "none"}
    got = dropped("9S JK 2C 4H", "9S JK 2C", ZONE, changed=rules)

    assert got[0] == "lay 9S JK 2C"
    assert "lay 9S JK=10S 2C=JS" in got
    assert len(got) == 1 + 3


def test_which_wild_card_stands_where_is_asked_only_where_one_can_be_had_back():
    got = dropped("9S JS JK 2C 4H", "9S JS JK 2C", ZONE, changed=WILD_SEQUENCES)
    swapping = {**WILD_SEQUENCES, "wild_swap": "incomplete_any"}
    more = dropped("9S JS JK 2C 4H", "9S JS JK 2C", ZONE, changed=swapping)

    assert len(more) == 2 * len(got)
    assert {"lay JK=8S 9S 2C=10S JS", "lay 2C=8S 9S JK=10S JS"} <= set(more)


def test_a_wild_card_in_a_sequence_is_refused_as_what_it_was_meant_as():
    assert dropped("5S 6S JK 9C", "5S 6S JK", ZONE) is Reason.WILD_IN_SEQUENCE


def test_mixed_cards_are_no_meld():
    assert dropped("5S 6H 6D 9C", "5S 6H 6D", ZONE) is Reason.NOT_A_MELD


def test_laying_before_drawing_is_refused_with_that_reason():
    assert dropped("QS QH QD 4C", "QS QH QD", ZONE, phase="draw") is Reason.DRAW_FIRST


def test_a_card_joins_the_meld_it_is_dropped_on():
    assert dropped("QC 4C 5C", "QC", InMeld(0, 1), melds="QS QH QD") == "add m1 QC"


def test_several_cards_join_a_sequence_at_both_ends():
    assert dropped("4S 8S 9C", "8S 4S", InMeld(0, 1), melds="5S 6S 7S") == "add m1 4S 8S"


def test_a_wild_card_that_fits_both_ends_is_a_choice():
    got = dropped("JK 4C 9C", "JK", InMeld(0, 1), melds="5S 6S 7S", changed=WILD_SEQUENCES)

    assert got == ["add m1 JK=4S", "add m1 JK=8S"]


def test_a_card_beside_a_sequence_is_refused_for_its_gap():
    assert dropped("9S 4C 9C", "9S", InMeld(0, 1), melds="5S 6S 7S") is Reason.SEQUENCE_GAP


def test_a_card_of_another_rank_is_refused_as_that_even_beside_a_wild_card():
    assert dropped("KS 4C 9C", "KS", InMeld(0, 1), melds="QS QH JK") is Reason.OTHER_RANK


def test_a_natural_card_on_its_wild_card_is_exchanged_or_added():
    rules = {"wild_swap": "incomplete_group"}
    got = dropped("QC 4C 9C", "QC", InMeld(0, 1), melds="QS QH JK", changed=rules)

    assert got == ["add m1 QC", "swap m1 QC"]


def test_a_natural_card_on_its_wild_card_is_added_where_there_is_no_exchange():
    assert dropped("QC 4C 9C", "QC", InMeld(0, 1), melds="QS QH JK") == "add m1 QC"


def test_in_a_sequence_the_card_of_the_wild_card_can_only_be_exchanged():
    rules = {**WILD_SEQUENCES, "wild_swap": "incomplete_any"}

    assert dropped("6S 4C 9C", "6S", InMeld(0, 1), melds="5S JK=6S 7S", changed=rules) == "swap m1 6S"
    assert (
        dropped("6S 4C 9C", "6S", InMeld(0, 1), melds="5S JK=6S 7S", changed=WILD_SEQUENCES)
        is Reason.SWAP_NEVER
    )


def test_which_wild_card_is_exchanged_is_asked_where_they_differ():
    rules = {"wild_swap": "incomplete_group"}
    got = dropped("QC 4C 9C", "QC", InMeld(0, 1), melds="QS QH QD QS JK 2C", changed=rules)

    assert got == ["add m1 QC", "swap m1 QC JK", "swap m1 QC 2C"]


def test_another_sides_meld_takes_cards_only_where_that_is_played():
    more = {"melds": "KS KH KD", "others": ["QS QH QD"]}

    assert dropped("QC 4C 9C", "QC", InMeld(1, 1), **more) is Reason.OTHER_SIDE
    assert (
        dropped("QC 4C 9C", "QC", InMeld(1, 1), changed={"lay_off_on_opponents": True}, **more)
        == "add B.m1 QC"
    )


def test_one_card_on_the_pile_is_a_discard():
    assert dropped("QC 4C 9C", "4C", PILE) == "discard 4C"


def test_several_cards_on_the_pile_after_drawing_are_too_many_to_discard():
    assert dropped("QC QD 9C", "QC QD", PILE) is Reason.DISCARD_ONE


def test_a_pair_on_the_pile_before_drawing_takes_it():
    assert dropped("QC QD 9C 5C", "QC QD", PILE, phase="draw", pile="4C QS", melds="KS KH KD") == "take QC QD"


def test_a_pair_on_the_pile_may_join_an_own_group_too():
    got = dropped("QC QD 9C 5C", "QC QD", PILE, phase="draw", pile="4C QS", melds="QH QD QC")

    assert got == ["take QC QD", "take QC QD onto m1"]


def test_one_card_on_the_pile_before_drawing_is_refused_as_a_discard():
    assert dropped("QC QD 9C 5C", "9C", PILE, phase="draw") is Reason.DRAW_FIRST


def test_a_red_three_goes_to_the_red_threes_and_from_the_own_zone_too():
    assert dropped("3H QD 9C 5C", "3H", AmongRedThrees(0)) == "three 3H"
    assert dropped("3H QD 9C 5C", "3H", ZONE) == "three 3H"
    assert dropped("3H QD 9C 5C", "QD", AmongRedThrees(0)) is Reason.NOT_A_RED_THREE


def test_from_the_stock_to_the_hand_is_drawing():
    assert dropped("QD 9C", "", HAND, source=STOCK, phase="draw") == "draw"
    assert dropped("QD 9C", "", HAND, source=STOCK) is Reason.WRONG_PHASE_DRAWN


def test_from_the_pile_to_the_hand_is_the_one_way_to_take_it():
    assert (
        dropped("QC QD 9C 5C", "QS", HAND, source=PILE, phase="draw", pile="4C QS", melds="KS KH KD")
        == "take QC QD"
    )


def test_from_the_pile_to_the_hand_is_a_choice_of_several_ways():
    got = dropped("QC QD QH 9C 5C", "QS", HAND, source=PILE, phase="draw", pile="4C QS", melds="KS KH KD")

    assert got == ["take QC QD", "take QC QH", "take QD QH"]


def test_selected_cards_settle_the_way():
    more = {"source": PILE, "phase": "draw", "pile": "4C QS", "melds": "KS KH KD"}

    assert dropped("QC QD QH 9C 5C", "QS", HAND, selected="QD QC", **more) == "take QD QC"
    assert dropped("QC QD QH 9C 5C", "QS", ZONE, selected="QD QC QH", **more) == "take QD QC QH"


def test_from_the_pile_to_the_hand_takes_without_melding_where_the_rules_say_so():
    rules = {"pile_take_size": "1", "pile_top_must_be_melded": False}

    assert dropped("QC 9C 5C", "QS", HAND, source=PILE, phase="draw", pile="4C QS", changed=rules) == "take"


def test_without_a_pair_the_pile_is_refused_with_a_reason():
    assert dropped("QC 9C 5C", "QS", HAND, source=PILE, phase="draw", pile="4C QS") is not None
    meaning = action_for(view("QC 9C 5C", phase="draw", pile="4C QS"), (), PILE, HAND)
    assert isinstance(meaning, Refusal)


def test_the_top_card_onto_a_sequence():
    assert (
        dropped("QC 9C 5C", "7S", InMeld(0, 1), source=PILE, phase="draw", pile="4C 7S", melds="4S 5S 6S")
        == "top m1"
    )


def test_the_top_card_onto_a_group_needs_a_pair():
    more = {"source": PILE, "phase": "draw", "pile": "4C QS", "melds": "QH QD QC"}

    assert dropped("QC QD 9C 5C", "QS", InMeld(0, 1), **more) == "take QC QD onto m1"
    assert isinstance(
        action_for(view("9C 5C 6D", phase="draw", pile="4C QS", melds="QH QD QC"), (), PILE, InMeld(0, 1)),
        Refusal,
    )


def test_the_top_card_and_two_of_the_hand_begin_a_sequence_where_that_is_played():
    more = {"source": PILE, "phase": "draw", "pile": "4C 7S", "melds": "KS KH KD"}
    rules = {"pile_take_new_sequence": "always"}

    assert dropped("5S 6S 9C 5C", "7S", ZONE, changed=rules, **more) == "take 5S 6S"
    assert dropped("5S 6S 9C 5C", "7S", ZONE, selected="6S 5S", **more) is Reason.PILE_NEW_SEQUENCE


def test_a_meld_on_a_meld_joins_them_from_both_directions():
    more = {"melds": "QS QH QD; KS KH KD; QC QS QH"}

    assert dropped("9C 5C", "", InMeld(0, 3), source=InMeld(0, 1), **more) == "merge m1 m3"
    assert dropped("9C 5C", "", InMeld(0, 1), source=InMeld(0, 3), **more) == "merge m1 m3"
    assert dropped("9C 5C", "", InMeld(0, 2), source=InMeld(0, 3), **more) is Reason.MERGE_DIFFERENT


def test_sequences_join_by_the_card_between_them():
    more = {
        "source": InMeld(0, 2),
        "melds": "4S 5S 6S; 8S 9S 10S",
        "changed": {"merge_sequences": "up_to_seven"},
    }

    assert dropped("7S 5C 9D", "", InMeld(0, 1), **more) == "merge m1 m2 7S"
    assert dropped("7S 5C 9D", "", InMeld(0, 1), selected="7S", **more) == "merge m1 m2 7S"
    assert dropped("8C 5C 9D", "", InMeld(0, 1), **more) is Reason.SEQUENCE_GAP


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (HAND, STOCK),
        (HAND, InHand(1)),
        (HAND, NewMeld(1)),
        (HAND, AmongRedThrees(1)),
        (InHand(1), PILE),
        (STOCK, PILE),
        (STOCK, InHand(2)),
        (PILE, STOCK),
        (InMeld(0, 1), InMeld(0, 1)),
        (InMeld(0, 1), HAND),
        (InMeld(1, 1), InMeld(0, 1)),
    ],
)
def test_gestures_without_a_meaning_mean_nothing(source, target):
    assert dropped("9C 5C 6D", "9C", target, source=source, melds="QS QH QD", others=["KS KH KD"]) == []


def test_targets_hold_every_place_that_means_something():
    got = targets(view("QC 4C 9C", melds="QS QH QD; KS KH KD", others=["JS JH JD"]), cards("QC"), HAND)

    assert {place: said(meaning) for place, meaning in got.items()} == {
        PILE: "discard QC",
        AmongRedThrees(0): Reason.NOT_A_RED_THREE,
        ZONE: Reason.MELD_TOO_SMALL,
        InMeld(0, 1): "add m1 QC",
        InMeld(0, 2): Reason.OTHER_RANK,
        InMeld(1, 1): Reason.OTHER_SIDE,
    }


def test_melding_without_a_place_lays_what_can_only_be_laid():
    assert said(melding(view("KS KH KD 4C"), cards("KS KH KD"))) == "lay KS KH KD"


def test_melding_without_a_place_adds_what_fits_one_meld():
    assert said(melding(view("QC 4C 9C", melds="QS QH QD; KS KH KD"), cards("QC"))) == "add m1 QC"


def test_melding_without_a_place_asks_where_cards_fit_two_melds():
    found = melding(view("QC QC QH 4C 9C", melds="QS QH QD; QS QH QD"), cards("QC QC QH"))

    assert said(found) == ["lay QC QC QH", "add m1 QC QC QH", "add m2 QC QC QH"]


def test_melding_what_fits_nowhere_says_why_it_is_no_meld():
    assert said(melding(view("QC 4C 9C", melds="KS KH KD"), cards("QC 9C"))) is Reason.SEQUENCE_GAP


def test_pile_ways_lists_all_that_is_legal():
    got = pile_ways(view("7S 7H 9C 5C", phase="draw", pile="4C 7S", melds="4S 5S 6S; 7D 7C 7H"))

    assert {write_action(way) for way in got} == {"take 7H 7S", "take 7H 7S onto m2", "top m1"}


def test_offers_say_what_a_button_would_do_and_why_not():
    got = {offer.kind: said(offer.meaning) for offer in offers(view("7S 9C 3H 5C", phase="draw"))}

    assert got[OfferKind.DRAW] == "draw"
    assert got[OfferKind.THREE] is Reason.DRAW_FIRST
    assert got[OfferKind.PASS] is Reason.DRAW_FIRST
    assert got[OfferKind.YES] is got[OfferKind.NO] is Reason.NOTHING_ASKED
    assert isinstance(got[OfferKind.TAKE], Reason)
    assert OfferKind.TOP not in got


def test_offers_hold_the_answers_when_asked():
    melds = "QS QH QD QC QS QH QD; KS KH KD KC KS KH KD"
    asked = view("9S 9H 9D 8C", melds=melds, turn={"seat": 3, "phase": "asked", "to_act": 1}, hands={"3": 3})
    got = {offer.kind: said(offer.meaning) for offer in offers(asked)}

    assert (got[OfferKind.YES], got[OfferKind.NO]) == ("answer yes", "answer no")
    assert got[OfferKind.DRAW] is Reason.ANSWER_FIRST


def test_confirming_draws_where_nothing_else_begins_the_turn():
    assert obvious_action(view("7S 9C 5C", phase="draw")) == Draw()


def test_confirming_leaves_a_choice_to_the_player():
    assert obvious_action(view("QS QH 9C 5C", phase="draw", pile="4C QD", melds="KS KH KD")) is None
    assert obvious_action(view("QS QH 9C 5C")) is None


def test_confirming_plays_the_only_thing_that_selected_cards_can_do():
    assert obvious_action(view("QS QH QD 5C"), cards("QS QH QD")) == Lay(cards("QS QH QD"))
    assert obvious_action(view("QS QH QD 5C"), cards("5C")) == Discard(cards("5C")[0])
    assert obvious_action(view("3H QH QD 5C"), cards("QH QD")) is None


def test_what_selected_cards_can_do_lists_the_discard_last():
    found = ways_with(view("QD 9C 5C", melds="QS QH QC"), cards("QD"))

    assert [write_action(action) for action in found] == ["add m1 QD", "discard QD"]


def test_confirming_ends_a_turn_that_can_only_end_one_way():
    assert obvious_action(view("5C", melds="QS QH QD")) == Pass()


def everything(match: Match) -> Iterable[object]:
    seat = match.to_act
    seen = match.view(seat)
    for card in dict.fromkeys(seen.hand):
        yield from targets(seen, (card,), InHand(seat)).values()
    for place in places_on(seen.table):
        if not isinstance(place, InHand):
            yield from targets(seen, (), place, seen.hand[:2]).values()
            yield from targets(seen, (), place).values()
    yield from (offer.meaning for offer in offers(seen))
    yield obvious_action(seen) or ()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_meaning_agrees_with_the_judge_through_random_play(players):
    match = Match(new_record(players, seed=players))
    player = RandomPlayer(players)
    while match.moment < 150:
        if match.phase not in (Phase.DEAL, Phase.MATCH_OVER) and match.moment % 3 == 0:
            seen = match.view(match.to_act)
            for meaning in everything(match):
                actions = meaning if isinstance(meaning, tuple) else (meaning,)
                for action in actions:
                    assert isinstance(action, Refusal) or refusal(seen, action) is None
        player.act(match)


def test_a_choice_never_holds_the_same_thing_twice():
    meaning = action_for(view("4S 5S 6S 9C"), cards("5S 4S 6S"), HAND, ZONE)

    assert meaning == Lay(cards("4S 5S 6S"))
    assert read_action("take QS QH") == TakePile(cards("QS QH"))
    assert LayThree(cards("3H")[0]) == read_action("three 3H")
