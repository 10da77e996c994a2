"""The dialog of the rules: games at the left, their options at the right, and what can be done with them."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.rules import Rules, value_of, with_value
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import Language
from samba_desktop.texts.option_texts import Variants
from samba_desktop.ui.kit.controls import ChoiceBox, Tick, button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, in_role, outermost, pixels, repolish
from samba_desktop.ui.kit.shared_words import counted, said_of
from samba_desktop.ui.kit.window_place import put_over
from samba_desktop.ui.rules.comparison_dialog import ComparisonDialog
from samba_desktop.ui.rules.game_list import GameKind, GamesSide, OfferedGame, OfferedGames
from samba_desktop.ui.rules.match_plan import Game, game_heading, game_origin, game_title, preset_title
from samba_desktop.ui.rules.option_list import OptionList
from samba_desktop.ui.rules.option_row import RowTexts
from samba_desktop.ui.rules.rule_set_actions import Message, RuleSetActions, lay_out_question
from samba_desktop.ui.rules.rules_window import RulesWindow

Reply = tuple[str, Callable[[], object] | None]
"""What a button of a question says and what it does; None for nothing."""
MOST_LINES = 3
"""That a notice has beside the buttons."""
FIRST_SIZE = QSize(1180, 760)
SMALLEST = QSize(900, 540)
SHARE = 0.96
"""Of the window beneath, at most."""
SHORT_CODE = 29
"""Signs of a code that is shown at the foot."""


class Question(QDialog):
    """Asks something with a few replies, of which Escape is one; the last is usual and has the keys."""

    def __init__(self, title: str, text: str, replies: Sequence[Reply], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.answers = [button(words, primary=words == replies[-1][0]) for words, _ in replies]
        for made, (_, do) in zip(self.answers, replies, strict=True):
            made.clicked.connect(self.accept)
            if do is not None:
                made.clicked.connect(lambda _checked, do=do: do())
        lay_out_question(self, title, [label(text, wraps=True)], self.answers)
        self.answers[-1].setFocus()


class Foot(QWidget):
    """The notice beside the buttons; where it needs many lines there, above them."""

    def __init__(self, notice: "Notice", buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._notice = notice
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addStretch(1)
        for one in buttons:
            row.addWidget(one)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(12)
        self._parts.addWidget(notice, 1)
        self._parts.addWidget(self._buttons)
        notice.changed.connect(self._place)

    def _place(self) -> None:
        beside = self.width() - self._buttons.sizeHint().width() - self._parts.spacing()
        ways = QBoxLayout.Direction
        self._parts.setDirection(
            ways.LeftToRight if self._notice.lines(beside) <= MOST_LINES else ways.TopToBottom
        )
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the notice where it has room."""
        super().resizeEvent(event)
        self._place()


class Notice(QWidget):
    """Shows one sentence at a time."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = Message("")
        self.sentence = label("", "small", wraps=True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offer = button("")
        self.offer.setAutoDefault(False)
        self.offer.clicked.connect(lambda _checked: self._do())
        self.offer.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.offer)

    def show_message(self, message: Message) -> None:
        """Show another sentence in place of the one before."""
        if message.wrong is not self._message.wrong:
            in_role(self.sentence, "warning" if message.wrong else "small")
            repolish(self.sentence)
        self._message = message
        self.sentence.setText(message.text)
        self.offer.setText(message.offer)
        self.offer.setVisible(bool(message.offer))
        self.changed.emit()

    def lines(self, width: int) -> int:
        """Count the lines that the sentence needs where the notice has this width."""
        if not self.offer.isHidden():
            width -= self.offer.sizeHint().width() + 12
        return self.sentence.heightForWidth(max(1, width)) // self.sentence.fontMetrics().height()

    def _do(self) -> None:
        if self._message.do is not None:
            self._message.do()


class GameHeading(QWidget):
    """The name of a game, a line about it, and the buttons for what was changed in it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "heading", wraps=True)
        self.detail = label("", "small", wraps=True)
        self.save = button(self.tr("&Save"))
        self.save_as = button(self.tr("Save &as…"))
        self.put_back = button(self.tr("Put all &back"))
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.detail)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addLayout(words, 1)
        for one in (self.save, self.save_as, self.put_back):
            row.addWidget(one, 0, Qt.AlignmentFlag.AlignVCenter)


