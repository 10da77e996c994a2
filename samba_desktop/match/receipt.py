"""Receipts of deals: what was shuffled is laid down before a round, and can be checked by anybody after it.

Before a match the program draws a secret part of its own and shows the hash of it; then the player may add
words. Part and words together make the seed of the match. Before each round the hash of a nonce and of the
shuffled deck is shown, after it the nonce and the deck themselves. Knows no screen and no source of chance.
"""

import hashlib
import unicodedata
from enum import Enum
from itertools import pairwise

from msgspec import Struct

from samba_desktop.engine.actions import NotationError, read_cards, write_cards
from samba_desktop.engine.cards import Card, Chance, pack, shuffled
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.match.match import round_seed
from samba_desktop.match.record import SEED_BITS, Record
from samba_desktop.match.saving import SaveError

PART_BITS = 128
NONCE_BITS = 128
DIGEST_DIGITS = 64
LONGEST_WORDS = 200
PART, WORDS, COMMITMENT = "receipt_part", "receipt_words", "receipt_commitment"
"""The names of the notes of a record that hold its receipt."""
HEX = frozenset("0123456789abcdef")


class Part(Struct, frozen=True):
    """What the seed of a match is made of: the program's secret, and words that the player added."""

    secret: str
    """128 bits as 32 digits; whoever knows it before the match knows all its deals."""
    words: str = ""

    @property
    def commitment(self) -> str:
        """Return the hash by which the program is bound to its secret; it may be shown at any time."""
        return _hash(f"samba part\n{self.secret}")

    @property
    def seed(self) -> int:
        """Return the seed of the match, of 64 bits."""
        return int(_hash(f"samba seed\n{self.secret}\n{plain_words(self.words)}")[: SEED_BITS // 4], 16)

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """Return the notes by which a record keeps it."""
        kept = {COMMITMENT: self.commitment, PART: self.secret, WORDS: plain_words(self.words)}
        return tuple(sorted(kept.items()))


def part_from_bits(bits: int, words: str = "") -> Part:
    """Make a part from 128 bits of chance."""
    return Part(f"{bits:0{PART_BITS // 4}x}", words)


def plain_words(words: str) -> str:
    """Return words in the one form that counts: one line without blanks around, however they were typed."""
    return unicodedata.normalize("NFC", " ".join(words.split()))[:LONGEST_WORDS]


def part_of(record: Record) -> Part | None:
    """Return what the seed of a record was made of; None where its match was begun without a receipt."""
    notes = dict(record.notes)
    secret = notes.get(PART, "")
    return Part(secret, notes.get(WORDS, "")) if _is_hex(secret, PART_BITS // 4) else None


class Receipt(Struct, frozen=True):
    """What is laid down about the cards of one round."""

    round_no: int
    digest: str
    """The hash that is shown before the round."""
    nonce: str
    """128 bits as 32 digits, without which the hash could be tried out; shown after the round."""
    deck: tuple[Card, ...]
    """The shuffled deck, the first card dealt first; shown after the round."""


def receipt_of(record: Record, round_no: int) -> Receipt | None:
    """Return the receipt of a round, played or still to come; None where the match has none."""
    part = part_of(record)
    if part is None:
        return None
    return make_receipt(part, record.rules, round_seed(record, round_no), round_no)


def make_receipt(part: Part, rules: Rules, seed: int, round_no: int) -> Receipt:
    """Lay down the deck that a seed gives under rules."""
    cards = pack(rules.deck.deck_count, rules.deck.joker_count)
    deck = shuffled(cards, Chance(seed))
    nonce = _hash(f"samba nonce\n{part.secret}\n{round_no}")[: NONCE_BITS // 4]
    return Receipt(round_no, digest_of(nonce, deck), nonce, deck)


def digest_of(nonce: str, deck: tuple[Card, ...]) -> str:
    """Return the SHA-256 of a nonce and a deck, both as they are written, with a blank between them."""
    return _hash(f"{nonce} {write_cards(deck)}")


class Flaw(Enum):
    """What does not fit together in a record."""

    COMMITMENT = "commitment"
    """The secret part is not the one whose hash was shown."""
    SEED = "seed"
    """The seed of the match does not come from the part and the words."""
    DEAL = "deal"
    """A round was not dealt from that seed."""


def flaws(record: Record, dealt: tuple[int, ...]) -> tuple[Flaw, ...]:
    """Find what does not fit of part, words, seed and deals; `dealt` are the seeds of the rounds so far."""
    part = part_of(record)
    if part is None:
        return ()
    found = []
    if dict(record.notes).get(COMMITMENT) != part.commitment:
        found.append(Flaw.COMMITMENT)
    if record.seed != part.seed:
        found.append(Flaw.SEED)
    if any(seed != round_seed(record, at) for at, seed in enumerate(dealt, start=1)):
        found.append(Flaw.DEAL)
    return tuple(found)


def opened_text(receipt: Receipt) -> str:
    """Write a receipt whose round is over, for whoever wants to check it."""
    return "\n".join(
        (
            f"samba receipt, round {receipt.round_no}",
            f"sha256 {receipt.digest}",
            f"nonce {receipt.nonce}",
            f"deck {write_cards(receipt.deck)}",
        )
    )


def read_opened(text: str) -> tuple[Receipt, ...]:
    """Read receipts out of a text, as `opened_text` writes them, lines of other kinds between them.

    Whether they are sound is for `is_sound` to say. Raises SaveError with one sentence where there is none,
    or one of them is not whole.
    """
    found: list[Receipt] = []
    lines = [line.strip() for line in text.splitlines()]
    starts = [at for at, line in enumerate(lines) if line.lower().startswith("sha256 ")]
    for at, end in pairwise([*starts, len(lines)]):
        number = _round_number(lines[at - 1]) if at else 0
        found.append(_read_one(lines[at:end], number or len(found) + 1))
    if not found:
        sentence = QT_TRANSLATE_NOOP(
            "Saving", 'There is no receipt here: one has lines that begin with "sha256", "nonce" and "deck".'
        )
        raise SaveError(sentence)
    return tuple(found)


def is_sound(receipt: Receipt) -> bool:
    """Tell whether nonce and deck give the hash of the receipt."""
    return digest_of(receipt.nonce, receipt.deck) == receipt.digest


def _round_number(line: str) -> int:
    word = line.rpartition(" ")[2]
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 6 else 0


def _read_one(lines: list[str], number: int) -> Receipt:
    said: dict[str, str] = {}
    for line in lines:
        name, _, rest = line.partition(" ")
        said.setdefault(name.lower(), rest.strip())
    digest, nonce = said["sha256"].lower(), said.get("nonce", "").lower()
    try:
        deck = read_cards(said.get("deck", ""))
    except NotationError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The deck of receipt {number} cannot be read: {why}")
        raise SaveError(sentence, number=number, why=error) from error
    if not _is_hex(digest, DIGEST_DIGITS) or not _is_hex(nonce, NONCE_BITS // 4) or not deck:
        sentence = QT_TRANSLATE_NOOP(
            "Saving",
            "Receipt {number} is not whole: it needs 64 digits after sha256, 32 after nonce, and the cards "
            "of the deck.",
        )
        raise SaveError(sentence, number=number)
    return Receipt(number, digest, nonce, deck)


def _is_hex(text: str, digits: int) -> bool:
    return len(text) == digits and set(text) <= HEX


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
