"""German Samba after its description: a test for each sentence that states a rule; its variants come last."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, read_card, read_cards, write_cards
from samba_desktop.engine.cards import is_red_three, pack
from samba_desktop.engine.dealing import _hands, _upturned, forced_threes
from samba_desktop.engine.events import Dealt
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from tests.engine.cases import after, case, is_legal, lines, reason, total, undealt, with_stock

NAME = "german-samba"
RULES = PRESETS[NAME].rules
KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
SETS = [KINGS, NINES]
OPENED = ["4H 4D 4C"]
NOBODY = {"2": "", "3": "", "4": ""}
STOCK_END = {"stock": True}
SIX_RED = "3H 3H 3H 3D 3D 3D"


def german(hand: str = "", *actions: str, **more: object) -> dict:
    return case(hand, *actions, **{"rules": NAME, "melds": OPENED, **more})


def at_pile(hand: str, pile: str, *actions: str, **more: object) -> dict:
    return german(hand, *actions, pile=pile, phase="draw", **more)


def counted(*melds: str, **more: object) -> list[tuple[str, int]]:
    return lines(german(melds=list(melds), score_if=STOCK_END, **{"hands": NOBODY, **more}))


def dealt(players: int):
    return step(new_match(RULES, Seating(players, RULES.shapes(players)[0])), Deal("7"))


# what kind of game it is


def test_a_canasta_is_seven_cards_or_more():
    """A canasta is a group of seven cards or more, and a samba seven in a suit, which is worth more."""
    assert counted(f"{KINGS} KC", SAMBA)[1:] == [("natural canasta", 500), ("samba", 1500)]
    assert is_legal(german("KC 8C 7C", "add m1 KC", melds=[KINGS]))


def test_a_turn_draws_two_cards():
    """A player draws two cards in his turn, not one."""
    assert len(after(german("8C", "draw", phase="draw"))["hands"]["1"].split()) == 3


def test_the_round_ends_when_somebody_goes_out_with_what_is_asked_for():
    """The round ends when a side goes out that has built what is asked for."""
    assert after(german("8C", "discard 8C", melds=SETS))["result"]["end"] == "out"
    assert reason(german("8C", "discard 8C", melds=[KINGS])) == "go_out_sets"


# players and cards


@pytest.mark.parametrize(
    ("players", "sides", "cards"),
    [
        (4, [{1, 3}, {2, 4}], 15),
        (2, [{1}, {2}], 15),
        (6, [{1, 4}, {2, 5}, {3, 6}], 13),
    ],
)
def test_four_are_two_pairs_two_play_alone_and_six_are_three_pairs(players, sides, cards):
    """Four are two pairs who face each other; two play alone; six are three pairs and get 13 cards each."""
    state, _events = dealt(players)
    seating = state.table.seating

    assert [{seat + 1 for seat in seating.seats_of(side)} for side in range(seating.sides)] == sides
    assert state.table.hand_sizes == (cards,) * players


def test_the_pack_is_three_decks_and_six_jokers():
    """The pack is three decks of 52 and six jokers, 162 cards."""
    cards = pack(RULES.deck.deck_count, RULES.deck.joker_count)

    assert len(cards) == 162
    assert cards.count(read_card("JK")) == 6


@pytest.mark.parametrize("wild", ["JK", "2S", "2H", "2D", "2C"])
def test_jokers_and_twos_are_wild(wild):
    """Jokers and all twos are wild cards."""
    assert is_legal(german(f"QS QH {wild} 8C 7C", f"lay QS QH {wild}"))


def test_red_threes_are_bonus_cards():
    """Red threes are bonus cards worth 100 each, or 1000 where a side collects all six."""
    assert ("red threes", 300) in counted(*OPENED, red_threes={"A": "3H 3D 3D"})
    assert ("red threes", 1000) in counted(*OPENED, red_threes={"A": SIX_RED})


def test_black_threes_block():
    """Black threes are blocking cards."""
    for three in ("3S", "3C"):
        assert reason(at_pile("3S 3C 8C 7C", f"5D {three}", "take 3S 3C")) == "pile_blocked"


@pytest.mark.parametrize(
    ("threes", "refused"),
    [
        ("3S 3C 3S", None),
        ("3S 3C 3S 3C", None),
        ("3S 3C 3S 3C 3S", "black_three_group_full"),
        ("3S 3C", "meld_too_small"),
        ("3S 3C 2S", "black_three_with_wild"),
    ],
)
def test_three_or_four_black_threes_are_melded_when_leaving(threes, refused):
    """They are melded only on leaving the game, and only as a group of three or four."""
    assert reason(german(threes, f"lay {threes}", melds=SETS)) == refused


def test_king_to_ten_is_a_part_of_a_sequence():
    """King, queen, jack and ten are a part of a sequence."""
    assert is_legal(german("KS QS JS 10S 8C 7C", "lay KS QS JS 10S"))


def test_ace_two_three_is_none():
    """Ace, two, three are none."""
    assert not is_legal(german("AS 2S 3S 8C 7C", "lay AS 2S 3S"))
    literal = {"sequence_rank_model": "ace_low_literal"}
    assert not is_legal(german("AS 2S 3S 8C 7C", "lay AS 2S 3S", changed=literal))


def test_taken_by_the_letter_an_ace_joins_four_three_two():
    """By the letter ranks go from the ace up to the king, and an ace joins two, three and four only."""
    literal = {"changed": {"sequence_rank_model": "ace_low_literal"}}

    assert is_legal(german("2S 3S 4S 8C 7C", "lay 2S 3S 4S", **literal))
    assert is_legal(german("AS 8C 7C", "add m1 AS", melds=["4S 3S 2S"], **literal))
    assert reason(german("QS KS AS 8C 7C", "lay QS KS AS", **literal)) is not None
    assert reason(german("AS 8C 7C", "add m1 AS", melds=["JS QS KS"], **literal)) is not None


def test_whoever_has_ten_thousand_first_wins():
    """The side that is first to have 10,000 points wins the match, at the end of the round."""
    out = german("8C", "discard 8C", melds=[KINGS, SAMBA], hands=NOBODY)
    gain = 70 + 50 + 2000 + 100

    assert after({**out, "scores": {"A": 9995 - gain, "B": 0}})["result"]["match_over"] is False
    assert after({**out, "scores": {"A": 10000 - gain, "B": 0}})["result"]["winners"] == ["A"]
    assert is_legal(german("8C 7C", "discard 8C", scores={"A": 12000, "B": 0}))


# the deal


def test_cards_are_dealt_one_after_the_other():
    """Everybody gets fifteen cards, thirteen with six players, one after the other."""
    hands, _rest = _hands(Seating(2, RULES.shapes(2)[0]), RULES, 1, 2, read_cards("4S 5S 6S 7S"))

    assert [write_cards(hand) for hand in hands] == ["5S 7S", "4S 6S"]
    for players, size in ((2, 15), (4, 15), (6, 13)):
        _state, events = dealt(players)
        given = next(event for event in events if isinstance(event, Dealt))
        assert {len(hand) for hand in given.hands} == {size}


@pytest.mark.parametrize(
    ("stock", "pile"),
    [
        ("9D KC", "9D"),
        ("JK 9D KC", "JK 9D"),
        ("2S 9D KC", "2S 9D"),
        ("3H 9D KC", "3H 9D"),
        ("3D JK 2C 3H 9D KC", "3D JK 2C 3H 9D"),
        ("3S 9D KC", "3S"),
    ],
)
def test_a_wild_card_or_a_red_three_is_covered_at_the_start(stock, pile):
    """The next card begins the pile; a joker, a two or a red three is covered until a natural comes."""
    assert write_cards(_upturned(RULES, read_cards(stock))[0]) == pile


def test_red_threes_that_were_dealt_are_laid_out_and_replaced():
    """Whoever was dealt a red three lays it out for his side and draws another card, again if need be."""
    hand, laid, stock, _ends, _drawn = forced_threes(
        RULES, read_cards("3H 3D 8C"), read_cards("3H KC QC JC"), replace_each=True
    )
    assert (write_cards(hand), write_cards(laid), write_cards(stock)) == ("8C KC QC", "3H 3D 3H", "JC")

    state, _events = dealt(4)
    assert not any(is_red_three(card) for hand in state.hands for card in hand)
    assert state.table.hand_sizes == (15,) * 4


def test_the_other_cards_are_the_stock():
    """The cards that are left are the stock."""
    state, _events = dealt(4)

    threes = sum(map(len, state.table.red_threes))
    assert len(state.stock) == 162 - 60 - len(state.table.pile) - threes


# drawing and taking the pile


def test_one_draws_two_cards_or_takes_the_whole_pile():
    """One takes two cards from the stock, or the whole discard pile."""
    taken = after(at_pile("QS QH 8C 7C", "5D 6D JH QD", "take QS QH"))

    assert taken["pile"] == ""
    assert taken["hands"]["1"] == "8C 7C 5D 6D JH"
    assert reason(at_pile("QS QH 8C 7C", "5D 6D QD", "take QS QH", "draw")) == "already_drawn"


def test_the_top_card_must_be_melded_at_once():
    """The pile is taken only by who melds its top card at once."""
    assert reason(at_pile("QS QH 8C 7C", "5D QD", "take")) == "pile_top_must_be_melded"


def test_with_two_naturals_of_its_rank_from_the_hand():
    """That is done with two naturals of the same rank from the hand."""
    position = after(at_pile("QS QH 8C 7C", "5D QD", "take QS QH"))

    assert position["melds"]["A"][1] == "QD QS QH"
    assert reason(at_pile("QS 2S 8C 7C", "5D QD", "take QS 2S")) == "pile_natural_plus_wild"


@pytest.mark.parametrize(
    ("top", "meld", "larger"),
    [
        ("8D", "8S 8H 8C", "8S 8H 8C 8D"),
        ("8C", "5C 6C 7C", "5C 6C 7C 8C"),
        ("4C", "5C 6C 7C", "4C 5C 6C 7C"),
    ],
)
def test_or_by_extending_a_meld_of_the_side(top, meld, larger):
    """Or by extending a group or a sequence that the side has on the table; the whole pile comes with it."""
    position = after(at_pile("JC 7D", f"5D 6H {top}", "take onto m1", melds=[meld]))

    assert position["melds"]["A"] == [larger]
    assert position["hands"]["1"] == "JC 7D 5D 6H"
    assert position["pile"] == ""


def test_the_pile_begins_no_sequence():
    """There is no other way: cards of the hand that make a sequence with the top card don't take it."""
    assert reason(at_pile("6C 7C JC 7D", "5D 8C", "take 6C 7C")) == "pile_new_sequence"


