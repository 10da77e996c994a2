"""The chart of a match: a round axis, names that keep apart, lines in the colours of their sides."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF

from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.kit.look import chrome, dress
from samba_desktop.ui.kit.score_chart import ScoreChart, axis_for, free_place, runs_through, spread

POINTS = st.integers(-20_000, 60_000)


@given(st.lists(POINTS, min_size=1, max_size=60), st.integers(1, 8))
def test_the_axis_holds_all_values_in_few_round_steps(values, most):
    axis = axis_for(values, most)

    assert axis.low <= min(0, *values)
    assert axis.high >= max(values)
    assert 0 in axis.ticks
    assert len(axis.ticks) <= most + 1
    assert str(axis.step).rstrip("0") in {"1", "2", "5"}


@given(st.lists(st.floats(0, 300), min_size=1, max_size=6))
def test_names_keep_apart_and_within_the_chart(wanted):
    placed = sorted(spread(wanted, 14, 0, 300))

    assert all(lower - upper >= 14 - 1e-6 for upper, lower in pairwise(placed))
    assert placed[-1] <= 300 + 1e-6


@pytest.mark.parametrize("rounds", [1, 2, 9, 40])
def test_every_side_and_the_target_are_drawn(qtbot, rounds):
    load_fonts()
    totals = tuple((500 * at, -100 * at, 250 * at) for at in range(1, rounds + 1))
    chart = ScoreChart(totals, ("Us", "Anders & Doris", "Berit & Emil"), 10_000, ENGLISH)
    qtbot.addWidget(chart)
    dress(chart)
    chart.resize(420, 240)

    image = chart.grab().toImage()

    drawn = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    wanted = [chrome().table.avatar(side) for side in range(3)] + [QColor(chrome().gold)]
    assert all(_near(colour, drawn) for colour in wanted)


def _near(colour: QColor, drawn: set[int]) -> bool:
    return any(
        abs(QColor(one).red() - colour.red())
        + abs(QColor(one).green() - colour.green())
        + abs(QColor(one).blue() - colour.blue())
        < 30
        for one in drawn
    )


def test_the_chart_tells_its_totals_to_a_screen_reader(qtbot):
    chart = ScoreChart(((1200, 900), (2400, -50)), ("Us", "Them"), 10_000, ENGLISH)
    qtbot.addWidget(chart)

    assert "Us 2,400; Them −50" in chart.accessibleDescription()


@pytest.mark.parametrize("sides", range(2, 7))
def test_the_chart_has_room_for_the_names_of_all_sides(qtbot, sides):
    chart = ScoreChart(((0,) * sides,), ("A side",) * sides, 10_000, ENGLISH)
    qtbot.addWidget(chart)
    dress(chart, 1.7)

    line = QFontMetricsF(chart._type()).height()  # noqa: SLF001 - how large words are

    assert chart.minimumSizeHint().height() >= line * (sides + 1)


PLOT, NAME = QRectF(40, 10, 300, 180), QSizeF(80, 14)
STEEP = [QPointF(40, 190), QPointF(50, 20), QPointF(340, 150)]


@pytest.mark.parametrize("height", [12, 40, 100])
def test_no_line_runs_through_the_name_of_the_target(height):
    falling = [QPointF(40, height - 20), QPointF(90, height + 5), QPointF(340, height + 60)]

    place = free_place(PLOT, height, NAME, [STEEP, falling])

    assert not runs_through(place, STEEP)
    assert not runs_through(place, falling)
    assert PLOT.left() <= place.left()
    assert place.right() <= PLOT.right()


def test_the_name_of_the_target_stands_at_the_left_above_it_where_it_may():
    place = free_place(PLOT, 100, NAME, [])

    assert place.left() < PLOT.left() + NAME.height()
    assert place.bottom() < 100


def test_a_line_beside_a_place_does_not_run_through_it():
    place = QRectF(100, 100, 50, 10)

    assert runs_through(place, [QPointF(90, 105), QPointF(160, 105)])
    assert runs_through(place, [QPointF(120, 0), QPointF(120, 200)])
    assert not runs_through(place, [QPointF(90, 99), QPointF(160, 90)])
    assert not runs_through(place, [QPointF(160, 0), QPointF(170, 200)])


def heights_of(picture, colour):
    """Say where along the height of a picture something of a colour is drawn, left of the names."""
    across = range(picture.width() // 2, round(picture.width() * 0.8))
    return [
        y
        for y in range(picture.height())
        if any(_near(colour, {picture.pixelColor(x, y).rgb()}) for x in across)
    ]


@pytest.mark.parametrize("size", [(560, 130), (1400, 400)])
def test_lines_far_below_the_target_fill_the_chart_and_the_target_is_named_above_them(qtbot, size):
    load_fonts()
    totals = ((945, 485, 640, 705, 560),)
    chart = ScoreChart(totals, ("You", "Anders", "Berit", "Carl", "Doris"), 10_000, ENGLISH)
    qtbot.addWidget(chart)
    dress(chart)
    chart.resize(*size)

    picture = chart.grab().toImage()

    best, worst = (heights_of(picture, chrome().table.avatar(side)) for side in (0, 1))
    assert min(best) < 0.4 * chart.height()
    assert min(worst) - min(best) > 0.15 * chart.height()
    assert chart.is_far
    assert "The target is 10,000." in chart.accessibleDescription()


@pytest.mark.parametrize(("best", "is_far"), [(-200, True), (4900, True), (5100, False), (12_000, False)])
def test_a_target_within_reach_is_a_line_of_the_chart(qtbot, best, is_far):
    chart = ScoreChart(((best, -300),), ("Us", "Them"), 10_000, ENGLISH)
    qtbot.addWidget(chart)

    assert chart.is_far is is_far
