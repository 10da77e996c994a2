"""No word of others is taken for HTML: no tooltip, label or page loads a picture or wears tags."""

import ast
import re
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, Qt
from PySide6.QtGui import QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QToolTip,
    QWidget,
)

import samba_desktop
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.scene.tips import LONGEST, tip, titled
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.rows import Mark
from samba_desktop.store.rule_sets import RuleSet, RuleSets
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.history_window import HistoryWindow
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.table.commands import COMMANDS, KeyGroup
from samba_desktop.ui.window.about_dialog import SentenceDialog
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.random_player import RandomPlayer, new_record

PACKAGE = Path(samba_desktop.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
PICTURE = "<img src='file:///etc/hostname'>"
HOSTILE = (
    f"<h1>Bo</h1>{PICTURE}",
    "&lt;b&gt;Cy & Di",
    "\u202e=1+1\n<qt>",
    "<!doctype>" + "Z\u0334\u0335" * 3000,
)
TIPS = {"setToolTip", "setWhatsThis", "setStatusTip"}
WRITERS = {"setHtml", "insertHtml", "setMarkdown", "setDefaultStyleSheet"}
KNOWN_WRITERS = {"ui/rules/rules_window.py", "ui/rules/comparison_dialog.py"}
"""Pages of HTML that are put together here, in which every word is escaped."""


def calls(names):
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in names
            ):
                yield path.relative_to(PACKAGE).as_posix(), node


def test_every_tooltip_is_made_plain():
    found = list(calls(TIPS))

    assert len(found) > 15
    for where, call in found:
        (given,) = call.args
        is_tip = isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.func.id == "tip"
        assert is_tip or (isinstance(given, ast.Constant) and given.value == ""), (where, call.lineno)


def test_tooltips_come_from_nowhere_else():
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert "showText(" not in text, path
        if "ToolTipRole" in text:
            after = text.split("ToolTipRole", 1)[1].split("return", 1)[1]
            assert after.lstrip().startswith("tip("), path


def test_every_title_with_words_of_others_is_made_plain():
    for where, call in calls({"setWindowTitle"}):
        text = ast.unparse(call.args[0])
        assert re.fullmatch(r"self\.tr\('[^']*'\)|titled\(.*\)", text), (where, call.lineno)


