"""The rule player: sound choices in single positions, legality and determinism over whole rounds."""

import random

import pytest
from msgspec.structs import replace

from samba_desktop.ai.levels import player
from samba_desktop.ai.protocol import line, read_reply, thought_to_json
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.meld_values import EASY, MEDIUM
from samba_desktop.ai.thought import VALUES, Code
from samba_desktop.arena.table_play import deal_codes, play_rounds, player_seeds
from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Lay,
    LayThree,
    Merge,
    Pass,
    TakePile,
    TakeTop,
    read_action,
    write_action,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefile import view_from_json, view_to_json
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating

TABLES = [
    (2, Shape.SOLO),
    (3, Shape.SOLO),
    (4, Shape.TWO_PAIRS),
    (5, Shape.SOLO),
    (6, Shape.TWO_TRIOS),
    (6, Shape.THREE_PAIRS),
]


def written(view):
    thought = choose(view, random.Random(1))
    return [write_action(action) for action in (thought.action, *thought.then)]


@pytest.mark.parametrize(("players", "shape"), TABLES)
def test_rounds_are_played_without_an_illegal_choice(swedish, players, shape):
    seats = [player("medium", seed) for seed in player_seeds(3, players)]

    reports = list(play_rounds(swedish, Seating(players, shape), seats, deal_codes(players), 12))

    assert len(reports) == 12
    assert [report.replaced for report in reports] == [()] * 12


EVERY_TABLE = [
    (preset.id, players, shape)
    for preset in PRESETS.values()
    for players, shapes in preset.rules.deck.team_shapes
    for shape in shapes
]


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize(("preset", "players", "shape"), EVERY_TABLE)
def test_every_game_is_played_as_meant(preset, players, shape, level):
    rules = PRESETS[preset].rules
    seats = [_Watched(player(level, seed)) for seed in player_seeds(5, players)]

    reports = list(play_rounds(rules, Seating(players, shape), seats, deal_codes(players), 3))

    assert [report.replaced for report in reports] == [()] * 3
    assert all(Code.SIMPLE not in seat.codes for seat in seats)
    assert all(report.result.sheets[0].lines for report in reports)


class _Watched:
    """Notes the reasons of a player."""

    def __init__(self, asked):
        self.asked = asked
        self.codes = set()

    def choose(self, view):
        thought = self.asked.choose(view)
        self.codes.add(thought.because.code)
        return thought

    def refused(self, action, refusal):
        return self.asked.refused(action, refusal)

    def round_over(self, result):
        self.asked.round_over(result)


def test_most_rounds_of_four_end_by_going_out(swedish):
    seats = [player("medium", seed) for seed in player_seeds(3, 4)]
    reports = list(play_rounds(swedish, Seating(4, Shape.TWO_PAIRS), seats, deal_codes(9), 20))

    assert sum(report.went_out for report in reports) > 15


def test_a_match_is_the_same_when_played_again(swedish):
    def played():
        seats = [player("medium", seed) for seed in player_seeds(8, 4)]
        reports = play_rounds(swedish, Seating(4, Shape.TWO_PAIRS), seats, deal_codes(2), 4)
        return [report.actions for report in reports]

    assert played() == played()


@pytest.mark.parametrize("weights", [EASY, MEDIUM], ids=["easy", "medium"])
@pytest.mark.parametrize("preset", PRESETS)
def test_the_choice_needs_nothing_but_what_is_written_in_the_view(preset, weights):
    rules = PRESETS[preset].rules
    players = max(rules.deck.player_counts)
    seats = [_Checking(player("medium", seed), weights) for seed in player_seeds(4, players)]

    list(play_rounds(rules, Seating(players, rules.shapes(players)[0]), seats, deal_codes(6), 1))

    assert sum(seat.checked for seat in seats) > 15


class _Checking:
    """Asks a player twice: with the view, and with what is left of it after writing and reading."""

    def __init__(self, asked, weights):
        self.asked = asked
        self.weights = weights
        self.checked = 0

    def choose(self, view):
        again = view_from_json(view_to_json(view))
        thought = choose(view, random.Random(5), self.weights)
        assert choose(again, random.Random(5), self.weights) == thought
        assert set(thought.because.values) == set(VALUES[thought.because.code])
        assert read_reply(line(thought_to_json(1, thought))).because == thought.because
        self.checked += 1
        return self.asked.choose(view)

    def refused(self, action, refusal):
        return self.asked.refused(action, refusal)

    def round_over(self, result):
        self.asked.round_over(result)


@pytest.mark.parametrize("weights", [EASY, MEDIUM], ids=["easy", "medium"])
@pytest.mark.parametrize("preset", PRESETS)
def test_hidden_cards_make_no_difference(preset, weights):
    rules = PRESETS[preset].rules
    players = max(rules.deck.player_counts)
    state, _ = step(new_match(rules, Seating(players, rules.shapes(players)[0]), 0), read_action("deal 77"))
    rng = random.Random(4)
    for _ in range(25):
        turn = state.table.turn
        if turn.phase not in {Phase.DRAW, Phase.PLAY, Phase.ASKED}:
            break
        here, there = (
            observe(state, turn.to_act),
            observe(_another_world(state, turn.to_act, rng), turn.to_act),
        )
        thought = choose(here, random.Random(2), weights)

        assert choose(there, random.Random(2), weights) == thought

        state, _ = step(state, thought.action)


def _another_world(state, seat, rng):
    """Deal what a seat cannot see anew."""
    hidden = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
    hidden += state.stock
    rng.shuffle(hidden)
    hands = tuple(
        hand if at == seat else tuple(hidden.pop() for _ in hand) for at, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, stock=tuple(hidden))


