"""What an option of the rules may hold, how it is written down, when it has an effect; knows none of them."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, ClassVar, Protocol

from msgspec import Struct, StructMeta, field

from samba_desktop.engine.rules.kinds import (
    AskPartner,
    BlackThreeMeld,
    CardSort,
    RankModel,
    RedThreeMode,
    RedThreesPositive,
    Shape,
    When,
    WildRank,
)
from samba_desktop.engine.wording import Phrase, WordedError

ByPlayers = tuple[tuple[int, int], ...]
"""A number for each count of players, as pairs in ascending order of players."""
COUNTS = ("2", "3", "4", "5", "6")
"""Counts of players, as they stand in a file."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - the name that Qt's lupdate looks for
    """Mark a text for translation and return it unchanged."""
    return text


class OptionValueError(WordedError):
    """A value that an option cannot hold; the message says what it can hold, as a part of a sentence."""

    context = "RulesErrors"


class Allowed(Protocol):
    """The values that an option can hold and their form in a file."""

    def read(self, value: object) -> Any:  # noqa: ANN401 - each kind of option has its own type
        """Turn the form in a file into the value.

        Raises OptionValueError with what would be allowed.
        """

    def write(self, value: Any) -> object:  # noqa: ANN401 - as above
        """Turn a value into its form in a file."""


class Switch(Struct, frozen=True):
    """Yes or no."""

    def read(self, value: object) -> bool:
        """Accept true and false alone."""
        if not isinstance(value, bool):
            raise OptionValueError(QT_TRANSLATE_NOOP("RulesErrors", "true or false"))
        return value

    def write(self, value: bool) -> object:
        """Return the value itself."""
        return value


class Number(Struct, frozen=True):
    """A whole number between two bounds, or none where `none` says what none means."""

    low: int
    high: int
    none: str = ""
    """What the absence of a number means, as in "no limit"; empty where a number is needed."""
    only: tuple[int, ...] = ()
    """The numbers that are possible, where not all between the bounds are."""

    def read(self, value: object) -> int | None:
        """Accept a whole number within the bounds, or null or "none" where that has a meaning."""
        if value in (None, "none") and self.none:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not self._holds(value):
            raise self.wrong()
        return value

    def _holds(self, value: int) -> bool:
        return value in self.only if self.only else self.low <= value <= self.high

    def wrong(self) -> OptionValueError:
        """Say which numbers are possible."""
        if self.only:
            numbers = OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "one of {known}"), known=", ".join(map(str, self.only))
            )
        else:
            numbers = OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "a whole number from {low} to {high}"),
                low=self.low,
                high=self.high,
            )
        if not self.none:
            return numbers
        return OptionValueError(
            QT_TRANSLATE_NOOP("RulesErrors", "{numbers}, or null ({meaning})"),
            numbers=numbers,
            meaning=Phrase("Rules", self.none),
        )

    def write(self, value: int | None) -> object:
        """Return the number itself."""
        return value


class NumberByPlayers(Struct, frozen=True):
    """A whole number for each count of players; in a file also one number for all counts."""

    low: int
    high: int
    alike: bool = False
    """Whether one number for all counts of players is a value too."""

    def read(self, value: object) -> ByPlayers | int:
        """Accept an object with counts of players as keys, or a single number where that is possible."""
        one = Number(self.low, self.high)
        if isinstance(value, int) and self.alike:
            number = one.read(value)
            assert number is not None
            return number
        if not isinstance(value, Mapping) or not value:
            each = QT_TRANSLATE_NOOP(
                "RulesErrors", "an object that gives for each count of players {numbers}"
            )
            either = QT_TRANSLATE_NOOP(
                "RulesErrors", "{numbers}, or an object that gives one for each count of players"
            )
            raise OptionValueError(either if self.alike else each, numbers=one.wrong())
        pairs = []
        for key, number in value.items():
            pairs.append((int(_players_key(key)), one.read(number)))
        return tuple(sorted((players, number) for players, number in pairs if number is not None))

    def write(self, value: ByPlayers | int) -> object:
        """Write pairs as an object with text keys."""
        return value if isinstance(value, int) else {str(players): number for players, number in value}