class SearchField(QLineEdit):
    """A field that Escape empties before it closes anything."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape empty the field."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class OptionFilters(QWidget):
    """A search, the groups to go to, and a tick for what was changed."""

    changed = Signal()
    group = Signal(int)
    """The number of the group to go to."""

    def __init__(self, groups: tuple[str, ...]) -> None:
        super().__init__()
        self.search = SearchField()
        self.search.setPlaceholderText(self.tr("Search a rule, e.g. red three"))
        self.search.setAccessibleName(self.tr("Search a rule"))
        self.search.setMinimumWidth(150)
        self.search.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.groups = ChoiceBox()
        self.groups.setAccessibleName(self.tr("Go to a group of rules"))
        self.groups.addItems(list(groups))
        self.groups.setMinimumContentsLength(12)
        self.groups.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.groups.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.only_changed = Tick(self.tr("Only changed"))
        self.only_changed.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.search.textChanged.connect(lambda _text: self.changed.emit())
        self.only_changed.clicked.connect(lambda _checked: self.changed.emit())
        self.groups.activated.connect(self.group)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self.search, 1)
        row.addWidget(self.groups)
        row.addWidget(self.only_changed)

    def clear(self) -> None:
        """Show everything again."""
        self.only_changed.setChecked(False)
        self.search.clear()
        self.changed.emit()


class RulesDialog(QDialog):
    """Shows and changes rules; after OK `game` holds what the next match is to be."""

    def __init__(
        self,
        own: RuleSets,
        chosen: Game,
        language: Language,
        parent: QWidget | None = None,
        *,
        match: Game | None = None,
    ) -> None:
        super().__init__(parent)
        self._language = language
        self.entries = OfferedGames(own, match)
        self._entry = self.entries.take(chosen)
        self._used: Game | None = None
        self.page: RulesWindow | None = None
        self._texts = RowTexts(language)
        self.own_sets = RuleSetActions(own, self)
        self.setWindowTitle(self.tr("Rules for the next match"))
        self.setObjectName("ground")
        scale = dialog_scale(parent)
        self._make(scale)
        self._lay_out(scale)
        self._join()
        self._fit(parent, scale)
        self.side.offer(self._entry)
        self.show_entry(self._entry)
        self._report_problems(tuple(map(said_of, own.problems)))
        self.side.games.setFocus()

    @property
    def game(self) -> Game:
        """What was chosen for the next match."""
        return self._used or self.entries.game(self._entry)

    # building

    def _make(self, scale: float) -> None:
        self.side = GamesSide(self.entries, scale)
        self.side.share.setMenu(self._share_menu())
        self.heading = GameHeading()
        self.options = OptionList(self._texts, scale)
        self.filters = OptionFilters(self.options.groups)
        self.notice = Notice()
        self.read = button(self.tr("Read as a rules &page"))
        self.cancel = button(self.tr("&Cancel"))
        self.use = button(self.tr("&Use for the next match"), primary=True)
        # Enter in a field of the list must not close the dialog.
        self.use.setDefault(False)
        self.use.setAutoDefault(False)

    def _share_menu(self) -> QMenu:
        menu, own = QMenu(self), self.own_sets
        menu.addAction(self.tr("&Export to a file…"), lambda: own.export(self._shown))
        menu.addAction(self.tr("&Import from a file…"), own.import_file)
        menu.addSeparator()
        menu.addAction(self.tr("&Copy as a code"), lambda: own.copy_code(self._shown))
        menu.addAction(self.tr("&Paste a code…"), own.paste_code)
        return menu

    def _lay_out(self, scale: float) -> None:
        body = QHBoxLayout()
        body.setSpacing(pixels(20, scale))
        body.addWidget(self.side)
        body.addLayout(self._right(), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 16, 22, 18)
        whole.setSpacing(14)
        whole.addLayout(body, 1)
        whole.addWidget(Foot(self.notice, (self.read, self.cancel, self.use)))

    def _right(self) -> QLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addWidget(self.heading)
        column.addWidget(self.filters)
        column.addWidget(self.options, 1)
        return column

    def _fit(self, parent: QWidget | None, scale: float) -> None:
        dress(self, scale)
        self.setMinimumSize(SMALLEST * min(1.0, scale))
        wanted = FIRST_SIZE * scale
        self.resize(wanted.boundedTo(outermost(parent).size() * SHARE) if parent else wanted)

    def _join(self) -> None:
        self.side.chosen.connect(self.show_entry)
        self.options.chosen.connect(self.on_chosen)
        self.options.put_back.connect(self.on_put_back)
        self.options.follow(self.filters.only_changed)
        self.options.verticalScrollBar().valueChanged.connect(lambda _value: self._follow_groups())
        self.filters.changed.connect(self._on_filters)
        self.filters.group.connect(self._lead_to_group)
        self.heading.save.clicked.connect(lambda _checked: self.own_sets.save(self._shown))
        self.heading.save_as.clicked.connect(lambda _checked: self.own_sets.save_as(self._shown))
        self.heading.put_back.clicked.connect(lambda _checked: self.put_all_back())
        self.side.rename.clicked.connect(lambda _checked: self.own_sets.rename(self._entry.game))
        self.side.delete.clicked.connect(lambda _checked: self.own_sets.delete(self._entry.game))
        self.side.compare.clicked.connect(lambda _checked: self.show_comparison())
        self.read.clicked.connect(lambda _checked: self.read_page())
        self.cancel.clicked.connect(self.reject)
        self.use.clicked.connect(self.accept)
        self.own_sets.saved.connect(self._on_saved)
        self.own_sets.added.connect(self._read_again)
        self.own_sets.renamed.connect(self._on_renamed)
        self.own_sets.gone.connect(self._on_gone)
        self.own_sets.reported.connect(self.notice.show_message)
        keys = QKeySequence.StandardKey
        for key, do in (
            (QKeySequence(keys.Find), self._to_search),
            (QKeySequence(keys.Save), self._save),
            (QKeySequence("F2"), self.side.rename.click),
            (QKeySequence("F6"), lambda: self._to_pane(1)),
            (QKeySequence("Shift+F6"), lambda: self._to_pane(-1)),
        ):
            QShortcut(key, self, do)

    # what is shown

    @property
    def _shown(self) -> Game:
        return self.entries.game(self._entry)

    def show_entry(self, entry: OfferedGame) -> None:
        """Show the rules of another game."""
        self._entry = entry
        fixed = entry.kind is GameKind.MATCH
        self.options.show_rules(self._shown.rules, entry.game.preset, fixed=fixed)
        self._show_state()

    def _show_state(self) -> None:
        """Say in the heading, in the list and at the foot how the rules stand."""
        entry, game = self._entry, self._shown
        unsaved, own = self.entries.is_unsaved(entry), entry.kind is GameKind.OWN
        self.heading.title.setText(game_title(game))
        detail = game_origin(game)
        if unsaved:
            detail = self.tr("{what}, not saved").format(what=detail)
        self.heading.detail.setText(detail)
        self.heading.save.setVisible(own and unsaved)
        self.heading.save_as.setVisible(own or unsaved or entry.kind is GameKind.MATCH)
        self.heading.put_back.setVisible(bool(game.changed) and entry.kind is not GameKind.MATCH)
        self.side.show_entry(entry)
        self.notice.show_message(self._state(game))

    def _state(self, game: Game) -> Message:
        found = contradictions(game.rules)
        if found:
            text = self.tr("No match is possible with these rules: {why}").format(
                why=self._texts.options.contradiction(found[0])
            )
            option = found[0].option
            return Message(text, wrong=True, offer=self.tr("Show &it"), do=lambda: self._lead_to(option))
        if self._entry.kind is GameKind.MATCH:
            return Message(
                self.tr("The rules of a match are agreed before it. Changes are for the next one.")
            )
        text = Variants(self._language).count(game.rules, game.preset)
        code = code_of(game.rules, game.preset)
        if len(code) <= SHORT_CODE:
            text += " " + self.tr("Code {code}").format(code=code)
        return Message(text)

    def _report_problems(self, problems: tuple[str, ...]) -> None:
        """Say which files of own rules are not among the games."""
        if not problems:
            return
        text, more = problems[0], len(problems) - 1
        if more:
            rest = self.tr("%n more file(s) of your own rules (is|are) left out too.", "", more)
            text = f"{text} {counted(rest, more)}"
        self.notice.show_message(Message(text, wrong=True))

    def _follow_groups(self) -> None:
        self.filters.groups.setCurrentIndex(self.options.group_shown)

    def _on_filters(self) -> None:
        self.options.search(self.filters.search.text(), only_changed=self.filters.only_changed.isChecked())
        self._follow_groups()

    # changing

    def on_chosen(self, name: str, value: Any) -> None:  # noqa: ANN401 - options differ in type
        """Change an option in the rules that are shown."""
        self._change(with_value(self._shown.rules, name, value))

    def on_put_back(self, name: str) -> None:
        """Let an option be what it is in the preset."""
        stop = self.options.rows[name].stops
        self.on_chosen(name, value_of(self._shown.origin.rules, name))
        if stop:
            stop[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def put_all_back(self) -> None:
        """Let all options be what they are in the preset, and offer to have the changes back."""
        before, game = self._shown.rules, self._shown
        self._change(game.origin.rules)
        text = self.tr("All rules are those of {preset} again.").format(preset=preset_title(game.origin))
        entry = self._entry
        self.notice.show_message(
            Message(text, offer=self.tr("U&ndo"), do=lambda: self._have_back(entry, before))
        )
        self.side.games.setFocus()

    def _have_back(self, entry: OfferedGame, rules: Rules) -> None:
        self.entries.change(entry, rules)
        self.show_entry(entry)

    def _change(self, rules: Rules) -> None:
        self.entries.change(self._entry, rules)
        self.options.show_rules(rules, self._entry.game.preset)
        self._show_state()

    # own sets

    def _save(self) -> None:
        if self._entry.kind is GameKind.OWN and self.entries.is_unsaved(self._entry):
            self.own_sets.save(self._shown)
        elif self.heading.save_as.isVisible():
            self.own_sets.save_as(self._shown)

    def _on_saved(self, name: str) -> None:
        """Show what was saved; in what it was made from it is no longer a change that is not saved."""
        self.entries.drop(self._entry)
        self._read_again(name)

    def _on_renamed(self, name: str) -> None:
        rules = self._shown.rules
        self.entries.drop(self._entry)
        self._read_again(name)
        self._change(rules)

    def _on_gone(self, name: str) -> None:
        self.entries.drop(self._entry)
        self._read_again("")

    def _read_again(self, name: str) -> None:
        preset = self._entry.game.preset
        self.entries.read()
        self._entry = self.entries.own(name) or self.entries.preset(preset)
        self.side.offer(self._entry)
        self.show_entry(self._entry)

    # leading somewhere

    def _to_search(self) -> None:
        self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.search.selectAll()

    def _to_pane(self, way: int) -> None:
        """Go round the list of games, the search, the options and the buttons."""
        panes = (self.side, self.filters, self.options, self.use)
        inside = self.focusWidget()
        at = 0
        for number, pane in enumerate(panes):
            if inside is not None and (pane is inside or pane.isAncestorOf(inside)):
                at = number
        match (at + way) % len(panes):
            case 0:
                self.side.games.setFocus(Qt.FocusReason.TabFocusReason)
            case 1:
                self._to_search()
            case 2:
                self.options.enter()
            case _:
                self.use.setFocus(Qt.FocusReason.TabFocusReason)

    def _lead_to_group(self, at: int) -> None:
        self.filters.clear()
        self.options.lead_to_group(at)

    def _lead_to(self, option: str) -> None:
        self.filters.clear()
        self.options.lead_to(option)

    def read_page(self) -> None:
        """Show the rules as one would print them."""
        game = self._shown
        if self.page is None:
            self.page = RulesWindow(self)
            put_over(self.page, self)
        title = game_heading(game) if game.changed or game.name else ""
        self.page.show_rules(game.origin, self._language, game.rules, title=title)
        self.page.show()
        self.page.raise_()

    def show_comparison(self) -> None:
        """Compare the game that is shown with another one."""
        asking = ComparisonDialog(self.entries, self._entry, self._language, self)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.open()

    # closing

    def accept(self) -> None:
        """Close with the game that is shown; where it cannot be played, lead to what is the matter."""
        game = self._shown
        found = contradictions(game.rules)
        if found:
            self.notice.show_message(self._state(game))
            self._lead_to(found[0].option)
        elif self._entry.kind is GameKind.OWN and self.entries.is_unsaved(self._entry):
            self._ask_saving(game)
        else:
            self._use(game)

    def _ask_saving(self, game: Game) -> None:
        def save_and_use() -> None:
            self.own_sets.save(game)
            if not self.entries.is_unsaved(self._entry):
                self._use(game)

        text = self.tr("You changed “{name}”. The changes can be saved, or count for the next match alone.")
        once = Game(game.preset, game.rules)
        answers = [
            (self.tr("&Go on changing"), None),
            (self.tr("Use &once"), lambda: self._use(once)),
            (self.tr("&Save and use"), save_and_use),
        ]
        Question(self.tr("Save the changes?"), text.format(name=game.name), answers, self).open()

    def _use(self, game: Game) -> None:
        def use() -> None:
            self._used = game
            QDialog.accept(self)

        others = tuple(one for one in self.entries.at_risk if one.key != self._entry.key)
        self._leave(others, use)

    def reject(self) -> None:
        """Close without a choice."""
        self._leave(self.entries.at_risk, super().reject)

    def _leave(self, lost: tuple[OfferedGame, ...], leave: Callable[[], None]) -> None:
        """Leave; what was changed and not saved is asked about before it is lost."""
        if not lost:
            leave()
            return
        names = ", ".join(game_title(one.game) for one in lost)
        text = self.tr("What you changed is not saved: {names}.").format(names=names)
        answers = [(self.tr("&Throw the changes away"), leave), (self.tr("&Go on changing"), None)]
        Question(self.tr("Leave without saving?"), text, answers, self).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button with the keys, and nothing else."""
        if event.key() in ENTER:
            inside = self.focusWidget()
            if isinstance(inside, QAbstractButton):
                inside.click()
        else:
            super().keyPressEvent(event)
