"""The games that can be played, and the plan of a match: which game, who sits where, how far it goes."""

import json

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.typed import TypedCommands
from samba_desktop.engine.incoming import UnreadableError, load_json
from samba_desktop.engine.rule_checks import PLAYERS_OF
from samba_desktop.engine.rules.changes import (
    RulesError,
    differences,
    nearest_preset,
    rules_from_json,
    rules_to_json,
)
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS, Preset
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating, is_seated
from samba_desktop.engine.wording import typed_name
from samba_desktop.match.receipt import PART_BITS, Part, part_from_bits
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.rule_sets import RuleSet
from samba_desktop.ui.kit.shared_words import counted

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


NAMES = ("Anders", "Berit", "Carl", "Doris", "Emil", "Frida")
"""Who sits down with the person; names that are at home in the countries where Samba is played."""
USUAL_PLAYERS = 4
YOU = frozenset({"You", "Du", "Jij"})
"""What stands in place of a name as long as a person has chosen none."""


class MatchPlan(Struct, frozen=True):
    """A match before its first deal."""

    rules: Rules
    seating: Seating
    seats: tuple[SeatPlan, ...]
    """One for each seat; the person's is the first, where there is one."""
    first_dealer: int | None = None
    """The seat that deals first; None where the rules decide."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set."""
    part: Part | None = None
    """What its cards are to come from; None where that is found when the match begins."""
    first_deal: int | None = None
    """The seed of the first round, where it is played from a code."""


def record_of(plan: MatchPlan, seed: int) -> Record:
    """Return the record of a planned match before its first deal."""
    return Record(
        plan.rules,
        plan.seating,
        tuple(replace(seat, name=typed_name(seat.name)) for seat in plan.seats),
        seed,
        plan.first_dealer,
        rules_name=typed_name(plan.rules_name),
        first_deal=plan.first_deal,
    )


def fresh_part() -> Part:
    """Draw the program's part of new cards."""
    import secrets  # noqa: PLC0415 - only where a match begins

    return part_from_bits(secrets.randbits(PART_BITS))


def fresh_record(plan: MatchPlan) -> Record:
    """Return the record of a planned match with cards that nobody knows, and with receipts of them."""
    part = plan.part or fresh_part()
    return replace(record_of(plan, part.seed), notes=part.notes)


def plan_again(record: Record, *, same_deals: bool) -> tuple[MatchPlan, int | None]:
    """Return the plan for another match of the same people, and the seed where its deals are the same too."""
    plan = plan_of(record)
    return (replace(plan, first_deal=record.first_deal), record.seed) if same_deals else (plan, None)


def plan_of(record: Record) -> MatchPlan:
    """Return the plan by which the match of a record was begun."""
    return MatchPlan(record.rules, record.seating, record.seats, record.first_dealer, record.rules_name)


def usual_plan(person: str) -> MatchPlan:
    """Return what the first match is: four players in two pairs, the first game of the list."""
    rules = next(iter(PRESETS.values())).rules
    seats = (SeatPlan(person, PERSON), *(SeatPlan(name, USUAL_LEVEL) for name in NAMES[: USUAL_PLAYERS - 1]))
    return MatchPlan(rules, Seating(USUAL_PLAYERS, rules.shapes(USUAL_PLAYERS)[0]), seats, None)


def without_untyped(plan: MatchPlan, typed: TypedCommands) -> MatchPlan:
    """Return a plan with the usual level in place of programs whose commands were not typed here."""
    seats = (one if typed.starts(one.level) else replace(one, level=USUAL_LEVEL) for one in plan.seats)
    return replace(plan, seats=tuple(seats))


def own_name(name: str) -> str:
    """Return the name of a person; empty where it only says "you", in whichever language."""
    return "" if name in YOU else name


def with_person(plan: MatchPlan, name: str) -> MatchPlan:
    """Return a plan in which a person of this name has the first seat, as also after a demonstration."""
    return replace(plan, seats=(SeatPlan(name, PERSON), *plan.seats[1:]))


def nearest_seating(rules: Rules, wanted: Seating) -> Seating:
    """Return the seating that the rules offer and that is nearest to the one wanted, else to the usual one.

    Rules that offer none at all contradict themselves; then it is everybody alone.
    """
    counts = sorted(
        rules.deck.player_counts,
        key=lambda count: (abs(count - wanted.players), abs(count - USUAL_PLAYERS), count),
    )
    players = next((count for count in counts if possible_shapes(rules, count)), counts[0])
    shapes = possible_shapes(rules, players) or (Shape.SOLO,)
    return Seating(players, wanted.shape if wanted.shape in shapes else shapes[0])


def possible_shapes(rules: Rules, players: int) -> tuple[Shape, ...]:
    """List the team shapes that rules offer for a count of players, and that so many can form."""
    return tuple(shape for shape in rules.shapes(players) if PLAYERS_OF.get(shape, players) == players)


def with_game(plan: MatchPlan, game: Game) -> MatchPlan:
    """Return a plan for another game: with the same people as far as they find a seat there."""
    seating = nearest_seating(game.rules, plan.seating)
    taken = {seat.name.casefold() for seat in plan.seats}
    fresh = (SeatPlan(name, USUAL_LEVEL) for name in NAMES if name.casefold() not in taken)
    seats = (*plan.seats, *fresh)[: seating.players]
    return MatchPlan(game.rules, seating, seats, None, game.name)


def plan_to_text(plan: MatchPlan, before: str = "") -> str:
    """Write a plan for the preferences, where what was chosen `before` stands.

    A match with the cards of a code has their dealer, and one of computers alone their names: they leave what
    was chosen.
    """
    if plan.first_deal is not None or plan.seats[0].level != PERSON:
        return before
    return json.dumps(
        {
            "rules": rules_to_json(plan.rules),
            "players": plan.seating.players,
            "shape": plan.seating.shape.value,
            "seats": [[seat.name, seat.level] for seat in plan.seats],
            "first_dealer": plan.first_dealer,
            "rules_name": plan.rules_name,
        }
    )


def plan_from_text(text: str) -> MatchPlan | None:
    """Read a plan; None where there is none or it is no longer possible."""
    try:
        found = load_json(text)
        fields: dict[str, object] = found if isinstance(found, dict) else {}
        rules = rules_from_json(fields.get("rules"))
    except (UnreadableError, RulesError):
        return None
    seating = _seating(rules, fields.get("players"), fields.get("shape"))
    plans, dealer, name = fields.get("seats"), fields.get("first_dealer"), fields.get("rules_name")
    if seating is None or not isinstance(plans, list) or len(plans) != seating.players:
        return None
    seats = tuple(SeatPlan(*one) for one in plans if _is_seat(one))
    if len(seats) < len(plans) or PERSON in {plan.level for plan in seats[1:]}:
        return None
    first = dealer if type(dealer) is int and 0 <= dealer < seating.players else None
    return MatchPlan(rules, seating, seats, first, typed_name(name) if isinstance(name, str) else "")


def _is_seat(found: object) -> bool:
    match found:
        case [str(), str(level)]:
            return is_seated(level)
        case _:
            return False


def _seating(rules: Rules, players: object, shape: object) -> Seating | None:
    if type(players) is not int or players not in rules.deck.player_counts:
        return None
    return next((Seating(players, one) for one in rules.shapes(players) if one.value == shape), None)
