"""Swedish Samba after its description: a test for each sentence that states a rule, in the text's order."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, read_cards, write_cards
from samba_desktop.engine.cards import RANKS, SUITS, Card
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.dealing import _hands, _upturned, draw_for_dealer
from samba_desktop.engine.events import DealerDrawn
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from tests.engine.cases import after, case, is_legal, lines, reason, total, undealt, with_stock

RULES = PRESETS["swedish-samba"].rules
KINGS = "KS KH KD KC KS KH KD"
QUEENS = "QS QH QD QC QS QH QD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
OPENED = ["4H 4D 4C"]
NOBODY = {"2": "", "3": "", "4": ""}
STOCK_END = {"stock": True}
SIX_RED = "3H 3H 3H 3D 3D 3D"


def dealt(players: int, code: str = "7"):
    state, _events = step(new_match(RULES, Seating(players, RULES.shapes(players)[0])), Deal(code))
    return state


def sides(players: int, shape: str) -> list[set[int]]:
    seating = read_case(case("8C", players=players, shape=shape))
    seating = seating.table.seating
    return [{seat + 1 for seat in seating.seats_of(side)} for side in range(seating.sides)]


def changed(position: dict, **options: object) -> dict:
    return {**position, "rules": {"preset": "swedish-samba", "changed": options}}


# players and cards


@pytest.mark.parametrize("players", [2, 3, 5])
def test_two_three_or_five_play_alone(players):
    """With two, three or five players everybody plays for himself."""
    assert sides(players, "solo") == [{seat} for seat in range(1, players + 1)]


def test_four_are_two_teams_of_two():
    """Four players form two teams: the first and third, the second and fourth."""
    assert sides(4, "2x2") == [{1, 3}, {2, 4}]


def test_six_are_two_teams_of_three():
    """Six players may form two teams of three, who sit alternately."""
    assert sides(6, "2x3") == [{1, 3, 5}, {2, 4, 6}]


def test_or_three_teams_of_two():
    """Or they form three teams of two, who sit opposite each other."""
    assert sides(6, "3x2") == [{1, 4}, {2, 5}, {3, 6}]


def test_three_decks_and_six_jokers_are_162_cards():
    """The pack is three decks and six jokers, 162 cards in all."""
    state = dealt(4)
    cards = [*state.stock, *state.table.pile, *(card for hand in state.hands for card in hand)]

    assert len(cards) == 162
    assert cards.count(read_cards("JK")[0]) == 6
    assert all(cards.count(Card(rank, suit)) == 3 for rank in RANKS for suit in SUITS)


def test_what_the_cards_count():
    """An ace counts 20, king to eight 10, seven to four 5, a black three 5, a two 20, a joker 50."""
    worth = {
        "A": 20,
        "K": 10,
        "Q": 10,
        "J": 10,
        "10": 10,
        "9": 10,
        "8": 10,
        "7": 5,
        "6": 5,
        "5": 5,
        "4": 5,
        "2": 20,
    }

    for rank, points in worth.items():
        assert all(RULES.points[card] == points for card in read_cards(f"{rank}S {rank}H {rank}D {rank}C"))
    assert [RULES.points[card] for card in read_cards("3S 3C JK")] == [5, 5, 50]


def test_twos_and_jokers_stand_for_any_card():
    """Twos and jokers are wild and stand for whatever card one likes."""
    for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"):
        assert is_legal(case(f"{rank}S {rank}H 2C KC", f"lay {rank}S {rank}H 2C", melds=OPENED)), rank
        assert is_legal(case(f"{rank}S {rank}H JK KC", f"lay {rank}S {rank}H JK", melds=OPENED)), rank


# the deal


def test_the_highest_card_deals_first():
    """The dealer is whoever drew the highest card."""
    drawn = iter(read_cards("9S KH 4D AC"))

    assert draw_for_dealer(4, lambda: next(drawn))[0] == 3


def test_or_the_dealer_is_appointed():
    """The players may appoint the first dealer instead."""
    rules = {"preset": "swedish-samba", "changed": {"first_dealer": "chosen"}}

    for seat in range(1, 5):
        assert after(undealt("deal 7", rules=rules, dealer=seat, round=0))["dealer"] == seat


def test_those_who_tie_draw_again():
    """When two or more drew the same highest card, these draw again until one is highest."""
    drawn = iter(read_cards("KS 9H KD KC 8S 8H 4C 9S 10H"))

    dealer, draws = draw_for_dealer(4, lambda: next(drawn))

    assert dealer == 2
    assert [[seat for seat, _card in one] for one in draws] == [[0, 1, 2, 3], [0, 2, 3], [0, 2]]


def test_the_draw_is_seen_at_the_table():
    """The cards are drawn openly before the first deal and no more later."""
    state, events = step(new_match(RULES, Seating(4, RULES.shapes(4)[0])), Deal("7"))

    assert isinstance(events[0], DealerDrawn)
    assert events[0].dealer == state.table.dealer


def test_cards_are_dealt_one_by_one():
    """The cards are dealt one at a time, beginning at the dealer's left."""
    cards = read_cards("4S 5S 6S 7S 8S 9S 10S JS QS")

    hands, rest = _hands(Seating(4, RULES.shapes(4)[0]), RULES, 2, 2, cards)

    assert [write_cards(hand) for hand in hands] == ["6S 10S", "7S JS", "4S 8S", "5S 9S"]
    assert write_cards(rest) == "QS"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_fifteen_cards(players):
    """Everybody gets fifteen cards."""
    assert dealt(players).table.hand_sizes == (15,) * players


