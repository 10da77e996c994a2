"""The dialog of the rules: games at the left, their options at the right, and what can be done with them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QLayout,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rules.checks import contradictions
from samba_desktop.engine.rules.rules import Rules, value_of, with_value
from samba_desktop.engine.rules.sharing import code_of
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.texts.language import Language
from samba_desktop.texts.variants import differing_line
from samba_desktop.ui.centred import put_over
from samba_desktop.ui.controls import button
from samba_desktop.ui.look import dialog_scale, dress, outermost, pixels
from samba_desktop.ui.rules.games import Game, game_heading, game_origin, game_title, preset_title
from samba_desktop.ui.rules.rules_window import RulesWindow
from samba_desktop.ui.rules_dialog.asking import Question
from samba_desktop.ui.rules_dialog.comparing import ComparingDialog
from samba_desktop.ui.rules_dialog.entries import Entries, Entry, Kind
from samba_desktop.ui.rules_dialog.games_side import GamesSide
from samba_desktop.ui.rules_dialog.heading import Filters, GameHeading
from samba_desktop.ui.rules_dialog.notice import Foot, Notice, Told
from samba_desktop.ui.rules_dialog.option_list import OptionList
from samba_desktop.ui.rules_dialog.row_text import RowTexts
from samba_desktop.ui.rules_dialog.shelf import Shelf
from samba_desktop.ui.troubles import said_of
from samba_desktop.ui.wording import counted

FIRST_SIZE = QSize(1180, 760)
SMALLEST = QSize(900, 540)
SHARE = 0.96
"""Of the window beneath, at most."""
SHORT_CODE = 29
"""Signs of a code that is shown at the foot."""


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
        self._entries = Entries(own, match)
        self._entry = self._entries.take(chosen)
        self._used: Game | None = None
        self._page: RulesWindow | None = None
        self._texts = RowTexts(language)
        self._shelf = Shelf(own, self)
        self.setWindowTitle(self.tr("Rules for the next match"))
        self.setObjectName("ground")
        scale = dialog_scale(parent)
        self._make(scale)
        self._lay_out(scale)
        self._join()
        self._fit(parent, scale)
        self.side.offer(self._entry)
        self._show_entry(self._entry)
        self._tell_problems(tuple(map(said_of, own.problems)))
        self.side.games.setFocus()

    @property
    def game(self) -> Game:
        """What was chosen for the next match."""
        return self._used or self._entries.game(self._entry)

    # building

    def _make(self, scale: float) -> None:
        self.side = GamesSide(self._entries, scale)
        self.side.share.setMenu(self._share_menu())
        self.heading = GameHeading()
        self.options = OptionList(self._texts, scale)
        self.filters = Filters(self.options.groups)
        self.notice = Notice()
        self.read = button(self.tr("Read as a rules &page"))
        self.cancel = button(self.tr("&Cancel"))
        self.use = button(self.tr("&Use for the next match"), primary=True)
        # Enter in a field of the list must not close the dialog.
        self.use.setDefault(False)
        self.use.setAutoDefault(False)

    def _share_menu(self) -> QMenu:
        menu, shelf = QMenu(self), self._shelf
        menu.addAction(self.tr("&Export to a file…"), lambda: shelf.export(self._shown))
        menu.addAction(self.tr("&Import from a file…"), shelf.import_file)
        menu.addSeparator()
        menu.addAction(self.tr("&Copy as a code"), lambda: shelf.copy_code(self._shown))
        menu.addAction(self.tr("&Paste a code…"), shelf.paste_code)
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
        self.side.chosen.connect(self._show_entry)
        self.options.chosen.connect(self.on_chosen)
        self.options.put_back.connect(self.on_put_back)
        self.options.follow(self.filters.only_changed)
        self.options.verticalScrollBar().valueChanged.connect(lambda _value: self._follow_groups())
        self.filters.changed.connect(self._on_filters)
        self.filters.group.connect(self._lead_to_group)
        self.heading.save.clicked.connect(lambda _checked: self._shelf.save(self._shown))
        self.heading.save_as.clicked.connect(lambda _checked: self._shelf.save_as(self._shown))
        self.heading.put_back.clicked.connect(lambda _checked: self.put_all_back())
        self.side.rename.clicked.connect(lambda _checked: self._shelf.rename(self._entry.game))
        self.side.delete.clicked.connect(lambda _checked: self._shelf.delete(self._entry.game))
        self.side.compare.clicked.connect(lambda _checked: self.show_comparison())
        self.read.clicked.connect(lambda _checked: self.read_page())
        self.cancel.clicked.connect(self.reject)
        self.use.clicked.connect(self.accept)
        self._shelf.saved.connect(self._on_saved)
        self._shelf.added.connect(self._read_again)
        self._shelf.renamed.connect(self._on_renamed)
        self._shelf.gone.connect(self._on_gone)
        self._shelf.told.connect(self.notice.tell)
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
        return self._entries.game(self._entry)

    def _show_entry(self, entry: Entry) -> None:
        self._entry = entry
        fixed = entry.kind is Kind.MATCH
        self.options.show_rules(self._shown.rules, entry.game.preset, fixed=fixed)
        self._tell_state()

    def _tell_state(self) -> None:
        """Say in the heading, in the list and at the foot how the rules stand."""
        entry, game = self._entry, self._shown
        unsaved, own = self._entries.is_unsaved(entry), entry.kind is Kind.OWN
        self.heading.title.setText(game_title(game))
        detail = game_origin(game)
        if unsaved:
            detail = self.tr("{what}, not saved").format(what=detail)
        self.heading.detail.setText(detail)
        self.heading.save.setVisible(own and unsaved)
        self.heading.save_as.setVisible(own or unsaved or entry.kind is Kind.MATCH)
        self.heading.put_back.setVisible(bool(game.changed) and entry.kind is not Kind.MATCH)
        self.side.show_entry(entry)
        self.notice.tell(self._state(game))

    def _state(self, game: Game) -> Told:
        found = contradictions(game.rules)
        if found:
            text = self.tr("No match is possible with these rules: {why}").format(
                why=self._texts.options.contradiction(found[0])
            )
            option = found[0].option
            return Told(text, wrong=True, offer=self.tr("Show &it"), do=lambda: self._lead_to(option))
        if self._entry.kind is Kind.MATCH:
            return Told(self.tr("The rules of a match are agreed before it. Changes are for the next one."))
        text = differing_line(game.rules, game.preset, self._language)
        code = code_of(game.rules, game.preset)
        if len(code) <= SHORT_CODE:
            text += " " + self.tr("Code {code}").format(code=code)
        return Told(text)

    def _tell_problems(self, problems: tuple[str, ...]) -> None:
        """Say which files of own rules are not among the games."""
        if not problems:
            return
        text, more = problems[0], len(problems) - 1
        if more:
            rest = self.tr("%n more file(s) of your own rules (is|are) left out too.", "", more)
            text = f"{text} {counted(rest, more)}"
        self.notice.tell(Told(text, wrong=True))

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
        self.notice.tell(Told(text, offer=self.tr("U&ndo"), do=lambda: self._have_back(entry, before)))
        self.side.games.setFocus()

    def _have_back(self, entry: Entry, rules: Rules) -> None:
        self._entries.change(entry, rules)
        self._show_entry(entry)

    def _change(self, rules: Rules) -> None:
        self._entries.change(self._entry, rules)
        self.options.show_rules(rules, self._entry.game.preset)
        self._tell_state()

    # own sets

    def _save(self) -> None:
        if self._entry.kind is Kind.OWN and self._entries.is_unsaved(self._entry):
            self._shelf.save(self._shown)
        elif self.heading.save_as.isVisible():
            self._shelf.save_as(self._shown)

    def _on_saved(self, name: str) -> None:
        """Show what was saved; in what it was made from it is no longer a change that is not saved."""
        self._entries.drop(self._entry)
        self._read_again(name)

    def _on_renamed(self, name: str) -> None:
        rules = self._shown.rules
        self._entries.drop(self._entry)
        self._read_again(name)
        self._change(rules)

    def _on_gone(self, name: str) -> None:
        self._entries.drop(self._entry)
        self._read_again("")

    def _read_again(self, name: str) -> None:
        preset = self._entry.game.preset
        self._entries.read()
        self._entry = self._entries.own(name) or self._entries.preset(preset)
        self.side.offer(self._entry)
        self._show_entry(self._entry)

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
        if self._page is None:
            self._page = RulesWindow(self)
            put_over(self._page, self)
        title = game_heading(game) if game.changed or game.name else ""
        self._page.show_rules(game.origin, self._language, game.rules, title=title)
        self._page.show()
        self._page.raise_()

    def show_comparison(self) -> None:
        """Compare the game that is shown with another one."""
        asking = ComparingDialog(*self.side.comparison(self._entry), self._language, self)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.open()

    # closing

    def accept(self) -> None:
        """Close with the game that is shown; where it cannot be played, lead to what is the matter."""
        game = self._shown
        found = contradictions(game.rules)
        if found:
            self.notice.tell(self._state(game))
            self._lead_to(found[0].option)
        elif self._entry.kind is Kind.OWN and self._entries.is_unsaved(self._entry):
            self._ask_saving(game)
        else:
            self._use(game)

    def _ask_saving(self, game: Game) -> None:
        def save_and_use() -> None:
            self._shelf.save(game)
            if not self._entries.is_unsaved(self._entry):
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

        others = tuple(one for one in self._entries.at_risk if one.key != self._entry.key)
        self._leave(others, use)

    def reject(self) -> None:
        """Close without a choice."""
        self._leave(self._entries.at_risk, super().reject)

    def _leave(self, lost: tuple[Entry, ...], leave: Callable[[], None]) -> None:
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