def test_under_a_black_three_the_pile_is_frozen_until_somebody_takes_it():
    """A black three on top keeps the pile; it stays frozen until somebody takes it as the rules say."""
    assert reason(at_pile("8S 8H JC 7D", "5D 3S", "take onto m1", melds=["5S 5H 5C"])) == "pile_blocked"
    later = at_pile("8S 8H JC 7D", "5D 3S 8D", "take onto m1", melds=["8S 8C 8H"])
    assert reason(later) == "pile_frozen"
    taken = after({**later, "actions": ["take 8S 8H onto m1", "discard JC"]})
    assert taken["frozen"] is False


# melding


def test_new_melds_are_laid_and_old_ones_of_the_side_extended():
    """One lays new melds, or adds cards to those of the side."""
    assert is_legal(german("QS QH QD 8C 7C", "lay QS QH QD"))
    assert is_legal(german("4S 8C 7C", "add m1 4S", seat=3))
    assert reason(german("4S 8C 7C", "add A.m1 4S", seat=2)) == "other_sides_meld"


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("QS QH QD", None),
        ("QS QH 2S", None),
        ("QS QH QD 2S JK", None),
        ("QS QH QD QC 2S 2H JK", "too_many_wilds"),
        ("QS QH", "meld_too_small"),
    ],
)
def test_a_group_is_three_or_more_of_a_rank_with_two_wild_cards_at_most(cards, refused):
    """A group is three or more cards of a rank with two wild cards at most."""
    assert reason(german(f"{cards} 8C 7C", f"lay {cards}")) == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("9H 10H JH", None),
        ("8H 9H 10H JH", None),
        ("9H 10H", "meld_too_small"),
        ("9H 10H JD", "sequence_suits"),
        ("9H 10H JK=JH", "wild_in_sequence"),
        ("9H 2H=10H JH", "wild_in_sequence"),
    ],
)
def test_a_sequence_is_three_or_more_of_a_suit_without_wild_cards(cards, refused):
    """A sequence is three or more cards of a suit in order, without wild cards."""
    hand = " ".join(word.partition("=")[0] for word in cards.split())

    assert reason(german(f"{hand} 8C 7C", f"lay {cards}")) == refused


