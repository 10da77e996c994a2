"""A sentence for each refusal."""

import pytest

from samba_desktop.engine.actions import Add, Discard, Reason, Refusal, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.kinds import Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.engine.table import Source
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusal_texts import Refusals

SAMPLES: dict[str, object] = {
    "card": Card(12, "S"),
    "rank": 7,
    "suit": "H",
    "low": 4,
    "high": 14,
    "most": 2,
    "least": 2,
    "needed": 90,
    "laid": 75,
    "owed": 15,
    "have": 1,
    "keep": 1,
    "left": 0,
    "naturals": 3,
    "wilds": 2,
    "ratio": Ratio.DOUBLE,
    "cards": 2,
    "meld": 3,
}
REFUSALS = Refusals(ENGLISH)


def said(reason, values=None, *, team=True, fix=None, rules=None):
    return REFUSALS.sentence(Refusal(reason, values or {}, fix), rules or Rules(), team=team)


@pytest.mark.parametrize("team", [True, False])
@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_a_whole_sentence(reason, team):
    sentence = said(reason, SAMPLES, team=team)

    assert sentence[0].isupper() or sentence[0] == "“"
    assert sentence.endswith((".", "!", "?"))
    assert not set("{}%|") & set(sentence)
    assert "(s)" not in sentence


def test_the_first_meld_says_what_would_reach_the_minimum():
    fix = Add(1, read_cards("KS KH"))

    assert said(Reason.SHORT_OF_MINIMUM, {"needed": 90, "laid": 75, "owed": 15}, fix=fix) == (
        "You have laid 75 points; your first meld needs 90. Add two kings to reach 95."
    )


def test_a_fix_that_is_no_laying_is_left_unsaid():
    sentence = said(Reason.SHORT_OF_MINIMUM, {"needed": 90, "laid": 75}, fix=Discard(Card(4, "C")))

    assert sentence == (
        "You have laid 75 points; your first meld needs 90. Lay more, or take your cards back."
    )


def test_who_would_draw_again_hears_what_the_turn_still_needs():
    reason = Reason.WRONG_PHASE_DRAWN

    assert said(reason, {"drew": Source.STOCK, "owed": 0}) == (
        "You have already drawn in this turn. Meld what you like, then discard."
    )
    assert said(reason, {"drew": Source.PILE, "owed": 0}) == (
        "You have already taken from the pile in this turn. Meld what you like, then discard."
    )
    assert said(reason, {"drew": Source.PILE, "owed": 20}) == (
        "Your first meld still lacks 20 points. Lay more, or take your cards back."
    )


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("3S", "The pile is blocked: a black three lies on top."),
        ("3H", "The pile is blocked: a red three lies on top."),
        ("2H", "The pile is blocked: a wild card lies on top."),
        ("JK", "The pile is blocked: a wild card lies on top."),
    ],
)
def test_a_blocked_pile_names_the_kind_of_card(card, sentence):
    assert said(Reason.PILE_BLOCKED, {"card": read_cards(card)[0]}) == sentence


def test_a_frozen_pile_names_the_pair_that_would_take_it():
    assert said(Reason.PILE_FROZEN, {"rank": 7}) == (
        "The pile is frozen: you need a pair of sevens from your hand; wild cards don't count."
    )


def test_going_out_counts_what_is_lacking():
    values = {"needed": 2, "have": 1}

    assert said(Reason.GO_OUT_SETS, values) == (
        "You can't go out yet: your side still needs one more canasta or samba."
    )
    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 0}, team=False) == (
        "You can't go out yet: you still need two more canastas or sambas."
    )


def test_without_sequences_nobody_speaks_of_sambas():
    rules = with_value(Rules(), "sequences_enabled", False)

    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 1}, rules=rules) == (
        "You can't go out yet: your side still needs one more canasta."
    )


def test_the_limit_of_wild_cards_is_counted():
    assert said(Reason.TOO_MANY_WILDS, {"most": 2}) == "A group holds at most two wild cards."
    assert said(Reason.TOO_MANY_WILDS, {"most": 1}) == "A group holds at most one wild card."
    assert said(Reason.TOO_MANY_WILDS, {"most": 0}) == "A group holds no wild card."


@pytest.mark.parametrize(
    ("ratio", "words"),
    [(Ratio.DOUBLE, "twice as many"), (Ratio.MAJORITY, "more natural"), (Ratio.EQUAL, "at least as many")],
)
def test_the_balance_of_wild_cards_is_named(ratio, words):
    assert words in said(Reason.WILD_RATIO, {"ratio": ratio, "needed": 4})


def test_in_bolivia_a_samba_is_called_an_escalera():
    rules = PRESETS["bolivia"].rules

    assert said(Reason.GO_OUT_SAMBAS, {"needed": 1, "have": 0}, rules=rules) == (
        "You can't go out yet: your side still needs one more escalera."
    )
    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 0}, rules=rules) == (
        "You can't go out yet: your side still needs two more canastas or escaleras."
    )
    assert said(Reason.SAMBA_CLOSED, rules=rules) == "This escalera is complete; no card can be added."


def test_where_only_a_samba_helps_no_canasta_is_offered():
    rules = PRESETS["bolivia"].rules

    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 1, "sambas": 1}, rules=rules) == (
        "You can't go out yet: your side still needs one more escalera."
    )
    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 0, "sambas": 1}, rules=rules) == (
        "You can't go out yet: your side still needs two more canastas or escaleras, one of them an escalera."
    )
    assert said(Reason.GO_OUT_SETS, {"needed": 2, "have": 1, "sambas": 2}, rules=rules) == (
        "You can't go out yet: your side still needs two more escaleras."
    )
