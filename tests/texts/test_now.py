"""The line that says what can be done now, told what is legal."""

import pytest
from msgspec.structs import replace

from samba_desktop.engine.table import Phase, Turn, View
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.table_texts import Legal, NowTexts
from tests.texts.test_captions import table

NOW = NowTexts(ENGLISH)
TAKE = Legal(draw=True, take=True)


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        (TAKE, "Your turn: draw two cards, or take the pile."),
        (Legal(draw=True), "Your turn: draw two cards."),
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
