"""The window as a whole: its keys and menus, and that play goes on whatever the hand does meanwhile."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from samba_desktop.engine.actions import Discard
from samba_desktop.engine.rules.kinds import MergeSequences, Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.intents import obvious_action
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.store.preferences import ConfirmDiscards, Preferences, Speed, read_preferences
from samba_desktop.store.rule_sets import RuleSet, RuleSets
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules.game_list import GameKind
from samba_desktop.ui.rules.match_plan import MatchPlan, plan_to_text, preset_game
from samba_desktop.ui.rules.new_match_dialog import NewMatchDialog
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.log_panel import LogPanel
from samba_desktop.ui.table.person import Safety
from samba_desktop.ui.window.main_window import MainWindow
from tests.match.wavering import round_over
from tests.ui.waiting import is_own_turn

SEATING = Seating(4, Shape.TWO_PAIRS)
PATIENCE = 20_000


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
        _, match = begin(store, Record(Rules(), SEATING, plans, 5))
        shown.open(match)
        shown.activateWindow()
        yield shown
        shown.close()


def own_turn(window, qtbot):
    qtbot.waitUntil(lambda: is_own_turn(window), timeout=PATIENCE)


def discardable(controller):
    """Choose a card with which nothing else can be done."""
    view = controller.view
    return next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))


def press(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.view.viewport(), key, modifier)


def test_l_shows_the_log_and_puts_it_away(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_L)
    assert window.dock.isVisible()
    press(window, Qt.Key.Key_L)

    assert not window.dock.isVisible()


def test_the_log_is_made_when_it_is_first_seen(window, qtbot):
    own_turn(window, qtbot)
    made = []
    window.dock.made.connect(made.append)
    assert window.findChildren(LogPanel) == []

    press(window, Qt.Key.Key_L)
    press(window, Qt.Key.Key_L)
    press(window, Qt.Key.Key_L)

    assert made == window.findChildren(LogPanel) == [window.dock.log]
    assert window.dock.log.view.model().rowCount() > 0
    assert window.dock.log.view.accessibleName() == "Log of the turns"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_line_of_the_log_is_shown_by_keys_and_no_card_is_played(window, qtbot, key):
    own_turn(window, qtbot)
    before = window.table.controller.match.moment
    window.scene.select(window.table.controller.view.hand[:1])
    press(window, Qt.Key.Key_L)
    log, told = window.dock.log.view, []
    window.dock.line_chosen.disconnect()
    window.dock.line_chosen.connect(told.append)

    log.setFocus(Qt.FocusReason.TabFocusReason)
    last = log.model().rowCount() - 1
    QTest.keyClick(log, key)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, key)

    assert told == [last, last - 1]
    assert window.table.controller.match.moment == before


@pytest.mark.parametrize("with_log", [False, True])
def test_tab_always_leads_somewhere_that_shows_it(window, qtbot, with_log):
    own_turn(window, qtbot)
    window.dock.setVisible(with_log)
    window.view.setFocus()
    seen = []

    for _ in range(24):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        in_log = QApplication.focusWidget() is not window.view
        assert in_log or window.view.focus_point() is not None
        seen.append(in_log)

    assert any(seen) == with_log
    assert not all(seen)


def test_s_sorts_the_hand_by_suit(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_S)

    assert window.scene.arrangement.options.order is HandOrder.BY_SUIT


def test_s_goes_through_all_orders_and_says_which(window, qtbot):
    own_turn(window, qtbot)

    said = []
    for _ in range(4):
        press(window, Qt.Key.Key_S)
        said.append(window.table.controller.said)

    assert window.scene.arrangement.options.order is HandOrder.BY_RANK
    assert len(set(said)) == 4
    assert all(said)


def test_what_is_asked_about_is_chosen_in_the_menu_and_kept(window, qtbot, tmp_path):
    own_turn(window, qtbot)
    marks = window.menus.marks["confirm_discards"]
    assert marks[ConfirmDiscards.RISKY].isChecked()

    marks[ConfirmDiscards.ALWAYS].trigger()
    window.menus.marks["confirm_going_out"][True].trigger()

    assert window.table.person.safety() == Safety(ConfirmDiscards.ALWAYS, going_out=False)
    kept = read_preferences(tmp_path)
    assert (kept.confirm_discards, kept.confirm_going_out) == (ConfirmDiscards.ALWAYS, False)


def test_d_draws_and_enter_discards_the_selected_card(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    view = window.table.controller.view
    assert len(view.hand) == view.turn.hand_at_start + 2
    card = discardable(window.table.controller)

    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)

    assert window.table.controller.match.table.pile[-1] == card


def test_z_takes_the_discard_back(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    card = discardable(window.table.controller)
    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)

    press(window, Qt.Key.Key_Z)

    assert window.table.controller.is_your_turn


def test_f1_shows_the_rules(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_F1)

    page = window.agreeing.page
    assert page is not None
    assert page.isVisible()
    page.close()


def test_touching_the_hand_while_others_play_never_stops_the_match(window, qtbot):
    own_turn(window, qtbot)
    controller = window.table.controller
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    card = discardable(controller)
    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)
    turns = len(controller.match.record.entries)

    for step in range(40):
        hand = controller.view.hand
        window.scene.select((hand[step % len(hand)],))
        if step % 3 == 0:
            press(window, Qt.Key.Key_S)
        qtbot.wait(50)

    qtbot.waitUntil(lambda: controller.is_your_turn or controller.match.phase is Phase.DEAL, timeout=PATIENCE)
    assert len(controller.match.record.entries) > turns + 5


def test_only_other_unfinished_matches_are_offered(window, qtbot):
    own_turn(window, qtbot)
    menu = window.earlier
    menu.playing = 1
    menu.on_about_to_show()
    assert [action.isEnabled() for action in menu.actions()] == [False]

    menu.playing = None
    menu.on_about_to_show()

    assert [action.isEnabled() for action in menu.actions()] == [True]
    assert "Ada" in menu.actions()[0].text()


def test_the_first_window_is_no_larger_than_the_screen(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences())
        qtbot.addWidget(shown)

        most = shown.screen().availableSize().expandedTo(shown.minimumSize())
        assert shown.size().boundedTo(most) == shown.size()


# menus


def enabled(window):
    """Name what is not greyed in the menu of the turn."""
    names = {action: name for name, action in window.menus.actions.items() if COMMANDS[name].in_match}
    return {names[action] for action in window.menus.turn.actions() if action in names and action.isEnabled()}


def test_the_menu_of_the_turn_greys_what_is_not_possible(window, qtbot):
    own_turn(window, qtbot)

    window.menus.turn.aboutToShow.emit()

    assert "draw" in enabled(window)
    assert not {"meld", "pass", "ask", "yes", "no", "undo", "redo"} & enabled(window)


def test_a_selected_card_can_be_confirmed_as_a_discard(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    window.scene.select((discardable(window.table.controller),))

    window.menus.turn.aboutToShow.emit()

    assert {"confirm", "hint"} <= enabled(window)
    assert "draw" not in enabled(window)


def test_a_key_for_what_is_not_possible_says_why(window, qtbot):
    own_turn(window, qtbot)
    window.menus.turn.aboutToShow.emit()
    window.menus.turn.aboutToHide.emit()
    before = window.table.controller.moment.said

    press(window, Qt.Key.Key_E)

    assert window.table.controller.moment.said_kind == "refusal"
    assert window.table.controller.moment.said != before


def test_enter_stays_with_a_panel_after_the_menu_was_seen(window, qtbot):
    own_turn(window, qtbot)
    window.table.panel.shown.emit(True)

    window.menus.turn.aboutToShow.emit()
    window.menus.turn.aboutToHide.emit()

    assert not window.menus.actions["confirm"].isEnabled()


def test_a_sheet_that_was_put_away_comes_back_by_key_and_by_button(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_C)
    assert window.table.controller.said == "The score sheet comes when the round is over."
    window.open(round_over())

    for again in (
        lambda: press(window, Qt.Key.Key_C),
        lambda: window.scene.pressed_button.emit("sheet"),
        lambda: press(window, Qt.Key.Key_Return),
    ):
        qtbot.waitUntil(lambda: window.table.panel.is_open, timeout=PATIENCE)
        QTest.keyClick(window.table.panel.held, Qt.Key.Key_Escape)
        assert not window.table.panel.is_open
        again()

    assert window.table.controller.match.table.round_no == 2


# rules


def family(window):
    """Keep an own rule set in the window's folder."""
    rules = with_value(Rules(), "merge_sequences", MergeSequences.UP_TO_SEVEN)
    kept = RuleSet("Our rules", "swedish-samba", rules)
    RuleSets(window.folder).save(kept)
    return kept


