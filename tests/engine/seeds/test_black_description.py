"""Black Samba after its description: a test for each sentence that states a rule, in the text's order."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import Deal, read_cards, write_cards
from samba_desktop.engine.cards import is_red_three, pack
from samba_desktop.engine.dealing import _hands, _upturned, draw_for_dealer
from samba_desktop.engine.events import DealerDrawn, Dealt
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from tests.engine.cases import after, case, is_legal, lines, reason, undealt

NAME = "black-samba"
RULES = PRESETS[NAME].rules
KINGS = "KS KH KD KC KS KH KD"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
BLACK = "5H 6H JK=7H 8H 9H 10H JH"
OPENED = ["4H 4D 4C"]
NOBODY = {"2": "", "3": "", "4": ""}


def black(hand: str = "", *actions: str, **more: object) -> dict:
    return case(hand, *actions, **{"rules": NAME, "melds": OPENED, **more})


def counted(*melds: str) -> list[tuple[str, int]]:
    return lines(black(melds=list(melds), hands=NOBODY, score_if={"stock": True}))


def at_pile(hand: str, pile: str, *actions: str, **more: object) -> dict:
    return black(hand, *actions, pile=pile, phase="draw", **more)


def dealt(players: int, changed: dict | None = None) -> dict:
    return after(undealt("deal 7", players=players, rules={"preset": NAME, "changed": changed or {}}))


# the idea of the game


@pytest.mark.parametrize("place", range(7))
def test_six_naturals_of_a_suit_and_one_wild_card_are_a_black_samba(place):
    """A black samba is a sequence of exactly six naturals of one suit and one wild card in any place."""
    cards = ["5H", "6H", "7H", "8H", "9H", "10H", "JH"]
    for wild in ("JK", "2S"):
        row = " ".join(f"{wild}={card}" if at == place else card for at, card in enumerate(cards))

        assert is_legal(black(f"{' '.join(cards)} {wild} 8C 7C", f"lay {row}"))
        assert ("mixed samba", 1000) in counted(row)


def test_it_never_holds_two_wild_cards():
    """With two wild cards it is none, and cannot be laid."""
    five = black("5H 6H JK 8H 2S 10H JH 8C", "lay 5H 6H JK=7H 8H 2S=9H 10H JH")

    assert reason(five) == "too_many_wilds_in_sequence"
    assert reason(black("2S 8C", "add m1 2S=JH", melds=[BLACK[:-3]])) == "too_many_wilds_in_sequence"


def test_it_is_another_combination_than_the_samba_without_wild_cards():
    """It comes beside the ordinary samba of seven naturals."""
    assert counted(SAMBA, BLACK)[1:] == [("samba", 1500), ("mixed samba", 1000)]


@pytest.mark.parametrize(
    ("melds", "goes"),
    [([BLACK, SAMBA], True), ([BLACK, BLACK], True), ([KINGS, BLACK], True), ([BLACK], False), ([], False)],
)
def test_the_canastas_or_sambas_that_are_asked_for_allow_going_out(melds, goes):
    """One builds the canastas and sambas that are asked for, of any kind, and may then go out."""
    assert is_legal(black("8C", "discard 8C", melds=melds)) is goes


def test_one_goes_out_by_melding_all_cards_of_the_hand():
    """One goes out by melding the whole hand."""
    out = black("4C", "add m3 4C", melds=[SAMBA, BLACK, "4H 4D 4C"])

    assert after(out)["result"]["end"] == "out"


def test_the_side_with_the_highest_score_that_reached_the_target_wins():
    """Whoever has the highest score, having reached the target, wins."""
    out = black("8C", "discard 8C", melds=[SAMBA, KINGS], hands=NOBODY)
    gain = 2120 + 200

    assert after({**out, "scores": {"A": 9995 - gain, "B": 0}})["result"]["match_over"] is False
    assert after({**out, "scores": {"A": 10000 - gain, "B": 0}})["result"]["winners"] == ["A"]
    assert after({**out, "scores": {"A": 10000 - gain, "B": 10005}})["result"]["winners"] == ["B"]


# who plays with whom


@pytest.mark.parametrize(
    ("players", "shape", "sides"),
    [
        (4, "2x2", [{1, 3}, {2, 4}]),
        (6, "2x3", [{1, 3, 5}, {2, 4, 6}]),
        (2, "solo", [{1}, {2}]),
        (3, "solo", [{1}, {2}, {3}]),
    ],
)
def test_four_and_six_form_two_teams_and_two_or_three_may_play_too(players, shape, sides):
    """Four are two teams of two, six two teams of three who sit alternately; two and three play alone."""
    seating = Seating(players, RULES.shapes(players)[0])

    assert seating.shape.value == shape
    assert [{seat + 1 for seat in seating.seats_of(side)} for side in range(seating.sides)] == sides


# definitions


@pytest.mark.parametrize("rank", ["4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"])
def test_fours_to_aces_are_natural(rank):
    """Fours to aces are natural cards: three of one rank are a meld without wild cards."""
    cards = f"{rank}S {rank}H {rank}D"

    assert is_legal(black(f"{cards} 8C 7C", f"lay {cards}"))


def test_twos_and_jokers_are_wild():
    """Twos and jokers are wild cards and stand for whatever card one likes."""
    for wild in ("2S", "2H", "2D", "2C", "JK"):
        assert is_legal(black(f"KS KH {wild} 8C 7C", f"lay KS KH {wild}"))
        assert is_legal(black(f"7H 8H {wild} 8C 7C", f"lay 7H 8H {wild}=9H"))
        assert is_legal(black(f"7H 9H {wild} 8C 7C", f"lay 7H {wild}=8H 9H"))


def test_threes_are_special():
    """Red and black threes are special cards: neither is part of a meld like the others."""
    assert reason(black("3S 4S 5S 8C", "lay 3S 4S 5S")) == "sequence_ranks"
    assert reason(black("3H 3D 3H 8C", "lay 3H 3D 3H")) == "red_three_in_meld"
    assert reason(black("3S 3C 3S 8C", "lay 3S 3C 3S")) == "black_three_never"


def test_a_meld_is_three_or_more_cards_to_which_others_are_added():
    """A meld is three cards or more; others are added to it until it is a combination."""
    assert reason(black("KS KH 8C", "lay KS KH")) == "meld_too_small"
    grown = black("KC KS 8C 7C", "add m1 KC KS", melds=["KS KH KD KC KS"])
    assert after(grown)["melds"]["A"] == ["KS KH KD KC KS KC KS"]
    row = black("10H 8C 7C", "add m1 10H", melds=["7H 8H 9H"])
    assert after(row)["melds"]["A"] == ["7H 8H 9H 10H"]


def test_a_side_has_melded_when_its_first_meld_is_made():
    """A side that has made its first meld has melded, and its partners lay what they like."""
    small = black("5S 5H 5D 8C 7C", "lay 5S 5H 5D", "discard 8C", scores={"A": 0})

    assert is_legal({**small, "melded_by": [3]})
    assert reason({**small, "melds": {"A": []}}) == "short_of_minimum"


def test_a_canasta_is_seven_cards_of_a_rank():
    """A canasta is seven cards of one rank: six are none, and an eighth finds no place in it."""
    assert counted(KINGS[:17])[1:] == []
    assert counted(KINGS)[1:] == [("natural canasta", 500)]
    assert counted("KS KH KD KC KS 2S JK")[1:] == [("mixed canasta", 300)]
    assert reason(black("KC 8C", "add m1 KC", melds=[KINGS])) == "canasta_full"
    assert reason(black(f"{KINGS} KC 8C 7C", f"lay {KINGS} KC")) == "canasta_full"


def test_a_samba_is_seven_cards_of_a_suit_in_order():
    """A samba is seven cards of one suit in order: six are none, and an eighth finds no place in it."""
    assert counted(SAMBA[:17])[1:] == []
    assert counted(SAMBA)[1:] == [("samba", 1500)]
    assert reason(black("JS 8C", "add m1 JS", melds=[SAMBA])) == "samba_closed"
    assert reason(black("4H 8C", "add m1 4H", melds=[BLACK])) == "samba_closed"


def test_variants_are_agreed_before_the_match_and_hold_for_it():
    """Each variant has to be agreed before play begins; the next deal is by the same rules."""
    changed = {"joker_count": 9, "bonus_samba": 1000}
    out = black("8C", "discard 8C", melds=[SAMBA, KINGS], hands=NOBODY, changed=changed)

    position = judged({**out, "actions": ["discard 8C", "deal 7"]})["position"]

    assert position["rules"] == {"preset": NAME, "changed": changed}


# cards, dealer and deal


def test_the_pack_is_three_decks_and_six_jokers():
    """One plays with three decks and six jokers."""
    assert RULES.count_of_cards == 162
    assert pack(RULES.deck.deck_count, RULES.deck.joker_count).count(read_cards("JK")[0]) == 6


def test_in_the_variant_there_are_nine_jokers():
    """Variant: three decks and nine jokers."""
    position = dealt(4, {"joker_count": 9})
    row = " ".join([position["stock"], position["pile"], *position["hands"].values()]).split()
    threes = " ".join(position["red_threes"].values()).split()

    assert len(row) + len(threes) == 165
    assert row.count("JK") == 9


def test_the_highest_card_deals_first():
    """The dealer is appointed, or is whoever drew the highest card."""
    _state, events = step(new_match(RULES, Seating(4, RULES.shapes(4)[0])), Deal("7"))
    chosen = {"preset": NAME, "changed": {"first_dealer": "chosen"}}

    assert isinstance(events[0], DealerDrawn)
    best = max(card.rank for _, card in events[0].draws[-1])
    assert dict(events[0].draws[-1])[events[0].dealer].rank == best
    for seat in range(1, 5):
        assert after(undealt("deal 7", dealer=seat, round=0, rules=chosen))["dealer"] == seat


def test_those_who_tie_draw_again():
    """When two or more drew the same highest card, these draw again until one is highest."""
    drawn = iter(read_cards("QS QH 9D QC 8S 8H 4C AS 5S"))

    dealer, draws = draw_for_dealer(4, lambda: next(drawn))

    assert dealer == 0
    assert [[seat for seat, _card in one] for one in draws] == [[0, 1, 2, 3], [0, 1, 3], [0, 1]]


def test_cards_are_dealt_one_by_one():
    """The cards are dealt one at a time."""
    hands, _rest = _hands(Seating(3, RULES.shapes(3)[0]), RULES, 1, 2, read_cards("4S 5S 6S 7S 8S 9S"))

    assert [write_cards(hand) for hand in hands] == ["6S 9S", "4S 7S", "5S 8S"]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_everybody_gets_fifteen_cards(players):
    """Everybody gets fifteen cards, with six players too."""
    _state, events = step(new_match(RULES, Seating(players, RULES.shapes(players)[0])), Deal("7"))
    given = next(event for event in events if isinstance(event, Dealt))

    assert [len(hand) for hand in given.hands] == [15] * players
    assert {len(hand.split()) for hand in dealt(players)["hands"].values()} == {15}


def test_the_player_on_the_left_deals_next():
    """The dealer's left neighbour deals the next round."""
    assert [after(undealt("deal 7", rules=NAME, dealer=seat))["dealer"] for seat in (1, 2, 3, 4)] == [
        2,
        3,
        4,
        1,
    ]


