"""The games in the new-match dialog: presets and own sets, their rules, a demonstration, room for words."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget

from samba_desktop.engine.rules.kinds import MergeSequences, Shape, TurnOrder
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.rules_dialog.dialog import RulesDialog
from tests.ui.new_match import FOUR, OURS, PLAN, SWEDISH, choose, open_dialog, press
from tests.ui.padded import LongTranslator


@pytest.fixture
def own(tmp_path):
    return RuleSets(tmp_path)


@pytest.fixture
def make(qtbot, own):
    return partial(open_dialog, qtbot, own)


# games


def test_own_rules_and_all_presets_are_offered(make, own):
    own.save(OURS)

    box = make().game.box

    shown = [box.itemText(at) for at in range(box.count()) if box.itemText(at)]
    assert shown == ["Our rules", *(preset.title for preset in PRESETS.values())]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_played_in_all_its_counts_and_shapes(make, qtbot, preset):
    dialog = make()
    choose(dialog, preset.title)

    seatings = set()
    for count in range(len(preset.rules.deck.player_counts)):
        press(qtbot, dialog.players, count)
        for shape in range(len(dialog._shapes)):
            press(qtbot, dialog.shapes, shape) if len(dialog._shapes) > 1 else None
            plan = dialog.plan()
            assert plan.rules == preset.rules
            assert len(plan.seats) == plan.seating.players
            seatings.add(plan.seating)

    shapes = dict(preset.rules.deck.team_shapes)
    offered = {Seating(count, shape) for count in preset.rules.deck.player_counts for shape in shapes[count]}
    assert seatings == offered


def test_the_number_of_players_comes_back_after_a_game_that_does_not_offer_it(make):
    dialog = make()
    choose(dialog, "German Samba for two")
    assert dialog.plan().seating.players == 2

    choose(dialog, "Bolivia")

    assert dialog.plan().seating == Seating(4, Shape.TWO_PAIRS)


def test_an_own_set_gives_the_match_its_name(make, own):
    own.save(OURS)
    dialog = make()

    choose(dialog, "Our rules")

    assert (dialog.plan().rules, dialog.plan().rules_name) == (OURS.rules, "Our rules")


def test_a_line_says_which_variants_are_in_force(make, own, qtbot):
    own.save(OURS)
    dialog = make()

    choose(dialog, "Our rules")
    press(qtbot, dialog.targets, 0)

    line = dialog.game.variants.text()
    assert "sequences may be merged" in line
    assert "5,000" in line


def test_rules_without_a_name_are_offered_as_what_they_are(make):
    dialog = make(replace(PLAN, rules=OURS.rules))

    assert dialog.game.box.currentText() == "Swedish Samba, 1 rule changed"
    assert dialog.plan().rules == OURS.rules


def test_another_target_and_direction_do_not_make_another_game(make):
    rules = with_value(SWEDISH.rules, "target_score", 7300)
    rules = with_value(rules, "turn_order", TurnOrder.ANTICLOCKWISE)

    dialog = make(replace(PLAN, rules=rules))

    assert dialog.game.box.currentText() == "Swedish Samba"
    assert dialog.plan().rules == rules


def test_the_direction_is_agreed_for_the_match(make, qtbot):
    dialog = make()

    press(qtbot, dialog.direction, 1)

    assert dialog.plan().rules.deck.turn_order is TurnOrder.ANTICLOCKWISE


def test_a_target_of_its_own_for_each_count_is_followed(make, qtbot):
    dialog = make()
    choose(dialog, "Classic Canasta")
    assert dialog.target.value == 5000

    press(qtbot, dialog.players, 1)

    assert dialog.target.value == 7500
    assert dialog.plan().rules == PRESETS["classic-canasta"].rules


# rules


def open_rules(dialog, qtbot):
    qtbot.mouseClick(dialog.game.rules, Qt.MouseButton.LeftButton)
    return dialog.findChild(RulesDialog)


def test_the_rules_are_changed_on_the_way(make, qtbot):
    dialog = make()
    rules = open_rules(dialog, qtbot)
    rules.on_chosen("merge_sequences", MergeSequences.UP_TO_SEVEN)

    rules.use.click()

    assert dialog.plan().rules == OURS.rules
    assert dialog.game.box.currentText() == "Swedish Samba, 1 rule changed"


def test_a_set_that_is_saved_on_the_way_is_offered_even_when_it_is_not_used(make, qtbot, own):
    dialog = make()
    rules = open_rules(dialog, qtbot)
    own.save(OURS)

    rules.reject()

    assert dialog.game.box.findText("Our rules") >= 0
    assert dialog.game.box.currentText() == "Swedish Samba"


def test_looking_at_the_rules_leaves_the_target_that_was_chosen(make, qtbot):
    dialog = make()
    press(qtbot, dialog.targets, 0)
    rules = open_rules(dialog, qtbot)

    rules.use.click()

    assert dialog.plan().rules.match.target_score == 5000


def test_no_match_starts_with_rules_that_contradict_themselves_for_so_many(make, qtbot):
    few_cards = with_value(with_value(SWEDISH.rules, "deck_count", 1), "joker_count", 0)
    dialog = make(replace(PLAN, rules=few_cards))

    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert "52 cards" in dialog.game_warning.text()
    assert dialog.focusWidget() is dialog.game.rules
    press(qtbot, dialog.players, 0)
    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    assert dialog.result() == QDialog.DialogCode.Accepted


def test_rules_without_teams_for_a_count_are_explained(make, qtbot):
    rules = with_value(PRESETS["samba-500"].rules, "player_counts", frozenset({3, 4}))
    dialog = make(replace(PLAN, rules=rules))

    press(qtbot, dialog.players, 1)

    assert "four players" in dialog.game_warning.text()


# demonstration


def test_a_demonstration_has_a_computer_on_every_seat(make, qtbot):
    dialog = make()

    qtbot.mouseClick(dialog.demonstration, Qt.MouseButton.LeftButton)

    seats = dialog.plan().seats
    assert all(seat.level == "medium" for seat in seats)
    assert "You" not in [seat.name for seat in seats]


def test_the_person_sits_down_again_under_the_same_name(make, qtbot):
    dialog = make()
    dialog.seats.rows[0].field.setText("Ada")
    qtbot.mouseClick(dialog.demonstration, Qt.MouseButton.LeftButton)

    qtbot.mouseClick(dialog.demonstration, Qt.MouseButton.LeftButton)

    assert dialog.plan().seats[0] == SeatPlan("Ada", PERSON)


def test_a_demonstration_is_remembered(make):
    seats = (SeatPlan("Frida", "medium"), *FOUR[1:])

    dialog = make(replace(PLAN, seats=seats))

    assert dialog.demonstration.isChecked()
    assert dialog.plan().seats == seats


# room


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("longer", [False, True])
def test_nothing_is_cut_in_any_game(make, qtbot, size, longer, request):
    if longer:
        request.getfixturevalue("longer_words")
    window = QWidget()
    window.resize(*size)
    dialog = make(parent=window)
    for preset in PRESETS.values():
        choose(dialog, preset.title)
        press(qtbot, dialog.players, len(preset.rules.deck.player_counts) - 1)
        qtbot.wait(1)

        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        assert cut(dialog) == []


@pytest.fixture
def longer_words(qapp):
    translator = LongTranslator()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def cut(dialog):
    buttons = (one for one in dialog.findChildren(QPushButton) if one.isVisible())
    found = [one.text() for one in buttons if one.width() < one.sizeHint().width()]
    labels = (one for one in dialog.findChildren(QLabel) if one.isVisible())
    return found + [one.text() for one in labels if is_cut(one)]


def is_cut(one):
    if one.wordWrap():
        return one.heightForWidth(one.width()) > one.height()
    return one.sizeHint().width() > one.width() or one.sizeHint().height() > one.height()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
def test_the_dialog_keeps_its_height_whatever_is_chosen(make, qtbot, size):
    below = QWidget()
    qtbot.addWidget(below)
    below.resize(*size)
    below.show()
    dialog = make(parent=below)

    heights = {dialog.height()}
    for preset in PRESETS.values():
        choose(dialog, preset.title)
        for count in range(len(preset.rules.deck.player_counts)):
            press(qtbot, dialog.players, count)
            qtbot.wait(1)
            heights.add(dialog.height())

    assert len(heights) == 1
    dialog.close()