def _players_key(key: object) -> str:
    if str(key) not in COUNTS:
        raise OptionValueError(
            QT_TRANSLATE_NOOP("RulesErrors", "an object with counts of players from 2 to 6 as keys")
        )
    return str(key)


class Choice(Struct, frozen=True):
    """One of several kinds."""

    kinds: type[StrEnum]

    def read(self, value: object) -> StrEnum:
        """Accept the name of one of the kinds."""
        try:
            return self.kinds(str(value))
        except ValueError:
            raise OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "one of {known}"),
                known=", ".join(kind.value for kind in self.kinds),
            ) from None

    def write(self, value: StrEnum) -> object:
        """Write the name of the kind, a number as a number."""
        return int(value.value) if value.value.isdigit() else value.value


class Subset(Struct, frozen=True):
    """Any of several kinds at once."""

    kinds: type[StrEnum]
    leaving_out: frozenset[str] = frozenset()

    def read(self, value: object) -> frozenset[StrEnum]:
        """Accept a list of names of kinds."""
        names = [kind.value for kind in self.kinds if kind.value not in self.leaving_out]
        if not isinstance(value, list | tuple) or any(name not in names for name in value):
            raise OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "a list of any of {known}"), known=", ".join(names)
            )
        return frozenset(self.kinds(name) for name in value)

    def write(self, value: frozenset[StrEnum]) -> object:
        """Write the names in alphabetical order."""
        return sorted(kind.value for kind in value)


class PlayerCounts(Struct, frozen=True):
    """A set of counts of players."""

    def read(self, value: object) -> frozenset[int]:
        """Accept a list of counts."""
        if (
            not isinstance(value, list | tuple)
            or not value
            or any(str(players) not in COUNTS for players in value)
        ):
            raise OptionValueError(
                QT_TRANSLATE_NOOP("RulesErrors", "a list of counts of players from 2 to 6")
            )
        return frozenset(int(players) for players in value)

    def write(self, value: frozenset[int]) -> object:
        """Write the counts in ascending order."""
        return sorted(value)


class ShapesByPlayers(Struct, frozen=True):
    """The team shapes offered for each count of players, the usual one first."""

    kinds: type[StrEnum]

    def read(self, value: object) -> tuple[tuple[int, tuple[StrEnum, ...]], ...]:
        """Accept an object with counts of players as keys and lists of shapes."""
        if not isinstance(value, Mapping) or not value:
            raise OptionValueError(
                QT_TRANSLATE_NOOP(
                    "RulesErrors", "an object that gives the team shapes for each count of players"
                )
            )
        one = Choice(self.kinds)
        return tuple(
            sorted(
                (
                    int(_players_key(players)),
                    tuple(one.read(shape) for shape in _listed(shapes)),
                )
                for players, shapes in value.items()
            )
        )

    def write(self, value: tuple[tuple[int, tuple[StrEnum, ...]], ...]) -> object:
        """Write an object with text keys."""
        return {str(players): [shape.value for shape in shapes] for players, shapes in value}


def _listed(value: object) -> list[object]:
    if not isinstance(value, list | tuple) or not value:
        raise OptionValueError(QT_TRANSLATE_NOOP("RulesErrors", "a list of team shapes"))
    return list(value)


HIGHEST_TOTAL, HIGHEST_MINIMUM = 100_000, 1000
"""Of a band, in points."""


class Bands(Struct, frozen=True):
    """Minimums by total: pairs of the total from which a minimum holds, ascending, and the minimum.

    The first total is null and stands for all below.
    """

    def read(self, value: object) -> tuple[tuple[int | None, int], ...]:
        """Accept a list of pairs."""
        if not isinstance(value, list | tuple) or not value:
            raise _no_bands()
        bands: list[tuple[int | None, int]] = []
        for pair in value:
            if not isinstance(pair, list | tuple) or len(pair) != 2:
                raise _no_bands()
            if not _is_number(pair[1], 0, HIGHEST_MINIMUM):
                raise _no_bands()
            bands.append((None if pair[0] == "none" else pair[0], pair[1]))
        totals = [total for total, _ in bands[1:]]
        if bands[0][0] is not None or not all(
            _is_number(total, -HIGHEST_TOTAL, HIGHEST_TOTAL) for total in totals
        ):
            raise _no_bands()
        if totals != sorted(set(totals), key=lambda total: total or 0):
            raise _no_bands()
        return tuple(bands)

    def write(self, value: tuple[tuple[int | None, int], ...]) -> object:
        """Write a list of pairs."""
        return [list(band) for band in value]


