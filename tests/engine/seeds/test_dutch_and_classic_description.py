"""Samba and classic Canasta after their comparison: a test for each sentence that states a rule of either."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import read_cards, write_cards
from samba_desktop.engine.dealing import _upturned
from samba_desktop.engine.rules.presets import PRESETS
from tests.engine.cases import after, case, is_legal, lines, reason, undealt, with_stock

DUTCH, CLASSIC = "dutch-samba", "classic-canasta"
KINGS = "KS KH KD KC KS KH KD"
FOURS = "4S 4H 4D 4C 4S 4H 4D"
TENS = "10S 10H 10D 10C 2S 2H JK"
NINES = "9S 9H 9D 9C 9S 2S JK"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
SETS = [KINGS, NINES]
OPENED = ["6H 6D 6C"]
NOBODY = {"2": "", "3": "", "4": ""}
STOCK_END = {"stock": True}


def dutch(hand: str = "", *actions: str, **more: object) -> dict:
    return case(hand, *actions, **{"rules": DUTCH, "melds": OPENED, **more})


def classic(hand: str = "", *actions: str, **more: object) -> dict:
    return case(hand, *actions, **{"rules": CLASSIC, "melds": OPENED, **more})


def at_pile(rules: str, hand: str, pile: str, *actions: str, **more: object) -> dict:
    return case(hand, *actions, pile=pile, phase="draw", **{"rules": rules, "melds": OPENED, **more})


def counted(rules: str, *melds: str, **more: object) -> list[tuple[str, int]]:
    return lines(case(rules=rules, melds=list(melds), score_if=STOCK_END, **{"hands": NOBODY, **more}))


def dealt(rules: str, players: int, code: int = 7) -> dict:
    return after(undealt(f"deal {code}", rules=rules, players=players))


def cards_of(rules: str) -> list[str]:
    position = dealt(rules, 4)
    rows = [
        position["stock"],
        position["pile"],
        *position["hands"].values(),
        *position["red_threes"].values(),
    ]
    return " ".join(rows).split()


def minimum(rules: str, score: int) -> int:
    return judged(undealt(rules=rules, scores={"A": score}))["minimum"]["A"]


# what Samba is


def test_samba_has_three_packs_with_six_jokers():
    """Samba is played with three packs and six jokers, 162 cards."""
    cards = cards_of(DUTCH)

    assert (len(cards), cards.count("JK"), cards.count("QS")) == (162, 6, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_samba_everybody_gets_fifteen_cards_and_draws_two(players):
    """In Samba everybody gets fifteen cards, whatever the number of players, and draws two a turn."""
    assert {len(hand.split()) for hand in dealt(DUTCH, players)["hands"].values()} == {15}
    drawn = after(undealt("deal 7", "draw", rules=DUTCH, players=players))
    assert len(drawn["hands"][str(drawn["turn"]["seat"])].split()) == 17


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("4H 5H 6H", None),
        ("QH KH AH", None),
        (SAMBA, None),
        ("AH 4H 5H", "sequence_ranks"),
        ("3S 4S 5S", "sequence_ranks"),
        ("6S 7S JK=8S", "wild_in_sequence"),
        ("6S 7S 8H", "sequence_suits"),
    ],
)
def test_samba_knows_sequences_from_four_to_ace_without_wild_cards(cards, refused):
    """Three or more cards of one suit may be laid in order, from four up to the ace, without wild cards."""
    hand = " ".join(word.partition("=")[0] for word in cards.split())

    assert reason(dutch(f"{hand} 8C 7C", f"lay {cards}", pile="")) == refused


def test_a_sequence_of_seven_is_a_samba():
    """Seven in a sequence are a samba, worth 1500."""
    assert counted(DUTCH, SAMBA[:14])[1:] == []
    assert counted(DUTCH, SAMBA)[1:] == [("samba", 1500)]


@pytest.mark.parametrize(
    ("melds", "goes"),
    [([KINGS, NINES], True), ([KINGS, SAMBA], True), ([SAMBA, SAMBA], True), ([KINGS], False)],
)
def test_samba_asks_for_two_canastas_or_sambas(melds, goes):
    """A team needs two canastas or sambas, in any mix, to go out."""
    assert is_legal(dutch("8C", "discard 8C", melds=melds)) is goes


def test_the_pile_of_samba_is_never_frozen():
    """The pile is never frozen, but only a natural pair that matches its top card takes it."""
    for pile in ("5D JK QD", "5D QD", "3S 2S JK QD"):
        assert is_legal(at_pile(DUTCH, "QS QH 8C 7C", pile, "take QS QH"))
        assert reason(at_pile(DUTCH, "QS 2H 8C 7C", pile, "take QS 2H")) == "pile_natural_plus_wild"


def test_the_top_card_alone_may_lengthen_a_sequence():
    """Instead of drawing the top card alone may be taken where it lengthens a sequence of the team."""
    position = after(at_pile(DUTCH, "8C 7C", "5D 9H", "top m1", melds=["6H 7H 8H"]))

    assert (position["melds"]["A"], position["pile"]) == (["6H 7H 8H 9H"], "5D")
    assert reason(at_pile(DUTCH, "8C 7C", "5D 9H", "top m1", "draw", melds=["6H 7H 8H"])) == "already_drawn"


def test_samba_is_played_to_ten_thousand():
    """Samba is played to 10,000 points."""
    out = dutch("8C", "discard 8C", melds=SETS, hands=NOBODY)
    gain = 190 + 800 + 200

    assert after({**out, "scores": {"A": 9995 - gain}})["result"]["match_over"] is False
    assert after({**out, "scores": {"A": 10000 - gain}})["result"]["winners"] == ["A"]


@pytest.mark.parametrize("rules", [DUTCH, CLASSIC])
def test_four_play_in_two_pairs_two_or_three_alone(rules):
    """Two, three or four play: four in two pairs who face each other, two or three everybody alone."""
    shapes = {players: PRESETS[rules].rules.shapes(players)[0].value for players in (2, 3, 4)}

    assert shapes == {2: "solo", 3: "solo", 4: "2x2"}
    asked = case("9H 8C 7C", "ask", rules=rules, melds=[KINGS, NINES, "7S 7H 7D"])
    assert after(asked)["turn"]["to_act"] == 3


# what this Samba does more simply


def test_red_threes_are_laid_out_by_themselves():
    """Red threes are laid out without being asked, at the deal and when they are drawn."""
    drawn = with_stock(dutch("8C", "draw", phase="draw"), "3H KC QC 5C", 4)

    assert after(drawn)["red_threes"]["A"] == "3H"
    assert after(drawn)["hands"]["1"] == "8C KC QC"
    assert not any("3H" in hand or "3D" in hand for hand in dealt(DUTCH, 4)["hands"].values())


def test_who_may_not_go_out_keeps_two_cards():
    """Who may not yet go out keeps two cards in the hand, instead of passing with a last one."""
    assert reason(dutch("QS QH QD 8C", "lay QS QH QD")) == "keep_cards"
    assert is_legal(dutch("QS QH QD 8C 7C", "lay QS QH QD", "discard 8C"))
    assert reason(dutch("8C 7C", "pass")) == "pass_never"


def test_a_pair_always_begins_a_new_meld():
    """Taking the pile with a pair always begins a new meld of that rank."""
    taking = at_pile(DUTCH, "6S 6H 8C 7C", "5D 6D", "take 6S 6H")

    assert after(taking)["melds"]["A"] == ["6H 6D 6C", "6D 6S 6H"]
    assert reason({**taking, "actions": ["take 6S 6H onto m1"]}) == "pile_pair_new_group"


def test_the_partner_may_be_asked_before_going_out():
    """As in the usual game the partner may be asked before going out."""
    asked = dutch("9H 8C 7C", "ask", melds=[KINGS, NINES, "7S 7H 7D"])

    assert after(asked)["turn"]["to_act"] == 3
    assert is_legal(classic("9H 8C 7C", "ask", melds=[KINGS, NINES, "7S 7H 7D"]))


def test_a_shared_first_place_is_a_draw():
    """A shared first place at the end is a draw."""
    out = dutch("8C", "discard 8C", melds=SETS, hands=NOBODY, scores={"A": 8910, "B": 10100})

    assert after(out)["result"]["winners"] == ["A", "B"]


@pytest.mark.parametrize(("round_no", "ends"), [(59, False), (60, True)])
def test_after_sixty_rounds_samba_ends_in_a_draw(round_no, ends):
    """A match that reaches sixty rounds stops there as a draw."""
    out = dutch("8C", "discard 8C", melds=SETS, hands=NOBODY, round=round_no)
    result = after(out)["result"]

    assert result["match_over"] is ends
    assert result["winners"] == []
    assert after({**out, "rules": CLASSIC, "melds": {"A": [KINGS]}})["result"]["match_over"] is False


# cards and deal


def test_classic_canasta_has_two_packs_with_four_jokers():
    """Classic Canasta is played with two packs and four jokers, 108 cards."""
    cards = cards_of(CLASSIC)

    assert (len(cards), cards.count("JK"), cards.count("QS")) == (108, 4, 2)


@pytest.mark.parametrize(("players", "size"), [(4, 11), (3, 13), (2, 15)])
def test_hands_of_classic_canasta_depend_on_the_players(players, size):
    """In classic Canasta four get eleven cards, three thirteen, two fifteen."""
    assert {len(hand.split()) for hand in dealt(CLASSIC, players)["hands"].values()} == {size}


@pytest.mark.parametrize("first", ["9D", "3H", "2S", "JK", "3S"])
def test_one_card_is_turned_up(first):
    """One card is turned up to begin the pile; in Samba it lies there whatever it is."""
    assert write_cards(_upturned(PRESETS[DUTCH].rules, read_cards(f"{first} 9C KC"))[0]) == first
    assert write_cards(_upturned(PRESETS[CLASSIC].rules, read_cards("9D 9C"))[0]) == "9D"


# drawing


@pytest.mark.parametrize(("players", "drawn"), [(4, 1), (3, 2), (2, 2)])
def test_classic_canasta_draws_one_with_four_players_and_else_two(players, drawn):
    """In classic Canasta one card is drawn with four players, two with two or three; one is discarded."""
    position = after(undealt("deal 7", "draw", rules=CLASSIC, players=players))
    seat = str(position["turn"]["seat"])
    discard = position["hands"][seat].split()[0]

    assert len(position["hands"][seat].split()) == {4: 11, 3: 13, 2: 15}[players] + drawn
    assert after({**position, "actions": [f"discard {discard}"]})["turn"]["phase"] == "draw"


# groups and sequences


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("QS QH QD", None),
        ("QS QH 2S", None),
        ("QS QH 2S JK", "wild_ratio"),
        ("QS QH QD 2S JK", None),
        ("QS QH QD QC 2S 2H JK", None),
        ("QS QH QD 2S 2H JK", "wild_ratio"),
        ("QS QH QD QC QS 2S 2H 2D JK", "too_many_wilds"),
        ("QS QH", "meld_too_small"),
    ],
)
def test_a_classic_group_has_more_naturals_than_wilds_and_three_wilds_at_most(cards, refused):
    """Classic: three or more of a rank, more naturals than wild cards, and three of these at most."""
    assert reason(classic(f"{cards} 8C 7C", f"lay {cards}")) == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("QS QH QD", None),
        ("QS QH 2S", None),
        ("QS QH QD 2S JK", "wild_ratio"),
        ("QS QH QD QC 2S JK", None),
        ("QS QH QD QC QS QH 2S 2H JK", "too_many_wilds"),
        ("QS QH", "meld_too_small"),
    ],
)
def test_a_group_of_samba_has_twice_as_many_naturals_and_two_wilds_at_most(cards, refused):
    """Samba: three or more of a rank with two wild cards at most and twice as many naturals as wild cards."""
    assert reason(dutch(f"{cards} 8C 7C", f"lay {cards}")) == refused


def test_a_group_may_grow_beyond_seven_cards():
    """In both games a group may go on growing beyond seven cards."""
    for rules in (DUTCH, CLASSIC):
        grown = case("KC 8C 7C", "add m1 KC", rules=rules, melds=[KINGS])
        assert after(grown)["melds"]["A"] == [f"{KINGS} KC"]


def test_classic_canasta_has_no_sequences():
    """Classic: sequences are not allowed; a meld is always of one rank."""
    assert reason(classic("6S 7S 8S 8C 7C", "lay 6S 7S 8S")) == "no_sequences"


def test_a_sequence_stops_at_seven_cards():
    """Samba: a sequence has three to seven cards of one suit, and stops at seven as a samba."""
    eight = f"{SAMBA} JS"

    assert reason(dutch("7S 8S 8C 7C", "lay 7S 8S")) == "meld_too_small"
    assert reason(dutch("JS 8C 7C", "add m1 JS", melds=[SAMBA])) == "samba_closed"
    assert reason(dutch(f"{eight} 8C 7C", f"lay {eight}")) == "sequence_too_long"


# taking the pile


@pytest.mark.parametrize(
    ("pile", "hand", "melds", "refused"),
    [
        ("5D QD", "QS QH", OPENED, None),
        ("5D QD", "QS 2S", OPENED, None),
        ("5D QD", "QS JK", OPENED, None),
        ("5D QD", "QS 2S", [], "pile_frozen"),
        ("2D QD", "QS 2S", OPENED, "pile_frozen"),
        ("2D QD", "QS QH", OPENED, None),
        ("5D 6D QD", "6S QS", OPENED, "not_a_meld"),
        ("5D 3S", "3C 3S", OPENED, "pile_blocked"),
        ("5D 2D", "2S 2H", OPENED, "pile_blocked"),
        ("5D JK", "JK 2S", OPENED, "pile_blocked"),
    ],
)
def test_the_pile_of_classic_canasta(pile, hand, melds, refused):
    """Two cards of the hand that make a meld with the top card: a natural pair while the pile is frozen,
    before the first meld or over a wild card, else a matching card and a wild one; never under a black three
    or a wild card."""
    taking = at_pile(CLASSIC, f"{hand} AS AH AD 8C 7C", pile, f"take {hand}", melds=melds)

    assert reason(taking) == refused


def test_only_cards_of_the_hand_take_it():
    """It takes two cards from the hand: adding the top card to a meld of the side does not do."""
    assert reason(at_pile(CLASSIC, "8C 7C", "5D 6S", "take onto m1")) == "pile_onto_group"


@pytest.mark.parametrize("top", ["2D", "JK", "3S", "3C", "3H", "3D"])
def test_a_wild_card_or_a_three_on_top_keeps_the_pile_of_samba(top):
    """Samba: the pile is never taken when a wild card or a three lies on top, nor is the top card."""
    for action in ("take QS QH", "take 2S 2H", "top m2"):
        melds = [*OPENED, "4S 5S 6S"]
        assert reason(at_pile(DUTCH, "QS QH 2S 2H 8C 7C", f"5D {top}", action, melds=melds)) == "pile_blocked"


@pytest.mark.parametrize("more", ["", " QD", " 2S", " QD QC 2S JK"])
def test_more_cards_of_the_rank_and_wild_cards_may_go_with_the_pair(more):
    """Samba: the pair begins a meld with the top card, with more cards of the rank or wild cards if wished,
    and the rest of the pile goes to the hand."""
    taking = at_pile(DUTCH, f"QS QH{more} 8C 7C", "5D 9C QD", f"take QS QH{more}")

    assert after(taking)["melds"]["A"][1] == f"QD QS QH{more}"
    assert after(taking)["hands"]["1"] == "8C 7C 5D 9C"


def test_classic_canasta_takes_the_whole_pile_or_draws():
    """Classic: the top card alone is not taken; one draws or takes the whole pile."""
    assert reason(at_pile(CLASSIC, "8C 7C", "5D 6S", "top m1")) == "top_card_alone"
    taken = after(at_pile(CLASSIC, "QS QH 8C 7C", "5D 9C QD", "take QS QH"))
    assert (taken["pile"], taken["hands"]["1"]) == ("", "8C 7C 5D 9C")


def test_the_top_card_lengthens_only_a_sequence_of_fewer_than_seven():
    """Samba: the top card alone is taken only for a sequence of the team of fewer than seven cards."""
    assert reason(at_pile(DUTCH, "8C 7C", "5D JS", "top m1", melds=[SAMBA])) == "samba_closed"
    assert is_legal(at_pile(DUTCH, "8C 7C", "5D 10S", "top m1", melds=[SAMBA[:17]]))
    assert reason(at_pile(DUTCH, "8C 7C", "5D 6S", "top m1")) == "top_card_only_onto_sequence"


# the first meld


@pytest.mark.parametrize(
    ("score", "classic_one", "samba_one"),
    [
        (-5, 15, 15),
        (0, 50, 50),
        (1495, 50, 50),
        (1500, 90, 90),
        (2995, 90, 90),
        (3000, 120, 120),
        (6995, 120, 120),
        (7000, 120, 150),
    ],
)
def test_a_first_meld_has_a_minimum_by_the_score(score, classic_one, samba_one):
    """15 below zero, 50 from 0, 90 from 1500, 120 from 3000; in Samba 150 from 7000."""
    assert (minimum(CLASSIC, score), minimum(DUTCH, score)) == (classic_one, samba_one)


def test_the_top_card_may_count_towards_it():
    """Classic: the top card of the pile may count towards the minimum."""
    assert is_legal(at_pile(CLASSIC, "AS AH 8C 7C", "5D AD", "take AS AH", "discard 8C", melds=[]))


def test_several_melds_and_sequences_reach_it_together():
    """Samba: several melds, sequences too, may be laid together to reach it."""
    first = dutch("QS QH QD 6S 7S 8S 8C 7C", "lay QS QH QD", "lay 6S 7S 8S", "discard 8C", melds=[])

    assert is_legal(first)
    assert reason({**first, "actions": ["lay QS QH QD", "discard 8C"]}) == "short_of_minimum"


def test_the_rest_of_the_pile_does_not_count_towards_it():
    """Samba: the top card and what is laid with it count, the rest of the pile does not."""
    first = at_pile(DUTCH, "QS QH AS AC 8C 7C", "AD AH QD", "take QS QH", melds=[])

    assert reason({**first, "actions": ["take QS QH", "lay AS AC AD"]}) == "short_of_minimum"
    assert after({**first, "actions": ["take QS QH"]})["turn"]["owed"] == 20


# threes


def test_red_threes_of_classic_canasta():
    """Classic: laid out at once and replaced; 100 each, 800 for all four, against a team without melds."""
    drawn = with_stock(classic("8C", "draw", phase="draw"), "3H KC QC", 4, pack=108)

    assert after(drawn)["hands"]["1"] == "8C KC"
    assert ("red threes", 200) in counted(CLASSIC, *OPENED, red_threes={"A": "3H 3D"})
    assert ("red threes", 800) in counted(CLASSIC, *OPENED, red_threes={"A": "3H 3H 3D 3D"})
    assert ("red threes", -200) in counted(CLASSIC, red_threes={"A": "3H 3D"})


def test_a_black_three_keeps_the_pile_from_the_next_player():
    """A discarded black three keeps the next player from taking the pile, and only him."""
    for rules in (CLASSIC, DUTCH):
        hands = {"2": "QS QH 8C 5C", "3": "8S 8H JC 5C 4C"}
        turn = ["discard 3S", "draw", "discard 8C", "take 8S 8H"]
        thrown = case("3S 7C", *turn, rules=rules, melds={"A": OPENED}, hands=hands, pile="QD")
        assert reason({**thrown, "actions": ["discard 3S", "take QS QH"]}) == "pile_blocked"
        assert is_legal(thrown)


def test_red_threes_of_samba():
    """Samba: 100 each, 1000 for all six, for a team that has the two it needs to go out, else against it."""
    six = {"A": "3H 3H 3H 3D 3D 3D"}

    assert ("red threes", 200) in counted(DUTCH, *SETS, red_threes={"A": "3H 3D"})
    assert ("red threes", 1000) in counted(DUTCH, *SETS, red_threes=six)
    assert ("red threes", -200) in counted(DUTCH, KINGS, red_threes={"A": "3H 3D"})
    assert ("red threes", -1000) in counted(DUTCH, KINGS, red_threes=six)


@pytest.mark.parametrize("threes", ["3S 3C 3S", "3S 3C 3S 3C 3S 3C"])
def test_black_threes_are_laid_in_the_last_turn_alone(threes):
    """Samba: three or more black threes may be laid, but only in the turn in which one goes out."""
    assert is_legal(dutch(threes, f"lay {threes}", melds=SETS))
    early = dutch(f"{threes} 8C 7C 5D", f"lay {threes}", melds=SETS)
    assert reason(early) == "black_three_only_going_out"


# discarding and going out


def test_any_card_but_a_red_three_is_discarded():
    """Classic: any card but a red three may be discarded, and a wild card freezes the pile."""
    for card in ("QS", "3S", "2S", "JK"):
        position = after(classic(f"{card} 7C", f"discard {card}"))
        assert position["pile"].split()[-1:] == [card]
        assert position["frozen"] is (card in {"2S", "JK"})
    assert reason(classic("3H 7C", "discard 3H")) == "discard_red_three"


@pytest.mark.parametrize("card", ["QS", "3S", "2S", "JK"])
def test_in_samba_wild_cards_and_black_threes_are_discarded_too(card):
    """Samba: any card may be discarded, wild cards and black threes too; they keep the pile while on top."""
    thrown = dutch(f"{card} 7C", f"discard {card}", "take QH QD", hands={"2": "QH QD 8C 5C"})

    assert is_legal({**thrown, "actions": [f"discard {card}"]})
    assert reason(thrown) == (None if card == "QS" else "pile_blocked")


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (3, 1), (4, 1)])
def test_classic_canasta_asks_for_one_canasta_and_with_two_players_for_two(players, needed):
    """Classic: a team needs one canasta, in the game for two players two."""
    for melds in ([], [KINGS], [KINGS, FOURS]):
        out = classic("8C", "discard 8C", melds=melds, players=players)
        assert is_legal(out) is (len(melds) >= needed)


def test_going_out_brings_a_hundred_or_two_hundred_with_the_whole_hand():
    """Classic: going out brings 100, or 200 with the whole hand in one turn and nothing melded before."""
    whole = classic(
        f"{FOURS} QS QH QD 8C", f"lay {FOURS}", "lay QS QH QD", "discard 8C", melds=[], hands=NOBODY
    )
    plain = classic("8C", "discard 8C", melds=[KINGS], hands=NOBODY)

    assert lines(whole)[-2:] == [("going out", 100), ("concealed going out", 100)]
    assert lines(plain)[-1] == ("going out", 100)


def test_until_then_two_cards_stay_in_the_hand_after_melding():
    """Samba: a team needs two canastas or sambas; until then two cards must stay after melding."""
    assert reason(dutch("QS QH QD 8C", "lay QS QH QD", melds=[KINGS])) == "keep_cards"
    assert is_legal(dutch("QS QH QD 8C", "lay QS QH QD", "discard 8C", melds=SETS))


def test_going_out_brings_two_hundred_in_samba():
    """Samba: going out brings 200, however it is done."""
    whole = dutch(f"{KINGS} {FOURS} 8C", f"lay {KINGS}", f"lay {FOURS}", "discard 8C", melds=[], hands=NOBODY)

    assert lines(whole)[-1] == ("going out", 200)


# bonuses and the end


def test_bonuses():
    """A mixed canasta brings 300, a natural one 500, and in Samba a samba 1500."""
    assert counted(CLASSIC, FOURS, TENS)[1:] == [("natural canasta", 500), ("mixed canasta", 300)]
    assert counted(DUTCH, NINES, KINGS, SAMBA)[1:] == [
        ("mixed canasta", 300),
        ("natural canasta", 500),
        ("samba", 1500),
    ]


@pytest.mark.parametrize(("players", "target"), [(4, 5000), (2, 5000), (3, 7500)])
def test_classic_canasta_is_played_to_five_thousand_or_with_three_to_7500(players, target):
    """Classic: the match is to 5,000 points, with three players to 7,500."""
    out = classic("8C", "discard 8C", melds=[KINGS, FOURS], players=players)
    out["hands"] = {str(seat): "8C" if seat == 1 else "" for seat in range(1, players + 1)}
    gain = 70 + 35 + 1000 + 100

    assert after({**out, "scores": {"A": target - gain - 5}})["result"]["match_over"] is False
    assert after({**out, "scores": {"A": target - gain}})["result"]["winners"] == ["A"]


@pytest.mark.parametrize("rules", [DUTCH, CLASSIC])
@pytest.mark.parametrize("target", [2500, 5000, 7500, 10000])
def test_another_target_may_be_chosen(rules, target):
    """Other targets may be chosen: 2,500, 5,000, 7,500 or 10,000."""
    changed = {"target_score": target}
    out = case("8C", "discard 8C", rules=rules, melds=[KINGS, NINES], hands=NOBODY, changed=changed)

    assert after({**out, "scores": {"A": target}})["result"]["match_over"] is True
    assert after({**out, "scores": {"A": target - 2000}})["result"]["match_over"] is False