def test_with_six_players_everybody_gets_thirteen():
    """With six players everybody gets thirteen."""
    assert dealt(6).table.hand_sizes == (13,) * 6


def test_the_next_deal_is_the_left_neighbours():
    """The player on the dealer's left deals next."""
    for dealer in range(1, 5):
        position = judged(undealt("deal 7", dealer=dealer))["position"]
        assert position["dealer"] == dealer % 4 + 1


def test_the_other_cards_are_the_stock_and_its_top_card_begins_the_pile():
    """What is left is the stock, face down; its top card is turned up and begins the discard pile."""
    pile, stock = _upturned(RULES, read_cards("9D KC 3S"))

    assert (write_cards(pile), write_cards(stock)) == ("9D", "KC 3S")


@pytest.mark.parametrize("first", ["2S", "JK", "3H", "3D", "3S", "3C"])
def test_a_wild_card_or_a_three_is_covered(first):
    """A wild card, a red or a black three that is turned up is covered with another card."""
    pile, stock = _upturned(RULES, read_cards(f"{first} 9D KC"))

    assert (write_cards(pile), write_cards(stock)) == (f"{first} 9D", "KC")


def test_covering_goes_on_until_a_natural_card_is_on_top():
    """That is repeated until a natural card lies on top."""
    pile, stock = _upturned(RULES, read_cards("3S JK 2H 3D 9D KC"))

    assert (write_cards(pile), write_cards(stock)) == ("3S JK 2H 3D 9D", "KC")


# melds


def test_melds_belong_to_the_team():
    """What one partner begins the other may add to, and the other way round."""
    for seat in (1, 3):
        assert is_legal(case("4S KC", "add m1 4S", melds=OPENED, seat=seat))
    assert reason(case("4S KC", "add m1 4S", melds=OPENED, seat=2)) == "no_such_meld"
    assert reason(case("4S KC", "add A.m1 4S", melds=OPENED, seat=2)) == "other_sides_meld"


def test_a_meld_is_worth_its_cards():
    """The value of a meld is that of its cards added up."""
    assert lines(case(melds=["AS AH JK", "10S JS QS", "5S 5H 2C"], hands=NOBODY, score_if=STOCK_END)) == [
        ("melded cards", 90 + 30 + 30)
    ]


def test_seven_of_a_rank_are_a_canasta_and_seven_in_a_row_a_samba():
    """A group of seven or more is a canasta, a sequence of seven a samba."""
    assert lines(case(melds=[KINGS[:17], SAMBA[:14]], hands=NOBODY, score_if=STOCK_END)) == [
        ("melded cards", 60 + 30)
    ]
    assert lines(case(melds=[KINGS, SAMBA], hands=NOBODY, score_if=STOCK_END))[1:] == [
        ("natural canasta", 500),
        ("samba", 1500),
    ]


@pytest.mark.parametrize(
    ("melds", "goes"),
    [
        ([SAMBA, "5H 6H 7H 8H 9H 10H JH"], True),
        ([KINGS, NINES], True),
        ([SAMBA, NINES], True),
        ([SAMBA, KINGS[:17]], False),
        ([NINES], False),
        ([], False),
    ],
)
def test_two_complete_melds_are_needed_to_go_out(melds, goes):
    """To go out a team needs two sambas, two canastas, or one of each."""
    assert is_legal(case("8C", "discard 8C", melds=melds)) is goes


# groups and canastas


def test_a_group_is_three_or_more_of_a_rank():
    """A group is three or more cards of one rank, such as three kings or five eights."""
    assert is_legal(case("KS KH KD 4C", "lay KS KH KD", melds=OPENED))
    assert is_legal(case("8S 8H 8D 8C 8S 4C", "lay 8S 8H 8D 8C 8S", melds=OPENED))
    assert reason(case("KS KH 4C", "lay KS KH", melds=OPENED)) == "meld_too_small"
    assert reason(case("KS KH QD 4C", "lay KS KH QD", melds=OPENED)) == "not_a_meld"


@pytest.mark.parametrize(
    ("cards", "allowed"),
    [
        ("KS KH 2S", True),
        ("KS 2S JK", False),
        ("KS KH KD 2S", True),
        ("KS KH 2S JK", False),
        ("KS KH KD KC 2S", True),
        ("KS KH KD 2S JK", False),
        ("KS KH KD KC 2S JK", True),
        ("KS KH KD KC KS 2S", True),
    ],
)
def test_there_are_twice_as_many_naturals_as_wild_cards(cards, allowed):
    """There must be at least twice as many naturals: up to five cards hold one wild card, six hold two."""
    assert is_legal(case(f"{cards} 4C", f"lay {cards}", melds=OPENED)) is allowed


