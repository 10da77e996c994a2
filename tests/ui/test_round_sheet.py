"""The panels after a round and after a match: nothing of the count is left out, the keyboard does it all."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.results import SheetTexts
from samba_desktop.ui.table.match_end import MatchEnd
from samba_desktop.ui.table.score_sheet import OF_A_HAND, HeldCards, RoundSheet, SheetLine
from tests.ui.counts import HAND, company_of, counted_round, table_after

SEATINGS = (
    Seating(2, Shape.SOLO),
    Seating(3, Shape.SOLO),
    Seating(4, Shape.TWO_PAIRS),
    Seating(5, Shape.SOLO),
    Seating(6, Shape.TWO_TRIOS),
    Seating(6, Shape.THREE_PAIRS),
    Seating(6, Shape.SOLO),
)
SIZES = ((1024, 640), (1366, 768), (1920, 1080))
PAIRS = Seating(4, Shape.TWO_PAIRS)


@pytest.fixture
def shown(qtbot):
    load_fonts()
    kept = []

    def show(kind, seating: Seating, size=(1366, 768), sets: int = 2, winners=()):
        behind = QWidget()
        behind.resize(*size)
        kept.append(behind)
        qtbot.addWidget(behind)
        result = counted_round(seating, sets)
        panel = kind(
            result,
            table_after(seating, 1, winners),
            company_of(seating),
            (result.totals,),
            ENGLISH,
            behind,
        )
        panel.resize(panel.sizeHint().boundedTo(behind.size()))
        with qtbot.waitExposed(behind):
            behind.show()
        panel.setFocus()
        return panel, result

    return show


def texts(widget: QWidget) -> list[str]:
    said = [*widget.findChildren(QLabel), *widget.findChildren(SheetLine)]
    return [one.text().replace("\N{NO-BREAK SPACE}", " ") for one in said]


@pytest.mark.parametrize("seating", SEATINGS)
def test_every_line_stands_there_with_its_points(shown, seating):
    sheet, result = shown(RoundSheet, seating)
    words, company = SheetTexts(ENGLISH, Rules()), company_of(seating)

    there = texts(sheet)

    for column in result.sheets:
        for line in column.lines:
            assert words.label(line, company) in there
            assert ENGLISH.number(line.points) in there
        assert ENGLISH.number(column.total) in there
    assert all(ENGLISH.number(total) in there for total in result.totals)


@pytest.mark.parametrize("seating", SEATINGS)
def test_every_hand_that_was_left_is_shown(shown, seating):
    sheet, _ = shown(RoundSheet, seating)

    hands = sheet.findChildren(HeldCards)

    assert len(hands) == seating.players - 1
    assert all(one.accessibleName() == "Ace of spades, 7 of diamonds, 7 of hearts" for one in hands)
    assert len(HAND) == 3


def test_a_sheet_made_in_steps_is_whole_and_renders_no_card_when_it_is_painted(qtbot):
    load_fonts()
    behind, pictures = QWidget(), CardPixmaps()
    behind.resize(1366, 768)
    qtbot.addWidget(behind)
    result = counted_round(PAIRS)
    sheet = RoundSheet(
        result, table_after(PAIRS), company_of(PAIRS), (result.totals,), parent=behind, pictures=pictures
    )

    steps = len(list(sheet.steps()))
    kept, labels = pictures.kept_bytes, len(texts(sheet))
    sheet.resize(sheet.sizeHint())
    sheet.grab()

    assert steps > sum(len(one.lines) for one in result.sheets)
    assert len(texts(sheet)) == labels
    assert 0 < kept == pictures.kept_bytes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seating", SEATINGS)
def test_the_sheet_fits_its_window(shown, seating, size):
    sheet, _ = shown(RoundSheet, seating, size, sets=6)

    assert sheet.sizeHint().boundedTo(QSize(*size)) == sheet.sizeHint()
    for button in (sheet.next, sheet.look):
        corner = button.mapTo(sheet, button.rect().bottomRight())
        assert sheet.rect().contains(corner)
        assert button.width() >= button.sizeHint().width()


@pytest.mark.parametrize("size", SIZES)
def test_a_long_sheet_of_two_sides_needs_no_scrolling(shown, size):
    sheet, result = shown(RoundSheet, PAIRS, size, sets=5)

    assert len(result.sheets[0].lines) >= 9
    assert sheet.columns.area.verticalScrollBar().maximum() == 0


def test_the_sheet_has_room_for_all_lines_of_what_stands_above(shown):
    sheet, _ = shown(RoundSheet, PAIRS, (796, 796), sets=7)
    before = sheet.sizeHint().height()

    sheet.show_code("DE-34GE-Y3R5-W5EW-QBXP-SW34-NN")

    assert before < sheet.sizeHint().height() < 0.94 * 796


@pytest.mark.parametrize(("size", "share"), [((1024, 640), 0.19), ((1366, 768), 0.25), ((3840, 2160), 0.35)])
def test_the_chart_of_many_sides_gets_what_the_columns_have_no_use_for(shown, qtbot, size, share):
    sheet, _ = shown(RoundSheet, Seating(5, Shape.SOLO), size)

    assert sheet.chart.height() >= share * sheet.height()
    assert sheet.columns.area.verticalScrollBar().maximum() == 0
    counted_lines(sheet)[0].click()
    qtbot.wait(20)
    assert sheet.columns.area.verticalScrollBar().maximum() == 0


def test_columns_are_equally_wide_with_and_without_a_scroll_bar(shown, qtbot):
    sheet, _ = shown(RoundSheet, Seating(5, Shape.SOLO), (1024, 640), sets=14)

    bar = sheet.columns.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    heads = sheet.columns._heads.findChildren(QWidget, "column")  # noqa: SLF001 - where columns stand
    lines = sheet.columns._lines.findChildren(QWidget, "column")  # noqa: SLF001 - where columns stand

    qtbot.waitUntil(
        lambda: all(abs(one.x() - other.x()) <= 1 for one, other in zip(heads, lines, strict=True))
    )
    assert max(one.width() for one in heads) - min(one.width() for one in heads) <= 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_goes_on_to_the_next_round(shown, qtbot, key):
    sheet, _ = shown(RoundSheet, PAIRS)

    with qtbot.waitSignal(sheet.next_round, timeout=500):
        qtbot.keyClick(sheet.focusWidget(), key)


def test_escape_lets_the_table_be_looked_at(shown, qtbot):
    sheet, _ = shown(RoundSheet, PAIRS)

    with qtbot.waitSignal(sheet.closed, timeout=500):
        qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_Escape)

    assert not sheet.isVisible()


def test_down_scrolls_a_sheet_that_is_too_long(shown, qtbot):
    sheet, _ = shown(RoundSheet, PAIRS, (1024, 640), sets=20)
    bar = sheet.columns.area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)

    qtbot.keyClick(sheet.focusWidget(), Qt.Key.Key_Down)

    assert bar.value() > 0


def test_the_type_grows_with_the_window(shown):
    small, _ = shown(RoundSheet, PAIRS, (1024, 640))
    big, _ = shown(RoundSheet, PAIRS, (1920, 1080))

    assert big.next.font().pixelSize() > small.next.font().pixelSize()


@pytest.mark.parametrize(
    ("winners", "said"),
    [((0,), "Your side wins the match"), ((1,), "Anders and Carl win the match"), ((0, 1), "a draw")],
)
def test_the_end_says_who_won(shown, winners, said):
    end, result = shown(MatchEnd, PAIRS, winners=winners)

    there = texts(end)

    assert any(said in text for text in there)
    assert all(ENGLISH.number(total) in there for total in result.totals)
    assert "The match took 1 round." in there


def test_enter_plays_again_and_escape_closes(shown, qtbot):
    end, _ = shown(MatchEnd, PAIRS, winners=(0,))

    with qtbot.waitSignal(end.wanted, timeout=500) as wanted:
        qtbot.keyClick(end.focusWidget(), Qt.Key.Key_Return)
    assert wanted.args == ["again"]
    with qtbot.waitSignal(end.closed, timeout=500):
        qtbot.keyClick(end.focusWidget(), Qt.Key.Key_Escape)


def test_every_way_on_after_the_match_can_be_chosen_by_mouse_and_by_keys(shown, qtbot):
    end, _ = shown(MatchEnd, PAIRS, winners=(0,))

    for name, way in end.ways.items():
        for press in (way.click, lambda way=way: qtbot.keyClick(way, Qt.Key.Key_Return)):
            way.setFocus()
            with qtbot.waitSignal(end.wanted, timeout=500) as wanted:
                press()
            assert wanted.args == [name]


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("size", SIZES)
def test_the_end_fits_its_window(shown, seating, size):
    end, _ = shown(MatchEnd, seating, size, winners=(0,))

    assert end.minimumSize().height() <= end.height()
    assert end.layout().minimumSize().height() <= end.height()


def counted_lines(sheet):
    return sheet.findChildren(SheetLine)


def open_fans(sheet, qtbot, hands):
    qtbot.wait(20)
    return [one for one in sheet.findChildren(HeldCards) if one not in hands]


def test_a_line_shows_the_cards_it_counts_and_puts_them_away(shown, qtbot):
    sheet, result = shown(RoundSheet, PAIRS)
    hands = sheet.findChildren(HeldCards)
    with_cards = [line for line in result.sheets[0].lines if line.cards and line.kind not in OF_A_HAND]
    first = counted_lines(sheet)[0]

    qtbot.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.rect().center())
    (fan,) = open_fans(sheet, qtbot, hands)
    assert len(fan.cards) == len(with_cards[0].cards)
    assert fan.isVisible()

    qtbot.mouseClick(first, Qt.MouseButton.LeftButton, pos=first.rect().center())
    assert open_fans(sheet, qtbot, hands) == []


def test_one_line_at_a_time_shows_its_cards(shown, qtbot):
    sheet, _ = shown(RoundSheet, PAIRS)
    hands = sheet.findChildren(HeldCards)
    lines = counted_lines(sheet)

    for line in lines:
        line.setFocus()
        qtbot.keyClick(line, Qt.Key.Key_Return)

        assert len(open_fans(sheet, qtbot, hands)) == 1
        assert [one for one in lines if one.isChecked()] == [line]
    assert len(lines) > 3


@pytest.mark.parametrize("size", SIZES)
def test_opened_cards_are_brought_in_sight(shown, qtbot, size):
    sheet, _ = shown(RoundSheet, PAIRS, size, sets=12)
    hands = sheet.findChildren(HeldCards)

    counted_lines(sheet)[-1].click()

    (fan,) = open_fans(sheet, qtbot, hands)
    area = sheet.columns.area.viewport()
    corner = fan.mapTo(area, fan.rect().bottomRight())
    assert area.rect().contains(corner)
    assert sheet.rect().contains(sheet.next.mapTo(sheet, sheet.next.rect().bottomRight()))
