"""The new-match dialog: what is chosen is what is planned, and what is wrong is said at its place."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget

from samba_desktop.engine.rules.kinds import FirstDealer, MergeSequences, Shape, TurnOrder
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from tests.ui.padded import LongTranslator
from tests.ui.rules.new_match import FOUR, OURS, PLAN, SWEDISH, choose, open_dialog, press


@pytest.fixture
def own(tmp_path):
    return RuleSets(tmp_path)


@pytest.fixture
def make(qtbot, own):
    return partial(open_dialog, qtbot, own)


def shown_names(dialog: NewMatchDialog) -> list[str]:
    return [row.field.text() for row in dialog.seats.rows if row.isVisible()]


def test_the_defaults_come_back_unchanged(make):
    assert make().plan() == PLAN


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_as_many_seats_are_shown_as_players_are_chosen(make, qtbot, count):
    dialog = make()

    press(qtbot, dialog.players, count - 2)

    assert len(shown_names(dialog)) == count
    assert dialog.plan().seating.players == len(dialog.plan().seats) == count


def test_the_shape_is_asked_for_only_where_there_is_a_choice(make, qtbot):
    dialog = make()
    assert not dialog.shapes.isVisible()

    press(qtbot, dialog.players, 4)

    assert dialog.shapes.isVisible()


def test_choosing_three_pairs_seats_six_players_in_three_sides(make, qtbot):
    dialog = make()
    press(qtbot, dialog.players, 4)

    press(qtbot, dialog.shapes, 1)

    assert dialog.plan().seating == Seating(6, Shape.THREE_PAIRS)


def test_names_are_kept_while_fewer_play(make, qtbot):
    dialog = make()
    dialog.seats.rows[3].field.setText("Ester")
    press(qtbot, dialog.players, 0)

    press(qtbot, dialog.players, 2)

    assert shown_names(dialog) == ["You", "Anders", "Berit", "Ester"]


def test_all_six_names_differ_whatever_the_four_are(make, qtbot):
    seats = (*FOUR[:3], SeatPlan("Emil", "medium"))
    dialog = make(replace(PLAN, seats=seats))

    press(qtbot, dialog.players, 4)

    assert len({name.casefold() for name in shown_names(dialog)}) == 6


def test_a_target_of_the_list_and_one_of_ones_own_are_planned(make, qtbot):
    dialog = make()
    press(qtbot, dialog.targets, 0)
    assert dialog.plan().rules.match.target_score == 5000

    dialog.target.field.selectAll()
    qtbot.keyClicks(dialog.target.field, "7300")

    assert dialog.plan().rules.match.target_score == 7300
    assert dialog.targets.at == -1


def test_arrow_keys_step_the_target(make, qtbot):
    dialog = make()

    qtbot.keyClick(dialog.target.field, Qt.Key.Key_Up)

    assert dialog.plan().rules.match.target_score == 10_500


@pytest.mark.parametrize(
    ("name", "said"),
    [("", "Enter a name"), ("   ", "Enter a name"), (" anDERS ", "Somebody else has this name")],
)
def test_a_name_that_cannot_stay_is_explained_at_its_field(make, qtbot, name, said):
    dialog = make()
    row = dialog.seats.rows[2]

    row.field.setText(name)

    assert row.warning.isVisible()
    assert said in row.warning.text()
    assert row.field.accessibleDescription() == row.warning.text()


def test_a_wrong_name_keeps_the_dialog_open_and_gets_the_focus(make, qtbot):
    dialog = make()
    dialog.seats.rows[2].field.setText("")

    qtbot.mouseClick(dialog.start, Qt.MouseButton.LeftButton)

    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.seats.rows[2].field


def test_a_target_out_of_range_is_explained(make, qtbot):
    dialog = make()
    dialog.target.field.selectAll()

    qtbot.keyClicks(dialog.target.field, "7")
    dialog.accept()

    assert dialog.isVisible()
    assert "100 to 50,000" in dialog.target_warning.text()


def test_a_match_is_agreed_with_the_keyboard_alone(make, qtbot):
    dialog = make()
    first = dialog.seats.rows[0].field
    qtbot.keyClicks(first, "Ada")
    dialog.players.setFocus()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.plan().seats[0] == SeatPlan("Ada", PERSON)
    assert dialog.plan().seating == Seating(5, Shape.SOLO)


def test_escape_cancels(make, qtbot):
    dialog = make()

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.result() == QDialog.DialogCode.Rejected
    assert not dialog.isVisible()


def test_the_tab_key_reaches_every_choice(make, qtbot):
    dialog = make()
    seen = set()
    for _ in range(40):
        seen.add(dialog.focusWidget())
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)

    fields = {row.field for row in dialog.seats.rows[:4]}
    assert fields | {dialog.target.field, dialog.start, dialog.cancel, dialog.players.buttons[2]} <= seen


def test_levels_are_chosen_where_there_are_several(make):
    dialog = make(levels=("easy", "medium"))
    box = dialog.seats.rows[1].levels

    box.setCurrentIndex(0)

    assert dialog.plan().seats[1] == SeatPlan("Anders", "easy")


def test_the_first_dealer_is_asked_for_where_the_players_choose(make):
    chosen = with_value(SWEDISH.rules, "first_dealer", FirstDealer.CHOSEN)
    assert not make().dealers.isVisible()

    dialog = make(replace(PLAN, rules=chosen, first_dealer=2))

    assert dialog.dealers.isVisible()
    assert dialog.plan().first_dealer == 2


@pytest.mark.parametrize("players", [2, 6])
def test_the_dialog_fits_the_smallest_window(make, qtbot, players):
    dialog = make()

    press(qtbot, dialog.players, players - 2)

    needs = dialog.minimumSizeHint()
    assert needs.width() <= 1024
    assert needs.height() <= 620


def test_no_label_shows_a_markup_of_a_name(make):
    dialog = make()
    dialog.seats.rows[1].field.setText("<b>Bo</b>")

    assert all(one.textFormat() != Qt.TextFormat.RichText for one in dialog.findChildren(QLabel))


def test_the_key_of_a_label_leads_to_its_choice(make, qtbot):
    dialog = make()

    qtbot.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)

    assert dialog.focusWidget() is dialog.players.buttons[2]


def test_a_program_of_ones_own_takes_a_seat(make, qtbot):
    dialog = make()
    row = dialog.seats.rows[1]
    row.levels.setCurrentIndex(row.levels.findText("Own program"))
    assert "program" in row.warning.text()

    row.command.setText("./bot --bold")

    assert row.warning.text() == ""
    assert dialog.plan().seats[1].level == "cmd:./bot --bold"


@pytest.mark.parametrize(
    "typed", ["12,000", "12.000", "12 000", "12\N{NO-BREAK SPACE}000", "12’000", "١٢٠٠٠"]
)
def test_a_target_is_typed_as_any_language_shows_it(make, typed):
    dialog = make()

    dialog.target.field.selectAll()
    QApplication.clipboard().setText(typed)
    dialog.target.field.paste()

    assert dialog.plan().rules.match.target_score == 12_000
    assert not dialog.target_warning.isVisible()


@pytest.mark.parametrize("typed", ["12,00", "1.5", "1,2345"])
def test_what_is_no_number_as_a_target_is_told(make, typed):
    dialog = make()

    dialog.target.field.selectAll()
    QApplication.clipboard().setText(typed)
    dialog.target.field.paste()

    assert dialog.target_warning.isVisible()


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
        for shape in range(len(dialog.offered_shapes)):
            press(qtbot, dialog.shapes, shape) if len(dialog.offered_shapes) > 1 else None
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