def test_groups_of_black_threes_are_melded_in_the_last_turn_alone():
    """Groups of black threes are melded only in the turn in which one goes out."""
    early = german("3S 3C 3S 8C 7C 5D", "lay 3S 3C 3S")

    assert reason(early) == "black_three_only_going_out"
    assert reason({**early, "melds": {"A": SETS}}) == "black_three_only_going_out"
    assert is_legal(german("3S 3C 3S 8C", "lay 3S 3C 3S", "discard 8C", melds=SETS))


def test_a_natural_is_exchanged_for_the_wild_card_that_stands_for_it():
    """Holding the natural card for which a wild card stands in an incomplete group, one may exchange them."""
    swapped = after(german("QD 8C", "swap m1 QD", melds=["QS QH 2S"]))

    assert swapped["melds"]["A"] == ["QS QH QD"]
    assert swapped["hands"]["1"] == "8C 2S"
    assert reason(german("JD 8C", "swap m1 JD", melds=["QS QH 2S"])) == "swap_card_does_not_fit"


def test_not_in_a_complete_group():
    """That is for incomplete groups: a canasta keeps its wild cards."""
    assert reason(german("9H 8C", "swap m1 9H JK", melds=[NINES])) == "swap_complete_meld"


def test_a_sequence_has_nothing_to_exchange():
    """Sequences hold no wild cards, so nothing is exchanged there."""
    assert reason(german("8S 8C", "swap m1 8S", melds=["6S 7S 8S"])) == "swap_no_wild"