def test_no_group_holds_more_than_two_wild_cards():
    """No more than two wild cards are in a group, however many naturals there are."""
    assert reason(case("2H 4C", "add m1 2H", melds=["KS KH KD KC 2S JK"])) == "too_many_wilds"
    cards = "KS KH KD KC KS KH 2S 2H JK"
    assert reason(case(f"{cards} 4C", f"lay {cards}", melds=OPENED)) == "too_many_wilds"


def test_in_the_variant_naturals_only_outnumber_wild_cards():
    """Variant: it is enough that naturals outnumber wild cards, so five cards may hold two of these."""
    five = case("KS KH KD 2S JK 4C", "lay KS KH KD 2S JK", melds=OPENED)
    four = case("KS KH 2S JK 4C", "lay KS KH 2S JK", melds=OPENED)

    assert is_legal(changed(five, group_ratio_rule="majority"))
    assert reason(changed(four, group_ratio_rule="majority")) == "wild_ratio"


def test_a_canasta_without_wild_cards_is_natural_and_any_other_mixed():
    """A canasta of naturals is a red one, one with wild cards a black or mixed one."""
    assert lines(case(melds=[KINGS, NINES], hands=NOBODY, score_if=STOCK_END))[1:] == [
        ("natural canasta", 500),
        ("mixed canasta", 300),
    ]


def test_a_mixed_canasta_holds_two_wild_cards_at_most():
    """No more than two wild cards are allowed in a mixed canasta."""
    cards = "KS KH KD KC KS 2S 2H"
    assert is_legal(case(f"{cards} 4C", f"lay {cards}", melds=OPENED))
    assert reason(case(f"{cards} JK 4C", f"lay {cards} JK", melds=OPENED)) == "too_many_wilds"


@pytest.mark.parametrize("canasta", [KINGS, "KS KH KD KC KS KH 2S"])
def test_no_wild_card_comes_to_a_canasta(canasta):
    """A wild card may not be added to a canasta that is there; a natural may."""
    assert reason(case("JK 4C", "add m1 JK", melds=[canasta])) == "wild_on_canasta"
    assert is_legal(case("KC 4C", "add m1 KC", melds=[canasta]))


def test_a_natural_and_a_wild_card_never_take_the_pile():
    """The pile may not be taken with a natural and a wild card."""
    taking = case("KS 2S 4C", "take KS 2S", pile="5D KH", phase="draw", melds=OPENED)

    assert reason(taking) == "pile_natural_plus_wild"


def test_nor_does_adding_the_top_card_to_a_canasta():
    """Nor may it be taken by adding its top card to a canasta."""
    assert (
        reason(case("8C 4C", "take onto m1", pile="5D KC", phase="draw", melds=[KINGS]))
        == "pile_onto_canasta"
    )


def test_melds_of_one_rank_may_be_kept_apart():
    """One may have several melds of a rank, such as two aces with a joker and beside them aces alone."""
    position = after(case("AS AH AD 4C", "lay AS AH AD", melds=["AS AH JK"]))

    assert position["melds"]["A"] == ["AS AH JK", "AS AH AD"]


# sequences and sambas


def test_a_sequence_is_three_or_more_naturals_of_a_suit_in_order():
    """A sequence is at least three natural cards of one suit in order."""
    assert is_legal(case("6S 7S 8S 4C", "lay 6S 7S 8S", melds=OPENED))
    assert reason(case("6S 7S 4C", "lay 6S 7S", melds=OPENED)) == "meld_too_small"
    assert reason(case("6S 7S 8H 4C", "lay 6S 7S 8H", melds=OPENED)) == "sequence_suits"
    assert reason(case("6S 7S 9S 4C", "lay 6S 7S 9S", melds=OPENED)) == "sequence_gap"
    assert reason(case("6S 7S 7S 8S 4C", "lay 6S 7S 7S 8S", melds=OPENED)) == "sequence_double"


def test_a_sequence_grows_to_seven_cards():
    """A sequence may be extended to seven cards."""
    assert is_legal(case("10S 4C", "add m1 10S", melds=["4S 5S 6S 7S 8S 9S"]))
    assert reason(case("4S 10S 4C 5C", "add m1 4S 10S", melds=["5S 6S 7S 8S 9S"])) is None
    eight = "4S 5S 6S 7S 8S 9S 10S JS"
    assert reason(case(f"{eight} 4C", f"lay {eight}", melds=OPENED)) == "sequence_too_long"


def test_no_card_comes_to_a_samba():
    """No more cards may be added to a samba."""
    assert reason(case("JS 4C", "add m1 JS", melds=[SAMBA])) == "samba_closed"


def test_neither_wild_cards_nor_threes_are_in_a_sequence():
    """Wild cards and threes cannot be used in a samba."""
    assert reason(case("6S 7S 2S 4C", "lay 6S 7S 2S=8S", melds=OPENED)) == "wild_in_sequence"
    assert reason(case("6S 7S JK 4C", "lay 6S 7S JK=8S", melds=OPENED)) == "wild_in_sequence"
    assert reason(case("3S 4S 5S 4C", "lay 3S 4S 5S", melds=OPENED)) == "sequence_ranks"
    assert reason(case("3H 4S 4H 5H", "lay 3H 4H 5H", melds=OPENED)) == "red_three_in_meld"


