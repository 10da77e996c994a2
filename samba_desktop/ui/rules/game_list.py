"""The games at the left of the rules dialog, the changes in them that are not saved, and their buttons."""

from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.rules.presets import PRESETS, name_key
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.kit.controls import MenuButton, button, label
from samba_desktop.ui.kit.look import chrome, pixels
from samba_desktop.ui.rules.match_plan import (
    Game,
    game_heading,
    game_origin,
    game_title,
    own_game,
    preset_game,
)
from samba_desktop.ui.rules.option_row import WRAP, TypeSizes, wrapped_height

Key = tuple[str, str]
LINE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
WIDTH = 268


class GameKind(Enum):
    """What an entry is."""

    MATCH = auto()
    """The match on the table: to be read, not changed."""
    OWN = auto()
    PRESET = auto()


class OfferedGame(Struct, frozen=True):
    """One line of the list."""

    kind: GameKind
    game: Game
    """As it is kept."""

    @property
    def key(self) -> Key:
        """What tells entries apart."""
        return self.kind.name, name_key(self.game.name) if self.kind is GameKind.OWN else self.game.preset


class OfferedGames:
    """What can be chosen, and what was changed in it meanwhile."""

    def __init__(self, own: RuleSets, match: Game | None) -> None:
        self._own = own
        self._match = match
        self._drafts: dict[Key, Rules] = {}
        self._brought: dict[Key, Rules] = {}
        """The changes that were there before: closing loses none of them."""
        self.all: tuple[OfferedGame, ...] = ()
        self.read()

    def read(self) -> None:
        """Read the own sets anew."""
        match = [OfferedGame(GameKind.MATCH, self._match)] if self._match else []
        own = [OfferedGame(GameKind.OWN, own_game(one)) for one in self._own.all()]
        presets = [OfferedGame(GameKind.PRESET, preset_game(one)) for one in PRESETS.values()]
        self.all = (*match, *own, *presets)

    def own(self, name: str) -> OfferedGame | None:
        """Find the own set of a name."""
        return next((one for one in self.all if one.key == (GameKind.OWN.name, name_key(name))), None)

    def preset(self, preset: str) -> OfferedGame:
        """Find a preset."""
        return next(one for one in self.all if one.key == (GameKind.PRESET.name, preset))

    def take(self, game: Game) -> OfferedGame:
        """Find the entry of a game; what differs in it from what is kept is a change that is not saved."""
        entry = (self.own(game.name) if game.name else None) or self.preset(game.preset)
        self.change(entry, game.rules)
        self._brought = dict(self._drafts)
        return entry

    def game(self, entry: OfferedGame) -> Game:
        """Return the game of an entry as it stands now."""
        return replace(entry.game, rules=self._drafts.get(entry.key, entry.game.rules))

    def change(self, entry: OfferedGame, rules: Rules) -> None:
        """Change the rules of an entry, without saving them."""
        assert entry.kind is not GameKind.MATCH
        if rules == entry.game.rules:
            self.drop(entry)
        else:
            self._drafts[entry.key] = rules

    def drop(self, entry: OfferedGame) -> None:
        """Forget what was changed in an entry."""
        self._drafts.pop(entry.key, None)

    def is_unsaved(self, entry: OfferedGame) -> bool:
        """Tell whether an entry was changed and not saved."""
        return entry.key in self._drafts

    @property
    def unsaved(self) -> tuple[OfferedGame, ...]:
        """The entries that were changed and not saved."""
        return tuple(one for one in self.all if self.is_unsaved(one))

    @property
    def at_risk(self) -> tuple[OfferedGame, ...]:
        """The entries whose changes would be lost by closing."""
        return tuple(one for one in self.unsaved if self._drafts[one.key] != self._brought.get(one.key))


class GameLine(Struct, frozen=True):
    """What the list shows of a game."""

    title: str
    detail: str
    own: bool = False
    """Whether it is somebody's own, which shows in its colour."""
    unsaved: str = ""
    """That it has changes that are not saved; empty where it has none."""


class GamesHeading(Struct, frozen=True):
    """A heading between the games."""

    title: str