def begin_by(window, kept):
    plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
    window.begin(MatchPlan(kept.rules, SEATING, plans, rules_name=kept.name))


def test_an_own_set_names_the_match_at_the_head_and_in_the_list(window):
    begin_by(window, family(window))

    assert window.table.controller.captions().title.startswith("Our rules")
    window.earlier.playing = None
    window.earlier.on_about_to_show()
    assert any("Our rules" in action.text() for action in window.earlier.actions())


def test_an_open_rules_page_follows_to_the_next_match(window):
    window.show_rules()
    page = window.agreeing.page
    assert page.windowTitle() == "Rules: Swedish Samba"

    begin_by(window, family(window))

    assert page.windowTitle() == "Rules: Our rules"
    page.close()


def test_a_closed_rules_page_stays_closed_when_a_match_begins(window):
    window.show_rules()
    window.agreeing.page.close()

    begin_by(window, family(window))

    assert not window.agreeing.page.isVisible()


def test_the_name_stays_with_the_match_when_the_set_is_deleted(window):
    begin_by(window, family(window))
    RuleSets(window.folder).delete("Our rules")

    window.resume(window.earlier.playing)

    assert window.table.controller.captions().title.startswith("Our rules")


def test_rules_that_are_used_in_a_match_are_for_the_next_one(window, qtbot):
    own_turn(window, qtbot)
    kept = family(window)
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(RulesDialog)
    assert dialog.entries.all[0].kind is GameKind.MATCH

    dialog.show_entry(dialog.entries.own("Our rules"))
    dialog.use.click()

    assert window.table.controller.match.record.rules == Rules()
    assert "Our rules" in window.table.controller.moment.said
    assert (window.plan.rules, window.plan.rules_name) == (kept.rules, "Our rules")