def _no_bands() -> OptionValueError:
    return OptionValueError(
        QT_TRANSLATE_NOOP(
            "RulesErrors",
            "a list of pairs [from total, minimum] in ascending order, the first total null, the others from "
            "{low} to {high}, and minimums from 0 to {most}",
        ),
        low=-HIGHEST_TOTAL,
        high=HIGHEST_TOTAL,
        most=HIGHEST_MINIMUM,
    )


class Numbers(Struct, frozen=True):
    """One whole number or more."""

    low: int
    high: int

    def read(self, value: object) -> tuple[int, ...]:
        """Accept a list of numbers within the bounds."""
        if (
            not isinstance(value, list | tuple)
            or not value
            or not all(_is_number(number, self.low, self.high) for number in value)
        ):
            raise OptionValueError(
                QT_TRANSLATE_NOOP(
                    "RulesErrors", "a list of whole numbers from {low} to {high}, at least one"
                ),
                low=self.low,
                high=self.high,
            )
        return tuple(value)

    def write(self, value: tuple[int, ...]) -> object:
        """Write a list."""
        return list(value)


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


OTHERWISE = "*"
"""In `says`: the sentence for every value that has none of its own."""
BY_PLAYERS = "by players"
"""In `says`: the sentence for a number that is not the same for all counts of players."""


class Needs(Struct, frozen=True):
    """A condition on other options without which an option has no effect."""

    options: tuple[str, ...]
    holds: Callable[..., bool]
    """Judges the values of these options, handed over in their order."""
    reason: str
    """The sentence that tells why there is no effect."""


class Option(Struct, frozen=True):
    """All about one option: the one place from which dialog, rules page and file form come."""

    default: Any
    """Its value in Swedish Samba."""
    label: str
    """A few words for the settings dialog."""
    says: str | Mapping[Any, str]
    """The sentence of the rule as one would print it; where it differs by value, a sentence for each.

    A mapping holds values as keys, and besides them OTHERWISE for all other values and BY_PLAYERS for numbers
    that differ by count of players. For a set a key may also be one member: its sentence holds for every set
    with it. Gaps: {value} for the value in force in digits or, for a set, its names joined by "and"; {number}
    for a small number as a word; {any} for the names of a set joined by "or". What complete melds are called
    under the rules in force: {set} and {sets} of whatever kind, {samba}, {a_samba} and {sambas} in sequence.
    """
    allowed: Allowed
    number: int
    """By which the option is known in the codes of rules that people keep and pass on: it never changes, what
    is new takes the next one, and that of an option that is gone is given to no other."""
    clause: str | Mapping[Any, str] = ""
    """A few words for each value, as agreed before play, in the form of `says`; empty where it goes without
    saying."""
    names: Mapping[Any, str] = field(default_factory=dict)
    """For each kind that can be chosen a few words, for the list of choices and for the gaps of a set."""
    needs: tuple[Needs, ...] = ()
    """What must hold for the option to have any effect."""

    def sentence(self, value: Any) -> str:  # noqa: ANN401 - options differ in type
        """Return the sentence for a value, its gaps still open.

        Raises KeyError where the option has none, which would be a slip in its declaration.
        """
        return _text_for(self.says, value)

    def clause_for(self, value: Any) -> str:  # noqa: ANN401 - options differ in type
        """Return the clause for a value, its gaps still open.

        Raises KeyError as `sentence` does.
        """
        return _text_for(self.clause, value)


def _text_for(texts: str | Mapping[Any, str], value: Any) -> str:  # noqa: ANN401 - options differ in type
    if isinstance(texts, str):
        return texts
    value = alike(value)
    if isinstance(value, tuple):
        return texts[BY_PLAYERS]
    if value in texts:
        return texts[value]
    if isinstance(value, frozenset):
        for member in value:
            if member in texts:
                return texts[member]
    return texts[OTHERWISE]


