"""Codes of deals: what they mean stays for good, slips are found, and other versions are refused in words."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.actions import Deal, write_cards
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.game import step
from samba_desktop.engine.rules.changes import RulesError
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.rules.sharing import ALPHABET, checked, rules_from_code
from samba_desktop.engine.table import Seating
from samba_desktop.match.deal_code import (
    MARK,
    CodedDeal,
    chosen_dealer,
    coded,
    deal_from_code,
    dealt_seeds,
    looks_like_deal,
    settled,
)
from samba_desktop.match.match import Match, beginning
from samba_desktop.match.record import Record, SeatPlan
from tests.match.random_player import RandomPlayer, new_record

PINNED = {
    "DE-33S2-2222-2222-2223-SW36-S7": (
        "swedish-samba", 4, 0, "10D 4H 9C 6H 5C 10C 3H 7H 7C QC 3S 4H QD 8C QH", "AC",
    ),
    "DE-32V2-592V-N4Y9-3MSZ-SW3T-YB": (
        "swedish-samba", 3, 2, "AC 6C 5S 4D 9D 10H QH JS 3C 2D 8C JK 5H 4S KH", "7S",
    ),
    "DE-33VS-F297-MD67-PA8H-DU39-4C": (
        "dutch-samba", 4, 3, "JH QS 7S 2C KD 6D JD JS 6C 2D 5H 9D JK JK 8D", "QH",
    ),
    "DE-35RP-DHTH-CQKP-QCCR-BV3G-8Y": (
        "bolivia", 6, 1, "QC 5S 9D 6H AS 9C 7C AH 2C 4H 5H JC 2S", "7H",
    ),
    "DE-3232-2222-2222-223D-G23Q-TJ": (
        "german-two-player", 2, 1, "JD 5S 9S 8S 9H QD 4D 8D 10D JK AS JH QS 7C 4H", "2C 3S",
    ),
}  # fmt: skip
"""For codes that people keep: the preset, the players, the dealer, the first hand, the first pile."""


def seats(count):
    return tuple(SeatPlan(f"Seat {seat}", "medium") for seat in range(count))


def record_of(deal):
    rules = chosen_dealer(deal.rules)
    return Record(
        rules,
        deal.seating,
        seats(deal.seating.players),
        seed=7,
        first_dealer=deal.dealer,
        first_deal=deal.seed,
    )


def swedish(dealer=0, seed=0xDEADBEEF):
    return CodedDeal(PRESETS["swedish-samba"].rules, Seating(4, Shape.TWO_PAIRS), dealer, seed)


def refused(code):
    with pytest.raises(RulesError) as raised:
        deal_from_code(code)
    assert "\n" not in str(raised.value)
    return str(raised.value)


@pytest.mark.parametrize("code", PINNED)
def test_a_code_means_for_good_what_it_meant(code):
    preset, players, dealer, hand, pile = PINNED[code]
    deal = deal_from_code(code)
    state, _ = step(beginning(record_of(deal)), Deal(deal_code(deal.seed)))
    first = deal.seating.after(deal.dealer, deal.rules.deck.turn_order)

    assert (deal.rules, deal.seating.players, deal.dealer) == (PRESETS[preset].rules, players, dealer)
    assert write_cards(state.hands[first]) == hand
    assert write_cards(state.table.pile) == pile
    assert coded(deal) == code


@pytest.mark.parametrize("preset", PRESETS)
def test_every_table_of_every_game_comes_back_from_its_code(preset):
    rules = PRESETS[preset].rules
    for players in rules.deck.player_counts:
        for shape in rules.shapes(players):
            deal = CodedDeal(rules, Seating(players, shape), players - 1, (1 << 64) - 1)

            assert deal_from_code(coded(deal)) == replace(deal, rules=settled(rules))


def test_changed_rules_are_in_the_code():
    deal = replace(swedish(), rules=with_value(swedish().rules, "target_score", 5000))

    assert deal_from_code(coded(deal)).rules.match.target_score == 5000


def test_capitals_blanks_and_dashes_do_not_matter():
    code = coded(swedish())

    assert deal_from_code(f" „{code.lower().replace('-', ' – ')}“. ") == deal_from_code(code)


def test_every_wrong_sign_and_every_two_changed_places_are_found():
    signs = coded(swedish()).replace("-", "")
    for at in range(len(MARK), len(signs)):
        for other in ALPHABET:
            if other != signs[at]:
                refused(signs[:at] + other + signs[at + 1 :])
        if at + 1 < len(signs) and signs[at] != signs[at + 1]:
            refused(signs[:at] + signs[at + 1] + signs[at] + signs[at + 2 :])


def test_a_code_of_a_newer_version_is_refused_in_words():
    digits = [ALPHABET.index(sign) for sign in coded(swedish()).replace("-", "")[:-3]]
    digits[len(MARK)] += 1
    newer = "".join(ALPHABET[digit] for digit in checked(digits))

    assert "newer version" in refused(newer)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("", "no code here"),
        ("DE-0", '"0"'),
        ("SW34-F2", "begins with DE"),
        ("DE-3333", "too short"),
        ("DE" + "2" * 30_000, "too long"),
    ],
)
def test_what_is_no_code_is_refused_with_an_example(code, why):
    assert why in refused(code)


def test_no_code_of_rules_is_taken_for_that_of_a_deal():
    assert MARK not in {preset.letters for preset in PRESETS.values()}
    assert looks_like_deal(coded(swedish()))
    with pytest.raises(RulesError):
        rules_from_code(coded(swedish()))


def test_the_first_round_has_the_cards_of_the_code_and_the_others_their_own():
    deal = swedish(dealer=2)
    match = Match(record_of(deal))
    match.deal()

    assert dealt_seeds(match.record.entries) == (deal.seed,)
    assert match.table.dealer == 2


def test_from_the_next_seat_one_holds_what_the_neighbour_held():
    deal = swedish(dealer=1)
    mine, neighbours = (Match(record_of(one)) for one in (deal.from_next_seat(), deal))
    mine.deal()
    neighbours.deal()

    assert mine.view(0).hand == neighbours.view(1).hand
    assert deal.is_same(deal.from_next_seat())
    assert not deal.is_same(swedish(seed=1))


def test_the_deal_of_a_later_round_can_be_played_again():
    match = RandomPlayer(3).play(Match(new_record(seed=3)), lambda match: match.table.round_no == 2)
    seed = dealt_seeds(match.record.entries)[1]
    code = coded(CodedDeal(match.record.rules, match.record.seating, match.table.dealer, seed))
    again = Match(record_of(deal_from_code(code)))
    again.deal()

    assert match.moment == max(n for n, entry in enumerate(match.entries, 1) if entry.seat is None)
    assert again.view(0).hand == match.view(0).hand
    assert again.table.pile == match.table.pile
