"""The log keeps its end in sight while one watches, and its place while one reads back."""

import pytest
from PySide6.QtCore import Qt

from samba_desktop.scene.kit import load_fonts
from samba_desktop.ui.kit.look import dress
from samba_desktop.ui.table.log_lines import LogLine
from samba_desktop.ui.table.log_panel import LogDelegate, LogPanel

SENTENCE = "Anders melded three queens, added a joker to four kings and discarded the 4 of clubs."
MANY = [LogLine(f"{at}. {SENTENCE}", at % 2) for at in range(60)]


@pytest.fixture
def panel(qtbot):
    load_fonts()
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(300, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def at_end(panel: LogPanel) -> bool:
    bar = panel.view.verticalScrollBar()
    return bar.maximum() > 0 and bar.value() == bar.maximum()


def test_the_end_is_in_sight(panel, qtbot):
    panel.show_turns(MANY)

    qtbot.waitUntil(lambda: at_end(panel))


def test_the_end_stays_in_sight_when_lines_come_one_by_one(panel, qtbot):
    for count in range(1, 31):
        panel.show_turns(MANY[:count])

    qtbot.waitUntil(lambda: at_end(panel))


def test_the_end_stays_in_sight_when_the_panel_gets_narrow(panel, qtbot):
    panel.show_turns(MANY)
    qtbot.waitUntil(lambda: at_end(panel))

    panel.resize(220, 300)

    qtbot.waitUntil(lambda: at_end(panel))


def test_whoever_reads_back_is_left_in_peace(panel, qtbot):
    panel.show_turns(MANY[:40])
    qtbot.waitUntil(lambda: at_end(panel))
    bar = panel.view.verticalScrollBar()
    bar.setValue(50)

    panel.show_turns(MANY)

    qtbot.wait(50)
    assert bar.value() == 50


def test_lines_that_were_taken_back_go(panel):
    panel.show_turns(MANY[:5])

    panel.show_turns([*MANY[:3], LogLine("You drew two cards.", 0)])

    model = panel.view.model()
    assert [model.index(at, 0).data() for at in range(model.rowCount())] == [
        *(line.text for line in MANY[:3]),
        "You drew two cards.",
    ]


def test_a_click_chooses_a_line(panel, qtbot):
    panel.show_turns(MANY[:4])
    spot = panel.view.visualRect(panel.view.model().index(2, 0)).center()

    with qtbot.waitSignal(panel.line_chosen, timeout=500) as chosen:
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    assert chosen.args == [2]


def test_enter_chooses_the_line_at_the_focus(panel, qtbot):
    panel.show_turns(MANY[:4])
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.view.model().index(1, 0))

    with qtbot.waitSignal(panel.line_chosen, timeout=500) as chosen:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)

    assert chosen.args == [1]


def test_every_sentence_is_shown_whole(panel, qtbot):
    panel.show_turns([LogLine(SENTENCE), SENTENCE])
    view = panel.view
    metrics = view.fontMetrics()

    high = view.visualRect(view.model().index(0, 0)).height()

    assert high >= 2 * metrics.height()
    assert view.visualRect(view.model().index(1, 0)).height() == high


def heights(panel):
    model = panel.view.model()
    return [panel.view.visualRect(model.index(row, 0)).height() for row in range(model.rowCount())]


@pytest.mark.parametrize(("width", "scale"), [(220, 1.0), (300, 1.5), (480, 1.0)])
def test_every_line_is_as_high_as_in_a_panel_that_was_never_other(panel, qtbot, width, scale):
    panel.show_turns(MANY)
    qtbot.waitUntil(lambda: at_end(panel))
    fresh = LogPanel()
    qtbot.addWidget(fresh)
    fresh.resize(width, 400)
    dress(fresh, scale)
    fresh.show_turns(MANY)
    fresh.show()

    panel.resize(width, 400)
    dress(panel, scale)

    qtbot.waitUntil(lambda: heights(panel) == heights(fresh))
    assert min(heights(panel)) > 0


def test_one_line_more_measures_no_other_anew(panel, qtbot, monkeypatch):
    panel.show_turns(MANY)
    qtbot.waitUntil(lambda: at_end(panel))
    measured, measure = [], LogDelegate._size  # noqa: SLF001 - how often it is measured
    monkeypatch.setattr(LogDelegate, "_size", lambda self, text: measured.append(text) or measure(self, text))

    panel.show_turns([*MANY, LogLine("One more.")])
    qtbot.waitUntil(lambda: at_end(panel))

    assert measured == ["One more."]