def test_a_turn_ends_with_a_discard():
    """A turn ends by laying one card on the pile."""
    position = after(german("8C 7C", "discard 8C", pile="5D"))

    assert position["pile"] == "5D 8C"
    assert position["turn"]["seat"] == 2
    assert reason(german("8C 7C", "pass")) == "pass_never"


def test_the_last_card_is_not_discarded_without_the_right_to_go_out():
    """No card may be discarded that would empty the hand while the side has not what going out needs."""
    assert reason(german("8C", "discard 8C", melds=[KINGS])) == "go_out_sets"


# groups, canastas, sequences, sambas


@pytest.mark.parametrize(
    ("cards", "refused"),
    [("QS QH 2S JK", "wild_ratio"), ("QS 2S JK", "too_few_naturals"), ("QS QH QD 2S JK", None)],
)
def test_a_group_always_holds_more_naturals_than_wild_cards(cards, refused):
    """A group must always hold more naturals than wild cards."""
    assert reason(german(f"{cards} 8C 7C", f"lay {cards}")) == refused


def test_a_canasta_is_natural_or_mixed():
    """A canasta without wild cards earns 500, one with one or two of them 300; six cards are none."""
    assert counted(KINGS)[1:] == [("natural canasta", 500)]
    assert counted("KS KH KD KC KS KH 2S")[1:] == [("mixed canasta", 300)]
    assert counted(NINES)[1:] == [("mixed canasta", 300)]
    assert counted(KINGS[:17])[1:] == []


def test_a_sequence_of_seven_is_a_samba():
    """Three to six cards are a sequence, seven a samba that earns 1500."""
    assert counted(SAMBA[:14])[1:] == []
    assert counted(SAMBA)[1:] == [("samba", 1500)]


def test_a_samba_is_closed():
    """No card comes to a complete samba."""
    assert reason(german("JS 8C 7C", "add m1 JS", melds=[SAMBA])) == "samba_closed"


@pytest.mark.parametrize(
    ("score", "minimum"), [(-100, 50), (0, 50), (1495, 50), (1500, 90), (6995, 90), (7000, 150), (9995, 150)]
)
def test_a_first_meld_has_a_minimum_by_the_score(score, minimum):
    """A side's first meld of a round is worth at least 50, from 1500 on 90, from 7000 on 150."""
    assert judged(undealt(rules=NAME, scores={"A": score}))["minimum"]["A"] == minimum


def test_its_points_are_taken_together():
    """What counts is the combined value of what is laid."""
    first = german("QS QH QD 8S 8H 8D 8C 7C", "lay QS QH QD", "discard 7C", melds=[])

    assert reason(first) == "short_of_minimum"
    assert is_legal({**first, "actions": ["lay QS QH QD", "lay 8S 8H 8D", "discard 7C"]})