def test_rules_that_are_used_without_a_match_lead_to_one(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        window = MainWindow(store, tmp_path, ENGLISH, Preferences())
        qtbot.addWidget(window)
        window.show()
        window.show_welcome()
        kept = family(window)
        window.table.panel.held.change_rules.click()
        dialog = window.findChild(RulesDialog)
        dialog.show_entry(dialog.entries.own("Our rules"))

        dialog.use.click()

        assert window.findChild(NewMatchDialog).plan().rules == kept.rules
        window.close()


def test_a_game_for_other_counts_finds_a_table(window):
    window._use(preset_game(PRESETS["samba-500"]))  # noqa: SLF001 - as the dialog tells

    assert window.plan.seating == Seating(3, Shape.SOLO)
    assert len(window.plan.seats) == 3


def test_a_demonstration_plays_by_itself_and_listens_to_nobody(window, qtbot):
    names = ("Frida", "Anders", "Berit", "Carl")
    window.begin(MatchPlan(Rules(), SEATING, tuple(SeatPlan(name, "medium") for name in names)))
    match = window.table.controller.match

    def goes_on():
        window.scene.finish()
        press(window, Qt.Key.Key_D)
        return len({entry.seat for entry in match.entries}) == 5

    qtbot.waitUntil(goes_on, timeout=PATIENCE)
    window.menus.turn.aboutToShow.emit()
    assert enabled(window) == set()


def test_the_person_is_remembered_by_name(window):
    begin_by(window, family(window))

    assert window.table.preferences.player_name == "Ada"


def test_a_newcomer_is_offered_to_learn_the_game_first_and_nobody_else(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.show()
        shown.start()
        dialog = shown.findChild(NewMatchDialog)
        learn = next(one for one in dialog.findChildren(QPushButton) if one.text() == "&Learn to play")

        learn.click()

        assert not dialog.isVisible()
        assert shown.tutorials.window is not None
        shown.tutorials.window.close()
        qtbot.waitUntil(lambda: shown.findChild(NewMatchDialog) is None)
        shown.table.preferences = replace(shown.table.preferences, new_match=plan_to_text(shown.plan, ""))
        shown.new_match()
        texts = [one.text() for one in shown.findChild(NewMatchDialog).findChildren(QPushButton)]
        assert "&Learn to play" not in texts
        shown.close()