def alike(value: Any) -> Any:  # noqa: ANN401 - options differ in type
    """Reduce a number that is the same for all counts of players to it; leave other values as they are."""
    if not isinstance(value, tuple) or not value or not isinstance(value[0], tuple):
        return value
    numbers = {number for _, number in value}
    (players, number), *_ = value
    return number if len(numbers) == 1 and isinstance(number, int) and players is not None else value


def option(  # noqa: PLR0913 - the parts of a declaration
    default: Any,  # noqa: ANN401 - options differ in type
    label: str,
    says: str | Mapping[Any, str],
    allowed: Allowed,
    *,
    number: int,
    clause: str | Mapping[Any, str] = "",
    names: Mapping[Any, str] | None = None,
    needs: tuple[Needs, ...] = (),
) -> Any:  # noqa: ANN401 - the field's type stands at the field
    """Declare a field of a theme together with what is said about it."""
    return Option(default, label, says, allowed, number, clause, names or {}, needs)


class _Declaring(StructMeta):
    """Gives the fields of a theme the values of their options, and the theme what is declared about them."""

    def __new__(  # noqa: PYI034 - a metaclass has no Self
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, frozen: bool
    ) -> "_Declaring":
        declared = {field: one for field, one in namespace.items() if isinstance(one, Option)}
        defaults = {field: one.default for field, one in declared.items()}
        own = {**namespace, **defaults, "options": MappingProxyType(declared)}
        return super().__new__(mcs, name, bases, own, frozen=frozen)


class Theme(Struct, metaclass=_Declaring, frozen=True):
    """Options that belong together: each field is one, declared by `option`."""

    title: ClassVar[str]
    options: ClassVar[Mapping[str, Option]]


