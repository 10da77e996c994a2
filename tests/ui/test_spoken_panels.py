"""What a screen reader finds on the score sheet, in dialogs and at a replay, through Qt's accessibility."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QWidget

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import ENGLISH, USUAL
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.history.statistics_page import Trend
from samba_desktop.ui.kit.controls import ChoiceBox
from samba_desktop.ui.kit.score_chart import ScoreChart
from samba_desktop.ui.rules.seat_list import SeatDiagram
from samba_desktop.ui.table.score_sheet import HeldCards, RoundSheet
from samba_desktop.ui.window.languages import Speech
from samba_desktop.ui.window.settings_dialog import Sample, SettingsDialog
from tests.ui.counts import company_of, counted_round, table_after
from tests.ui.rules.new_match import open_dialog

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
PAIRS = Seating(4, Shape.TWO_PAIRS)
SEATINGS = (PAIRS, Seating(5, Shape.SOLO))


def found(widget):
    return QAccessible.queryAccessibleInterface(widget)


def every(interface):
    yield interface
    for number in range(interface.childCount()):
        yield from every(interface.child(number))


@pytest.fixture
def sheet_of(qtbot):
    load_fonts()
    kept = []

    def show(seating, language=ENGLISH, size=(1366, 768)):
        behind = QWidget()
        behind.resize(*size)
        kept.append(behind)
        qtbot.addWidget(behind)
        result = counted_round(seating)
        totals = (result.totals,)
        sheet = RoundSheet(result, table_after(seating), company_of(seating), totals, language, behind)
        sheet.resize(sheet.sizeHint())
        behind.show()
        return sheet

    return show


def names(widget):
    return [one.text(NAME).replace("\N{NO-BREAK SPACE}", " ") for one in every(found(widget))]


@pytest.mark.parametrize("seating", SEATINGS)
def test_each_line_of_the_sheet_tells_its_side_and_its_points(sheet_of, seating):
    said = names(sheet_of(seating))

    first, second = ("Us", "Them") if seating == PAIRS else ("You", "Anders")
    assert f"{first}: Melded cards, 405 points" in said
    assert f"{second}: Melded cards, 415 points" in said
    assert f"{second}: Red threes, 200 points" in said
    hand = "Cards left in hand · Anders" if seating == PAIRS else "Cards left in hand"
    assert f"{second}: {hand}, −31 points" in said
    assert any(one.startswith(f"{second}: Total, ") for one in said)
    assert any(one.startswith(f"{second}: Running total, ") for one in said)


def test_the_number_of_a_line_tells_what_it_counts(sheet_of):
    numbers = [one for one in every(found(sheet_of(PAIRS))) if one.text(NAME) == "415"]

    assert [one.text(DESCRIPTION) for one in numbers] == ["Them: Melded cards"]


def test_cards_that_were_held_are_named_in_words_and_tell_whose_they_are(sheet_of):
    hands = [found(one) for one in sheet_of(PAIRS).findChildren(HeldCards)]

    assert {one.text(NAME) for one in hands} == {"Ace of spades, 7 of diamonds, 7 of hearts"}
    assert {one.role() for one in hands} == {QAccessible.Role.Graphic}
    assert "Them: Cards left in hand · Anders" in {
        one.text(DESCRIPTION).replace("\N{NO-BREAK SPACE}", " ") for one in hands
    }


def test_cards_that_a_line_counts_are_named_in_words(sheet_of):
    sheet = sheet_of(PAIRS)
    before = set(sheet.findChildren(HeldCards))
    line = next(one for one in every(found(sheet)) if one.text(NAME).startswith("Us: Red threes"))

    line.object().click()

    (fan,) = set(sheet.findChildren(HeldCards)) - before
    assert found(fan).text(NAME) == "3 of diamonds, 3 of hearts"
    assert found(fan).text(DESCRIPTION) == "Us: Red threes"


@pytest.mark.parametrize(
    ("rounds", "said"), [(1, "The totals after 1 round: "), (2, "The totals after 2 rounds: ")]
)
def test_the_chart_counts_its_rounds(qtbot, rounds, said):
    chart = ScoreChart(((100, 200),) * rounds, ("Us", "Them"), 10_000, ENGLISH)
    qtbot.addWidget(chart)

    assert found(chart).text(DESCRIPTION).startswith(said)


@pytest.fixture
def spoken(qapp):
    """Speak a language until the test is over."""
    before, told = QLocale(), []

    def speak(code):
        told.append(Speech(qapp, code))
        told[0].follow(Preferences())
        return told[0].language

    yield speak
    # What is wanted for once gives way to a choice.
    told[0].follow(Preferences(language=USUAL))
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("de", "nach 1 Runde:", "nach 2 Runden:"),
        ("nl", "na 1 ronde:", "na 2 rondes:"),
        ("sv", "efter 1 omgång:", "efter 2 omgångar:"),
    ],
)
def test_rounds_are_counted_in_every_language(qtbot, spoken, code, one, two):
    language = spoken(code)

    for rounds, said in ((1, one), (2, two)):
        chart = ScoreChart(((100, 200),) * rounds, ("Us", "Them"), 10_000, language)
        qtbot.addWidget(chart)
        assert said in found(chart).text(DESCRIPTION)


def test_a_long_word_is_broken_where_it_may_be_and_told_without_its_hyphen(sheet_of, spoken):
    sheet = sheet_of(Seating(6, Shape.SOLO), spoken("de"), (1024, 640))

    assert any(one.startswith("Anders: Gesamtstand, ") for one in names(sheet))
    long = next(one for one in sheet.findChildren(QLabel) if one.text() == "Gesamt\N{SOFT HYPHEN}stand")
    assert long.fontMetrics().boundingRect("Gesamt-").width() <= long.width()
    assert long.height() > 1.5 * long.fontMetrics().height()


def test_a_trend_counts_its_matches(qtbot):
    trend = Trend(ENGLISH)
    qtbot.addWidget(trend)

    trend.show_points([10.0], [20.0])

    assert found(trend).text(DESCRIPTION).startswith("After 1 match: ")


def test_what_is_painted_is_a_picture_to_a_screen_reader(qtbot):
    painted = (
        ScoreChart(((1, 2),), ("Us", "Them"), 10_000, ENGLISH),
        Sample("Words", "A table", Preferences()),
        SeatDiagram(),
        Trend(ENGLISH),
    )

    for one in painted:
        qtbot.addWidget(one)
        assert found(one).role() == QAccessible.Role.Graphic


@pytest.fixture
def replay(qtbot):
    plans = (SeatPlan("Ada", "medium"), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
    match = Match(Record(Rules(), PAIRS, plans, 5))
    match.deal()
    shown = ReplayWindow(match.record, ENGLISH, "Swedish Samba")
    qtbot.addWidget(shown)
    shown.prepare()
    shown.show()
    yield shown
    shown.close()


def test_the_log_of_a_replay_has_a_name(replay):
    assert found(replay.log.view).text(NAME) == "Log of the turns"


def test_the_boxes_of_a_replay_are_named_by_what_they_are(replay):
    bar = replay.bar

    for box, name in ((bar.rounds, "Round"), (bar.seats, "Seen by"), (bar.speed, "Speed")):
        labels = [one.text(NAME) for one, _ in found(box).relations(QAccessible.RelationFlag.Label)]
        assert labels == [name]
        assert found(box).text(DESCRIPTION) == name


def test_every_box_of_a_dialog_is_named_by_what_it_is(qtbot, tmp_path):
    dialog = open_dialog(qtbot, RuleSets(tmp_path))

    for box in dialog.findChildren(ChoiceBox):
        labels = [one.text(NAME) for one, _ in found(box).relations(QAccessible.RelationFlag.Label)]
        assert box.accessibleName() in labels
        assert found(box).text(DESCRIPTION) == box.accessibleName()
    dialog.close()


def test_of_choices_that_exclude_each_other_each_is_a_radio_button(qtbot):
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    taken = []
    dialog.changed.connect(taken.append)

    for _, segments in dialog.choices.values():
        for button in segments.buttons:
            assert found(button).role() == QAccessible.Role.RadioButton
            assert found(button).state().checked == button.isChecked()
    night = dialog.choices["cloth"][1].buttons[2]
    action = found(night).actionInterface()
    action.doAction(action.actionNames()[0])

    assert [one.cloth for one in taken] == ["night"]
    assert found(night).state().checked