# going out


@pytest.mark.parametrize(
    ("melds", "goes"),
    [
        ([KINGS, NINES], True),
        ([SAMBA, "5H 6H 7H 8H 9H 10H JH"], True),
        ([KINGS, SAMBA], True),
        ([SAMBA], False),
    ],
)
def test_two_complete_melds_are_needed(melds, goes):
    """A side goes out only with two canastas, two sambas, or one of each."""
    assert is_legal(german("8C", "discard 8C", melds=melds)) is goes


def test_the_last_card_is_played_or_discarded():
    """One goes out by playing the last card or by discarding it."""
    assert after(german("9H", "add m2 9H", melds=SETS))["result"]["out"] == 1
    assert after(german("8C", "discard 8C", melds=SETS))["result"]["out"] == 1


def test_the_last_turn_may_lay_and_add():
    """The last turn may hold new melds and additions to old ones."""
    last = german("9H QS QH QD 8C", "add m2 9H", "lay QS QH QD", "discard 8C", melds=SETS)

    assert after(last)["result"]["end"] == "out"
    completing = german("KD 8C", "add m1 KD", "discard 8C", melds=[KINGS[:17], NINES])
    assert after(completing)["result"]["end"] == "out"


@pytest.mark.parametrize(
    ("answer", "actions", "refused"),
    [
        ("yes", ["discard 8C"], "must_go_out"),
        ("yes", ["add m2 9H", "discard 8C"], None),
        ("no", ["discard 8C"], None),
        ("no", ["add m2 9H"], "answer_was_no"),
    ],
)
def test_the_partner_may_be_asked_and_the_answer_binds(answer, actions, refused):
    """Before the last cards one may ask the partner for leave; the answer binds for this turn."""
    assert reason(german("9H 8C", "ask", f"answer {answer}", *actions, melds=SETS)) == refused


TWO_CANASTAS = (f"{KINGS} QS QH QD QC QS QH QD 8C", f"lay {KINGS}", "lay QS QH QD QC QS QH QD", "discard 8C")


def test_going_out_concealed_brings_two_hundred_more():
    """With the whole hand in one turn, nothing melded before and no pile taken, 200 come to the 100."""
    out = german(*TWO_CANASTAS, melds=[], hands=NOBODY)

    assert lines(out)[-2:] == [("going out", 100), ("concealed going out", 200)]


@pytest.mark.parametrize(
    "more", [{"melded_by": [1]}, {"turn": {"drew": "pile"}}], ids=["who has melded", "with the pile"]
)
def test_not_with_earlier_melds_of_the_player_or_with_the_pile(more):
    """Who has melded before, or took the pile, does not go out concealed."""
    out = german(*TWO_CANASTAS, **{"melds": OPENED, "melded_by": [3], "hands": NOBODY, **more})

    assert lines(out)[-1] == ("going out", 100)


# counting


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("JK", 50),
        ("AS", 20),
        ("2S", 20),
        ("KS QS JS 10S 9S 8S", 60),
        ("7S 6S 5S 4S", 20),
        ("3S 3C", 10),
    ],
)
def test_what_cards_count(cards, points):
    """A joker counts 50, ace and two 20, king to eight 10, seven to four and a black three 5."""
    assert total(german(cards, melds=[], hands=NOBODY, score_if=STOCK_END)) == -points


def test_a_side_counts_melds_and_bonuses_less_the_cards_in_its_hands():
    """The melded cards and all bonuses count, less the cards that each partner still holds."""
    out = german("8C", melds=[KINGS, SAMBA], hands={**NOBODY, "3": "AS 4D"}, score_if={"out": 1})

    assert lines(out) == [
        ("melded cards", 120),
        ("natural canasta", 500),
        ("samba", 1500),
        ("going out", 100),
        ("cards in hand", -10),
        ("cards in hand", -25),
    ]


def test_a_running_total_is_kept():
    """The running total is written down."""
    out = german("8C", "discard 8C", melds=SETS, hands=NOBODY, scores={"A": 250, "B": -40})

    assert after(out)["result"]["totals"] == {"A": 250 + 190 + 800 + 100, "B": -40}


