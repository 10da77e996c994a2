"""A deal as a code that can be read out and typed: rules, seats, dealer and the seed of its cards.

A code is a row of the signs of the rules' codes: `DE`, then as digits to the base of 31 the version (of this
form and of the dealing), two for the seats, thirteen for the seed, the code of the rules without its own
checks, and three digits that check all others. What a code means never changes: people keep them.
"""

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import Deal, NotationError, read_action
from samba_desktop.engine.cards import MASK
from samba_desktop.engine.dealing import DealCodeError, read_deal_code
from samba_desktop.engine.rules.changes import RulesError, nearest_preset
from samba_desktop.engine.rules.kinds import FirstDealer, Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, value_of, with_value
from samba_desktop.engine.rules.sharing import (
    ALPHABET,
    BASE,
    CHECKS,
    LONGEST_TEXT,
    are_sound,
    checked,
    code_from,
    code_of,
    digits_of,
    plain_signs,
    rules_from_code,
)
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match

MARK = "DE"
"""With which a code begins; no code of rules does."""
VERSION = 1
"""Of this form; it goes with the version of the dealing, which writes itself as "1"."""
SEATS, SEED = 2, 13
"""How many digits they take."""
RULES_AT = len(MARK) + 1 + SEATS + SEED
MOST_PLAYERS, LEAST_PLAYERS = 6, 2
SHAPES = tuple(Shape)
DEALER = "first_dealer"
"""The option that says nothing here, as the dealer stands in the code itself."""
NEWER = QT_TRANSLATE_NOOP(
    "RulesErrors", "This code was made with a newer version of Samba, and can be read with that version only."
)


class CodedDeal(Struct, frozen=True):
    """The cards of one round, and who gets which."""

    rules: Rules
    seating: Seating
    dealer: int
    """The seat that deals; the seat after it gets the first card."""
    seed: int
    """64 bits."""

    def from_next_seat(self) -> "CodedDeal":
        """Return the same cards with each seat holding what the seat after it held."""
        step = self.seating.after(0, self.rules.deck.turn_order)
        return replace(self, dealer=(self.dealer - step) % self.seating.players)

    def place(self, seat: int) -> int:
        """Say as which a seat is dealt to: 1 for the one after the dealer, who is the last."""
        place, at = 1, self.seating.after(self.dealer, self.rules.deck.turn_order)
        while at != seat:
            place, at = place + 1, self.seating.after(at, self.rules.deck.turn_order)
        return place

    def is_same(self, other: "CodedDeal") -> bool:
        """Tell whether it is the same cards under the same rules, whoever holds them."""
        return (self.seating, self.seed, settled(self.rules)) == (
            other.seating,
            other.seed,
            settled(other.rules),
        )


def settled(rules: Rules) -> Rules:
    """Return rules without how the first dealer is found, as a deal that is played again has its own."""
    usual = value_of(PRESETS[nearest_preset(rules)].rules, DEALER)
    return with_value(rules, DEALER, usual)


def chosen_dealer(rules: Rules) -> Rules:
    """Return rules by which the first dealer is named beforehand."""
    return with_value(rules, DEALER, FirstDealer.CHOSEN)


def coded(deal: CodedDeal) -> str:
    """Write a deal as a code."""
    rules = settled(deal.rules)
    own = code_of(rules, nearest_preset(rules)).replace("-", "")[:-CHECKS]
    row = [*digits_of(MARK), VERSION, *_plain(_seats(deal), SEATS), *_plain(deal.seed, SEED), *digits_of(own)]
    return code_from(MARK, checked(row))


def deal_from_code(text: str) -> CodedDeal:
    """Read a code, however it is divided and in capitals or not.

    Raises RulesError with one sentence where it isn't one, has a slip in it, or is of a newer version.
    """
    signs = _signs(text)
    digits = digits_of(signs)
    if not are_sound(digits):
        raise RulesError(
            "",
            QT_TRANSLATE_NOOP(
                "RulesErrors",
                "There is a mistake in this code: a letter or digit of it is wrong, missing or at another "
                "place; compare it with what you were given.",
            ),
        )
    at = len(MARK)
    if digits[at] != VERSION:
        raise RulesError("", NEWER)
    seats = _number(digits[at + 1 : at + 1 + SEATS])
    seed = _number(digits[at + 1 + SEATS : RULES_AT])
    own = checked(digits[RULES_AT:-CHECKS])
    _, rules = rules_from_code("".join(ALPHABET[digit] for digit in own))
    rest, dealer = divmod(seats, MOST_PLAYERS)
    players, shape = divmod(rest, len(SHAPES))
    players += LEAST_PLAYERS
    fits = players in rules.deck.player_counts and dealer < players and seed <= MASK
    if not fits or SHAPES[shape] not in rules.shapes(players):
        raise RulesError("", NEWER)
    return CodedDeal(rules, Seating(players, SHAPES[shape]), dealer, seed)


def looks_like_deal(text: str) -> bool:
    """Tell whether a text may be meant as the code of a deal."""
    return plain_signs(text).startswith(MARK)


def codes_of_rounds(match: Match) -> tuple[str, ...]:
    """Return the codes of the deals of all finished rounds of a match."""
    record = match.record
    return tuple(
        coded(CodedDeal(record.rules, record.seating, one.dealer, one.seed)) for one in match.figures
    )


def dealt_seeds(entries: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seeds of the deals in the entries of a record, round by round."""
    return tuple(seed for text in entries if (seed := _seed_of(text)) is not None)


def _seed_of(entry: str) -> int | None:
    """Return the seed that a deal is made from; None for any other entry."""
    if not entry.startswith("deal"):
        return None
    try:
        action = read_action(entry)
        return read_deal_code(action.code) if isinstance(action, Deal) else None
    except (NotationError, DealCodeError):
        return None


def _seats(deal: CodedDeal) -> int:
    shape = SHAPES.index(deal.seating.shape)
    return ((deal.seating.players - LEAST_PLAYERS) * len(SHAPES) + shape) * MOST_PLAYERS + deal.dealer


def _plain(number: int, length: int) -> list[int]:
    digits: list[int] = []
    for _ in range(length):
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    return digits


def _number(digits: list[int]) -> int:
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number


def _signs(text: str) -> str:
    signs = plain_signs(text)
    strange = next((sign for sign in signs if sign not in ALPHABET), None)
    if not signs:
        problem = QT_TRANSLATE_NOOP("RulesErrors", "There is no code here; one looks like {example}.")
    elif strange is not None:
        problem = QT_TRANSLATE_NOOP(
            "RulesErrors",
            'There is no "{sign}" in the code of a deal: it is made of letters and digits without 0 and O, '
            "1, I and L, such as {example}.",
        )
    elif not signs.startswith(MARK):
        problem = QT_TRANSLATE_NOOP(
            "RulesErrors", "This is not the code of a deal: such a code begins with {mark}, like {example}."
        )
    elif len(signs) <= RULES_AT + CHECKS:
        problem = QT_TRANSLATE_NOOP(
            "RulesErrors", "This is too short for the code of a deal; one looks like {example}."
        )
    elif len(text) > LONGEST_TEXT:
        problem = QT_TRANSLATE_NOOP("RulesErrors", "This is too long for the code of a deal.")
    else:
        return signs
    raise RulesError("", problem, example=_example(), sign=strange or "", mark=MARK)


def _example() -> str:
    rules = PRESETS["swedish-samba"].rules
    return coded(CodedDeal(rules, Seating(4, Shape.TWO_PAIRS), 0, 1))