def test_there_are_five_sambas_in_a_suit():
    """Only five sambas are possible in a suit: 4 to 10, 5 to jack, 6 to queen, 7 to king, 8 to ace."""
    ranks = ("A", *range(2, 11), "J", "Q", "K", "A", 2, 3)
    row = [f"{rank}H" for rank in ranks]
    possible = []
    for low in range(len(row) - 6):
        cards = " ".join(row[low : low + 7])
        if is_legal(case(f"{cards} 4C 5C", f"lay {cards}", melds=OPENED)):
            possible.append(f"{row[low]}-{row[low + 6]}")

    assert possible == ["4H-10H", "5H-JH", "6H-QH", "7H-KH", "8H-AH"]


# red threes


def test_a_red_three_is_laid_out_by_itself():
    """A red three may be laid out on the table as a single card for a bonus."""
    position = after(case("3H 4C", "three 3H", melds=OPENED))

    assert position["red_threes"]["A"] == "3H"


def test_but_it_need_not_be():
    """One need not lay it out."""
    assert after(case("3H 4C", "discard 4C", melds=OPENED))["hands"]["1"] == "3H"
    assert dealt(4).table.red_threes == ((), ())


@pytest.mark.parametrize(("melds", "points"), [([KINGS, NINES], 200), ([KINGS, SAMBA], 200)])
def test_red_threes_count_for_a_side_that_could_go_out(melds, points):
    """Each red three laid out is worth 100, if the side has the two complete melds that going out needs."""
    assert ("red threes", points) in lines(
        case(melds=melds, red_threes={"A": "3H 3D"}, hands=NOBODY, score_if=STOCK_END)
    )


def test_all_six_bring_a_thousand():
    """All six laid out by one side bring 1000 and not 600."""
    counted = case(melds=[KINGS, NINES], red_threes={"A": SIX_RED}, hands=NOBODY, score_if=STOCK_END)

    assert ("red threes", 1000) in lines(counted)


def test_they_count_against_a_side_that_could_not_go_out():
    """Without the two complete melds each costs 100, and all six 1000."""
    two = case(melds=[KINGS], red_threes={"A": "3H 3D"}, hands=NOBODY, score_if=STOCK_END)
    six = case(melds=[KINGS], red_threes={"A": SIX_RED}, hands=NOBODY, score_if=STOCK_END)

    assert ("red threes", -200) in lines(two)
    assert ("red threes", -1000) in lines(six)


def test_a_card_is_drawn_for_each_red_three_laid_out():
    """For each red three that is laid out a card is drawn from the stock."""
    laid = with_stock(case("3H 3D 4C", "three 3H", "three 3D", melds=OPENED), "KS QS JS", 4)

    position = after(laid)

    assert position["hands"]["1"] == "4C KS QS"
    assert position["stock"] == "JS"


@pytest.mark.parametrize("held", ["3H", "3H 3D", "3H 3H 3D"])
def test_red_threes_in_the_hand_cost_750(held):
    """Who still holds red threes at the end loses 750, however many they are."""
    assert lines(case(held, hands=NOBODY, score_if=STOCK_END)) == [("red threes in hand", -750)]


def test_each_partner_who_holds_some_loses_750():
    """The penalty is each player's own: two partners can both pay it."""
    assert total(case("3H", hands={**NOBODY, "3": "3D"}, score_if=STOCK_END)) == -1500


def test_a_red_three_may_be_discarded_to_block():
    """Red threes may be discarded to block the pile, like black threes and wild cards."""
    blocked = case("3H 4C", "discard 3H", "take KS KH", melds=OPENED, hands={"2": "KS KH 5C"})

    assert reason(blocked) == "pile_blocked"


def test_nothing_is_drawn_for_a_red_three_on_the_pile():
    """No card is drawn for red threes that are discarded."""
    thrown = with_stock(case("3H 4C", "discard 3H", melds=OPENED), "KS QS", 4)

    assert after(thrown)["stock"] == "KS QS"
    assert after(thrown)["hands"]["1"] == "4C"


def test_in_the_variant_nothing_is_drawn_for_red_threes():
    """Variant: no cards are drawn for red threes that are laid out."""
    laid = with_stock(case("3H 4C 5C", "three 3H", melds=OPENED), "KS QS", 4)

    assert after(changed(laid, red_three_replacement=False))["hands"]["1"] == "4C 5C"


# black threes

SETS = [KINGS, NINES]


@pytest.mark.parametrize("threes", ["3S 3C 3S", "3S 3C 3S 3C", "3S 3C 3S 3C 3S", "3S 3C 3S 3C 3S 3C"])
def test_three_to_six_black_threes_are_melded_when_going_out(threes):
    """Three to six black threes may be melded by a player who goes out with them."""
    assert is_legal(case(threes, f"lay {threes}", melds=SETS))
    assert is_legal(case(f"{threes} 8C", f"lay {threes}", "discard 8C", melds=SETS))
    assert is_legal(case(f"{threes} 9H 8C", f"lay {threes}", "add m2 9H", "discard 8C", melds=SETS))