def test_completes_a_samba(position):
    view = position("JS 4D 9H KC", melds=("5S 6S 7S 8S 9S 10S", "AS AD AH"))

    thought = choose(view, random.Random(1))

    assert thought.action == Add(1, (Card(11, "S"),))
    assert thought.because.code is Code.COMPLETE_SAMBA


def test_completes_a_canasta_with_wild_cards(position):
    view = position("2S JK 4D 9H KC 8C", melds=("QS QD QH QC QS",))

    assert written(view)[0] == "add m1 2S JK"


def test_merges_two_groups_into_a_canasta(position):
    view = position("4D 9H KC 8C 6H", melds=("9S 9D 2S", "9H 9H 9C JK"))

    thought = choose(view, random.Random(1))

    assert Merge(1, 2) in (thought.action, *thought.then)


def test_never_discards_a_wild_card_while_others_are_harmless(position):
    view = position("2S JK 4D 9H KC 8C 7S", melds=("QS QD QH",))

    assert written(view)[-1] not in {"discard 2S", "discard JK"}


def test_takes_the_top_card_that_completes_a_samba(position):
    view = position("4D 9H KC 8C", melds=("5S 6S 7S 8S 9S 10S",), pile="KH JS", phase="draw")

    thought = choose(view, random.Random(1))

    assert thought.action == TakeTop(1)
    assert thought.because.code is Code.TAKE_TOP_SAMBA


def test_takes_a_fat_pile_with_a_pair(position):
    view = position("9D 9H KC 8C 4S", melds=("5S 6S 7S",), pile="KH QD 4C 7H 8D 10S QC AC 9S", phase="draw")

    assert isinstance(choose(view, random.Random(1)).action, TakePile)


def test_does_not_feed_the_next_players_sequence(position):
    view = position(
        "JS 4D 4C 9H KC KD QH QD",
        melds=("AS AD AH",),
        others=("5S 6S 7S 8S 9S 10S", "KS KH KS"),
        pile="4S 5D",
    )

    assert written(view)[-1] != "discard JS"


def test_lays_a_red_three_out(position):
    view = position("3H 4D 9H KC 8C 6H", melds=("9S 9D 9C",))

    assert choose(view, random.Random(1)).action == LayThree(Card(3, "H"))


def test_lays_the_first_meld_without_wild_cards_where_it_can(position):
    view = position("KS KD KH QS QD QH 2S JK 4D 5H 7C 9S")

    thought = choose(view, random.Random(1))

    laid = [action for action in (thought.action, *thought.then) if isinstance(action, Lay)]
    assert thought.because.code is Code.OPEN
    assert thought.because.values["points"] >= 50
    assert not any(card.rank in {0, 2} for action in laid for card in action.cards)


def test_does_not_lay_less_than_the_minimum(position):
    view = position("4S 4D 4H 8S 9D JC KH", score=7000)

    assert isinstance(choose(view, random.Random(1)).action, Discard)


def test_goes_out_when_it_can_and_the_others_may_too(position):
    view = position(
        "KS 9D",
        melds=("KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS"),
        others=("QS QD QH QC QS QD QH", "AS AD AH AC AS AD AH"),
        hands=(2, 4, 2),
    )

    assert written(view) == ["add m1 KS", "discard 9D"]


def test_asks_its_partner_in_quiet_times(position):
    view = position("KS 9D 4C", melds=("KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS", "9S 9H 9C"))

    assert isinstance(choose(view, random.Random(1)).action, Ask)


def test_finds_the_way_out_after_a_yes(position):
    view = position(
        "KS 9D 4C 10D JD QD",
        melds=("KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS", "9S 9H 9C"),
        turn={"answers": ["yes"]},
    )

    assert set(written(view)) >= {"add m1 KS", "discard 4C"}


def test_does_not_go_out_after_a_no(position):
    view = position(
        "KS 9D 4C",
        melds=("KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS", "9S 9H 9C"),
        turn={"answers": ["no"]},
    )
    thought = choose(view, random.Random(1))

    assert len([one for one in (thought.action, *thought.then) if not isinstance(one, Pass)]) < 3


@pytest.mark.parametrize(
    ("hand", "yes", "code"),
    [
        ("3H 4D 5C", False, Code.ANSWER_NO_RED_THREE),
        ("QS 4D 5C", False, Code.ANSWER_NO_SAMBA),
        ("4D 5C", True, Code.ANSWER_YES),
        ("JK JK JK 4D", False, Code.ANSWER_NO_HAND),
    ],
)
def test_answers_from_its_own_hand(position, hand, yes, code):
    view = position(
        "KS 9D 4C",
        melds=("KC KD KH KS KC KD KH", "6S 7S 8S 9S 10S JS", "AD AH AC AS AD AH 2S"),
        phase="asked",
        seat=3,
        turn={"to_act": 3},
        hands=(8, 3, 8),
    )
    view = type(view)(view.table, 2, tuple(map(_card, hand.split())))

    thought = choose(view, random.Random(1))

    assert thought.action == Answer(yes)
    assert thought.because.code is code


def _card(text):
    return read_action(f"discard {text}").card


def test_laying_and_the_discard_after_it_have_a_reason_each(position):
    thought = choose(position("7C 4C 6D 9S JH", melds=("7S 7H 7D 7S 7H 7D",)), random.Random(1))

    assert isinstance(thought.action, Add)
    assert isinstance(thought.then[-1], Discard)
    assert thought.because.code is Code.COMPLETE_CANASTA
    assert thought.ending is not None
    assert thought.ending.code.value.startswith(("discard_", "block_"))