def test_a_title_shows_what_qt_would_take_for_the_place_of_a_star(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setWindowTitle(titled("Rules: [*] of [*][*]"))
    widget.show()

    assert widget.windowHandle().title() == "Rules: [*] of [*][*]"


def test_html_is_written_in_two_places_alone():
    assert {where for where, _ in calls(WRITERS)} <= KNOWN_WRITERS
    assert not list(calls({"setTextFormat"})) or all(
        "PlainText" in ast.unparse(call.args[0]) for _, call in calls({"setTextFormat"})
    )


@pytest.mark.parametrize("text", [*HOSTILE, "<", "x &LT; y", " \n<img src=a>", "<?xml version='1'?><b>"])
def test_a_tooltip_shows_what_it_is_told(qapp, text):
    shown = tip(text)

    document = QTextDocument()
    if GuiQt.mightBeRichText(shown):
        document.setHtml(shown)
    else:
        document.setPlainText(shown)
    assert (
        "".join(document.toPlainText().split()) == "".join(text.split())[: 2 * LONGEST] or len(text) > LONGEST
    )
    assert "\ufffc" not in document.toPlainText()


def test_plain_words_stay_a_plain_tooltip():
    assert tip("Ada & Bo: 1,200 → 2,000") == "Ada & Bo: 1,200 → 2,000"


def hostile_record(seed, level=PERSON):
    record = new_record(seed=seed, target=1500)
    seats = tuple(SeatPlan(name, "easy" if at else level) for at, name in enumerate(HOSTILE))
    return replace(record, seats=seats, rules_name=HOSTILE[0] + "\u202e" * 9)


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        for seed in (1, 2):
            _, match = begin(opened, hostile_record(seed))
            RandomPlayer(seed).play(match, lambda match: len(match.counts) == 1 and match.to_act is not None)
        opened.new_match(
            RandomPlayer(3).play(Match(hostile_record(3)), lambda _: False).record, Mark.IMPORTED
        )
        yield opened


def rich(widget):
    """List what a widget and all in it would take for HTML, and is not escaped."""
    found = []
    for one in (widget, *widget.findChildren(object)):
        if isinstance(one, QLabel) and one.textFormat() is not Qt.TextFormat.PlainText:
            found.append(one.text())
        if isinstance(one, QAbstractItemView) and one.model() is not None:
            model, top = one.model(), QModelIndex()
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(top)
            cells = product(range(min(40, model.rowCount(top))), range(columns))
            tips = (model.data(model.index(*at), Qt.ItemDataRole.ToolTipRole) for at in cells)
            found += [str(text) for text in tips if text]
        if hasattr(one, "toolTip") and not callable(getattr(one, "menu", None)):
            found.append(one.toolTip())
    return [text for text in found if GuiQt.mightBeRichText(text) and not text.startswith("<qt>")] + [
        text for text in found if "<img" in text.replace("&lt;img", "")
    ]


def everything():
    return [
        text
        for top in QApplication.topLevelWidgets()
        if not isinstance(top, QFileDialog)
        for text in rich(top)
    ]


def test_the_history_shows_hostile_names_as_they_are(qtbot, store, qapp):
    window = HistoryWindow(store, ENGLISH, Preferences)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    for row in range(3):
        window.matches.list.setCurrentIndex(window.matches.list.model().index(row, 0))
        qtbot.wait(30)
        assert not everything()
    view = window.matches.list
    cell = view.visualRect(view.model().index(0, 2)).center()
    QApplication.sendEvent(
        view.viewport(), QHelpEvent(QEvent.Type.ToolTip, cell, view.viewport().mapToGlobal(cell))
    )

    assert "<h1>" not in QToolTip.text()
    assert "\u202e" not in window.matches.list.model().data(window.matches.list.model().index(0, 2))
    window.close()


def test_every_window_shows_hostile_names_as_they_are(qtbot, store, tmp_path):
    own = RuleSets(tmp_path)
    rules = with_value(PRESETS["bolivia"].rules, "target_score", 5000)
    own.save(RuleSet(HOSTILE[0], "bolivia", rules))
    window = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF, player_name=HOSTILE[0]))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    _, match = begin(store, hostile_record(7))
    window.open(match)
    qtbot.wait(50)
    looked_at = set()
    for name, command in COMMANDS.items():
        if (
            command.do is None
            or command.group is KeyGroup.TURN
            or command.shares_keys_of
            or name in {"quit", "full screen"}
        ):
            continue
        window.table.do(command)
        qtbot.wait(20)
        assert not everything(), name
        looked_at |= {type(top).__name__ for top in QApplication.topLevelWidgets() if top.isVisible()}
        for top in QApplication.topLevelWidgets():
            if top is not window and top.isVisible() and not isinstance(top, QMenu):
                top.close()
    for item in window.scene.items():
        assert not GuiQt.mightBeRichText(item.toolTip()) or item.toolTip().startswith("<qt>")

    assert {"HistoryWindow", "NewMatchDialog", "RulesDialog", "ReplayWindow", "RulesWindow"} <= looked_at
    window.earlier.on_about_to_show()
    told = [action.text() for action in window.earlier.actions()]
    assert told
    assert all("&" not in text.replace("&&", "") for text in told)
    window.close()


def test_a_replay_of_a_hostile_record_shows_names_as_they_are(qtbot, store):
    record = RandomPlayer(3).play(Match(hostile_record(3)), lambda match: match.moment > 60).record
    window = ReplayWindow(record, ENGLISH, "<b>x</b>", preferences=Preferences(speed=Speed.OFF))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.wait(100)

    assert not everything()


def test_a_sentence_about_a_file_is_no_html(qtbot):
    dialog = SentenceDialog(f"The file {PICTURE} cannot be read.")
    qtbot.addWidget(dialog)

    assert not rich(dialog)


def test_a_restored_backup_is_asked_for_in_plain_text(qtbot, store, tmp_path):
    window = HistoryWindow(store, ENGLISH, Preferences)
    qtbot.addWidget(window)
    window.show()
    window.matches.files.make_sure(tmp_path / "<h1>x</h1>.zip")

    (box,) = window.findChildren(QMessageBox)
    assert box.textFormat() is Qt.TextFormat.PlainText
    box.close()
