"""The list of options: what its rows say, what is searched and found, and that it fits."""

import itertools

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from samba_desktop.engine.rules.kinds import MergeSequences, Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.kit.controls import Tick
from samba_desktop.ui.kit.look import dress
from samba_desktop.ui.rules import option_list
from samba_desktop.ui.rules.match_plan import Game, preset_game
from samba_desktop.ui.rules.option_controls import ValueList
from samba_desktop.ui.rules.option_list import OptionList
from samba_desktop.ui.rules.option_row import OptionRow, RowTexts
from tests.ui.padded import LONG, LongTranslator

SWEDISH = PRESETS["swedish-samba"]
PATIENCE = 20_000
SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]


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
    options.filling.stop()
    steps = []
    while not options.is_complete:
        before = len(options.rows)
        options._on_step()  # noqa: SLF001 - a step at a time
        steps.append(len(options.rows) - before)

    assert sum(steps) > 100
    assert max(steps) == 1


def test_rows_lie_under_one_another_in_their_groups(options):
    options.complete()

    rows = [options.rows[name].geometry() for name in THEME_OF]
    assert all(one.bottom() < other.top() for one, other in itertools.pairwise(rows))
    assert all(
        card.room.contains(options.rows[name].geometry())
        for card in options.sheet.cards
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
    said = options.rows[name].text
    return " " + " ".join((said.label, said.sentence, options._texts.searched_besides(name))).casefold()  # noqa: SLF001 - the words that are searched


def test_a_search_that_finds_nothing_says_so(options):
    options.complete()

    options.search("xyzzy", only_changed=False)

    assert shown(options) == []
    assert options.nothing.isVisible()
    assert "xyzzy" in options.nothing.text()


def test_a_search_finds_where_the_rules_come_from(options):
    options.complete()

    options.search("Swedish description", only_changed=False)

    assert options.origin.isVisible()
    assert not options.nothing.isVisible()


def test_only_what_was_changed_is_shown(options, changed):
    options.show_rules(changed(group_ratio_rule=Ratio.MAJORITY), SWEDISH.id)
    options.complete()

    options.search("", only_changed=True)

    assert shown(options) == ["group_ratio_rule"]


def test_only_what_was_changed_may_be_nothing(options):
    options.complete()

    options.search("", only_changed=True)

    assert "Swedish Samba" in options.nothing.text()
    assert options.nothing.isVisible()


def test_a_change_is_marked_and_other_rows_follow(options, changed):
    options.complete()

    options.show_rules(changed(sequences_enabled=False), SWEDISH.id)
    options.complete()

    assert options.rows["sequences_enabled"].back.isVisible()
    assert not options.rows["bonus_samba"].control.widget.isEnabled()
    assert options.rows["bonus_samba"].text.without_effect


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
    assert row.text.changed
    assert not any(one.is_back_shown and one.isVisible() for one in options.rows.values())


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

    assert options.verticalScrollBar().value() == options.sheet.cards[at].room.top()
    assert options.group_shown == at


def test_the_sources_and_decisions_of_the_preset_can_be_read(options):
    bolivia = PRESETS["bolivia"]

    options.show_rules(bolivia.rules, bolivia.id)
    options.complete()

    said = options.origin.accessibleName()
    assert bolivia.source in said
    assert all(text in said for text in bolivia.decided)


@pytest.fixture
def texts():
    return RowTexts(ENGLISH)


def test_a_preset_as_it_is_has_no_marks_and_no_trouble(texts):
    for preset in PRESETS.values():
        rows = [texts.row(name, preset.rules, preset.id) for name in THEME_OF]

        assert all(row.label and row.sentence and not row.changed for row in rows)
        assert texts.troubles(preset.rules) == {}


def test_a_mark_names_the_preset_and_its_value(texts, changed):
    row = texts.row("group_ratio_rule", changed(group_ratio_rule=Ratio.MAJORITY), SWEDISH.id)

    assert row.changed == "changed · Swedish Samba: twice as many"


def test_what_has_no_effect_says_why(texts, changed):
    row = texts.row("bonus_samba", changed(sequences_enabled=False), SWEDISH.id)

    assert row.without_effect == "Without effect: Sequences aren't played."


def test_a_contradiction_stands_at_the_option_that_causes_it(texts, changed):
    troubles = texts.troubles(changed(deck_count=1, joker_count=0))

    assert list(troubles) == ["hand_size"]
    assert "52 cards" in troubles["hand_size"]


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("RED three", "red_three_mode"),
        ("twice", "group_ratio_rule"),
        ("canastas groups", "canasta_size"),
        ("shuffled", "deck_count"),
    ],
)
def test_a_search_finds_label_sentence_choices_and_group(texts, wanted, name):
    row = texts.row(name, SWEDISH.rules, SWEDISH.id)

    assert texts.matches(name, row, wanted)


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("wilds", "group_max_wilds"),
        ("wilds majority", "group_ratio_rule"),
        ("packs", "deck_count"),
        ("points deuce", "points_two"),
        ("merge runs", "merge_sequences"),
    ],
)
def test_a_search_knows_words_that_others_say(texts, wanted, name):
    row = texts.row(name, SWEDISH.rules, SWEDISH.id)

    assert texts.matches(name, row, wanted)


