"""The games that the rules dialog offers, with the changes in them that are not saved; knows no widget."""

from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.rules.presets import PRESETS, name_key
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.rules.games import Game, own_game, preset_game

Key = tuple[str, str]


class Kind(Enum):
    """What an entry is."""

    MATCH = auto()
    """The match on the table: to be read, not changed."""
    OWN = auto()
    PRESET = auto()


class Entry(Struct, frozen=True):
    """One line of the list."""

    kind: Kind
    game: Game
    """As it is kept."""

    @property
    def key(self) -> Key:
        """What tells entries apart."""
        return self.kind.name, name_key(self.game.name) if self.kind is Kind.OWN else self.game.preset


class Entries:
    """What can be chosen, and what was changed in it meanwhile."""

    def __init__(self, own: RuleSets, match: Game | None) -> None:
        self._own = own
        self._match = match
        self._drafts: dict[Key, Rules] = {}
        self._brought: dict[Key, Rules] = {}
        """The changes that were there before: closing loses none of them."""
        self.all: tuple[Entry, ...] = ()
        self.read()

    def read(self) -> None:
        """Read the own sets anew."""
        match = [Entry(Kind.MATCH, self._match)] if self._match else []
        own = [Entry(Kind.OWN, own_game(one)) for one in self._own.all()]
        presets = [Entry(Kind.PRESET, preset_game(one)) for one in PRESETS.values()]
        self.all = (*match, *own, *presets)

    def own(self, name: str) -> Entry | None:
        """Find the own set of a name."""
        return next((one for one in self.all if one.key == (Kind.OWN.name, name_key(name))), None)

    def preset(self, preset: str) -> Entry:
        """Find a preset."""
        return next(one for one in self.all if one.key == (Kind.PRESET.name, preset))

    def take(self, game: Game) -> Entry:
        """Find the entry of a game; what differs in it from what is kept is a change that is not saved."""
        entry = (self.own(game.name) if game.name else None) or self.preset(game.preset)
        self.change(entry, game.rules)
        self._brought = dict(self._drafts)
        return entry

    def game(self, entry: Entry) -> Game:
        """Return the game of an entry as it stands now."""
        return replace(entry.game, rules=self._drafts.get(entry.key, entry.game.rules))

    def change(self, entry: Entry, rules: Rules) -> None:
        """Change the rules of an entry, without saving them."""
        assert entry.kind is not Kind.MATCH
        if rules == entry.game.rules:
            self.drop(entry)
        else:
            self._drafts[entry.key] = rules

    def drop(self, entry: Entry) -> None:
        """Forget what was changed in an entry."""
        self._drafts.pop(entry.key, None)

    def is_unsaved(self, entry: Entry) -> bool:
        """Tell whether an entry was changed and not saved."""
        return entry.key in self._drafts

    @property
    def unsaved(self) -> tuple[Entry, ...]:
        """The entries that were changed and not saved."""
        return tuple(one for one in self.all if self.is_unsaved(one))

    @property
    def at_risk(self) -> tuple[Entry, ...]:
        """The entries whose changes would be lost by closing."""
        return tuple(one for one in self.unsaved if self._drafts[one.key] != self._brought.get(one.key))