def test_two_black_threes_are_no_meld():
    """Fewer than three black threes are no meld."""
    assert reason(case("3S 3C", "lay 3S 3C", melds=SETS)) == "meld_too_small"


def test_no_wild_card_goes_with_them():
    """No wild card may be melded with a black three."""
    assert reason(case("3S 3C 3S 2S", "lay 3S 3C 3S 2S", melds=SETS)) == "black_three_with_wild"


def test_black_threes_are_melded_at_no_other_time():
    """At any other time black threes are not melded, and who has laid them must go out."""
    assert reason(case("3S 3C 3S 8C 7C", "lay 3S 3C 3S", melds=SETS)) == "black_three_only_going_out"
    assert reason(case("3S 3C 3S 8C", "lay 3S 3C 3S", melds=[KINGS])) == "black_three_only_going_out"
    bound = case("3S 3C 3S 9H 8C", "lay 3S 3C 3S", "discard 8C", melds=SETS)
    assert reason(bound) == "must_go_out"


@pytest.mark.parametrize("three", ["3S", "3C"])
def test_a_discarded_black_three_blocks(three):
    """They block the discard pile when they are discarded."""
    blocked = case(f"{three} 4C", f"discard {three}", "take KS KH", melds=OPENED, hands={"2": "KS KH 5C"})

    assert reason(blocked) == "pile_blocked"


def test_in_one_variant_black_threes_are_never_melded():
    """Variant: black threes are never melded, not even when going out."""
    out = case("3S 3C 3S", "lay 3S 3C 3S", melds=SETS)

    assert reason(changed(out, black_three_meld="never")) == "black_three_never"


@pytest.mark.parametrize("cards", ["3S 3C JK", "3S 3C 3S 3C 3S 2S JK", "3S 3C 3S 3C 3S 3C JK"])
def test_in_another_they_are_melded_with_wild_cards(cards):
    """Variant: black threes may be melded with wild cards too, as in any group, but only when going out."""
    options = {"black_three_meld": "going_out_with_wilds", "black_three_group_max": 7}

    assert is_legal(changed(case(cards, f"lay {cards}", melds=SETS), **options))
    assert reason(changed(case("3S 3C 2S JK", "lay 3S 3C 2S JK", melds=SETS), **options)) == "wild_ratio"
    early = case(f"{cards} 8C 7C", f"lay {cards}", melds=SETS)
    assert reason(changed(early, **options)) == "black_three_only_going_out"


# how play begins


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_dealers_left_neighbour_begins_and_play_goes_clockwise(players):
    """The player on the dealer's left begins, and play goes on clockwise."""
    shape = RULES.shapes(players)[0].value
    dealt = undealt("deal 7", players=players, shape=shape, dealer=players, round=0)
    first = {**dealt, "rules": {"preset": "swedish-samba", "changed": {"first_dealer": "chosen"}}}
    assert after(first)["turn"]["seat"] == 1

    discarded = case("8C 7C", "discard 8C", players=players, shape=shape)
    assert after(discarded)["turn"]["seat"] == 2


def test_a_turn_is_drawing_two_melding_and_discarding_one():
    """In a turn one draws two cards from the stock, melds if one likes, and discards one card."""
    turn = with_stock(case("8C KS KH KD", "draw", melds=OPENED, phase="draw"), "4S 5S 6S", 4)

    assert after(turn)["hands"]["1"] == "8C KS KH KD 4S 5S"
    assert is_legal({**turn, "actions": ["draw", "discard 8C"]})
    assert is_legal({**turn, "actions": ["draw", "lay KS KH KD", "discard 8C"]})
    assert reason({**turn, "actions": ["discard 8C"]}) == "draw_first"
    assert reason({**turn, "actions": ["draw", "pass"]}) == "pass_only_with_one_card"


@pytest.mark.parametrize(
    ("score", "minimum"),
    [
        (-15, 15),
        (0, 50),
        (1495, 50),
        (1500, 90),
        (2995, 90),
        (3000, 120),
        (6995, 120),
        (7000, 150),
        (9995, 150),
    ],
)
def test_a_first_meld_has_a_minimum_by_the_score(score, minimum):
    """The first melds of a team must together reach a minimum that grows with its score."""
    assert judged(undealt(scores={"A": score}))["minimum"]["A"] == minimum


def test_all_melds_of_the_turn_are_added_up():
    """What counts is the value of all the cards that are melded."""
    hand = case(
        "KS KH KD JS QS AS KS 8C 7C", "lay KS KH KD", "lay JS QS KS AS", "discard 8C", scores={"A": 0}
    )

    assert is_legal(hand)
    assert reason({**hand, "actions": ["lay KS KH KD", "discard 8C"]}) == "short_of_minimum"


def test_bonuses_and_red_threes_count_nothing_towards_it():
    """Points for red threes, sambas and canastas don't help to reach the minimum."""
    samba = case(f"{SAMBA} 8C 7C", f"lay {SAMBA}", "discard 8C", scores={"A": 1500})
    threes = case("3H KS KH KD 8C 7C", "three 3H", scores={"A": 1500})

    assert reason(samba) == "short_of_minimum"
    assert reason({**threes, "actions": ["three 3H", "lay KS KH KD", "discard 8C"]}) == "short_of_minimum"


