"""The controls of the options: what they show, what they tell, and what they do with what is not possible."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStyleOptionComboBox, QWidget

from samba_desktop.engine.rules.kinds import CardSort, Ratio, Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, with_value
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.ui.kit.controls import ChoiceBox
from samba_desktop.ui.rules.option_controls import control_for

LEFT = Qt.MouseButton.LeftButton


class Held:
    """A control with what it told and what it complained of."""

    def __init__(self, qtbot, name, rules):
        self.qtbot, self.name, self.rules = qtbot, name, rules
        self.control = control_for(name, OptionTexts(ENGLISH))
        self.widget = self.control.widget
        self.window = QWidget()
        self.widget.setParent(self.window)
        self.window.resize(400, 500)
        self.widget.setGeometry(10, 10, 300, 400)
        qtbot.addWidget(self.window)
        self.told, self.complaints = [], []
        if self.control.changed is not None:
            self.control.changed.connect(self.on_changed)
        if self.control.complained is not None:
            self.control.complained.connect(self.complaints.append)
        self.control.show_value(value_of(rules, name), rules)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def on_changed(self, value):
        """Take the value over, as the dialog does."""
        self.told.append(value)
        self.rules = with_value(self.rules, self.name, value)
        self.control.show_value(value, self.rules)

    @property
    def complaint(self):
        return self.complaints[-1] if self.complaints else ""

    def click(self, widget):
        self.qtbot.mouseClick(widget, LEFT)

    def type(self, field, text):
        field.setFocus()
        field.selectAll()
        self.qtbot.keyClicks(field, text)


@pytest.fixture
def hold(qtbot):
    load_fonts()
    return lambda name, rules=Rules(): Held(qtbot, name, rules)  # noqa: B008 - rules never change


@pytest.mark.parametrize("name", THEME_OF)
def test_showing_the_values_of_all_presets_tells_nothing(hold, name):
    held = hold(name)

    for preset in PRESETS.values():
        held.control.show_value(value_of(preset.rules, name), preset.rules)

    assert held.told == []


@pytest.mark.parametrize("name", THEME_OF)
def test_whatever_a_control_tells_can_be_written_and_read_again(hold, name):
    held = hold(name)

    for stop in held.widget.findChildren(QWidget):
        if stop.isVisible() and stop.focusPolicy() is Qt.FocusPolicy.StrongFocus:
            held.qtbot.mouseClick(stop, LEFT)

    allowed = describe(name).allowed
    assert all(allowed.read(allowed.write(value)) == value for value in held.told)


def test_a_switch_is_turned_by_a_click_and_by_the_space_key(hold, qtbot):
    held = hold("sequences_enabled")

    held.click(held.widget)
    qtbot.keyClick(held.widget, Qt.Key.Key_Space)

    assert held.told == [False, True]


def test_a_list_tells_the_kind_that_was_chosen(hold, qtbot):
    held = hold("group_ratio_rule")

    qtbot.keyClick(held.widget.box, Qt.Key.Key_Down)

    assert held.told == [Ratio.MAJORITY]


def test_a_number_among_few_stands_in_a_list_with_none(hold, qtbot):
    held = hold("group_max_wilds")

    qtbot.keyClick(held.widget.box, Qt.Key.Key_End)

    assert held.told == [None]
    assert held.widget.box.currentText() == "No limit"


def test_the_wheel_scrolls_and_never_chooses(hold, qtbot):
    held = hold("group_ratio_rule")
    event = wheel_down(held.widget.box)

    held.widget.box.wheelEvent(event)

    assert held.told == []
    assert not event.isAccepted()


def test_words_too_long_for_a_list_end_in_dots(qtbot):
    load_fonts()
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Never", "Only in the turn in which a player goes out"])
    box.resize(200, 40)
    shown = []
    for at in range(2):
        box.setCurrentIndex(at)
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        shown.append(option.currentText)

    assert shown[0] == "Never"
    assert shown[1].startswith("Only in")
    assert shown[1].endswith("…")


def wheel_down(widget):
    from PySide6.QtCore import QPoint, QPointF  # noqa: PLC0415 - wanted here alone
    from PySide6.QtGui import QWheelEvent  # noqa: PLC0415

    at = QPointF(5, 5)
    none, down = QPoint(0, 0), QPoint(0, -120)
    phase = Qt.ScrollPhase.NoScrollPhase
    where = QPointF(widget.mapToGlobal(at.toPoint()))
    return QWheelEvent(
        at, where, none, down, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, phase, False
    )


def test_a_stepper_goes_in_steps_that_suit_its_range(hold, qtbot):
    held = hold("bonus_samba")

    qtbot.keyClick(held.widget.stepper.field, Qt.Key.Key_Up)
    qtbot.keyClick(held.widget.stepper.field, Qt.Key.Key_Down)

    assert held.told == [1600, 1500]


def test_a_number_out_of_range_is_not_taken_and_put_right_when_left(hold, qtbot):
    held = hold("deck_count")
    field = held.widget.stepper.field

    held.type(field, "0")
    assert held.told == []
    assert "1 to 4" in held.complaint
    field.clearFocus()

    assert field.text() == "3"
    assert held.complaint == ""


def test_what_stood_there_on_the_way_to_no_number_does_not_stay(hold, qtbot):
    held = hold("joker_count")
    field = held.widget.stepper.field

    held.type(field, "1")
    qtbot.keyClick(field, Qt.Key.Key_Backspace)

    assert held.told == [1, 6]


def test_a_number_too_large_stays_to_be_put_right_and_says_what_is_possible(hold):
    held = hold("target_score")
    field = held.widget.all.field

    held.type(field, "60000")

    assert held.told == [600, 6000, 10_000]
    assert field.text() == "60000"
    assert held.complaint == "Possible is 100 to 50,000."


def test_an_empty_field_is_no_number(hold, qtbot):
    held = hold("joker_count")
    field = held.widget.stepper.field
    field.setFocus()
    field.selectAll()

    qtbot.keyClick(field, Qt.Key.Key_Delete)

    assert held.told == []


def test_no_limit_is_a_tick_beside_a_wide_range(hold):
    held = hold("hand_cap")
    assert not held.widget.stepper.isVisible()

    held.click(held.widget.none)
    held.click(held.widget.none)

    assert held.told == [1, None]


def test_ticks_make_a_set(hold):
    held = hold("freeze_triggers", with_value(Rules(), "freeze_triggers", frozenset()))

    held.click(held.widget.ticks[CardSort.WILD])
    held.click(held.widget.ticks[CardSort.BLACK_THREE])
    held.click(held.widget.ticks[CardSort.WILD])

    assert held.told[-1] == frozenset({CardSort.BLACK_THREE})


def test_the_last_count_of_players_stays_down(hold):
    held = hold("player_counts", PRESETS["german-two-player"].rules)

    held.click(held.widget.buttons[2])
    assert held.told == []
    assert held.widget.buttons[2].isChecked()
    held.click(held.widget.buttons[5])

    assert held.told == [frozenset({2, 5})]


def test_team_shapes_are_offered_where_there_is_a_choice(hold):
    held = hold("team_shapes")

    assert [count for count, head in held.widget.heads.items() if head.isVisible()] == [4, 6]


def test_the_first_team_shape_that_is_ticked_is_the_usual_one(hold):
    held = hold("team_shapes")

    held.click(held.widget.ticks[6][Shape.TWO_TRIOS])
    held.click(held.widget.ticks[6][Shape.SOLO])

    assert dict(held.told[-1])[6] == (Shape.THREE_PAIRS, Shape.SOLO)
    assert "usual" in held.widget.ticks[6][Shape.THREE_PAIRS].text()


def test_a_count_without_teams_can_be_given_some(hold):
    rules = with_value(PRESETS["samba-500"].rules, "player_counts", frozenset({2, 3}))
    held = hold("team_shapes", rules)
    assert held.widget.heads[2].isVisible()

    held.click(held.widget.ticks[2][Shape.SOLO])

    assert dict(held.told[-1]) == {2: (Shape.SOLO,), 3: (Shape.SOLO,)}


def test_teams_that_cannot_be_formed_go_with_the_first_choice(hold):
    held = hold("team_shapes", with_value(Rules(), "team_shapes", ((4, (Shape.TWO_TRIOS,)),)))

    held.click(held.widget.ticks[4][Shape.TWO_PAIRS])

    assert held.told == [((4, (Shape.TWO_PAIRS,)),)]


def test_a_number_for_all_becomes_one_for_each_count(hold, qtbot):
    held = hold("stock_draw")

    held.click(held.widget.same)
    qtbot.keyClick(held.widget.rows[2][1].field, Qt.Key.Key_Up)

    assert held.told == [((2, 3), (3, 2), (4, 2), (5, 2), (6, 2))]


def test_numbers_that_are_alike_again_are_one_number(hold, qtbot):
    held = hold("stock_draw", with_value(Rules(), "stock_draw", ((2, 3), (3, 2), (4, 2), (5, 2), (6, 2))))

    qtbot.keyClick(held.widget.rows[2][1].field, Qt.Key.Key_Down)

    assert held.told == [2]


def test_hands_of_one_size_stay_written_for_each_count(hold, qtbot):
    held = hold("hand_size")

    held.click(held.widget.same)

    assert held.told == [tuple((count, 15) for count in (2, 3, 4, 5, 6))]


def test_only_the_counts_that_are_played_have_a_number(hold):
    held = hold("hand_size", PRESETS["german-samba"].rules)

    held.click(held.widget.same)

    if held.widget.same.isChecked():
        held.click(held.widget.same)
    assert [count for count, (_, stepper) in held.widget.rows.items() if stepper.isVisible()] == [2, 4, 6]


def test_a_few_numbers_are_written_with_commas(hold):
    held = hold("target_choices")

    held.type(held.widget.field, "3000, 5000")

    assert held.told[-1] == (3000, 5000)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1,500, 2,000", (1500, 2000)),
        ("1.500; 2.000", (1500, 2000)),
        ("1 500, 2 000", (1500, 2000)),
        ("1,500", (1500,)),
        ("500,1000,2000", (500, 1000, 2000)),
        ("500 1000", (500, 1000)),
        # No target is that large, so these are two numbers.
        ("100,200", (100, 200)),
    ],
)
def test_a_few_numbers_may_have_their_thousands_apart(hold, text, numbers):
    held = hold("target_choices")
    held.widget.field.setFocus()

    held.widget.field.setText(text)
    held.widget.field.textEdited.emit(text)

    assert held.told[-1] == numbers
    assert not held.complaint


@pytest.mark.parametrize("text", ["3000;x", "1, 2, 3, 4, 5, 6, 7", "0", ","])
def test_what_is_no_row_of_numbers_is_complained_of(hold, text):
    held = hold("target_choices")
    held.widget.field.setFocus()

    held.widget.field.setText(text)
    held.widget.field.textEdited.emit(text)

    assert held.told == []
    assert held.complaint


def bands(held):
    return value_of(held.rules, "initial_meld_bands")


def test_a_minimum_is_typed_and_stepped(hold, qtbot):
    held = hold("initial_meld_bands")
    field = held.widget.rows[1].minimum

    held.type(field, "60")
    qtbot.keyClick(field, Qt.Key.Key_Up)

    assert bands(held)[1] == (0, 65)
    assert field.text() == "65"


def test_totals_must_rise(hold):
    held = hold("initial_meld_bands")
    field = held.widget.rows[2].total

    held.type(field, "4000")

    assert bands(held)[2] == (1500, 90)
    assert "rise" in held.complaint
    field.clearFocus()
    assert field.text() == "1500"
    assert held.complaint == ""


def test_a_row_is_added_and_removed(hold):
    held = hold("initial_meld_bands")

    held.click(held.widget.add)
    assert bands(held)[-1] == (8000, 150)
    held.click(held.widget.rows[0].remove)

    assert bands(held)[0] == (None, 50)
    assert len(bands(held)) == 5


def test_the_only_row_stays_and_holds_for_any_total(hold):
    held = hold("initial_meld_bands", with_value(Rules(), "initial_meld_bands", ((None, 50),)))

    assert not held.widget.rows[0].remove.isEnabled()
    assert held.widget.rows[0].below.text() == "any"


def test_more_rows_than_can_be_added_are_shown_all_the_same(hold):
    many = ((None, 0), *((total * 100, total) for total in range(1, 15)))
    held = hold("initial_meld_bands", with_value(Rules(), "initial_meld_bands", many))

    assert sum(row.minimum.isVisible() for row in held.widget.rows) == 15
    assert not held.widget.add.isEnabled()


def test_every_control_that_takes_the_keys_says_what_it_is(hold):
    for name in THEME_OF:
        held = hold(name)
        inside = [held.widget, *held.widget.findChildren(QWidget)]
        stops = [
            one
            for one in inside
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.window() is held.window
        ]

        assert all(one.accessibleName() or one.text() for one in stops), name


def test_an_option_with_a_single_value_is_just_told(hold):
    held = hold("group_min_size")

    assert held.control.changed is None
    assert held.widget.text() == "3"


def test_a_rule_set_of_another_theme_is_no_hindrance(hold):
    """A value from elsewhere may be wider than what the control itself makes."""
    rules = replace(Rules(), match=replace(Rules().match, target_choices=()))

    assert hold("target_choices", rules).widget.field.text() == ""
