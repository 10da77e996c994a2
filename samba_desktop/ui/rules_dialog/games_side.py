"""The left side of the rules dialog: the games in their sections, and what can be done with one."""

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from samba_desktop.ui.controls import MenuButton, button, label
from samba_desktop.ui.look import pixels
from samba_desktop.ui.rules.games import Game, game_heading, game_origin, game_title
from samba_desktop.ui.rules_dialog.entries import Entries, Entry, Kind
from samba_desktop.ui.rules_dialog.entry_list import EntryList, Head, Line

WIDTH = 268


class Compared(Struct, frozen=True):
    """A game that can be compared with others."""

    entry: Entry
    title: str
    game: Game


class GamesSide(QWidget):
    """Lists the games and offers to handle the own ones."""

    chosen = Signal(object)
    """An `Entry`."""

    def __init__(self, entries: Entries, scale: float) -> None:
        super().__init__()
        self._entries = entries
        self.games = EntryList(self.tr("Games"), scale)
        self.games.chosen.connect(lambda at: self.chosen.emit(entries.all[at]))
        self.rename = button(self.tr("&Rename…"))
        self.delete = button(self.tr("&Delete"))
        self.compare = button(self.tr("C&ompare…"))
        self.share = MenuButton(self.tr("S&hare"))
        lead = label(
            self.tr("Pick the game you know and change what is played differently."), "small", wraps=True
        )
        grid = QGridLayout()
        grid.setSpacing(8)
        for at, one in enumerate((self.rename, self.delete, self.compare, self.share)):
            grid.addWidget(one, at // 2, at % 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(label(self.tr("Rules"), "title"))
        column.addWidget(lead)
        column.addWidget(self.games, 1)
        column.addLayout(grid)
        self.setFixedWidth(pixels(WIDTH, scale))
        self.setFocusProxy(self.games)

    def offer(self, chosen: Entry) -> None:
        """List the games anew, with one of them chosen."""
        heads = {
            Kind.MATCH: self.tr("The match on the table"),
            Kind.OWN: self.tr("Your own rules"),
            Kind.PRESET: self.tr("Games that come with Samba"),
        }
        shown: list[Line | Head] = []
        kind = None
        for entry in self._entries.all:
            if entry.kind is not kind:
                kind = entry.kind
                shown.append(Head(heads[kind]))
            shown.append(self._line(entry))
        self.games.offer(shown, self._entries.all.index(chosen))

    def show_entry(self, entry: Entry) -> None:
        """Choose an entry and show how it stands."""
        at = self._entries.all.index(entry)
        self.games.renew(at, self._line(entry))
        self.games.choose(at)
        self.rename.setEnabled(entry.kind is Kind.OWN)
        self.delete.setEnabled(entry.kind is Kind.OWN)

    def _line(self, entry: Entry) -> Line:
        game = self._entries.game(entry)
        if entry.kind is Kind.MATCH:
            return Line(game_heading(game), self.tr("fixed until the match is over"))
        unsaved = self.tr("not saved") if self._entries.is_unsaved(entry) else ""
        return Line(game_title(game), game_origin(game), entry.kind is Kind.OWN, unsaved)

    def comparison(self, entry: Entry) -> tuple[list[tuple[str, Game]], int, int]:
        """Return what can be compared, by its titles, and the numbers of two: an entry and another one.

        The other one is what the entry is a change of; where nothing differs, the next one.
        """
        listed = self._compared()
        at = next(n for n, one in enumerate(listed) if one.entry == entry)
        origin = self._entries.preset(entry.game.preset).game
        kept = [n for n, one in enumerate(listed) if one.entry == entry and n != at]
        presets = [n for n, one in enumerate(listed) if one.entry.kind is Kind.PRESET and one.game == origin]
        others = (*kept, *presets, *range(at + 1, len(listed)), *range(at))
        other = next(n for n in others if listed[n].game.rules != listed[at].game.rules)
        return [(one.title, one.game) for one in listed], at, other

    def _compared(self) -> list[Compared]:
        """List what can be compared: each game as it stands, and one with changes as it is kept too."""
        listed = []
        for entry in self._entries.all:
            game = self._entries.game(entry)
            if self._entries.is_unsaved(entry):
                listed.append(Compared(entry, self._changed(game), game))
                game = entry.game
            title = self.tr("The match on the table") if entry.kind is Kind.MATCH else game_title(game)
            listed.append(Compared(entry, title, game))
        return listed

    def _changed(self, game: Game) -> str:
        return self.tr("{name}, not saved").format(name=game.name) if game.name else game_origin(game)