# the discard pile


def taking(hand: str, pile: str, *actions: str, **more: object) -> dict:
    return case(hand, *actions, pile=pile, phase="draw", **{"melds": OPENED, **more})


def test_two_naturals_of_its_rank_take_the_pile():
    """Instead of drawing one may take the pile with two naturals from the hand that match its top card."""
    position = after(taking("KS KH 8C", "5D 6D KD", "take KS KH"))

    assert position["melds"]["A"][1] == "KD KS KH"
    assert position["hands"]["1"] == "8C 5D 6D"


def test_the_top_card_must_be_melded_with_them_first():
    """The pile is yours only when its top card is melded with the two cards."""
    assert reason(taking("KS KH 8C", "5D 6D KD", "take")) == "pile_top_must_be_melded"
    assert reason(taking("KS 5H 8C", "5D 6D KD", "take KS 5H")) is not None


def test_for_a_first_meld_the_top_card_and_the_hand_must_reach_the_minimum():
    """Who has not melded takes the pile only when the top card and cards of the hand reach the minimum."""
    first = taking("KS KH AS AH 2C 8C", "5D 6D KD", "take KS KH", melds=(), scores={"A": 1500})

    assert after(first)["hands"]["1"] == "AS AH 2C 8C"
    assert reason({**first, "actions": ["take KS KH", "discard 8C"]}) == "short_of_minimum"
    assert after({**first, "actions": ["take KS KH", "lay AS AH 2C"]})["hands"]["1"] == "8C 5D 6D"


def test_the_rest_of_the_pile_is_taken_up_only_then():
    """The top card and its meld come first, then what the minimum needs, only then the rest of the pile."""
    first = taking("KS KH AS AH 8C", "AD 6D KD", "take KS KH", melds=(), scores={"A": 1500})

    assert reason({**first, "actions": ["take KS KH", "lay AS AH AD"]}) == "short_of_minimum"


def test_further_melds_and_a_discard_follow():
    """After taking the pile one may meld more, and then discards."""
    assert is_legal(taking("KS KH 8C", "5D 6D 7D KD", "take KS KH", "lay 5D 6D 7D", "pass"))
    assert is_legal(taking("KS KH 8C 9C", "5D 6D 7D KD", "take KS KH", "lay 5D 6D 7D", "discard 8C"))


@pytest.mark.parametrize(("top", "longer"), [("10S", "6S 7S 8S 9S 10S"), ("5S", "5S 6S 7S 8S 9S")])
def test_the_top_card_alone_may_join_either_end_of_an_own_sequence(top, longer):
    """If the top card fits one end of an own sequence of fewer than seven, it alone may be taken there."""
    position = after(taking("8C 7C", f"KD {top}", "top m1", melds=["6S 7S 8S 9S"]))

    assert position["melds"]["A"] == [longer]
    assert position["pile"] == "KD"
    assert position["hands"]["1"] == "8C 7C"


def test_it_is_taken_instead_of_drawing():
    """That is done instead of drawing two cards."""
    assert reason(taking("8C 7C", "KD 10S", "top m1", "draw", melds=["6S 7S 8S 9S"])) == "already_drawn"


@pytest.mark.parametrize("top", ["3H", "3D", "3S", "3C", "2S", "2H", "JK"])
def test_a_three_or_a_wild_card_on_top_keeps_the_pile(top):
    """The pile cannot be taken when a three or a wild card lies on top."""
    assert reason(taking("3S 3C 2S 2H KS", f"5D {top}", "take 3S 3C")) == "pile_blocked"
    assert reason(taking("3S 3C 2S 2H KS", f"5D {top}", "take 2S 2H")) == "pile_blocked"


def test_covered_by_another_card_it_does_no_harm():
    """Such a card blocks only the next player; there is no frozen pile beyond the need for a pair."""
    assert is_legal(taking("KS KH 8C", "JK 3H 3S KD", "take KS KH"))


def test_a_group_on_the_table_does_not_take_the_pile():
    """The pile is never taken by adding its top card to a group that lies there."""
    assert reason(taking("KC 8C", "5D KD", "take onto m1", melds=["KS KH KC"])) == "pile_onto_group"
    assert reason(taking("KC 8C", "5D KD", "take KC onto m1", melds=["KS KH KC"])) == "pile_onto_group"


def test_unless_two_more_naturals_come_from_the_hand():
    """Except when two further naturals of the rank come from the hand."""
    position = after(taking("KC KD 8C", "5D KD", "take KC KD onto m1", melds=["KS KH KC"]))

    assert position["melds"]["A"] == ["KS KH KC KD KC KD"]


def test_the_pile_begins_no_sequence():
    """Neither the pile nor its top card may be taken for a new sequence."""
    assert reason(taking("8S 9S 8C", "5D 10S", "take 8S 9S")) == "pile_new_sequence"