@pytest.mark.parametrize(("melds", "points"), [(OPENED, 200), ([], -200)])
def test_red_threes_count_against_a_side_that_never_melded(melds, points):
    """A side that collects red threes and never makes its first meld loses 100 for each."""
    assert ("red threes", points) in counted(*melds, red_threes={"A": "3H 3D"})


def test_if_both_pass_ten_thousand_the_higher_total_wins():
    """When both sides pass 10,000 in the same round the higher total wins."""
    out = german("8C", "discard 8C", melds=SETS, hands=NOBODY, scores={"A": 9500, "B": 11000})

    assert after(out)["result"]["winners"] == ["B"]


# variants


def test_bolivia_has_wild_canastas_and_is_played_to_fifteen_thousand():
    """Variant: Bolivia adds combinations of wild cards to groups and sequences and is played to 15,000."""
    bolivia = {"rules": "bolivia", "melds": SETS}

    assert is_legal(german("JK 2S 2H 8C 7C", "lay JK 2S 2H", **bolivia))
    assert is_legal(german("6S 7S 8S 8C 7C", "lay 6S 7S 8S", **bolivia))
    out = german("8C", "discard 8C", rules="bolivia", melds=[SAMBA, KINGS], scores={"A": 10000, "B": 0})
    assert after(out)["result"]["match_over"] is False
    assert after({**out, "scores": {"A": 13000, "B": 0}})["result"]["winners"] == ["A"]


def test_two_players_need_two_canastas_or_sambas_of_their_own():
    """Variant: two players get 15 cards, play alone and each need two complete melds of their own."""
    two = {"rules": "german-two-player", "players": 2}

    state = after(undealt("deal 7", rules="german-two-player", players=2))
    assert {len(hand.split()) for hand in state["hands"].values()} == {15}
    assert is_legal(german("8C", "discard 8C", melds=SETS, **two))
    others = {"A": [KINGS], "B": [NINES]}
    assert reason(german("8C", "discard 8C", melds=others, **two)) == "go_out_sets"


def test_uruguayan_samba_has_two_wild_cards_for_all_groups():
    """Variant: in Uruguayan Samba all groups of a round together hold two wild cards at most."""
    uruguay = {"rules": "uruguayan-samba"}

    assert is_legal(german("QS QH 2S 8C 7C", "lay QS QH 2S", melds=["KS KH JK"], **uruguay))
    full = german("QS QH 2S 8C 7C", "lay QS QH 2S", melds=["KS KH JK", "5S 5H 2H"])
    assert is_legal(full)
    assert reason({**full, "rules": "uruguayan-samba"}) == "wild_budget"


def test_open_samba_has_wild_cards_in_sambas_that_earn_a_thousand():
    """Variant: in Open Samba a samba may hold wild cards and then earns 1000, not 1500."""
    row = "5H 6H 2S=7H 8H 9H 10H JH"
    hand = "5H 6H 2S 8H 9H 10H JH 8C 7C"

    assert is_legal(german(hand, f"lay {row}", rules="open-samba"))
    assert reason(german(hand, f"lay {row}")) == "wild_in_sequence"
    assert counted(row, SAMBA, rules="open-samba")[1:] == [("mixed samba", 1000), ("samba", 1500)]


# what the advice and the glossary say of the rules


@pytest.mark.parametrize("freezing", ["JK", "2S", "3S"])
def test_a_wild_card_or_a_black_three_freezes(freezing):
    """A discarded wild card or black three freezes: then only a natural pair from the hand takes the pile."""
    later = at_pile("8S 8H JC 7D", f"5D {freezing} 8D", "take onto m1", melds=["8S 8C 8H"])

    assert reason(later) == "pile_frozen"
    assert is_legal({**later, "actions": ["take 8S 8H"]})
    thrown = after(german(f"{freezing} JC", f"discard {freezing}", pile="5D"))
    assert thrown["frozen"] is True


def test_a_red_three_counts_however_late_it_comes():
    """A red three that comes late turns into a loss as well, without a first meld."""
    drawn = with_stock(german("8C 7C", "draw", phase="draw", melds=[]), "3H KC QC 5C", 4)

    assert after(drawn)["red_threes"]["A"] == "3H"
    assert after(drawn)["hands"]["1"] == "8C 7C KC QC"
    assert ("red threes", -100) in counted(red_threes={"A": "3H"})