# stock and discard pile


def test_what_is_left_is_the_stock_and_its_top_card_begins_the_pile():
    """The other cards are the stock; its top card is turned up and begins the discard pile."""
    pile, stock = _upturned(RULES, read_cards("9D KC 3S"))
    position = dealt(4)
    threes = sum(len(row.split()) for row in position["red_threes"].values())

    assert (write_cards(pile), write_cards(stock)) == ("9D", "KC 3S")
    assert len(position["stock"].split()) + len(position["pile"].split()) + threes == 162 - 60


@pytest.mark.parametrize("first", ["2S", "JK", "3H", "3D", "3S", "3C"])
def test_a_wild_card_or_a_three_is_covered(first):
    """A wild card, a red or a black three that is turned up is covered from the stock."""
    pile, stock = _upturned(RULES, read_cards(f"{first} 9D KC"))

    assert (write_cards(pile), write_cards(stock)) == (f"{first} 9D", "KC")


def test_covering_goes_on_until_a_natural_card_is_on_top():
    """That is repeated until a natural card lies on top."""
    pile, _stock = _upturned(RULES, read_cards("JK 3S 2H 3D 9D KC"))

    assert write_cards(pile) == "JK 3S 2H 3D 9D"


@pytest.mark.parametrize("wild", ["JK", "2S"])
def test_a_wild_card_freezes_the_pile(wild):
    """Wild cards freeze the pile: then a wild card doesn't help to take it."""
    hand = {"2": "KS 2H 8C 7C"}
    thrown = black(f"{wild} 5C", f"discard {wild}", "draw", "discard KS", hands=hand)
    assert after({**thrown, "actions": [f"discard {wild}"]})["frozen"] is True

    taking = at_pile("KS 2H 8C", f"5D {wild} 6D KD", "take KS 2H")
    assert reason(taking) == "pile_frozen"
    assert is_legal({**taking, "pile": "5D 6D KD"})


