"""What stands around the table, and the line that says what can be done now."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.actions import Draw
from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.game import step
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Turn, View
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.table_texts import BUTTONS, LEVELS, Legal, NowTexts, TableTexts
from samba_desktop.texts.words import Company

TEXTS = TableTexts(ENGLISH)
NOW = NowTexts(ENGLISH)
OTHERS = {"2": 14, "3": 11, "4": 9}
NAMES = ("Anna", "Anders", "Berit", "Doris", "Eva", "Finn")


def table(*, seat=1, **changes):
    """Read a position of four and look at it from a seat."""
    case = {
        "rules": {"preset": "swedish-samba", "changed": {}},
        "players": 4,
        "scores": {"A": 4285, "B": -35},
        "round": 3,
        "turn": {"seat": 1, "phase": "draw"},
        "hands": {"1": "7D 7H KC 4D", "2": 14, "3": 11, "4": 9},
        "pile": "QS 5D 7S",
        "melds": {"A": [], "B": []},
    } | changes
    state = read_case(case)
    view = observe(state, seat - 1)
    return view, Company(NAMES[: view.table.seating.players], view.table.seating, you=seat - 1)


def test_the_head_names_rules_round_target_and_scores():
    view, company = table()

    assert TEXTS.title("Swedish Samba", view.table) == "Swedish Samba · round 3 · to 10,000"
    assert TEXTS.subtitle(view, company) == "Us 4,285    Them −35    first meld 120"


def test_the_head_names_the_last_round_and_an_unusual_direction():
    capped, _ = table(rules={"preset": "swedish-samba", "changed": {"hand_cap": 60}})
    other, _ = table(rules={"preset": "swedish-samba", "changed": {"turn_order": "anticlockwise"}})

    assert TEXTS.title("Samba", capped.table) == "Samba · round 3 of 60 · to 10,000"
    assert TEXTS.title("Samba", other.table) == "Samba · round 3 · to 10,000 · play goes anticlockwise"


def samba():
    return Meld(MeldKind.SEQUENCE, 4, "S", tuple(Card(rank, "S") for rank in range(4, 11)))


def test_a_samba_is_an_escalera_in_bolivia():
    view, _ = table(rules="bolivia", melds={"A": ["KS KH KC KD KS KH KC", "QS QH QC QD QS QH QC"], "B": []})

    assert TEXTS.meld_words(view.rules, samba())[0] == "Escalera ♠ 4–10"
    assert TEXTS.zone_status(view.table, 0) == "needs 1 escalera to go out"


def test_a_zone_names_the_escalera_where_another_canasta_would_not_do():
    view, _ = table(rules="bolivia", melds={"A": ["KS KH KC KD KS KH KC"], "B": []})

    assert TEXTS.zone_status(view.table, 0) == "needs 1 escalera to go out"
    assert TEXTS.zone_right(view.table, 0) == "cards 70 + bonus 500   needs 1 escalera to go out"
    assert TEXTS.zone_right(view.table, 1) == "needs 2 canastas or escaleras (at least 1 escalera) to go out"


def test_a_zone_says_that_what_is_lacking_must_be_without_wild_cards():
    rules = {"preset": "swedish-samba", "changed": {"go_out_min_natural_sets": 1}}
    view, _ = table(rules=rules, melds={"A": ["KS KH KC KD KS 2H 2C"], "B": []})

    assert TEXTS.zone_right(view.table, 0) == "cards 90 + bonus 300   needs 1 more without wild cards"
    needed = "needs 2 canastas or sambas (at least 1 without wild cards) to go out"
    assert TEXTS.zone_right(view.table, 1) == needed


def test_the_head_counts_a_finished_round():
    hands = {"1": "7D", "2": "KC", "3": "AC", "4": 156}
    last = {"turn": {"seat": 1, "phase": "draw"}, "hands": hands, "stock": "", "pile": "QS 5D 7S"}
    state = read_case({"rules": "swedish-samba", "players": 4, "scores": {"A": 100}, **last})
    _, company = table()
    counted, _ = step(state, Draw())

    head = TEXTS.subtitle(observe(counted, 0), company)

    assert counted.table.result.totals[0] == 100 - 5 - 20
    assert head.startswith("Us 75    Them ")


def test_zones_are_named_by_sides_and_players():
    _, company = table()

    assert TEXTS.zone_left(0, company) == "US · You & Berit"
    assert TEXTS.zone_left(1, company) == "THEM · Anders & Doris"


def test_in_solo_play_a_zone_is_its_player():
    view, company = table(
        players=3, hands={"1": 15, "2": 15, "3": 15}, scores={"A": 0, "B": 5, "C": 10}, melds={}, shape="solo"
    )

    assert TEXTS.zone_left(0, company) == "You"
    assert TEXTS.zone_left(2, company) == "Berit"
    assert TEXTS.subtitle(view, company) == "You 0    Anders 5    Berit 10    first meld 50"


def test_a_zone_counts_points_and_what_going_out_needs():
    melds = {"A": ["KS KH KD KC KS KH KD"], "B": ["4S 5S 6S 7S 8S 9S 10S", "8S 8S 8H 8D 8C 2C JK"]}
    view, _ = table(melds=melds, pile="QS 5D")

    assert TEXTS.zone_right(view.table, 0) == "cards 70 + bonus 500   needs 1 canasta or samba to go out"
    assert TEXTS.zone_right(view.table, 1) == "cards 170 + bonus 1,800   may go out"


def test_red_threes_that_would_be_taken_off_are_a_penalty():
    view, _ = table(melds={"A": ["KS KH KD"], "B": []}, red_threes={"A": "3H 3D", "B": ""})

    assert TEXTS.zone_right(view.table, 0) == "cards 30 − penalty 200   needs 2 canastas or sambas to go out"


@pytest.mark.parametrize(
    ("pile", "caption"),
    [
        ("QS 5D 7S", "Pile 3 · take with a pair of sevens"),
        ("QS 3S", "Pile 2 · blocked: black three"),
        ("QS 3H", "Pile 2 · blocked: red three"),
        ("QS JK", "Pile 2 · blocked: wild card"),
        ("", "No discards"),
    ],
)
def test_the_pile_says_what_would_take_it(pile, caption):
    view, _ = table(pile=pile)

    assert TEXTS.pile_in_full(view) == caption


def test_once_the_round_is_over_the_pile_says_only_how_many_cards_it_holds():
    playing, _ = table(pile="QS 5D 7S")
    turn = replace(playing.turn, phase=Phase.DEAL, to_act=None)
    over = replace(playing, table=replace(playing.table, turn=turn))

    assert TEXTS.pile_in_full(over) == "Pile 3"


def test_a_pile_that_waits_for_the_first_meld_is_not_called_empty():
    turn = {"seat": 1, "phase": "play", "owed": 90, "withheld": "QS 5D", "drew": "pile"}
    view, _ = table(turn=turn, pile="", melds={"A": ["7S 7D 7H"], "B": []}, hands={"1": "KC 4D", **OTHERS})

    assert TEXTS.pile_in_full(view) == "2 cards wait for the first meld"


def test_a_pile_that_can_freeze_says_so():
    changed = {"freeze_triggers": ["wild"], "pile_take_natural_plus_wild": "when_unfrozen"}
    rules = {"preset": "swedish-samba", "changed": changed}
    melds = {"A": ["KS KH KD"], "B": []}
    frozen, _ = table(rules=rules, melds=melds, pile="2S 7S", frozen=True)
    free, _ = table(rules=rules, melds=melds, pile="QS 7S", frozen=False)

    assert TEXTS.pile_in_full(frozen) == "Pile 2 · frozen: take with a pair of sevens"
    assert TEXTS.pile_in_full(free) == "Pile 2 · take with a pair of sevens or a seven and a wild card"


def test_a_top_card_that_fits_a_meld_is_said():
    changed = {"freeze_triggers": [], "pile_take_by_extending_group": "when_unfrozen"}
    rules = {"preset": "swedish-samba", "changed": changed}
    view, _ = table(rules=rules, melds={"A": ["KS KH KD"], "B": []}, pile="QS KS", frozen=False)

    assert TEXTS.pile_in_full(view) == "Pile 2 · the top card fits your meld"


def test_a_short_first_meld_is_counted():
    view, company = table(turn={"seat": 1, "phase": "play", "owed": 50})

    assert TEXTS.meter(view.table) == (70, 120)
    assert TEXTS.meter_text(70, 120) == "70 of 120"
    assert NOW.sentence(view, company, Legal()) == "You have laid 70 of 120; 50 more are needed."


def test_a_used_up_stock_is_said():
    view, company = table(stock=0, hands={"1": "7D", "2": 60, "3": 50, "4": 48}, pile="QS 5D 7S")

    assert TEXTS.stock(view.table) == "Stock used up"
    assert NOW.sentence(view, company, Legal(draw=True)) == (
        "Your turn: the stock is used up. The round ends when you draw."
    )


def test_seats_say_what_they_are():
    _, company = table()

    assert TEXTS.seat_name(0, company) == "You"
    assert TEXTS.seat_detail(2, company, "expert") == "Partner · Expert"
    assert TEXTS.seat_detail(1, company, "hard") == "Hard"
    assert TEXTS.seat_detail(1, company, "hard", as_medium=True) == "Hard (as medium)"
    assert TEXTS.seat_detail(0, company, None) == ""
    assert TEXTS.level("cmd:./bot") == "own program"


def test_buttons_and_levels_have_labels():
    view, _ = table()

    assert all(TEXTS.button(name) for name in BUTTONS)
    assert all(TEXTS.level(level) for level in LEVELS)
    assert TEXTS.draw_button(view.table) == "Draw two"
    assert TEXTS.question() == "Partner, may I go out?"
    assert TEXTS.answer(yes=True) == "Yes, go out!"


def test_the_pile_says_where_only_five_cards_are_taken():
    five, _ = table(rules="black-samba", pile="4S 5S 5C 6D 7D 8D 9D", melds={"A": ["KS KH KD"], "B": []})
    all_of_it, _ = table(rules="black-samba", pile="7D 8D 9D", melds={"A": ["KS KH KD"], "B": []})

    assert "take the top five with a pair of nines" in TEXTS.pile_in_full(five)
    assert "take with a pair of nines" in TEXTS.pile_in_full(all_of_it)


def test_a_used_up_stock_is_shuffled_anew_or_ends_the_round():
    hands = {"1": "7D 7H", "2": 25, "3": 24}
    anew, company = table(rules="samba-500", players=3, hands=hands, stock="", pile="4D 5D 7S", scores={})
    last, others = table(
        rules="swedish-samba", stock="", hands={"1": "7D 7H KC 4D", "2": 14, "3": 11, "4": 130}
    )

    assert "shuffled" in NOW.sentence(anew, company, Legal(draw=True, take=True))
    assert TEXTS.draw_button(anew.table) == "Draw one"
    assert TEXTS.take_button(anew.table) == "Take the top card"
    assert "ends when you draw" in NOW.sentence(last, others, Legal(draw=True))
    assert TEXTS.draw_button(last.table) == "End the round"
    assert TEXTS.take_button(last.table) == "Take the pile"


TAKE = Legal(draw=True, take=True)


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        (TAKE, "Your turn"),
        (Legal(draw=True), "Your turn"),
        (Legal(take=True), "Your turn: you have to take the pile."),
        (
            replace(TAKE, top=True),
            "The 7 of spades fits your sequence: take it alone, take the pile, or draw two cards.",
        ),
        (
            Legal(draw=True, top=True),
            (
                "The 7 of spades fits your sequence: take it alone (the rest of the pile stays), "
                "or draw two cards."
            ),
        ),
        (Legal(top=True), "The 7 of spades fits your sequence: take it alone; the rest of the pile stays."),
    ],
)
def test_before_drawing_only_what_is_legal_is_named(legal, said):
    view, company = table()

    assert NOW.sentence(view, company, legal) == said


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        (Legal(meld=True, discard=True), "Meld what you like, then select a card and discard it."),
        (Legal(discard=True), "Select a card and discard it."),
        (Legal(passing=True), "Press E to end your turn without a discard."),
        (Legal(meld=True), "Meld what you can: with these cards your turn can't end yet."),
        (Legal(take_back=True), "Your turn can't end like this. Press Z to take your last step back."),
    ],
)
def test_after_drawing_only_what_is_legal_is_named(legal, said):
    view, company = table(turn={"seat": 1, "phase": "play"})

    assert NOW.sentence(view, company, legal) == said


def test_others_are_thinking():
    view, company = table(seat=2)

    assert NOW.sentence(view, company, Legal()).startswith("Anna is thinking. Meanwhile")


def test_in_a_demonstration_nobody_is_called_to_act():
    view, company = table()

    assert NOW.sentence(view, replace(company, you=None), TAKE) == "Anna is thinking."


def ended(view: View, phase: Phase) -> View:
    return replace(view, table=replace(view.table, turn=Turn(0, phase, 0)))


def test_after_the_round_and_the_match_the_key_that_goes_on_is_named():
    view, company = table()

    assert "Enter" in NOW.sentence(ended(view, Phase.DEAL), company, Legal(), waits=True)
    assert "Enter" not in NOW.sentence(ended(view, Phase.DEAL), company, Legal())
    assert "Ctrl+N" in NOW.sentence(ended(view, Phase.MATCH_OVER), company, Legal())


def test_one_who_has_asked_is_told_that_the_partner_considers():
    view, company = table()
    asking = replace(view, table=replace(view.table, turn=Turn(0, Phase.ASKED, 2)))

    assert NOW.sentence(asking, company, Legal()) == "Berit considers whether you may go out."


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"melds": {"A": ["3S 3C 3S"]}}, "You have laid black threes: go out in this turn."),
        ({}, "You hold too few cards to play on: go out in this turn."),
    ],
)
def test_one_who_must_go_out_is_told_why(more, said):
    view, company = table(turn={"seat": 1, "phase": "play", "must_go_out": True}, **more)

    assert NOW.sentence(view, company, Legal(meld=True)) == said
