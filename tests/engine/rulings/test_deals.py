"""Deals of every preset and table: hands, first cards of the pile, red threes, who deals and who begins."""

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.actions import write_cards
from samba_desktop.engine.cards import pack
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import for_players
from tests.engine.cases import Json, after, undealt

TABLES = [
    (name, players, shape.value)
    for name, preset in PRESETS.items()
    for players in sorted(preset.rules.deck.player_counts)
    for shape in preset.rules.shapes(players)
]
SIZES = {
    "swedish-samba": {2: 15, 3: 15, 4: 15, 5: 15, 6: 13},
    "black-samba": {2: 15, 3: 15, 4: 15, 6: 15},
    "samba-500": {3: 11},
    "german-samba": {2: 15, 4: 15, 6: 13},
    "german-two-player": {2: 15},
    "uruguayan-samba": {2: 15, 4: 15, 6: 13},
    "open-samba": {2: 15, 4: 15, 6: 13},
    "bolivia": {2: 15, 4: 15, 6: 13},
    "dutch-samba": {2: 15, 3: 15, 4: 15},
    "classic-canasta": {2: 15, 3: 13, 4: 11},
    "international-samba": {2: 15, 3: 15, 4: 15, 5: 15, 6: 13},
}
RED = {"3H", "3D"}
WILD = {"JK", "2S", "2H", "2D", "2C"}
COVERED = {
    "swedish-samba": WILD | RED | {"3S", "3C"},
    "black-samba": WILD | RED | {"3S", "3C"},
    "samba-500": set(),
    "dutch-samba": set(),
}
"""What is covered at the start; elsewhere wild cards and red threes are."""
OPTIONAL = {"swedish-samba", "samba-500"}
"""Where red threes stay in the hand."""


def deal(rules: object, players: int, shape: str, code: int, **more: object) -> Json:
    return after(undealt(f"deal {code}", rules=rules, players=players, shape=shape, **more))


def everything(position: Json) -> list[str]:
    rows = [
        position["stock"],
        position["pile"],
        *position["hands"].values(),
        *position["red_threes"].values(),
    ]
    return sorted(" ".join(rows).split())


@pytest.mark.parametrize(("name", "players", "shape"), TABLES)
def test_a_deal(name, players, shape):
    rules = PRESETS[name].rules
    whole = sorted(write_cards(pack(rules.deck.deck_count, rules.deck.joker_count)).split())
    covered = COVERED.get(name, WILD | RED)

    for code in range(25):
        position = deal(name, players, shape, code)
        hands, pile = position["hands"], position["pile"].split()

        assert everything(position) == whole
        assert [len(hand.split()) for hand in hands.values()] == [SIZES[name][players]] * players
        assert all(card in covered for card in pile[:-1])
        assert pile[-1] not in covered
        held = RED & set(" ".join(hands.values()).split())
        assert not held or name in OPTIONAL
        assert name not in OPTIONAL or not any(position["red_threes"].values())
        assert position["turn"] == {
            "seat": position["dealer"] % players + 1,
            "phase": "draw",
            "hand_at_start": SIZES[name][players],
            "melded_before": False,
            "old_melds": 0,
        }
        freezing = rules.deck.initial_wild_freezes and "wild" in {
            one.value for one in rules.pile.freeze_triggers
        }
        black = "black3" in {one.value for one in rules.pile.freeze_triggers}
        frozen = (freezing and any(card in WILD for card in pile)) or (black and pile[-1] in {"3S", "3C"})
        assert position["frozen"] is frozen


def test_every_table_of_every_preset_is_dealt():
    assert len(TABLES) == 6 + 4 + 1 + 3 + 1 + 3 + 3 + 3 + 3 + 3 + 5
    assert {name: set(sizes) for name, sizes in SIZES.items()} == {
        name: set(preset.rules.deck.player_counts) for name, preset in PRESETS.items()
    }


@pytest.mark.parametrize(("name", "players", "shape"), TABLES)
def test_the_first_draw_after_a_deal(name, players, shape):
    position = after(undealt("deal 7", "draw", rules=name, players=players, shape=shape))
    drawn = for_players(PRESETS[name].rules.deck.stock_draw, players)

    hand = position["hands"][str(position["turn"]["seat"])].split()
    assert len(hand) == SIZES[name][players] + drawn


def changed(**options: object) -> Json:
    return {"preset": "swedish-samba", "changed": options}


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        (changed(deck_count=1, hand_size={"4": 10}), 58),
        (changed(deck_count=4, joker_count=12), 220),
        (changed(joker_count=0), 156),
    ],
)
def test_other_packs(rules, count):
    assert len(everything(deal(rules, 4, "2x2", 7))) == count


def test_without_replacement_forced_threes_leave_hands_short():
    rules = changed(red_three_mode="forced", red_three_replacement=False)
    position = deal(rules, 4, "2x2", 7)
    threes = len(" ".join(position["red_threes"].values()).split())

    assert threes > 0
    assert sum(len(hand.split()) for hand in position["hands"].values()) == 60 - threes


def test_red_threes_are_laid_out_for_the_side_they_were_dealt_to():
    free, forced = changed(), changed(red_three_mode="forced", red_three_replacement=False)

    for code in range(10):
        dealt, laid = deal(free, 4, "2x2", code), deal(forced, 4, "2x2", code)
        for seat, hand in dealt["hands"].items():
            reds = sorted(card for card in hand.split() if card in RED)
            side = laid["red_threes"]["AB"[(int(seat) - 1) % 2]].split()
            assert all(card in side for card in reds)


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_anticlockwise_everything_goes_the_other_way(seat):
    rules = changed(turn_order="anticlockwise", first_dealer="chosen")
    position = deal(rules, 4, "2x2", 7, dealer=seat, round=0)

    assert position["dealer"] == seat
    first = (seat - 2) % 4 + 1
    assert position["turn"]["seat"] == first
    next_deal = deal(rules, 4, "2x2", 7, dealer=seat, round=3)
    assert (next_deal["dealer"], next_deal["round"]) == (first, 4)
    assert after({**position, "actions": ["draw"]})["turn"]["seat"] == first


def test_covers_are_an_option():
    seen = {False: set(), True: set()}
    for code in range(60):
        for plain, rules in ((True, changed(initial_upcard_cover=[])), (False, changed())):
            pile = deal(rules, 4, "2x2", code)["pile"].split()
            seen[plain].add(len(pile))
    assert seen[True] == {1}
    assert max(seen[False]) > 1


def test_a_first_wild_card_freezes_only_where_it_is_so_agreed():
    frozen = {"preset": "black-samba"}
    free = {"preset": "black-samba", "changed": {"initial_wild_freezes": False}}
    seen = 0
    for code in range(60):
        one, other = deal(frozen, 4, "2x2", code), deal(free, 4, "2x2", code)
        wild = any(card in WILD for card in one["pile"].split())
        seen += wild
        assert (one["frozen"], other["frozen"]) == (wild, False)
    assert seen


def test_a_deal_is_the_same_for_the_same_code():
    assert deal("german-samba", 4, "2x2", 99) == deal("german-samba", 4, "2x2", 99)
    assert deal("german-samba", 4, "2x2", 99) != deal("german-samba", 4, "2x2", 98)


def test_after_a_deal_nothing_is_taken_back():
    verdicts = judged(undealt("deal 7", "back"))["verdicts"]

    assert verdicts[-1]["reason"] == "nothing_to_take_back"
