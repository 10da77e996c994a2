"""A game that can be chosen: a preset, somebody's own rules, or rules without a name; knows no widget."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject

from samba_desktop.engine.rules.changes import differences, nearest_preset
from samba_desktop.engine.rules.presets import PRESETS, Preset
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.wording import typed_name
from samba_desktop.store.rule_sets import RuleSet
from samba_desktop.ui.wording import counted

AGREED_ANEW = ("target_score", "turn_order")
"""Options that are agreed before each match, whatever the game is."""


class Game(Struct, frozen=True):
    """Rules with what they come from and what they are called."""

    preset: str
    """The preset with which the rules are compared."""
    rules: Rules
    name: str = ""
    """What somebody's own rule set is called; empty for others."""

    @property
    def origin(self) -> Preset:
        """The preset itself."""
        return PRESETS[self.preset]

    @property
    def changed(self) -> tuple[str, ...]:
        """The options that differ from the preset."""
        return differences(self.rules, self.origin.rules)

    @property
    def rule_set(self) -> RuleSet:
        """The same as it is kept."""
        return RuleSet(self.name, self.preset, self.rules)


def preset_game(preset: Preset) -> Game:
    """Return the game as a preset has it."""
    return Game(preset.id, preset.rules)


def own_game(rule_set: RuleSet) -> Game:
    """Return the game that an own rule set is."""
    return Game(rule_set.preset, rule_set.rules, rule_set.name)


def game_of(rules: Rules, name: str, own: tuple[RuleSet, ...]) -> Game:
    """Return the game that rules are, which bear the name of an own set or none."""
    name = typed_name(name)
    kept = next((one for one in own if one.name == name), None) if name else None
    return Game(kept.preset if kept else nearest_preset(rules), rules, name)


def preset_title(preset: Preset) -> str:
    """Return the translated title of a preset."""
    return QCoreApplication.translate("Presets", preset.title)


def game_title(game: Game) -> str:
    """Name a game: by its own name, or by its preset."""
    return game.name or preset_title(game.origin)


class GameWords(QObject):
    """What is said about what a game comes from."""

    def origin(self, game: Game) -> str:
        """Say from what own or changed rules are made."""
        preset, count = preset_title(game.origin), len(game.changed)
        if not count:
            return self.tr("As {preset}").format(preset=preset)
        text = self.tr("{preset}, %n rule(s) changed", "", count)
        return counted(text, count).format(preset=preset)


def game_origin(game: Game) -> str:
    """Say what a game comes from: "Swedish Samba, 3 rules changed"; for a preset as it is, its character."""
    if game.changed or game.name:
        return GameWords().origin(game)
    return QCoreApplication.translate("Presets", game.origin.character)


def game_heading(game: Game) -> str:
    """Name a game where it stands alone, as at the head of the table."""
    # A match with the cards of a code names its dealer; it is the same game all the same.
    is_changed = not set(differences(game.rules, game.origin.rules)) <= {*AGREED_ANEW, "first_dealer"}
    return game.name or (game_origin(game) if is_changed else game_title(game))


def is_same_game(one: Rules, other: Rules) -> bool:
    """Tell whether rules differ at most in what is agreed before each match."""
    return set(differences(one, other)) <= set(AGREED_ANEW)