def test_ten_joins_a_melded_six_to_nine():
    """Example: with 6-7-8-9 of spades melded, a discarded ten of spades may be added to them."""
    assert is_legal(taking("8C 7C", "5D 10S", "top m1", melds=["6S 7S 8S 9S"]))


def test_ten_is_not_taken_for_six_to_nine_in_the_hand():
    """Example: with 6-7-8-9 of spades in the hand it may not be taken."""
    assert reason(taking("6S 7S 8S 9S 8C", "5D 10S", "take 6S 7S 8S 9S")) == "pile_new_sequence"
    assert reason(taking("6S 7S 8S 9S 8C", "5D 10S", "top m1")) == "top_card_only_onto_sequence"


def test_nor_with_the_nine_still_in_the_hand():
    """Example: with 6-7-8 melded and the nine in the hand it may not be taken."""
    assert reason(taking("9S 8C", "5D 10S", "top m1", melds=["6S 7S 8S"])) == "sequence_gap"
    assert reason(taking("9S 8C", "5D 10S", "take 9S onto m1", melds=["6S 7S 8S"])) == "pile_onto_sequence"


# joining melds


def test_two_sequences_are_not_joined():
    """Two sequences on the table are not joined to a samba by the card between them."""
    melds = ["10S JS QS", "6S 7S 8S"]

    assert reason(case("9S 8C", "merge m1 m2 9S", melds=melds)) == "merge_sequences_never"
    assert reason(case("9S 8C", "add m1 9S", "merge m1 m2", melds=melds)) == "merge_sequences_never"


def test_two_groups_of_a_rank_may_be_joined():
    """Two groups of a rank may be joined in one's own turn."""
    assert after(case("8C", "merge m1 m2", melds=["KS KH KD", "KS KC 2S"]))["melds"]["A"] == [
        "KS KH KD KS KC 2S"
    ]
    joined = case("8C", "merge m1 m2", melds=["KS KH KD", "KS KC 2S"], phase="draw", pile="5D")
    assert reason(joined) == "draw_first"


def test_not_when_more_than_two_wild_cards_would_come_together():
    """But not if the joined meld would hold more than two wild cards."""
    assert reason(case("8C", "merge m1 m2", melds=["KS KH KD KC 2S JK", "KS KH 2H"])) == "too_many_wilds"


def test_in_the_variant_sequences_are_joined():
    """Variant: with Q-J-10 and 8-7-6 of spades melded, the nine joins them to a samba."""
    joined = case("9S 8C", "merge m1 m2 9S", melds=["10S JS QS", "6S 7S 8S"])

    assert after(changed(joined, merge_sequences="up_to_seven"))["melds"]["A"] == ["6S 7S 8S 9S 10S JS QS"]


def test_but_not_beyond_seven_cards():
    """Variant: with K-Q-J-10 and 8-7-6 the nine may go to either, but joined they would be too long."""
    melds = ["10S JS QS KS", "6S 7S 8S"]
    for action, refused in {
        "merge m1 m2 9S": "sequence_too_long",
        "add m1 9S": None,
        "add m2 9S": None,
    }.items():
        joined = changed(case("9S 8C", action, melds=melds), merge_sequences="up_to_seven")
        assert reason(joined) == refused


# going out


def test_one_goes_out_by_melding_all_cards_or_all_but_one():
    """One goes out by melding all cards, or all but one that is discarded."""
    assert after(case("9H", "add m2 9H", melds=SETS))["result"]["end"] == "out"
    assert after(case("9H 8C", "add m2 9H", "discard 8C", melds=SETS))["result"]["end"] == "out"


def test_the_complete_melds_may_be_made_in_the_same_turn():
    """The two complete melds are what counts at that moment, also when the last card completes one."""
    almost = [KINGS, "9S 9H 9D 9C 9S 2S"]

    assert after(case("9H", "add m2 9H", melds=almost))["result"]["end"] == "out"


def test_without_the_complete_melds_a_card_must_stay():
    """Without them at least one card must stay in the hand: not all may be melded."""
    assert reason(case("8S 8H 8D", "lay 8S 8H 8D", melds=[KINGS])) == "keep_cards"
    assert is_legal(case("8S 8H 8D 7C", "lay 8S 8H 8D", melds=[KINGS]))


def test_who_melds_all_but_one_passes_and_keeps_it():
    """Who has melded all cards but one passes instead of discarding and keeps the card."""
    left = case("8S 8H 8D 7C", "lay 8S 8H 8D", "pass", melds=[KINGS])

    assert after(left)["hands"]["1"] == "7C"
    assert reason({**left, "actions": ["lay 8S 8H 8D", "discard 7C"]}) == "go_out_sets"


def test_there_is_no_other_case_for_passing():
    """That is the only case in which one may pass instead of discarding."""
    assert reason(case("8C 7C", "pass", melds=[KINGS])) == "pass_only_with_one_card"
    assert reason(case("8C", "pass", melds=SETS)) == "pass_can_go_out"


def test_one_may_ask_the_partner():
    """Who can go out may ask the partner for leave, and the partner says yes or no."""
    asked = case("8C", "ask", melds=SETS)

    assert after(asked)["turn"]["to_act"] == 3
    assert is_legal({**asked, "actions": ["ask", "answer yes"]})
    assert is_legal({**asked, "actions": ["ask", "answer no"]})