class GameLinePainter(QStyledItemDelegate):
    """Paints lines and headings."""

    def __init__(self, sizes: TypeSizes, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._sizes = sizes
        self._view = parent

    def _parts(self, shown: GameLine | GamesHeading) -> list[tuple[str, QFont, str]]:
        sizes = self._sizes
        if isinstance(shown, GamesHeading):
            return [(shown.title, sizes.mark, chrome().dim)]
        parts = [
            (shown.title, sizes.label, chrome().gold if shown.own else chrome().text),
            (shown.detail, sizes.sentence, chrome().dim),
        ]
        return [*parts, (shown.unsaved, sizes.mark, chrome().gold)] if shown.unsaved else parts

    def _rooms(self, shown: GameLine | GamesHeading, width: int) -> list[QRect]:
        edge = self._sizes.inset // 2 + self._sizes.line
        inner = width - 2 * edge
        low = self._sizes.pad - self._sizes.line
        rooms = []
        for text, type_, _ in self._parts(shown):
            high = wrapped_height(text, type_, inner)
            rooms.append(QRect(edge, low, inner, high))
            low += high + self._sizes.line // 2
        return rooms

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Be as high as the words need in the width that there is."""
        width = self._view.viewport().width()
        rooms = self._rooms(index.data(LINE), width)
        return QSize(width, rooms[-1].bottom() + self._sizes.pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        shown, room = index.data(LINE), option.rect
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or (isinstance(shown, GameLine) and state & QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(chrome().button_hover if chosen else chrome().raised))
            painter.drawRoundedRect(room.adjusted(3, 1, -3, -1), 8, 8)
        for (text, type_, colour), words in zip(
            self._parts(shown), self._rooms(shown, room.width()), strict=True
        ):
            painter.setFont(type_)
            painter.setPen(QColor(chrome().text if chosen and colour == chrome().dim else colour))
            painter.drawText(words.translated(room.topLeft()), WRAP, text)
        painter.restore()


class GameList(QListWidget):
    """The games, own ones first, with headings between."""

    chosen = Signal(int)
    """The number of the line, headings not counted."""

    def __init__(self, name: str, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(GameLinePainter(TypeSizes.at(scale), self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.lines: list[QListWidgetItem] = []
        """The items of the games, without the headings."""
        self.currentItemChanged.connect(self._on_current)

    def offer(self, shown: list[GameLine | GamesHeading], at: int) -> None:
        """Offer other games, with the one at `at` chosen; tells nothing."""
        self.blockSignals(True)
        self.clear()
        self.lines = []
        for one in shown:
            item = QListWidgetItem()
            item.setData(LINE, one)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(one))
            if isinstance(one, GamesHeading):
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            else:
                self.lines.append(item)
            self.addItem(item)
        self.setCurrentItem(self.lines[at])
        self.blockSignals(False)
        self.scrollToItem(self.lines[at])

    def renew(self, at: int, line: GameLine) -> None:
        """Show other words in a line."""
        item = self.lines[at]
        if item.data(LINE) != line:
            item.setData(LINE, line)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(line))
            self.scheduleDelayedItemsLayout()

    def choose(self, at: int) -> None:
        """Choose a line, as a click on it would."""
        self.setCurrentItem(self.lines[at])

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item in self.lines:
            self.chosen.emit(self.lines.index(item))

    def line_rect(self, at: int) -> QRect:
        """Return where a line is shown."""
        return self.visualItemRect(self.lines[at])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Wish for a narrow and high place."""
        return QSize(270, 420)


def _spoken(shown: GameLine | GamesHeading) -> str:
    if isinstance(shown, GamesHeading):
        return shown.title
    return ". ".join(part for part in (shown.title, shown.detail, shown.unsaved) if part)


class GamesSide(QWidget):
    """Lists the games and offers to handle the own ones."""

    chosen = Signal(object)
    """An `OfferedGame`."""

    def __init__(self, entries: OfferedGames, scale: float) -> None:
        super().__init__()
        self._entries = entries
        self.games = GameList(self.tr("Games"), scale)
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

    def offer(self, chosen: OfferedGame) -> None:
        """List the games anew, with one of them chosen."""
        heads = {
            GameKind.MATCH: self.tr("The match on the table"),
            GameKind.OWN: self.tr("Your own rules"),
            GameKind.PRESET: self.tr("Games that come with Samba"),
        }
        shown: list[GameLine | GamesHeading] = []
        kind = None
        for entry in self._entries.all:
            if entry.kind is not kind:
                kind = entry.kind
                shown.append(GamesHeading(heads[kind]))
            shown.append(self._line(entry))
        self.games.offer(shown, self._entries.all.index(chosen))

    def show_entry(self, entry: OfferedGame) -> None:
        """Choose an entry and show how it stands."""
        at = self._entries.all.index(entry)
        self.games.renew(at, self._line(entry))
        self.games.choose(at)
        self.rename.setEnabled(entry.kind is GameKind.OWN)
        self.delete.setEnabled(entry.kind is GameKind.OWN)

    def _line(self, entry: OfferedGame) -> GameLine:
        game = self._entries.game(entry)
        if entry.kind is GameKind.MATCH:
            return GameLine(game_heading(game), self.tr("fixed until the match is over"))
        unsaved = self.tr("not saved") if self._entries.is_unsaved(entry) else ""
        return GameLine(game_title(game), game_origin(game), entry.kind is GameKind.OWN, unsaved)