@pytest.mark.parametrize("first", ["JK 9D", "2S 9D", "3S JK 9D"])
def test_one_that_was_turned_up_at_the_deal_freezes_too(first):
    """That holds for a wild card that was turned up and covered."""
    assert reason(at_pile("9S 2H 8C", first, "take 9S 2H")) == "pile_frozen"


@pytest.mark.parametrize("three", ["3H", "3D", "3S", "3C"])
def test_a_three_does_not_freeze(three):
    """A red or a black three does not freeze the pile; it is only covered by a natural card."""
    assert is_legal(at_pile("9S 2H 8C 7C", f"{three} 9D", "take 9S 2H"))


def test_the_pile_is_frozen_as_long_as_a_wild_card_is_in_it():
    """With a wild card in it the pile is frozen, also where it lies deeper than the cards that are taken."""
    pile = "JK 4S 5D 6D 7D 8D KD"
    taken = after(at_pile("KS KH 8C", pile, "take KS KH"))

    assert taken["pile"] == "JK 4S"
    assert taken["frozen"] is True
    assert after(at_pile("KS KH 8C", "4S JK 6D 7D 8D KD", "take KS KH"))["frozen"] is False


@pytest.mark.parametrize("top", ["JK", "2S", "3S", "3C"])
def test_a_wild_card_or_a_black_three_on_top_blocks_the_pile(top):
    """With a wild card or a black three on top the pile is blocked, and nobody takes from it."""
    for action in ("take KS KH", "take 2H 2D", "take 3S 3C", "take onto m1"):
        assert reason(at_pile("KS KH 2H 2D 3S 3C 8C", f"KD {top}", action)) == "pile_blocked"


def test_forced_red_threes_lie_apart_from_the_hand():
    """Red threes are laid on the table and no longer in a hand when play begins."""
    state, _events = step(new_match(RULES, Seating(4, RULES.shapes(4)[0])), Deal("7"))

    assert not any(is_red_three(card) for hand in state.hands for card in hand)
