"""`samba-desktop receipt`: were the cards fixed before the round? Checks a record or a receipt in a text."""

from pathlib import Path

from msgspec import Struct

from samba_desktop.cli.reading import read_words
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.table import Phase
from samba_desktop.match.deal_code import dealt_seeds
from samba_desktop.match.match import Match
from samba_desktop.match.receipt import flaws, is_sound, part_of, read_opened, receipt_of
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import record_from_text
from samba_desktop.texts.fair_play import ReceiptTexts
from samba_desktop.texts.language import Language


class Checked(Struct, frozen=True):
    """What a check came to."""

    told: str
    sound: bool


def check_receipts(name: str, language: Language) -> Checked:
    """Check the receipts in a file, the record of a match or a text; `-` is standard input.

    Raises Trouble with one sentence where there is nothing to check.
    """
    texts, text = ReceiptTexts(language), read_words(name)
    try:
        if text.lstrip().startswith("{"):
            return check_record(record_from_text(text, Path(name)), texts)
        return _check_text(text, texts)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def _check_text(text: str, texts: ReceiptTexts) -> Checked:
    receipts = read_opened(text)
    lines = [
        (texts.sound_round if is_sound(one) else texts.wrong_round)(one.round_no, one.digest)
        for one in receipts
    ]
    return Checked("\n".join(lines), all(map(is_sound, receipts)))


def check_record(record: Record, texts: ReceiptTexts) -> Checked:
    """Check that a record was dealt as was laid down before; of a round that goes on nothing is told.

    Raises Trouble where it has no receipts, SaveError where it cannot be played.
    """
    part = part_of(record)
    if part is None:
        raise Trouble(texts.none())
    match = Match(record)
    lines = [texts.committed(part.commitment), texts.words(part.words)]
    for number in range(1, match.table.round_no + 1):
        receipt = receipt_of(record, number)
        assert receipt is not None
        tell = texts.sound_round if number <= len(match.counts) else texts.open_round
        lines.append(tell(number, receipt.digest))
    found = flaws(record, dealt_seeds(record.entries))
    lines += [texts.flaw(flaw.value) for flaw in found] or [texts.fits()]
    over = match.phase is Phase.MATCH_OVER
    lines.append(texts.secret(part.secret) if over else texts.later())
    return Checked("\n".join(lines), not found)
