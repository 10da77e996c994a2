"""The line that says what can be done now: never empty, and true in every game, for every selection."""

import re

import pytest

from samba_desktop.engine.actions import Add, Discard, Draw, Lay, Pass, read_cards
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.game import step
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import InHand, OnPile, Phase
from samba_desktop.match.intents import OfferKind, action_for, melding, obvious_action, offers
from samba_desktop.scene.control_look import MessageLook
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import SEMIBOLD, Kit, Palette, load_fonts
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.appearance import table_scene
from samba_desktop.ui.table.prompts import Moment, Prompter, Teller, is_open
from tests.engine.dice import Dice
from tests.engine.random_positions import dealt, late_position
from tests.engine.random_rules import tables
from tests.ui.padded import LONG

NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")
POSITIONS = 4


def company(view, you):
    return Company(NAMES[: view.table.seating.players], view.table.seating, you)


def said(view, selected=(), *, you=0, **more):
    return Prompter(ENGLISH, company(view, you)).line(view, selected, **more)


def selections(view, dice):
    """Select nothing, single cards, cards that might be laid, and any."""
    yield ()
    hand = dice.shuffled(list(view.hand))
    yield from ((card,) for card in hand[:4])
    laid = [one.cards for one in layings(view) if isinstance(one, Lay | Add)]
    yield from dice.shuffled(laid)[:5]
    top = view.top
    if top is not None:
        alike = tuple(card for card in hand if card.rank == top.rank)
        yield alike[:2]
    yield from (tuple(hand[:count]) for count in (2, 3, 5, 9))


def offered(view, kind):
    return any(is_open(offer.meaning) for offer in offers(view) if offer.kind is kind)


def check(view, selected, line):
    """Hold all that the line offers against the rules."""
    assert line
    assert not re.search(r"[{}]|\.\.|  |%n|\(s\)", line), line
    here = InHand(view.seat)
    acts = view.is_to_act
    if "press Enter" in line.lower() and selected:
        action = obvious_action(view, selected)
        assert action is not None, line
        assert refusal(view, action) is None
    if re.search(r"[Pp]ress M", line):
        assert is_open(melding(view, selected)), line
    if "press P" in line:
        assert is_open(action_for(view, selected, here, OnPile())), line
    if re.search(r"[Pp]ress E\b", line):
        assert refusal(view, Pass()) is None, line
    if "press T" in line:
        assert offered(view, OfferKind.THREE), line
    if "press Y" in line:
        assert view.turn.phase is Phase.ASKED
        assert acts
    if "to discard it" in line:
        assert refusal(view, Discard(selected[0])) is None, line
    if "discard" in line and not selected and acts and view.turn.phase is Phase.PLAY and not view.turn.owed:
        throws = any(refusal(view, Discard(card)) is None for card in view.hand)
        assert throws or refusal(view, Pass()) is None, line
    if line.startswith("Your turn: draw"):
        assert refusal(view, Draw()) is None, line
    if "take the pile" in line.lower():
        assert offered(view, OfferKind.TAKE) or selected, line
    if "Meld what you like" in line:
        assert any(refusal(view, one) is None for one in layings(view)), line


@pytest.mark.parametrize("preset", PRESETS)
def test_the_line_is_never_empty_and_offers_nothing_that_is_refused(preset):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        for number in range(POSITIONS):
            dice = Dice(f"line {preset} {seating} {number}")
            state = late_position(rules, seating, dice) if number else dealt(rules, seating, dice)[0]
            for seat in range(seating.players):
                view = observe(state, seat)
                prompter = Prompter(ENGLISH, company(view, seat))
                for selected in selections(view, dice):
                    check(view, selected, prompter.line(view, selected))


@pytest.mark.parametrize("preset", PRESETS)
def test_after_drawing_the_line_is_as_true(preset):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        for number in range(POSITIONS):
            dice = Dice(f"drawn {preset} {seating} {number}")
            state = late_position(rules, seating, dice)
            seat = state.table.turn.to_act
            if refusal(observe(state, seat), Draw()) is None:
                state, _ = step(state, Draw())
            for _ in range(3):
                view = observe(state, seat)
                prompter = Prompter(ENGLISH, company(view, seat))
                for selected in selections(view, dice):
                    check(view, selected, prompter.line(view, selected, waits=view.turn.phase is Phase.DEAL))
                legal = [one for one in layings(view) if refusal(view, one) is None]
                if not legal:
                    break
                state, _ = step(state, dice.choice(legal))


