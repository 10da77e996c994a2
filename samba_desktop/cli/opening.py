"""`samba-desktop FILE` and `samba-desktop replay FILE`: what the record of a match holds, in a sentence."""

from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.wording import shown
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record
from samba_desktop.texts.language import Language


def opened_record(name: str, language: Language) -> tuple[Record, str]:
    """Read the record of a match and tell in a sentence what it holds.

    Raises Trouble with one sentence where the file holds no record, or one that cannot be played.
    """
    path = Path(name)
    try:
        record = read_record(path)
        match = Match(record)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None
    return record, RecordTexts(language).told(shown(path.name), match)


class RecordTexts:
    """What is said of a record, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("RecordTexts", text, n, **gaps)

    def told(self, file: str, match: Match) -> str:
        """Say what a file holds."""
        game, players = game_of(match.record, self._language), match.record.seating.players
        if not match.counts:
            return self.tr(
                "{file} holds a match of {game} for {players} players; no round is finished.",
                file=file,
                game=game,
                players=players,
            )
        return self.tr(
            "{file} holds a match of {game} for {players} players with %n finished round(s), {totals}.",
            "",
            len(match.counts),
            file=file,
            game=game,
            players=players,
            totals=" : ".join(map(self._language.number, match.counts[-1].totals)),
        )


def game_of(record: Record, language: Language) -> str:
    """Name the game of a record."""
    return shown(record.rules_name) or language.say("Presets", PRESETS[nearest_preset(record.rules)].title)
