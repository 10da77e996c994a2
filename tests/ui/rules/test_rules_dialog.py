"""The rules dialog: games, changes, own sets, files, codes, comparison and leaving."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from samba_desktop.engine.rules.kinds import MergeSequences, Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.engine.wording import LONGEST_NAME
from samba_desktop.store.rule_sets import RuleSet, export_rule_set
from samba_desktop.ui.rules.comparison_dialog import ComparisonDialog
from samba_desktop.ui.rules.game_list import GameKind, OfferedGames
from samba_desktop.ui.rules.match_plan import Game, preset_game
from samba_desktop.ui.rules.rule_set_actions import CodeDialog, NameDialog
from tests.ui.rules.handling import SWEDISH, answer, choose, lines, open_ours, pick, press, row, titles

# choosing


def test_the_games_are_offered_each_with_a_line_about_it(show):
    dialog = show()

    assert titles(dialog) == [preset.title for preset in PRESETS.values()]
    assert [line.detail for line in lines(dialog)] == [preset.character for preset in PRESETS.values()]


def test_own_sets_stand_above_in_their_colour(show, own, changed):
    own.save(RuleSet("Ours", SWEDISH.id, changed(deck_count=4)))

    first = lines(show())[0]

    assert (first.title, first.detail, first.own) == ("Ours", "Swedish Samba, 1 rule changed", True)


def test_a_click_on_a_game_shows_its_rules_and_uses_them(show, qtbot):
    dialog = show()

    pick(qtbot, dialog, "Bolivia")
    assert dialog.heading.title.text() == "Bolivia"
    press(qtbot, dialog.use)

    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.game == preset_game(PRESETS["bolivia"])


def test_arrow_keys_go_down_the_games(show, qtbot):
    dialog = show()

    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Down)

    assert dialog.heading.title.text() == "Black Samba"


# changing


def test_a_click_on_a_switch_changes_the_sentence_beside_it(show, qtbot):
    dialog = show()
    before = row(dialog, "sequences_enabled").text.sentence

    press(qtbot, row(dialog, "sequences_enabled").control.widget)
    dialog.options.complete()

    assert row(dialog, "sequences_enabled").text.sentence != before
    assert dialog.game.changed == ("sequences_enabled",)
    assert lines(dialog)[0].unsaved == "not saved"


def test_a_change_is_put_back_by_its_button(show, qtbot):
    dialog = show()
    choose(dialog, "group_ratio_rule", Ratio.MAJORITY)

    press(qtbot, row(dialog, "group_ratio_rule").back)
    dialog.options.complete()

    assert dialog.game == preset_game(SWEDISH)
    assert not row(dialog, "group_ratio_rule").back.isVisible()


def test_all_changes_are_put_back_and_can_be_had_again(show, qtbot):
    dialog = show()
    choose(dialog, "group_ratio_rule", Ratio.MAJORITY)
    choose(dialog, "deck_count", 4)

    press(qtbot, dialog.heading.put_back)
    assert dialog.game.changed == ()
    press(qtbot, dialog.notice.offer)

    assert set(dialog.game.changed) == {"group_ratio_rule", "deck_count"}


def test_changes_in_one_game_wait_while_another_is_looked_at(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 4)
    pick(qtbot, dialog, "Bolivia")

    pick(qtbot, dialog, "Swedish Samba")

    assert dialog.game.changed == ("deck_count",)


def test_the_foot_counts_what_differs_and_gives_the_code(show, changed):
    dialog = show()
    choose(dialog, "deck_count", 4)

    assert "1 rule differs from Swedish Samba." in dialog.notice.sentence.text()
    assert code_of(changed(deck_count=4), SWEDISH.id) in dialog.notice.sentence.text()


# contradictions


def test_rules_that_contradict_themselves_are_not_used(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 1)

    press(qtbot, dialog.use)

    assert dialog.isVisible()
    assert "No match is possible" in dialog.notice.sentence.text()
    assert row(dialog, "hand_size").isAncestorOf(dialog.focusWidget())
    assert row(dialog, "hand_size").text.trouble


def test_the_button_beside_a_contradiction_leads_to_it_through_a_search(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 1)
    qtbot.keyClicks(dialog.filters.search, "samba")
    assert not row(dialog, "hand_size").isVisible()

    press(qtbot, dialog.notice.offer)

    assert row(dialog, "hand_size").isVisible()
    assert dialog.filters.search.text() == ""


def test_the_list_of_groups_names_the_group_that_a_search_found(show, qtbot):
    dialog = show()

    qtbot.keyClicks(dialog.filters.search, "swapping")

    assert dialog.filters.groups.currentText() == "Groups and canastas"


def test_a_group_is_gone_to_through_a_search(show, qtbot):
    dialog = show()
    qtbot.keyClicks(dialog.filters.search, "swapping")
    at = dialog.options.groups.index("Going out")

    dialog.filters.groups.setCurrentIndex(at)
    dialog.filters.group.emit(at)

    assert dialog.filters.search.text() == ""
    assert dialog.options.group_shown == at
    assert dialog.filters.groups.currentIndex() == at


def test_two_games_are_compared_in_what_differs(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 4)

    press(qtbot, dialog.side.compare)

    asking = dialog.findChild(ComparisonDialog)
    assert (asking.left.currentText(), asking.right.currentText()) == (
        "Swedish Samba, 1 rule changed",
        "Swedish Samba",
    )
    assert asking.count.text() == "1 rule differs."
    assert "Decks of 52 cards" in asking.page.toPlainText()


def test_an_own_set_with_changes_is_compared_with_what_is_saved(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    choose(dialog, "go_out_sets", 4)

    press(qtbot, dialog.side.compare)

    asking = dialog.findChild(ComparisonDialog)
    assert (asking.left.currentText(), asking.right.currentText()) == ("Ours, not saved", "Ours")
    assert asking.count.text() == "1 rule differs."


def test_rules_with_a_long_name_are_compared_inside_the_window(show, qtbot, own, changed):
    own.save(RuleSet("W" * LONGEST_NAME, SWEDISH.id, changed(deck_count=4)))
    dialog = show(size=(1024, 640))

    press(qtbot, dialog.side.compare)

    asking = dialog.findChild(ComparisonDialog)
    assert asking.width() <= dialog.width()
    assert asking.close_button.geometry().right() <= asking.width()


# the match on the table


def test_the_rules_of_a_running_match_can_be_read_and_not_changed(show, qtbot):
    dialog = show(match=preset_game(PRESETS["bolivia"]))

    pick(qtbot, dialog, "Bolivia")

    assert dialog.heading.title.text() == "Bolivia"
    assert not any(one.control.widget.isEnabled() for one in dialog.options.rows.values() if one.stops)
    assert "next" in dialog.notice.sentence.text()


def test_the_rules_of_a_running_match_can_be_kept_as_own_ones(show, qtbot, own):
    dialog = show(match=preset_game(PRESETS["bolivia"]))
    pick(qtbot, dialog, "Bolivia")

    press(qtbot, dialog.heading.save_as)
    press(qtbot, dialog.findChild(NameDialog).ok)

    assert [one.rules for one in own.all()] == [PRESETS["bolivia"].rules]


# closing


def test_closing_with_changes_asks_before_they_are_lost(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 4)

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    answer(qtbot, dialog, "Go on")
    assert dialog.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    answer(qtbot, dialog, "Throw")

    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_closing_without_changes_asks_nothing(show, qtbot):
    dialog = show()

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()


def test_closing_asks_nothing_about_changes_that_the_match_has_already(show, qtbot, changed):
    dialog = show(Game(SWEDISH.id, changed(target_score=5000)))
    assert dialog.heading.title.text() == "Swedish Samba"
    assert "not saved" in dialog.heading.detail.text()

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert not dialog.isVisible()


def test_closing_asks_about_changes_of_what_the_match_has_already(show, qtbot, changed):
    dialog = show(Game(SWEDISH.id, changed(target_score=5000)))
    choose(dialog, "deck_count", 4)

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    answer(qtbot, dialog, "Throw")
    assert not dialog.isVisible()


def test_using_one_game_asks_before_changes_in_another_are_lost(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    choose(dialog, "go_out_sets", 4)
    pick(qtbot, dialog, "Bolivia")

    press(qtbot, dialog.use)
    assert dialog.isVisible()
    answer(qtbot, dialog, "Throw")

    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.game == preset_game(PRESETS["bolivia"])


def test_a_changed_own_set_is_saved_and_used(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    choose(dialog, "joker_count", 8)

    press(qtbot, dialog.use)
    answer(qtbot, dialog, "Save and use")

    rules = changed(deck_count=4, joker_count=8)
    assert dialog.game == Game(SWEDISH.id, rules, "Ours")
    assert own.all() == (RuleSet("Ours", SWEDISH.id, rules),)


def test_a_changed_own_set_is_used_once_without_its_name(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    kept = own.all()
    choose(dialog, "joker_count", 8)

    press(qtbot, dialog.use)
    answer(qtbot, dialog, "once")

    assert dialog.game == Game(SWEDISH.id, changed(deck_count=4, joker_count=8))
    assert own.all() == kept


# keys


def test_enter_in_a_field_does_not_close_the_dialog(show, qtbot):
    dialog = show()
    for field in (dialog.filters.search, row(dialog, "deck_count").control.widget.stepper.field):
        field.setFocus()
        qtbot.keyClick(field, Qt.Key.Key_Return)

    assert dialog.isVisible()


def test_enter_presses_the_button_with_the_keys(show, qtbot):
    dialog = show()
    dialog.use.setFocus()

    qtbot.keyClick(dialog.use, Qt.Key.Key_Return)

    assert dialog.result() == QDialog.DialogCode.Accepted


def test_escape_empties_the_search_first(show, qtbot):
    dialog = show()
    qtbot.keyClicks(dialog.filters.search, "red")

    qtbot.keyClick(dialog.filters.search, Qt.Key.Key_Escape)

    assert dialog.isVisible()
    assert dialog.filters.search.text() == ""


def test_keys_lead_from_part_to_part(show, qtbot):
    dialog = show()

    parts = []
    for _ in range(4):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_F6)
        parts.append(dialog.focusWidget())

    assert parts[0] is dialog.filters.search
    assert dialog.options.isAncestorOf(parts[1])
    assert parts[2] is dialog.use
    assert parts[3] is dialog.side.games


def test_the_tab_key_goes_through_everything_in_order(show, qtbot):
    dialog = show()
    dialog.filters.only_changed.setFocus()
    seen = []
    for _ in range(400):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        seen.append(dialog.focusWidget())
        if seen[-1] is dialog.use:
            break

    stops = [stop for one in dialog.options.rows.values() for stop in one.stops if stop.isEnabled()]
    visible = [stop for stop in stops if stop.isVisible()]
    assert seen[: len(visible)] == visible
    assert dialog.options.origin in seen
    assert seen[-1] is dialog.use


def test_everything_that_takes_the_keys_has_a_name(show):
    dialog = show()

    for one in dialog.findChildren(QWidget):
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isVisible() and one.window() is dialog:
            assert one.accessibleName() or one.text(), one


def test_a_screen_reader_is_told_the_sentence_the_change_and_the_reason(show):
    dialog = show()
    choose(dialog, "sequences_enabled", False)

    switch = row(dialog, "sequences_enabled").control.widget
    assert row(dialog, "sequences_enabled").text.sentence in switch.accessibleDescription()
    assert "changed · Swedish Samba: yes" in switch.accessibleDescription()
    assert "Without effect" in row(dialog, "bonus_samba").stops[0].accessibleDescription()


def test_the_rules_can_be_read_as_a_page(show, qtbot):
    dialog = show()
    choose(dialog, "deck_count", 4)

    press(qtbot, dialog.read)

    assert dialog.page.isVisible()
    dialog.page.close()


def test_the_match_comes_first_then_own_sets_then_the_presets(own, changed):
    own.save(RuleSet("Ours", SWEDISH.id, changed(deck_count=4)))

    entries = OfferedGames(own, preset_game(PRESETS["bolivia"]))

    kinds = [entry.kind for entry in entries.all]
    assert kinds == [GameKind.MATCH, GameKind.OWN, *[GameKind.PRESET] * len(PRESETS)]


def test_a_change_is_not_saved_until_it_is_dropped_or_undone(own, changed):
    entries = OfferedGames(own, None)
    entry = entries.preset(SWEDISH.id)

    entries.change(entry, changed(deck_count=4))
    assert entries.unsaved == (entry,)
    assert entries.game(entry).changed == ("deck_count",)
    entries.change(entry, SWEDISH.rules)

    assert entries.unsaved == ()


def test_rules_without_a_name_are_changes_in_their_preset(own, changed):
    entries = OfferedGames(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4)))

    assert entry.kind is GameKind.PRESET
    assert entries.is_unsaved(entry)


def test_an_own_set_is_found_by_its_name_in_capitals_or_not(own, changed):
    own.save(RuleSet("Our Rules", SWEDISH.id, changed(deck_count=4)))
    entries = OfferedGames(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4), "our rules"))

    assert entry.kind is GameKind.OWN
    assert not entries.is_unsaved(entry)


def test_a_set_that_is_gone_leaves_its_rules(own, changed):
    entries = OfferedGames(own, None)

    entry = entries.take(Game(SWEDISH.id, changed(deck_count=4), "Gone"))

    assert entry.kind is GameKind.PRESET
    assert entries.game(entry).rules == changed(deck_count=4)


# own sets


def test_changes_are_saved_under_a_name(show, qtbot, own, changed):
    dialog = show()
    choose(dialog, "merge_sequences", MergeSequences.UP_TO_SEVEN)
    press(qtbot, dialog.heading.save_as)
    asking = dialog.findChild(NameDialog)

    qtbot.keyClicks(asking.asked.field, "Our family's rules")
    qtbot.keyClick(asking.asked.field, Qt.Key.Key_Return)

    kept = RuleSet("Our family's rules", SWEDISH.id, changed(merge_sequences=MergeSequences.UP_TO_SEVEN))
    assert own.all() == (kept,)
    assert titles(dialog)[0] == "Our family's rules"
    assert dialog.game == Game(kept.preset, kept.rules, kept.name)
    assert not any(line.unsaved for line in lines(dialog))


def test_a_name_that_is_taken_is_explained_and_not_given(show, qtbot, own, changed):
    own.save(RuleSet("Ours", SWEDISH.id, changed(deck_count=4)))
    dialog = show()
    choose(dialog, "joker_count", 8)
    press(qtbot, dialog.heading.save_as)
    asking = dialog.findChild(NameDialog)

    asking.asked.field.setText("OURS")
    press(qtbot, asking.ok)

    assert asking.isVisible()
    assert "OURS" in asking.asked.warning.text()


@pytest.mark.parametrize("name", ["", "  ", "bolivia"])
def test_a_name_that_is_not_possible_is_explained(show, qtbot, name):
    dialog = show()
    choose(dialog, "joker_count", 8)
    press(qtbot, dialog.heading.save_as)
    asking = dialog.findChild(NameDialog)

    asking.asked.field.setText(name)

    assert asking.asked.warning.text()
    assert asking.asked.field.accessibleDescription() == asking.asked.warning.text()


def test_an_own_set_is_saved_in_its_place(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    choose(dialog, "joker_count", 8)

    qtbot.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    assert own.all() == (RuleSet("Ours", SWEDISH.id, changed(deck_count=4, joker_count=8)),)
    assert not dialog.heading.save.isVisible()


def test_an_own_set_is_renamed(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    press(qtbot, dialog.side.rename)
    asking = dialog.findChild(NameDialog)

    asking.asked.field.setText("Grandma’s rules")
    press(qtbot, asking.ok)

    assert [one.name for one in own.all()] == ["Grandma’s rules"]
    assert titles(dialog)[0] == "Grandma’s rules"


def test_changes_survive_a_new_name(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    choose(dialog, "joker_count", 8)
    press(qtbot, dialog.side.rename)
    asking = dialog.findChild(NameDialog)

    asking.asked.field.setText("Theirs")
    press(qtbot, asking.ok)

    assert set(dialog.game.changed) == {"deck_count", "joker_count"}


def test_a_deleted_set_can_be_had_back(show, qtbot, own, changed):
    dialog = open_ours(show, own, changed)
    kept = own.all()

    press(qtbot, dialog.side.delete)
    assert own.all() == ()
    assert dialog.heading.title.text() == "Swedish Samba"
    press(qtbot, dialog.notice.offer)

    assert own.all() == kept
    assert dialog.heading.title.text() == "Ours"


def test_presets_are_neither_renamed_nor_deleted(show):
    dialog = show()

    assert not dialog.side.rename.isEnabled()
    assert not dialog.side.delete.isEnabled()


def test_a_broken_file_among_the_own_sets_is_told_of(show, own):
    own.folder.mkdir(parents=True)
    (own.folder / "own-broken.json").write_text("{")

    assert "own-broken.json" in show().notice.sentence.text()


def test_of_several_broken_files_one_is_told_of_and_the_others_are_counted(show, own):
    own.folder.mkdir()
    for name in ("a", "b", "c"):
        (own.folder / f"own-{name}.json").write_text("{")

    said = show().notice.sentence.text()

    assert "own-a.json" in said
    assert said.endswith("2 more files of your own rules are left out too.")


# sharing


def test_an_own_set_is_exported_and_imported(show, qtbot, own, changed, tmp_path):
    dialog = open_ours(show, own, changed)
    path = tmp_path / "given away.json"
    dialog.own_sets.export(dialog.game)
    dialog.own_sets.file_dialog.fileSelected.emit(str(path))
    dialog.own_sets.file_dialog.close()
    own.delete("Ours")

    dialog.own_sets.import_file()
    dialog.own_sets.file_dialog.fileSelected.emit(str(path))
    dialog.own_sets.file_dialog.close()

    assert own.all() == (RuleSet("Ours", SWEDISH.id, changed(deck_count=4)),)
    assert dialog.heading.title.text() == "Ours"


def test_an_imported_set_of_a_name_that_is_taken_gets_a_number(show, own, changed, tmp_path):
    dialog = open_ours(show, own, changed)
    path = tmp_path / "other.json"
    export_rule_set(RuleSet("Ours", "bolivia", PRESETS["bolivia"].rules), path)

    dialog.own_sets.import_from(path)

    assert [one.name for one in own.all()] == ["Ours", "Ours 2"]


def test_an_import_leaves_changes_that_are_not_saved(show, own, tmp_path):
    dialog = show()
    choose(dialog, "deck_count", 4)
    path = tmp_path / "other.json"
    export_rule_set(RuleSet("Theirs", "bolivia", PRESETS["bolivia"].rules), path)

    dialog.own_sets.import_from(path)

    assert [line.title for line in lines(dialog) if line.unsaved] == ["Swedish Samba"]


def test_a_file_that_holds_no_rules_changes_nothing_and_is_explained(show, own, tmp_path):
    dialog = show()
    path = tmp_path / "broken.json"
    path.write_text('{"preset": "swedish-samba", "changed": {"deck_count": 9}}')

    dialog.own_sets._do(lambda: dialog.own_sets.import_from(path))  # noqa: SLF001 - what fails is told at one place

    assert own.all() == ()
    assert "deck_count" in dialog.notice.sentence.text()
    assert "1 to 4" in dialog.notice.sentence.text()


def test_a_code_goes_over_the_clipboard(show, qtbot, own, changed):
    dialog = show()
    choose(dialog, "deck_count", 4)
    dialog.own_sets.copy_code(dialog.game)
    assert QGuiApplication.clipboard().text() == code_of(changed(deck_count=4), SWEDISH.id)

    dialog.own_sets.paste_code()
    asking = dialog.findChild(CodeDialog)
    assert "1 rule changed" in asking.reading.text()
    asking.asked.field.setText("From a friend")
    press(qtbot, asking.ok)

    assert own.all() == (RuleSet("From a friend", SWEDISH.id, changed(deck_count=4)),)


def test_a_code_with_a_slip_is_explained_and_adds_nothing(show, qtbot, own):
    QGuiApplication.clipboard().clear()
    dialog = show()
    dialog.own_sets.paste_code()
    asking = dialog.findChild(CodeDialog)

    qtbot.keyClicks(asking.code, "SW-2222-2222")
    press(qtbot, asking.ok)

    assert asking.isVisible()
    assert asking.reading.text()
    assert own.all() == ()