def every_line(preset):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        dice = Dice(f"long {preset} {seating}")
        state = late_position(rules, seating, dice)
        for seat in range(seating.players):
            view = observe(state, seat)
            prompter = Prompter(LONG, company(view, seat))
            for selected in selections(view, dice):
                yield prompter.line(view, selected)


def test_the_longest_line_fits_a_small_window_in_a_wordy_language(qtbot):
    load_fonts()
    scene = table_scene()
    scene.fit(Size(1024, 610), 1.0)
    view = view_of()
    scene.show_view(view, (), Teller(ENGLISH, company(view, 0), (None,) * 4, "").captions(view, Moment()))
    width = scene.picture.message.width
    kit = Kit(CardPixmaps(), scene.picture.lengths, Palette())

    for preset in PRESETS:
        for line in every_line(preset):
            lines, size = MessageLook(line, "turn").lines(width, kit)
            # Where rounding made the type too large by a pixel the painting takes the next smaller one.
            assert all(kit.width_of(one, int(size), SEMIBOLD) < width for one in lines), line


CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "QS QH QD 7S 8S 9S KC 4D JK", "2": 11, "3": 11, "4": 11},
    "pile": "5D 7D",
    "melds": {"A": ["KS KH KD", "5H 6H 7H"]},
}


def view_of(**changes):
    return observe(read_case({**CASE, **changes}), 0)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        ("QS QH QD", "Three queens: drop them on a free place to meld them, or press Enter."),
        ("7S 8S 9S", "7♠ 8♠ 9♠: drop them on a free place to meld them, or press Enter."),
        ("4D", "The 4 of diamonds: drop it on the pile to discard it, or press Enter."),
        ("KC", "The king of clubs: press M to add it to three kings, or drop it on the pile to discard it."),
        ("KC JK", "A king with a joker: drop them on three kings, or press Enter."),
        ("QS 7S 4D", "These cards make no meld. A sequence holds one suit only."),
        ("7S 9S", "These cards make no meld. There is a gap in this sequence: the 8 of spades is missing."),
    ],
)
def test_the_line_speaks_about_the_selected_cards(cards, line):
    assert said(view_of(), read_cards(cards)) == line


def test_before_drawing_it_says_what_takes_the_pile_or_what_would_be_a_meld():
    view = view_of(turn={"seat": 1, "phase": "draw"}, pile="5D QC")

    assert said(view, read_cards("QS QH")) == "Two queens: drop them on the pile to take it, or press P."
    assert said(view, read_cards("7S 8S 9S")) == (
        "First draw, or take from the pile. 7♠ 8♠ 9♠ would make a meld of their own."
    )


def test_while_others_play_it_says_what_one_may_prepare():
    view = view_of(turn={"seat": 2, "phase": "draw"})

    assert said(view) == "Bo is thinking. Meanwhile you can select cards, or sort them with S."
    assert said(view, read_cards("QS QH QD")) == (
        "Bo is thinking. Three queens would make a meld of their own."
    )
    assert said(view, read_cards("KC")) == "Bo is thinking. The king of clubs would fit three kings."
    assert said(view, read_cards("7S 9S QS")).startswith("Bo is thinking. These cards make no meld.")
    assert said(view, read_cards("4D")) == said(view)
    assert said(view, read_cards("QS QH QD"), you=None) == "Bo is thinking."


def test_a_question_is_answered_by_keys_whatever_is_selected():
    view = view_of(
        turn={"seat": 3, "phase": "asked", "to_act": 1},
        melds={"A": ["QS QH QD QC QS QH QD", "KS KH KD KC KS KH KD"]},
        hands={"1": "4D 5D 6D", "2": 11, "3": 2, "4": 11},
    )

    assert said(view) == "Cy asks: may I go out? Press Y for yes or N for no."
    assert said(view, read_cards("4D 5D 6D")).startswith("Cy asks: may I go out?")


def test_selected_cards_that_are_no_longer_held_are_not_spoken_of():
    assert said(view_of(), read_cards("AS AH AD")) == "Meld what you like, then select a card and discard it."
