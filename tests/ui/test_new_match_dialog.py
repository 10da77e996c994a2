"""The new-match dialog: what is chosen is what is planned, and what is wrong is said at its place."""

from functools import partial

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from samba_desktop.engine.rules.kinds import FirstDealer, Shape
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.new_match_dialog import NewMatchDialog
from tests.ui.new_match import FOUR, PLAN, SWEDISH, open_dialog, press


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
