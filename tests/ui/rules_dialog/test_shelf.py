"""Own rule sets in the dialog: saving, naming, deleting, and giving them away as files and codes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from samba_desktop.engine.rules.kinds import MergeSequences
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.store.rule_sets import RuleSet, export_rule_set
from samba_desktop.ui.rules.games import Game
from samba_desktop.ui.rules_dialog.naming import CodeDialog, NameDialog
from tests.ui.rules_dialog.handling import SWEDISH, choose, lines, open_ours, press, titles

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
    dialog._shelf.export(dialog.game)
    dialog._shelf._asking.fileSelected.emit(str(path))
    dialog._shelf._asking.close()
    own.delete("Ours")

    dialog._shelf.import_file()
    dialog._shelf._asking.fileSelected.emit(str(path))
    dialog._shelf._asking.close()

    assert own.all() == (RuleSet("Ours", SWEDISH.id, changed(deck_count=4)),)
    assert dialog.heading.title.text() == "Ours"


def test_an_imported_set_of_a_name_that_is_taken_gets_a_number(show, own, changed, tmp_path):
    dialog = open_ours(show, own, changed)
    path = tmp_path / "other.json"
    export_rule_set(RuleSet("Ours", "bolivia", PRESETS["bolivia"].rules), path)

    dialog._shelf._import(path)

    assert [one.name for one in own.all()] == ["Ours", "Ours 2"]


def test_an_import_leaves_changes_that_are_not_saved(show, own, tmp_path):
    dialog = show()
    choose(dialog, "deck_count", 4)
    path = tmp_path / "other.json"
    export_rule_set(RuleSet("Theirs", "bolivia", PRESETS["bolivia"].rules), path)

    dialog._shelf._import(path)

    assert [line.title for line in lines(dialog) if line.unsaved] == ["Swedish Samba"]


def test_a_file_that_holds_no_rules_changes_nothing_and_is_explained(show, own, tmp_path):
    dialog = show()
    path = tmp_path / "broken.json"
    path.write_text('{"preset": "swedish-samba", "changed": {"deck_count": 9}}')

    dialog._shelf._do(lambda: dialog._shelf._import(path))

    assert own.all() == ()
    assert "deck_count" in dialog.notice.sentence.text()
    assert "1 to 4" in dialog.notice.sentence.text()


def test_a_code_goes_over_the_clipboard(show, qtbot, own, changed):
    dialog = show()
    choose(dialog, "deck_count", 4)
    dialog._shelf.copy_code(dialog.game)
    assert QGuiApplication.clipboard().text() == code_of(changed(deck_count=4), SWEDISH.id)

    dialog._shelf.paste_code()
    asking = dialog.findChild(CodeDialog)
    assert "1 rule changed" in asking.reading.text()
    asking.asked.field.setText("From a friend")
    press(qtbot, asking.ok)

    assert own.all() == (RuleSet("From a friend", SWEDISH.id, changed(deck_count=4)),)


def test_a_code_with_a_slip_is_explained_and_adds_nothing(show, qtbot, own):
    QGuiApplication.clipboard().clear()
    dialog = show()
    dialog._shelf.paste_code()
    asking = dialog.findChild(CodeDialog)

    qtbot.keyClicks(asking.code, "SW-2222-2222")
    press(qtbot, asking.ok)

    assert asking.isVisible()
    assert asking.reading.text()
    assert own.all() == ()