@pytest.mark.parametrize(
    ("answer", "action", "refused"),
    [
        ("yes", "discard 8C", "must_go_out"),
        ("yes", "add m2 9H", None),
        ("no", "discard 8C", None),
        ("no", "add m2 9H", None),
    ],
)
def test_the_answer_must_be_followed(answer, action, refused):
    """The answer must be followed."""
    assert reason(case("9H 8C", "ask", f"answer {answer}", action, melds=SETS)) == refused


def test_after_a_no_one_does_not_go_out():
    """After a no the player does not go out in this turn."""
    asked = case("9H 8C", "ask", "answer no", "add m2 9H", "discard 8C", melds=SETS)

    assert reason(asked) == "answer_was_no"


@pytest.mark.parametrize(
    ("answers", "goes"), [(("yes", "yes"), True), (("yes", "no"), False), (("no",), False)]
)
def test_two_partners_must_both_agree(answers, goes):
    """With two partners both must say yes."""
    said = [f"answer {answer}" for answer in answers]
    asked = case("8C", "ask", *said, "discard 8C", melds=SETS, players=6, shape="2x3")

    assert is_legal(asked) is goes


def test_one_may_go_out_without_asking():
    """One may go out without asking."""
    assert is_legal(case("8C", "discard 8C", melds=SETS))


# the end of the stock


def test_the_last_card_is_drawn_alone():
    """When one card is left in the stock, the next player draws just this one and plays on as usual."""
    last = with_stock(case("8C 7C", "draw", "discard 8C", melds=OPENED, phase="draw"), "KS", 4)

    assert after({**last, "actions": ["draw"]})["hands"]["1"] == "8C 7C KS"
    assert after(last)["turn"]["seat"] == 2


def test_a_last_red_three_does_not_end_the_round():
    """If the last card is a red three it is laid aside as a bonus card, and play goes on with the pile."""
    last = with_stock(
        case("KS KH 8C 7C", "draw", "three 3H", "discard KS", melds=OPENED, phase="draw"), "3H", 4
    )

    assert after(last)["turn"]["phase"] == "draw"
    assert after(last)["red_threes"]["A"] == "3H"


def test_with_an_empty_stock_play_goes_on_until_somebody_must_draw():
    """With an empty stock play goes on as long as players take the pile."""
    empty = with_stock(taking("KS KH 8C", "5D KD", "take KS KH", "discard 8C"), "", 4)

    assert after(empty)["turn"]["phase"] == "draw"


def test_the_top_card_alone_keeps_it_going_too():
    """Taking the top card onto a sequence is as good as drawing."""
    empty = with_stock(taking("8C 7C", "5D 10S", "top m1", "discard 8C", melds=["6S 7S 8S 9S"]), "", 4)

    assert after(empty)["turn"]["phase"] == "draw"


def test_when_somebody_wants_to_draw_the_round_ends_without_a_bonus():
    """When somebody wants to draw and cannot, the round ends and is counted, and nobody has gone out."""
    empty = with_stock(case("8C", "draw", melds=SETS, phase="draw"), "", 4)

    assert after(empty)["result"]["end"] == "stock"
    assert not any(label == "going out" for side in "AB" for label, _points in lines(empty, side))


def test_with_one_card_the_pile_is_not_taken_without_the_right_to_go_out():
    """Who has one card left and cannot go out may not take the pile."""
    assert reason(taking("KS", "5D KD", "take KS onto m1", melds=["KS KH KC"])) == "pile_with_one_card"


# counting


def test_a_side_counts_its_melds_less_the_cards_in_its_hands():
    """Each side counts the cards it has melded, less those left in the hands of all its players."""
    counted = case("8C", melds=["KS KH KD"], hands={**NOBODY, "3": "AS 4S"}, score_if=STOCK_END)

    assert lines(counted) == [("melded cards", 30), ("cards in hand", -10), ("cards in hand", -25)]


def test_the_bonuses():
    """A samba brings 1500, a natural canasta 500, a mixed one 300, going out 200."""
    counted = case(melds=[SAMBA, KINGS, "9S 9H 9D 9C 9H 2S JK"], hands=NOBODY, score_if={"out": 3})

    assert lines(counted)[1:] == [
        ("samba", 1500),
        ("natural canasta", 500),
        ("mixed canasta", 300),
        ("going out", 200),
    ]


def match(scores: dict[str, int]) -> dict:
    """Let side A gain 1,190 by going out."""
    return after(case("8C", "discard 8C", melds=SETS, hands=NOBODY, scores=scores))["result"]


def test_the_match_is_to_ten_thousand_at_the_end_of_a_round():
    """The first side that has 10,000 at the end of a round wins."""
    assert match({"A": 8805, "B": 0})["match_over"] is False
    assert match({"A": 8810, "B": 0})["winners"] == ["A"]


def test_of_several_sides_that_reach_it_the_highest_wins():
    """If several sides reach it in the same round, the highest total wins."""
    assert match({"A": 8900, "B": 10200})["winners"] == ["B"]