def test_words_that_others_say_are_whole_words(texts):
    row = texts.row("sequences_enabled", SWEDISH.rules, SWEDISH.id)

    assert not texts.matches("sequences_enabled", row, "run-up")


def test_every_word_of_a_search_must_be_found(texts):
    row = texts.row("deck_count", SWEDISH.rules, SWEDISH.id)

    assert not texts.matches("deck_count", row, "decks canasta")


@pytest.fixture(params=["english", "longer"])
def language(request, qapp):
    """English, and a language that is 40 % longer."""
    if request.param == "english":
        yield ENGLISH
        return
    translator = LongTranslator()
    QApplication.installTranslator(translator)
    yield LONG
    QApplication.removeTranslator(translator)


@pytest.fixture(params=SIZES, ids=lambda size: "x".join(map(str, size)))
def dialog(request, show, language, changed, qtbot):
    game = Game(SWEDISH.id, changed(group_ratio_rule=Ratio.MAJORITY, deck_count=1, sequences_enabled=False))
    return show(game, match=preset_game(PRESETS["bolivia"]), size=request.param, language=language)


def test_the_dialog_is_no_larger_than_the_window(dialog):
    room = dialog.parentWidget().size()

    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert dialog.minimumSizeHint().width() <= dialog.width()
    assert dialog.minimumSizeHint().height() <= dialog.height()


def test_buttons_and_labels_have_room_for_their_words(dialog):
    buttons = (one for one in dialog.findChildren(QPushButton) if is_seen(one, dialog))
    cut = [one.text() for one in buttons if one.width() < one.sizeHint().width()]
    labels = (one for one in dialog.findChildren(QLabel) if is_seen(one, dialog))
    cut += [one.text() for one in labels if is_cut(one)]

    assert cut == []


def is_seen(one, dialog):
    return one.isVisible() and one.window() is dialog


def is_cut(one):
    if one.wordWrap():
        return one.heightForWidth(one.width()) > one.height()
    return one.sizeHint().width() > one.width() or one.sizeHint().height() > one.height()


def test_the_words_of_a_row_touch_nothing(dialog):
    for row in dialog.options.rows.values():
        rooms = [words.room for words in row.texts]
        rooms.append(row.control.widget.geometry())
        if row.is_back_shown and row.isVisible():
            rooms.append(row.back.geometry())

        assert all(row.rect().contains(room) for room in rooms), row.name
        pairs = itertools.combinations(rooms, 2)
        assert not any(one.intersects(other) for one, other in pairs), row.name


def test_a_control_fits_into_its_column(dialog):
    for row in dialog.options.rows.values():
        widget = row.control.widget

        assert widget.minimumSizeHint().width() <= widget.width(), row.name
        layout = widget.layout()
        if layout is not None and layout.hasHeightForWidth():
            assert layout.totalHeightForWidth(widget.width()) <= widget.height(), row.name


def test_ticks_show_all_lines_of_their_words(dialog):
    dialog.options.complete()

    low = [one.text() for one in dialog.findChildren(Tick) if one.height() < one.heightForWidth(one.width())]

    assert low == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_a_list_that_opens_shows_most_choices_whole_and_tells_the_others_by_a_tooltip(show, size):
    dialog = show(preset_game(SWEDISH), size=size)

    boxes = [row.control.widget.box for row in dialog.findChildren(OptionRow) if is_list(row)]

    cut = [one for one in boxes if one.width() < one.sizeHint().width()]
    assert len(boxes) > 10
    assert len(cut) <= 1
    assert all(one.toolTip() == one.currentText() for one in boxes)


def is_list(row):
    return isinstance(row.control.widget, ValueList)


def test_the_groups_to_go_to_are_called_by_their_whole_names(show):
    groups = show(preset_game(SWEDISH), size=(1024, 640)).filters.groups

    assert groups.width() >= groups.sizeHint().width()
