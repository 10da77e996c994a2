"""The lesson itself: that it can be played as it is told, in any order of the cards, and taken up again."""

import pytest

from samba_desktop.engine.actions import Discard, Draw, Lay, read_cards
from samba_desktop.engine.cards import is_red_three
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.scoring import sets_of
from samba_desktop.engine.table import Phase
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.lessons import LESSONS, TutorialTexts
from samba_desktop.ui.learn.course import STEPS, YOU, Course, player_action, position

NAMES = ("Ada", "Bo", "Cy", "Di")
AT = {step.name: at for at, step in enumerate(STEPS)}


@pytest.fixture
def course():
    return Course(NAMES, "medium")


def others(course):
    """Let the others play until it is the person's turn again."""
    while course.match.to_act not in {YOU, None}:
        for action in course.replies(course.match.to_act):
            course.match.play(action)


def do(course, text):
    action = player_action(text)
    assert course.allows(action), text
    assert refusal(course.match.view(YOU), action) is None
    course.match.play(action)
    others(course)
    return course.follow()


def test_the_prepared_deal_holds_the_whole_pack():
    assert read_case(position()).table.stock_size == 101


def test_every_step_has_its_words_and_no_others():
    texts = TutorialTexts(ENGLISH)
    rules = read_case(position()).table.rules

    for step in STEPS:
        lesson = texts.lesson(step.name, rules, NAMES)
        assert "{" not in lesson.title + lesson.says + lesson.task
    assert set(LESSONS) == set(AT)
    assert "50 points" in texts.lesson("sequence", rules, NAMES).says
    assert "500" in texts.lesson("samba", rules, NAMES).says
    assert "1,500" in texts.lesson("samba", rules, NAMES).says


def test_the_lesson_is_played_to_its_end_by_its_hints(course):
    course.at = AT["draw"]
    steps = []

    while not course.is_at_end:
        action = course.next_action(course.match.view(YOU))
        assert course.allows(action)
        course.match.play(action)
        others(course)
        if course.follow():
            steps.append(course.step.name)

    assert steps == [step.name for step in STEPS[AT["group"] :]]
    assert course.match.phase is Phase.DEAL
    table = course.match.table
    assert {SetKind.NATURAL_CANASTA, SetKind.SAMBA} <= set(sets_of(table.rules, table.melds[0]))
    assert any(is_red_three(card) for card in table.red_threes[0])
    assert course.match.results[-1].out == YOU


def test_cards_may_be_laid_one_by_one_and_in_another_order(course):
    course.go(AT["going out"])

    do(course, "lay AS AD AC")
    do(course, "lay KS KH KC")
    assert not course.allows(Discard(*read_cards("4C")))
    number = len(course.match.table.melds[0])
    do(course, f"add m{number} KD")

    assert do(course, "discard 4C")
    assert course.is_at_end


def test_what_the_rules_allow_is_not_always_the_lesson(course):
    assert course.allows(Draw())
    course.go(AT["group"])

    for text in ("lay 7H 8H 9H", "discard 4C", "discard QS"):
        assert refusal(course.match.view(YOU), player_action(text)) is None or text.startswith("discard")
        assert not course.allows(player_action(text))
    assert course.allows(Lay(read_cards("QD QS QH")))


def test_a_wild_card_goes_where_the_lesson_wants_it(course):
    course.go(AT["adding"])

    assert course.allows(player_action("add m3 2C"))
    assert not course.allows(player_action("add m1 2C"))


def test_taking_back_leads_back_to_the_step(course):
    course.go(AT["group"])
    do(course, "lay QS QH QD")
    assert course.step.name == "sequence"

    course.match.back(YOU)

    assert course.follow()
    assert course.step.name == "group"


@pytest.mark.parametrize("at", range(len(STEPS)))
def test_every_step_can_be_gone_to_and_is_kept(course, at):
    course.go(at)
    again = Course(NAMES, "medium")

    again.take_up(course.kept())

    assert again.at == at
    assert again.match.entries == course.match.entries
    assert not again.is_begun or again.is_at_end
    others(again)
    assert again.is_at_end or again.match.to_act == YOU


def test_a_half_done_step_is_kept(course):
    course.go(AT["adding"])
    do(course, "add m2 QH")
    again = Course(NAMES, "medium")

    again.take_up(course.kept())

    assert again.step.name == "adding"
    assert again.is_begun
    assert again.next_action(again.match.view(YOU)) == player_action("add m3 2C")


@pytest.mark.parametrize(
    "kept",
    [
        None,
        7,
        {},
        {"step": 3},
        {"step": "nothing known"},
        {"step": "pile", "entries": ["draw", "discard 2C"]},
        {"step": "pile", "entries": 4},
        {"step": "pile", "entries": ["nonsense"]},
    ],
)
def test_a_place_that_is_not_understood_begins_the_lesson_or_its_step_anew(course, kept):
    course.take_up(kept)

    known = isinstance(kept, dict) and kept.get("step") == "pile"
    assert course.step.name == ("pile" if known else "table")
    assert course.match.to_act == YOU
