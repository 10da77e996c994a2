"""The list of options: built in short steps, searched, and always showing the rules as they are."""

import itertools

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from samba_desktop.engine.rules.kinds import MergeSequences, Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.look import dress
from samba_desktop.ui.rules_dialog import option_list
from samba_desktop.ui.rules_dialog.option_list import OptionList
from samba_desktop.ui.rules_dialog.row_text import RowTexts

SWEDISH = PRESETS["swedish-samba"]
PATIENCE = 20_000


@pytest.fixture
def options(qtbot):
    load_fonts()
    window = QWidget()
    made = OptionList(RowTexts(ENGLISH), 1.0)
    QVBoxLayout(window).addWidget(made)
    dress(window)
    window.resize(760, 560)
    qtbot.addWidget(window)
    made.show_rules(SWEDISH.rules, SWEDISH.id)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    window.close()


def shown(options):
    return [name for name, row in options.rows.items() if row.isVisible()]


def test_the_list_is_there_at_once_and_fills_by_itself(options, qtbot):
    assert len(options.rows) < len(THEME_OF)

    with qtbot.waitSignal(options.completed, timeout=PATIENCE):
        pass

    assert list(options.rows) == list(THEME_OF)


def test_a_step_ends_with_the_row_at_which_its_time_is_up(options, monkeypatch):
    clock = itertools.count()
    monkeypatch.setattr(option_list, "perf_counter", lambda: next(clock) * 0.75 * option_list.STEP_SECONDS)
    options._filling.stop()
    steps = []
    while not options.is_complete:
        before = len(options.rows)
        options._on_step()
        steps.append(len(options.rows) - before)

    assert sum(steps) > 100
    assert max(steps) == 1


def test_rows_lie_under_one_another_in_their_groups(options):
    options.complete()

    rows = [options.rows[name].geometry() for name in THEME_OF]
    assert all(one.bottom() < other.top() for one, other in itertools.pairwise(rows))
    assert all(
        card.room.contains(options.rows[name].geometry())
        for card in options._sheet.cards
        for name in card.names
    )


def test_a_search_leaves_only_what_it_finds(options):
    options.complete()

    options.search("red three", only_changed=False)

    assert "red_three_mode" in shown(options)
    assert "deck_count" not in shown(options)
    assert all(" three" in text_of(options, name) for name in shown(options))
    assert all(" red" in text_of(options, name) for name in shown(options))


def text_of(options, name):
    said = options.rows[name].said
    return " " + " ".join((said.label, said.sentence, options._texts._said_besides(name))).casefold()


def test_a_search_that_finds_nothing_says_so(options):
    options.complete()

    options.search("xyzzy", only_changed=False)

    assert shown(options) == []
    assert options._nothing.isVisible()
    assert "xyzzy" in options._nothing.text()


def test_a_search_finds_where_the_rules_come_from(options):
    options.complete()

    options.search("Swedish description", only_changed=False)

    assert options.origin.isVisible()
    assert not options._nothing.isVisible()


def test_only_what_was_changed_is_shown(options, changed):
    options.show_rules(changed(group_ratio_rule=Ratio.MAJORITY), SWEDISH.id)
    options.complete()

    options.search("", only_changed=True)

    assert shown(options) == ["group_ratio_rule"]


def test_only_what_was_changed_may_be_nothing(options):
    options.complete()

    options.search("", only_changed=True)

    assert "Swedish Samba" in options._nothing.text()
    assert options._nothing.isVisible()


def test_a_change_is_marked_and_other_rows_follow(options, changed):
    options.complete()

    options.show_rules(changed(sequences_enabled=False), SWEDISH.id)
    options.complete()

    assert options.rows["sequences_enabled"].back.isVisible()
    assert not options.rows["bonus_samba"].control.widget.isEnabled()
    assert options.rows["bonus_samba"].said.without_effect


def test_a_change_under_a_search_shows_what_it_finds_now(options, changed):
    options.complete()
    options.search("three decks", only_changed=False)
    assert shown(options) == ["deck_count"]

    options.show_rules(changed(deck_count=4), SWEDISH.id)
    options.complete()

    assert shown(options) == []


def test_rules_to_be_read_cannot_be_changed(options, changed):
    options.show_rules(changed(merge_sequences=MergeSequences.UP_TO_SEVEN), SWEDISH.id, fixed=True)
    options.complete()

    row = options.rows["merge_sequences"]
    assert not row.control.widget.isEnabled()
    assert row.said.changed
    assert not any(one._back is not None and one._back.isVisible() for one in options.rows.values())


def test_what_is_seen_stays_where_it_is_when_rows_above_grow(options, changed):
    options.complete()
    bar = options.verticalScrollBar()
    bar.setValue(options.rows["merge_sequences"].y())
    offset = options.rows["merge_sequences"].y() - bar.value()

    rules = changed(hand_size=((2, 11), (3, 12), (4, 13), (5, 14), (6, 15)), group_ratio_rule=Ratio.MAJORITY)
    options.show_rules(rules, SWEDISH.id)
    options.complete()

    assert options.rows["merge_sequences"].y() - bar.value() == offset


def test_the_list_begins_at_its_top_whatever_its_width(options, qtbot):
    options.window().resize(620, 560)
    options.complete()
    options.window().resize(900, 560)
    qtbot.waitUntil(lambda: options.width() > 800)

    assert options.verticalScrollBar().value() == 0


def test_a_group_is_led_to(options):
    at = options.groups.index("Red threes")

    options.lead_to_group(at)

    assert options.verticalScrollBar().value() == options._sheet.cards[at].room.top()
    assert options.group_shown == at


def test_the_sources_and_decisions_of_the_preset_can_be_read(options):
    bolivia = PRESETS["bolivia"]

    options.show_rules(bolivia.rules, bolivia.id)
    options.complete()

    said = options.origin.accessibleName()
    assert bolivia.source in said
    assert all(text in said for text in bolivia.decided)