WILD_CARDS = Needs(
    ("wild_ranks", "joker_count"),
    lambda wilds, jokers: WildRank.TWO in wilds or (WildRank.JOKER in wilds and jokers > 0),
    QT_TRANSLATE_NOOP("Rules", "There are no wild cards."),
)
WILDS_IN_GROUPS = Needs(
    ("group_max_wilds",),
    lambda most: most != 0,
    QT_TRANSLATE_NOOP("Rules", "A group holds no wild card."),
)
CANASTAS = Needs(
    ("canasta_size",), lambda size: size is not None, QT_TRANSLATE_NOOP("Rules", "There are no canastas.")
)
LONG_GROUPS = Needs(
    ("groups_may_exceed_seven",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "No card at all can be added to a complete canasta."),
)
WILD_MELDS = Needs(
    ("wild_melds",), bool, QT_TRANSLATE_NOOP("Rules", "Wild cards can't be melded by themselves.")
)
SEQUENCES = Needs(("sequences_enabled",), bool, QT_TRANSLATE_NOOP("Rules", "Sequences aren't played."))
WILDS_IN_SEQUENCES = Needs(
    ("sequence_max_wilds",),
    lambda most: most != 0,
    QT_TRANSLATE_NOOP("Rules", "A sequence holds no wild card."),
)
SAMBAS = Needs(
    ("samba_size",), lambda size: size is not None, QT_TRANSLATE_NOOP("Rules", "There are no sambas.")
)
SETS = Needs(
    ("canasta_size", "sequences_enabled", "samba_size", "wild_melds"),
    lambda canasta, sequences, samba, wild: (
        canasta is not None or (sequences and samba is not None) or bool(wild)
    ),
    QT_TRANSLATE_NOOP("Rules", "There are neither canastas nor sambas."),
)
PILE_TAKEN = Needs(
    (
        "pile_top_must_be_melded",
        "pile_take_natural_pair",
        "pile_take_natural_plus_wild",
        "pile_take_by_extending_group",
        "pile_take_by_extending_sequence",
        "pile_take_new_sequence",
        "sequences_enabled",
    ),
    lambda melded, pair, with_wild, group, sequence, new, sequences: (
        not melded
        or pair
        or with_wild is not When.NEVER
        or group is not When.NEVER
        or (sequences and (sequence is not When.NEVER or new is not When.NEVER))
    ),
    QT_TRANSLATE_NOOP("Rules", "There is no way of taking the pile."),
)
TOP_MELDED = Needs(
    ("pile_top_must_be_melded",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "The top card is taken without melding it."),
)
FREEZING_MATTERS = Needs(
    (
        "pile_take_natural_plus_wild",
        "pile_take_by_extending_group",
        "pile_take_by_extending_sequence",
        "pile_take_new_sequence",
        "sequences_enabled",
        "pile_top_must_be_melded",
        "forced_pile_when_stock_empty",
    ),
    lambda with_wild, group, sequence, new, sequences, melded, forced: (
        melded
        and (
            When.WHEN_UNFROZEN in (with_wild, group)
            or (sequences and (sequence is When.WHEN_UNFROZEN or new is not When.NEVER))
            or (forced and (group is not When.NEVER or (sequences and sequence is not When.NEVER)))
        )
    ),
    QT_TRANSLATE_NOOP("Rules", "The pile is taken in the same way whether it is frozen or not."),
)
NOT_ALWAYS_FROZEN = Needs(
    ("freeze_triggers",),
    lambda triggers: CardSort.ALWAYS not in triggers,
    QT_TRANSLATE_NOOP("Rules", "The pile is frozen all the time."),
)
MINIMUM = Needs(
    ("initial_meld_bands",),
    lambda bands: any(points > 0 for _, points in bands),
    QT_TRANSLATE_NOOP("Rules", "A first meld needs no minimum."),
)
PILE_FOR_FIRST_MELD = Needs(
    ("pile_take_for_initial",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "The pile can't be taken for a first meld."),
)
SPECIAL_THREES = Needs(("threes_special",), bool, QT_TRANSLATE_NOOP("Rules", "Threes are ordinary cards."))
RED_THREES = Needs(
    ("red_three_mode",),
    lambda mode: mode is not RedThreeMode.ORDINARY,
    QT_TRANSLATE_NOOP("Rules", "Red threes have no special role."),
)
RED_THREES_KEPT = Needs(
    ("red_three_mode",),
    lambda mode: mode is RedThreeMode.OPTIONAL,
    QT_TRANSLATE_NOOP("Rules", "Red threes never stay in a hand."),
)
RED_THREES_COUNT_AGAINST = Needs(
    (
        "red_three_positive_if",
        "red_three_positive_sets",
        "go_out_sets",
        "go_out_min_sambas",
        "go_out_min_natural_sets",
    ),
    lambda condition, sets, needed, sambas, natural: (
        (condition is RedThreesPositive.SET_COUNT and sets > 0)
        or (condition is RedThreesPositive.GO_OUT_REQUIREMENT and (alike(needed) != 0 or sambas or natural))
        or condition is RedThreesPositive.INITIAL_MELD
    ),
    QT_TRANSLATE_NOOP("Rules", "Red threes count for every side."),
)
BLACK_THREES_PLAYED = Needs(
    ("threes_special", "black_three_meld", "sequences_enabled", "sequence_rank_model"),
    lambda special, meld, sequences, model: (
        not special or meld is not BlackThreeMeld.NEVER or (sequences and model is RankModel.ACE_LOW_LITERAL)
    ),
    QT_TRANSLATE_NOOP("Rules", "Black threes are never melded."),
)
BLACK_THREES_MELDED = Needs(
    ("threes_special", "black_three_meld"),
    lambda special, meld: not special or meld is not BlackThreeMeld.NEVER,
    QT_TRANSLATE_NOOP("Rules", "Black threes are never melded."),
)
HANDS_DEDUCTED = Needs(
    ("hand_cards_deducted",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "Cards left in the hand cost nothing."),
)
TEAMS = Needs(
    ("team_shapes",),
    lambda shapes: any(shape is not Shape.SOLO for _, offered in shapes for shape in offered),
    QT_TRANSLATE_NOOP("Rules", "Everybody plays alone."),
)
ASKING = Needs(
    ("ask_partner",),
    lambda asking: asking is not AskPartner.OFF,
    QT_TRANSLATE_NOOP("Rules", "The partner isn't asked."),
)
TRIOS = Needs(
    ("team_shapes",),
    lambda shapes: any(shape is Shape.TWO_TRIOS for _, offered in shapes for shape in offered),
    QT_TRANSLATE_NOOP("Rules", "Nobody has more than one partner."),
)
